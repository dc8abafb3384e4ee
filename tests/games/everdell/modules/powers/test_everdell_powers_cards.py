"""Worker abilities that act after a card was played, and cards beside a city."""

import pytest

from everdell_powers import PACK, POWERS, WAITS, having, new, seen
from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    hand,
    meadow,
    play,
    player,
    refused,
    rolls,
    rugwort,
    score,
    stock,
    table,
    texts,
)
from newleaf_table import newleaf
from tanglewood.games.everdell.board.knowledge import KNOWN, code
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.nightweave.turn import enter, play_from_meadow
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.kernel.chance import seeded

FARM = "resources: 2 twig 1 resin"


# ---------------------------------------------------------------------- Turtles


@pytest.mark.rule("MW.power.turtles")
def test_turtles_invest_a_resource_and_take_two() -> None:
    game = table(POWERS, "power: turtles", "resources: 5 twig 2 resin", "hand: farm farm", *WAITS)
    play(game, "play farm")
    assert texts(game) == ["put twig", "put resin", "put berry", "done"]
    play(game, "put twig")
    assert stock(game) == {"twig": 2, "resin": 1, "berry": 1}
    assert game.view(1).players[0].power.stored == {"twig": 1}
    play(game, "place haven", "done", "play farm")
    assert (stock(game), player(game).lore) == ({"twig": 2, "berry": 2}, 0)
    poor = table(POWERS, "power: turtles", "hand: wanderer", "city: lookout", *WAITS)
    assert play(poor, "play wanderer").turn == 1


@pytest.mark.rule("MW.power.turtles")
def test_what_turtles_left_on_the_card_counts_as_owned() -> None:
    assert score(table(POWERS, "power: turtles", "lore: 3", "city: architect", *WAITS))["prosperity"] == 1
    assert "prosperity" not in score(table(POWERS, "power: turtles", "lore: 1", "city: architect", *WAITS))
    tie = ("player 0: autumn", "passed: yes", "power: turtles", "lore: 1", "player 1: autumn", "passed: yes")
    result = table(POWERS, "over: yes", *tie).state.result()
    assert result is not None
    assert result.winners == [0]


# ---------------------------------------------------------------------- Toads and Honey Bees


@pytest.mark.rule("MW.power.toads")
def test_toads_use_a_green_card_again() -> None:
    game = table(POWERS, "power: toads", FARM, "hand: farm king queen", *WAITS)
    play(game, "play farm")
    assert texts(game) == ["discard king", "discard queen", "done"]
    play(game, "discard king")
    assert (stock(game), hand(game), game.turn) == ({"berry": 2}, ["queen"], 1)
    empty = table(POWERS, "power: toads", FARM, "hand: farm", *WAITS)
    assert (stock(play(empty, "play farm")), empty.turn) == ({"berry": 1}, 1)
    tan = table(POWERS, "power: toads", "hand: wanderer king", "city: lookout", *WAITS)
    assert play(tan, "play wanderer").turn == 1


@pytest.mark.rule("MW.power.honey_bees")
def test_honey_bees_wake_a_green_card_after_another_one() -> None:
    lines = ("power: honey_bees", "hand: wanderer king", "city: lookout farm mine", *WAITS)
    game = play(table(POWERS, DECK, *lines), "play wanderer", "discard king")
    assert set(texts(game)) == {"activate 0:farm", "activate 0:mine"}
    play(game, "activate 0:mine")
    assert (stock(game), game.turn) == ({"pebble": 1}, 1)
    green = table(POWERS, "power: honey_bees", FARM, "hand: farm king", *WAITS)
    assert play(green, "play farm").turn == 1
    autumn = table(POWERS, DECK, "player 0: autumn", *lines)
    assert play(autumn, "play wanderer").turn == 1
    barren = table(POWERS, DECK, "power: honey_bees", "hand: wanderer king", "city: lookout", *WAITS)
    assert play(barren, "play wanderer").turn == 1


