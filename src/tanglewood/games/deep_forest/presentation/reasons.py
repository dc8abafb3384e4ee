"""Why a move in the deep forest is good: gold, what the market gives, tiles that come to light, swords."""

from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.board.market import free_edges, line_of
from tanglewood.games.deep_forest.board.table import Table
from tanglewood.games.deep_forest.components.pack import KINDS
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play import scoring
from tanglewood.games.deep_forest.presentation.phrases import amounts
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.phrase import Phrase


def why(key: str, **values: int | str) -> Phrase:
    return Phrase(f"deep_forest-why-{key}", **values)


def reasons(before: Table, after: Table, events: list[Event], move: Move) -> list[Phrase]:
    """What a move brings to the seat that plays it, the most important first."""
    seat = before.turn
    own = [event for event in events if event.seat == seat]
    found: list[Phrase] = []
    gold = gold_of(after, seat) - gold_of(before, seat)
    if gold > 0:
        found.append(why("gold", n=gold))
    for event in own:
        if event.name == "income":
            gives = [int(event.open[name]) for name in RESOURCES]
            if any(gives):
                found.append(why("income", gives=amounts(gives)))
        elif event.name == "sword-taken":
            found.append(why("sword"))
        elif event.name == "overcame":
            found.append(why("obstacle", tile=str(event.open["tile"])))
        elif event.name == "retreated":
            found.append(why("back", n=int(event.open["markers"])))
        elif event.name == "troll-sent":
            found.append(why("troll"))
        elif event.name == "walked":
            found.append(why("walk", markers=int(event.open["markers"])))
    shown = sum(event.name == "revealed" for event in own)
    if shown:
        found.append(why("tiles", n=shown))
    if move.kind == word.LAY:
        best = richest(after)
        if any(best):
            found.append(why("line", gives=amounts(best)))
    if move.kind == word.STRIP:
        best = best_laying(after, seat)
        if any(best):
            found.append(why("strip", gives=amounts(best)))
    if move.kind in (word.SELL, word.BUY):
        found += trade(after, seat, move)
    if move.kind in (word.GO, word.PASS, word.TAKE, word.OVERCOME):
        row = before.config.pack.row
        if row[-1] > row[move.a]:
            found.append(why("way", n=row[-1] - row[move.a]))
    if move.kind == word.END:
        found.append(why("end"))
    return found


def best_laying(table: Table, seat: int) -> list[int]:
    """What the richest line gives when the strip that was taken up is laid where that is most."""
    best: list[int] = []
    if table.turn != seat:
        return best
    for option in table.options():
        if option.kind == word.LAY:
            there = table.copy()
            there.play(option)
            gives = richest(there)
            if sum(gives) > sum(best):
                best = gives
    return best


def trade(after: Table, seat: int, move: Move) -> list[Phrase]:
    """What an exchange makes possible: coins, or enough of a resource for an obstacle."""
    pack = after.config.pack
    kind = word.COIN_PLACE if move.kind == word.SELL else move.a
    has = after.players[seat].goods[kind]
    found = [why("have", gives=amounts([has if i == kind else 0 for i in range(len(RESOURCES))]))]
    for tile, resource in enumerate(pack.obstacle_cost):
        if resource == kind and has >= pack.obstacle_price:
            found.append(why("enough", tile=KINDS[tile]))
    return found


def gold_of(table: Table, seat: int) -> int:
    return sum(scoring.breakdown(table, seat).values())


def richest(table: Table) -> list[int]:
    """What the line of the market with most on it gives to whoever stands there."""
    best: list[int] = []
    for edge in free_edges(table):
        gives = line_of(table.config.pack, table.grid, edge)
        if sum(gives) > sum(best):
            best = gives
    return best
