"""Every component of every game can be read: in the terminal, by `tanglewood cards`, and by the server."""

import io
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import tanglewood
from tanglewood.cli.app import app
from tanglewood.cli.reports.components import block, fields, matching, sets_of
from tanglewood.cli.terminal import lookups
from tanglewood.cli.terminal.answers import fits
from tanglewood.cli.terminal.examples import example, help_text, how
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.words import words
from tanglewood.words.measures import table_name

EVERY = pytest.mark.parametrize("game", sorted(GAMES))


def shown(thing: Any) -> str:
    file = io.StringIO()
    Console(file=file, width=100, highlight=False).print(thing)
    return file.getvalue()


def looked_up(game: str, wanted: str) -> str:
    file = io.StringIO()
    lookups.card(Console(file=file, width=100, highlight=False), lookup(game), wanted)
    return file.getvalue()


@EVERY
def test_every_component_has_a_name_and_words(game: str) -> None:
    for entry in lookup(game).described():
        words = entry["words"]
        assert isinstance(words, list)
        assert entry["name"]
        assert words, entry
        for line in words:
            assert line.strip()
            assert not re.search(r"None|_|  |\bTrue\b|\[|\{", line), (entry["id"], line)
        assert not re.search(r"\b1 (points|copies|leaves|spiders|tiles|cards|coins)\b", " ".join(words))


@EVERY
def test_every_component_is_found_by_its_name_and_its_id(game: str) -> None:
    entries = lookup(game).described()
    for entry in entries:
        assert entry in matching(entries, str(entry["name"]).upper())
        if entry.get("id"):
            assert entry in matching(entries, str(entry["id"]))
            assert entry in matching(entries, f"{entry['table']} {entry['id']}")


@EVERY
def test_a_component_is_printed_whole(game: str) -> None:
    for entry in lookup(game).described()[::7]:
        said = " ".join(shown(block(entry, spelled_out=True)).split())
        assert str(entry["name"]) in said
        for line in entry["words"]:  # type: ignore[attr-defined]
            assert " ".join(line.split()) in said
        assert words().say("web-card-source", source=entry["source"]) in said
        assert "None" not in fields(entry)


@EVERY
def test_cards_prints_all_of_them(game: str) -> None:
    result = CliRunner().invoke(app, ["cards", game], env={"COLUMNS": "100"})
    assert result.exit_code == 0
    assert "None" not in result.output
    entries = lookup(game).described()
    assert f"{len(entries)} entries of the pack {game}" in " ".join(result.output.split())
    assert all(str(entry["name"]) in result.output for entry in entries)


@pytest.mark.parametrize(
    ("game", "wanted", "said"),
    [
        ("everdell", "historian", "Costs 2 berries; 1 point; 3 copies in the deck."),
        ("everdell", "clock", "May move in free: Historian."),
        ("everdell", "three twigs", "Basic location; one worker may stand there."),
        ("everdell", "old pine", "Forest location"),
        ("everdell", "tax relief", "Asks for Judge and Queen in your city."),
        ("everdell", "amilla", "May take the place of your Queen free"),
        ("everdell", "butterflies", "Worker ability, Boundless; from Mistwood."),
        ("everdell", "activity 1", "Winter: a spider to Three twigs; if that is impossible"),
        ("everdell", "masked ball", "for the whole game."),
        ("everdell", "poison jam", "To foil it: Pay 2 pebbles"),
        ("everdell", "rotten", "each special event you did not achieve brings him 6 points"),
        ("everdell", "nightweaves spring", "She gets 1 spider more. She draws 2 cards."),
        ("deep_forest", "s01", "book, book, marker. It may be laid either way round."),
        ("deep_forest", "stone toad", "Strength 15; 15 gold at the end"),
        ("deep_forest", "thicket", "it costs 3 potions to overcome"),
        ("deep_forest", "prices", "2 coins buy a piece"),
        ("mycelia", "amanita muscaria", "Mushroom to hire; costs"),
        ("mycelia", "solo 4", "2. Gwidyon takes 3 drops off his pile."),
        ("mycelia", "pond", "Row 1: moss, water, leaf litter, water, soil"),
        ("mycelia", "supply 1A", "sun: d4, e2"),
        ("mycelia", "even dew", "Row 2: 1 1 1 * 1"),
    ],
)
def test_components_at_the_table(game: str, wanted: str, said: str) -> None:
    assert said in " ".join(looked_up(game, wanted).split())


@EVERY
def test_card_alone_says_what_there_is(game: str) -> None:
    said = looked_up(game, "")
    info = lookup(game)
    tables = {str(entry["table"]) for entry in info.components()}
    for table in tables:
        assert f"card {table}" in said
        assert table_name(table, info.id) in said
        listed = looked_up(game, table)
        for entry in info.described():
            if entry["table"] == table:
                assert str(entry["name"]) in listed


def test_a_slip_names_what_was_meant() -> None:
    said = looked_up("everdell", "histroian")
    assert said.startswith("Nothing in this game is called “histroian”; did you mean “Historian”?")
    assert len(looked_up("everdell", "x" * 100_000)) < 300


@EVERY
def test_the_examples_are_of_the_game(game: str) -> None:
    table = tanglewood.new_game(game)
    moves = table.state.vocabulary()
    assert moves.parse(example(game, "move"))
    for short in example(game, "short").split(", or "):
        assert fits(moves.all, short), short
    for line in example(game, "answers").splitlines():
        assert fits(moves.all, line[:16].strip()), line
    assert matching(lookup(game).described(), example(game, "card"))
    assert lookups.search(read_rules(lookup(game)), example(game, "rule"))
    assert example(game, "move") in how(game)
    assert f"card {example(game, 'card')}" in help_text(game)


def test_a_game_without_examples_gets_the_usual_ones() -> None:
    assert "its words" in how("chess")
    assert "the first letters" in help_text("chess")


# ---------------------------------------------------------------------- on a real terminal


@EVERY
def test_card_in_a_real_terminal(game: str, tmp_path: Path) -> None:
    """A person at a terminal types `card`, a name, and leaves; nothing crashes and nothing is lost."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "tanglewood", "play", game, "--terminal", "--seed", "7", "-o", "first=0"],
        cwd=tmp_path,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "COLUMNS": "100", "LINES": "50", "TERM": "xterm"},
    )
    os.close(theirs)
    said = wait_for(ours, "> ")
    for answer, expected in (
        ("card", "Which one? For example"),
        (f"card {example(game, 'card')}", ".toml. "),
        ("quit", "tanglewood play"),
    ):
        os.write(ours, f"{answer}\n".encode())
        said = wait_for(ours, expected)
        assert "Traceback" not in said
    assert process.wait(timeout=120) == 0
    os.close(ours)


def wait_for(terminal: int, wanted: str) -> str:
    """What is said until these words come."""
    said = b""
    while wanted.encode() not in said:
        ready, _, _ = select.select([terminal], [], [], 120)
        assert ready, said.decode(errors="replace")
        said += os.read(terminal, 65536)
    return said.decode(errors="replace")


@EVERY
def test_a_number_is_no_box(game: str) -> None:
    """What a set of obstacles is worth is a field of the deep forest's pack, not a box it comes in."""
    entries = lookup(game).described()
    assert not [name for name in sets_of(entries) if name[0].isdecimal()]
    for entry in entries:
        if isinstance(entry.get("set"), int):
            assert f"set: {entry['set']}" in fields(entry)
            assert f"{entry['table']} {entry['set']}" not in shown(block(entry))
