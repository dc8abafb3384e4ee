"""Nothing is lost and nothing appears at Mycelia's table, whatever is mixed: players, sets and boards."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import fresh, random_game
from tanglewood.games.mycelia.player import NO_CARD
from tanglewood.games.mycelia.solo import HisTurn
from tanglewood.games.mycelia.table import Table
from tanglewood.games.mycelia.turn import Hired
from tanglewood.kernel.event import Event

SETS: dict[str, dict[str, object]] = {
    "base": {},
    "expansion": {"expansion": True},
    "prisma": {"prisma": True},
}
MIXES = [
    pytest.param({"players": players, "boards": boards, **SETS[name]}, id=f"{players}-{name}-{boards}")
    for players, name, boards in product((1, 2, 3, 4), SETS, ("front", "random"))
]
TABLES = pytest.mark.parametrize("options", MIXES)
SEEDS = st.integers(0, 2**40)


def table_of(seed: int, options: dict[str, object]) -> Table:
    state = fresh("mycelia", seed, **options)
    assert isinstance(state, Table)
    return state


# ---------------------------------------------------------------------- drops


def all_drops(table: Table) -> int:
    """Drops of both kinds, wherever they are; one thrown out is as good as the dewdrop that replaces it."""
    his = table.gwidyon.left if table.gwidyon is not None else 0
    on_boards = sum(player.left for player in table.players)
    return on_boards + his + table.collected + table.shrine + table.box


def all_prisms(table: Table) -> int:
    """Prism drops still in the game."""
    on_boards = sum(sum(player.prisms) for player in table.players)
    return on_boards + table.collected_prisms + table.shrine_prisms


def check_drops(table: Table) -> None:
    shrine_field = table.agreed.pack.shrine_field
    for player in table.players:
        assert player.left == sum(player.drops)
        assert player.drops[shrine_field] == 0
        for field, n in enumerate(player.drops):
            assert 0 <= player.prisms[field] <= n
            assert not (n and player.exits >> field & 1)  # no drop ever lies on a shrine field
    assert 0 <= table.collected_prisms <= table.collected
    assert 0 <= table.shrine_prisms <= table.shrine <= table.agreed.capacity
    assert table.box >= 0
    if table.gwidyon is not None:
        assert 0 <= table.gwidyon.left <= table.gwidyon.start


@TABLES
@given(seed=SEEDS)
@settings(max_examples=4, deadline=None)
def test_drops(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    players = len(table.players)
    each = 22 if table.agreed.prisma else 20
    assert all(player.left == each for player in table.players)
    total = each * players + (20 if players == 1 else 0)
    prisms = 10 * players if table.agreed.prisma else 0
    assert all_prisms(table) == prisms
    for _ in random_game(table, seed):
        check_drops(table)
        assert all_drops(table) == total
        assert 0 <= all_prisms(table) <= prisms
        prisms = all_prisms(table)  # supply never brings one back


# ---------------------------------------------------------------------- cards, tiles, shrine fields


def all_cards(table: Table) -> Counter[int]:
    cards = Counter((*table.pile, *table.thrown, *table.gone, *(c for c in table.showcase if c != NO_CARD)))
    for player in table.players:
        cards.update((*player.hand, *player.draw, *player.discard, *player.gifts))
    for pile in table.roots:
        cards.update(pile)
    cards.update(frame.card for frame in table.stack if isinstance(frame, Hired))
    return cards


@TABLES
@given(seed=SEEDS)
@settings(max_examples=4, deadline=None)
def test_cards(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    pack = table.agreed.pack
    players = len(table.players)
    prisma, expansion = table.agreed.prisma, table.agreed.expansion
    sets = ["base", *(["expansion"] if expansion else []), *(["prisma"] if prisma else [])]
    cards = Counter([*pack.of_set(*sets), *pack.start_deck * players])
    if prisma:
        cards.update([pack.start_gift] * players)
        cards.update(gift for pile in pack.gift_piles for gift in pile)  # one of each
    gone: tuple[int, ...] = ()
    for _ in random_game(table, seed):
        assert all_cards(table) == cards
        assert table.gone[: len(gone)] == gone  # what was removed stays removed
        gone = table.gone
        assert expansion or not gone
        for player in table.players:
            assert not any(pack.is_gift[card] for card in player.hand)
            assert all(pack.is_gift[card] for card in player.gifts)
            assert list(player.cuts) == sorted(set(player.cuts))
            assert all(0 < cut < len(player.draw) for cut in player.cuts)
            assert 0 <= player.known <= len(player.hand)
        if table.gwidyon is not None:
            solo = sorted([*table.gwidyon.deck, *table.gwidyon.seen])
            assert solo == list(range(len(pack.solo)))
            assert table.gwidyon.deck


@TABLES
@given(seed=SEEDS)
@settings(max_examples=4, deadline=None)
def test_tiles_and_shrine_fields(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    pack = table.agreed.pack
    players = len(table.players)
    returned: Counter[str] = Counter()

    def hear(event: Event) -> None:
        if event.name == "tile-returned":
            returned[str(event.open["tile"])] += 1

    table.listener = hear
    sets = {"expansion": table.agreed.expansion, "prisma": table.agreed.prisma}
    copies = {tile.id: tile.copies if sets.get(tile.set) else 0 for tile in pack.tiles}
    copies.update({"a": players, "b": players})
    tokens = 3 if table.agreed.prisma else 2 if table.agreed.expansion else 0
    for _ in random_game(table, seed):
        owned = Counter(pack.tiles[tile].id for player in table.players for tile in player.tiles)
        for tile, stock in zip(pack.tiles, table.tile_stock, strict=True):
            assert stock >= 0
            assert stock + owned[tile.id] + returned[tile.id] == copies[tile.id]
        for player in table.players:
            assert len(player.tiles) <= 4
            assert player.used >> len(player.tiles) == 0
        laid = sum(player.exits.bit_count() - 1 for player in table.players)
        assert table.shrine_tokens >= 0
        assert table.shrine_tokens + laid == tokens


# ---------------------------------------------------------------------- leaves, favours, gifts at work


@TABLES
@given(seed=SEEDS)
@settings(max_examples=4, deadline=None)
def test_leaves_come_from_cards_and_go_for_hires_and_tiles(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    balance = [0] * len(table.players)

    def hear(event: Event) -> None:
        if event.name == "leaves":
            balance[event.seat] += int(event.open["n"])
        elif event.name in ("hired", "used"):
            balance[event.seat] -= int(event.open["cost"])

    table.listener = hear
    for _ in random_game(table, seed):
        assert [player.leaves for player in table.players] == balance
        assert min(balance) >= 0


@TABLES
@given(seed=SEEDS)
@settings(max_examples=4, deadline=None)
def test_mushrooms_never_share_a_space_between_start_and_end(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    end = table.agreed.pack.track_end
    for _ in random_game(table, seed):
        spaces = [player.favour for player in table.players]
        if table.gwidyon is not None:
            spaces.append(table.gwidyon.favour)
        if not table.agreed.prisma:
            assert set(spaces) == {0}
            continue
        spaces.extend(table.agreed.idle)
        assert len(spaces) == 4
        assert all(0 <= space <= end for space in spaces)
        between = [space for space in spaces if 0 < space < end]
        assert len(between) == len(set(between))


@TABLES
@given(seed=SEEDS)
@settings(max_examples=4, deadline=None)
def test_gifts_work_in_the_own_turn_only(options: dict[str, object], seed: int) -> None:
    table = table_of(seed, options)
    abilities = table.agreed.pack.abilities
    for _ in random_game(table, seed):
        his_turn = any(isinstance(frame, HisTurn) for frame in table.stack)
        for seat, player in enumerate(table.players):
            powers = 0
            if seat == table.active and table.stack and not his_turn:
                for gift in player.gifts:
                    powers |= abilities[gift].power
            assert player.powers == powers


@TABLES
def test_a_listener_changes_nothing(options: dict[str, object]) -> None:
    heard: list[Event] = []
    told = table_of(3, options)
    told.listener = heard.append
    silent = table_of(3, options)
    pairs = zip(random_game(told, 9), random_game(silent, 9), strict=True)
    assert all(one.text() == other.text() for one, other in pairs)
    assert heard
