"""Pirate and Pirate Ship (EX.pearlbrook.card.pirate, .ship_*)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask, knowledge
from tanglewood.games.everdell.board.city import OVER
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice
from tanglewood.games.everdell.effects.giving import drawn_are_there
from tanglewood.games.everdell.modules.pearlbrook.prices import PEARL_WORTH, GainPearls, pearls_of
from tanglewood.games.everdell.moves import DISCARD, TO
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase, rival
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

DRAWN: Final = -1


class SwapForPearl(Effect):
    """Discard cards, draw and show as many; worth enough they bring pearls (EX.pearlbrook.card.pirate).

    The cards drawn lie at the end of the hand, so that the frame holds nothing hidden.
    """

    pattern: ClassVar[str] = r"swap 0-(\d+) cards: (\d+) pearl at (\d+)"
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "| most | -1 most"
    below: tuple[str, ...] = ("drawing",)

    def __init__(self, most: int, pearls: int, goal: int) -> None:
        self.most = most
        self.goal = goal
        self.gain = GainPearls(pearls)

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return SwapForPearl(int(words[0]), int(words[1]), int(words[2]))

    def worth(self) -> float:
        return 1.0 + 0.4 * PEARL_WORTH

    def done(self, run: Run) -> int:
        """How many cards were discarded so far."""
        return run.first if run.data else 0

    def drawing(self, run: Run) -> bool:
        """Whether the new cards are drawn: a -1 in front says so."""
        return run.begun and run.first == DRAWN

    def drawn(self, run: Run) -> int:
        """How many were drawn."""
        return sum(run.rest)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) > 0

    def possible(self, table: Table, run: Run) -> bool:
        return not self.drawing(run) or drawn_are_there(table, run, self.drawn(run))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if self.drawing(run):
            self.show(table, run)
            return []
        hand = table.players[run.seat].hand
        if self.done(run) == self.most or not hand:
            self.redraw(table, run)
            return []
        moves = table.config.pack.moves
        return [*unlike(moves.discard, hand), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            self.redraw(table, run)
        else:
            table.stack[-1] = run.with_data((self.done(run) + 1,))
            table.discard_from_hand(run.seat, move.a)

    def redraw(self, table: Table, run: Run) -> None:
        if not self.done(run):
            table.stack.pop()
            return
        n = ask.begin_drawing(table, run.seat, self.done(run))
        table.stack[-1] = run.with_data((DRAWN, n))
        ask.go_on_drawing(table, run.seat, n)

    def show(self, table: Table, run: Run) -> None:
        """All see the new cards, which stay in the hand; values below 0 count too."""
        table.stack.pop()
        n = self.drawn(run)
        player = table.players[run.seat]
        first = len(player.hand) - n
        cards = player.hand[first:]
        player.seen = player.seen[:first] + (knowledge.ALL_KNOW,) * len(cards)
        worth = sum([table.config.pack.points[card] for card in cards])
        if table.listener is not None:
            shown: dict[str, int | str] = {"cards": table.names(cards), "worth": worth}
            table.emit("pirate-showed", run.seat, shown, chance=True)
        if worth >= self.goal:
            self.gain.do(table, run.seat, run.seat, run.index)
        if n and table.config.after_draw:
            table.after_drawing(run.seat, n)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True  # equal cards are one option, but the others do not know that

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-swap-pearl", n=self.most - self.done(run), goal=self.goal)


class Sail(Effect):
    """The ship moves to an opponent's city, and the worker with it (EX.pearlbrook.card.ship_move).

    The pack says that it costs nothing and is never copied (EX.pearlbrook.card.ship_free, .ship_not_copied).
    """

    pattern: ClassVar[str] = r"sail for up to (\d+)"
    ask: str = "ask-sail"
    wants: tuple[int, ...] = (TO,)
    estimate: float = 2.0

    def __init__(self, most: int) -> None:
        self.most = most
        self.cost = True
        self.gain = of_choice()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Sail(int(words[0]))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def works_on_card(self) -> bool:
        return True

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        # EX.pearlbrook.card.ship_new_owner, .ship_blocked: whoever sailed along does not sail it again
        return owner == seat and len(harbors(table, seat)) > 0

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return [table.config.pack.moves.to[other] for other in harbors(table, run.seat)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        move_ship(table, run.seat, run.index, move.a)
        # EX.pearlbrook.card.ship_no_pearls: nothing without pearls
        n = min(self.most, pearls_of(table, move.a))
        if n:
            table.gain_points(run.seat, n)
            gain_any(table, run.seat, n, self.gain)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("EX.pearlbrook.card.ship_blocked", "full", name=rival(table, move.a))


def harbors(table: Table, seat: int) -> list[int]:
    """The opponents whose city has a free space for a ship."""
    found = [other for other in table.opponents(seat) if table.free_spaces(other) > 0]
    return found + [it for it in table.strangers() if table.config.opponent.has_space(table)]


def move_ship(table: Table, owner: int, index: int, to: int) -> None:
    """A ship changes cities with what lies and stands on it; it is the other one's now
    (EX.pearlbrook.card.ship_new_owner)."""
    player = table.players[owner]
    here = city_place(owner, index)
    mark = player.marks[index] & ~OVER  # it needs a space there
    aboard: list[tuple[int, int]] = []
    for seat in range(len(table.players)):
        placed = table.players[seat].placed
        aboard.extend([(seat, place & ~SPOT) for place in placed if place & SPOT == here])
        table.players[seat].placed = tuple([place for place in placed if place & SPOT != here])
    card = table.remove_from_city(owner, index)
    there = arrive(table, card, mark, to)
    for seat, flags in aboard:
        table.players[seat].placed = (*table.players[seat].placed, there | flags)
    table.emit_open("sailed", owner, card=table.config.pack.cards[card].id, to=to)


def arrive(table: Table, card: int, mark: int, to: int) -> int:
    """A ship comes into a city. Returns its place there."""
    if to < len(table.players):
        return city_place(to, table.add_to_city(to, card, mark))
    assert table.opponent is not None
    table.opponent.city = (*table.opponent.city, card)
    return city_place(to, len(table.opponent.city) - 1)


EFFECTS: Final[tuple[type[Effect], ...]] = (SwapForPearl, Sail)
"""Effects that the pack can name."""
