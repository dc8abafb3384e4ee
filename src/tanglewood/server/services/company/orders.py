"""Standing orders: what the server plays for a seat whose person is away, and only that.

They know no game. A seat may want that the one thing that is possible is played; that what is offered during
somebody else's turn is accepted; and that a kind of question that asks for yes or no is answered in advance.
A question asks for yes or no if it has two options, one of which declines. Its kind is the rule it comes from
and the sentence it is asked by. An offer may have several options besides the one that declines: which drop
goes where. Then the usual bot chooses among them.

Nobody but the person hears of an order before it is carried out. Whichever server sees the position first
plays the move; the version of the table lets one of them.
"""

import contextlib
import logging
from typing import NamedTuple

import msgspec

from tanglewood.kernel.chance import fork
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import sentence
from tanglewood.kernel.state import NOBODY, State
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Changed, Refused, not_your_seat
from tanglewood.server.limits import Limits
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.table import HostedTable
from tanglewood.server.models.company import AnswerInfo, OrdersInfo, OrdersWish
from tanglewood.server.services.history import HistoryService
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.sheets import has_offers
from tanglewood.server.store import Store, StoreError
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import WATCHED, Requester
from tanglewood.words import seated, words

log = logging.getLogger("tanglewood.server")
DECLINES = ("skip", "done", "no", "decline")
"""The moves by which games let somebody say no."""


class YesNo(NamedTuple):
    """A question that asks for yes or no, and its two answers."""

    kind: str
    yes: Move
    no: Move


class Declinable(NamedTuple):
    """A question that somebody may say no to, in one way, and all that they can do instead."""

    kind: str
    accepting: list[Move]
    no: Move
    offered: bool
    """It is asked during somebody else's turn."""


def declinable(state: State) -> Declinable | None:
    """The question of a position, if one may say no to it."""
    options = state.options()
    if len(options) < 2 or not state.stack:
        return None
    question = state.stack[-1].question(state)
    declining = [move for move in options if move.text in DECLINES]
    if question is None or len(declining) != 1:
        return None
    accepting = [move for move in options if move is not declining[0]]
    kind, offered = f"{question.rule} {question.asks.key}", state.stack[0].seat != state.turn
    return Declinable(kind, accepting, declining[0], offered)


def yes_no(state: State) -> YesNo | None:
    """The question of a position, if it asks for yes or no."""
    if len(state.options()) != 2 or (asked := declinable(state)) is None:
        return None
    return YesNo(asked.kind, asked.accepting[0], asked.no)


def ordered_moves(state: State, orders: OrdersWish) -> list[Move]:
    """The move that standing orders make in this position, or those among which a bot chooses; empty if they
    make none."""
    options = state.options()
    if len(options) == 1:
        return options[:1] if orders.lone else []
    asked = declinable(state)
    if asked is None:
        return []
    answer = orders.answers.get(asked.kind)
    if answer is not None and len(options) == 2:
        return asked.accepting if answer == "yes" else [asked.no]
    # Whoever says no to this kind of question does not want it as a favour either.
    return asked.accepting if orders.favours and asked.offered and answer != "no" else []


def can_be_ordered(state: State) -> bool:
    """Whether orders could make a move here: else nobody has to ask for them."""
    options = state.options()
    if len(options) == 1:
        return True
    asked = declinable(state)
    return asked is not None and (asked.offered or len(options) == 2)


