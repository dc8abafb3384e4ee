"""Nightweave's personalities: what happens to the Meadow cards beside her pawn (MW.personality.*).

They act when a human draws or plays a marked card, for whatever reason, at once and before anything else
(MW.personality.trigger). Nothing is marked while she is at home.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import COLORS, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.nightweave.basics import (
    beside,
    loot_from_meadow,
    next_card,
    roll,
    throw_from_meadow,
)
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import emit, her, level_points, take_points
from tanglewood.games.everdell.modules.nightweave.state import HOME
from tanglewood.games.everdell.moves import DISCARD, LAY, SPEND, SUFFER
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.tolls import (
    CARDS_OR_RESOURCES,
    pay_piece,
    pieces,
    wealth,
)
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.modules.nightweave.cards import Personality


def personality(table: Table) -> "Personality | None":
    """The personality in force; none while Nightweave is at home."""
    nightweave = her(table)
    if nightweave.personality < 0 or nightweave.pawn == HOME:
        return None
    return lair_of(table.config.pack).personalities[nightweave.personality]


def marked(table: Table) -> list[int]:
    """The Meadow slots with web tokens (MW.personality.adjacent)."""
    found = personality(table)
    return beside(her(table).pawn, found.corners) if found is not None else []


def met(table: Table, slot: int) -> str:
    """The personality that applies to a Meadow slot; empty if the slot is not marked."""
    found = personality(table)
    return found.id if found is not None and slot in marked(table) else ""


# ---------------------------------------------------------------------- what a human may do, and its price


def may_take(table: Table, seat: int, slot: int) -> bool:
    """Whether a human may draw or play the card of a Meadow slot."""
    who = met(table, slot)
    if who == "vile":
        return False
    if who == "pessimist":  # MW.personality.pessimist_card: a card of the hand, before this one joins it
        return len(fitting(table, seat, table.config.pack.colors[table.meadow[slot]])) > 0
    if who == "needy":
        found = personality(table)
        return found is not None and table.players[seat].points >= found.tokens
    return True


def not_to_take(table: Table, seat: int, slot: int) -> Refusal | None:
    """Why a human may not draw or play the card of a Meadow slot: the personality says so."""
    if may_take(table, seat, slot):
        return None
    found = personality(table)
    assert found is not None
    card = table.config.pack.cards[table.meadow[slot]].name
    return no(found.rule, "her-card", card=card, name=found.name)


def extra_berry(table: Table, slot: int) -> int:
    """How many extra berries it costs to play the card of a slot (MW.personality.privileged)."""
    found = personality(table)
    return found.berries if found is not None and found.berries and slot in marked(table) else 0


def fitting(table: Table, seat: int, color: int) -> tuple[int, ...]:
    """Cards of the hand in a colour."""
    colors = table.config.pack.colors
    return tuple([card for card in table.players[seat].hand if colors[card] == color])


# ---------------------------------------------------------------------- what happens


def took(table: Table, seat: int, slot: int, card: int, held: bool) -> None:
    """A human drew the card of a slot into the hand (`held`) or played it; the gap is not filled yet."""
    who = met(table, slot)
    pack = table.config.pack
    if who == "nasty":
        table.stack.append(Run(seat, seat, -1, NASTY, (max(1, pack.points[card]),)))
    elif who == "pessimist":
        data = (slot, pack.colors[card], card) if held else (slot, pack.colors[card])
        table.stack.append(Run(seat, seat, -1, PESSIMIST, data))
    elif who == "gambler":
        gamble(table)
    elif who == "idler":
        throw_from_meadow(table, marked(table), "MW.personality.idler")
        table.fill_meadow()
    elif who == "needy":
        found = personality(table)
        assert found is not None
        table.players[seat].points -= found.tokens
        table.emit_open("paid", seat, points=found.tokens)
        take_points(table, found.tokens, "MW.personality.needy")  # MW.nw.give.points


def gamble(table: Table) -> None:
    """She moves to another slot and keeps its card."""
    nightweave = her(table)
    table.fill_meadow()
    if nightweave.finished:  # MW.personality.gambler_finished
        return
    slot = nightweave.pawn
    while slot == nightweave.pawn:
        slot = roll(table, "MW.personality.gambler")
    slot = next_card(table, slot)
    if slot >= 0:
        loot_from_meadow(table, slot, "MW.personality.gambler")
        nightweave.pawn = slot
        emit(table, "moved", "MW.personality.gambler", slot=slot)
        table.fill_meadow()


def played_hers(table: Table, slot: int) -> None:
    """She played the card of a Meadow slot herself."""
    if met(table, slot) == "vile":
        take_points(table, level_points(table), "MW.personality.vile")


def entered(table: Table) -> None:
    found = personality(table)
    if found is not None and found.id == "idler":
        throw_from_meadow(table, marked(table), "MW.personality.idler")
        table.fill_meadow()


def leaving(table: Table) -> None:
    """She prepares for a season; her pawn is still there."""
    found = personality(table)
    if found is not None and found.id == "infernal":
        for slot in marked(table):
            if table.meadow[slot] != NO_CARD:
                loot_from_meadow(table, slot, "MW.personality.infernal")
        table.fill_meadow()


class OfPersonality(Effect):
    """A decision that Nightweave's personality leaves to a human."""

    id: str = ""
    """The id of the personality."""
    sort: str = "personality"

    def possible(self, table: Table, run: Run) -> bool:
        found = personality(table)
        return found is not None and found.id == self.id

    def rule_of(self, table: Table, run: Run) -> str:
        return lair_of(table.config.pack).personalities[her(table).personality].rule

    def title_of(self, table: Table, run: Run) -> Said:
        return lair_of(table.config.pack).personalities[her(table).personality].name


