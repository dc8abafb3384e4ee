"""What people do with the real pieces."""

from tanglewood.companion.deed import Outcome
from tanglewood.companion.rival import Rival
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.narrator import sentence
from tanglewood.kernel.registry import lookup
from tanglewood.words import words

PERSON = 0
"""Who reads the steps: the person who holds the phone."""


class Step:
    """One thing to do: the event it comes from, its values, its sentence, the rule it follows, and the text
    of a card that comes into force with it."""

    __slots__ = ("about", "name", "rule", "text", "values")

    def __init__(self, name: str, values: dict[str, Value], text: str, rule: str, about: str = "") -> None:
        self.name = name
        self.values = values
        self.text = text
        self.rule = rule
        self.about = about


def steps_of(rival: Rival, outcome: Outcome) -> list[Step]:
    """The steps of a deed, events that belong together as one.

    What only the person knows is not told: on the table of the companion the person holds whatever the rules
    needed. So events are told from their open half, and the rival has words where that needs others.
    """
    narrator = lookup(rival.game).narrator
    people = [words().say("companion-you"), words().say("companion-other")][: outcome.people]
    told = [opened(event) for event in outcome.told if event.name not in rival.quiet]
    steps: list[Step] = []
    rule = ""
    for span in narrator.spans(told):
        event = span.event
        # An event without a rule of its own belongs to the step before it.
        rule = str(event.open.get("rule", "")) or rival.rules.get(event.name, "") or rule
        text = sentence(narrator.event(outcome.table, event, PERSON, people))
        steps.append(Step(event.name, dict(event.open), text, rule, rival.about(event)))
    return steps


def opened(event: Event) -> Event:
    """An event without what only its seat knows."""
    return event if event.secret is None else Event(event.name, event.seat, event.open)