# ---------------------------------------------------------------------- Bats


@pytest.mark.rule("MW.power.bats")
def test_bats_keep_a_card_of_the_meadow_and_play_it_later() -> None:
    game = table(POWERS, DECK, "meadow: inn wanderer", "power: bats", FARM, "hand: farm", "player 1:")
    play(game, "play farm")
    assert texts(game)[-1] == "done"
    play(game, "take meadow 2")
    assert (hand(game), meadow(game)[1]) == ([], "mine")  # the deck has filled the gap
    assert game.view(1).players[0].power.kept == ["wanderer"]
    play(game, "place haven")
    assert refused(game, "play kept wanderer") == "EV.play.cost"
    player(game).stock[3] = 2
    rich = table(POWERS, "power: bats", "kept: wanderer", "resources: 2 berry", "player 1:")
    play(rich, "play kept wanderer")
    while rich.turn == 0:
        play(rich, "done")
    assert (city(rich), player(rich).beside.cards) == (["wanderer"], ())
    assert refused(table(*WAITS), "play kept farm") == "MW.power.bats"


@pytest.mark.rule("MW.power.bats")
def test_the_bats_cards_count_as_in_hand_and_meadow() -> None:
    inn = table(POWERS, "power: bats", "kept: farm", "city: inn", *WAITS)
    play(inn, "visit 0:inn")  # the only card there is
    assert city(inn) == ["inn", "farm"]
    queen = table(POWERS, "power: bats", "kept: farm king mine", "city: queen", *WAITS)
    play(queen, "visit 0:queen")
    assert texts(queen) == ["play kept mine", "play kept farm"]  # the King is worth more than 3
    play(queen, "play kept farm")
    assert city(queen) == ["queen", "farm"]


@pytest.mark.rule("MW.power.bats_known")
def test_the_bats_hide_nothing_and_have_no_limit() -> None:
    many = " ".join(["farm"] * 6 + ["wife"] * 4)
    game = table(POWERS, DECK, "power: bats", f"kept: {many}", "hand: fool", *WAITS)
    assert sorted(game.view(1).players[0].power.kept) == sorted(many.split())
    assert everdell(game).imagine(1, seeded(1)).players[0].beside.cards == player(game).beside.cards


# ---------------------------------------------------------------------- Snails


@pytest.mark.rule("MW.power.snails")
def test_snails_follow_a_green_card_of_an_opponent() -> None:
    lines = (POWERS, "player 0:", FARM, "hand: farm", "player 1:", "power: snails", "kept: king queen")
    game = play(table(*lines), "play farm")
    assert (game.turn, texts(game)) == (1, ["activate 0:farm", "done"])
    play(game, "activate 0:farm")
    assert (stock(game, 1), hand(game)) == ({"berry": 1}, ["king"])
    assert player(game, 1).beside.cards == (PACK.card_numbers["queen"],)
    declined = play(table(*lines), "play farm", "done")
    assert (stock(declined, 1), hand(declined)) == ({}, [])


@pytest.mark.rule("MW.power.snails", "EX.newleaf.card.magician_order")
def test_snails_follow_a_card_that_moved_up_and_none_that_left() -> None:
    """Toads use a green card again, and by it the Magician discards another one."""
    toads = ("power: toads", "resources: 6 berry 3 pebble", "hand: magician chip_sweep inn king")
    snails = ("player 1:", "power: snails", "kept: queen", "city: fool")
    game = newleaf(POWERS, "player 0:", *toads, "city: mine farm", *snails)
    play(game, "play magician", "done", "discard inn", "remove 0:mine", "gain twig")
    assert texts(game) == ["activate 0:magician", "done"]
    game = newleaf(POWERS, "player 0:", *toads, "city: farm magician", *snails)
    play(game, "play chip_sweep", "activate 0:farm", "discard inn", "activate 0:magician")
    play(game, "remove 0:chip_sweep", "gain twig")
    assert "doing: turn 1" in game.text()


