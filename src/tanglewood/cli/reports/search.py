"""What a search found, in the terminal."""

from math import isinf, isnan
from typing import Any

from rich.text import Text

from tanglewood.cli.common import out, say
from tanglewood.cli.reports.results import columns, title
from tanglewood.study.searching import sentences
from tanglewood.study.searching.outcome import Outcome, spelled
from tanglewood.words import figures

STYLES = {"certain": "green", "perhaps": "", "not": "red"}


def show(outcome: Outcome) -> None:
    console = out()
    values = {"trials": len(outcome.all) - 1, "games": outcome.games, "game": outcome.search.game}
    console.print(Text(say("search-done", folder=str(outcome.path), **values)), soft_wrap=True)
    refused = [trial for trial in outcome.all if trial.refused]
    if refused:
        console.print(Text(say("search-refused", n=len(refused), why=refused[0].refused)), soft_wrap=True)
    points(outcome)
    goals(outcome)
    console.print(Text(sentences.say("luck"), style="bold"))
    console.print(Text("  " + sentences.luck(outcome)))
    mattered(outcome)


def points(outcome: Outcome) -> None:
    """Who was played again, and the numbers of each."""
    console = out()
    console.print(Text(say("search-points-title"), style="bold"))
    grid = columns(*map(title, ("trial", "front", "chance", "changes")))
    grid.columns[-1].justify = "left"
    for trial in outcome.ordered():
        on = outcome.on_front[trial.number]
        numbers = spelled(outcome.changed(trial)) if trial.number else spelled(trial.point)
        grid.add_row(
            sentences.trial_name(trial.number),
            sentences.say("front-mark", on="yes" if on else "no"),
            figures(f"{outcome.chances[trial.number]:.0%}"),
            Text(numbers),
            style="bold" if on else "",
        )
    console.print(grid)


def goals(outcome: Outcome) -> None:
    """Each goal of each of them, on fresh deals, beside what had been seen when it was chosen."""
    console = out()
    level = figures(f"{100 * outcome.search.confidence:g} %")
    console.print(Text(say("search-goals-title", deals=outcome.search.fresh, level=level), style="bold"))
    grid = columns(*map(title, ("trial", "goal", "wanted", "searched", "fresh", "joint", "verdict")))
    grid.columns[1].justify = grid.columns[-1].justify = "left"
    for trial in outcome.ordered():
        found = zip(outcome.goals, outcome.searched(trial), outcome.standings[trial.number], strict=True)
        for place, (goal, before, now) in enumerate(found):
            grid.add_row(
                "" if place else sentences.trial_name(trial.number),
                sentences.goal_name(goal, outcome.search.game, now),
                sentences.wanted(goal),
                sentences.number(before.value, goal),
                sentences.number(now.value, goal),
                sentences.span(now, goal),
                Text(sentences.verdict(now), style=STYLES[now.verdict]),
            )
    console.print(grid)


def mattered(outcome: Outcome) -> None:
    if outcome.mattered.is_empty():
        return
    console = out()
    console.print(Text(say("search-mattered-title"), style="bold"))
    for line in sentences.mattered(outcome) or [sentences.say("mattered-none")]:
        console.print(Text("  " + line))


def document(outcome: Outcome) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        "game": outcome.search.game,
        "digest": outcome.search.digest(),
        "command": outcome.command,
        "games": outcome.games,
        "printed": outcome.search.printed,
        "front": [finite(row) for row in outcome.front.to_dicts()],
        "trials": [finite(row) for row in outcome.trials.to_dicts()],
        "mattered": [finite(row) for row in outcome.mattered.to_dicts()],
    }


def finite(row: dict[str, Any]) -> dict[str, Any]:
    """JSON has no infinity: what is not known yet is null."""
    return {
        name: None if isinstance(value, float) and (isinf(value) or isnan(value)) else value
        for name, value in row.items()
    }
