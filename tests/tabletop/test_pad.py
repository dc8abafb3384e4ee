"""The score pad counts what the rules count: its totals are those of the engine, whatever is in play."""

from pathlib import Path

import pytest

import pad_filling
from mixes import Options
from playing import COMPILED, fresh
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.listing import Listing
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.tabletop.pad import PadField, PadRow, read_pad
from tanglewood.tabletop.reckoning import Column, Counts, crowded, most_of, reckon, rows_of, ties_of, worth_of
from tanglewood.words import words

GAMES = pad_filling.games(10 if COMPILED else 2)


@pytest.mark.parametrize(
    ("info", "options", "seed"),
    GAMES,
    ids=[" ".join([info.id, *(f"{k}={v}" for k, v in options.items())]) for info, options, _ in GAMES],
)
def test_the_pad_counts_as_the_engine_does(info: GameInfo, options: Options, seed: int) -> None:
    state = pad_filling.ended(info.id, seed, options)
    pad, result, settled = read_pad(info), state.result(), state.settings()
    filled = pad_filling.columns(pad, state)
    reckoned = reckon(pad, settled, filled)
    engines = [*result.breakdown, *([result.rival.breakdown] if result.rival else [])]
    for at, engine in enumerate(engines):
        rows = rows_of(pad, settled, at >= len(result.scores))
        named = [name for row in rows for name in row.engine]
        named += [tie.engine for tie in ties_of(pad, settled) if tie.engine and at < len(result.scores)]
        assert sorted(named) == sorted(engine), "the rows of the pad are those of the breakdown"
        for row in rows:
            assert reckoned.points[at][row.id] == sum(engine[name] for name in row.engine), row.id
            assert crowded(row, settled, filled) == []
            for field in row.fields:
                there = filled[at].counts[row.id].get(field.id, 0)
                assert field.most is None or there <= worth_of(field.most, settled), field.id
            most = most_of(row, settled, reckoned.points[at])
            assert row.least <= reckoned.points[at][row.id], row.id
            assert most is None or reckoned.points[at][row.id] <= most, row.id
    assert reckoned.totals == [*result.scores, *([result.rival.score] if result.rival else [])]
    assert reckoned.winners == [
        *result.winners,
        *([len(result.scores)] if result.rival and result.rival.won else []),
    ]


ANYTHING = {
    "everdell": {
        *("tokens", "pearls", "her-pearls", "rival-tokens", "rival-journey"),
        *("garland", "her-bonus", "his-cards"),
    },
    "mycelia": {"leaves"},
    "deep_forest": set[str](),
}
"""Rows that take any number. Tokens, pearls and leaves never run out, one Journey may be used by all spiders,
their cities may grow above any limit, and a garland brings the same however many cards there are."""


@pytest.mark.parametrize("game", ["everdell", "mycelia", "deep_forest"])
def test_every_row_knows_the_most_it_can_hold(game: str) -> None:
    pad = read_pad(lookup(game))
    open_ended = {
        row.id
        for row in pad.rows
        if row.bound is None and any(not (it.most or it.box or it.flag) for it in row.fields)
    }
    assert open_ended == ANYTHING[game]


def most(game: str, row: str, points: dict[str, int] | None = None, **options: bool) -> int:
    pad = read_pad(lookup(game))
    found = most_of(
        next(it for it in pad.rows if it.id == row), fresh(game, 1, players=2, **options).settings(), points
    )
    assert found is not None
    return found


def test_the_most_of_a_row_follows_from_the_entries_that_are_in_play() -> None:
    entries = lookup("everdell").components()
    events = [it for it in entries if it["table"] == "event"]
    basics = sum(int(str(it["points"])) for it in events if it["set"] == "base" and it["sort"] == "basic")
    # Four basic events, and the four best special ones: tokens on a Chapel, husbands with wives, twigs.
    chapel, pairs, games = 2 * 15, 3 * 5, 9
    assert most("everdell", "events") == basics + chapel + pairs + games + 6
    assert most("everdell", "events", newleaf=True) > most("everdell", "events")
    # Every card of a full city is of one of four kinds, and each kind has one card that counts it.
    city = 15 + 4 + 4 + 3  # spaces, husbands and wives, Wanderers
    assert most("everdell", "prosperity") == 6 + city + city + (4 + 3 + 2 * 4) + 4 * 3
    assert most("everdell", "visitors", newleaf=True) == sum(
        int(str(it["points"])) for it in entries if it["table"] == "visitor"
    )
    # The masque counts point tokens, of which there is no end: what is written in their row counts.
    plain = most("everdell", "adornments", pearlbrook=True)
    assert most("everdell", "adornments", {"tokens": 12}, pearlbrook=True) == plain + 4
    trails, cities, journey = 7 * 4, 5 * 6, 7
    assert most("everdell", "discoveries", spirecrest=True) == trails + cities + journey + 3 + city


