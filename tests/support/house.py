"""Three servers on one PostgreSQL under load, any of which can be killed: what was acknowledged must be
there, once and in order, and no table may be stuck."""

import asyncio
import contextlib
import os
import random
import re
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import httpx
import psycopg

import numbered
from postgres import Cluster, cluster
from receiving import Mailbox, Receiver, mailbox, receiver
from serving import PATIENCE, Browser, Json, Process, next_of, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.server.store.postgres import PostgresStore
from tanglewood.server.store.upkeep import check

SERVERS = 3
TABLES = 4
BOT_TABLES = 2
CORRESPONDENTS = 3
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
CORRESPONDENCE: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
NOT_TOLD: Json = {
    **dict.fromkeys(("push", "mail", "hook"), "off"),
    **dict.fromkeys(("quiet_from", "quiet_to"), 0),
    "hook_url": "",
    "digest_at": 1080,
    "zone": "UTC",
}
TAKING_TIME = 3 * numbered.LOOK / 2
"""Seconds after which Ann moves: long enough that a server mostly tells her before."""
DRIVER = "bot driver"
DATABASE = "PostgreSQL"
VICTIMS = (*(f"server {number}" for number in range(SERVERS)), DRIVER, DATABASE)
HOLDERS = (
    "select a.pid, a.state, a.query from pg_locks l join pg_stat_activity a on a.pid = l.pid"
    " where l.locktype = 'advisory' and l.objsubid = 1"
    " and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(%s, 0)"
)
CONNECTIONS = (
    "select pid, state, wait_event, left(query, 60) from pg_stat_activity where datname = current_database()"
)
LAST_LINES = 40
"""Of a server's log, when a table is stuck."""
MOVES_BETWEEN = 8
"""Acknowledged moves between two kills, at least."""


class Server(Process):
    """Its messages say of which turn they are."""

    program = (sys.executable, "-P", str(numbered.FILE))


