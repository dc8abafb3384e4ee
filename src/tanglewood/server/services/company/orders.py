"""Standing orders: what the server plays for a seat whose person is away, and only that.

They know no game. A seat may want that the one thing that is possible is played; that what is offered during
somebody else's turn is accepted; and that a kind of question that asks for yes or no is answered in advance.
A question asks for yes or no if it has two options, one of which declines. Its kind is the rule it comes from
and the sentence it is asked by.

Nobody but the person hears of an order before it is carried out. Whichever server sees the position first
plays the move; the version of the table lets one of them.
"""

import contextlib
import logging
from typing import NamedTuple

import msgspec

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
from tanglewood.server.store import Store, StoreError
from tanglewood.words import seated, words

log = logging.getLogger("tanglewood.server")
DECLINES = ("skip", "done", "no", "decline")
"""The moves by which games let somebody say no."""


class YesNo(NamedTuple):
    """A question that asks for yes or no, and its two answers."""

    kind: str
    yes: Move
    no: Move
    offered: bool
    """It is asked during somebody else's turn."""


def yes_no(state: State) -> YesNo | None:
    """The question of a position, if it asks for yes or no."""
    options = state.options()
    if len(options) != 2 or not state.stack:
        return None
    question = state.stack[-1].question(state)
    declining = [move for move in options if move.text in DECLINES]
    if question is None or len(declining) != 1:
        return None
    (no,) = declining
    (yes,) = (move for move in options if move is not no)
    return YesNo(f"{question.rule} {question.asks.key}", yes, no, state.stack[0].seat != state.turn)


def ordered_move(state: State, orders: OrdersWish) -> Move | None:
    """The move that standing orders make in this position, if they make one."""
    options = state.options()
    if len(options) == 1:
        return options[0] if orders.lone else None
    asked = yes_no(state)
    if asked is None:
        return None
    answer = orders.answers.get(asked.kind)
    if answer is None and orders.favours and asked.offered:
        answer = "yes"
    return None if answer is None else asked.yes if answer == "yes" else asked.no


def can_be_ordered(state: State) -> bool:
    """Whether orders could make a move here: else nobody has to ask for them."""
    return len(state.options()) == 1 or yes_no(state) is not None


class OrderService:
    """Keeps standing orders, and carries them out."""

    def __init__(
        self, store: Store, tables: TableService, history: HistoryService, limits: Limits, clock: Clock
    ) -> None:
        self.store = store
        self.tables = tables
        self.history = history
        self.limits = limits
        self.clock = clock
        self.tasks = BackgroundTasks()
        tables.on_person_turn = self.wake

    # ------------------------------------------------------------------ carrying out

    def wake(self, table: HostedTable) -> None:
        """Somebody has to decide; perhaps they have said how."""
        if not table.ordering and self.applies(table):
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
        if table.live.bot_to_move is not None:
            self.tables.wake_bots(table)

    async def carry_out(self, table: HostedTable) -> bool:
        """Play the move that the orders of whoever decides make; False if they make none."""
        live, seat = table.live, table.live.turn
        orders = read_orders(await self.store.orders.read(live.id, seat))
        async with table.lock:
            if live.turn != seat or not self.applies(table):
                return True  # somebody has moved meanwhile
            move = ordered_move(live.state, orders)
            if move is None or (live.clock is not None and live.clock.is_up(self.clock.now())):
                return False
            await self.tables.append(table, live.plan_move(seat, move, ordered=True))
        return True

    # ------------------------------------------------------------------ giving them

    async def read(self, id: str, owner: bytes | None) -> list[OrdersInfo]:
        """The orders of one's own seats, with the kinds of questions one was asked there."""
        live = (await self.tables.table(id)).live
        mine = live.seats_of(owner)
        if not mine:
            raise not_your_seat()
        async with self.history.throttle.slot():
            asked = await self.history.in_thread(asked_so_far, live, mine)
        return [self.info(seat, await self.orders_of(id, seat), asked[seat]) for seat in mine]

    async def orders_of(self, id: str, seat: int) -> OrdersWish:
        return read_orders(await self.store.orders.read(id, seat))

    def info(self, seat: int, orders: OrdersWish, asked: dict[str, AnswerInfo]) -> OrdersInfo:
        for kind, answer in orders.answers.items():
            if kind in asked:
                asked[kind].answer = answer
        return OrdersInfo(seat, orders.lone, orders.favours, list(asked.values()))

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
    with seated(names):
        asking = state.stack[-1].question(state)
        # Without the name of the card that asked last: others ask the same.
        question = sentence(words().phrase(asking.asks)) if asking else ""
        yes, no = narrator.option(state, asked.yes), narrator.option(state, asked.no)
    return AnswerInfo(asked.kind, question, yes, no, "")
