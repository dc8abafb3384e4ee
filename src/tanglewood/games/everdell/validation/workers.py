"""Where the workers of a position stand: how many there are, on which places, and who stays for good."""

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import (
    AUTUMN,
    CITY,
    CITY_SIZE,
    HER_MAT,
    LENT,
    NO_CARD,
    NOWHERE,
    PERMANENT,
    RED,
    SPOT,
    Player,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.entries import Card
from tanglewood.games.everdell.effects.removing import TearDown
from tanglewood.kernel.text.fault import Fault

Flaw = tuple[str, str]
"""What is wrong with a worker, and the rule that says so."""
FINE: Flaw = ("", "")


def problems(table: Table) -> list[Fault]:
    found: list[Fault] = []
    for seat, player in enumerate(table.players):
        found += numbers(table, seat, player)
        for place in player.placed:
            reason, rule = flaw(table, seat, player, place)
            if reason:
                found.append(Fault("placed", f"{name_of(table, place)}: {reason}", seat, rule))
    if not found:
        found += crowds(table)
    return found


def name_of(table: Table, place: int) -> str:
    """A place as it stands in a position."""
    spot = place & SPOT
    if spot >= CITY:
        owner, index = divmod(spot - CITY, CITY_SIZE)
        return f"{owner}:{table.config.pack.cards[table.city_of(owner)[index]].id}"
    return {NOWHERE: "nowhere", HER_MAT: "her-mat"}.get(spot) or table.config.pack.places[spot]


def numbers(table: Table, seat: int, player: Player) -> list[Fault]:
    most = table.config.workers(player.season)
    if player.workers > most:
        return [Fault("workers", f"expected at most {most}", seat, "EV.setup.workers")]
    if len(player.placed) > player.workers:
        reason = f"expected at most {player.workers} workers"
        return [Fault("placed", reason, seat, "EV.place.free_worker")]
    return []


# ---------------------------------------------------------------------- one worker


def flaw(table: Table, seat: int, player: Player, place: int) -> Flaw:
    """Whether one worker can be where it is, with its marks."""
    spot = place & SPOT
    if place & LENT and not may_be_kept(table, True):
        return "nobody has borrowed it", "MW.intrigue.poison_jam"
    if place & PERMANENT and (spot < CITY or place & LENT):
        return "nobody stays here for good", "EV.place.permanent"
    for module in table.config.modules:
        stands = module.may_stand(table, seat, place)
        if stands is not None:
            return FINE if stands else ("this worker cannot be here", "EV.place.own_destination")
    if spot == NOWHERE:
        return FINE
    if spot == HER_MAT:
        taken = may_be_kept(table, place & LENT > 0)
        return FINE if taken else ("she has taken no worker", "MW.intrigue.ransom")
    if place & LENT:
        return FINE  # the module knows where it may be sent
    if spot >= CITY:
        return flaw_on_card(table, seat, place)
    return flaw_on_board(table, seat, player, spot)


def may_be_kept(table: Table, lent: bool) -> bool:
    """Whether a module may have taken a worker of a player, to use it if it is `lent`."""
    return any(module.may_keep_worker(table, lent) for module in table.config.modules)


def guards(table: Table) -> int:
    """How many workers may stand on a card besides those that visit it (MW.intrigue.takeover)."""
    return sum([module.guards(table) for module in table.config.modules])


def flaw_on_board(table: Table, seat: int, player: Player, spot: int) -> Flaw:
    pack = table.config.pack
    if spot >= pack.first_event:
        event = spot - pack.first_event
        return FINE if event in player.events else ("the event is not achieved", "EV.event.claim")
    sort = pack.locations[spot].sort
    if sort == "forest" and spot not in player.beside.paths and not in_forest(table, spot):
        return "it is not on the table", "EV.setup.forest"
    if sort == "land" and spot not in ask.own_places(table):
        return "it is not on the table", pack.locations[spot].rule
    if sort == "journey" and player.season < AUTUMN:
        return "the Journey begins in autumn", "EV.loc.journey.own_autumn"
    return FINE


def in_forest(table: Table, spot: int) -> bool:
    """Whether a forest card lies on the table: named there, or one of those the position leaves out."""
    named = [place for place in table.config.forest if place != NO_CARD]
    return spot in named or len(named) < table.config.pack.counts.forest_cards(table.config.laid_for)


def flaw_on_card(table: Table, seat: int, place: int) -> Flaw:
    """A card with a space for workers, open or the player's own; some keep them for good."""
    owner, kind = card_at(table, place & SPOT)
    if owner == seat and not place & PERMANENT and guards(table):
        return FINE  # a guard stands on any card (MW.intrigue.takeover)
    if kind.visit is None:
        return "it has no space for workers", "EV.place.own_destination"
    if owner != seat and not kind.open:
        came = any(module.may_come_in(table, seat, kind) for module in table.config.modules)
        return FINE if came else ("it is closed to others", "EV.place.own_destination")
    if kind.stays and not place & PERMANENT:
        return "a worker stays here for good: expected a '!'", "EV.place.permanent"
    if place & PERMANENT and not kind.stays and not tears_down(kind):
        return "nobody stays here for good", "EV.place.permanent"
    return FINE


def card_at(table: Table, spot: int) -> tuple[int, Card]:
    """The owner and the card of a place in a city, face up."""
    owner, index = divmod(spot - CITY, CITY_SIZE)
    pack = table.config.pack
    return owner, pack.cards[pack.turned_up(table.city_of(owner))[index]]


def tears_down(kind: Card) -> bool:
    """Whether permanent workers of other cards may have come here (EV.card.university)."""
    return kind.visit is not None and any(isinstance(step, TearDown) for step in kind.visit.effects)


# ---------------------------------------------------------------------- several on one place


def crowds(table: Table) -> list[Fault]:
    """Exclusive spaces hold one worker (EV.place.exclusive), and no forest card holds two of one player.

    Cats may join other players' workers, once on each place. Rugwort moves onto occupied places
    (EV.solo.move_onto_human), so he is not counted.
    """
    found: list[Fault] = []
    places: list[tuple[int, int]] = []
    if table.opponent is not None and table.config.opponent.takes_turns:
        places = [(len(table.players), place) for place in table.opponent.placed]
    for seat, player in enumerate(table.players):
        places += [(seat, place) for place in player.placed]
    for number, (seat, place) in enumerate(places):
        spot = place & SPOT
        room = spaces(table, spot) + sum([module.more_room(table, spot) for module in table.config.modules])
        here = [
            other for other in places[: number + 1] if other[1] & SPOT == spot and counts(table, other[1])
        ]
        joining = len({other for other, _ in here if joins(table, other, spot)})
        if len(here) > room + joining:
            who = f"{name_of(table, place)}: expected at most {room} workers"
            found.append(crowd(table, seat, who, "EV.place.exclusive"))
        elif seat < len(table.players) and once(table, spot) and [other for other, _ in here].count(seat) > 1:
            who = f"{name_of(table, place)}: expected one worker of a player"
            found.append(crowd(table, seat, who, "EV.place.forest_once"))
    return found


def once(table: Table, spot: int) -> bool:
    """Whether a player may have only one worker there."""
    pack = table.config.pack
    return spot < pack.first_event and (pack.locations[spot].sort == "forest" or pack.locations[spot].once)


def crowd(table: Table, seat: int, reason: str, rule: str) -> Fault:
    if seat < len(table.players):
        return Fault("placed", reason, seat, rule)
    return Fault(f"{table.config.opponent.id}, placed", reason, rule=rule)


def joins(table: Table, seat: int, spot: int) -> bool:
    """Whether a seat's worker may have joined another player's (MW.power.cats)."""
    if seat >= len(table.players) or not ask.may_join(table, seat):
        return False
    if spot >= CITY:
        return card_at(table, spot)[1].color == RED
    pack = table.config.pack
    return spot < pack.first_event and pack.locations[spot].sort in ("basic", "forest")


def counts(table: Table, place: int) -> bool:
    """Whether a worker takes a space: those that come to a University with a card need none."""
    return not place & PERMANENT or place & SPOT < CITY or not tears_down(card_at(table, place & SPOT)[1])


def spaces(table: Table, spot: int) -> int:
    """How many workers a place holds at most."""
    pack = table.config.pack
    many = len(table.players) * 9 + 9
    if spot >= CITY:
        return max(1, card_at(table, spot)[1].spaces) + guards(table)
    if spot in (NOWHERE, HER_MAT):
        return many
    if spot >= pack.first_event:
        return 1
    if spot in table.config.forest:
        return table.config.forest_spaces
    return many if pack.locations[spot].shared else 1
