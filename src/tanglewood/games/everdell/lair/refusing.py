"""What people would be allowed, were it not for Nightweave's intrigue: the rule that forbids it."""

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.arriving import FROM_HAND
from tanglewood.games.everdell.effects import Run
from tanglewood.games.everdell.lair.hand import her
from tanglewood.games.everdell.lair.intrigues import current, rule_now
from tanglewood.games.everdell.paying import CHOOSE_WAY
from tanglewood.games.everdell.places import all_destinations
from tanglewood.games.everdell.player import NO_CARD
from tanglewood.games.everdell.table import Table
from tanglewood.games.everdell.turn import Turn
from tanglewood.games.everdell.ways import has_way
from tanglewood.kernel.move import Move

HAND_WORDS = (word.PLAY, word.DISCARD, word.GIVE_CARD, word.TUCK)
CITY_WORDS = (word.VISIT, word.ACTIVATE, word.REMOVE, word.OCCUPY, word.USE, word.IMPRISON)


def because_of_her(table: Table, seat: int, move: Move) -> str:
    """The rule of the intrigue that forbids a move, or nothing if that is not the reason."""
    if current(table) is None:
        return ""
    if move.kind in HAND_WORDS and move.a in her(table).webbed and move.a not in table.players[seat].hand:
        return "MW.intrigue.in_the_web"
    if move.kind in CITY_WORDS and move.a == seat and face_down(table, seat, move):
        critter = table.agreed.pack.cards[move.b // word.COPIES].critter
        return "MW.intrigue.paralyzing_fear" if critter else "MW.intrigue.closed"
    if move.kind == word.TAKE_MEADOW:
        card = table.meadow[move.a]
        if card != NO_CARD and table.agreed.pack.colors[card] == table.undrawn():
            return rule_now(table)
    frame = table.stack[-1]
    if isinstance(frame, Turn) and otherwise_possible(table, seat, move):
        return rule_now(table)
    if isinstance(frame, Run) and frame.effect is CHOOSE_WAY and otherwise_paid(table, frame, move):
        return rule_now(table)
    return ""


def face_down(table: Table, seat: int, move: Move) -> bool:
    """Whether the only such card lies face down."""
    city = table.players[seat].city
    card = move.b // word.COPIES
    return card not in city and card + table.agreed.pack.kinds in city


def otherwise_possible(table: Table, seat: int, move: Move) -> bool:
    """Whether an action that is not allowed would be, without an intrigue."""
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
    player.city = table.agreed.pack.turned_up(city)
    table.count_city(player)
    found = move in all_destinations(table, seat, -1)
    player.city = city
    table.count_city(player)
    return found


def otherwise_paid(table: Table, frame: Run, move: Move) -> bool:
    """Whether a way of paying that is not allowed would be, without an intrigue."""
    nightweave = her(table)
    number = nightweave.intrigue
    nightweave.intrigue = -1
    found = move in CHOOSE_WAY.go_on(table, frame)
    nightweave.intrigue = number
    return found
