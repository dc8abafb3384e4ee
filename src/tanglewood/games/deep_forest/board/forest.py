"""Moving and acting on the player's board: what is possible, and what it does."""

from tanglewood.games.deep_forest.board.table import NO_FOG, Player, Table
from tanglewood.games.deep_forest.components.pack import (
    COIN,
    FOREST,
    GUARD,
    KINDS,
    MARKER,
    ROCK,
    SWORD,
    THICKET,
)
from tanglewood.games.deep_forest.play import fighting
from tanglewood.kernel.move import Move


def attacks(table: Table, player: Player, attacked: int) -> list[Move]:
    """The payments to a troll beside the pawn, which has to be paid before anything else
    (DF.troll.attack)."""
    pack = table.config.pack
    options: list[Move] = []
    if player.goods[COIN] >= pack.troll_price:
        for field in pack.beside[player.pawn]:
            if attacked >> field & 1:
                options.append(pack.moves.pay[field])
    return options


def actions(table: Table, player: Player) -> list[Move]:
    """Steps, swords, obstacles, the way out, fights and the way back."""
    pack = table.config.pack
    words = pack.moves
    goods = player.goods
    options: list[Move] = []
    cost = table.step_cost(player)
    if goods[MARKER] >= cost:
        for field in pack.steps[player.pawn]:
            if player.hidden >> field & 1 or touches(table, player, field):  # DF.walk.hidden
                continue
            kind = player.tiles[field]
            if kind <= FOREST or kind == ROCK:
                options.append(words.go[field])
            elif kind == SWORD:
                if can_take(table, player):
                    options.append(words.take[field])
                options.append(words.walk_past[field])  # DF.sword.pass
            elif THICKET <= kind <= GUARD and goods[pack.obstacle_cost[kind]] >= pack.obstacle_price:
                options.append(words.overcome[field])
        if goods[MARKER] >= cost + pack.wall_price and may_leave(table, player):
            options.append(words.leave[player.pawn + pack.columns - pack.first_exit])
    options.extend(fighting.fights(table, player))
    if player.retreats and player.trail:
        for field in player.trail[-pack.retreat_steps :]:
            options.append(words.back[field])
    return options


def touches(table: Table, player: Player, field: int) -> bool:
    """Whether a path that goes there would touch or cross itself (DF.walk.no_touch)."""
    return bool(player.path & (table.config.pack.beside_mask[field] | 1 << field))


def can_take(table: Table, player: Player) -> bool:
    """Whether the player can pay for a sword (DF.sword.take)."""
    price = table.config.pack.sword_price
    goods = player.goods
    for kind in range(len(goods)):
        if goods[kind] < price[kind]:
            return False
    return True


def may_leave(table: Table, player: Player) -> bool:
    """Whether the pawn may leave: in the highest row, once fog has set in (DF.end.leave)."""
    pack = table.config.pack
    return table.fog != NO_FOG and pack.row[player.pawn] == pack.rows


def take_sword(table: Table, seat: int, field: int) -> None:
    pack = table.config.pack
    if table.listener is not None:
        table.emit("sword-taken", seat, {"field": pack.field_names[field]})
    for kind in range(len(pack.sword_price)):
        if pack.sword_price[kind]:
            table.pay(seat, kind, pack.sword_price[kind])
    table.take_tile(seat, field)
    table.players[seat].swords += 1


def overcome(table: Table, seat: int, field: int) -> None:
    """Pay for an obstacle and take its tile (DF.obst.thicket, DF.obst.gate, DF.obst.guard)."""
    pack = table.config.pack
    player = table.players[seat]
    kind = player.tiles[field]
    if table.listener is not None:
        table.emit("overcame", seat, {"field": pack.field_names[field], "tile": KINDS[kind]})
    table.pay(seat, pack.obstacle_cost[kind], pack.obstacle_price)
    table.take_tile(seat, field)
    won = list(player.won)
    won[kind - THICKET] += 1
    player.won = tuple(won)


def leave(table: Table, seat: int, exit: int) -> None:
    """Cross the upper wall: the step, and one more marker on the wall (DF.end.leave, DF.end.leave_step)."""
    player = table.players[seat]
    table.walk(seat, exit)
    player.goods[MARKER] -= table.config.pack.wall_price
    player.trail = player.trail + (exit,)
    player.stones = player.stones + (table.config.pack.wall_price,)
    player.path |= 1 << exit
    player.exit = exit
    first = table.leaver < 0
    if first:
        table.leaver = seat  # DF.end.last_turns
    if table.listener is not None:
        name = table.config.pack.field_names[exit]
        table.emit(
            "left", seat, {"field": name, "length": len(player.trail), "first": "yes" if first else "no"}
        )
