"""Gains, with conditions and counts, and what lies on the card itself."""

import re
from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import (
    ANY_KIND,
    BERRY,
    COLORS,
    PEBBLE,
    RESIN,
    RESOURCES,
    TWIG,
    Player,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, EffectLine, Run
from tanglewood.games.everdell.moves import GAIN, STORE
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import kinds, phrase, say
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.words import joined

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card
    from tanglewood.games.everdell.components.language import Grammar

WORTH: Final = [0.9, 1.05, 1.3, 1.1]
"""What a twig, resin, pebble, berry is worth."""
ONCE: Final = 0
PER_CARD: Final = 1
PER_TOKEN_HERE: Final = 2
PER_TOKEN_ON: Final = 3
PER_OTHER: Final = 4


class Counted(Effect):
    """How often an effect happens: once, for each card or token, or for every group of them."""

    def __init__(self, per: int, card: int, every: int = 1) -> None:
        self.per = per
        self.card = card
        self.every = every

    def works_on_card(self) -> bool:
        return self.per in (PER_TOKEN_HERE, PER_OTHER)

    def times(self, table: Table, owner: int, index: int) -> int:
        if self.per == ONCE:
            return 1
        city = table.city_of(owner)
        if self.per == PER_CARD:
            return table.count_of(city, self.card)
        if self.per == PER_OTHER:  # cards of this colour other than the one it stands on
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

    pattern: ClassVar[str] = r"gain (.+)"
    loose: ClassVar[bool] = True
    wants: tuple[int, ...] = (GAIN,)
    shape: str = "| any"
    below: tuple[str, ...] = ANYTHING

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

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return parse_gain(words[0], grammar)

    def yields(self, resource: int) -> bool:
        return self.stock[resource] > 0 or self.any > 0

    def worth(self) -> float:
        goods = 1.2 * self.any + 0.5 * self.cards + 1.3 * self.points
        for kind in (TWIG, RESIN, PEBBLE, BERRY):
            goods += WORTH[kind] * self.stock[kind]
        return goods if self.per == ONCE else 0.8 * goods

    def left(self, run: Run) -> int:
        """How many resources are still to be chosen."""
        return run.first if run.data else self.any

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.begun:
            times = self.times(table, run.owner, run.index)
            table.stack[-1] = run.with_data((self.any * times,))
            self.do(table, run.seat, run.owner, run.index)
            return []
        if self.left(run) == 0:
            table.stack.pop()
            return []
        gain = table.config.pack.moves.gain
        return [gain[resource] for resource in range(4) if self.among >> resource & 1]

    def play(self, table: Table, run: Run, move: Move) -> None:
        left = self.left(run)
        if left == 1:
            table.stack.pop()
        else:
            table.stack[-1] = run.with_data((left - 1,))
        table.gain(run.seat, move.a, 1)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-gain", n=self.left(run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "gives", kinds=kinds(self.among), kind=RESOURCES[move.a])

    def brings(self, table: Table, run: Run) -> str:
        return say("choice-gain", gain=self.goods(self.times(table, run.owner, run.index)))

    def goods(self, times: int) -> str:
        """Resources, cards and points in words."""
        amounts = {RESOURCES[i]: self.stock[i] * times for i in range(4)}
        parts = [say("goods", kind=name, n=n) for name, n in amounts.items() if n]
        if self.any:
            parts.append(say("choice-any", n=self.any * times))
        if self.cards:
            parts.append(say("choice-cards", n=self.cards * times))
        if self.points:
            parts.append(say("goods", kind="points", n=self.points * times))
        return joined(parts)


def parse_gain(text: str, grammar: "Grammar") -> Gain:
    """A gain from its words: `2 twig 1 card`, `1 any per farm`."""
    what, _, counted = text.partition(" per ")
    per, card, every = ONCE, -1, 1
    others = re.fullmatch(rf"(?:(\d+) )?other ({'|'.join(COLORS)})", counted)
    if counted == "token here":
        per = PER_TOKEN_HERE
    elif counted.startswith("token on "):
        per, card = PER_TOKEN_ON, grammar.card(counted.removeprefix("token on "))
    elif others is not None:
        per, card, every = PER_OTHER, COLORS.index(others[2]), int(others[1] or 1)
    elif counted:
        per, card = PER_CARD, grammar.card(counted)
    stock, any, among, drawn, points = [0, 0, 0, 0], 0, ANY_KIND, 0, 0
    words = what.split()
    if not words or len(words) % 2:
        raise TextError(f"expected amounts like '2 twig 1 card', got {what!r}")
    for i in range(0, len(words), 2):
        number, word = words[i], words[i + 1]
        if not number.isdecimal():
            raise TextError(f"expected a number, got {number!r}")
        n = int(number)
        if word in RESOURCES:
            stock[RESOURCES.index(word)] += n
        elif word == "card":
            drawn += n
        elif word == "point":
            points += n
        else:
            any, among = any + n, grammar.kinds(word)
    return Gain(stock, any, among, drawn, points, per, card, every)


def of_choice() -> Gain:
    """Resources of choice that another effect gives; that effect says how many."""
    return Gain([0, 0, 0, 0], 1, ANY_KIND, 0, 0)


GAIN_ANY: Final[Gain] = of_choice()  # for positions that do not say on which card it stands
GAIN_ANY.place = "gain-any"
GAIN_ANY.rule = "EV.comp.resources"


def gain_any(table: Table, seat: int, n: int, gain: Gain, index: int = -1) -> None:
    """Let a seat name `n` resources of choice; `index` is the place of the event that gives them."""
    if n:
        table.stack.append(Run(seat, seat, index, gain, (n,)))


def some_card(table: Table) -> bool:
    """Whether anything is left to draw."""
    return table.left > 0 or len(table.discard) > 0


class If(Effect):
    """An effect with a condition: a card in the city, or a Husband who has his Wife."""

    pattern: ClassVar[str] = r"if (.+)"
    loose: ClassVar[bool] = True

    def __init__(self, card: int, then: Effect) -> None:
        self.card = card  # -1: the card must be paired
        self.then = then
        self.instant = then.instant
        self.sure = then.sure

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        condition, colon, then = words[0].partition(": ")
        if not colon:
            raise TextError(f"expected 'if CARD: effect', got {'if ' + words[0]!r}")
        return If(-1 if condition == "paired" else grammar.card(condition), grammar.effect(then))

    def worth(self) -> float:
        return 0.6 * self.then.worth()

    def works_on_card(self) -> bool:
        return self.card < 0 or self.then.works_on_card()

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
        if not run.begun and not self.holds(table, run.owner, run.index):
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

    def option(self, table: Table, run: Run, move: Move) -> str:
        return self.then.option(table, run, move)


MANY: Final = 60
"""The most tokens or resources a card can hold, however often it is visited or produces."""


class Tokens(Effect):
    """Point tokens onto the card itself (EV.card.clock_tower, .chapel)."""

    pattern: ClassVar[str] = r"tokens (\d+) here"
    instant: bool = True
    marks: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Tokens(int(words[0]))

    def possible(self, table: Table, run: Run) -> bool:
        player = table.players[run.owner]
        kind = table.config.pack.cards[player.city[run.index]]
        return on_card.tokens(player.marks[run.index]) + self.n <= most_tokens(player, kind)

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        player = table.players[owner]
        mark = player.marks[index]
        player.set_mark(index, on_card.with_tokens(mark, on_card.tokens(mark) + self.n))
        if table.listener is not None:
            card = table.config.pack.cards[player.city[index]].id
            table.emit("tokens", seat, {"owner": owner, "card": card, "n": self.n})


def most_tokens(player: Player, kind: "Card") -> int:
    """The most point tokens a card can have: those it comes with, one an event, no limit if others follow."""
    most = tokens_of(kind.on_play) + tokens_of(kind.after_event) * len(player.events)
    return MANY if tokens_of(kind.visit) or tokens_of(kind.produce) else most


def tokens_of(line: EffectLine | None) -> int:
    """How many tokens a line of effects lays on its card."""
    steps: list[Effect] = line.effects if line is not None else []
    return sum([step.n for step in steps if isinstance(step, Tokens)])


class Store(Effect):
    """Put one of several piles of resources on the card itself (EV.card.storehouse)."""

    pattern: ClassVar[str] = r"store (.+)"
    ask: str = "ask-store"
    wants: tuple[int, ...] = (STORE,)
    marks: bool = True
    estimate: float = 1.6

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = amounts

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Store(grammar.cost(words[0].replace(" / ", " ")))

    def may_hold(self, resource: int, n: int) -> bool:
        return n <= MANY and n % self.amounts[resource] == 0

    def option(self, table: Table, run: Run, move: Move) -> str:
        if move.kind != STORE:
            return ""
        return say("move-store", kind=RESOURCES[move.a], n=self.amounts[move.a])

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

    pattern: ClassVar[str] = r"take stock"
    instant: bool = True
    marks: bool = True

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        mark = table.players[owner].marks[index]
        return on_card.without_stock(mark) != mark

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        player = table.players[owner]
        mark = player.marks[index]
        player.set_mark(index, on_card.with_tokens(on_card.without_stock(mark), 0))
        if on_card.tokens(mark):
            table.gain_points(seat, on_card.tokens(mark))
        for resource in range(4):
            n = on_card.stored(mark, resource)
            if n:
                table.gain(seat, resource, n)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    Gain,
    If,
    Tokens,
    Store,
    TakeStock,
)
"""Effects that the pack can name."""
