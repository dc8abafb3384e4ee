"""Paying for a card: resources, an occupied construction, abilities."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    full_city,
    hand,
    meadow,
    occupied,
    play,
    prisoners_of,
    refused,
    stock,
    table,
    texts,
)

WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("EV.play.source")
def test_cards_come_from_hand_or_meadow() -> None:
    game = table("meadow: - mine", RICH, "hand: farm", *WAITS)
    assert {"play farm", "play meadow 2"} <= set(texts(game))
    assert refused(game, "play mine") == "EV.play.source"
    assert refused(game, "play meadow 1") == "EV.draw.both_empty"


@pytest.mark.rule("EV.play.cost", "EV.play.exact_payment")
def test_the_printed_cost_is_paid_exactly() -> None:
    game = table("resources: 2 twig 2 resin", "hand: farm mine", *WAITS)
    assert refused(game, "play mine") == "EV.play.cost"
    play(game, "play farm")
    assert (city(game), stock(game)) == (["farm"], {"resin": 1, "berry": 1})


@pytest.mark.rule("EV.play.supply_only", "EV.card.storehouse")
def test_resources_on_cards_cannot_pay() -> None:
    game = table("city: storehouse/twig=9/resin=8", "hand: farm", *WAITS)
    assert refused(game, "play farm") == "EV.play.cost"


@pytest.mark.rule("EV.play.free_by_construction")
@pytest.mark.parametrize("where", ["play innkeeper", "play meadow 1"])
def test_a_critter_moves_into_its_construction(where: str) -> None:
    game = table("meadow: innkeeper", "hand: innkeeper", "city: inn", *WAITS)
    play(game, where)
    assert (city(game), occupied(game, "inn")) == (["inn", "innkeeper"], True)


@pytest.mark.rule("EV.play.occupied_once", "EV.card.farm")
def test_each_construction_is_occupied_once() -> None:
    game = table("hand: wife husband wife", "city: farm/occupied farm", *WAITS)
    play(game, "play wife")
    assert [occupied(game, "farm", copy=n) for n in (0, 1)] == [True, True]
    play(game, "place one_berry")
    assert refused(game, "play husband") == "EV.play.cost"


@pytest.mark.rule("EV.play.occupied_stays")
def test_the_mark_stays_when_the_critter_leaves() -> None:
    game = table(
        "hand: mine", "resources: 1 twig 1 resin 1 pebble", "city: inn/occupied innkeeper dungeon", *WAITS
    )
    play(game, "play mine", "imprison 0:innkeeper")
    assert (occupied(game, "inn"), prisoners_of(game)) == (True, ["innkeeper"])


@pytest.mark.rule("EV.play.occupied_leaves")
def test_the_mark_goes_with_the_construction() -> None:
    game = table(DECK, "hand: ruins inn innkeeper", RICH, "city: inn/occupied", "player 1:", "hand: king")
    play(game, "play ruins", "place one_berry", "play inn", "place one_berry", "play innkeeper")
    assert "occupy 0:inn" in texts(game)


@pytest.mark.rule("EV.play.occupied_and_worker")
def test_occupied_and_visited_are_different_things() -> None:
    game = table("meadow: farm", "hand: innkeeper", "city: inn", "placed: 0:inn", *WAITS)
    play(game, "play innkeeper")
    assert occupied(game, "inn")
    game = table("meadow: farm", "city: inn/occupied", *WAITS)
    assert "visit 0:inn" in texts(game)


@pytest.mark.rule("EV.play.link_choice", "EV.card.ever_tree")
def test_the_exact_link_is_offered_before_paying_and_the_ever_tree_after() -> None:
    game = table("hand: innkeeper king", "resources: 6 berry", "city: ever_tree inn", *WAITS)
    play(game, "play innkeeper")
    assert texts(game) == ["occupy 0:inn", "pay", "occupy 0:ever_tree"]
    play(game, "occupy 0:ever_tree", "place one_berry", "play king")
    assert texts(game) == ["pay", "use 0:innkeeper"]  # the Ever Tree is occupied
    play(game, "pay")
    assert (occupied(game, "inn"), stock(game)) == (False, {})


@pytest.mark.rule("EV.play.abilities", "EV.play.one_ability")
def test_one_ability_a_card() -> None:
    game = table(
        "hand: mine king",
        "resources: 1 twig 1 resin 1 pebble",
        "city: crane innkeeper judge dungeon wife",
        *WAITS,
    )
    play(game, "play mine")
    assert texts(game) == [
        "pay",
        "use 0:crane",
        "imprison 0:innkeeper",
        "imprison 0:judge",
        "imprison 0:wife",
    ]
    assert refused(game, "use 0:innkeeper") == "EV.card.innkeeper"
    play(game, "use 0:crane")
    assert game.turn == 1  # three resources less: nothing more to choose
    assert (city(game)[-1], stock(game)) == ("mine", {"twig": 1, "resin": 1, "pebble": 2})
    # Two abilities together would pay for a King, one does not.
    game = table("hand: king", "resources: 2 berry", "city: innkeeper dungeon wife", *WAITS)
    assert refused(game, "play king") == "EV.play.cost"
    # At the Inn no other ability helps.
    game = table("meadow: king", "resources: 2 berry", "city: inn innkeeper", *WAITS)
    assert refused(game, "visit 0:inn") == "EV.place.something"


@pytest.mark.rule("EV.play.ability_with_free")
def test_free_plays_and_abilities_exclude_each_other() -> None:
    # At the Inn a critter cannot be played by occupying.
    game = table("meadow: king", "city: inn castle", *WAITS)
    assert refused(game, "visit 0:inn") == "EV.place.something"
    game = table("forest: forest_meadow_two_play_one", "meadow: king", "city: castle", *WAITS)
    play(game, "place forest_meadow_two_play_one")
    assert (hand(game), game.turn) == (["king"], 1)
    # An Innkeeper is not discarded just to make room for a critter that moves in free.
    game = table("hand: king", full_city("castle", "innkeeper"), *WAITS)
    assert refused(game, "play king") == "EV.play.needs_space"


@pytest.mark.rule("EV.play.reduction_only", "EV.card.innkeeper")
def test_a_reduction_gains_nothing() -> None:
    game = table("hand: monk", "resources: 1 berry", "city: innkeeper", *WAITS)
    play(game, "play monk", "use 0:innkeeper", "amount 0")
    assert (city(game), stock(game), discarded(game)) == (["monk"], {"berry": 1}, ["innkeeper"])


@pytest.mark.rule("EV.play.reduction_choice", "EV.card.crane")
def test_the_player_chooses_what_is_left_out() -> None:
    game = table("hand: castle", "resources: 2 twig 3 resin 3 pebble", "city: crane", *WAITS)
    play(game, "play castle", "use 0:crane")
    assert texts(game) == ["spare twig", "spare resin", "spare pebble"]
    play(game, "spare pebble", "spare pebble", "spare resin")
    assert (city(game), stock(game)) == (["castle"], {"resin": 1, "pebble": 2})
    assert discarded(game) == ["crane"]


def test_what_is_missing_must_be_left_out() -> None:
    game = table("hand: castle", "resources: 2 twig 3 resin 1 pebble", "city: crane", *WAITS)
    play(game, "play castle")
    assert texts(game) == ["spare twig", "spare resin", "spare pebble"]
    play(game, "spare twig")
    assert stock(game) == {"twig": 1}  # the two pebbles that are not there went without asking


def test_innkeeper_takes_off_berries_for_critters_only() -> None:
    game = table("hand: king", "resources: 3 berry", "city: innkeeper", *WAITS)
    play(game, "play king")
    assert (city(game), stock(game)) == (["king"], {})
    game = table("hand: mine", "city: innkeeper", *WAITS)
    assert refused(game, "play mine") == "EV.play.cost"


def test_crane_helps_constructions_only() -> None:
    game = table("hand: wife", "city: crane", *WAITS)
    assert refused(game, "play wife") == "EV.play.cost"


@pytest.mark.rule("EV.play.ability_is_payment", "EV.play.unique_moment")
def test_what_pays_is_gone_before_the_new_card_arrives() -> None:
    # The second Crane comes in because the first one paid for it.
    game = table("hand: crane", "city: crane", *WAITS)
    play(game, "play crane")
    assert (city(game), discarded(game)) == (["crane"], ["crane"])
    game = table("hand: innkeeper", "city: innkeeper", "resources: 1 berry", *WAITS)
    play(game, "play innkeeper")
    assert (city(game), stock(game)) == (["innkeeper"], {"berry": 1})


@pytest.mark.rule("EV.card.dungeon")
def test_the_dungeon_takes_a_critter_for_any_card() -> None:
    game = table("hand: king", "resources: 3 berry", "city: dungeon wife farm", *WAITS)
    play(game, "play king")
    assert (city(game), prisoners_of(game), stock(game)) == (["dungeon", "farm", "king"], ["wife"], {})
    game = table("hand: king mine", RICH, "city: dungeon/holds=wife husband", *WAITS)
    play(game, "play king")
    assert city(game)[-1] == "king"  # the only cell is full, so nothing was asked


@pytest.mark.rule("EV.card.dungeon.ranger")
def test_the_second_cell_needs_a_ranger_who_stays() -> None:
    game = table("hand: king", RICH, "city: dungeon/holds=wife husband ranger", *WAITS)
    play(game, "play king")
    assert texts(game) == ["pay", "imprison 0:husband"]
    play(game, "imprison 0:husband")
    assert prisoners_of(game) == ["wife", "husband"]
    # Into the first cell the Ranger may go himself; a third prisoner finds no cell.
    game = table("hand: king", RICH, "city: dungeon ranger", *WAITS)
    play(game, "play king")
    assert "imprison 0:ranger" in texts(game)
    game = table("hand: king", RICH, "city: dungeon/holds=wife/holds=fool husband ranger", *WAITS)
    play(game, "play king")
    assert city(game)[-1] == "king"


@pytest.mark.rule("EV.card.judge")
def test_the_judge_replaces_exactly_one_resource() -> None:
    game = table("hand: mine", "resources: 1 twig 1 resin 1 berry", "city: judge", *WAITS)
    play(game, "play mine")
    assert (city(game), stock(game)) == (["judge", "mine"], {"pebble": 1})
    game = table("hand: mine", "resources: 1 twig 2 berry", "city: judge", *WAITS)
    assert refused(game, "play mine") == "EV.play.cost"
    game = table("hand: mine", "resources: 2 twig 1 resin 2 pebble", "city: judge", *WAITS)
    play(game, "play mine", "use 0:judge")
    assert set(texts(game)) == {
        "instead twig > pebble",
        "instead resin > twig",
        "instead resin > pebble",
        "instead pebble > twig",
    }
    play(game, "instead resin > pebble")
    assert stock(game) == {"twig": 1, "resin": 1, "pebble": 1}


@pytest.mark.rule("EV.card.shepherd.cost_given")
def test_the_shepherds_cost_goes_to_an_opponent() -> None:
    game = table("players: 3", "hand: shepherd", "resources: 3 berry", "player 1:", "hand: king")
    play(game, "play shepherd")
    assert texts(game) == ["to 1", "to 2"]
    play(game, "to 2")
    assert (stock(game, 0), stock(game, 1), stock(game, 2)) == ({"berry": 3}, {}, {"berry": 3})
    # Substitutes of the Judge go along as they were paid; a free Shepherd gives nobody anything.
    game = table("hand: shepherd", "resources: 2 berry 1 twig", "city: judge", *WAITS)
    play(game, "play shepherd")
    assert stock(game, 1) == {"twig": 1, "berry": 2}
    game = table("hand: shepherd", "city: chapel", *WAITS)
    play(game, "play shepherd")
    assert (stock(game, 0), stock(game, 1)) == ({"berry": 3}, {})
    game = table(
        "player 0: autumn", "hand: shepherd", "resources: 3 berry", "player 1: autumn", "passed: yes"
    )
    play(game, "play shepherd")
    assert (stock(game, 0), stock(game, 1)) == ({"berry": 3}, {})


def test_the_view_says_what_a_card_costs_now_and_why() -> None:
    game = table("meadow: mine", "hand: innkeeper king", "resources: 1 twig", "city: inn crane", *WAITS)
    view = game.view(0)
    price = view.meadow[0].price
    assert price.cost == {"twig": 1, "resin": 1, "pebble": 1}
    assert price.missing == {"resin": 1, "pebble": 1}
    assert price.ways == ["use 0:crane"]
    assert view.prices["innkeeper"].ways == ["occupy 0:inn"]
    assert view.prices["king"].ways == []
    assert view.prices["king"].fits
    assert game.view(1).prices.keys() == {"king"}
    assert meadow(game)[0] == "mine"
