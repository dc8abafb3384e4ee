"""Five and six players."""

import pytest

import tanglewood
from everdell_powers import chosen, new
from everdell_table import DECK, discarded, everdell, hand, placed, play, player, refused, score, table, texts
from playing import fresh
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.kernel.errors import TextError

FIVE = ("players: 5", "bellfaire: yes", DECK)


def begin(players: int, seed: int = 4, **options: object) -> Table:
    state = fresh("everdell", seed, players=players, bellfaire=True, **options)
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("EX.bellfaire.six.players")
@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_need_bellfaire(players: int) -> None:
    assert len(begin(players).players) == players
    with pytest.raises(tanglewood.OptionError, match=r"need Bellfaire \(EX.bellfaire.six.players\)"):
        tanglewood.new_game("everdell", players=players)
    with pytest.raises(TextError, match=r"need Bellfaire \[EX.bellfaire.six.players\]"):
        table(f"players: {players}")
    with pytest.raises(tanglewood.OptionError, match=r"MW.nw.setup.board"):
        tanglewood.new_game("everdell", players=players, bellfaire=True, nightweave=True)
    with pytest.raises(tanglewood.OptionError, match="from 1 to 6"):
        tanglewood.new_game("everdell", players=7, bellfaire=True)


@pytest.mark.parametrize("first", [4, 5])
def test_the_last_seats_may_begin(first: int) -> None:
    game = tanglewood.new_game("everdell", players=6, bellfaire=True, first=first, seed=3)
    assert (game.turn, game.view(0).first) == (first, first)
    assert len(player(game, first).hand) == 5
    with pytest.raises(tanglewood.OptionError, match="seat from 0 to 4"):
        tanglewood.new_game("everdell", players=5, bellfaire=True, first=5)


@pytest.mark.rule("EX.bellfaire.six.start_hands")
@pytest.mark.parametrize("players", [5, 6])
def test_first_hands_end_at_the_limit(players: int) -> None:
    state = begin(players)
    hands = [len(state.players[seat].hand) for seat in state.config.order]
    assert hands == [5, 6, 7, 7, 7, 7][:players]
    assert [len(one.hand) for one in begin(4, first=0).players] == [5, 6, 7, 8]


@pytest.mark.rule("EX.bellfaire.six.hand_limit", "EX.bellfaire.six.limits_down_one")
def test_a_hand_holds_seven_cards() -> None:
    cards = "hand: farm inn mine king queen wife"
    game = table(*FIVE, cards)
    play(game, "place two_cards_point")
    assert len(hand(game)) == 7
    assert (game.view(0).hand_limit, game.view(0).players[1].hand_limit) == (7, 7)
    four = table("players: 4", *FIVE[1:], cards)
    assert len(hand(play(four, "place two_cards_point"))) == 8
    with pytest.raises(TextError, match="expected at most 7 cards"):
        table(*FIVE, f"{cards} castle palace")
    owls = table("powers: all", *FIVE, "power: owls", "hand: farm")
    assert owls.view(0).players[0].hand_limit == 8  # one more than the others


@pytest.mark.rule("EX.bellfaire.six.butterflies")
@pytest.mark.parametrize(("players", "cards"), [(4, 12), (5, 11), (6, 11)])
def test_butterflies_begin_with_one_card_less(players: int, cards: int) -> None:
    for seed in range(200):
        state = chosen(new(seed, players=players, powers="all", bellfaire=True), "butterflies")
        for seat, one in enumerate(state.players):
            if powers_in(state.config.pack)[one.power].id == "butterflies":
                assert len(one.hand) == cards
                assert state.config.first == seat
                return
    raise AssertionError


@pytest.mark.rule("EX.bellfaire.six.pass_discard")
def test_who_passes_discards_the_hand() -> None:
    autumn = ("player 0: autumn", "hand: farm inn inn")
    game = table(*FIVE, *autumn)
    play(game, "pass")
    assert (hand(game), sorted(discarded(game))) == ([], ["farm", "inn", "inn"])
    assert game.view(1).discarded == []  # face down
    assert sorted(game.view(0).discarded) == ["farm", "inn", "inn"]
    four = table("players: 4", *FIVE[1:], *autumn)
    assert hand(play(four, "pass")) == ["farm", "inn", "inn"]


