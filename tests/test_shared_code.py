"""Shared code knows no game: ids of games and imports of their packages stand in the games alone.

Docstrings may name a game as an example.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tanglewood
from tanglewood.kernel.registry import GAMES

SOURCES = Path(tanglewood.__file__).parent
SHARED = [path for path in sorted(SOURCES.rglob("*.py")) if path.relative_to(SOURCES).parts[0] != "games"]
IDS = re.compile("|".join(GAMES), re.IGNORECASE)


def words(tree: ast.AST) -> Iterator[str]:
    """All that code says: names, imports, and texts that are no docstrings."""
    docs = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }  # a text that stands alone says something to readers only
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_game_is_named_in_shared_code(path: Path) -> None:
    named = [word for word in words(ast.parse(path.read_text(encoding="utf-8"))) if IDS.search(word)]
    assert named == []
    assert not IDS.search(path.name)


def test_sentences_of_a_game_stand_in_its_package() -> None:
    for path in sorted((SOURCES / "locales").rglob("*.ftl")):
        keys = re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
        ids = [*GAMES, *(game.replace("_", "-") for game in GAMES)]
        assert [key for key in keys if any(game in key for game in ids)] == [], path.name


def test_the_check_finds_what_it_looks_for() -> None:
    found = list(
        words(ast.parse('"""mycelia"""\nfrom tanglewood.games.everdell import x\nif g == "mycelia": pass'))
    )
    assert [word for word in found if IDS.search(word)] == ["tanglewood.games.everdell", "mycelia"]
