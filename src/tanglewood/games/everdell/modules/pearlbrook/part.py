"""Pearlbrook's entries in the pack, ready for play: river spaces and cards, adornments, wonders, moves."""

import re
from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import Part
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.effects.choices import DiscardCards, PayCost
from tanglewood.games.everdell.modules.pearlbrook import schema
from tanglewood.games.everdell.modules.pearlbrook.prices import PayPearls
from tanglewood.games.everdell.modules.pearlbrook.river import PEARLBROOK
from tanglewood.games.everdell.modules.pearlbrook.wonders import Build
from tanglewood.games.everdell.moves import CityWords
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.move import Move, Vocabulary

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.effects.base import EffectLine
    from tanglewood.kernel.packs.files import Files

# Kinds of moves.
FROG: Final = 100
FROG_CITY: Final = 101
ADORN: Final = 102
TRADE: Final = 103
REFLECT: Final = 104
LODGE: Final = 105
PICK: Final = 106

COUNTED: Final = (*COLORS, "critter", "construction", "token", "color", "hand card", "wonder", "nothing")
"""What an adornment counts at the end."""
CRITTERS: Final = 5
CONSTRUCTIONS: Final = 6
TOKENS: Final = 7
ALL_COLORS: Final = 8
HAND: Final = 9
WONDERS: Final = 10
NOTHING: Final = 11


class Space:
    """A space of the river; one without a trade of its own has a river destination."""

    def __init__(self, entry: schema.RiverSpace, trade: "EffectLine | None") -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.needs = [entry.needs_colors.get(color, 0) for color in COLORS]
        self.trade = trade


class Destination:
    """A river destination. Locations take a point and a resource for cards and a pearl, which comes even if
    the hand is full (EX.pearlbrook.river.location, .draw_limit, .meadow_draw)."""

    def __init__(self, entry: schema.RiverCard, trade: "EffectLine") -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.citizen = entry.sort == "citizen"
        self.trade = trade


class Adornment:
    """An adornment: points for every so many of something, `most` in all if that is not 0."""

    def __init__(self, entry: schema.Adornment, grants: "EffectLine") -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.grants = grants
        self.each, self.every, self.what, self.most = read_score(entry.score)


def read_score(text: str) -> tuple[int, int, int, int]:
    """`3`, `1 per tan`, `1 per 2 critter`, `1 per hand card, at most 5`: points, for how many, of what, the
    most."""
    found = re.fullmatch(r"(\d+)(?: per (?:(\d+) )?([a-z ]+?)(?:, at most (\d+))?)?", text)
    what = found[3] or "nothing" if found is not None else ""
    if found is None or what not in COUNTED:
        raise TextError(f"expected points like '1 per 2 critter', got {text!r}")
    return int(found[1]), int(found[2] or 1), COUNTED.index(what), int(found[4] or 0)


class Wonder:
    """A wonder: a location whose effects are its price (EX.pearlbrook.wonder.build)."""

    def __init__(self, place: int, id: str, name: str, line: "EffectLine") -> None:
        self.place = place
        self.id = id
        self.name = name
        self.points = 0
        self.pearls = 0
        self.cards = 0
        self.cost = [0, 0, 0, 0]
        for effect in line.effects:
            if isinstance(effect, PayCost):
                self.cost[effect.resource] += effect.n
            elif isinstance(effect, PayPearls):
                self.pearls += effect.n
            elif isinstance(effect, DiscardCards):
                self.cards += effect.least
            elif isinstance(effect, Build):
                self.points = effect.points


class Pearlbrook(Part):
    """All of Pearlbrook's entries in the pack."""

    def __init__(self, pack: "Pack", files: "Files") -> None:
        self.counts = files.one(schema.RiverCounts)
        self.spaces: list[Space] = []
        for entry in files.of(schema.RiverSpace):
            self.spaces.append(Space(entry, pack.line(entry, "trade") if entry.trade else None))
        self.spaces.sort(key=has_trade)
        self.banks = len([space for space in self.spaces if space.trade is None])  # those with a card
        self.cards = [Destination(entry, pack.line(entry, "trade")) for entry in files.of(schema.RiverCard)]
        self.adornments: list[Adornment] = []
        for it in files.of(schema.Adornment):
            try:
                self.adornments.append(Adornment(it, pack.line(it, "grants")))
            except TextError as problem:
                raise files.error(it, "score", str(problem)) from None
        self.wonders: list[Wonder] = []
        for place, location in enumerate(pack.locations):
            if location.sort == "land" and location.set == PEARLBROOK:
                self.wonders.append(Wonder(place, location.id, location.name, location.does))
                for effect in location.does.effects:
                    if isinstance(effect, Build):
                        effect.wonder = len(self.wonders) - 1
        self.space_numbers = {space.id: number for number, space in enumerate(self.spaces)}
        self.card_numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.adornment_numbers = {it.id: number for number, it in enumerate(self.adornments)}
        self.wonder_numbers = {wonder.id: number for number, wonder in enumerate(self.wonders)}
        self.bridge = pack.card_numbers["bridge"]
        self.ferry = pack.card_numbers["ferry"]
        self.messenger = pack.card_numbers["messenger"]
        self.ship = pack.card_numbers["pirate_ship"]
        self.frog: list[Move] = []
        self.adorn: list[Move] = []
        self.trade: list[Move] = []
        self.reflect: list[Move] = []

    def add_moves(self, pack: "Pack", words: Vocabulary) -> None:
        for number, space in enumerate(self.spaces):
            self.frog.append(words.add(FROG, f"frog {space.id}", f"river:{space.id}", a=number))
            if space.trade is None:
                self.trade.append(words.add(TRADE, f"trade {space.id}", f"river:{space.id}", a=number))
        for number, it in enumerate(self.adornments):
            self.adorn.append(words.add(ADORN, f"adorn {it.id}", f"adornment:{it.id}", a=number))
            self.reflect.append(words.add(REFLECT, f"reflect {it.id}", f"adornment:{it.id}", a=number))
        cards = pack.cards[: pack.kinds]
        ids = [card.id for card in cards]
        ferries = [card.copies if number == self.ferry else 0 for number, card in enumerate(cards)]
        homes = [0 if card.critter else card.copies for card in cards]
        self.frog_city = CityWords(words, FROG_CITY, "frog", ids, ferries)
        self.lodge = CityWords(words, LODGE, "lodge", ids, homes)
        self.pick = CityWords(words, PICK, "pick", ids, [card.copies for card in cards])

    @property
    def shoal(self) -> int:
        """The number of the Shoal, which comes after the spaces with a card."""
        return self.banks


def has_trade(space: Space) -> bool:
    return space.trade is not None


def part_of(pack: "Pack") -> Pearlbrook:
    found = pack.parts[PEARLBROOK]
    assert isinstance(found, Pearlbrook)
    return found
