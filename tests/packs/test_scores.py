"""Every number that scores is known as one, and a bot's judgement reads it: found out by playing, not by a
list that somebody has to remember.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

import tanglewood
from scoring_numbers import BASE, SCORING
from tanglewood.bots.greedy import GreedyBot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat

BOXES: dict[str, list[dict[str, Any]]] = {
    "everdell": [
        {},
        {"players": 1},
        {"players": 1, "mood": "glitzy", "rugwort": 2},
        {"players": 1, "mood": "squatty", "rugwort": 3},
        *[{"players": 1, "nightweave": True, "intrigues": True, "difficulty": level} for level in range(5)],
        {"bellfaire": True, "garland": "agriculture"},
        {"pearlbrook": True},
        {"spirecrest": True},
        {"newleaf": True},
        {"legends": "both"},
        {"corrin": True, "extra": True, "rugwort_cards": True, "farms": True},
        {"powers": "all"},
    ],
    "deep_forest": [{}, {"players": 3}],
    "mycelia": [{"expansion": True}, {"prisma": True}, {"players": 1}],
}
"""Options with which every box is on the table once."""
GAMES = 2
"""Games for each of them."""
EVERY = 7
"""Of so many moves one is looked at before."""
NOT_DATA = ("table", "id", "name", "source", "note", "text", "file", "foil")
MORE = 3
LONG = ("everdell",)
RARE = ("longest_tied",)
"""Numbers for something that none of these games has in sight; test_judgements.py shows them."""
CONDITIONS = {
    "everdell": {("visitor", "needs"), ("card", "takes"), ("counts", "city")},
    "deep_forest": set[tuple[str, str]](),
    "mycelia": set[tuple[str, str]](),
}
"""Fields that say whether something scores, or how many spaces are empty for which a rival scores."""


class Played(NamedTuple):
    ends: list[str]
    before: list[str]


@cache
def played_games(game: str) -> Played:
    """Ends of games with every box, and positions before them; every second move is a good one, so that
    things are achieved."""
    found = Played([], [])
    for number, options in enumerate(BOXES[game] * GAMES):
        played = tanglewood.new_game(game, seed=number, changes=BASE.get(game), **options)
        rng = seeded(number)
        while not played.over:
            choices = played.options()
            if played.moves % EVERY == 0:
                found.before.append(played.text())
            good = played.moves % 2 and len(choices) > 1
            played.play(
                GreedyBot(rng).choose(Seat(played.state)) if good else choices[rng.below(len(choices))]
            )
        found.ends.append(played.text())
    return found


def results(game: str, changes: dict[str, Any]) -> list[object]:
    read = tanglewood.game_with(game, changes={**BASE.get(game, {}), **changes}).read
    return [read(text, checked=False).result() for text in played_games(game).ends]


def more(now: object) -> object:
    """The same with a larger number in it, or None if there is none."""
    if isinstance(now, list):
        found = [more(one) for one in now]
        return (
            [new if new is not None else old for new, old in zip(found, now, strict=True)]
            if any(new is not None for new in found)
            else None
        )
    if isinstance(now, str):
        return (
            re.sub(r"\d+", lambda found: str(int(found[0]) + MORE), now, count=1)
            if re.search(r"\d", now)
            else None
        )
    return now + MORE if isinstance(now, int) and not isinstance(now, bool) else None


def fields(game: str) -> dict[tuple[str, str], dict[str, object]]:
    """The changes that make all numbers of a field larger, by table and field."""
    found: dict[tuple[str, str], dict[str, object]] = {}
    for entry in lookup(game).components():
        table, id = str(entry["table"]), str(entry.get("id", ""))
        for field, now in entry.items():
            new = more(now) if field not in NOT_DATA else None
            if new is not None:
                path = ".".join([part for part in (table, id, field) if part])
                found.setdefault((table, field), {})[path] = new
    return found


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] if game in LONG else []) for game in BOXES]
)
def test_a_field_that_changes_the_result_of_a_finished_game_is_known(game: str) -> None:
    """Read with another number the end of a game has other points: whatever does that scores."""
    usual = results(game, {})
    found: set[tuple[str, str]] = set()
    for kind, changes in fields(game).items():
        try:
            other = results(game, {"experimental": True, **changes})
        except (PackError, tanglewood.TextError):  # an effect, or a number that others have to agree with
            continue
        if other != usual:
            found.add(kind)
    known = {(table, field) for table, names in SCORING[game].items() for field in names}
    found -= CONDITIONS[game]
    assert found <= known, sorted(found - known)
    assert len(found) > 1 or game == "mycelia"  # the games have shown some


def worths(game: str, changes: dict[str, Any]) -> Iterator[list[float]]:
    """What each seat's position is worth to a bot before the end of the games."""
    read = tanglewood.game_with(game, changes={**BASE.get(game, {}), **changes}).read
    for text in reversed(played_games(game).before):
        state = read(text, checked=False)
        yield [state.value(seat) for seat in range(int(str(state.settings()["players"])))]


@pytest.mark.parametrize(
    ("game", "table", "field"),
    [
        pytest.param(game, table, field, marks=[pytest.mark.long] if game in LONG else [])
        for game, tables in SCORING.items()
        for table, names in tables.items()
        for field in names
        if field not in RARE
    ],
)
def test_a_field_that_scores_is_judged_before_the_end(game: str, table: str, field: str) -> None:
    changes = {"experimental": True, **fields(game)[table, field]}
    pairs = zip(worths(game, {}), worths(game, changes), strict=True)
    assert any(usual != other for usual, other in pairs)