@pytest.mark.rule("MW.power.snails", "MW.power.snails_unseen")
def test_snails_leave_storehouses_other_colours_and_full_hands_alone() -> None:
    snails = ("player 1:", "power: snails", "kept: king queen", "hand: inn")
    store = table(POWERS, "player 0:", RICH, "hand: storehouse", *snails)
    play(store, "play storehouse", "store berry")
    assert "done" not in texts(store)
    tan = table(POWERS, DECK, "player 0:", RICH, "hand: wanderer", *snails)
    assert "done" not in texts(play(tan, "play wanderer"))
    full = table(POWERS, "player 0:", RICH, "hand: farm " + "king? " * 7, *snails)
    assert "done" in texts(play(full, "play farm"))
    hand_full = table(
        POWERS, "player 0:", RICH, "hand: " + "king? " * 8, "city: inn", "meadow: farm", *snails
    )
    play(hand_full, "visit 0:inn")
    while hand_full.turn == 0:
        play(hand_full, texts(hand_full)[0])
    assert "done" not in texts(hand_full)
    own = table(POWERS, "power: snails", "kept: king", FARM, "hand: farm", *WAITS)
    assert stock(play(own, "play farm")) == {"berry": 1}


@pytest.mark.rule("MW.power.snails_unseen")
def test_nobody_knows_the_snails_cards() -> None:
    state, seat = having("snails", 2, "all")
    truth = state.players[seat].beside.cards
    assert len(truth) == 7
    for viewer in (seat, 1 - seat, -1):
        assert seen(state, viewer, max(seat, 0)).kept == []
        assert sum(state.view(viewer).unseen.values()) >= 7
        worlds = {state.imagine(viewer, seeded(n)).players[seat].beside.cards for n in range(9)}
        assert len(worlds) == 9
    game = table(
        POWERS, "deck: mine mine", "player 0:", FARM, "hand: farm", "player 1:", "power: snails", "kept: king"
    )
    play(game, "play farm", "activate 0:farm")
    given = player(game).seen[0]
    assert [code(given, viewer) == KNOWN for viewer in (0, 1)] == [True, False]


@pytest.mark.rule("MW.power.snails", "MW.power.solo")
def test_rugworts_green_card_can_be_followed() -> None:
    game = table(
        POWERS,
        f"word: {rolls(2)}",
        DECK,
        "players: 1",
        "meadow: inn farm inn inn castle castle queen queen",
        "forest: forest_two_any",
        "power: snails",
        "kept: king",
        "hand: wanderer",
        "city: lookout",
        "rugwort:",
        "placed: forest_two_any three_twigs",
    )
    play(game, "play wanderer")
    assert texts(game) == ["activate 1:farm", "done"]
    play(game, "activate 1:farm")
    assert (stock(game), discarded(game)) == ({"berry": 1}, ["king"])
    assert [PACK.cards[card].id for card in rugwort(game).city] == ["farm"]


# ---------------------------------------------------------------------- Rats


@pytest.mark.rule("MW.power.rats")
def test_rats_gain_when_the_marked_card_is_played() -> None:
    lines = (
        POWERS,
        "deck: king queen",
        "meadow: farm inn",
        "player 0:",
        FARM,
        "player 1:",
        "power: rats",
        "lore: 1",
    )
    game = play(table(*lines, "resources: 1 twig"), "play meadow 1")
    assert (game.turn, texts(game)) == (1, ["gain resin", "gain pebble", "gain berry"])
    play(game, "gain pebble")
    assert texts(game) == ["token meadow 2", "token meadow 3"]
    assert refused(game, "token meadow 1") == "MW.power.rats"
    play(game, "token meadow 2")
    assert (stock(game, 1), game.view(0).players[1].power.slot) == ({"twig": 1, "pebble": 1}, 2)
    other = play(table(*lines, "hand: fool"), "play meadow 1", "gain twig", "token meadow 2")
    assert stock(other, 1) == {"twig": 1}
    state, seat = having("rats", 2, "all")
    while state.turn != seat or "token" not in state.options()[0].text:
        state.play(state.options()[0])
    assert len(state.options()) == 8


