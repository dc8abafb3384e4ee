"""Nightweave's arrow, die, Meadow, loot and events: small functions that the rules may call anywhere."""

from typing import Final

from tanglewood.games.everdell.board.player import NO_CARD, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import emit, her
from tanglewood.games.everdell.modules.nightweave.state import HOME, nightweave_at

LARGE_DIE: Final = 12
"""Her die with Newleaf, whose station it names too (MW.with.newleaf.setup)."""
COLUMNS: Final = 4
SLOTS: Final = 8
"""The Meadow is two rows of four slots."""


def clockwise(table: Table) -> bool:
    """The arrow of the current activity card (MW.nw.tie.use)."""
    return lair_of(table.config.pack).activities[her(table).card].clockwise


def people(table: Table) -> list[int]:
    """The humans, beginning with the one the arrow points to; the next player sits on Nightweave's left."""
    first = table.config.first  # MW.nw.rule.pick_human
    others = [seat for seat in range(len(table.players)) if seat != first]
    return [first, *others] if clockwise(table) else [*others, first]


def taken(table: Table, place: int) -> bool:
    """Whether anybody stands on an exclusive space."""
    for player in table.players:
        for spot in player.placed:
            if spot & SPOT == place:
                return True
    return place in her(table).placed


def plan_of(table: Table) -> str:
    """The id of Nightweave's plan, or nothing."""
    plan = her(table).plan
    return lair_of(table.config.pack).plans[plan].id if plan >= 0 else ""


def spins(table: Table) -> bool:
    """Whether intrigues are in play."""
    return bool(table.config.options["intrigues"]) or (
        nightweave_at(table) is not None and plan_of(table) == "plot_thickens"
    )


def spins_for(table: Table, seat: int) -> bool:
    """Whether intrigues are in play and this seat is the only human, whom they affect."""
    return spins(table) and seat == table.config.first


def shuffled(table: Table, cards: list[int]) -> tuple[int, ...]:
    table.chance.shuffle(cards)
    return tuple(cards)


def roll(table: Table, rule: str) -> int:
    """Roll Nightweave's die. Returns the slot it names, counted from 0."""
    sides = LARGE_DIE if table.config.plays("newleaf") else lair_of(table.config.pack).die
    die = table.chance.below(sides)
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "die": die + 1}
        table.emit("nightweave-rolled", table.config.first, values, chance=True)
    return die


def next_card(table: Table, slot: int) -> int:
    """The next slot clockwise from here on that holds a card, or -1 (MW.nw.prepare.random_meadow)."""
    ring = lair_of(table.config.pack).meadow
    here = ring.index(slot)
    for i in range(len(ring)):
        found = ring[(here + i) % len(ring)]
        if table.meadow[found] != NO_CARD:
            return found
    return -1


# ---------------------------------------------------------------------- Meadow and loot


def throw_from_meadow(table: Table, slots: list[int], rule: str) -> None:
    """Discard these cards of the Meadow; the gaps stay for now."""
    for slot in slots:
        card = table.meadow[slot]
        if card != NO_CARD:
            table.set_slot(slot, NO_CARD)
            table.discard_open(card)
            emit(table, "cleared", rule, card, slot=slot)


def loot_from_meadow(table: Table, slot: int, rule: str) -> None:
    """A card of the Meadow becomes loot; the gap stays for now."""
    card = table.meadow[slot]
    table.set_slot(slot, NO_CARD)
    keep_as_loot(table, card, rule)


def keep_as_loot(table: Table, card: int, rule: str) -> None:
    nightweave = her(table)
    nightweave.loot = nightweave.loot + (card,)
    emit(table, "looted", rule, card)


def keep_secret(table: Table, n: int, rule: str) -> None:
    """Put `n` cards of the deck into the loot, seen by nobody."""
    nightweave = her(table)
    kept = 0
    for _ in range(n):
        card = table.turn_up()
        if card == NO_CARD:
            break
        nightweave.hidden = nightweave.hidden + (card,)
        kept += 1
    if kept and table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "n": kept}
        table.emit("nightweave-secret", table.config.first, values, chance=True)


# ---------------------------------------------------------------------- events


def clear_event(table: Table, number: int) -> None:
    """Web tokens leave an event that is achieved (MW.plan.masquerade)."""
    nightweave = her(table)
    webs = nightweave.event_webs
    if webs and webs[number]:
        nightweave.event_webs = webs[:number] + (0,) + webs[number + 1 :]


def take_event(table: Table, number: int, rule: str) -> None:
    """Nightweave takes an event, without cost or effect."""
    nightweave = her(table)
    event = table.config.pack.events[number]
    table.claimed |= 1 << number
    clear_event(table, number)
    nightweave.events = (*nightweave.events, number)
    if not event.basic and not rule:
        nightweave.special = True
    if table.listener is not None:
        usual = "MW.nw.worker.basic_event" if event.basic else "MW.nw.worker.special_event"
        values: dict[str, int | str] = {"rule": rule or usual, "event": event.id}
        table.emit("nightweave-claimed", table.config.first, values)


# MW.personality.adjacent
def beside(pawn: int, corners: bool = True) -> list[int]:
    """The slots that touch the pawn's, corners included unless a card says otherwise."""
    found: list[int] = []
    if HOME < pawn < SLOTS:
        for slot in range(SLOTS):
            across = abs(slot % COLUMNS - pawn % COLUMNS)
            down = abs(slot // COLUMNS - pawn // COLUMNS)
            if slot != pawn and across <= 1 and down <= 1 and (corners or across + down == 1):
                found.append(slot)
    return found
