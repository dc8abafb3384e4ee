"""Steps: what the opponent did, as things to do with the real pieces."""

from tanglewood.companion.deed import Outcome
from tanglewood.companion.rival import Rival
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.registry import lookup
from tanglewood.words import words

PERSON = 0
"""Who reads the steps: the person who holds the phone."""


class Step:
    """One thing to do: the event it comes from, its values, its sentence and the rule it follows."""

    __slots__ = ("name", "rule", "text", "values")

    def __init__(self, name: str, values: dict[str, Value], text: str, rule: str) -> None:
        self.name = name
        self.values = values
        self.text = text
        self.rule = rule


def steps_of(rival: Rival, outcome: Outcome) -> list[Step]:
    """The steps of a deed, events that belong together as one."""
    narrator = lookup(rival.game).narrator
    people = [words().say("companion-you"), words().say("companion-other")]
    told = [event for event in outcome.events if event.name not in rival.quiet]
    return [
        step_of(narrator.event(outcome.table, span.event, PERSON, people), span.event)
        for span in narrator.spans(told)
    ]


def step_of(text: str, event: Event) -> Step:
    return Step(event.name, dict(event.open), text, str(event.open.get("rule", "")))
