"""Looking after a house on both engines: lists, replays, backups while it is played in, and deletion."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from serving import SHORT, Browser, Host, databases, host, play_on, problem, stored
from tanglewood.cli.app import app

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def admin(data: Path, *words: str, code: int = 0) -> list[str]:
    """What `tanglewood admin` says about the house of a folder."""
    database = databases.of(data)
    where = ["--database", database] if database else ["--data", str(data)]
    result = CliRunner().invoke(app, ["admin", words[0], *where, "--", *words[1:]])
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
