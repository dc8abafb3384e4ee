"""Every language says what English says: all of it, with the same values, in forms that fit the language."""

from itertools import product
from pathlib import Path

import pytest

from fewer import few_languages
from parsed import bundle_of, language_of
from tanglewood.translating.accepting import accept, accepted, changed
from tanglewood.translating.checking import Expected, mistakes
from tanglewood.translating.declared import declared
from tanglewood.translating.reading import Language
from tanglewood.translating.status import expected
from tanglewood.words import FALLBACK, NAMES, books, languages

NUMBERS = (0, 1, 2, 5, 12, 22)
MOST = 400
"""Ways to fill a sentence that are tried; none has more that matter."""
OTHERS = [it for it in languages() if it != FALLBACK]


@pytest.fixture(scope="module")
def whole() -> Expected:
    return expected()


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_wrong(whole: Expected, language: str) -> None:
    assert mistakes(whole, language_of(language)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_and_nothing_is_left_over(whole: Expected, language: str) -> None:
    found = language_of(language)
    assert whole.missing(found) == []
    assert whole.unused(found) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_name(language: str) -> None:
    assert NAMES[language]


@pytest.mark.parametrize("language", few_languages())
def test_every_sentence_can_be_said(language: str) -> None:
    """With every number that a plural may be about, and with every option there is."""
    bundle, found = bundle_of(language), language_of(language)
    for key in found.sentences:
        if key.startswith("-"):
            continue
        sentence = found.whole(key)
        ways: dict[str, list[object]] = {}
        for name in sentence.values:
            chosen = [select for select in sentence.selects if select.by == name]
            words = {one for select in chosen for one in select.keys if not one.isdigit()}
            ways[name] = [*sorted(words), *NUMBERS] if chosen else [22]
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for number, values in enumerate(product(*ways.values())):
            if number == MOST:
                break
            _, errors = bundle.format_pattern(pattern, dict(zip(ways, values, strict=True)))
            assert not errors, f"{key}: {errors[0]}"


def test_what_is_declared_elsewhere_has_a_key_of_its_own() -> None:
    english = language_of(FALLBACK).sentences
    assert len(declared()) > 1000
    assert [key for key in declared() if key in english] == []


# ---------------------------------------------------------------------- that mistakes are found

ENGLISH = """
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
takes = { $name } takes { kind }.
kind = { $kind ->
    [twig] a twig
   *[berry] a berry
}
"""


@pytest.mark.parametrize(
    ("language", "text", "problem"),
    [
        ("de", "cards = { $m } Karten", "cards: knows no $m"),
        ("de", "cards = { $n ->\n    [one] eine\n", "no Fluent: de.ftl: cards = { $n ->"),
        ("de", "cards = 1\ncards = 2", "cards: written twice"),
        (
            "de",
            "cards = { $n ->\n    [one] 1\n    [few] 2\n   *[other] 3\n}",
            "cards: $n: the language has no few",
        ),
        ("de", "takes = { $name } nimmt { $kind }.", "takes: prints the id $kind: choose the words by it"),
        ("de", "takes = { $name } nimmt { thing }.", "takes: uses thing, which is not there"),
        ("de", "kind = { $kind ->\n    [stone] Stein\n   *[berry] Beere\n}", "kind: $kind is never stone"),
        ("pl", "cards = { $n ->\n    [one] 1\n   *[other] 2\n}", "cards: $n: few, many is missing"),
        (
            "fr",
            "cards = { $n ->\n    [one] une carte\n   *[other] { $n } cartes\n}",
            "cards: $n: [one] is said of 0 too; write [1], or keep the number",
        ),
        ("de", "card-farm-name = Hof { $n }", "card-farm-name: knows no $n"),
        ("de", "cards = { $n } %", "cards: a plain space before %; write a no-break one"),
        (
            "fr",
            "takes = { $name } : { kind }",
            "takes: a plain space beside : ; ! ? « »; write a narrow no-break one",
        ),
        ("it", "card-farm-name = l'orto", "card-farm-name: a straight apostrophe; write the curved one"),
    ],
)
def test_mistakes_are_found(tmp_path: Path, language: str, text: str, problem: str) -> None:
    def read(name: str, content: str) -> Language:
        path = tmp_path / f"{name}.ftl"
        path.write_text(content, encoding="utf-8")
        return Language(name, [path])

    whole = Expected(read("en", ENGLISH), {"card-farm-name": "Farm"})
    assert problem in mistakes(whole, read(language, text))


def test_what_fits_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "fr.ftl"
    path.write_text(
        "cards = { $n ->\n    [1] une carte\n   *[other] { $n } cartes\n}\n"
        "takes = { $name } prend { $kind ->\n    [twig] une brindille\n   *[berry] une baie\n}.\n",
        encoding="utf-8",
    )
    english = tmp_path / "en.ftl"
    english.write_text(ENGLISH, encoding="utf-8")
    assert mistakes(Expected(Language("en", [english]), {}), Language("fr", [path])) == []


def test_a_list_may_be_joined_by_how_its_last_thing_sounds(tmp_path: Path) -> None:
    english, spanish = tmp_path / "en.ftl", tmp_path / "es.ftl"
    keys = ("list-and", "list-or", "list-comma")
    chosen = "{ $alike ->\n    [yes] { $first } e { $last }\n   *[no] { $first } y { $last }\n}\n"
    english.write_text("".join(f"{key} = {{ $first }} {{ $last }}\n" for key in keys), encoding="utf-8")
    spanish.write_text("".join(f"{key} = {chosen}" for key in keys), encoding="utf-8")
    found = mistakes(Expected(Language("en", [english]), {}), Language("es", [spanish]))
    assert found == ["list-comma: knows no $alike"]  # which is not told how anything sounds


def test_a_translation_is_out_of_date_when_its_english_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tanglewood.translating import accepting

    (tmp_path / "de").mkdir()
    monkeypatch.setattr(accepting, "LOCALES", tmp_path)
    assert accepted("de") == {}
    assert accept("de", ["one", "two", "none"], {"one": "aaa", "two": "bbb"}) == 2
    assert changed("de", {"one": "aaa", "two": "bbb"}) == []
    now = {"one": "aaa", "two": "ccc", "three": "ddd"}
    assert changed("de", now) == ["two"]
    assert accept("de", ["two"], now) == 1
    assert changed("de", now) == []
    assert accept("de", [], {"one": "aaa"}) == 0
    assert accepted("de") == {"one": "aaa"}  # what is gone is forgotten


def test_a_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    monkeypatch.setattr(books, "shared_folders", lambda: [tmp_path])
    assert languages() == ["xx"]
