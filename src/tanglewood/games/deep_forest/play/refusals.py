"""Why a wish is not granted in the market, in a fight and in the forest, with the rule that forbids it.

Which stage asks for what, and how it refuses anything else, is up to its class (`Stage.refuse`).
"""

from typing import Final

from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.board import forest, market
from tanglewood.games.deep_forest.board.table import NO_FOG, Player, Table
from tanglewood.games.deep_forest.components.pack import KINDS, MARKER, NO_RESOURCE, SWORD, THICKET
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.reasons import no
from tanglewood.games.deep_forest.play.stages import IN_THE_FOREST
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

OBSTACLE_RULES: Final = ("DF.obst.thicket", "DF.obst.gate", "DF.obst.guard")
IN_A_FIGHT: Final = (word.DICE, word.ASIDE, word.ROLL, word.BOOST, word.YIELD, word.CLAIM)


# ---------------------------------------------------------------------- market and fights


def not_stood(table: Table, seat: int, move: Move) -> Refusal:
    """Why the market pawn cannot go to an edge field."""
    if move.a >= table.config.edges:
        return no("DF.setup.corner", "corner", players=table.config.pack.corner_from)
    return no("DF.market.pawn", "edge-own" if table.players[seat].edge == move.a else "edge-taken")


def no_die(table: Table, seat: int, place: int, dice: int, rolls: int, move: Move) -> Refusal:
    """Why the dice of a fight cannot be used like this."""
    pack = table.config.pack
    if move.kind == word.DICE:
        return no("DF.fight.swords", "dice-fixed", dice=dice)
    if move.kind == word.CLAIM:
        return no("DF.fight.announce", "in-fight")
    if move.kind == word.BOOST:
        boost = pack.boosts[place]
        if boost == NO_RESOURCE:
            return no("DF.fight.boost", "boost-none", strength=pack.strengths[place])
        if table.players[seat].goods[boost]:
            return no("DF.fight.boost", "hopeless")
        return no("DF.fight.boost", "boost", resource=RESOURCES[boost])
    if move.kind == word.ASIDE and move.a >= dice:
        return no("DF.fight.rolls", "die", n=move.a + 1, dice=dice)
    if rolls == pack.rolls:
        return no("DF.fight.rolls", "last-roll", rolls=pack.rolls)
    if move.kind == word.ASIDE:
        return no("DF.fight.rolls", "aside", n=move.a + 1)
    return no("DF.fight.rolls", "all-aside")


def not_claimed(table: Table, place: int, move: Move) -> Refusal:
    """Why a monster is not a prize of a fight."""
    pack = table.config.pack
    strength = pack.strengths[place]
    if pack.monsters[move.a].strength == strength:
        return no("DF.fight.available", "gone", strength=strength)
    return no("DF.fight.announce", "claim", strength=strength)


# ---------------------------------------------------------------------- the forest


def in_the_forest(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why something cannot be done while the pawn walks; None for what can be done at any time."""
    pack = table.config.pack
    if move.kind == word.DOUBLE:
        return no("DF.monster.4", "double-now")
    if move.kind in (word.ONTO, word.REWARD):
        return no("DF.troll.send", "onto-now")
    if move.kind == word.RETURN:
        return no("DF.res.limit", "return", limit=pack.kept)
    if move.kind in IN_A_FIGHT:
        return no("DF.fight.announce", "no-fight")
    if move.kind not in IN_THE_FOREST:
        return None
    player = table.players[seat]
    attacked = player.danger & pack.beside_mask[player.pawn]
    if move.kind == word.PAY:
        if not attacked >> move.a & 1:
            return no("DF.troll.attack", "no-troll", field=pack.field_names[move.a])
        return no("DF.troll.broke", "broke", price=pack.troll_price)
    if attacked:
        rule = "DF.retreat.troll" if move.kind == word.BACK else "DF.troll.attack"
        fields = [name for field, name in enumerate(pack.field_names) if attacked >> field & 1]
        return no(rule, "attacked", field=fields[0])
    if move.kind == word.LEAVE:
        return no_way_out(table, player, move)
    if move.kind == word.FIGHT:
        return no_such_fight(table, player, move)
    if move.kind == word.BACK:
        return no_way_back(table, player, move)
    return no_step(table, player, move)


def no_way_out(table: Table, player: Player, move: Move) -> Refusal:
    pack = table.config.pack
    if table.fog == NO_FOG:
        return no("DF.end.leave", "fog", rounds=pack.fog_after)
    if move.a != player.pawn + pack.columns:
        return no("DF.end.leave", "not-below", field=pack.field_names[move.a])
    need = table.step_cost(player) + pack.wall_price
    return no("DF.end.leave", "leave-markers", need=need, n=player.goods[MARKER])


def no_such_fight(table: Table, player: Player, move: Move) -> Refusal:
    pack = table.config.pack
    strength = pack.strengths[move.a]
    if not pack.fight_fields >> player.pawn & 1:
        return no("DF.fight.where", "not-here")
    if player.swords < pack.min_dice:
        return no("DF.fight.swords", "swords", n=player.swords, low=pack.min_dice)
    if market.has_any(player.monsters, pack.of_strength[move.a]):
        return no("DF.fight.available", "beaten", strength=strength)
    return no("DF.fight.available", "gone", strength=strength)


def no_way_back(table: Table, player: Player, move: Move) -> Refusal:
    pack = table.config.pack
    name = pack.field_names[move.a]
    if not player.retreats:
        return no("DF.retreat.use", "retreats", n=pack.retreats)
    if move.a in player.trail:
        return no("DF.retreat.use", "back-far", field=name, n=pack.retreat_steps)
    return no("DF.retreat.use", "back-path", field=name)


def no_step(table: Table, player: Player, move: Move) -> Refusal:
    pack = table.config.pack
    field = move.a
    name = pack.field_names[field]
    if not 0 < pack.row[field] <= pack.rows:
        return no("DF.walk.one_entry", "wall", field=name)
    if not pack.beside_mask[player.pawn] >> field & 1:
        return no("DF.walk.step", "far", field=name)
    if player.hidden >> field & 1:
        return no("DF.walk.hidden", "hidden", field=name)
    if forest.touches(table, player, field):
        return no("DF.walk.no_touch", "touch", field=name)
    kind = player.tiles[field]
    obstacle = THICKET <= kind < SWORD
    if move.kind in (word.TAKE, word.PASS) and kind != SWORD:
        return no("DF.sword.take", "no-sword", field=name)
    if move.kind == word.OVERCOME and not obstacle:
        return no("DF.obst.step", "no-obstacle", field=name)
    if move.kind == word.GO and kind == SWORD:
        return no("DF.sword.pass", "sword-how", field=name)
    if move.kind == word.GO and obstacle:
        return no("DF.obst.step", "obstacle", field=name, tile=KINDS[kind])
    need = table.step_cost(player)
    if player.goods[MARKER] < need:
        return no(cost_rule(table, player), "markers", need=need, n=player.goods[MARKER])
    if move.kind == word.TAKE:
        return no("DF.sword.take", "sword-price")
    resource = RESOURCES[pack.obstacle_cost[kind]]
    rule = OBSTACLE_RULES[kind - THICKET]
    return no(rule, "price", tile=KINDS[kind], price=pack.obstacle_price, resource=resource)


def cost_rule(table: Table, player: Player) -> str:
    """The rule behind the markers a step costs: the fog, a rock, or any field."""
    if table.config.pack.row[player.pawn] <= table.fog:
        return "DF.walk.fog_cost"
    return "DF.walk.rock_cost" if table.config.pack.rocks >> player.pawn & 1 else "DF.walk.marker"
