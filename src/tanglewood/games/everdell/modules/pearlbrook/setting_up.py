"""Laying out Pearlbrook, and redealing what of it a viewer cannot know (EX.pearlbrook.setup.*)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.player import SPRING
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.pearlbrook.part import Pearlbrook, part_of
from tanglewood.games.everdell.modules.pearlbrook.river import (
    ABSENT,
    HOME,
    NOBODY,
    PEARLBROOK,
    River,
    owners,
    river_of,
)
from tanglewood.kernel.chance import Rng

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

FIRST_BANK = 0


def first_river(table: Table) -> River:
    """The river as it is laid out for everybody at the table, whatever their number
    (EX.pearlbrook.setup.board, .players)."""
    part = part_of(table.config.pack)
    chance = table.chance
    # EX.pearlbrook.setup.river_cards, .river_pearls
    citizens = of_sort(part, True)
    locations = of_sort(part, False)
    chance.shuffle(citizens)
    chance.shuffle(locations)
    cards = citizens[: part.counts.citizens] + locations[: part.counts.locations]
    chance.shuffle(cards)
    # EX.pearlbrook.setup.adornments; the others leave the game unseen (EX.pearlbrook.setup.adornments_rest).
    pile = list(range(len(part.adornments)))
    chance.shuffle(pile)
    people = owners(table)
    kept: list[tuple[int, ...]] = []
    for owner in range(people):
        n = part.counts.adornments if adorns(table, owner) else 0
        kept.append(tuple(sorted(pile[:n]) if owner < len(table.players) else pile[:n]))
        del pile[:n]
    return River(
        tuple(cards),
        0,
        (0,) * people,
        tuple([first_frog(table, owner) for owner in range(people)]),
        tuple(kept),
        ((),) * people,
        (NOBODY,) * len(part.wonders),
        ((),) * len(table.players),
        (0,) * len(table.players),
    )


def of_sort(part: Pearlbrook, citizen: bool) -> list[int]:
    """The citizens, or the locations, among the river destinations."""
    return [number for number, card in enumerate(part.cards) if card.citizen == citizen]


def adorns(table: Table, owner: int) -> bool:
    """Whether somebody gets adornments: all but Rugwort (EX.pearlbrook.solo.setup)."""
    return owner < len(table.players) or table.config.opponent.takes_turns


def first_frog(table: Table, owner: int) -> int:
    """Everybody has a frog (EX.pearlbrook.setup.frog, EX.combine.figures). Nightweave's comes in spring
    (MW.with.pearlbrook.setup); a figure of Rugwort's blocks the first space
    (EX.pearlbrook.solo.block_river)."""
    if owner < len(table.players):
        return HOME
    return ABSENT if table.config.opponent.takes_turns else FIRST_BANK


def usual_frog(table: Table, owner: int) -> int:
    """Where a frog is if a position does not say it: at home, or where it is in this season."""
    hers = nightweave_at(table)
    if owner < len(table.players) or (hers is not None and hers.season >= SPRING):
        return HOME
    return ABSENT if hers is not None else table.players[0].season


def order_specials(pack: "Pack", specials: list[int]) -> None:
    """One of Pearlbrook's events comes first, the others as they were shuffled
    (EX.pearlbrook.setup.special_events, EX.combine.events_drawn)."""
    for i in range(len(specials)):
        if pack.events[specials[i]].set == PEARLBROOK:
            specials.insert(0, specials.pop(i))
            return


# ---------------------------------------------------------------------- what is hidden


def deal_anew(table: Table, viewer: int, rng: Rng) -> None:
    """Redeal, in place, the face-down cards of the river and the adornments of others."""
    part = part_of(table.config.pack)
    river = river_of(table)
    shown = [river.cards[space] for space in range(part.banks) if river.up >> space & 1]
    hidden: list[int] = []
    for citizen, wanted in ((True, part.counts.citizens), (False, part.counts.locations)):
        seen = len([card for card in shown if part.cards[card].citizen == citizen])
        pool = [card for card in of_sort(part, citizen) if card not in shown]
        rng.shuffle(pool)
        hidden += pool[: wanted - seen]
    rng.shuffle(hidden)
    cards = list(river.cards)
    for space in range(part.banks):
        if not river.up >> space & 1:
            cards[space] = hidden.pop()
    river.cards = tuple(cards)
    known = [number for row in river.adorned for number in row]
    if viewer >= 0:
        known += river.kept[viewer]
    pile = [number for number in range(len(part.adornments)) if number not in known]
    rng.shuffle(pile)
    kept: list[tuple[int, ...]] = []
    for owner in range(len(river.kept)):
        row = river.kept[owner]
        if owner != viewer:
            n = len(row)
            row = tuple(sorted(pile[:n]) if owner < len(table.players) else pile[:n])
            del pile[:n]
        kept.append(row)
    river.kept = tuple(kept)
