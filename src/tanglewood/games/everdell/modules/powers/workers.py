"""What worker abilities do after a worker was placed (MW.power.*).

Such an effect waits below that of the place.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import (
    BERRY,
    CITY,
    CITY_SIZE,
    PEBBLE,
    PERMANENT,
    RESOURCES,
    SPOT,
    TWIG,
    city_place,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.gaining import TakeStock, Tokens
from tanglewood.games.everdell.effects.giving import no_taker, takers
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.moves import (
    COPIES,
    COPY,
    DISCARD,
    FIGURE,
    GAIN,
    SOURCE,
    TO,
    TRADE,
    VISIT,
)
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    pass


class AfterPlacing(Effect):
    """An ability that looks at what a worker brought."""

    shape: str = "| -1 | n n n n"

    def supply(self, run: Run) -> tuple[int, ...]:
        """The supply as it was before, or just -1 if the place plays cards: then the worker did not bring
        what came into the supply."""
        return run.data

    def brought(self, table: Table, run: Run, resource: int) -> int:
        """How many of a resource the worker brought."""
        before = self.supply(run)
        if len(before) < 4:
            return 0
        return table.players[run.seat].stock[resource] - before[resource]


class GainNotOwned(AfterPlacing):
    """A resource of a kind that is not in the player's supply; none if all are
    (MW.power.spiders_all_owned, .mice, .rats)."""

    pattern: ClassVar[str] = r"gain 1 not owned"
    ask: str = "ask-not-owned"
    wants: tuple[int, ...] = (GAIN,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        stock = table.players[run.seat].stock
        options = [table.config.pack.moves.gain[it] for it in range(4) if not stock[it]]
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        powers.emit_power(table, run.seat)
        table.gain(run.seat, move.a, 1)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "owned", kind=RESOURCES[move.a])


class GainIfNone(AfterPlacing):
    """A berry where the place gave none (MW.power.hedgehogs)."""

    pattern: ClassVar[str] = r"gain 1 berry if none"

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        if self.brought(table, run, BERRY) <= 0:
            powers.emit_power(table, run.seat)
            table.gain(run.seat, BERRY, 1)
        return []


class GainIfSome(AfterPlacing):
    """One twig more where the worker brought some (MW.power.squirrels)."""

    pattern: ClassVar[str] = r"gain 1 twig if some"

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        if self.brought(table, run, TWIG) > 0:
            powers.emit_power(table, run.seat)
            table.gain(run.seat, TWIG, 1)
        return []


class TradeGained(AfterPlacing):
    """One resource the worker brought may become a pebble (MW.power.moles)."""

    pattern: ClassVar[str] = r"trade 1 gained for pebble"
    ask: str = "ask-dig"
    wants: tuple[int, ...] = (TRADE,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        options: list[Move] = []
        for resource in range(4):
            trade = moves.trade[resource][PEBBLE]
            if trade is not None and self.brought(table, run, resource) > 0:
                options.append(trade)
        if not options:
            table.stack.pop()
            return []
        return [*options, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            powers.emit_power(table, run.seat)
            stock = table.players[run.seat].stock
            stock[move.a] -= 1
            stock[PEBBLE] += 1
            table.emit_open("traded", run.seat, one=RESOURCES[move.a], other=RESOURCES[PEBBLE])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.b != PEBBLE:
            return no("", "for-pebble")
        return no("MW.power.moles_which", "not-brought", kind=RESOURCES[move.a])


class Ponder(AfterPlacing):
    """One card may be discarded, one drawn; that one may be given away to draw 2 (MW.power.owls)."""

    pattern: ClassVar[str] = r"discard 0-1, draw 0-1, give it for 2"
    shape: str = "| -1 | n n n n | 0 0 | 1 0 | 2 0 | 3 0"

    def step(self, run: Run) -> int:
        """0 while a card may be discarded, 1 while one may be drawn, 2 while it may be given, 3 if none was.

        Two numbers stand for a step; before the first step they are the supply, as in similar effects.
        """
        return run.first if len(run.data) == 2 else 0

    def possible(self, table: Table, run: Run) -> bool:
        return self.step(run) != 2 or len(table.players[run.seat].hand) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        player = table.players[run.seat]
        step = self.step(run)
        if step == 0:
            if player.hand:
                return [*unlike(moves.discard, player.hand), moves.done]
            table.stack[-1] = run.with_data((1, 0))
            return []
        if step == 1 and table.room(run.seat) > 0 and (table.left or table.discard):
            return [moves.source[0], moves.done]
        able = takers(table, run.seat, True) if step == 2 else []
        if not able:
            self.finish(table, run)
            return []
        return [*[moves.to[seat] for seat in able], moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        step = self.step(run)
        if step == 0:
            table.stack[-1] = run.with_data((1, 0))
            if move.kind == DISCARD:
                powers.emit_power(table, run.seat)
                table.discard_from_hand(run.seat, move.a)
        elif move is moves.done:
            self.finish(table, run)
        elif move.kind == TO:
            table.stack.pop()
            table.give_from_hand(run.seat, move.a, table.players[run.seat].hand[-1], 1)
            table.take_top(run.seat, 2)
        else:
            powers.emit_power(table, run.seat)
            # What reacts to drawing waits: it may take the very card that could be given.
            drawn = table.take_top(run.seat, 1, False)
            table.stack[-1] = run.with_data((2 if drawn else 3, 0))

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        if self.step(run) == 2 and table.config.after_draw:
            table.after_drawing(run.seat, 1)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase(("ask-ponder-discard", "ask-ponder-draw", "ask-ponder-give")[self.step(run)])

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return ((DISCARD,), (SOURCE,), (TO,))[self.step(run)]

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TO:
            return no_taker(table, move.a, True)
        return no("", "from-deck") if move.kind == SOURCE else None


class TakeWild(AfterPlacing):
    """Take the wild token of a basic location, once each (MW.power.axolotls)."""

    pattern: ClassVar[str] = r"take wild token"

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        places = table.config.pack.basic_places
        player = table.players[run.seat]
        if run.index in places and player.lore >> places.index(run.index) & 1:
            player.lore += (1 << powers.WILD_SHIFT) - (1 << places.index(run.index))
            table.emit_open("wild-taken", run.seat, place=table.config.pack.places[run.index])
        return []


class MoveFigure(Effect):
    """Put Nightweave's figure on another space of the board (MW.power.spiders)."""

    pattern: ClassVar[str] = r"move figure"
    ask: str = "ask-figure"
    wants: tuple[int, ...] = (FIGURE,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        pack = table.config.pack
        here = table.players[run.seat].lore - 1
        forest = [place for place in table.config.forest if place >= 0]
        places = [*pack.basic_places, *forest, pack.haven, *pack.journey_places, *ask.figure_places(table)]
        return [pack.moves.figure[place] for place in places if place != here]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        table.players[run.seat].lore = move.a + 1
        table.emit_open("figure", run.seat, place=table.config.pack.places[move.a])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "figure-here", place=table.config.pack.locations[move.a].name)


