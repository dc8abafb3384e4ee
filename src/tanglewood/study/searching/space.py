"""The numbers that a search may move."""

from math import inf, prod
from typing import Any

import msgspec

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import Files, fields_of
from tanglewood.kernel.packs.merging import found, table_called
from tanglewood.kernel.setting import spelled
from tanglewood.kernel.text.echo import echo
from tanglewood.study.definition import Variant, info_of
from tanglewood.words import refuse

Point = dict[str, Any]
"""A value for each number, by its path."""
OPTION = "options."
MOST_VALUES = 200


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    """The values of a number: `{ from = 4, to = 9, step = 1 }`."""

    low: int | float
    high: int | float
    step: int | float = 1


class Number(msgspec.Struct, frozen=True):
    """What may move, and the values it may have. They have an order if all of them are numbers."""

    path: str
    values: list[Any]

    @property
    def ordered(self) -> bool:
        return all(isinstance(value, int | float) and not isinstance(value, bool) for value in self.values)


def is_option(path: str) -> bool:
    return path.startswith(OPTION)


def moved(path: str) -> str:
    """The name of an option, or the path of a number of the pack."""
    return path.removeprefix(OPTION)


def numbers_of(path: str, given: Range | list[Any]) -> Number:
    if isinstance(given, list):
        values = given
    else:
        if not 0 < given.step < inf or not -inf < given.low <= given.high < inf:  # nan is none of it
            said = f"from {given.low} to {given.high}, step {given.step}"
            raise refuse("search-range", path=path, given=said)
        count = int((given.high - given.low) / given.step + 1e-9) + 1
        # Sums of steps would make 0.30000000000000004 of three tenths.
        values = [round(given.low + i * given.step, 9) for i in range(min(count, MOST_VALUES + 1))]
    if not 2 <= len(values) <= MOST_VALUES or any(values.count(value) > 1 for value in values):
        raise refuse("search-values", path=path, most=MOST_VALUES, given=echo(values))
    number = Number(path, values)
    return Number(path, sorted(values)) if number.ordered else number


def size(numbers: list[Number]) -> int:
    """How many points there are."""
    return prod(len(number.values) for number in numbers)


def key(point: Point) -> str:
    """The same text for the same point."""
    return msgspec.json.encode(point, order="sorted").decode()


def value_text(value: Any) -> str:
    return spelled(value) if isinstance(value, bool | int | str) else f"{value}"


def printed_point(game: str, base: Variant, numbers: list[Number]) -> Point:
    """The values that the numbers have where the search begins."""
    info = info_of(game, base)
    point: Point = {}
    for number in numbers:
        if is_option(number.path):
            point[number.path] = base.options[moved(number.path)]
        else:
            if info.files is None:
                raise refuse("no-pack", game=game)
            point[number.path] = value_at(info.files, number.path)
    return point


def value_at(files: Files, path: str) -> Any:
    """A value of a pack by its path, as a change names it; None where an entry leaves it open."""
    table, *steps = path.split(".")
    table = table_called(files.shapes, table)
    id = steps.pop(0) if table in files.shapes.many and steps else None
    places = found(files.rows, table, id)
    if not places:
        raise PackError(f"there is no {table} called {echo(id)}")
    held: Any = {**fields_of(files.entries[places[0]][2]), **files.rows[places[0]].raw}
    for step in steps:
        if isinstance(held, list):
            held = held[int(step)]
        else:
            held = held.get(step) if isinstance(held, dict) else None
    return held
