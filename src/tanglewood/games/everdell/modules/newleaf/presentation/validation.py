"""What cannot lie at the station or beside a player of Newleaf in a position."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.newleaf.board import blocked_slot
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import (
    GOLDEN,
    NEWLEAF,
    NO_TICKET,
    NO_TOKEN,
    OUTBOUND,
    Station,
    station_of,
)
from tanglewood.games.everdell.modules.newleaf.turn import KEEP_OR_DROP, SUMMER, TRAVEL
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.kernel.text.fault import Fault

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


def problems(table: Table) -> list[Fault]:
    if not table.config.plays(NEWLEAF):
        return []
    station = station_of(table)
    return [
        *tiles(table, station),
        *visitors(table, station),
        *tokens(table, station),
        *frames(table, station),
        *specials(table),
    ]


def fault(key: str, reason: str, rule: str) -> Fault:
    return Fault(f"newleaf, {key}", reason, rule=rule)


def tiles(table: Table, station: Station) -> list[Fault]:
    """No kind of tile more often than there are, and no card where Nightweave stands."""
    found: list[Fault] = []
    kinds = newleaf_in(table.config.pack).tiles
    for tile in range(len(kinds)):
        if station.bag[tile] < 0:
            reason = f"expected at most {kinds[tile].copies} {kinds[tile].id}"
            found.append(fault("used" if station.used[tile] else "tiles", reason, "EX.newleaf.comp.tiles"))
    hers = blocked_slot(table)
    if hers >= 0 and station.cards[hers] != NO_CARD:
        reason = f"expected no card on place {hers + 1}, where she stands"
        found.append(fault("cards", reason, "MW.with.newleaf.enter_station"))
    return found


def visitors(table: Table, station: Station) -> list[Fault]:
    """Every visitor once, and only those of the game."""
    found: list[Fault] = []
    part = newleaf_in(table.config.pack)
    left = part.visitors_of(table.config.sets)
    rows = [("left", station.piles[0]), ("right", station.piles[1]), ("discarded", station.discarded)]
    rows += [("visitors", row) for row in station.visitors]
    for key, row in [*rows, ("hers", station.hers)]:
        for visitor in row:
            if visitor in left:
                left.remove(visitor)
            else:
                reason = f"expected {part.visitors[visitor].id} once at most"
                found.append(fault(key, reason, "EX.newleaf.comp.visitors"))
    if station.hers and nightweave_at(table) is None:
        found.append(fault("hers", "Nightweave is not in this game", "MW.with.newleaf.enter_station"))
    return found


def tokens(table: Table, station: Station) -> list[Fault]:
    """Golden tokens, tickets and reservations that the players can have."""
    found: list[Fault] = []
    options = table.config.options
    for seat, player in enumerate(table.players):
        golden = 0
        for i in range(len(player.city)):
            kind = table.config.pack.cards[player.city[i]]
            golden += player.marks[i] & on_card.OCCUPIED and not kind.hosts and kind.down < 0
        if golden > GOLDEN - station.golden[seat]:
            reason = f"expected at most {GOLDEN - golden} for player {seat}"
            found.append(fault("golden", reason, "EX.newleaf.golden.limit"))
        side = station.tickets[seat]
        if side != NO_TICKET and not options["tickets"]:
            found.append(fault("tickets", "there are no tickets in this game", "EX.newleaf.comp.modules"))
        elif side == NO_TICKET and options["tickets"] and player.season < SUMMER:
            reason = f"player {seat} cannot have used both sides before summer"
            found.append(fault("tickets", reason, "EX.newleaf.ticket.twice"))
        if (station.reserved[seat] == NO_TOKEN) == bool(options["reservations"]):
            reason = "expected a token for everybody, or for nobody without reservations"
            found.append(fault("reserved", reason, "EX.newleaf.comp.modules"))
    return found


def frames(table: Table, station: Station) -> list[Fault]:
    """Who travels has turned the ticket; who keeps a reserved card has one."""
    found: list[Fault] = []
    for nth, frame in enumerate(table.stack):
        if not isinstance(frame, Run) or frame.seat >= len(table.players):
            continue
        if frame.effect is TRAVEL and station.tickets[frame.seat] == OUTBOUND:
            found.append(Fault("doing", "the ticket has not been used", nth=nth))
        if frame.effect is KEEP_OR_DROP and station.reserved[frame.seat] < 0:
            found.append(Fault("doing", "no card is reserved", nth=nth))
    return found


def specials(table: Table) -> list[Fault]:
    """Against Nightweave the special events are Newleaf's and Bellfaire's."""
    events = table.config.pack.events
    sets = [events[event].set for event in table.config.specials]
    if nightweave_at(table) is None or all(it in (NEWLEAF, "bellfaire") for it in sets):
        return []
    reason = "expected events of Newleaf or Bellfaire against Nightweave"
    return [Fault("specials", reason, rule="MW.with.newleaf.setup")]


def may_be_occupied(table: Table, kind: "Card") -> bool:
    """Whether a golden token can have come to a construction that takes no ordinary one."""
    card = table.config.pack.card_numbers.get(kind.id, -1)
    return card >= 0 and any(homes and homes[card] for homes in newleaf_in(table.config.pack).homes)
