"""The page of a search: the trade-off in plots, the front and all trials as tables, in one file."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

from tanglewood.kernel.registry import lookup
from tanglewood.study.measures import Row
from tanglewood.study.report import charts
from tanglewood.study.report.page import HERE as REPORT
from tanglewood.study.report.page import harmless, scripts, template
from tanglewood.study.report.plots import Plot, in_columns
from tanglewood.study.searching import sentences
from tanglewood.study.searching.goals import Goal
from tanglewood.study.searching.outcome import Outcome, Trial
from tanglewood.study.searching.packs import download
from tanglewood.study.searching.sentences import say
from tanglewood.study.searching.space import value_text
from tanglewood.words import figures, refuse, words

HERE = Path(__file__).parent
PLOTS = 6
"""More are no longer looked at; the tables have everything."""
FILLED = 4
"""So many there are with the numbers, if there are fewer pairs of goals."""
HEIGHT = 300
KINDS = ("tried", "again", "front", "printed")
COLOURS = ("var(--ink-2)", "var(--c)", "var(--a)", "var(--b)")
SHAPES = ("circle", "diamond", "circle", "triangle-up")


def write(outcome: Outcome, file: Path) -> None:
    """Write the page of a search. Its folder is there before anything is reckoned."""
    if not file.absolute().parent.is_dir():
        raise refuse("plot-folder", folder=str(file.absolute().parent))
    file.write_text(page(outcome), encoding="utf-8")


def page(outcome: Outcome) -> str:
    search = outcome.search
    drawn = plots(outcome)
    made: str = template("search.html", HERE).render(
        say=say,
        language=words().language,
        title=say("title", game=lookup(search.game).title),
        css=(REPORT / "report.css").read_text(encoding="utf-8"),
        scripts=scripts(),
        specs=harmless(json.dumps({plot.id: plot.spec for plot in drawn})),
        columns=in_columns(drawn),
        answer=answer(outcome),
        goals=[f"{goal.name}: {sentences.wanted(goal)}" for goal in sentences.told(outcome)],
        luck=sentences.luck(outcome),
        mattered=sentences.mattered(outcome),
        paths=[number.path for number in search.numbers],
        names=[goal.name for goal in sentences.told(outcome)],
        front=front_rows(outcome),
        trials=trial_rows(outcome),
        made={
            "command": outcome.command,
            "trials": len(outcome.all) - 1,
            "games": outcome.games,
            "fresh": search.fresh,
            "bots": ", ".join(search.base.bots),
            "seed": search.seed,
            "version": search.version,
            "digest": search.digest(),
            "optimizer": search.optimizer,
            "level": figures(f"{100 * search.confidence:g} %"),
        },
    )
    return made


def answer(outcome: Outcome) -> str:
    on = [trial for trial in outcome.finalists if trial.number and outcome.on_front[trial.number]]
    sure = [trial for trial in on if all(one.verdict == "certain" for one in outcome.standings[trial.number])]
    return say("answer-said", n=len(on), sure=len(sure), printed="yes" if outcome.on_front[0] else "no")


def numbers(outcome: Outcome, trial: Trial) -> list[str]:
    return [value_text(trial.point[number.path]) for number in outcome.search.numbers]


def front_rows(outcome: Outcome) -> list[Row]:
    rows: list[Row] = []
    for trial in outcome.ordered():
        cells: list[Row] = []
        found = zip(outcome.goals, outcome.searched(trial), outcome.standings[trial.number], strict=True)
        for goal, before, now in found:
            thing = now.thing.partition(":")[2]
            cells.append(
                {
                    "value": f"{thing} {sentences.number(now.value, goal)}".strip(),
                    "span": sentences.span(now, goal),
                    "verdict": say("verdict-whole", verdict=now.verdict),
                    "before": say("before", value=sentences.number(before.value, goal)),
                }
            )
        rows.append(
            {
                "name": sentences.trial_name(trial.number),
                "front": say("front-mark", on="yes" if outcome.on_front[trial.number] else "no"),
                "chance": figures(f"{outcome.chances[trial.number]:.0%}"),
                "numbers": numbers(outcome, trial),
                "cells": cells,
                "pack": download(outcome, trial) if trial.number else None,
            }
        )
    return rows


def trial_rows(outcome: Outcome) -> list[Row]:
    rows: list[Row] = []
    for trial in outcome.all:
        found = outcome.searched(trial) if trial.deals else []
        said = [sentences.number(one.value, goal) for goal, one in zip(outcome.goals, found, strict=False)]
        rows.append(
            {
                "name": sentences.trial_name(trial.number),
                "deals": trial.deals,
                "numbers": numbers(outcome, trial),
                "reached": said or [trial.refused],
            }
        )
    return rows


def plots(outcome: Outcome) -> list[Plot]:
    """Goal against goal, then goals against the numbers that go together with them most."""
    places = list(combinations(range(len(outcome.goals)), 2))[:PLOTS]
    made = [trade_off(outcome, one, other) for one, other in places]
    names = [goal.name for goal in outcome.goals]
    pairs = [(number.path, name) for number in outcome.search.numbers if number.ordered for name in names]
    order = {(row["number"], row["goal"]): row["adjusted"] for row in outcome.mattered.to_dicts()}
    pairs.sort(key=lambda pair: order.get(pair, 1.0))
    for path, name in pairs[: max(0, FILLED - len(made))]:
        made.append(by_number(outcome, names.index(name), path, f"number-{len(made)}"))
    return made


def kind_of(outcome: Outcome, trial: Trial) -> str:
    if not trial.number:
        return "printed"
    if not trial.fresh:
        return "tried"
    return "front" if outcome.on_front[trial.number] else "again"


def measured(outcome: Outcome) -> list[tuple[Trial, list[Any]]]:
    """Every trial with where it stands: on fresh deals if it was played again."""
    return [
        (trial, outcome.standings.get(trial.number) or outcome.searched(trial))
        for trial in outcome.all
        if trial.deals
    ]


def trade_off(outcome: Outcome, one: int, other: int) -> Plot:
    told = sentences.told(outcome)
    goals = (told[one], told[other])
    rows: list[Row] = []
    for trial, found in measured(outcome):
        x, y = found[one], found[other]
        said = f"{goals[0].name} {sentences.number(x.value, goals[0])}, "
        said += f"{goals[1].name} {sentences.number(y.value, goals[1])}"
        row: Row = {"x": x.value, "y": y.value, "kind": kind_of(outcome, trial)}
        if trial.fresh:
            row |= {"x1": x.low, "x2": x.high, "y1": y.low, "y2": y.high}
        rows.append(
            {
                **row,
                "name": sentences.trial_name(trial.number) if trial.fresh else "",
                "tip": tip(trial, said),
            }
        )
    values = {"one": goals[0].name, "other": goals[1].name}
    spec = scatter(rows, *goals)
    shown = "; ".join(row["tip"] for row in rows if row["kind"] != "tried")
    return Plot(f"trade-{one}-{other}", say("plot-trade", **values), say("plot-about"), shown, spec)


def by_number(outcome: Outcome, place: int, path: str, id: str) -> Plot:
    goal = sentences.told(outcome)[place]
    rows: list[Row] = []
    for trial, found in measured(outcome):
        now = found[place]
        if not isinstance(trial.point[path], int | float):
            continue
        row: Row = {"x": trial.point[path], "y": now.value, "kind": kind_of(outcome, trial)}
        if trial.fresh:
            row |= {"y1": now.low, "y2": now.high}
        said = f"{path} {value_text(trial.point[path])}, {goal.name} {sentences.number(now.value, goal)}"
        rows.append(
            {
                **row,
                "name": sentences.trial_name(trial.number) if trial.fresh else "",
                "tip": tip(trial, said),
            }
        )
    spec = scatter(rows, None, goal, path)
    told = "; ".join(row["tip"] for row in rows if row["kind"] != "tried")
    title = say("plot-number", goal=goal.name, number=path)
    return Plot(id, title, say("plot-about"), told, spec)


def tip(trial: Trial, said: str) -> str:
    return f"{sentences.trial_name(trial.number)}: {said}"


def scatter(rows: list[Row], across: Goal | None, up: Goal, path: str = "") -> charts.Spec:
    """Trials as points: those that were played again with their intervals, the goal as a shaded band."""
    alt = charts.altair()
    finite = [clipped(row, rows) for row in rows]
    base = alt.Chart(alt.Data(values=finite)).encode(tooltip=[alt.Tooltip("tip:N", title=" ")])
    x = axis(alt.X, "x", across, path)
    y = axis(alt.Y, "y", up)
    colour = alt.Scale(domain=list(KINDS), range=list(COLOURS))
    shape = alt.Scale(domain=list(KINDS), range=list(SHAPES))
    layers = [*band(alt, finite, "x", across), *band(alt, finite, "y", up)]
    again = [row for row in finite if "y1" in row]
    whiskers = alt.Chart(alt.Data(values=again)).encode(
        color=alt.Color("kind:N", scale=colour, legend=None), tooltip=[alt.Tooltip("tip:N", title=" ")]
    )
    if again and across is not None:
        layers.append(whiskers.mark_rule(strokeWidth=1.5, opacity=0.7).encode(x="x1:Q", x2="x2:Q", y="y:Q"))
    if again:
        layers.append(whiskers.mark_rule(strokeWidth=1.5, opacity=0.7).encode(x="x:Q", y="y1:Q", y2="y2:Q"))
    points = base.mark_point(filled=True, strokeWidth=1.5, opacity=1).encode(
        x=x,
        y=y,
        size=alt.Size("kind:O", scale=alt.Scale(domain=list(KINDS), range=[25, 130, 130, 130]), legend=None),
        shape=alt.Shape("kind:N", scale=shape, legend=None),
        color=alt.Color("kind:N", scale=colour, legend=None),
    )
    names = base.mark_text(dx=8, dy=-8, align="left", fontSize=12, fill="var(--ink)").encode(
        x="x:Q", y="y:Q", text="name:N"
    )
    return charts.finished(alt.layer(*layers, points, names), HEIGHT)


def axis(kind: Any, field: str, goal: Goal | None, path: str = "") -> Any:
    alt = charts.altair()
    title = path if goal is None else goal.name
    form = {"format": ".0%"} if goal is not None and goal.in_percent else {}
    text = {"titleColor": "var(--ink-2)", "titleFont": charts.FONT, "titleFontWeight": "normal"}
    return kind(
        f"{field}:Q",
        title=title,
        scale=alt.Scale(zero=False, nice=True, padding=10),
        axis=alt.Axis(tickCount=5, grid=False, **form, **text),
    )


def band(alt: Any, rows: list[Row], field: str, goal: Goal | None) -> list[Any]:
    """What a goal allows; where it has no bound, to the end of what there is."""
    if goal is None:
        return []
    ends = [row[key] for row in rows for key in (field, f"{field}1", f"{field}2") if key in row]
    low = min(ends) if goal.low is None else goal.low
    high = max(ends) if goal.high is None else goal.high
    data = alt.Chart(alt.Data(values=[{"low": low, "high": high}]))
    mark = data.mark_rect(fill="var(--act)", fillOpacity=0.14)
    if field == "x":
        return [mark.encode(x="low:Q", x2="high:Q")]
    return [mark.encode(y="low:Q", y2="high:Q")]


def clipped(row: Row, rows: list[Row]) -> Row:
    """A row without infinite ends, which no axis has: an interval of one deal ends where the values do."""
    found = dict(row)
    for field in ("x", "y"):
        values = [one[field] for one in rows]
        for end, limit in ((f"{field}1", min(values)), (f"{field}2", max(values))):
            if end in found and abs(found[end]) == float("inf"):
                found[end] = limit
    return found
