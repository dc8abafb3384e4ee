"""Nightweave's activity cards, levels and seasons, and the words of her actions.

three_twigs, journey_3           a spider on this space, or the next free one of its kind by the arrow
forest top_left                  on the card of this clearing
own city, open card              on a card of her city, on an open card of the human's city or of her own
basic event, special event       on an event
haven                            on the Haven
ambassador, wonder               her frog to the river, a spider to a wonder (only with Pearlbrook)
... + 1 point, ... + level       and points for it
draw, discard, play hand, play meadow, enter
play meadow, draw                two things in this order
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import Part
from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.games.everdell.components import schema
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.packs import files as packfiles
from tanglewood.kernel.text.reading import whole

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Location
    from tanglewood.games.everdell.components.pack import Pack

NIGHTWEAVE: Final = "nightweave"
SEASONS: Final = ("winter", "spring", "summer", "autumn")
CLEARINGS: Final = ("top_left", "bottom_left", "top_right", "bottom_right")

# Kinds of her actions: those up to HAVEN place a spider.
BASIC: Final = 0
FOREST: Final = 1
JOURNEY: Final = 2
OWN_CITY: Final = 3
OPEN_CARD: Final = 4
BASIC_EVENT: Final = 5
SPECIAL_EVENT: Final = 6
HAVEN: Final = 7
DRAW: Final = 8
DISCARD: Final = 9
PLAY_HAND: Final = 10
PLAY_MEADOW: Final = 11
ENTER: Final = 12
AMBASSADOR: Final = 13
WONDER: Final = 14

LEVEL: Final = -1
"""As many points as the level says."""
WORDS: Final = {
    "own city": OWN_CITY,
    "open card": OPEN_CARD,
    "basic event": BASIC_EVENT,
    "special event": SPECIAL_EVENT,
    "haven": HAVEN,
    "draw": DRAW,
    "discard": DISCARD,
    "play hand": PLAY_HAND,
    "play meadow": PLAY_MEADOW,
    "enter": ENTER,
    "ambassador": AMBASSADOR,
    "wonder": WONDER,
}


class Action:
    """One action of Nightweave: on which space, for how many points, and what she does after it."""

    __slots__ = ("at", "kind", "points", "then", "words")

    def __init__(self, kind: int, at: int, points: int, then: int, words: str) -> None:
        self.kind = kind
        self.at = at  # a place, or a clearing
        self.points = points
        self.then = then  # DRAW, DISCARD or -1
        self.words = words

    @property
    def places(self) -> bool:
        return self.kind <= HAVEN


class Activity:
    """An activity card. `rows` are her two actions by season; none before its first season."""

    def __init__(self, entry: "schema.Activity", rows: list[list[Action]], backup: list[Action]) -> None:
        self.id = entry.id
        self.season = SEASONS.index(entry.season)
        self.worker = entry.mark == "worker"  # MW.nw.turn.worker_mark
        self.pawn = entry.mark == "pawn"
        self.clockwise = entry.arrow == "clockwise"
        self.river = entry.river
        self.train = entry.train
        self.rows = rows
        self.backup = backup
        self.level_points = "level" in entry.backup.split(", ")


class Level:
    def __init__(self, entry: "schema.Level") -> None:
        self.name = entry.name
        self.points = entry.points
        self.zero_card = entry.zero_card
        self.prosperity = entry.prosperity
        self.special_event = entry.special_event


class HerSeason:
    """What Nightweave gets when she prepares for a season."""

    def __init__(self, entry: "schema.HerSeason") -> None:
        self.spiders = entry.spiders
        self.draws = entry.draws
        self.takes = entry.takes
        self.clears = entry.clears
        self.legend = entry.legend


class Module:
    """A personality, plan or intrigue; code finds what it does by its id."""

    def __init__(self, entry: "schema.Named", seasonal: bool) -> None:
        self.id = entry.id
        self.rule = entry.rule
        self.name = entry.name
        self.seasonal = seasonal


PIECES: Final = {"cards": 1, "resources": 2, "cards or resources": 3, "points or resources": 6}
"""The kinds of pieces a toll is paid in, as play/tolls.py numbers them."""


class Personality(Module):
    def __init__(self, entry: "schema.Personality") -> None:
        super().__init__(entry, False)
        self.corners = entry.corners
        self.berries = entry.berries
        self.tokens = entry.tokens


class SpiderPlan(Module):
    """A plan, with the price of its foil."""

    def __init__(self, entry: "schema.SpiderPlan") -> None:
        super().__init__(entry, False)
        self.price = entry.price
        self.price_in = PIECES[entry.price_in]
        self.spares = entry.spares


class Intrigue(Module):
    """An intrigue of one season: the fields of the pack's entry, colours and resources as numbers."""

    def __init__(self, entry: "schema.Intrigue", webs: int) -> None:
        super().__init__(entry, entry.kind == "seasonal")
        self.level_for = number_in(COLORS, entry.level_for)
        self.visits = entry.visits
        self.webs = webs  # bit p: a web token belongs on location p, if that is in play
        self.on_cards = entry.webs == "cards"  # ... and on every worker space of a card
        self.toll = entry.toll
        self.toll_in = PIECES[entry.toll_in]
        self.averts = entry.averts
        self.points = entry.points
        self.bars_spiders = entry.bars == "spiders"
        self.bars_people = entry.bars == "people"
        self.plays = number_in(COLORS, entry.plays)
        self.play_toll = entry.play_toll
        self.from_hand = entry.from_hand
        self.use_toll = entry.use_toll
        self.occupy_toll = entry.occupy_toll
        self.event_toll = entry.event_toll
        self.undrawn = number_in(COLORS, entry.undrawn)
        self.kept_out = number_in(COLORS, entry.kept_out)
        self.by_season: list[int] = list(entry.by_season)
        self.die = [number_in(RESOURCES, word) for word in entry.die]
        self.price = entry.price
        self.price_in = PIECES[entry.price_in]
        # Some can also be foiled by a number of one resource.
        words = entry.or_price.split()
        self.or_price = int(words[0]) if words else 0
        self.or_resource = number_in(RESOURCES, words[1]) if words else -1


