"""Nothing is lost and nothing appears at Mycelia's table: what holds at any moment of any mix."""

from collections import Counter

from tanglewood.games.mycelia.board.player import NO_CARD
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.gwidyon.turn import HisTurn
from tanglewood.games.mycelia.play.turn import Hired
from tanglewood.kernel.state import State


def look(state: State) -> None:
    assert isinstance(state, Table)
    drops(state)
    cards(state)
    shrine_fields(state)
    mushrooms(state)
    gifts_work_in_the_own_turn_only(state)


def drops(table: Table) -> None:
    """Drops of both kinds, wherever they are; one thrown out is as good as the dewdrop that replaces it."""
    shrine_field = table.config.pack.shrine_field
    for player in table.players:
        assert player.left == sum(player.drops)
        assert player.drops[shrine_field] == 0
        for field, n in enumerate(player.drops):
            assert 0 <= player.prisms[field] <= n
            assert not (n and player.exits >> field & 1)  # no drop ever lies on a shrine field
    assert 0 <= table.collected_prisms <= table.collected
    assert 0 <= table.shrine_prisms <= table.shrine <= table.config.capacity
    assert table.box >= 0
    total = (22 if table.config.prisma else 20) * len(table.players)
    found = sum(player.left for player in table.players) + table.collected + table.shrine + table.box
    if table.gwidyon is not None:
        assert 0 <= table.gwidyon.left <= table.gwidyon.start
        found += table.gwidyon.left
        total += table.gwidyon.start
    assert found == total
    assert 0 <= prisms(table) <= (10 * len(table.players) if table.config.prisma else 0)


def prisms(table: Table) -> int:
    """Prism drops still in the game."""
    on_boards = sum(sum(player.prisms) for player in table.players)
    return on_boards + table.collected_prisms + table.shrine_prisms


def cards(table: Table) -> None:
    """Every card of the sets in play is in one place; a hand holds no gift, a gift area nothing else."""
    pack = table.config.pack
    players = len(table.players)
    prisma, expansion = table.config.prisma, table.config.expansion
    sets = ["base", *(["expansion"] if expansion else []), *(["prisma"] if prisma else [])]
    wanted = Counter([*pack.of_set(*sets), *pack.start_deck * players])
    if prisma:
        wanted.update([pack.start_gift] * players)
        wanted.update(gift for pile in pack.gift_piles for gift in pile)  # one of each
    found = Counter((*table.pile, *table.thrown, *table.gone, *(c for c in table.showcase if c != NO_CARD)))
    for player in table.players:
        found.update((*player.hand, *player.draw, *player.discard, *player.gifts))
        assert not any(pack.is_gift[card] for card in player.hand)
        assert all(pack.is_gift[card] for card in player.gifts)
        assert list(player.cuts) == sorted(set(player.cuts))
        assert all(0 < cut < len(player.draw) for cut in player.cuts)
        assert 0 <= player.known <= len(player.hand)
    for pile in table.roots:
        found.update(pile)
    found.update(frame.card for frame in table.stack if isinstance(frame, Hired))
    assert found == wanted
    assert expansion or not table.gone
    if table.gwidyon is not None:
        assert sorted([*table.gwidyon.deck, *table.gwidyon.seen]) == list(range(len(pack.solo)))
        assert table.gwidyon.deck


def shrine_fields(table: Table) -> None:
    tokens = 3 if table.config.prisma else 2 if table.config.expansion else 0
    laid = sum(player.exits.bit_count() - 1 for player in table.players)
    assert table.shrine_tokens >= 0
    assert table.shrine_tokens + laid == tokens


def mushrooms(table: Table) -> None:
    """They never share a space between start and end."""
    end = table.config.pack.track_end
    spaces = [player.favour for player in table.players]
    if table.gwidyon is not None:
        spaces.append(table.gwidyon.favour)
    if not table.config.prisma:
        assert set(spaces) == {0}
        return
    spaces.extend(table.config.idle)
    assert len(spaces) == 4
    assert all(0 <= space <= end for space in spaces)
    between = [space for space in spaces if 0 < space < end]
    assert len(between) == len(set(between))


def gifts_work_in_the_own_turn_only(table: Table) -> None:
    his_turn = any(isinstance(frame, HisTurn) for frame in table.stack)
    for seat, player in enumerate(table.players):
        powers = 0
        if seat == table.active and table.stack and not his_turn:
            for gift in player.gifts:
                powers |= table.config.pack.abilities[gift].power
        assert player.powers == powers
