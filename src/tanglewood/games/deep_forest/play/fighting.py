"""Fights with rock monsters: who can be fought, what the dice show, what a win costs."""

from tanglewood.games.deep_forest.board.table import COUNTS, Player, Row, Table
from tanglewood.games.deep_forest.components.pack import NO_RESOURCE
from tanglewood.kernel.move import Move


def fights(table: Table, player: Player) -> list[Move]:
    """The strengths that can be announced now (DF.fight.where, DF.fight.swords, DF.fight.available)."""
    pack = table.config.pack
    if not pack.fight_fields >> player.pawn & 1 or player.swords < pack.min_dice:
        return []
    return [pack.moves.fight[i] for i in range(len(pack.strengths)) if open_to(table, player, i)]


def open_to(table: Table, player: Player, place: int) -> bool:
    """Whether a monster of this strength lies in the middle and none was beaten by this player."""
    kinds = table.config.pack.of_strength[place]
    for kind in player.monsters:
        if kind in kinds:
            return False
    for kind in kinds:
        if table.middle[kind]:
            return True
    return False


def throw(table: Table, seat: int, dice: Row, aside: int, number: int) -> Row:
    """Roll all dice that were not set aside (DF.fight.rolls)."""
    thrown = tuple([dice[i] if aside >> i & 1 else 1 + table.chance.below(6) for i in range(len(dice))])
    if table.listener is not None:
        shown = " ".join([str(pips) for pips in thrown])
        table.emit("rolled", seat, {"number": number, "dice": shown, "sum": sum(thrown)}, chance=True)
    return thrown


def prizes(table: Table, place: int) -> list[int]:
    """The kinds of monsters of a strength that still lie in the middle."""
    return [kind for kind in table.config.pack.of_strength[place] if table.middle[kind]]


def win(table: Table, seat: int, place: int, dice: int) -> None:
    """A win costs the swords beyond the least number committed (DF.fight.win_cost)."""
    pack = table.config.pack
    table.tally[COUNTS + len(pack.strengths) + place] += 1
    if table.listener is not None:
        table.emit("won", seat, {"strength": pack.strengths[place]})
    table.turn_swords(seat, dice - pack.min_dice)


def lose(table: Table, seat: int, place: int) -> None:
    """A loss costs one sword, and the card stays in the middle (DF.fight.lose_cost, DF.fight.card)."""
    if table.listener is not None:
        table.emit("lost", seat, {"strength": table.config.pack.strengths[place]})
    table.turn_swords(seat, 1)


def claim(table: Table, seat: int, kind: int) -> None:
    middle = list(table.middle)
    middle[kind] -= 1
    table.middle = tuple(middle)
    player = table.players[seat]
    player.monsters = player.monsters + (kind,)
    if table.listener is not None:
        table.emit("claimed", seat, {"monster": table.config.pack.monsters[kind].id})


def pips_in_reach(table: Table, seat: int, place: int) -> int:
    """Pips that resources can still add, all exchanges made for them (DF.fight.boost, DF.fight.exchange)."""
    pack = table.config.pack
    boost = pack.boosts[place]
    if boost == NO_RESOURCE:
        return 0
    goods = table.players[seat].goods
    coins = goods[2]
    for kind in range(len(goods)):
        if kind not in (2, boost):
            coins += goods[kind] // pack.sell_price
    return goods[boost] + coins // pack.buy_price
