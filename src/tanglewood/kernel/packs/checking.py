"""Everything that is wrong with a designer's pack, not only what comes first."""

from collections.abc import Callable

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.designer import HEAD, DesignerPack
from tanglewood.kernel.packs.files import Row, convert, rows_of, tables
from tanglewood.kernel.packs.merging import change, put
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.setting import Choice

MANY = 50
"""Mistakes that are listed; whoever has more of them mends these first."""


def mistakes(own: GameInfo, pack: DesignerPack) -> list[str]:
    """A line for each thing that does not fit; nothing if the pack can be played."""
    if own.files is None:
        return [f"{own.id} has no pack that another one could change"]
    shapes = own.files.shapes
    rows = own.files.rows[:]
    found: list[str] = []
    written: dict[int, str] = {}

    def attempt(work: Callable[[], object]) -> None:
        try:
            work()
        except PackError as problem:
            found.append(str(problem))

    def take(file: str, text: str) -> None:
        for table, content in tables(file, text).items():
            if table not in HEAD or isinstance(content, dict | list):
                attempt(lambda: take_table(file, table, content))  # noqa: B023  (called at once)

    def take_table(file: str, table: str, content: object) -> None:
        for row in rows_of(shapes, file, table, content):
            attempt(lambda: put(shapes, rows, written, row))  # noqa: B023

    def fits(row: Row) -> None:
        convert(shapes, row, shapes.shape(row.table), pack.experimental)

    for file, text in pack.texts.items():
        attempt(lambda: take(file, text))  # noqa: B023
    for path, value in pack.changes.items():
        attempt(lambda: change(shapes, rows, path, value))  # noqa: B023
    own_rows = {id(row) for row in own.files.rows}
    for row in rows:
        if id(row) not in own_rows:
            attempt(lambda: fits(row))  # noqa: B023
    if not found:  # what only shows when all of it is put together
        attempt(lambda: begin(lookup(own.id, pack)))
    return found[:MANY]


def begin(info: GameInfo) -> None:
    """Start a game with every option as it usually is."""
    options: dict[str, Choice] = {setting.name: setting.default for setting in info.settings}
    info.start(options, 0)
