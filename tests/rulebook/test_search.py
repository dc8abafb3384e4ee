"""The search over questions, rules, cards and symbols: what newcomers ask finds its rule."""

import tomllib
from pathlib import Path

import pytest

from tanglewood.kernel.registry import lookup
from tanglewood.rulebook.index import SearchIndex, index_of
from tanglewood.rulebook.search import distance, search
from tanglewood.words import FALLBACK, languages

HELD = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))
ASKED = [pytest.param(game, one, id=f"{game}: {one['ask']}") for game, some in HELD.items() for one in some]
IN_LANGUAGES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "questions").glob("*.toml"))
}


def index(game: str) -> SearchIndex:
    return index_of(lookup(game), "en")


def found(game: str, wish: str) -> list[str]:
    """The places of what is found, best first."""
    return [answer.document.at for answer in search(index(game), wish)]


def test_enough_is_asked_of_every_game() -> None:
    assert sum(map(len, HELD.values())) >= 40
    assert min(map(len, HELD.values())) >= 10


@pytest.mark.parametrize(("game", "one"), ASKED)
def test_a_question_finds_its_rule(game: str, one: dict[str, str]) -> None:
    answers = search(index(game), one["ask"])[: 1 if one.get("first") else 3]
    assert one["rule"] in [id for answer in answers for id in answer.document.rules]


def test_enough_is_asked_in_every_language() -> None:
    assert set(IN_LANGUAGES) | {FALLBACK} == set(languages())
    for asked in IN_LANGUAGES.values():
        assert sum(map(len, asked.values())) >= 80
        assert min(map(len, asked.values())) >= 20


@pytest.mark.parametrize("game", HELD)
@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_a_question_finds_its_rule_in_every_language(language: str, game: str) -> None:
    book = index_of(lookup(game), language)
    missed: list[str] = []
    for one in IN_LANGUAGES[language][game]:
        found = [answer.document for answer in search(book, one["ask"])[:3]]
        reached = [id for document in found for id in ([document.at] if "page" in one else document.rules)]
        if one.get("page", one.get("rule")) not in reached:
            missed.append(one["ask"])
    assert missed == []


def test_the_hand_limit_is_answered_with_its_number() -> None:
    for wish in ("how many cards can I hold", "hand limit"):
        best = search(index("everdell"), wish)[0].document
        assert best.text.startswith("8")


def test_a_name_finds_the_card_itself_first() -> None:
    assert found("everdell", "dungeon")[0] == "dungeon"
    assert found("everdell", "Fool")[0] == "fool"
    assert found("deep_forest", "cave bear")[0] == "cave-bear"


def test_a_rule_is_shown_once() -> None:
    """What an answer has behind it does not come again as an answer of its own."""
    shown: set[str] = set()
    for answer in search(index("everdell"), "hand limit"):
        rules = set(answer.document.rules)
        assert not rules or not rules <= shown
        shown |= rules


def test_an_unfinished_word_finds_something() -> None:
    assert "husband" in found("everdell", "husb")


def test_nothing_is_found_for_nothing() -> None:
    for wish in ("", "   ", "?!", "xyzzyx"):
        assert found("mycelia", wish) == []
    assert found("mycelia", "the") == []  # nobody can mean that


def test_a_game_without_a_rulebook_is_searched_by_its_rules() -> None:
    """Every document of any game can be found by its own title."""
    for game in ("mycelia", "deep_forest"):
        # Symbols are called "and" and "or", which nobody can look for.
        for document in [one for one in index(game).documents if one.title not in ("and", "or")][::17]:
            stems = index(game).language.stems
            titles = [answer.document.title for answer in search(index(game), document.title)[:5]]
            # Of two symbols with the same name, as "favour" and "favours", one is told.
            alike = [title for title in titles if stems(title) == stems(document.title)]
            assert alike if document.kind == "symbol" else document.title in titles


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("limit", "limt", 1),
        ("limit", "limti", 1),
        ("limit", "lmiit", 1),
        ("husband", "hubsadn", 2),
        ("husband", "hand", 0),
        ("limit", "timit", 0),
        ("limit", "limit", 0),
    ],
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 2) == slips
