"""Newleaf's things as lines of a position, under the heading `newleaf:`, and back.

    newleaf:
    cards: farm inn -
    tiles: berry_car twig_car mixed_car
    used: resin_car
    left: bim_little ruby_dew
    right: dip_dubble
    discarded: oscar_longtale
    visitors: 0:wildell_family 1:plum_shortclaw
    golden: 3 1
    tickets: outbound gone
    reserved: ready queen

Piles are written from the top. The bag holds all tiles that lie nowhere else. `golden`, `tickets` and
`reserved` have a word for each seat; a reservation token is `ready`, `used`, not in the game (`none`) or
holds a card. `hers` are visitors among Nightweave's loot. Whatever is left out is empty, or as at the
beginning.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf.board import new_station
from tanglewood.games.everdell.modules.newleaf.part import NewleafPart, newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import (
    GOLDEN,
    NEWLEAF,
    NO_TOKEN,
    READY,
    SLOTS,
    USED,
    Counts,
    Station,
)
from tanglewood.games.everdell.presentation.position import cards
from tanglewood.games.everdell.presentation.reading import all_named, named

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.text.position import Sheet, TextLine

LINES: Final = (
    *("cards", "tiles", "used", "left", "right", "discarded", "visitors", "golden", "tickets", "reserved"),
    "hers",
)
TICKETS: Final = ("outbound", "inbound", "gone")
TOKENS: Final = {"ready": READY, "used": USED, "none": NO_TOKEN}


def write(table: Table, station: Station) -> list[str]:
    pack = table.config.pack
    part = newleaf_in(pack)
    used = [tile for tile in range(len(station.used)) for _ in range(station.used[tile])]
    beside = [
        f"{seat}:{part.visitors[visitor].id}"
        for seat, visitors in enumerate(station.visitors)
        for visitor in visitors
    ]
    lines = [
        f"cards: {cards(pack, station.cards)}",
        "tiles: " + " ".join([part.tiles[tile].id for tile in station.tiles]),
        "used: " + " ".join([part.tiles[tile].id for tile in used]),
        f"left: {visitors_text(part, station.piles[0][::-1])}",
        f"right: {visitors_text(part, station.piles[1][::-1])}",
        f"discarded: {visitors_text(part, station.discarded[::-1])}",
        "visitors: " + " ".join(beside),
        "golden: " + " ".join([str(n) for n in station.golden]),
        "tickets: " + " ".join([TICKETS[side] for side in station.tickets]),
        "reserved: " + " ".join([reserved_text(pack, held) for held in station.reserved]),
    ]
    return [*lines, f"hers: {visitors_text(part, station.hers)}"] if station.hers else lines


def visitors_text(part: NewleafPart, visitors: Counts) -> str:
    return " ".join([part.visitors[visitor].id for visitor in visitors])


def reserved_text(pack: "Pack", held: int) -> str:
    if held >= 0:
        return pack.cards[held].id
    return {READY: "ready", USED: "used", NO_TOKEN: "none"}[held]


def read(config: "GameConfig", sheet: "Sheet") -> Station:
    lines = sheet.theirs[NEWLEAF]
    pack = config.pack
    part = newleaf_in(pack)
    station = new_station(config, sheet.players)
    station.cards = read_cards(pack, lines.get("cards"))
    station.tiles = read_tiles(part, lines.get("tiles"))
    used = all_named(lines.get("used"), part.tile_numbers)
    station.used = tuple([used.count(tile) for tile in range(len(part.tiles))])
    station.bag = tuple(
        [part.tiles[i].copies - station.tiles.count(i) - station.used[i] for i in range(len(part.tiles))]
    )
    known = part.visitor_numbers
    station.piles = (all_named(lines.get("left"), known)[::-1], all_named(lines.get("right"), known)[::-1])
    station.discarded = all_named(lines.get("discarded"), known)[::-1]
    station.hers = all_named(lines.get("hers"), known)
    station.visitors = read_visitors(part, lines.get("visitors"), sheet.players)
    if "golden" in lines:
        line = lines["golden"]
        station.golden = tuple([line.whole(word, 0, GOLDEN) for word in by_seat(line, sheet.players)])
    if "tickets" in lines:
        line = lines["tickets"]
        sides = {name: side for side, name in enumerate(TICKETS)}
        station.tickets = tuple([named(line, word, sides) for word in by_seat(line, sheet.players)])
    if "reserved" in lines:
        line = lines["reserved"]
        names = {**pack.card_numbers, **TOKENS}
        held: list[int] = []
        for word in by_seat(line, sheet.players):
            if word not in names:
                raise line.error("ready, used, none or a card of the pack", word)
            held.append(names[word])
        station.reserved = tuple(held)
    return station


def by_seat(line: "TextLine", players: int) -> list[str]:
    """A word for each seat."""
    words = line.words()
    if len(words) != players:
        raise line.error("a word for each player")
    return words


def read_cards(pack: "Pack", line: "TextLine | None") -> Counts:
    """Cards by place; gaps may be left out at the end."""
    if line is None:
        return (NO_CARD,) * SLOTS
    if len(line.words()) > SLOTS:
        raise line.error(f"at most {SLOTS} cards")
    found = line.numbers_of({**pack.card_numbers, "-": NO_CARD}, "cards of the pack")
    return found + (NO_CARD,) * (SLOTS - len(found))


def read_tiles(part: NewleafPart, line: "TextLine | None") -> Counts:
    """The tiles on the train; there are always three."""
    if line is None:
        return tuple(range(SLOTS))
    if len(line.words()) != SLOTS:
        raise line.error(f"{SLOTS} tiles")
    return all_named(line, part.tile_numbers)


def read_visitors(part: NewleafPart, line: "TextLine | None", players: int) -> tuple[Counts, ...]:
    """Visitors beside the cities: `0:bim_little`."""
    found: list[list[int]] = [[] for _ in range(players)]
    for word in line.words() if line is not None else ():
        assert line is not None
        seat, _, name = word.partition(":")
        found[line.whole(seat, 0, players - 1)].append(named(line, name, part.visitor_numbers))
    return tuple([tuple(visitors) for visitors in found])
