"""Nothing is lost and nothing appears on the mountain board."""

from collections import Counter

from tanglewood.games.everdell.board.player import NAMED, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest import setup
from tanglewood.games.everdell.modules.spirecrest.parts import HOME, part_at
from tanglewood.games.everdell.modules.spirecrest.presentation.validation import exploring, held_finds
from tanglewood.games.everdell.modules.spirecrest.state import (
    critter_of,
    critters_home,
    critters_of,
    mountain,
)
from tanglewood.games.everdell.modules.spirecrest.workers.destinations import id_of


def look(table: Table) -> Counter[int]:
    """The laws of the board. Returns its cards of the deck."""
    land = mountain(table)
    part = part_at(table)
    n = setup.tiles_per_region(table, part)
    found = Counter(tile for row in land.tiles for tile in row)
    found.update(tile for row in land.trails for tile in row if not part.tiles[tile].found)
    assert sum(found.values()) == HOME * n
    assert max(found.values()) == 1
    finds = Counter(held_finds(table))
    finds.update(it for row in (*land.decks, *land.finds) for it in row)
    assert sorted(finds.elements()) == sorted(
        it for region in range(HOME) for it in setup.in_deck(table, part, region)
    )
    for region, deck in enumerate(land.decks):
        assert all(part.discoveries[it].region == region for it in deck)
        assert 0 <= land.known[region] <= len(deck)
    for seat, player in enumerate(table.players):
        assert land.rabbits[seat] == player.season - exploring(table, seat)
        assert 0 <= land.paid[seat] <= len(land.trails[seat])
        standing = [critter_of(place) for place in player.placed if place & NAMED]
        assert len(set(standing)) == len(standing)
        assert set(standing) <= set(critters_of(table, seat))
        going = 1 if land.going in critters_of(table, seat) else 0
        assert len(player.placed) + len(critters_home(table, seat)) + going <= player.workers
        assert not land.tucked[seat] or any(part.discoveries[it].tucks for it in land.finds[seat])
    cards = Counter(card for row in land.tucked for card in row)
    cards.update(card for card in land.row if card != NO_CARD)
    return cards


def joining(table: Table) -> int:
    """How many workers stand where they need no room: Whisper."""
    return sum(
        1
        for player in table.players
        for place in player.placed
        if id_of(table, critter_of(place)) == "whisper"
    )