class House:
    """Some servers on a PostgreSQL of their own, and where they send letters and messages."""

    def __init__(self, folder: Path, running: Cluster, box: Mailbox, chat: Receiver) -> None:
        self.cluster = running
        self.box = box
        self.chat = chat
        self.url = running.database()
        self.servers = [
            Server(folder / f"server{number}", "--database", self.url) for number in range(SERVERS)
        ]
        # Moves of bots that each server had stored when it was looked at last.
        self.driven = [0] * SERVERS

    def logs(self) -> dict[str, list[tuple[int, str]]]:
        found: dict[str, list[tuple[int, str]]] = {}
        with psycopg.connect(self.url) as db:
            for id, number, text in db.execute("select id, number, text from log order by id, number"):
                found.setdefault(id, []).append((number, text))
        return found

    def kill(self, victim: str) -> None:
        """Kill one of VICTIMS as a power cut would, and start it again; a server may be killed while another
        one is still starting."""
        if victim == DATABASE:
            self.cluster.kill()
            self.cluster.run()
            return
        which = self.driver() if victim == DRIVER else int(victim.split()[-1])
        self.servers[which].kill()
        self.servers[which].launch()
        self.driven[which] = 0

    def revive(self) -> None:
        """Start servers that could not start because the database was away, as systemd would."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is not None:
                server.launch()

    def about(self, id: str) -> list[str]:
        """What the servers and the database say about a table that does not go on."""
        said: list[str] = []
        with psycopg.connect(self.url) as db:
            said.append(
                f"table: {db.execute('select version, over from tables where id = %s', (id,)).fetchone()}"
            )
            for name in ("bots", "clock"):
                holders = db.execute(HOLDERS, (f"{name} {id}",)).fetchall()
                said.append(f"{name} are driven by: {holders or 'nobody'}")
            said.append(f"connections: {db.execute(CONNECTIONS).fetchall()}")
        for number, server in enumerate(self.servers):
            ended = server.process.poll() if server.process is not None else "not started"
            said.append(
                f"server {number} on port {server.port}: {'runs' if ended is None else f'ended {ended}'}"
            )
            with contextlib.suppress(httpx.HTTPError):
                counted = httpx.get(f"{server.url}/metrics", timeout=10).text
                said += [line for line in counted.splitlines() if line.startswith("tanglewood_")]
            said += [f"  {line}" for line in server.stderr().splitlines()[-LAST_LINES:]]
        return said

    def driver(self) -> int:
        """The server that has stored most moves of bots since the last look."""
        now = [self.bot_moves(server) for server in self.servers]
        more = [after - before for after, before in zip(now, self.driven, strict=True)]
        self.driven = now
        return more.index(max(more))

    def bot_moves(self, server: Process) -> int:
        with contextlib.suppress(httpx.TransportError):
            found = re.search(
                r"^tanglewood_bot_moves_total\{.*\} (\d+)", httpx.get(f"{server.url}/metrics").text, re.M
            )
            return int(found[1]) if found else 0
        return 0

    def mistakes(self) -> list[str]:
        """Tables that do not replay by their rules."""

        async def look() -> list[str]:
            store = PostgresStore(self.url)
            await store.start()
            try:
                return [f"{mistake.id}: {mistake.why}" for mistake in (await check(store))[1]]
            finally:
                await store.stop()

        return asyncio.run(look())


@contextlib.contextmanager
def telling_at_once(box: Mailbox) -> Iterator[None]:
    """Servers that are started in here tell people of their turns as soon as they can."""
    wanted = {**box.settings, "site": "http://localhost", "notify_after": "0", "private_hooks": "yes"}
    wanted = {f"TANGLEWOOD_{name.upper()}": value for name, value in wanted.items()}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextlib.contextmanager
def furnished(folder: Path) -> Iterator[House]:
    with cluster() as running, mailbox() as box, receiver() as chat, telling_at_once(box):
        made = House(folder, running, box, chat)
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


class Visitor(threading.Thread):
    """Somebody at one table, through whichever server answers."""

    def __init__(self, house: House, seed: int, seats: list[Json] | None = None) -> None:
        super().__init__(daemon=True)
        self.browsers = [Browser(server.url) for server in house.servers]
        self.turn = seed
        self.seed = seed
        self.rng = seeded(seed)
        self.halt = threading.Event()
        self.problem: BaseException | None = None
        self.arrive(house)
        made, _ = self.ask(lambda browser: browser.post("/api/tables", table_wish(seed, seats)), {201})
        self.made: Json = made.json()
        self.id = str(self.made["id"])
        for browser in self.browsers:
            browser.http.cookies.update(made.cookies)

    def arrive(self, house: House) -> None:
        """What is done before the table is laid."""

    def run(self) -> None:
        try:
            while not self.halt.is_set() and self.go_on():
                pass
        except BaseException as problem:
            self.problem = problem

    def go_on(self) -> bool:
        """Do the next thing; False when the game is over."""
        raise NotImplementedError

    def wait_for_more(self, house: House) -> None:
        """Wait until this table goes on or is over; if it does not, say what everybody does instead."""
        least = self.moves

        def more() -> bool:
            house.revive()
            return self.moves > least or not self.is_alive()

        try:
            wait_until(more)
        except AssertionError:
            frame = sys._current_frames().get(self.ident or 0)
            doing = [line.rstrip() for line in traceback.format_stack(frame)[-4:]] if frame else []
            who = f"{type(self).__name__} of table {self.id} is stuck after {self.moves} moves"
            asked = f"asked last: server {self.turn % len(self.browsers)}"
            raise AssertionError("\n".join([who, asked, *doing, *house.about(self.id)])) from None

    @property
    def moves(self) -> int:
        """How far the table has come, as far as this visitor knows."""
        raise NotImplementedError

    def messages(self, house: House) -> Counter[str]:
        """How often this visitor was told of a turn, as it should be."""
        return Counter()

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


def table_wish(seed: int, seats: list[Json] | None) -> Json:
    both = [{"kind": "me", "name": "Ann"}, {"kind": "screen", "name": "Bob"}]
    chosen = {} if seats == CORRESPONDENCE else {"seed": seed}  # against friends it is drawn
    return {"game": "mycelia", "seats": seats or both, "pace": "slow", **chosen}


class Player(Visitor):
    """Plays all seats, and sends every move until it is known what became of it."""

    def __init__(self, house: House, seed: int, seats: list[Json] | None = None) -> None:
        super().__init__(house, seed, seats)
        self.acknowledged: dict[int, str] = {}

    @property
    def moves(self) -> int:
        return len(self.acknowledged)

    def go_on(self) -> bool:
        state = self.ask(lambda browser: browser.http.get(f"/api/tables/{self.id}"), {200})[0].json()
        if state["over"]:
            return False
        move = state["choices"][self.rng.below(len(state["choices"]))]["text"]
        answer, doubtful = self.ask(lambda browser: browser.play(state, move), {200, 409})
        # Nobody else plays here: the table has moved on only if this very move did arrive.
        assert answer.status_code == 200 or doubtful, answer.text
        self.acknowledged[state["number"]] = move
        return True


class Correspondent(Player):
    """Ann, who has an account and takes her time, against Bob, a guest. She is told of her turns, of each of
    them once at most: what a server that died was about to send is not sent again."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__(house, seed, CORRESPONDENCE)
        self.bobs = [Browser(server.url) for server in house.servers]
        joined, _ = self.ask(
            lambda browser: self.as_bob(browser).join(self.made["invitations"][0], "Bob"), {200}
        )
        for bob in self.bobs:
            bob.http.cookies.update(joined.cookies)

    def as_bob(self, ann: Browser) -> Browser:
        return self.bobs[self.browsers.index(ann)]

    def arrive(self, house: House) -> None:
        mail = f"ann{self.seed}@example.net"
        asked, _ = self.ask(lambda browser: browser.post("/api/me/mail", {"address": mail}), {200, 202})
        token = house.box.link(mail).split("=", 1)[1]
        self.keep_cookies(asked)
        wish = {"token": token, "name": "Ann"}
        self.keep_cookies(self.ask(lambda browser: browser.post("/api/me/link", wish), {200})[0])
        hook = {**NOT_TOLD, "hook": "each", "hook_url": f"{house.chat.url}/ann"}
        self.ask(lambda browser: browser.post("/api/me/notify", hook), {200})

    def keep_cookies(self, answer: httpx.Response) -> None:
        for browser in self.browsers:
            browser.http.cookies.update(answer.cookies)

    def go_on(self) -> bool:
        path = f"/api/tables/{self.id}"
        state = self.ask(lambda browser: browser.http.get(path), {200})[0].json()
        if state["over"]:
            return False
        bobs = state["turn"] == 1
        if bobs:
            state = self.ask(lambda browser: self.as_bob(browser).http.get(path), {200})[0].json()
        move = state["choices"][self.rng.below(len(state["choices"]))]["text"]
        answer, doubtful = self.ask(
            lambda browser: (self.as_bob(browser) if bobs else browser).play(state, move), {200, 409}
        )
        assert answer.status_code == 200 or doubtful, answer.text
        self.acknowledged[state["number"]] = move
        if bobs and answer.status_code == 200 and answer.json()["state"]["turn"] == 0:
            self.halt.wait(TAKING_TIME)
        return True

    def messages(self, house: House) -> Counter[str]:
        """How often Ann was told: of each turn that a server says it told her of once, of one that it claimed
        and died with once at most, and of no other one."""
        before = numbered.states(house.url, self.id)
        posts = list(house.chat.posts.queue)
        told = Counter(turn for post in posts for turn in numbered.turns_in(post.body, self.id))
        after = numbered.states(house.url, self.id)
        assert numbered.mistakes(told, before, after) == []
        claimed = [turn for turn, state in before.items() if state != numbered.WAITING]
        return Counter(messages=told.total(), unsent=sum(not told[turn] for turn in claimed))