@pytest.mark.rule("EX.bellfaire.six.pass_discard", "EX.spirecrest.expedition.when")
def test_an_expedition_is_paid_for_before_the_hand_is_discarded() -> None:
    lines = (
        "spirecrest: yes",
        "player 0: autumn",
        "hand: farm farm farm farm mine",
        "expedition: dugworm_gully",
    )
    game = play(table(*FIVE, *lines), "pass")
    assert (texts(game), len(hand(game))) == (["advance", "done"], 5)
    play(game, "advance", *["discard farm"] * 4)
    assert (hand(game), len(discarded(game)), score(game)["expedition"]) == ([], 5, 4)


@pytest.mark.rule("EX.bellfaire.six.pass_discard", "EX.pearlbrook.adornment.scales_end")
def test_scales_count_a_hand_before_it_is_discarded() -> None:
    lines = ("pearlbrook: yes", "player 0: autumn", "adorned: scales")
    game = play(table(*FIVE, *lines, "hand: farm inn inn"), "pass")
    assert (hand(game), score(game)["adornments"]) == ([], 3)
    again = tanglewood.from_text(game.text())
    assert (again.text(), score(again)["adornments"]) == (game.text(), 3)
    assert score(play(table(*FIVE, *lines), "pass")).get("adornments", 0) == 0
    with pytest.raises(TextError, match=r"EX\.bellfaire\.six\.pass_discard"):
        table(*FIVE, *lines, "counted: 3")


@pytest.mark.rule("EX.bellfaire.six.forest", "EX.bellfaire.six.number_spaces")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_second_space_of_the_forest_is_open_from_four_players_on(players: int) -> None:
    assert len([place for place in begin(players).config.forest if place >= 0]) == 4
    lines = (f"players: {players}", *FIVE[1:], "forest: forest_three_resin")
    once = table(*lines, "player 1:", "placed: forest_three_resin")
    assert "place forest_three_resin" in texts(once)
    twice = table(
        *lines, "player 1:", "placed: forest_three_resin", "player 2:", "placed: forest_three_resin"
    )
    assert refused(twice, "place forest_three_resin") == "EV.place.forest_four"
    three = table("players: 3", *lines[1:], "player 1:", "placed: forest_three_resin")
    assert refused(three, "place forest_three_resin") == "EV.place.forest_four"


@pytest.mark.rule("EX.bellfaire.six.events")
@pytest.mark.parametrize("players", [5, 6])
def test_events_are_as_usual(players: int) -> None:
    config = begin(players).config
    assert (len(config.basic_events), len(config.specials)) == (5, 4)


@pytest.mark.rule("EX.bellfaire.six.unknown")
def test_turns_go_round_clockwise_with_one_action_each() -> None:
    game = tanglewood.new_game("everdell", players=6, bellfaire=True, first=4, seed=3)
    seen = []
    for _ in range(7):
        seen.append(game.turn)
        play(game, "place haven")
        while game.turn == seen[-1]:
            play(game, "done")
    assert seen == [4, 5, 0, 1, 2, 3, 4]


@pytest.mark.rule("EX.bellfaire.six.enough_cards")
def test_there_must_be_enough_to_deal() -> None:
    with pytest.raises(
        tanglewood.OptionError, match=r"too few for 5 people \(EX.bellfaire.six.enough_cards\)"
    ):
        tanglewood.new_game("everdell", players=5, bellfaire=True, powers="mistwood")
    for legends in ("first", "more"):
        assert len(begin(5, legends=legends).players) == 5
        with pytest.raises(tanglewood.OptionError, match=r"too few legends for 6 people"):
            tanglewood.new_game("everdell", players=6, bellfaire=True, legends=legends)
    assert [len(one.legends) for one in begin(6, legends="both").players] == [2] * 6


def test_five_cities_can_be_visited_and_given_to() -> None:
    game = table(*FIVE, "hand: farm inn mine", "player 4:", "city: inn post_office")
    play(game, "visit 4:post_office")
    assert [text for text in texts(game) if text.startswith("to")] == ["to 1", "to 2", "to 3", "to 4"]
    play(game, "to 4", "hand farm", "hand inn")
    assert placed(game) == ["4:post_office"]
    assert sorted(game.view(4).players[4].hand) == ["farm", "inn"]
    assert game.view(0).players[4].hand == ["farm", "inn"]
    assert game.view(3).players[4].hand == []
    assert everdell(game).players[4].points == 1
