"""Green cards: production, and the two critters that use another green card."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.city import WEB, copy_number, find_copy, moved_up
from tanglewood.games.everdell.board.player import GREEN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.moves import ACTIVATE, COPIES
from tanglewood.games.everdell.play.reasons import legend_stays, no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def activate(table: Table, seat: int, owner: int, index: int) -> None:
    """Use a green card of any city; this seat gains."""
    card = table.config.pack.cards[table.city_of(owner)[index]]
    assert card.produce is not None
    table.emit_open("activated", seat, owner=owner, card=card.id)
    card.produce.start(table, seat, owner, index)


def active_cards(table: Table, seat: int, owner: int, sweeps: bool, moles: bool, but: int = -1) -> list[Move]:
    """Green cards of a city that would do something, one move for each that differs.

    Without `moles`, cards that cannot be copied are left out too; the card at `but` is always left out.
    """
    pack = table.config.pack
    city = table.city_of(owner)
    found: list[Move] = []
    keys: list[tuple[int, int]] = []
    for i in range(len(city)):
        card = pack.cards[city[i]]
        if card.produce is None or (card.sweeps and not sweeps) or (not card.copied and not moles):
            continue
        if (
            card.ribbon >= 0 or i == but or card.for_green
        ):  # MW.legend.never_leaves, MW.rugwort_cards.rowdy_copied
            continue
        if table.opponent is not None and webbed(table, owner, i):
            continue
        mark = table.players[owner].marks[i] if owner < len(table.players) and card.keeps else 0
        if (city[i], mark) not in keys and card.produce.can(table, seat, owner, i):
            keys.append((city[i], mark))
            found.append(pack.moves.activate.of(owner, city[i], copy_number(city, i)))
    return found


def inactive(table: Table, seat: int, owner: int, index: int) -> Refusal | None:
    """Why a green card of a city does nothing for this seat, whatever wants to use it."""
    kind = table.config.pack.cards[table.city_of(owner)[index]]
    if kind.for_green:
        return no("MW.rugwort_cards.rowdy_copied", "rowdy", card=kind.name)
    if table.opponent is not None and webbed(table, owner, index):
        return no("MW.plan.web_barricade", "barricaded", card=kind.name)
    if kind.produce is not None and not kind.produce.can(table, seat, owner, index):
        return no("", "in-vain", place=kind.name)
    return None


def webbed(table: Table, owner: int, index: int) -> bool:
    """Whether a web token keeps a green card from acting (MW.plan.web_barricade)."""
    return owner < len(table.players) and table.players[owner].marks[index] & WEB != 0


def chosen(table: Table, move: Move) -> int:
    """The place in its city of the card a move names."""
    return find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES)


class ActivateGreen(Effect):
    """Activate one green card of the player's city, never a Chip Sweep (EV.card.chip_sweep)."""

    pattern: ClassVar[str] = r"activate green"
    ask: str = "ask-activate"
    wants: tuple[int, ...] = (ACTIVATE,)
    sweeps: bool = False
    """Whether a Chip Sweep is allowed."""
    estimate: float = 1.2

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        # A Miner Mole of the player's city will do; it cannot copy a Chip Sweep (EV.card.chip_sweep.mole).
        return len(active_cards(table, seat, owner, False, seat == owner)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        # In another city (MW.power.snails) what a Miner Mole may not copy is out of reach too.
        options = active_cards(table, run.seat, run.owner, False, run.seat == run.owner)
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        activate(table, run.seat, move.a, chosen(table, move))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a != run.owner:
            return no("", "own-city") if run.owner == run.seat else no("", "that-city")
        if kind.ribbon >= 0:
            return no("MW.legend.activated", "legend-acts", card=kind.name)
        if kind.sweeps and not self.sweeps:
            return no("", "no-sweep", card=kind.name)
        if not kind.copied and run.seat != run.owner:
            return no("", "not-copied", card=kind.name)
        return inactive(table, run.seat, move.a, chosen(table, move))


class CopyGreen(Effect):
    """Use a green card of another city as if standing there (EV.card.miner_mole)."""

    pattern: ClassVar[str] = r"copy green"
    ask: str = "ask-copy-green"
    wants: tuple[int, ...] = (ACTIVATE,)
    estimate: float = 1.2

    def targets(self, table: Table, seat: int) -> list[Move]:
        found: list[Move] = []
        for owner in table.rivals(seat):  # EV.solo.mole
            found.extend(active_cards(table, seat, owner, False, False))
        if self.bounces(table, seat):
            found.extend(active_cards(table, seat, seat, False, False))
        return found

    def bounces(self, table: Table, seat: int) -> bool:
        """Whether another mole looks back at the player's city (EV.card.miner_mole.bounce)."""
        for owner in table.rivals(seat):
            for card in table.city_of(owner):
                if table.config.pack.cards[card].copies_others:
                    return True
        return False

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.targets(table, run.seat)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]  # EV.card.miner_mole.may

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            activate(table, run.seat, move.a, chosen(table, move))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a == run.seat and not self.bounces(table, run.seat):
            return no("", "other-cities")
        legend = legend_stays(table, move.b // COPIES)
        if legend is not None:
            return legend
        if kind.keeps:
            return no("EV.card.miner_mole.storehouse", "not-copied", card=kind.name)
        if kind.sweeps or kind.copies_others:
            return no("EV.card.miner_mole.bounce", "last-link", card=kind.name)
        return inactive(table, run.seat, move.a, chosen(table, move))


class Produce(Effect):
    """Every green card of the player's city activates once (EV.season.production).

    Sure gains come first, unasked: nothing can make them worse, and what follows may want them. For the rest
    the owner names the order and sees each result (EV.season.production_order). A card that would do nothing
    is not offered; it may become useful later.
    """

    pattern: ClassVar[str] = r"produce"
    ask: str = "ask-produce"
    wants: tuple[int, ...] = (ACTIVATE,)
    shape: str = "| -1 *index"
    below: tuple[str, ...] = ANYTHING

    def waiting(self, run: Run) -> tuple[int, ...]:
        """The places of the cards that wait; a -1 before them says that it has begun."""
        return run.rest

    def possible(self, table: Table, run: Run) -> bool:
        waiting = self.waiting(run)
        size = len(table.players[run.seat].city)
        return len(set(waiting)) == len(waiting) and all(i < size for i in waiting)

    def moved_up(self, data: tuple[int, ...], index: int) -> tuple[int, ...]:
        return (*data[:1], *moved_up(data[1:], index))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.players[seat].colors[GREEN] > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        pack = table.config.pack
        city = table.players[run.seat].city
        if not run.begun:
            waiting: list[int] = [-1]
            for i in range(len(city)):
                card = pack.cards[city[i]]
                if card.produce is not None:
                    if table.opponent is not None and webbed(table, run.seat, i):
                        continue
                    if not card.sure:
                        waiting.append(i)
                    elif card.produce.can(table, run.seat, run.seat, i):
                        activate(table, run.seat, run.seat, i)
            table.stack[-1] = run.with_data(tuple(waiting))
            return []
        options: list[Move] = []
        for i in self.waiting(run):
            card = pack.cards[city[i]]
            useful = card.produce is not None and card.produce.can(table, run.seat, run.seat, i)
            if useful and (card.keeps or not self.offered(table, run, i, card)):
                options.append(pack.moves.activate.of(run.seat, city[i], copy_number(city, i)))
        # Nothing is declined here: what may be declined asks by itself (EV.season.production_choices).
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        here = chosen(table, move)
        table.stack[-1] = run.with_data((-1, *[i for i in self.waiting(run) if i != here]))
        activate(table, run.seat, run.seat, here)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-city")
        here = chosen(table, move)
        kind = table.config.pack.cards[move.b // COPIES]
        if table.opponent is not None and webbed(table, move.a, here):
            return no("MW.plan.web_barricade", "barricaded", card=kind.name)
        useful = kind.produce is not None and kind.produce.can(table, run.seat, run.seat, here)
        if here not in self.waiting(run) and (useful or not kind.sure):
            return no("EV.season.production", "acted", card=kind.name)
        return no("", "in-vain", place=kind.name) if not useful else None

    def offered(self, table: Table, run: Run, index: int, card: "Card") -> bool:
        """Whether an earlier waiting card of the same kind stands for this one too."""
        city = table.players[run.seat].city
        for i in self.waiting(run):
            if i >= index:
                return False
            if (
                city[i] == city[index]
                and card.produce is not None
                and card.produce.can(table, run.seat, run.seat, i)
            ):
                return True
        return False


PRODUCE: Final[Produce] = Produce()
PRODUCE.place = "produce"
PRODUCE.rule = "EV.season.production"

EFFECTS: Final[tuple[type[Effect], ...]] = (
    ActivateGreen,
    CopyGreen,
    Produce,
)
"""Effects that the pack can name."""
