"""Analyses of finished games: every decision judged from what its seat could know."""

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from typing import NamedTuple

import msgspec

from tanglewood.bots import AGENTS, searches
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.state import State
from tanglewood.reasons import why
from tanglewood.review import Judgement, costliest, seed_of
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, refusing
from tanglewood.server.limits import Limits
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.history import moves_at
from tanglewood.server.live.seat import hashed
from tanglewood.server.model import Analysis, Costly, Point
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import AnalysisJob, Store, StoreError
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import BACKGROUND, Requester
from tanglewood.server.thinking.work import review
from tanglewood.words import spoken

log = logging.getLogger("tanglewood.server")

TURN = 2.0
"""Seconds between two looks for analyses that nobody makes."""
EXPLAINED = 1000
"""Costly moves that are kept in words."""
STEP = 0.02
"""How much is done before other servers are told."""


class Found(msgspec.Struct):
    """A move that threw much away and the better one, as moves: every reader has other words for them."""

    number: int
    seat: int
    played: str
    better: str
    expected: float
    got: float
    cost: float
    sure: float


class Explained(NamedTuple):
    """A costly move in words."""

    played: str
    better: str
    why: str
    when: str


class StoredAnalysis(msgspec.Struct):
    """An analysis as it is stored. Older ones are stored with the words of those days."""

    level: str
    points: list[Point]
    found: list[Found]


class Running:
    """An analysis that is under way here."""

    def __init__(self, job: AnalysisJob, moves: int) -> None:
        self.owner = job.owner
        self.address = job.address.hex()
        self.level = job.level
        self.moves = moves
        self.shared = 0.0
        self.points: list[Point] = []
        self.judged: list[Judgement] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def share(self) -> float:
        return round(len(self.judged) / max(1, self.moves), 3)

    def result(self) -> StoredAnalysis:
        """What is known so far."""
        found = [
            Found(
                self.points[place].number,
                one.seat,
                one.played,
                one.best,
                round(one.most, 3),
                round(one.got, 3),
                round(one.cost, 3),
                round(one.sure, 3),
            )
            for place in costliest(self.judged)
            for one in [self.judged[place]]
        ]
        return StoredAnalysis(self.level, self.points[:], found)


