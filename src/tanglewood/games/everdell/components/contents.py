"""What some boxes hold together, sorted out once: games with the same boxes begin all the time."""

from typing import Final

from tanglewood.games.everdell.board.player import Cards
from tanglewood.games.everdell.components.entries import Card, EventKind, Location

FARMS: Final = "farms"
LEGENDS: Final = ("legends_first", "legends_more")


class Contents:
    """The cards, locations and events of a mix of boxes, by their numbers."""

    def __init__(
        self, sets: tuple[str, ...], cards: list[Card], locations: list[Location], events: list[EventKind]
    ) -> None:
        here = [(number, card) for number, card in enumerate(cards) if card.set in sets]
        self.deck = deck(here, sets)
        self.kin = kin(here, len(cards))
        self.legends: Cards = tuple([number for number, card in here if card.legend])
        # Whether a card reacts to drawing or to an event.
        self.after_draw = any(card.after_draw is not None for _, card in here)
        self.after_event = any(card.after_event is not None for _, card in here)
        # EX.combine.forest_drawn
        self.forest = [i for i, it in enumerate(locations) if it.sort == "forest" and it.set in sets]
        # As many as the pack has (EV.comp.events, EV.setup.basic_events).
        self.basic_events = [i for i, it in enumerate(events) if it.basic and it.set in sets]
        self.special_events = [i for i, it in enumerate(events) if not it.basic and it.set in sets]


def deck(here: list[tuple[int, Card]], sets: tuple[str, ...]) -> list[int]:
    """Every copy of every card that belongs in the main deck (MW.corrin.setup, MW.extra.setup,
    MW.rugwort_cards.setup); seasonal Farms replace the usual ones (MW.farm.replace)."""
    farmed = {card.counts_as for _, card in here if card.set == FARMS}
    return [
        number
        for number, card in here
        if card.set not in LEGENDS and number not in farmed
        for _ in range(card.copies)
    ]


def kin(here: list[tuple[int, Card]], kinds: int) -> list[Cards]:
    """For every card the other kinds that count as it (MW.farm.counts_as, MW.legend.counts_as)."""
    found: list[list[int]] = [[] for _ in range(kinds)]
    for number, card in here:
        if card.counts_as >= 0:
            found[card.counts_as].append(number)
    return [tuple(numbers) for numbers in found]
