"""Every number that scores changes what a greedy bot chooses: a judgement that grew by the same everywhere
would change nothing. A thing that does not turn up in the games below takes the place of one of its kind.
"""

from typing import Any

import pytest

import tanglewood
from scoring_numbers import BASE, Scoring, changed, looked_at, numbers
from tanglewood.bots.greedy import GreedyBot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.seat import Seat

SAMPLED = ("everdell",)
"""Games of which only the first number of each kind is tried, and by `make test-long` alone. Of the others
the short run tries the first of each kind."""
EXCEPT = {
    # Read in somebody's last turn only, when another one has left with as long a path: the judgement differs
    # then (test_judgements.py), but in none of these games another choice hangs on it.
    "deep_forest points.longest_tied",
    # A card that thins out the player's own cards: no greedy bot hires it, whatever it costs.
    "mycelia card.mucidula-mucida.cost",
}
"""Numbers without a choice that shows them, and why."""
JUDGED = {
    # What an opponent without a seat gets for an event, one way or the other: a bot achieves any event it
    # can, so that the judgement differs in every position and the choice in none of these.
    "everdell rugwort.missed_special",
    "everdell rugwort_points.basic_event",
    "everdell level.special_event",
}
"""The same for all numbers of a kind."""
CLEAREST = {
    "everdell discovery.score": "starfall_city",
    "everdell discovery.points": "serpents_pass",
    "everdell visitor.points": "phill_gurgle",
}
"""The entry that is tried of a kind whose first one scores under a condition that is seldom met."""


def choice(read: Any, text: str) -> str:
    try:
        state = read(text, checked=False)
    except tanglewood.TextError:  # in the middle of a thing whose place another one has taken
        return ""
    return str(GreedyBot(seeded(1)).choose(Seat(state)))


def parameters() -> list[object]:
    seen: set[str] = set()
    found: list[object] = []
    for number in numbers():
        kind = f"{number.game} {number.table}.{number.field}"
        if f"{number.game} {number.path}" in EXCEPT or kind in JUDGED:
            continue
        short = kind not in seen and number.game not in SAMPLED
        if number.game in SAMPLED and (kind in seen or CLEAREST.get(kind, number.id) != number.id):
            continue
        seen.add(kind)
        marks = [] if short else [pytest.mark.long]
        found.append(pytest.param(number, marks=marks, id=f"{number.game} {number.path}"))
    return found


@pytest.mark.parametrize("number", parameters())
def test_a_number_that_scores_changes_what_a_bot_chooses(number: Scoring) -> None:
    base = BASE.get(number.game, {})
    usual = tanglewood.game_with(number.game, changes=base).read
    others = [
        tanglewood.game_with(number.game, changes={**base, "experimental": True, number.path: value}).read
        for value in changed(number)
    ]
    places = looked_at(number)
    assert any(choice(usual, text) != choice(other, text) for text in places for other in others)
