"""Where a rule is decided: the files and lines of a game that cite it.

A rule is cited by its id in a comment, docstring or string:

    EV.play.unique                one rule
    EV.give.room, .passed         two rules: what begins with a dot replaces the last name of the id before it
    EV.card.{card}                the rules of the entries [[card]] of the pack: each is decided by its entry
    EV.place.*                    no rule: it says what a file is about

The sources are part of every installation, so they are read where they are; no index can be out of date.
"""

import re
from importlib import import_module
from pathlib import Path

from tanglewood.kernel.registry import GameInfo

# Bots estimate, they decide nothing: a rule cited there is still to be cited where it is decided.
NOT_DECIDING = ("bot",)
NAME = r"[a-z0-9_]+"
CITED = re.compile(
    rf"\b(?P<first>[A-Z]{{2}}(?:\.{NAME})+)(?P<wild>\.?\*|\.?\{{[^}}\n]*\}})?"
    rf"(?P<more>(?:(?:,|,? and|,? or)\s+(?:#\s*)?\.{NAME}(?:\.{NAME})*\b\*?)*)"
)
MORE = re.compile(rf"\.({NAME}(?:\.{NAME})*)(\*?)")
TABLE = re.compile(rf"(\.?)\{{({NAME})\}}")
ENTRY = re.compile(r"^\[\[(\w+)\]\]\n(?:(?!\[).*\n)*?id = \"([\w-]+)\"", re.MULTILINE)

Places = dict[str, list[str]]


class Citation:
    """An id as it is written in a text; with a `table`, the beginning of the ids of that table's entries."""

    def __init__(self, id: str, line: int, table: str = "") -> None:
        self.id = id
        self.line = line
        self.table = table


def citations(text: str) -> list[Citation]:
    """The ids a text cites, with their lines; wildcards are left out."""
    found: list[Citation] = []
    for match in CITED.finditer(text):
        first, wild = match["first"], match["wild"] or ""
        table = TABLE.fullmatch(wild)
        if not wild:
            found.append(Citation(first, line_at(text, match.start())))
        elif table is not None:
            found.append(Citation(first + table[1], line_at(text, match.start()), table[2]))
        for more in MORE.finditer(text, match.start("more"), match.end("more")):
            if not more[2]:
                id = f"{first.rpartition('.')[0]}.{more[1]}"
                found.append(Citation(id, line_at(text, more.start())))
    return found


def line_at(text: str, start: int) -> int:
    return text.count("\n", 0, start) + 1


def cited_places(folder: Path, name: str) -> Places:
    """Rule id to the places of a game's sources that cite it, as `games/everdell/play/paying.py:78`.

    `name` is what the folder is called in a place."""
    places: Places = {}
    beginnings: list[Citation] = []
    for path in sources(folder):
        inside = path.relative_to(folder).as_posix()
        for citation in citations(path.read_text(encoding="utf-8")):
            if citation.table:
                beginnings.append(citation)
            else:
                add(places, citation.id, f"{name}/{inside}:{citation.line}")
    for path in sorted((folder / "pack").rglob("*.toml")):
        inside = path.relative_to(folder).as_posix()
        text = path.read_text(encoding="utf-8")
        for entry in ENTRY.finditer(text):
            place = f"{name}/{inside}:{line_at(text, entry.start(2))}"
            for beginning in beginnings:
                if beginning.table == entry[1]:
                    add(places, beginning.id + entry[2].replace("-", "_"), place)
    return places


def sources(folder: Path) -> list[Path]:
    return [
        path
        for path in [*sorted(folder.rglob("*.py")), *sorted((folder / "pack").rglob("*.toml"))]
        if path.relative_to(folder).parts[0] not in NOT_DECIDING
    ]


def add(places: Places, id: str, place: str) -> None:
    known = places.setdefault(id, [])
    if place not in known:
        known.append(place)


def places_of_rules(info: GameInfo) -> Places:
    """Rule id to the places that cite it, in the sources of a game as they are installed."""
    package = info.listing.package
    folder = Path(str(import_module(package).__file__)).parent
    return cited_places(folder, package.removeprefix("tanglewood.").replace(".", "/"))
