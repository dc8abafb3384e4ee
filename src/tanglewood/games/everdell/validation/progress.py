"""Whether what is under way in a position can go on: the rules are asked, on a table that is sound so far.

A frame that asks must have an option, or it would ask forever; one that pays must be able to.
"""

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.kernel.text.fault import Fault


def problems(table: Table) -> list[Fault]:
    found: list[Fault] = []
    for nth, frame in enumerate(table.stack):
        if isinstance(frame, Run) and not frame.effect.possible(table, frame):
            found.append(Fault("doing", f"{frame.effect.place} cannot go on from here", nth=nth))
    if not found and table.stack and stuck(table):
        found.append(Fault("doing", "there is nothing to choose", nth=len(table.stack) - 1))
    return found


def stuck(table: Table) -> bool:
    """Whether the frame on top neither asks nor goes on."""
    twin = table.copy()
    frame = twin.stack[-1]
    depth = len(twin.stack)
    options = frame.go_on(twin)
    return not options and len(twin.stack) == depth and twin.stack[-1] is frame
