"""Sentences: the same whether they are read as they stand or by Fluent, and no file is parsed in vain."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tanglewood.words import Book, files, languages, words


@pytest.mark.parametrize("language", languages())
def test_plain_sentences_are_what_fluent_makes_of_them(language: str) -> None:
    book, bundle = Book(language), FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    assert len(book.plain) > 100
    for key in book.plain:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert book.format(key, {}) == bundle.format_pattern(pattern)[0], key
    assert book.bundle is None, "plain sentences need no parser"


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
    assert {"mycelia.ftl", "everdell.ftl", "deep_forest.ftl"} <= closed


def test_an_unknown_sentence_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError, match="no sentence is called 'nonsense'"):
        words().say("nonsense")
