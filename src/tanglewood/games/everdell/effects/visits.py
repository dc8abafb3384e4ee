"""Playing a card cheaper or free."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import ANY_KIND
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, OneOf, Run
from tanglewood.games.everdell.effects.choices import DrawMeadow
from tanglewood.games.everdell.effects.giving import not_drawn
from tanglewood.games.everdell.effects.revealing import Revealing, reveal
from tanglewood.games.everdell.moves import (
    BRING,
    DECK,
    DISCARD_PILE,
    PLAY,
    PLAY_KEPT,
    PLAY_MEADOW,
    SOURCE,
)
from tanglewood.games.everdell.play.arriving import can_arrive
from tanglewood.games.everdell.play.costs import within_means
from tanglewood.games.everdell.play.paying import lay_open
from tanglewood.games.everdell.play.playing import (
    charge_for,
    come_free,
    may_come_free,
    watched_play,
)
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.reducing import reduce_cost
from tanglewood.games.everdell.play.refusals import no_place, not_for_its_price, too_dear
from tanglewood.games.everdell.play.sources import FROM_HAND, KEPT, REVEALED
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

NO_LIMIT: Final = 99


def cheaper(table: Table, seat: int, card: int, source: int, less: int) -> bool:
    """Whether a card can be played at a reduced cost, without any other help (EV.play.one_ability)."""
    if table.config.watches and ask.watched(table):
        return watched_play(table, seat, card, source, less) and can_arrive(table, seat, card, -1)
    kind = table.config.pack.cards[card]
    return within_means(table, seat, kind, kind.cost, less, ANY_KIND) and can_arrive(table, seat, card, -1)


def play_cheaper(table: Table, seat: int, card: int, source: int, less: int) -> None:
    reduce_cost(table, seat, card, source, less)
    if table.config.watches and ask.watched(table):
        charge_for(table, seat, card, source, less)


def not_kept(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a card that a move would play from beside the player's city does not lie there (MW.power.bats)."""
    if move.kind != PLAY_KEPT or move.a in ask.kept_cards(table, seat):
        return None
    return no("", "not-kept", card=table.config.pack.cards[move.a].name)


def card_of(table: Table, move: Move) -> tuple[int, int]:
    """The card a move would play, and where it comes from."""
    if move.kind == PLAY_MEADOW:
        return table.meadow[move.a], move.a + 1
    return move.a, KEPT if move.kind == PLAY_KEPT else FROM_HAND


class PlayFromMeadow(OneOf):
    """Play a card of the Meadow at a reduced cost (EV.card.inn, EV.card.inn.must_play)."""

    pattern: ClassVar[str] = r"play from meadow, (\d+) less"
    plays: bool = True
    ask: str = "ask-play-meadow"
    wants: tuple[int, ...] = (PLAY_MEADOW, PLAY_KEPT)
    estimate: float = 2.5

    def __init__(self, less: int) -> None:
        self.less = less

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PlayFromMeadow(int(words[0]))

    def targets(self, table: Table, seat: int) -> list[Move]:
        moves = table.config.pack.moves.play_meadow
        return [
            moves[slot]
            for slot in range(len(table.meadow))
            if table.slot_free(slot) and cheaper(table, seat, table.meadow[slot], slot + 1, self.less)
        ] + self.kept(table, seat)

    def kept(self, table: Table, seat: int) -> list[Move]:
        """Cards beside the city that count as lying in the Meadow (MW.power.bats)."""
        kept = ask.kept_cards(table, seat)
        able = tuple([card for card in kept if cheaper(table, seat, card, KEPT, self.less)])
        return unlike(table.config.pack.moves.play_kept, able)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == PLAY_KEPT:
            ask.take_up(table, run.seat, move.a, KEPT)
            play_cheaper(table, run.seat, move.a, KEPT, self.less)
        else:
            play_cheaper(table, run.seat, table.meadow[move.a], move.a + 1, self.less)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        away = not_kept(table, run.seat, move)
        if away is not None:
            return away
        card, source = card_of(table, move)
        return too_dear(table, run.seat, card, source, self.less)


def not_free(table: Table, seat: int, card: int, source: int, limit: int) -> Refusal | None:
    """Why a card cannot be played free by an effect that limits its worth."""
    kind = table.config.pack.cards[card]
    if kind.points > limit:
        return no("", "worth", card=kind.name, n=kind.points, limit=limit)
    return no_place(table, seat, card) or not_for_its_price(table, seat, card, source)


