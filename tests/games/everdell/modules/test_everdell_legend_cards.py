"""What each of the ten legends of Mistwood does."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
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
WAITS = ("player 1:", "hand: king?")
FOREST = "forest: forest_three_berries forest_discard_three_gain_any"


@pytest.mark.rule("MW.legend.strey_softpaw", "MW.legend.strey_softpaw_two")
def test_strey_softpaw_uses_two_locations_with_workers() -> None:
    lines = (BOTH, DECK, FOREST, "city: strey_softpaw inn", "placed: three_twigs")
    game = table(*lines, "player 1:", "placed: forest_three_berries", "hand: king")
    play(game, "visit 0:strey_softpaw")
    assert texts(game) == ["copy three_twigs", "copy forest_three_berries", "done"]
    assert refused(game, "copy one_pebble") == "MW.legend.strey_softpaw"
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
        *WAITS,
    )
    play(game, "visit 0:everflame_tomb")
    assert texts(game) == ["play ever_tree", "play meadow 1"]
    assert refused(game, "play legend poe") == "EV.turn.one_action"
    play(game, "play ever_tree")
    assert (city(game), placed(game)) == (["everflame_tomb", "ever_tree"], ["0:everflame_tomb"])
    assert "0:everflame_tomb!" in everdell(game).text()
    # The second space needs an Undertaker.
    full = (BOTH, "hand: mine", "placed: 0:everflame_tomb!")
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
    assert refused(game, "activate 0:click_clacks") == "MW.legend.activated"
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
    lines = (BOTH, "hand:" + " king?" * cards, "legends: jor_goldwing click_clacks", "city: bard")
    game = table(*lines, *WAITS)
    play(game, "play legend jor_goldwing")
    assert (points(game), len(hand(game)), legends(game)) == (cards, cards, ["click_clacks"])


@pytest.mark.rule("MW.legend.jor_goldwing")
def test_jor_goldwing_counts_eight_at_most() -> None:
    game = table(BOTH, "hand:" + " king?" * 8, "legends: jor_goldwing", "city: bard", *WAITS)
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
    game = table(BOTH, DECK, "hand: mine" + " king?" * 7, RICH, "city: tarry_hare", *WAITS)
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
