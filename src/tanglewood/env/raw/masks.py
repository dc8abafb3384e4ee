"""Which moves are allowed: a row of cells a game, 1 for each option. Only what changes is written."""

from mypy_extensions import i64, u8

from tanglewood.kernel.move import Move
from tanglewood.kernel.observing.sheet import Sheet


class Masks:
    """One row a game."""

    def __init__(self, actions: int, rows: int = 1) -> None:
        self.sheet = Sheet(actions, rows)
        self.actions: i64 = actions
        self.offered: list[list[Move]] = [[] for _ in range(rows)]

    def show(self, row: i64, options: list[Move]) -> None:
        """Allow these options in a row and nothing else."""
        cells = self.sheet.cells
        first: i64 = row * self.actions
        for move in self.offered[row]:
            cells[first + move.index] = u8(0)
        for move in options:
            cells[first + move.index] = u8(1)
        self.offered[row] = options

    def allows(self, row: i64, action: i64) -> bool:
        cells = self.sheet.cells
        return 0 <= action < self.actions and cells[row * self.actions + action] > 0
