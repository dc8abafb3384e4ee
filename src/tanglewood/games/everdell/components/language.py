"""Parses the words of effects in the pack into effects.

    gain 2 twig 1 card              also `any`, `point`, and kinds to choose from: `1 twig/resin/pebble`
    gain 2 twig per farm            for each such card of the city; `per token here`, `per token on chapel`,
                                    `per 2 other green`
    if farm: ..., if paired: ...    conditions
    pay 0-3 berry: 1 point each     `give ...` pays an opponent
    discard 0-5: 1 point each       `discard any: 1 any per 2`, `discard 3`
    either ... or ...               one of two, chosen each time
    pay 1 twig: gain 1 point        a gain with a price
    a & b                           one after the other

Everything else is a phrase of its own. Each effect says how it is written (`Effect.pattern`) and builds
itself from the words (`Effect.parse`); vocabulary.py names the files with such effects, modules/__init__.py
those of modules.
Points at the end are `2 per twig`, `1 per common construction`, `3 if 3 token on gazette`; abilities are
`construction: discard this, 3 any less`.
"""

import re
from typing import Final

from tanglewood.games.everdell.board.player import ANY_KIND, COLORS, RESOURCES
from tanglewood.games.everdell.effects.base import RESOURCE, Effect, EffectLine
from tanglewood.games.everdell.play.helping import (
    ABILITIES,
    ANY_CARD,
    CONSTRUCTIONS,
    CRITTERS,
    Help,
    SwapOne,
)
from tanglewood.games.everdell.play.scoring import Points
from tanglewood.kernel.errors import TextError

Numbers = dict[str, int]
"""Cards by id."""


class Phrase:
    """How one effect is written."""

    __slots__ = ("kind", "pattern")

    def __init__(self, kind: type[Effect]) -> None:
        self.kind = kind
        self.pattern = re.compile(kind.pattern)


PHRASES: Final[list[Phrase]] = []
LOOSE: Final[list[Phrase]] = []
"""Phrases that are tried only if none of the others fits."""


def learn(effects: tuple[type[Effect], ...]) -> None:
    """Make these effects known to the pack."""
    for kind in effects:
        (LOOSE if kind.loose else PHRASES).append(Phrase(kind))


PRICES: Final[dict[str, type[Help]]] = {kind.price: kind for kind in ABILITIES}
"""Abilities by their price, as the pack writes it."""


def learn_abilities(abilities: tuple[type[Help], ...]) -> None:
    """Let cards of the pack have these abilities."""
    for kind in abilities:
        PRICES[kind.price] = kind


class Grammar:
    """The phrases, and the cards they may name."""

    __slots__ = ("cards",)

    def __init__(self, cards: Numbers) -> None:
        self.cards = cards

    # ------------------------------------------------------------------ words

    def card(self, word: str) -> int:
        if word not in self.cards:
            raise TextError(f"expected a card of the pack, got {word!r}")
        return self.cards[word]

    def color(self, word: str) -> int:
        if word not in COLORS:
            raise TextError(f"expected a color, got {word!r}")
        return COLORS.index(word)

    def resource(self, word: str) -> int:
        if word not in RESOURCES:
            raise TextError(f"expected a resource, got {word!r}")
        return RESOURCES.index(word)

    def kinds(self, words: str) -> int:
        """Kinds of resources as bits: `any` or `twig/resin`."""
        if words == "any":
            return ANY_KIND
        found = 0
        for word in words.split("/"):
            found |= 1 << self.resource(word)
        return found

    def cost(self, text: str) -> list[int]:
        """A price like `2 twig 1 resin`."""
        cost = [0, 0, 0, 0]
        words = text.split()
        for i in range(0, len(words), 2):
            if i + 1 == len(words) or not words[i].isdecimal() or words[i + 1] not in RESOURCES:
                raise TextError(f"expected numbers and resources like '2 twig 1 resin', got {text!r}")
            cost[RESOURCES.index(words[i + 1])] += int(words[i])
        return cost

    # ------------------------------------------------------------------ effects, abilities, points

    def effect(self, text: str) -> Effect:
        """One effect."""
        for phrase in [*PHRASES, *LOOSE]:
            found = phrase.pattern.fullmatch(text)
            if found is not None:
                return phrase.kind.parse([word or "" for word in found.groups()], self)
        raise TextError(f"expected an effect like 'gain 1 berry', got {text!r}")

    def line(self, text: str) -> EffectLine:
        """A line of effects."""
        return EffectLine([self.effect(part.strip()) for part in text.split(" & ")], text)

    def ability(self, text: str) -> Help:
        """A card-playing ability."""
        found = re.fullmatch(r"(card|critter|construction): (.+)", text)
        if found is None:
            raise TextError(f"expected 'card: ...', 'critter: ...' or 'construction: ...', got {text!r}")
        wanted = {"card": ANY_CARD, "critter": CRITTERS, "construction": CONSTRUCTIONS}[found[1]]
        if found[2] == "swap 1":
            return SwapOne(wanted, 0, ANY_KIND)
        price = re.fullmatch(rf"({'|'.join(PRICES)}), (\d+) ({RESOURCE}|any) less(?: each)?", found[2])
        if price is None:
            raise TextError(f"expected 'discard this, 3 any less' or the like, got {found[2]!r}")
        return PRICES[price[1]](wanted, int(price[2]), self.kinds(price[3]))

    def points(self, text: str) -> list[Points]:
        """Points at the end: `1 per basic event, 2 per special event`, `1 per purple, at most 6`."""
        text, _, limit = text.partition(", at most ")
        if limit and not limit.isdecimal():
            raise TextError(f"expected a number behind 'at most', got {limit!r}")
        rules: list[Points] = []
        for part in text.split(", "):
            found = re.fullmatch(r"(\d+) (?:per|if (\d+)) (.+)", part)
            if found is None:
                raise TextError(f"expected points like '1 per common critter', got {part!r}")
            what, card = found[3], -1
            on = re.fullmatch(r"(worker on|token on|other|husband beside|card from the box of) (\w+)", what)
            if on is not None:
                what, card = on[1], self.card(on[2])
            rules.append(Points(int(found[1]), what, card, int(limit) if limit else 0, int(found[2] or 0)))
        return rules
