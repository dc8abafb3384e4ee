"""What comes at the end of a turn: Forager, Prospector and the two birds (EX.spirecrest.card.*)."""

from typing import Final

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import BERRY, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Repeated, Run
from tanglewood.games.everdell.modules.spirecrest.finds import cut, forget
from tanglewood.games.everdell.modules.spirecrest.parts import part_at
from tanglewood.games.everdell.modules.spirecrest.state import (
    Spirecrest,
    critter_named,
    has_find,
    mountain,
    place_of_critter,
)
from tanglewood.games.everdell.moves import DISCARD, DONE, KEEP
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.turn import EndOfTurn, Turn
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

WINDLORE_DRAWS: Final = 2


def gained(table: Table, seat: int, what: int, n: int) -> None:
    """The Forager counts berries, the Prospector point tokens, in their owner's own turns
    (EX.spirecrest.card.forager, .prospector)."""
    if not own_turn(table, seat):
        return
    for land in table.lands:
        if isinstance(land, Spirecrest):
            if what == BERRY and has_find(table, seat, "forager"):
                land.berries += n
            elif what < 0 and has_find(table, seat, "prospector"):
                land.tokens += n


def own_turn(table: Table, seat: int) -> bool:
    """Whether it is the turn of this seat, and not that of an opponent without one."""
    bottom = table.stack[0] if table.stack else None
    return isinstance(bottom, Turn | EndOfTurn) and bottom.seat == seat


def drew(table: Table, owner: int) -> None:
    """Windlore notices who draws from the deck, Nightweave too (EX.spirecrest.big.birds_nightweave); nobody
    has it while the first hands are dealt."""
    for land in table.lands:
        if isinstance(land, Spirecrest):
            land.drew |= 1 << owner


def ending(table: Table, seat: int) -> bool:
    """What is due before a turn ends; asked again until nothing is."""
    land = mountain(table)
    depth = len(table.stack)
    berries, tokens = land.berries, land.tokens
    land.berries = land.tokens = 0
    if tokens:
        table.stack.append(Run(seat, seat, -1, PROSPECT, (tokens,)))
    if berries:
        table.draw(seat, berries)  # EX.spirecrest.ability.batch
    if len(table.stack) > depth:
        return True
    drawers, land.drew = land.drew, 0
    for owner in perched(table, "windlore", part_at(table).deck):
        if drawers & ~(1 << owner):
            fly(table, owner)
    if len(table.stack) > depth:
        return True
    fresh = len(table.discard) - land.pile
    land.pile = len(table.discard)
    for owner in perched(table, "firebeak", part_at(table).pile):
        if owner != seat and fresh > 0 and table.room(owner) > 0:
            look(table, owner, fresh)
            table.stack.append(Run(owner, owner, -1, BEAK, (fresh,)))
    return len(table.stack) > depth


def perched(table: Table, id: str, place: int) -> list[int]:
    """The seats whose bird sits on its pile; one who has passed gets no more cards
    (EX.spirecrest.ability.passed)."""
    number = critter_named(part_at(table), id)
    return [
        seat
        for seat, player in enumerate(table.players)
        if not player.passed and place_of_critter(player, number) & SPOT == place
    ]


def fly(table: Table, seat: int) -> None:
    """Windlore draws, even above the hand limit; the surplus goes at once (EX.spirecrest.big.windlore)."""
    player = table.players[seat]
    cards: list[int] = []
    seen: list[int] = []
    for _ in range(WINDLORE_DRAWS):
        card = table.turn_up()
        if card < 0:
            break
        cards.append(card)
        seen.append(
            knowledge.drawn(table.deck_seen[table.left], seat, min(table.generation, knowledge.LATEST))
        )
    if not cards:
        return
    player.hand = player.hand + tuple(cards)
    player.seen = player.seen + tuple(seen)
    if table.listener is not None:
        table.emit("drew", seat, {"n": len(cards)}, {"cards": table.names(cards)}, chance=True)
    cut(table, seat)
    if table.config.after_draw:
        table.after_drawing(seat, len(cards))


