"""Refusals and questions are said later, so what they need is looked up in the sources.

Every reason and every question has its sentence with all its values, and no sentence is left over.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tanglewood.kernel.registry import GAMES
from tanglewood.words import files

PREFIX = {"no": "no-", "phrase": ""}
"""The functions that make a refusal and a phrase, and what their keys begin with."""


def messages() -> dict[str, str]:
    """Every sentence by its key, as written."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in files("en"))
    return {found[1]: found[0] for found in re.finditer(r"^([a-z_-]+) =.*(?:\n[ }].*)*", text, re.MULTILINE)}


MESSAGES = messages()


def needs(key: str) -> set[str]:
    """The values a sentence is filled with, those of sentences inside it included."""
    found = set(re.findall(r"\$(\w+)", MESSAGES[key]))
    for inner in re.findall(r"\{ ([a-z_]+-[a-z-]+) \}", MESSAGES[key]):
        found |= needs(inner)
    return found


def said(game: str) -> Iterator[tuple[str, set[str] | None]]:
    """The keys a game's sources name, each with the values that are given (None: not written out)."""
    for path in sorted(GAMES.listings[game].folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            name = node.func.id
            if name not in PREFIX or len(node.args) <= (name == "no"):
                continue
            given = {word.arg for word in node.keywords if word.arg is not None}
            whole = given if len(given) == len(node.keywords) else None
            for part in constants(node.args[name == "no"]):
                yield f"{game}-{PREFIX[name]}{part}", whole


def constants(node: ast.expr) -> list[str]:
    """The words an argument may be: a constant, or either side of a choice."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_and_question_has_a_sentence_with_all_its_values(game: str) -> None:
    found = list(said(game))
    assert found
    for key, given in found:
        assert key in MESSAGES, key
        assert given is None or needs(key) <= given, f"{key} needs {needs(key) - given}"


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_refusal_is_said_somewhere(game: str) -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in GAMES.listings[game].folder.rglob("*.py")
    )
    refusals = [key.removeprefix(f"{game}-no-") for key in MESSAGES if key.startswith(f"{game}-no-")]
    assert [key for key in refusals if f'"{key}"' not in sources] == []
