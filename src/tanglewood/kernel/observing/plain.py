"""Observations of a game that has no writer of its own: made of its views, which is slow."""

from typing import TYPE_CHECKING, Any, Final

from tanglewood.kernel.observing.sheet import Observer, Sheet

if TYPE_CHECKING:
    from tanglewood.kernel.state import State

CELLS: Final = 512


class PlainObserver(Observer):
    """Every value of a view is counted in cells that depend on its name, its place and itself."""

    def __init__(self) -> None:
        super().__init__()
        self.layout.add("view", "every value of the seat's view, hashed with its name into two cells", CELLS)

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        sketch_view(sheet, 0, CELLS, state.view(seat))


def sketch_view(sheet: Sheet, start: int, size: int, view: object) -> None:
    """Count all values of a view, or of a part of one."""
    lines: list[str] = []
    flatten("", view, lines)
    for line in lines:
        sheet.sketch_words(start, size, line)


def flatten(name: str, value: Any, lines: list[str]) -> None:
    """The values of a view, each one as a word with its name."""
    if isinstance(value, dict):
        for key in value:
            flatten(f"{name}.{key}", value[key], lines)
    elif isinstance(value, list | tuple):
        lines.append(f"{name}#{len(value)}")
        for i, item in enumerate(value):
            flatten(f"{name}.{i}", item, lines)
    elif hasattr(value, "__struct_fields__"):
        for key in value.__struct_fields__:
            flatten(f"{name}.{key}", getattr(value, key), lines)
    elif value is not None and value is not False and value != "":
        lines.append(f"{name}={value}".replace(" ", "_"))
