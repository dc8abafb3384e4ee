"""Newleaf's events: what they ask for, and what they pay."""

import pytest

from everdell_table import hand, placed, play, points, refused, texts
from newleaf_table import newleaf, row_of_score


@pytest.mark.rule("EX.newleaf.event.big_city", "EX.newleaf.event.three_prosperity")
def test_the_basic_events_ask_for_fifteen_cards_and_three_purple_ones() -> None:
    fifteen = "city: " + "farm " * 8 + "mine " * 3 + "twig_barge " * 3 + "wanderer"
    game = newleaf(fifteen)
    play(game, "claim big_city")
    assert row_of_score(game, "events") == 5
    assert refused(newleaf(fifteen.removesuffix(" wanderer")), "claim big_city") == "EV.event.claim"
    game = newleaf("city: king castle palace")
    play(game, "claim three_prosperity")
    assert row_of_score(game, "events") == 3


ASKED = {
    "city_jubilee": "farm farm farm farm farm farm farm farm mine mine",
    "ever_wall_tower_constructed": "farm farm farm farm farm farm farm farm mine",
    "glow_light_festival": "farm farm farm wanderer wanderer",
    "hot_air_balloon_race": "wanderer wanderer judge historian",
    "juniper_jig_dance_contest": "wife wife wife wife husband husband husband husband wanderer",
    "magic_show": "inn inn king castle",
    "royal_tea": "king castle farm farm farm",
    "stock_market_boom": "judge historian inn inn",
}


@pytest.mark.rule("EX.newleaf.event.city_jubilee", "EX.newleaf.event.ever_wall_tower_constructed")
@pytest.mark.rule("EX.newleaf.event.glow_light_festival", "EX.newleaf.event.hot_air_balloon_race")
@pytest.mark.rule("EX.newleaf.event.juniper_jig_dance_contest", "EX.newleaf.event.magic_show")
@pytest.mark.rule("EX.newleaf.event.royal_tea", "EX.newleaf.event.stock_market_boom")
@pytest.mark.parametrize("id", [*ASKED])
def test_each_special_event_asks_for_its_cards(id: str) -> None:
    line = f"specials: {id}"
    assert f"claim {id}" in texts(newleaf(line, f"city: {ASKED[id]}"))
    less = ASKED[id].rpartition(" ")[0]
    assert refused(newleaf(line, f"city: {less}"), f"claim {id}") == "EV.event.claim"


@pytest.mark.rule("EX.newleaf.event.sunflower_parade")
def test_the_sunflower_parade_asks_for_three_events() -> None:
    three = "events: grand_tour city_monument harvest_festival"
    game = newleaf("specials: sunflower_parade", three)
    play(game, "claim sunflower_parade")
    assert row_of_score(game, "events") == 9 + 5
    two = newleaf("specials: sunflower_parade", "events: grand_tour city_monument")
    assert refused(two, "claim sunflower_parade") == "EV.event.claim"


@pytest.mark.rule("EX.newleaf.event.city_jubilee")
def test_the_city_jubilee_counts_itself() -> None:
    game = newleaf("specials: city_jubilee", f"city: {ASKED['city_jubilee']}", "events: grand_tour")
    play(game, "claim city_jubilee")
    assert row_of_score(game, "events") == 3 + 1 + 2


@pytest.mark.rule("EX.newleaf.event.discard")
def test_colour_events_pay_for_discarded_cards() -> None:
    game = newleaf("specials: magic_show", f"city: {ASKED['magic_show']}", "hand: farm mine wife")
    play(game, "claim magic_show", "discard farm", "discard mine")
    assert (points(game), hand(game)) == (2, ["wife"])
    assert placed(game) == ["magic_show"]


@pytest.mark.rule("EX.newleaf.event.glow_light_festival", "EX.newleaf.event.hot_air_balloon_race")
@pytest.mark.rule("EX.newleaf.event.magic_show", "EX.newleaf.event.royal_tea")
@pytest.mark.rule("EX.newleaf.event.stock_market_boom", "EX.newleaf.event.discard")
@pytest.mark.parametrize(
    ("id", "worth", "most"),
    [
        ("glow_light_festival", 3, 3),
        ("hot_air_balloon_race", 4, 2),
        ("magic_show", 4, 2),
        ("royal_tea", 4, 2),
        ("stock_market_boom", 4, 2),
    ],
)
def test_a_colour_event_takes_as_many_cards_as_the_city_has_of_its_colour(
    id: str, worth: int, most: int
) -> None:
    lines = (f"specials: {id}", f"city: {ASKED[id]}", "hand: farm farm farm farm farm")
    game = play(newleaf(*lines), f"claim {id}", *["discard farm"] * most)
    assert (points(game), len(hand(game)), game.turn) == (most, 5 - most, 1)
    assert row_of_score(game, "events") == worth
    assert points(play(newleaf(*lines), f"claim {id}", "discard farm", "done")) == 1


@pytest.mark.rule(
    "EX.newleaf.event.ever_wall_tower_constructed", "EX.newleaf.event.juniper_jig_dance_contest"
)
@pytest.mark.parametrize("id", ["ever_wall_tower_constructed", "juniper_jig_dance_contest"])
def test_two_events_are_worth_five_points_and_do_nothing_else(id: str) -> None:
    game = play(newleaf(f"specials: {id}", f"city: {ASKED[id]}", "hand: mine"), f"claim {id}")
    assert (row_of_score(game, "events"), points(game), hand(game)) == (5, 0, ["mine"])
