"""The rule catalogue of a game: every rule with its id, its words, where it comes from and its tests."""

import json
from pathlib import Path

from tanglewood.kernel.catalogue.marks import tests_of_rules
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import tables, text_of
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.text.echo import echo

RULE_TESTS = "rule_tests.json"
STATUSES = ("rulebook", "found", "derived", "reconstructed", "open", "physical")
FIELDS = ("id", "part", "status", "text", "source", "why")


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
    rules: dict[str, Rule] = {}
    for path in info.rules:
        entries = tables(f"{info.id}: {path.name}", text_of(path)).get("rule")
        if not isinstance(entries, list):
            raise PackError(f"{info.id}: {path.name}: expected entries like [[rule]]")
        for entry in entries:
            rule = read_rule(f"{info.id}: {path.name}", entry)
            if rule.id in rules:
                raise PackError(f"{info.id}: {path.name}: rule {rule.id} stands there twice")
            rules[rule.id] = rule
    return list(rules.values())


def read_rule(file: str, entry: dict[str, object]) -> Rule:
    id = entry.get("id", "")
    for field in FIELDS:
        if not isinstance(entry.get(field, "" if field == "why" else None), str):
            raise PackError(f"{file}: rule {echo(id)}, field {field}: expected a text")
    if entry["status"] not in STATUSES:
        known = ", ".join(STATUSES)
        raise PackError(
            f"{file}: rule {id}, field status: expected one of {known}, got {echo(entry['status'])}"
        )
    return Rule(*[str(entry.get(field, "")) for field in FIELDS])


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
