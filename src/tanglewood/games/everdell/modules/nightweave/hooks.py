"""Where the rules of the game ask Nightweave's personality, plan and intrigue; nobody asks when she has none.

Each question goes on to the one it is about; they live in files of their own.
"""

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.scheme import intrigues, personalities, plans
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.kernel.refusal import Refusal

MEADOW = 8


def watched(table: Table) -> bool:
    """Whether she is here with any module, so that the rules have to ask."""
    hers = nightweave_at(table)
    return hers is not None and hers.modules


# ---------------------------------------------------------------------- what people may do, and its price


def may_take(table: Table, seat: int, slot: int) -> bool:
    """Whether a human may draw or play the card of a Meadow slot."""
    return personalities.may_take(table, seat, slot)


def not_to_take(table: Table, seat: int, slot: int) -> Refusal | None:
    """Why a human may not draw or play the card of a Meadow slot."""
    return personalities.not_to_take(table, seat, slot)


def extra_berry(table: Table, source: int) -> int:
    """How many berries more a card of the Meadow costs; `source` is the slot plus one."""
    return personalities.extra_berry(table, source - 1) if 1 <= source <= MEADOW else 0


def play_toll(table: Table, seat: int, card: int, source: int) -> int:
    """How many cards or resources must be paid before a card is played, free or not."""
    return intrigues.play_toll(table, card, source)


def use_toll(table: Table, card: int) -> int:
    """How many cards or resources must be paid before a card of the city helps or reacts."""
    return intrigues.use_toll(table, card)


def may_hold(table: Table, card: int) -> bool:
    """Whether a card may be drawn."""
    return intrigues.may_hold(table, card)


def not_to_hold(table: Table, card: int) -> Refusal | None:
    """Why a card may not be drawn."""
    return intrigues.not_to_hold(table, card)


def forbidden(table: Table) -> Refusal | None:
    """The refusal of something that a module of hers does not allow, or not without its price."""
    return intrigues.forbidden(table)


def occupy_toll(table: Table, seat: int) -> int:
    """How many cards must be discarded before a critter is played by occupying a construction."""
    return intrigues.occupy_toll(table)


def may_go(table: Table, seat: int, place: int) -> bool:
    """Whether a human may place a worker on a place at all (a location, an event, a card of a city)."""
    return intrigues.may_go(table, place)


def place_toll(table: Table, seat: int, place: int) -> tuple[int, int]:
    """What must be paid before a worker goes to a place: how many pieces, of which kinds (toll.py)."""
    n, kinds = plans.place_toll(table, place)
    return (n, kinds) if n else intrigues.place_toll(table, place)


# ---------------------------------------------------------------------- what people did


def going(table: Table, seat: int, place: int) -> None:
    """A human is about to place a worker and has paid for it."""
    intrigues.going(table, seat, place)


def placed(table: Table, seat: int, place: int) -> None:
    """A human placed a worker; its place has not acted yet."""
    plans.placed(table, place)
    intrigues.placed(table, seat, place)


def took(table: Table, seat: int, slot: int, card: int) -> None:
    """A human drew or played a Meadow card; the gap is not filled yet."""
    personalities.took(table, seat, slot, card)


def playing(table: Table, seat: int, card: int) -> None:
    """A human plays a card into a city; it has not acted yet."""
    plans.playing(table, card)
    intrigues.playing(table, card)


def resolved(table: Table, seat: int, card: int) -> None:
    """A human's card and all reactions to it are done."""
    plans.resolved(table, seat, card)


def open_tokens(table: Table, owner: int, visitor: int, tokens: int) -> bool:
    """Whether something else happens than that the owner of a visited open card takes the tokens."""
    return plans.open_tokens(table, owner, visitor)


# ---------------------------------------------------------------------- what she does


def barred(table: Table, place: int) -> bool:
    """Whether a web token keeps her spiders away (MW.module.web_spiders)."""
    return plans.webbed(table, place) or intrigues.barred(table, place)


def blocked(table: Table) -> None:
    """She tried to place a spider on a space that is blocked."""
    plans.blocked(table)


def played_hers(table: Table, slot: int) -> None:
    """She played the card of a Meadow slot; the gap is not filled yet."""
    personalities.played_hers(table, slot)


def entered(table: Table) -> None:
    """She entered the Meadow and her card is played; the personality comes first (MW.plan.entry_order)."""
    personalities.entered(table)
    plans.entered(table)


def leaving(table: Table) -> None:
    """She prepares for a season; her pawn is still on the Meadow."""
    personalities.leaving(table)


def prepared(table: Table) -> None:
    """She has prepared for a season: the last step (MW.module.intrigue_when)."""
    plans.prepared(table)
    intrigues.prepared(table)
