"""Worker abilities: how they are dealt, and the four of Mistwood."""

from collections import Counter

import pytest

from everdell_powers import PACK, POWERS, WAITS, chosen, having, new, seen
from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    full_city,
    hand,
    heard,
    placed,
    play,
    player,
    points,
    refused,
    rolls,
    rugwort,
    stock,
    table,
    texts,
)
from tanglewood.api import Game
from tanglewood.games.everdell.modules.powers.powers import may_be_dealt, powers_in
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.state import NOBODY

# ---------------------------------------------------------------------- dealing


@pytest.mark.rule("MW.power.deal")
def test_one_of_four_is_dealt_or_one_of_two_chosen() -> None:
    four = [new(seed, players=4, powers="mistwood") for seed in range(5)]
    assert all(
        sorted(powers_in(PACK)[it.power].box for it in one.players) == ["mistwood"] * 4 for one in four
    )
    assert all(len({it.power for it in one.players}) == 4 for one in four)
    state = new(3, players=3, powers="all")
    dealt = [it.beside.dealt for it in state.players]
    assert [len(pair) for pair in dealt] == [2, 2, 2]
    assert len({number for pair in dealt for number in pair}) == 6
    seat = state.turn
    assert [move.a for move in state.options()] == list(dealt[seat])
    state.play(state.options()[1])
    assert state.players[seat].power == dealt[seat][1]
    assert all(it.power == -1 for it in new(3, players=3).players)


@pytest.mark.rule("MW.power.choose_first")
def test_the_two_dealt_are_secret_and_chosen_before_the_cards() -> None:
    state = new(3, players=3, powers="all")
    assert [len(it.hand) for it in state.players] == [0, 0, 0]
    assert set(state.meadow) == {-1}
    seat = state.turn
    other = (seat + 1) % 3
    assert len(seen(state, seat, seat).dealt) == 2
    assert seen(state, seat, other).dealt == []
    worlds = {state.imagine(seat, seeded(n)).players[other].beside.dealt for n in range(20)}
    assert len(worlds) > 5
    assert all(not set(pair) & set(state.players[seat].beside.dealt) for pair in worlds)
    state.play(state.options()[0])
    assert seen(state, other, seat).id == powers_in(PACK)[state.players[seat].power].id
    chosen(state)
    assert all(it.hand for it in state.players)


@pytest.mark.rule("MW.power.deal")
def test_which_may_be_dealt() -> None:
    assert len(may_be_dealt(powers_in(PACK), "mistwood")) == 4
    assert len(may_be_dealt(powers_in(PACK), "all")) == 23
    hunted = [powers_in(PACK)[number].id for number in may_be_dealt(powers_in(PACK), "all", nightweave=True)]
    assert "spiders" not in hunted
    assert len(hunted) == 22
    state = new(1, players=1, powers="all", nightweave=True)
    for n in range(60):
        assert state.imagine(NOBODY, seeded(n)).problems() == []


@pytest.mark.rule("MW.power.no_spring_worker")
def test_spring_brings_no_worker() -> None:
    lines = ("power: stoats", "workers: 2", "placed: haven haven", *WAITS)
    assert player(play(table(POWERS, *lines), "prepare")).workers == 2
    assert player(play(table("workers: 2", "placed: haven haven", *WAITS), "prepare")).workers == 3
    summer = table(POWERS, "player 0: spring", "power: stoats", "placed: haven haven", *WAITS)
    assert player(play(summer, "prepare")).workers == 3


@pytest.mark.rule("MW.power.add_on", "MW.power.otters")
def test_abilities_go_with_card_playing_abilities() -> None:
    few = table(POWERS, "power: otters", "resources: 4 resin", "hand: palace", "city: crane", *WAITS)
    assert refused(few, "play palace") == "EV.play.cost"
    game = table(POWERS, "power: otters", "resources: 5 resin", "hand: palace", "city: crane", *WAITS)
    play(game, "play palace")  # 8 less 3, all in resin
    while game.turn == 0:
        play(game, texts(game)[0])
    assert (city(game), stock(game)) == (["palace"], {})
    plain = table("resources: 5 resin", "hand: palace", "city: crane", *WAITS)
    assert refused(plain, "play palace") == "EV.play.cost"


