"""Nightweave's plans about cities: the bounty hunter and the unraveler."""

import pytest

import tanglewood
import tanglewood.kernel.chance
from everdell_table import (
    RICH,
    city,
    hand,
    her_city,
    her_places,
    her_turn,
    hunted,
    loot,
    meadow,
    nightweave,
    play,
    points,
    rolls,
    stock,
    texts,
)

FULL = "city: " + "farm? " * 15
NEXT = "activity: activity_05 activity_06"


def enters(plan: str, *text: str, hers: tuple[str, ...] = (), die: int = 1) -> tanglewood.Game:
    """She enters the Meadow, on slot 1 unless the die says otherwise."""
    return her_turn("06", f"word: {rolls(die)}", *text, "nightweave: winter", f"plan: {plan}", *hers)


def planned(plan: str, *text: str, hers: tuple[str, ...] = (NEXT,)) -> tanglewood.Game:
    """The human's turn while she follows a plan."""
    return hunted(*text, "nightweave: winter", f"plan: {plan}", *hers)


@pytest.mark.rule("MW.plan.bounty_hunter")
def test_the_bounty_hunter_takes_a_card_of_the_city() -> None:
    game = enters("bounty_hunter", "city: inn bard king", "placed: 0:inn")
    assert texts(game) == ["remove 0:inn", "remove 0:king"]
    play(game, "remove 0:inn")
    assert (city(game), her_city(game)) == (["bard", "king"], ["farm", "inn"])
    game = enters("bounty_hunter", "city: king bard", hers=(FULL,))
    assert (city(game), loot(game)) == (["bard"], ["king"])
    game = enters("bounty_hunter", "city: bard", RICH)
    assert (city(game), "foil" in texts(game)) == (["bard"], False)  # nothing worth a point


def test_the_bounty_hunter_foiled() -> None:
    start = ("city: king", "hand: queen", "resources: 1 twig")
    game = enters("bounty_hunter", *start, "deck: school mine")
    play(game, "foil")  # all there is
    assert (city(game), her_city(game), stock(game), hand(game)) == (["king"], ["farm", "school"], {}, [])
    game = enters("bounty_hunter", *start, "deck: school mine", hers=(FULL,))
    play(game, "foil")  # all there is
    assert loot(game) == ["school"]
    game = enters("bounty_hunter", "city: king inn", "hand: queen")
    assert "foil" not in texts(game)


@pytest.mark.rule("MW.plan.unraveler")
def test_the_unraveler_plays_open_cards() -> None:
    two = "meadow: farm inn mine king post_office wife husband castle"
    game = enters("unraveler", two, "deck: school mine")
    assert texts(game) == ["hers meadow 2", "hers meadow 5"]
    play(game, "hers meadow 5")
    assert (her_city(game), meadow(game)[4]) == (["farm", "post_office"], "school")
    game = enters("unraveler", hers=(FULL,))
    assert (len(her_city(game)), her_city(game)[-1]) == (16, "inn")  # though it is full
    view = game.view(0).nightweave
    assert (view.spaces, view.spaces_used) == (15, 15)
    game = enters("unraveler", hers=("city: " + "inn inn post_office " + "farm? " * 14,))
    assert len(her_city(game)) == 19  # open cards take no space: 14 of 15 were taken


def test_open_cards_find_room_in_a_full_city() -> None:
    game = enters("unraveler", "meadow: inn mine", hers=(FULL,))
    assert her_city(game)[-1] == "inn"  # the card she entered by
    start = ("nightweave: winter", "plan: unraveler", FULL)
    assert her_city(her_turn("08", *start, "hand: farm inn"))[-1] == "inn"
    assert len(her_city(her_turn("08", *start, "hand: inn farm"))) == 15


def test_the_unraveler_is_paid_for_visits() -> None:
    level = "difficulty: 3"
    game = planned("unraveler", RICH, level, hers=("city: inn", NEXT))
    play(game, "visit 1:inn", "play meadow 1")
    assert nightweave(game).points == 3
    start = ("nightweave: spring", "plan: unraveler")
    game = her_turn("05", level, "city: inn", *start)
    assert (her_places(game), points(game), nightweave(game).points) == (["0:inn"], 0, 3)
    game = her_turn("05", level, *start, "city: inn")
    assert (her_places(game), nightweave(game).points) == (["1:inn"], 3)
    game = her_turn("05", "difficulty: 0", *start, "city: inn")
    assert nightweave(game).points == 0  # instead of the usual token
    game = planned("unraveler", RICH, "city: inn")
    play(game, "visit 0:inn", "play meadow 1")
    assert nightweave(game).points == 0  # the own one


def test_the_unraveler_and_the_vile_personality() -> None:
    game = enters("unraveler", "difficulty: 2", hers=("personality: vile",))
    assert (her_city(game), nightweave(game).points) == (["farm", "inn"], 2)
