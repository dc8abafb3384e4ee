"""`tanglewood study`: run, report, compare, search."""

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tanglewood.cli import completion, overriding
from tanglewood.cli.commands.search import search
from tanglewood.cli.commands.simulate import bar
from tanglewood.cli.common import (
    INTERRUPTED,
    Jobs,
    Json,
    Ray,
    explain,
    names_list,
    number,
    out,
    print_json,
    say,
)
from tanglewood.cli.notes import note
from tanglewood.cli.reports import study as report_of
from tanglewood.cli.usage import CommandGroup
from tanglewood.study.definition import Study, Written, read, settle
from tanglewood.study.running import run as run_study
from tanglewood.words import refuse

app = typer.Typer(
    cls=CommandGroup,
    add_completion=False,
    rich_markup_mode=None,
    help=explain("study"),
    no_args_is_help=True,
)

FolderName = Annotated[Path, typer.Argument(metavar="FOLDER", help=explain("study-folder"))]


@app.command("run", help=explain("study-run"), short_help=explain("study-run-short"))
def run(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=explain("study-file"))] = None,
    game: Annotated[
        str,
        typer.Option(
            "--game", "-g", metavar="GAME", help=explain("study-game"), autocompletion=completion.games
        ),
    ] = "",
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", parser=number(1), help=explain("simulate-players")),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", metavar="NAMES", help=explain("study-bots"), autocompletion=completion.bots
        ),
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUES", help=explain("study-option"))
    ] = None,
    pack: Annotated[
        list[str] | None, typer.Option("--pack", metavar="PATH", help=explain("study-pack"))
    ] = None,
    change: Annotated[
        list[str] | None, typer.Option("--set", metavar="PATH=VALUES", help=explain("study-set"))
    ] = None,
    forbid: Annotated[
        list[str] | None, typer.Option("--forbid", metavar="PATTERN", help=explain("study-forbid"))
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", metavar="N", parser=number(1), help=explain("study-games")),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", "-s", metavar="N", parser=number(0), help=explain("arena-seed")),
    ] = None,
    precision: Annotated[
        float | None, typer.Option("--precision", metavar="X", help=explain("study-precision"))
    ] = None,
    measure: Annotated[str, typer.Option("--measure", metavar="NAME", help=explain("study-measure"))] = "",
    folder: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=explain("study-out"))] = None,
    jobs: Jobs = 1,
    ray: Ray = "",
    json: Json = False,
) -> None:
    if file is not None:
        if game:
            raise refuse("study-both")
        written, beside = read(file)
        name = file.stem
    else:
        if not game:
            raise refuse("study-what")
        written, beside, name = Written(game), Path(), f"study-{game}"
    given = {"players": players, "games": games, "seed": seed, "forbid": forbid}
    written = overriding.fields(written, {key: value for key, value in given.items() if value is not None})
    written = overriding.bots(written, names_list(bots))
    written = overriding.packs(written, pack or [])
    written = overriding.values(written, option or [], change or [])
    written = overriding.stop(written, precision, measure)
    study = settle(written, beside)
    where = folder or Path(name)
    command = shlex.join(["tanglewood", *sys.argv[1:]])
    play(study, where, jobs or os.cpu_count() or 1, ray, command)
    finish(where, json)


def play(study: Study, folder: Path, jobs: int, ray: str, command: str) -> None:
    with bar() as progress:
        task = progress.add_task(study.game, total=study.games())
        try:
            run_study(study, folder, jobs, ray, command, lambda done: progress.advance(task, done))
        except KeyboardInterrupt:
            done = int(progress.tasks[0].completed)
            progress.stop()
            note("study-interrupted", done=done, wanted=study.games(), command=command)
            raise typer.Exit(INTERRUPTED) from None


def finish(folder: Path, json: bool) -> None:
    """The tables, and what the study says."""
    from tanglewood.study.frames import load

    results = load(folder)
    results.export()
    if json:
        print_json(report_of.document(results))
        return
    report_of.head(results)
    report_of.differences(results)


@app.command("report", help=explain("study-report-short"))
def report(
    folder: FolderName,
    page: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help=explain("study-report-out"))
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help=explain("study-all"))] = False,
    json: Json = False,
) -> None:
    from tanglewood.study.frames import load

    results = load(folder)
    if page is not None:
        from tanglewood.study.report import write

        write(results, page)
        out().print(Text(say("study-report-written", file=str(page))))
        return
    if json:
        print_json(report_of.document(results))
        return
    report_of.head(results)
    report_of.whole(results, everything)


@app.command("compare", help=explain("study-compare-short"))
def compare(
    folder: FolderName,
    other: Annotated[Path | None, typer.Argument(metavar="[OTHER]", help=explain("study-other"))] = None,
    json: Json = False,
) -> None:
    from tanglewood.study.frames import joined, load

    results = load(folder)
    if other is not None:
        results = joined(results, load(other))
    if json:
        print_json(report_of.compared_document(results))
        return
    if len(results.study.variants) < 2:
        out().print(Text(say("study-one-variant")))
        return
    report_of.head(results)
    report_of.differences(results)
    report_of.components(results)


app.command("search", help=explain("search"), short_help=explain("search-short"))(search)
