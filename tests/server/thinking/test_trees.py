"""Search trees that the bots of a table keep between the decisions of a turn."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

import tanglewood
from serving import wait_until
from tanglewood.bots import SearchBot, make_bot
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.state import State
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import SEATED, Job, Requester
from tanglewood.server.thinking.trees import BotKey, KeptTrees
from tanglewood.server.thinking.work import choose
from tanglewood.server.thinking.worker import Context
from worker_jobs import process_of

LEVEL = SEARCH_LEVELS[-1]


class Counting(Context):
    """Counts the reports of a job, one for every few iterations of its search."""

    def __init__(self, trees: KeptTrees) -> None:
        super().__init__(None, 0, 0.0, trees)
        self.reports = 0

    def report(self, share: float) -> None:
        self.reports += 1


def decide(state: State, trees: KeptTrees, seed: int, table: str = "a table") -> tuple[str, int]:
    """What a bot of a table plays, and how often its search reported."""
    context = Counting(trees)
    return choose(context, "mycelia", state.text(), LEVEL, seed, table), context.reports


@pytest.fixture(autouse=True)
def endless_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Iterations alone end a search, so that its result is the same on every machine."""
    monkeypatch.setattr("tanglewood.server.thinking.work.shorter", lambda own, allowed: 0.0)


def turn_with_two_decisions(seed: int) -> tuple[State, KeptTrees]:
    """A game in which a bot has decided and decides again, with a tree it has kept."""
    state = tanglewood.new_game("mycelia", players=2, seed=seed).state.copy()
    trees = KeptTrees()
    for number in range(12):
        text, _ = decide(state, trees, number)
        turn = state.turn
        state.play(state.vocabulary().parse(text))
        if trees.bots and state.turn == turn and len(state.options()) > 1:
            return state, trees
    pytest.fail("no bot kept a tree")


def test_the_tree_is_kept_between_the_decisions_of_a_turn() -> None:
    state, trees = turn_with_two_decisions(3)
    (key,) = trees.bots
    assert key == BotKey("a table", state.turn, LEVEL)
    kept = trees.bots[key].kept
    assert kept is not None
    assert kept.visits > 0
    _, with_tree = decide(state, trees, 99)
    _, without_tree = decide(state, KeptTrees(), 99)
    assert with_tree < without_tree, "what is known already is not searched again"


def test_another_table_or_another_position_has_no_use_for_the_tree() -> None:
    state, trees = turn_with_two_decisions(3)
    fresh = decide(state, KeptTrees(), 99)
    assert decide(state, trees, 99, "another table") == fresh
    (key,) = [key for key in trees.bots if key.table == "a table"]
    other = tanglewood.new_game("mycelia", players=2, seed=8).state.copy()
    bot = make_bot(LEVEL, 5)
    assert isinstance(bot, SearchBot)
    bot.kept, bot.expected = trees.bots[key].kept, trees.bots[key].expected
    trees.bots[BotKey("a table", other.turn, LEVEL)] = bot
    assert decide(other, trees, 5) == decide(other, KeptTrees(), 5)


def test_a_kept_tree_holds_nothing_but_what_the_seat_knows() -> None:
    """The same decisions in two worlds that differ in what the seat cannot know lead to the same choices."""
    first = tanglewood.new_game("mycelia", players=2, seed=3).state.copy()
    seat = first.turn
    worlds = [first.imagine(seat, seeded(1)), first.imagine(seat, seeded(2))]
    assert worlds[0].text() != worlds[1].text()
    kept = [KeptTrees(), KeptTrees()]
    continued = 0
    for number in range(6):
        if any(world.turn != seat for world in worlds) or worlds[0].view(seat) != worlds[1].view(seat):
            break
        answers = [decide(world, trees, number) for world, trees in zip(worlds, kept, strict=True)]
        assert answers[0] == answers[1]
        for world in worlds:
            world.play(world.vocabulary().parse(answers[0][0]))
        continued += bool(kept[0].bots)
    assert continued, "no tree was kept on the way"


def test_few_trees_are_kept() -> None:
    trees = KeptTrees(limit=3)
    state, one = turn_with_two_decisions(3)
    (bot,) = one.bots.values()
    for number in range(10):
        trees.keep(BotKey(str(number), state.turn, LEVEL), bot)
    assert [key.table for key in trees.bots] == ["7", "8", "9"]
    bot.kept = None
    trees.keep(BotKey("nothing", 0, LEVEL), bot)
    assert len(trees.bots) == 3, "a bot without a tree is not kept"


# ---------------------------------------------------------------------- the same worker for a table


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    running = WorkerPool(2)
    yield running
    running.close()


def job_at(table: str) -> Job:
    return Job(Requester(SEATED, "", table), process_of, (), None, sticky=True)


def test_a_table_comes_back_to_the_worker_that_has_its_trees(pool: WorkerPool) -> None:
    async def attempt() -> tuple[list[int], list[int]]:
        both = [pool.result(pool.slow, job_at(table)) for table in ("one", "two")]
        first = list(await asyncio.gather(*both))
        again = [await pool.result(pool.slow, job_at(table)) for table in ("one", "two", "two", "one")]
        return first, again

    (one, two), again = asyncio.run(attempt())
    assert one != two
    assert again == [one, two, two, one]


def test_a_killed_worker_only_loses_the_tree(pool: WorkerPool) -> None:
    state = tanglewood.new_game("mycelia", players=2, seed=3).state
    position = state.text()

    async def attempt() -> list[str]:
        requester = Requester(SEATED, "", "a table")
        chosen = [await pool.choose(requester, "mycelia", position, LEVEL, 1)]
        for pid in pool.pids():
            os.kill(pid, signal.SIGKILL)
        chosen.append(await pool.choose(requester, "mycelia", position, LEVEL, 1))
        return chosen

    chosen = asyncio.run(attempt())
    moves = lookup("mycelia").read(position).options()
    assert all(text in {move.text for move in moves} for text in chosen)
    wait_until(lambda: not pool.busy())
