"""What each of the ten first legends does."""

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
    player,
    points,
    refused,
    score,
    stock,
    table,
    texts,
)

BOTH = "legends: both"
WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("MW.legend.amilla_glistendew", "MW.legend.amilla_worker")
def test_amilla_achieves_an_event_without_its_requirement() -> None:
    special = "specials: tax_relief croak_wart_cure"
    game = table(
        BOTH, special, "city: amilla_glistendew mine", "player 1:", "events: grand_tour", "hand: king"
    )
    play(game, "visit 0:amilla_glistendew")
    assert "claim tax_relief" in texts(game)
    assert "claim grand_tour" not in texts(game)  # another's
    assert "claim croak_wart_cure" not in texts(game)  # its costs are lacking
    assert refused(game, "claim grand_tour") == "EV.event.once"
    play(game, "claim tax_relief")
    assert (stock(game), placed(game), free_workers(game)) == ({"pebble": 1}, ["0:amilla_glistendew"], 1)
    assert score(game)["events"] == 3
    game = table(BOTH, special, "city: amilla_glistendew mine farm", "resources: 2 berry", *WAITS)
    play(game, "visit 0:amilla_glistendew", "claim croak_wart_cure", "remove 0:mine")
    assert (city(game), stock(game)) == (["amilla_glistendew"], {})
    claimed = "events: grand_tour city_monument harvest_festival cartographers_expedition"
    game = table(BOTH, "city: amilla_glistendew", claimed, *WAITS)
    assert refused(game, "visit 0:amilla_glistendew") == "EV.place.something"


@pytest.mark.rule("MW.legend.bridge_of_the_sky")
def test_a_construction_on_the_bridge_is_cheaper_and_gives_its_worth() -> None:
    lines = (BOTH, "hand: castle mine wife", "city: bridge_of_the_sky")
    game = table(*lines, "resources: 1 twig 2 resin 2 pebble", *WAITS)
    assert score(game) == {}
    play(game, "play castle", "spare twig", "spare resin")
    assert (city(game), stock(game)) == (["bridge_of_the_sky", "castle"], {})
    assert score(game) == {"cards": 4 + 4}
    bridge, castle = game.view(0).players[0].city
    assert (bridge.points, castle.points, castle.over) == (4, 4, True)
    game = table(*lines, "resources: 1 twig 1 resin 2 pebble", *WAITS)
    assert refused(game, "play castle") == "EV.play.cost"
    # Not for critters; a Judge cannot join in.
    game = table(BOTH, "hand: wife", "city: bridge_of_the_sky", *WAITS)
    assert refused(game, "play wife") == "EV.play.cost"
    game = table(BOTH, "hand: castle", "city: bridge_of_the_sky judge", "resources: 2 twig 1 resin", *WAITS)
    assert refused(game, "play castle") == "EV.play.cost"


@pytest.mark.rule("MW.legend.bridge_one")
def test_one_construction_at_a_time_without_a_space_of_its_own() -> None:
    game = table(BOTH, "meadow: farm", DECK, RICH, full_city("bridge_of_the_sky"), *WAITS)
    play(game, "play meadow 1")
    view = game.view(0).players[0]
    assert (view.spaces, view.spaces_used, len(view.city)) == (16, 16, 17)
    game = table(BOTH, "hand: farm", RICH, full_city("bridge_of_the_sky", "farm/over", "wife"), *WAITS)
    assert len(city(game)) == 17 - 1
    game = table(BOTH, "hand: farm farm", RICH, "city: bridge_of_the_sky castle/over", *WAITS)
    play(game, "play farm")
    assert (stock(game)["twig"], score(game)["cards"]) == (7, 9)
    # The construction leaves: the Bridge is empty again.
    game = table(BOTH, "hand: ruins", "city: bridge_of_the_sky farm farm/over", *WAITS)
    play(game, "play ruins")
    assert texts(game) == ["remove 0:farm", "remove 0:farm:2"]
    play(game, "remove 0:farm:2")
    assert score(game) == {"cards": 1}
    game = table(BOTH, "hand: mine", "city: bridge_of_the_sky farm", *WAITS)
    play(game, "play mine")
    assert city(game)[-1] == "mine"