class PlayFree(Effect):
    """Play a card of limited worth free, from hand or Meadow (EV.card.queen)."""

    pattern: ClassVar[str] = r"play any free|(may )?play up to (\d+) free"
    plays: bool = True
    wants: tuple[int, ...] = (PLAY, PLAY_MEADOW, PLAY_KEPT)
    estimate: float = 4.0

    def __init__(self, limit: int, may: bool = False) -> None:
        self.limit = limit
        self.may = may  # whether the player may decline

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PlayFree(int(words[1] or NO_LIMIT), words[0] != "")

    def allowed(self, table: Table, seat: int, card: int, source: int) -> bool:
        if table.config.pack.cards[card].points > self.limit or not can_arrive(table, seat, card, -1):
            return False
        return may_come_free(table, seat, card, source)

    def targets(self, table: Table, seat: int) -> list[Move]:
        moves = table.config.pack.moves
        hand = tuple(
            [card for card in table.players[seat].hand if self.allowed(table, seat, card, FROM_HAND)]
        )
        options = unlike(moves.play, hand)
        # Hand or Meadow; legends lie beside them (MW.legend.everflame_tomb_source, .cirrus_source).
        for slot in range(len(table.meadow)):
            if table.slot_free(slot) and self.allowed(table, seat, table.meadow[slot], slot + 1):
                options.append(moves.play_meadow[slot])
        if table.config.kept_cards:
            kept = ask.kept_cards(table, seat)
            able = tuple([card for card in kept if self.allowed(table, seat, card, KEPT)])
            options.extend(unlike(moves.play_kept, able))
        for move, card, source in self.shown(table):
            if self.allowed(table, seat, card, source):
                options.append(move)
        return options

    def shown(self, table: Table) -> list[tuple[Move, int, int]]:
        """Cards that modules show, for a card that names a worth and no place."""
        if self.may or self.limit == NO_LIMIT:  # a legend's text names hand and Meadow
            return []
        return [it for module in table.config.shown_cards for it in module.shown_cards(table)]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0  # EV.card.queen.must_play

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.targets(table, run.seat)
        if self.may and (options or table.players[run.seat].hand):
            options.append(table.config.pack.moves.done)
        if not options:  # without `may` this happens only in an imagined world
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == PLAY:
            table.take_from_hand(run.seat, move.a)
            come_free(table, run.seat, move.a, FROM_HAND)
        elif move.kind == PLAY_KEPT:
            ask.take_up(table, run.seat, move.a, KEPT)
            come_free(table, run.seat, move.a, KEPT)
        elif move.kind == PLAY_MEADOW:
            come_free(table, run.seat, table.meadow[move.a], move.a + 1)
        else:
            for word, card, source in self.shown(table):
                if word is move:
                    ask.take_up(table, run.seat, card, source)
                    come_free(table, run.seat, card, source)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 0

    def asks(self, table: Table, run: Run) -> Phrase:
        limit = self.limit if self.limit < NO_LIMIT else -1
        return phrase("ask-play-free", may="yes" if self.may else "no", limit=limit)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        away = not_kept(table, run.seat, move)
        if away is not None:
            return away
        card, source = card_of(table, move)
        for word, shown, place in self.shown(table):
            if word is move:
                card, source = shown, place
        return not_free(table, run.seat, card, source, self.limit)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (*self.wants, *[move.kind for move, _, _ in self.shown(table)])


