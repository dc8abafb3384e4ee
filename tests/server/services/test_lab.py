"""The Lab over real sockets: studies are begun, watched, stopped, gone on with, read and thrown away."""

import base64
import io
import shlex
import zipfile
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from serving import GENEROUS, Browser, Host, Json, host, problem, wait_until
from tanglewood.cli.app import app
from tanglewood.kernel.packs.designer import read_pack
from tanglewood.kernel.packs.differences import differences
from tanglewood.kernel.registry import lookup
from tanglewood.server.models.lab import LabDifference, LabWish
from tanglewood.server.operation.settings import is_local
from tanglewood.server.services.lab.asking import asked, keep
from tanglewood.study.definition import Written, info_of, settle
from tanglewood.study.folder import Folder
from tanglewood.study.running import run

SMALL = {
    "game": "mycelia",
    "bots": ["random"],
    "games": 2,
    "differs": [{"kind": "option", "name": "prisma", "values": [False, True]}],
    "title": "Is Prisma longer? <script>",
}


def state(browser: Browser, id: str) -> Json:
    found: Json = browser.get(f"/api/lab/{id}")
    return found


@pytest.mark.long
def test_a_study_is_begun_stopped_gone_on_with_read_and_thrown_away(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        assert ann.get("/api/lab") == {"off": "", "most": GENEROUS.lab_games, "studies": []}
        id = ann.done("/api/lab", {**SMALL, "games": 2000})["id"]
        problem(ann.post("/api/lab", SMALL), 409, "one-at-a-time")
        problem(bob.post(f"/api/lab/{id}/stop"), 403, "not-yours")
        waiting = bob.done("/api/lab", SMALL)
        assert waiting["status"] == "waiting"
        wait_until(lambda: state(ann, id)["done"] > 0)
        problem(ann.http.delete(f"/api/lab/{id}"), 409, "running")
        ann.done(f"/api/lab/{id}/stop")
        wait_until(lambda: state(ann, id)["status"] == "stopped")
        kept = state(ann, id)
        assert 0 < kept["done"] < kept["wanted"] == 4000
        assert kept["readable"]
        ann.done(f"/api/lab/{id}/resume")
        wait_until(lambda: state(bob, waiting["id"])["status"] == "done")
        report = bob.http.get(f"/api/lab/{waiting['id']}/report")
        assert "sandbox allow-scripts" in report.headers["content-security-policy"]
        assert "frame-ancestors 'self'" in report.headers["content-security-policy"]
        assert "Is Prisma longer? &lt;script&gt;" in report.text
        wait_until(lambda: state(ann, id)["done"] > kept["done"])
        lines = tmp_path / "studies" / id / "games.jsonl"
    # The server is gone, and so is the process that played.
    after = lines.read_bytes().count(b"\n")
    assert after > kept["done"]
    with host(tmp_path) as server, Browser(server.url) as again:
        again.http.cookies = ann.http.cookies
        assert state(again, id)["status"] == "stopped"
        assert state(again, id)["done"] == after
        assert again.http.delete(f"/api/lab/{id}").status_code == 204
        assert [one["id"] for one in again.get("/api/lab")["studies"]] == [waiting["id"]]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"games": 20_000}, "40,000"),
        ({"differs": [{"kind": "number", "name": "card.none.cost", "values": [1, 2]}]}, "none"),
        ({"differs": [{"kind": "number", "name": "experimental", "values": [True, False]}]}, "bounds"),
        ({"differs": [{"kind": "option", "name": "prisma", "values": [True]}]}, "two values"),
    ],
)
def test_what_cannot_be_studied_is_refused_with_its_reason(server: Host, wish: Json, said: str) -> None:
    with Browser(server.url) as ann:
        answer = ann.post("/api/lab", {**SMALL, **wish})
        assert answer.status_code in (404, 422), answer.text
        assert said in answer.json()["message"]
        assert ann.get("/api/lab")["studies"] == []


def test_studies_are_taken_along_and_deleted_with_their_person(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        mine = ann.done("/api/lab", {**SMALL, "games": 2000})["id"]  # it is being played
        bobs = bob.done("/api/lab", SMALL)["id"]
        (told,) = ann.get("/api/me/everything")["studies"]
        assert told["id"] == mine
        assert any("prisma" in text for text in told["files"].values())
        assert told["files"]["title.txt"] == SMALL["title"]
        assert ann.http.delete("/api/me").status_code == 200
        assert not (tmp_path / "studies" / mine).exists()
        wait_until(lambda: state(bob, bobs)["status"] in ("running", "done"))  # the next one is played
        assert [one["id"] for one in bob.get("/api/me/everything")["studies"]] == [bobs]
        assert bob.http.delete("/api/me").status_code == 200
        assert list((tmp_path / "studies").iterdir()) == []
        server.do(server.services.lab.tasks.finish())


def test_a_study_that_was_put_there_is_read_and_not_played_on(tmp_path: Path) -> None:
    """Its report is written when somebody looks; nobody asked for more games."""
    folder = tmp_path / "studies" / "elsewhere"
    run(settle(Written("mycelia", bots="random", games=2)), folder)
    with host(tmp_path) as server, Browser(server.url) as ann:
        problem(ann.http.get("/api/lab/elsewhere/tables"), 404, "no-report")
        assert state(ann, "elsewhere")["status"] in ("waiting", "running")
        wait_until(lambda: state(ann, "elsewhere")["status"] == "done")
        found = state(ann, "elsewhere")
        assert (found["readable"], found["tables"], found["mine"]) == (True, True, False)
        assert "Mycelia: how it plays" in ann.http.get("/api/lab/elsewhere/report").text
        packed = ann.http.get("/api/lab/elsewhere/tables")
        assert packed.headers["content-disposition"] == 'attachment; filename="elsewhere.zip"'
        names = zipfile.ZipFile(io.BytesIO(packed.content)).namelist()
        assert {"elsewhere/games.csv", "elsewhere/seats.parquet"} <= set(names)
        assert state(ann, "elsewhere")["done"] == 2


def test_a_study_that_was_cut_off_is_read_as_far_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "studies" / "cut-off"
    run(settle(Written("mycelia", bots="random", games=6)), folder)
    log = folder / "games.jsonl"
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:4]))
    with host(tmp_path) as server, Browser(server.url) as ann:
        state(ann, "cut-off")
        wait_until(lambda: state(ann, "cut-off")["readable"])
        wait_until(lambda: state(ann, "cut-off")["status"] == "stopped")
        assert state(ann, "cut-off")["done"] == 4
        assert "This study is not finished: 4 of 6 games" in ann.http.get("/api/lab/cut-off/report").text