# ---------------------------------------------------------------------- following an opponent


def trackable(table: Table, seat: int, place: int) -> list[Move]:
    """What a worker on a forest location may do: use it, or a place where an opponent stands.

    Not the Journey, which is worth points, nor a card where workers stay or something is laid down.
    """
    pack = table.config.pack
    found: list[Move] = []
    if pack.locations[place].does.can(table, seat, seat, -1):
        found.append(pack.moves.copy[place])
    for stands in taken_by_opponents(table, seat):
        spot = stands & SPOT
        if spot >= CITY:
            if not stands & PERMANENT:
                track_card(table, seat, spot, found)
        elif spot < pack.first_event and pack.locations[spot].sort not in ("journey", "land"):
            own_paths = spot not in table.config.forest and pack.locations[spot].sort == "forest"
            move = pack.moves.copy[spot]
            if not own_paths and move not in found and pack.locations[spot].does.can(table, seat, seat, -1):
                found.append(move)
    return found


def taken_by_opponents(table: Table, seat: int) -> list[int]:
    """Where other players' workers stand, with their flags."""
    stands: list[int] = []
    for other in table.opponents(seat):
        stands.extend(table.players[other].placed)
    if table.opponent is not None:
        stands.extend(table.opponent.placed)
    return stands


def track_card(table: Table, seat: int, spot: int, found: list[Move]) -> None:
    pack = table.config.pack
    owner = (spot - CITY) // CITY_SIZE
    index = (spot - CITY) % CITY_SIZE
    city = table.city_of(owner)
    card = pack.cards[city[index]]
    if card.visit is None or card.stays:
        return
    for effect in card.visit.effects:
        if isinstance(effect, Tokens | TakeStock):
            return
    move = pack.moves.visit.of(owner, city[index], copy_number(city, index))
    if move not in found and card.visit.can(table, seat, owner, index):
        found.append(move)


