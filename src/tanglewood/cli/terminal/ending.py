"""The end of a game: who won, and where everybody's points come from, side by side."""

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.api import Game
from tanglewood.cli.common import say
from tanglewood.cli.terminal.saving import quoted
from tanglewood.cli.terminal.tables import Scene, TerminalTable
from tanglewood.kernel.result import Result
from tanglewood.kernel.setting import spelled
from tanglewood.words import named, words

if TYPE_CHECKING:
    from tanglewood.cli.terminal.session import Session


def show_ending(session: "Session") -> None:
    """The last look at the table, the result, and what one can do with the game now."""
    game, console = session.game, session.console
    console.print()
    console.print(session.table.render(Scene(game, session.seat, session.names), whole=False))
    show_result(console, game, session.table, session.names, session.seat)
    console.print()
    if session.save():
        session.say_line(say("replay", file=quoted(session.file)), whole=True)
    record = game.record()
    if not record.position:
        others = ",".join(name for seat, name in enumerate(session.seats) if seat != session.seat)
        chosen = [
            f" -o {setting.name}={spelled(record.options[setting.name])}"
            for setting in game.info.settings
            if setting.name != "players" and record.options[setting.name] != setting.default
        ]
        bots = f" --bots {others}" if others else ""
        options = f" --terminal --players {len(session.seats)}{bots}{''.join(chosen)}"
        session.say_line(say("again", game=record.game, options=options, seed=str(record.seed)), whole=True)


def show_result(console: Console, game: Game, table: TerminalTable, names: list[str], seat: int) -> None:
    result = game.result()
    assert result is not None
    console.print()
    console.print(Text(winners(result, names, seat), style="bold green"))
    counts = [say("progress", count=name, n=n) for name, n in game.state.progress().items()]
    console.print(Text(say("round-up", counts=", ".join(counts))))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name), justify="right")
    rival = result.rival
    if rival:
        grid.add_column(Text(named(rival.name)), justify="right")
    lines = [*result.breakdown, *([rival.breakdown] if rival else [])]
    for key in dict.fromkeys(key for line in lines for key in line):
        grid.add_row(Text(table.row_label(key)), *(str(line.get(key, "")) for line in lines))
    places = [*result.ranks, *([1 if rival.won else 2] if rival else [])]
    grid.add_row(Text(words().say("result-place")), *(str(place) for place in places), style="bold")
    console.print(grid)


def winners(result: Result, names: list[str], seat: int) -> str:
    seats = result.winners
    if result.rival and result.rival.won:
        names = [*names, named(result.rival.name)]
        seats = [*seats, len(names) - 1]
    you = "yes" if seat in seats else "no"
    if len(seats) == 1:
        return words().say("result-win", you=you, name=names[seats[0]])
    # I am "you" there and not one of the names.
    called = [names[winner] for winner in seats if winner != seat]
    return words().say("result-shared", you=you, names=words().joined([*called]))
