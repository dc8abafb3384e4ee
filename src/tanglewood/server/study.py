"""Thinking for people: hints while they play, and a look back at a game that is over."""

import asyncio
import logging
from collections import deque

import msgspec

from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.kernel.chance import fork
from tanglewood.kernel.state import State
from tanglewood.review import Judgement, costliest, ended, seed_of
from tanglewood.server import queries
from tanglewood.server.house import House
from tanglewood.server.limits import Limits
from tanglewood.server.model import Analysis, Costly, Hint, Point, Thinking
from tanglewood.server.problems import Refused, not_your_seat
from tanglewood.server.room import Room
from tanglewood.server.store import Store
from tanglewood.server.tables import Table
from tanglewood.server.thinking import BACKGROUND, HINT, Asker, Thinkers
from tanglewood.server.worker import review

log = logging.getLogger("tanglewood.server")
HINTS = 3


class Running:
    """A look back that is under way."""

    def __init__(self, owner: bytes, address: str, level: str, moves: int) -> None:
        self.owner = owner
        self.address = address
        self.level = level
        self.moves = moves
        self.points: list[Point] = []
        self.judged: list[Judgement] = []
        # The played and the better move in words, which only their position has.
        self.words: list[tuple[str, str]] = []
        self.task: asyncio.Task[None] | None = None


