"""`tanglewood simulate`: many games between bots, and what came out."""

import os
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.arena.simulate import Report, prepare, simulate
from tanglewood.cli.common import GameName, Json, Options, err, names_list, out, print_json, read_options, say
from tanglewood.cli.statistics import mean, middle, wilson
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.setting import spelled


def run_simulation(
    game: GameName,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats; default: a bot each.")
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Who plays; the last one fills the seats left.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0: one a core.")] = 1,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count who won. Seats change from game to game."""
    options = read_options(option, players)
    names = names_list(bots)
    if not names:
        raise OptionError("option bots: expected at least one name, like greedy,random")
    wanted = str(options.pop("players", max(2, len(names))))
    if wanted.isdecimal() and int(wanted) >= len(names):
        names += [names[-1]] * (min(int(wanted), 99) - len(names))
    run = prepare(game, names, games, seed, {**options, "players": wanted})
    with bar() as progress:
        task = progress.add_task(game, total=games)
        report, _ = simulate(run, jobs or os.cpu_count() or 1, lambda done: progress.advance(task, done))
    summary = summarize(report)
    if json:
        print_json({**summary, "jobs": jobs})
    else:
        show(report, summary)


def bar() -> Progress:
    """The progress bar: beside the results, and only where somebody can watch it."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def summarize(report: Report) -> dict[str, Any]:
    """Everything a run tells, ready for JSON."""
    return {
        "game": report.game,
        "options": report.options,
        "seed": report.seed,
        "games": report.games,
        "bots": [
            {
                "name": bot.name,
                **share(bot.wins, report.games),
                "outright": bot.outright,
                "mean_score": mean(bot.scores),
                "scores": bot.scores,
            }
            for bot in report.bots
        ],
        "first_seat": share(report.first_seat_wins, report.games),
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


def share(wins: float, games: int) -> dict[str, Any]:
    return {"wins": wins, "share": wins / games if games else 0.0, "interval_95": wilson(wins, games)}


def show(report: Report, summary: dict[str, Any]) -> None:
    console = out()
    options = " ".join(f"{name}={spelled(value)}" for name, value in report.options.items())
    title = say("simulated", games=report.games, game=report.game, options=options, seed=str(report.seed))
    console.print(Text(title))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("bot", "wins", "share", "95 % interval", "mean score"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for place, bot in enumerate(summary["bots"]):
        same = [other for other in summary["bots"] if other["name"] == bot["name"]]
        name = f"{bot['name']} ({place + 1})" if len(same) > 1 else bot["name"]
        grid.add_row(name, f"{bot['wins']:g}"[:7], *shares(bot), f"{bot['mean_score']:.2f}")
    first = summary["first_seat"]
    grid.add_row("first seat", f"{first['wins']:g}"[:7], *shares(first), "", style="italic")
    console.print(grid)
    for key, row in summary["progress"].items():
        low, high = row["middle_80"]
        console.print(Text(say("simulated-length", count=key, mean=f"{row['mean']:.1f}", low=low, high=high)))
    if summary["statistics"]:
        console.print(counts(summary["statistics"]))
    console.print(
        Text(
            say(
                "simulated-speed",
                decisions=report.decisions,
                seconds=f"{report.seconds:.1f}",
                speed=f"{summary['decisions_per_second']:,.0f}",
            )
        )
    )


def shares(row: dict[str, Any]) -> tuple[str, str]:
    low, high = row["interval_95"]
    return (f"{row['share']:.1%}", f"{low:.1%} to {high:.1%}")


def counts(statistics: dict[str, Any]) -> Grid:
    """What the game itself counted, a line each."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("counted", "mean", "middle 80 %", "least", "most"):
        grid.add_column(name, justify="left" if name == "counted" else "right")
    for key, row in statistics.items():
        low, high = row["middle_80"]
        grid.add_row(key, f"{row['mean']:.2f}", f"{low} to {high}", str(row["least"]), str(row["most"]))
    return grid