class AnalysisService:
    """Analyses games in the background, each once for everybody."""

    def __init__(
        self, store: Store, tables: TableService, pool: WorkerPool, limits: Limits, clock: Clock
    ) -> None:
        self.store = store
        self.tables = tables
        self.pool = pool
        self.limits = limits
        self.clock = clock
        self.running: dict[str, Running] = {}
        self.beginning = asyncio.Lock()
        # Costly moves in words: by table, place in the log, better move and language.
        self.said: OrderedDict[tuple[str, int, str, str], Explained] = OrderedDict()
        self.tasks = BackgroundTasks()

    async def read(self, id: str, owner: bytes | None) -> Analysis:
        """The analysis of a game, as far as it is."""
        live = (await self.tables.table(id)).live
        running = self.running.get(id)
        if running is not None:
            return await self.told(live, running, owner)
        body = await self.store.analyses.read(id)
        if body:
            try:
                stored = msgspec.json.decode(body, type=StoredAnalysis)
            except msgspec.ValidationError:
                return msgspec.json.decode(body, type=Analysis)
            costly = await self.in_words(live, stored.found)
            return Analysis("done", 1.0, stored.level, False, stored.points, costly)
        for job in await self.store.analyses.jobs():
            if job.id == id:  # another server makes it, or will
                return Analysis("running", round(job.share, 3), job.level, job.owner == owner)
        return Analysis("none")

    async def start(self, id: str, owner: bytes, address: str, level: str) -> Analysis:
        """Begin to analyse a finished game; whoever asks again gets the same analysis."""
        live = (await self.tables.table(id)).live
        level = level or SEARCH_LEVELS[-1]
        if level not in SEARCH_LEVELS and not (level in AGENTS.names() and searches(level)):
            raise refusing(422, "level", "server-analysis-level", levels=", ".join(SEARCH_LEVELS))
        if not live.over:
            raise refusing(422, "running", "server-analysis-running")
        known = await self.read(id, owner)
        if known.status != "none":
            return known
        job = AnalysisJob(id, owner, hashed(address), level)
        async with self.beginning:  # of several who ask at once each counts those before
            await self.check_capacity(live, job)
            await self.store.analyses.begin(job, self.clock.now())
        return await self.drive(live, job)

    async def drive(self, live: LiveGame, job: AnalysisJob) -> Analysis:
        """Make an analysis here, unless another server does."""
        if live.id not in self.running and await self.store.together.take(f"analysis {live.id}"):
            running = self.running.setdefault(live.id, Running(job, len(live.moves)))
            if running.task is None:
                running.task = self.tasks.start(self.analyse(live, running))
            return await self.told(live, running, job.owner)
        return await self.read(live.id, job.owner)

    async def told(self, live: LiveGame, running: Running, owner: bytes | None) -> Analysis:
        """What is known so far, for one of those who wait."""
        now = running.result()
        own = owner is not None and running.owner == owner
        share = running.share
        return Analysis("running", share, now.level, own, now.points, await self.in_words(live, now.found))

    async def in_words(self, live: LiveGame, found: list[Found]) -> list[Costly]:
        """The costly moves in the language that is spoken, with what speaks for the better ones."""
        said: list[Costly] = []
        for one in found:
            key = (live.id, one.number, one.better, spoken())
            if key not in self.said:
                state = await self.tables.history.position(live, one.number)
                self.said[key] = await self.tables.history.in_thread(explain, live, state, one)
                while len(self.said) > EXPLAINED:
                    self.said.popitem(last=False)
            its = self.said[key]
            numbers = (one.expected, one.got, one.cost, one.sure)
            said.append(Costly(one.number, one.seat, its.played, its.better, *numbers, its.why, its.when))
        return said

    async def take_over(self) -> None:
        """Make the analyses that nobody makes: whoever did has stopped, or died."""
        while True:
            try:
                for job in await self.store.analyses.jobs():
                    if job.id not in self.running:
                        await self.drive((await self.tables.table(job.id)).live, job)
            except (StoreError, Refused) as problem:
                log.warning("no analysis could be taken over: %s", problem)
            if not self.store.shared:
                return
            await asyncio.sleep(TURN)

    async def check_capacity(self, live: LiveGame, job: AnalysisJob) -> None:
        """Limits count what all servers do."""
        if len(live.moves) > self.limits.analysis_moves:
            raise refusing(422, "too-long", "server-analysis-long")
        others = await self.store.analyses.jobs()
        if any(one.owner == job.owner for one in others):
            raise refusing(409, "one-at-a-time", "server-analysis-one")
        crowd = sum(one.address == job.address for one in others)
        if crowd >= self.limits.analyses_from_address or len(others) >= self.limits.analyses:
            raise refusing(503, "busy", "server-analysis-busy", wait=60)

    async def stop(self, id: str, owner: bytes | None) -> None:
        """Stop an analysis; only whoever began it may."""
        job = next((job for job in await self.store.analyses.jobs() if job.id == id), None)
        if job is None:
            return
        if owner is None or job.owner != owner:
            raise refusing(403, "not-yours", "server-analysis-not-yours")
        await self.store.analyses.stop(id)
        running = self.running.pop(id, None)
        if running is not None and running.task is not None:
            running.task.cancel()

    async def analyse(self, live: LiveGame, running: Running) -> None:
        """Judge every decision, a few at a time, and store the result."""
        waiting: deque[tuple[asyncio.Task[Judgement], int]] = deque()
        at_once = max(1, self.pool.size // 2)
        try:
            state = live.start()
            for number, entry in moves_at(live, live.number):
                task = self.judge(live, running, state, entry.move.text, number)
                waiting.append((task, number))
                state.play(entry.move)
                while len(waiting) >= at_once:
                    await self.collect(live, running, *waiting.popleft())
            while waiting:
                await self.collect(live, running, *waiting.popleft())
            running.points.append(Point(live.number, -1, shares(live), 0.0))
            body = msgspec.json.encode(running.result()).decode()
            await self.store.analyses.save(live.id, running.level, self.clock.now(), body)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the game of table %s could not be analysed", live.id)
            with contextlib.suppress(StoreError):
                await self.store.analyses.stop(live.id)
        finally:
            for task, _ in waiting:
                task.cancel()
            if self.running.get(live.id) is running:
                del self.running[live.id]
            with contextlib.suppress(StoreError):
                await self.store.together.leave(f"analysis {live.id}")

    def judge(
        self, live: LiveGame, running: Running, state: State, played: str, number: int
    ) -> asyncio.Task[Judgement]:
        return asyncio.ensure_future(
            self.pool.run(
                Requester(BACKGROUND, running.address, live.id),
                None,
                review,
                live.info.id,
                state.text(),
                played,
                running.level,
                self.limits.analysis_iterations,
                self.limits.analysis_seconds,
                seed_of(live.seed, number),
                live.info.source,
            )
        )

    async def collect(
        self, live: LiveGame, running: Running, task: asyncio.Task[Judgement], number: int
    ) -> None:
        """Wait for a judgement and add it to the analysis."""
        judged = await task
        running.judged.append(judged)
        expected = [round(share, 3) for share in judged.expected]
        running.points.append(Point(number, judged.seat, expected, round(judged.cost, 3)))
        share = len(running.judged) / max(1, running.moves)
        if self.store.shared and share - running.shared >= STEP:
            running.shared = share
            if not await self.store.analyses.set_share(live.id, share) and running.task is not None:
                running.task.cancel()  # somebody has stopped it at another server


def explain(live: LiveGame, state: State, found: Found) -> Explained:
    """The played move, the better one, what speaks for that, and when it was."""
    narrator = live.info.narrator
    better = state.vocabulary().parse(found.better)
    reason = why(narrator, Seat(state), better, seed_of(live.seed, found.number))
    return Explained(
        live.label_of(state, found.played),
        live.label_of(state, found.better),
        reason,
        narrator.moment(state, found.seat),
    )


def shares(live: LiveGame) -> list[float]:
    """What a finished game was worth to each seat: its share of the win."""
    result = live.result()
    winners = result.winners if result else []
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(live.seats))]
