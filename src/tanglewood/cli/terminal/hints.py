"""A hint at the terminal: three moves, what to expect of them, how sure that is, and why."""

from math import ceil

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from tanglewood.api import Game
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.bots.search import Thought
from tanglewood.cli.common import say
from tanglewood.cli.printing import Indented
from tanglewood.cli.terminal.tables import TerminalTable
from tanglewood.kernel.seat import Seat
from tanglewood.reasons import whys
from tanglewood.review import HINT, advise, effort_of
from tanglewood.words import figures

HINTS = 3
WIDTH = 20


def show_hints(console: Console, game: Game, table: TerminalTable, seed: int) -> None:
    """Think, with a progress bar, and print the best moves with their numbers."""
    adviser = SEARCH_LEVELS[-1]
    called = adviser.capitalize()
    seat = Seat(game.state)
    try:
        with progress_bar(console) as bar:
            task = bar.add_task(say("hint-thinking", bot=called), total=1.0)
            found = advise(
                seat,
                effort_of(adviser, HINT, 8.0),
                HINTS,
                seed,
                lambda share: bar.update(task, completed=share),
            )
    except KeyboardInterrupt:
        console.print(Text(say("hint-given-up")))
        return
    console.print(Text(say("hint", bot=called)))
    options = game.options()
    said = whys(game.info.narrator, seat, [thought.move for thought in found], seed)
    for thought, why in zip(found, said, strict=True):
        line = Text(f"{options.index(thought.move) + 1:>4} ", style="bold cyan")
        line.append(expectation_bar(thought), style="not bold green")
        line.append(
            figures(f" {thought.expectation:>4.0%} ± {ceil(100 * thought.sure):<3}"), style="not bold default"
        )
        line.append(table.label(game, thought.move), style="not bold default")
        console.print(line)
        console.print(Indented(Text(say("hint-why", why=why), style="italic"), 5 + WIDTH + 1))


def progress_bar(console: Console) -> Progress:
    """A bar that disappears when it is done; without a terminal none is shown."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def expectation_bar(thought: Thought) -> str:
    """Certain shares are solid, doubtful ones hatched, the rest dots; no colour is needed.

    >>> from tanglewood.kernel.move import Move
    >>> expectation_bar(Thought(Move(0, 0, 0, 0, "end", ()), 0.5, 0.1, 40))
    '████████▒▒▒▒········'
    """
    low = round(WIDTH * max(0.0, thought.expectation - thought.sure))
    high = round(WIDTH * min(1.0, thought.expectation + thought.sure))
    return "█" * low + "▒" * (high - low) + "·" * (WIDTH - high)
