"""`tanglewood simulate`: many games between bots, and the results."""

import os
from typing import Annotated, Any, cast

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tanglewood.arena.processes import Interrupted
from tanglewood.arena.simulate import Report, Simulation, prepare, simulate_all
from tanglewood.arena.statistics import mean, middle, wilson
from tanglewood.arena.variants import Plan, plan
from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.cli import completion
from tanglewood.cli.common import (
    INTERRUPTED,
    Changes,
    GameName,
    Jobs,
    Json,
    Options,
    PackPath,
    Ray,
    VariantNames,
    add_agents,
    chosen_game,
    err,
    explain,
    names_list,
    number,
    print_json,
    read_options,
)
from tanglewood.cli.notes import note, note_idle
from tanglewood.cli.reports.results import show, show_varied
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice, spelled
from tanglewood.kernel.text.echo import echo
from tanglewood.words import named, refuse

LINE_UP = (DEFAULT_BOT, "random")
"""Who plays if nobody is named."""


def run_simulation(
    context: typer.Context,
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", parser=number(1), help=explain("simulate-players")),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help=explain("simulate-bots"),
            autocompletion=completion.bots,
        ),
    ] = None,
    variant: VariantNames = "",
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", parser=number(1), help=explain("simulate-games"))
    ] = 100,
    seed: Annotated[
        int, typer.Option("--seed", "-s", metavar="N", parser=number(0), help=explain("simulate-seed"))
    ] = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    option: Options = None,
    pack: PackPath = None,
    changes: Changes = None,
    json: Json = False,
) -> None:
    info = chosen_game(game, pack, changes)
    wishes = {**read_options(option, players), **loose_options(context.args)}
    wished = plan(info, names_list(variant), wishes)
    names = line_up(wished, bots)
    add_agents(names)
    if wished.varied:
        runs, values, refused = able_runs(info, names, games, seed, wished)
    else:
        runs, values, refused = [prepare_run(info, names, games, seed, wished.options)], [{}], []
    note_idle(info, runs[0].options, wishes)
    reports, interrupted = make(runs, jobs, ray)
    if interrupted:
        done = sum(report.games for report in reports)
        note("interrupted-games", done=done, wanted=games * len(runs))
    values = [chosen for chosen, report in zip(values, reports, strict=True) if report.games]
    reports = [report for report in reports if report.games]
    if json:
        beside = {"variants": wished.names, "jobs": jobs, "interrupted": interrupted}
        head = {"game": game, "vary": list(wished.varied), "seed": seed, "games": games, **beside}
        print_json(document(head, values, reports, refused))
    elif reports and wished.varied:
        show_varied(values, reports, [summarize(report) for report in reports], refused)
    elif reports:
        show(reports[0], summarize(reports[0]))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def document(
    head: dict[str, Any], values: list[dict[str, Choice]], reports: list[Report], refused: list[str]
) -> dict[str, Any]:
    """The JSON document: one run, or all of them by their values."""
    summaries = [summarize(report) for report in reports]
    if head["vary"]:
        runs = [{"values": chosen, **summary} for chosen, summary in zip(values, summaries, strict=True)]
        return {**head, "runs": runs, "refused": refused}
    del head["vary"]
    return {**head, **summaries[0]} if summaries else {**head, "games": 0}


def make(runs: list[Simulation], jobs: int, ray: str) -> tuple[list[Report], bool]:
    """Make the runs with a progress bar; whether they were interrupted."""
    with bar() as progress:
        task = progress.add_task(runs[0].game, total=sum(run.games for run in runs))
        try:
            processes = jobs or os.cpu_count() or 1
            found = simulate_all(runs, processes, lambda done: progress.advance(task, done), ray)
        except Interrupted as stopped:
            return [report for report, _ in cast(list[tuple[Report, object]], stopped.found)], True
    return [report for report, _ in found], False


def prepare_run(
    info: GameInfo, names: list[str], games: int, seed: int, options: dict[str, object]
) -> Simulation:
    return prepare(info.id, names, games, seed, {"players": len(names), **options}, info.source)


def able_runs(
    info: GameInfo, names: list[str], games: int, seed: int, wished: Plan
) -> tuple[list[Simulation], list[dict[str, Choice]], list[str]]:
    """A run for each value, and the combinations that the game refuses."""
    runs: list[Simulation] = []
    values: list[dict[str, Choice]] = []
    refused: list[str] = []
    for chosen, options in zip(wished.values(), wished.each(), strict=True):
        try:
            runs.append(prepare_run(info, names, games, seed, options))
            values.append(chosen)
        except OptionError as problem:
            what = " ".join(f"{key}={spelled(value)}" for key, value in chosen.items())
            refused.append(f"{what}: {problem}")
    if not runs:
        raise OptionError(refused[0])
    return runs, values, refused


def loose_options(words: list[str]) -> dict[str, object]:
    """Options of the game given as options of the command: `--difficulty 2`, `--difficulty=2`."""
    found: dict[str, object] = {}
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if not name.startswith("--"):
            raise refuse("loose", given=echo(word))
        value = value if equals else next(rest, "")
        if not value:
            raise refuse("no-value", option=name)
        found[name.removeprefix("--").replace("-", "_")] = value
    return found


def line_up(wished: Plan, bots: str | None) -> list[str]:
    """A name for every seat."""
    seats = str(wished.options.get("players", ""))
    names = list(LINE_UP) if bots is None else names_list(bots)
    if not names:
        raise refuse("no-bots")
    if bots is None and seats == "1":
        names = names[:1]
    wanted = int(seats) if seats.isdecimal() else max(2, len(names))
    return names + [names[-1]] * (min(wanted, 99) - len(names))


def bar() -> Progress:
    """The progress bar, on stderr and only in a terminal."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def summarize(report: Report) -> dict[str, Any]:
    """The results of a run, ready for JSON."""
    seats = len(report.bots)
    return {
        "game": report.game,
        "pack": report.pack,
        "options": report.options,
        "seed": report.seed,
        "games": report.games,
        "bots": [
            {
                "name": bot.name,
                **share(bot.wins, report.games),
                "outright": bot.outright,
                "shared": bot.shared,
                "mean_score": mean(bot.scores),
                "scores": bot.scores,
            }
            for bot in report.bots
        ],
        # Alone there is no other seat to begin.
        **({"first_seat": share(report.first_seat_wins, report.games)} if seats > 1 else {}),
        **({"rival": summarize_rival(report)} if report.rival else {}),
        "progress": {
            key: {"mean": mean(numbers), "middle_80": middle(numbers), "all": numbers}
            for key, numbers in report.progress.items()
        },
        "statistics": {
            key: {
                "mean": mean(numbers),
                "middle_80": middle(numbers),
                "least": min(numbers),
                "most": max(numbers),
                "all": numbers,
            }
            for key, numbers in report.statistics.items()
        },
        "decisions": report.decisions,
        "decisions_per_second": report.decisions / report.seconds if report.seconds else 0.0,
        "seconds": report.seconds,
        "cpu_seconds": report.cpu_seconds,
    }


def summarize_rival(report: Report) -> dict[str, Any]:
    rival = report.rival
    assert rival is not None
    return {
        "name": named(rival.name),
        **share(rival.wins, report.games),
        "shared": rival.shared,
        "mean_score": mean(rival.scores),
        "scores": rival.scores,
        "breakdown": {
            key: {"mean": mean(numbers), "all": numbers} for key, numbers in rival.breakdown.items()
        },
    }


def share(wins: float, games: int) -> dict[str, Any]:
    return {"wins": wins, "share": wins / games if games else 0.0, "interval_95": wilson(wins, games)}
