"""`tanglewood arena`: a league of bots, with ratings."""

import os
import re
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.arena import chart
from tanglewood.arena.game import Played
from tanglewood.arena.league import Fixture, Standing, Table, play_league, prepare
from tanglewood.arena.processes import Interrupted
from tanglewood.arena.statistics import Z, mean
from tanglewood.arena.variants import settled
from tanglewood.cli import completion
from tanglewood.cli.commands.simulate import bar, share
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
    explain,
    names_list,
    number,
    out,
    print_json,
    read_options,
    say,
)
from tanglewood.cli.notes import note, note_idle
from tanglewood.cli.reports.results import columns, options_line, title
from tanglewood.words import figures

WIDTH = 48
"""Characters of the plot of ratings."""


def run_arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", metavar="NAMES", help=explain("arena-bots"), autocompletion=completion.bots
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", parser=number(1), help=explain("arena-games"))
    ] = 100,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", parser=number(1), help=explain("arena-players")),
    ] = None,
    variant: VariantNames = "",
    seed: Annotated[
        int, typer.Option("--seed", "-s", metavar="N", parser=number(0), help=explain("arena-seed"))
    ] = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    option: Options = None,
    pack: PackPath = None,
    changes: Changes = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FOLDER", help=explain("arena-keep"))] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=explain("arena-plot"))] = None,
    json: Json = False,
) -> None:
    info = chosen_game(game, pack, changes)
    wishes = read_options(option, players)
    wished = settled(info, names_list(variant), wishes)
    add_agents(names_list(bots))
    league = prepare(game, names_list(bots), games, seed, wished.options, info.source)
    note_idle(info, league.options, wishes)
    if plot is not None:
        chart.check(plot)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        league = league.keeping()
    wanted = len(league.fixtures())
    finished = 0
    interrupted = False
    with bar() as progress:
        task = progress.add_task(game, total=wanted)

        def heard(fixture: Fixture, played: Played) -> None:
            nonlocal finished
            finished += 1
            progress.advance(task)
            if keep is not None:
                names = "-".join(file_name(league.bots, side) for side in fixture.sides)
                (keep / f"{game}-{names}-{fixture.number}.tgr").write_text(played.record, encoding="utf-8")

        try:
            table = play_league(league, jobs or os.cpu_count() or 1, heard, ray)
        except Interrupted as stopped:
            table, interrupted = cast(Table, stopped.found), True
    if interrupted:
        note("interrupted-games", done=finished, wanted=wanted)
    if plot is not None and finished:
        chart.draw(table, plot)
    if json:
        print_json({**summarize(table), "variants": wished.names, "jobs": jobs, "interrupted": interrupted})
    elif finished:
        show(table)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def file_name(bots: list[str], side: int) -> str:
    """A bot's name without what some systems allow in no file name; its number is added where that makes two
    bots alike."""
    plain = [re.sub(r"[^\w.-]+", "-", name) for name in bots]
    return plain[side] if plain.count(plain[side]) == 1 else f"{plain[side]}-{side + 1}"


def summarize(table: Table) -> dict[str, Any]:
    """The results of a league, ready for JSON."""
    names = [standing.name for standing in table.standings]
    return {
        "game": table.game,
        "pack": table.pack,
        "options": table.options,
        "seed": table.seed,
        "games": table.games,
        "bots": [
            {
                "name": standing.name,
                "games": standing.games,
                **share(standing.wins, standing.games),
                "rating": standing.rating,
                "deviation": standing.deviation,
                "mean_score": mean(standing.scores),
                "decisions": standing.decisions,
                "milliseconds_a_decision": cost(standing),
                "longest_milliseconds": 1000 * standing.longest,
            }
            for standing in table.standings
        ],
        "meetings": [
            {
                "bot": names[meeting.first],
                "against": names[meeting.second],
                "games": meeting.games,
                **share(meeting.wins, meeting.games),
                "outright": meeting.outright,
                "shared": meeting.shared,
            }
            for meeting in table.meetings
        ],
        **({"rival": table.rival} if table.rival else {}),
    }


def cost(standing: Standing) -> float:
    return 1000 * standing.seconds / standing.decisions if standing.decisions else 0.0


def show(table: Table) -> None:
    """A row for each bot, one for each pair, and the ratings as a picture."""
    console = out()
    summary = summarize(table)
    options = options_line(table.game, table.options)
    alone = "yes" if table.rival else "no"
    values = {"game": table.game, "options": options, "seed": str(table.seed), "alone": alone}
    console.print(Text(say("arena", games=table.games, **values)))
    grid = columns(*map(title, ("bot", "games", "share", "interval", "rating", "score", "ms")))
    for bot in sorted(summary["bots"], key=lambda bot: -bot["rating"]):
        grid.add_row(
            *(bot["name"], str(bot["games"]), *won(bot)[1:]),
            *(
                figures(f"{bot['rating']:.1f} ± {Z * bot['deviation']:.1f}"),
                figures(f"{bot['mean_score']:.2f}"),
            ),
            figures(f"{bot['milliseconds_a_decision']:.1f}"),
        )
    console.print(grid)
    console.print(Text(say("arena-columns")))
    if summary["meetings"]:
        pairs = columns(*map(title, ("pair", "games", "wins", "share", "interval")))
        for meeting in summary["meetings"]:
            pair = say("arena-pair", bot=meeting["bot"], against=meeting["against"])
            pairs.add_row(pair, str(meeting["games"]), *won(meeting))
        console.print(pairs)
    if len(table.standings) > 1:
        console.print(picture(table))


def won(row: dict[str, Any]) -> list[str]:
    low, high = row["interval_95"]
    return [
        figures(f"{row['wins']:g}")[:7],
        figures(f"{row['share']:.1%}"),
        say("span", low=figures(f"{low:.1%}"), high=figures(f"{high:.1%}")),
    ]


def picture(table: Table) -> Grid:
    """A line for each bot: its rating as a dot, its interval as a bar."""
    reach = [(bot.rating - Z * bot.deviation, bot.rating + Z * bot.deviation) for bot in table.standings]
    left, right = min(low for low, _ in reach), max(high for _, high in reach)
    grid = columns("", "")
    grid.columns[1].justify = "left"
    grid.show_header = False
    step = (right - left) / (WIDTH - 1) or 1.0
    for bot in sorted(table.standings, key=lambda bot: -bot.rating):
        low, middle, high = (round((bot.rating + z * bot.deviation - left) / step) for z in (-Z, 0.0, Z))
        line = [" "] * WIDTH
        line[low : high + 1] = "─" * (high + 1 - low)
        line[middle] = "●"
        grid.add_row(bot.name, "".join(line).rstrip())
    return grid