class Onlooker(Visitor):
    """Watches two bots by a stream, and comes back for what was missed whenever it ends."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__(house, seed, BOTS)
        self.number = 0
        self.steps: list[int] = []
        self.over = False

    @property
    def moves(self) -> int:
        return self.number

    def go_on(self) -> bool:
        self.turn += 1
        browser = self.browsers[self.turn % len(self.browsers)]
        with (
            contextlib.suppress(httpx.TransportError, AssertionError, StopIteration),
            browser.events(self.id, last=str(self.number)) as stream,
        ):
            while not self.over and not self.halt.is_set():
                update = next_of(stream, "update").data
                self.steps += [step["number"] for step in update["steps"]]
                self.number, self.over = update["state"]["number"], update["state"]["over"]
        return not self.over


def survive(
    house: House, victims: Iterable[str], told: Callable[[str], None] = lambda victim: None
) -> Counter[str]:
    """Play through any server while these are killed one after the other. Returns what happened."""
    moment, did = random.Random(4), Counter[str]()
    people: list[Visitor] = [Player(house, seed) for seed in range(TABLES)]
    people += [Onlooker(house, 100 + seed) for seed in range(BOT_TABLES)]
    people += [Correspondent(house, 200 + seed) for seed in range(CORRESPONDENTS)]
    for person in people:
        person.start()
    for victim in victims:
        for person in people:  # no table is stuck: every one of them goes on after every kill
            person.wait_for_more(house)
        before = acknowledged(people)
        wait_until(lambda least=before + MOVES_BETWEEN: acknowledged(people) >= least or ended(people))
        time.sleep(moment.uniform(0.0, 0.3))
        house.kill(victim)
        did[victim] += 1
        compare(house, people)
        for place, person in enumerate(people):  # a game that is over is followed by another one
            if not person.is_alive():
                assert person.problem is None, person.problem
                did["moves"] += person.moves
                did.update(person.messages(house))
                did["games"] += 1
                people[place] = type(person)(house, person.seed + 1000)
                people[place].start()
        told(victim)
    for person in people:
        person.wait_for_more(house)
        person.halt.set()
    for person in people:
        person.join(PATIENCE)
        assert not person.is_alive()
        assert person.problem is None, person.problem
        did["moves"] += person.moves
        did.update(person.messages(house))
    house.revive()
    for server in house.servers:
        server.wait()
    compare(house, people, whole=True)
    assert house.mistakes() == []
    return did


def compare(house: House, people: list[Visitor], whole: bool = False) -> None:
    """Whatever was acknowledged or seen is written, once and in order."""
    known = [(one, dict(one.acknowledged)) for one in people if isinstance(one, Player)]
    written = house.logs()
    for player, acknowledged in known:
        log = written.get(player.id, [])
        assert [number for number, _ in log] == list(range(len(log)))
        assert all(log[number] == (number, move) for number, move in acknowledged.items())
        assert not whole or dict(log) == acknowledged
    for one in people:
        one.messages(house)
        if isinstance(one, Onlooker):
            assert one.steps == list(range(len(one.steps))), "every step is heard once, in order"


def acknowledged(people: list[Visitor]) -> int:
    return sum(person.moves for person in people if isinstance(person, Player))


def ended(people: list[Visitor]) -> bool:
    return any(not person.is_alive() for person in people)