class Track(Effect):
    """Use the forest location, or instead a place where an opponent stands (MW.power.foxes)."""

    ask: str = "ask-track"
    wants: tuple[int, ...] = (COPY, VISIT)
    shape: str = "location"

    def location(self, run: Run) -> int:
        """The forest location the worker stands on."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        return table.config.pack.locations[self.location(run)].sort == "forest"

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = trackable(table, run.seat, self.location(run))
        if not options:  # happens only in an imagined world
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        pack = table.config.pack
        if move.kind == COPY:
            if move.a != self.location(run):
                powers.emit_power(table, run.seat)
                table.emit_open("copied", run.seat, place=pack.places[move.a])
            pack.locations[move.a].does.start(table, run.seat, run.seat, -1)
            return
        powers.emit_power(table, run.seat)
        index = find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES)
        card = pack.cards[move.b // COPIES]
        assert card.visit is not None
        table.emit_open("tracked", run.seat, owner=move.a, card=card.id)
        card.visit.start(table, run.seat, move.a, index)

    def must_ask(self, table: Table, run: Run) -> bool:
        # What a card can do may depend on the hand (Queen).
        for other in table.opponents(run.seat):
            for spot in table.players[other].placed:
                if spot & SPOT >= CITY:
                    return len(table.players[run.seat].hand) > 0
        return False

    def rule_of(self, table: Table, run: Run) -> str:
        power = powers.power_of(table, run.seat)
        return power.rule if power is not None else ""

    def title_of(self, table: Table, run: Run) -> Said:
        power = powers.power_of(table, run.seat)
        return power.name if power is not None else ""

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        pack = table.config.pack
        spot, name = move.a, ""
        if move.kind == VISIT:
            card = pack.cards[move.b // COPIES]
            spot = city_place(move.a, find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES))
            does, name = card.visit, card.name
        else:
            does, name = pack.locations[spot].does, pack.locations[spot].name
        stands = [place & SPOT for place in taken_by_opponents(table, run.seat)]
        if spot not in stands and spot != self.location(run):
            return no("", "no-opponent-there", place=name)
        owner = move.a if move.kind == VISIT else run.seat
        index = (spot - CITY) % CITY_SIZE if move.kind == VISIT else -1
        if does is not None and not does.can(table, run.seat, owner, index):
            return no("", "in-vain", place=name)
        return no("MW.power.foxes_which" if move.kind == COPY else "", "not-used", place=name)


TRACK: Final[Track] = Track()
TRACK.place = "track"

EFFECTS: Final[tuple[type[Effect], ...]] = (
    GainNotOwned,
    GainIfNone,
    GainIfSome,
    TradeGained,
    Ponder,
    TakeWild,
    MoveFigure,
)
"""Effects that the pack can name."""
