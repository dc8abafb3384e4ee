"""What a move is called and why it is good is read by everybody: in a look back it is somebody else's move,
whose name stands before it. So neither of them speaks to its reader."""

import re
from functools import cache

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tanglewood.words import files, languages

OF_A_MOVE = re.compile(r"(mycelia|everdell|deep_forest)-(move|why)-|reason-")
SPOKEN_TO = {
    "de": r"du|dein\w*|dir|dich|euch|euer|eure\w*",
    "en": r"you|your|yours|yourself",
    "es": r"tú|tu|tus|te|ti|tuy[oa]s?|contigo|tienes|puedes|eres|estás",
    "fr": r"vous|votre|vos|tu|ton|ta|tes|toi",
    "it": r"tu|tuo|tua|tuoi|tue|ti|te|hai|puoi|sei",
    "nl": r"je|jij|jou|jouw|u|uw|jullie",
    "pl": r"ty|tw[oó]j\w*|twoi\w*|ci|ciebie|tobie|masz|możesz|jesteś",
}
"""Words by which a language speaks to one person or to several."""


class Said(Visitor):
    """The letters of a sentence, and the messages and terms it uses."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.letters = ""
        self.uses: set[str] = set()
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.letters += f" {node.value}"

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.uses.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.uses.add(f"-{node.id.name}")


@cache
def sentences(language: str) -> dict[str, Said]:
    found: dict[str, Said] = {}
    for path in files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                term = isinstance(entry, ast.Term)
                found[f"{'-' if term else ''}{entry.id.name}"] = Said(entry)
    return found


def whole(language: str, key: str) -> str:
    """The letters of a sentence and of all it is made of."""
    said = sentences(language)[key]
    return " ".join([said.letters, *(whole(language, one) for one in sorted(said.uses))])


@pytest.mark.parametrize("language", languages())
def test_a_move_and_its_reasons_are_anybodys(language: str) -> None:
    spoken_to = re.compile(rf"\b({SPOKEN_TO[language]})\b", re.IGNORECASE)
    of_moves = {key: whole(language, key) for key in sentences(language) if OF_A_MOVE.match(key)}
    assert len(of_moves) > 100
    assert {key: said for key, said in of_moves.items() if spoken_to.search(said)} == {}
