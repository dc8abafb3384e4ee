"""Worker spaces on discoveries: who may go there, and what they do (EX.spirecrest.loc.*).

They are locations, so that Corrin Evertail's Path finds them too (EX.spirecrest.discovery.copy). What Ancient
Orchard and Ruins of Spire do needs nothing of its own (EX.spirecrest.loc.ancient_orchard, .ruins_of_spire).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import (
    CITY,
    CITY_SIZE,
    COLORS,
    NOWHERE,
    SPOT,
    Cards,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Repeated, Run
from tanglewood.games.everdell.effects.choices import not_to_take, take_from_meadow, to_take
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice, some_card
from tanglewood.games.everdell.effects.revealing import Revealing, reveal
from tanglewood.games.everdell.modules.spirecrest.finds import draw_from_pile
from tanglewood.games.everdell.modules.spirecrest.parts import part_at
from tanglewood.games.everdell.modules.spirecrest.state import find_at, mountain, owner_of
from tanglewood.games.everdell.moves import (
    DECK,
    DISCARD,
    DISCARD_PILE,
    DONE,
    LIFT,
    LIFT_CITY,
    LIFT_NAMED,
    SOURCE,
    TAKE_MEADOW,
)
from tanglewood.games.everdell.play.lifting import lift_word, lifted, not_lifted, stands_free
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


def own_places(table: Table) -> Cards:
    """The spaces on discoveries that somebody has."""
    part = part_at(table)
    found = [
        part.discoveries[find].space
        for row in mountain(table).finds
        for find in row
        if part.discoveries[find].space >= 0
    ]
    return tuple(found)


def workers_there(table: Table, place: int) -> int:
    """How many workers stand on a space, spiders too."""
    standing = sum([1 for player in table.players for spot in player.placed if spot & SPOT == place])
    return standing + (table.opponent.placed.count(place) if table.opponent is not None else 0)


def may_enter(table: Table, seat: int, place: int) -> bool:
    """A space without the open sign is its owner's (EX.spirecrest.discovery.space_own); open ones have three
    (EX.spirecrest.discovery.space_open)."""
    find = part_at(table).spaces[place]
    it = find_at(table, find)
    if not it.open:
        return owner_of(table, find) == seat
    return workers_there(table, place) < it.spaces


def refuse_entry(table: Table, seat: int, place: int) -> Refusal | None:
    if place not in part_at(table).spaces or may_enter(table, seat, place):
        return None
    it = find_at(table, part_at(table).spaces[place])
    if it.open:
        return no("EX.spirecrest.discovery.space_open", "taken", place=it.name)
    return no("EX.spirecrest.discovery.space_own", "not-open", card=it.name)


def visited(table: Table, seat: int, place: int) -> None:
    """Another player's visit brings the owner of an open space its token."""
    find = part_at(table).spaces.get(place, -1)
    if find < 0:
        return
    owner = owner_of(table, find)
    tokens = find_at(table, find).open
    if tokens and owner >= 0 and owner != seat:
        if owner < len(table.players):
            table.gain_points(owner, tokens)
        else:
            table.config.opponent.visited(table, tokens)


def spaces_beside(table: Table, owner: int, open: bool) -> list[Move]:
    """Spaces that Nightweave may use as if they lay in a city; she minds no limit for one player
    (EX.spirecrest.discovery.space_nightweave)."""
    part = part_at(table)
    found: list[Move] = []
    for find in mountain(table).finds[owner]:
        it = part.discoveries[find]
        if it.space >= 0 and (it.open > 0) == open and workers_there(table, it.space) < it.spaces:
            found.append(part.send_beside[it.space])
    return found


class GainPerWorker(Effect):
    """A resource of choice for each worker on the space (EX.spirecrest.loc.cartographers_caravan)."""

    pattern: ClassVar[str] = r"gain (\d+) any per worker here"
    instant: bool = True
    estimate: float = 2.0

    def __init__(self, n: int) -> None:
        self.n = n
        self.gain = of_choice()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GainPerWorker(int(words[0]))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        here = table.config.pack.place_numbers[self.place.split(".")[0]]
        gain_any(table, seat, self.n * max(1, workers_there(table, here)), self.gain)

    def yields(self, resource: int) -> bool:
        return True


