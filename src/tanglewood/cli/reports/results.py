"""The results of a simulation as tables: one run, or one for each value of an option."""

from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.arena.simulate import Report
from tanglewood.cli.common import out, say
from tanglewood.cli.terminal.tables import table_of
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice, spelled
from tanglewood.words import figures
from tanglewood.words.measures import measure_name


def show(report: Report, summary: dict[str, Any]) -> None:
    """One run: a row for each bot, the rival and the first seat, then how long the games were."""
    console = out()
    heading = say(
        "simulated",
        games=report.games,
        game=report.game,
        options=options_line(report.game, report.options),
        seed=str(report.seed),
    )
    console.print(Text(heading))
    rival = summary.get("rival")
    shared = ["shared"] if rival else []
    grid = columns(*map(title, ("bot", "wins", *shared, "share", "interval", "mean-score")))
    for name, bot in zip(bot_names(summary), summary["bots"], strict=True):
        grid.add_row(name, *counts(bot, rival is not None), figures(f"{bot['mean_score']:.2f}"))
    if rival:
        grid.add_row(
            rival["name"], *counts(rival, True), figures(f"{rival['mean_score']:.2f}"), style="italic"
        )
    if "first_seat" in summary:
        first = {"shared": "", **summary["first_seat"]}
        grid.add_row(title("first-seat"), *counts(first, rival is not None), "", style="italic")
    console.print(grid)
    for key, row in summary["progress"].items():
        low, high = row["middle_80"]
        said = {"count": measure_name(key, report.game), "mean": figures(f"{row['mean']:.1f}")}
        console.print(Text(say("simulated-length", low=low, high=high, **said)))
    if summary["statistics"]:
        console.print(counted(report.game, summary["statistics"]))
    speed(console, [report])


def counted(game: str, statistics: dict[str, Any]) -> Grid:
    """The game's own statistics, one per line."""
    grid = columns(*map(title, ("counted", "mean", "middle", "least", "most")))
    for key, row in statistics.items():
        low, high = row["middle_80"]
        grid.add_row(
            measure_name(key, game),
            figures(f"{row['mean']:.2f}"),
            say("span", low=low, high=high),
            str(row["least"]),
            str(row["most"]),
        )
    return grid


def show_varied(
    values: list[dict[str, Choice]],
    reports: list[Report],
    summaries: list[dict[str, Any]],
    refused: list[str],
) -> None:
    """A run for each value: one row per value, and per bot if there are several."""
    console = out()
    first = reports[0]
    varied = list(values[0])
    heading = say(
        "simulated-varied",
        games=first.games,
        game=first.game,
        vary=" x ".join(varied),
        options=options_line(first.game, first.options, tuple(varied)),
        seed=str(first.seed),
    )
    console.print(Text(heading))
    several = len(first.bots) > 1
    rival = summaries[0].get("rival")
    table = table_of(lookup(first.game))
    # A rival with one number of its own shows that number, any other its score.
    rest = next(iter(rival["breakdown"])) if rival and len(rival["breakdown"]) == 1 else ""
    what = table.row_label(rest) if rest else title("score")
    label = say("simulated-rival", name=rival["name"], what=what) if rival else ""
    grid = columns(
        *varied,
        *([title("bot")] if several else []),
        *map(title, ("games", "wins", *(["shared"] if rival else []), "share", "interval")),
        *(measure_name(key, first.game) for key in summaries[0]["progress"]),
        *([label] if rival else []),
    )
    for chosen, summary in zip(values, summaries, strict=True):
        lengths = [figures(f"{row['mean']:.1f}") for row in summary["progress"].values()]
        theirs: list[str] = []
        if rival:
            him = summary["rival"]
            theirs = [figures(f"{him['breakdown'][rest]['mean'] if rest else him['mean_score']:.2f}")]
        for name, bot in zip(bot_names(summary), summary["bots"], strict=True):
            who = [name] if several else []
            row = counts(bot, rival is not None)
            grid.add_row(*map(spelled, chosen.values()), *who, str(summary["games"]), *row, *lengths, *theirs)
    console.print(grid)
    for line in refused:
        console.print(Text(line, style="italic"))
    if not several:
        console.print(Text(say("simulated-alone", bot=first.bots[0].name)))
    speed(console, reports)


def title(column: str) -> str:
    return say(f"column-{column}")


def columns(*names: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in names:
        grid.add_column(name, justify="left" if name == title("bot") else "right")
    grid.columns[0].justify = "left"
    return grid


def bot_names(summary: dict[str, Any]) -> list[str]:
    """The names of the bots, numbered if one plays at several seats."""
    names = [bot["name"] for bot in summary["bots"]]
    return [f"{name} ({i + 1})" if names.count(name) > 1 else name for i, name in enumerate(names)]


def counts(row: dict[str, Any], shared: bool) -> list[str]:
    low, high = row["interval_95"]
    together = [str(row["shared"])] if shared else []
    return [
        f"{row['wins']:g}"[:7],
        *together,
        figures(f"{row['share']:.1%}"),
        say("span", low=figures(f"{low:.1%}"), high=figures(f"{high:.1%}")),
    ]


def options_line(game: str, options: dict[str, Choice], without: tuple[str, ...] = ()) -> str:
    """The number of players, and the options that differ from their defaults."""
    usual = {setting.name: setting.default for setting in lookup(game).settings}
    shown = [
        f"{name}={spelled(value)}"
        for name, value in options.items()
        if name not in without and (name == "players" or value != usual[name])
    ]
    return " ".join(shown)


def speed(console: Console, reports: list[Report]) -> None:
    decisions = sum(report.decisions for report in reports)
    seconds = sum(report.seconds for report in reports)
    rate = figures(f"{decisions / seconds if seconds else 0.0:,.0f}")
    console.print(
        Text(say("simulated-speed", decisions=decisions, seconds=figures(f"{seconds:.1f}"), speed=rate))
    )
