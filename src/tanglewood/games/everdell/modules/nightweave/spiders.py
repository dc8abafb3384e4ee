"""Where Nightweave's spiders go: the space shown, or the next by the arrow (MW.nw.worker.*, MW.nw.tie.*)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.city import copy_number
from tanglewood.games.everdell.board.player import AUTUMN, CITY, HER_MAT, LENT, NO_CARD, SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.bellfaire.market import market_place
from tanglewood.games.everdell.modules.nightweave import cards as activity
from tanglewood.games.everdell.modules.nightweave.basics import clockwise, people, taken
from tanglewood.games.everdell.modules.nightweave.cards import Action, lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her, her_number
from tanglewood.games.everdell.modules.nightweave.scheme import moments
from tanglewood.games.everdell.modules.pearlbrook.river import river_at
from tanglewood.games.everdell.play.placing import open_spaces
from tanglewood.kernel.move import Move

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import EventKind

NONE = -1
DEARER = ("newleaf", "bellfaire")
MET = 2
PARTLY = 1


def ordered(table: Table, row: list[int]) -> list[int]:
    """A row from left to right, or in reverse (MW.nw.tie.clockwise, .counter)."""
    return row if clockwise(table) else row[::-1]


def walk(table: Table, row: list[int], start: int) -> list[int]:
    """All spaces of a ring or row in the arrow's direction, starting from one of them (MW.nw.tie.wrap)."""
    here = row.index(start)
    ahead = row[here:] + row[:here]
    return ahead if clockwise(table) else [ahead[0], *ahead[:0:-1]]


def barred(table: Table, place: int) -> bool:
    """Whether a web token keeps her away; only those that name her do (MW.module.web_spiders)."""
    return moments.watched(table) and moments.barred(table, place)


def open_to_her(table: Table, place: int) -> bool:
    # MW.nw.worker.forest_empty: a clearing without a card is no place.
    if place == NO_CARD or taken(table, place) or barred(table, place):
        return False
    # MW.with.newleaf.basic_closed
    return not (place in lair_of(table.config.pack).basic and table.config.plays("newleaf"))


def open_place(table: Table, place: int) -> bool:
    """Whether a spider can go to a location or an event."""
    pack = table.config.pack
    if place in (pack.haven, market_place(table)):
        return True
    if place >= pack.first_event:
        event = place - pack.first_event
        return event < len(pack.events) and not table.claimed >> event & 1 and in_row(table, event)
    known = place in lair_of(pack).basic or place in table.config.forest
    journey = place in lair_of(pack).journey and her(table).season == AUTUMN
    return (known or journey) and open_to_her(table, place)


def in_row(table: Table, event: int) -> bool:
    return event in table.config.basic_events or event in table.config.specials


def chain(table: Table, action: Action) -> list[int]:
    """The shown space and those the arrow leads to when it is blocked (MW.nw.worker.blocked)."""
    lair = lair_of(table.config.pack)
    if action.kind == activity.FOREST:
        return [table.config.forest[clearing] for clearing in walk(table, lair.clearings, action.at)]
    return walk(table, lair.basic if action.kind == activity.BASIC else lair.journey, action.at)


def target(table: Table, action: Action) -> int:
    """The place she goes to; NONE if every exclusive space of that kind is blocked."""
    kind = action.kind
    if kind <= activity.JOURNEY:
        for place in chain(table, action):  # MW.nw.turn.blocked_not_impossible
            if open_to_her(table, place):
                return place
        return NONE
    if kind == activity.HAVEN:  # MW.nw.worker.single_only: the exception
        market = market_place(table)  # MW.with.bellfaire.market: even with a spider there already
        place = market if market >= 0 else table.config.pack.haven
        return NONE if barred(table, place) else place
    event = event_for_her(table, kind == activity.BASIC_EVENT)
    return NONE if event == NONE else table.config.pack.first_event + event


# ---------------------------------------------------------------------- events


def colors_of(table: Table) -> list[int]:
    colors = [0, 0, 0, 0, 0]
    for card in her(table).city:
        colors[table.config.pack.colors[card]] += 1
    return colors


