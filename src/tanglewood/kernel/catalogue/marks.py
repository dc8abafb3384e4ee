"""Which tests name which rule, read from the marks in the tests' sources.

Imports nothing but the standard library: the build runs it by itself to put an index into the package.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

MARK = "pytest.mark.rule"


def tests_of_rules(folder: Path) -> dict[str, list[str]]:
    """Rule id to the tests that name it, as `tests/file.py::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if MARK not in text:  # parsing is slow
            continue
        for node in definitions(ast.parse(text).body):
            for mark in node.decorator_list:
                for id in marked(mark):
                    name = f"{path.relative_to(folder.parent).as_posix()}::{node.name}"
                    found.setdefault(id, []).append(name)
    return found


def definitions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes of a module, and those of its classes."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
        if isinstance(node, ast.ClassDef):
            yield from definitions(node.body)


def marked(mark: ast.expr) -> list[str]:
    """The ids of a `@pytest.mark.rule("...")`, none for any other decorator."""
    if not isinstance(mark, ast.Call) or ast.unparse(mark.func) != MARK:
        return []
    return [
        word.value for word in mark.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]
