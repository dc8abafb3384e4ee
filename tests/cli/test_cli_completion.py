"""What the shell offers behind Tab."""

import io
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from tanglewood.bots import BOTS
from tanglewood.cli import main
from tanglewood.kernel.registry import GAMES


def completed(monkeypatch: pytest.MonkeyPatch, shell: str, **environment: str) -> list[str]:
    out = io.StringIO()
    for name, value in {"_TANGLEWOOD_COMPLETE": f"complete_{shell}", **environment}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "argv", ["tanglewood"])
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with pytest.raises(SystemExit):
        main()
    monkeypatch.undo()
    return [line for line in out.getvalue().split("\n") if line]


def bash(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """The offers for the last of these words, which bash splits at every `=`."""
    return completed(
        monkeypatch, "bash", COMP_WORDS="\n".join(("tanglewood", *words)), COMP_CWORD=str(len(words))
    )


@pytest.mark.parametrize(
    ("words", "offers"),
    [
        (("pl",), ["play"]),
        (("play", ""), ["deep_forest", "everdell", "mycelia"]),
        (("rules", "my"), ["mycelia"]),
        (("play", "everdell", "--bots", "gre"), ["greedy"]),
        (("play", "everdell", "--bots", "greedy,ad"), ["greedy,adept"]),
        (("arena", "mycelia", "--bots", ""), list(BOTS)),
        (("play", "everdell", "-v", "ni"), ["nightweave"]),
        (("play", "everdell", "--variant", "nightweave,fa"), ["nightweave,farms"]),
        (("play", "-v", "pr"), ["prisma"]),
        (("play", "everdell", "-o", "diff"), ["difficulty="]),
        (("play", "everdell", "-o", "difficulty", "="), ["1", "0", "2", "3", "4"]),
        (("play", "everdell", "-o", "legends", "=", "fi"), ["first"]),
        (("bench", "everdell", "-o", "farms", "=", ""), ["no", "yes"]),
        (("simulate", "everdell", "--diff"), ["--difficulty"]),
        (("simulate", "everdell", "--difficulty", ""), ["1", "0", "2", "3", "4"]),
        (("simulate", "everdell", "--rugwort-c"), ["--rugwort-cards"]),
        (("simulate", "mycelia", "--gam"), ["--games"]),
        (("cards", "mycelia", "--set", "g"), ["gift"]),
        (("rules", "mycelia", "--part", "s"), ["solo"]),
        (("rules", "mycelia", "--status", "o"), ["open"]),
        (("replay", "x.tgr", "--level", "m"), ["master"]),
        (("play", "chess", "-o", "le"), []),
        (("play", '"open'), []),
    ],
    ids=lambda words: " ".join(words),
)
def test_bash(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], offers: list[str]) -> None:
    assert bash(monkeypatch, *words) == offers


def test_every_command_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(bash(monkeypatch, "")) >= {"play", "simulate", "arena", "replay", "rules", "cards", "games"}


def test_other_shells_get_the_whole_word_and_what_it_means(monkeypatch: pytest.MonkeyPatch) -> None:
    said = completed(monkeypatch, "zsh", _TYPER_COMPLETE_ARGS="tanglewood play mycelia -o boards=front,p")
    assert '"boards=front,pond":"The front of the boards' in "".join(said)
    said = completed(
        monkeypatch,
        "fish",
        _TYPER_COMPLETE_ARGS="tanglewood play ever",
        _TYPER_COMPLETE_FISH_ACTION="get-args",
    )
    assert said == ["everdell\tEverdell"]


def test_every_game_is_offered_without_being_loaded() -> None:
    code = (
        "import sys\nfrom tanglewood.cli.completion import games\n"
        "assert len(games('')) == 3\nassert not any('games.mycelia' in name for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
    assert len(GAMES) == 3


def test_in_a_real_bash(tmp_path: Path) -> None:
    """Somebody presses Tab twice: first for the option's name, then for its value."""
    command = tmp_path / "tanglewood"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m tanglewood "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    source = subprocess.run(
        [str(command)],
        env={**os.environ, "_TANGLEWOOD_COMPLETE": "source_bash"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    ).stdout
    (tmp_path / "completion").write_text(source, encoding="utf-8")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        ["bash", "--norc", "--noprofile", "-i"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PS1": "$ ", "TERM": "dumb"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        os.write(ours, b"source ./completion; echo rea''dy\n")
        said = wait_for(ours, "ready\r\n")
        os.write(ours, b"echo tanglewood; tanglewood play everdell -o leg\t")
        said = wait_for(ours, "legends=")
        os.write(ours, b"fi\t")
        said += wait_for(ours, "fir", "first")
        assert "first" in said
        process.kill()
    os.close(ours)


def wait_for(terminal: int, *wanted: str) -> str:
    """What is said until these words have come."""
    said = ""
    while not all(word in said for word in wanted):
        ready, _, _ = select.select([terminal], [], [], 120)
        assert ready, said
        said += os.read(terminal, 65536).decode(errors="replace")
    return said
