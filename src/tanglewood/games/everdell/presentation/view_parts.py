"""The parts a view of the table is made of, and those that any city needs."""

import msgspec

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import PERMANENT, RESOURCES, SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.play import scoring
from tanglewood.games.everdell.play.placing import open_spaces
from tanglewood.games.everdell.presentation.position import place_text
from tanglewood.games.everdell.presentation.view_types import (
    Colours,
    EventSort,
    Goods,
    LocationSort,
    Season,
    Supply,
)
from tanglewood.kernel.state import NOBODY


class Price(msgspec.Struct, frozen=True):
    """What a card would cost the viewer now, and why.

    `cost` is the printed one and what a module adds to it, `missing` what the viewer's supply lacks of it.
    `ways` are the moves that would be offered for paying (`pay`, `occupy 0:inn`, `use 0:crane`,
    `imprison 0:fool`, for a legend also `replace 0:bard`), the obvious one first; none: the card cannot be
    played now. `fits` says whether it has a place: a space, no second copy of a unique card, something to
    replace or an opponent to annoy.
    """

    cost: Goods
    missing: Goods
    ways: list[str]
    fits: bool


class MeadowSlot(msgspec.Struct, frozen=True):
    """One of the eight places of the Meadow, `slot` counted from 1; Rugwort's worker may block it."""

    slot: int
    card: str | None
    blocked: bool
    price: Price | None


class WorkerView(msgspec.Struct, frozen=True):
    """A worker on a place: whose (`seat` -1: an opponent's without a seat), and whether it stays for good."""

    seat: int
    permanent: bool


class LocationView(msgspec.Struct, frozen=True):
    """A location in play. `spaces` is 0 for a shared one; `clearing` names a forest card's place.

    `beside:0` is the place of the Lizards' own one at seat 0.
    """

    id: str
    sort: LocationSort
    clearing: str
    spaces: int
    workers: list[WorkerView]


class EventView(msgspec.Struct, frozen=True):
    """An event in play. `owner` is the seat that achieved it, -1 nobody, -2 an opponent without a
    seat.

    `met` says whether the viewer's city meets its requirement.
    """

    id: str
    sort: EventSort
    owner: int
    workers: list[WorkerView]
    met: bool


class CityCard(msgspec.Struct, frozen=True):
    """A card in a city with everything on it.

    `spaces` are the worker spaces that are open now; `partner` is the place in the city of the card it shares
    its space with, or -1; `points` is its base value. `over` says that it lies on the Bridge of the Sky,
    `down` that it lies face down and only takes its space, `web` that a web token lies on it.
    """

    ref: str
    card: str
    points: int
    occupied: bool
    tokens: int
    stored: Goods
    prisoners: list[str]
    workers: list[WorkerView]
    spaces: int
    partner: int
    over: bool
    down: bool
    web: bool


class OwnEvent(msgspec.Struct, frozen=True):
    """An achieved event, what lies on and under it, and what it is worth now."""

    id: str
    resources: Goods
    given: int
    cards: list[str]
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. `hand` holds the cards the viewer knows of; all of them at the viewer's seat.

    `placed` names the place of each deployed worker (`nowhere` if its card is gone). `score` are the points
    if the game ended now, by source. `legends` are those beside the viewer's hand; of the others' only the
    number is shown. Each legend of a city is counted in `spaces` and in `spaces_used`.
    """

    seat: int
    season: Season
    passed: bool
    resources: Supply
    points: int
    workers: int
    free_workers: int
    placed: list[str]
    hand: list[str]
    hand_count: int
    legends: list[str]
    legends_count: int
    city: list[CityCard]
    spaces: int
    spaces_used: int
    colors: Colours
    events: list[OwnEvent]
    score: dict[str, int]
    total: int
    hand_limit: int


def counted(stock: list[int]) -> dict[str, int]:
    """Resources by name, without those that are missing."""
    return {name: stock[i] for i, name in enumerate(RESOURCES) if stock[i]}


def names(table: Table, cards: "list[int] | tuple[int, ...]") -> list[str]:
    return [table.config.pack.cards[card].id for card in cards]


def knows(info: int, viewer: int) -> bool:
    return knowledge.code(info, viewer if viewer >= 0 else knowledge.PUBLIC) == knowledge.KNOWN


def holds(info: int, viewer: int) -> bool:
    """Whether the viewer knows that a card is somewhere in a hand."""
    return knowledge.code(info, viewer if viewer >= 0 else knowledge.PUBLIC) >= knowledge.HELD


def workers_at(table: Table, place: int) -> list[WorkerView]:
    found = [
        WorkerView(seat, bool(stands & PERMANENT))
        for seat, player in enumerate(table.players)
        for stands in player.placed
        if stands & SPOT == place
    ]
    if table.opponent is not None:
        found += [WorkerView(NOBODY, False) for stands in table.opponent.placed if stands == place]
    return found


def marked(table: Table, place: int) -> bool:
    """Whether a module has put a web token on a place."""
    return any(module.marked(table, place) for module in table.config.modules)


def carried(table: Table, owner: int, index: int) -> int:
    """What a card is worth because of one that lies on it."""
    return sum(module.carried(table, owner, index) for module in table.config.modules)


def city_view(table: Table, owner: int, marks: tuple[int, ...]) -> list[CityCard]:
    pack = table.config.pack
    cards = table.city_of(owner)
    found = []
    for i, card in enumerate(cards):
        kind = pack.cards[card]
        mark = marks[i] if marks else 0
        found.append(
            CityCard(
                ref=place_text(table, city_place(owner, i)),
                card=kind.id if kind.down < 0 else pack.cards[kind.down].id,
                points=kind.points + carried(table, owner, i),
                occupied=bool(mark & on_card.OCCUPIED),
                tokens=on_card.tokens(mark),
                stored=counted([on_card.stored(mark, resource) for resource in range(4)]),
                prisoners=names(table, on_card.prisoners(mark)),
                workers=workers_at(table, city_place(owner, i)),
                spaces=open_spaces(table, owner, i) if kind.visit is not None else 0,
                partner=scoring.partner(table, cards, i),
                over=bool(mark & on_card.OVER),
                down=kind.down >= 0,
                web=mark & on_card.WEB != 0
                or (kind.visit is not None and marked(table, city_place(owner, i))),
            )
        )
    return found