class DrawMeadowOrPile(Effect):
    """Take cards of the Meadow and from the top of the discard pile, as many as the hand can take
    (EX.spirecrest.loc.map_seller); the gaps of the Meadow are filled when all are drawn."""

    pattern: ClassVar[str] = r"draw from meadow or discard"
    wants: tuple[int, ...] = (TAKE_MEADOW, SOURCE)
    ask: str = "ask-map-seller"
    shape: str = "| n"
    below: tuple[str, ...] = ("personality", "gift of a drawn card")
    estimate: float = 2.0

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and (len(to_take(table, seat)) > 0 or len(table.discard) > 0)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        options = to_take(table, run.seat)
        if table.discard:
            options.append(moves.source[DISCARD_PILE])
        if not options or table.room(run.seat) <= 0:
            self.finish(table, run)
            return []
        if run.begun:
            options.append(moves.done)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            self.finish(table, run)
            return
        n = run.first + 1 if run.begun else 1
        table.stack[-1] = run.with_data((n,))
        if move.kind == SOURCE:
            draw_from_pile(table, run.seat)
            return
        card = take_from_meadow(table, run.seat, move.a)
        if ask.watched(table):
            ask.took(table, run.seat, move.a, card, True)

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        table.fill_meadow()
        for module in table.config.drew_from_meadow:
            module.drew_from_meadow(table, run.seat)
        if run.begun and table.config.after_draw:
            table.after_drawing(run.seat, min(run.first, len(table.players[run.seat].hand)))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TAKE_MEADOW:
            return not_to_take(table, run.seat, move.a)
        return no("", "from-discard") if move.a == DECK else no("EV.draw.both_empty", "no-pile-left")


class DiscardColors(Repeated):
    """Discard a card of every colour for points (EX.spirecrest.loc.cloudrim_peak)."""

    pattern: ClassVar[str] = r"discard every color: (\d+) point"
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "| n *color"
    estimate: float = 3.0

    def __init__(self, points: int) -> None:
        self.points = points
        self.cost = True

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DiscardColors(int(words[0]))

    def gone(self, run: Run) -> tuple[int, ...]:
        """The colours discarded so far."""
        return run.rest

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        colors = table.config.pack.colors
        return len({colors[card] for card in table.players[seat].hand}) >= len(COLORS)

    def possible(self, table: Table, run: Run) -> bool:
        gone = self.gone(run)
        # Which cards are left is hidden: in an imagined world they need not fit.
        return len(set(gone)) == len(gone) >= len(COLORS) - len(table.players[run.seat].hand)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        gone = self.gone(run)
        if len(gone) == len(COLORS):
            table.stack.pop()
            table.gain_points(run.seat, self.points)
            return []
        colors = table.config.pack.colors
        hand = tuple([card for card in table.players[run.seat].hand if colors[card] not in gone])
        if not hand:  # happens only in an imagined world
            table.stack.pop()
        return unlike(table.config.pack.moves.discard, hand)

    def play(self, table: Table, run: Run, move: Move) -> None:
        color = table.config.pack.colors[move.a]
        table.stack[-1] = run.with_data((1, *self.gone(run), color))
        table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > len(COLORS) - len(self.gone(run))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-discard-colors", n=len(COLORS) - len(self.gone(run)))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "color-gone", color=COLORS[table.config.pack.colors[move.a]])