# ---------------------------------------------------------------------- Stoats


@pytest.mark.rule("MW.power.stoats")
def test_stoats_swap_cards_after_a_card() -> None:
    game = table(POWERS, "power: stoats", "resources: 2 twig 1 resin", "hand: farm king queen fool", *WAITS)
    play(game, "play farm")
    assert texts(game) == ["gain twig", "gain resin", "gain pebble", "gain berry", "done"]
    play(game, "gain pebble", "discard fool", "discard king")
    assert stock(game) == {"pebble": 1, "berry": 1}  # the Farm's berry
    assert (hand(game), len(discarded(game))) == ([], 3)


@pytest.mark.rule("MW.power.stoats", "MW.power.stoats_once")
def test_stoats_need_cards_and_swap_once() -> None:
    two = table(POWERS, "power: stoats", "resources: 2 twig 1 resin", "hand: farm king queen", *WAITS)
    play(two, "play farm")
    assert texts(two) == ["gain twig", "gain resin", "gain berry", "done"]
    assert refused(two, "gain pebble") == "MW.power.stoats"
    play(two, "gain twig", "discard king")
    assert two.turn == 1
    one = table(POWERS, "power: stoats", "resources: 2 twig 1 resin", "hand: farm king", *WAITS)
    assert play(one, "play farm").turn == 1
    four = table(POWERS, "power: stoats", RICH, "hand: farm king queen fool judge", *WAITS)
    play(four, "play farm", "gain twig", "discard king", "discard queen")
    assert (four.turn, hand(four)) == (1, ["fool", "judge"])


@pytest.mark.rule("MW.power.stoats")
def test_stoats_are_too_late_to_pay_for_that_card() -> None:
    game = table(POWERS, "power: stoats", "resources: 2 twig", "hand: farm king queen", *WAITS)
    assert refused(game, "play farm") == "EV.play.cost"


# ---------------------------------------------------------------------- Butterflies, first and last


@pytest.mark.rule("MW.power.butterflies")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_butterflies_begin_with_twelve_cards(players: int) -> None:
    state, seat = having("butterflies", players)
    assert len(state.players[seat].hand) == 12
    assert state.room(seat) == 0
    assert state.config.first == seat == state.active
    others = sorted(len(it.hand) for i, it in enumerate(state.players) if i != seat)
    assert others == [6, 7, 8][: players - 1]
    assert state.view(seat).players[seat].hand_limit == 12


@pytest.mark.rule("MW.power.butterflies")
def test_only_butterflies_hold_more_than_eight() -> None:
    many = "hand: " + "king? " * 9
    game = table(POWERS, DECK, "power: butterflies", many, *WAITS)
    play(game, "place two_cards_point")
    assert len(hand(game)) == 11
    with pytest.raises(Exception, match="at most 8"):
        table(POWERS, "power: stoats", many, *WAITS)
    with pytest.raises(Exception, match="at most 12"):
        table(POWERS, "power: butterflies", "hand: " + "king? " * 13, *WAITS)


@pytest.mark.rule("MW.power.spiders", "MW.power.first_and_last")
def test_spiders_play_last() -> None:
    state, seat = having("spiders", 3)
    assert state.config.order[-1] == seat
    lines = (
        POWERS,
        "players: 4",
        "begins: 0",
        "player 0:",
        "power: butterflies",
        "player 1:",
        "power: spiders",
    )
    game = table(*lines, "player 2:", "power: mice", "player 3:", "power: otters")
    assert everdell(game).config.order == [0, 2, 3, 1]
    turns = []
    for place in ("two_twigs_card", "haven", "resin_card", "one_berry"):
        turns.append(game.turn)
        while not any(text == f"place {place}" for text in texts(game)):
            play(game, texts(game)[0])
        play(game, f"place {place}")
        while not any(text.startswith("place") for text in texts(game)):
            play(game, texts(game)[0])
    assert turns == [0, 2, 3, 1]


# ---------------------------------------------------------------------- Spiders

