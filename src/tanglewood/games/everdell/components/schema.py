"""The shapes of the pack's entries.

Kept apart from pack.py because msgspec makes its classes at run time, which the compiled build cannot.
"""

from typing import Annotated, Literal, get_args

import msgspec

from tanglewood.kernel.packs.bounds import FIRM
from tanglewood.kernel.packs.files import Entry, Shapes
from tanglewood.kernel.text.phrase import Phrase, Said

Id = Annotated[
    str,
    msgspec.Meta(
        pattern="^[a-z0-9][a-z0-9_]*$",
        description="an id of small letters, digits and _, like clock_tower",
    ),
]
# EV.comp.colours: the colour is the type of a card.
Color = Literal["tan", "green", "red", "blue", "purple"]
Kind = Literal["common construction", "unique construction", "common critter", "unique critter"]
Land = Literal["pearlbrook", "bellfaire", "newleaf", "spirecrest"]
CardSet = Literal["base", "farms", "corrin", "extra", "rugwort_cards", "legends_first", "legends_more", Land]
LANDS: tuple[str, ...] = get_args(Land)
Few = Annotated[int, msgspec.Meta(ge=0, le=15)]
Slots = Annotated[int, msgspec.Meta(ge=0, le=15, extra=FIRM)]
"""Cards that lie open in a row: moves and the sources of played cards have room for so many."""
RULES_OF_SETS = {
    "base": "EV.card",
    "farms": "MW.farm",
    "legends_first": "MW.legend",
    "legends_more": "MW.legend",
}
"""Where the catalogue lists the cards of a box, if not under the box's own name."""


class Component(Entry, kw_only=True):
    """An entry that does something: a rule of the catalogue, and a name for people."""

    id: Id

    @property
    def rule(self) -> str:
        """The rule of the catalogue that says what it does."""
        raise NotImplementedError

    @property
    def called(self) -> Said:
        """What people call it."""
        raise NotImplementedError


class Named(Component, kw_only=True):
    name: str

    @property
    def called(self) -> Said:
        return self.name


class Card(Named, kw_only=True):
    """A kind of card. Effects are words of language.py; `brings` names the critters that move in free.

    `golden` is the group of cards that a golden token links it to; one that is `rooted` never leaves a city.
    `set` is the box a card belongs to. One that `counts_as` another, or replaces it by its `ribbon`, is that
    other one in every rule that names it.
    """

    kind: Literal["critter", "construction"]
    color: Color
    # EV.comp.classes
    unique: bool = False
    copies: Annotated[int, msgspec.Meta(ge=1, le=8)]
    set: CardSet = "base"
    counts_as: str = ""
    ribbon: str = ""
    cost: str
    points: Annotated[int, msgspec.Meta(ge=-9, le=20)]
    brings: list[str] = msgspec.field(default_factory=list)
    free_by: Literal["", "any", "tan", "green", "red", "blue", "purple"] = ""
    golden: str = ""
    takes: Few = 1
    shares_with: str = ""
    into: Literal["", "opponent", "opponent for a green card"] = ""
    replaces: Literal["", "construction"] = ""
    cost_to: Literal["", "opponent"] = ""
    on_play: str = ""
    produce: str = ""
    visit: str = ""
    spaces: Few = 1
    second_space: str = ""
    stays: bool = False
    open: Few = 0
    never_copied: bool = False
    rooted: bool = False
    season: Literal["", "repeat location"] = ""
    after_card: str = ""
    after_critter: str = ""
    after_construction: str = ""
    after_draw: str = ""
    after_event: str = ""
    helps: str = ""
    cells: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    second_cell: str = ""
    bonus: str = ""
    text: str

    @property
    def rule(self) -> str:
        # EV.card.{card}, MW.farm.{card}, MW.corrin.{card}, MW.extra.{card}, MW.rugwort_cards.{card},
        # MW.legend.{card}, EX.pearlbrook.card.{card}, EX.newleaf.card.{card}
        if self.set in LANDS:
            return f"EX.{self.set}.card.{self.id}"
        return f"{RULES_OF_SETS.get(self.set, f'MW.{self.set}')}.{self.id}"


