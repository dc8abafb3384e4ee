"""A game in sentences: what is asked, what an option means, what happened, what a component is.

Every sentence has a key in the Fluent files that begins with the id of the game: `mycelia-event-moved`. What
a game has no sentence for is said as well as its names allow.
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol

from mypy_extensions import mypyc_attr

from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import UNASKED, Frame, S
from tanglewood.kernel.telling import Repeat, Span, join
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.phrase import Phrase


class Speaker(Protocol):
    """The sentences of a language, by their keys."""

    def say(self, key: str, /, **values: object) -> str: ...

    def phrase(self, phrase: Phrase) -> str: ...

    def name(self, value: str) -> str: ...

    def has(self, key: str) -> bool: ...


OPENING = "¿¡«„“(\u202f\xa0"
"""What may stand before the first letter of a sentence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrator(Generic[S]):
    """The words of a game. A game overrides what it says in a way of its own.

    `words` gives the language that is spoken. `turns` are the events that begin somebody's turn, `quiet`
    those that go without saying in a story, because what comes next says it, and `seats` the values of events
    that are seats: they are called by their names. `deeds` are what a turn is remembered by; all else comes
    of them. `repeats` are told in one sentence when they follow each other. Of every move that was taken
    unasked its player is told so, but for those whose first words are `implied`: they only carry out what was
    just chosen, and their own events say it. `harmless` are events in which chance changes nothing of what
    the move does: a card that comes in place of the one played.
    """

    def __init__(
        self,
        game: str,
        words: Callable[[], Speaker],
        turns: tuple[str, ...] = ("turn",),
        quiet: tuple[str, ...] = ("over",),
        seats: tuple[str, ...] = (),
        deeds: tuple[str, ...] = ("played",),
        repeats: dict[str, Repeat] | None = None,
        implied: tuple[str, ...] = (),
        harmless: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.words = words
        self.turns = turns
        self.quiet = quiet
        self.seats = seats
        self.deeds = deeds
        self.repeats = repeats or {}
        self.implied = implied
        self.harmless = harmless

    def say(self, key: str, /, **values: object) -> str:
        """A sentence of the game."""
        return self.words().say(f"{self.game}-{key}", **values)

    def has(self, key: str) -> bool:
        """Whether the game has this sentence."""
        return self.words().has(f"{self.game}-{key}")

    # ------------------------------------------------------------------ questions and options

    def question(self, state: S) -> str:
        """What the seat that decides is being asked, in one sentence."""
        if not state.stack:
            return self.words().say("question-over")
        return self.asked(state, state.stack[-1])

    def asked(self, state: S, frame: Frame[Any]) -> str:
        """What a frame asks for. A turn as such asks nothing, so the player is asked what to do."""
        question = frame.question(state)
        if question is not None:
            return sentence(self.words().phrase(question.whole()))
        return self.say("ask-turn") if self.has("ask-turn") else self.words().say("question-turn")

    def option(self, state: S, move: Move) -> str:
        """An option in words, as it is meant in this position. The sentence is that of its first word, like
        `mycelia-move-play`, with the rest of the move as `what`."""
        key = f"move-{move.verb()}"
        return self.say(key, what=move.text.partition(" ")[2]) if self.has(key) else move.text

    # ------------------------------------------------------------------ events

    def event(self, state: S, event: Event, viewer: int, names: list[str]) -> str:
        """An event as a sentence for somebody who sits at `viewer`; `names` are those of the seats."""
        values = self.values(state, event, viewer, names)
        if self.has(f"event-{event.name}"):
            return self.say(f"event-{event.name}", **values)
        if event.name == UNASKED:
            return self.words().say("event-unasked")
        said = [f"{key} {self.shown(state, key, it, names)}" for key, it in event.seen_by(viewer).items()]
        what = event.name.replace("-", " ")
        plain = {"name": values["name"], "what": what, "n": len(said), "rest": ", ".join(said)}
        return self.words().say("event-plain", **plain)

    def values(self, state: S, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
        """What the sentence of an event is filled with: what the viewer may know of it, who did it, and
        whether that is the viewer."""
        seen = event.seen_by(viewer)
        found: dict[str, object] = {key: self.shown(state, key, value, names) for key, value in seen.items()}
        found["name"] = names[event.seat] if event.seat >= 0 else ""
        found["you"] = "yes" if event.seat == viewer else "no"
        if event.name == UNASKED:
            found["verb"] = verb_of(event, viewer)
        return found

    def shown(self, state: S, key: str, value: Value, names: list[str]) -> object:
        """A value of an event as people read it: a card by its name, for example."""
        return names[int(value)] if key in self.seats else value

    def story(self, state: S, events: list[Event], viewer: int, names: list[str]) -> list[str]:
        """What happened, one sentence after another; events that belong together become one sentence."""
        told = [event for event in events if self.tells(event, viewer)]
        return [self.event(state, span.event, viewer, names) for span in self.spans(told)]

    def tells(self, event: Event, viewer: int) -> bool:
        """Whether a story tells this event to a viewer. That a lone option was taken unasked is told to the
        one who would have been asked."""
        if event.name == UNASKED:
            verb = verb_of(event, viewer)
            return verb != "" and verb not in self.implied
        return event.name not in self.quiet

    def spans(self, events: list[Event]) -> list[Span]:
        """Events that are told, those that belong together as one."""
        found: list[Span] = []
        for place, event in enumerate(events):
            both = self.merge(found[-1].event, event) if found else None
            if both is None:
                found.append(Span(event, place, place))
            else:
                found[-1] = Span(both, found[-1].first, place)
        return found

    def merge(self, one: Event, other: Event) -> Event | None:
        """Two events that follow each other as one, if they belong together; it must not depend on what only
        their seat knows."""
        how = self.repeats.get(one.name)
        return None if how is None else join(one, other, how)

    def begins_turn(self, event: Event) -> bool:
        """Whether this event begins somebody's turn: a heading in a log."""
        return event.name in self.turns

    def moment(self, state: S, seat: int) -> str:
        """The moment a seat is in, as the game counts: its round or its season. Empty if none."""
        return self.say("moment", **state.progress()) if self.has("moment") else ""

    # ------------------------------------------------------------------ reasons

    def reasons(self, before: S, after: S, events: list[Event], move: Move) -> list[Phrase]:
        """What speaks for a move, or against it, given what it did in a world that its player imagines: the
        most important first. Both positions are of that world, so whatever is read off them may be wrong;
        whoever asks keeps what is the same in every world."""
        return []

    def inside(self, state: S) -> bool:
        """Whether a decision is in the middle of an effect: its outcome belongs to the move before."""
        return False

    # ------------------------------------------------------------------ components

    def component(self, entry: dict[str, object]) -> dict[str, object]:
        """Words for a component of the pack, given its entry.

        `words` are all of it in sentences: what it is, its numbers and cost, what it does. A component
        without a `name` gets one. Other words go by the field they explain, like `function_words`.
        """
        it = Component(entry)
        say = self.words().name
        found: dict[str, object] = {"words": [say(line) for line in self.describe(it)]}
        if not it.text("name"):
            found["name"] = self.name_of(it)
        found.update(self.field_words(it))
        return found

    def describe(self, it: Component) -> list[str]:
        """A component in sentences."""
        return [it.text("text")] if it.text("text") else []

    def field_words(self, it: Component) -> dict[str, object]:
        """Words for single fields of a component, by the names under which they are listed."""
        return {}

    def name_of(self, it: Component) -> str:
        """What a component without a name of its own is called."""
        return self.say("about-name", table=it.table, id=it.id) if self.has("about-name") else it.id


def verb_of(event: Event, viewer: int) -> str:
    """The first word of the move that was taken unasked; empty for all but its player."""
    return str(event.seen_by(viewer).get("move", "")).partition(" ")[0]


def sentence(clause: str) -> str:
    """A clause that begins with a capital letter.

    >>> sentence("which card?"), sentence("¿qué carta?")
    ('Which card?', '¿Qué carta?')
    """
    rest = clause.lstrip(OPENING)
    return clause[: len(clause) - len(rest)] + rest[:1].upper() + rest[1:]
