"""The page of a report: plots, sentences, tables, and how it was made, in one file."""

import json
import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from tanglewood.arena.extras import needs
from tanglewood.kernel.packs.differences import differences
from tanglewood.kernel.packs.writing import value_text
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import spelled as option_text
from tanglewood.study import findings
from tanglewood.study.frames import Results
from tanglewood.study.report.numbers import Row, say, span, spelled
from tanglewood.study.report.outliers import outliers
from tanglewood.study.report.plots import in_columns, plots
from tanglewood.study.report.sentences import Found, find, is_supply, sentences
from tanglewood.words import figures, refuse, words
from tanglewood.words.measures import table_name

HERE = Path(__file__).parent
LONGEST = 600
"""Rows of the table of components."""
CHANGES = 40
"""Changes of a pack that are listed."""
SHOWN = 80
"""Characters of a value."""


def write(results: Results, file: Path, title: str = "") -> None:
    """Write the report of a study. Its folder is there before anything is reckoned."""
    if not file.absolute().parent.is_dir():
        raise refuse("plot-folder", folder=str(file.absolute().parent))
    file.write_text(page(results, title), encoding="utf-8")


def page(results: Results, title: str = "") -> str:
    """The report of a study as HTML that needs nothing else."""
    if not results.lines:
        raise refuse("study-empty", folder=str(results.path))
    found = find(results)
    drawn = plots(results, found)
    owned = resources(results, found)
    made: str = template("report.html").render(
        say=say,
        language=words().language,
        title=title or question(results),
        css=(HERE / "report.css").read_text(encoding="utf-8"),
        scripts=scripts(),
        specs=harmless(json.dumps({plot.id: plot.spec for plot in drawn})),
        columns=in_columns(drawn),
        said=sentences(results, found),
        variants=variants(results, found),
        components=components(results, found),
        means=means(found),
        supply=supply(found),
        held=[one for one in findings.HELD if any(one in row["cells"] for row in owned)],
        resources=owned,
        outliers=outliers(results),
        made=making(results),
        note=state(results),
        correction=say("correction-" + results.study.correction, level=level(results)),
    )
    return made


def template(name: str, folder: Path = HERE) -> Any:
    """A template of a folder. It may extend those that lie here."""
    jinja = needs("jinja2", "study")
    loader = jinja.FileSystemLoader([folder, HERE])
    return jinja.Environment(loader=loader, autoescape=True, trim_blocks=True).get_template(name)


@cache
def scripts() -> str:
    """Vega, Vega-Lite and Vega-Embed, of the versions that this Altair writes for. Putting them together
    takes seconds, so they are kept where the system keeps what can be made again."""
    version = needs("altair", "study").VEGALITE_VERSION.rsplit(".", 1)[0]
    convert = needs("vl_convert", "study")
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    kept = caches / "tanglewood" / f"vega-{convert.__version__}-{version}.js"
    with suppress(OSError):
        return kept.read_text(encoding="utf-8")
    known = [found.removeprefix("v") for found in convert.get_vegalite_versions()]
    bundle = convert.javascript_bundle(vl_version=version if version in known else None)
    made = str(bundle).replace("</script", r"<\/script")
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        # Renamed when it is whole: another process may be reading.
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_text(made, encoding="utf-8")
        part.replace(kept)
    return made


def harmless(text: str) -> str:
    """JSON that cannot end the script it stands in."""
    return text.replace("<", r"\u003c")


def question(results: Results) -> str:
    names = [variant.name for variant in results.study.variants]
    game = results.info().title
    if len(names) == 1:
        return say("title-one", game=game)
    if len(names) == 2:
        return say("title-two", game=game, one=names[0], other=names[1])
    return say("title-many", game=game, n=len(names))


def state(results: Results) -> str:
    study = results.study
    if not results.complete:
        return say("unfinished", done=len(results.lines), wanted=study.games())
    if results.deals < study.deals:
        return say("early", deals=results.deals, wanted=study.deals)
    return ""


def level(results: Results) -> str:
    return figures(f"{100 * results.study.confidence:g} %")


