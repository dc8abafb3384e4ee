"""Where only big critters may go (EX.spirecrest.big.*)."""

from tanglewood.games.everdell.board.city import copy_number
from tanglewood.games.everdell.board.player import AUTUMN, GREEN, PURPLE, SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.production import webbed
from tanglewood.games.everdell.modules.spirecrest.parts import part_at
from tanglewood.games.everdell.modules.spirecrest.state import mountain
from tanglewood.games.everdell.modules.spirecrest.workers import spaces
from tanglewood.games.everdell.play.placing import open_spaces
from tanglewood.kernel.move import Move


def id_of(table: Table, number: int) -> str:
    """The name of a big critter by its number; empty for an ordinary worker."""
    part = part_at(table)
    return part.discoveries[part.critters[number - 1]].id if number else ""


def name_of(table: Table, number: int) -> str:
    part = part_at(table)
    return part.discoveries[part.critters[number - 1]].name


def going(table: Table, seat: int) -> str:
    """The big critter of a seat that is being placed now."""
    return id_of(table, mountain(table).going) if seat == table.active else ""


def more_destinations(table: Table, seat: int, origin: int, found: list[Move]) -> None:
    """Add the places to which a critter's ability leads."""
    id = going(table, seat)
    if not id:
        return
    part = part_at(table)
    moves = table.config.pack.moves
    if id == "firebeak" and origin != part.pile and useful_perch(table, seat, part.pile):
        found.append(moves.place[part.pile])  # EX.spirecrest.big.firebeak
    elif id == "windlore" and origin != part.deck and useful_perch(table, seat, part.deck):
        found.append(moves.place[part.deck])  # EX.spirecrest.big.windlore
    elif id == "truffle":
        add_green(table, seat, origin, found)
    elif id == "king_rhun":
        add_purple(table, seat, origin, found)
    elif id == "corliander":
        add_events(table, seat, found)
    elif id == "whisper":
        add_taken(table, seat, origin, found)


def useful_perch(table: Table, seat: int, place: int) -> bool:
    effect = table.config.pack.locations[place].does.effects[0]
    return isinstance(effect, spaces.Perch) and effect.useful(table, seat)


def green_fits(table: Table, owner: int, index: int) -> bool:
    """Whether Truffle may stand on a card: any green one but those it spurns, legends and barred ones
    (EX.spirecrest.big.truffle)."""
    part = part_at(table)
    card = table.city_of(owner)[index]
    kind = table.config.pack.cards[card]
    if kind.produce is None or kind.color != GREEN or kind.visit is not None or kind.ribbon >= 0:
        return False
    if card in part.discoveries[part.named("truffle")].spurns:
        return False
    return table.opponent is None or not webbed(table, owner, index)


def add_green(table: Table, seat: int, origin: int, found: list[Move]) -> None:
    words = part_at(table).stand
    for owner in [seat, *table.rivals(seat)]:
        city = table.city_of(owner)
        for i in range(len(city)):
            if green_fits(table, owner, i) and city_place(owner, i) != origin:
                found.append(words.of(owner, city[i], copy_number(city, i)))


def purple_fits(table: Table, seat: int, index: int) -> bool:
    """Whether King Rhun may stand on a card of the player's city (EX.spirecrest.big.king_rhun)."""
    kind = table.config.pack.cards[table.players[seat].city[index]]
    return kind.color == PURPLE and kind.visit is None and kind.points > 0


def add_purple(table: Table, seat: int, origin: int, found: list[Move]) -> None:
    words = part_at(table).stand
    city = table.players[seat].city
    for i in range(len(city)):
        if purple_fits(table, seat, i) and city_place(seat, i) != origin:
            found.append(words.of(seat, city[i], copy_number(city, i)))


def half_met(table: Table, seat: int, event: int) -> bool:
    """Whether half of the cards of a requirement, rounded up, are there (EX.spirecrest.big.corliander).
    Events that it asks for are no cards: none of them may be missing."""
    player = table.players[seat]
    it = table.config.pack.events[event]
    wanted, there = it.share(table, player.city, list(player.colors), 0)
    events = it.numbers[-1] if it.numbers else 0
    cards = wanted - events
    return cards > 0 and len(player.events) >= events and there >= (cards + 1) // 2


def add_events(table: Table, seat: int, found: list[Move]) -> None:
    pack = table.config.pack
    for event in (*table.config.basic_events, *table.config.specials):
        if not table.claimed >> event & 1 and half_met(table, seat, event):
            does = pack.events[event].does
            move = pack.moves.claim[event]
            if move not in found and (does is None or does.payable(table, seat, seat, -1)):
                found.append(move)


def add_taken(table: Table, seat: int, origin: int, found: list[Move]) -> None:
    """Spaces that are taken, as if nobody stood there; none that it could never use
    (EX.spirecrest.big.whisper)."""
    pack = table.config.pack
    player = table.players[seat]
    places = [*pack.basic_places, *table.config.forest, *player.beside.paths]
    if player.season == AUTUMN:
        places += pack.journey_places
    places += [it for it in spaces.own_places(table) if enters_taken(table, seat, it)]
    own = [it & SPOT for it in player.placed]
    for place in places:
        if place >= 0 and place != origin and pack.moves.place[place] not in found:
            location = pack.locations[place]
            if place in own and (location.once or location.sort == "forest"):
                continue  # the limit for one player stays
            if location.sure or location.does.can(table, seat, seat, -1):
                found.append(pack.moves.place[place])
    for owner in [seat, *table.rivals(seat)]:
        city = table.city_of(owner)
        for i in range(len(city)):
            card = pack.cards[city[i]]
            here = city_place(owner, i)
            if card.visit is None or here == origin or (owner != seat and not card.open):
                continue
            move = pack.moves.visit.of(owner, city[i], copy_number(city, i))
            if move not in found and stands_full(table, owner, i) and card.visit.can(table, seat, owner, i):
                found.append(move)


def enters_taken(table: Table, seat: int, place: int) -> bool:
    """Whether a space on a discovery is open to a seat, however many workers stand there."""
    part = part_at(table)
    it = part.discoveries[part.spaces[place]]
    return it.open > 0 or part.spaces[place] in mountain(table).finds[seat]


def stands_full(table: Table, owner: int, index: int) -> bool:
    here = city_place(owner, index)
    standing = sum([1 for player in table.players for spot in player.placed if spot & SPOT == here])
    if table.opponent is not None:
        standing += table.opponent.placed.count(here)
    return standing >= open_spaces(table, owner, index)
