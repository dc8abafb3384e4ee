"""No sentence stands in the code of what people meet: the terminal, the server, tables, sheets, reports."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tanglewood

ROOT = Path(tanglewood.__file__).parent
FOLDERS = (
    *("cli", "companion", "lessons", "rulebook", "tabletop", "study", "arena", "translating"),
    *("server/live", "server/operation", "server/routes", "server/services", "server/thinking"),
    *(
        f"games/{game}/{part}"
        for game in ("deep_forest", "everdell", "mycelia")
        for part in ("terminal", "companion")
    ),
)
FILES = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
FILES += sorted((ROOT / "server").glob("*.py"))
SENTENCE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")
STYLE = re.compile(
    r"(not )?(bold|italic|dim|default|underline|black|yellow|green|red|cyan|on|reverse|#\w+|\s|\{.*\})*"
)
TYPE = re.compile(r"\w+\[.*\]( \| None)?")
SQL = re.compile(r"(select|insert|update|delete|where|values|order by) ", re.I)
QUIET = {
    *("debug", "info", "warning", "error", "exception", "compile", "fullmatch", "search", "sub", "match"),
    *(
        "Meta",
        "Parameter",
        "ContextVar",
        "startswith",
        "removeprefix",
        "removesuffix",
        "partition",
        "refused_option",
    ),
}
"""Whose words are for logs, for the description of the API, or no words at all."""
ERRORS = re.compile(r"\w*Error|AssertionError|StopIteration")
"""What is wrong with a study, a pack, a file or our own code is said in English."""


def calls_of(stack: list[ast.AST]) -> Iterator[str]:
    for node in stack:
        if isinstance(node, ast.Call):
            called = node.func
            yield called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


def sentences(node: ast.AST, stack: list[ast.AST]) -> Iterator[tuple[int, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            calls = set(calls_of([*stack, node]))
            said = child.value
            if (
                SENTENCE.search(said)
                and not isinstance(node, ast.Expr)  # a docstring
                and not calls & QUIET
                and not any(ERRORS.fullmatch(call) for call in calls)
                and not STYLE.fullmatch(said)
                and not SQL.search(said)
                and not TYPE.fullmatch(said)
            ):
                yield child.lineno, said
        yield from sentences(child, [*stack, node])


ELSEWHERE = {
    "lessons/checking.py": "what is wrong with a lesson, for its authors",
    "translating/checking.py": "what is wrong with a translation, for those who know English",
    "server/middleware.py": "what is wrong with a malformed request",
    "server/openapi.py": "the description of the API",
    "server/operation/metrics.py": "the description of metrics",
    "server/routes/common.py": "the description of the API",
    "server/routes/lab.py": "a header",
    "server/services/container.py": "the description of metrics",
    "server/thinking/work.py": "what is wrong with a pack, for designers",
    "server/static_files.py": "headers",
    "study/frames.py": "names of columns",
}
"""Files whose texts are for others, or no sentences."""
IDS = {
    "won by ",
    "points from ",
    "play station ",
    "play meadow ",
    "play legend ",
    "take prism ",
    "drops left",
}
"""How measures and moves begin, as they are typed, and a category of points as records have it."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_stands_in_code(path: Path) -> None:
    if path.relative_to(ROOT).as_posix() not in ELSEWHERE:
        found = sentences(ast.parse(path.read_text(encoding="utf-8")), [])
        assert [(line, said) for line, said in found if said not in IDS] == []
