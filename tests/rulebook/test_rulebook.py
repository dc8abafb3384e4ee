"""The rulebook for people: complete, with words for everything, and rules that exist."""

from pathlib import Path

import pytest

import tanglewood
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.registry import GAMES, GameInfo, lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.rulebook.files import read_rulebook
from tanglewood.words import words

OURS = ("mycelia", "everdell", "deep_forest")
LONGEST = 60
"""Words of a paragraph."""
SYMBOL = 12
"""Words that say what a symbol means."""


@pytest.fixture
def info(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameInfo:
    """A game whose rulebook lies in a folder of the test."""
    game = lookup("deep_forest")
    rules = tuple(game.rules)
    monkeypatch.setattr(game.listing, "folder", tmp_path)
    monkeypatch.setattr(game, "rules", rules)
    return game


@pytest.mark.parametrize("game", OURS)
def test_all_of_it_has_words(game: str) -> None:
    book = read_rulebook(lookup(game))
    keys = [f"book-{section.id}" for section in book.sections]
    keys += [f"book-{section.id}-{n + 1}" for section in book.sections for n in range(len(section.texts))]
    keys += [f"ask-{asked.id}{end}" for asked in book.questions for end in ("", "-answer")]
    keys += [f"symbols-{group.id}" for group in book.legend]
    keys += [f"symbol-{id}{end}" for group in book.legend for id in group.symbols for end in ("", "-says")]
    assert [key for key in keys if not words().has(f"{game}-{key}")] == []
    own = {section.id for section in book.sections}
    assert {asked.about for asked in book.questions} - {""} <= own
    cards = {entry.get("id") for entry in lookup(game).components()}
    assert {asked.card for asked in book.questions} - {""} <= cards


@pytest.mark.parametrize("game", OURS)
def test_people_can_read_it(game: str) -> None:
    """A goal first, the end and who wins; short paragraphs; symbols in a line."""
    book = read_rulebook(lookup(game))
    assert book.sections[0].id == "goal"
    assert {"end", "wins"} <= {section.id for section in book.sections}
    assert {section.page for section in book.sections} >= {"left", "right"}
    for section in book.sections:
        for n in range(len(section.texts)):
            assert len(words().say(f"{game}-book-{section.id}-{n + 1}").split()) <= LONGEST
    for group in book.legend:
        for id in group.symbols:
            assert len(words().say(f"{game}-symbol-{id}-says").split()) <= SYMBOL


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_paragraph_has_its_exact_rules(game: str) -> None:
    book = read_rulebook(lookup(game))
    assert book.exact == len(read_rules(lookup(game)))
    assert all(text.rules for section in book.sections for text in section.texts)
    assert all(asked.rules for asked in book.questions)


@pytest.mark.parametrize("game", OURS)
def test_rivals_and_expansions_are_told_only_where_they_play(game: str) -> None:
    """Symbols and pages that are not always there: some table of the game has them, a first one has not."""
    info = lookup(game)
    book = read_rulebook(info)
    first = settle_options(game, info.settings, {"players": 2})
    for wishes in [one.when for one in book.sections] + [one.when for one in book.legend]:
        assert not any(all(first[name] == wish[name] for name in wish) for wish in wishes)
        for wish in wishes:
            tanglewood.new_game(game, seed=1, **wish)
    assert all(section.when for section in book.sections if section.page == "half")


def test_a_game_needs_no_rulebook(info: GameInfo) -> None:
    book = read_rulebook(info)
    assert (book.sections, book.questions, book.legend) == ([], [], [])
    assert book.exact > 50


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[section]]\nid = "a"\npage = "top"\ntexts = []', "Invalid enum value 'top'"),
        ('[[section]]\nid = "a"\npage = "left"\ntexts = [{ rules = ["DF.no"] }]', "no rule is called DF.no"),
        ('[[question]]\nid = "a"\nrules = ["DF.no"]', "no rule is called DF.no"),
        ('[[question]]\nid = "a"\nrulse = []', "unknown field"),
        ("[[question]", "not valid TOML"),
        (
            '[[section]]\nid = "a"\npage = "half"\ntexts = []\nwhen = [{ fog = true }]',
            "no option is called fog",
        ),
    ],
)
def test_a_mistake_is_named(info: GameInfo, text: str, message: str) -> None:
    (info.listing.folder / "rulebook.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PackError, match=f"deep_forest: .*{message}"):
        read_rulebook(info)
