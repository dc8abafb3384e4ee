"""What a seat may see of Pearlbrook."""

import msgspec

from tanglewood.games.everdell.board.player import COLORS, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.presentation.places import frog_text
from tanglewood.games.everdell.modules.pearlbrook.river import HOST, HOST_SHIFT, River, river_at
from tanglewood.games.everdell.modules.pearlbrook.scoring import adornment_points, meets
from tanglewood.games.everdell.presentation.position import place_text
from tanglewood.games.everdell.presentation.view_parts import WorkerView, counted, workers_at
from tanglewood.games.everdell.presentation.view_types import Colour, Goods
from tanglewood.kernel.state import NOBODY


class RiverSpaceView(msgspec.Struct, frozen=True):
    """A space of the river; moves name it `river:ID` (`frog ID` sends the frog, `trade ID` uses its card).

    `needs` are the cards by colour that a visitor's city must show, `met` says whether the viewer's does.
    `card` is the river destination there: its id, or nothing while it lies face down; then there is a `pearl`
    on it. The Shoal, the last space, has neither, and room for any number of frogs (`shared`). `frogs` are
    the owners of the frogs that stand there: seats, -1 for the one of Nightweave or Rugwort.
    """

    id: str
    needs: dict[Colour, int]
    met: bool
    card: str
    pearl: bool
    shared: bool
    frogs: list[int]


class WonderView(msgspec.Struct, frozen=True):
    """A wonder, which is a location (`place ID`, path `location:ID`) until it is built.

    `cost` are its resources, to which `pearls` and so many `cards` of the hand are added. `owner` is the seat
    that built it, -1 nobody, -2 an opponent without a seat. `workers` stand there until they come home.
    """

    id: str
    points: int
    cost: Goods
    pearls: int
    cards: int
    owner: int
    workers: list[WorkerView]


class AdornedView(msgspec.Struct, frozen=True):
    """A played adornment and the points it is worth now."""

    id: str
    points: int


class RiverSideView(msgspec.Struct, frozen=True):
    """What somebody has of Pearlbrook: a seat, or an opponent without one.

    `frog` is where the frog stands: nothing while it is at home, the id of a river space, a Ferry by its ref
    (`1:ferry`), `nowhere` if its Ferry is gone, or `none` if there is no frog (Nightweave's comes in spring).
    `adornments` are those not played yet that the viewer may see, `adornments_count` is the number of all of
    them; `adorned` are the played ones. `wonders` are those built. `lodgers` are the Messengers: the ref of
    each with that of the construction whose space it shares, or nothing if it has a space of its own.
    """

    pearls: int
    frog: str
    adornments: list[str]
    adornments_count: int
    adorned: list[AdornedView]
    wonders: list[str]
    lodgers: dict[str, str]


class RiverView(msgspec.Struct, frozen=True):
    """The river from its first space to the Shoal, the wonders from the cheapest to the dearest.

    `rival` are the things of Nightweave or Rugwort, if one of them plays; what seats have is in the field
    `pearlbrook` of their players. `unseen_cards` are the river destinations that may lie face down,
    `unseen_adornments` the adornments that the viewer has not seen.
    """

    spaces: list[RiverSpaceView]
    wonders: list[WonderView]
    unseen_cards: list[str]
    unseen_adornments: list[str]
    rival: RiverSideView | None


def river_view(table: Table, viewer: int) -> RiverView | None:
    """The river; nothing in a game without it."""
    river = river_at(table)
    if river is None:
        return None
    part = part_of(table.config.pack)
    shown = [river.cards[space] for space in range(part.banks) if river.up >> space & 1]
    seen = [number for row in river.adorned for number in row]
    if viewer != NOBODY:
        seen += river.kept[viewer]
    rival = len(table.players) if table.opponent is not None else -1
    return RiverView(
        spaces=[space_view(table, river, number, viewer) for number in range(len(part.spaces))],
        wonders=[wonder_view(table, river, number) for number in range(len(part.wonders))],
        unseen_cards=unseen_cards(table, shown),
        unseen_adornments=[it.id for i, it in enumerate(part.adornments) if i not in seen],
        rival=side_view(table, river, rival, viewer) if rival >= 0 else None,
    )


def unseen_cards(table: Table, shown: list[int]) -> list[str]:
    """The river destinations that may lie face down: two of each sort lie along the river."""
    part = part_of(table.config.pack)
    found: list[str] = []
    for citizen, wanted in ((True, part.counts.citizens), (False, part.counts.locations)):
        seen = len([card for card in shown if part.cards[card].citizen == citizen])
        if seen < wanted:
            found += [it.id for i, it in enumerate(part.cards) if it.citizen == citizen and i not in shown]
    return found


def space_view(table: Table, river: River, number: int, viewer: int) -> RiverSpaceView:
    part = part_of(table.config.pack)
    space = part.spaces[number]
    bank = number < part.banks
    up = river.up >> number & 1 > 0
    frogs = [owner for owner, place in enumerate(river.frogs) if place == number]
    return RiverSpaceView(
        id=space.id,
        needs={COLORS[i]: n for i, n in enumerate(space.needs) if n},
        met=viewer != NOBODY and meets(table, viewer, number),
        card=part.cards[river.cards[number]].id if bank and up else "",
        pearl=bank and not up,
        shared=not bank,
        frogs=[owner if owner < len(table.players) else NOBODY for owner in frogs],
    )


def wonder_view(table: Table, river: River, number: int) -> WonderView:
    wonder = part_of(table.config.pack).wonders[number]
    owner = river.wonders[number]
    return WonderView(
        id=wonder.id,
        points=wonder.points,
        cost=counted(wonder.cost),
        pearls=wonder.pearls,
        cards=wonder.cards,
        owner=owner if owner < len(table.players) else -2,
        workers=workers_at(table, wonder.place),
    )


def seat_view(table: Table, seat: int, viewer: int) -> RiverSideView | None:
    """What a seat has of Pearlbrook; nothing in a game without it."""
    river = river_at(table)
    return side_view(table, river, seat, viewer) if river is not None else None


def side_view(table: Table, river: River, owner: int, viewer: int) -> RiverSideView:
    part = part_of(table.config.pack)
    seated = owner < len(table.players)
    own = seated and owner == viewer
    return RiverSideView(
        pearls=river.pearls[owner],
        frog=frog_text(table, river.frogs[owner]),
        adornments=[part.adornments[number].id for number in river.kept[owner]] if own else [],
        adornments_count=len(river.kept[owner]),
        adorned=[
            AdornedView(part.adornments[number].id, adornment_points(table, owner, number))
            for number in river.adorned[owner]
        ],
        wonders=[part.wonders[number].id for number in river.built_by(owner)],
        lodgers=lodgers(table, river, owner) if seated else {},
    )


def lodgers(table: Table, river: River, seat: int) -> dict[str, str]:
    """The Messengers of a city with their hosts."""
    messenger = part_of(table.config.pack).messenger
    city = table.players[seat].city
    found = {place_text(table, city_place(seat, i)): "" for i in range(len(city)) if city[i] == messenger}
    for pair in river.hosts[seat]:
        guest, host = pair >> HOST_SHIFT, pair & HOST
        found[place_text(table, city_place(seat, guest))] = place_text(table, city_place(seat, host))
    return found