def variants(results: Results, found: Found) -> list[Row]:
    """What each variant is: the options and numbers that not all of them have, its pack and its bots."""
    study = results.study
    rows: list[Row] = []
    for place, variant in enumerate(study.variants):
        told = [
            f"{name} = {option_text(value)}"
            for name, value in variant.options.items()
            if any(other.options.get(name) != value for other in study.variants)
        ]
        told += changes(results, place)
        if any(other.bots != variant.bots for other in study.variants):
            told.append(", ".join(variant.bots))
        pack = results.stored.packs.get(variant.name, variant.pack_name)
        mark = found.letters[variant.name]
        rows.append({"letter": mark, "name": variant.name, "told": told, "pack": pack})
    return rows


def changes(results: Results, place: int) -> list[str]:
    """What the pack of a variant changes against the game's own."""
    own, info = lookup(results.study.game), results.info(place)
    if own.files is None or info.files is None:
        return []
    found = differences(own.files, info.files)
    said = [
        say("change", path=it.path, before=value_text(it.before)[:SHOWN], after=value_text(it.after)[:SHOWN])
        if it.field
        else say("change-new" if it.before is None else "change-gone", path=it.path)
        for it in found[:CHANGES]
    ]
    return [*said, say("change-more", n=len(found) - CHANGES)] if len(found) > CHANGES else said


def means(found: Found) -> list[Row]:
    """Measures by variant."""
    rows: dict[str, Row] = {}
    for row in found.means:
        name = row["measure"]
        cells = rows.setdefault(name, {"name": found.measure(name), "cells": []})["cells"]
        cells.append({"value": spelled(row["value"], name), "span": span(row, name)})
    return list(rows.values())


def components(results: Results, found: Found) -> list[Row]:
    """Every component with how often it was offered, taken and played in a game, and who won with it."""
    games = dict(results.games.group_by("variant").len().iter_rows())
    rows: dict[tuple[str, str, str], Row] = {}
    for row in found.shares:
        if row["table"] == "deed":
            continue
        key = (row["table"], row["component"], row["variant"])
        one = rows.setdefault(
            key,
            {
                "kind": table_name(row["table"], found.game),
                "name": found.component(row),
                "letter": found.letters[row["variant"]],
                **dict.fromkeys(("offered", "taken", "played", "used"), "0"),
                "share": "",
                "span": "",
                "certain": False,
                "points": "",
            },
        )
        one[row["did"]] = spelled(row["times"] / games[row["variant"]])
        if row["did"] != "offered":  # the last of taken, played, used that happened
            one.update(share=spelled(row["value"], "won"), span=span(row, "won"), certain=row["certain"])
            one["points"] = spelled(row["points"])
    return [rows[key] for key in sorted(rows)][:LONGEST]


def supply(found: Found) -> list[Row]:
    return [
        {
            "kind": found.measure(row["kind"]),
            "letter": found.letters[row["variant"]],
            "mean": spelled(row["mean"]),
            "quantile": spelled(row["value"]),
            "most": row["most"],
            "printed": "" if row["printed"] is None else row["printed"],
            "enough": row["enough"],
        }
        for row in found.maxima
        if is_supply(row)
    ]


def resources(results: Results, found: Found) -> list[Row]:
    """What a seat gains, spends, wastes and keeps of each resource; a cell is empty where a game does not
    tell."""
    rows: dict[tuple[str, str], Row] = {}
    for row in findings.resources(results).iter_rows(named=True):
        name, letter = found.measure(row["resource"]), found.letters[row["variant"]]
        one = rows.setdefault((name, letter), {"name": name, "letter": letter, "cells": {}})
        one["cells"][row["what"]] = {"value": spelled(row["value"]), "span": span(row)}
    return [rows[key] for key in sorted(rows)]


def making(results: Results) -> Row:
    study = results.study
    return {
        "command": results.stored.command,
        "digest": results.stored.digest,
        "version": study.version,
        "seed": study.seed,
        "deals": results.deals,
        "games": len(results.lines),
        "seconds": round(sum(line.seconds for line in results.lines)),
        "bots": ", ".join(study.variants[0].bots),
        "players": len(study.variants[0].bots),
        "early": study.stop is not None,
    }
