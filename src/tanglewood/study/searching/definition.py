"""A search, as it is written and as it is played: everything settled, with a digest."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from tanglewood.arena.extras import version_of
from tanglewood.kernel.chance import fork
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.text.echo import echo
from tanglewood.study.definition import (
    COUNTED,
    Study,
    Variant,
    Written,
    WrittenVariant,
    read_as,
    settle_variant,
)
from tanglewood.study.definition import settle as settle_study
from tanglewood.study.searching.goals import Goal, WrittenGoal, settle_goal
from tanglewood.study.searching.space import Number, Point, Range, is_option, moved, numbers_of, printed_point
from tanglewood.version import VERSION
from tanglewood.words import refuse

PRINTED = "printed"
FRESH = 1_000_000
"""The number of the first fresh deal: no search goes through so many, whatever its number of games."""
GROWTH = 2
"""Every stage has so many times the deals of the one before, and as many times fewer trials."""
STAGES = 8
"""A trial begins with at least one such part of its games."""
FEWEST = 4
"""Deals that every trial plays, if it has so many: an interval of fewer says nothing."""


class WrittenSearch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a search's file; docs/studies.md describes them."""

    game: str
    goals: dict[str, WrittenGoal]
    numbers: dict[str, Range | list[Any]]
    players: int | None = None
    bots: str | list[str] = "greedy"
    seed: int = 1
    pack: str = ""
    set: dict[str, Any] = {}
    options: dict[str, Any] = {}
    trials: int = 40
    games: int = 160
    first: int | None = None
    fresh: int | None = None
    confidence: float = 0.95


class Search(msgspec.Struct, frozen=True):
    """A search that can be played. `stages` are numbers of deals: all trials play the first one, the best of
    each stage go on to the next. `fresh` is the number of deals that the best are played again on."""

    game: str
    base: Variant
    goals: list[Goal]
    numbers: list[Number]
    printed: Point
    written: WrittenSearch
    folder: str
    seed: int
    trials: int
    stages: list[int]
    fresh: int
    confidence: float
    optimizer: str
    version: str = VERSION

    def digest(self) -> str:
        """Whatever changes games or the order of trials changes it; where the file lies does not."""
        same = msgspec.structs.replace(self, folder="")
        return hashlib.sha256(msgspec.json.encode(same, order="sorted")).hexdigest()[:16]

    def chance(self, *parts: int) -> int:
        """A seed for the optimiser, apart from those of deals."""
        return fork(self.seed, FRESH - 1, *parts) % 2**32

    def variant(self, number: int, point: Point) -> Variant:
        """The game as trial `number` plays it; refused if the numbers do not fit each other."""
        if not number:
            return self.base
        return variant_at(self.written, Path(self.folder), point, name_of(number))

    def study(self, variants: list[Variant]) -> Study:
        """The trials as a study: variant n is trial n."""
        share = any(goal.share for goal in self.goals)
        count = [COUNTED[0]] if share else []
        return Study(
            self.game, variants, self.stages[-1], self.seed, [], count, self.confidence, "holm", None
        )


def name_of(number: int) -> str:
    """What the variant of a trial is called."""
    return f"trial-{number}" if number else PRINTED


def read_search(file: Path) -> tuple[WrittenSearch, Path]:
    """The search of a TOML file, and the folder that its paths are relative to."""
    return read_as(file, WrittenSearch)


def settle_search(written: WrittenSearch, folder: Path | None = None) -> Search:
    """Check a search before anything is played: every goal, and every value of every number by itself."""
    optimizer = f"optuna {version_of('optuna', 'study')}"
    if not written.goals:
        raise refuse("search-goals")
    if not written.numbers:
        raise refuse("search-numbers")
    for name in ("trials", "first", "fresh"):
        given = getattr(written, name)
        if given is not None and given < 1:
            raise refuse("search-count", name=name, given=str(given))
    where = (folder or Path()).absolute()
    base = settle_study(plain(written), where).variants[0]
    numbers = [numbers_of(path, given) for path, given in written.numbers.items()]
    for number in numbers:
        for value in number.values:
            variant_at(written, where, {number.path: value}, PRINTED)
    stages = stages_of(written, len(base.rotations()))
    return Search(
        written.game,
        base,
        [settle_goal(written.game, base, name, goal) for name, goal in written.goals.items()],
        numbers,
        printed_point(written.game, base, numbers),
        written,
        str(where),
        written.seed,
        written.trials,
        stages,
        -(-(written.fresh or written.games) // len(base.rotations())),
        written.confidence,
        optimizer,
    )


def plain(written: WrittenSearch) -> Written:
    """The game without any number moved, as a study."""
    fields = ("game", "players", "bots", "games", "seed", "pack", "set", "options", "confidence")
    return Written(**{name: getattr(written, name) for name in fields})


def stages_of(written: WrittenSearch, rotations: int) -> list[int]:
    """Numbers of deals, each twice the one before, up to all games of a trial."""
    most = -(-written.games // rotations)
    first = -(-written.first // rotations) if written.first else max(FEWEST, most // STAGES)
    found: list[int] = []
    while first < most:
        found.append(first)
        first *= GROWTH
    return [*found, most]


def variant_at(written: WrittenSearch, folder: Path, point: Point, name: str) -> Variant:
    options: dict[str, Choice] = {moved(path): value for path, value in point.items() if is_option(path)}
    changes = {path: value for path, value in point.items() if not is_option(path)}
    if "players" in options and not isinstance(written.bots, str):
        raise refuse("search-players", given=echo(options["players"]))
    base = plain(written)
    shifted = msgspec.structs.replace(
        base,
        set={**base.set, **changes},
        options={**base.options, **options},
        players=None if "players" in options else base.players,
    )
    return settle_variant(shifted, name, WrittenVariant(), folder)
