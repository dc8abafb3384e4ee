"""Three servers on one PostgreSQL, and kill -9 for any of them and for the database: what was acknowledged is
there, once, in order; no table is stuck."""

import contextlib
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from postgres import Cluster, cluster
from serving import PATIENCE, Browser, Json, Process, next_of, wait_until
from tanglewood.kernel.chance import seeded

SERVERS = 3
TABLES = 4
KILLS = int(os.environ.get("TANGLEWOOD_KILLS", "200"))
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests are about PostgreSQL alone."""
    return "postgres"


class House:
    """Some servers on a PostgreSQL of their own, all of which can be killed."""

    def __init__(self, folder: Path, running: Cluster) -> None:
        self.cluster = running
        self.url = running.database()
        self.servers = [
            Process(folder / f"server{number}", "--database", self.url) for number in range(SERVERS)
        ]

    def logs(self) -> dict[str, list[tuple[int, str]]]:
        found: dict[str, list[tuple[int, str]]] = {}
        with psycopg.connect(self.url) as db:
            for id, number, text in db.execute("select id, number, text from log order by id, number"):
                found.setdefault(id, []).append((number, text))
        return found

    def kill(self, which: int) -> None:
        """Kill a server, or the database if there is none of this number, and start it again."""
        if which < SERVERS:
            self.servers[which].kill()
            self.servers[which].start()
        else:
            self.cluster.kill()
            self.cluster.run()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with cluster() as running:
        made = House(tmp_path_factory.mktemp("house"), running)
        try:
            for server in made.servers:
                server.launch()
            for server in made.servers:
                server.wait()
            yield made
        finally:
            for server in made.servers:
                if server.process is not None and server.process.poll() is None:
                    server.kill()


class Player(threading.Thread):
    """Plays at one table through whichever server answers, and sends every move until it knows what became
    of it."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__(daemon=True)
        self.browsers = [Browser(server.url) for server in house.servers]
        self.id = str(self.browsers[0].open_table(seed=seed)["id"])
        for browser in self.browsers[1:]:
            browser.http.cookies.update(self.browsers[0].http.cookies)
        self.rng = seeded(seed)
        self.turn = seed
        self.halt = threading.Event()
        self.acknowledged: dict[int, str] = {}
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.halt.is_set():
                state = self.ask(lambda browser: browser.http.get(f"/api/tables/{self.id}"), {200})[0].json()
                if state["over"]:
                    break
                self.move(state)
        except BaseException as problem:
            self.problem = problem

    def move(self, state: Json) -> None:
        move = state["choices"][self.rng.below(len(state["choices"]))]["text"]
        answer, doubtful = self.ask(lambda browser: browser.play(state, move), {200, 409})
        # Nobody else plays here: the table has moved on only if this very move did arrive.
        assert answer.status_code == 200 or doubtful, answer.text
        self.acknowledged[state["number"]] = move

    def ask(
        self, request: Callable[[Browser], httpx.Response], wanted: set[int]
    ) -> tuple[httpx.Response, bool]:
        """Ask one server after the other until one answers; and whether an earlier one may have done it."""
        doubtful = False
        while True:
            self.turn += 1
            try:
                answer = request(self.browsers[self.turn % len(self.browsers)])
            except httpx.TransportError:
                doubtful = True
                time.sleep(0.05)
                continue
            if answer.status_code in wanted:
                return answer, doubtful
            assert answer.status_code in (429, 500, 503), answer.text
            doubtful = True
            time.sleep(0.1)


def survive(house: House, victims: list[int]) -> None:
    """Play through any server while these are killed one after the other."""
    moment = random.Random(4)
    players = [Player(house, seed) for seed in range(TABLES)]
    for player in players:
        player.start()
    for victim in victims:
        before = acknowledged(players)
        wait_until(lambda least=before + 8: acknowledged(players) > least or ended(players))
        time.sleep(moment.uniform(0.0, 0.3))
        house.kill(victim)
        written = house.logs()
        for player in players:
            for number, move in list(player.acknowledged.items()):
                assert written[player.id][number] == (number, move)
        for place, player in enumerate(players):  # a game that is over is followed by another one
            if not player.is_alive() and player.problem is None:
                players[place] = Player(house, player.turn)
                players[place].start()
    for player in players:
        before = len(player.acknowledged)
        wait_until(lambda one=player, most=before: len(one.acknowledged) > most or not one.is_alive())
        player.halt.set()
        player.join(PATIENCE)
        assert not player.is_alive()
        assert player.problem is None, player.problem
    written = house.logs()
    for player in players:
        assert dict(written[player.id]) == player.acknowledged
        assert [number for number, _ in written[player.id]] == list(range(len(written[player.id])))


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def ended(players: list[Player]) -> bool:
    return any(not player.is_alive() for player in players)


def test_no_acknowledged_move_is_lost_whoever_is_killed(house: House) -> None:
    survive(house, [0, SERVERS, 1])


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_hundreds_of_kills(house: House) -> None:
    dice = random.Random(7)
    survive(house, [dice.randrange(SERVERS + 1) for _ in range(KILLS)])


def test_the_bots_of_a_killed_server_are_driven_by_another_one(house: House) -> None:
    """Somebody watches at each of two servers; one of these drives the bots, and either of them is killed."""
    one, two = (Browser(server.url) for server in house.servers[:2])
    id = one.open_table(BOTS, pace="slow", seed=3)["id"]
    with contextlib.ExitStack() as streams:
        streams.enter_context(one.events(id))
        there = streams.enter_context(two.events(id))
        wait_until(lambda: next_of(there, "update").data["state"]["number"] > 3)
        os.kill(house.servers[0].pid, signal.SIGKILL)
        number = next_of(there, "update").data["state"]["number"]
        wait_until(lambda: next_of(there, "update").data["state"]["number"] > number + 2)
