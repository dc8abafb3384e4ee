"""Moves for cards of a row, of the Meadow or of a city; identical ones are one move."""

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import copy_number
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.moves import CityWords
from tanglewood.kernel.move import Move, first_of_kind


def unlike(moves: list[Move], cards: tuple[int, ...]) -> list[Move]:
    """One move for each different card."""
    found: list[Move] = []
    for i in range(len(cards)):
        if first_of_kind(cards, i):
            found.append(moves[cards[i]])
    return found


def free_slots(table: Table, moves: list[Move]) -> list[Move]:
    """One move for each card of the Meadow that a seat may take."""
    return [moves[slot] for slot in range(len(table.meadow)) if table.slot_free(slot)]


def city_moves(table: Table, seat: int, places: list[int], words: CityWords) -> list[Move]:
    """One move for each of these cards; of identical ones, with the same things on them, only the first."""
    player = table.players[seat]
    found: list[Move] = []
    keys: list[tuple[int, int, int, int]] = []
    for i in places:
        key = (player.city[i], player.marks[i], table.workers_on(seat, i), ask.told_apart(table, seat, i))
        if key not in keys:
            keys.append(key)
            found.append(words.of(seat, player.city[i], copy_number(player.city, i)))
    return found
