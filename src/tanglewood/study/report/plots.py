"""Which plots a report shows, and what stands beside them."""

from typing import NamedTuple

from tanglewood.study.frames import Results
from tanglewood.study.luck import variance
from tanglewood.study.measures import is_share
from tanglewood.study.report import charts
from tanglewood.study.report.numbers import (
    Row,
    letter,
    say,
    signed,
    signed_span,
    span,
    spelled,
)
from tanglewood.study.report.sentences import Found

MOST = 12
"""Components in a plot; the table has all of them."""


CAPTION = 110
"""Pixels that title and frame of a plot take."""


class Plot(NamedTuple):
    """`said` is what somebody hears who does not see the plot."""

    id: str
    title: str
    about: str
    said: str
    spec: charts.Spec


def plots(results: Results, found: Found) -> list[Plot]:
    made = [
        *differences(found, shares=True),
        *worths(found),
        *differences(found, shares=False),
        *histograms(results),
        *places(found),
        *components(found),
        *luck(results, found),
    ]
    return [plot for plot in made if plot.said]


def in_columns(made: list[Plot]) -> list[list[Plot]]:
    """Two columns of about the same height, the first plots at the top."""
    columns: list[list[Plot]] = [[], []]
    heights = [0, 0]
    for one in made:
        place = heights.index(min(heights))
        columns[place].append(one)
        heights[place] += charts.height(one.spec) + CAPTION
    return columns


def plot(key: str, rows: list[Row], found: Found, fair: float | None = None, **values: object) -> Plot:
    spec = charts.intervals(rows, fair, len(found.letters)) if rows else {}
    said = "; ".join(row["tip"] for row in rows)
    return Plot(key, say(f"plot-{key}", **values), say(f"plot-{key}-about", **values), said, spec)


def differences(found: Found, shares: bool) -> list[Plot]:
    """Shares in points of a percentage; everything else in percent of what the first variant has, or it could
    not stand on one axis."""
    rows: list[Row] = []
    for row in found.compared:
        measure = row["measure"]
        if is_share(measure) != shares or not (shares or row["base"]):
            continue
        scale = 1 if shares else 1 / abs(row["base"])
        numbers = off(row, measure)
        rows.append(
            {
                "label": f"{found.measure(measure)}|{numbers}"
                if len(found.letters) == 2
                else found.measure(measure),
                "letter": found.letters[row["variant"]],
                "tip": f"{found.letters[row['variant']]}, {found.measure(measure)}: {numbers}",
                "certain": row["certain"],
                **{name: row[name] * scale for name in ("value", "low", "high")},
            }
        )
    base = next(iter(found.letters.values()))
    return [plot("shares" if shares else "amounts", rows, found, fair=0, base=base)]


def off(row: Row, measure: str) -> str:
    """A difference with its interval."""
    return say("tip", value=signed(row["value"], measure), span=signed_span(row, measure))


def won(found: Found, row: Row, what: str) -> str:
    """A share of the win with its interval, in words."""
    share = say("tip", value=spelled(row["value"], "won"), span=span(row, "won"))
    return f"{found.letters[row['variant']]}, {what}: {share}"


def worths(found: Found) -> list[Plot]:
    rows = [
        {
            "label": f"{found.thing(row['forbids'])}|{off(row, 'won')}",
            "letter": "A",
            "tip": f"{found.thing(row['forbids'])}: {off(row, 'won')}",
            **{name: row[name] for name in ("value", "low", "high", "certain")},
        }
        for row in found.worth
        if row["measure"] == "won"
    ]
    return [plot("worth", rows, found, fair=0)]


def histograms(results: Results) -> list[Plot]:
    """How long games are, and by how much they are won."""
    made: list[Plot] = []
    free = [place for place, variant in enumerate(results.study.variants) if not variant.forbids]
    for key, column in (("length", "turns"), ("margin", "margin")):
        values: dict[str, list[float]] = {}
        for place in free[: len(charts.COLOURS)]:
            lines = [line for line in results.lines if line.variant == place]
            if lines:
                values[letter(place)] = [float(getattr(line, column)) for line in lines]
        if not values:
            continue
        means = {mark: spelled(sum(numbers) / len(numbers)) for mark, numbers in values.items()}
        said = say("means", all=", ".join(f"{mark} {mean}" for mark, mean in means.items()))
        spec = charts.histogram(values, len(results.study.variants))
        title = say(f"plot-{key}")
        made.append(Plot(key, title, f"{say(f'plot-{key}-about')} {said}", f"{title}: {said}", spec))
    return made


def places(found: Found) -> list[Plot]:
    """The share of the win by the order of play."""
    if not found.places:
        return []
    fair = found.places[0]["expected"]
    rows = [
        {
            "label": say("nth", n=row["place"] + 1),
            "letter": found.letters[row["variant"]],
            "tip": won(found, row, say("nth", n=row["place"] + 1)),
            **{name: row[name] for name in ("value", "low", "high", "certain")},
        }
        for row in found.places
        if row["expected"] == fair
    ]
    return [plot("places", rows, found, fair=fair, share=spelled(fair, "won"))]


def components(found: Found) -> list[Plot]:
    """Who wins with the components that stand out most."""
    rows = [row for row in found.shares if row["did"] == "played" and row["table"] != "deed"]
    rows = rows or [row for row in found.shares if row["did"] == "taken" and row["table"] != "deed"]
    if not rows:
        return []
    best: dict[tuple[str, str], float] = {}
    for row in rows:
        thing = (row["table"], row["component"])
        best[thing] = min(best.get(thing, 2.0), row["p"])
    chosen = sorted(best, key=lambda thing: (best[thing], thing))[:MOST]
    rows = [row for row in rows if (row["table"], row["component"]) in chosen]
    rows.sort(key=lambda row: chosen.index((row["table"], row["component"])))
    fair = rows[0]["expected"]
    drawn = [
        {
            "label": found.component(row),
            "letter": found.letters[row["variant"]],
            "tip": won(found, row, found.component(row)),
            **{name: row[name] for name in ("value", "low", "high", "certain")},
        }
        for row in rows
    ]
    made = plot("components", drawn, found, fair=fair, did=rows[0]["did"], share=spelled(fair, "won"))
    return [made]


def luck(results: Results, found: Found) -> list[Plot]:
    rows = [
        {
            "label": say(f"part-{row['part']}"),
            "letter": found.letters[row["variant"]],
            "tip": won(found, row, say(f"part-{row['part']}")),
            "certain": row["low"] > 0,
            **{name: row[name] for name in ("value", "low", "high")},
        }
        for row in variance(results).to_dicts()
        if row["measure"] == "score"
    ]
    return [plot("luck", rows, found, fair=None)]
