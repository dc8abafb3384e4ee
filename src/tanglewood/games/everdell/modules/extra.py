"""What the cards of Extra! Extra! do (MW.extra.*): Juggler, Scurrble Stadium and Town Crier."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask, knowledge
from tanglewood.games.everdell.board.module import Module
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import RESOURCE, Effect, Run
from tanglewood.games.everdell.effects.gaining import some_card
from tanglewood.games.everdell.effects.giving import (
    drawn_are_there,
    give_card,
    no_taker,
    not_drawn,
    receivers,
)
from tanglewood.games.everdell.effects.revealing import Revealing, reveal
from tanglewood.games.everdell.moves import CHOOSE, COLOR, DONE, GIVE_CARD, SHOW, TO
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import goods, phrase, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar
    from tanglewood.games.everdell.components.pack import Pack


class Juggle(Revealing):
    """Pay all at once for points, or piece by piece to turn up cards until they are worth enough
    (MW.extra.juggler).
    """

    pattern: ClassVar[str] = (
        rf"pay (\d+) {RESOURCE}: (\d+) point, or 1 {RESOURCE} a card: (\d+) point at (\d+)"
    )
    wants: tuple[int, ...] = (CHOOSE,)
    shape: str = "| 1 *card"
    estimate: float = 1.5

    def __init__(self, n: int, resource: int, points: int, prize: int, goal: int) -> None:
        self.n = n
        self.resource = resource
        self.points = points
        self.prize = prize
        self.goal = goal

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Juggle(int(words[0]), grammar.resource(words[1]), int(words[2]), int(words[4]), int(words[5]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.players[seat].stock[self.resource] > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        has = table.players[run.seat].stock[self.resource]
        options: list[Move] = []
        if not run.begun and has >= self.n:
            options.append(moves.choose[0])
        won = self.total(table, run) >= self.goal
        if has and some_card(table) and not won:
            options.append(moves.choose[1])
        if options:
            return [*options, moves.done]
        self.finish(table, run)
        if won:
            table.gain_points(run.seat, self.prize)
        return []

    def total(self, table: Table, run: Run) -> int:
        """What the cards turned up so far are worth."""
        return sum([table.config.pack.points[card] for card in self.revealed(run)])

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        for card in self.revealed(run):
            table.discard_open(card)

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            self.finish(table, run)
        elif move.a == 0:
            table.stack.pop()
            table.spend(run.seat, self.resource, self.n)
            table.gain_points(run.seat, self.points)
        else:
            assert move.kind == CHOOSE
            table.spend(run.seat, self.resource, 1)
            table.stack[-1] = run.with_data((1, *self.revealed(run), *reveal(table, run.seat, 1)))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-juggle", shown=len(run.data), worth=self.total(table, run), goal=self.goal)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a == 0 and run.begun:
            return no("MW.extra.juggler_either", "juggle-either")
        has = table.players[run.seat].stock[self.resource]
        if has < (self.n if move.a == 0 else 1):
            return no("", "has-only", kind=RESOURCES[self.resource], n=has)
        return no("EV.draw.both_empty", "no-deck")

    def option(self, table: Table, run: Run, move: Move) -> str:
        if move.kind != CHOOSE:
            return ""
        price = goods({RESOURCES[self.resource]: self.n if move.a == 0 else 1})
        if move.a == 0:
            return say("choice-pay", price=price, gain=goods({"points": self.points}))
        return say("choice-juggle", price=price)


class NameColor(Effect):
    """Name a colour and draw cards; one of that colour is shown for points (MW.extra.scurrble_stadium).

    The cards lie at the end of the hand, so that the frame holds nothing hidden.
    """

    pattern: ClassVar[str] = r"name a color but (\w+), draw (\d+): (\d+) point"
    shape: str = "| color up"
    estimate: float = 1.5
    below: tuple[str, ...] = ("drawing",)

    def __init__(self, but: int, n: int, points: int) -> None:
        self.but = but
        self.n = n
        self.points = points

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return NameColor(grammar.color(words[0]), int(words[1]), int(words[2]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and some_card(table)

    def color(self, run: Run) -> int:
        """The colour that was named."""
        return run.first

    def drawn(self, run: Run) -> int:
        """How many cards were drawn."""
        _, drawn = run.data
        return drawn

    def possible(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return True
        return self.color(run) != self.but and drawn_are_there(table, run, self.drawn(run))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if not run.begun:
            return [moves.color[color] for color in range(len(COLORS)) if color != self.but]
        colors = table.config.pack.colors
        hand = table.players[run.seat].hand
        drawn = hand[len(hand) - self.drawn(run) :]
        # MW.extra.stadium_show
        options = unlike(moves.show, tuple([card for card in drawn if colors[card] == self.color(run)]))
        if not options:
            self.finish(table, run)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        seat = run.seat
        if move.kind == COLOR:
            table.emit_open("named", seat, color=COLORS[move.a])
            n = ask.begin_drawing(table, seat, self.n)
            table.stack[-1] = run.with_data((move.a, n))
            ask.go_on_drawing(table, seat, n)
            return
        player = table.players[seat]
        first = len(player.hand) - self.drawn(run)
        place = first + player.hand[first:].index(move.a)
        player.seen = player.seen[:place] + (knowledge.ALL_KNOW,) + player.seen[place + 1 :]
        table.emit_open("showed", seat, card=table.config.pack.cards[move.a].id)
        table.gain_points(seat, self.points)
        self.finish(table, run)

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        if table.config.after_draw:
            table.after_drawing(run.seat, self.drawn(run))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-show", points=self.points) if run.begun else phrase("ask-color", n=self.n)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (SHOW,) if run.begun else (COLOR,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == COLOR:
            return no("", "not-this-color", color=COLORS[move.a])
        kind = table.config.pack.cards[move.a]
        if kind.color != self.color(run):
            return no("", "other-color", card=kind.name, color=COLORS[self.color(run)])
        return not_drawn(table, run.seat, move.a, self.drawn(run))


class GiveCards(Effect):
    """Exactly `n` cards may be given to one opponent for points (MW.extra.town_crier)."""

    pattern: ClassVar[str] = r"give 0 or (\d+) cards: (\d+) point"
    shape: str = "| other up"
    estimate: float = 1.5

    def __init__(self, n: int, points: int) -> None:
        self.n = n
        self.points = points

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GiveCards(int(words[0]), int(words[1]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) >= self.n

    def progress(self, run: Run) -> tuple[int, int]:
        """The opponent (-1: nobody has room, they are discarded), and how many are still to be given."""
        receiver, left = run.data
        return receiver, left

    def possible(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return True
        receiver, left = self.progress(run)
        named = receiver == -1 or receiver in table.rivals(run.seat)
        return left > 0 and named and len(table.players[run.seat].hand) >= left

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        hand = table.players[run.seat].hand
        if run.begun:
            return unlike(moves.give_card, hand)
        if len(hand) < self.n:  # MW.extra.crier_room: all of them or none
            table.stack.pop()
            return []
        able = receivers(table, run.seat, True)
        if able:
            return [*[moves.to[other] for other in able], moves.done]
        return [moves.choose[0], moves.done]  # EV.give.room, .all_passed

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            table.stack.pop()
        elif not run.begun:
            table.stack[-1] = run.with_data((move.a if move.kind == TO else -1, self.n))
        else:
            receiver, left = self.progress(run)
            if left > 1:
                table.stack[-1] = run.with_data((receiver, left - 1))
            else:
                table.stack.pop()
                table.gain_points(run.seat, self.points)
            if receiver >= 0 and (receiver >= len(table.players) or table.room(receiver) > 0):
                give_card(table, run.seat, receiver, move.a)
            else:
                table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return False
        _, left = self.progress(run)
        return len(table.players[run.seat].hand) > left

    def asks(self, table: Table, run: Run) -> Phrase:
        if run.begun:
            _, left = self.progress(run)
            return phrase("ask-post-give", n=left)
        return phrase("ask-give-cards", n=self.n, points=self.points)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (GIVE_CARD,) if run.begun else (TO, CHOOSE)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TO:
            return no_taker(table, move.a, True)
        # Discarding them is offered only where nobody can receive them.
        return no("EV.give.room", "has-takers") if move.kind == CHOOSE else None

    def option(self, table: Table, run: Run, move: Move) -> str:
        return say("choice-discard", n=self.n) if move.kind == CHOOSE else ""


EFFECTS: Final[tuple[type[Effect], ...]] = (
    Juggle,
    NameColor,
    GiveCards,
)
"""Effects that the pack can name."""


class Extra(Module):
    """The box of Extra! Extra!"""

    name: str = "extra"

    def settings(self, pack: "Pack") -> list[Setting]:
        return [Setting("extra", False, "The fifteen cards of Extra! Extra! are shuffled in.")]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["extra"])
