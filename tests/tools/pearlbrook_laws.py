"""What holds at any moment at a table with Pearlbrook; nothing is asked of one without."""

from tanglewood.games.everdell.board.player import CITY, CITY_SIZE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook.messengers import alone, free_hosts, waiting
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import HOST, HOST_SHIFT, owners, river_at


def look(table: Table) -> None:
    river = river_at(table)
    if river is None:
        return
    part = part_of(table.config.pack)
    people = owners(table)
    # Nothing of the river gets lost: destinations, adornments, frogs.
    assert len(set(river.cards)) == part.banks
    assert sum(part.cards[card].citizen for card in river.cards) == part.counts.citizens
    dealt = [*(number for row in river.kept for number in row), *(it for row in river.adorned for it in row)]
    assert len(set(dealt)) == len(dealt)
    seated = len(table.players) + table.config.opponent.takes_turns
    assert len(dealt) == part.counts.adornments * seated
    assert len(river.pearls) == len(river.frogs) == len(river.kept) == people
    assert min(river.pearls) >= 0
    assert not table.config.basic_events
    # One frog a space, and the card of its space lies face up.
    standing = list(river.frogs[:seated])
    for place in standing:
        if 0 <= place < part.banks:
            assert river.up >> place & 1
            assert standing.count(place) == 1
        elif place >= CITY:
            owner, index = divmod(place - CITY, CITY_SIZE)
            assert table.city_of(owner)[index] == part.ferry
            assert standing.count(place) == 1
    # A hand is counted when it is discarded, which only those do who pass at a table of five or six.
    for seat, player in enumerate(table.players):
        assert not river.counted[seat] or (player.passed and len(table.players) > 4)
        hosts = [pair & HOST for pair in river.hosts[seat]]
        guests = [pair >> HOST_SHIFT for pair in river.hosts[seat]]
        assert len(set(hosts)) == len(hosts) == len(set(guests))
        assert all(player.city[i] == part.messenger for i in guests)
        assert not any(table.config.pack.cards[player.city[i]].critter for i in hosts)
        assert alone(table, seat) < 0 or not free_hosts(table, seat) or waiting(table, seat)
