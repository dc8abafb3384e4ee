"""Why a wish is not granted, with the rule that forbids it."""

from tanglewood.games.deep_forest import forest, market, turn
from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.anytime import Reward, Sending
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.pack import COIN, KINDS, MARKER, NO_RESOURCE, SWORD, THICKET
from tanglewood.games.deep_forest.table import NO_FOG, Player, Table
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.event import Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

STEPS = (word.GO, word.PASS, word.TAKE, word.OVERCOME)
IN_THE_FOREST = (*STEPS, word.PAY, word.LEAVE, word.FIGHT, word.BACK, word.END)
IN_A_FIGHT = (word.DICE, word.ASIDE, word.ROLL, word.BOOST, word.YIELD, word.CLAIM)
OBSTACLE_RULES = ("DF.obst.thicket", "DF.obst.gate", "DF.obst.guard")


def no(rule: str, key: str, **values: Value) -> Refusal:
    return Refusal(rule, f"deep_forest-no-{key}", values)


def why_not(table: Table, wish: str) -> Refusal | None:
    try:
        move = table.vocabulary().parse(wish)
    except MoveError:
        return None
    if move in table.options():
        return None
    if not table.stack:
        return no("DF.end.last_turns", "over")
    kind = move.kind
    if kind in (word.SELL, word.BUY):
        return no_trade(table, move)
    if kind in (word.SEND, word.ONTO, word.REWARD):
        return no_troll(table, move)
    if isinstance(table.stack[-1], Sending | Reward):
        return no("DF.troll.send", "sending")
    if kind in (word.ENTER, word.STRIP, word.LAY, word.EDGE, word.DOUBLE):
        return not_at_the_market(table, move)
    if kind in IN_A_FIGHT:
        return not_in_the_fight(table, move)
    if kind == word.RETURN:
        return no("DF.res.limit", "return", limit=table.agreed.pack.kept)
    return not_in_the_forest(table, move)


# ---------------------------------------------------------------------- at any time


def no_trade(table: Table, move: Move) -> Refusal:
    pack = table.agreed.pack
    goods = table.players[table.turn].goods
    rule = "DF.res.sell" if move.kind == word.SELL else "DF.res.buy"
    if move.a == COIN:
        return no(rule, "trade-coins")
    if isinstance(table.stack[-1], Sending | Reward | turn.Enter | turn.Double | turn.Commit | turn.Claim):
        return no(rule, "answer-first")
    if isinstance(table.stack[-1], turn.Fight):
        return no("DF.fight.rolls", "hopeless")
    if move.kind == word.SELL and goods[move.a] < pack.sell_price:
        return no(rule, "sell", resource=RESOURCES[move.a], n=goods[move.a], price=pack.sell_price)
    if move.kind == word.BUY and goods[COIN] < pack.buy_price:
        return no(rule, "buy", resource=RESOURCES[move.a], n=goods[COIN], price=pack.buy_price)
    return no("DF.comp.supply_limit", "supply-empty")


def no_troll(table: Table, move: Move) -> Refusal:
    frame = table.stack[-1]
    pack = table.agreed.pack
    player = table.players[table.turn]
    if move.kind == word.ONTO:
        if isinstance(frame, Sending):
            return no("DF.troll.where", "onto", field=pack.field_names[move.a])
        return no("DF.troll.send", "onto-now")
    if move.kind == word.REWARD:
        return no("DF.troll.send", "reward-coin" if isinstance(frame, Reward) else "onto-now")
    if move.a == table.turn or move.a >= table.agreed.players:
        return no("DF.troll.send", "send-whom")
    if isinstance(frame, turn.Fight | turn.Commit | turn.Claim):
        return no("DF.troll.send", "send-fight")
    if isinstance(frame, turn.Closing):
        return no("DF.troll.send", "send-closing")
    if isinstance(frame, Sending | Reward | turn.Enter | turn.Double):
        return no("DF.troll.send", "answer-first")
    if player.sent:
        return no("DF.troll.send", "send-twice")
    return no("DF.troll.send", "send-fresh" if player.trolls else "send-none")


# ---------------------------------------------------------------------- the market


def not_at_the_market(table: Table, move: Move) -> Refusal:
    frame = table.stack[-1]
    pack = table.agreed.pack
    player = table.players[frame.seat]
    if move.kind == word.ENTER:
        return no("DF.walk.one_entry", "enter")
    if move.kind == word.STRIP:
        if isinstance(frame, turn.Choose):
            return no("DF.market.draw", "strip-hand", strip=pack.strip_ids[move.a])
        return no("DF.turn.order", "strip-now")
    if move.kind == word.LAY:
        if isinstance(frame, turn.Lay):
            return no("DF.market.strip", "lay-same")
        return no("DF.turn.order", "lay-now")
    if move.kind == word.EDGE:
        if not isinstance(frame, turn.Stand):
            return no("DF.turn.order", "edge-now")
        if move.a >= table.agreed.edges:
            return no("DF.setup.corner", "corner", players=pack.corner_from)
        return no("DF.market.pawn", "edge-own" if player.edge == move.a else "edge-taken")
    if isinstance(frame, turn.Double):
        return no("DF.monster.4_one", "double-kind", resource=RESOURCES[move.a])
    return no("DF.monster.4", "double-now")


