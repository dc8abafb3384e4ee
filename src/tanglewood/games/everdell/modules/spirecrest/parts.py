"""Spirecrest's weather, discoveries and map tiles as play needs them, and the moves that only Spirecrest
knows."""

import re
from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import Part
from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest import schema
from tanglewood.games.everdell.moves import LIFT_NAMED, SEND_BESIDE, STAND, CityWords, only
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.move import Move, Vocabulary

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.effects.base import EffectLine
    from tanglewood.kernel.packs.files import Files

SPIRECREST: Final = "spirecrest"
SEASONS: Final = ("winter", "spring", "summer", "autumn")
HOME: Final = 3
"""Where a rabbit is behind the last region: on its own expedition."""

# Kinds of moves, 160 to 189; LIFT_NAMED and STAND are words of the base game.
CHART: Final = 162
DISCOVER: Final = 163
SEND_BIG: Final = 164
STAY: Final = 165
ADVANCE: Final = 166
PLAY_UNDER: Final = 167
PLAY_BESIDE: Final = 168
LESS_FOR: Final = 169
NAME: Final = 170
FORGO: Final = 171

PRICED: Final = (*RESOURCES, "any", "card", "point")
ANY: Final = 4
CARD: Final = 5
POINT: Final = 6


# Each is a handicap (EX.spirecrest.weather.negative); what no source tells is the pack's own
# (EX.spirecrest.weather.names, .rest).
class Weather:
    """A weather card."""

    def __init__(self, entry: schema.Weather, more: list[int]) -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.season = SEASONS.index(entry.season)
        self.bars: str = entry.bars
        self.dearer: str = entry.dearer
        self.more = more  # what the dearer cards cost besides
        self.less_at: str = entry.less_at
        self.less: str = entry.less
        self.discards = entry.discards
        self.toll_at: str = entry.toll_at
        self.toll_in: str = entry.toll_in


class Score:
    """Points of a discovery at the end: so many if there are enough of something, so many less or more for
    each."""

    __slots__ = ("each", "every", "least", "most", "points", "what")

    def __init__(self, points: int, what: str, least: int, each: int, every: int, most: int) -> None:
        self.points = points
        self.what = what
        self.least = least
        self.each = each
        self.every = every
        self.most = most


FORMS: Final = (
    re.compile(r"(?P<points>\d+) if (?P<least>\d+) (?P<what>\w+)"),
    re.compile(r"(?P<points>\d+) if (?P<what>whole expedition)"),
    re.compile(r"(?P<points>\d+) (?P<sign>less|and) (?P<each>\d+) per (?:(?P<every>\d+) )?(?P<what>\w+)"),
    re.compile(r"(?P<each>\d+) per (?P<what>\w+), at most (?P<most>\d+)"),
)
COUNTED: Final = (*COLORS, "event", "whole expedition", "rarest", "journey")


def read_score(text: str) -> Score:
    for form in FORMS:
        found = form.fullmatch(text)
        if found is not None and found["what"] in COUNTED:
            numbers = {key: int(word) for key, word in found.groupdict().items() if word and word.isdecimal()}
            each = numbers.get("each", 0)
            if "sign" in found.groupdict() and found["sign"] == "less":
                each = -each
            return Score(
                numbers.get("points", 0),
                found["what"],
                numbers.get("least", 0),
                each,
                numbers.get("every", 1),
                numbers.get("most", 0),
            )
    raise TextError(f"expected points like '4 if 3 purple' or '6 less 1 per tan', got {text!r}")


class Discovery:
    """A discovery card, of one of six kinds (EX.spirecrest.discovery.kinds)."""

    def __init__(self, entry: schema.Discovery, region: int, score: Score | None) -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.region = region
        self.kind: str = entry.kind
        self.big = entry.kind == "big"
        self.score = score
        self.open = entry.open
        self.spaces = entry.spaces
        self.space = -1  # the location it has
        self.tucks: str = entry.tucks
        self.less = 0  # by how much a card under it is cheaper, and among which resources
        self.among = 0
        self.tile = -1  # the tile it becomes
        self.first = entry.tile == "first"
        self.spurns: list[int] = []
        self.does: EffectLine | None = None


# What is known of prices and points the pack keeps (EX.spirecrest.expedition.points, .points_conflict,
# .cost_two, .cost_three, .cost_four, .cost_five); the rest is ours (EX.spirecrest.expedition.cost_pack,
# MW.with.spirecrest.tiles).
class Tile:
    """A map tile, or a discovery that becomes one."""

    def __init__(self, id: str, name: str, rule: str, points: int, price: str, found: bool) -> None:
        self.id = id
        self.name = name
        self.rule = rule
        self.points = points
        self.found = found  # it is a discovery
        self.price = [0] * len(PRICED)
        words = price.split()
        for i in range(0, len(words), 2):
            self.price[PRICED.index(words[i + 1])] += int(words[i])


