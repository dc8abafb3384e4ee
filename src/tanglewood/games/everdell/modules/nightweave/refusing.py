"""What players could do in their turn if Nightweave's intrigue did not forbid it."""

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.hand import her
from tanglewood.games.everdell.modules.nightweave.scheme.intrigues import current, forbidden
from tanglewood.games.everdell.play.placing import all_destinations
from tanglewood.games.everdell.play.reasons import OF_CITY, OF_HAND, not_in_city, not_in_hand
from tanglewood.games.everdell.play.sources import FROM_HAND
from tanglewood.games.everdell.play.ways import has_way
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal


def because_of_her(table: Table, seat: int, move: Move) -> Refusal | None:
    """The refusal by an intrigue, if that is the reason."""
    if current(table) is None:
        return None
    why = None
    if move.kind in OF_HAND:
        why = not_in_hand(table, seat, move.a)
    elif move.kind in OF_CITY and move.a == seat:
        why = not_in_city(table, move)
    if why is not None and why.rule:
        return why
    return forbidden(table) if otherwise_possible(table, seat, move) else None


def because_of_her_price(table: Table, run: Run, move: Move) -> Refusal | None:
    """The refusal by an intrigue of a way to pay that would be open without it."""
    refusal = forbidden(table)
    if refusal is None:
        return None
    nightweave = her(table)
    number = nightweave.intrigue
    nightweave.intrigue = -1
    otherwise = move in run.effect.go_on(table, run)
    nightweave.intrigue = number
    return refusal if otherwise else None


def otherwise_possible(table: Table, seat: int, move: Move) -> bool:
    """Whether an action that is refused would be allowed without the intrigue."""
    player = table.players[seat]
    nightweave = her(table)
    number = nightweave.intrigue
    nightweave.intrigue = -1
    found = False
    if move.kind == word.PLAY:
        found = move.a in player.hand and has_way(table, seat, move.a, FROM_HAND)
    elif move.kind == word.PLAY_MEADOW:
        card = table.meadow[move.a]
        found = card != NO_CARD and has_way(table, seat, card, move.a + 1)
    elif move.kind in (word.PLACE, word.CLAIM, word.VISIT) and len(player.placed) < player.workers:
        found = move in all_destinations(table, seat, -1)
        if not found and move.kind == word.CLAIM:
            found = met_turned_up(table, seat, move)
    nightweave.intrigue = number
    return found


def met_turned_up(table: Table, seat: int, move: Move) -> bool:
    """Whether an event could be achieved if no card lay face down."""
    player = table.players[seat]
    city = player.city
    player.city = table.config.pack.turned_up(city)
    table.count_city(player)
    found = move in all_destinations(table, seat, -1)
    player.city = city
    table.count_city(player)
    return found
