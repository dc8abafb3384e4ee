"""What Rugwort's own three cards do (MW.rugwort_cards.*); the Rowdy's way into a city is in arriving.py."""

from tanglewood.games.everdell import knowledge
from tanglewood.games.everdell.effects import Effect, Run
from tanglewood.games.everdell.gifts import takers
from tanglewood.games.everdell.picking import unlike
from tanglewood.games.everdell.table import Table
from tanglewood.kernel.move import Move


class SwapHands(Effect):
    """Swap hands with an opponent (MW.rugwort_cards.rugwort_the_robber)."""

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(partners(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        able = partners(table, run.seat)
        if not able:
            table.stack.pop()
        return [table.agreed.pack.moves.to[other] for other in able]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        swap_hands(table, run.seat, move.a)


def partners(table: Table, seat: int) -> list[int]:
    """Who can swap hands: seats that have not passed (MW.rugwort_cards.robber_passed, .robber_solo)."""
    return [other for other in takers(table, seat, False) if other < len(table.players)]


def swap_hands(table: Table, one: int, other: int) -> None:
    """Both know now what either holds. The others keep what they know, but for cards that may have been
    discarded from one of the hands: these are forgotten (MW.rugwort_cards.robber_known)."""
    table.say("swapped", one, to=other)
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
            table.tell("took-hand", seat, {"n": len(hand)}, {"cards": table.names(hand)})


def moved_to(seen: tuple[int, ...], owner: int, former: int) -> tuple[int, ...]:
    """What is known of a hand that everybody saw go to another owner."""
    return tuple(
        [knowledge.with_code(knowledge.unheld(it, owner, former), owner, knowledge.KNOWN) for it in seen]
    )


class LoseCards(Effect):
    """Discard cards, as many as there are of them (MW.rugwort_cards.rugwort_the_rowdy).

    It is no gain, so it acts with an empty hand too: its owner may want it to, before drawing. `data`: how
    many so far.
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = run.data[0] if run.data else 0
        hand = table.players[run.seat].hand
        if done == self.n or not hand:
            table.stack.pop()
            return []
        options = unlike(table.agreed.pack.moves.discard, hand)
        return options if len(hand) > self.n - done else options[:1]  # all of them go

    def play(self, table: Table, run: Run, move: Move) -> None:
        done = run.data[0] if run.data else 0
        table.stack[-1] = run.with_data((done + 1,))
        table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        done = run.data[0] if run.data else 0
        return len(table.players[run.seat].hand) > self.n - done
