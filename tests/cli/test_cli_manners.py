"""Manners of the command line: closed pipes, Ctrl-C, files of other games, options that do nothing."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tanglewood
from tanglewood.cli.app import app
from tanglewood.cli.commands.play import seats_of
from tanglewood.kernel.record import Record


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "tanglewood", *words]


# ---------------------------------------------------------------------- pipes


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("rules", "everdell"),
        ("cards", "deep_forest", "--json"),
        ("simulate", "mycelia", "--games", "1"),
        ("rules", "chess"),
    ],
    ids=" ".join,
)
def test_a_closed_pipe_is_no_mistake(words: tuple[str, ...]) -> None:
    """Nobody reads any more: the command ends, and says nothing about it."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command(*words), stdout=writing, stderr=subprocess.PIPE, timeout=120)
    os.close(writing)
    refused = words == ("rules", "chess")
    assert done.returncode == (2 if refused else 0)
    assert (done.stderr == b"") is not refused


def test_head_takes_the_first_line() -> None:
    with subprocess.Popen(
        command("rules", "everdell", "--exact"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"EV.")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=120) == 0


def test_a_game_is_saved_when_nobody_reads_any_more(tmp_path: Path) -> None:
    words = command("play", "mycelia", "--terminal", "--seed", "7", "-o", "first=0", "--record", "kept.tgr")
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(2):
            said = b""
            while not said.endswith(b"\n> "):
                said += process.stdout.read(1)
            process.stdin.write(b"1\n")
            process.stdin.flush()
        process.stdout.close()
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=120) == 0
    assert tanglewood.load(tmp_path / "kept.tgr").moves >= 1