def how_met(table: Table, event: "EventKind", colors: list[int]) -> int:
    """MET, PARTLY or 0: she needs 2 cards of a basic event, 1 of a special one to meet it partly."""
    wanted, found = event.share(table, her(table).city, colors, len(her(table).events))
    if found == wanted:
        return MET
    return PARTLY if found >= (2 if event.basic or asks_for_two(table) else 1) else 0


def asks_for_two(table: Table) -> bool:
    """In a game with special events of these boxes she needs 2 cards of any (MW.nw.worker.special_event)."""
    for number in table.config.specials:
        if table.config.pack.events[number].set in DEARER:
            return True
    return False


def event_for_her(table: Table, basic: bool, least: int = 0) -> int:
    """The event she takes: the best met one, by the arrow (MW.nw.worker.basic_event, .special_event)."""
    pack = table.config.pack
    if not basic and her(table).special:
        return NONE  # MW.nw.turn.impossible_event
    colors = colors_of(table)
    best, found = least - 1, NONE
    for number in ordered(table, table.config.basic_events if basic else list(table.config.specials)):
        if not table.claimed >> number & 1:
            met = how_met(table, pack.events[number], colors)
            if met > best:
                best, found = met, number
    return found


# ---------------------------------------------------------------------- cards in cities


def room_for_her(table: Table, owner: int, index: int, spaces: int) -> bool:
    """Whether a card has a worker space left that she may use."""
    here = city_place(owner, index)
    if barred(table, here):
        return False
    standing = her(table).placed.count(here)
    river = river_at(table)
    if river is not None:
        standing += river.frogs.count(here)  # MW.with.pearlbrook.ferry
    for player in table.players:
        for spot in player.placed:
            standing += spot & SPOT == here
    return standing < spaces


def own_spaces(table: Table) -> list[Move]:
    """Cards of her city without the open sign; locked second spaces count as open (MW.nw.worker.own_city)."""
    pack = table.config.pack
    owner = her_number(table)
    city = her(table).city
    found: list[Move] = []
    for i in range(len(city)):
        card = pack.cards[city[i]]
        if card.visit is not None and not card.open and room_for_her(table, owner, i, card.spaces):
            found.append(pack.moves.send.of(owner, city[i], copy_number(city, i)))
    return found + beside(table, owner, False)


def beside(table: Table, owner: int, open: bool) -> list[Move]:
    """Spaces of modules beside a city that she may use as if they were in it (MW.with.spirecrest.spaces)."""
    return [move for module in table.config.modules for move in module.spaces_beside(table, owner, open)]


def open_cards(table: Table, owner: int) -> list[Move]:
    """Open cards of a city with room for a spider (MW.nw.worker.open, .open_occupied)."""
    pack = table.config.pack
    city = table.city_of(owner)
    found: list[Move] = []
    for i in range(len(city)):
        card = pack.cards[city[i]]
        spaces = open_spaces(table, owner, i)
        if card.visit is not None and card.open and room_for_her(table, owner, i, spaces):
            found.append(pack.moves.send.of(owner, city[i], copy_number(city, i)))
    return found + beside(table, owner, True)


def city_to_visit(table: Table) -> int:
    """Whose open card she visits: a human's, else her own; NONE if none is free."""
    for owner in [*people(table), her_number(table)]:
        if open_cards(table, owner):
            return owner
    return NONE


def place_spider(table: Table, place: int) -> None:
    """A spider goes to a place; a worker she has borrowed goes first (MW.intrigue.poison_jam)."""
    nightweave = her(table)
    if nightweave.lent:
        nightweave.lent -= 1
        for player in table.players:
            if HER_MAT | LENT in player.placed:
                i = player.placed.index(HER_MAT | LENT)
                player.placed = player.placed[:i] + (place | LENT,) + player.placed[i + 1 :]
                return
    nightweave.placed = (*nightweave.placed, place)


def in_city(place: int) -> bool:
    return place >= CITY
