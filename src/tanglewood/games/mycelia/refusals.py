"""Why a wish is not granted, with the rule that forbids it."""

import re

from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.effects import (
    MAX_TILES,
    CardChoice,
    Either,
    Favours,
    GainTile,
    LayShrine,
    Part,
    Run,
)
from tanglewood.games.mycelia.pack import COLOURS
from tanglewood.games.mycelia.pictures import ANY, LANDSCAPES, AtField, Picture
from tanglewood.games.mycelia.powers import ANY_LANDSCAPE, NO_BEETLES
from tanglewood.games.mycelia.table import Table
from tanglewood.games.mycelia.turn import Turn, hire_cost, tile_cost
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.event import Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

ON_FIELDS = (word.STEP, word.TAKE, word.AT, word.PRISM_STEP, word.PRISM_TAKE)
FAR_STEP = re.compile(r"\s*(?:drop|prism)\s+([a-z]\d+)\s*>\s*([a-z]\d+)\s*")


def no(rule: str, key: str, **values: Value) -> Refusal:
    return Refusal(rule, f"mycelia-no-{key}", values)


def why_not(table: Table, wish: str) -> Refusal | None:
    try:
        move = table.vocabulary().parse(wish)
    except MoveError:
        step = FAR_STEP.fullmatch(wish.lower())
        if step is None or step[1] not in table.agreed.pack.field_names:
            return None
        return no("MY.drop.step", "far", **{"from": step[1], "to": step[2]})
    if move in table.options():
        return None
    if not table.stack:
        return no("MY.end.finish_round", "over")
    frame = table.stack[-1]
    if isinstance(frame, Turn):
        return between(table, frame.seat, move)
    if move.kind == word.HIRE:
        return no("MY.hire.when", "inside")
    if move.kind == word.BUY:
        return no("PR.buy.when", "inside")
    if move.kind == word.USE:
        return no("MY.tile.when", "inside")
    if move.kind in (word.PLAY, word.END):
        return no("MY.play.at_once", "inside")
    if isinstance(frame, AtField):
        return on_the_field(table, frame, move)
    if isinstance(frame, Run):
        part = frame.line.parts[frame.at]
        if isinstance(part, Picture) and move.kind in ON_FIELDS:
            return not_this_field(table, frame.seat, part, move)
        if isinstance(part, LayShrine) and move.kind == word.LAY:
            return not_for_a_shrine(table, frame.seat, move)
        if isinstance(part, Either) and move.kind == word.CHOOSE:
            if move.a < len(part.sides):
                return no("MY.eff.field_void", "void-side")
            return no("MY.eff.either_or", "sides", sides=len(part.sides))
        if isinstance(part, GainTile) and move.kind == word.RETURN:
            return no("MY.tile.fifth", "tile", tile=table.agreed.pack.tiles[move.a].id)
    return elsewhere(move)


def not_for_a_shrine(table: Table, seat: int, move: Move) -> Refusal:
    player = table.players[seat]
    field = table.agreed.pack.field_names[move.a]
    if player.exits >> move.a & 1:
        return no("MY.drop.shrine_no_field", "shrine", field=field)
    return no("MY.card.clavulinopsis_fusiformis", "only-drop", field=field, n=player.drops[move.a])


def between(table: Table, seat: int, move: Move) -> Refusal:
    """Refusals in the turn, while no function runs."""
    player = table.players[seat]
    pack = table.agreed.pack
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
        return no(in_vain(tile.function.parts[0]), "tile-in-vain", tile=tile.id)
    if move.kind == word.BUY:
        return not_for_sale(table, seat, move)
    if move.kind == word.END:
        return no("MY.turn.finish", "finish", cards=len(player.hand))
    return elsewhere(move)


def in_vain(part: Part) -> str:
    """The rule by which a tile would do nothing now."""
    if isinstance(part, CardChoice):
        return "PR.recycle.one" if part.recycle else "MY.exp.remove"
    return "PR.fav.end" if isinstance(part, Favours) else "MY.tile.needs_drop"


def not_for_sale(table: Table, seat: int, move: Move) -> Refusal:
    pack = table.agreed.pack
    name = pack.cards[move.a].name
    if not table.roots:
        return no("PR.comp.base_rules", "no-prisma")
    if all(not pile or pile[-1] != move.a for pile in table.roots):
        return no("PR.buy.top_card", "gift-top", card=name)
    colour = next(COLOURS[i] for i, gifts in enumerate(pack.gift_piles) if move.a in gifts)
    return no("PR.buy.colour", "gift-colour", card=name, colour=colour, space=table.players[seat].favour)


def elsewhere(move: Move) -> Refusal:
    """Moves that belong to a function which is not running."""
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


def not_this_field(table: Table, seat: int, picture: Picture, move: Move) -> Refusal:
    """A field picture is asking for its field, and this one does not do."""
    player = table.players[seat]
    name = table.agreed.pack.field_names[move.a]
    n = player.drops[move.a]
    powers = picture.powers(player)
    if player.exits >> move.a & 1:
        return no("MY.drop.shrine_no_field", "shrine", field=name)
    landscape = player.board.landscape[move.a]
    if picture.landscape not in (ANY, landscape) and not powers & ANY_LANDSCAPE:
        return no(
            "MY.eff.field",
            "landscape",
            field=name,
            wanted=LANDSCAPES[picture.landscape],
            found=LANDSCAPES[landscape],
        )
    if picture.exact and n != picture.need and not powers & NO_BEETLES:
        return no("MY.eff.beetle", "beetle", field=name, need=picture.need, n=n)
    if n < max(picture.need, 1) and not picture.around:
        return no("MY.eff.at_least", "at-least", field=name, need=max(picture.need, 1), n=n)
    if n < picture.need:
        return no("MY.eff.at_least", "at-least", field=name, need=picture.need, n=n)
    if picture.around and not picture.useful_centre(table, seat, move.a):
        return no("MY.eff.around_each", "nothing-around", field=name)
    if picture.around and move.kind != word.AT:
        return no("MY.eff.around_each", "centre-first", field=name)
    return wrong_symbol(table, seat, picture, move)


def wrong_symbol(table: Table, seat: int, picture: Picture, move: Move) -> Refusal:
    """The field is right, but no such drop lies there, the picture has no such symbol, or it is used up."""
    player = table.players[seat]
    if move.kind == word.AT:
        return no("MY.eff.field", "no-centre")
    prism = move.kind in (word.PRISM_STEP, word.PRISM_TAKE)
    if player.prisms[move.a] == (0 if prism else player.drops[move.a]):
        kind = "prism" if prism else "dew"
        return no("PR.drop.pick", "kind", kind=kind, field=table.agreed.pack.field_names[move.a])
    if move.kind in (word.STEP, word.PRISM_STEP):
        return no("MY.eff.move", "used-up" if picture.moves else "no-move-symbol")
    if picture.removes:
        return no("MY.eff.remove", "used-up")
    if picture.around:
        return no("MY.eff.around_each", "sides-only")
    return no("MY.eff.remove", "no-remove-symbol")


def on_the_field(table: Table, frame: AtField, move: Move) -> Refusal:
    """The field is chosen; its symbols are being used one by one."""
    names = table.agreed.pack.field_names
    if move.kind not in ON_FIELDS:
        return elsewhere(move)
    if move.a != frame.field:
        if move.kind in (word.TAKE, word.PRISM_TAKE) and frame.picture.around:
            return no("MY.eff.around_neighbours", "beside", field=names[frame.field])
        return no("MY.eff.field", "chosen", field=names[frame.field])
    return wrong_symbol(table, frame.seat, frame.picture, move)
