"""Everdell's pack for a real table: with cards that nobody has told the program yet.

An unseen card has a number behind all others and a name that says where it lies: the narration then speaks of
"the card in slot 3". Code that reads its points, or its colour if it is not from the deck, stops: those rows
are not longer than the real cards.
"""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tanglewood.companion.question import Option
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.components import pack as packs
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.entries import NO_COLOR, Card
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.presentation.narration import NARRATOR, OF_DECK, UNSEEN
from tanglewood.kernel.packs import files as packfiles
from tanglewood.kernel.text.component import Component
from tanglewood.words import later, named, per_language

DECK: Final = 160
"""As many cards of the deck as one deed can need; their colour is none, so that any may fill the Meadow."""
MEADOW: Final = 8
"""Its slots, twice: cards that are quite unknown, and cards of the colour that an intrigue keeps out."""
HAND: Final = 64
LOOT: Final = 64


class Unseen:
    """The numbers of the unseen cards."""

    def __init__(self, first: int) -> None:
        self.deck = first
        self.kept_out = first + DECK
        self.meadow = self.kept_out + MEADOW
        self.hand = self.meadow + MEADOW
        self.loot = self.hand + HAND
        self.end = self.loot + LOOT


@cache
def real_pack() -> Pack:
    """The pack that comes with the game, with unseen cards; a pack of its own, as it is changed."""
    pack = packs.load(packfiles.folder(Path(packs.__file__).parents[1] / "pack"))
    entry = next(it for it in pack.files.of(schema.Card) if it.color == "tan" and not it.open and not it.into)
    unseen = unseen_in(pack)
    for number in range(unseen.deck, unseen.end):
        id, name = called(unseen, number)
        card = Card(msgspec.structs.replace(entry, id=id, name=name), [0, 0, 0, 0])
        card.set = UNSEEN
        card.color = NO_COLOR
        pack.cards.append(card)
        pack.card_numbers[id] = number
    pack.colors.extend([NO_COLOR] * DECK)
    color = next(it.kept_out for it in lair_of(pack).intrigues if it.kept_out >= 0)
    pack.colors.extend([color] * MEADOW)  # MW.intrigue.bad_press
    return pack


def unseen_in(pack: Pack) -> Unseen:
    return Unseen(2 * pack.kinds)


def called(unseen: Unseen, number: int) -> tuple[str, str]:
    """The id and the name of an unseen card."""
    if number < unseen.kept_out:
        return f"{OF_DECK}{number - unseen.deck}", later("everdell-companion-unseen-deck")
    if number < unseen.hand:
        slot = (number - unseen.kept_out) % MEADOW + 1
        return f"{'kept' if number < unseen.meadow else 'meadow'}_{slot}", later(
            "everdell-companion-unseen-meadow", slot=slot
        )
    if number < unseen.loot:
        return f"hand_{number - unseen.hand}", later("everdell-companion-unseen-hand")
    nth = number - unseen.loot + 1
    return f"loot_{nth}", later("everdell-companion-unseen-loot", nth=nth)


def options(
    pack: Pack, sets: tuple[str, ...], only_open: bool = False, gone: Collection[int] = ()
) -> list[Option]:
    """The cards of these boxes, to be tapped; without those that are gone."""
    found = [
        Option(card.id, named(card.name), "card", COLORS[card.color])
        for number in dict.fromkeys(pack.deck(sets))
        for card in [pack.cards[number]]
        if (card.open or not only_open) and number not in gone
    ]
    return sorted(found, key=lambda it: (COLORS.index(it.group), it.name))


@per_language()
def drawn_on(place: str) -> str:
    """What a forest card shows, in words: the cards have no names, and those of the pack are ours."""
    for entry in real_pack().files.components():
        if entry["table"] == "location" and entry["id"] == place and entry["sort"] == "forest":
            return " ".join([named(line) for line in NARRATOR.describe(Component(entry))[1:]])
    return ""
