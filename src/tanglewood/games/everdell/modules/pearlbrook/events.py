"""What the special events of Pearlbrook do (EX.pearlbrook.event.*)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves, unlike
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Repeated, Run
from tanglewood.games.everdell.effects.choices import not_to_take, to_take
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice
from tanglewood.games.everdell.effects.giving import GIVEN_SHIFT, give_card, no_taker, receivers
from tanglewood.games.everdell.effects.revealing import tuck
from tanglewood.games.everdell.effects.visits import PlayFree
from tanglewood.games.everdell.modules.pearlbrook.part import PICK, part_of
from tanglewood.games.everdell.moves import COPIES, GIVE_CARD, PLAY_MEADOW, REMOVE, TAKE_MEADOW, TO
from tanglewood.games.everdell.play.arriving import can_arrive
from tanglewood.games.everdell.play.playing import come_free, may_come_free
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.sources import REVEALED
from tanglewood.games.everdell.presentation.phrases import phrase, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class BringFromDeck(Effect):
    """Search the deck for a card and play it free; the deck is shuffled then. If there is none, the points of
    the other choice are taken (EX.pearlbrook.event.romantic_cruise)."""

    pattern: ClassVar[str] = r"bring (\w+) from deck, else (\d+) point"
    plays: bool = True
    estimate: float = 5.0

    def __init__(self, card: int, points: int) -> None:
        self.card = card
        self.points = points

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return BringFromDeck(grammar.card(words[0]), int(words[1]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        # What the deck holds is not known before it is searched.
        return can_arrive(table, seat, self.card, -1) and may_come_free(table, seat, self.card, REVEALED)

    def possible(self, table: Table, run: Run) -> bool:
        return self.can(table, run.seat, run.owner, run.index)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        found = [i for i in range(table.left) if table.deck[i] == self.card]
        name = table.config.pack.cards[self.card].id
        if table.listener is not None:
            told: dict[str, int | str] = {"card": name, "n": len(found)}
            table.emit("searched", run.seat, told, chance=True)
        if not found:
            table.gain_points(run.seat, self.points)
            return []
        order = [i for i in range(table.left) if i != found[-1]]
        table.chance.shuffle(order)
        table.deck_seen = tuple([table.deck_seen[i] for i in order])
        table.deck = tuple([table.deck[i] for i in order])
        table.left -= 1
        come_free(table, run.seat, self.card, REVEALED)
        return []

    def brings(self, table: Table, run: Run) -> str:
        return say("choice-search", card=table.config.pack.cards[self.card].name)


class Bury(Effect):
    """Point tokens onto a card with resources, one for each (EX.pearlbrook.event.x_marks_the_spot)."""

    pattern: ClassVar[str] = r"bury 1 point per resource on (\w+), at most (\d+)"
    ask: str = "ask-bury"
    wants: tuple[int, ...] = (PICK,)

    def __init__(self, card: int, most: int) -> None:
        self.card = card
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Bury(grammar.card(words[0]), int(words[1]))

    def stocked(self, table: Table, seat: int) -> list[int]:
        """The places of such cards on which resources lie."""
        player = table.players[seat]
        return [
            i
            for i in range(len(player.city))
            if table.is_a(player.city[i], self.card)
            and on_card.without_stock(player.marks[i]) != player.marks[i]
        ]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = city_moves(table, run.seat, self.stocked(table, run.seat), part_of(table.config.pack).pick)
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        player = table.players[run.seat]
        index = on_card.find_copy(player.city, move.b // COPIES, move.b % COPIES)
        mark = player.marks[index]
        n = min(self.most, sum([on_card.stored(mark, kind) for kind in range(4)]))
        player.set_mark(index, on_card.with_tokens(mark, on_card.tokens(mark) + n))
        if table.listener is not None:
            card = table.config.pack.cards[player.city[index]].id
            table.emit("tokens", run.seat, {"owner": run.seat, "card": card, "n": n})

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a != run.seat or move.b // COPIES not in table.players[run.seat].city:
            return no("", "own-card")
        return no("", "in-vain", place=kind.name)


class TuckFromMeadow(Repeated):
    """Put critters of the Meadow under the event, all before the gaps are filled
    (EX.pearlbrook.event.riverside_resort)."""

    pattern: ClassVar[str] = r"put 0-(\d+) meadow critter here"
    wants: tuple[int, ...] = (TAKE_MEADOW,)
    shape: str = "| most"
    estimate: float = 6.0

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return TuckFromMeadow(int(words[0]))

    def fits_under(self, table: Table, cards: tuple[int, ...]) -> bool:
        kinds = table.config.pack.cards
        return len(cards) <= self.most and all(kinds[card].critter for card in cards)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        cards = table.config.pack.cards
        options = [move for move in to_take(table, run.seat, False) if cards[table.meadow[move.a]].critter]
        if self.done(run) == self.most or not options:
            self.finish(table)
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind != TAKE_MEADOW:
            self.finish(table)
            return
        self.count(table, run)
        card = table.meadow[move.a]
        table.set_slot(move.a, -1)
        tuck(table, run.seat, run.index, card)

    def finish(self, table: Table) -> None:
        table.stack.pop()
        table.fill_meadow()

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-resort", n=self.most - self.done(run))

    def option(self, table: Table, run: Run, move: Move) -> str:
        if move.kind != TAKE_MEADOW or table.meadow[move.a] < 0:
            return ""
        return say("move-tuck", card=table.config.pack.cards[table.meadow[move.a]].name)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[table.meadow[move.a]]
        if not kind.critter:
            return no("", "no-critter", card=kind.name)
        return not_to_take(table, run.seat, move.a, False)


NOBODY_YET: Final = -1


class GiveCardsHere(Effect):
    """Give opponents cards, split as the player likes; the event counts them
    (EX.pearlbrook.event.masquerade_invitations)."""

    pattern: ClassVar[str] = r"give 0-(\d+) cards to opponents here"
    shape: str = "| most other"
    estimate: float = 4.0

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GiveCardsHere(int(words[0]))

    def fits_on(self, held: int) -> bool:
        return held >> GIVEN_SHIFT <= self.most and not held & (1 << GIVEN_SHIFT) - 1

    def progress(self, run: Run) -> tuple[int, int]:
        """How many were given, and to whom the next ones go (-1: nobody yet)."""
        if not run.data:
            return 0, NOBODY_YET
        given, receiver = run.data
        return given, receiver

    def possible(self, table: Table, run: Run) -> bool:
        _, receiver = self.progress(run)
        return receiver == NOBODY_YET or receiver in receivers(table, run.seat, True)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        given, receiver = self.progress(run)
        moves = table.config.pack.moves
        hand = table.players[run.seat].hand
        able = receivers(table, run.seat, True)
        if given == self.most or not hand or not able:
            table.stack.pop()
            return []
        if receiver not in able:
            if len(able) > 1 and receiver == NOBODY_YET:
                return [*[moves.to[other] for other in able], moves.done]
            table.stack[-1] = run.with_data((given, NOBODY_YET if len(able) > 1 else able[0]))
            return []
        return [*unlike(moves.give_card, hand), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        given, receiver = self.progress(run)
        if move.kind == TO:
            table.stack[-1] = run.with_data((given, move.a))
        elif move.kind == GIVE_CARD:
            player = table.players[run.seat]
            held = player.held[run.index] + (1 << GIVEN_SHIFT)
            player.held = player.held[: run.index] + (held,) + player.held[run.index + 1 :]
            table.stack[-1] = run.with_data((given + 1, receiver))
            give_card(table, run.seat, receiver, move.a)
        elif receiver != NOBODY_YET and len(receivers(table, run.seat, True)) > 1:
            table.stack[-1] = run.with_data((given, NOBODY_YET))  # perhaps to somebody else
        else:
            table.stack.pop()

    def must_ask(self, table: Table, run: Run) -> bool:
        return True

    def asks(self, table: Table, run: Run) -> Phrase:
        given, receiver = self.progress(run)
        chosen = "yes" if receiver != NOBODY_YET else "no"
        return phrase("ask-invite", n=self.most - given, chosen=chosen)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        _, receiver = self.progress(run)
        return (TO,) if receiver == NOBODY_YET else (GIVE_CARD,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, True) if move.kind == TO else None


class PlayMeadowFree(PlayFree):
    """A card of the Meadow of limited worth may be played free
    (EX.pearlbrook.event.sunken_treasure_discovered)."""

    pattern: ClassVar[str] = r"may play from meadow up to (\d+) free"
    wants: tuple[int, ...] = (PLAY_MEADOW,)

    def __init__(self, limit: int) -> None:
        super().__init__(limit, True)

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PlayMeadowFree(int(words[0]))

    def targets(self, table: Table, seat: int) -> list[Move]:
        moves = table.config.pack.moves.play_meadow
        return [
            moves[slot]
            for slot in range(len(table.meadow))
            if table.slot_free(slot) and self.allowed(table, seat, table.meadow[slot], slot + 1)
        ]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.targets(table, run.seat)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def must_ask(self, table: Table, run: Run) -> bool:
        return False


class Race(Effect):
    """One of two cards of the city comes under the event for points or resources
    (EX.pearlbrook.event.river_race)."""

    pattern: ClassVar[str] = r"put (\w+) here for (\d+) point or (\w+) for (\d+) any"
    ask: str = "ask-race"
    wants: tuple[int, ...] = (REMOVE,)
    estimate: float = 2.0

    def __init__(self, one: int, points: int, other: int, any: int) -> None:
        self.one = one
        self.points = points
        self.other = other
        self.any = any
        self.gain = of_choice()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Race(grammar.card(words[0]), int(words[1]), grammar.card(words[2]), int(words[3]))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def fits_under(self, table: Table, cards: tuple[int, ...]) -> bool:
        return len(cards) <= 1 and all(card in (self.one, self.other) for card in cards)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        city = table.players[run.seat].city
        places = [i for i in range(len(city)) if city[i] in (self.one, self.other)]
        if not places:
            table.stack.pop()
        return city_moves(table, run.seat, places, table.config.pack.moves.remove)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        city = table.players[run.seat].city
        card = table.remove_from_city(run.seat, on_card.find_copy(city, move.b // COPIES, move.b % COPIES))
        tuck(table, run.seat, run.index, card)
        if card == self.one:
            table.gain_points(run.seat, self.points)
        else:
            gain_any(table, run.seat, self.any, self.gain, run.index)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        return no("", "own-card") if move.a != run.seat else no("", "not-racing", card=kind.name)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    BringFromDeck,
    Bury,
    TuckFromMeadow,
    GiveCardsHere,
    PlayMeadowFree,
    Race,
)
"""Effects that the pack can name."""
