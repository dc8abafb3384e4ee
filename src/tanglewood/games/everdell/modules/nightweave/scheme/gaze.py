"""The hypnotic gaze: one card of the human's hand is discarded, one goes to Nightweave, both unseen.

The human can tell which two are gone, but not which of them went where, unless the gaze was foiled
(MW.plan.hypnotic_gaze).
"""

from typing import Final

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.hand import draw, put_in_hand
from tanglewood.games.everdell.modules.nightweave.scheme.threat import Threat, plan_card
from tanglewood.games.everdell.moves import DISCARD
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

RULE: Final = "MW.plan.hypnotic_gaze"
N: Final = 2
"""How many cards it takes."""


class Gaze(Threat):
    """The two cards lie at the end of the hand, so that the frame holds nothing hidden."""

    plan: str = "hypnotic_gaze"
    ask: str = "ask-gaze"
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "| 0 | 1 | 1 2"

    def picked(self, run: Run) -> bool:
        """Whether the two cards lie at the end of the hand; if so, their number follows the first one."""
        return len(run.rest) > 0

    def possible(self, table: Table, run: Run) -> bool:
        there = not self.picked(run) or len(table.players[run.seat].hand) >= N
        return super().possible(table, run) and there

    def happens(self, table: Table, run: Run, foiled: bool) -> list[Move]:
        hand = table.players[run.seat].hand
        if self.picked(run):
            return unlike(table.config.pack.moves.discard, hand[-N:])
        if len(hand) <= plan_card(table).spares:
            table.stack.pop()
            if foiled:
                draw_seen(table, run.seat)
            else:
                draw(table, N, RULE)
            return []
        pick_two(table, run.seat)
        if foiled:
            table.stack[-1] = run.with_data((1, N))
        else:
            table.stack.pop()
            part_with(table, run.seat, len(hand) - 1, False)
        return []

    def chosen(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        hand = table.players[run.seat].hand
        last = len(hand) - 1
        part_with(table, run.seat, last if hand[last] == move.a else last - 1, True)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True  # two equal cards are one option, but nobody else knows that

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind != DISCARD:
            return None
        return no("", "not-gazed-at", card=table.config.pack.cards[move.a].name)


def pick_two(table: Table, seat: int) -> None:
    """Two random cards move to the end of the hand."""
    player = table.players[seat]
    order = list(range(len(player.hand)))
    table.chance.shuffle(order)
    picked = order[:N]
    order = [i for i in range(len(player.hand)) if i not in picked] + picked
    player.hand = tuple([player.hand[i] for i in order])
    player.seen = tuple([player.seen[i] for i in order])


def part_with(table: Table, seat: int, place: int, seen: bool) -> None:
    """Of the last two cards of the hand the one at `place` is discarded, the other one goes to Nightweave.

    If they go unseen, the human knows both as HELD: in her hand or among her discards. Others knew the hand,
    if at all, before two cards left it, so they know nothing of it any more.
    """
    player = table.players[seat]
    made = table.youngest(seat)
    hand = player.hand
    infos = [knowledge.forgotten(info, seat, seat, made) for info in player.seen]
    last = len(hand) - 1
    other = last - 1 if place == last else last
    player.hand = hand[: last - 1]
    player.seen = tuple(infos[: last - 1])
    info = knowledge.with_discarder(infos[place], seat)
    if not seen:
        info = knowledge.with_code(infos[place], seat, knowledge.HELD)
        info = knowledge.with_discarder(info, knowledge.HERS)
    table.discard = table.discard + (hand[place],)
    table.discard_seen = table.discard_seen + (info,)
    put_in_hand(table, hand[other], infos[other])
    if table.listener is not None:
        names = table.names([hand[place], hand[other]] if seen else sorted([hand[place], hand[other]]))
        table.emit("nightweave-gazed", seat, {"rule": RULE}, {"cards": names}, chance=True)


def draw_seen(table: Table, seat: int) -> None:
    """She draws from the deck, but the human sees what."""
    cards: list[int] = []
    for _ in range(N):
        card = table.turn_up()
        if card == NO_CARD:
            break
        info = knowledge.with_age(table.deck_seen[table.left], min(table.generation, knowledge.LATEST))
        put_in_hand(table, card, knowledge.with_code(info, seat, knowledge.HELD))
        cards.append(card)
    if table.listener is not None:
        names = table.names(cards)
        table.emit("nightweave-showed", seat, {"rule": RULE, "n": len(cards)}, {"cards": names}, chance=True)


GAZE: Final[Gaze] = Gaze()
GAZE.place = "gaze"
