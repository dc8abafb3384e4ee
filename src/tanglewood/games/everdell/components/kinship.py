"""Which kinds of cards belong together: those that share a space, and legends with the cards they replace."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.player import Cards

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def blocking(cards: "list[Card]") -> list[int]:
    """For every card the legend that keeps it out of a city (MW.legend.blocks); -1: none."""
    found = [-1] * len(cards)
    for number, legend in enumerate(cards):
        if legend.legend:
            for i, card in enumerate(cards):
                if not card.legend and legend.ribbon in (i, card.counts_as):
                    found[i] = number
    return found


def couples(cards: "list[Card]") -> list[tuple[int, Cards]]:
    """Cards that share a space with another card: the Husband with a Wife, or what counts as one."""
    found: list[tuple[int, Cards]] = []
    for i, card in enumerate(cards):
        if card.partner > i and not card.legend:
            others = [number for number, it in enumerate(cards) if it.counts_as == card.partner]
            found.append((i, (card.partner, *others)))
    return found


def row(chosen: list[int], cards: int) -> bytes:
    """A byte for every card, and behind these for every face-down one: 1 for those chosen; empty if none is.

    Bytes because they are small: whether a critter may move in is asked all the time, of all of them.
    """
    return bytes([int(card in chosen) for card in range(2 * cards)]) if chosen else b""
