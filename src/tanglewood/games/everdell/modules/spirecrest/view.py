"""What a seat may see of the mountain board and of what belongs to it at a seat."""

import msgspec

from tanglewood.games.everdell.board.player import NO_CARD, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.spirecrest import explore, scoring, weather
from tanglewood.games.everdell.modules.spirecrest.parts import HOME, SEASONS, part_at
from tanglewood.games.everdell.modules.spirecrest.playing import BESIDE
from tanglewood.games.everdell.modules.spirecrest.state import (
    NONE,
    critter_named,
    critters_of,
    mountain,
    owner_of,
    place_of_critter,
)
from tanglewood.games.everdell.presentation.position import place_text
from tanglewood.games.everdell.presentation.view import price
from tanglewood.games.everdell.presentation.view_parts import Price, WorkerView, names, workers_at
from tanglewood.games.everdell.presentation.view_types import Season


class WeatherView(msgspec.Struct, frozen=True):
    """The weather of a season: `id` is empty while the card lies face down; `maybe` are the cards it may be
    then.

    `touches` are the seats it holds for now.
    """

    season: Season
    id: str
    maybe: list[str]
    touches: list[int]


class RegionView(msgspec.Struct, frozen=True):
    """A region of the trail (`foothills`, `peak`, `ridge`).

    `tiles` are its map tiles while they lie face up, `down` counts them while they lie face down. `deck`
    counts its face-down discoveries, `under` are those at the bottom of the deck that everybody has seen, the
    next one first. `rabbits` are the seats whose rabbits are here (the number behind the last seat:
    Nightweave's stretch)."""

    id: str
    tiles: list[str]
    down: int
    deck: int
    under: list[str]
    rabbits: list[int]


class OfferView(msgspec.Struct, frozen=True):
    """A discovery in the row of an explorer: its id (empty if it was taken) and how many cards or resources
    its place costs."""

    id: str
    price: int


class BesideView(msgspec.Struct, frozen=True):
    """One of the places beside Stormvale, `slot` counted from 1; `price` is what the card would cost the
    viewer."""

    slot: int
    card: str | None
    price: Price | None


class TileView(msgspec.Struct, frozen=True):
    """A tile of an expedition behind the Everdell tile. `discovery` says that it is a discovery, `paid` that
    the rabbit has passed it and its points count, `price` what it asks for: `twig`, `resin`, `pebble`,
    `berry`, `any` (resources of choice), `card`, `point`."""

    id: str
    points: int
    price: dict[str, int]
    discovery: bool
    paid: bool


class DiscoveryView(msgspec.Struct, frozen=True):
    """A discovery at a seat.

    `points` is what it scores if the game ended now. `cards` lie under it (Archeologist, Trail Guide), seen
    by all. `workers` stand on its `spaces` worker spaces (0: it has none; the move is `place ID`), `open` is
    the number of tokens its owner gets for visits of others (0: only the owner may go there)."""

    id: str
    points: int
    cards: list[str]
    spaces: int
    open: int
    workers: list[WorkerView]


class CritterView(msgspec.Struct, frozen=True):
    """A big critter. `at` is the place where it stands as `placed` names it (`0:farm`, `three_twigs`,
    `the_deck`, `the_discard_pile`, `nowhere`), `home` if it waits to be placed, `going` while its place is
    being chosen, `lost` if it has left the game."""

    id: str
    at: str


class ExpeditionView(msgspec.Struct, frozen=True):
    """What belongs to a seat.

    `rabbit` is the region its rabbit is in, `home` once it is on the expedition. `tiles` is the expedition
    from its start, `next` the tile that is paid next (empty: all are paid, or there is none). `weather` is
    the weather card that holds for the seat now (empty: none). `berries` and `tokens` count what was gained
    in this turn where the Forager or the Prospector will draw for it."""

    rabbit: str
    tiles: list[TileView]
    next: str
    discoveries: list[DiscoveryView]
    critters: list[CritterView]
    weather: str
    berries: int
    tokens: int


class SpirecrestView(msgspec.Struct, frozen=True):
    """The mountain board.

    `weather` are the four weather cards by season, `regions` the three regions in the order of the trail.
    `row` are the three discoveries turned up for the seat `explorer` (-1: nobody discovers now). `stormvale`
    are the cards beside the discovery Stormvale of the seat `stormvale_owner` (-1: nobody has it). `opponent`
    is what an opponent without a seat has taken: Nightweave's tiles and discoveries, Rugwort's tiles."""

    weather: list[WeatherView]
    regions: list[RegionView]
    explorer: int
    row: list[OfferView]
    stormvale: list[BesideView]
    stormvale_owner: int
    opponent: ExpeditionView | None


