"""Sentences: the same whether they are read as they stand or by Fluent, and no file is parsed in vain."""

import re
from collections import Counter
from pathlib import Path

import pytest

from parsed import bundle_of
from playing import fresh
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.text.phrase import Phrase, player
from tanglewood.words import Book, files, languages, seated, words


@pytest.mark.parametrize("language", languages())
def test_plain_sentences_are_what_fluent_makes_of_them(language: str) -> None:
    book, bundle = Book(language), bundle_of(language)
    assert not book.has("no-such-sentence")  # all files are read
    assert len(book.plain) > 100
    for key in book.plain:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert book.format(key, {}) == bundle.format_pattern(pattern)[0], key
    assert book.bundle is None, "plain sentences need no parser"


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_written_twice(language: str) -> None:
    keys = Counter(
        found
        for path in files(language)
        for found in re.findall(r"^(-?[a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_found(language: str) -> None:
    keys = {
        found
        for path in files(language)
        for found in re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert all(words(language).has(key) for key in keys)
    assert not words(language).has("no-such-sentence")


def test_a_sentence_opens_its_file_and_those_it_refers_to() -> None:
    book = Book("en")
    assert book.format("cli-rules-count", {"n": 1}) == "1 rule"
    closed = {path.name for path in book.texts}
    assert "cli.ftl" not in closed
    assert not {"mycelia.ftl", "everdell.ftl", "deep_forest.ftl"} & closed  # not even looked at
    assert book.has("mycelia-event-turn")
    assert {"mycelia.ftl", "everdell.ftl", "deep_forest.ftl"} <= {path.name for path in book.texts}


def test_an_unknown_sentence_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError, match="no sentence is called 'nonsense'"):
        words().say("nonsense")


def test_players_are_called_by_their_names_where_these_are_known() -> None:
    asked = Phrase("everdell-ask-give-many", named="yes", to=player(1), n=2)
    with seated(["Ada", "Bruno"]):
        assert words().phrase(player(0)) == "Ada"
        assert words().phrase(asked).startswith("what do you give to Bruno?")
    with seated(["Cleo", "Dara"]):  # what was said at another table is not remembered here
        assert words().phrase(asked).startswith("what do you give to Dara?")
    assert words().phrase(asked).startswith("what do you give to player 2?")


def test_no_option_speaks_of_a_seat_by_its_number() -> None:
    """Of all moves of a game somewhere on its way, also of those that name other seats."""
    for game in GAMES:
        state, narrator = fresh(game, 2, players=3), GAMES[game].narrator
        with seated(["Ada", "Bruno", "Cleo"]):
            for _ in range(60):
                for move in state.options():
                    assert not re.search(r"\b(player|seat) \d", narrator.option(state, move))
                if state.turn < 0:
                    break
                state.play(state.options()[-1])


THINGS = (
    "bots|cards|coins|columns|critters|decisions|deals|dice|drops|entries|events|fields|games|gates|guards|"
    "leaves|markers|moves|pebbles|places|players|points|potions|resources|rolls|rows|rules|seats|sides|spaces|"
    "spiders|strips|swords|thickets|tiles|tokens|trolls|turns|twigs|workers"
)
NAMES = {"name", "card", "monster", "bot"}
COUNTED = re.compile(rf"\{{ \$(\w+) \}} (?:[a-z]+ )?(?:{THINGS})\b")
"""A number and what is counted."""


@pytest.mark.parametrize(
    "path", [path for path in files("en") if not path.name.startswith("web")], ids=lambda path: path.stem
)
def test_one_thing_is_singular(path: Path) -> None:
    """Whatever is counted may be one. What a pack always says (`about`) is checked with its own numbers."""
    book = Book("en")
    text = path.read_text(encoding="utf-8")
    starts = [found.start() for found in re.finditer(r"^[a-zA-Z]", text, re.MULTILINE)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        body = text[start:end]
        key = body.split(" ", 1)[0]
        counted = set(COUNTED.findall(body)) - NAMES
        if not counted or "-about-" in key:
            continue
        others = dict.fromkeys(re.findall(r"\$(\w+)", body + common_parts(body)), "Ann")
        said = book.format(key, {**others, **dict.fromkeys(counted, 1)})
        # "3 of 1 drops" tells a share, no number of drops
        assert not re.search(rf"(?<!of )\b1 (?:[a-z]+ )?(?:{THINGS})\b", said), said


def common_parts(body: str) -> str:
    """The sentences that are used in this one."""
    names = re.findall(r"\{ ([a-z][\w-]*) \}", body)
    text = "\n".join(path.read_text(encoding="utf-8") for path in files("en"))
    return " ".join(part for part in re.split(r"^(?=[a-z])", text, flags=re.M) if part.split(" ")[0] in names)
