"""The example game as a package of its own: built, installed into a folder, found, and played everywhere."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from example_game import EXAMPLE, ROOT, installed
from serving import PATIENCE, Browser, process
from tanglewood.kernel.chance import seeded

__all__ = ["installed"]

MOST = 200
"""Lines of Python the game may have."""


def python(
    installed: dict[str, str], *words: str, answers: str = "", folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        env=installed,
        cwd=folder,
    )


def command(installed: dict[str, str], *words: str, answers: str = "", folder: Path = ROOT) -> str:
    """What a command says; it must not fail."""
    done = python(installed, "-m", "tanglewood", *words, answers=answers, folder=folder)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def test_it_is_small() -> None:
    lines = [line for path in EXAMPLE.glob("larder/*.py") for line in path.read_text().splitlines()]
    assert len(lines) <= MOST


def test_it_is_listed_beside_the_others_without_being_loaded(installed: dict[str, str]) -> None:
    listed = json.loads(command(installed, "games", "--json"))
    assert [game["id"] for game in listed] == ["deep_forest", "everdell", "mycelia", "larder"]
    code = (
        "import sys; from tanglewood.kernel.registry import GAMES\n"
        "assert GAMES.listings['larder'].title == 'Winter Larder'\n"
        "assert 'larder' not in sys.modules and GAMES.default() == 'mycelia'"
    )
    done = python(installed, "-c", code)
    assert done.returncode == 0, done.stderr


def test_the_position_of_the_tutorial_is_one(installed: dict[str, str]) -> None:
    tutorial = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    text = "larder\n" + tutorial.split("\n    larder\n")[1].split("\n\n")[0]
    code = f"import tanglewood; print(*tanglewood.from_text({text!r}).options(), sep=', ')"
    assert python(installed, "-c", code).stdout == "bury acorn, bury hazelnut\n"


def test_rules_and_cards_are_shown(installed: dict[str, str]) -> None:
    assert "As many points as there are beechnuts" in command(installed, "cards", "larder")
    assert "WL.end.snow" in command(installed, "rules", "larder", "--search", "third time")
    shown = command(installed, "rules", "larder", "--untested", "--tests", str(EXAMPLE / "tests"))
    assert "6" in shown


def test_it_is_played_in_the_terminal_recorded_and_replayed(
    installed: dict[str, str], tmp_path: Path
) -> None:
    words = ("play", "larder", "--terminal", "--seed", "3", "--bots", "adept", "--record", "game.tgr")
    said = command(installed, *words, answers="card hazelnut\nhint\n" + "1\n" * 80, folder=tmp_path)
    assert "Which nut do you bury?" in said
    assert "You draw the " in said
    assert "Adept draws a nut." in said
    assert "whoever buries it may take a nut" in said.lower()
    assert "points" in said
    assert "The record replays correctly" in command(
        installed, "replay", "game.tgr", "--check", folder=tmp_path
    )


def test_it_is_learned_in_the_terminal(installed: dict[str, str]) -> None:
    moves = "bury hazelnut\ntake beechnut from seat 1\nbury beechnut\n"
    assert "Two beechnuts are worth four points." in command(installed, "learn", "larder", answers=moves)


def test_it_is_simulated_and_ranked(installed: dict[str, str]) -> None:
    words = ("simulate", "larder", "--bots", "greedy,random", "--games", "60", "--json")
    found = json.loads(command(installed, *words))
    shares = {bot["name"]: bot["share"] for bot in found["bots"]}
    assert shares["greedy"] > shares["random"]
    league = command(installed, "arena", "larder", "--bots", "random,greedy", "--games", "4")
    assert "greedy" in league


@pytest.mark.parametrize("bot", ["random", "beginner", "greedy", "master"])
def test_every_kind_of_bot_plays_it(installed: dict[str, str], bot: str) -> None:
    words = ("simulate", "larder", "--players", "3", "--bots", f"{bot},random,random", "--games", "1")
    assert bot in command(installed, *words)


def test_it_is_played_over_http_against_bots(
    installed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    rng = seeded(5)
    with process(tmp_path / "data") as server, Browser(server.url) as ann:
        assert "larder" in [game["id"] for game in ann.get("/api/games")]
        assert "larder-ask-bury" in ann.http.get("/api/locales/en").text
        assert len(ann.get("/api/games/larder/rules")) == 6
        seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
        made = ann.open_table(seats, game="larder", options={"players": 3}, seed=11)
        state = ann.state(made["id"])
        until = time.monotonic() + PATIENCE
        while not state["over"] and time.monotonic() < until:
            time.sleep(0.1)  # the usual limits hold here
            if state["choices"]:
                assert all(choice["path"] for choice in state["choices"])
                state = ann.play_any(state, rng)
            else:
                state = ann.state(made["id"])
        assert state["over"]
        record = ann.http.get(f"/api/tables/{made['id']}/record").text
        assert server.stop() in (0, -2, 130)
        assert "Traceback" not in server.stderr()
    file = tmp_path / "served.tgr"
    file.write_text(record, encoding="utf-8")
    assert "The record replays correctly" in command(installed, "replay", str(file), "--check")


def test_its_own_tests_and_the_property_tests_hold(installed: dict[str, str]) -> None:
    pytest_alone = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-n", "0")
    done = python(installed, *pytest_alone, "tests/properties", "-k", "larder")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(".") > 50  # not by finding nothing to do
    done = python(installed, *pytest_alone, "examples/larder/tests")
    assert done.returncode == 0, done.stdout + done.stderr
