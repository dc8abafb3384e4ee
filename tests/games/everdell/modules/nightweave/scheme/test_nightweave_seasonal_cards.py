"""Nightweave's seasonal intrigues that make cards dearer: prices for playing them, and the lobbyist."""

import pytest

from everdell_table import (
    RICH,
    city,
    during,
    hand,
    meadow,
    occupied,
    play,
    points,
    refused,
    spun,
    stock,
    texts,
)


@pytest.mark.rule("MW.intrigue.predator_eyes")
def test_predator_eyes() -> None:
    game = during("predator_eyes", "hand: husband king king mine", "city: farm")
    play(game, "play husband", "discard king", "discard king")
    assert city(game) == ["farm", "husband"]
    assert hand(game) == ["mine"]


@pytest.mark.rule("MW.intrigue.predator_eyes")
def test_predator_eyes_want_two_cards() -> None:
    game = during("predator_eyes", "hand: husband king", "city: farm")
    assert refused(game, "play husband") == "MW.intrigue.predator_eyes"
    assert game.view(0).prices["husband"].ways == []
    game = during("predator_eyes", "hand: husband king", "resources: 9 berry", "city: farm")
    play(game, "play husband")  # for its cost nothing more is asked
    assert (occupied(game, "farm"), hand(game)) == (False, ["king"])


@pytest.mark.rule("MW.intrigue.spiders_in_soil")
def test_spiders_in_soil() -> None:
    game = during("spiders_in_soil", "hand: farm king", "resources: 2 twig 1 resin 1 pebble")
    play(game, "play farm")
    assert texts(game) == ["spend pebble", "discard king"]  # the cost must be left
    play(game, "spend pebble")
    assert (hand(game), stock(game)) == ([], {"berry": 1})
    game = during("spiders_in_soil", "hand: farm king", "resources: 2 twig 1 resin")
    assert refused(game, "play farm") == "MW.intrigue.spiders_in_soil"


@pytest.mark.rule("MW.intrigue.spiders_in_soil")
def test_spiders_in_soil_for_a_free_card_and_with_help() -> None:
    game = during("spiders_in_soil", "hand: husband king", "city: farm")
    assert refused(game, "play husband") == "MW.intrigue.spiders_in_soil"
    game = during("spiders_in_soil", "hand: husband king mine", "city: farm")
    play(game, "play husband", "discard king")
    assert (hand(game), city(game)) == ([], ["farm", "husband"])
    game = during("spiders_in_soil", "hand: farm king", "city: crane", "resources: 1 twig")
    play(game, "play farm", "discard king")  # the Crane takes 3 off the cost, nothing off the price
    assert (hand(game), stock(game), city(game)) == ([], {"berry": 1}, ["farm"])
    game = during("spiders_in_soil", "hand: farm king", "city: crane")
    assert refused(game, "play farm") == "MW.intrigue.spiders_in_soil"


@pytest.mark.rule("MW.intrigue.bad_press")
def test_bad_press() -> None:
    shared = "meadow: wanderer wife fool wife wife wife inn inn\ndeck: fool king ranger farm inn queen"
    game = spun("bad_press", "hand: wanderer mine", "resources: 2 berry", shared=shared)
    assert meadow(game) == ["king", "wife", "farm", "wife", "wife", "wife", "inn", "inn"]
    play(game, "play wanderer")
    assert (stock(game), hand(game)[0]) == ({}, "inn")  # the Mine was the price: both berries were needed
    assert city(game) == ["wanderer"]


@pytest.mark.rule("MW.intrigue.bad_press")
def test_bad_press_for_free_cards_from_hand_only() -> None:
    shared = "meadow: - wife wife wife wife mine mine mine\ndeck: king"
    game = during("bad_press", "hand: wanderer", "resources: 2 berry", shared=shared)
    assert refused(game, "play wanderer") == "MW.intrigue.bad_press"
    game = during("bad_press", "hand: wanderer", "city: queen", shared="meadow: castle")
    assert "visit 0:queen" not in texts(game)  # free, but the price is missing
    game = during(
        "bad_press", "hand: wanderer king", "city: queen", shared="meadow: castle\ndeck: mine mine mine"
    )
    play(game, "visit 0:queen", "play wanderer")
    assert (city(game), hand(game)) == (["queen", "wanderer"], ["mine", "mine", "mine"])
    shared = "deck: wanderer farm\nmeadow: king"
    game = during("bad_press", "hand: postal_pigeon", "resources: 2 berry 1 twig", shared=shared)
    play(game, "play postal_pigeon", "bring wanderer")
    assert city(game) == ["postal_pigeon", "wanderer"]  # it did not come from the hand


