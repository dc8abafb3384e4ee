"""Analyses of finished games: every decision judged from what its seat could know."""

import asyncio
import contextlib
import logging
from collections import deque

import msgspec

from tanglewood.bots import AGENTS, searches
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.kernel.state import State
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

log = logging.getLogger("tanglewood.server")

TURN = 2.0
"""Seconds between two looks for analyses that nobody makes."""
STEP = 0.02
"""How much is done before other servers are told."""


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
        # The played and the better move in words; only their position has them.
        self.labels: list[tuple[str, str]] = []
        self.task: asyncio.Task[None] | None = None

    def result(self, owner: bytes | None, done: bool = False) -> Analysis:
        """What is known so far."""
        costly = [
            Costly(
                self.points[place].number,
                one.seat,
                *self.labels[place],
                round(one.most, 3),
                round(one.got, 3),
                round(one.cost, 3),
                round(one.sure, 3),
                one.why,
            )
            for place in costliest(self.judged)
            for one in [self.judged[place]]
        ]
        return Analysis(
            "done" if done else "running",
            1.0 if done else round(len(self.judged) / max(1, self.moves), 3),
            self.level,
            owner is not None and self.owner == owner,
            self.points,
            costly,
        )


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
        self.tasks = BackgroundTasks()

    async def read(self, id: str, owner: bytes | None) -> Analysis:
        """The analysis of a game, as far as it is."""
        await self.tables.table(id)
        running = self.running.get(id)
        if running is not None:
            return running.result(owner)
        body = await self.store.analyses.read(id)
        if body:
            return msgspec.json.decode(body, type=Analysis)
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
        await self.check_capacity(live, job)
        await self.store.analyses.begin(job, self.clock.now())
        return await self.drive(live, job)

    async def drive(self, live: LiveGame, job: AnalysisJob) -> Analysis:
        """Make an analysis here, unless another server does."""
        if live.id not in self.running and await self.store.together.take(f"analysis {live.id}"):
            running = self.running.setdefault(live.id, Running(job, len(live.moves)))
            if running.task is None:
                running.task = self.tasks.start(self.analyse(live, running))
            return running.result(job.owner)
        return await self.read(live.id, job.owner)

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
        waiting: deque[tuple[asyncio.Task[Judgement], State, int]] = deque()
        at_once = max(1, self.pool.size // 2)
        try:
            state = live.start()
            for number, entry in moves_at(live, live.number):
                task = self.judge(live, running, state, entry.move.text, number)
                waiting.append((task, state.copy(), number))
                state.play(entry.move)
                while len(waiting) >= at_once:
                    await self.collect(live, running, *waiting.popleft())
            while waiting:
                await self.collect(live, running, *waiting.popleft())
            running.points.append(Point(live.number, -1, shares(live), 0.0))
            body = msgspec.json.encode(running.result(None, done=True)).decode()
            await self.store.analyses.save(live.id, running.level, self.clock.now(), body)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the game of table %s could not be analysed", live.id)
            with contextlib.suppress(StoreError):
                await self.store.analyses.stop(live.id)
        finally:
            for task, _, _ in waiting:
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
        self, live: LiveGame, running: Running, task: asyncio.Task[Judgement], state: State, number: int
    ) -> None:
        """Wait for a judgement and add it to the analysis."""
        judged = await task
        running.judged.append(judged)
        running.labels.append((live.label_of(state, judged.played), live.label_of(state, judged.best)))
        expected = [round(share, 3) for share in judged.expected]
        running.points.append(Point(number, judged.seat, expected, round(judged.cost, 3)))
        share = len(running.judged) / max(1, running.moves)
        if self.store.shared and share - running.shared >= STEP:
            running.shared = share
            if not await self.store.analyses.set_share(live.id, share) and running.task is not None:
                running.task.cancel()  # somebody has stopped it at another server


def shares(live: LiveGame) -> list[float]:
    """What a finished game was worth to each seat: its share of the win."""
    result = live.result()
    winners = result.winners if result else []
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(live.seats))]
