"""`tanglewood bench`: how fast this build is here."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.arena.bench import bench as measure
from tanglewood.arena.variants import settled
from tanglewood.cli import completion
from tanglewood.cli.common import (
    Changes,
    Json,
    Options,
    PackPath,
    VariantNames,
    chosen_game,
    explain,
    names_list,
    out,
    print_json,
    read_options,
    say,
)
from tanglewood.cli.notes import note_idle
from tanglewood.kernel.setting import settle_options
from tanglewood.words import figures


def bench(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=explain("game"), autocompletion=completion.games)
    ] = "",
    variant: VariantNames = "",
    option: Options = None,
    pack: PackPath = None,
    changes: Changes = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=0.05, help=explain("bench-seconds"))
    ] = 5.0,
    json: Json = False,
) -> None:
    info = chosen_game(game, pack, changes)
    wishes = read_options(option, None)
    options = {"players": 2, **settled(info, names_list(variant), wishes).options}
    note_idle(info, settle_options(info.id, info.settings, options), wishes)
    found = measure(info.id, options, seconds, info.source)
    if json:
        print_json(msgspec.to_builtins(found))
        return
    console = out()
    build = "yes" if found.compiled else "no"
    console.print(Text(say("bench", game=found.game, players=found.options["players"], compiled=build)))
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    rows = (
        ("decisions", figures(f"{found.decisions_per_second:,.0f}"), 0.0),
        ("games", figures(f"{found.games_per_second:,.1f}"), 0.0),
        ("copies", figures(f"{found.copies_per_second:,.0f}"), found.microseconds_per_copy),
        ("imagined", figures(f"{found.imagines_per_second:,.0f}"), found.microseconds_per_imagine),
        ("iterations", figures(f"{found.iterations_per_second:,.0f}"), 0.0),
    )
    for what, rate, each in rows:
        unit = say("bench-each", each=figures(f"{each:.2f}")) if each else say("bench-unit")
        grid.add_row(say("bench-what", what=what), rate, unit)
    console.print(grid)
