"""Newleaf's options, values and components in words."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf import moves as word
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import NEWLEAF, Station, station_of
from tanglewood.games.everdell.moves import COPIES
from tanglewood.games.everdell.presentation.narration_moves import whose
from tanglewood.games.everdell.presentation.phrases import rival_words, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.component import Component

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

AT_STATION = {
    word.PLAY_STATION: "move-play-station",
    word.RESERVE_STATION: "move-reserve-station",
    word.TAKE_STATION: "move-take-station",
    word.CLEAR_STATION: "move-clear-station",
}
BY_CITY_CARD = {word.GILD: "move-gild", word.MIMIC: "move-mimic"}
OF_RESERVED = {
    word.PLAY_RESERVED: "move-play-reserved",
    word.KEEP_RESERVED: "move-keep-reserved",
    word.DROP_RESERVED: "move-drop-reserved",
}


def move_words(table: Table, move: Move) -> str:
    """An option of Newleaf's in words; in a game without it the things have no names."""
    kind = move.kind
    if not word.PLAY_STATION <= kind <= word.RESERVE:
        return ""
    pack = table.config.pack
    station = station_of(table) if table.config.plays(NEWLEAF) else None
    if kind in AT_STATION:
        card = station.cards[move.a] if station is not None else NO_CARD
        return say(AT_STATION[kind], card=name_of(pack, card), slot=move.a + 1)
    if kind == word.RESERVE_MEADOW:
        return say("move-reserve-meadow", card=name_of(pack, table.meadow[move.a]), slot=move.a + 1)
    if kind in BY_CITY_CARD:
        name = pack.cards[move.b // COPIES].name
        owner = whose(table, move.a)
        who, copy = rival_words(table, move.a), move.b % COPIES + 1
        return say(BY_CITY_CARD[kind], card=name, owner=owner, who=who, copy=copy)
    if kind in OF_RESERVED:
        card = station.reserved[table.turn] if station is not None and table.turn >= 0 else NO_CARD
        return say(OF_RESERVED[kind], card=name_of(pack, card))
    if kind == word.TILE:
        tile = newleaf_in(pack).tiles[station.tiles[move.a]].name if station is not None else "-"
        return say("move-tile", tile=tile)
    if kind in (word.DISMISS, word.WELCOME):
        key = "move-dismiss" if kind == word.DISMISS else "move-welcome"
        return visitor_words(pack, station, move.a, key)
    return say({word.TICKET: "move-ticket", word.RESERVE: "move-reserve"}.get(kind, "move-reservation"))


def visitor_words(pack: "Pack", station: Station | None, pile: int, key: str) -> str:
    """The top visitor of a pile, with its points."""
    top = station.on_show()[pile] if station is not None else -1
    if top < 0:
        return say(key, visitor="-", points=0)
    kind = newleaf_in(pack).visitors[top]
    return say(key, visitor=kind.name, points=kind.points)


def name_of(pack: "Pack", card: int) -> str:
    return pack.cards[card].name if card >= 0 else "-"


def value_words(pack: "Pack", key: str, value: str) -> str:
    part = newleaf_in(pack)
    if key == "tile" and value in part.tile_numbers:
        return part.tiles[part.tile_numbers[value]].name
    if key == "visitor":
        return part.visitors[part.visitor_numbers[value]].name
    return ""


def describe(pack: "Pack", it: Component) -> list[str]:
    """Visitors and tiles in sentences."""
    if it.table == "visitor":
        return [say("about-visitor", points=it.number("points")), it.text("text")]
    if it.table == "train_tile":
        return [say("about-tile", n=it.number("copies")), it.text("text")]
    return []
