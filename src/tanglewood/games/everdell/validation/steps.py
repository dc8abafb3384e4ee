"""The numbers (`data`) an effect can have while it is under way: how many, of what, in which range.

What they mean is said at the effect; here each has a line of words, one a number:

    0, 1, -1        just this one                        n               any number
    most, up        up to the effect's `most` or `n`     any             resources still to choose
    card, index     of the pack, of a city               resource, color by number
    none            a resource or -1                     other           a player's number, or -1
    kinds           some kinds of things, as bits        source, place   see arriving.py, player.py
    location        a place that is no event             slot            of the Meadow
    *card           any number of cards

A `|` stands between lines that are possible; an empty one means no numbers. Effects not named keep none.
"""

from tanglewood.games.everdell.board.player import COLORS, RESOURCES, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects import base as effects
from tanglewood.games.everdell.effects import choices, removing, visits
from tanglewood.games.everdell.effects import giving as gifts
from tanglewood.games.everdell.effects import production as green
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.play import arriving, lifting, paying, playing, reacting, tolls, turn
from tanglewood.games.everdell.play import placing as places
from tanglewood.kernel.text.position import MANY

OWN_NUMBERS = {"up": "n", "most": "most"}
"""Words that stand for a number of the effect itself."""

SHAPES: dict[type[Effect], str] = {
    effects.Gain: "| any",
    choices.DiscardCards: "| most",
    choices.Swap: "| most",
    choices.ClearMeadow: "| up",
    choices.PutHere: "| most",
    choices.TuckFromHand: "| most",
    removing.DiscardFromCity: "| most",
    choices.DrawMeadow: "| most *card",
    visits.DrawAndPlay: "| most *card | -1 n *card",
    choices.KeepOrTuck: "| 1 *card",
    visits.RevealAndPlay: "| 0 *card | 1 *card",
    green.Produce: "| -1 *index",
    gifts.GiveTo: "n n n n",
    gifts.GiveAny: "| up up up up",
    gifts.GiveHere: "| most none",
    gifts.Teach: "| up -1 | up up",
    gifts.Post: "| other up",
    paying.ChooseWay: "card source",
    paying.Spare: "card source n kinds n n n n",
    paying.Replace: "card source",
    paying.UseToll: "n kinds",
    arriving.Arrive: "card source",
    reacting.After: "card *card | card -1",
    reacting.PayReaction: "card card",
    places.GoThere: "place",
    places.PlaceToll: "n kinds place",
    lifting.MoveWorker: "| place",
    visits.CopyThere: "location",
    playing.PlayToll: "n kinds card source n | n kinds card source -1",
    tolls.Toll: "n kinds",
}
"""By the class of the effect itself, never by one it derives from; modules have theirs."""


ANYTHING: tuple[type[Effect], ...] = ()
BELOW: dict[type[Effect], tuple[type[Effect], ...]] = {
    reacting.After: ANYTHING,
    reacting.Refill: ANYTHING,
    arriving.Arrive: (gifts.GiveTo, reacting.Refill, tolls.Toll),
    turn.NextSeason: ANYTHING,
    effects.Gain: ANYTHING,
    green.Produce: ANYTHING,
    visits.RevealAndPlay: ANYTHING,
    paying.ChooseWay: (playing.PlayToll,),
    paying.Spare: (playing.PlayToll, paying.UseToll),
    paying.Replace: (paying.UseToll,),
    places.GoThere: (places.PlaceToll, tolls.Toll),
    visits.CopyThere: (tolls.Toll,),
}
"""Effects that others may lie on once they have begun, and which ones: all others are done before anything
else. Effects that have not begun wait if they are the second of a line, or an ability's."""


def shape_of(table: Table, kind: type[Effect]) -> str:
    """The numbers an effect of this class can have; empty if it keeps none."""
    for module in table.config.pack.modules:
        shapes = module.shapes()
        if kind in shapes:
            return shapes[kind]
    return SHAPES.get(kind, "")


def allowed_on(table: Table, kind: type[Effect]) -> tuple[type[Effect], ...] | None:
    """What may lie on an effect of this class once it has begun; None: nothing."""
    found = BELOW.get(kind)
    for module in table.config.pack.modules:
        more = module.below().get(kind)
        if more is not None:
            found = more if found is None else found + more if found and more else ANYTHING
    return found


def inner(effect: Effect) -> Effect:
    """What a condition is the condition of."""
    while isinstance(effect, effects.If):
        effect = effect.then
    return effect


def waits(table: Table, run: Run, above: Run) -> bool:
    """Whether a run can wait below another one."""
    name = run.effect.place.split(".")
    begun = len(run.data) > 0
    supply = not begun or run.data == (-1,) or len(run.data) == len(RESOURCES)
    if name[0] in table.config.pack.power_numbers and supply:
        return True  # it has not begun, though it may know what the supply was
    if not begun and name[-1].isdigit():
        return True
    kind = type(inner(run.effect))
    allowed = allowed_on(table, kind)
    if allowed is None or (not begun and shape_of(table, kind).startswith("|")):
        return False
    return not allowed or type(inner(above.effect)) in allowed


def fits(table: Table, run: Run) -> bool:
    """Whether a run can have the numbers it has."""
    effect = inner(run.effect)
    shape = shape_of(table, type(effect))
    return any(matches(table, effect, words.split(), run.data) for words in shape.split("|"))


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
        "source": (0, 31),
        "place": (0, SPOT),
        "location": (0, pack.first_event - 1),
        "slot": (0, len(table.meadow) - 1),
    }[word]