class CallWorker(Effect):
    """Another worker of the player comes here, and the space it left is used again, without its own ability
    or the player's (EX.spirecrest.loc.grey_cloaks_hideout, EX.spirecrest.big.grey_cloak). Who is not here
    cannot call anybody (EX.spirecrest.discovery.copy_hideout)."""

    pattern: ClassVar[str] = r"call worker here"
    roams: bool = True
    wants: tuple[int, ...] = (LIFT, LIFT_CITY, LIFT_NAMED)
    ask: str = "ask-call-worker"
    estimate: float = 2.0

    def here(self, table: Table) -> int:
        return table.config.pack.place_numbers[self.place.split(".")[0]]

    def callable(self, table: Table, seat: int, place: int) -> bool:
        """Whether a worker may leave its place, and that place does something: no event, no Journey."""
        spot = place & SPOT
        if not stands_free(place) or spot in (NOWHERE, self.here(table)):
            return False
        pack = table.config.pack
        if spot >= CITY:
            owner, index = divmod(spot - CITY, CITY_SIZE)
            line = pack.cards[table.city_of(owner)[index]].visit
            return line is not None and line.can(table, seat, owner, index)
        if spot >= pack.first_event or pack.locations[spot].sort == "journey":
            return False
        return pack.locations[spot].does.can(table, seat, seat, -1)

    def options(self, table: Table, seat: int) -> list[Move]:
        found: list[Move] = []
        for place in table.players[seat].placed:
            if self.callable(table, seat, place) and lift_word(table, place) not in found:
                found.append(lift_word(table, place))
        return found

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.options(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.options(table, run.seat)
        if not options:  # happens only in an imagined world
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        place = lifted(table, run.seat, move)
        player = table.players[run.seat]
        player.placed = (*player.placed, self.here(table) | place & ~SPOT)
        table.emit_open("called-worker", run.seat)
        use_again(table, run.seat, place & SPOT)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 0

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_lifted(table, run.seat, move, "EX.spirecrest.loc.grey_cloaks_hideout")


def use_again(table: Table, seat: int, spot: int) -> None:
    """What a space does happens once more; no worker is placed there."""
    pack = table.config.pack
    if spot >= CITY:
        owner, index = divmod(spot - CITY, CITY_SIZE)
        card = pack.cards[table.city_of(owner)[index]]
        assert card.visit is not None
        table.emit_open("activated", seat, owner=owner, card=card.id)
        card.visit.start(table, seat, owner, index)
        return
    table.emit_open("copied", seat, place=pack.places[spot])
    pack.locations[spot].does.start(table, seat, seat, -1)


class Dig(Revealing):
    """Turn up cards of the deck one by one, as many as the hand can take: who stops keeps them all and gains
    points; a card that lies in the Meadow too ends it, and all are lost (EX.spirecrest.discovery.moleia,
    EX.spirecrest.loc.moleia_mines)."""

    pattern: ClassVar[str] = r"dig: (\d+) point each"
    wants: tuple[int, ...] = (SOURCE,)
    shape: str = "| 1 *card"
    estimate: float = 3.0

    def __init__(self, points: int) -> None:
        self.points = points

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Dig(int(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and some_card(table)

    def possible(self, table: Table, run: Run) -> bool:
        cards = self.revealed(run)
        fits = len(cards) <= max(0, table.room(run.seat))
        return fits and not any(card in table.meadow for card in cards) and super().possible(table, run)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        cards = self.revealed(run)
        if not cards and not run.begun:
            self.turn(table, run)
            return []
        if len(cards) >= table.room(run.seat) or not some_card(table):
            self.keep(table, run)
            return []
        moves = table.config.pack.moves
        return [moves.source[DECK], moves.done]

    def turn(self, table: Table, run: Run) -> None:
        """Turn up one more card."""
        cards = (*self.revealed(run), *reveal(table, run.seat, 1))
        table.stack[-1] = run.with_data((1, *cards))
        if cards and cards[-1] in table.meadow:
            table.stack.pop()
            for card in cards:
                table.discard_open(card)
            table.emit_open("buried", run.seat, card=table.config.pack.cards[cards[-1]].id)

    def keep(self, table: Table, run: Run) -> None:
        table.stack.pop()
        cards = self.revealed(run)
        for card in cards:
            table.take_known(run.seat, card)
            table.emit_open("kept", run.seat, card=table.config.pack.cards[card].id)
        if cards:
            table.gain_points(run.seat, self.points * len(cards))

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            self.keep(table, run)
        else:
            self.turn(table, run)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-mine", n=len(self.revealed(run)))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "from-deck")


class Perch(Effect):
    """A bird comes to the deck or the discard pile (EX.spirecrest.loc.the_deck, .the_discard_pile). Nobody
    else can use these places, so for all others it would do nothing."""

    pattern: ClassVar[str] = r"perch: (\d+) (card|from discard)"
    instant: bool = True

    def __init__(self, n: int, pile: bool) -> None:
        self.n = n
        self.pile = pile

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Perch(int(words[0]), words[1] != "card")

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return False

    def useful(self, table: Table, seat: int) -> bool:
        """Whether there is anything to draw."""
        return table.room(seat) > 0 and (len(table.discard) > 0 if self.pile else some_card(table))

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        if not self.pile:
            table.draw(seat, self.n)
            return
        n = min(self.n, table.room(seat), len(table.discard))
        for _ in range(n):
            draw_from_pile(table, seat)
        if n > 0 and table.config.after_draw:
            table.after_drawing(seat, n)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    GainPerWorker,
    DrawMeadowOrPile,
    DiscardColors,
    CallWorker,
    Dig,
    Perch,
)
"""Effects that the pack can name."""