class SpirecrestPart(Part):
    """All of Spirecrest in a pack."""

    def __init__(self, pack: "Pack", files: "Files") -> None:
        board = files.one(schema.Mountain)
        self.regions: list[str] = list(board.regions)  # EX.spirecrest.comp.regions
        self.prices = list(board.prices)
        self.more_tiles = board.more_tiles
        self.beside = board.stormvale
        self.weather = [read_weather(pack, it) for it in files.of(schema.Weather)]
        self.tiles = [
            Tile(it.id, it.name, it.rule, it.points, it.price, False) for it in files.of(schema.MapTile)
        ]
        self.map_tiles = len(self.tiles)  # those behind them are discoveries
        self.discoveries = [self.read_discovery(pack, it) for it in files.of(schema.Discovery)]
        self.numbers = {it.id: i for i, it in enumerate(self.discoveries)}
        self.tile_numbers = {it.id: i for i, it in enumerate(self.tiles)}
        self.weather_numbers = {it.id: i for i, it in enumerate(self.weather)}
        self.deck = pack.place_numbers["the_deck"]
        self.pile = pack.place_numbers["the_discard_pile"]
        # Spaces for workers on discoveries, by the number of the location.
        self.spaces = {it.space: i for i, it in enumerate(self.discoveries) if it.space >= 0}
        # Big critters in the order of the discoveries: a worker's flag names one by its place here, from 1
        # on.
        self.critters = [i for i, it in enumerate(self.discoveries) if it.big]

    def read_discovery(self, pack: "Pack", entry: schema.Discovery) -> Discovery:
        try:
            score = read_score(entry.score) if entry.score else None
        except TextError as problem:
            raise pack.files.error(entry, "score", str(problem)) from None
        it = Discovery(entry, self.regions.index(entry.region), score)
        if entry.kind == "space":
            it.space = pack.place_number(entry, "id", entry.id)
        if entry.tile:
            it.tile = len(self.tiles)
            self.tiles.append(Tile(entry.id, entry.name, entry.rule, entry.points, entry.price, True))
        if entry.less:
            n, kinds = entry.less.split()
            it.less, it.among = int(n), pack.grammar.kinds(kinds)
        it.spurns = [pack.card_numbers[id] for id in entry.spurns if id in pack.card_numbers]
        if entry.does:
            it.does = pack.line(entry, "does")
        return it

    def named(self, id: str) -> int:
        """The number of a discovery."""
        return self.numbers[id]

    def add_moves(self, pack: "Pack", words: Vocabulary) -> None:
        finds = [it.id for it in self.discoveries]
        cards = [card.id for card in pack.cards[: pack.kinds]]
        self.chart: list[Move] = [
            words.add(CHART, f"chart {it.id}", f"tile:{it.id}", a=i)
            for i, it in enumerate(self.tiles[: self.map_tiles])
        ]
        self.discover: list[Move] = [
            words.add(DISCOVER, f"discover {id}", f"discovery:{id}", a=i) for i, id in enumerate(finds)
        ]
        bigs = [(n, finds[i]) for n, i in enumerate(self.critters)]
        self.send_big: list[Move] = [
            words.add(SEND_BIG, f"call {id}", f"critter:{id}", a=n) for n, id in bigs
        ]
        self.lift_big: list[Move] = [
            words.add(LIFT_NAMED, f"lift {id}", f"critter:{id}", a=n) for n, id in bigs
        ]
        self.stay: Move = words.add(STAY, "stay", "critter:stubblehoof")
        self.advance: Move = words.add(ADVANCE, "advance", "button:advance")
        green = [card.produce is not None for card in pack.cards[: pack.kinds]]
        purple = [COLORS[card.color] == "purple" for card in pack.cards[: pack.kinds]]
        stands = [green[i] or purple[i] for i in range(len(cards))]
        copies = only([card.copies for card in pack.cards[: pack.kinds]], stands)
        self.stand = CityWords(words, STAND, "stand", cards, copies)
        self.play_under: list[Move] = [
            words.add(PLAY_UNDER, f"play under {card}", f"under:{card}", a=i) for i, card in enumerate(cards)
        ]
        self.play_beside: list[Move] = [
            words.add(PLAY_BESIDE, f"play stormvale {n + 1}", f"stormvale:{n + 1}", a=n)
            for n in range(self.beside)
        ]
        self.less_for: Move = words.add(LESS_FOR, "cheaper", "button:cheaper")
        self.name_card: list[Move] = [
            words.add(NAME, f"name {card}", f"card:{card}", a=i) for i, card in enumerate(cards)
        ]
        self.forgo: list[Move] = [
            words.add(FORGO, f"forgo {it}", f"stock:{it}", a=i) for i, it in enumerate(RESOURCES)
        ]
        self.forgo_card: Move = words.add(FORGO, "forgo card", "hand:last", a=len(RESOURCES))
        self.send_beside: dict[int, Move] = {
            place: words.add(
                SEND_BESIDE,
                f"send {pack.places[place]}",
                f"location:{pack.places[place]}",
                a=place,
                b=self.discoveries[find].open,
            )
            for place, find in self.spaces.items()
        }


def read_weather(pack: "Pack", entry: schema.Weather) -> Weather:
    try:
        more = pack.grammar.cost(entry.by)
    except TextError as problem:
        raise pack.files.error(entry, "by", str(problem)) from None
    return Weather(entry, more)


def part_of(pack: "Pack") -> SpirecrestPart:
    """Spirecrest's part of a pack."""
    part = pack.parts[SPIRECREST]
    assert isinstance(part, SpirecrestPart)
    return part


def part_at(table: Table) -> SpirecrestPart:
    return part_of(table.config.pack)
