"""`tanglewood replay --analyse`: the curve of a game, and its costliest moves."""

import contextlib
from math import ceil
from typing import Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.api import Game
from tanglewood.bots import AGENTS, searches
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.cli.common import INTERRUPTED, err, out, print_json, say
from tanglewood.cli.notes import note
from tanglewood.cli.terminal.hints import progress_bar
from tanglewood.cli.terminal.names import names_of, seats_of
from tanglewood.cli.terminal.tables import table_of
from tanglewood.kernel import record as records
from tanglewood.kernel.record import Record
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.state import NOBODY
from tanglewood.kernel.text.echo import echo, meant
from tanglewood.review import (
    ENOUGH,
    SECONDS,
    Judgement,
    costliest,
    effort_of_review,
    ended,
    judge,
    seed_of,
)
from tanglewood.words import figures, refuse

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 52


class Review:
    """An analysed game: every decision, its description, and how the game ended."""

    def __init__(self, record: Record, info: GameInfo, level: str) -> None:
        self.record = record
        self.level = level
        self.info = info
        self.judged: list[Judgement] = []
        self.words: list[tuple[str, str]] = []
        self.last: list[float] = []
        self.names = names_of(seats_of(record), NOBODY)

    def look(self) -> None:
        """Judge one decision after another."""
        fresh = self.record.fresh()
        game = Game(self.info, records.begin(self.info, fresh), fresh)
        table = table_of(self.info)
        effort = effort_of_review(self.level, ENOUGH, SECONDS)
        with progress_bar(err()) as bar:
            task = bar.add_task(say("analysing"), total=len(self.record.entries))
            with contextlib.suppress(KeyboardInterrupt):  # what was judged until then is shown
                for number, entry in enumerate(self.record.entries):
                    move = game.parse(entry.move)
                    one = judge(game.state, move.text, effort, seed_of(self.record.seed, number))
                    self.words.append((table.label(game, move), table.label(game, game.parse(one.best))))
                    self.judged.append(one)
                    game.play(move)
                    bar.advance(task)
        # An unfinished game ends with what was expected last.
        self.last = ended(game.state) if game.over else self.judged[-1].expected if self.judged else []


def analyse(record: Record, info: GameInfo, level: str, as_json: bool) -> None:
    """Analyse a record, in words or as JSON."""
    level = level or SEARCH_LEVELS[-1]
    known = [*SEARCH_LEVELS, *[name for name in AGENTS.names() if searches(name)]]
    if level not in known:
        given = echo(level) + meant(level, known)
        raise refuse("choice", option="level", known=", ".join(known), given=given)
    review = Review(record, info, level)
    review.look()
    interrupted = len(review.judged) < len(record.entries)
    if interrupted:
        note("interrupted-analysis", done=len(review.judged), wanted=len(record.entries))
    if as_json:
        print_json(document(review))
    else:
        show(out(), review)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def document(review: Review) -> dict[str, Any]:
    def row(place: int) -> dict[str, Any]:
        one = review.judged[place]
        return {
            "move": place + 1,
            "seat": one.seat,
            "played": one.played,
            "best": one.best,
            "expected": [round(share, 4) for share in one.expected],
            "best_expected": round(one.most, 4),
            "played_expected": round(one.got, 4),
            "cost": round(one.cost, 4),
            "sure": round(one.sure, 4),
        }

    return {
        "game": review.record.game,
        "seats": review.names,
        "level": review.level,
        "moves": [row(place) for place in range(len(review.judged))],
        "end": review.last,
        "costliest": [place + 1 for place in costliest(review.judged)],
    }


def show(console: Console, review: Review) -> None:
    title = say("analysed", level=review.level.capitalize(), moves=len(review.judged))
    console.print(Text(title, style="bold"))
    console.print()
    console.print(Text(say("analysed-curve")))
    curve = Grid(box=None, pad_edge=False, show_header=False)
    for seat, name in enumerate(review.names):
        line = [one.expected[seat] for one in review.judged] + review.last[seat : seat + 1]
        ends = (figures(f"{share:.0%}") for share in (line[0], line[-1])) if line else ("", "")
        begun, got = ends
        curve.add_row(name, begun, Text(sparks(line), style="green"), got)
    console.print(curve)
    console.print()
    places = costliest(review.judged)
    if not places:
        console.print(Text(say("analysed-none")))
        return
    console.print(Text(say("analysed-costly")))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("move", "who", "cost", "played", "better"):
        grid.add_column(say(f"analysed-{column}"), justify="right" if column == "move" else "left")
    for place in places:
        one = review.judged[place]
        cost = figures(f"{one.cost:.0%} ± {ceil(100 * one.sure)}")
        grid.add_row(str(place + 1), review.names[one.seat], cost, *review.words[place])
    console.print(grid)


def sparks(line: list[float], width: int = WIDTH) -> str:
    """A curve of shares from 0 to 1 as one line of blocks.

    >>> sparks([0.0, 0.5, 1.0], 3)
    '▁▅█'
    """
    if not line:
        return ""
    wide = min(width, len(line))
    picked = [line[round(i * (len(line) - 1) / max(1, wide - 1))] for i in range(wide)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, max(0, int(share * len(BLOCKS))))] for share in picked)
