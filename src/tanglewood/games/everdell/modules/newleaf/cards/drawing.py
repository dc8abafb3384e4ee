"""Cards of the station that are drawn or discarded, with those of the Meadow or without."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.picking import free_slots, unlike
from tanglewood.games.everdell.board.player import COLORS, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Repeated, Run
from tanglewood.games.everdell.effects.choices import DrawMeadow, take_from_meadow, to_take
from tanglewood.games.everdell.effects.gaining import some_card
from tanglewood.games.everdell.modules.newleaf.board import fill_station, take_card, throw_card
from tanglewood.games.everdell.modules.newleaf.moves import CLEAR_STATION, TAKE_STATION
from tanglewood.games.everdell.modules.newleaf.part import words_in
from tanglewood.games.everdell.modules.newleaf.state import station_of
from tanglewood.games.everdell.moves import CLEAR_MEADOW, COLOR, DECK, SOURCE, TAKE_MEADOW
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


def at_station(table: Table, words: list[Move]) -> list[Move]:
    """One of these moves for each card of the station."""
    cards = station_of(table).cards
    return [words[slot] for slot in range(len(cards)) if cards[slot] != NO_CARD]


def take_from_station(table: Table, seat: int, slot: int) -> int:
    """A station card goes to a hand, without its tile (EX.newleaf.station.tile_not_other); the gap stays for
    now."""
    card = take_card(table, slot)
    table.take_known(seat, card)
    if table.listener is not None:
        name = table.config.pack.cards[card].id
        table.emit("station-took", seat, {"card": name, "slot": slot + 1})
    return card


def no_station_card(move: Move) -> Refusal:
    return no("EX.newleaf.station.refill", "station-slot", slot=move.a + 1)


class ClearShown(Repeated):
    """Discard cards of Meadow and station, then fill both (EX.newleaf.knoll.effect)."""

    pattern: ClassVar[str] = r"clear (\d+) shown"
    wants: tuple[int, ...] = (CLEAR_MEADOW, CLEAR_STATION)
    shape: str = "| up"

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return ClearShown(int(words[0]))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options: list[Move] = []
        if self.done(run) < self.n:
            options = free_slots(table, table.config.pack.moves.clear_meadow)
            options += at_station(table, words_in(table.config.pack).clear_station)
        if not options:
            table.stack.pop()
            table.fill_meadow()
            fill_station(table)
            return []
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        self.count(table, run)
        name, slot = "cleared", move.a
        if move.kind == CLEAR_STATION:
            name = "station-cleared"
            card = throw_card(table, slot)
        else:
            card = table.meadow[slot]
            table.set_slot(slot, NO_CARD)
            table.discard_open(card)
        if table.listener is not None:
            table.emit_open(name, run.seat, card=table.config.pack.cards[card].id, slot=slot + 1)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-clear-shown", n=self.n - self.done(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_station_card(move) if move.kind == CLEAR_STATION else None


class DrawShown(DrawMeadow):
    """Draw cards of Meadow and station, all before the gaps are filled; with less room in hand fewer
    (EX.newleaf.knoll.limit)."""

    pattern: ClassVar[str] = r"draw (\d+) shown"
    wants: tuple[int, ...] = (TAKE_MEADOW, TAKE_STATION)
    shape: str = "| most"
    estimate: float = 1.8

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DrawShown(int(words[0]), int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        if table.room(seat) <= 0:
            return False
        for card in station_of(table).cards:  # as a rule there is one, and nothing else has to be looked at
            if card != NO_CARD:
                return True
        return len(self.options(table, seat)) > 0

    def options(self, table: Table, seat: int) -> list[Move]:
        return to_take(table, seat) + at_station(table, words_in(table.config.pack).take_station)

    def possible(self, table: Table, run: Run) -> bool:
        return self.done(run) <= len(table.players[run.seat].hand)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        done = self.done(run)
        options = self.options(table, run.seat)
        if done == self.most or not options or table.room(run.seat) <= 0:
            self.end(table, run)
            return []
        if done >= self.least:
            options.append(table.config.pack.moves.done)
        return options

    def end(self, table: Table, run: Run) -> None:
        table.stack.pop()
        self.finish(table, run)
        self.react(table, run.seat, self.done(run))

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            self.end(table, run)
            return
        self.count(table, run)
        self.take(table, run.seat, move)

    def take(self, table: Table, seat: int, move: Move) -> None:
        if move.kind == TAKE_STATION:
            take_from_station(table, seat, move.a)
        else:
            take_from_meadow(table, seat, move.a)

    def finish(self, table: Table, run: Run) -> None:
        super().finish(table, run)
        fill_station(table)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-take-shown", n=self.most - self.done(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_station_card(move) if move.kind == TAKE_STATION else super().misfit(table, run, move)


class DrawAnywhere(DrawShown):
    """Draw cards of deck, Meadow and station in any mix, or none (EX.newleaf.card.lamplighter).

    What reacts to drawing reacts to each card, because cards of the deck and others come in any order.
    """

    pattern: ClassVar[str] = r"may draw (\d+) from deck, meadow or station"
    wants: tuple[int, ...] = (TAKE_MEADOW, TAKE_STATION, SOURCE)
    below: tuple[str, ...] = ANYTHING
    estimate: float = 1.2

    def __init__(self, n: int) -> None:
        super().__init__(0, n)

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DrawAnywhere(int(words[0]))

    def options(self, table: Table, seat: int) -> list[Move]:
        found = super().options(table, seat)
        return [table.config.pack.moves.source[DECK], *found] if some_card(table) else found

    def possible(self, table: Table, run: Run) -> bool:
        return True

    def take(self, table: Table, seat: int, move: Move) -> None:
        if move.kind == SOURCE:
            table.draw(seat, 1)
            return
        super().take(table, seat, move)
        if table.config.after_draw:
            table.after_drawing(seat, 1)

    def react(self, table: Table, seat: int, n: int) -> None:
        """Each card was reacted to."""

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-draw-anywhere", n=self.most - self.done(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == SOURCE:
            return no("", "only-deck") if move.a != DECK else no("EV.draw.both_empty", "no-deck")
        return super().misfit(table, run, move)


class MayDraw(Effect):
    """Draw cards of the deck, or not (EX.newleaf.card.museum)."""

    pattern: ClassVar[str] = r"may draw (\d+)"
    wants: tuple[int, ...] = (SOURCE,)
    estimate: float = 0.9

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return MayDraw(int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and some_card(table)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not self.can(table, run.seat, run.owner, run.index):
            table.stack.pop()
            return []
        moves = table.config.pack.moves
        return [moves.source[DECK], moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == SOURCE:
            table.draw(run.seat, self.n)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-may-draw", n=self.n)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "only-deck")


class DrawColor(Effect):
    """Name a colour and draw all Meadow cards of it, for points (EX.newleaf.card.poet).

    If not all of them fit into the hand, the player chooses; the others stay.
    """

    pattern: ClassVar[str] = r"name a color, draw meadow cards of it: (\d+) point each"
    shape: str = "| color n"
    below: tuple[str, ...] = ("gift of a drawn card",)
    estimate: float = 3.5

    def __init__(self, points: int) -> None:
        self.points = points

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DrawColor(int(words[0]))

    def progress(self, run: Run) -> tuple[int, int]:
        """The colour, and how many cards were drawn."""
        color, drawn = run.data
        return color, drawn

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and len(to_take(table, seat)) > 0

    def possible(self, table: Table, run: Run) -> bool:
        return not run.begun or self.progress(run)[1] <= len(table.players[run.seat].hand)

    def of_color(self, table: Table, seat: int, color: int) -> list[Move]:
        colors = table.config.pack.colors
        return [move for move in to_take(table, seat) if colors[table.meadow[move.a]] == color]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun:
            if not self.can(table, run.seat, run.owner, run.index):
                table.stack.pop()
                return []
            colors = tuple(
                sorted([table.config.pack.colors[table.meadow[it.a]] for it in to_take(table, run.seat)])
            )
            return unlike(table.config.pack.moves.color, colors)
        color, drawn = self.progress(run)
        options = self.of_color(table, run.seat, color)
        room = table.room(run.seat)
        if options and len(options) > room > 0:
            return options
        table.stack.pop()
        for move in options[: max(0, room)]:
            take_from_meadow(table, run.seat, move.a)
            drawn += 1
        self.finish(table, run.seat, drawn)
        return []

    def finish(self, table: Table, seat: int, drawn: int) -> None:
        table.fill_meadow()
        if drawn:
            table.gain_points(seat, drawn * self.points)
            for module in table.config.drew_from_meadow:
                module.drew_from_meadow(table, seat)
            if table.config.after_draw:
                table.after_drawing(seat, drawn)

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == COLOR:
            table.emit_open("named", run.seat, color=COLORS[move.a])
            table.stack[-1] = run.with_data((move.a, 0))
            return
        color, drawn = self.progress(run)
        table.stack[-1] = run.with_data((color, drawn + 1))
        take_from_meadow(table, run.seat, move.a)

    def asks(self, table: Table, run: Run) -> Phrase:
        if run.begun:
            return phrase("ask-take-meadow", n=table.room(run.seat))
        return phrase("ask-poet", points=self.points)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (TAKE_MEADOW,) if run.begun else (COLOR,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == COLOR:
            return no("", "color-not-shown", color=COLORS[move.a])
        color, _ = self.progress(run)
        name = table.config.pack.cards[table.meadow[move.a]].name
        return no("", "other-color", card=name, color=COLORS[color])


EFFECTS: Final[tuple[type[Effect], ...]] = (ClearShown, DrawShown, DrawAnywhere, MayDraw, DrawColor)
"""Effects that the pack can name."""
