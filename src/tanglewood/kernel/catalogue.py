"""The rule catalogue of a game: every rule with its id, its words, where it comes from and its tests."""

import ast
import json
import tomllib
from pathlib import Path

from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import GameInfo

STATUSES = ("rulebook", "derived", "reconstructed", "open", "physical")


class Rule:
    """One rule. `part` is the piece of the game it belongs to; `why` gives the reason where one is needed."""

    def __init__(self, id: str, part: str, status: str, text: str, source: str, why: str) -> None:
        self.id = id
        self.part = part
        self.status = status
        self.text = text
        self.source = source
        self.why = why


def read_rules(info: GameInfo) -> list[Rule]:
    """The whole catalogue, in its own order."""
    rules: list[Rule] = []
    for path in info.rules:
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]:
            rule = Rule(
                entry["id"],
                entry["part"],
                entry["status"],
                entry["text"],
                entry["source"],
                entry.get("why", ""),
            )
            if rule.status not in STATUSES or rule.id in [other.id for other in rules]:
                raise TanglewoodError(
                    f"{path.name}: rule {rule.id} has an unknown status or stands there twice"
                )
            rules.append(rule)
    return rules


def built(info: GameInfo, rule: Rule) -> bool:
    """Whether a test has to show this rule: its part is built, and it means something without cardboard."""
    return rule.part in info.parts and rule.status != "physical"


def tests_of_rules(folder: Path) -> dict[str, list[str]]:
    """Which tests name which rule, from the marks in the sources: rule id to `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for mark in node.decorator_list:
                    for id in marked(mark):
                        name = f"{path.relative_to(folder.parent).as_posix()}::{node.name}"
                        found.setdefault(id, []).append(name)
    return found


def marked(mark: ast.expr) -> list[str]:
    """The ids of a `@pytest.mark.rule("...")`, none for any other decorator."""
    if not isinstance(mark, ast.Call) or ast.unparse(mark.func) != "pytest.mark.rule":
        return []
    return [
        word.value for word in mark.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]


def known_tests(package: Path) -> dict[str, list[str]]:
    """The tests beside a checkout, or the index that a build put into the package."""
    beside = package.parent.parent / "tests"
    if beside.is_dir():
        return tests_of_rules(beside)
    index = package / "rule_tests.json"
    if index.is_file():
        return dict(json.loads(index.read_text(encoding="utf-8")))
    return {}