class Prospect(Repeated):
    """For each point token a card may be discarded; then as many cards are drawn as tokens came in
    (EX.spirecrest.card.prospector)."""

    rule: str = "EX.spirecrest.card.prospector"
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "n | n n"

    def tokens(self, run: Run) -> int:
        return run.first

    def done(self, run: Run) -> int:
        """How many cards were discarded."""
        return sum(run.rest)

    def possible(self, table: Table, run: Run) -> bool:
        return self.done(run) <= self.tokens(run)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        hand = table.players[run.seat].hand
        if self.done(run) >= self.tokens(run) or not hand:
            self.finish(table, run)
            return []
        moves = table.config.pack.moves
        return [*unlike(moves.discard, hand), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            self.finish(table, run)
            return
        table.stack[-1] = run.with_data((self.tokens(run), self.done(run) + 1))
        table.discard_from_hand(run.seat, move.a)

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        table.draw(run.seat, self.tokens(run))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-prospect", n=self.tokens(run) - self.done(run))

    def title_of(self, table: Table, run: Run) -> Said:
        part = part_at(table)
        return part.discoveries[part.named("prospector")].name


PROSPECT: Final[Prospect] = Prospect()
PROSPECT.place = "prospect"


# ---------------------------------------------------------------------- Firebeak


def look(table: Table, seat: int, n: int) -> None:
    """The owner of Firebeak looks at the cards that others discarded."""
    first = len(table.discard) - n
    seen = [knowledge.with_code(info, seat, knowledge.KNOWN) for info in table.discard_seen[first:]]
    table.discard_seen = table.discard_seen[:first] + tuple(seen)


class Beak(Repeated):
    """Take cards that others discarded, up to the hand limit (EX.spirecrest.big.firebeak)."""

    rule: str = "EX.spirecrest.big.firebeak"
    ask: str = "ask-beak"
    wants: tuple[int, ...] = (KEEP,)
    shape: str = "n"
    below: tuple[str, ...] = ANYTHING

    def fresh(self, run: Run) -> int:
        """How many cards on top of the discard pile can be taken."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        fresh = self.fresh(run)
        seen = table.discard_seen[len(table.discard) - fresh :] if fresh else ()
        known = all(knowledge.code(info, run.seat) == knowledge.KNOWN for info in seen)
        return fresh <= len(table.discard) and known

    def cards(self, table: Table, run: Run) -> tuple[int, ...]:
        return table.discard[len(table.discard) - self.fresh(run) :] if self.fresh(run) else ()

    def go_on(self, table: Table, run: Run) -> list[Move]:
        cards = self.cards(table, run)
        if not cards or table.room(run.seat) <= 0:
            table.stack.pop()
            return []
        moves = table.config.pack.moves
        return [*unlike(moves.keep, cards), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            table.stack.pop()
            return
        fresh = self.fresh(run)
        table.stack[-1] = run.with_data((fresh - 1,))
        first = len(table.discard) - fresh
        place = first + table.discard[first:].index(move.a)
        made = min(table.generation, knowledge.LATEST)
        # Nobody else sees which of these cards goes.
        seen = [
            info if i < first else knowledge.forgotten(info, run.seat, run.seat, made)
            for i, info in enumerate(table.discard_seen)
        ]
        info = knowledge.with_discarder(seen[place], -1)
        table.discard = table.discard[:place] + table.discard[place + 1 :]
        table.discard_seen = tuple(seen[:place] + seen[place + 1 :])
        player = table.players[run.seat]
        player.hand = player.hand + (move.a,)
        player.seen = player.seen + (knowledge.with_code(info, run.seat, knowledge.KNOWN),)
        forget(table)
        land = mountain(table)
        land.pile = min(land.pile, len(table.discard))
        if table.listener is not None:
            name = table.config.pack.cards[move.a].id
            table.emit("drew-discard", run.seat, {"n": 1}, {"cards": name})

    def must_ask(self, table: Table, run: Run) -> bool:
        return True

    def title_of(self, table: Table, run: Run) -> Said:
        part = part_at(table)
        return part.discoveries[part.named("firebeak")].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "not-revealed", card=table.config.pack.cards[move.a].name)


BEAK: Final[Beak] = Beak()
BEAK.place = "beak"


def look_again(table: Table) -> None:
    """In an imagined world too the owner of Firebeak knows the cards to take from."""
    for frame in table.stack:
        if isinstance(frame, Run) and isinstance(frame.effect, Beak) and frame.first:
            look(table, frame.seat, frame.first)
