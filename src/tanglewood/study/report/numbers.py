"""Numbers, measures and variants as people read them."""

from typing import Any

from tanglewood.words import words

Row = dict[str, Any]
SHARES = ("first_seat", "drama", "decided_at", "won", "other_winner")
"""Measures that are shares: people read them in percent."""
WON_BY = "won by "
MINUS = "\N{MINUS SIGN}"


def say(key: str, **values: object) -> str:
    return words().say(f"report-{key}", **values)


def is_share(measure: str) -> bool:
    return measure in SHARES or measure.startswith(WON_BY)


def spelled(value: float | None, measure: str = "") -> str:
    """A value of a measure."""
    if value is None:
        return ""
    if is_share(measure):
        return f"{100 * value:.1f} %".replace("-", MINUS)
    return f"{value:.{0 if abs(value) >= 100 else 2 if abs(value) < 10 else 1}f}".replace("-", MINUS)


def signed(value: float, measure: str = "") -> str:
    """A difference, with its sign; shares differ by points of a percentage."""
    text = spelled(value, measure).removesuffix(" %")
    return text if value <= 0 or not text.strip("0.") else f"+{text}"


def span(row: Row, measure: str = "") -> str:
    return say("span", low=spelled(row["low"], measure), high=spelled(row["high"], measure))


def signed_span(row: Row, measure: str = "") -> str:
    return say("span", low=signed(row["low"], measure), high=signed(row["high"], measure))


def measure_name(measure: str) -> str:
    if measure.startswith(WON_BY):
        return say("measure-won-by", bot=measure.removeprefix(WON_BY))
    key = "measure-" + measure.replace("_", "-").replace(" ", "-")
    return say(key) if words().has(f"report-{key}") else measure[:1].upper() + measure[1:]


def letter(place: int) -> str:
    """What a variant is called in plots: A, B, ... Z, then numbers."""
    return chr(ord("A") + place) if place < 26 else str(place + 1)