@pytest.mark.rule("MW.intrigue.bad_press")
def test_only_tan_cards_left() -> None:
    shared = "meadow: fool wife wife wife wife mine mine mine\ndeck: wanderer wanderer"
    game = spun("bad_press", "hand: king", shared=shared)
    assert meadow(game)[0] == "-"


# ---------------------------------------------------------------------- the lobbyist


@pytest.mark.rule("MW.intrigue.lobbyist")
def test_the_lobbyist_asks_for_blue_cards() -> None:
    game = during("lobbyist", "hand: judge king", "resources: 3 berry")
    play(game, "play judge")
    assert (hand(game), city(game), stock(game)) == ([], ["judge"], {})
    game = during("lobbyist", "hand: judge", "resources: 3 berry")
    assert refused(game, "play judge") == "MW.intrigue.lobbyist"


@pytest.mark.rule("MW.intrigue.lobbyist")
def test_blue_cards_cannot_be_drawn() -> None:
    game = during("lobbyist", "hand: king", shared="deck: judge crane mine historian inn")
    play(game, "place two_cards_point")
    assert hand(game) == ["inn", "king", "mine"]
    game = during("lobbyist", "hand: king", shared="deck: judge crane")
    play(game, "place two_cards_point")  # nothing else is left
    assert hand(game) == ["king"]
    assert points(game) == 1


@pytest.mark.rule("MW.intrigue.lobbyist")
def test_blue_cards_of_the_meadow_can_be_played_but_not_taken() -> None:
    shared = "forest: forest_meadow_two_play_one\nmeadow: judge mine king judge crane crane crane historian"
    game = during("lobbyist", "hand: farm", "resources: 3 berry", shared=shared)
    assert "play meadow 1" in texts(game)
    play(game, "place forest_meadow_two_play_one")
    assert texts(game) == ["take meadow 2", "take meadow 3"]
    assert refused(game, "take meadow 1") == "MW.intrigue.lobbyist"


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_a_reaction_has_its_price() -> None:
    shared = "deck: mine king"
    game = during("lobbyist", "hand: farm inn", RICH, "city: historian courthouse", shared=shared)
    play(game, "play farm")
    assert texts(game) == ["react historian", "react courthouse"]
    play(game, "react courthouse", "spend twig", "gain resin")
    assert texts(game)[-1] == "done"
    play(game, "done")  # the Historian does not react
    assert hand(game) == ["inn"]
    assert stock(game) == {"twig": 6, "resin": 9, "pebble": 9, "berry": 10}


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_a_reaction_nobody_can_pay_for() -> None:
    game = during("lobbyist", "hand: farm", "resources: 2 twig 1 resin", "city: courthouse")
    play(game, "play farm")
    assert texts(game) == ["spend berry", "done"]  # the Farm's own berry
    game = during("lobbyist", "hand: inn", "resources: 2 twig 1 resin", "city: courthouse")
    play(game, "play inn")
    assert stock(game) == {}


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_an_ability_has_its_price() -> None:
    game = during("lobbyist", "hand: farm king", "city: crane")
    play(game, "play farm")
    assert (hand(game), city(game)) == ([], ["farm"])
    game = during("lobbyist", "hand: farm", "city: crane")
    assert refused(game, "play farm") == "MW.intrigue.lobbyist"
    game = during("lobbyist", "hand: farm", "city: crane", "resources: 1 twig")
    play(game, "play farm")
    assert stock(game) == {"berry": 1}


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_the_judge_and_the_dungeon_have_their_price() -> None:
    game = during("lobbyist", "hand: farm", "city: judge", "resources: 3 twig 1 pebble")
    play(game, "play farm", "spend pebble")
    assert (stock(game), city(game)) == ({"berry": 1}, ["judge", "farm"])
    game = during("lobbyist", "hand: farm", "city: judge", "resources: 3 twig")
    assert refused(game, "play farm") == "MW.intrigue.lobbyist"
    game = during("lobbyist", "hand: farm king", "city: dungeon wanderer")
    play(game, "play farm")
    assert (hand(game), city(game)) == ([], ["dungeon", "farm"])


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_the_clock_tower_has_its_price() -> None:
    own = ("placed: three_twigs haven", "city: clock_tower/tokens=3")
    game = during("lobbyist", "hand: king", *own, season="winter")
    play(game, "prepare", "copy three_twigs")
    assert (hand(game), stock(game)) == ([], {"twig": 3})
    game = during("lobbyist", "hand:", *own, season="winter")
    play(game, "prepare")
    assert stock(game) == {}  # nothing to pay with, nothing asked
