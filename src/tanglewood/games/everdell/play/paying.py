"""Paying for a card: the way is chosen first, out of those that are open (ways.py).

Each step is a small decision: first the way, then, where a reduction or the Judge leaves a choice, one
resource at a time. What has exactly one answer is not asked.
"""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.knowledge import CODES, KNOWN, LATEST, code, with_age
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.arriving import comes_from
from tanglewood.games.everdell.play.playing import charge_for
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, OfCard
from tanglewood.games.everdell.play.ways import has_way, known_ways, way_of
from tanglewood.games.everdell.presentation.phrases import phrase, price
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase


class ChooseWay(OfCard):
    """How a card is paid for.

    A card is paid in one way only: a free play never goes with an ability (EV.play.ability_with_free).
    """

    rule: str = "EV.play.cost"
    below: tuple[str, ...] = ("play toll",)

    def possible(self, table: Table, run: Run) -> bool:
        card, source = self.card(run), self.source(run)
        return comes_from(table, run.seat, card, source) and has_way(table, run.seat, card, source)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        card, source = self.card(run), self.source(run)
        kind = self.kind(table, run)
        options: list[Move] = []
        for way in table.config.ways:
            if way.suits(kind):
                options.extend(way.options(table, run.seat, card, source))
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        way = way_of(table.config.ways, move)
        assert way is not None
        way.take(table, run.seat, self.card(run), self.source(run), move)

    def asks(self, table: Table, run: Run) -> Phrase:
        kind = self.kind(table, run)
        return phrase("ask-pay", card=kind.name, cost=price(kind.cost))

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return tuple([word for way in known_ways(table) for word in way.words])

    def refuse(self, table: Table, run: Run, move: Move) -> Refusal:
        way = way_of(known_ways(table), move)
        if way is None:
            return super().refuse(table, run, move)
        why = ask.refuse_way(table, run, move) if ask.watched(table) else None
        return why or way.refuse(table, run.seat, self.card(run), self.source(run), move)


CHOOSE_WAY: Final[ChooseWay] = ChooseWay()
CHOOSE_WAY.place = "pay"


def take_up(table: Table, seat: int, card: int, source: int) -> None:
    """A card of the hand, or a legend beside it, is laid on the table."""
    if source == FROM_HAND:
        lay_open(table, seat, card)
    elif source == FROM_LEGENDS:
        player = table.players[seat]
        player.legends = tuple([legend for legend in player.legends if legend != card])
    else:
        ask.take_up(table, seat, card, source)


def lay_open(table: Table, seat: int, card: int) -> None:
    """Lay a card of the hand on the table to pay for it. Its player may still take it back, so the others
    see none of it before it is paid; who knew of it before is kept for them."""
    table.players[seat].laid = table.take_from_hand(seat, card) & CODES


def start_paying(table: Table, seat: int, card: int, source: int) -> None:
    """A card is to be played for its cost; one of the hand or a legend is laid on the table first."""
    take_up(table, seat, card, source)
    table.stack.append(Run(seat, seat, -1, CHOOSE_WAY, (card, source)))
    if ask.watched(table):
        charge_for(table, seat, card, source)


# ---------------------------------------------------------------------- in worlds that others imagine


def way_is_open(table: Table, seat: int) -> bool:
    """Whether this seat (or a spectator) waits while another one chooses how to pay for a card of its hand,
    and nothing else is under way: what it knows of the card is that there are several ways."""
    if len(table.stack) != 2:
        return False
    run = table.stack[1]
    if not isinstance(run, Run) or run.effect is not CHOOSE_WAY or run.seat == seat:
        return False
    return run.second == FROM_HAND


def take_back(table: Table, viewer: int) -> None:
    """Put that card back into the hand. Which one it was leaves no trace for this viewer: cards it knows come
    first, sorted, and all places count as drawn from the latest deck that any of them can be from."""
    run = table.stack[1]
    assert isinstance(run, Run)
    player = table.players[run.seat]
    made = table.youngest(run.seat) if player.hand else min(table.generation, LATEST)
    known: list[tuple[int, int]] = []
    others: list[tuple[int, int]] = []
    cards = (*player.hand, run.first)
    infos = (*player.seen, player.laid)
    for i in range(len(cards)):
        row = known if code(infos[i], viewer) == KNOWN else others
        row.append((cards[i], with_age(infos[i], made)))
    known.sort()
    row = known + others
    player.hand = tuple([card for card, _ in row])
    player.seen = tuple([info for _, info in row])
    player.laid = 0


def lay_another(table: Table, rng: Rng) -> bool:
    """Lay a card of that hand, as it is imagined, on the table: any for which there are several ways to pay.
    False if the hand has none."""
    run = table.stack[1]
    assert isinstance(run, Run)
    player = table.players[run.seat]
    hand, seen = player.hand, player.seen
    able: list[int] = []
    for i in range(len(hand)):
        player.hand, player.seen = hand[:i] + hand[i + 1 :], seen[:i] + seen[i + 1 :]
        allowed = not ask.watched(table) or ask.may_play(table, run.seat, hand[i], FROM_HAND)
        if allowed and len(CHOOSE_WAY.go_on(table, run.with_data((hand[i], FROM_HAND)))) > 1:
            able.append(hand[i])
    player.hand, player.seen = hand, seen
    if not able:
        return False
    card = sorted(able)[rng.below(len(able))]
    table.stack[1] = run.with_data((card, FROM_HAND))
    lay_open(table, run.seat, card)
    return True
