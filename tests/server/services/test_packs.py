"""Packs of designers at tables: sent, checked, stored with the table, played by bots in other processes."""

import base64
import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from serving import ME_AND_SCREEN, Browser, Host, host, play_on, wait_until
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.uploading import ENTRIES, MOST, read_upload
from tanglewood.kernel.record import check, read_record
from tanglewood.kernel.registry import PACKS

HEAD = 'name = "gentle"\nversion = 2\ngame = "deep_forest"\n'
GENTLE = HEAD + "[points]\nset = 9\n"
WITH_BOT = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]


def zipped(**files: bytes) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return held.getvalue()


def sent(browser: Browser, content: bytes, name: str = "gentle.toml", game: str = "deep_forest") -> Any:
    body = {"name": name, "content": base64.b64encode(content).decode()}
    return browser.post(f"/api/games/{game}/packs", body)


def test_a_table_is_laid_with_a_pack_that_was_sent(server: Host, ann: Browser, bob: Browser) -> None:
    answer = sent(ann, GENTLE.encode())
    assert answer.status_code == 201, answer.text
    info = answer.json()
    change = {"path": "points.set", "name": "", "before": "5", "after": "9", "new": False}
    assert [{**it, "before": "5"} for it in info["changes"]] == [change]
    id = ann.open_table(ME_AND_SCREEN, game="deep_forest", pack=info["pack"]["id"], seed=4)["id"]
    for browser in (ann, bob):  # everybody sees which pack is played, and what it changes
        assert browser.state(id)["pack"] == info["pack"]
        assert browser.get(f"/api/packs/{info['pack']['id']}") == info
    parts = ann.get("/api/games/deep_forest/components", pack=info["pack"]["id"])
    assert next(it for it in parts if it["table"] == "points")["set"] == 9
    play_on(ann, id, seed=1, moves=5)
    server.fast_forward(id, 1)
    assert ann.state(id)["over"]
    text = ann.http.get(f"/api/tables/{id}/record").text
    assert "pack: gentle 2 " in text
    assert check(read_record(text)) == []
    # A rematch, and a game that goes on from a moment, are played with the same pack.
    again = ann.done(f"/api/tables/{id}/rematch")["id"]
    branch = ann.done(f"/api/tables/{id}/branch", {"at": 5, "bot": "random"})["id"]
    assert ann.state(again)["pack"] == ann.state(branch)["pack"] == info["pack"]


def test_bots_play_with_the_pack_in_their_own_processes(ann: Browser) -> None:
    card = '[[card]]\nid = "beekeeper"\nname = "Beekeeper"\nkind = "critter"\ncolor = "green"\ncopies = 8\n'
    card += 'cost = "1 berry"\npoints = 9\nproduce = "gain 1 berry"\ntext = "Production: gain 1 berry."\n'
    pack = sent(ann, f"{HEAD.replace('deep_forest', 'everdell')}{card}".encode(), game="everdell").json()[
        "pack"
    ]
    wish = {"game": "everdell", "pack": pack["id"], "options": {"first": "1"}, "seed": 4}
    id = ann.open_table(WITH_BOT, **wish)["id"]
    wait_until(lambda: ann.state(id)["turn"] == 0)
    assert ann.state(id)["number"] > 0
    hints = ann.get(f"/api/tables/{id}/hint")
    assert hints[0]["text"] in [choice["text"] for choice in ann.state(id)["choices"]]


