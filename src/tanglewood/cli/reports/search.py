"""What a search found, in the terminal."""

from math import isinf, isnan
from typing import TYPE_CHECKING, Any

from rich.text import Text

from tanglewood.cli.common import out, say
from tanglewood.cli.reports.results import columns, title
from tanglewood.study.searching.goals import Goal
from tanglewood.study.searching.outcome import Outcome, spelled

if TYPE_CHECKING:
    from tanglewood.study.searching.goals import Standing

STYLES = {"certain": "green", "perhaps": "", "not": "red"}


def number(value: float | None, goal: Goal) -> str:
    """A value of a goal as people read it."""
    if value is None or isnan(value) or isinf(value):
        return "-"
    if goal.in_percent:
        return f"{100 * value:.1f} %"
    return f"{value:.2f}" if abs(value) < 100 else f"{value:.0f}"


def wanted(goal: Goal) -> str:
    """The range of a goal in words."""
    if goal.low is None:
        return say("search-at-most", high=number(goal.high, goal))
    if goal.high is None:
        return say("search-at-least", low=number(goal.low, goal))
    if goal.low == goal.high:
        return number(goal.low, goal)
    return say("span", low=number(goal.low, goal), high=number(goal.high, goal))


def show(outcome: Outcome) -> None:
    console = out()
    search = outcome.search
    values = {"trials": len(outcome.all) - 1, "games": outcome.games, "game": search.game}
    console.print(Text(say("search-done", folder=str(outcome.path), **values)))
    refused = [trial for trial in outcome.all if trial.refused]
    if refused:
        console.print(Text(say("search-refused", n=len(refused), why=refused[0].refused)), soft_wrap=True)
    points(outcome)
    goals(outcome)
    luck(outcome)
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
            called(trial.number),
            say("search-front", on="yes" if on else "no"),
            f"{outcome.chances[trial.number]:.0%}",
            Text(numbers),
            style="bold" if on else "",
        )
    console.print(grid)


def called(trial: int) -> str:
    return str(trial) if trial else say("search-printed")


def goals(outcome: Outcome) -> None:
    """Each goal of each of them, on fresh deals, beside what had been seen when it was chosen."""
    console = out()
    level = f"{100 * outcome.search.confidence:g} %"
    deals = outcome.search.fresh
    console.print(Text(say("search-goals-title", deals=deals, level=level), style="bold"))
    grid = columns(*map(title, ("trial", "goal", "wanted", "searched", "fresh", "interval", "verdict")))
    grid.columns[1].justify = grid.columns[-1].justify = "left"
    for trial in outcome.ordered():
        found = zip(outcome.goals, outcome.searched(trial), outcome.standings[trial.number], strict=True)
        for place, (goal, before, now) in enumerate(found):
            grid.add_row(
                "" if place else called(trial.number),
                name(goal, now),
                wanted(goal),
                number(before.value, goal),
                number(now.value, goal),
                say("span", low=number(now.low, goal), high=number(now.high, goal)),
                Text(say("search-verdict", verdict=now.verdict), style=STYLES[now.verdict]),
            )
    console.print(grid)


def name(goal: Goal, now: "Standing") -> str:
    """A goal; one about several things with the one that is farthest off."""
    return f"{goal.name}: {now.thing.partition(':')[2]}" if now.thing else goal.name


def luck(outcome: Outcome) -> None:
    """What is left of the searched values on fresh deals."""
    console = out()
    chosen = [trial for trial in outcome.finalists if trial.number]
    before = sum(one.distance for trial in chosen for one in outcome.searched(trial))
    now = sum(one.distance for trial in chosen for one in outcome.standings[trial.number])
    fell = sum(not outcome.on_front[trial.number] for trial in chosen)
    n = max(1, len(chosen))
    numbers = {"before": f"{before / n:.2f}", "now": f"{now / n:.2f}"}
    console.print(Text(say("search-luck", fell=fell, n=len(chosen), **numbers)))


def mattered(outcome: Outcome) -> None:
    console = out()
    rows = outcome.mattered.to_dicts()
    if not rows:
        return
    console.print(Text(say("search-mattered-title"), style="bold"))
    sure = [row for row in rows if row["certain"]]
    if not sure:
        console.print(Text("  " + say("search-mattered-none")))
    by_name = {goal.name: goal for goal in outcome.goals}
    for row in sorted(sure, key=lambda row: -abs(row["rank_correlation"])):
        goal = by_name[row["goal"]]
        many = "yes" if goal.share else "no"
        below, above = [
            f"{row[half]:.2f}" if goal.share else number(row[half], goal) for half in ("below", "above")
        ]
        names = {"number": row["number"], "goal": row["goal"], "middle": f"{row['middle']:g}"}
        console.print(Text("  " + say("search-mattered", below=below, above=above, many=many, **names)))


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
