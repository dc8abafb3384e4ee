"""The numbers (`data`) an effect can have while it is under way: how many, of what, in which range.

The effect says what they mean, and which it can have (`Effect.shape`), in words:

    0, 1, -1        just this one                        n               any number
    most, up        up to the effect's `most` or `n`     any             resources still to choose
    card, index     of the pack, of a city               resource, color by number
    none            a resource or -1                     other           a player's number, or -1
    kinds           some kinds of things, as bits        source, place   see sources.py, player.py
    location        a place that is no event             slot            of the Meadow
    *card           any number of cards

A `|` stands between lines that are possible; an empty one means no numbers.
"""

from tanglewood.games.everdell.board.player import COLORS, RESOURCES, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects import (
    gaining,
)
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.kernel.text.position import MANY

OWN_NUMBERS = {"up": "n", "most": "most"}
"""Words that stand for a number of the effect itself."""


def inner(effect: Effect) -> Effect:
    """What a condition is the condition of."""
    while isinstance(effect, gaining.If):
        effect = effect.then
    return effect


def waits(table: Table, run: Run, above: Run) -> bool:
    """Whether a run can wait below another one. One that has not begun waits if it is the second of a line,
    or an ability's."""
    name = run.effect.place.split(".")
    begun = run.begun
    supply = not begun or run.data == (-1,) or len(run.data) == len(RESOURCES)
    if name[0] in table.config.pack.power_numbers and supply:
        return True  # it has not begun, though it may hold the supply as it was
    if not begun and name[-1].isdigit():
        return True
    effect = inner(run.effect)
    if not effect.below or (not begun and effect.shape.startswith("|")):
        return False
    return lies_on(inner(above.effect), effect)


def lies_on(above: Effect, below: Effect) -> bool:
    """Whether an effect may lie on another one that has begun and is not done."""
    return below.below == ANYTHING or above.sort in below.below


def fits(table: Table, run: Run) -> bool:
    """Whether a run can have the numbers it has."""
    effect = inner(run.effect)
    return any(matches(table, effect, words.split(), run.data) for words in effect.shape.split("|"))


def matches(table: Table, effect: Effect, words: list[str], data: tuple[int, ...]) -> bool:
    tail = words[-1][1:] if words and words[-1].startswith("*") else ""
    if tail:
        words = words[:-1] + [tail] * (len(data) - len(words) + 1)
    if len(words) != len(data):
        return False
    for word, number in zip(words, data, strict=True):
        low, high = reach(table, effect, word)
        if not low <= number <= high:
            return False
    return True


def reach(table: Table, effect: Effect, word: str) -> tuple[int, int]:
    """The lowest and the highest number a word stands for."""
    pack = table.config.pack
    if word.removeprefix("-").isdigit():
        return int(word), int(word)
    if word in OWN_NUMBERS:
        most: int = getattr(effect, OWN_NUMBERS[word])
        return 0, min(most, MANY)
    if word == "any":
        chosen: int = getattr(effect, word)
        return 0, MANY if chosen else 0
    for module in pack.modules:
        own = module.number_range(pack, word)
        if own is not None:
            return own
    return {
        "n": (0, MANY),
        "card": (0, pack.kinds - 1),
        "index": (0, 127),
        "resource": (0, len(RESOURCES) - 1),
        "none": (-1, len(RESOURCES) - 1),
        "color": (0, len(COLORS) - 1),
        "other": (-1, len(table.players)),
        "kinds": (1, 15),
        "source": (0, 127),
        "place": (0, SPOT),
        "location": (0, pack.first_event - 1),
        "slot": (0, len(table.meadow) - 1),
    }[word]
