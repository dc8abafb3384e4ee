"""Effects: what a card, a location or an event does, and the frame in which one runs.

An effect holds no state. What it is doing is a `Run`: who gains and decides (`seat`), in whose city it
counts (`owner`), on which card of that city it works (`index`, or the place of an event) and how far it is
(`data`, a few ints). So any effect can stop for a decision, be copied and written down.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.moves import DONE, GAIN, STORE
from tanglewood.games.everdell.play.reasons import ACTIONS, absent, alike, no
from tanglewood.games.everdell.presentation.phrases import kinds, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    pass

ONCE: Final = 0
PER_CARD: Final = 1
PER_TOKEN_HERE: Final = 2
PER_TOKEN_ON: Final = 3
PER_OTHER: Final = 4


class Effect:
    """One step. `place` is its name, for positions.

    One that asks says what it asks for (`asks`), which kinds of moves answer that (`wants`), and why a move
    of these kinds does not fit (`misfit`). All refusals are made of these.
    """

    place: str = ""
    rule: str = ""
    """The rule of the card, location, event or ability it stands on, and of what it asks."""
    title: Said = ""
    """The name of that component."""
    ask: str = ""
    """The key of its question, where that needs no values."""
    wants: tuple[int, ...] = ()
    """The kinds of moves that answer its question; `wanted` if they change."""
    cost: bool = False
    """Whether it must be possible for the whole action to be (a price, not a gain)."""
    instant: bool = False
    """Whether it never asks, so that no frame is needed."""
    plays: bool = False
    """Whether it plays cards: what these bring is not what the effect brings."""
    paying: bool = False
    """Whether a card is being paid for: the first of its numbers, the second one says where it comes from."""
    reveals: bool = False
    """Whether its numbers from the second one on are cards that lie open for a choice."""
    once: bool = False
    """Whether it lies on the stack once at the most."""
    works_here: bool = False
    """Whether it takes for granted that it stands on its card."""

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        """Whether it would do anything."""
        return True

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        """Carry out an instant effect."""
        raise NotImplementedError

    def go_on(self, table: Table, run: "Run") -> list[Move]:
        """Do what needs no decision; the options, or none if the run has left or changed the stack."""
        table.stack.pop()
        self.do(table, run.seat, run.owner, run.index)
        return []

    def play(self, table: Table, run: "Run", move: Move) -> None:
        raise NotImplementedError

    def must_ask(self, table: Table, run: "Run") -> bool:
        return False

    def inner(self) -> "list[tuple[str, Effect]]":
        """Effects this one puts on the stack itself, each with the end of its name."""
        return []

    # ------------------------------------------------------------------ asking and refusing

    def asks(self, table: Table, run: "Run") -> Phrase:
        """What it asks whoever decides."""
        return phrase(self.ask)

    def rule_of(self, table: Table, run: "Run") -> str:
        return self.rule

    def title_of(self, table: Table, run: "Run") -> Said:
        """Who asks; empty where the question says so itself."""
        return self.title

    def wanted(self, table: Table, run: "Run") -> tuple[int, ...]:
        return self.wants

    def misfit(self, table: Table, run: "Run", move: Move) -> Refusal | None:
        """Why a move of the right kind, about something that is there, is no option."""
        return None

    def question(self, table: Table, run: "Run") -> Question:
        return Question(self.rule_of(table, run), self.title_of(table, run), self.asks(table, run))

    def refuse(self, table: Table, run: "Run", move: Move) -> Refusal:
        question = self.question(table, run)
        if move.kind in self.wanted(table, run):
            why = absent(table, run.seat, move) or alike(table, move, True)
            why = why or self.misfit(table, run, move) or alike(table, move, False)
            return question.because(why) if why is not None else question.does_not_fit()
        if move.kind == DONE:
            return question.must_be_answered()
        return question.comes_first("EV.turn.one_action" if move.kind in ACTIONS else "")


class Run(Frame[Table]):
    """An effect under way."""

    __slots__ = ("data", "effect", "index", "owner")

    def __init__(self, seat: int, owner: int, index: int, effect: Effect, data: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.owner = owner
        self.index = index
        self.effect = effect
        self.data = data

    def go_on(self, table: Table) -> list[Move]:
        return self.effect.go_on(table, self)

    def play(self, table: Table, move: Move) -> None:
        self.effect.play(table, self, move)

    def must_ask(self, table: Table) -> bool:
        return self.effect.must_ask(table, self)

    def question(self, table: Table) -> Question:
        return self.effect.question(table, self)

    def refuse(self, table: Table, move: Move) -> Refusal:
        return self.effect.refuse(table, self, move)

    def text(self, table: Table) -> str:
        numbers = " ".join([str(number) for number in self.data])
        return f"{self.effect.place} {self.seat} {self.owner} {self.index} {numbers}".rstrip()

    def with_data(self, data: tuple[int, ...]) -> "Run":
        return Run(self.seat, self.owner, self.index, self.effect, data)


class EffectLine:
    """Effects that follow one another."""

    __slots__ = ("effects", "words")

    def __init__(self, effects: list[Effect], words: str) -> None:
        self.effects = effects
        self.words = words

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        """Whether it is possible and something would happen (EV.place.something)."""
        useful = False
        for effect in self.effects:
            if effect.can(table, seat, owner, index):
                useful = True
            elif effect.cost:
                return False
        return useful

    def payable(self, table: Table, seat: int, owner: int, index: int) -> bool:
        """Whether nothing it asks for is missing, useful or not."""
        for effect in self.effects:
            if effect.cost and not effect.can(table, seat, owner, index):
                return False
        return True

    def start(self, table: Table, seat: int, owner: int, index: int) -> None:
        """Carry out what never asks; the first effect that may, and all behind it, go on the stack."""
        effects = self.effects
        for i in range(len(effects)):
            if not effects[i].instant:
                for j in range(len(effects) - 1, i - 1, -1):
                    table.stack.append(Run(seat, owner, index, effects[j]))
                return
            depth = len(table.stack)
            effects[i].do(table, seat, owner, index)
            if len(table.stack) > depth:
                # Somebody reacts to drawn cards, or draws in a way of his own: the rest waits below.
                reacting = table.stack[depth:]
                del table.stack[depth:]
                for j in range(len(effects) - 1, i, -1):
                    table.stack.append(Run(seat, owner, index, effects[j]))
                table.stack.extend(reacting)
                return

    def later(self, table: Table, seat: int, owner: int, index: int, data: tuple[int, ...]) -> None:
        """Put all effects on the stack, to be carried out when it comes to them."""
        for i in range(len(self.effects) - 1, -1, -1):
            table.stack.append(Run(seat, owner, index, self.effects[i], data))

    def under(self, table: Table, depth: int, seat: int, owner: int, index: int) -> None:
        """Put all effects into the stack below the frame at `depth`."""
        for effect in self.effects:
            table.stack.insert(depth, Run(seat, owner, index, effect))

    def plays(self) -> bool:
        for effect in self.effects:
            if effect.plays:
                return True
        return False


class Counted(Effect):
    """How often an effect happens: once, or for each card or token, or for every so many of them."""

    def __init__(self, per: int, card: int, every: int = 1) -> None:
        self.per = per
        self.card = card
        self.every = every

    def times(self, table: Table, owner: int, index: int) -> int:
        if self.per == ONCE:
            return 1
        city = table.city_of(owner)
        if self.per == PER_CARD:
            return table.count_of(city, self.card)
        if self.per == PER_OTHER:  # other cards of this colour than the one it stands on
            colors = table.config.pack.colors
            return (sum([colors[card] == self.card for card in city]) - 1) // self.every
        if owner >= len(table.players):
            return 0
        marks = table.players[owner].marks
        if self.per == PER_TOKEN_HERE:
            return on_card.tokens(marks[index])
        total = 0
        for i in range(len(city)):
            if city[i] == self.card:
                total += on_card.tokens(marks[i])
        return total


class Gain(Counted):
    """Resources, cards and point tokens; resources of choice are named one by one (EV.comp.resources)."""

    wants: tuple[int, ...] = (GAIN,)

    def __init__(
        self,
        stock: list[int],
        any: int,
        among: int,
        cards: int,
        points: int,
        per: int = ONCE,
        card: int = -1,
        every: int = 1,
    ) -> None:
        super().__init__(per, card, every)
        self.stock = stock
        self.any = any
        self.among = among  # bit r: resource r may be chosen
        self.cards = cards
        self.points = points
        self.instant = any == 0
        self.sure = any == 0 and cards == 0
        self.resources = sum(stock) + any > 0

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        if self.per != ONCE and not self.times(table, owner, index):
            return False
        return self.resources or self.points > 0 or (table.room(seat) > 0 and some_card(table))

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        times = self.times(table, owner, index)
        if times:
            for resource in range(4):
                if self.stock[resource]:
                    table.gain(seat, resource, self.stock[resource] * times)
            if self.cards:
                table.draw(seat, self.cards * times)
            if self.points:
                table.gain_points(seat, self.points * times)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.data:
            times = self.times(table, run.owner, run.index)
            table.stack[-1] = run.with_data((self.any * times,))
            self.do(table, run.seat, run.owner, run.index)
            return []
        if run.data[0] == 0:
            table.stack.pop()
            return []
        gain = table.config.pack.moves.gain
        return [gain[resource] for resource in range(4) if self.among >> resource & 1]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if run.data[0] == 1:
            table.stack.pop()
        else:
            table.stack[-1] = run.with_data((run.data[0] - 1,))
        table.gain(run.seat, move.a, 1)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-gain", n=run.data[0] if run.data else self.any)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "gives", kinds=kinds(self.among), kind=RESOURCES[move.a])


ANY_KIND: Final = 15


def of_choice() -> Gain:
    """Resources of choice that another effect gives, as many as it says when it does."""
    return Gain([0, 0, 0, 0], 1, ANY_KIND, 0, 0)


GAIN_ANY: Final[Gain] = of_choice()  # for positions that do not say on which card it stands
GAIN_ANY.place = "gain-any"
GAIN_ANY.rule = "EV.comp.resources"


def gain_any(table: Table, seat: int, n: int, gain: Gain) -> None:
    """Let a seat name so many resources of choice."""
    if n:
        table.stack.append(Run(seat, seat, -1, gain, (n,)))


def some_card(table: Table) -> bool:
    """Whether anything is left to draw."""
    return table.left > 0 or len(table.discard) > 0


class If(Effect):
    """An effect with a condition: a card in the city, or a Husband who has his Wife."""

    def __init__(self, card: int, then: Effect) -> None:
        self.card = card  # -1: the card must be paired
        self.then = then
        self.instant = then.instant

    def holds(self, table: Table, owner: int, index: int) -> bool:
        city = table.city_of(owner)
        if self.card >= 0:
            return table.has(city, self.card)
        # The first Husbands are the paired ones (EV.card.husband.each).
        return on_card.copy_number(city, index) < table.config.pack.pairs_in(city)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return self.holds(table, owner, index) and self.then.can(table, seat, owner, index)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        if self.holds(table, owner, index):
            self.then.do(table, seat, owner, index)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.data and not self.holds(table, run.owner, run.index):
            table.stack.pop()
            return []
        return self.then.go_on(table, run)

    def play(self, table: Table, run: Run, move: Move) -> None:
        self.then.play(table, run, move)

    def must_ask(self, table: Table, run: Run) -> bool:
        return self.then.must_ask(table, run)

    def inner(self) -> list[tuple[str, Effect]]:
        return self.then.inner()

    def asks(self, table: Table, run: Run) -> Phrase:
        return self.then.asks(table, run)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return self.then.wanted(table, run)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return self.then.misfit(table, run, move)


class Tokens(Effect):
    """Point tokens onto the card itself (EV.card.clock_tower, .chapel)."""

    instant: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        player = table.players[owner]
        mark = player.marks[index]
        player.set_mark(index, on_card.with_tokens(mark, on_card.tokens(mark) + self.n))
        if table.listener is not None:
            card = table.config.pack.cards[player.city[index]].id
            table.emit("tokens", seat, {"owner": owner, "card": card, "n": self.n})


class Store(Effect):
    """Put one of several piles of resources on the card itself (EV.card.storehouse)."""

    ask: str = "ask-store"
    wants: tuple[int, ...] = (STORE,)

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = amounts

    def go_on(self, table: Table, run: Run) -> list[Move]:
        store = table.config.pack.moves.store
        return [store[resource] for resource in range(4) if self.amounts[resource]]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        player = table.players[run.owner]
        n = self.amounts[move.a]
        player.set_mark(run.index, on_card.with_more_stored(player.marks[run.index], move.a, n))
        if table.listener is not None:
            card = table.config.pack.cards[player.city[run.index]].id
            table.emit("stored", run.seat, {"card": card, RESOURCES[move.a]: n})


class TakeStock(Effect):
    """Take everything that lies on the card."""

    instant: bool = True

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        mark = table.players[owner].marks[index]
        return on_card.without_stock(mark) != mark

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        player = table.players[owner]
        mark = player.marks[index]
        player.set_mark(index, on_card.without_stock(mark))
        for resource in range(4):
            n = on_card.stored(mark, resource)
            if n:
                table.gain(seat, resource, n)
