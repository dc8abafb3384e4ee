"""A turn at the terminal in every language there is."""

import errno
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fewer import few_languages
from parsed import language_of
from tanglewood.cli.app import app
from tanglewood.kernel.registry import GAMES
from tanglewood.words import FALLBACK, languages, speaking, words
from tanglewood.words.system import system_words

ENGLISH = re.compile(
    r"\b(the|your|you|and|with|cards|turn|draws?|gains?|choose|plays|from|this|which|workers?|city|meadow|"
    r"whose|how|again|left|pays?|takes?|are|have|its|room|spaces?|pawn|strips?|leaves|player|begins|"
    r"number|move)\b",
    re.IGNORECASE,
)
"""Words of the tables that none of the other languages has; what is typed (`play`, `card`) stays English."""


def run(folder: Path, answers: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tanglewood", *arguments],
        input=answers,
        cwd=folder,
        env={**os.environ, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def tables() -> list[Any]:
    """Every game in every language; `make test` tries every language once and every game more than once."""
    games = sorted(GAMES)
    return [
        pytest.param(game, language, marks=[] if game == games[n % len(games)] else pytest.mark.long)
        for n, language in enumerate(languages())
        for game in games
    ]


@pytest.mark.parametrize(("game", "language"), tables())
def test_a_turn_is_played_in_the_language(tmp_path: Path, game: str, language: str) -> None:
    where = ["play", "--terminal", game, "--seed", "3", "--bots", "random"]
    said = run(tmp_path, "1\nlog\nquit\n", *where, "--lang", language)
    found = sorted({word.lower() for word in ENGLISH.findall(said)})
    assert bool(found) == (language == "en"), found


@pytest.mark.parametrize("language", few_languages())
def test_help_is_in_the_language(tmp_path: Path, language: str) -> None:
    said = run(tmp_path, "", "play", "--help", "--lang", language)
    assert words(language).say("help-play-seed") in " ".join(said.split())
    for key in ("arguments", "options", "show"):
        assert words(language).say(f"cli-help-{key}") in said
    of_typer = [it for it in ("Arguments:", "Options:", "[default:", "Show this", "Usage:") if it in said]
    assert bool(of_typer) == (language == "en"), of_typer


@pytest.mark.parametrize("language", few_languages())
def test_the_exact_rules_are_said_to_be_english(tmp_path: Path, language: str) -> None:
    said = run(tmp_path, "", "rules", "mycelia", "--exact", "--search", "MY.win.leaves", "--lang", language)
    assert "highest value of leaves" in " ".join(said.split())
    assert (words(language).say("cli-rules-english") in said) == (language != "en")
    as_data = run(tmp_path, "", "rules", "mycelia", "--search", "MY.win.leaves", "--json", "--lang", language)
    assert as_data.lstrip().startswith("[")


# ---------------------------------------------------------------------- what is wrong with a command


MISTYPED: list[tuple[str, str, dict[str, object]]] = [
    ("plya", "usage-command", {"given": "'plya'", "known": "play"}),
    ("data backup", "usage-command", {"given": "'backup'", "known": "copy"}),
    ("--foo", "usage-option", {"given": "'--foo'"}),
    ("replay --analys", "usage-option-near", {"given": "'--analys'", "near": "--analyse"}),
    ("replay", "usage-missing", {"option": "FILE"}),
    ("evaluate mycelia", "usage-missing", {"option": "--agent / -a"}),
    ("bench mycelia --seconds soon", "usage-unfit", {"option": "--seconds"}),
    ("rules mycelia --json=3", "usage-flag", {"option": "--json"}),
    ("replay --seat", "no-value", {"option": "--seat"}),
    ("games mycelia (one) (two)", "usage-extra", {"given": "(one) (two)"}),
]


@pytest.mark.parametrize(
    ("typed", "key", "values"), MISTYPED, ids=lambda it: it if isinstance(it, str) else ""
)
@pytest.mark.parametrize("language", few_languages())
def test_a_mistyped_command_is_told_in_the_language(
    typed: str, key: str, values: dict[str, object], language: str
) -> None:
    with speaking(language):
        done = CliRunner(env={"COLUMNS": "200"}).invoke(app, typed.split())
        said = words().say(f"refused-{key}", **values)
        usage = words().say("cli-usage", usage="").strip()
    assert done.exit_code == 2
    assert done.stderr.rstrip().endswith(said)
    assert done.stderr.startswith(usage) or key in (
        "usage-flag",
        "no-value",
    )  # found before it is known whose


def test_a_number_that_does_not_fit_is_told_in_one_language() -> None:
    with speaking("de"):
        done = CliRunner(env={"COLUMNS": "200"}).invoke(app, ["play", "--seed", "x"])
    said = "Fehler: Option --seed / -s: erwartet wird eine ganze Zahl ab 0, angegeben ist 'x'"
    assert done.stderr.splitlines()[-1] == said


@pytest.mark.parametrize("language", languages())
def test_the_system_refuses_in_the_language(tmp_path: Path, language: str) -> None:
    keys = [key for key in language_of(FALLBACK).sentences if key.startswith("system-")]
    assert len(keys) > 5
    for key in keys:
        name = key.removeprefix("system-")
        number = getattr(errno, name.upper(), 0)
        problem = OSError(number, "?") if number else socket.gaierror(socket.EAI_NONAME, "?")
        with speaking(language):
            assert system_words(problem) == words().books[0].format(key, {})
    assert system_words(OSError(errno.EXDEV, "as the system says it")) == "as the system says it"
    with pytest.raises(FileNotFoundError) as missing:
        (tmp_path / "none").read_bytes()
    with speaking(language):
        assert system_words(missing.value) == words().say("system-enoent")