class OrderService:
    """Keeps standing orders, and carries them out."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        history: HistoryService,
        pool: WorkerPool,
        limits: Limits,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.history = history
        self.pool = pool
        self.limits = limits
        self.clock = clock
        self.tasks = BackgroundTasks()
        # Tables at which somebody was woken while orders were being carried out.
        self.again: set[str] = set()
        tables.on_person_turn = self.wake

    # ------------------------------------------------------------------ carrying out

    def wake(self, table: HostedTable) -> None:
        """Somebody has to decide; perhaps they have said how."""
        if table.ordering:
            self.again.add(table.live.id)  # orders may have been read before they were given
        elif self.applies(table):
            table.ordering = True
            self.tasks.start(self.run(table))

    def applies(self, table: HostedTable) -> bool:
        live = table.live
        if live.over or live.number >= self.limits.entries or self.tables.held.get(live.id) is not table:
            return False
        row = live.seats[live.turn]
        return row.owner is not None and row.player is None and can_be_ordered(live.state)

    async def run(self, table: HostedTable) -> None:
        """Carry out orders until somebody has to decide for themselves."""
        try:
            going = True
            while going and self.applies(table):
                with contextlib.suppress(Changed):  # another server was faster: look again
                    going = await self.carry_out(table)
        except (Refused, StoreError):
            pass  # the next look at the table tries again
        except Exception:
            log.exception("a standing order at table %s could not be carried out", table.live.id)
        finally:
            table.ordering = False
        if table.live.id in self.again:
            self.again.discard(table.live.id)
            self.wake(table)
        if table.live.bot_to_move is not None:
            self.tables.wake_bots(table)

    async def carry_out(self, table: HostedTable) -> bool:
        """Play the move that the orders of whoever decides make; False if they make none."""
        live, seat, number = table.live, table.live.turn, table.live.number
        orders = read_orders(await self.store.orders.read(live.id, seat))
        if live.number != number:
            return True  # somebody has moved meanwhile
        moves = ordered_moves(live.state, orders)
        if not moves:
            return False
        move = moves[0] if len(moves) == 1 else await self.best_of(table, moves)
        async with table.lock:
            if live.number != number or not self.applies(table):
                return True
            if live.clock is not None and live.clock.is_up(self.clock.now()):
                return False
            await self.tables.append(table, live.plan_move(seat, move, ordered=True))
        return True

    async def best_of(self, table: HostedTable, moves: list[Move]) -> Move:
        """The way in which the usual bot would accept an offer."""
        live = table.live
        text = await self.pool.choose_among(
            Requester(WATCHED, table.address, live.id),
            live.info.id,
            live.state.text(),
            fork(live.seed, 2, live.number),
            [move.text for move in moves],
            live.info.source,
        )
        return next(move for move in moves if move.text == text)

    # ------------------------------------------------------------------ giving them

    async def read(self, id: str, owner: bytes | None) -> list[OrdersInfo]:
        """The orders of one's own seats, with the kinds of questions one was asked there."""
        live = (await self.tables.table(id)).live
        mine = live.seats_of(owner)
        if not mine:
            raise not_your_seat()
        async with self.history.throttle.slot():
            asked = await self.history.in_thread(asked_so_far, live, mine)
        offers = has_offers(live.info)
        return [self.info(seat, await self.orders_of(id, seat), offers, asked[seat]) for seat in mine]

    async def orders_of(self, id: str, seat: int) -> OrdersWish:
        return read_orders(await self.store.orders.read(id, seat))

    def info(self, seat: int, orders: OrdersWish, offers: bool, asked: dict[str, AnswerInfo]) -> OrdersInfo:
        for kind, answer in orders.answers.items():
            if kind in asked:
                asked[kind].answer = answer
        return OrdersInfo(seat, orders.lone, orders.favours, offers, list(asked.values()))

    async def give(self, id: str, owner: bytes | None, seat: int, orders: OrdersWish) -> HostedTable:
        """Have other standing orders from now on. Nobody else is told, and nothing of the table changes."""
        table = await self.tables.table(id)
        if owner is None or seat not in table.live.seats_of(owner):
            raise not_your_seat()
        if table.live.over:
            raise Refused(422, "over", words().say("table-finished"))
        none = not (orders.lone or orders.favours or orders.answers)
        await self.store.orders.write(id, seat, "" if none else msgspec.json.encode(orders).decode())
        self.tables.wake_bots(table)
        return table


def read_orders(text: str) -> OrdersWish:
    try:
        return msgspec.json.decode(text, type=OrdersWish) if text else OrdersWish()
    except msgspec.ValidationError:
        return OrdersWish()


def asked_so_far(live: LiveGame, mine: list[int]) -> dict[int, dict[str, AnswerInfo]]:
    """The kinds of yes-or-no questions that some seats were asked in a game, as they were asked last."""
    found: dict[int, dict[str, AnswerInfo]] = {seat: {} for seat in mine}
    state = live.start()
    moves = [entry.move for entry in list(live.moves)]
    names = live.names
    for move in [*moves, None]:
        if state.turn in found and (asked := yes_no(state)) is not None:
            found[state.turn][asked.kind] = described(live, state, asked, names)
        if move is None or state.turn == NOBODY:
            break
        state.play(move)
    return found


def described(live: LiveGame, state: State, asked: YesNo, names: list[str]) -> AnswerInfo:
    narrator = live.info.narrator
    with seated(names, live.info):
        asking = state.stack[-1].question(state)
        # Without the name of the card that asked last: others ask the same.
        question = sentence(words().phrase(asking.asks)) if asking else ""
        yes, no = narrator.option(state, asked.yes), narrator.option(state, asked.no)
    return AnswerInfo(asked.kind, question, yes, no, "")
