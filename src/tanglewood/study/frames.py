"""The tables of a study as polars frames (docs/studies.md lists the columns)."""

from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import structs

from tanglewood.arena.extras import needs
from tanglewood.kernel.registry import GameInfo
from tanglewood.study.definition import Study, Task, info_of
from tanglewood.study.folder import TABLES, Folder, Stored
from tanglewood.study.measures import Row, game_row, key, share
from tanglewood.study.playing import Line, record_of
from tanglewood.study.rules import rules_of
from tanglewood.study.running import Looks
from tanglewood.words import refuse

if TYPE_CHECKING:
    import polars

KEY = {"variant": str, "deal": int, "rotation": int}
OWNER = {"seat": int, "bot": str, "won": float}


def typed(**kinds: str) -> dict[str, type]:
    """Columns by their type: `typed(int="deal rotation", str="variant")`."""
    names = {"int": int, "float": float, "str": str, "bool": bool}
    return {column: names[kind] for kind, columns in kinds.items() for column in columns.split()}


SCHEMAS: dict[str, dict[str, Any]] = {
    "games": {
        **KEY,
        **typed(
            int="seed first turns decisions choices options_most lead_changes winners top_place best_score",
            float="options_mean options_sd drama decided_at margin first_seat score",
            bool="rival_won",
        ),
    },
    "seats": {
        **KEY,
        **OWNER,
        **typed(int="place score rank decisions", float="margin options_mean led"),
    },
    "components": {
        **KEY,
        **OWNER,
        **typed(str="table component", int="offered taken played used points"),
    },
    "resources": {**KEY, **OWNER, **typed(str="resource", int="gained spent wasted left most")},
    "supply": {**KEY, **typed(str="kind", int="most printed")},
    "counts": {**KEY, "name": str, "seat": int, "value": float},
    "timings": {**KEY, "seconds": float},
}
"""Every table with its columns and their types."""


def load(path: Path | str) -> "Results":
    """The results of a study that was played into this folder, finished or not."""
    folder = Folder(Path(path))
    stored = folder.definition()
    looks = Looks(stored.study)
    for line in folder.lines():
        looks.add(line)
    looks.stopped()
    return Results(stored, looks.counted(), folder.path, looks.whole >= looks.end)


class Results:
    """The games of a study and their tables. `complete` is false while games are missing."""

    def __init__(self, stored: Stored, lines: list[Line], path: Path, complete: bool) -> None:
        self.stored = stored
        self.study: Study = stored.study
        self.lines = lines
        self.path = path
        self.complete = complete

    @property
    def deals(self) -> int:
        """How many deals count."""
        return len({line.deal for line in self.lines})

    @cached_property
    def games(self) -> "polars.DataFrame":
        return self.table("games")

    @cached_property
    def seats(self) -> "polars.DataFrame":
        return self.table("seats")

    @cached_property
    def components(self) -> "polars.DataFrame":
        return self.table("components")

    @cached_property
    def resources(self) -> "polars.DataFrame":
        return self.table("resources")

    @cached_property
    def supply(self) -> "polars.DataFrame":
        return self.table("supply")

    @cached_property
    def counts(self) -> "polars.DataFrame":
        return self.table("counts")

    @cached_property
    def timings(self) -> "polars.DataFrame":
        return self.table("timings")

    def table(self, name: str) -> "polars.DataFrame":
        library = needs("polars", "study")
        schema = SCHEMAS[name]
        columns: dict[str, list[Any]] = {column: [] for column in schema}
        for line in self.lines:
            for row in ROWS[name](self.study, line):
                for column in schema:
                    columns[column].append(row[column])
        made: polars.DataFrame = library.DataFrame(columns, schema=schema)
        return made

    def info(self, variant: int = 0) -> GameInfo:
        return info_of(self.study.game, self.study.variants[variant])

    def record(self, variant: str, deal: int, rotation: int) -> str:
        """The record of a game, which is played again for it."""
        names = [each.name for each in self.study.variants]
        return record_of(self.study, Task(deal, names.index(variant), rotation))

    def export(self) -> Path:
        """Write every table as Parquet and CSV; the folder they lie in."""
        folder = self.path / TABLES
        folder.mkdir(exist_ok=True)
        for name in SCHEMAS:
            table = getattr(self, name)
            table.write_parquet(folder / f"{name}.parquet")
            table.write_csv(folder / f"{name}.csv")
        return folder


