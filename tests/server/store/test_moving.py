"""A house moves from SQLite to PostgreSQL and back without losing a byte, and every game in it replays."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authenticator import Authenticator
from postgres import Cluster
from serving import SHORT, Browser, Host, host, play_on
from tanglewood.cli.app import app
from tanglewood.server.errors import StartupError
from tanglewood.server.store.postgres import PostgresStore
from tanglewood.server.store.schema import KEPT, MIGRATIONS
from tanglewood.server.store.sqlite import SqliteStore

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
CLOCK = {"kind": "live", "time": 5, "increment": 3, "then": "resign"}


@pytest.fixture(scope="module")
def engine() -> str:
    """These tests name both engines themselves."""
    return "both"


def furnish(server: Host) -> dict[str, str]:
    """Tables with something in every corner; the secrets of their people by table."""
    with Browser(server.url) as ann, Browser(server.url) as bob, Browser(server.url) as cara:
        made = ann.open_table(TWO, seed=5, clock=CLOCK)
        assert bob.join(made["invitations"][0], "Bøb 🍄").status_code == 200
        friends = str(made["id"])
        ann.done(f"/api/tables/{friends}/chat", {"text": "Wie schön! “quoted” 🦔"})
        ann.done(f"/api/tables/{friends}/agreement")
        ann.done(f"/api/tables/{friends}/seats/0/code")
        bob.done(f"/api/tables/{friends}/seats/1/consent", {"bot": "greedy"})
        finished = ann.open_table(seed=SHORT)["id"]
        server.fast_forward(finished, 1)
        running = ann.open_table(seed=3)["id"]
        play_on(ann, running, 2, 7)
        given_up = ann.open_table([{"kind": "me"}, {"kind": "bot"}])["id"]
        ann.done(f"/api/tables/{given_up}/seats/0/resign")
        crowd = ann.open_table([*TWO, {"kind": "link"}])
        assert cara.join(crowd["invitations"][0], "Cara").status_code == 200
        server.change(
            "insert into analyses (id, level, made, body) values (?, 'master', 1e-300, '{}')", finished
        )
        server.change(
            "insert into packs (id, game, name, body, created) values ('p', 'mycelia', 'n', '{}', 9e9)"
        )
        secret = ann.http.cookies["tanglewood"]
        key = Authenticator(f"http://localhost:{server.port}")
        with Browser(key.origin) as dan:  # a person, with all that belongs to one
            wish = {"credential": key.make(dan.done("/api/me/passkeys/begin", {"name": "Dän"})["options"])}
            dan.done("/api/me/passkeys", {**wish, "name": "Dän"})
            dan.done("/api/me/codes")
            id = dan.open_table()["id"]
            person = server.rows("select id from people")[0][0]
            server.change(
                "insert into deliveries values (?, 1, ?, 'mail', '', 'sent', 0, 1, 2.5)", id, person
            )
            server.change('insert into choices values (?, ?, \'{"mail": "off"}\')', id, person)
            ((device,),) = server.rows("select secret from sessions where id = ?", person)
            server.change("insert into pushes values ('https://p', ?, ?, 'k', 'a', 1)", person, device)
            server.change("insert into house_keys values ('stop', 'ab')")
            dan.done("/api/me/rated", {"rated": True})
        ann.done(f"/api/tables/{friends}/seats/1/mute", {"muted": True})
        ann.done(f"/api/tables/{friends}/seats/1/block", {"blocked": True})
        bob.done(f"/api/tables/{friends}/seats/0/report", {"line": 0, "why": "Wie bitte?"})
        bob.done(f"/api/tables/{friends}/seats/1/orders", {"lone": True, "answers": {"ä b": "no"}})
        cara.done(f"/api/tables/{running}/follow")
        ann.done(f"/api/tables/{crowd['id']}/seats/2/invitation")
        server.do(server.services.statistics.tasks.finish())
        return dict.fromkeys((friends, finished, running, given_up, str(crowd["id"])), secret)


def contents(server: Host) -> dict[str, Counter[str]]:
    """Every value of every row, by table."""
    found: dict[str, Counter[str]] = {}
    for table in KEPT:
        columns = sorted(server.do(server.store.database.read(lambda db, table=table: db.columns(table))))  # type: ignore[misc]
        found[table] = Counter(map(repr, server.rows(f"select {', '.join(columns)} from {table}")))
    return found


def seen(server: Host, tables: dict[str, str]) -> list[object]:
    """What Ann sees of all of it."""
    said: list[object] = []
    with Browser(server.url) as ann:
        for id, secret in tables.items():
            ann.http.cookies.set("tanglewood", secret)
            state = ann.state(id)
            for seat in state["seats"]:
                seat.pop("free_at"), seat.pop("left"), seat.pop("ticking"), seat.pop("online")
            said += [state, ann.get(f"/api/tables/{id}/steps"), ann.get(f"/api/tables/{id}/chat")]
            if state["over"]:
                said.append(ann.http.get(f"/api/tables/{id}/record").text)
    return said


def copied(source: str, target: str) -> str:
    result = CliRunner().invoke(app, ["data", "copy", source, target])
    assert result.exit_code == 0, result.stderr
    return " ".join(result.stdout.split())


def refused(source: str, target: str) -> str:
    result = CliRunner().invoke(app, ["data", "copy", source, target])
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    return str(line)


def test_a_house_moves_there_and_back(tmp_path: Path, postgres: Cluster) -> None:
    here, again, there = tmp_path / "here", tmp_path / "again", postgres.empty()
    with host(here) as server:
        tables = furnish(server)
        assert "keeps its tables in" in refused(str(here), there)
    with host(here) as server:
        looks = seen(server, tables)
    with host(here) as server:  # looking is a change too: who was there, and whose votes are void
        server.change(
            "insert into votes (id, seat, voter) values (?, 0, ?)", list(tables)[-1], b"\x00\xff" * 16
        )
        server.change("insert into bans (id, since, until) values (?, 1.5, 9e9)", "address 192.0.2.1")
        first = contents(server)
    assert [table for table in KEPT if not first[table]] == ["analysing"]
    said = copied(str(here), there)
    assert "6 tables have been copied" in said
    assert "an empty database is expected" in refused(str(here), there)
    copied(there, str(again))
    for data, database in ((here, ""), (tmp_path / "none", there), (again, "")):
        with host(data, database=database) as server:
            assert contents(server) == first
            assert seen(server, tables) == looks
            if database:
                assert "servers are running on it" in refused(there, str(tmp_path / "more"))


def test_no_server_starts_while_its_house_is_copied(postgres: Cluster) -> None:
    url = postgres.empty()
    store = PostgresStore(url)
    store.open()

    async def check() -> None:
        await store.start()
        try:
            async with store.moving() as alone:
                assert alone
                with pytest.raises(StartupError, match="being copied; start again once that is done"):
                    await asyncio.to_thread(PostgresStore(url).open)
                async with PostgresStore(url).cluster.moving() as another:
                    assert not another, "nobody copies it twice"
            await asyncio.to_thread(PostgresStore(url).open)
        finally:
            await store.stop()

    asyncio.run(check())


def emptied(folder: Path) -> None:
    """A house without anybody in it."""
    store = SqliteStore(folder / "tables.sqlite")
    store.open()
    store.close()


def aged(server: Host) -> None:
    """A database as an older version left it, if only by its number: opening it would count on."""
    if server.store.shared:
        server.change("update schema_version set version = version - 1")
    else:
        server.change(f"pragma user_version = {len(MIGRATIONS) - 1}")


@pytest.mark.parametrize("command", ["copy from", "copy to", "restore"])
@pytest.mark.parametrize("running", ["sqlite", "postgres"])
def test_a_house_with_servers_is_left_as_it_is(
    tmp_path: Path, postgres: Cluster, running: str, command: str
) -> None:
    """Nothing is brought up to date or written before it is noticed that servers run, at either end."""
    here, there, other = tmp_path / "here", postgres.database(), tmp_path / "other"
    emptied(other)
    with host(here, database=there if running == "postgres" else "") as server:
        aged(server)
        place = there if running == "postgres" else str(here)
        to = ["--database", place] if running == "postgres" else ["--data", place]
        given = {
            "copy from": ["data", "copy", place, str(other)],
            "copy to": ["data", "copy", str(other), place],
            "restore": ["admin", "restore", str(other), *to],
        }
        result = CliRunner().invoke(app, given[command])
        assert result.exit_code == 2
        (line,) = result.stderr.splitlines()
        assert ("stop them first" if running == "postgres" else "keeps its tables in") in line
        assert server.do(server.store.schema()) == len(MIGRATIONS) - 1


def test_a_folder_without_tables_is_not_copied(tmp_path: Path, postgres: Cluster) -> None:
    assert "there are no tables" in refused(str(tmp_path), postgres.empty())
    assert not list(tmp_path.iterdir())
    said = refused(str(tmp_path), "mysql://elsewhere")
    assert "there are no tables" in said


def test_a_database_that_cannot_be_reached_is_named_without_its_password(tmp_path: Path) -> None:
    emptied(tmp_path / "here")
    said = refused(str(tmp_path / "here"), "postgresql://ann:topsecret@127.0.0.1:1/house")
    assert "postgresql://127.0.0.1:1/house: the database cannot be used" in said
    assert "topsecret" not in said
