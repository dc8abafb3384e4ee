"""`tanglewood study search`: find numbers that come near to several goals."""

import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.text import Text

from tanglewood.cli.commands.simulate import bar
from tanglewood.cli.common import INTERRUPTED, Jobs, Json, Ray, explain, number, out, print_json, say
from tanglewood.cli.notes import note
from tanglewood.cli.reports import search as report_of

if TYPE_CHECKING:
    from tanglewood.study.searching.definition import Search
    from tanglewood.study.searching.outcome import Outcome


def search(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explain("search-file"))],
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", metavar="N", parser=number(1), help=explain("search-games")),
    ] = None,
    trials: Annotated[
        int | None, typer.Option("--trials", metavar="N", parser=number(1), help=explain("search-trials"))
    ] = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", metavar="FOLDER", help=explain("study-out"))
    ] = None,
    page: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help=explain("search-out"))
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FOLDER", help=explain("search-write"))
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = "",
    json: Json = False,
) -> None:
    from tanglewood.study.searching.definition import read_search, settle_search

    written, beside = read_search(file)
    written = msgspec.structs.replace(written, games=games or written.games, trials=trials or written.trials)
    wanted = settle_search(written, beside)
    command = shlex.join(["tanglewood", *sys.argv[1:]])
    outcome = play(wanted, folder or Path(file.stem), jobs or os.cpu_count() or 1, ray, command)
    outcome.export()
    if json:
        print_json(report_of.document(outcome))
    else:
        report_of.show(outcome)
    if page is not None:
        from tanglewood.study.searching.page import write as write_page

        write_page(outcome, page)
        tell(json, "study-report-written", file=str(page))
    if write is not None:
        write_packs(outcome, write, json)


def play(wanted: "Search", folder: Path, jobs: int, ray: str, command: str) -> "Outcome":
    from tanglewood.study.searching.folder import SearchFolder
    from tanglewood.study.searching.running import planned
    from tanglewood.study.searching.running import search as run_search

    with bar() as progress:
        task = progress.add_task(wanted.game, total=planned(wanted))

        def hear(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        try:
            return run_search(wanted, folder, jobs, ray, command, hear)
        except KeyboardInterrupt:
            progress.stop()
            done = len(list(SearchFolder(folder).lines()))
            note("search-interrupted", done=done, command=command)
            raise typer.Exit(INTERRUPTED) from None


def write_packs(outcome: "Outcome", folder: Path, json: bool) -> None:
    from tanglewood.study.searching.packs import option_words, write_front

    made = write_front(outcome, folder)
    if not made:
        tell(json, "search-nothing-written")
    for trial, path in made:
        words = ["tanglewood", "play", outcome.search.game, "--pack", shlex.quote(str(path))]
        tell(json, "search-written", trial=trial.number, command=" ".join([*words, *option_words(trial)]))


def tell(quiet: bool, key: str, **values: object) -> None:
    """A line for people; a program reads nothing but JSON."""
    if not quiet:
        out().print(Text(say(key, **values)), soft_wrap=True)
