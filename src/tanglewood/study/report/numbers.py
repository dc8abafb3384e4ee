"""Numbers, measures and variants as people read them."""

from typing import Any

from tanglewood.study.measures import is_share
from tanglewood.words import figures, without_percent, words

Row = dict[str, Any]
MINUS = "\N{MINUS SIGN}"
PERCENT = "\N{NO-BREAK SPACE}%"
"""A line does not end between a number and its sign."""


def say(key: str, **values: object) -> str:
    return words().say(f"report-{key}", **values)


def spelled(value: float | None, measure: str = "") -> str:
    """A value of a measure."""
    if value is None:
        return ""
    if is_share(measure):
        return figures(f"{100 * value:.1f} %").replace("-", MINUS).replace(" %", PERCENT)
    digits = 0 if abs(value) >= 100 else 2 if abs(value) < 10 else 1
    return figures(f"{value:.{digits}f}").replace("-", MINUS)


def signed(value: float, measure: str = "") -> str:
    """A difference, with its sign; shares differ by points of a percentage."""
    text = without_percent(spelled(value, measure))
    return text if value <= 0 or not text.strip("0.,") else f"+{text}"


def span(row: Row, measure: str = "") -> str:
    return say("span", low=spelled(row["low"], measure), high=spelled(row["high"], measure))


def signed_span(row: Row, measure: str = "") -> str:
    return say("span", low=signed(row["low"], measure), high=signed(row["high"], measure))


def letter(place: int) -> str:
    """What a variant is called in plots: A, B, ... Z, then numbers."""
    return chr(ord("A") + place) if place < 26 else str(place + 1)