@pytest.mark.rule("MW.legend.bridge_one")
def test_a_city_with_a_bridge_is_full_when_it_is() -> None:
    # The Farm on the Bridge takes none of the fifteen spaces.
    game = table(BOTH, "hand: inn", RICH, full_city("bridge_of_the_sky") + " farm/over", *WAITS)
    assert player(game).used == 15
    assert refused(game, "play inn") == "EV.play.needs_space"
    game = table(BOTH, "hand: husband", RICH, full_city("bridge_of_the_sky", "wife") + " farm/over", *WAITS)
    assert "play husband" in texts(game)


@pytest.mark.rule("MW.legend.bridge_one", "EV.city.ruins")
def test_ruins_find_no_space_on_the_bridge() -> None:
    # The Farm on the Bridge has no space of its own that Ruins could take.
    bridge = full_city("bridge_of_the_sky") + " farm/over"
    game = play(table(BOTH, DECK, "hand: ruins", bridge, *WAITS), "play ruins")
    assert "remove 0:mine" in texts(game)
    assert "remove 0:farm" not in texts(game)


@pytest.mark.rule("MW.legend.cirrus_windfall", "MW.legend.cirrus_source")
def test_cirrus_windfall_may_play_a_small_card_free() -> None:
    lines = (BOTH, DECK, "legends: cirrus_windfall click_clacks", "city: postal_pigeon")
    game = table(*lines, "hand: inn king", "meadow: castle queen mine", *WAITS)
    play(game, "play legend cirrus_windfall")
    assert texts(game) == ["play inn", "play meadow 3", "done"]
    play(game, "play meadow 3")
    assert city(game) == ["cirrus_windfall", "mine"]
    game = table(*lines, "hand: inn", *WAITS)
    play(game, "play legend cirrus_windfall", "done")
    assert (city(game), game.turn) == (["cirrus_windfall"], 1)
    # Without a card that fits only those who see the hand know; without a hand nothing is asked.
    game = table(*lines, "hand: king", *WAITS)
    play(game, "play legend cirrus_windfall")
    assert texts(game) == ["done"]
    game = table(*lines, *WAITS)
    play(game, "play legend cirrus_windfall")
    assert game.turn == 1


@pytest.mark.rule("MW.legend.foresight")
def test_foresight_reacts_to_both_kinds() -> None:
    game = table(BOTH, DECK, "hand: wife", RICH, "city: foresight", *WAITS)
    play(game, "play wife")
    assert (len(hand(game)), game.turn) == (2, 1)
    game = table(BOTH, DECK, "hand: mine", RICH, "city: foresight", *WAITS)
    play(game, "play mine", "gain berry")
    assert (hand(game), stock(game)["berry"]) == ([], 10)
    game = table(BOTH, DECK, "legends: foresight", "city: historian", *WAITS)
    play(game, "play legend foresight")
    assert (hand(game), game.turn) == ([], 1)


@pytest.mark.rule("MW.legend.fynn_nobletail")
def test_fynn_nobletail_counts_events() -> None:
    events = "events: grand_tour city_monument tax_relief"
    game = table(BOTH, "specials: tax_relief", "city: fynn_nobletail", events, *WAITS)
    assert score(game)["prosperity"] == 2 + 2 + 3
    assert "prosperity" not in score(table(BOTH, "city: fynn_nobletail", *WAITS))


@pytest.mark.rule("MW.legend.mcgregors_market")
def test_mcgregors_market_gives_two_of_choice_and_is_a_farm() -> None:
    game = table(BOTH, "legends: mcgregors_market", "city: farm/occupied", *WAITS)
    play(game, "play legend mcgregors_market", "gain pebble", "gain berry")
    assert stock(game) == {"pebble": 1, "berry": 1}
    game = table(BOTH, "hand: husband wife", "city: mcgregors_market", *WAITS)
    play(game, "play wife")
    assert occupied(game, "mcgregors_market")
    game = table(BOTH, "hand: husband", "city: mcgregors_market/occupied", *WAITS)
    assert refused(game, "play husband") == "EV.play.cost"


@pytest.mark.rule("MW.legend.oleanders_opera_house")
def test_the_opera_house_counts_unique_critters_twice() -> None:
    game = table(BOTH, "city: oleanders_opera_house bard king wife strey_softpaw university", *WAITS)
    assert score(game)["prosperity"] >= 2 * 3
    game = table(BOTH, "city: oleanders_opera_house bard wife strey_softpaw university", *WAITS)
    assert score(game)["prosperity"] == 2 * 2