DEAR = 'name = "dear"\nversion = 1\ngame = "mycelia"\n[[card]]\nid = "amanita-muscaria"\ncost = 8\n'


def study_of_a_pack(browser: Browser) -> Json:
    """A study that was just begun: the pack DEAR and the printed game."""
    sent = {"name": "dear.toml", "content": base64.b64encode(DEAR.encode()).decode()}
    id = browser.done("/api/games/mycelia/packs", sent)["pack"]["id"]
    begun: Json = browser.done("/api/lab", {**SMALL, "differs": [{"kind": "pack", "name": id}]})
    return begun


def test_a_pack_lies_beside_the_study_that_compares_it(server: Host) -> None:
    with Browser(server.url) as ann:
        problem(ann.post("/api/lab", {**SMALL, "differs": [{"kind": "pack", "name": "none"}]}), 404)
        begun = study_of_a_pack(ann)
        assert begun["variants"] == ["printed", "dear"]
        kept = server.services.lab.path(begun["id"]) / "packs" / "dear" / "dear.toml"
        assert kept.read_text() == DEAR
        assert ann.http.delete("/api/me").status_code == 200  # it need not be played


@pytest.mark.long  # make test reads the report of a study in tests/browser/pages/test_browser_lab.py
def test_a_pack_is_compared_with_the_printed_game(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        begun = study_of_a_pack(ann)
        wait_until(lambda: state(ann, begun["id"])["status"] == "done")
        report = ann.http.get(f"/api/lab/{begun['id']}/report").text
        assert "card.amanita-muscaria.cost 8 instead of 6" in report


def test_the_command_finds_a_pack_of_changes_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever serves with --set has a pack without files; the folder of the study has one."""
    pack = read_pack(None, "mycelia", {"counts.hand": 4, "cards.amanita-muscaria.cost": 8})
    assert pack is not None
    keep(pack, tmp_path / "packs" / pack.name)
    wish = LabWish("mycelia", bots=["random"], games=2, differs=[LabDifference("pack", "x")])
    written, command = asked(wish, [pack])
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)[1:]
    result = CliRunner().invoke(app, [*words, "--out", "again"])
    assert result.exit_code == 0, result.output
    wanted, again = lookup("mycelia", pack).files, Folder(tmp_path / "again").definition().study
    for study in (settle(written, tmp_path), again):
        played = info_of("mycelia", study.variants[1]).files
        assert wanted is not None
        assert played is not None
        assert differences(wanted, played) == []
    assert again.variants[0].pack is None


def test_what_a_bot_can_do_without_is_listed_and_taken(server: Host) -> None:
    with Browser(server.url) as ann:
        listed = ann.get("/api/lab/without/everdell")
        assert "card:fool" in listed
        assert not any(name.startswith(("visitor:", "map_tile:", "train_tile:")) for name in listed)
        assert "card:amanita-muscaria" in ann.get("/api/lab/without/mycelia")
        problem(ann.http.get("/api/lab/without/chess"), 404)
        wish = {**SMALL, "differs": [{"kind": "without", "name": "card:amanita-muscaria"}]}
        begun = ann.done("/api/lab", wish)
        assert begun["variants"] == ["printed", "without card:amanita-muscaria"]


def test_a_host_can_close_the_lab(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, lab=False)) as server, Browser(server.url) as ann:
        assert "--lab" in ann.get("/api/lab")["off"]
        problem(ann.post("/api/lab", SMALL), 403, "lab-off")


@pytest.mark.parametrize(
    ("address", "alone"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("example.org", False)],
)
def test_the_lab_is_open_by_default_where_only_this_machine_connects(address: str, alone: bool) -> None:
    assert is_local(address) is alone


@pytest.mark.parametrize("id", ["..", "mycelia-none", "a" * 81])
def test_only_studies_can_be_reached(server: Host, id: str) -> None:
    with Browser(server.url) as ann:
        answer = ann.http.get(f"/api/lab/{id}/report")
        assert answer.status_code in (400, 404)
