"""kill -9 at any moment: what was acknowledged is there, once, in order; nothing is played twice."""

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from processes import alive, children
from serving import PATIENCE, Browser, Json, Process, databases, process, stored, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.server.live.entry import LogEntry
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat

TABLES = 3


class Player(threading.Thread):
    """Plays at one table and sends every move until it knows what became of it."""

    def __init__(self, server: Process, seed: int) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(server.url)
        self.id = str(self.browser.open_table(seed=seed)["id"])
        self.rng = seeded(seed)
        self.halt = threading.Event()
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}
        self.retried = 0
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            state = self.look()
            while not self.halt.is_set() and not state["over"]:
                state = self.move(state)
        except BaseException as problem:
            self.problem = problem

    def look(self) -> Json:
        while True:
            try:
                return self.browser.state(self.id)
            except httpx.TransportError:
                time.sleep(0.05)

    def move(self, state: Json) -> Json:
        number = state["number"]
        move = state["choices"][self.rng.below(len(state["choices"]))]["text"]
        self.sent[number] = move
        doubtful = False
        while True:
            try:
                answer = self.browser.play(state, move)
            except httpx.TransportError:
                doubtful = True
                self.retried += 1
                time.sleep(0.05)
                continue
            if answer.status_code == 429:
                time.sleep(0.2)
                continue
            # Nobody else plays here: the table has moved on only if this very move did arrive.
            assert answer.status_code == 200 or (doubtful and answer.status_code == 409), answer.text
            self.acknowledged[number] = move
            return self.look()


def logs(data: Path) -> dict[str, list[tuple[int, int, str, str]]]:
    if not databases.of(data):
        assert stored(data, "pragma integrity_check") == [("ok",)]
    found: dict[str, list[tuple[int, int, str, str]]] = {}
    for id, *entry in stored(data, "select id, number, seat, kind, text from log order by id, number"):
        found.setdefault(id, []).append(tuple(entry))
    return found


def replayed(data: Path, id: str) -> LiveGame:
    """The game of a log, played again by the rules alone."""
    ((game, seed),) = stored(data, f"select game, seed from tables where id = '{id}'")
    options: Json = {"players": 2, "first": "random", "setup": "random", "ask_leaves": False}
    live = LiveGame(id, game, options, int(seed), "", [TableSeat("human", None, "", b"", None) for _ in "ab"])
    live.restore([LogEntry(seat, kind, text) for _, seat, kind, text in logs(data)[id]])
    return live


@pytest.mark.one_engine  # several servers on PostgreSQL are killed in tests/server/cluster
@pytest.mark.parametrize("kills", [2, pytest.param(6, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost_or_played_twice(tmp_path: Path, kills: int) -> None:
    data = tmp_path / "data"
    moment = random.Random(4)
    with process(data) as server:
        players = [Player(server, seed) for seed in range(TABLES)]
        for player in players:
            player.start()
        for _ in range(kills):
            before = sum(len(player.acknowledged) for player in players)
            wait_until(lambda at_least=before + 20: sum(len(p.acknowledged) for p in players) > at_least)
            time.sleep(moment.uniform(0.0, 0.4))
            server.kill()
            written = logs(data)
            for player in players:
                for number, move in list(player.acknowledged.items()):
                    assert written[player.id][number][3] == move
            server.start()
        for player in players:
            before = len(player.acknowledged)
            wait_until(lambda one=player, most=before: len(one.acknowledged) > most or not one.is_alive())
            player.halt.set()
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.problem is None, player.problem
        written = logs(data)
        for player in players:
            log = written[player.id]
            assert [number for number, *_ in log] == list(range(len(log)))
            assert {number: text for number, _, _, text in log} == player.acknowledged == player.sent
            state = player.browser.state(player.id)
            assert state["number"] == len(log)
            live = replayed(data, player.id)
            assert live.state.turn == state["turn"]
            assert [move.text for move in live.state.options()] == [c["text"] for c in state["choices"]]
        assert any(player.retried for player in players)
        assert "Traceback" not in server.stderr()


def test_twenty_at_once_with_the_same_number_play_one_move(ann: Browser) -> None:
    state = ann.state(ann.open_table(seed=3)["id"])
    move = state["choices"][0]["text"]
    with ThreadPoolExecutor(20) as crowd:
        statuses = list(crowd.map(lambda _: ann.play(state, move).status_code, range(20)))
    assert sorted(statuses) == [200, *[409] * 19]


@pytest.mark.one_engine  # several servers on PostgreSQL are killed in tests/server/cluster
def test_a_killed_server_plays_nothing_again_and_its_bots_go_on_without_orphans(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    with process(tmp_path / "data") as server, Browser(server.url) as ann:
        state = ann.state(ann.open_table(seed=3)["id"])
        move = state["choices"][0]["text"]
        assert [ann.play(state, move).status_code for _ in range(3)] == [200, 409, 409]
        id = ann.open_table(seats)["id"]
        wait_until(lambda: ann.state(id)["number"] > 5)
        workers = children(server.pid)
        server.kill()
        before = len(logs(tmp_path / "data")[id])
        server.start()
        assert ann.play(state, move).status_code == 409
        assert ann.state(state["id"])["number"] == 1
        if not workers:
            pytest.skip("this system does not tell who started whom")
        wait_until(lambda: not any(alive(worker) for worker in workers))
        assert ann.state(id)["number"] >= before
        wait_until(lambda: ann.state(id)["number"] > before + 5)


def test_stopping_cuts_nobody_off_who_listens(tmp_path: Path) -> None:
    with process(tmp_path / "data") as server, Browser(server.url) as ann:
        id = ann.open_table()["id"]
        with ann.events(id) as stream:
            assert next(stream).name == "update"
            server.stop()
            assert [event.name for event in stream] in ([], ["presence"])
        assert server.stderr() == ""  # where it would say whom it had to cut off
