"""Rugwort's cards: Robber, Rowdy and Ruler."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    full_city,
    hand,
    heard,
    occupied,
    placed,
    play,
    player,
    points,
    refused,
    rugwort,
    score,
    stock,
    stock_on,
    table,
    texts,
)
from tanglewood.games.everdell.presentation import narration as wording
from tanglewood.kernel.chance import seeded

CARDS = "rugwort_cards: yes"
ROBBER = "rugwort_the_robber"
ROWDY = "rugwort_the_rowdy"
RULER = "rugwort_the_ruler"
WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("MW.rugwort_cards.setup")
@pytest.mark.parametrize(
    ("card", "homes", "others"),
    [
        (ROBBER, "mine inn courthouse school", ""),
        (ROWDY, "mine", "inn school"),
        (RULER, "school", "mine inn"),
    ],
)
def test_they_come_free_by_a_construction(card: str, homes: str, others: str) -> None:
    theirs = ("player 1:", "city: mine")
    for home in homes.split():
        game = table(CARDS, f"hand: {card}", f"city: {home}", *theirs)
        play(game, f"play {card}")
        assert occupied(game, home)
    for home in others.split():
        game = table(CARDS, f"hand: {card}", f"city: {home}", *theirs)
        assert refused(game, f"play {card}") == "EV.play.cost"


# ---------------------------------------------------------------------- Robber


@pytest.mark.rule("MW.rugwort_cards.rugwort_the_robber")
def test_robber_swaps_hands() -> None:
    lines = ("players: 3", f"hand: {ROBBER} mine", "resources: 2 berry")
    game = table(CARDS, *lines, "player 1:", "hand: king inn bard", "player 2:", "hand: fool")
    told = heard(game)
    play(game, f"play {ROBBER}")
    assert texts(game) == ["to 1", "to 2"]
    play(game, "to 1")
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["bard", "inn", "king"], ["mine"], ["fool"])
    for seat in (0, 1, 2, -1):
        assert all(wording.NARRATOR.event(everdell(game), event, seat, ["A", "B", "C"]) for event in told)
    hands = [event for event in told if event.name == "took-hand"]
    assert [event.seen_by(2).get("cards") for event in hands] == [None, None]


@pytest.mark.rule("MW.rugwort_cards.robber_passed")
def test_robber_must_swap_but_not_with_who_has_passed() -> None:
    game = table(CARDS, f"hand: {ROBBER} mine inn", "resources: 2 berry", "player 1:")
    play(game, f"play {ROBBER}")  # an empty hand is a hand
    assert (hand(game), hand(game, 1)) == ([], ["inn", "mine"])
    lines = (f"hand: {ROBBER} mine", "resources: 2 berry", "player 1:", "hand: king", "passed: yes")
    game = table(CARDS, *lines)
    play(game, f"play {ROBBER}")
    assert (hand(game), hand(game, 1)) == (["mine"], ["king"])


@pytest.mark.rule("MW.rugwort_cards.robber_known")
def test_what_is_known_after_a_swap() -> None:
    # Player 2 knows the King, which came from the Meadow, and the Inn, which may have been discarded since.
    known = "hand: king~7fff inn~1b8 bard"
    lines = (
        "players: 3",
        DECK,
        f"hand: {ROBBER} mine",
        "resources: 2 berry",
        "player 1:",
        known,
        "player 2:",
    )
    game = table(CARDS, *lines, "hand: fool")
    assert game.view(2).players[1].hand == ["king"]
    play(game, f"play {ROBBER}", "to 1")
    assert sorted(game.view(1).players[0].hand) == ["bard", "inn", "king"]  # once their own
    assert game.view(0).players[1].hand == ["mine"]
    assert game.view(2).players[0].hand == ["king"]  # seen wandering with the hand
    assert game.view(2).players[1].hand == []
    state = everdell(game)
    for seat in range(3):
        world = state.imagine(seat, seeded(8))
        assert world.view(seat) == state.view(seat)
        assert world.imagine(seat, seeded(3)).text() == state.imagine(seat, seeded(3)).text()
    worlds = [state.imagine(2, seeded(n)) for n in range(60)]
    inn = state.config.pack.card_numbers["inn"]
    assert any(inn not in world.players[0].hand for world in worlds)


@pytest.mark.rule("MW.rugwort_cards.robber_known")
def test_a_swap_does_not_tell_what_was_discarded_before() -> None:
    # Player 1 had shown a King and an Inn and has discarded one of the two face down.
    lines = ("players: 3", DECK, f"hand: {ROBBER}", "resources: 2 berry", "player 1:")
    game = table(CARDS, "seat: 1", *lines, "hand: king~7fff inn~7fff farm", "player 2:", "hand: fool")
    play(game, "place haven", "discard inn", "done", "place one_berry", f"play {ROBBER}", "to 1")
    state = everdell(game)
    pack = state.config.pack
    for card in ("king", "inn"):
        held = [pack.card_numbers[card] in state.imagine(2, seeded(n)).players[0].hand for n in range(80)]
        assert 0 < sum(held) < 80, card


@pytest.mark.rule("MW.rugwort_cards.robber_solo")
def test_robber_alone() -> None:
    lines = (f"hand: {ROBBER} mine", "resources: 2 berry", "rugwort:", "placed: forest_two_any")
    game = table(CARDS, "players: 1", *lines)
    play(game, f"play {ROBBER}")
    assert hand(game) == ["mine"]


# ---------------------------------------------------------------------- Rowdy


@pytest.mark.rule("MW.rugwort_cards.rugwort_the_rowdy")
def test_rowdy_takes_a_green_card_and_moves_in_there() -> None:
    lines = ("players: 3", f"hand: {ROWDY}", "resources: 3 berry", "player 1:", "city: mine farm inn")
    game = table(CARDS, *lines, "player 2:", "city: twig_barge", "hand: king")
    play(game, f"play {ROWDY}")
    assert texts(game) == ["remove 1:mine", "remove 1:farm", "remove 2:twig_barge"]
    assert wording.NARRATOR.question(everdell(game))
    play(game, "remove 1:mine")
    assert (city(game), city(game, 1)) == (["mine"], ["farm", "inn", ROWDY])
    assert stock(game) == {"pebble": 1}
    assert player(game).colors == (0, 1, 0, 0, 0)


@pytest.mark.rule("MW.rugwort_cards.rowdy_target")
def test_what_rowdy_cannot_take() -> None:
    rowdy = (CARDS, f"hand: {ROWDY}", RICH)
    for theirs in ("city: inn", "city: husband wife", ""):
        game = table(*rowdy, "player 1:", theirs)
        assert refused(game, f"play {ROWDY}") == "MW.rugwort_cards.rowdy_target", theirs
    # The second Husband is not paired; a unique card the own city has already does not fit.
    game = table(*rowdy, "city: fairgrounds", "player 1:", "city: husband husband wife fairgrounds")
    play(game, f"play {ROWDY}", "pay")
    assert city(game) == ["fairgrounds", "husband"]
    assert city(game, 1) == ["husband", "wife", "fairgrounds", ROWDY]
    game = table(*rowdy, full_city(), "player 1:", "city: farm")
    assert f"play {ROWDY}" not in texts(game)
    # A full city of theirs is no hindrance, nor that they have passed.
    game = table(*rowdy, "player 1:", full_city("farm"), "passed: yes")
    play(game, f"play {ROWDY}", "remove 1:farm")
    assert (city(game), len(city(game, 1))) == (["farm"], 15)
    # He takes a space there, so one must be free: a Farm that takes none frees none.
    full = full_city("season_farm_6", "season_farm_1")
    game = table(*rowdy, "farms: yes", "player 1:", full)
    assert refused(play(game, f"play {ROWDY}"), "remove 1:season_farm_6") == "MW.rugwort_cards.rowdy_target"
    assert len(city(play(game, "remove 1:season_farm_1"), 1)) == 16
    assert player(game, 1).used == 15


@pytest.mark.rule("MW.rugwort_cards.rowdy_bare")
def test_what_lies_on_the_taken_card_is_lost() -> None:
    theirs = ("player 1:", "city: storehouse/twig=3/occupied", "placed: 1:storehouse")
    game = table(CARDS, f"hand: {ROWDY}", "resources: 3 berry", *theirs)
    play(game, f"play {ROWDY}", "store berry")
    assert stock_on(game, "storehouse") == {"berry": 2}
    assert not occupied(game, "storehouse")
    assert placed(game, 1) == ["nowhere"]


@pytest.mark.rule("MW.rugwort_cards.rowdy_triggers")
def test_nobody_reacts_to_rowdy() -> None:
    lines = (DECK, f"hand: {ROWDY}", "resources: 3 berry", "city: historian shopkeeper courthouse/occupied")
    game = table(CARDS, *lines, "player 1:", "city: mine", "hand: king")
    play(game, f"play {ROWDY}")
    assert (stock(game), hand(game), game.turn) == ({"pebble": 1}, [], 1)


@pytest.mark.rule("MW.rugwort_cards.rugwort_the_rowdy", "MW.rugwort_cards.rowdy_discards")
def test_rowdy_costs_his_holder_two_cards() -> None:
    game = table(CARDS, "placed: haven haven", f"city: {ROWDY} mine", "hand: king inn bard", *WAITS)
    play(game, "prepare", "discard king", "discard bard")
    assert (hand(game), stock(game), game.turn) == (["inn"], {"pebble": 1}, 1)
    for cards in ("king", ""):
        game = table(CARDS, "placed: haven haven", f"city: {ROWDY}", f"hand: {cards}", *WAITS)
        play(game, "prepare")
        assert (hand(game), game.turn) == ([], 1)
    # With an empty hand he is best taken first.
    lines = ("placed: haven haven", f"city: {ROWDY} fairgrounds")
    game = table(CARDS, DECK, *lines, *WAITS)
    play(game, "prepare")
    assert texts(game) == [f"activate 0:{ROWDY}", "activate 0:fairgrounds"]
    twin = game.copy()
    play(game, f"activate 0:{ROWDY}")
    assert len(hand(game)) == 2
    play(twin, "activate 0:fairgrounds")
    assert (hand(twin), len(discarded(twin))) == ([], 2)


@pytest.mark.rule("MW.rugwort_cards.rowdy_copied")
def test_rowdy_is_not_used_by_others() -> None:
    game = table(CARDS, "hand: chip_sweep king inn", "resources: 3 berry", f"city: {ROWDY}", *WAITS)
    play(game, "play chip_sweep")
    assert (len(hand(game)), game.turn) == (2, 1)
    theirs = ("player 1:", f"city: {ROWDY}", "hand: king")
    game = table(CARDS, "hand: miner_mole king inn", "resources: 3 berry", *theirs)
    play(game, "play miner_mole")
    assert (len(hand(game)), game.turn) == (2, 1)


@pytest.mark.rule("MW.rugwort_cards.rowdy_solo")
def test_rowdy_against_rugwort() -> None:
    lines = ("rugwort:", "city: inn mine king", "placed: forest_two_any three_twigs")
    own = (f"hand: {ROWDY}", "resources: 3 berry", "placed: 1:inn")
    game = table(CARDS, "players: 1", DECK, "meadow:" + " farm" * 8, *own, *lines)
    play(game, f"play {ROWDY}")
    assert (city(game), stock(game)) == (["mine"], {"pebble": 1})
    names = [everdell(game).config.pack.cards[card].id for card in rugwort(game).city]
    assert names == ["inn", "king", ROWDY, "farm"]  # and his own turn came after it
    assert placed(game) == ["1:inn"]
    game = table(CARDS, "players: 1", *own[:2], "rugwort:", "city: inn", "placed: forest_two_any")
    assert refused(game, f"play {ROWDY}") == "MW.rugwort_cards.rowdy_target"


# ---------------------------------------------------------------------- Ruler


@pytest.mark.rule("MW.rugwort_cards.rugwort_the_ruler")
def test_ruler_counts_the_events_of_the_best_opponent() -> None:
    lines = ("players: 3", f"city: {RULER}", "events: harvest_festival", "player 1:", "events: grand_tour")
    game = table(CARDS, *lines, "player 2:", "events: city_monument tax_relief")
    assert score(game)["prosperity"] == 2
    game = table(CARDS, "players: 2", f"city: {RULER}", "events: harvest_festival grand_tour", "player 1:")
    assert "prosperity" not in score(game)
    his = ("rugwort:", "events: grand_tour", "placed: forest_two_any")
    game = table(CARDS, "players: 1", f"city: {RULER}", *his)
    assert score(game)["prosperity"] == 1
    assert points(game) == 0
