"""Discoveries: how they come to a player, and what they do at once (EX.spirecrest.discovery.*)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask, knowledge
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import (
    BERRY,
    BLUE,
    GREEN,
    NO_CARD,
    PEBBLE,
    PURPLE,
    RED,
    RESIN,
    TAN,
    TWIG,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Repeated, Run
from tanglewood.games.everdell.effects.choices import not_to_take, to_take
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice, some_card
from tanglewood.games.everdell.effects.revealing import Revealing, reveal
from tanglewood.games.everdell.modules.spirecrest.parts import NAME, part_at
from tanglewood.games.everdell.modules.spirecrest.state import changed, find_at, mountain
from tanglewood.games.everdell.moves import DISCARD, DONE, KEEP, TAKE_MEADOW, TUCK
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


def take(table: Table, owner: int, number: int) -> None:
    """A discovery comes to lie beside a city: it takes no space, and nothing reacts to it
    (EX.spirecrest.discovery.no_space, .not_played)."""
    land = mountain(table)
    it = find_at(table, number)
    land.finds = changed(land.finds, owner, (*land.finds[owner], number))
    if owner >= len(table.players):
        return
    table.emit_open("discovered", owner, find=it.id)
    if it.tile >= 0:
        trail = land.trails[owner]
        # EX.spirecrest.discovery.serpent, .distant_shore
        land.trails = changed(land.trails, owner, (it.tile, *trail) if it.first else (*trail, it.tile))
    if it.id == "stormvale":
        land.row = (NO_CARD,) * part_at(table).beside
        fill_row(table)
    if it.does is not None:
        it.does.start(table, owner, owner, -1)


def fill_row(table: Table) -> None:
    """The gaps beside Stormvale are filled from the deck (EX.spirecrest.discovery.stormvale)."""
    land = mountain(table)
    shown: list[int] = []
    for slot in range(len(land.row)):
        if land.row[slot] == NO_CARD:
            card = table.turn_up()
            if card != NO_CARD:
                land.row = land.row[:slot] + (card,) + land.row[slot + 1 :]
                shown.append(card)
    if table.listener is not None and shown:
        table.emit("laid-beside", table.active, {"cards": table.names(shown)}, chance=True)


class TuckCards(Repeated):
    """Put cards of hand and Meadow under the discovery; the gap of the Meadow is filled at once
    (EX.spirecrest.card.archeologist, .trail_guide, EX.spirecrest.discovery.tucked_refill)."""

    pattern: ClassVar[str] = r"tuck 0-(\d+) (critter|construction)"
    wants: tuple[int, ...] = (TUCK, TAKE_MEADOW)
    shape: str = "| most"
    estimate: float = 2.0

    def __init__(self, most: int, critters: bool) -> None:
        self.most = most
        self.critters = critters

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return TuckCards(int(words[0]), words[1] == "critter")

    def fits(self, table: Table, card: int) -> bool:
        return table.config.pack.cards[card].critter == self.critters

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if self.done(run) == self.most:
            table.stack.pop()
            return []
        hand = tuple([card for card in table.players[run.seat].hand if self.fits(table, card)])
        slots = [move for move in to_take(table, run.seat, False) if self.fits(table, table.meadow[move.a])]
        return [*unlike(moves.tuck, hand), *slots, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            table.stack.pop()
            return
        self.count(table, run)
        seat = run.seat
        if move.kind == TUCK:
            card = move.a
            table.take_from_hand(seat, card)
        else:
            card = table.meadow[move.a]
            table.set_slot(move.a, NO_CARD)
        land = mountain(table)
        land.tucked = changed(land.tucked, seat, (*land.tucked[seat], card))
        table.emit_open("laid-under", seat, card=table.config.pack.cards[card].id)
        if move.kind == TAKE_MEADOW:
            table.fill_meadow()

    def must_ask(self, table: Table, run: Run) -> bool:
        return True  # a hand without such cards looks like any other

    def asks(self, table: Table, run: Run) -> Phrase:
        kind = "critter" if self.critters else "construction"
        return phrase("ask-lay-under", n=self.most - self.done(run), kind=kind)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        card = move.a if move.kind == TUCK else table.meadow[move.a]
        if not self.fits(table, card):
            key = "no-critter" if self.critters else "no-construction"
            return no("", key, card=table.config.pack.cards[card].name)
        return not_to_take(table, run.seat, move.a, False) if move.kind == TAKE_MEADOW else None


class SearchDeck(Effect):
    """Name a card and take one from the deck, even above the hand limit (EX.spirecrest.discovery.search)."""

    pattern: ClassVar[str] = r"search (critter|construction)"
    wants: tuple[int, ...] = (NAME,)
    estimate: float = 2.0

    def __init__(self, critters: bool) -> None:
        self.critters = critters

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return SearchDeck(words[0] == "critter")

    def nameable(self, table: Table) -> list[int]:
        """All cards of the right kind that the game has, in the deck or not."""
        pack = table.config.pack
        return sorted(
            {card for card in pack.deck(table.config.sets) if pack.cards[card].critter == self.critters}
        )

    def go_on(self, table: Table, run: Run) -> list[Move]:
        words = part_at(table).name_card
        return [words[card] for card in self.nameable(table)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        seat = run.seat
        deck = table.deck[: table.left]
        seen = table.deck_seen[: table.left]
        there = move.a in deck
        name = table.config.pack.cards[move.a].id
        if there:
            i = deck.index(move.a)
            deck = deck[:i] + deck[i + 1 :]
            seen = seen[:i] + seen[i + 1 :]
            table.take_known(seat, move.a)
        order = list(range(len(deck)))
        table.chance.shuffle(order)  # EX.spirecrest.discovery.search_after
        table.deck = tuple([deck[i] for i in order])
        table.deck_seen = tuple([seen[i] for i in order])
        table.left = len(deck)
        if table.listener is not None:
            values: dict[str, int | str] = {"card": name, "found": "yes" if there else "no"}
            table.emit("combed", seat, values, chance=True)
        cut(table, seat)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-search", kind="critter" if self.critters else "construction")

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.a]
        if kind.critter != self.critters:
            return no("", "no-critter" if self.critters else "no-construction", card=kind.name)
        return no("EV.comp.deck", "not-in-deck", card=kind.name)


def cut(table: Table, seat: int) -> None:
    """A hand above its limit is brought back to it."""
    if table.room(seat) < 0:
        table.stack.append(Run(seat, seat, -1, SURPLUS))


class Surplus(Effect):
    """Cards of choice above the hand limit are discarded (EX.spirecrest.discovery.search_after,
    EX.spirecrest.big.windlore)."""

    ask: str = "ask-down-to-limit"
    rule: str = "EX.spirecrest.discovery.search_after"
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


SURPLUS: Final[Surplus] = Surplus()
SURPLUS.place = "surplus"
SURPLUS.title = phrase("title-surplus")

LIGHTS: Final = {GREEN: BERRY, TAN: TWIG, RED: RESIN, BLUE: PEBBLE}


class DancingLights(Revealing):
    """Turn up cards; each brings a resource by its colour, and any of them may be kept
    (EX.spirecrest.card.cave_of_dancing_lights)."""

    pattern: ClassVar[str] = r"reveal (\d+) lights"
    wants: tuple[int, ...] = (KEEP,)
    ask: str = "ask-keep-lights"
    shape: str = "| 1 *card"
    below: tuple[str, ...] = ANYTHING
    estimate: float = 5.0

    def __init__(self, n: int) -> None:
        self.n = n
        self.gain = of_choice()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DancingLights(int(words[0]))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return some_card(table)

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.revealed(run)) <= self.n and super().possible(table, run)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun:
            cards = reveal(table, run.seat, self.n)
            table.stack[-1] = run.with_data((1, *cards))
            colors = [table.config.pack.colors[card] for card in cards]
            for color, resource in LIGHTS.items():
                if colors.count(color):
                    table.gain(run.seat, resource, colors.count(color))
            gain_any(table, run.seat, colors.count(PURPLE), self.gain)
            return []
        cards = self.revealed(run)
        if not cards or table.room(run.seat) <= 0:
            self.finish(table, run)
            return []
        if ask.watched(table):
            cards = tuple([card for card in cards if ask.may_hold(table, card)])
        moves = table.config.pack.moves
        return [*unlike(moves.keep, cards), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            self.finish(table, run)
            return
        cards = self.revealed(run)
        i = cards.index(move.a)
        table.stack[-1] = run.with_data((1, *cards[:i], *cards[i + 1 :]))
        table.take_known(run.seat, move.a)
        table.emit_open("kept", run.seat, card=table.config.pack.cards[move.a].id)

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        for card in self.revealed(run):
            table.discard_open(card)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a not in self.revealed(run):
            return no("", "not-revealed", card=table.config.pack.cards[move.a].name)
        return ask.not_to_hold(table, move.a)


class FillHand(Effect):
    """Draw up to the hand limit (EX.spirecrest.card.star_weavers)."""

    pattern: ClassVar[str] = r"fill hand"
    instant: bool = True
    estimate: float = 2.0

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and some_card(table)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        if table.room(seat) > 0:
            table.draw(seat, table.room(seat))


def draw_from_pile(table: Table, seat: int) -> int:
    """Take the top card of the discard pile into a hand. Returns it."""
    card = table.discard[-1]
    info = knowledge.with_discarder(table.discard_seen[-1], -1)
    table.discard = table.discard[:-1]
    table.discard_seen = table.discard_seen[:-1]
    player = table.players[seat]
    player.hand = player.hand + (card,)
    player.seen = player.seen + (knowledge.with_code(unheld(info), seat, knowledge.KNOWN),)
    forget(table)
    land = mountain(table)
    land.pile = min(land.pile, len(table.discard))
    if table.listener is not None:
        table.emit("drew-discard", seat, {"n": 1}, {"cards": table.config.pack.cards[card].id}, chance=True)
    return card


def unheld(info: int) -> int:
    return knowledge.unheld(info, -1, -1)


def forget(table: Table) -> None:
    """A card left the discard pile face down: nobody can tell any more which cards of a hand, once seen
    there, are still in it or were discarded from it."""
    table.discard_seen = tuple([unheld(info) for info in table.discard_seen])
    for player in table.players:
        player.seen = tuple([unheld(info) for info in player.seen])


EFFECTS: Final[tuple[type[Effect], ...]] = (
    TuckCards,
    SearchDeck,
    DancingLights,
    FillHand,
)
"""Effects that the pack can name."""