@pytest.mark.rule("MW.power.rats", "MW.power.rats_stay")
def test_the_token_waits_where_a_card_is_taken_unplayed() -> None:
    lines = (POWERS, "deck: king", "meadow: farm inn", "player 0: spring", "placed: haven haven")
    game = table(*lines, "player 1:", "power: rats", "lore: 1")
    play(game, "prepare", "take meadow 1", "done")
    assert (game.turn, stock(game, 1), meadow(game)[0]) == (1, {}, "king")
    assert game.view(1).players[1].power.slot == 1
    unmarked = table(POWERS, "meadow: inn farm", "player 0:", FARM, "player 1:", "power: rats", "lore: 1")
    assert "gain resin" not in texts(play(unmarked, "play meadow 2"))


@pytest.mark.rule("MW.power.rats", "MW.power.solo")
def test_rugwort_plays_the_marked_card_too() -> None:
    game = table(
        POWERS,
        f"word: {rolls(2)}",
        DECK,
        "players: 1",
        "meadow: inn inn inn king king queen queen castle",
        "forest: forest_two_any",
        "power: rats",
        "lore: 2",
        "hand: wanderer",
        "city: lookout",
        "rugwort:",
        "placed: forest_two_any three_twigs",
    )
    play(game, "play wanderer")
    assert texts(game) == ["gain twig", "gain resin", "gain pebble", "gain berry"]


# ---------------------------------------------------------------------- together with other boxes


@pytest.mark.rule("MW.power.swapped_hands")
def test_whoever_holds_too_many_cards_after_a_swap_discards() -> None:
    lines = (POWERS, "rugwort_cards: yes", RICH, "power: butterflies")
    robber = "hand: rugwort_the_robber wife wife wife " + "farm " * 8
    game = table(*lines, robber, "player 1:", "power: mice", "hand: queen")
    play(game, "play rugwort_the_robber")
    while game.turn == 0:
        play(game, texts(game)[0])
    for _ in range(3):
        assert texts(game) == ["discard wife", "discard farm"]
        assert everdell(game).text() == everdell(table(everdell(game).text().partition("\n")[2])).text()
        play(game, "discard farm")
    assert (len(hand(game, 1)), hand(game)) == (8, ["queen"])


@pytest.mark.rule("MW.with.powers.butterflies", "MW.power.butterflies")
def test_butterflies_come_right_after_nightweave() -> None:
    for seed in range(60):
        state = new(seed, players=2, powers="mistwood", nightweave=True)
        names = [powers_in(PACK)[it.power].id for it in state.players]
        assert "spiders" not in names
        if "butterflies" in names:
            seat = names.index("butterflies")
            assert state.config.order[0] == seat
            drawn = [len(it.hand) for it in state.players]
            assert (drawn[seat], drawn[1 - seat]) == (12, 5)


@pytest.mark.rule("MW.with.powers.rats")
def test_nightweave_never_enters_on_the_marked_card() -> None:
    slots: set[int] = set()
    played = 0
    for seed in range(60):
        state = new(seed, players=1, powers="mistwood", nightweave=True)
        state.players[0].power = PACK.power_numbers["rats"]
        state.players[0].lore = 3
        twin = state.copy()
        frames = len(state.stack)
        enter(state)
        hers = nightweave_at(state)
        assert hers is not None
        slots.add(hers.pawn)
        assert len(state.stack) == frames
        play_from_meadow(twin)
        if len(twin.stack) > frames:
            played += 1
            assert twin.stack[-1].text(twin).startswith("rats.marked 0")
    assert 2 not in slots
    assert len(slots) == 7
    assert 0 < played < 30
