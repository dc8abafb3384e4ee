"""Rugwort (EX.pearlbrook.solo.*) and Nightweave (MW.with.pearlbrook.*) beside the river."""

import pytest

from everdell_table import (
    DECK,
    PREPARES,
    city,
    everdell,
    full_city,
    heard,
    her_city,
    her_places,
    her_turn,
    next_activity,
    nightweave,
    play,
    points,
    refused,
    rugwort,
    steps,
    table,
    texts,
)
from pearlbrook_table import adorned, brook, built, frog, kept, pearls, turned
from tanglewood.api import Game
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.scoring import breakdown
from tanglewood.games.everdell.modules.pearlbrook.river import river_of

# ---------------------------------------------------------------------- Rugwort

FOUR_COLORS = "city: farm farm inn inn king king bard bard"
READY = ("players: 1", "player 0: winter", "workers: 2", "placed: one_berry one_pebble")


@pytest.mark.rule("EX.pearlbrook.solo.setup", "EX.pearlbrook.solo.known")
def test_rugwort_has_no_adornments_and_no_pearls() -> None:
    game = brook("players: 1")
    assert (kept(game, 1), pearls(game, 1), frog(game, 1)) == ([], 0, "river_three_green")
    assert game.view(0).pearlbrook.rival.adornments_count == 0


@pytest.mark.rule("EX.pearlbrook.solo.block_river")
def test_a_figure_of_rugworts_blocks_a_space_and_walks_along_the_river() -> None:
    game = brook("players: 1", "city: farm farm farm")
    assert refused(game, "frog river_three_green") == "EX.pearlbrook.river.exclusive"
    game = brook(*READY, "city: farm farm farm")
    events = heard(game)
    play(game, "prepare")
    assert frog(game, 1) == "river_two_red"
    moved = next(event for event in events if event.name == "rugwort-frog")
    assert moved.open["rule"] == "EX.pearlbrook.solo.block_river"
    assert "frog river_three_green" in texts(game)


@pytest.mark.rule("EX.pearlbrook.solo.wonders")
def test_rugwort_takes_the_cheapest_wonder_for_four_colours() -> None:
    game = play(brook(*READY, "rugwort:", FOUR_COLORS), "prepare")
    assert built(game) == {"hopewatch_gate": 1}
    assert game.view(0).rugwort.score["wonders"] == 10
    game = play(brook(*READY, "rugwort:", FOUR_COLORS, "river:", "wonders: hopewatch_gate=0"), "prepare")
    assert built(game) == {"hopewatch_gate": 0, "mistrise_fountain": 1}
    game = play(brook(*READY, "rugwort:", FOUR_COLORS.replace("bard bard", "bard")), "prepare")
    assert built(game) == {}


def test_a_ship_sails_to_rugwort_for_nothing() -> None:
    game = play(brook("players: 1", "city: pirate_ship"), "visit 0:pirate_ship")
    assert (city(game), len(rugwort(game).city), points(game)) == ([], 1, 0)


# ---------------------------------------------------------------------- Nightweave


def hunt(*lines: str) -> Game:
    """A game against Nightweave with Pearlbrook."""
    return table("pearlbrook: yes", "players: 1", "nightweave: yes", DECK, *lines)


def turn_of_hers(activity: str, *lines: str) -> Game:
    """The same once she has taken a turn by this activity card."""
    end = lines.index("river:") if "river:" in lines else len(lines)
    card = next_activity(activity)
    return her_turn(activity, "pearlbrook: yes", *lines[:end], card, *lines[end:])


@pytest.mark.rule("MW.with.pearlbrook.setup")
def test_her_river_cards_join_and_a_frog_comes_for_the_spring_spider() -> None:
    lair = lair_of(everdell(hunt()).config.pack)
    sizes = [len(lair.pile(season, True)) - len(lair.pile(season, False)) for season in range(4)]
    assert sizes == [0, 1, 1, 0]
    game = hunt("nightweave: winter", PREPARES, "river:", "frog: none")
    assert (frog(game, 1), nightweave(game).spiders) == ("", 2)
    assert len(nightweave(game).deck) == 4 + 4
    assert kept(hunt("nightweave: winter", "river:", "adornments: bell tiara"), 1) == ["bell", "tiara"]


@pytest.mark.rule("MW.with.pearlbrook.ambassador")
def test_her_frog_goes_where_she_meets_the_demand_best() -> None:
    game = turn_of_hers("19", "nightweave: spring", "city: inn farm")
    assert (frog(game, 1), pearls(game, 1)) == ("river_two_red", 2)
    assert game.view(0).pearlbrook.spaces[1].card != ""
    up = turned("ballroom", "market", "bosley_the_artist", "gus_the_gardener")
    game = turn_of_hers("19", "nightweave: spring", "city: inn farm", "river:", up)
    assert (frog(game, 1), pearls(game, 1)) == ("river_two_red", 1)
    up = turned("ballroom", "market")  # the green and the red bank
    game = turn_of_hers("19", "nightweave: spring", "city: inn farm", "river:", up)
    assert (frog(game, 1), pearls(game, 1)) == ("river_two_blue", 2)  # the arrow points clockwise