FIGURE = PACK.place_numbers["three_twigs"] + 1


@pytest.mark.rule("MW.power.spiders")
def test_the_figure_is_put_on_any_space_at_the_start() -> None:
    state, seat = having("spiders", 2)
    while state.turn != seat or "figure" not in state.options()[0].text:
        state.play(state.options()[0])
    offered = {move.text.removeprefix("figure ") for move in state.options()}
    assert {"three_twigs", "haven", "journey_5"} <= offered
    assert len(offered) == 8 + 3 + 1 + 4


@pytest.mark.rule("MW.power.spiders", "MW.power.spiders_when")
def test_spiders_gain_when_somebody_visits_and_the_figure_moves() -> None:
    lines = (POWERS, DECK, "player 0:", "power: mice", "resources: 1 berry 1 resin 1 pebble")
    game = table(*lines, "player 1:", "power: spiders", f"lore: {FIGURE}", "resources: 1 resin 1 berry")
    events = heard(game)
    play(game, "place three_twigs")
    # The Mice have all kinds now; the Spiders choose what they do not own.
    assert (game.turn, texts(game)) == (1, ["gain twig", "gain pebble"])
    assert [event.name for event in events][:2] == ["placed", "gained"]
    play(game, "gain pebble")
    assert (stock(game, 1), len(hand(game, 1))) == ({"resin": 1, "pebble": 1, "berry": 1}, 1)
    assert "figure three_twigs" not in texts(game)
    assert refused(game, "figure three_twigs") == "MW.power.spiders"
    play(game, "figure haven")
    assert game.view(0).players[1].power.figure == "haven"
    assert game.turn == 1


@pytest.mark.rule("MW.power.spiders_all_owned")
def test_spiders_who_own_everything_only_draw() -> None:
    own = ("power: spiders", f"lore: {FIGURE}", "resources: 1 resin 1 pebble 1 berry")
    game = table(POWERS, DECK, "begins: 1", "seat: 0", *own, *WAITS)
    play(game, "place three_twigs")
    assert stock(game) == {"twig": 3, "resin": 1, "pebble": 1, "berry": 1}
    assert len(hand(game)) == 1
    assert texts(game)[0].startswith("figure")


@pytest.mark.rule("MW.power.spiders_when")
def test_another_space_or_a_copy_is_no_visit() -> None:
    lines = (POWERS, DECK, "player 0:", "city: lookout", "player 1:", "power: spiders", f"lore: {FIGURE}")
    assert play(table(*lines), "place two_resin").turn == 1
    game = play(table(*lines), "visit 0:lookout", "copy three_twigs")
    assert (game.turn, stock(game), hand(game, 1)) == (1, {"twig": 3}, [])


# ---------------------------------------------------------------------- Pigs


@pytest.mark.rule("MW.power.pigs")
def test_all_farms_lie_beside_the_pigs() -> None:
    farm = PACK.card_numbers["farm"]
    state, seat = having("pigs", 3)
    assert state.players[seat].beside.cards == (farm,) * 8
    elsewhere = [*state.deck, *state.meadow, *(card for it in state.players for card in it.hand)]
    assert farm not in elsewhere
    assert farm in new(1, players=3, powers="none").deck


@pytest.mark.rule("MW.power.pigs", "MW.farm.replace")
def test_seasonal_farms_are_shuffled_and_only_the_top_one_is_seen() -> None:
    tops = set()
    for seed in range(60):
        state = new(seed, players=2, powers="mistwood", farms=True)
        for seat, one in enumerate(state.players):
            if powers_in(PACK)[one.power].id == "pigs":
                assert len(one.beside.cards) == 8
                tops.add(one.beside.cards[-1])
                under = Counter(
                    state.imagine(seat, seeded(n)).players[seat].beside.cards[0] for n in range(9)
                )
                assert len(under) > 1
                assert seen(state, seat, seat).kept_count == 8
                assert len(seen(state, seat, seat).kept) == 1
    assert len(tops) > 3