class Study(House):
    """The house with everything it thinks about for people."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        super().__init__(store, thinkers, limits)
        self.reviews: dict[str, Running] = {}

    # ------------------------------------------------------------------ hints

    async def hint(self, id: str, owner: bytes | None, address: str) -> list[Hint]:
        """The three moves the strongest bot likes best, for the seat that decides and from what it knows."""
        table = await self.table(id)
        room = table.room
        if not room.asked(room.viewer(owner), room.state.turn):
            raise Refused(422, "not-your-turn", "A hint is for whoever has to decide.")
        if table.hint is None or table.hint[0] != room.number:
            table.hint = room.number, asyncio.ensure_future(self.advise(table, address))
        task = table.hint[1]
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise  # it is us who are not wanted any more
            self.forget_hint(table, task)
            raise Refused(409, "given-up", "The hint was given up, or the table has moved on.") from None
        except Exception:
            self.forget_hint(table, task)
            raise

    def forget_hint(self, table: Table, task: asyncio.Task[list[Hint]]) -> None:
        if table.hint is not None and table.hint[1] is task:
            table.hint = None

    async def advise(self, table: Table, address: str) -> list[Hint]:
        room = table.room
        state = room.state.copy()  # the table may move on while the bot thinks
        number, seat = room.number, state.turn

        def hear(share: float) -> None:
            # Others need not know that somebody asked.
            told = Thinking(number, seat, round(share, 2))
            table.feed.tell("hint", lambda _: told, seat=seat)

        asker = Asker(HINT, address, room.id)
        best = await self.thinkers.advise(
            asker,
            room.info.id,
            state.text(),
            SEARCH_LEVELS[-1],
            self.limits.hint_iterations,
            fork(room.seed, 3, number),
            HINTS,
            hear,
        )
        return [
            Hint(text, label_of(room, state, text), round(expected, 3), round(sure, 3))
            for text, expected, sure in best
        ]

    async def give_up_hint(self, id: str, owner: bytes | None) -> None:
        table = await self.table(id)
        if table.room.state.turn not in table.room.mine(owner):
            raise not_your_seat()
        if table.hint is not None and not table.hint[1].done():
            table.hint[1].cancel()
            table.hint = None  # whoever asks from now on gets a new one

    # ------------------------------------------------------------------ looking back

    async def analysis(self, id: str, owner: bytes | None) -> Analysis:
        """How far the look back at a game is, with what it has found so far."""
        await self.table(id)
        running = self.reviews.get(id)
        if running is not None:
            return told(running, owner)
        body = await self.store.do(queries.read_analysis(id))
        return msgspec.json.decode(body, type=Analysis) if body else Analysis("none")

    async def analyse(self, id: str, owner: bytes, address: str, level: str) -> Analysis:
        """Begin to look back at a finished game, once for all: whoever asks again gets the same."""
        table = await self.table(id)
        room = table.room
        level = level or SEARCH_LEVELS[-1]
        if level not in SEARCH_LEVELS:
            raise Refused(422, "level", f"This level cannot look back; there is {', '.join(SEARCH_LEVELS)}.")
        if not room.over:
            raise Refused(422, "running", "One can look back once the game is over.")
        known = await self.analysis(id, owner)
        if known.status != "none":
            return known
        self.check_room_for_one_more(room, owner, address)
        running = self.reviews[id] = Running(owner, address, level, len(room.moves))
        running.task = asyncio.ensure_future(self.look_back(table, running))
        self.tasks.add(running.task)
        running.task.add_done_callback(self.tasks.discard)
        return told(running, owner)

    def check_room_for_one_more(self, room: Room, owner: bytes, address: str) -> None:
        if len(room.moves) > self.limits.analysis_moves:
            raise Refused(422, "too-long", "This game is too long to look back at.")
        others = self.reviews.values()
        if any(one.owner == owner for one in others):
            raise Refused(409, "one-at-a-time", "You are looking back at another game; one at a time.")
        crowd = sum(one.address == address for one in others)
        if crowd >= self.limits.analyses_from_address or len(others) >= self.limits.analyses:
            raise Refused(503, "busy", "Many games are being looked at; try again in a minute.", wait=60)

    async def stop_analysis(self, id: str, owner: bytes | None) -> None:
        running = self.reviews.get(id)
        if running is None:
            return
        if owner is None or running.owner != owner:
            raise Refused(403, "not-yours", "Whoever began to look back can stop it.")
        if running.task is not None:
            running.task.cancel()
        self.reviews.pop(id, None)

    async def look_back(self, table: Table, running: Running) -> None:
        """Judge every decision, a few at a time; keep what was found, so that it is never done again."""
        room = table.room
        waiting: deque[tuple[asyncio.Task[Judgement], State, int]] = deque()
        at_once = max(1, self.thinkers.size // 2)
        try:
            state = room.start()
            for number, entry in counted(room):
                waiting.append((self.judge(room, running, state, entry, number), state.copy(), number))
                state.play(state.vocabulary().parse(entry))
                while len(waiting) >= at_once:
                    await self.take_in(room, running, *waiting.popleft())
            while waiting:
                await self.take_in(room, running, *waiting.popleft())
            running.points.append(Point(room.number, -1, ended(state), 0.0))
            body = msgspec.json.encode(told(running, None, "done")).decode()
            await self.store.do(queries.keep_analysis(room.id, running.level, self.clock(), body))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the game of table %s could not be looked at", room.id)
        finally:
            for task, _, _ in waiting:
                task.cancel()
            if self.reviews.get(room.id) is running:
                del self.reviews[room.id]

    def judge(
        self, room: Room, running: Running, state: State, played: str, number: int
    ) -> asyncio.Task[Judgement]:
        return asyncio.ensure_future(
            self.thinkers.ask(
                Asker(BACKGROUND, running.address, room.id),
                None,
                review,
                room.info.id,
                state.text(),
                played,
                running.level,
                self.limits.analysis_iterations,
                self.limits.analysis_seconds,
                seed_of(room.seed, number),
            )
        )

    async def take_in(
        self, room: Room, running: Running, task: asyncio.Task[Judgement], state: State, number: int
    ) -> None:
        judged = await task
        running.judged.append(judged)
        running.words.append((label_of(room, state, judged.played), label_of(room, state, judged.best)))
        expected = [round(share, 3) for share in judged.expected]
        running.points.append(Point(number, judged.seat, expected, round(judged.cost, 3)))


def counted(room: Room) -> list[tuple[int, str]]:
    """The moves that were not taken back, each with its place in the log."""
    places: list[tuple[int, str]] = []
    for number, entry in enumerate(room.entries):
        if entry.kind == "undo":
            places.pop()
        else:
            places.append((number, entry.text))
    return places


def label_of(room: Room, state: State, text: str) -> str:
    return room.info.narrator.option(state, state.vocabulary().parse(text))


def told(running: Running, owner: bytes | None, status: str = "running") -> Analysis:
    costly = [
        Costly(
            running.points[place].number,
            one.seat,
            *running.words[place],
            round(one.most, 3),
            round(one.got, 3),
            round(one.cost, 3),
            round(one.sure, 3),
        )
        for place in costliest(running.judged)
        for one in [running.judged[place]]
    ]
    return Analysis(
        "done" if status == "done" else "running",
        1.0 if status == "done" else round(len(running.judged) / max(1, running.moves), 3),
        running.level,
        owner is not None and running.owner == owner,
        running.points,
        costly,
    )