def test_a_pack_survives_the_server(tmp_path: Path) -> None:
    with host(tmp_path / "data") as server, Browser(server.url) as ann:
        pack = sent(ann, zipped(**{"gentle/pack.toml": GENTLE.encode()}), "gentle.zip").json()["pack"]
        id = ann.open_table(ME_AND_SCREEN, game="deep_forest", pack=pack["id"], seed=4)["id"]
        play_on(ann, id, seed=1, moves=5)
        server.fast_forward(id, 1)
        assert ann.state(id)["over"]
        text = ann.http.get(f"/api/tables/{id}/record").text
        cookies = ann.http.cookies
    PACKS.ready.clear()
    PACKS.by_name.clear()
    with host(tmp_path / "data") as server, Browser(server.url) as ann:
        ann.http.cookies = cookies
        assert ann.state(id)["pack"] == pack
        assert ann.http.get(f"/api/tables/{id}/record").text == text
        PACKS.ready.clear()
        PACKS.by_name.clear()
        opened = ann.open_record(text).json()["id"]  # the record names the pack, a table has it
        assert ann.state(opened)["pack"] == pack
    with host(tmp_path / "other") as server, Browser(server.url) as bob:
        PACKS.ready.clear()
        PACKS.by_name.clear()
        answer = bob.open_record(text)
        if answer.status_code == 201:  # all its moves hold with the game's own pack, so it goes on with that
            assert bob.state(answer.json()["id"])["pack"] is None
        else:
            assert "needs the pack “gentle 2 " in answer.json()["message"]


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("gentle.toml", b"\xff", "this is no text in UTF-8"),
        ("gentle.exe", b"MZ", "ends in .toml, or a .zip"),
        ("gentle.zip", b"PK", "no zip archive"),
        ("gentle.zip", zipped(**{"a.txt": b""}), "expected TOML files in the archive"),
        ("gentle.zip", zipped(**{"a/x.toml": b"", "b/x.toml": b""}), "expected a name of its own"),
        ("gentle.zip", zipped(**{"x.toml": b"#" * 50_000_000}), f"expected at most {MOST // 1024} kB"),
        ("gentle.zip", zipped(**{f"{n}.toml": b"" for n in range(65)}), "expected at most 64 files"),
        ("gentle.toml", HEAD.encode() + b"[[x]]\n" * (ENTRIES + 1), f"at most {ENTRIES} entries"),
        ("gentle.toml", HEAD.encode() + b"experimental = true\n", "experimental pack"),
        ("gentle.toml", HEAD.replace("deep_forest", "mycelia").encode(), "for another game: mycelia"),
        ("../../etc/x.toml", HEAD.encode() + b"[points]\nset = -1\n", "x.toml: points, field set: expected"),
        ("gentle.toml", HEAD.encode() + b"[points]\nset = 'a'\n[[monster]]\nid = 1\n", "field set"),
        ("gentle.toml", HEAD.encode() + b"a = " + b"[" * 9000, "not valid TOML"),
        ("gentle.toml", HEAD.encode() + b"a." * 100_000 + b"a = 1", "expected keys of fewer parts"),
        ("gentle.toml", HEAD.encode() + b"a = " + b"9" * 9000, "expected numbers of fewer digits"),
    ],
)
def test_what_is_no_pack_is_refused_with_its_lines(
    ann: Browser, name: str, content: bytes, said: str
) -> None:
    answer = sent(ann, content, name)
    assert answer.status_code == 422, answer.text
    assert said in answer.json()["message"]
    assert "Traceback" not in answer.text
    assert "/etc" not in answer.text


def test_every_mistake_is_a_line(ann: Browser) -> None:
    wrong = HEAD.encode() + b"[points]\nset = 'a'\n[[monster]]\nid = 'x'\n[[nothing]]\nid = 'x'\n"
    lines = sent(ann, wrong).json()["message"].split("\n")
    assert len(lines) == 3
    assert all(line.startswith("gentle.toml: ") for line in lines)


def test_too_much_is_refused_before_it_is_read(ann: Browser) -> None:
    assert sent(ann, b"#" * 500_000).status_code == 413
    with pytest.raises(PackError, match="at most 256 kB"):
        read_upload("x.toml", b"#" * (MOST + 1))


def test_a_pack_that_nobody_sent_is_unknown(ann: Browser) -> None:
    for path in ("/api/packs/" + "0" * 24, "/api/games/deep_forest/components?pack=" + "0" * 24):
        assert ann.http.get(path).status_code == 404
    seats = {"game": "deep_forest", "seats": ME_AND_SCREEN, "pack": "0" * 24}
    assert ann.post("/api/tables", seats).json()["error"] == "unknown-pack"
    assert ann.http.get("/api/packs/..%2f..%2fetc").status_code in (400, 404)


def test_packs_that_wait_are_few(server: Host, ann: Browser) -> None:
    for number in range(3):
        assert sent(ann, f"{HEAD}[points]\nset = {number}\n".encode()).status_code == 201
    packs = server.services.packs
    assert 3 <= len(packs.sent) <= packs.limits.sent_packs