class DrawAndPlay(DrawMeadow):
    """Draw cards of the Meadow; one of them may be played cheaper (EV.loc.forest_meadow_two_play_one)."""

    pattern: ClassVar[str] = r"draw (\d+) meadow, play one (\d+) less"
    plays: bool = True
    shape: str = "| most *card | -1 n *card"

    def __init__(self, n: int, less: int) -> None:
        super().__init__(n, n)
        self.less = less

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DrawAndPlay(int(words[0]), int(words[1]))

    def drawing(self, run: Run) -> bool:
        """Whether cards are still being drawn: a -1 in front says that the Meadow is filled again."""
        return self.done(run) >= 0

    def drawn(self, run: Run) -> tuple[int, tuple[int, ...]]:
        """Once the Meadow is filled: the place in the hand where the drawn cards begin, for one of them may
        have been given away since; where a module watches also the cards."""
        begin, *cards = run.rest
        return begin, tuple(cards)

    def possible(self, table: Table, run: Run) -> bool:
        return not self.drawing(run) or super().possible(table, run)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if self.drawing(run):
            return super().go_on(table, run)
        hand = table.players[run.seat].hand
        begin, cards = self.drawn(run)
        drawn = hand[begin:]
        if table.config.watches and ask.watched(table):
            drawn = tuple([card for card in drawn if card in cards])
        able = tuple([card for card in drawn if cheaper(table, run.seat, card, FROM_HAND, self.less)])
        if not able:
            table.stack.pop()
            return []
        moves = table.config.pack.moves
        return [*unlike(moves.play, able), moves.done]

    def finish(self, table: Table, run: Run) -> None:
        super().finish(table, run)
        begin = max(0, len(table.players[run.seat].hand) - self.done(run))
        table.stack.append(run.with_data((-1, begin, *self.taken(run))))

    def play(self, table: Table, run: Run, move: Move) -> None:
        if self.drawing(run):
            super().play(table, run, move)
            return
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            lay_open(table, run.seat, move.a)
            play_cheaper(table, run.seat, move.a, FROM_HAND, self.less)

    def asks(self, table: Table, run: Run) -> Phrase:
        return super().asks(table, run) if self.drawing(run) else phrase("ask-play-one", less=self.less)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return self.wants if self.drawing(run) else (PLAY,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if self.drawing(run):
            return super().misfit(table, run, move)
        begin, _ = self.drawn(run)
        other = not_drawn(table, run.seat, move.a, len(table.players[run.seat].hand) - begin)
        return other or too_dear(table, run.seat, move.a, FROM_HAND, self.less)


class RevealAndPlay(Revealing):
    """Reveal cards, play one of them free, discard the others (EV.card.postal_pigeon, .cemetery)."""

    pattern: ClassVar[str] = (
        r"reveal (\d+) from deck(?:, play one up to (\d+) free|( or discard), play one free)"
    )
    plays: bool = True
    shape: str = "| 0 *card | 1 *card"
    estimate: float = 4.0
    below: tuple[str, ...] = ANYTHING

    def __init__(self, n: int, limit: int, pile: bool) -> None:
        self.n = n
        self.limit = limit
        self.pile = pile  # whether the discard pile may be chosen

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return RevealAndPlay(int(words[0]), int(words[1] or NO_LIMIT), words[2] != "")

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.left > 0 or len(table.discard) > 0

    def chosen(self, run: Run) -> bool:
        """Whether one was chosen: a 1 stands before the cards, and a 0 until then."""
        return run.first == 1

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.revealed(run)) <= self.n and super().possible(table, run)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if not run.begun:
            if self.pile and len(table.discard) >= self.n:  # EV.card.cemetery.short_pile
                return moves.source[:]
            self.show(table, run, DECK)
            return []
        cards = self.revealed(run)
        if not self.chosen(run):
            able = [card for card in cards if self.allowed(table, run.seat, card)]
            if able:
                return [*unlike(moves.bring, tuple(able)), moves.done]  # EV.card.cemetery.optional
        table.stack.pop()
        self.throw(table, cards)
        return []

    def allowed(self, table: Table, seat: int, card: int) -> bool:
        if table.config.pack.cards[card].points > self.limit or not can_arrive(table, seat, card, -1):
            return False
        return may_come_free(table, seat, card, REVEALED)

    def show(self, table: Table, run: Run, pile: int) -> None:
        if pile == DISCARD_PILE:
            cards = table.discard[-self.n :][::-1]
            table.discard = table.discard[: -self.n]
            table.discard_seen = table.discard_seen[: -self.n]
            if table.listener is not None:
                shown = table.names(cards)
                table.emit("revealed", run.seat, {"from": "discard", "cards": shown}, chance=True)
        else:
            cards = reveal(table, run.seat, self.n)
        table.stack[-1] = run.with_data((0, *cards))

    def throw(self, table: Table, cards: tuple[int, ...]) -> None:
        for card in cards:
            table.discard_open(card)

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.config.pack.moves
        if not run.begun:
            self.show(table, run, move.a)
        elif move is moves.done:
            table.stack.pop()
            self.throw(table, self.revealed(run))
        else:
            cards = self.revealed(run)
            place = cards.index(move.a)
            # The others are discarded once the played card has resolved (EV.play.chain_triggers).
            table.stack[-1] = run.with_data((1, *cards[:place], *cards[place + 1 :]))
            come_free(table, run.seat, move.a, REVEALED)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-bring" if run.begun else "ask-source")

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (BRING,) if run.begun else (SOURCE,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == SOURCE:
            return None
        if move.a not in self.revealed(run):
            return no("", "not-revealed", card=table.config.pack.cards[move.a].name)
        return not_free(table, run.seat, move.a, REVEALED, self.limit)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    PlayFromMeadow,
    PlayFree,
    DrawAndPlay,
    RevealAndPlay,
)
"""Effects that the pack can name."""
