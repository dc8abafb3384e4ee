"""Pearlbrook's special events (EX.pearlbrook.event.*)."""

import pytest

from everdell_table import (
    city,
    everdell,
    full_city,
    hand,
    meadow,
    play,
    player,
    points,
    refused,
    score,
    stock,
    texts,
    tokens_on,
)
from pearlbrook_table import brook
from tanglewood.api import Game, from_text


def claimed(event: str, *lines: str, shared: tuple[str, ...] = ()) -> Game:
    """The game after an event was achieved."""
    return play(brook(f"specials: {event}", *shared, *lines), f"claim {event}")


@pytest.mark.rule("EX.pearlbrook.event.romantic_cruise")
def test_romantic_cruise_finds_a_wife_or_brings_points() -> None:
    deck = ("deck: mine inn wife king wife",)
    lines = ("city: ferry husband",)
    game = play(claimed("romantic_cruise", *lines, shared=deck), "choose 1")
    assert (city(game), points(game), everdell(game).left) == (["ferry", "husband", "wife"], 0, 4)
    assert points(play(claimed("romantic_cruise", *lines, shared=deck), "choose 2")) == 5
    game = play(claimed("romantic_cruise", *lines, shared=("deck: mine inn",)), "choose 1")
    assert (city(game), points(game)) == (["ferry", "husband"], 5)
    game = claimed("romantic_cruise", full_city("ferry", "husband", "wife"), shared=deck)
    assert points(game) == 5  # no space for another Wife


@pytest.mark.rule("EX.pearlbrook.event.x_marks_the_spot")
def test_x_marks_the_spot_buries_tokens_with_the_resources() -> None:
    game = claimed("x_marks_the_spot", "city: pirate_ship storehouse/twig=3/berry=2", "workers: 2")
    assert tokens_on(game, "storehouse") == 5
    play(game, "place one_berry", "visit 0:storehouse")
    assert (stock(game), points(game), tokens_on(game, "storehouse")) == ({"twig": 3, "berry": 2}, 5, 0)
    game = claimed("x_marks_the_spot", "city: pirate_ship storehouse/twig=9")
    assert tokens_on(game, "storehouse") == 6
    assert tokens_on(claimed("x_marks_the_spot", "city: pirate_ship storehouse"), "storehouse") == 0


@pytest.mark.rule("EX.pearlbrook.event.x_marks_the_spot")
def test_of_several_storehouses_one_is_chosen() -> None:
    lines = "city: pirate_ship storehouse/twig=3 storehouse/berry=2"
    game = claimed("x_marks_the_spot", lines)
    assert texts(game) == ["pick 0:storehouse", "pick 0:storehouse:2"]
    assert refused(game, "pick 0:pirate_ship") == "EX.pearlbrook.event.x_marks_the_spot"


@pytest.mark.rule("EX.pearlbrook.event.riverside_resort")
def test_riverside_resort_takes_critters_of_the_meadow() -> None:
    meadow_line = ("meadow: king inn wife bard farm fool",)
    game = claimed("riverside_resort", "city: harbor innkeeper", shared=meadow_line)
    assert refused(game, "take meadow 2") == "EX.pearlbrook.event.riverside_resort"
    play(game, "take meadow 1", "take meadow 3")
    assert meadow(game)[:3] == ["-", "inn", "-"]
    play(game, "take meadow 4")
    assert (score(game)["events"], "-" in meadow(game)) == (6, False)
    game = claimed("riverside_resort", "city: harbor innkeeper", shared=meadow_line)
    assert score(play(game, "done")).get("events", 0) == 0


@pytest.mark.rule("EX.pearlbrook.event.masquerade_invitations")
def test_masquerade_invitations_give_cards_away() -> None:
    lines = ("city: messenger fairgrounds", "hand: inn king wife")
    game = claimed("masquerade_invitations", *lines)
    play(game, "hand inn", "hand king", "done")
    assert (hand(game), hand(game, 1), score(game)["events"]) == (["wife"], ["inn", "king"], 2)
    game = claimed("masquerade_invitations", *lines, shared=("players: 3",))
    assert texts(game) == ["to 1", "to 2", "done"]
    play(game, "to 2", "hand inn", "done", "to 1", "hand king", "done", "done")
    assert (hand(game, 1), hand(game, 2), score(game)["events"]) == (["king"], ["inn"], 2)


@pytest.mark.rule("EX.pearlbrook.event.masquerade_invitations")
def test_six_cards_are_the_most_and_full_hands_take_none() -> None:
    lines = ("city: messenger fairgrounds", "hand: inn inn king king wife wife mine mine")
    game = claimed("masquerade_invitations", *lines)
    for card in ("inn", "inn", "king", "king", "wife", "wife"):
        play(game, f"hand {card}")
    assert (hand(game), score(game)["events"]) == (["mine", "mine"], 6)
    game = claimed(
        "masquerade_invitations", *lines, "player 1:", "hand: farm farm farm farm farm farm farm farm"
    )
    assert everdell(game).turn == 1


@pytest.mark.rule("EX.pearlbrook.event.masquerade_invitations")
def test_somebody_else_is_invited_once_a_hand_is_full() -> None:
    lines = ("city: messenger fairgrounds", "hand: inn king wife", "player 1:", "hand: " + "farm? " * 7)
    game = claimed("masquerade_invitations", *lines, shared=("players: 4",))
    play(game, "to 1", "hand inn")
    assert (texts(game), game.problems()) == (["to 2", "to 3", "done"], [])
    assert hand(play(game, "to 3", "hand king"), 3) == ["king"]


@pytest.mark.rule("EX.pearlbrook.event.sunken_treasure_discovered")
def test_sunken_treasure_plays_a_card_of_the_meadow() -> None:
    meadow_line = ("meadow: king inn wife",)
    game = claimed("sunken_treasure_discovered", "city: pirate crane", "hand: farm", shared=meadow_line)
    assert texts(game) == ["play meadow 2", "play meadow 3", "done"]
    assert city(play(game, "play meadow 2")) == ["pirate", "crane", "inn"]
    game = claimed("sunken_treasure_discovered", "city: pirate crane", shared=meadow_line)
    assert city(play(game, "done")) == ["pirate", "crane"]


@pytest.mark.rule("EX.pearlbrook.event.river_race")
def test_river_race_puts_a_racer_under_the_event() -> None:
    lines = ("city: ferry_ferret twig_barge farm",)
    game = play(claimed("river_race", *lines), "remove 0:ferry_ferret")
    assert (points(game), city(game), score(game)["events"]) == (2, ["twig_barge", "farm"], 4)
    game = play(claimed("river_race", *lines), "remove 0:twig_barge", "gain pebble", "gain pebble")
    assert (stock(game), city(game)) == ({"pebble": 2}, ["ferry_ferret", "farm"])
    assert len(player(game).under[0]) == 1
    assert refused(claimed("river_race", *lines), "remove 0:farm") == "EX.pearlbrook.event.river_race"


@pytest.mark.rule("EX.pearlbrook.event.river_race")
def test_a_position_in_which_the_river_race_still_pays_is_sound() -> None:
    game = play(claimed("river_race", "city: ferry_ferret twig_barge"), "remove 0:twig_barge")
    assert game.problems() == []
    assert stock(play(from_text(game.text()), "gain pebble", "gain twig")) == {"twig": 1, "pebble": 1}
