"""Why a wish between two functions is not granted, with the rule that forbids it.

What a card or tile asks for, and how it refuses anything else, is up to its parts (`Part.misfit`).
"""

import re

from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import COLOURS
from tanglewood.games.mycelia.effects.things import MAX_TILES
from tanglewood.games.mycelia.play.prices import hire_cost, tile_cost
from tanglewood.games.mycelia.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

FAR_STEP = re.compile(r"\s*(?:drop|prism)\s+([a-z]\d+)\s*>\s*([a-z]\d+)\s*")


def too_far(table: Table, wish: str) -> Refusal | None:
    """Why a step to a field that is not adjacent is not a move of the game."""
    step = FAR_STEP.fullmatch(wish.lower())
    if step is None or step[1] not in table.config.pack.field_names:
        return None
    return no("MY.drop.step", "far", **{"from": step[1], "to": step[2]})


def between(table: Table, seat: int, move: Move) -> Refusal:
    """Refusals in the turn, while no function runs."""
    player = table.players[seat]
    pack = table.config.pack
    if move.kind == word.PLAY:
        return no("MY.turn.whole_hand", "hand", card=pack.cards[move.a].name)
    if move.kind == word.HIRE:
        card = pack.cards[move.a]
        if move.a in table.showcase:
            cost = hire_cost(table, player, move.a)
            return no("MY.hire.price", "price", card=card.name, cost=cost, leaves=player.leaves)
        return no("MY.hire.price", "showcase", card=card.name)
    if move.kind == word.USE:
        tile = pack.tiles[move.a]
        if move.a not in player.tiles:
            return no("MY.setup.tiles", "tile", tile=tile.id)
        places = [i for i, letter in enumerate(player.tiles) if letter == move.a]
        if all(player.used >> i & 1 for i in places):
            return no("MY.tile.once", "used", tile=tile.id)
        cost = tile_cost(table, player, move.a)
        if cost > player.leaves:
            return no("MY.tile.once", "tile-price", tile=tile.id, cost=cost, leaves=player.leaves)
        return no(tile.function.parts[0].idle, "tile-in-vain", tile=tile.id)
    if move.kind == word.BUY:
        return not_for_sale(table, seat, move)
    if move.kind == word.END:
        return no("MY.turn.finish", "finish", cards=len(player.hand))
    return elsewhere(move)


def not_for_sale(table: Table, seat: int, move: Move) -> Refusal:
    pack = table.config.pack
    name = pack.cards[move.a].name
    if not table.roots:
        return no("PR.comp.base_rules", "no-prisma")
    if all(not pile or pile[-1] != move.a for pile in table.roots):
        return no("PR.buy.top_card", "gift-top", card=name)
    colour = next(COLOURS[i] for i, gifts in enumerate(pack.gift_piles) if move.a in gifts)
    return no("PR.buy.colour", "gift-colour", card=name, colour=colour, space=table.players[seat].favour)


def elsewhere(move: Move) -> Refusal:
    """Moves that belong to a function that is not running."""
    if move.kind == word.SKIP:
        return no("MY.turn.whole_hand", "skip")
    if move.kind in (word.STEP, word.PRISM_STEP):
        return no("MY.eff.move", "move-now")
    if move.kind in (word.TAKE, word.PRISM_TAKE, word.AT):
        return no("MY.eff.remove", "remove-now")
    if move.kind == word.CHOOSE:
        return no("MY.eff.either_or", "choose-now")
    if move.kind == word.TRASH:
        return no("MY.exp.remove", "trash-now")
    if move.kind == word.RECYCLE:
        return no("PR.recycle.one", "recycle-now")
    if move.kind == word.RETURN:
        return no("MY.tile.fifth", "return-now", limit=MAX_TILES)
    if move.kind == word.LAY:
        return no("MY.card.clavulinopsis_fusiformis", "lay-now")
    if move.kind == word.ANSWER:
        return no("PR.play.hire_order", "answer-now")
    if move.kind == word.REFRESH:
        return no("PR.tile.a_root", "refresh-now")
    return no("MY.play.forgo", "accept-now")
