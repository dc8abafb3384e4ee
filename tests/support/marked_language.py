"""A language in which every letter is marked, made of the English one: whatever comes out unmarked is text
from nowhere. It is called `eo` here, because plural rules need a language that exists."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from tanglewood.translating.declared import declared
from tanglewood.words import book_of, books, files

MARKED = "eo"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = "àƀćďéƒĝĥíĵķĺḿńóṕʠŕśťúṽŵẋýžÀƁĆĎÉƑĜĤÍĴĶĹḾŃÓṔʠŔŚŤÚṼŴẊÝŽ"
TABLE = str.maketrans(PLAIN, LETTERS)
WORD = re.compile(r"[A-Za-z]{2,}")


def mark(text: str) -> str:
    return text.translate(TABLE)


class Marker(Transformer):
    """Marks what a sentence says; keys, options and variables stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = mark(node.value)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = mark(node.expression.value)
        elif isinstance(node.expression, ast.SelectExpression):
            self.generic_visit(node.expression)
        return node


def marked_text(text: str) -> str:
    return serialize(Marker().visit(parse(text)))


@contextmanager
def marked_language(folder: Path) -> Iterator[None]:
    """In here there is this language, beside the others."""
    (folder / MARKED).mkdir()
    for number, path in enumerate(files("en")):
        text = marked_text(path.read_text(encoding="utf-8"))
        (folder / MARKED / f"{number}.ftl").write_text(text, encoding="utf-8")
    names = "".join(f"{key} = {mark(text)}\n" for key, text in declared().items())
    (folder / MARKED / "names.ftl").write_text(names, encoding="utf-8")
    own = books.shared_folders
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(books, "shared_folders", lambda: [*own(), folder])
        book_of.cache_clear()
        try:
            yield
        finally:
            book_of.cache_clear()


def unmarked(text: str) -> list[str]:
    """The words of a text that come from nowhere."""
    return WORD.findall(text)
