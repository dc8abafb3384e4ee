"""Turns, passing, seasons and the end of the game."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    everdell,
    free_workers,
    hand,
    heard,
    meadow,
    placed,
    play,
    player,
    points,
    refused,
    stock,
    table,
    texts,
    tokens_on,
)

AUTUMN = ("player 0: autumn", "placed: haven haven haven haven haven haven", "player 1: autumn")


@pytest.mark.rule("EV.turn.one_action", "EV.turn.clockwise")
def test_one_action_then_the_next_player_clockwise() -> None:
    game = table("players: 3", "seat: 1", "player 1:", RICH, "hand: farm mine")
    play(game, "play farm")
    assert game.turn == 2
    play(game, "place one_berry")
    assert game.turn == 0
    play(game, "place one_berry")
    assert game.turn == 1
    assert refused(table("forest: forest_two_any"), "gain twig") == "EV.comp.resources"
    game = table("forest: forest_two_any", "resources: 2 twig 1 resin", "hand: farm")
    play(game, "place forest_two_any")
    assert refused(game, "play farm") == "EV.turn.one_action"


@pytest.mark.rule("EV.turn.own_season")
def test_each_player_has_a_season_of_their_own() -> None:
    game = table(DECK, "placed: one_berry one_berry", "player 1: summer")
    play(game, "prepare")
    assert (player(game, 0).season, player(game, 1).season) == (1, 2)


@pytest.mark.rule("EV.turn.always_an_action")
def test_before_autumn_there_is_always_an_action() -> None:
    game = table("player 0: summer", "placed: three_twigs two_resin one_pebble", "player 1: summer")
    shared = ["two_twigs_card", "resin_card", "two_cards_point", "one_berry", "haven"]
    assert {f"place {place}" for place in shared} <= set(texts(game))
    assert "pass" not in texts(game)
    # With all workers placed and nothing to play, preparing is the only option and is taken unasked.
    game = table("placed: haven haven", "player 1:", "hand: king")
    assert texts(game) == ["prepare"]
    play(game, "prepare")
    assert player(game).season == 1


@pytest.mark.rule("EV.turn.pass", "EV.end.all_passed", "EV.turn.pass_only_autumn")
def test_passing_in_autumn_with_things_left() -> None:
    game = table("player 0: autumn", RICH, "hand: farm", "player 1: autumn", "hand: farm")
    assert refused(table(RICH), "pass") == "EV.turn.pass_only_autumn"
    play(game, "pass")
    assert game.turn == 1
    play(game, "place one_berry")
    assert game.turn == 1  # the passed player is skipped
    play(game, "pass")
    assert game.over


@pytest.mark.rule("EV.season.requires")
def test_preparing_needs_all_workers_placed() -> None:
    game = table("placed: one_berry", RICH, "hand: farm")
    assert refused(game, "prepare") == "EV.season.requires"
    game = table("placed: one_berry haven", RICH, "hand: farm")
    assert {"prepare", "play farm"} <= set(texts(game))
    play(game, "prepare")
    assert game.turn == 1


@pytest.mark.rule("EV.season.order")
def test_clock_tower_recall_season_bonus() -> None:
    game = table(
        DECK,
        "placed: three_twigs one_berry",
        "city: clock_tower/tokens=3 farm",
        "player 1:",
        "hand: king",
    )
    events = heard(game)
    play(game, "prepare")
    assert placed(game) == ["three_twigs", "one_berry"]  # not yet recalled
    assert player(game).season == 0
    play(game, "copy three_twigs")
    assert [event.name for event in events] == ["copied", "gained", "prepared", "activated", "gained", "turn"]
    assert (placed(game), player(game).season, stock(game)) == ([], 1, {"twig": 3, "berry": 1})
    assert tokens_on(game, "clock_tower") == 2


@pytest.mark.rule("EV.season.recall")
def test_permanent_workers_and_those_of_others_stay() -> None:
    game = table(
        DECK,
        "city: cemetery",
        "placed: 0:cemetery! one_berry",
        "player 1:",
        "placed: one_berry",
        "hand: king",
    )
    play(game, "prepare")
    assert placed(game) == ["0:cemetery"]
    assert placed(game, 1) == ["one_berry"]
    assert free_workers(game) == 2


@pytest.mark.rule("EV.season.spring")
def test_spring_brings_a_worker_and_production() -> None:
    game = table("placed: haven haven", "city: farm mine")
    play(game, "prepare")
    assert (player(game).season, player(game).workers) == (1, 3)
    assert stock(game) == {"berry": 1, "pebble": 1}


@pytest.mark.rule("EV.season.summer")
def test_summer_brings_a_worker_and_two_meadow_cards_but_no_production() -> None:
    game = table("player 0: spring", "placed: haven haven haven", "city: farm", "meadow: king queen mine")
    play(game, "prepare")
    assert texts(game) == ["take meadow 1", "take meadow 2", "take meadow 3", "done"]
    play(game, "take meadow 2")
    assert meadow(game)[:3] == ["king", "-", "mine"]
    play(game, "take meadow 1")
    assert (hand(game), stock(game), player(game).workers) == (["king", "queen"], {}, 4)


def test_summer_draws_stop_at_the_hand_limit_and_may_be_declined() -> None:
    seven = "hand: " + "mine? " * 7
    game = table("player 0: spring", "placed: haven haven haven", seven, "meadow: king queen")
    play(game, "prepare", "take meadow 1")
    assert (len(hand(game)), game.turn) == (8, 1)
    game = table("player 0: spring", "placed: haven haven haven", "meadow: king queen")
    play(game, "prepare", "done")
    assert hand(game) == []
    game = table("player 0: spring", "placed: haven haven haven", "hand: " + "mine? " * 8, "meadow: king")
    play(game, "prepare")
    assert game.turn == 1


@pytest.mark.rule("EV.season.autumn", "EV.season.last")
def test_autumn_brings_two_workers_production_and_the_journey() -> None:
    game = table(
        "player 0: summer",
        "placed: haven haven haven haven",
        "city: farm",
        "hand: king queen queen",
        "player 1:",
        "hand: king",
    )
    play(game, "prepare", "place one_berry")
    assert (player(game).season, player(game).workers, stock(game)) == (3, 6, {"berry": 1})
    assert {"place journey_2", "place journey_3"} <= set(texts(game))
    assert "prepare" not in texts(game)
    assert refused(game, "prepare") == "EV.season.last"


@pytest.mark.rule("EV.season.production", "EV.season.production_order")
def test_production_uses_every_green_card_once_in_the_order_of_the_owner() -> None:
    game = table(
        DECK,
        "placed: haven haven",
        "city: peddler doctor farm farm storehouse king",
        "player 1:",
        "hand: king",
    )
    play(game, "prepare")
    assert stock(game) == {"berry": 2}  # sure gains are there before anybody is asked
    assert set(texts(game)) == {"activate 0:peddler", "activate 0:doctor", "activate 0:storehouse"}
    play(game, "activate 0:storehouse", "store twig", "activate 0:doctor", "amount 1")
    assert texts(game)[0] == "done"  # the last one goes without saying: the Peddler
    play(game, "trade berry > pebble", "done")
    assert (stock(game), points(game), game.turn) == ({"pebble": 1}, 1, 1)


@pytest.mark.rule("EV.season.production_choices")
def test_what_may_be_declined_and_what_is_always_taken() -> None:
    game = table("placed: haven haven", "city: doctor farm", "player 1:", "hand: king")
    play(game, "prepare")
    assert texts(game) == ["amount 1", "amount 0"]
    play(game, "amount 0")
    assert (stock(game), points(game)) == ({"berry": 1}, 0)


@pytest.mark.rule("EV.season.green_on_play", "EV.season.tan_once")
def test_a_green_card_acts_when_played_a_tan_one_only_then() -> None:
    game = table(DECK, RICH, "hand: farm wanderer", "player 1:", "placed: haven haven", "hand: king")
    play(game, "play farm")
    assert stock(game)["berry"] == 10
    play(game, "prepare", "play wanderer")
    assert len(hand(game)) == 3
    game = table(DECK, "placed: haven haven", "city: wanderer historian school", "player 1:", "hand: king")
    play(game, "prepare")
    assert hand(game) == []


@pytest.mark.rule("EV.end.workers_stay", "EV.end.open_cards_stay", "EV.give.tokens_to_passed")
def test_a_passed_player_blocks_and_hosts() -> None:
    game = table(
        "meadow: farm",
        "player 0: autumn",
        "player 1: autumn",
        "passed: yes",
        "placed: three_twigs",
        "city: inn",
    )
    assert refused(game, "place three_twigs") == "EV.place.exclusive"
    play(game, "visit 1:inn")
    assert (city(game), points(game, 1)) == (["farm"], 1)


def test_the_curve_of_a_game_counts_points_so_far() -> None:
    game = table("city: king", "points: 3", "player 1:", "city: mine")
    assert everdell(game).standing() == [7, 2]
    assert everdell(game).progress() == {"cards": 2, "events": 0}
