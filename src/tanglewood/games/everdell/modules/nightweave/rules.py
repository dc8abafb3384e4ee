"""Nightweave as an opponent: what she does where the rules ask a player."""

from typing import Final

from tanglewood.games.everdell.board.knowledge import HELD, with_code
from tanglewood.games.everdell.board.opponent import OpponentRules
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave import meetings, scoring
from tanglewood.games.everdell.modules.nightweave.cards import NIGHTWEAVE
from tanglewood.games.everdell.modules.nightweave.deeds import city_full
from tanglewood.games.everdell.modules.nightweave.hand import (
    her,
    her_number,
    level_of,
    put_in_hand,
    take_points,
    take_resources,
)
from tanglewood.games.everdell.modules.nightweave.turn import HerTurn
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.judging import outlook as winning
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.result import Result
from tanglewood.kernel.state import Frame

REST: Final = [55.0, 52.0, 42.0, 26.0, 0.0]
"""Points that she makes from a season on, at level 0, and how many more each level adds."""
LEVELS: Final = 0.135


class NightweaveRules(OpponentRules):
    """She sits at the table like a player; her cards share no spaces (MW.nw.rule.*)."""

    id: str = NIGHTWEAVE
    takes_turns: bool = True

    def turn(self, table: Table) -> Frame[Table]:
        return HerTurn(table.config.first)

    def finished(self, table: Table) -> bool:
        return her(table).finished

    def not_receiving(self, table: Table) -> Refusal | None:
        return no("MW.nw.give.finished", "she-is-done") if her(table).finished else None

    def receive_card(self, table: Table, seat: int, card: int, info: int) -> None:
        """The card goes to her hand and brings her a token (MW.nw.give.cards)."""
        put_in_hand(table, card, with_code(info, seat, HELD))
        her(table).points += 1
        if table.listener is not None:
            table.emit("nightweave-points", seat, {"rule": "MW.nw.give.cards", "n": 1})

    def receive_resources(self, table: Table, n: int) -> None:
        take_resources(table, n)

    def visited(self, table: Table, points: int) -> None:
        """A human visits an open card of hers; a Hotel brings her 2 (MW.with.newleaf.hotel)."""
        take_points(table, points, "MW.nw.rule.is_opponent")  # MW.with.legends.acorn: 2 for her own

    def fool_moves(self, table: Table) -> list[Move]:
        """She takes a Fool while there is room (MW.nw.rule.fool_human)."""
        return [] if city_full(table) else [table.config.pack.moves.to[her_number(table)]]

    def fooled(self, table: Table, seat: int, card: int, move: Move) -> None:
        her(table).city = her(table).city + (card,)
        table.emit_open("sent", seat, card=table.config.pack.cards[card].id, to=move.a)

    def robbed_of_green(self, table: Table, index: int, card: int) -> int:
        return meetings.robbed_of_green(table, index, card)

    def has_space(self, table: Table) -> bool:
        return not city_full(table)

    def points(self, table: Table) -> int:
        return scoring.total(table)

    def outlook(self, table: Table, worths: list[float], scale: float, ahead: int) -> list[float]:
        return winning.shares([*worths, prospects(table)], scale)[:-1]

    def result(self, table: Table, scores: list[int], rows: list[dict[str, int]]) -> Result:
        return scoring.result(table, scores, rows)


RULES: Final[NightweaveRules] = NightweaveRules()


def prospects(table: Table) -> float:
    """Her points so far, and what she makes on average in the rest of her year."""
    nightweave = her(table)
    points = float(scoring.total(table))
    if nightweave.finished:
        return points
    here, later = REST[nightweave.season], REST[nightweave.season + 1]
    coming = later + (here - later) * nightweave.at_home / max(1, nightweave.spiders)
    return points + coming * (1.0 + LEVELS * level_of(table))
