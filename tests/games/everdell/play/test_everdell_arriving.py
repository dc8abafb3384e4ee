"""The order in which a played card arrives, and what a city has room for."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    full_city,
    hand,
    heard,
    meadow,
    play,
    player,
    points,
    prisoners_of,
    refused,
    score,
    stock,
    table,
    texts,
    tokens_on,
)

WAITS = ("player 1:", "hand: king?")
CONSTRUCTIONS = [*["mine", "twig_barge", "resin_refinery"] * 3, *["general_store", "storehouse"] * 2]


@pytest.mark.rule("EV.play.sequence", "EV.draw.meadow_refill")
def test_the_sequence_of_a_played_card() -> None:
    game = table(
        "deck: queen wife husband mine",
        "meadow: ruins" + " king?" * 7,
        "city: farm historian courthouse",
        "player 1:",
        "hand: king",
    )
    events = heard(game)
    play(game, "play meadow 1", "remove 0:farm", "react historian", "gain twig")
    told = [event.name for event in events]
    assert told == [
        *("played", "shown"),  # the Meadow is filled before anything else
        *("left", "gained", "gained"),  # the removal the card asks for
        "drew",  # its own effect
        *("reacted", "drew", "reacted", "gained"),
        "turn",
    ]
    assert meadow(game)[0] == "queen"


@pytest.mark.rule("EV.play.own_before_triggers", "EV.play.trigger_order")
def test_reactions_come_after_the_cards_own_effect_in_the_order_of_the_owner() -> None:
    game = table(DECK, "hand: storehouse", RICH, "city: historian courthouse", *WAITS)
    play(game, "play storehouse")
    assert texts(game) == ["store twig", "store resin", "store pebble", "store berry"]
    play(game, "store berry")
    assert set(texts(game)) == {"react historian", "react courthouse"}
    play(game, "react courthouse", "gain resin")
    assert len(hand(game)) == 1
    # Without a choice in it the order makes no difference and is not asked.
    game = table(DECK, "hand: wife", RICH, "city: historian shopkeeper", *WAITS)
    play(game, "play wife")
    assert (len(hand(game)), stock(game)["berry"], game.turn) == (1, 8, 1)


@pytest.mark.rule("EV.play.no_self_trigger")
@pytest.mark.parametrize("card", ["historian", "shopkeeper", "courthouse"])
def test_nobody_reacts_to_the_own_arrival(card: str) -> None:
    game = table(DECK, f"hand: {card}", "resources: 1 twig 1 resin 2 pebble 2 berry", *WAITS)
    before = stock(game)
    play(game, f"play {card}")
    assert game.turn == 1
    assert hand(game) == []
    assert sum(stock(game).values()) < sum(before.values())


@pytest.mark.rule("EV.play.chain_triggers", "EV.card.postal_pigeon")
def test_a_card_played_by_another_resolves_fully_first() -> None:
    game = table(
        "deck: farm queen mine king", "hand: postal_pigeon", RICH, "city: historian courthouse", *WAITS
    )
    events = heard(game)
    play(game, "play postal_pigeon")
    assert texts(game) == ["bring farm", "done"]  # the Queen is worth more than 3
    play(game, "bring farm", "react historian", "gain twig")
    names = [event.name for event in events]
    assert names.count("reacted") == 3  # Historian and Courthouse for the Farm, Historian for the Pigeon
    assert names.index("drew") < len(names) - 1 - names[::-1].index("drew")
    assert (city(game)[2:], discarded(game)) == (["postal_pigeon", "farm"], ["queen"])
    assert hand(game) == ["king", "mine"]


@pytest.mark.rule("EV.play.arrived_late")
def test_a_card_that_enters_through_a_chain_does_not_react_to_what_brought_it_in() -> None:
    game = table("deck: historian queen mine king", "hand: postal_pigeon", RICH, *WAITS)
    play(game, "play postal_pigeon", "bring historian")
    assert (city(game), hand(game)) == (["postal_pigeon", "historian"], [])


@pytest.mark.rule("EV.play.effect_may_fizzle")
def test_a_card_may_be_played_for_nothing_unless_it_needs_a_target() -> None:
    game = table(RICH, "hand: barge_toad ruins fool wanderer", "player 1:", full_city(), "hand: king")
    assert {"play barge_toad", "play wanderer"} <= set(texts(game))
    assert refused(game, "play ruins") == "EV.card.ruins"
    assert refused(game, "play fool") == "EV.card.fool.target"


@pytest.mark.rule("EV.play.optional_effects")
def test_may_and_up_to_allow_zero() -> None:
    game = table("hand: bard king", RICH, *WAITS)
    play(game, "play bard", "done")
    assert (hand(game), points(game)) == (["king"], 0)


@pytest.mark.rule("EV.play.unique")
def test_a_city_holds_one_of_each_unique_card() -> None:
    game = table("hand: king farm", RICH, "city: king farm", *WAITS)
    assert refused(game, "play king") == "EV.play.unique"
    assert "play farm" in texts(game)


@pytest.mark.rule("EV.play.needs_space", "EV.play.illegal_target", "EV.city.spaces")
def test_a_full_city_takes_no_more() -> None:
    game = table("hand: farm innkeeper", RICH, full_city("inn"), *WAITS)
    assert refused(game, "play farm") == "EV.play.needs_space"
    assert refused(game, "play innkeeper") == "EV.play.needs_space"  # although it would be free
    game = table("hand: farm", RICH, "city: " + "mine? " * 14, *WAITS)
    play(game, "play farm")
    assert player(game).used == 15


@pytest.mark.rule("EV.city.events_outside")
def test_events_take_no_space() -> None:
    game = table("hand: farm", RICH, "city: " + "mine? " * 14, "events: grand_tour tax_relief", *WAITS)
    assert "play farm" in texts(game)


@pytest.mark.rule("EV.city.pair", "EV.city.pair_choice")
def test_husband_and_wife_share_a_space() -> None:
    assert player(table("city: husband wife")).used == 1
    assert player(table("city: husband wife wife")).used == 2
    assert player(table("city: wife husband wife husband farm")).used == 3
    view = table("city: husband farm wife").view(0)
    assert [card.partner for card in view.players[0].city] == [2, -1, 0]


@pytest.mark.rule("EV.city.pair_on_play")
def test_a_partner_fits_into_a_full_city() -> None:
    game = table("hand: wife husband", RICH, full_city("husband"), *WAITS)
    assert refused(game, "play husband") == "EV.play.needs_space"
    play(game, "play wife")
    assert (len(city(game)), player(game).used) == (16, 15)


@pytest.mark.rule("EV.city.pair_breaks")
def test_when_one_half_leaves_the_other_keeps_the_space() -> None:
    game = table("hand: mine husband", RICH, "city: dungeon husband wife", *WAITS)
    play(game, "play mine", "imprison 0:husband")
    assert player(game).used == 3
    play(game, "place one_berry", "play husband")
    assert player(game).used == 3


@pytest.mark.rule("EV.city.wanderer")
def test_a_wanderer_takes_no_space() -> None:
    game = table(DECK, "hand: wanderer", RICH, full_city(), *WAITS)
    play(game, "play wanderer")
    assert (len(city(game)), player(game).used) == (16, 15)


@pytest.mark.rule("EV.city.ruins")
def test_ruins_fit_into_a_full_city() -> None:
    game = table(DECK, "hand: ruins", full_city("farm"), *WAITS)
    play(game, "play ruins", "remove 0:farm")
    assert (city(game).count("ruins"), player(game).used) == (1, 15)


@pytest.mark.rule("EV.city.dungeon", "EV.city.dungeon_full")
def test_a_prisoner_is_no_longer_in_the_city() -> None:
    game = table("hand: farm", "resources: 1 twig", full_city("dungeon", "doctor", "theater"), *WAITS)
    assert score(game)["prosperity"] == 1
    play(game, "play farm")
    assert (prisoners_of(game), player(game).used) == (["doctor"], 15)
    assert "prosperity" not in score(game)
    assert "doctor" not in city(game)
    # A Wanderer or one half of a pair frees no space.
    game = table(
        "hand: farm", RICH, full_city("dungeon", "wanderer", "husband", "wife", *CONSTRUCTIONS), *WAITS
    )
    assert refused(game, "play farm") == "EV.play.needs_space"


@pytest.mark.rule("EV.city.fool")
def test_a_fool_takes_a_space_where_it_lands() -> None:
    game = table("hand: fool", RICH, "player 1:", "city: " + "mine? " * 14)
    play(game, "play fool")
    assert (player(game, 0).used, player(game, 1).used) == (0, 15)


@pytest.mark.rule("EV.city.crane_innkeeper")
def test_crane_and_innkeeper_make_room_for_what_they_pay() -> None:
    game = table("hand: castle king", "resources: 2 twig 3 resin 3 pebble", full_city("crane"), *WAITS)
    play(game, "play castle", "spare twig", "spare twig", "spare resin")
    assert (player(game).used, city(game)[-1]) == (15, "castle")
    game = table("hand: king", "resources: 6 berry", full_city("innkeeper"), *WAITS)
    play(game, "play king")
    assert (player(game).used, stock(game)) == (15, {"berry": 3})
    game = table("hand: king", RICH, full_city("crane"), *WAITS)
    assert refused(game, "play king") == "EV.play.needs_space"


@pytest.mark.rule("EV.city.no_voluntary_discard")
def test_cards_leave_only_by_an_effect() -> None:
    game = table("city: farm", *WAITS)
    assert refused(game, "remove 0:farm") == "EV.city.no_voluntary_discard"


@pytest.mark.rule("EV.city.leaving_card")
def test_what_lies_on_a_leaving_card_is_lost() -> None:
    game = table(DECK, "hand: ruins", "city: dungeon/holds=fool/holds=wife", *WAITS)
    play(game, "play ruins")
    assert discarded(game) == ["dungeon", "wife", "fool"]
    game = table(DECK, "hand: ruins", "city: storehouse/twig=6", *WAITS)
    play(game, "play ruins")
    assert stock(game) == {"twig": 1, "resin": 1, "pebble": 1}
    game = table(DECK, "hand: ruins", "city: chapel/tokens=3", *WAITS)
    assert tokens_on(game, "chapel") == 3
    play(game, "play ruins")
    assert score(game) == {}


@pytest.mark.rule("EV.city.leaving_event")
def test_an_achieved_event_stays_when_its_card_leaves() -> None:
    game = table(DECK, "hand: ruins", "city: inn queen lookout", "events: grand_tour", *WAITS)
    play(game, "play ruins", "remove 0:inn")
    assert score(game)["events"] == 3


@pytest.mark.rule("EV.city.counting", "EV.event.colour_count")
def test_paired_cards_wanderers_and_fools_count_one_by_one() -> None:
    game = table("city: wanderer fool wanderer dungeon/holds=bard", *WAITS)
    assert "claim cartographers_expedition" in texts(game)
    game = table("city: wanderer fool dungeon/holds=bard", "events: ancient_scrolls_discovered/under=ranger")
    assert refused(game, "claim cartographers_expedition") == "EV.event.claim"
    assert score(table("city: school husband wife"))["prosperity"] == 2 + 3
    assert score(table("city: theater fool"))["prosperity"] == 1