# ---------------------------------------------------------------------- Ctrl-C


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("simulate", "mycelia", "--bots", "random,random"), "of mycelia (players=2), seed 1"),
        (("simulate", "mycelia", "--bots", "random,random", "--jobs", "2"), "of mycelia (players=2)"),
        (("simulate", "mycelia", "-v", "solo", "--bots", "random", "--gwidyon", "15,25"), "for each value"),
        (("arena", "mycelia", "--bots", "random,beginner"), "of mycelia for each pair"),
        (("arena", "mycelia", "--bots", "random,beginner", "--jobs", "2"), "of mycelia for each pair"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_ctrl_c_prints_what_was_finished(words: tuple[str, ...], wanted: str) -> None:
    said, beside, code = interrupted(*words, "--games", "100000")
    assert wanted in said, beside
    found = re.search(r"note: interrupted after ([\d,]+) of [\d,]+ games\.", beside)
    assert found
    assert found[1] != "0"
    assert "Traceback" not in beside
    assert code == 130


def test_ctrl_c_leaves_a_whole_document() -> None:
    said, _, code = interrupted("simulate", "mycelia", "--bots", "random,random", "-n", "100000", "--json")
    found = json.loads(said)
    assert found["interrupted"] is True
    assert 0 < found["games"] < 100000
    assert len(found["bots"][0]["scores"]) == found["games"]
    assert code == 130


def interrupted(*words: str) -> tuple[str, str, int]:
    """Run a command at a terminal, press Ctrl-C once the bar shows a finished game; what it said then."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
        env=terminal(),
        preexec_fn=listen,
    ) as process:
        os.close(theirs)
        assert process.stdout is not None
        beside = ""
        while not re.search(r"\b[1-9]\d*/\d{5,}", beside):
            more = read(ours)
            assert more, beside  # it ended by itself
            beside += more
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        said = process.stdout.read().decode()
        code = process.wait(timeout=120)
        while more := read(ours):
            beside += more
    os.close(ours)
    return " ".join(said.split()), " ".join(beside.split()), code


def listen() -> None:
    """Hear Ctrl-C as at a terminal, also where the tests themselves run in the background and do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def terminal() -> dict[str, str]:
    return {**os.environ, "COLUMNS": "200", "TERM": "xterm"}


def read(terminal: int) -> str:
    """What a terminal shows next; nothing if whoever wrote there has left."""
    ready, _, _ = select.select([terminal], [], [], 120)
    assert ready
    try:
        return os.read(terminal, 65536).decode(errors="replace")
    except OSError:
        return ""


# ---------------------------------------------------------------------- going on with a game


@pytest.fixture
def saved(tmp_path: Path) -> str:
    game = tanglewood.new_game("mycelia", seed=7, players=3)
    path = tmp_path / "game.tgr"
    path.write_text(game.record(["you", "greedy", "random"]).text(), encoding="utf-8")
    return str(path)


def test_a_file_of_another_game_is_refused(saved: str) -> None:
    said = run("play", "everdell", "--resume", saved, code=2)
    assert said.startswith("error: ")
    assert f"is a game of Mycelia; resume it with: tanglewood play mycelia --resume {saved}" in said
    assert "no game is called 'chess'" in run("play", "chess", "--resume", saved, code=2)


def test_bots_of_a_saved_game_are_settled(saved: str) -> None:
    said = run("play", "--resume", saved, "--bots", "adept", code=2)
    assert "its bots cannot be changed (greedy, random)" in said


def kept(*seats: str) -> Record:
    game = tanglewood.new_game("mycelia", players=len(seats))
    return game.record(list(seats))


def test_bots_take_the_seats_that_people_left() -> None:
    assert seats_of(kept("Ann", "greedy", "Bob"), []) == (["you", "greedy", "greedy"], 0)
    assert seats_of(kept("Ann", "greedy", "Bob"), ["adept"]) == (["you", "greedy", "adept"], 0)
    assert seats_of(kept("greedy", "Ann"), []) == (["greedy", "you"], 1)
    assert seats_of(kept("greedy", "random"), []) == (["you", "random"], 0)
    with pytest.raises(tanglewood.OptionError, match="there is 1 other seat, got adept, random"):
        seats_of(kept("Ann", "greedy", "Bob"), ["adept", "random"])


# ---------------------------------------------------------------------- options that do nothing


@pytest.mark.parametrize(
    ("words", "note"),
    [
        (("mycelia", "-o", "gwidyon=18"), "gwidyon has no effect here; it only applies with players=1."),
        (
            ("everdell", "--difficulty", "3"),
            "it only applies with nightweave=yes.",
        ),
        (("everdell", "--rugwort", "2"), "it only applies with players=1."),
        (
            ("everdell", "-v", "nightweave", "--difficulty", "0", "--rugwort", "2"),
            "only applies with nightweave=no.",
        ),
        (("mycelia", "-o", "prisma=yes", "-o", "expansion=no"), "the game sets expansion to yes."),
    ],
)
def test_an_option_that_does_nothing_says_so(words: tuple[str, ...], note: str) -> None:
    said = run("simulate", *words, "--games", "1", "--bots", "random")
    assert "note: " in said
    assert note in said


def test_options_that_count_are_not_mentioned() -> None:
    assert "note:" not in run("simulate", "mycelia", "-v", "solo", "--gwidyon", "18", "--games", "1")


def test_notes_of_the_other_commands(saved: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(
        app, ["play", "mycelia", "-t", "-o", "gwidyon=18", "--port", "9000"], input="quit\nquit\n"
    )
    assert "note: gwidyon has no effect here" in result.output
    assert "note: --port has no effect in the terminal" in result.output
    assert "gwidyon has no effect" in run("bench", "mycelia", "-o", "gwidyon=18", "--seconds", "0.05")
    words = ("arena", "mycelia", "--bots", "random,greedy", "-n", "1", "-o", "gwidyon=18")
    assert "gwidyon has no effect" in run(*words)
    said = run("play", "everdell", "-v", "nightweave", "-o", "difficulty=0..4", code=2)
    assert "option difficulty: expected one value, got '0..4'; only “tanglewood simulate”" in said
    assert "counts down" in run("simulate", "everdell", "--difficulty", "4..0", code=2)
    assert "leave out --to, --analyse" in run("replay", saved, "--check", "--to", "3", "--analyse", code=2)


# ---------------------------------------------------------------------- tables


def test_the_table_of_the_benchmark_shows_its_numbers_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(__file__).parents[2] / "benchmarks" / "compare.py"
    spec = spec_from_file_location("compare", path)
    assert spec is not None
    assert spec.loader is not None
    compare: Any = module_from_spec(spec)
    spec.loader.exec_module(compare)
    rates = {"copies": 1234567.8, "imagines": 345678.9, "iterations": 123456.7, "games": 4321.5}
    figures = {f"{what}_per_second": rate for what, rate in {**rates, "decisions": 1234567.8}.items()}
    monkeypatch.setenv("COLUMNS", "80")
    compare.show({**{f"{name}, compiled": figures for name in compare.GAMES}, compare.PEER: figures})
    said = capsys.readouterr().out
    assert "…" not in said
    assert said.count("1,234,568") == said.count("123,457") == len(compare.GAMES) + 1
    assert max(len(line) for line in said.splitlines()) <= 80
