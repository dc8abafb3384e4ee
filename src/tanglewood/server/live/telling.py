"""What happened, in the words of one person's log: sentence by sentence, and event by event for the board."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tanglewood.kernel.event import Event
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.state import NOBODY, UNASKED, State
from tanglewood.server.live.entry import UNDO, Entry, words_of
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.model import EventInfo, Line, Step, Update
from tanglewood.words import words

if TYPE_CHECKING:
    from tanglewood.server.live.game import LiveGame

OVER = "over"
"""The end of a game: a log tells it, where other stories let the result speak."""
ORDERED = "ordered"
"""The sentence that a move was a standing order's."""


class Sentences:
    """What is said of one position for one reader in one language: the words of events, which are for the
    label, for the board and for the log, and the stories of steps by their numbers."""

    def __init__(self) -> None:
        self.said: dict[int, tuple[Event, str]] = {}
        self.stories: dict[int, list[Line]] = {}


Alike = defaultdict[tuple[int, str], Sentences]
"""Sentences by their reader and language: of those who look on, and of people who share a screen, all read
the same, so that it is said once when they are told of a move."""


class Teller:
    """Tells one person, as they may know it, what happened at a table."""

    def __init__(
        self,
        narrator: Narrator[Any],
        state: State,
        names: list[str],
        viewer: Viewer,
        alike: Alike | None = None,
    ) -> None:
        self.narrator = narrator
        self.state = state
        self.names = names
        self.viewer = viewer
        # The seat for which the words about events are: whoever holds one seat is called `you`. A log that
        # several people read at one screen calls all of them by their names, and holds what all of them may
        # know.
        self.reader = NOBODY if viewer.shares_screen else viewer.perspective(NOBODY)
        self.sentences = Sentences() if alike is None else alike[self.reader, viewer.language]

    def tells(self, event: Event) -> bool:
        return event.name == OVER or self.narrator.tells(event, self.reader)

    def words(self, event: Event) -> str:
        known = self.sentences.said.get(id(event))
        if known is None:  # with the event itself: as long as it is kept, nothing else has its id
            known = (event, self.narrator.event(self.state, event, self.reader, self.names))
            self.sentences.said[id(event)] = known
        return known[1]

    def headline(self, events: list[Event]) -> str:
        """The first of these events that is told; empty if none is."""
        told = (self.words(event) for event in events if event.name != UNASKED and self.tells(event))
        return next((said for said in told if said), "")

    def events(self, events: list[Event]) -> list[EventInfo]:
        """Events as the board shows them. Nothing moves there when a move was taken unasked: what came of it
        says so."""
        found: list[EventInfo] = []
        unasked = ""
        for event in events:
            if event.name == UNASKED:
                unasked = self.unasked(event) or unasked
                continue
            found.append(
                EventInfo(
                    name=event.name,
                    seat=event.seat,
                    values=dict(event.seen_by(self.viewer.perspective(event.seat))),
                    words=self.words(event) if self.tells(event) else "",
                    head=self.narrator.begins_turn(event),
                    unasked=unasked,
                )
            )
            unasked = ""
        return found

    def unasked(self, event: Event) -> str:
        """That a move was taken unasked, for whoever would have been asked; also where people share a screen:
        the board shows it to the one who has just played."""
        reader = self.viewer.perspective(event.seat)
        if not self.narrator.tells(event, reader):
            return ""
        return self.narrator.event(self.state, event, reader, self.names)

    def story(self, before: Iterable[list[Event]], events: list[Event]) -> list[Line]:
        """The sentences of a step, given the steps before it, the last one first. The first sentence may tell
        their end once more, with what has come to it: whoever discards three cards decides three times."""
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

    def end_of(self, steps: Iterable[list[Event]]) -> list[Event]:
        """The events of the last sentence that these steps tell, the last step first, and perhaps some
        more."""
        found: list[Event] = []
        for events in steps:
            found = [event for event in events if self.tells(event)] + found
            if len(self.narrator.spans(found)) > 1:
                break
        return found


def steps(
    live: "LiveGame", viewer: Viewer, after: int, upto: int | None, alike: Alike | None = None
) -> list[Step]:
    """What the entries of the log did, as this person may know it. `alike` has what was said of this position
    already."""
    teller = Teller(live.info.narrator, live.state, live.names, viewer, alike)
    stories = teller.sentences.stories
    found: list[Step] = []
    end = live.number if upto is None else min(upto, live.number)
    for number in range(after, end):
        entry = live.entries[number]
        if number not in stories:
            stories[number] = teller.story(standing_before(live, number), entry.events)
        story = stories[number]
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
    return found


def standing_before(live: "LiveGame", number: int) -> Iterator[list[Event]]:
    """What the moves did that counted before an entry, the last one first: nobody reads far, and a log is
    long."""
    undone = 0
    for place in range(number - 1, -1, -1):
        entry = live.entries[place]
        if entry.kind == UNDO:
            undone += 1
        elif undone:
            undone -= 1
        else:
            yield entry.events


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
        return words_of(live, entry)
    seen = teller.headline((entry.undone or entry).events)
    return seen or words().say("table-unseen", name=live.names[entry.seat])


class Updates:
    """What has happened at a table since so many entries, and the state it led to, for each person who is
    told; as long as nothing else happens. It is made once for all who see the same."""

    def __init__(self, live: "LiveGame", after: int, online: set[bytes]) -> None:
        self.live = live
        self.after = after
        self.online = online
        self.alike: Alike = defaultdict(Sentences)
        self.made: dict[Viewer, Update] = {}

    def of(self, viewer: Viewer) -> Update:
        found = self.made.get(viewer)
        if found is None:
            steps = self.live.steps(viewer, self.after, alike=self.alike)
            self.made[viewer] = found = Update(steps, self.live.state_for(viewer, self.online))
        return found
