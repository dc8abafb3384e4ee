"""Looking after a house on both engines: lists, replays, backups while it is played in, and deletion."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from serving import SHORT, Browser, Host, databases, host, play_on, problem, stored, wait_until
from tanglewood.cli.app import app

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def admin(data: Path, *words: str, code: int = 0) -> list[str]:
    """What `tanglewood admin` says about the house of a folder."""
    database = databases.of(data)
    where = ["--database", database] if database else ["--data", str(data)]
    options = [word for word in words[1:] if word.startswith("--") or word.isdecimal()]
    result = CliRunner().invoke(
        app,
        ["admin", words[0], *where, *options, "--", *(word for word in words[1:] if word not in options)],
    )
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
        if not databases.of(data):
            assert "keeps its tables in" in admin(data, "delete", "table", finished, code=2)[0]
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


def test_a_table_that_is_deleted_is_gone_for_those_who_watch_it(data: Path) -> None:
    if not databases.of(data):
        pytest.skip("on SQLite nothing is deleted while the server runs")
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
    with host(data) as server:
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


def test_chat_goes_on_after_lines_were_deleted(data: Path) -> None:
    with host(data) as server, Browser(server.url) as ann:
        id = ann.open_table(TWO)["id"]
        for text in ("one", "two", "three"):
            ann.done(f"/api/tables/{id}/chat", {"text": text})
        server.change("delete from chat where number < 2")
        ann.done(f"/api/tables/{id}/chat", {"text": "four"})
        assert [line["text"] for line in ann.get(f"/api/tables/{id}/chat")] == ["three", "four"]
