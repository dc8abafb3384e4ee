"""`tanglewood bench`: how fast this build is here."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.arena.bench import bench as measure
from tanglewood.arena.variants import plan
from tanglewood.cli.common import (
    Json,
    Options,
    VariantNames,
    explain,
    names_list,
    out,
    print_json,
    read_options,
    say,
)
from tanglewood.kernel.registry import lookup


def bench(
    game: Annotated[str, typer.Argument(help=explain("game"))] = "mycelia",
    variant: VariantNames = "",
    option: Options = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, help=explain("bench-seconds"))] = 5.0,
    json: Json = False,
) -> None:
    wishes = plan(lookup(game), names_list(variant), read_options(option, None)).options
    found = measure(game, wishes, seconds)
    if json:
        print_json(msgspec.to_builtins(found))
        return
    console = out()
    build = "yes" if found.compiled else "no"
    console.print(Text(say("bench", game=found.game, players=found.options["players"], compiled=build)))
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_row("decisions", f"{found.decisions_per_second:,.0f}", "a second")
    grid.add_row("games", f"{found.games_per_second:,.1f}", "a second")
    grid.add_row(
        "copies", f"{found.copies_per_second:,.0f}", f"a second, {found.microseconds_per_copy:.2f} µs each"
    )
    grid.add_row(
        "imagined worlds",
        f"{found.imagines_per_second:,.0f}",
        f"a second, {found.microseconds_per_imagine:.2f} µs each",
    )
    grid.add_row("iterations of the search", f"{found.iterations_per_second:,.0f}", "a second")
    console.print(grid)
