"""Where Nightweave's spiders go, and how the arrow settles it."""

import pytest

from everdell_table import (
    everdell,
    heard,
    her_events,
    her_places,
    her_turn,
    hunted,
    nightweave,
    play,
    points,
    refused,
    rolls,
    steps,
    texts,
)
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.basics import beside, next_card
from tanglewood.games.everdell.modules.nightweave.cards import lair_of

LAIR = lair_of(standard())
FOUR = (
    "players: 2",
    "forest: forest_two_any forest_three_berries forest_two_resin_twig forest_two_cards_any",
)
"""Top left, bottom left, top right, bottom right."""


@pytest.mark.rule("MW.nw.worker.basic", "MW.nw.worker.single_only")
def test_a_basic_location() -> None:
    assert her_places(her_turn("01", "nightweave: winter")) == ["three_twigs"]
    shared = [place for place in standard().basic_places if standard().locations[place].shared]
    assert not set(LAIR.basic) & set(shared)
    assert "journey_2" not in [standard().places[place] for place in LAIR.journey]


@pytest.mark.rule("MW.nw.worker.blocked", "MW.nw.tie.wrap", "MW.nw.tie.basic_row")
@pytest.mark.parametrize(
    ("card", "season", "human", "hers"),
    [
        ("01", "winter", "three_twigs", "two_resin"),
        ("01", "winter", "three_twigs two_resin", "one_pebble"),
        ("02", "spring", "two_resin", "three_twigs"),
        ("02", "spring", "two_resin three_twigs", "berry_card"),
        ("03", "winter", "one_pebble berry_card", "three_twigs"),
        ("05", "winter", "berry_card", "one_pebble"),
    ],
)
def test_a_blocked_space_sends_her_on_by_the_arrow(card: str, season: str, human: str, hers: str) -> None:
    game = her_turn(card, "player 0: spring", f"placed: {human}", f"nightweave: {season}")
    assert her_places(game) == [hers]


def test_her_own_spiders_block_too_and_hers_block_the_human() -> None:
    game = her_turn("01", "nightweave: winter", "placed: three_twigs")
    assert her_places(game) == ["three_twigs", "two_resin"]
    assert refused(game, "place two_resin") == "EV.place.exclusive"


@pytest.mark.rule("MW.nw.worker.forest")
def test_the_shown_clearing() -> None:
    assert her_places(her_turn("02", "nightweave: winter")) == ["forest_three_berries"]
    assert her_places(her_turn("04", "nightweave: winter")) == ["forest_two_resin_twig"]


@pytest.mark.rule("MW.nw.tie.forest_ring", "MW.nw.tie.clockwise", "MW.nw.tie.counter", "MW.nw.tie.use")
@pytest.mark.parametrize(
    ("card", "season", "taken", "hers"),
    [
        ("17", "autumn", "forest_three_berries", "forest_two_cards_any"),  # counter: bottom right
        ("04", "winter", "forest_two_resin_twig", "forest_two_any"),  # counter: top left
        ("14", "autumn", "forest_two_resin_twig", "forest_two_cards_any"),  # clockwise: bottom right
        ("10", "summer", "forest_two_any", "forest_two_resin_twig"),  # clockwise: top right
    ],
)
def test_the_ring_of_clearings(card: str, season: str, taken: str, hers: str) -> None:
    game = her_turn(card, *FOUR, f"placed: {taken}", f"nightweave: {season}", "special: yes")
    assert her_places(game) == [hers]


def test_the_example_of_the_rulebook() -> None:
    game = her_turn("10", *FOUR, "nightweave: spring", "special: yes", "placed: forest_two_any")
    assert her_places(game)[-1] == "forest_two_resin_twig"
    ring = [("bottom_left", "top_left"), ("top_left", "top_right"), ("top_right", "bottom_right")]
    names = ["top_left", "bottom_left", "top_right", "bottom_right"]
    order = [names[it] for it in LAIR.clearings]
    assert [(order[i], order[i + 1]) for i in range(3)] == ring


