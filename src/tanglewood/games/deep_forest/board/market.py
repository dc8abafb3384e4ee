"""The market: strips laid over each other, the pawn at its edge, what a line gives, and the draw pile."""

from tanglewood.games.deep_forest.board.table import CONTESTED, NOWHERE, Row, Table
from tanglewood.games.deep_forest.components.pack import NOTHING, Pack
from tanglewood.games.deep_forest.moves import RESOURCES, cell_name
from tanglewood.kernel.move import Move


def placings(table: Table, strip: int) -> list[Move]:
    """Every way to lay a strip: a line, an offset, and which way round (DF.market.strip)."""
    pack = table.config.pack
    cells = pack.strips[strip]
    return pack.moves.lay[::2] if cells[0] == cells[2] else pack.moves.lay[:]


def lay(table: Table, seat: int, strip: int, placing: int) -> None:
    """Lay a strip over whatever lies there."""
    pack = table.config.pack
    where = pack.placings[placing]
    cells = pack.strips[strip]
    grid = list(table.grid)
    for i in range(len(where)):
        grid[where[i]] = cells[i]
    table.grid = tuple(grid)
    table.heap = table.heap + (strip,)
    if table.listener is not None:
        first, last = cell_name(where[0], pack.size), cell_name(where[-1], pack.size)
        table.emit("laid", seat, {"strip": pack.strip_ids[strip], "from": first, "to": last})


def free_edges(table: Table) -> list[int]:
    """Edge fields without a pawn: the player's own pawn must leave the field it stands on."""
    taken = 0
    for player in table.players:
        if player.edge >= 0:
            taken |= 1 << player.edge
    return [edge for edge in range(table.config.edges) if not taken >> edge & 1]


def line_of(pack: Pack, grid: Row, edge: int) -> list[int]:
    """What a line gives: potions, books, coins, markers (DF.market.income)."""
    gains = [0, 0, 0, 0, 0]
    for cell in pack.edge_lines[edge]:
        gains[grid[cell]] += 1
    return gains[:NOTHING]


def richness(pack: Pack, grid: Row, edge: int) -> int:
    """How many resources a line gives."""
    n = 0
    for cell in pack.edge_lines[edge]:
        if grid[cell] != NOTHING:
            n += 1
    return n


def stand(table: Table, seat: int, edge: int) -> list[int]:
    """Move the market pawn and take what the line shows; returns the kinds that came."""
    pack = table.config.pack
    player = table.players[seat]
    if contested(table, seat, edge):
        table.tally[CONTESTED] += 1
    player.edge = edge
    gains = line_of(pack, table.grid, edge)
    if table.listener is not None:
        table.emit("stood", seat, {"edge": pack.edge_names[edge]})
        table.emit("income", seat, {name: gains[i] for i, name in enumerate(RESOURCES)})
    kinds: list[int] = []
    for kind in range(NOTHING):
        if gains[kind] and table.gain(seat, kind, gains[kind]):
            kinds.append(kind)
    return kinds


def contested(table: Table, seat: int, edge: int) -> bool:
    """Whether somebody else's pawn stands at a line that is richer than the one taken."""
    pack = table.config.pack
    got = richness(pack, table.grid, edge)
    for other in range(len(table.players)):
        place = table.players[other].edge
        if other != seat and place >= 0 and richness(pack, table.grid, place) > got:
            return True
    return False


def has_any(cards: Row, wanted: list[int]) -> bool:
    for card in cards:
        if card in wanted:
            return True
    return False


def draw(table: Table, seat: int) -> None:
    """Draw a strip; with the last one the market is cleared and its strips become the new pile."""
    player = table.players[seat]
    if not table.pile:
        return
    strip = table.pile[-1]
    table.pile = table.pile[:-1]
    player.hand = tuple(sorted([*player.hand, strip]))
    if table.listener is not None:
        name = table.config.pack.strip_ids[strip]
        table.emit("drew", seat, {"n": 1}, {"strip": name}, chance=True)
    if not table.pile and table.heap:
        clear_market(table)


def clear_market(table: Table) -> None:
    """All strips and pawns leave the market (DF.market.reset)."""
    generation = list(table.generation)
    latest = max(generation) + 1
    for strip in table.heap:
        generation[strip] = latest
    table.generation = tuple(generation)
    fresh = sorted(table.heap)
    table.chance.shuffle(fresh)
    table.pile = tuple(fresh)
    table.heap = ()
    table.grid = table.config.pack.bare_grid
    for player in table.players:
        player.edge = NOWHERE
    if table.listener is not None:
        table.emit("market-cleared", table.active, {"n": len(fresh)})