@pytest.mark.rule("MW.power.pigs")
def test_farms_take_no_space_in_the_pigs_city() -> None:
    mines = full_city().removeprefix("city: ")
    game = table(POWERS, RICH, "power: pigs", f"city: {mines} farm farm", "hand: farm mine", *WAITS)
    assert player(game).used == 15
    assert "play farm" in texts(game)
    assert refused(game, "play mine") == "EV.play.needs_space"
    other = table(POWERS, RICH, "power: stoats", f"city: {mines}", "hand: farm", *WAITS)
    assert refused(other, "play farm") == "EV.play.needs_space"
    # So Ruins find none in place of a Farm.
    game = table(POWERS, DECK, "power: pigs", f"city: {mines} farm", "hand: ruins", *WAITS)
    play(game, "play ruins")
    assert "remove 0:mine" in texts(game)
    assert "remove 0:farm" not in texts(game)


@pytest.mark.rule("MW.power.pigs_free")
def test_pigs_play_a_farm_free_at_the_start_and_after_preparing() -> None:
    state, seat = having("pigs", 2)
    while state.turn != seat or "play pile" not in [move.text for move in state.options()]:
        state.play(state.options()[0])
    assert [move.text for move in state.options()] == ["play pile", "done"]
    state.play(state.options()[0])
    assert PACK.card_numbers["farm"] in state.players[seat].city
    assert state.players[seat].stock[3] == 1
    assert state.players[seat].placed == ()
    game = table(POWERS, "power: pigs", "kept: farm farm", "placed: haven haven", "city: farm", *WAITS)
    play(game, "prepare")
    assert stock(game) == {"berry": 1}  # spring's production comes first
    play(game, "play pile")
    assert (city(game), stock(game), game.turn) == (["farm", "farm"], {"berry": 2}, 1)
    assert len(player(game).beside.cards) == 1
    assert play(table(POWERS, "power: pigs", "placed: haven haven", *WAITS), "prepare").turn == 1


@pytest.mark.rule("MW.power.pigs_market")
def test_anybody_may_play_the_top_farm_and_the_pigs_take_two_tokens() -> None:
    lines = (POWERS, "player 0:", "resources: 2 twig 1 resin", "player 1:", "power: pigs", "kept: farm farm")
    game = play(table(*lines), "play pile")
    assert (city(game), points(game, 1), stock(game)) == (["farm"], 2, {"berry": 1})
    assert len(player(game, 1).beside.cards) == 1
    own = table(POWERS, "power: pigs", "kept: farm", "resources: 2 twig 1 resin", *WAITS)
    play(own, "play pile")
    assert (city(own), points(own), own.turn) == (["farm"], 0, 1)
    poor = table(POWERS, "player 0:", "player 1:", "power: pigs", "kept: farm")
    assert refused(poor, "play pile") == "EV.play.cost"
    assert refused(table(RICH, *WAITS), "play pile") == "MW.power.pigs_market"


@pytest.mark.rule("MW.power.pigs_market")
def test_abilities_change_the_cost_of_the_top_farm_but_it_is_in_no_meadow() -> None:
    pile = ("player 1:", "power: pigs", "kept: farm")
    crane = play(table(POWERS, "player 0:", "city: crane", *pile), "play pile")
    assert city(crane) == ["farm"]
    inn = table(POWERS, "meadow: king", "player 0:", "city: inn", *pile)
    assert "visit 0:inn" not in texts(inn)


@pytest.mark.rule("MW.power.solo")
def test_rugwort_answers_a_free_farm_and_keeps_his_workers() -> None:
    meadow = f"word: {rolls(2)}\nmeadow: farm mine inn king queen wife husband castle"
    game = table(
        POWERS, DECK, "players: 1", meadow, "forest: forest_two_any forest_three_berries", "power: pigs",
        "kept: farm", "placed: haven haven", "rugwort:", "placed: forest_two_any three_twigs",
    )  # fmt: skip
    play(game, "prepare", "play pile")
    assert names_of_rugwort(game) == ["mine"]
    assert rugwort(game).slots == 1
    assert placed(game) == []


def names_of_rugwort(game: Game) -> list[str]:
    return [PACK.cards[card].id for card in rugwort(game).city]