@pytest.mark.rule("MW.nw.worker.forest_empty")
def test_a_clearing_without_a_card_counts_as_blocked() -> None:
    game = her_turn("13", "nightweave: summer")  # bottom right, against the clock
    assert her_places(game) == ["forest_two_resin_twig"]


@pytest.mark.rule("MW.nw.worker.own_city", "MW.nw.worker.human_choice")
def test_own_city_as_the_human_chooses() -> None:
    game = her_turn("14", "nightweave: summer", "city: lookout inn storehouse cemetery farm")
    assert texts(game) == ["send 1:lookout", "send 1:storehouse", "send 1:cemetery"]
    play(game, "send 1:cemetery")
    assert (her_places(game), nightweave(game).points) == (["1:cemetery"], 2)
    # the second space counts as open, though no Undertaker is there
    game = her_turn("14", "nightweave: summer", "city: lookout cemetery", "placed: 1:cemetery 1:lookout")
    assert her_places(game) == ["1:cemetery", "1:lookout", "1:cemetery"]
    game = her_turn("14", "nightweave: summer", "city: lookout", "placed: 1:lookout")
    assert her_places(game) == ["1:lookout", "three_twigs"]


def test_spiders_come_back_from_a_cemetery() -> None:
    hers = ("nightweave: summer", "city: cemetery", "pawn: 1", "placed: 1:cemetery " + "haven " * 4)
    game = her_turn("01", "meadow: - inn mine king queen wife husband castle", *hers)
    assert (nightweave(game).season, nightweave(game).at_home) == (3, 8)


@pytest.mark.rule("MW.nw.worker.open")
def test_an_open_card_of_the_human_first() -> None:
    game = her_turn("05", "city: inn post_office lookout", "nightweave: spring", "city: inn")
    assert texts(game) == ["send 0:inn", "send 0:post_office"]
    play(game, "send 0:inn")
    assert (her_places(game), points(game), nightweave(game).points) == (["0:inn"], 1, 0)
    game = her_turn("05", "city: lookout", "nightweave: spring", "city: inn")
    assert (her_places(game), points(game), nightweave(game).points) == (["1:inn"], 0, 1)


def test_the_arrow_says_whose_open_card() -> None:
    both = ("players: 2", "begins: 0", "player 0:", "city: inn", "player 1:", "city: inn")
    game = her_turn("05", *both, "nightweave: spring")  # counter: who sits on her right
    assert (her_places(game), points(game, 1)) == (["1:inn"], 1)
    only = ("players: 2", "begins: 0", "player 0:", "city: inn")
    game = her_turn("05", *only, "nightweave: spring")
    assert (her_places(game), points(game, 0)) == (["0:inn"], 1)


@pytest.mark.rule("MW.nw.worker.open_occupied")
def test_an_occupied_open_card_does_not_count() -> None:
    game = her_turn("05", "city: inn", "placed: 0:inn", "nightweave: spring", "city: post_office")
    assert her_places(game) == ["1:post_office"]
    game = her_turn("05", "city: inn", "placed: 0:inn", "nightweave: spring")
    assert her_places(game) == ["berry_card"]  # the second action
    game = hunted("city: inn", "resources: 3 twig", "nightweave: spring", "placed: 0:inn")
    assert refused(game, "visit 0:inn") == "EV.place.card_space"


# ---------------------------------------------------------------------- events


@pytest.mark.rule("MW.nw.worker.basic_event")
@pytest.mark.parametrize(
    ("card", "season", "city", "event"),
    [
        ("03", "spring", "inn inn inn judge judge", "grand_tour"),  # met
        ("03", "spring", "farm farm", "harvest_festival"),  # two of the cards
        ("03", "spring", "farm inn bard", "city_monument"),  # any: clockwise, the first
        ("04", "summer", "farm inn bard", "cartographers_expedition"),  # counter: the last
        ("04", "summer", "inn inn inn judge judge crane", "grand_tour"),  # two are met: from the right
        ("03", "spring", "farm farm inn inn", "grand_tour"),  # two are met in part
    ],
)
def test_which_basic_event(card: str, season: str, city: str, event: str) -> None:
    game = her_turn(card, f"nightweave: {season}", f"city: {city}")
    assert (her_events(game), her_places(game)) == ([event], [event])


