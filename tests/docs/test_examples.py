"""Every command and every Python example of README and docs/ runs.

Commands run as they stand, with these exceptions, so that a test takes seconds: numbers of games become 2
or 1; servers get a free port, a folder of their own and 127.0.0.1; a game in the terminal is left with
`quit`. Of `make` and `pip` only the target is checked.
"""

import os
import random
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

import tanglewood
from serving import Browser, free_port, host
from tanglewood.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SLOW = ("master", "adept", "nightweave")
WAIT = 60.0


def blocks(page: Path, language: str) -> list[str]:
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return [text for kind, text in found if kind == language]


def commands() -> list[object]:
    """One parameter for each different command of all pages."""
    found: dict[str, Path] = {}
    for page in PAGES:
        for block in blocks(page, "console"):
            for line in block.splitlines():
                command = line.removeprefix("$ ").split("  #")[0].split(" # ")[0].strip()
                if command:
                    found.setdefault(command, page)
    return [
        pytest.param(
            command, marks=[pytest.mark.long] if is_slow(command, found) else [], id=f"{page.name}: {command}"
        )
        for command, page in found.items()
    ]


def is_slow(command: str, all: Iterable[str]) -> bool:
    """Whether it is left to the long tests: games of bots that think, all servers but one of a kind, and what
    looks after a house, which has tests of its own (tests/server/store/test_upkeep.py).
    """
    words = command.split()
    if serves(words):
        same = (one for one in all if serves(one.split()) and one.split()[1] == words[1])
        return command != next(same)
    if words[1] == "admin":
        return words[2] not in ("backup", "restore")
    return words[1] in ("simulate", "arena") and any(word in command for word in SLOW)


def serves(words: list[str]) -> bool:
    return words[:2] == ["tanglewood", "serve"] or (
        words[:2] == ["tanglewood", "play"] and not {"--terminal", "-t"} & set(words)
    )


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "HOME": str(folder), "BROWSER": "true", "XDG_DATA_HOME": str(folder)}


def run(words: list[str], folder: Path, said: str = "") -> None:
    """In this process, which saves a start of the program for each of a hundred examples."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        done = CliRunner().invoke(app, words, input=said, env=environment(folder))
    assert done.exit_code == 0, done.output + str(done.exception)


def starts(words: list[str], folder: Path) -> None:
    """A server answers, says which build it is, and ends when it is asked to."""
    port = free_port()
    words = ["127.0.0.1" if word == "0.0.0.0" else word for word in words]
    if "--data" in words:
        words[words.index("--data") + 1] = str(folder / "data")
    else:
        words += ["--data", str(folder / "data")]
    server = subprocess.Popen(
        [sys.executable, "-m", "tanglewood", *words, "--port", str(port)],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    said = ""
    try:
        answer = wait_for(f"http://127.0.0.1:{port}/api/health", server)
        assert answer == 200
        assert server.stdout is not None
        while " build" not in said and (line := server.stdout.readline()):
            said += line
    finally:
        server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=WAIT)
    assert f"127.0.0.1:{port}" in said
    assert " build" in said, said + rest


def look_after(words: list[str], folder: Path) -> None:
    """Beside a table that somebody has laid; a backup is made before it is restored to an empty folder."""
    data = folder / "tanglewood"
    with host(data) as server, Browser(server.url) as ann:
        table = ann.open_table()["id"]
    if words[1] == "restore":
        said_by(["admin", "backup", words[2]], folder)
        data.rename(folder / "before")
    elif words[1] == "delete":
        words[3] = table if words[2] == "table" else said_by(["admin", "people"], folder).split()[0]
    said_by(words, folder)


def said_by(words: list[str], folder: Path) -> str:
    """What the program says, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tanglewood", *words],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        timeout=WAIT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wait_for(address: str, server: "subprocess.Popen[str]") -> int:
    end = time.monotonic() + WAIT
    while time.monotonic() < end and server.poll() is None:
        try:
            return httpx.get(address, timeout=WAIT).status_code
        except httpx.TransportError:
            time.sleep(0.1)
    return 0


def few_games(words: list[str]) -> list[str]:
    """The same command with two games, or one of the deep forest, whose bots think longest."""
    n = "1" if "deep_forest" in words else "2"
    if "--games" in words:
        words[words.index("--games") + 1] = n
        return words
    return [*words, "--games", n]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the examples are run: with a finished game, as the pages call it."""
    game = tanglewood.new_game("mycelia", players=2, seed=1)
    while not game.over:
        game.play(game.options()[0])
    (tmp_path / "game.tgr").write_text(game.record().text(), encoding="utf-8")
    return tmp_path


def write_pack(folder: Path, game: str = "everdell", entries: tuple[int, ...] = (1, 2)) -> None:
    """The pack of docs/designers.md: its head, and some of the entries that the page shows."""
    head, *_ = texts = blocks(ROOT / "docs" / "designers.md", "toml")
    folder.mkdir(exist_ok=True)
    text = "\n".join([head.replace("everdell", game), *(texts[number] for number in entries)])
    (folder / "pack.toml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("game", "entry"), [("everdell", 2), ("mycelia", 3), ("deep_forest", 4)])
def test_the_new_entries_for_designers_are_played(game: str, entry: int, tmp_path: Path) -> None:
    write_pack(tmp_path / "pack", game, (entry,))
    played = tanglewood.new_game(game, pack=tmp_path / "pack", seed=1)
    rng = random.Random(1)  # whoever always takes the last option forgoes everything, and nothing ends
    while not played.over:
        played.play(rng.choice(played.options()))
    assert played.record().pack.startswith("my-city 1 ")


@pytest.mark.parametrize("command", commands())
def test_command(command: str, folder: Path) -> None:
    program, *words = shlex.split(command)
    if "my-city" in words and words[:2] != ["pack", "new"]:
        write_pack(folder / "my-city")
    if program == "make":
        assert f"\n{words[0]}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    elif program == "pip":
        assert words[0] == "install"
    else:
        assert program == "tanglewood", f"{program} is no program the pages should use"
        if serves([program, *words]):
            starts(words, folder)
        elif words[0] == "play":
            run(words, folder, "quit\n")
        elif words[0] == "admin":
            look_after(words, folder)
        else:
            many = words[0] in ("simulate", "arena") or words[:2] == ["study", "run"]
            run(few_games(words) if many else words, folder)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_python(page: Path, folder: Path) -> None:
    code = "\n".join(blocks(page, "python"))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr
