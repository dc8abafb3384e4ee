"""`tanglewood setup` and `tanglewood sheet`: for owners of the cardboard."""

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from tanglewood.cli import completion
from tanglewood.cli.common import (
    Changes,
    GameName,
    Json,
    Options,
    PackPath,
    chosen_game,
    explain,
    number,
    out,
    print_json,
    read_options,
    say,
)
from tanglewood.tabletop.sheets.content import game_of_chart
from tanglewood.tabletop.tonight import SEEDS, SetupStep, Tonight, tonight
from tanglewood.words import words


def setup(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", parser=number(1), help=explain("setup-players")),
    ] = None,
    options: Options = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", "-s", metavar="N", parser=number(0, SEEDS - 1), help=explain("setup-seed")),
    ] = None,
    pack: PackPath = None,
    change: Changes = None,
    json: Json = False,
) -> None:
    info = chosen_game(game, pack, change)
    dealt = randbelow(SEEDS) if seed is None else seed
    laid = tonight(info, read_options(options, players), dealt)
    if json:
        print_json(msgspec.to_builtins(laid))
        return
    console = out()
    console.print(Text(say("setup-title", game=info.title, seed=str(laid.seed)), style="bold"))
    for step in laid.steps:
        for line in lines(laid, step):
            console.print(Text(line))
    console.print(Text(say("setup-first", n=laid.first + 1)))


def lines(laid: Tonight, step: SetupStep) -> list[str]:
    """A step with a box to tick, and what is laid out below it."""
    say_step = words().say(
        f"{laid.game}-tonight-{step.id}",
        n=len(step.things),
        what=", ".join(one.name for one in step.things),
        players=int(laid.options["players"]),
    )
    found = [f"[ ] {say_step}"]
    for one in step.things:
        if one.table:
            key = f"{laid.game}-tonight-note"
            number_or_word: object = int(one.note) if one.note.isdecimal() else one.note
            note = f" ({words().say(key, note=number_or_word)})" if one.note and words().has(key) else ""
            found.append(f"      {one.name}{note}" + (f": {one.text}" if one.text else ""))
    found += [f"      {say('setup-seat', n=n, what=what)}" for n, what in enumerate(step.seats, 1)]
    for y, row in enumerate(step.grid):
        over = step.over[y] if step.over else [0] * len(row)
        cells = [
            f"{n - of_second}+{of_second}" if of_second else str(n)
            for n, of_second in zip(row, over, strict=True)
        ]
        found.append("      " + " ".join(f"{cell:>3}" for cell in cells))
    return found


def sheet(
    what: Annotated[
        str,
        typer.Argument(
            metavar="GAME|nightweave", help=explain("sheet-what"), autocompletion=completion.games
        ),
    ],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE.pdf", help=explain("sheet-output"))],
    pack: PackPath = None,
    change: Changes = None,
) -> None:
    from tanglewood.tabletop.sheets.chart import nightweave
    from tanglewood.tabletop.sheets.summary import summary

    charted = game_of_chart(what)
    info = chosen_game(what if charted is None else charted.id, pack, change)
    output.write_bytes(summary(info) if charted is None else nightweave(info))
    out().print(Text(say("sheet-written", file=str(output))))
