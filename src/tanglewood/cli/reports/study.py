"""What a study found, in the terminal."""

from typing import Any

from rich.text import Text

from tanglewood.cli.common import out, say
from tanglewood.cli.reports.results import columns, title
from tanglewood.study import findings
from tanglewood.study.frames import Results
from tanglewood.study.luck import variance
from tanglewood.study.measures import is_share
from tanglewood.words import figures, words
from tanglewood.words.measures import measure_name

FEW = 12
"""Components that a report lists unless it is asked for all."""


def spelled(value: float | None, measure: str = "") -> str:
    """A number as people read it."""
    if value is None:
        return ""
    if is_share(measure):
        return figures(f"{100 * value:.1f} %")
    return figures(f"{value:.2f}") if abs(value) < 100 else figures(f"{value:.0f}")


def signed(value: float, measure: str) -> str:
    return ("+" if value > 0 else "") + spelled(value, measure)


def span(row: dict[str, Any], measure: str = "") -> str:
    return say("span", low=spelled(row["low"], measure), high=spelled(row["high"], measure))


def head(results: Results) -> None:
    console = out()
    study = results.study
    values = {"deals": results.deals, "games": len(results.lines), "game": study.game}
    console.print(Text(say("study-done", folder=str(results.path), **values)))
    if not results.complete:
        made = {"done": len(results.lines), "wanted": study.games(), "command": results.stored.command}
        console.print(Text(say("study-unfinished", **made), style="yellow"))
    elif results.deals < study.deals:
        console.print(Text(say("study-early", deals=results.deals, wanted=study.deals)))


def differences(results: Results) -> None:
    """The sentences: what is certain, what may be noise, what things are worth."""
    console = out()
    study = results.study
    table = findings.compared(results)
    if table.is_empty() and not any(variant.forbids for variant in study.variants):
        means(results)
        return
    if not table.is_empty():
        level = figures(f"{100 * study.confidence:g} %")
        console.print(Text(say("study-certain", level=level, correction=study.correction), style="bold"))
        rows = list(table.iter_rows(named=True))
        if not any(row["certain"] for row in rows):
            console.print(Text(say("study-nothing")))
        for certain in (True, False):
            if not certain:
                console.print(Text(say("study-noise"), style="bold"))
            for row in rows:
                if row["certain"] == certain:
                    console.print(Text("  " + difference(study.game, row)))
        for row in findings.other_winner(results).iter_rows(named=True):
            said = {name: spelled(row[name], "won") for name in ("value", "low", "high")}
            console.print(Text(say("study-other-winner", variant=row["variant"], **said)))
    worth(results)


def difference(game: str, row: dict[str, Any]) -> str:
    measure = row["measure"]
    numbers = {name: signed(row[name], measure) for name in ("value", "low", "high")}
    names = {"variant": row["variant"], "measure": measure_name(measure, game), "against": row["against"]}
    return say("study-difference", base=spelled(row["base"], measure), **names, **numbers)


def deed(row: dict[str, Any]) -> str:
    """What was done with a component."""
    return words().say(f"report-col-{row['did']}")


def worth(results: Results) -> None:
    table = findings.worth(results)
    if table.is_empty():
        return
    console = out()
    console.print(Text(say("study-worth-title"), style="bold"))
    grid = columns(*map(title, ("forbids", "measure", "value", "interval", "adjusted")))
    for row in table.iter_rows(named=True):
        measure = row["measure"]
        value = signed(row["value"], measure)
        grid.add_row(
            row["forbids"], measure_name(measure), value, span(row, measure), f"{row['adjusted']:.3g}"
        )
    console.print(grid)


def means(results: Results) -> None:
    console = out()
    console.print(Text(say("study-means-title"), style="bold"))
    grid = columns(*map(title, ("variant", "measure", "value", "interval")))
    for row in findings.means(results).iter_rows(named=True):
        measure = row["measure"]
        name = measure_name(measure, results.study.game)
        grid.add_row(row["variant"], name, spelled(row["value"], measure), span(row, measure))
    console.print(grid)