def games_rows(study: Study, line: Line) -> Iterator[Row]:
    yield game_row(study.variants[line.variant], line)


def seat_key(study: Study, line: Line, seat: int) -> Row:
    variant = study.variants[line.variant]
    bot = variant.bots[line.bots[seat]]
    return {**key(variant, line), "seat": seat, "bot": bot, "won": share(line, seat)}


def seats_rows(study: Study, line: Line) -> Iterator[Row]:
    for seat in range(len(line.scores)):
        yield {
            **seat_key(study, line, seat),
            "place": (seat - line.first) % len(line.scores),
            "score": line.scores[seat],
            "rank": line.ranks[seat],
            "margin": line.margins[seat],
            "decisions": line.decisions[seat],
            "options_mean": line.seat_options[seat],
            "led": line.led[seat],
        }


def components_rows(study: Study, line: Line) -> Iterator[Row]:
    for seat, found in enumerate(line.components):
        head = seat_key(study, line, seat)
        for thing, numbers in sorted(found.items()):
            table, _, component = thing.partition(":")
            counted = dict(zip(("offered", "taken", "played", "used", "points"), numbers, strict=True))
            yield {**head, "table": table, "component": component, **counted}


def resources_rows(study: Study, line: Line) -> Iterator[Row]:
    rules = rules_of(info_of(study.game, study.variants[line.variant]))
    for seat, found in enumerate(line.resources):
        head = seat_key(study, line, seat)
        for resource, numbers in found.items():
            counted: Row = dict(zip(("gained", "spent", "wasted", "left", "most"), numbers, strict=True))
            if not rules.wastes(resource):
                counted["wasted"] = None  # the game does not tell
            yield {**head, "resource": resource, **counted}


def supply_rows(study: Study, line: Line) -> Iterator[Row]:
    for kind, (most, printed) in line.supply.items():
        yield {**key(study.variants[line.variant], line), "kind": kind, "most": most, "printed": printed}


def counts_rows(study: Study, line: Line) -> Iterator[Row]:
    head = key(study.variants[line.variant], line)
    for name, numbers in line.counts.items():
        for seat, value in enumerate(numbers):
            whole = len(numbers) == 1 and (len(line.scores) > 1 or not name.startswith("points from "))
            yield {**head, "name": name, "seat": None if whole else seat, "value": float(value)}


def timings_rows(study: Study, line: Line) -> Iterator[Row]:
    yield {**key(study.variants[line.variant], line), "seconds": line.seconds}


ROWS: dict[str, Callable[[Study, Line], Iterator[Row]]] = {
    "games": games_rows,
    "seats": seats_rows,
    "components": components_rows,
    "resources": resources_rows,
    "supply": supply_rows,
    "counts": counts_rows,
    "timings": timings_rows,
}


def joined(one: Results, other: Results) -> Results:
    """Two studies of the same game and deals as one, whose first variant is that of the first study."""
    for what in ("game", "seed"):
        mine, theirs = getattr(one.study, what), getattr(other.study, what)
        if mine != theirs:
            raise refuse("study-alike", what=what, one=str(mine), other=str(theirs))
    names = {variant.name for variant in one.study.variants}
    fresh = [
        structs.replace(variant, name=f"{variant.name} ({other.path.name})")
        if variant.name in names
        else variant
        for variant in other.study.variants
    ]
    shift = len(one.study.variants)
    lines = [structs.replace(line, variant=line.variant + shift) for line in other.lines]
    deals = min(one.study.deals, other.study.deals)
    study = structs.replace(one.study, variants=[*one.study.variants, *fresh], deals=deals)
    both = sorted([*one.lines, *lines], key=lambda line: (line.deal, line.variant, line.rotation))
    packs = {variant.name: variant.pack_name for variant in study.variants}
    stored = structs.replace(one.stored, packs=packs, study=study)
    return Results(stored, both, one.path, one.complete and other.complete)
