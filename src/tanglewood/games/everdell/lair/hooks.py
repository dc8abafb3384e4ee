"""Where the rules of the game ask Nightweave's modules; nobody asks when she has none.

Each question goes on to her personality, her plan and her intrigue, which live in files of their own.
"""

from tanglewood.games.everdell.lair import intrigues
from tanglewood.games.everdell.table import Table


def watched(table: Table) -> bool:
    """Whether she is here with any module, so that the rules have to ask."""
    return table.nightweave is not None and table.nightweave.modules


# ---------------------------------------------------------------------- what people may do, and its price


def may_take(table: Table, seat: int, slot: int) -> bool:
    """Whether a human may draw or play the card of a Meadow slot."""
    return True


def extra_berry(table: Table, source: int) -> int:
    """How many berries more a card of the Meadow costs; `source` is the slot plus one."""
    return 0


def play_toll(table: Table, seat: int, card: int, source: int) -> int:
    """How many cards or resources must be paid before a card is played, free or not."""
    return intrigues.play_toll(table, card, source)


def use_toll(table: Table, card: int) -> int:
    """How many cards or resources must be paid before a card of the city helps or reacts."""
    return intrigues.use_toll(table, card)


def may_hold(table: Table, card: int) -> bool:
    """Whether a card may be drawn."""
    return intrigues.may_hold(table, card)


def occupy_toll(table: Table, seat: int) -> int:
    """How many cards must be discarded before a critter is played by occupying a construction."""
    return intrigues.occupy_toll(table)


def may_go(table: Table, seat: int, place: int) -> bool:
    """Whether a human may place a worker on a place at all (a location, an event, a card of a city)."""
    return intrigues.may_go(table, place)


def place_toll(table: Table, seat: int, place: int) -> tuple[int, int]:
    """What must be paid before a worker goes to a place: how many pieces, of which kinds (toll.py)."""
    return intrigues.place_toll(table, place)


# ---------------------------------------------------------------------- what people did


def going(table: Table, seat: int, place: int) -> None:
    """A human is about to place a worker and has paid for it."""
    intrigues.going(table, seat, place)


def placed(table: Table, seat: int, place: int) -> None:
    """A human placed a worker; its place has not acted yet."""
    intrigues.placed(table, seat, place)


def took(table: Table, seat: int, slot: int, card: int) -> None:
    """A human drew or played a Meadow card; the gap is not filled yet."""


def playing(table: Table, seat: int, card: int) -> None:
    """A human plays a card into a city; it has not acted yet."""
    intrigues.playing(table, card)


def resolved(table: Table, seat: int, card: int) -> None:
    """A human's card and all reactions to it are done."""


def open_tokens(table: Table, owner: int, visitor: int, tokens: int) -> bool:
    """Whether something else happens than that the owner of a visited open card takes the tokens."""
    return False


# ---------------------------------------------------------------------- what she does


def barred(table: Table, place: int) -> bool:
    """Whether a web token keeps her spiders away (MW.module.web_spiders)."""
    return intrigues.barred(table, place)


def blocked(table: Table) -> None:
    """She tried to place a spider on a space that is blocked."""


def entered(table: Table) -> None:
    """She entered the Meadow and her card is played."""


def leaving(table: Table) -> None:
    """She prepares for a season; her pawn is still on the Meadow."""


def prepared(table: Table) -> None:
    """She has prepared for a season: the last step (MW.module.intrigue_when)."""
    intrigues.prepared(table)
