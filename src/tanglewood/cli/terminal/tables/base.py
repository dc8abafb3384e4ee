"""What the terminal needs to know of a game: its table, its questions, its story.

A game without a module of its own still plays: its view is printed and its narrator says the rest.
"""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.api import Game
from tanglewood.cli.terminal.tables.plain import plain_view
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import GameInfo
from tanglewood.words import named

MANY = 12
"""Options beyond so many stand side by side."""


class Scene:
    """A moment to be shown: the game as `seat` sees it, and who sits where.

    `numbers` are those of the options, by their texts; empty if nobody is asked.
    """

    def __init__(self, game: Game, seat: int, names: list[str], asked: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.names = names
        self.moves: list[Move] = game.options() if asked else []
        self.numbers = {move.text: number for number, move in enumerate(self.moves, start=1)}

    def number(self, text: str) -> str:
        return str(self.numbers.get(text, ""))


class TerminalTable:
    """One game in the terminal. Everything shown comes from the view of a seat."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info

    def goal(self, game: Game) -> str:
        """What the game is about as it is played now, for somebody who never played it."""
        return named(self.info.about)

    def rival(self, game: Game) -> str:
        """The name of an opponent who has no seat; empty if there is none."""
        return ""

    def render(self, scene: Scene, whole: bool = True) -> RenderableType:
        """The table, with the numbers of options beside the things they touch."""
        return plain_view(scene.game.view(scene.seat), scene.names)

    def whole(self, game: Game) -> bool:
        """Whether the whole table matters for what is asked now, or only a part of it."""
        return True

    def question(self, game: Game) -> str:
        """What is being asked, in one sentence."""
        return self.info.narrator.question(game.state)

    def choices(self, scene: Scene, whole: bool = True) -> RenderableType | None:
        """The options that the table itself does not show with their numbers."""
        return listed([(scene.number(move.text), self.label(scene.game, move)) for move in scene.moves])

    def label(self, game: Game, move: Move) -> str:
        """An option in words."""
        return self.info.narrator.option(game.state, move)

    def story(self, game: Game, events: list[Event], seat: int, names: list[str]) -> list[str]:
        """What happened, in words, for a seat."""
        return self.info.narrator.story(game.state, events, seat, names)

    def starts_turn(self, event: Event) -> bool:
        """Whether somebody's turn begins with this event: the story makes a paragraph there."""
        return self.info.narrator.begins_turn(event)

    def rephrase(self, game: Game, answer: str) -> str:
        """The text of the move that a short form of this game stands for."""
        return answer

    def likely(self, game: Game, moves: list[Move]) -> Move:
        """Of several moves that are not allowed now, the one that was probably meant."""
        return moves[0]

    def row_label(self, key: str) -> str:
        """A line of the final breakdown."""
        return key


class Choices:
    """Numbered options, one per line; many of them are printed in columns."""

    def __init__(self, rows: Sequence[tuple[str, str]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = max((cell_len(text) for _, text in self.rows), default=0) + 6
        columns = max(1, (options.max_width + 2) // wide) if len(self.rows) > MANY else 1
        height = -(-len(self.rows) // columns)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(*(one_column(self.rows[i : i + height]) for i in range(0, len(self.rows), height or 1)))
        yield grid


def one_column(rows: Sequence[tuple[str, str]]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
    grid.add_column()
    for number, text in rows:
        grid.add_row(number, Text(text))
    return grid


def listed(rows: Sequence[tuple[str, str]]) -> RenderableType:
    return Choices(rows)