@pytest.mark.rule("MW.nw.worker.special_event")
@pytest.mark.parametrize(
    ("city", "event"),
    [
        ("inn bard judge", "performer_in_residence"),
        ("university", "graduation_of_scholars"),
        ("farm", "tax_relief"),
    ],
)
def test_which_special_event(city: str, event: str) -> None:
    game = her_turn("10", "nightweave: spring", f"city: {city}")
    assert her_events(game) == [event]
    game = her_turn("17", "nightweave: autumn", f"city: {city}")
    assert her_events(game) == ["under_new_management" if city == "farm" else event]


@pytest.mark.rule("MW.nw.worker.event_taken")
def test_an_event_with_her_spider_is_hers() -> None:
    start = ("resources: 9 berry", "city: lookout chapel queen")
    game = hunted(*start, "nightweave: spring", "city: inn inn", "activity: activity_03 activity_06")
    assert "claim grand_tour" in texts(game)
    play(game, "place one_berry")
    assert (her_events(game), nightweave(game).points) == (["grand_tour"], 0)
    assert refused(game, "claim grand_tour") == "EV.event.once"
    assert [event.owner for event in game.view(0).events][:2] == [-1, -2]
    assert game.view(0).nightweave.score["basic events"] == 3


# ---------------------------------------------------------------------- Journey and points


@pytest.mark.rule("MW.nw.worker.journey")
@pytest.mark.parametrize(
    ("card", "human", "hers"),
    [
        ("01", "", "journey_3"),
        ("01", "journey_3", "journey_4"),  # the example of the rulebook
        ("13", "journey_5", "journey_4"),
        ("05", "journey_4 journey_3", "journey_5"),
    ],
)
def test_the_journey(card: str, human: str, hers: str) -> None:
    game = her_turn(card, "player 0: autumn", f"placed: {human}", "nightweave: autumn")
    assert her_places(game) == [hers]
    assert nightweave(game).points == 0


@pytest.mark.rule("MW.nw.worker.points")
def test_points_beside_a_placement() -> None:
    game = hunted("nightweave: spring", "special: yes", "activity: activity_10 activity_06")
    events = heard(game)
    play(game, "place one_berry")
    assert (her_places(game), nightweave(game).points) == (["forest_two_any"], 1)
    assert [name for name, _ in steps(events)][-2:] == ["placed", "points"]
    for level in range(5):
        game = her_turn("14", f"difficulty: {level}", "nightweave: autumn")
        assert nightweave(game).points == level


@pytest.mark.rule("MW.nw.tie.meadow_ring")
def test_round_the_meadow_runs_back_along_the_lower_row() -> None:
    assert [slot + 1 for slot in LAIR.meadow] == [1, 2, 3, 4, 8, 7, 6, 5]
    game = hunted("meadow: farm - - - - inn - -", "nightweave: winter")
    assert [next_card(everdell(game), slot) for slot in range(8)] == [0, 5, 5, 5, 0, 5, 5, 5]


def test_slots_beside_her() -> None:
    assert beside(0) == [1, 4, 5]
    assert beside(1) == [0, 2, 4, 5, 6]
    assert beside(6, False) == [2, 5, 7]
    assert beside(-1) == []


def test_a_roll_is_told() -> None:
    game = hunted("nightweave: winter", f"word: {rolls(5)}", "activity: activity_09 activity_06 activity_01")
    events = heard(game)
    play(game, "place one_berry")
    assert [event.open["die"] for event in events if event.name == "nightweave-rolled"] == [5]
