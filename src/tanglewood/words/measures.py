"""What the numbers and components of a game are called in reports; in files they keep their ids."""

import re

from tanglewood.words import words

WON_BY, POINTS_FROM = "won by ", "points from "
NUMBERED = re.compile(r"(.+) (\d+)")
"""A number of the pack at the end of an id: `fights against 15`."""


def measure_name(measure: str, game: str = "") -> str:
    """A measure in the language that is spoken now: one of the game's own, or one that every game has. What
    nobody has words for, as the measures of other packages, is called by its id."""
    said = own_name(measure, game)
    if said is not None:
        return said
    book = words()
    if measure.startswith(WON_BY):
        return book.say("report-measure-won-by", bot=measure.removeprefix(WON_BY))
    if measure.startswith(POINTS_FROM) and book.has(f"{game}-breakdown"):
        source = measure.removeprefix(POINTS_FROM).replace(" ", "-")
        return book.say("report-measure-points-from", source=book.say(f"{game}-breakdown", row=source))
    key = f"report-measure-{slug(measure)}"
    return book.say(key) if book.has(key) else measure[:1].upper() + measure[1:]


def own_name(measure: str, game: str) -> str | None:
    """What a game calls a number that it counts itself."""
    book, key = words(), f"{game}-measure-{slug(measure)}"
    if book.has(key):
        return book.say(key)
    numbered = NUMBERED.fullmatch(measure)
    key = f"{game}-measure-{slug(numbered[1])}" if numbered else ""
    return book.say(key, n=numbered[2]) if numbered and book.has(key) else None


def table_name(table: str, game: str) -> str:
    """What a table of the pack is called, by the game's own words if it has some."""
    own = f"web-cards-{game}".replace("_", "-")
    return words().say(own if words().has(own) else "web-cards-table", table=table)


def slug(measure: str) -> str:
    """An id as part of a key."""
    return re.sub(r"[^a-z0-9]+", "-", measure.lower()).strip("-")
