"""Newleaf in the terminal: the station with its tiles and visitors, and what players have of it."""

from collections.abc import Callable

from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.presentation.view import StationView, TravelView, VisitorView
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.games.everdell.presentation.view_parts import Price
from tanglewood.games.everdell.terminal.shown import pack_shown
from tanglewood.words import named


def station_rows(
    station: StationView, number: Callable[[str], str]
) -> list[tuple[str, str | None, Price | None, str]]:
    """For each place the number of the move that plays the card, the card, its price, and the tile."""
    part = newleaf_in(pack_shown())
    found = []
    for slot in station.slots:
        more = say("label-tile", tile=part.tiles[part.tile_numbers[slot.tile]].name)
        if slot.hers:
            more = say("label-her-station")
        found.append((number(f"play station {slot.slot}"), slot.card, slot.price, more))
    return found


def visitor_text(visitor: VisitorView) -> str:
    part = newleaf_in(pack_shown())
    name = named(part.visitors[part.visitor_numbers[visitor.id]].name)
    return say("label-visitor", visitor=name, points=visitor.points, met="yes" if visitor.met else "no")


def visitor_lines(station: StationView) -> list[str]:
    """The visitors on show, and those Nightweave took."""
    part = newleaf_in(pack_shown())
    shown = [visitor_text(visitor) for visitor in station.piles if visitor is not None]
    said = [say("label-visitors", visitors=", ".join(shown))] if shown else []
    if station.hers:
        names = [named(part.visitors[part.visitor_numbers[id]].name) for id in station.hers]
        said.append(say("label-her-visitors", visitors=", ".join(names)))
    return said


def travel_text(travel: TravelView) -> str:
    """Golden tokens, ticket, reservation and visitors of a player."""
    pack = pack_shown()
    card = pack.cards[pack.card_numbers[travel.reserved]].name if travel.reserved else "none"
    said = say(
        "label-travel",
        golden=travel.golden,
        ticket=travel.ticket,
        reservation=travel.reservation,
        card=card,
    )
    if travel.visitors:
        visitors = ", ".join([visitor_text(visitor) for visitor in travel.visitors])
        said += "; " + say("label-own-visitors", visitors=visitors)
    return said
