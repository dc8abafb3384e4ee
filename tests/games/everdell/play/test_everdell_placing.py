"""Placing workers: locations, Haven, Journey and cards of cities."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    free_workers,
    hand,
    meadow,
    placed,
    play,
    player,
    points,
    refused,
    stock,
    table,
    texts,
)

WAITS = ("player 1:", "hand: king?")
"""The other player has a choice, so that nothing runs on."""


@pytest.mark.rule("EV.place.free_worker", "EV.place.at_once")
def test_only_a_free_worker_is_placed_and_it_stays() -> None:
    game = table("placed: one_berry", "hand: king", *WAITS)
    play(game, "place one_pebble")
    assert (stock(game), placed(game)) == ({"pebble": 1}, ["one_berry", "one_pebble"])
    play(game, "place haven", "done")
    assert refused(game, "place one_berry") == "EV.place.free_worker"


@pytest.mark.rule("EV.place.exclusive", "EV.place.shared")
def test_exclusive_and_shared_places() -> None:
    own = ("player 0: spring", "placed: three_twigs one_berry")
    game = table(*own, "player 1:", "placed: two_resin one_berry")
    assert refused(game, "place three_twigs") == "EV.place.exclusive"
    assert refused(game, "place two_resin") == "EV.place.exclusive"
    assert "place one_berry" in texts(game)
    assert "place haven" in texts(game)


@pytest.mark.rule("EV.place.something")
def test_an_action_without_any_effect_is_no_action() -> None:
    full = "hand: " + "mine? " * 8
    play_one = "forest: forest_meadow_two_play_one forest_discard_draw_double forest_discard_three_gain_any"
    game = table(play_one, "meadow: farm", full)
    assert refused(game, "place forest_meadow_two_play_one") == "EV.place.something"
    assert "place two_cards_point" in texts(game)  # the point is something
    assert "place two_twigs_card" in texts(game)
    game = table(play_one, "meadow: farm")
    assert refused(game, "place forest_discard_draw_double") == "EV.place.something"
    assert refused(game, "place forest_discard_three_gain_any") == "EV.place.something"
    assert "place forest_meadow_two_play_one" in texts(game)


@pytest.mark.rule("EV.place.forest_four", "EV.place.forest_once")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_forest_spaces(players: int) -> None:
    position = ["forest: forest_three_berries", "player 1:", "placed: forest_three_berries"]
    game = table(f"players: {players}", *position)
    assert ("place forest_three_berries" in texts(game)) == (players == 4)
    if players < 4:
        assert refused(game, "place forest_three_berries") == "EV.place.forest_four"
        return
    play(game, "place forest_three_berries", "place one_berry")
    assert refused(game, "place forest_three_berries") == "EV.place.forest_four"
    game = table("players: 4", "forest: forest_three_berries", "placed: forest_three_berries")
    assert refused(game, "place forest_three_berries") == "EV.place.forest_once"


@pytest.mark.rule("EV.place.own_destination")
def test_a_card_without_the_open_sign_serves_its_owner() -> None:
    game = table(DECK, "city: chapel", "player 1:", "city: lookout")
    assert "visit 0:chapel" in texts(game)
    assert refused(game, "visit 1:lookout") == "EV.place.own_destination"
    assert refused(game, "visit 0:queen") == "EV.place.own_destination"


@pytest.mark.rule("EV.place.open_destination", "EV.place.visitor_benefits")
def test_an_open_card_serves_all_and_pays_its_owner() -> None:
    game = table("meadow: farm mine", "city: inn", "player 1:", "city: inn", "hand: king")
    play(game, "visit 1:inn", "play meadow 1")
    assert (points(game, 0), points(game, 1)) == (0, 1)
    assert (city(game, 0), city(game, 1)) == (["inn", "farm"], ["inn"])
    assert stock(game) == {"berry": 1}
    game = table("meadow: farm", "city: inn", *WAITS)
    play(game, "visit 0:inn")
    assert points(game) == 0


@pytest.mark.rule("EV.place.card_space")
def test_a_card_with_a_worker_is_closed_to_all() -> None:
    game = table("meadow: farm", "city: inn", "placed: 0:inn", "player 1:", "city: inn")
    assert refused(game, "visit 0:inn") == "EV.place.card_space"
    play(game, "visit 1:inn")
    assert refused(game, "visit 1:inn") == "EV.place.card_space"
    game = table("meadow: farm", "city: inn inn", "placed: 0:inn")
    assert "visit 0:inn:2" in texts(game)


@pytest.mark.rule("EV.place.permanent")
def test_workers_on_cemetery_and_monastery_never_return() -> None:
    game = table(DECK, "city: monastery cemetery", "resources: 2 twig", *WAITS)
    play(game, "visit 0:monastery", "place haven", "done", "visit 0:cemetery", "done", "place haven", "done")
    play(game, "prepare")
    assert placed(game) == ["0:monastery", "0:cemetery"]
    assert free_workers(game) == 1


@pytest.mark.rule("EV.place.card_leaves", "EV.place.permanent_lost")
def test_workers_whose_card_leaves() -> None:
    cats = ("powers: all", DECK, "power: cats")  # so that two workers stand on one card
    own = ("hand: ruins ruins", "city: inn monastery", "placed: 0:inn")
    game = table(*cats, *own, "player 1:", "placed: 0:inn")
    play(game, "play ruins", "remove 0:inn")
    assert (placed(game, 0), placed(game, 1)) == (["nowhere"], ["nowhere"])
    assert free_workers(game) == 1
    game = table(DECK, "hand: ruins", "city: inn monastery", "placed: 0:monastery!", *WAITS)
    play(game, "play ruins", "remove 0:monastery")
    assert (placed(game), player(game).workers) == ([], 1)


def test_a_worker_follows_its_card_when_an_earlier_one_leaves() -> None:
    game = table(DECK, "hand: ruins", "city: farm inn chapel", "placed: 0:chapel 0:inn", *WAITS)
    play(game, "play ruins", "remove 0:farm")
    assert (city(game), placed(game)) == (["inn", "chapel", "ruins"], ["0:chapel", "0:inn"])


@pytest.mark.rule("EV.place.copy_is_no_visit", "EV.card.lookout")
def test_copying_takes_no_space_and_ignores_workers() -> None:
    game = table(
        "forest: forest_discard_three_gain_any forest_three_berries",
        "city: lookout",
        "player 1:",
        "placed: three_twigs forest_three_berries",
    )
    play(game, "visit 0:lookout")
    assert {"copy three_twigs", "copy forest_three_berries"} <= set(texts(game))
    assert "copy forest_discard_three_gain_any" not in texts(game)  # no card to discard
    assert not {"copy haven", "copy journey_2", "copy forest_two_any"} & set(texts(game))
    play(game, "copy three_twigs")
    assert (stock(game), placed(game)) == ({"twig": 3}, ["0:lookout"])


@pytest.mark.rule(
    "EV.loc.three_twigs",
    "EV.loc.two_twigs_card",
    "EV.loc.two_resin",
    "EV.loc.resin_card",
    "EV.loc.two_cards_point",
    "EV.loc.one_pebble",
    "EV.loc.berry_card",
    "EV.loc.one_berry",
)
@pytest.mark.parametrize(
    ("place", "goods", "cards", "tokens", "shared"),
    [
        ("three_twigs", {"twig": 3}, 0, 0, False),
        ("two_twigs_card", {"twig": 2}, 1, 0, True),
        ("two_resin", {"resin": 2}, 0, 0, False),
        ("resin_card", {"resin": 1}, 1, 0, True),
        ("two_cards_point", {}, 2, 1, True),
        ("one_pebble", {"pebble": 1}, 0, 0, False),
        ("berry_card", {"berry": 1}, 1, 0, False),
        ("one_berry", {"berry": 1}, 0, 0, True),
    ],
)
def test_basic_locations(place: str, goods: dict[str, int], cards: int, tokens: int, shared: bool) -> None:
    game = table(DECK, *WAITS)
    play(game, f"place {place}")
    assert (stock(game), len(hand(game)), points(game)) == (goods, cards, tokens)
    assert (f"place {place}" in texts(game)) == shared


@pytest.mark.rule(
    "EV.loc.forest_two_berries_card",
    "EV.loc.forest_pebble_three_cards",
    "EV.loc.forest_twig_resin_berry",
    "EV.loc.forest_three_berries",
    "EV.loc.forest_two_resin_twig",
    "EV.loc.forest_two_cards_any",
)
@pytest.mark.parametrize(
    ("place", "goods", "cards"),
    [
        ("forest_two_berries_card", {"berry": 2}, 1),
        ("forest_pebble_three_cards", {"pebble": 1}, 3),
        ("forest_twig_resin_berry", {"twig": 1, "resin": 1, "berry": 1}, 0),
        ("forest_three_berries", {"berry": 3}, 0),
        ("forest_two_resin_twig", {"resin": 2, "twig": 1}, 0),
        ("forest_two_cards_any", {"resin": 1}, 2),
    ],
)
def test_forest_locations(place: str, goods: dict[str, int], cards: int) -> None:
    game = table(DECK, f"forest: {place}", *WAITS)
    play(game, f"place {place}")
    if place == "forest_two_cards_any":
        assert len(hand(game)) == cards  # the cards are seen before the resource is chosen
        play(game, "gain resin")
    assert (stock(game), len(hand(game))) == (goods, cards)


@pytest.mark.rule("EV.loc.forest_discard_draw_double")
def test_discard_and_draw_double() -> None:
    game = table(DECK, "forest: forest_discard_draw_double", "hand: wife husband fool", *WAITS)
    play(game, "place forest_discard_draw_double", "discard wife", "discard fool", "done")
    assert len(hand(game)) == 5
    assert discarded(game) == ["fool", "wife"]


def test_draws_of_the_forest_stop_at_the_hand_limit() -> None:
    game = table(DECK, "forest: forest_discard_draw_double", "hand: " + "farm " * 8, *WAITS)
    play(game, "place forest_discard_draw_double", *["discard farm"] * 5, "done")
    assert len(hand(game)) == 8


@pytest.mark.rule("EV.loc.forest_copy_basic_card")
def test_copy_a_basic_location_and_draw() -> None:
    game = table(
        DECK, "forest: forest_copy_basic_card forest_three_berries", "player 1:", "placed: three_twigs"
    )
    play(game, "place forest_copy_basic_card")
    assert "copy forest_three_berries" not in texts(game)
    play(game, "copy three_twigs")
    assert (stock(game), len(hand(game))) == ({"twig": 3}, 1)


@pytest.mark.rule("EV.loc.forest_discard_three_gain_any")
def test_discard_up_to_three_for_resources() -> None:
    game = table("forest: forest_discard_three_gain_any", "hand: wife husband fool king", *WAITS)
    play(game, "place forest_discard_three_gain_any", "discard wife", "discard fool", "discard king")
    play(game, "gain twig", "gain twig", "gain berry")
    assert (hand(game), stock(game), game.turn) == (["husband"], {"twig": 2, "berry": 1}, 1)


@pytest.mark.rule("EV.loc.forest_meadow_two_play_one")
def test_two_meadow_cards_one_of_them_played_cheaper() -> None:
    position = ["forest: forest_meadow_two_play_one", "meadow: farm king queen", "deck: inn mine"]
    game = table(*position, "resources: 1 twig 1 resin", "hand: twig_barge", *WAITS)
    play(game, "place forest_meadow_two_play_one", "take meadow 1")
    assert meadow(game)[:3] == ["-", "king", "queen"]  # both are taken before the gaps are filled
    play(game, "take meadow 2")
    assert meadow(game)[:3] == ["inn", "mine", "queen"]
    assert texts(game) == ["play farm", "done"]  # neither the King nor a card from before
    play(game, "play farm")
    assert (city(game), hand(game), stock(game)) == (["farm"], ["king", "twig_barge"], {"berry": 1})
    game = table(*position, "resources: 2 twig 1 resin", *WAITS)
    play(game, "place forest_meadow_two_play_one", "take meadow 1", "take meadow 2", "done")
    assert (city(game), hand(game)) == ([], ["farm", "king"])


def test_with_seven_cards_in_hand_only_one_is_taken() -> None:
    game = table("forest: forest_meadow_two_play_one", "meadow: farm king", "hand: " + "wife? " * 7, RICH)
    play(game, "place forest_meadow_two_play_one", "take meadow 2")
    assert texts(game) == ["play king", "done"]


@pytest.mark.rule("EV.loc.haven")
def test_the_haven_pays_for_every_two_cards() -> None:
    game = table("hand: wife husband fool king queen", *WAITS)
    play(game, "place haven", *[f"discard {card}" for card in ("wife", "husband", "fool", "king", "queen")])
    play(game, "gain pebble", "gain pebble")
    assert (stock(game), hand(game), game.turn) == ({"pebble": 2}, [], 1)


@pytest.mark.rule("EV.loc.haven.empty_hand")
def test_the_haven_may_be_visited_for_nothing() -> None:
    game = table(*WAITS)
    play(game, "place haven")
    assert (stock(game), placed(game), game.turn) == ({}, ["haven"], 1)


@pytest.mark.rule("EV.loc.journey", "EV.loc.journey.own_autumn")
def test_the_journey() -> None:
    cards = "hand: wife husband fool king queen mine farm"
    game = table("player 0: autumn", cards, "player 1: summer", "hand: king wife wife")
    assert {f"place journey_{n}" for n in (2, 3, 4, 5)} <= set(texts(game))
    play(game, "place journey_3")
    assert "done" not in texts(game)
    play(game, "discard wife", "discard fool", "discard king")
    assert len(hand(game)) == 4
    assert refused(game, "place journey_2") == "EV.loc.journey.own_autumn"  # the other one's summer
    play(game, "place one_berry")
    assert refused(game, "place journey_3") == "EV.place.exclusive"
    assert refused(game, "place journey_5") == "EV.loc.journey"  # four cards are left
    play(game, "place journey_2", "discard mine", "discard farm", "place one_berry", "place journey_2")
    assert placed(game) == ["journey_3", "journey_2", "journey_2"]  # the shared one, twice
    assert game.view(0).players[0].score["journey"] == 7


def test_discarding_the_whole_hand_on_the_journey_is_not_asked() -> None:
    game = table("player 0: autumn", "hand: wife wife", "player 1: autumn", "hand: king")
    play(game, "place journey_2")
    assert (hand(game), everdell(game).turn) == ([], 1)
