"""What the terminal needs to know of a game: its table, its questions, its story.

A game without a module of its own still plays: its options are listed by their texts.
"""

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.api import Game
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import GameInfo


class Scene:
    """A moment to be shown: the game as `seat` sees it, and who sits where.

    `numbers` are those of the options, by their texts; nobody is asked if there are none.
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
        return self.info.about

    def rival(self, game: Game) -> str:
        """The name of an opponent who has no seat; empty if there is none."""
        return ""

    def render(self, scene: Scene, whole: bool = True) -> RenderableType:
        """The table, with the numbers of options beside the things they touch."""
        return Pretty(msgspec.to_builtins(scene.game.view(scene.seat)), max_length=30)

    def whole(self, game: Game) -> bool:
        """Whether the whole table matters for what is asked now, or only a part of it."""
        return True

    def question(self, game: Game) -> str:
        """What is being asked, in one sentence."""
        return f"seat {game.turn}"

    def choices(self, scene: Scene, whole: bool = True) -> RenderableType | None:
        """The options that the table itself does not show with their numbers."""
        return listed([(scene.number(move.text), self.label(scene.game, move)) for move in scene.moves])

    def label(self, game: Game, move: Move) -> str:
        """An option in words."""
        return move.text

    def story(self, game: Game, events: list[Event], seat: int, names: list[str]) -> list[str]:
        """What happened, in words, for a seat."""
        return [repr(Event(event.name, event.seat, event.seen_by(seat))) for event in events]

    def starts_turn(self, event: Event) -> bool:
        """Whether somebody's turn begins with this event: the story makes a paragraph there."""
        return False

    def rephrase(self, game: Game, answer: str) -> str:
        """A short form of this game's own as the text of a move."""
        return answer

    def likely(self, game: Game, moves: list[Move]) -> Move:
        """Of several moves that are no options, the one that was probably wished for."""
        return moves[0]

    def function_words(self, function: str) -> str:
        """A function of a component in words; empty if the game has none."""
        return ""

    def row_label(self, key: str) -> str:
        """A line of the final breakdown."""
        return key


def listed(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """Numbered options, one a line."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
    grid.add_column()
    for number, text in rows:
        grid.add_row(number, Text(text))
    return grid