@pytest.mark.rule("MW.with.pearlbrook.only_frog")
def test_with_only_the_frog_at_home_a_worker_action_sends_it() -> None:
    hers = ("nightweave: spring", "spiders: 1", "placed: three_twigs", "pawn: 3")
    meadow = "meadow: farm inn - king queen wife husband castle"
    game = turn_of_hers("01", meadow, *hers)
    assert (frog(game, 1), her_places(game), nightweave(game).season) == (
        "river_three_green",
        ["three_twigs"],
        1,
    )
    game = turn_of_hers(
        "01",
        meadow,
        *hers,
        "river:",
        "cards: gus_the_gardener/up bosley_the_artist ballroom market",
        "frog: river_three_green",
    )
    assert nightweave(game).season == 2  # now she may prepare


@pytest.mark.rule("MW.with.pearlbrook.wonder", "MW.with.pearlbrook.wonder_tie")
def test_she_builds_the_dearest_wonder_and_plays_an_adornment() -> None:
    river = ("river:", "pearls: 4", "adornments: bell tiara")
    game = turn_of_hers("20", "nightweave: summer", *river)
    # The arrow points counterclockwise, so the dearer of the two for three pearls comes first.
    assert (built(game), her_places(game)) == ({"starfalls_flame": 1}, ["starfalls_flame"])
    assert (adorned(game, 1), kept(game, 1), pearls(game, 1)) == (["tiara"], ["bell"], 0)
    game = turn_of_hers("20", "nightweave: summer", "river:", "pearls: 1", "adornments: bell")
    assert (built(game), adorned(game, 1), her_places(game)) == ({}, ["bell"], [])
    game = turn_of_hers("20", "nightweave: summer", "city: inn")
    assert (built(game), adorned(game, 1)) == ({}, [])  # impossible: the next action


@pytest.mark.rule("MW.with.pearlbrook.last_wonder")
def test_at_the_end_of_autumn_she_builds_one_more() -> None:
    hers = (
        "nightweave: autumn",
        "pawn: 3",
        "card: activity_01",
        "doing: end 1",
        "doing: nightweave-finishes 0 0 -1",
    )
    game = hunt(*hers[:3], "river:", "pearls: 5", "frog: ", *hers[3:])
    assert (built(game), pearls(game, 1)) == ({"sunblaze_bridge": 1}, 2)
    game = hunt(*hers[:3], "river:", "pearls: 1", *hers[3:])
    assert built(game) == {}


@pytest.mark.rule("MW.with.pearlbrook.score")
@pytest.mark.parametrize(("level", "worth"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7)])
def test_she_scores_pearls_wonders_and_adornments_by_level(level: int, worth: int) -> None:
    river = ("river:", "pearls: 3", "adorned: bell tiara", "wonders: hopewatch_gate=1")
    rows = breakdown(everdell(hunt(f"difficulty: {level}", "nightweave: spring", *river)))
    assert (rows["pearls"], rows["wonders"], rows["adornments"]) == (6, 10, 2 * worth)


@pytest.mark.rule("MW.with.pearlbrook.ferry")
def test_a_ferry_is_an_open_card_to_her_and_takes_a_spider() -> None:
    game = open_card("city: ferry")
    assert her_places(game) == ["0:ferry"]
    assert points(game) == 1
    lines = ("city: farm farm farm", "points: 2", "resources: 2 resin", "nightweave: spring", "city: ferry")
    game = hunt(*lines, "placed: 1:ferry", "river:", turned("ballroom"))
    assert refused(game, "frog 1:ferry") == "EX.pearlbrook.river.exclusive"
    game = hunt(*lines, "river:", turned("ballroom"))
    assert "frog 1:ferry" in texts(game)


def open_card(*lines: str) -> Game:
    """Her turn with an action that sends a spider to an open card."""
    activities = lair_of(everdell(hunt()).config.pack).activities
    wanted = [it for it in activities if it.rows[1] and it.rows[1][0].words == "open card"]
    return turn_of_hers(wanted[0].id.removeprefix("activity_"), *lines, "nightweave: spring")


@pytest.mark.rule("MW.with.pearlbrook.pirate_ship", "MW.with.pearlbrook.pirate_ship_which")
def test_her_ship_sails_into_the_humans_city_with_a_spider() -> None:
    game = turn_of_hers("04", "nightweave: spring", "city: lookout pirate_ship")
    assert (city(game), her_city(game), her_places(game)) == (["pirate_ship"], ["lookout"], ["0:pirate_ship"])
    assert refused(game, "visit 0:pirate_ship") == "EV.place.card_space"
    game = turn_of_hers("04", full_city(), "nightweave: spring", "city: lookout pirate_ship")
    assert her_places(game) == ["1:lookout"]


def test_her_steps_name_their_rules() -> None:
    game = hunt("city: farm", "nightweave: spring", "activity: activity_19 activity_06 activity_01")
    events = heard(game)
    play(game, "place one_berry")
    assert ("frog", "MW.with.pearlbrook.ambassador") in steps(events)
    assert ("pearls", "MW.with.pearlbrook.ambassador") in steps(events)


def test_a_humans_ship_goes_to_her_city_and_brings_for_her_pearls() -> None:
    game = hunt(
        "city: pirate_ship", "nightweave: winter", "activity: activity_01 activity_06", "river:", "pearls: 2"
    )
    play(game, "visit 0:pirate_ship", "gain twig", "gain twig")
    assert (her_city(game), points(game)) == (["pirate_ship"], 2)
    assert river_of(everdell(game)).pearls[1] == 2
