"""Questions that the rules put to the modules in play (module.py); each combines their answers into one.

Bans and tolls are asked for only if some module watches (`watched`).
"""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.player import Cards
    from tanglewood.games.everdell.effects.base import Run
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.text.phrase import Said


def watched(table: Table) -> bool:
    """Whether a module watches what seats do, so that the rules have to ask it about bans and tolls."""
    for module in table.config.watches:
        if module.watches(table):
            return True
    return False


# ---------------------------------------------------------------------- what seats may do


def rival_points(table: Table) -> dict[str, int]:
    """Points that modules give the opponent without a seat, by source."""
    found: dict[str, int] = {}
    for module in table.config.modules:
        found.update(module.rival_points(table))
    return found


def figure_places(table: Table) -> "list[int]":
    """Locations of modules where the figure of the Spiders may stand."""
    return [place for module in table.config.modules for place in module.figure_places(table)]


def may_take(table: Table, seat: int, slot: int) -> bool:
    """Whether a seat may draw or play the card of a Meadow slot."""
    for module in table.config.modules:
        if not module.may_take(table, seat, slot):
            return False
    return True


def not_to_take(table: Table, seat: int, slot: int) -> Refusal | None:
    """Why a seat may not draw or play the card of a Meadow slot."""
    for module in table.config.modules:
        refusal = module.not_to_take(table, seat, slot)
        if refusal is not None:
            return refusal
    return None


def may_hold(table: Table, card: int) -> bool:
    """Whether a card may go to a seat's hand."""
    for module in table.config.modules:
        if not module.may_hold(table, card):
            return False
    return True


def not_to_hold(table: Table, card: int) -> Refusal | None:
    """Why a card may not go to a seat's hand."""
    for module in table.config.modules:
        refusal = module.not_to_hold(table, card)
        if refusal is not None:
            return refusal
    return None


def may_go(table: Table, seat: int, place: int) -> bool:
    """Whether a worker may be placed on a location, an event or a card at all."""
    for module in table.config.modules:
        if not module.may_go(table, seat, place):
            return False
    return True


