"""The log of a table as one person may read it: what each entry did, and whether a standing order did it."""

from typing import TYPE_CHECKING

from tanglewood.kernel.event import Event
from tanglewood.server.live.entry import UNDO, Entry
from tanglewood.server.live.telling import Teller
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import Line, Step
from tanglewood.words import words

if TYPE_CHECKING:
    from tanglewood.server.live.game import LiveGame

ORDERED = "ordered"
"""The sentence that a move was a standing order's."""


def steps(live: "LiveGame", viewer: Viewer, after: int, upto: int | None) -> list[Step]:
    """What the entries of the log did, as this person may know it."""
    teller = Teller(live.info.narrator, live.state, live.names, viewer)
    found: list[Step] = []
    standing: list[list[Event]] = []
    for number, entry in enumerate(live.entries[:upto]):
        if number >= after:
            story = teller.story(standing, entry.events)
            found.append(
                Step(
                    number=number,
                    seat=entry.seat,
                    kind=UNDO if entry.kind == UNDO else "move",
                    label=label(live, entry, teller),
                    events=teller.events(entry.events),
                    story=with_order(live, entry, viewer, story) if entry.is_ordered else story,
                )
            )
        if entry.kind == UNDO:
            standing.pop()
        else:
            standing.append(entry.events)
    return found


def with_order(live: "LiveGame", entry: Entry, viewer: Viewer, story: list[Line]) -> list[Line]:
    """The story of a move with the sentence that it was a standing order's: behind what begins a turn or goes
    on with the sentence before, and before the rest, which the next move may tell once more."""
    you = "yes" if viewer.seats == (entry.seat,) else "no"
    said = words().say("order-done", name=live.names[entry.seat], you=you)
    line = Line(said, ORDERED, entry.seat, head=False, deed=False, joins=False, events=0)
    behind = 1 if story and (story[0].head or story[0].joins) else 0
    line.events = story[0].events if behind else 0
    return [*story[:behind], line, *story[behind:]]


def label(live: "LiveGame", entry: Entry, teller: Teller) -> str:
    """A move in the words of its player for that player alone, and for everybody once the record is public.
    Until then everybody else reads what they saw of it: a move may name a hidden card."""
    if teller.viewer.perspective(entry.seat) == entry.seat or (live.over and entry.counts):
        return entry.label
    seen = teller.headline((entry.undone or entry).events)
    return seen or words().say("table-unseen", name=live.names[entry.seat])
