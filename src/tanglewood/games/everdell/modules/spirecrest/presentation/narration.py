"""Spirecrest in sentences: options, and its components. The sentences themselves are in `locales/`."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import NO_CARD, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.spirecrest import parts
from tanglewood.games.everdell.modules.spirecrest.explore import EXPEDITION, EXPLORE, price_of
from tanglewood.games.everdell.modules.spirecrest.parts import Tile, part_at, part_of
from tanglewood.games.everdell.modules.spirecrest.playing import shelter
from tanglewood.games.everdell.modules.spirecrest.state import mountain
from tanglewood.games.everdell.modules.spirecrest.workers.destinations import name_of
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.component import Component
from tanglewood.words import joined

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack


def move_words(table: Table, move: Move) -> str:
    """An option of Spirecrest's in words; empty if it is none."""
    part = part_at(table)
    cards = table.config.pack.cards
    kind = move.kind
    here = table.config.plays(parts.SPIRECREST)
    if kind == parts.CHART:
        charted = part.tiles[move.a]
        return say("move-chart", tile=charted.name, n=charted.points, price=price_words(charted))
    if kind == parts.DISCOVER:
        return say("move-discover", find=part.discoveries[move.a].name, n=price_here(table, move.a))
    if kind == parts.SEND_BIG:
        return say("move-send-critter", find=name_of(table, move.a + 1))
    if kind == word.LIFT_NAMED:
        return say("move-lift-critter", find=name_of(table, move.a + 1))
    if kind == parts.STAY:
        return say("move-stay")
    if kind == parts.ADVANCE:
        tile = EXPEDITION.next_tile(table, table.turn) if here and table.turn >= 0 else None
        name, price, n = (tile.name, price_words(tile), tile.points) if tile is not None else ("-", "-", 0)
        return say("move-advance", tile=name, price=price, n=n)
    if kind == word.STAND:
        owner = "own" if move.a == table.turn else "other"
        return say("move-stand", card=cards[move.b // word.COPIES].name, owner=owner)
    if kind == parts.PLAY_UNDER:
        return say("move-play-under", card=cards[move.a].name)
    if kind == parts.PLAY_BESIDE:
        row = mountain(table).row if here else ()
        card = row[move.a] if move.a < len(row) else NO_CARD
        return say("move-play-beside", card=cards[card].name if card != NO_CARD else "-")
    if kind == parts.LESS_FOR:
        it = shelter(table, table.turn) if here and table.turn >= 0 else None
        return say("move-less-for", find=it.name if it is not None else "-")
    if kind == parts.NAME:
        return say("move-name", card=cards[move.a].name)
    if kind == parts.FORGO:
        return say("move-forgo", kind=RESOURCES[move.a] if move.a < len(RESOURCES) else "card")
    if kind == word.SEND_BESIDE:
        return say("move-send-beside", place=table.config.pack.locations[move.a].name)
    return ""


def price_here(table: Table, find: int) -> int:
    """What a discovery costs where it lies in the row."""
    for frame in table.stack:
        if isinstance(frame, Run) and frame.effect is EXPLORE and find in EXPLORE.row(frame):
            return part_at(table).prices[EXPLORE.row(frame).index(find)]
    return 0


def price_words(tile: Tile) -> str:
    return joined([say("tile-price", kind=kind, n=n) for kind, n in price_of(tile).items()])


def value_words(pack: "Pack", key: str, value: str) -> str:
    """A value of an event in words."""
    part = part_of(pack)
    if key in ("tile", "tiles"):
        # A tile of Newleaf's train is none of these.
        return joined(
            [part.tiles[part.tile_numbers[id]].name for id in value.split() if id in part.tile_numbers]
        )
    if key in ("find", "finds"):
        return joined([part.discoveries[part.numbers[id]].name for id in value.split()])
    if key == "weather":
        return part.weather[part.weather_numbers[value]].name
    if key == "region":
        return say("region", region=value)
    return ""


def describe(pack: "Pack", it: Component) -> list[str]:
    """A component of Spirecrest in sentences."""
    if it.table == "weather":
        return [say("about-weather", season=it.text("season")), it.text("text")]
    if it.table == "discovery":
        return [say("about-discovery", region=say("region", region=it.text("region"))), it.text("text")]
    if it.table == "map_tile":
        tile = part_of(pack).tiles[part_of(pack).tile_numbers[it.id]]
        return [say("about-map-tile", n=tile.points, price=price_words(tile))]
    if it.table == "mountain":
        regions = ", ".join([say("region", region=id) for id in it.row("regions")])
        prices = ", ".join(it.row("prices"))
        return [
            say("about-mountain", regions=regions, prices=prices, **it.numbers("more_tiles", "stormvale"))
        ]
    return []
