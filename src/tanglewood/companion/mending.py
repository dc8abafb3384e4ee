"""A late correction: what was done at the table by the old answers, and what has to be put right there."""

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from tanglewood.companion.step import Step

if TYPE_CHECKING:
    from tanglewood.companion.session import Session


class Repair:
    """One deed that went another way: the steps to take back, and those to do instead."""

    def __init__(self, place: int, name: str, gone: list[Step], new: list[Step]) -> None:
        self.place = place
        self.name = name
        self.gone = gone
        self.new = new


def repairs(before: "Session", now: "Session") -> list[Repair]:
    """What differs between the deeds that were carried out and those that should have been, in order.

    Deeds are known by their number, which they keep when another one is removed or comes in before them.
    """
    known = {entry.nth for entry in before.journal}
    fresh = {done.entry.nth: (place, done) for place, done in enumerate(now.done)}
    found: list[Repair] = []
    for place, old in enumerate(before.done):
        if old.entry.nth in fresh:
            at, new = fresh[old.entry.nth]
            gone, instead = differences(old.steps, new.steps)
            found.append(Repair(at, new.name or old.name, gone, instead))
        else:
            found.append(Repair(place, old.name, old.steps, []))
    found += [Repair(at, new.name, [], new.steps) for nth, (at, new) in fresh.items() if nth not in known]
    found.sort(key=lambda it: it.place)
    return [it for it in found if it.gone or it.new]


def differences(old: list[Step], new: list[Step]) -> tuple[list[Step], list[Step]]:
    """The steps that are only in the old row, and those that are only in the new one."""
    gone: list[Step] = []
    more: list[Step] = []
    same = SequenceMatcher(None, [it.text for it in old], [it.text for it in new], autojunk=False)
    for how, first, last, start, end in same.get_opcodes():
        if how != "equal":
            gone += old[first:last]
            more += new[start:end]
    return gone, more


def moved(before: "Session", now: "Session") -> list[tuple[str, str, str]]:
    """What lies before the opponent otherwise than people think: its name, how it was, how it is."""
    if before.things is None or now.things is None:
        return []
    old = {it.thing.id: it for it in before.rival.shown(before.things)}
    new = {it.thing.id: it for it in now.rival.shown(now.things)}
    found: list[tuple[str, str, str]] = []
    for id in dict.fromkeys([*old, *new]):
        name = (new.get(id) or old[id]).thing.name
        was, is_now = (row[id].value if id in row else "" for row in (old, new))
        if was != is_now:
            found.append((name, was, is_now))
    return found
