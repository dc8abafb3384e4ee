"""What reports share: figures with intervals, tables, pictures, and a page with the figures in it."""

import argparse
from collections.abc import Callable, Sequence
from math import isinf
from pathlib import Path
from typing import Any

from kept import GAMES, ROOT
from tanglewood.study.frames import Results
from tanglewood.study.measures import value
from tanglewood.study.playing import Line
from tanglewood.study.statistics import Interval, mean_interval, numpy, share_interval

CONFIDENCE = 0.95
BEGIN = "<!-- report: made by {command}; do not edit by hand -->"
END = "<!-- end of the report -->"
Number = Callable[[Line], float | None]


def arguments(page: str, games: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=f"Plays what is missing and writes the report in {page}.")
    parser.add_argument("--games", type=int, default=games, help="games of the main studies")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--bots", default="", help="another bot for all studies, to try the command")
    parser.add_argument(
        "--now", action="store_true", help="play none: write what the games say that are kept"
    )
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / page, help="the page to write")
    parser.add_argument("--keep", type=Path, default=GAMES, help="where finished games are kept")
    return parser.parse_args()


# ---------------------------------------------------------------------- figures


def lines_of(results: Results, variant: int = 0) -> list[Line]:
    return [line for line in results.lines if line.variant == variant]


def figure(lines: list[Line], number: Number, share: bool = False) -> Interval:
    """The mean of a number of each deal; games in which it means nothing are left out."""
    deals: dict[int, list[float]] = {}
    for line in lines:
        found = number(line)
        if found is not None:
            deals.setdefault(line.deal, []).append(found)
    values = [sum(row) / len(row) for row in deals.values()]
    return share_interval(values, CONFIDENCE) if share else mean_interval(values, CONFIDENCE)


def ratio(lines: list[Line], part: Number, whole: Number) -> Interval:
    """A part of all turns, fights or the like: sum by sum, with an interval by deals (linearised)."""
    parts: dict[int, float] = {}
    wholes: dict[int, float] = {}
    for line in lines:
        parts[line.deal] = parts.get(line.deal, 0.0) + (part(line) or 0.0)
        wholes[line.deal] = wholes.get(line.deal, 0.0) + (whole(line) or 0.0)
    total = sum(wholes.values())
    if not total:
        return Interval(float("nan"), float("nan"), float("nan"), 1.0, 0)
    found = sum(parts.values()) / total
    mean = total / len(wholes)
    off = mean_interval([(parts[deal] - found * wholes[deal]) / mean for deal in parts], CONFIDENCE)
    return Interval(found, found + off.low - off.value, found + off.high - off.value, 1.0, off.n)


def difference(base: list[Line], lines: list[Line], number: Number) -> Interval:
    """How much more some games have than others on the same deals."""
    found: list[dict[int, list[float]]] = [{}, {}]
    for side, group in zip(found, (base, lines), strict=True):
        for line in group:
            one = number(line)
            if one is not None:
                side.setdefault(line.deal, []).append(one)
    shared = sorted(set(found[0]) & set(found[1]))
    means = [[sum(side[deal]) / len(side[deal]) for deal in shared] for side in found]
    return mean_interval([theirs - mine for mine, theirs in zip(*means, strict=True)], CONFIDENCE)


def count(name: str) -> Number:
    """The sum over all seats of something that was counted."""
    return lambda line: float(sum(line.counts.get(name, [0])))


def each(name: str) -> Number:
    """The same for one seat."""
    return lambda line: sum(line.counts.get(name, [0])) / len(line.scores)


def measured(results: Results, name: str) -> Number:
    """A measure of studies."""
    return lambda line: value(results.study.variants[line.variant], line, name)


def spread(lines: list[Line], number: Number) -> tuple[float, float, int]:
    """Mean, 95th percentile and maximum over games."""
    values = [number(line) or 0.0 for line in lines]
    return sum(values) / len(values), float(numpy().quantile(values, 0.95)), int(max(values))


# ---------------------------------------------------------------------- words


NONE = "\u2013"
MINUS = "\u2212"


def num(x: float, digits: int = 1) -> str:
    return NONE if x != x else f"{x:.{digits}f}".replace("-", MINUS)


def pc(x: float, digits: int = 0) -> str:
    return NONE if x != x else f"{100 * x:.{digits}f} %".replace("-", MINUS)


def sure(found: Interval, digits: int = 1, share: bool = False, sign: bool = False) -> str:
    """A figure with its interval: `12.3 (11.9 to 12.7)`."""
    if found.n == 0 or found.value != found.value:
        return NONE
    scale, unit = (100, " %") if share else (1, "")
    ends = (found.low, found.high)
    if share and not sign:
        ends = (max(0.0, found.low), min(1.0, found.high))
    low, mid, high = [scale * x for x in (ends[0], found.value, ends[1])]
    plus = "+" if sign else ""
    if isinf(found.low):
        return f"{mid:{plus}.{digits}f}{unit}".replace("-", MINUS)
    text = f"{mid:{plus}.{digits}f}{unit} ({low:{plus}.{digits}f} to {high:{plus}.{digits}f})"
    return text.replace("-", MINUS)


def certain(found: Interval) -> bool:
    return found.low > 0 or found.high < 0


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def fill(page: Path, command: str, text: str) -> None:
    """Put the report where the page has room for it: between two markers, or at its end. `text` is the
    template with its figures."""
    begin = BEGIN.format(command=command)
    whole = page.read_text(encoding="utf-8") if page.exists() else ""
    before, _, rest = whole.partition(begin)
    _, _, after = rest.partition(END)
    page.write_text(
        f"{before.rstrip()}\n\n{begin}\n\n{text.strip()}\n\n{END}\n\n{after.strip()}".strip() + "\n",
        encoding="utf-8",
    )


def words(name: str, fields: dict[str, str]) -> str:
    """A template beside the scripts, with its figures filled in."""
    return (Path(__file__).parent / f"{name}.template.md").read_text(encoding="utf-8").format(**fields)


def picture(spec: dict[str, Any], file: Path) -> None:
    """A Vega-Lite specification as an SVG file."""
    import vl_convert

    look = {"font": "sans-serif", "background": "#ffffff", "view": {"stroke": None}}
    whole = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": look, **spec}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(vl_convert.vegalite_to_svg(whole), encoding="utf-8")
