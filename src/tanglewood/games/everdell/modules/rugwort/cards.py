"""What Rugwort's own three cards do (MW.rugwort_cards.*); the Rowdy's way into a city is in arriving.py."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Repeated, Run
from tanglewood.games.everdell.effects.giving import no_taker, takers
from tanglewood.games.everdell.modules.nightweave.hand import discard_top, her, put_in_hand
from tanglewood.games.everdell.modules.powers.powers import power_of
from tanglewood.games.everdell.moves import DISCARD, TO
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase, rival
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.state import NOBODY
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

ROBBED_HAND: Final = 8
"""How many cards of Nightweave's hand, legends included, are left to be swapped with a Robber's owner."""


class SwapHands(Effect):
    """Swap hands with an opponent (MW.rugwort_cards.rugwort_the_robber)."""

    pattern: ClassVar[str] = r"swap hands"
    ask: str = "ask-swap-hands"
    wants: tuple[int, ...] = (TO,)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(partners(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        able = partners(table, run.seat)
        if not able:
            table.stack.pop()
        return [table.config.pack.moves.to[other] for other in able]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.a == len(table.players):
            swap_with_her(table, run.seat)
            return
        swap_hands(table, run.seat, move.a)
        if table.config.hand_room:
            for seat in (move.a, run.seat):
                if table.room(seat) < 0:
                    table.stack.append(Run(seat, seat, -1, DOWN_TO_LIMIT))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if no_taker(table, move.a, False) is None:
            return None
        return no("MW.rugwort_cards.robber_passed", "has-passed", name=rival(table, move.a))


def partners(table: Table, seat: int) -> list[int]:
    """Who can swap hands: seats that have not passed (MW.rugwort_cards.robber_passed, .robber_solo)."""
    return takers(table, seat, False)


def swap_hands(table: Table, one: int, other: int) -> None:
    """Both now know what either holds. The others keep what they know, except of cards that may have been
    discarded from one of the hands: these they forget (MW.rugwort_cards.robber_known)."""
    table.emit_open("swapped", one, to=other)
    mine = table.players[one]
    theirs = table.players[other]
    for_one = moved_to(theirs.seen, one, other)
    for_other = moved_to(mine.seen, other, one)
    mine.hand, theirs.hand = theirs.hand, mine.hand
    mine.seen = for_one
    theirs.seen = for_other
    table.discard_seen = tuple(
        [
            knowledge.unheld(info, one, other) if knowledge.discarded_by(info) in (one, other) else info
            for info in table.discard_seen
        ]
    )
    if table.listener is not None:
        for seat in (one, other):
            hand = table.players[seat].hand
            table.emit("took-hand", seat, {"n": len(hand)}, {"cards": table.names(hand)})


def moved_to(seen: tuple[int, ...], owner: int, former: int) -> tuple[int, ...]:
    """What is known of a hand that everybody saw go to another owner."""
    return tuple(
        [knowledge.with_code(knowledge.unheld(it, owner, former), owner, knowledge.KNOWN) for it in seen]
    )


class DownToLimit(Effect):
    """Hands may have different limits: a player with too many cards discards (MW.power.swapped_hands)."""

    ask: str = "ask-down-to-limit"
    rule: str = "MW.power.swapped_hands"
    wants: tuple[int, ...] = (DISCARD,)
    below: tuple[str, ...] = ANYTHING

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if table.room(run.seat) >= 0:
            table.stack.pop()
            return []
        return unlike(table.config.pack.moves.discard, table.players[run.seat].hand)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True

    def title_of(self, table: Table, run: Run) -> Said:
        power = power_of(table, run.seat)
        return power.name if power is not None else ""


DOWN_TO_LIMIT: Final[DownToLimit] = DownToLimit()
DOWN_TO_LIMIT.place = "down-to-limit"


def swap_with_her(table: Table, seat: int) -> None:
    """Nightweave's cards are cut to 8 at random, then the hands are swapped; legends among the 8 stay with
    her (MW.with.rugwort.robber)."""
    nightweave = her(table)
    # Nightweave's hand is in random order, so the cards on top are random ones.
    while len(nightweave.hand) > ROBBED_HAND:
        discard_top(table)
    forget_discards(table, seat)
    player = table.players[seat]
    hers = list(zip(nightweave.hand, nightweave.seen, strict=True))
    given = list(zip(player.hand, player.seen, strict=True))
    nightweave.hand = ()
    nightweave.seen = ()
    legends = [card for card, _ in hers if table.config.pack.cards[card].ribbon >= 0]
    for card in legends:
        put_in_hand(table, card, 0)
    for card, info in given:
        known = knowledge.unheld(info, seat, seat)
        put_in_hand(table, card, knowledge.with_code(known, seat, knowledge.HELD))
    hers = [(card, info) for card, info in hers if card not in legends]
    player.hand = tuple([card for card, _ in hers])
    player.seen = moved_to(tuple([info for _, info in hers]), seat, seat)
    table.emit_open("swapped", seat, to=len(table.players))
    if table.listener is not None:
        names = table.names(player.hand)
        table.emit("took-hand", seat, {"n": len(player.hand)}, {"cards": names}, chance=True)


def forget_discards(table: Table, seat: int) -> None:
    """Cards that may have been discarded from either hand are no longer tied to it: Nightweave's hand is
    another one now, and third parties cannot tell what the swap moved (MW.rugwort_cards.robber_known)."""
    forgotten: list[int] = []
    for info in table.discard_seen:
        by = knowledge.discarded_by(info)
        if by == seat:
            info = knowledge.unheld(info, seat, seat)
        elif by == knowledge.HERS:
            info = knowledge.with_discarder(knowledge.unheld(info, NOBODY, NOBODY), NOBODY)
        forgotten.append(info)
    table.discard_seen = tuple(forgotten)


class LoseCards(Repeated):
    """Discard cards, as many as there are up to the number (MW.rugwort_cards.rugwort_the_rowdy).

    It is not a gain, so it acts with an empty hand too: its owner may want that, before drawing.
    """

    pattern: ClassVar[str] = r"lose (\d+) cards"
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "| up"
    estimate: float = -0.8

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return LoseCards(int(words[0]))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        hand = table.players[run.seat].hand
        if done == self.n or not hand:
            table.stack.pop()
            return []
        options = unlike(table.config.pack.moves.discard, hand)
        # MW.rugwort_cards.rowdy_discards
        return options if len(hand) > self.n - done else options[:1]  # all of them go

    def play(self, table: Table, run: Run, move: Move) -> None:
        self.count(table, run)
        table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        done = self.done(run)
        return len(table.players[run.seat].hand) > self.n - done

    def asks(self, table: Table, run: Run) -> Phrase:
        done = self.done(run)
        return phrase("ask-discard", most=self.n - done, least=self.n - done)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    SwapHands,
    LoseCards,
)
"""Effects that the pack can name."""
