"""Whether a card can be played: there is a way to pay for it, and for what a module asks before that."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import ANY_KIND, BERRY
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run, next_below
from tanglewood.games.everdell.moves import SPEND
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.arriving import arrive
from tanglewood.games.everdell.play.costs import cost_of, within_means
from tanglewood.games.everdell.play.sources import FROM_HAND, REVEALED, OfCard
from tanglewood.games.everdell.play.ways import has_way
from tanglewood.kernel.move import Move


def can_play(table: Table, seat: int, card: int, source: int = FROM_HAND) -> bool:
    """Whether a card may be played now: there is a way, and whatever a module asks for it can be paid."""
    if table.config.watches and ask.watched(table):
        return watched_play(table, seat, card, source)
    return has_way(table, seat, card, source)


def watched_play(table: Table, seat: int, card: int, source: int, less: int = -1) -> bool:
    """Whether a card can be played where a module watches, by any way or at a reduced cost."""
    if FROM_HAND < source < REVEALED and not ask.may_take(table, seat, source - 1):
        return False
    if not ask.may_play(table, seat, card, source):
        return False
    player = table.players[seat]
    hand, seen = player.hand, player.seen
    if source == FROM_HAND:  # the card itself pays for nothing
        i = hand.index(card)
        player.hand, player.seen = hand[:i] + hand[i + 1 :], seen[:i] + seen[i + 1 :]
    n = ask.play_toll(table, seat, card, source)
    able = payable_after(table, seat, n, card, source, less)
    player.hand, player.seen = hand, seen
    return able


def payable_after(table: Table, seat: int, left: int, card: int, source: int, less: int) -> bool:
    """Whether so many pieces more can be paid and the card still be played."""
    player = table.players[seat]
    if left <= 0:
        if less < 0:
            return has_way(table, seat, card, source)
        kind = table.config.pack.cards[card]
        return within_means(table, seat, kind, cost_of(table, card, source, seat), less, ANY_KIND)
    if player.hand:
        # Cards of the hand are worth nothing else here, so they are tried first.
        hand, seen = player.hand, player.seen
        player.hand, player.seen = hand[:-1], seen[:-1]
        found = payable_after(table, seat, left - 1, card, source, less)
        player.hand, player.seen = hand, seen
        if found:
            return True
    for resource in range(4):
        if player.stock[resource]:
            player.stock[resource] -= 1
            found = payable_after(table, seat, left - 1, card, source, less)
            player.stock[resource] += 1
            if found:
                return True
    return False


def charge_for(table: Table, seat: int, card: int, source: int, less: int = -1) -> None:
    """Let a seat pay what a module asks before the card itself is paid for."""
    n = ask.play_toll(table, seat, card, source)
    if n:
        data = (n, tolls.CARDS_OR_RESOURCES, card, source, less)
        table.stack.append(Run(seat, seat, -1, PLAY_TOLL, data))


class PlayToll(tolls.Toll):
    """A toll for playing a card: only pieces may be paid that leave a way to play it."""

    shape: str = "n kinds card source n | n kinds card source -1"
    sort: str = "play toll"

    def what(self, run: Run) -> tuple[int, int, int]:
        """The card, where it comes from, and by how much its cost is reduced (-1: any way may be chosen)."""
        _, _, card, source, less = run.data
        return card, source, less

    def possible(self, table: Table, run: Run) -> bool:
        effects = table.config.pack.effects
        below = next_below(table, run, effects["pay"], effects["spare"])
        if below is None or below.seat != run.seat:
            return False
        paid = below.effect
        assert isinstance(paid, OfCard)
        card, source = paid.card(below), paid.source(below)
        if self.what(run) != (card, source, paid.reduced(below)):
            return False
        return self.fair(run, ask.play_toll(table, run.seat, card, source))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        left, kinds = self.price(run)
        card, source, less = self.what(run)
        if left <= 0:
            table.stack.pop()
            return []
        options: list[Move] = []
        stock = table.players[run.seat].stock
        for move in tolls.pieces(table, run.seat, kinds):
            if move.kind == SPEND:
                stock[move.a] -= 1
                able = payable_after(table, run.seat, left - 1, card, source, less)
                stock[move.a] += 1
            else:
                able = payable_after(table, run.seat, left - 1, card, source, less)
            if able:
                options.append(move)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        left, kinds = self.price(run)
        table.stack[-1] = run.with_data((left - 1, kinds, *self.what(run)))
        tolls.pay_piece(table, run.seat, move)


PLAY_TOLL: Final[PlayToll] = PlayToll()


PLAY_TOLL.place = "play-toll"


def may_come_free(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a seat can pay what a module asks for a card that is played free."""
    if not table.config.watches or not ask.watched(table):
        return True
    if FROM_HAND < source < REVEALED and not ask.may_take(table, seat, source - 1):
        return False
    if not ask.may_play(table, seat, card, source):
        return False
    player = table.players[seat]
    pieces = len(player.hand) - (source == FROM_HAND) + sum(player.stock)
    berry = ask.extra_berry(table, source)
    return player.stock[BERRY] >= berry and pieces - berry >= ask.play_toll(table, seat, card, source)


def come_free(table: Table, seat: int, card: int, source: int) -> None:
    """A card is played free; what a module asks for it is paid first."""
    arrive(table, seat, card, source)
    if table.config.watches and ask.watched(table):
        table.spend(seat, BERRY, ask.extra_berry(table, source))
        tolls.charge(table, seat, ask.play_toll(table, seat, card, source), tolls.CARDS_OR_RESOURCES)