def number_in(row: tuple[str, ...], word: str) -> int:
    """The number of a colour or resource; -1 for none."""
    return row.index(word) if word else -1


def web_pattern(pack: "Pack", wanted: str) -> int:
    """The basic and forest locations a web token belongs on, as bits."""
    webs = 0
    for place in [*pack.basic_places, *pack.forest_places]:
        location = pack.locations[place]
        if wanted in RESOURCES:
            fits = yields(location, RESOURCES.index(wanted))
        elif wanted == "single basic":
            fits = location.sort == "basic" and not location.shared
        else:
            fits = location.sort == wanted
        if fits:
            webs |= 1 << place
    return webs


def yields(location: "Location", resource: int) -> bool:
    """Whether a location shows a resource or a free choice; a copy does not count (MW.intrigue.jam_which)."""
    return any(effect.yields(resource) for effect in location.does.effects)


class Lair(Part):
    """All of Nightweave's entries in the pack."""

    def __init__(self, pack: "Pack", files: packfiles.Files) -> None:
        entry = files.one(schema.Lair)
        self.hand = entry.hand
        self.start_hand = entry.start_hand
        self.city = entry.city
        self.die = entry.die
        self.own_city = entry.own_city
        unknown = [id for id in entry.left_out if id not in pack.event_numbers]
        if unknown:
            raise files.error(entry, "left_out", f"expected an event of the pack, got {unknown[0]!r}")
        self.left_out = [pack.event_numbers[id] for id in entry.left_out]
        self.clearings = [CLEARINGS.index(name) for name in entry.clearings]  # MW.nw.tie.forest_ring
        self.meadow = [slot - 1 for slot in entry.meadow]  # MW.nw.tie.meadow_ring
        self.levels = [Level(it) for it in files.of(schema.Level)]
        self.seasons = [HerSeason(it) for it in files.of(schema.HerSeason)]
        # MW.nw.setup.cards, .split
        self.activities = [self.activity(pack, files, it) for it in files.of(schema.Activity)]
        self.numbers = {it.id: number for number, it in enumerate(self.activities)}
        self.personalities = [Personality(it) for it in files.of(schema.Personality)]
        self.plans = [SpiderPlan(it) for it in files.of(schema.SpiderPlan)]
        # MW.module.intrigue_count
        self.intrigues = [Intrigue(it, web_pattern(pack, it.webs)) for it in files.of(schema.Intrigue)]
        # Exclusive spaces in the order of the board.
        # MW.nw.tie.basic_row
        self.basic = [place for place in pack.basic_places if not pack.locations[place].shared]
        self.journey = [place for place in pack.journey_places if not pack.locations[place].shared]

    def activity(self, pack: "Pack", files: packfiles.Files, entry: "schema.Activity") -> Activity:
        rows: list[list[Action]] = []
        field = "backup"
        try:
            backup = [read_action(pack, part) for part in entry.backup.split(", ") if part != "level"]
            for field in SEASONS:
                text: str = getattr(entry, field)
                rows.append([read_action(pack, part) for part in text.split(" / ")] if text else [])
        except TextError as problem:
            raise files.error(entry, field, str(problem)) from None
        return Activity(entry, rows, backup)

    def pile(self, season: int, river: bool = False) -> list[int]:
        """The activity cards whose first season this is; those of the `river` only with Pearlbrook
        (MW.nw.setup.sort, .river, MW.with.pearlbrook.setup)."""
        cards = self.activities
        return [i for i, it in enumerate(cards) if it.season == season and (river or not it.river)]


def read_action(pack: "Pack", text: str) -> Action:
    words, _, bonus = text.partition(" + ")
    points: int | None = 0
    if bonus:
        points = LEVEL if bonus == "level" else whole(bonus.removesuffix(" point"), 1, 99)
    words, _, second = words.partition(", ")
    if points is None or (second and second not in WORDS):
        raise no_action(text)
    then = WORDS[second] if second else -1
    if words in WORDS:
        return Action(WORDS[words], -1, points, then, text)
    if words.startswith("forest ") and words.removeprefix("forest ") in CLEARINGS:
        return Action(FOREST, CLEARINGS.index(words.removeprefix("forest ")), points, then, text)
    place = pack.place_numbers.get(words, -1)
    if 0 <= place < pack.first_event and pack.locations[place].sort in ("basic", "journey"):
        kind = BASIC if pack.locations[place].sort == "basic" else JOURNEY
        return Action(kind, place, points, then, text)
    raise no_action(text)


def no_action(text: str) -> TextError:
    return TextError(f"expected an action of hers like 'three_twigs' or 'play meadow, draw', got {text!r}")


def lair_of(pack: "Pack") -> Lair:
    """All of Nightweave's entries in a pack."""
    part = pack.parts[NIGHTWEAVE]
    assert isinstance(part, Lair)
    return part
