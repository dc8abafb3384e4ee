"""No English sentence is kept that nobody asks for, in the server, the games or the client.

Code asks by a key, or by a part of it that is put behind others: `say("rules-count")` behind `f"cli-{key}"`,
`web-part-${part}`. A key is asked for if the texts and patterns of the sources can make it.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from parsed import language_of
from tanglewood.kernel.registry import GAMES
from tanglewood.words import FALLBACK

ROOT = Path(__file__).parents[2] / "src" / "tanglewood"
"""Of the sources, whatever build runs."""
CLIENT = ROOT.parents[1] / "web" / "src"
QUOTED = re.compile(r"\"([\w-]+)\"|'([\w-]+)'|`([^`\s]*)`")
NAMED = re.compile(r"\"([\w-]+)\"|^([\w-]+) *=|^\[+([\w.-]+)\]", re.MULTILINE)
"""Ids in a file of a game: entries, sections, lessons."""
FIELD = re.compile(r"^\s*([\w-]+): ", re.MULTILINE)
MADE = re.compile(
    r"lesson-.*|(\w+)-(measure|pad)-.*|mycelia-picture-.*|refused-\w+-untitled|report-correction-\w+|web-setting-.*"
    r"|system-\w+"
)
"""Keys made of what stands apart in a file or is spelled otherwise there: steps of lessons, ids of measures
and settings, rows of pads, errors of the system, and endings that are added. Who makes them has tests of
its own."""
HOLE = re.compile(r"\$\{[^}]*\}")
ANY = "([\\w-]+?)"


class Asked:
    """What the sources can ask for: whole texts, and patterns with holes that other texts fill."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.patterns: set[str] = set()
        for path in sorted(ROOT.rglob("*.py")):
            self.read_python(ast.parse(path.read_text(encoding="utf-8")))
        pages = [path for path in ROOT.rglob("*.html") if "static" not in path.parts]
        for path in sorted([*pages, *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
            self.read_client(path.read_text(encoding="utf-8"))
        for path in sorted(ROOT.rglob("*.toml")):
            if "locales" not in path.parts:
                self.texts |= {
                    it for found in NAMED.findall(path.read_text(encoding="utf-8")) for it in found
                }
        self.made = [
            re.compile(one) for one in sorted(self.patterns) if re.search(r"[a-z]{2}-|-[a-z]{2}", one)
        ]

    def read_python(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                self.add([str(it.value) if isinstance(it, ast.Constant) else None for it in node.values])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.texts.add(node.value)

    def read_client(self, text: str) -> None:
        for one, other, template in QUOTED.findall(text):
            if template:
                pieces = HOLE.split(template)
                self.add([it for piece in pieces for it in (piece, None)][:-1])
            else:
                self.texts.add(one or other)
        self.texts |= set(FIELD.findall(text))

    def add(self, pieces: list[str | None]) -> None:
        """A pattern: its texts, and None for each hole."""
        if all(piece is None or re.fullmatch(r"[\w-]*", piece) for piece in pieces):
            self.patterns.add("".join(ANY if piece is None else piece for piece in pieces))

    @cache  # noqa: B019  there is one for all tests
    def has(self, key: str) -> bool:
        if key in self.texts or key.isdigit() or key.replace("-", "_") in self.texts:
            return True
        game = next((it for it in GAMES.ours() if key.startswith(f"{it}-")), "")
        if game and self.has(key.removeprefix(f"{game}-")):
            return True
        return any(all(map(self.has, fits)) for fits in self.ways(key))

    def ways(self, key: str) -> Iterator[tuple[str, ...]]:
        for pattern in self.made:
            found = pattern.fullmatch(key)
            if found and found.groups() and found.groups() != (key,):
                yield found.groups()


def test_every_english_sentence_is_asked_for() -> None:
    english = language_of(FALLBACK)
    used = set().union(*(sentence.uses for sentence in english.sentences.values()))
    asked = Asked()
    keys = [key for key in english.sentences if not key.startswith("-") and key not in used]
    assert len(keys) > 5000
    assert [key for key in keys if not MADE.fullmatch(key) and not asked.has(key)] == []


def test_what_nobody_asks_for_is_found() -> None:
    asked = Asked()
    assert asked.has("cli-rules-count")
    assert not asked.has("cli-rules-nobody")
    assert not asked.has("web-rules-that-nobody-reads")
    assert not asked.has("everdell-event-nightweave-station-played")