@pytest.mark.rule("MW.legend.poe")
def test_poe_fills_the_hand() -> None:
    game = table(BOTH, DECK, "hand: king king queen", "legends: poe", "city: teacher", *WAITS)
    play(game, "play legend poe", "discard king", "discard king", "done")
    assert len(hand(game)) == 8
    assert "queen" in hand(game)
    assert len(discarded(game)) == 3
    game = table(BOTH, DECK, "city: poe", "placed: haven haven", *WAITS)
    play(game, "prepare")
    assert len(hand(game)) == 8
    game = table(BOTH, DECK, "hand:" + " farm" * 8, "legends: poe", "city: teacher", *WAITS)
    play(game, "play legend poe", "done")
    assert hand(game) == ["farm"] * 8


@pytest.mark.rule("MW.legend.silver_scale_spring", "MW.legend.spring_alone")
def test_the_spring_gives_the_cost_of_a_construction() -> None:
    game = table(
        BOTH, DECK, "legends: silver_scale_spring", "resources: 1 pebble", "city: castle wife farm", *WAITS
    )
    play(game, "play legend silver_scale_spring")
    assert texts(game) == ["slip 0:castle", "slip 0:farm"]
    play(game, "slip 0:castle")
    assert (stock(game), len(hand(game))) == ({"twig": 2, "resin": 3, "pebble": 3}, 2)
    assert city(game) == ["castle", "wife", "farm", "silver_scale_spring"]
    # The Ruins it replaces are gone; a legend will do; without any construction it only draws.
    lines = (BOTH, DECK, "legends: silver_scale_spring")
    game = table(*lines, "city: ruins mcgregors_market", *WAITS)
    play(game, "play legend silver_scale_spring")
    assert stock(game) == {"twig": 2, "resin": 2, "pebble": 1}
    game = table(*lines, "city: ruins wife", *WAITS)
    play(game, "play legend silver_scale_spring")
    assert (stock(game), len(hand(game))) == ({}, 2)
    # A full city has the space it brings.
    game = table(*lines, RICH, full_city(), *WAITS)
    play(game, "play legend silver_scale_spring")
    assert len(city(game)) == 16


@pytest.mark.rule("MW.legend.the_green_acorn", "MW.legend.acorn_source")
def test_the_green_acorn_plays_from_anywhere_for_four_less() -> None:
    lines = (BOTH, DECK, "city: the_green_acorn castle", "legends: poe strongroot_castle")
    game = table(*lines, "hand: king farm", "meadow: ever_tree mine inn", "resources: 2 berry", *WAITS)
    play(game, "visit 0:the_green_acorn")
    assert texts(game) == ["play king", "play farm", "play meadow 2", "play legend poe"]
    play(game, "play king")
    assert (city(game)[-1], stock(game)) == ("king", {})
    game = table(*lines, "resources: 1 berry", *WAITS)
    play(game, "visit 0:the_green_acorn", "play legend poe")
    assert city(game)[-1] == "poe"
    # At the Acorn a ribbon card is no way in, and a Judge does not help.
    game = table(*lines, "hand: ever_tree", "resources: 4 twig 4 resin", *WAITS)
    play(game, "visit 0:the_green_acorn")
    assert "play legend strongroot_castle" not in texts(game)
    game = table(BOTH, "hand: king", "resources: 1 berry 5 twig", "city: the_green_acorn judge", *WAITS)
    assert refused(game, "visit 0:the_green_acorn") == "EV.place.something"


@pytest.mark.rule("MW.legend.the_green_acorn")
def test_a_guest_of_the_green_acorn_brings_two_tokens() -> None:
    game = table(BOTH, "hand: mine", "player 1:", "city: the_green_acorn", "hand: king", RICH)
    play(game, "visit 1:the_green_acorn")
    play(game, "play mine")
    assert (city(game), points(game, 1), points(game)) == (["mine"], 2, 0)
    game = table(BOTH, "hand: mine", "city: the_green_acorn", *WAITS)
    play(game, "visit 0:the_green_acorn", "play mine")
    assert points(game) == 0
