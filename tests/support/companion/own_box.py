"""The same game twice: the program turns up and rolls, or people do it with what they own.

Whoever turns up the same cards and rolls the same numbers must be told the same steps.
"""

import random
from typing import Any

from companion_people import play
from tanglewood.companion.question import Answer, Question
from tanglewood.companion.session import Done, Session, new_session
from tanglewood.games.everdell.companion.cards import real_pack
from tanglewood.games.everdell.modules.nightweave.cards import lair_of

SEEN = {
    "activity": ("nightweave-reveals", "activity"),
    "intrigue": ("nightweave-spins", "intrigue"),
    "personality": ("nightweave-whim", "personality"),
    "solo": ("gwidyon-card", "card"),
}
"""Where the steps show what was turned up."""


def by_hand(question: Question, done: Done) -> Answer:
    """What people say who turn up and roll what the program did."""
    key, _, rest = question.key.partition(":")
    if key == "die":
        rolled = [step.values["die"] for step in done.steps if step.name.endswith("-rolled")]
        return str(rolled[int(rest)])
    if key in SEEN:
        name, value = SEEN[key]
        found = [str(step.values[value]) for step in done.steps if step.name == name]
        shown = found[int(rest) - 1 if key == "intrigue" else 0]
        if key == "personality":
            return next(it.id for it in lair_of(real_pack()).personalities if shown in (it.id, it.name))
        return shown
    return done.entry.answers[question.key]


def play_twice(rival: str, options: dict[str, Any], seed: int, entries: int = 60) -> Session:
    """Play a game with the program's cards and die, then the same one with one's own."""
    ours = play(new_session(rival, options, seed), random.Random(seed), entries)
    own = new_session(rival, options, seed + 1, own_cards=True, own_dice=True)
    for number, done in enumerate(ours.done):
        if number:
            own.tell(done.entry.deed)
        while own.question is not None:
            own.answer(by_hand(own.question, done))
        texts = [step.text for step in own.done[number].steps]
        assert texts == [step.text for step in done.steps], (number, done.entry.deed)
    return own
