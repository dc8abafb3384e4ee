"""Tan cards: Bard, Fool, Postal Pigeon, Ranger, Ruins, Shepherd, Undertaker, Wanderer."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    free_workers,
    full_city,
    hand,
    occupied,
    placed,
    play,
    points,
    refused,
    score,
    stock,
    table,
    texts,
)

WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("EV.card.bard")
def test_bard_turns_up_to_five_cards_into_points() -> None:
    game = table("hand: bard" + " farm" * 7, RICH, *WAITS)
    play(game, "play bard", *["discard farm"] * 5)
    assert (points(game), len(hand(game)), game.turn) == (5, 2, 1)


@pytest.mark.rule("EV.card.fool")
def test_a_fool_goes_into_an_opponents_city() -> None:
    game = table("players: 3", "hand: fool", "resources: 3 berry", "player 1:", "hand: king")
    play(game, "play fool")
    assert texts(game) == ["to 1", "to 2"]
    play(game, "to 2")
    assert (city(game, 0), city(game, 2), score(game, 2)) == ([], ["fool"], {"cards": -2})


@pytest.mark.rule("EV.card.fool.target")
def test_a_fool_needs_room_and_no_second_fool() -> None:
    game = table("players: 3", "hand: fool", RICH, full_city("fool"), "player 1:", full_city())
    play(game, "play fool")  # the own full city with a Fool does not matter
    assert city(game, 2) == ["fool"]
    game = table("players: 3", "hand: fool", RICH, "player 1:", "city: fool", "hand: king")
    assert city(play(game, "play fool"), 2) == ["fool"]
    game = table("hand: fool", RICH, "player 1:", "city: fool")
    assert refused(game, "play fool") == "EV.card.fool.target"
    game = table("hand: fool", RICH, "player 1:", full_city())
    assert refused(game, "play fool") == "EV.card.fool.target"


@pytest.mark.rule("EV.card.fool.passed")
def test_a_passed_players_city_may_get_the_fool() -> None:
    game = table("player 0: autumn", "hand: fool", RICH, "player 1: autumn", "passed: yes")
    play(game, "play fool")
    assert city(game, 1) == ["fool"]


@pytest.mark.rule("EV.card.fool.triggers")
def test_nobody_reacts_to_a_fool_in_another_city() -> None:
    fairgrounds = "city: historian shopkeeper fairgrounds"
    game = table(DECK, "hand: fool", fairgrounds, "player 1:", "city: historian shopkeeper", "hand: king")
    play(game, "play fool")
    assert (hand(game), stock(game), occupied(game, "fairgrounds")) == ([], {}, True)
    assert (hand(game, 1), stock(game, 1)) == (["king"], {})


def test_pigeon_plays_nothing_worth_more_than_three_and_may_decline() -> None:
    game = table("deck: king queen", "hand: postal_pigeon", RICH, *WAITS)
    play(game, "play postal_pigeon")
    assert (city(game), discarded(game), game.turn) == (["postal_pigeon"], ["queen", "king"], 1)
    game = table("deck: fool wife", "hand: postal_pigeon", RICH, *WAITS)
    play(game, "play postal_pigeon", "bring fool")
    assert (city(game), city(game, 1)) == (["postal_pigeon"], ["fool"])
    # Base points only: a School may be worth a lot, but 2 is printed on it.
    game = table("deck: school school", "hand: postal_pigeon", RICH, "city: wife husband miner_mole", *WAITS)
    play(game, "play postal_pigeon")
    assert texts(game) == ["bring school", "done"]


def test_pigeons_bring_pigeons() -> None:
    game = table("deck: postal_pigeon mine farm inn", "hand: postal_pigeon", RICH, *WAITS)
    play(game, "play postal_pigeon", "bring postal_pigeon", "bring inn")
    assert city(game) == ["postal_pigeon", "postal_pigeon", "inn"]
    assert discarded(game) == ["mine", "farm"]  # the inner one is finished first


@pytest.mark.rule("EV.card.ranger")
def test_ranger_moves_a_worker_and_uses_the_new_place() -> None:
    game = table(
        "hand: ranger",
        "resources: 2 berry",
        "city: inn lookout queen",
        "placed: one_berry three_twigs",
        "player 1:",
        "placed: one_pebble",
        "hand: king",
    )
    play(game, "play ranger")
    assert texts(game) == ["lift one_berry", "lift three_twigs"]
    play(game, "lift three_twigs")
    assert "place three_twigs" not in texts(game)  # not back to the same place
    assert "place one_pebble" not in texts(game)  # the normal rules
    assert {"place one_berry", "claim grand_tour", "visit 0:lookout"} <= set(texts(game))
    play(game, "claim grand_tour")
    assert (placed(game), free_workers(game)) == (["one_berry", "grand_tour"], 0)
    assert score(game)["events"] == 3


@pytest.mark.rule("EV.card.ranger.which")
def test_permanent_and_journey_workers_do_not_move() -> None:
    workers = "placed: 0:cemetery! journey_2"
    game = table("player 0: autumn", "hand: ranger", RICH, "city: cemetery", workers, *WAITS)
    play(game, "play ranger")
    assert (city(game), game.turn) == (["cemetery", "ranger"], 1)


def test_ranger_may_send_a_worker_to_a_card_that_brings_a_card() -> None:
    game = table("meadow: farm", "hand: ranger", RICH, "city: inn", "placed: one_berry", *WAITS)
    play(game, "play ranger", "visit 0:inn")
    assert (city(game), placed(game)) == (["inn", "ranger", "farm"], ["0:inn"])


def test_ranger_moves_a_worker_whose_card_is_gone() -> None:
    game = table("hand: ranger", RICH, "placed: nowhere haven", *WAITS)
    play(game, "play ranger", "lift nowhere", "place one_pebble")
    assert placed(game) == ["haven", "one_pebble"]


@pytest.mark.rule("EV.card.ruins")
def test_ruins_replace_a_construction_and_refund_its_printed_cost() -> None:
    game = table("deck: king queen wife", "hand: ruins", "city: castle/occupied historian farm", *WAITS)
    play(game, "play ruins")
    assert texts(game) == ["remove 0:castle", "remove 0:farm"]
    play(game, "remove 0:castle")
    assert stock(game) == {"twig": 2, "resin": 3, "pebble": 3}
    assert city(game) == ["historian", "farm", "ruins"]
    assert sorted(hand(game)) == ["king", "queen", "wife"]  # two for the Ruins, one for the Historian
    assert not occupied(game, "ruins")


def test_ruins_tell_constructions_apart_by_what_lies_on_them() -> None:
    game = table(DECK, "hand: ruins", "city: farm farm/occupied farm", *WAITS)
    play(game, "play ruins")
    assert texts(game) == ["remove 0:farm", "remove 0:farm:2"]
    play(game, "remove 0:farm:2")
    assert [occupied(game, "farm", copy=n) for n in (0, 1)] == [False, False]


@pytest.mark.rule("EV.card.shepherd")
def test_shepherd_brings_berries_and_a_point_for_each_token_on_the_chapel() -> None:
    game = table("hand: shepherd", "city: chapel/tokens=2/occupied", "resources: 3 berry", *WAITS)
    play(game, "play shepherd")
    assert (stock(game), points(game)) == ({"berry": 3}, 2)


@pytest.mark.rule("EV.card.wanderer")
def test_wanderer_draws_three() -> None:
    game = table(DECK, "hand: wanderer", RICH, *WAITS)
    play(game, "play wanderer")
    assert len(hand(game)) == 3
