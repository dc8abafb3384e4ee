"""What a search found in words and numbers, for the terminal and for its page."""

from math import isinf, isnan

from msgspec import structs

from tanglewood.study.searching.goals import Goal, Standing
from tanglewood.study.searching.outcome import Outcome
from tanglewood.words import figures, without_percent, words
from tanglewood.words.measures import measure_name


def say(key: str, **values: object) -> str:
    return words().say(f"search-{key}", **values)


def number(value: float | None, goal: Goal) -> str:
    """A value of a goal as people read it."""
    if value is None or isnan(value) or isinf(value):
        return "-"
    if goal.in_percent:
        return figures(f"{100 * value:.1f} %")
    return figures(f"{value:.2f}") if abs(value) < 100 else figures(f"{value:.0f}")


def bound(value: float, goal: Goal) -> str:
    """A bound of a goal, as somebody wrote it."""
    return figures(f"{100 * value:.6g} %") if goal.in_percent else figures(f"{value:g}")


def span(now: Standing, goal: Goal) -> str:
    low, high = number(now.low, goal), number(now.high, goal)
    return say("span", low=without_percent(low) if high.endswith("%") else low, high=high)


def wanted(goal: Goal) -> str:
    """The range of a goal in words."""
    if goal.low is None and goal.high is not None:
        return say("at-most", high=bound(goal.high, goal))
    if goal.high is None and goal.low is not None:
        return say("at-least", low=bound(goal.low, goal))
    assert goal.low is not None
    assert goal.high is not None
    if goal.low == goal.high:
        return bound(goal.low, goal)
    low = without_percent(bound(goal.low, goal))
    return say("span", low=low, high=bound(goal.high, goal))


def called(goal: Goal, game: str) -> str:
    """A goal by the name somebody gave it, or by that of its measure."""
    return measure_name(goal.measure, game) if goal.name == goal.measure else goal.name


def told(outcome: Outcome) -> list[Goal]:
    """The goals under the names that people read."""
    game = outcome.search.game
    return [structs.replace(goal, name=called(goal, game)) for goal in outcome.goals]


def goal_name(goal: Goal, game: str, now: Standing) -> str:
    """A goal; one about several things with the one that is farthest off."""
    name = called(goal, game)
    return f"{name}: {now.thing.partition(':')[2]}" if now.thing else name


def trial_name(trial: int) -> str:
    return say("trial", n=trial)


def verdict(now: Standing) -> str:
    return say("verdict", verdict=now.verdict)


def luck(outcome: Outcome) -> str:
    """What is left of the searched values on fresh deals."""
    chosen = [trial for trial in outcome.finalists if trial.number]
    before = sum(one.distance for trial in chosen for one in outcome.searched(trial))
    now = sum(one.distance for trial in chosen for one in outcome.standings[trial.number])
    fell = sum(not outcome.on_front[trial.number] for trial in chosen)
    n = max(1, len(chosen))
    return say(
        "luck-said",
        fell=fell,
        n=len(chosen),
        before=figures(f"{before / n:.2f}"),
        now=figures(f"{now / n:.2f}"),
    )


def mattered(outcome: Outcome) -> list[str]:
    """The numbers that certainly go together with a goal, the clearest first."""
    sure = [row for row in outcome.mattered.to_dicts() if row["certain"]]
    by_name = {goal.name: goal for goal in outcome.goals}
    said: list[str] = []
    for row in sorted(sure, key=lambda row: -abs(row["rank_correlation"])):
        goal = by_name[row["goal"]]
        below, above = [
            figures(f"{row[half]:.2f}") if goal.share else number(row[half], goal)
            for half in ("below", "above")
        ]
        names = {
            "number": row["number"],
            "goal": called(goal, outcome.search.game),
            "middle": f"{row['middle']:g}",
        }
        said.append(
            say("mattered-said", below=below, above=above, many="yes" if goal.share else "no", **names)
        )
    return said