class Location(Named, kw_only=True):
    """A space for workers. One of the sort `land` belongs to a land's board, which says when it is there.

    With `shared` any number of workers may stand there, with `once` only one of each player.
    """

    sort: Literal["basic", "forest", "haven", "journey", "land"]
    set: Literal["base", Land] = "base"
    shared: bool = False
    once: bool = False
    points: Few = 0
    does: str
    text: str

    @property
    def rule(self) -> str:
        # EX.pearlbrook.loc.{location}, EX.bellfaire.loc.{location}, EX.newleaf.loc.{location}
        if self.set in LANDS:
            return f"EX.{self.set}.loc.{self.id}"
        return "EV.loc.journey" if self.sort == "journey" else f"EV.loc.{self.id}"  # EV.loc.{location}


class Event(Named, kw_only=True):
    sort: Literal["basic", "special"]
    set: Literal["base", Land] = "base"
    needs: list[str] = msgspec.field(default_factory=list)
    needs_colors: dict[Color, Few] = msgspec.field(default_factory=dict)
    needs_kinds: dict[Kind, Few] = msgspec.field(default_factory=dict)
    needs_numbers: dict[Literal["card", "critter", "construction", "event"], Few] = msgspec.field(
        default_factory=dict
    )
    points: Few
    does: str = ""
    score: list[str] = msgspec.field(default_factory=list)
    text: str

    @property
    def rule(self) -> str:
        # EX.pearlbrook.event.{event}, EX.bellfaire.event.{event}, EX.newleaf.event.{event}
        if self.set in LANDS:
            return f"EX.{self.set}.event.{self.id}"
        return f"EV.event.{self.id}"  # EV.event.{event}


class Power(Named, kw_only=True):
    """A worker ability. The lines say what happens when; see the top of powers.toml."""

    title: str
    box: Literal["mistwood", "bellfaire", "newleaf"]
    hand_limit: Few = 0
    start_hand: Few = 0
    turn: Literal["", "first", "last"] = ""
    stands_in: str = ""
    tokens: Few = 0
    kept: Few = 0
    pile: str = ""
    wild: bool = False
    trail: bool = False
    hoards: bool = False
    joins: bool = False
    follows: bool = False
    start: str = ""
    season: str = ""
    in_turn: str = ""
    draws: str = ""
    after_card: str = ""
    after_green: str = ""
    after_other: str = ""
    others_green: str = ""
    after_worker: str = ""
    after_place: str = ""
    visited: str = ""
    marked: str = ""
    text: str

    @property
    def rule(self) -> str:
        return f"MW.power.{self.id}"  # MW.power.{power}


class Counts(Entry, kw_only=True):
    hand_limit: Few
    start_hands: Annotated[list[int], msgspec.Meta(min_length=4, extra=FIRM)]
    meadow: Slots
    city: Annotated[int, msgspec.Meta(ge=1, le=30)]
    specials: Few
    forest: Annotated[list[int], msgspec.Meta(min_length=1, extra=FIRM)]
    forest_spaces: Annotated[list[int], msgspec.Meta(min_length=1, extra=FIRM)]
    workers: Few


class Season(Component, kw_only=True):
    workers: Few
    bonus: str = ""

    @property
    def rule(self) -> str:
        return f"EV.season.{self.id}"  # EV.season.{season}

    @property
    def called(self) -> Said:
        return Phrase("everdell-title-season", season=self.id)


class Rugwort(Entry, kw_only=True):
    id: Id
    name: str
    journey: Id
    missed_special: Few
    takes_worker: bool


class RugwortPoints(Entry, kw_only=True):
    card: Few
    purple: Few
    basic_event: Few
    glitzy_purple: Few
    squatty_space: Few
    walk: list[Id]


class Level(Entry, kw_only=True):
    """One of Nightweave's levels: points of the level symbol and of her final scoring."""

    id: Id
    name: str
    points: Few
    zero_card: Few
    prosperity: Few
    special_event: Few


class Lair(Entry, kw_only=True):
    hand: Annotated[list[Few], msgspec.Meta(min_length=2, extra=FIRM)]
    start_hand: Few
    city: Few
    die: Few
    own_city: Few
    left_out: list[Id]
    clearings: Annotated[list[Id], msgspec.Meta(min_length=4, max_length=4, extra=FIRM)]
    meadow: Annotated[list[Few], msgspec.Meta(min_length=8, max_length=8, extra=FIRM)]


class HerSeason(Entry, kw_only=True):
    id: Id
    spiders: Few
    draws: Few
    takes: Few
    clears: Few
    legend: bool = False