def may_play(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a seat may play a card from where it lies, paid or free."""
    for module in table.config.modules:
        if not module.may_play(table, seat, card, source):
            return False
    return True


def not_to_play(table: Table, seat: int, card: int, source: int) -> Refusal | None:
    """Why it may not."""
    for module in table.config.modules:
        refusal = module.not_to_play(table, seat, card, source)
        if refusal is not None:
            return refusal
    return None


def forbidden(table: Table) -> Refusal | None:
    """The refusal of something that a module forbids, or allows only for a price."""
    for module in table.config.modules:
        refusal = module.forbidden(table)
        if refusal is not None:
            return refusal
    return None


def refuse(table: Table, seat: int, move: "Move") -> Refusal | None:
    """Why a module does not allow an action that would be possible without it."""
    for module in table.config.modules:
        refusal = module.refuse(table, seat, move)
        if refusal is not None:
            return refusal
    return None


def refuse_way(table: Table, run: "Run", move: "Move") -> Refusal | None:
    """Why a module does not allow a way to pay that would be possible without it."""
    for module in table.config.modules:
        refusal = module.refuse_way(table, run, move)
        if refusal is not None:
            return refusal
    return None


# ---------------------------------------------------------------------- tolls


def extra_cost(table: Table, seat: int, card: int) -> list[int]:
    """What a card costs a seat besides, by resource; empty: nothing."""
    total: list[int] = []
    for module in table.config.modules:
        more = module.extra_cost(table, seat, card)
        if more:
            total = [total[i] + more[i] for i in range(4)] if total else more
    return total


def extra_berry(table: Table, source: int) -> int:
    """How many extra berries a card costs because of where it comes from."""
    more = 0
    for module in table.config.modules:
        more += module.extra_berry(table, source)
    return more


def play_toll(table: Table, seat: int, card: int, source: int) -> int:
    """How many cards or resources must be paid before a card is played, free or not."""
    n = 0
    for module in table.config.modules:
        n += module.play_toll(table, seat, card, source)
    return n


def use_toll(table: Table, card: int) -> int:
    """How many cards or resources must be paid before a card of the city helps or reacts."""
    n = 0
    for module in table.config.modules:
        n += module.use_toll(table, card)
    return n


def occupy_toll(table: Table, seat: int) -> int:
    """How many cards must be discarded before a construction brings in a critter free."""
    n = 0
    for module in table.config.modules:
        n += module.occupy_toll(table, seat)
    return n


def place_toll(table: Table, seat: int, place: int) -> tuple[int, int]:
    """What must be paid before a worker goes to a place: how many pieces, of which kinds (tolls.py)."""
    for module in table.config.modules:
        n, kinds = module.place_toll(table, seat, place)
        if n:
            return n, kinds
    return 0, 0


def place_tolls(table: Table, seat: int, place: int) -> list[tuple[int, int]]:
    """All that must be paid there, if several modules ask for something."""
    found = [module.place_toll(table, seat, place) for module in table.config.modules]
    return [toll for toll in found if toll[0]]


def toll_for(table: Table) -> "tuple[str, Said]":
    """The rule and the name of what asks for a toll."""
    for module in table.config.modules:
        asker = module.toll_for(table)
        if asker is not None:
            return asker
    return "", ""


# ---------------------------------------------------------------------- what seats did


def card_played(table: Table, seat: int, card: int) -> None:
    """A card comes into a city; it has not acted yet."""
    for module in table.config.modules:
        module.card_played(table, seat, card)


def took(table: Table, seat: int, slot: int, card: int, held: bool) -> None:
    """A seat drew or played a card of the Meadow (see Module.took); the gap is not filled yet."""
    for module in table.config.modules:
        module.took(table, seat, slot, card, held)


def open_tokens(table: Table, owner: int, visitor: int, tokens: int) -> bool:
    """Whether something else happens instead of the owner of a visited open card taking the tokens."""
    for module in table.config.modules:
        if module.open_tokens(table, owner, visitor, tokens):
            return True
    return False


def worker_placed(table: Table, seat: int, place: int, plays: bool) -> None:
    """A worker has come to a location or event (-1: a card) whose effect follows."""
    for module in table.config.worker_placed:
        module.worker_placed(table, seat, place, plays)


# ---------------------------------------------------------------------- workers with a name of their own


def workers_apart(table: Table, seat: int) -> int:
    """How many workers of a seat are at home that are not placed like the others."""
    n = 0
    for module in table.config.workers_apart:
        n += module.workers_apart(table, seat)
    return n


def worker_flags(table: Table, seat: int, place: int) -> int:
    """The flags of the worker that is coming to a place now."""
    flags = 0
    for module in table.config.worker_flags:
        flags |= module.worker_flags(table, seat, place)
    return flags


def home_flags(table: Table, seat: int) -> int:
    """The flags of the worker that leaves a seat's home where nobody chooses which."""
    flags = 0
    for module in table.config.worker_flags:
        flags |= module.home_flags(table, seat)
    return flags


def own_ability(table: Table, seat: int, placing: bool = False) -> bool:
    """Whether the worker that was placed last, or is being placed now, uses an ability of its own."""
    for module in table.config.worker_flags:
        if module.own_ability(table, seat, placing):
            return True
    return False


def worker_lifted(table: Table, seat: int, place: int) -> None:
    """A worker was lifted to be placed elsewhere."""
    for module in table.config.worker_flags:
        module.worker_lifted(table, seat, place)


# ---------------------------------------------------------------------- cards and places of their own


def may_join(table: Table, seat: int) -> bool:
    """Whether a seat's workers may stand where another seat's worker stands."""
    for module in table.config.may_join:
        if module.may_join(table, seat):
            return True
    return False


def joins_now(table: Table, seat: int) -> bool:
    """Whether the worker that is being placed may do so: not one with an ability of its own
    (EX.combine.powers_big, MW.power.add_on).
    """
    return may_join(table, seat) and not own_ability(table, seat, True)


def own_places(table: Table) -> "Cards":
    """Locations that modules bring to the table."""
    found: Cards = ()
    for module in table.config.own_places:
        found = found + module.own_places(table)
    return found


def told_apart(table: Table, seat: int, index: int) -> int:
    """A number that differs for cards of one kind that are not the same to their owner."""
    found = 0
    for module in table.config.told_apart:
        found = 1000 * found + module.told_apart(table, seat, index)
    return found


def kept_cards(table: Table, seat: int) -> "Cards":
    """Cards beside a city that are played as if they were in the hand or the Meadow."""
    found: Cards = ()
    for module in table.config.kept_cards:
        found = found + module.kept_cards(table, seat)
    return found


def take_up(table: Table, seat: int, card: int, source: int) -> None:
    """Take a card from a source that a module adds."""
    for module in table.config.modules:
        module.take_up(table, seat, card, source)


def begin_drawing(table: Table, seat: int, n: int) -> int:
    """Draw for an effect that looks at the cards drawn last. Returns how many there are, or will be."""
    for module in table.config.begin_drawing:
        coming = module.begin_drawing(table, seat, n)
        if coming >= 0:
            return coming
    return table.take_top(seat, n, False)


def go_on_drawing(table: Table, seat: int, n: int) -> None:
    """The effect that began to draw lies on top of the stack."""
    for module in table.config.begin_drawing:
        module.go_on_drawing(table, seat, n)


def resources_beside(table: Table, seat: int, hard: bool) -> int:
    """Resources among a module's things that count as owned; with `hard` only resin and pebbles."""
    total = 0
    for module in table.config.modules:
        total += module.resources_beside(table, seat, hard)
    return total
