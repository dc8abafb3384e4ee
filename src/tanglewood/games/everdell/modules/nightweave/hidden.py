"""Nightweave's hidden cards, redealt for a viewer who cannot know them (see board/knowledge.py)."""

from typing import Final

from tanglewood.games.everdell.board.knowledge import (
    HERS,
    KNOWN,
    LATEST,
    MODULES,
    Dealt,
    Slots,
    age,
    code,
    with_code,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.cards import Lair
from tanglewood.games.everdell.modules.nightweave.state import Nightweave
from tanglewood.kernel.chance import Rng

HAND: Final = MODULES
SECRET: Final = MODULES + 1
WEBBED: Final = MODULES + 2
"""Cards of the human's hand that are turned away."""


def add_places(table: Table, hers: Nightweave, slots: Slots) -> None:
    """The places of Nightweave's hidden cards; legends are redealt separately."""
    n = 0
    for i in range(len(hers.hand)):
        if table.config.pack.cards[hers.hand[i]].ribbon < 0:
            slots.add(hers.hand[i], hers.seen[i], age(hers.seen[i]), HAND, n, HERS)
            n += 1
    for i in range(len(hers.hidden)):
        slots.add(hers.hidden[i], 0, LATEST, SECRET, i, -1)
    for i in range(len(hers.webbed)):
        info = hers.webbed_seen[i]
        if code(info, slots.viewer) != KNOWN:
            slots.add(hers.webbed[i], info, age(info), WEBBED, i, table.config.first)


def take(table: Table, hers: Nightweave, dealt: list[Dealt]) -> None:
    """Lay the redealt cards into these places."""
    hand, seen = legends_last(table, hers)
    secret = list(hers.hidden)
    webbed = list(hers.webbed)
    webbed_seen = list(hers.webbed_seen)
    for where, i, card, info in dealt:
        if where == HAND:
            hand[i] = card
            seen[i] = info
        elif where == SECRET:
            secret[i] = card
        elif where == WEBBED:
            webbed[i] = card
            webbed_seen[i] = with_code(info, table.config.first, KNOWN)
    hers.hand = tuple(hand)
    hers.seen = tuple(seen)
    hers.hidden = tuple(secret)
    hers.webbed = tuple(webbed)
    hers.webbed_seen = tuple(webbed_seen)


def legends_last(table: Table, nightweave: Nightweave) -> tuple[list[int], list[int]]:
    """Her hand with the legends behind the others; nobody knows which of its cards they are."""
    cards = table.config.pack.cards
    order = [i for i, card in enumerate(nightweave.hand) if cards[card].ribbon < 0]
    order += [i for i, card in enumerate(nightweave.hand) if cards[card].ribbon >= 0]
    return [nightweave.hand[i] for i in order], [nightweave.seen[i] for i in order]


def deal_her_cards(nightweave: Nightweave, lair: Lair, rng: Rng) -> None:
    """Redeal the face-down activity deck and the winter card that left the game unseen; it is not the one
    that all see."""
    unseen = sorted([*nightweave.deck, nightweave.gone])
    if nightweave.gone < 0:
        unseen.remove(nightweave.gone)
    else:
        able = [card for card in unseen if could_be_gone(lair, card) and card != nightweave.card]
        nightweave.gone = able[rng.below(len(able))]
        unseen.remove(nightweave.gone)
    rng.shuffle(unseen)
    nightweave.deck = tuple(unseen)
    nightweave.intrigues = shuffled_pile(nightweave.intrigues, rng)
    nightweave.personalities = shuffled_pile(nightweave.personalities, rng)


def could_be_gone(lair: Lair, card: int) -> bool:
    return lair.activities[card].worker and lair.activities[card].season == 0


def shuffled_pile(cards: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """A face-down pile whose cards everybody can name, in a new order."""
    if not cards:
        return ()
    pile = sorted(cards)
    rng.shuffle(pile)
    return tuple(pile)