class Activity(Entry, kw_only=True):
    """What Nightweave does, by season: a first action, a second one, and a backup."""

    id: Id
    season: Literal["winter", "spring", "summer", "autumn"]
    mark: Literal["", "worker", "pawn"] = ""
    arrow: Literal["clockwise", "counter"]
    train: bool = False
    river: bool = False
    winter: str = ""
    spring: str = ""
    summer: str = ""
    autumn: str = ""
    backup: str


class Personality(Named, kw_only=True):
    """How Nightweave treats the Meadow cards beside her; `corners` too, or only those that share an edge.

    `berries` is the extra cost of playing one of them, `tokens` the points that taking one costs.
    """

    text: str
    corners: bool = True
    berries: Few = 0
    tokens: Few = 0

    @property
    def rule(self) -> str:
        return f"MW.personality.{self.id}"  # MW.personality.{personality}


class SpiderPlan(Named, kw_only=True):
    """What Nightweave plans all game; the foil is the price that averts it: this many pieces of these kinds.

    `spares` is what it leaves alone: resources or cards up to that number.
    """

    text: str
    foil: str = ""
    price: Few = 0
    price_in: Literal["cards or resources", "points or resources"] = "cards or resources"
    spares: Few = 0

    @property
    def rule(self) -> str:
        return f"MW.plan.{self.id}"  # MW.plan.{plan}


class Intrigue(Named, kw_only=True):
    """What Nightweave spins in one season. What no field says, code finds by its id.

    A human who plays a card of the colour `level_for` (or, with `visits`, goes to one) gives her points of
    the level. Webs lie on the places of `webs`: a worker costs `toll` pieces there and brings her `points`;
    if it `averts`, only one of the two. Playing a card of the colour `plays` costs `play_toll` pieces.
    """

    kind: Literal["seasonal", "instant"]
    level_for: Literal["", "green", "red", "blue", "purple"] = ""
    visits: bool = False
    webs: Literal["", "berry", "resin", "forest", "basic", "single basic", "cards"] = ""
    toll: Few = 0
    toll_in: Literal["cards", "resources", "cards or resources"] = "cards or resources"
    averts: bool = False
    points: Few = 0
    bars: Literal["", "spiders", "people"] = ""
    plays: Literal["", "tan", "green", "blue"] = ""
    play_toll: Few = 0
    from_hand: bool = False
    use_toll: Few = 0
    occupy_toll: Few = 0
    event_toll: Few = 0
    undrawn: Literal["", "blue"] = ""
    kept_out: Literal["", "tan"] = ""
    by_season: list[Few] = msgspec.field(default_factory=list)
    die: list[Literal["twig", "resin", "pebble", "berry"]] = msgspec.field(default_factory=list)
    price: Few = 0
    price_in: Literal["cards", "resources", "cards or resources"] = "cards or resources"
    or_price: Annotated[
        str,
        msgspec.Meta(
            pattern="^([1-9] (twig|resin|pebble|berry))?$", description="a price of one kind, like '2 pebble'"
        ),
    ] = ""
    text: str
    foil: str = ""

    @property
    def rule(self) -> str:
        return f"MW.intrigue.{self.id}"  # MW.intrigue.{intrigue}


SINGLE: dict[str, type[Entry]] = {
    "counts": Counts,
    "rugwort_points": RugwortPoints,
    "lair": Lair,
}
MANY: dict[str, type[Entry]] = {
    "card": Card,
    "location": Location,
    "event": Event,
    "power": Power,
    "season": Season,
    "rugwort": Rugwort,
    "level": Level,
    "her_season": HerSeason,
    "activity": Activity,
    "personality": Personality,
    "plan": SpiderPlan,
    "intrigue": Intrigue,
}


OWN_IDS = ["level", "rugwort", "personality", "plan", "intrigue"]


def learn_shapes(single: dict[str, type[Entry]], many: dict[str, type[Entry]]) -> None:
    """Let the pack have tables that only a module reads, each with ids of its own; done once, by
    modules/__init__.py."""
    SINGLE.update(single)
    MANY.update(many)
    OWN_IDS.extend(many)


def sort(file: str, table: str) -> str:
    """Cards, places and events are named by id alone, so they share one set of ids."""
    return table if table in OWN_IDS else ""


SHAPES = Shapes(SINGLE, MANY, sort, game="everdell")
