"""The sentence of an entry says the numbers of its other fields, also where a designer changes one of these.

A sentence is written by hand, once. Where a change only moves numbers (`gain 3 twig` becomes `gain 5 twig`),
the same numbers move in the sentence; where it cannot be told which of them are meant, or where the effect
becomes another one, the sentence stays, and `tanglewood pack check` says so.
"""

import re
from typing import Any

TEXT = "text"
UNSAID = ("id", "name", "title", "source", "note", "foil", "set", "copies", "cost", "sort", TEXT)
"""Fields that no sentence repeats: they stand elsewhere on the card."""
POINTS = "points"
NUMBER = re.compile(r"\d+")
LONGEST = 9
"""Digits of a number that somebody may mean."""
COUNTED = "point|card|twig|resin|pebble|pearl|resource|token|worker|space|critter|berr"
QUOTED = re.compile(rf"\b(\d+)(\s+(?:{COUNTED})[a-z]*)?")
"""A number of a sentence, with the noun that has to follow it."""
NOUN = re.compile(r"(?<=berr)(y|ies)$|(?<!berr)s$")
AROUND = re.compile(r"(\w*)\s*\d+\s*([a-z]*)")
"""The words before and behind a number of an effect."""
CALLED = {
    **{noun: noun for noun in ("card", "point", "twig", "resin", "pebble", "pearl", "token", "critter")},
    "any": "resource",
    "berry": "berr",
    "per": "point",
}
CALLED_AFTER = {"discard": "card", "draw": "card", "for": "point"}
"""What a word of an effect is called in a sentence, without its ending."""


def followed(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The sentence of an entry after a change, as far as it can be told.

    >>> three = {"does": "gain 3 twig", "text": "3 twigs."}
    >>> followed(three, {**three, "does": "gain 1 twig"})
    '1 twig.'
    """
    text = str(after.get(TEXT, ""))
    if not text or before.get(TEXT) != text:
        return text  # none, or one that the designer wrote
    moved: dict[int, int] = {}
    for field in after:
        if field in UNSAID or after[field] == before.get(field):
            continue
        old, new = said(before.get(field)), said(after[field])
        if NUMBER.sub("#", old) != NUMBER.sub("#", new):
            return text
        places = where(text, old, field, before)
        for number, other in enumerate(NUMBER.findall(new)):
            if other == NUMBER.findall(old)[number]:
                continue
            if number not in places or len(other) > LONGEST:
                return text
            moved[places[number]] = int(other)
    number = -1

    def put(found: re.Match[str]) -> str:
        nonlocal number
        number += 1
        if number not in moved:
            return found[0]
        return f"{moved[number]}{inflected(found[2] or '', moved[number])}"

    return QUOTED.sub(put, text)


def where(text: str, effect: str, field: str, entry: dict[str, Any]) -> dict[int, int]:
    """At which place of the sentence each number of an effect stands, where that is plain: all of them in the
    same order, or a number with the same noun behind it, or one that nothing else can be meant by."""
    quoted = [(found[1], NOUN.sub("", found[2] or "").strip()) for found in QUOTED.finditer(text)]
    numbers = NUMBER.findall(effect)
    row = [number for number, _ in quoted]
    whole = [at for at in range(len(row)) if row[at : at + len(numbers)] == numbers]
    alone = len(numbers) > 1 or not elsewhere(numbers[0], field, entry)
    if len(whole) == 1 and alone and field != POINTS:
        return {number: whole[0] + number for number in range(len(numbers))}
    found: dict[int, int] = {}
    for number, noun in enumerate(nouns(effect, field)):
        same = [at for at, pair in enumerate(quoted) if noun and pair == (numbers[number], noun)]
        if len(same) != 1 and field != POINTS and not elsewhere(numbers[number], field, entry):
            same = [at for at, one in enumerate(row) if one == numbers[number]]
            same = same if numbers.count(numbers[number]) == 1 else []
        if len(same) == 1 and same[0] not in found.values():
            found[number] = same[0]
    return found


def nouns(effect: str, field: str) -> list[str]:
    """What each number of an effect counts, as far as a sentence has a word for it."""
    if field == POINTS:
        return ["point"]
    found: list[str] = []
    for before, after in AROUND.findall(effect):
        found.append(CALLED.get(after.removesuffix("s")) or CALLED_AFTER.get(before) or "")
    return found


def said(value: Any) -> str:
    """A field as one text: keys of a table that are no numbers of the game stay out of it."""
    if isinstance(value, dict):
        return ", ".join([f"{said(one)} {key}" for key, one in value.items()])
    if isinstance(value, list):
        return "; ".join(map(said, value))
    return "" if value is None else str(value)


def elsewhere(number: str, field: str, entry: dict[str, Any]) -> bool:
    """Whether another field that the sentence may be about has the same number."""
    return any(
        number in NUMBER.findall(said(value))
        for other, value in entry.items()
        if other not in UNSAID and other not in (POINTS, field)
    )


def inflected(noun: str, n: int) -> str:
    """The noun behind a number, for one or several."""
    one = noun.rstrip()
    if one.endswith(("berry", "berries")):
        stem = one.removesuffix("berries").removesuffix("berry")
        return f"{stem}berry" if n == 1 else f"{stem}berries"
    if not one or one.endswith("resin"):
        return noun
    single = one.removesuffix("s")
    return single if n == 1 else f"{single}s"
