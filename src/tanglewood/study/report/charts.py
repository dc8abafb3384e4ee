"""The plots of a report, in Altair. Colours are variables of the page, so a plot follows light and dark.

There are two kinds: values with their intervals, and how often something was how large. The variants differ
by colour, by the shape of their points, and by stripes.
"""

from collections.abc import Iterable
from math import ceil
from typing import Any

from tanglewood.arena.extras import needs
from tanglewood.study.report.numbers import Row, letter, say
from tanglewood.words import figures

COLOURS = ("var(--a)", "var(--b)", "var(--c)", "var(--d)", "var(--e)")
SHAPES = ("circle", "triangle-up", "diamond", "square", "cross")
FILLS = ("var(--a)", "url(#striped-b)", "url(#dotted-c)", "var(--d)", "var(--e)")
BINS = 12
LINE = 15
ROW = 22
"""Pixels of a line of text, and of each variant in a row."""
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
"""By name: Vega measures text with it, and a variable of the page would be measured as another font."""

Spec = dict[str, Any]


def altair() -> Any:
    return needs("altair", "study")


def cycled(marks: Iterable[str], n: int) -> list[str]:
    known = list(marks)
    return [known[i % len(known)] for i in range(n)]


def intervals(rows: list[Row], fair: float | None, variants: int) -> Spec:
    """Rows with `label` (lines apart by |), `letter`, `value`, `low`, `high`, `certain`: a point for each,
    hollow where it may be noise, with its whisker; the line is what would be fair, or no difference."""
    alt = altair()
    letters = [letter(i) for i in range(variants)]
    shown = [{**row, "filled": row["letter"] if row["certain"] else "noise"} for row in rows]
    labels = list(dict.fromkeys(row["label"] for row in rows))
    axis = {"labelExpr": "split(datum.label, '|')", "labelLineHeight": LINE, "labelLimit": 190}
    base = alt.Chart(alt.Data(values=shown)).encode(
        y=alt.Y(
            "label:N",
            sort=labels,
            title=None,
            axis=alt.Axis(**axis, grid=False, domain=False, ticks=False, labelPadding=8),
        ),
        tooltip=[alt.Tooltip("tip:N", title=" ")],
    )
    several = len({row["letter"] for row in rows}) > 1
    if several:
        base = base.encode(yOffset=alt.YOffset("letter:N", sort=letters))
    colour = alt.Scale(domain=letters, range=cycled(COLOURS, variants))
    stroke = alt.Stroke("letter:N", scale=colour, legend=None)
    x = alt.X(
        "low:Q",
        title=None,
        scale=alt.Scale(zero=False, nice=True),
        axis=alt.Axis(format=".0%" if fair != 0 else "+.0%", tickCount=5),
    )
    whisker = base.mark_rule(strokeWidth=2.5, strokeCap="round").encode(x=x, x2="high:Q", stroke=stroke)
    ends = [
        base.mark_tick(orient="vertical", size=10, thickness=2.5, opacity=1).encode(
            x=alt.X(f"{end}:Q", title=None), color=alt.Color("letter:N", scale=colour, legend=None)
        )
        for end in ("low", "high")
    ]
    fills = alt.Scale(domain=[*letters, "noise"], range=[*cycled(COLOURS, variants), "var(--paper)"])
    shapes = alt.Scale(domain=letters, range=cycled(SHAPES, variants))
    point = base.mark_point(filled=True, size=110, strokeWidth=2, opacity=1).encode(
        x="value:Q",
        shape=alt.Shape("letter:N", scale=shapes, legend=None),
        fill=alt.Fill("filled:N", scale=fills, legend=None),
        stroke=stroke,
    )
    layers = [whisker, *ends, point]
    if fair is not None:
        line = alt.Chart(alt.Data(values=[{"fair": fair}])).mark_rule(stroke="var(--ink)", strokeWidth=1.6)
        layers.insert(0, line.encode(x="fair:Q"))
    each = max(sum(row["label"] == label for row in rows) * ROW for label in labels)
    lines = max(label.count("|") + 1 for label in labels) * LINE
    return finished(alt.layer(*layers), len(labels) * (max(each, lines) + 10))


def histogram(values: dict[str, list[float]], variants: int) -> Spec:
    """How many of the games of each variant (by letter) had so many, in percent."""
    alt = altair()
    every = [value for numbers in values.values() for value in numbers]
    low, width = binned(min(every), max(every))
    rows: list[Row] = []
    for mark, numbers in values.items():
        bins = [int((value - low) // width) for value in numbers]
        for one in range(int((max(every) - low) // width) + 1):
            start = low + one * width
            named = (
                f"{start:g}" if width == 1 else say("bin", low=f"{start:g}", high=f"{start + width - 1:g}")
            )
            share = bins.count(one) / len(bins)
            tip = f"{mark}, {named}: {figures(f'{share:.0%}')}"
            rows.append({"bin": f"{start:g}", "letter": mark, "share": share, "tip": tip})
    letters = [letter(i) for i in range(variants)]
    chart = alt.Chart(alt.Data(values=rows)).mark_bar(strokeWidth=1.2, cornerRadius=2)
    chart = chart.encode(
        x=alt.X("bin:N", sort=None, title=None, axis=alt.Axis(labelAngle=0, labelOverlap=True, ticks=False)),
        y=alt.Y("share:Q", title=None, axis=alt.Axis(format=".0%", tickCount=4, domain=False, ticks=False)),
        fill=alt.Fill(
            "letter:N", scale=alt.Scale(domain=letters, range=cycled(FILLS, variants)), legend=None
        ),
        stroke=alt.Stroke(
            "letter:N", scale=alt.Scale(domain=letters, range=cycled(COLOURS, variants)), legend=None
        ),
        tooltip=[alt.Tooltip("tip:N", title=" ")],
    )
    if len(values) > 1:
        chart = chart.encode(xOffset=alt.XOffset("letter:N", sort=letters))
    return finished(chart, 200)


def binned(least: float, most: float) -> tuple[float, float]:
    """Where bins begin and how wide they are: whole numbers that people count in."""
    steps = [base * 10**power for power in range(7) for base in (1, 2, 5)]
    width = next(step for step in steps if ceil((most - least + 1) / step) <= BINS)
    return least // width * width, float(width)


def height(spec: Spec) -> int:
    return int(spec["height"])


def finished(chart: Any, height: int) -> Spec:
    text = {"labelColor": "var(--ink-2)", "labelFont": FONT, "labelFontSize": 12}
    lines = {"gridColor": "var(--edge)", "domainColor": "var(--ink)", "tickColor": "var(--edge)"}
    made: Spec = (
        chart.properties(width="container", height=height, background="transparent")
        .configure(aria=False, padding=2)
        .configure_axis(**text, **lines)
        .configure_view(stroke=None)
        .to_dict()
    )
    return made
