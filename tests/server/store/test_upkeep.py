"""Looking after a house on both engines: lists, replays, backups while it is played in, and deletion."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from serving import (
    GENEROUS,
    SHORT,
    Browser,
    Host,
    databases,
    host,
    next_of,
    play_on,
    problem,
    stored,
    wait_until,
)
from tanglewood.cli.app import app
from tanglewood.server.services import keeping
from tanglewood.server.store.schema import MIGRATIONS

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look at once what was changed beside them, and tidy up as soon as nobody else does."""
    monkeypatch.setattr(keeping, "LOOK", 0.05)
    monkeypatch.setattr(keeping, "SOON", 0.05)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def admin(data: Path, *words: str, code: int = 0) -> list[str]:
    """What `tanglewood admin` says about the house of a folder."""
    database = databases.of(data)
    where = ["--data", str(data), *(["--database", database] if database else [])]
    result = CliRunner().invoke(app, ["admin", words[0], *where, *words[1:]])
    assert result.exit_code == code, result.output
    return (result.stdout if code in (0, 1) else result.stderr).splitlines()


def furnish(server: Host) -> tuple[str, str]:
    """A table of two people who have talked, and a finished one."""
    with Browser(server.url) as ann, Browser(server.url) as bob:
        made = ann.open_table(TWO, seed=5)
        assert bob.join(made["invitations"][0], "Bob").status_code == 200
        bob.done(f"/api/tables/{made['id']}/chat", {"text": "hello"})
        finished = ann.open_table(seed=SHORT)["id"]
        server.fast_forward(finished, 1)
        return str(made["id"]), str(finished)


def test_what_is_there_is_listed_while_it_is_played_in(data: Path) -> None:
    with host(data) as server:
        friends, finished = furnish(server)
        said = admin(data, "tables")
        assert len(said) == 2
        (line,) = [one for one in said if one.startswith(friends)]
        assert "mycelia" in line
        assert "running" in line
        assert line.endswith("Ann, Bob")
        assert any(one.startswith(finished) and "over" in one for one in said)
        people = admin(data, "people")
        assert len(people) == 2
        assert any(one.endswith("Bob") and "1 table," in one for one in people)
        assert admin(data, "check") == ["2 tables, all of them replay."]


def test_a_log_that_does_not_replay_is_found(data: Path) -> None:
    with host(data) as server:
        friends, _ = furnish(server)
        server.change("insert into log (id, number, seat, kind, text) values (?, 0, 0, 'move', 'x')", friends)
    said = admin(data, "check", code=1)
    assert said[0].startswith(f"{friends}: Entry 0")
    assert said[1] == "2 tables, 1 of them cannot be opened."
    # A backup holds it as it is, and says so.
    saved = data.parent / "saved"
    assert admin(data, "backup", str(saved), code=1) == [f"2 tables have been saved in {saved}.", *said]
    assert (saved / "tables.sqlite").is_file()


