"""Why an action of Pearlbrook is not granted in a turn."""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook import part as kinds
from tanglewood.games.everdell.modules.pearlbrook.adornments import not_adorned
from tanglewood.games.everdell.modules.pearlbrook.frogs import not_sent
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import NOBODY, river_at
from tanglewood.games.everdell.moves import PLACE
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

ASKED: Final = {
    kinds.TRADE: "EX.pearlbrook.river.use_optional",
    kinds.REFLECT: "EX.pearlbrook.adornment.mirror",
    kinds.LODGE: "EX.pearlbrook.card.messenger_host",
    kinds.PICK: "EX.pearlbrook.adornment.compass",
}
"""The rule that says when a move of these kinds has its time."""


def in_turn(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a move of Pearlbrook is not possible in a turn; nothing if it is none."""
    if move.kind == PLACE:
        return not_built(table, seat, move.a)
    if move.kind in ASKED:
        return no(ASKED[move.kind], "not-now")
    if move.kind not in (kinds.FROG, kinds.FROG_CITY, kinds.ADORN):
        return None
    if river_at(table) is None:
        return no("EX.pearlbrook.setup.board", "no-river")
    return not_adorned(table, seat, move) if move.kind == kinds.ADORN else not_sent(table, seat, move)


def not_built(table: Table, seat: int, place: int) -> Refusal | None:
    """Why a wonder cannot be built, if the place is one and there is a worker for it."""
    river = river_at(table)
    player = table.players[seat]
    wonders = [wonder.place for wonder in part_of(table.config.pack).wonders]
    if river is None or place not in wonders or len(player.placed) >= player.workers:
        return None
    name = table.config.pack.locations[place].name
    if river.wonders[wonders.index(place)] != NOBODY:
        return no("EX.pearlbrook.wonder.single", "wonder-built", place=name)
    return no("EX.pearlbrook.wonder.build", "wonder-price", place=name)
