"""Nightweave and the small boxes: legends, Corrin's cards and Rugwort's (MW.with.*).

She ignores the texts of Extra! Extra! and of seasonal Farms like all others (MW.with.extra.ignored).
"""

from typing import Final

from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.player import GREEN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.nightweave.basics import people
from tanglewood.games.everdell.modules.nightweave.hand import discard_top, emit, her, put_in_hand, take_points
from tanglewood.games.everdell.modules.rugwort.cards import LoseCards
from tanglewood.games.everdell.moves import COPIES, REMOVE
from tanglewood.games.everdell.play.arriving import finds_space
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Said

CORRIN: Final = "corrin"
ROWDY_DISCARDS: Final = 2

# ---------------------------------------------------------------------- legends


def deal_legend(table: Table) -> None:
    """When she prepares for summer or autumn, she gets a random legend (MW.with.legends.hand)."""
    nightweave = her(table)
    seen: set[int] = {*nightweave.hand, *nightweave.city, *nightweave.away}
    for player in table.players:
        seen.update(player.legends)
        seen.update(player.city)
    rest = [legend for legend in table.config.legends if legend not in seen]
    if rest:
        put_in_hand(table, rest[table.chance.below(len(rest))], 0)
        if table.listener is not None:
            rule: dict[str, int | str] = {"rule": "MW.with.legends.hand"}
            table.emit("nightweave-legend", table.config.first, rule, chance=True)


def is_legend(table: Table, card: int) -> bool:
    return table.config.pack.cards[card].ribbon >= 0


# ---------------------------------------------------------------------- cards she plays


def is_corrins(table: Table, card: int) -> bool:
    """Whether a card is one of Corrin's, which she keeps as loot (MW.with.corrin.loot)."""
    return table.config.pack.cards[card].set == CORRIN


def robbed_by_rowdy(table: Table, rowdy: int) -> int:
    """The human whose green card her Rowdy takes; -1 if there is none to take: then he stays in her city
    like any other card (MW.with.rugwort.rowdy_no_green)."""
    for seat in people(table):
        if best_greens(table, seat, rowdy):
            return seat
    return -1


def send_rowdy(table: Table, card: int) -> None:
    """She takes a human's best green card and leaves the Rowdy there (MW.with.rugwort.rowdy_hers)."""
    seat = robbed_by_rowdy(table, card)
    table.stack.append(Run(seat, seat, -1, ROWDY, (card,)))


def best_greens(table: Table, seat: int, rowdy: int) -> list[Move]:
    """The most valuable green cards of a human's city whose space is enough for the Rowdy; legends never
    leave it."""
    pack = table.config.pack
    city = table.players[seat].city
    best = -99
    found: list[Move] = []
    for i in range(len(city)):
        card = pack.cards[city[i]]
        if card.color != GREEN or card.ribbon >= 0 or card.for_green:
            continue
        if card.points < best or not finds_space(table, table.players[seat], rowdy, i):
            continue
        if card.points > best:
            best = card.points
            found = []
        found.append(pack.moves.remove.of(seat, city[i], copy_number(city, i)))
    return found


class Rowdy(Effect):
    """The human chooses which of the most valuable green cards Nightweave takes."""

    ask: str = "ask-her-green"
    rule: str = "MW.with.rugwort.rowdy_hers"
    wants: tuple[int, ...] = (REMOVE,)
    shape: str = "card"
    below: tuple[str, ...] = ANYTHING

    def card(self, run: Run) -> int:
        """The Rowdy that comes into the human's city."""
        return run.first

    def held(self, run: Run) -> tuple[int, ...]:
        return (self.card(run),) if run.begun else ()

    def possible(self, table: Table, run: Run) -> bool:
        kind = table.config.pack.cards[self.card(run)]
        return kind.for_green and len(best_greens(table, run.seat, self.card(run))) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return best_greens(table, run.seat, self.card(run))

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        city = table.players[run.seat].city
        taken = table.remove_from_city(run.seat, find_copy(city, move.b // COPIES, move.b % COPIES))
        her(table).city = her(table).city + (taken,)
        table.add_to_city(run.seat, self.card(run))
        emit(table, "took-green", "MW.with.rugwort.rowdy_hers", taken)
        table.stack.append(Run(run.seat, run.seat, -1, ROWDY_LOSS))

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[self.card(run)].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-card")
        name = table.config.pack.cards[move.b // COPIES].name
        return no("", "not-best-green", card=name)


ROWDY: Final[Rowdy] = Rowdy()
ROWDY.place = "nightweave-rowdy"
ROWDY_LOSS: Final[LoseCards] = LoseCards(ROWDY_DISCARDS)
ROWDY_LOSS.place = "nightweave-rowdy-loss"
ROWDY_LOSS.rule = "MW.with.rugwort.rowdy_hers"
ROWDY_LOSS.title = phrase("nightweave")


# ---------------------------------------------------------------------- cards played against her


def robbed_of_green(table: Table, index: int, rowdy: int) -> int:
    """A human's Rowdy takes her green card; she discards 2 for tokens (MW.with.rugwort.rowdy_human)."""
    nightweave = her(table)
    taken = nightweave.city[index]
    nightweave.city = nightweave.city[:index] + nightweave.city[index + 1 :]
    table.shift_workers(len(table.players), index)
    nightweave.city = nightweave.city + (rowdy,)
    for _ in range(ROWDY_DISCARDS):
        if nightweave.hand:
            discard_top(table)
            take_points(table, 1, "MW.with.rugwort.rowdy_human")
    return taken