class Nasty(OfPersonality):
    """She takes tokens; a card or a resource averts each."""

    id: str = "nasty"
    wants: tuple[int, ...] = (DISCARD, SPEND, SUFFER)
    shape: str = "n"

    def left(self, run: Run) -> int:
        """How many tokens are left to avert."""
        return run.first

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if self.left(run) and wealth(table, run.seat, CARDS_OR_RESOURCES):
            return [*pieces(table, run.seat, CARDS_OR_RESOURCES), table.config.pack.moves.suffer]
        table.stack.pop()
        take_points(table, self.left(run), "MW.personality.nasty")
        return []

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.suffer:
            table.stack.pop()
            take_points(table, self.left(run), "MW.personality.nasty")
        else:
            table.stack[-1] = run.with_data((self.left(run) - 1,))
            pay_piece(table, run.seat, move)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-nasty", n=self.left(run))


class Pessimist(OfPersonality):
    """A card of the hand fills the gap, but not the one that left it (MW.personality.pessimist_card)."""

    id: str = "pessimist"
    wants: tuple[int, ...] = (LAY,)
    shape: str = "slot color | slot color card"

    def slot(self, run: Run) -> int:
        """The gap in the Meadow."""
        return run.first

    def color(self, run: Run) -> int:
        """The colour of the card that was there."""
        return run.rest[0]

    def taken(self, run: Run) -> int:
        """That card, if it is in the hand now; NO_CARD if it was played."""
        return run.rest[1] if len(run.rest) > 1 else NO_CARD

    def fillers(self, table: Table, run: Run) -> tuple[int, ...]:
        """The cards of the hand that may fill the gap; another copy of the one taken may."""
        found = list(fitting(table, run.seat, self.color(run)))
        if self.taken(run) in found:
            found.remove(self.taken(run))
        return tuple(found)

    def possible(self, table: Table, run: Run) -> bool:
        taken = self.taken(run)
        if taken != NO_CARD and taken not in fitting(table, run.seat, self.color(run)):
            return False
        return super().possible(table, run) and table.meadow[self.slot(run)] == NO_CARD

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = unlike(table.config.pack.moves.lay, self.fillers(table, run))
        if not options:  # happens only in an imagined world: the deck fills it
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        table.take_from_hand(run.seat, move.a)
        table.set_slot(self.slot(run), move.a)
        if table.listener is not None:
            name = table.config.pack.cards[move.a].id
            values: dict[str, int | str] = {"rule": "MW.personality.pessimist", "card": name}
            table.emit("laid", run.seat, {**values, "slot": self.slot(run) + 1})

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 1

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-pessimist", slot=self.slot(run) + 1, color=COLORS[self.color(run)])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        card = table.config.pack.cards[move.a].name
        if move.a == self.taken(run):
            return no("MW.personality.pessimist_card", "taken-there", card=card)
        return no("", "other-color", card=card, color=COLORS[self.color(run)])


NASTY: Final[Nasty] = Nasty()
NASTY.place = "nasty"
PESSIMIST: Final[Pessimist] = Pessimist()
PESSIMIST.place = "pessimist"