# ---------------------------------------------------------------------- fights


def not_in_the_fight(table: Table, move: Move) -> Refusal:
    frame = table.stack[-1]
    pack = table.agreed.pack
    if isinstance(frame, turn.Commit) and move.kind == word.DICE:
        swords = table.players[frame.seat].swords
        return no("DF.fight.swords", "dice", n=move.a, low=pack.min_dice, swords=swords)
    if isinstance(frame, turn.Claim) and move.kind == word.CLAIM:
        monster = pack.monsters[move.a]
        same = monster.strength == pack.strengths[frame.place]
        if same:
            return no("DF.fight.available", "gone", strength=monster.strength)
        return no("DF.fight.announce", "claim", strength=pack.strengths[frame.place])
    if not isinstance(frame, turn.Fight):
        return no("DF.fight.announce", "no-fight")
    if move.kind == word.ASIDE:
        if move.a >= len(frame.dice):
            return no("DF.fight.rolls", "die", n=move.a + 1, dice=len(frame.dice))
        if frame.rolls == pack.rolls:
            return no("DF.fight.rolls", "last-roll", rolls=pack.rolls)
        return no("DF.fight.rolls", "aside", n=move.a + 1)
    if move.kind == word.ROLL:
        if frame.rolls == pack.rolls:
            return no("DF.fight.rolls", "last-roll", rolls=pack.rolls)
        return no("DF.fight.rolls", "all-aside")
    if move.kind == word.BOOST:
        boost = pack.boosts[frame.place]
        if boost == NO_RESOURCE:
            return no("DF.fight.boost", "boost-none", strength=pack.strengths[frame.place])
        if table.players[frame.seat].goods[boost]:
            return no("DF.fight.boost", "hopeless")
        return no("DF.fight.boost", "boost", resource=RESOURCES[boost])
    return no("DF.fight.announce", "in-fight")


# ---------------------------------------------------------------------- the forest


def not_in_the_forest(table: Table, move: Move) -> Refusal:
    frame = table.stack[-1]
    pack = table.agreed.pack
    if isinstance(frame, turn.Fight | turn.Commit | turn.Claim):
        return no("DF.fight.ends_turn", "in-fight")
    if isinstance(frame, turn.Closing):
        if move.kind == word.END:
            return no("DF.res.limit", "over-limit", limit=pack.kept)
        return no("DF.turn.end", "turn-over")
    if not isinstance(frame, turn.Forest):
        return no("DF.turn.order", "market-first")
    player = table.players[frame.seat]
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
    pack = table.agreed.pack
    if table.fog == NO_FOG:
        return no("DF.end.leave", "fog", rounds=pack.fog_after)
    if move.a != player.pawn + pack.columns:
        return no("DF.end.leave", "not-below", field=pack.field_names[move.a])
    need = table.step_cost(player) + pack.wall_price
    return no("DF.end.leave", "leave-markers", need=need, n=player.goods[MARKER])


def no_such_fight(table: Table, player: Player, move: Move) -> Refusal:
    pack = table.agreed.pack
    strength = pack.strengths[move.a]
    if not pack.fight_fields >> player.pawn & 1:
        return no("DF.fight.where", "not-here")
    if player.swords < pack.min_dice:
        return no("DF.fight.swords", "swords", n=player.swords, low=pack.min_dice)
    if market.has_any(player.monsters, pack.of_strength[move.a]):
        return no("DF.fight.available", "beaten", strength=strength)
    return no("DF.fight.available", "gone", strength=strength)


def no_way_back(table: Table, player: Player, move: Move) -> Refusal:
    pack = table.agreed.pack
    name = pack.field_names[move.a]
    if not player.retreats:
        return no("DF.retreat.use", "retreats", n=pack.retreats)
    if move.a in player.trail:
        return no("DF.retreat.use", "back-far", field=name, n=pack.retreat_steps)
    return no("DF.retreat.use", "back-path", field=name)


def no_step(table: Table, player: Player, move: Move) -> Refusal:
    pack = table.agreed.pack
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
    if table.agreed.pack.row[player.pawn] <= table.fog:
        return "DF.walk.fog_cost"
    return "DF.walk.rock_cost" if table.agreed.pack.rocks >> player.pawn & 1 else "DF.walk.marker"
