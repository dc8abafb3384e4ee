"""Whom one does not want to hear or to meet, and what is told to the host."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from serving import Browser, Host, Json, host, next_of, problem
from tanglewood.cli.app import app

THREE: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link"}, {"kind": "link"}]


def at_one_table(ann: Browser, bob: Browser, cara: Browser) -> str:
    made = ann.open_table(THREE)
    assert bob.join(made["invitations"][0], "Bob").status_code == 200
    assert cara.join(made["invitations"][1], "Cara").status_code == 200
    return str(made["id"])


def lines(browser: Browser, id: str) -> list[str]:
    return [line["text"] for line in browser.get(f"/api/tables/{id}/chat")]


def test_a_muted_person_is_not_heard_here_and_a_blocked_one_nowhere(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    first, second = at_one_table(ann, bob, stranger), at_one_table(ann, bob, stranger)
    bob.done(f"/api/tables/{first}/chat", {"text": "before"})
    assert ann.done(f"/api/tables/{first}/seats/1/mute", {"muted": True})["muted"] == [1]
    assert (lines(ann, first), lines(stranger, first)) == ([], ["before"])
    with ann.events(first) as told, stranger.events(first) as others:
        bob.done(f"/api/tables/{first}/chat", {"text": "loud"})
        stranger.done(f"/api/tables/{first}/chat", {"text": "kind"})
        assert next_of(told, "chat").data["text"] == "kind"
        assert next_of(others, "chat").data["text"] == "loud"
    bob.done(f"/api/tables/{second}/chat", {"text": "elsewhere"})
    assert lines(ann, second) == ["elsewhere"]
    assert ann.done(f"/api/tables/{first}/seats/1/block", {"blocked": True})["blocked"] == [1]
    assert lines(ann, second) == []
    ann.done(f"/api/tables/{first}/seats/1/mute", {"muted": False})
    assert lines(ann, first) == ["kind"]
    assert bob.get(f"/api/tables/{first}/mine")["blocked"] == []  # nobody is told
    (block,) = ann.get("/api/me/blocked")
    assert block["name"] == "Bob"
    assert ann.http.delete(f"/api/me/blocked/{block['id']}").json() == []
    assert lines(ann, first) == ["before", "loud", "kind"]
    problem(ann.post(f"/api/tables/{first}/seats/0/block", {"blocked": True}), 422, "nobody")


def test_a_blocked_person_takes_no_seat_at_tables_of_whoever_blocked_them(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    id = at_one_table(ann, bob, stranger)
    ann.done(f"/api/tables/{id}/seats/1/block", {"blocked": True})
    made = ann.open_table(THREE, listed=True)
    assert made["id"] not in [one["id"] for one in bob.get("/api/open")["tables"]]
    assert made["id"] in [one["id"] for one in stranger.get("/api/open")["tables"]]
    said = problem(bob.post(f"/api/tables/{made['id']}/seats/1/sit", {}), 403, "not-here")
    assert "block" not in said["message"]
    problem(bob.join(made["invitations"][0], "Bob"), 403, "not-here")
    assert bob.get(f"/api/tables/{made['id']}/mine")["sit"] == []
    # The other way round nobody is kept away; the list just does not show it.
    other = bob.open_table(THREE, listed=True)
    assert other["id"] not in [one["id"] for one in ann.get("/api/open")["tables"]]
    assert ann.join(other["invitations"][0], "Anne").status_code == 200


def test_a_report_reaches_the_host_and_goes_with_the_person(
    engine: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("data")

    def admin(server: Host, *words: str) -> str:
        place = ("--database", server.database) if server.database else ("--data", str(data))
        done = CliRunner().invoke(app, ["admin", "reports", *words, *place])
        assert done.exit_code == 0, done.output
        return done.output

    with host(data) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        with Browser(server.url) as cara:
            id = at_one_table(ann, bob, cara)
        bob.done(f"/api/tables/{id}/chat", {"text": "something rude"})
        problem(ann.post(f"/api/tables/{id}/seats/1/report", {}), 422, "no-reason")
        problem(ann.post(f"/api/tables/{id}/seats/1/report", {"line": 7}), 404, "no-line")
        ann.done(f"/api/tables/{id}/seats/1/report", {"line": 0, "why": "It hurts."})
        ann.done(f"/api/tables/{id}/seats/2/report", {"why": "She never plays."})
        said = admin(server)
        assert "said: something rude" in said
        assert "why: It hurts." in said
        number = next(line.split()[0] for line in said.splitlines() if "Cara" in line)
        admin(server, "--done", number)
        assert "Cara" not in admin(server)
        told = ann.get("/api/me/everything")["reports"]
        assert [one["why"] for one in told] == ["It hurts.", "She never plays."][:1]
        theirs = bob.get("/api/me/everything")["reported"]
        assert [one["said"] for one in theirs] == ["something rude"]
        assert "It hurts" not in str(theirs)
        bob.http.delete("/api/me")
        assert "something rude" not in admin(server)


def test_the_path_of_this_house(tmp_path: Path) -> None:
    """A list of names that is no list is refused at the start, with its line."""
    (tmp_path / "names").write_text("fine\n/(/\n", encoding="utf-8")
    done = CliRunner().invoke(app, ["serve", "--config", str(config(tmp_path))])
    assert done.exit_code != 0
    assert "names: line 2: this is no pattern" in done.output


def config(folder: Path) -> Path:
    file = folder / "house.toml"
    file.write_text(f'names_file = "{folder / "names"}"\n', encoding="utf-8")
    return file