def whole(results: Results, everything: bool) -> None:
    """All that is known, the most important first."""
    if len(results.study.variants) > 1:
        differences(results)
    means(results)
    console = out()
    places = findings.places(results)
    if not places.is_empty():
        console.print(Text(say("study-places-title"), style="bold"))
        grid = columns(*map(title, ("variant", "place", "share", "interval")))
        for row in places.iter_rows(named=True):
            grid.add_row(
                row["variant"], str(row["place"] + 1), spelled(row["value"], "won"), span(row, "won")
            )
        console.print(grid)
    luck = variance(results)
    if not luck.is_empty():
        console.print(Text(say("study-luck-title"), style="bold"))
        grid = columns(*map(title, ("variant", "measure", "part", "share", "interval")))
        for row in luck.iter_rows(named=True):
            value = spelled(row["value"], "won")
            part = words().say(f"report-part-{row['part']}")
            grid.add_row(row["variant"], measure_name(row["measure"]), part, value, span(row, "won"))
        console.print(grid)
    shares(results, everything)
    resources(results)
    maxima(results, everything)
    console.print(Text(say("study-made", command=results.stored.command)))
    packs = ", ".join(sorted(set(results.stored.packs.values())))
    console.print(Text(say("study-digest", digest=results.stored.digest, packs=packs)))


def shares(results: Results, everything: bool) -> None:
    table = findings.shares(results)
    rows = [row for row in table.iter_rows(named=True) if everything or row["certain"]]
    rows.sort(key=lambda row: row["p"])
    if not rows:
        return
    console = out()
    console.print(Text(say("study-shares-title"), style="bold"))
    grid = columns(*map(title, ("variant", "component", "did", "seats", "share", "interval")))
    for row in rows if everything else rows[:FEW]:
        thing = f"{row['table']} {row['component']}"
        value = spelled(row["value"], "won")
        grid.add_row(row["variant"], thing, deed(row), str(row["seats"]), value, span(row, "won"))
    console.print(grid)


def components(results: Results) -> None:
    """Components that the variants use differently."""
    rows = [row for row in findings.usage(results).iter_rows(named=True) if row["certain"]]
    rows.sort(key=lambda row: row["p"])
    if not rows:
        return
    console = out()
    console.print(Text(say("study-usage-title"), style="bold"))
    grid = columns(*map(title, ("variant", "component", "did", "base", "value", "interval")))
    for row in rows[:FEW]:
        thing = f"{row['table']} {row['component']}"
        values = (spelled(row["base"]), signed(row["value"], ""), span(row))
        grid.add_row(row["variant"], thing, deed(row), *values)
    console.print(grid)


def resources(results: Results) -> None:
    """What a seat gains, spends and wastes, one line for each resource."""
    rows: dict[tuple[str, str], dict[str, str]] = {}
    for row in findings.resources(results).iter_rows(named=True):
        rows.setdefault((row["variant"], row["resource"]), {})[row["what"]] = spelled(row["value"])
    if not rows:
        return
    console = out()
    console.print(Text(words().say("report-resources-table"), style="bold"))
    held = [one for one in findings.HELD if any(one in values for values in rows.values())]
    heads = [words().say(f"report-col-{one}") for one in ("resource", *held)]
    grid = columns(title("variant"), *heads)
    for (variant, resource), values in rows.items():
        name = measure_name(resource, results.study.game)
        grid.add_row(variant, name, *[values.get(one, "") for one in held])
    console.print(grid)


def maxima(results: Results, everything: bool) -> None:
    table = findings.maxima(results)
    rows = [row for row in table.iter_rows(named=True) if everything or " " not in row["kind"]]
    if not rows:
        return
    console = out()
    console.print(Text(say("study-maxima-title"), style="bold"))
    grid = columns(*map(title, ("variant", "kind", "mean", "quantile", "most", "printed")))
    for row in rows:
        printed = "" if row["printed"] is None else str(row["printed"])
        numbers = (spelled(row["mean"]), spelled(row["value"]), str(row["most"]), printed)
        grid.add_row(row["variant"], measure_name(row["kind"], results.study.game), *numbers)
    console.print(grid)


def compared_document(results: Results) -> dict[str, Any]:
    return {
        "game": results.study.game,
        "digest": results.stored.digest,
        "deals": results.deals,
        "games": len(results.lines),
        "complete": results.complete,
        "compared": findings.compared(results).to_dicts(),
        "other_winner": findings.other_winner(results).to_dicts(),
        "usage": findings.usage(results).to_dicts(),
    }


def document(results: Results) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        **compared_document(results),
        "command": results.stored.command,
        "packs": results.stored.packs,
        "means": findings.means(results).to_dicts(),
        "worth": findings.worth(results).to_dicts(),
        "places": findings.places(results).to_dicts(),
        "variance": variance(results).to_dicts(),
        "shares": findings.shares(results).to_dicts(),
        "resources": findings.resources(results).to_dicts(),
        "maxima": findings.maxima(results).to_dicts(),
    }
