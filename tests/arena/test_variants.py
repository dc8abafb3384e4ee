"""Variants by name: joined, varied, and refused where they contradict each other."""

import pytest

from tanglewood.arena.variants import plan
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GameInfo, Variant, lookup


@pytest.fixture
def info(monkeypatch: pytest.MonkeyPatch) -> GameInfo:
    found = lookup("mycelia")
    more = (
        Variant("duel", "Two seats.", {"players": 2}),
        Variant("pools", "By the setup.", {}, vary="setup", over=("1A", "2A")),
    )
    monkeypatch.setattr(found, "variants", (*found.variants, *more))
    return found


def test_variants_are_joined(info: GameInfo) -> None:
    wished = plan(info, ["expansion", "backs"], {"setup": "1A"})
    assert wished.options == {"expansion": True, "boards": "random", "setup": "1A"}
    assert wished.each() == [wished.options]
    assert plan(info, [], {}).options == {}


def test_a_measured_variant_is_played_for_each_value(info: GameInfo) -> None:
    wished = plan(info, ["prisma", "solo"], {})
    assert list(wished.varied) == ["gwidyon"]
    assert [each["gwidyon"] for each in wished.each()] == list(range(15, 26))
    assert all(each["players"] == 1 and each["prisma"] is True for each in wished.each())


def test_an_option_somebody_settled_does_not_vary(info: GameInfo) -> None:
    wished = plan(info, ["solo"], {"gwidyon": "18"})
    assert wished.varied == {}
    assert wished.each() == [{"players": 1, "gwidyon": "18"}]


def test_several_values_are_played_with_each_other(info: GameInfo) -> None:
    wished = plan(info, ["solo"], {"gwidyon": "18..19", "prisma": "all"})
    assert wished.values() == [
        {"gwidyon": 18, "prisma": False},
        {"gwidyon": 18, "prisma": True},
        {"gwidyon": 19, "prisma": False},
        {"gwidyon": 19, "prisma": True},
    ]
    assert plan(info, [], {"gwidyon": "15,20"}).varied == {"gwidyon": (15, 20)}


def test_a_wish_that_says_the_same_is_fine(info: GameInfo) -> None:
    assert plan(info, ["solo"], {"players": "1", "gwidyon": 20}).options["players"] == "1"


@pytest.mark.parametrize(
    ("names", "wishes", "message"),
    [
        (["moonlight"], {}, "no variant 'moonlight'; it has expansion, backs, prisma, solo"),
        (["solo", "duel"], {}, "solo and duel cannot be combined: players is 1 in one and 2 in the other"),
        (["solo", "pools"], {}, "would vary gwidyon and setup"),
        (["solo"], {"players": 3}, "option players: variant solo sets 1, got 3"),
        (["prisma"], {"prisma": "no"}, "option prisma: variant prisma sets yes, got no"),
    ],
)
def test_what_does_not_fit_is_refused(
    info: GameInfo, names: list[str], wishes: dict[str, object], message: str
) -> None:
    with pytest.raises(OptionError, match=message):
        plan(info, names, wishes)
