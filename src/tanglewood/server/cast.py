"""The cast: the names and faces under which people meet the bots.

Every level has a small family. Its first member is the one people usually meet; the others sit down where the
same level plays twice. The names are Fluent messages, `cast-LEVEL` and `cast-LEVEL-2`, and the client draws a
face for each of them under the same id. Records, commands and requests go by the level.
"""

from collections.abc import Collection, Iterable
from functools import cache
from typing import NamedTuple

from tanglewood.words import FALLBACK, languages, speaking, words

FAMILY = 3
"""How many members a family has."""


class Character(NamedTuple):
    """Somebody of the cast; `face` is the id of the drawing."""

    face: str
    name: str


def family(level: str) -> list[Character]:
    """The members of a level's family; a level without one is called by its own name."""
    faces = [level, *(f"{level}-{number}" for number in range(2, FAMILY + 1))]
    named = [Character(face, words().say(f"cast-{face}")) for face in faces if words().has(f"cast-{face}")]
    return named or [Character("", level.capitalize())]


def name_bot(level: str, taken: Collection[str]) -> str:
    """A name for a bot of a level at a table where some names are taken: no two are alike."""
    used = {name.casefold() for name in taken}
    members = [one.name for one in family(level)]
    number = 1
    while True:
        for name in members:
            called = name if number == 1 else f"{name} {number}"
            if called.casefold() not in used:
                return called
        number += 1


def faces(seats: Iterable[tuple[str | None, str]]) -> list[str]:
    """The face of every seat, by the level of its bot and its name: whoever is called like a member of the
    family has that face, any other bot one that is free. People have none."""
    rows = list(seats)
    found = ["" if level is None else face_by_name(level, name) for level, name in rows]
    for seat, (level, _) in enumerate(rows):
        if level is not None and not found[seat]:
            members = [one.face for one in family(level)]
            found[seat] = next((face for face in members if face not in found), members[0])
    return found


def face_by_name(level: str, name: str) -> str:
    return faces_by_name(level).get(name, "")


@cache
def faces_by_name(level: str) -> dict[str, str]:
    """The faces of a family by name, in whatever language somebody named a bot."""
    found: dict[str, str] = {}
    for language in (*languages(), FALLBACK):
        with speaking(language):
            found |= {one.name: one.face for one in family(level)}
    return found
