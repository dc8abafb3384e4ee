"""What each of the twenty legends does."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    free_workers,
    full_city,
    hand,
    legends,
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
    tokens_on,
)

BOTH = "legends: both"
WAITS = ("player 1:", "hand: king")
FOREST = "forest: forest_three_berries forest_discard_three_gain_any"


# ---------------------------------------------------------------------- the legends of Mistwood


@pytest.mark.rule("MW.legend.strey_softpaw", "MW.legend.strey_softpaw_two")
def test_strey_softpaw_uses_two_locations_with_workers() -> None:
    lines = (BOTH, DECK, FOREST, "city: strey_softpaw inn", "placed: three_twigs")
    game = table(*lines, "player 1:", "placed: forest_three_berries", "hand: king")
    play(game, "visit 0:strey_softpaw")
    assert texts(game) == ["copy three_twigs", "copy forest_three_berries", "done"]
    assert refused(game, "copy one_pebble") == "EV.place.copy_is_no_visit"
    play(game, "copy three_twigs")
    assert texts(game) == ["copy forest_three_berries", "done"]  # never the same one again
    play(game, "copy forest_three_berries")
    assert (stock(game), placed(game)) == ({"twig": 3, "berry": 3}, ["three_twigs", "0:strey_softpaw"])
    game = table(*lines, "player 1:", "hand: king")
    play(game, "visit 0:strey_softpaw", "done")
    assert stock(game) == {}
    # Nobody on a basic or forest location: a visit would be in vain. The Haven is neither.
    game = table(BOTH, DECK, "city: strey_softpaw", "placed: haven", *WAITS)
    assert refused(game, "visit 0:strey_softpaw") == "EV.place.something"


@pytest.mark.rule("MW.legend.strey_softpaw")
def test_strey_softpaw_finds_rugworts_worker() -> None:
    game = table(
        BOTH,
        "players: 1",
        FOREST,
        "city: strey_softpaw",
        "rugwort:",
        "placed: forest_three_berries three_twigs",
    )
    play(game, "visit 0:strey_softpaw", "copy three_twigs", "copy forest_three_berries")
    assert stock(game) == {"twig": 3, "berry": 3}


@pytest.mark.rule("MW.legend.everflame_tomb", "MW.legend.everflame_tomb_source")
def test_everflame_tomb_plays_any_card_free_and_keeps_the_worker() -> None:
    game = table(
        BOTH,
        "hand: ever_tree",
        "legends: poe",
        "meadow: king",
        DECK,
        "city: everflame_tomb",
        "workers: 3",
        *WAITS,
    )
    play(game, "visit 0:everflame_tomb")
    assert texts(game) == ["play ever_tree", "play meadow 1"]
    assert refused(game, "play legend poe") == "EV.turn.one_action"
    play(game, "play ever_tree")
    assert (city(game), placed(game)) == (["everflame_tomb", "ever_tree"], ["0:everflame_tomb"])
    assert "0:everflame_tomb!" in everdell(game).text()
    # The second space needs an Undertaker.
    full = (BOTH, "hand: mine", "workers: 3", "placed: 0:everflame_tomb!")
    game = table(*full, "city: everflame_tomb", *WAITS)
    assert refused(game, "visit 0:everflame_tomb") == "EV.place.card_space"
    game = table(*full, "city: everflame_tomb undertaker", *WAITS)
    play(game, "visit 0:everflame_tomb", "play mine")
    assert placed(game) == ["0:everflame_tomb"] * 2
    game = table(BOTH, "city: everflame_tomb", *WAITS)
    assert refused(game, "visit 0:everflame_tomb") == "EV.place.something"


@pytest.mark.rule("MW.legend.click_clacks")
def test_click_clacks_gives_three_berries_and_one_of_choice_per_farm() -> None:
    game = table(BOTH, "legends: click_clacks", "city: general_store farm mcgregors_market", *WAITS)
    play(game, "play legend click_clacks")
    play(game, "gain pebble", "gain resin")
    assert stock(game) == {"berry": 3, "pebble": 1, "resin": 1}
    game = table(
        BOTH, "city: click_clacks farm", "placed: haven haven", "player 1:", "city: farm", "hand: king"
    )
    play(game, "prepare", "gain twig")
    assert stock(game) == {"berry": 4, "twig": 1}


@pytest.mark.rule("MW.legend.chipter_swipple", "MW.legend.chipter_swipple_which")
def test_chipter_swipple_activates_two_green_cards() -> None:
    game = table(BOTH, "legends: chipter_swipple", "city: chip_sweep mine farm farm click_clacks", *WAITS)
    play(game, "play legend chipter_swipple")
    assert texts(game) == ["activate 0:mine", "activate 0:farm", "done"]
    assert refused(game, "activate 0:click_clacks") == "MW.legend.never_leaves"
    play(game, "activate 0:farm")
    assert texts(game) == ["activate 0:mine", "activate 0:farm:2", "done"]
    play(game, "activate 0:farm:2")
    assert (game.turn, stock(game)) == (1, {"berry": 2})
    # Fewer will do, and with nothing to activate nothing is asked.
    game = table(BOTH, "legends: chipter_swipple", "city: chip_sweep mine", *WAITS)
    play(game, "play legend chipter_swipple", "activate 0:mine")
    assert (game.turn, stock(game)) == (1, {"pebble": 1})
    game = table(BOTH, "legends: chipter_swipple", "city: chip_sweep mine", *WAITS)
    play(game, "play legend chipter_swipple", "done")
    assert (game.turn, stock(game)) == (1, {})
    game = table(BOTH, "legends: chipter_swipple", "city: chip_sweep", *WAITS)
    play(game, "play legend chipter_swipple")
    assert game.turn == 1


@pytest.mark.rule("MW.legend.chipter_swipple")
def test_no_chip_sweep_brings_chipter_back() -> None:
    game = table(BOTH, "legends: chipter_swipple", "city: chip_sweep chip_sweep mine farm", *WAITS)
    play(game, "play legend chipter_swipple", "activate 0:chip_sweep")
    assert texts(game) == ["activate 0:mine", "activate 0:farm"]
    play(game, "activate 0:mine")
    assert texts(game) == ["activate 0:mine", "activate 0:farm", "done"]
    play(game, "activate 0:farm")
    assert (game.turn, stock(game)) == (1, {"pebble": 1, "berry": 1})
    game = table(BOTH, "hand: chip_sweep", RICH, "player 1:", "city: chipter_swipple mine", "hand: king")
    play(game, "play chip_sweep")
    assert game.turn == 1


@pytest.mark.rule("MW.legend.mayberry_matriarch")
def test_the_matriarch_shares_with_one_husband() -> None:
    game = table(
        BOTH, "legends: mayberry_matriarch", "hand: husband", RICH, full_city("husband", "farm"), *WAITS
    )
    play(game, "play legend mayberry_matriarch")
    view = game.view(0).players[0]
    assert (view.spaces, view.spaces_used) == (16, 15)
    assert [view.city[view.city[0].partner].card, view.city[-1].partner] == ["mayberry_matriarch", 0]
    assert score(game)["prosperity"] == 5
    # A Husband joins her in a full city, a second one does not.
    game = table(BOTH, "hand: husband", RICH, full_city("mayberry_matriarch"), *WAITS)
    play(game, "play husband")
    assert city(game)[-1] == "husband"
    game = table(BOTH, "hand: husband", RICH, full_city("mayberry_matriarch", "husband"), *WAITS)
    assert refused(game, "play husband") == "EV.play.needs_space"
    # He has his Wife now.
    game = table(BOTH, "city: mayberry_matriarch husband farm", "placed: haven haven", *WAITS)
    play(game, "prepare", "gain pebble")
    assert stock(game) == {"berry": 1, "pebble": 1}


@pytest.mark.rule("MW.legend.mayberry_matriarch", "MW.legend.wives_order")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("mayberry_matriarch", 0),
        ("mayberry_matriarch husband", 0),
        ("mayberry_matriarch farm", 0),
        ("mayberry_matriarch husband farm", 5),
        ("mayberry_matriarch husband mcgregors_market", 5),
        ("mayberry_matriarch wife husband farm", 5),
        ("mayberry_matriarch wife husband", 3),
        ("mayberry_matriarch wife husband husband", 3),
        ("mayberry_matriarch wife wife husband husband farm", 8),
        ("mayberry_matriarch husband husband husband farm", 5),
    ],
)
def test_the_matriarchs_points(cards: str, points: int) -> None:
    game = table(BOTH, f"city: {cards}", *WAITS)
    assert score(game).get("prosperity", 0) == points


@pytest.mark.rule("MW.legend.king_norths_treasury")
def test_tokens_of_the_treasury_lower_a_cost() -> None:
    game = table(BOTH, "legends: king_norths_treasury", RICH, *WAITS)
    play(game, "play legend king_norths_treasury")
    assert (tokens_on(game, "king_norths_treasury"), score(game)) == (4, {"cards": 4, "tokens": 4})
    treasury = "city: king_norths_treasury/tokens=4"
    game = table(BOTH, "hand: castle", "resources: 2 twig 3 resin", treasury, *WAITS)
    play(game, "play castle")
    assert texts(game) == ["amount 2", "amount 3", "amount 4"]  # 3 are missing; 8 resources in all
    play(game, "amount 2")
    assert texts(game) == ["spare twig", "spare resin", "spare pebble"]
    play(game, "spare twig")
    assert (city(game)[-1], stock(game)) == ("castle", {"twig": 1})
    assert (tokens_on(game, "king_norths_treasury"), points(game)) == (2, 0)
    # Not more tokens than the cost can use, and nothing comes back.
    game = table(BOTH, "hand: judge", treasury, *WAITS)
    play(game, "play judge")
    assert (city(game)[-1], stock(game), tokens_on(game, "king_norths_treasury")) == ("judge", {}, 2)


@pytest.mark.rule("MW.legend.king_norths_treasury")
def test_the_treasury_combines_with_no_other_ability() -> None:
    game = table(
        BOTH, "hand: castle", "city: king_norths_treasury/tokens=2 crane", "resources: 1 twig", *WAITS
    )
    assert refused(game, "play castle") == "EV.play.cost"
    game = table(BOTH, "hand: castle", RICH, "city: king_norths_treasury/tokens=2 crane", *WAITS)
    play(game, "play castle")
    assert texts(game) == ["pay", "use 0:king_norths_treasury", "use 0:crane"]
    game = table(BOTH, "hand: judge", "city: king_norths_treasury", *WAITS)
    assert refused(game, "play judge") == "EV.play.cost"
    # An empty one is no help, however rich its owner.
    game = table(BOTH, "hand: judge", RICH, "city: king_norths_treasury", *WAITS)
    assert game.view(0).prices["judge"].ways == ["pay"]


@pytest.mark.rule("MW.legend.jor_goldwing")
@pytest.mark.parametrize("cards", [0, 3, 8])
def test_jor_goldwing_takes_a_token_for_each_card(cards: int) -> None:
    game = table(BOTH, "hand:" + " king" * cards, "legends: jor_goldwing poe", "city: bard", *WAITS)
    play(game, "play legend jor_goldwing")
    assert (points(game), len(hand(game)), legends(game)) == (cards, cards, ["poe"])


@pytest.mark.rule("MW.legend.jor_goldwing")
def test_jor_goldwing_counts_eight_at_most() -> None:
    game = table(BOTH, "hand:" + " king" * 8, "legends: jor_goldwing", "city: bard", *WAITS)
    owner = player(game)
    owner.hand, owner.seen = (*owner.hand, owner.hand[0]), (*owner.seen, owner.seen[0])
    play(game, "play legend jor_goldwing")
    assert points(game) == 8


@pytest.mark.rule("MW.legend.darkdeep_prison")
def test_darkdeep_prison_discards_up_to_two_critters() -> None:
    game = table(
        BOTH, "legends: darkdeep_prison", RICH, "city: wife mine poe queen", "placed: 0:queen", *WAITS
    )
    play(game, "play legend darkdeep_prison")
    assert texts(game) == ["remove 0:wife", "remove 0:queen", "done"]
    play(game, "remove 0:queen", "gain twig", "gain twig", "gain twig")
    assert (points(game), placed(game), texts(game)) == (3, ["nowhere"], ["remove 0:wife", "done"])
    play(game, "remove 0:wife", "gain pebble", "gain pebble", "gain resin")
    assert (points(game), city(game)) == (6, ["mine", "poe", "darkdeep_prison"])
    assert stock(game) == {"twig": 10, "resin": 8, "pebble": 9, "berry": 9}
    game = table(BOTH, "legends: darkdeep_prison", RICH, "city: wife wife wife", *WAITS)
    play(game, "play legend darkdeep_prison", *["remove 0:wife", *["gain twig"] * 3] * 2)
    assert (game.turn, points(game), len(city(game))) == (1, 6, 2)
    game = table(BOTH, "legends: darkdeep_prison", RICH, "city: wife", *WAITS)
    play(game, "play legend darkdeep_prison", "done")
    assert (game.turn, points(game), city(game)) == (1, 0, ["wife", "darkdeep_prison"])


@pytest.mark.rule("MW.legend.prison_prisoners")
def test_prisoners_go_with_the_replaced_dungeon() -> None:
    game = table(BOTH, "legends: darkdeep_prison", "city: dungeon/holds=fool/occupied", *WAITS)
    play(game, "play legend darkdeep_prison")
    assert sorted(discarded(game)) == ["dungeon", "fool"]
    assert occupied(game, "darkdeep_prison")
    # It has no cells.
    game = table(BOTH, "hand: king", "resources: 4 berry", "city: darkdeep_prison wife", *WAITS)
    assert refused(game, "play king") == "EV.play.cost"


@pytest.mark.rule("MW.legend.tarry_hare", "MW.legend.tarry_hare_up_to")
def test_tarry_hare_reacts_to_both_kinds() -> None:
    game = table(BOTH, DECK, "hand: wife", RICH, "city: tarry_hare", *WAITS)
    play(game, "play wife", "gain pebble")
    assert (stock(game)["pebble"], hand(game)) == (10, [])
    game = table(BOTH, DECK, "hand: mine", RICH, "city: tarry_hare", *WAITS)
    play(game, "play mine")
    assert len(hand(game)) == 2
    game = table(BOTH, DECK, "hand: mine" + " king" * 7, RICH, "city: tarry_hare", *WAITS)
    play(game, "play mine")
    assert len(hand(game)) == 8
    # Neither it nor the Shopkeeper it replaces reacts to itself.
    game = table(BOTH, DECK, "legends: tarry_hare", "city: shopkeeper", *WAITS)
    play(game, "play legend tarry_hare")
    assert (game.turn, stock(game)) == (1, {})
    # A Fool comes into another city.
    game = table(BOTH, DECK, "hand: fool", RICH, "city: tarry_hare", *WAITS)
    play(game, "play fool")
    assert game.turn == 1


@pytest.mark.rule("MW.legend.strongroot_castle")
def test_strongroot_castle_counts_common_constructions_twice() -> None:
    game = table(BOTH, "city: strongroot_castle farm mine inn university wife mcgregors_market", *WAITS)
    assert score(game)["prosperity"] == 2 * 4
    assert "prosperity" not in score(table(BOTH, "city: strongroot_castle university wife", *WAITS))


# ---------------------------------------------------------------------- the first legends


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
    assert refused(game, "claim grand_tour") == "EV.turn.one_action"
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
    # Not for critters; a Crane cannot join in.
    game = table(BOTH, "hand: wife", "city: bridge_of_the_sky", *WAITS)
    assert refused(game, "play wife") == "EV.play.cost"
    game = table(BOTH, "hand: castle", "city: bridge_of_the_sky crane", "resources: 2 twig 1 resin", *WAITS)
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
    game = table(BOTH, DECK, "hand:" + " king" * 8, "legends: poe", "city: teacher", *WAITS)
    play(game, "play legend poe", "done")
    assert hand(game) == ["king"] * 8


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