def test_a_backup_is_made_while_people_play_and_goes_back(data: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    with host(data) as server, Browser(server.url) as ann:
        furnish(server)
        id = ann.open_table(seed=3)["id"]
        play_on(ann, id, 2, 5)
        assert admin(data, "backup", str(saved)) == [f"3 tables have been saved in {saved}."]
        play_on(ann, id, 3, 5)
        (line,) = admin(data, "backup", str(saved), code=2)
        assert "there is something already" in line
        cookies = ann.http.cookies
    assert sorted(file.name for file in saved.iterdir()) == ["tables.sqlite"]
    again = tmp_path / "again"
    (line,) = admin(again, "restore", str(saved))
    assert "3 tables have been copied" in line
    with host(again) as server, Browser(server.url) as ann:
        ann.http.cookies.update(cookies)
        assert ann.state(id)["number"] == 5
        play_on(ann, id, 3, 5)
    assert stored(data, f"select count(*) from log where id = '{id}'") == [(10,)]


def test_tables_and_people_are_deleted(data: Path) -> None:
    with host(data) as server:
        friends, finished = furnish(server)
    assert admin(data, "delete", "table", finished) == [f"Table {finished} is gone."]
    assert "there is no table" in admin(data, "delete", "table", finished, code=2)[0]
    (bob,) = [one.split()[0] for one in admin(data, "people") if one.endswith("Bob")]
    assert admin(data, "delete", "person", bob) == ["1 seat belongs to nobody now."]
    assert "one is expected" in admin(data, "delete", "person", bob, code=2)[0]
    assert "table" in admin(data, "delete", "everything", bob, code=2)[0]
    with host(data) as server, Browser(server.url) as stranger:
        problem(stranger.http.get(f"/api/tables/{finished}"), 404)
        state = stranger.state(friends)
        assert "Bob" not in str(state)
        assert stranger.get(f"/api/tables/{friends}/chat") == []


@pytest.mark.parametrize("version", [len(MIGRATIONS) - 1, len(MIGRATIONS) + 1])
def test_a_house_of_another_version_is_left_as_it_is(data: Path, engine: str, version: int) -> None:
    """Servers that run may know no newer one."""
    with host(data) as server:
        query = (
            "update schema_version set version = {}" if engine == "postgres" else "pragma user_version = {}"
        )
        server.change(query.format(version))
        for command in (["tables"], ["delete", "person", "ab"], ["backup", str(data.parent / "saved")]):
            (said,) = admin(data, *command, code=2)
            assert f"(schema {version})" in said or f"schema {version}" in said
        assert server.do(server.store.schema()) == version
        assert not (data.parent / "saved").exists()


def test_a_person_who_is_deleted_is_gone_for_those_who_watch_the_table(data: Path) -> None:
    with host(data) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        made = ann.open_table(TWO, seed=5)
        assert bob.join(made["invitations"][0], "Bob").status_code == 200
        (person,) = [one.split()[0] for one in admin(data, "people") if one.endswith("Bob")]
        with ann.events(made["id"]) as stream:
            assert "Bob" in next_of(stream, "update").raw
            admin(data, "delete", "person", person)
            assert "Bob" not in next_of(stream, "update").raw
        assert bob.state(made["id"])["mine"] == []


def test_a_table_that_is_deleted_is_gone_for_those_who_watch_it(data: Path) -> None:
    with host(data) as server, Browser(server.url) as ann:
        id = ann.open_table()["id"]
        with ann.events(id) as stream:
            next(stream)
            admin(data, "delete", "table", id)
            assert [event.name for event in stream if event.name == "update"] == []
        problem(ann.http.get(f"/api/tables/{id}"), 404)


def test_somebody_is_not_let_in_for_a_time(data: Path) -> None:
    with host(data) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        made = ann.open_table(TWO, seed=5)
        assert bob.join(made["invitations"][0], "Bob").status_code == 200
        (person,) = [one.split()[0] for one in admin(data, "people") if one.endswith("Bob")]
        with bob.events(made["id"]) as stream:
            next(stream)
            (said,) = admin(data, "ban", person)
            assert "is not let in until" in said
            assert [event.name for event in stream if event.name == "update"] == [], "his stream has ended"
        refused = problem(bob.http.get(f"/api/tables/{made['id']}"), 403, "banned")
        assert "UTC" in refused["message"]
        assert ann.state(made["id"])["number"] == 0, "others are let in"
        assert bob.http.get("/").status_code == 200, "the page itself says why"
        assert admin(data, "bans")[0].startswith(f"person {person} until")
        admin(data, "ban", person, "--lift")
        wait_until(lambda: bob.http.get(f"/api/tables/{made['id']}").status_code == 200)
        assert "let in anyway" in admin(data, "ban", person, "--lift", code=2)[0]
        admin(data, "ban", "127.0.0.1", "--hours", "1")
        wait_until(lambda: ann.http.get("/api/games").status_code == 403)
        server.clock.go_on(3700)
        assert ann.http.get("/api/games").status_code == 200, "its time is over"


def test_what_was_kept_long_enough_is_thrown_away(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    days = {"FINISHED": "30", "UNFINISHED": "90", "GUESTS": "60", "CHAT": "10"}
    # Nobody watches, so no bot plays on for the guests who are gone: their table has not changed since.
    with host(data, replace(GENEROUS, watched_seconds=0.0)) as server:
        friends, _ = furnish(server)
        assert admin(data, "tidy") == ["Gone: 0 tables, 0 guests, 0 lines of chat."]  # all is kept for ever
        for name, value in days.items():
            monkeypatch.setenv(f"TANGLEWOOD_KEEP_{name}_DAYS", value)
        assert admin(data, "tidy") == ["Gone: 0 tables, 0 guests, 0 lines of chat."]
        # Beside the server, which is told on PostgreSQL and finds out on SQLite.
        old = server.services.clock.now() - 40 * 24 * 3600
        server.change("update tables set changed = ?", old)
        server.change("update seats set seen = ?", old)
        server.change("update chat set at = ?", old)
        assert admin(data, "tidy") == ["Gone: 1 table, 0 guests, 1 line of chat."]
        assert [id for (id,) in server.rows("select id from tables")] == [friends]
        server.change("update seats set seen = ?", old - 30 * 24 * 3600)
        assert admin(data, "tidy") == ["Gone: 0 tables, 2 guests, 0 lines of chat."]
    with host(data, keep_unfinished_days=39) as server, Browser(server.url) as ann:
        wait_until(lambda: server.rows("select count(*) from tables") == [(0,)])
        problem(ann.http.get(f"/api/tables/{friends}"), 404)
        assert server.rows("select count(*) from log") == [(0,)]


def test_what_nobody_can_use_is_thrown_away_whatever_the_settings_say(data: Path) -> None:
    with host(data) as server:
        now = server.services.clock.now()
        server.change("insert into people (id, name, created, wishes) values ('ab', 'Ann', 0, '{}')")
        for secret, seen in ((b"old", now - 366 * 24 * 3600), (b"new", now)):
            server.change("insert into sessions values (?, 'ab', '', 0, ?)", secret, seen)
            server.change("insert into pushes values (?, 'ab', ?, '', '', 0)", secret.decode(), secret)
        # Of a device that was signed out just before.
        server.change("insert into pushes values ('late', 'ab', ?, '', '', 0)", b"late")
        server.change("insert into bans (id, since, until) values ('address 192.0.2.1', 0, 1)")
        server.change("insert into packs (id, game, name, body, created) values ('p', 'mycelia', 'p', '', 0)")
    with host(data) as server:

        def left() -> list[object]:
            counted = "select count(*) from bans", "select count(*) from packs"
            devices = "select secret from sessions", "select secret from pushes"
            return [server.rows(query) for query in (*counted, *devices)]

        wait_until(lambda: left() == [[(0,)], [(0,)], [(b"new",)], [(b"new",)]])


def studied(data: Path, name: str, owner: bytes, at: float) -> Path:
    """A study as the Lab keeps it, last touched then."""
    path = data / "studies" / name
    path.mkdir(parents=True)
    (path / "owner").write_text(owner.hex())
    for one in (path / "owner", path):
        os.utime(one, (at, at))
    return path


def test_studies_go_with_their_person(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with host(data) as server:
        friends, _ = furnish(server)
        owners = dict(server.rows("select name, owner from seats where id = ?", friends))
        now = server.services.clock.now()
        old = now - 70 * 24 * 3600
        bobs = studied(data, "bobs", owners["Bob"], now)
        others = studied(data, "others", owners["Ann"], old), studied(data, "accounts", bytes(16), old)
        admin(data, "delete", "person", owners["Bob"].hex()[:12])
        assert not bobs.exists()
        # Guests are forgotten after their time; Ann was seen at a table, so she is still here.
        monkeypatch.setenv("TANGLEWOOD_KEEP_GUESTS_DAYS", "60")
        gone = studied(data, "guests", bytes(32), old)
        lately = studied(data, "lately", bytes(32), now)
        admin(data, "tidy")
        assert not gone.exists()
        assert all(path.exists() for path in (*others, lately))
    studied(data, "guests", bytes(32), old)
    with host(data, keep_guests_days=60):  # servers do the same
        wait_until(lambda: not gone.exists())
    assert all(path.exists() for path in (*others, lately))


def test_chat_goes_on_after_lines_were_deleted(data: Path) -> None:
    with host(data) as server, Browser(server.url) as ann:
        id = ann.open_table(TWO)["id"]
        for text in ("one", "two", "three"):
            ann.done(f"/api/tables/{id}/chat", {"text": text})
        server.change("delete from chat where number < 2")
        ann.done(f"/api/tables/{id}/chat", {"text": "four"})
        assert [line["text"] for line in ann.get(f"/api/tables/{id}/chat")] == ["three", "four"]
