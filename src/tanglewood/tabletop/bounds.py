"""The most that a row of a score pad can be worth, read from the entries of the pack: nobody has to be told
that a number cannot be, but whoever mistypes one is glad to hear it."""

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import msgspec

from tanglewood.kernel.setting import Choice

Condition = list[dict[str, Choice]]
"""Options that have these values, one of several lists of them; an empty condition always holds."""
Number = int | str | list[str]
"""A number, the name of one in the pack, or several names of which the largest counts. A name may be a sum or
a product of others, `#event.sort=basic` how many entries of a table are like that, and `#card.color` how many
different ones there are."""


class Best(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The most a row can be worth: the `room` best numbers of a table's entries, and all that need none
    (`beside`, or cards that take no space).

    An entry may score by a phrase too, `1 per purple, 2 per special event`: of what the words name there are
    as many as `caps` say, or as the points of a row in `rows`, else as many as a city can hold cards: `city`,
    and those of `cards` that need no space. Words that stand together in `apart` never mean the same card.
    What is laid on an entry is found in its text by a `pattern` (`put 0-3 twig here`), as its number may be.
    """

    table: str
    rule: str
    number: str = ""
    room: Number | None = None
    where: dict[str, Choice] = {}
    beside: dict[str, Choice] = {}
    phrases: str = ""
    laid: str = ""
    pattern: str = ""
    city: Number = 0
    cards: str = ""
    apart: list[list[str]] = []
    caps: dict[str, Number] = {}
    rows: dict[str, str] = {}


class PadPile(msgspec.Struct, frozen=True):
    """The numbers of a set of entries, largest first: those that need room, and those that need none. `each`
    is what a card brings by what it is, `rows` what a point of another row brings, `spare` how many cards
    of the set need no space."""

    when: Condition
    roomy: list[int]
    free: list[int]
    each: dict[str, float] = {}
    rows: dict[str, float] = {}
    spare: int = 0


class PadBound(msgspec.Struct, frozen=True):
    """The most a row can be worth, and the rule behind it. A city holds `city` cards and those that need no
    space; a card is one of the things of a group in `apart` only."""

    room: int
    piles: list[PadPile]
    rule: str
    city: int = 0
    apart: list[list[str]] = []


class Phrase(msgspec.Struct, frozen=True):
    """What an entry scores: a number, or one for every so many of what the words name."""

    worth: int
    every: int = 1
    words: str = ""


def phrases(text: str) -> list[Phrase]:
    """The parts of a phrase; what one of them takes off is not counted.

    >>> phrases("3 and 1 per rarest")
    [Phrase(worth=3, every=1, words=''), Phrase(worth=1, every=1, words='rarest')]
    >>> phrases("2 per berry left, at most 6") + phrases("6 less 1 per 2 green")
    [Phrase(worth=6, every=1, words=''), Phrase(worth=6, every=1, words='')]
    """
    if most := re.search(r", at most (\d+)$", text):
        return [Phrase(int(most[1]))]
    found: list[Phrase] = []
    for part in re.split(", | and ", text):
        if per := re.fullmatch(r"(\d+) per (?:(\d+) )?(.+)", part):
            found.append(Phrase(int(per[1]), int(per[2] or 1), per[3]))
        elif alone := re.match(r"\d+", part):
            found.append(Phrase(int(alone[0])))
    return found


class Bounding:
    """Adds up what the entries of a table can bring, set by set."""

    def __init__(
        self,
        best: Best,
        entries: list[dict[str, Any]],
        sets: dict[str, Condition],
        caps: dict[str, int],
    ) -> None:
        self.best = best
        self.entries = entries
        self.sets = sets
        self.caps = caps

    def bound(self, room: int | None, city: int) -> PadBound:
        best = self.best
        names = dict.fromkeys(
            str(entry.get("set", "base"))
            for entry in self.entries
            if entry["table"] in (best.table, best.cards)
        )
        piles = [self.pile(name) for name in names]
        every = sum(len(pile.roomy) for pile in piles)
        return PadBound(every if room is None else room, piles, best.rule, city, best.apart)

    def pile(self, name: str) -> PadPile:
        best = self.best
        roomy, free = list[int](), list[int]()
        each: defaultdict[str, float] = defaultdict(float)
        rows: defaultdict[str, float] = defaultdict(float)
        there = [entry for entry in self.entries if str(entry.get("set", "base")) == name]
        for entry in there:
            if entry["table"] != best.table or any(entry[key] != it for key, it in best.where.items()):
                continue
            number, copies = self.number(entry), copies_of(entry)
            for phrase in self.scored(entry, copies):
                part = copies * phrase.worth / phrase.every
                if phrase.words in best.rows:
                    rows[best.rows[phrase.words]] += part
                elif phrase.words in self.caps:
                    number += phrase.worth * (self.caps[phrase.words] // phrase.every)
                elif phrase.words:
                    each[phrase.words] += part
                else:
                    number += phrase.worth
            if number > 0:
                beside = bool(best.beside) and all(entry[key] == it for key, it in best.beside.items())
                (free if beside or needs_none(entry) else roomy).extend([number] * copies)
        spare = sum(copies_of(entry) for entry in there if entry["table"] == best.cards and needs_none(entry))
        return PadPile(
            self.sets.get(name, []),
            sorted(roomy, reverse=True),
            sorted(free, reverse=True),
            dict(each),
            dict(rows),
            spare,
        )

    def number(self, entry: Mapping[str, Any]) -> int:
        best = self.best
        if not best.number:
            return 0
        found = entry[best.number]
        if isinstance(found, str):
            match = re.search(best.pattern, found)
            return int(match[1]) if match else 0
        return msgspec.convert(found, int)

    def scored(self, entry: Mapping[str, Any], copies: int) -> list[Phrase]:
        """What an entry scores by its phrases: of things that are laid on it no more than there is room for,
        and of others of its own name one less than there are."""
        best = self.best
        if not best.phrases:
            return []
        texts = entry[best.phrases]
        found = [it for text in ([texts] if isinstance(texts, str) else texts) for it in phrases(text)]
        laid = re.search(best.pattern, str(entry[best.laid])) if best.laid else None
        if found and laid:
            return [Phrase(int(laid[1]) * max(it.worth for it in found))]
        return [Phrase(it.worth * (copies - 1)) if it.words.startswith("other ") else it for it in found]


def copies_of(entry: Mapping[str, Any]) -> int:
    """How many of an entry one person can have."""
    return 1 if entry.get("unique") else msgspec.convert(entry.get("copies", 1), int)


def needs_none(entry: Mapping[str, Any]) -> bool:
    """Whether a card takes no space, shares one or brings its own: it may be there beside a full city."""
    return entry.get("takes", 1) == 0 or any(entry.get(name) for name in ("shares_with", "ribbon"))
