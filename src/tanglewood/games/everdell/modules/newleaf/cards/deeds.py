"""What Newleaf's cards do that give, discard, load and count (EX.newleaf.card.*)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves, unlike
from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.choices import ANY_NUMBER, DiscardCards
from tanglewood.games.everdell.effects.gaining import Gain, If, parse_gain
from tanglewood.games.everdell.effects.giving import give_card, no_taker, receivers
from tanglewood.games.everdell.modules.newleaf import spaces
from tanglewood.games.everdell.moves import COPIES, DONE, GAIN, GIVE_CARD, REMOVE, TO
from tanglewood.games.everdell.play.arriving import can_spare, not_spared
from tanglewood.games.everdell.play.reasons import legend_stays, no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class GiveOne(Effect):
    """A card may be given to an opponent with room for it, for a gain (EX.newleaf.card.give)."""

    pattern: ClassVar[str] = r"may give 1 card: (.+)"
    shape: str = "| other"

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GiveOne(parse_gain(words[0], grammar))

    def worth(self) -> float:
        return 0.6 * self.gain.worth()

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def receiver(self, run: Run) -> int:
        """Who gets the card, once that is chosen."""
        return run.first

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) > 0 and len(receivers(table, seat, True)) > 0

    def possible(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return True
        able = self.receiver(run) in receivers(table, run.seat, True)
        return able and len(table.players[run.seat].hand) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if run.begun:
            return unlike(moves.give_card, table.players[run.seat].hand)
        if not self.can(table, run.seat, run.owner, run.index):
            table.stack.pop()
            return []
        return [*[moves.to[other] for other in receivers(table, run.seat, True)], moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == TO:
            table.stack[-1] = run.with_data((move.a,))
            return
        table.stack.pop()
        if move.kind == DONE:
            return
        give_card(table, run.seat, self.receiver(run), move.a)
        gain(table, run, self.gain)

    def must_ask(self, table: Table, run: Run) -> bool:
        # Equal cards are one option, but the others do not know that.
        return run.begun and len(table.players[run.seat].hand) > 1

    def asks(self, table: Table, run: Run) -> Phrase:
        if run.begun:
            return phrase("ask-post-give", n=1)
        return phrase("ask-give-one", points=self.gain.points, any=self.gain.any, cards=self.gain.cards)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (GIVE_CARD,) if run.begun else (TO,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no_taker(table, move.a, True) if move.kind == TO else None


def gain(table: Table, run: Run, reward: Gain) -> None:
    """Take a reward, or put it on the stack where something is to be chosen."""
    if reward.instant:
        reward.do(table, run.seat, run.seat, -1)
    else:
        table.stack.append(Run(run.seat, run.seat, -1, reward))


# ---------------------------------------------------------------------- discarding from the city


class DiscardOther(Effect):
    """Another card of the player's city may be discarded for a gain (EX.newleaf.card.magician)."""

    pattern: ClassVar[str] = r"may discard 1 other city card: (.+)"
    ask: str = "ask-magician"
    wants: tuple[int, ...] = (REMOVE,)
    estimate: float = 0.6

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DiscardOther(parse_gain(words[0], grammar))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def works_on_card(self) -> bool:
        return True  # it must know which one it stands on

    def places(self, table: Table, seat: int, owner: int, index: int) -> list[int]:
        """What may go: never the card itself, nor one that stays for good or lies face down."""
        pack = table.config.pack
        city = table.players[seat].city
        own = index if owner == seat else -1
        return [
            i
            for i in range(len(city))
            if i != own
            and city[i] < pack.kinds
            and not pack.cards[city[i]].rooted
            and can_spare(table, seat, i)
        ]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.places(table, seat, owner, index)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        places = self.places(table, run.seat, run.owner, run.index)
        if not places:
            table.stack.pop()
            return []
        return [*city_moves(table, run.seat, places, moves.remove), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == DONE:
            return
        city = table.players[run.seat].city
        index = on_card.find_copy(city, move.b // COPIES, move.b % COPIES)
        card = table.remove_from_city(run.seat, index)
        close_ranks(table, run.seat, index)
        table.discard_open(card)
        table.emit_open("left", run.seat, card=table.config.pack.cards[card].id, to="discard")
        gain(table, run, self.gain)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-card")
        card = move.b // COPIES
        index = on_card.find_copy(table.players[run.seat].city, card, move.b % COPIES)
        if run.owner == run.seat and index == run.index:
            return no("", "itself", card=table.config.pack.cards[card].name)
        return legend_stays(table, card) or not_spared(table, run.seat, index)


def close_ranks(table: Table, seat: int, index: int) -> None:
    """A card has left a city while others of it act: what waits finds its cards one place further left,
    and the card that left waits no longer (EX.newleaf.card.magician_order)."""
    for nth in reversed(range(len(table.stack))):
        frame = table.stack[nth]
        if not isinstance(frame, Run):
            continue
        # Whose card it is says `owner`; in whose city the others act, `seat`: a Chipsmith may be copied.
        pointing = frame.owner == seat and frame.effect.points_at_card()
        if frame.index == index and frame.seat != seat and pointing:
            table.stack.pop(nth)  # nobody follows a card that has left
            continue
        data = frame.effect.moved_up(frame.data, index) if frame.seat == seat else frame.data
        here = frame.index - 1 if pointing and frame.index > index else frame.index
        if data != frame.data or here != frame.index:
            table.stack[nth] = Run(frame.seat, frame.owner, here, frame.effect, data)


class DiscardPer(DiscardCards):
    """Discard as many cards of the hand as the city has cards of a colour, or fewer
    (EX.newleaf.event.discard)."""

    pattern: ClassVar[str] = rf"discard 1 per ({'|'.join(COLORS)}): (\d+) point each"
    loose: ClassVar[bool] = False

    def __init__(self, color: int, points: int) -> None:
        super().__init__(0, ANY_NUMBER, points, 0, 0, 1)
        self.color = color

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return DiscardPer(grammar.color(words[0]), int(words[1]))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if self.done(run) >= table.players[run.seat].colors[self.color]:
            self.finish(table, run, self.done(run))
            return []
        return super().go_on(table, run)

    def asks(self, table: Table, run: Run) -> Phrase:
        left = table.players[run.seat].colors[self.color] - self.done(run)
        return phrase("ask-discard", most=left, least=0)


# ---------------------------------------------------------------------- on cards, and by spaces


class Load(Effect):
    """Put resources of every kind on the card (EX.newleaf.card.freight_car)."""

    pattern: ClassVar[str] = r"load (\d+) of each here"
    instant: bool = True
    marks: bool = True
    estimate: float = 3.0

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Load(int(words[0]))

    def may_hold(self, resource: int, n: int) -> bool:
        return n <= self.n

    def possible(self, table: Table, run: Run) -> bool:
        mark = table.players[run.owner].marks[run.index]
        return on_card.without_stock(mark) == mark

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        player = table.players[owner]
        mark = player.marks[index]
        for resource in range(4):
            mark = on_card.with_more_stored(mark, resource, self.n)
        player.set_mark(index, mark)
        if table.listener is not None:
            values: dict[str, int | str] = {"card": table.config.pack.cards[player.city[index]].id}
            table.emit("stored", seat, {**values, **dict.fromkeys(RESOURCES, self.n)})


class Unload(Effect):
    """Take resources of choice that lie on the card, while they last (EX.newleaf.card.freight_car)."""

    pattern: ClassVar[str] = r"unload (\d+)"
    wants: tuple[int, ...] = (GAIN,)
    shape: str = "| up"
    marks: bool = True
    estimate: float = 1.5

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Unload(int(words[0]))

    def left(self, run: Run) -> int:
        """How many are still to be taken."""
        return run.first if run.data else self.n

    def stock(self, table: Table, owner: int, index: int) -> list[int]:
        mark = table.players[owner].marks[index]
        return [on_card.stored(mark, resource) for resource in range(4)]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return owner < len(table.players) and sum(self.stock(table, owner, index)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        stock = self.stock(table, run.owner, run.index)
        if self.left(run) == 0 or not sum(stock):
            table.stack.pop()
            return []
        moves = table.config.pack.moves.gain
        return [moves[resource] for resource in range(4) if stock[resource]]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack[-1] = run.with_data((self.left(run) - 1,))
        player = table.players[run.owner]
        player.set_mark(run.index, on_card.with_more_stored(player.marks[run.index], move.a, -1))
        table.gain(run.seat, move.a, 1)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-unload", n=self.left(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "not-loaded", kind=RESOURCES[move.a])


class IfSharing(If):
    """An effect of a card that shares its space (EX.newleaf.card.greenhouse)."""

    pattern: ClassVar[str] = r"if sharing with farm: (.+)"
    loose: ClassVar[bool] = False

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return IfSharing(-1, grammar.effect(words[0]))

    def holds(self, table: Table, owner: int, index: int) -> bool:
        return spaces.shares(table, owner, index)


class SpacePoints(Effect):
    """Points for every few filled spaces of the city (EX.newleaf.card.mayor)."""

    pattern: ClassVar[str] = r"gain (\d+) point per (\d+) filled spaces"
    instant: bool = True
    sure: bool = True
    estimate: float = 1.5

    def __init__(self, points: int, every: int) -> None:
        self.points = points
        self.every = every

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return SpacePoints(int(words[0]), int(words[1]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return spaces.filled(table, owner) >= self.every

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        points = self.points * (spaces.filled(table, owner) // self.every)
        if points:
            table.gain_points(seat, points)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    GiveOne,
    DiscardOther,
    DiscardPer,
    Load,
    Unload,
    IfSharing,
    SpacePoints,
)
"""Effects that the pack can name."""