def test_a_tie_is_broken_as_the_rulebook_says() -> None:
    pad = read_pad(lookup("everdell"))
    options = fresh("everdell", 1).settings()

    def winners(*people: tuple[int, int, int]) -> list[int]:
        return reckon(
            pad,
            options,
            [
                Column({"cards": {"points": points}}, {"events": events, "resources": resources})
                for points, events, resources in people
            ],
        ).winners

    assert winners((20, 0, 0), (21, 0, 0)) == [1]
    assert winners((20, 2, 0), (20, 1, 9)) == [0]  # EV.score.tie_events
    assert winners((20, 2, 3), (20, 2, 4)) == [1]  # EV.score.tie_resources
    assert winners((20, 2, 3), (20, 2, 3)) == [0, 1]  # EV.score.tie_shared


def test_the_stronger_monster_breaks_a_tie_by_itself_and_a_changeling_completes_a_set() -> None:
    pad = read_pad(lookup("deep_forest"))
    options = fresh("deep_forest", 1).settings()
    bear: Counts = {"monsters": {"cave-bear": 1}}
    toad: Counts = {"monsters": {"stone-toad": 1}, "coins": {"fives": 1}}
    assert reckon(pad, options, [Column(toad), Column(bear)]).winners == [1]
    mixed = Column({"obstacles": {"thicket": 1, "gate": 1}, "monsters": {"changeling": 1}})
    assert (
        reckon(pad, options, [mixed]).points[0]["obstacles"] == lookup("deep_forest").numbers()["points__set"]
    )


def test_pieces_are_counted_over_all_people_together() -> None:
    """Two people cannot both have all the coins of the box."""
    info = lookup("deep_forest")
    pad, options = read_pad(info), fresh("deep_forest", 1).settings()
    coins = next(row for row in pad.rows if row.id == "coins")
    all_fives = info.numbers()["coins__fives"]

    def too_many(*people: int) -> list[str]:
        return [one.id for one in crowded(coins, options, [Column({"coins": {"fives": n}}) for n in people])]

    assert too_many(all_fives, 0) == []
    assert too_many(all_fives - 1, 1) == []
    assert too_many(all_fives - 1, 2) == ["fives"]


def test_nobody_has_more_workers_on_the_journey_than_there_are() -> None:
    """Workers may share the first space; six is all that anybody has."""
    pad, options = read_pad(lookup("everdell")), fresh("everdell", 1).settings()
    journey = next(one for one in pad.rows if one.id == "journey")
    assert [worth_of(it.most, options) for it in journey.fields if it.most] == [6] * len(journey.fields)


def test_every_row_field_and_tie_has_its_words() -> None:
    for info in {info.id: info for info, _, _ in GAMES}.values():
        pad, book = read_pad(info), words()
        keys = [f"{info.id}-pad-{row.id}{end}" for row in pad.rows for end in ("", "-says")]
        keys += [
            f"{info.id}-pad-{row.id}-{one.id}" for row in pad.rows for one in row.fields if counted(row, one)
        ]
        keys += [f"{info.id}-pad-tie-{tie.id}" for tie in pad.ties]
        keys += [f"{info.id}-pad-rival-{rival.id}" for rival in pad.rivals]
        assert [key for key in keys if not book.has(key)] == []


ALWAYS = {
    "everdell": {"season"},
    "mycelia": {"setup", "supply", "side", "start"},
    "deep_forest": {"monster", "tile", "deal"},
}
"""Tables of which all entries are in every box."""


@pytest.mark.parametrize("game", ["everdell", "mycelia", "deep_forest"])
def test_of_every_entry_it_is_known_when_it_is_in_play(game: str) -> None:
    """Otherwise whoever asks the rules hears of boxes that are not on the table."""
    info = lookup(game)
    pad = read_pad(info)
    tables = {str(it["table"]) for it in info.described() if "id" in it and it["words"] and "set" not in it}
    assert tables - ALWAYS[game] == pad.tables.keys()
    options = {setting.name for setting in info.settings}
    said = [*pad.tables.values(), *pad.sets.values(), *pad.parts.values()]
    assert {name for condition in said for wish in condition for name in wish} <= options


def counted(row: PadRow, field: PadField) -> bool:
    """Whether a field is asked for by a name of its own: neither an entry of the pack nor plain points."""
    return not field.name and field.id != "points"


def test_a_game_without_a_pad_has_an_empty_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = lookup("mycelia")
    elsewhere = Listing(info.id, info.title, info.about, info.listing.package, tmp_path)
    monkeypatch.setattr(info, "listing", elsewhere)
    assert read_pad(info).rows == []
    (tmp_path / "pad.toml").write_text('[winner]\nrules = ["MY.no.such_rule"]\n', encoding="utf-8")
    with pytest.raises(PackError, match=r"no rule is called MY\.no\.such_rule"):
        read_pad(info)
