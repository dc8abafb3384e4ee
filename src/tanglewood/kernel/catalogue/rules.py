"""The rule catalogue of a game: every rule with its id, its words, where it comes from and its tests."""

import json
import tomllib
from pathlib import Path

from tanglewood.kernel.catalogue.marks import tests_of_rules
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import GameInfo

RULE_TESTS = "rule_tests.json"
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
    """Whether a test has to show this rule: its part can be played, and the rule is not only about
    handling cardboard."""
    return rule.part in info.parts and rule.status != "physical"


def known_tests(package: Path) -> dict[str, list[str]]:
    """The tests of a checkout, or the index that a build put into the package."""
    checkout = package.parent.parent
    project = checkout / "pyproject.toml"
    if project.is_file() and 'name = "tanglewood"' in project.read_text(encoding="utf-8"):
        return tests_of_rules(checkout / "tests")
    index = package / RULE_TESTS
    if index.is_file():
        return dict(json.loads(index.read_text(encoding="utf-8")))
    return {}