def spirecrest_view(table: Table, viewer: int) -> SpirecrestView | None:
    """The mountain board; nothing in a game without it."""
    if not table.config.plays("spirecrest"):
        return None
    land = mountain(table)
    part = part_at(table)
    explorer, row = offers(table)
    return SpirecrestView(
        weather=[weather_view(table, season) for season in range(len(SEASONS))],
        regions=[region_view(table, region) for region in range(HOME)],
        explorer=explorer,
        row=row,
        stormvale=beside(table, viewer),
        stormvale_owner=owner_of(table, part.named("stormvale")) if land.row else NONE,
        opponent=expedition(table, len(table.players)) if table.opponent is not None else None,
    )


def weather_view(table: Table, season: int) -> WeatherView:
    land = mountain(table)
    cards = part_at(table).weather
    shown = season <= land.reached and land.weather[season] >= 0
    touched = [
        seat
        for seat in range(len(table.players))
        if table.players[seat].season == season and weather.holding(table, seat) is not None
    ]
    return WeatherView(
        season=SEASONS[season],
        id=cards[land.weather[season]].id if shown else "",
        maybe=[] if shown else [card.id for card in cards if card.season == season],
        touches=touched,
    )


def region_view(table: Table, region: int) -> RegionView:
    land = mountain(table)
    part = part_at(table)
    up = region <= land.reached
    owners = len(table.players) + table.config.opponent.takes_turns
    deck = land.decks[region]
    return RegionView(
        id=part.regions[region],
        tiles=[part.tiles[tile].id for tile in land.tiles[region]] if up else [],
        down=0 if up else len(land.tiles[region]),
        deck=len(deck),
        under=[part.discoveries[it].id for it in deck[: land.known[region]][::-1]],
        rabbits=[owner for owner in range(owners) if land.rabbits[owner] == region],
    )


def offers(table: Table) -> tuple[int, list[OfferView]]:
    """Who discovers, and the row of discoveries."""
    part = part_at(table)
    for frame in table.stack:
        if isinstance(frame, Run) and frame.effect is explore.EXPLORE:
            row = explore.EXPLORE.row(frame)
            if row:
                found = [
                    OfferView(part.discoveries[it].id if it >= 0 else "", part.prices[i])
                    for i, it in enumerate(row)
                ]
                return frame.seat, found
    return NONE, []


def beside(table: Table, viewer: int) -> list[BesideView]:
    cards = table.config.pack.cards
    found = []
    for slot, card in enumerate(mountain(table).row):
        cost = price(table, viewer, card, BESIDE) if viewer >= 0 and card != NO_CARD else None
        found.append(BesideView(slot + 1, cards[card].id if card != NO_CARD else None, cost))
    return found


def expedition(table: Table, owner: int) -> ExpeditionView:
    """What belongs to a seat, or to an opponent without one."""
    land = mountain(table)
    part = part_at(table)
    paid = land.paid[owner]
    trail = land.trails[owner]
    own = owner < len(table.players)
    holds = weather.holding(table, owner) if own else None
    tiles = [
        TileView(
            id=part.tiles[tile].id,
            points=part.tiles[tile].points,
            price=explore.price_of(part.tiles[tile]),
            discovery=part.tiles[tile].found,
            paid=i < paid,
        )
        for i, tile in enumerate(trail)
    ]
    active = own and owner == table.active
    return ExpeditionView(
        rabbit=part.regions[land.rabbits[owner]] if land.rabbits[owner] < HOME else "home",
        tiles=tiles,
        next=part.tiles[trail[paid]].id if paid < len(trail) else "",
        discoveries=[discovery_view(table, owner, find) for find in land.finds[owner]],
        critters=critters(table, owner) if own else [],
        weather=holds.id if holds is not None else "",
        berries=land.berries if active and part.named("forager") in land.finds[owner] else 0,
        tokens=land.tokens if active and part.named("prospector") in land.finds[owner] else 0,
    )


def discovery_view(table: Table, owner: int, find: int) -> DiscoveryView:
    it = part_at(table).discoveries[find]
    tucked = mountain(table).tucked[owner] if it.tucks else ()
    return DiscoveryView(
        id=it.id,
        points=scoring.points_of(table, owner, it),
        cards=names(table, tucked),
        spaces=it.spaces if it.space >= 0 else 0,
        open=it.open,
        workers=workers_at(table, it.space) if it.space >= 0 else [],
    )


def critters(table: Table, seat: int) -> list[CritterView]:
    land = mountain(table)
    part = part_at(table)
    alive = critters_of(table, seat)
    found = []
    for find in land.finds[seat]:
        it = part.discoveries[find]
        if it.big:
            number = critter_named(part, it.id)
            place = place_of_critter(table.players[seat], number)
            at = "home" if place < 0 else place_text(table, place & SPOT)
            if number == land.going and place < 0:
                at = "going"
            found.append(CritterView(it.id, at if number in alive else "lost"))
    return found
