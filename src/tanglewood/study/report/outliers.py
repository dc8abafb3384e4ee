"""The games that stand out, each with a record that plays it again."""

import base64
import re
import shlex
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tanglewood.study.definition import Task, Variant
from tanglewood.study.frames import Results
from tanglewood.study.playing import Line, record_of
from tanglewood.study.report.numbers import MINUS, letter, say

PATIENCE = 30.0
"""Seconds of the processor that games may take which are played again for their records."""

KINDS: dict[str, Callable[[Line], float]] = {
    "longest": lambda line: line.turns,
    "shortest": lambda line: -line.turns,
    "widest": lambda line: line.margin,
    "closest": lambda line: -line.margin,
    "highest": lambda line: max(line.scores),
    "dramatic": lambda line: line.drama,
}


class Outlier(NamedTuple):
    """`link` is the record as a `data:` address; empty where playing the game again would take too long."""

    about: str
    game: str
    file: str
    link: str
    replay: str
    python: str


def replay_command(file: str, variant: Variant) -> str:
    """How the record is watched; it needs the pack that it was played with."""
    words = ["tanglewood", "replay", file]
    if variant.pack is not None:
        if variant.pack.texts:
            words += ["--pack", variant.pack.name]
        for path, value in variant.pack.changes.items():
            words += ["--set", f"{path}={msgspec.json.encode(value).decode()}"]
    return shlex.join(words)


def outliers(results: Results) -> list[Outlier]:
    """One game of each kind, among all variants; a game that stands out twice is named twice."""
    if not results.lines:
        return []
    chosen = {kind: max(results.lines, key=worth) for kind, worth in KINDS.items()}
    affordable = sum({line.task(): line.seconds for line in chosen.values()}.values()) <= PATIENCE
    links: dict[Task, str] = {}
    found: list[Outlier] = []
    for kind, line in chosen.items():
        variant = results.study.variants[line.variant]
        task = line.task()
        if affordable and task not in links:
            record = record_of(results.study, task).encode()
            links[task] = "data:text/plain;charset=utf-8;base64," + base64.b64encode(record).decode()
        scores = " : ".join(str(score).replace("-", MINUS) for score in line.scores)
        numbers = {"turns": line.turns, "scores": scores, "deal": line.deal + 1}
        name = re.sub(r"[^a-z0-9]+", "-", f"{results.study.game} {variant.name}".lower()).strip("-")
        found.append(
            Outlier(
                say(f"outlier-{kind}"),
                say("outlier", variant=letter(line.variant), **numbers),
                f"{name}-{line.deal}-{line.rotation}.tgr",
                links.get(task, ""),
                replay_command(f"{name}-{line.deal}-{line.rotation}.tgr", variant),
                f"load({str(results.path)!r}).record({variant.name!r}, {line.deal}, {line.rotation})",
            )
        )
    return found
