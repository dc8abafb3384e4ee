"""What happened, in the words of one person's log: sentence by sentence, and event by event for the board."""

from typing import TYPE_CHECKING, Any

from tanglewood.kernel.event import Event
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.state import NOBODY, UNASKED, State
from tanglewood.server.live.entry import UNDO, Entry
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import EventInfo, Line, Step
from tanglewood.words import words

if TYPE_CHECKING:
    from tanglewood.server.live.game import LiveGame

OVER = "over"
"""The end of a game: a log tells it, where other stories let the result speak."""
ORDERED = "ordered"
"""The sentence that a move was a standing order's."""


class Teller:
    """Tells one person, as they may know it, what happened at a table."""

    def __init__(self, narrator: Narrator[Any], state: State, names: list[str], viewer: Viewer) -> None:
        self.narrator = narrator
        self.state = state
        self.names = names
        self.viewer = viewer
        # An event is put into words for the label, for the board and for the log: once for all of them.
        self.said: dict[int, tuple[Event, str]] = {}

    def reader(self, event: Event) -> int:
        """The seat for which the words about an event are. A log that several people read at one screen calls
        all of them by their names, and holds what all of them may know."""
        return NOBODY if self.viewer.shares_screen else self.viewer.perspective(event.seat)

    def tells(self, event: Event) -> bool:
        return event.name == OVER or self.narrator.tells(event, self.reader(event))

    def words(self, event: Event) -> str:
        known = self.said.get(id(event))
        if known is None:  # with the event itself: as long as it is kept, nothing else has its id
            known = (event, self.narrator.event(self.state, event, self.reader(event), self.names))
            self.said[id(event)] = known
        return known[1]

    def headline(self, events: list[Event]) -> str:
        """The first of these events that is told; empty if none is."""
        told = (self.words(event) for event in events if event.name != UNASKED and self.tells(event))
        return next((said for said in told if said), "")

    def events(self, events: list[Event]) -> list[EventInfo]:
        """Events as the board shows them. Nothing moves there when a move was taken unasked: the log says
        it, and that is all."""
        return [
            EventInfo(
                name=event.name,
                seat=event.seat,
                values=dict(event.seen_by(self.viewer.perspective(event.seat))),
                words=self.words(event) if self.tells(event) else "",
                head=self.narrator.begins_turn(event),
            )
            for event in events
            if event.name != UNASKED
        ]

    def story(self, before: list[list[Event]], events: list[Event]) -> list[Line]:
        """The sentences of a step, given those of the steps before it. The first one may tell their end once
        more, with what has come to it: whoever discards three cards decides three times."""
        told: list[Event] = []
        shown: list[int] = []
        seen = 0
        for event in events:
            seen += event.name != UNASKED
            if self.tells(event):
                told.append(event)
                shown.append(seen)
        past = self.end_of(before) if told else []
        return [
            Line(
                words=self.words(span.event),
                name=span.event.name,
                seat=span.event.seat,
                head=self.narrator.begins_turn(span.event),
                deed=span.event.name in self.narrator.deeds,
                joins=span.first < len(past),
                events=shown[span.last - len(past)],
            )
            for span in self.narrator.spans([*past, *told])
            if span.last >= len(past)
        ]

    def end_of(self, steps: list[list[Event]]) -> list[Event]:
        """The events of the last sentence that these steps tell, and perhaps some more."""
        found: list[Event] = []
        for events in reversed(steps):
            found = [event for event in events if self.tells(event)] + found
            if len(self.narrator.spans(found)) > 1:
                break
        return found


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
