"""What is written of one seat: hand, city and events."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.giving import GIVEN_SHIFT
from tanglewood.games.everdell.observing.cells import (
    ON_CARD,
    ON_EVENT,
    SLOTS,
    Columns,
    SeatCells,
    SeatMemory,
)
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, Laid
from tanglewood.kernel.observing.sheet import Observer, Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.config import GameConfig

FEATURES: Final = len(ON_CARD)


class SeatWriter(Observer):
    """Writes seats; an observer of whole tables is derived from it."""

    def __init__(self, config: "GameConfig") -> None:
        super().__init__(keeps=True)
        self.players: i64 = config.players
        self.columns = Columns(config)
        self.kinds: i64 = self.columns.kinds

    def write_seat(
        self,
        table: Table,
        owner: int,
        viewer: int,
        at: SeatCells,
        laid: Laid | None,
        last: SeatMemory,
        sheet: Sheet,
    ) -> None:
        player = table.players[owner]
        columns = self.columns.of
        from_hand = laid is not None and laid.seat == owner and laid.source == FROM_HAND
        from_legends = laid is not None and laid.seat == owner and laid.source == FROM_LEGENDS
        numbers = at.numbers
        sheet.put(numbers, player.season)
        sheet.put(numbers + 1, 1 if player.passed else 0)
        sheet.put_row(numbers + 2, player.stock)
        hand = len(player.hand) + (1 if from_hand else 0)
        sheet.put4(numbers + 6, player.points, player.workers, len(player.placed), hand)
        sheet.put(numbers + 10, player.used)
        sheet.put(numbers + 11, len(player.legends) + (1 if from_legends else 0))
        if owner == viewer:
            if last.hand is not player.hand:
                last.hand = player.hand
                sheet.clear(at.hand)
                sheet.count_columns(at.hand, player.hand, columns)
            if last.legends is not player.legends:
                last.legends = player.legends
                sheet.clear(at.held)
                sheet.count_columns(at.held, player.legends, columns)
        else:
            self.write_known(player, viewer, at, laid if from_hand else None, last, sheet)
        if last.city is not player.city or last.marks is not player.marks:
            last.city = player.city
            last.marks = player.marks
            self.write_city(player, at, sheet)
            sheet.put_tuple(numbers + 15, player.colors)
        if last.events is not player.events or last.held is not player.held or last.under is not player.under:
            last.events = player.events
            last.held = player.held
            last.under = player.under
            self.write_events(player, at, sheet)

    def write_known(
        self, player: Player, viewer: int, at: SeatCells, laid: Laid | None, last: SeatMemory, sheet: Sheet
    ) -> None:
        """The cards of another hand that one knows."""
        if (
            last.hand is player.hand
            and last.seen is player.seen
            and not last.laid
            and laid is None  # what is being paid for was in the hand
        ):
            return
        last.hand = player.hand
        last.seen = player.seen
        last.laid = laid is not None
        columns = self.columns.of
        sheet.clear(at.hand)
        shift = knowledge.shift_of(viewer)
        for i in range(len(player.hand)):
            column = columns[player.hand[i]]
            if player.seen[i] >> shift & 7 == knowledge.KNOWN and column >= 0:
                sheet.more(at.hand + column)
        if laid is not None and player.laid >> shift & 7 == knowledge.KNOWN:
            sheet.more(at.hand + columns[laid.card])

    def write_events(self, player: Player, at: SeatCells, sheet: Sheet) -> None:
        sheet.clear(at.events)
        sheet.clear(at.given)
        sheet.clear(at.under)
        events: i64 = (at.under - at.given) // len(ON_EVENT)
        for i in range(len(player.events)):
            event = player.events[i]
            sheet.put(at.events + event, 1)
            held = player.held[i]
            if held:
                cell = at.given + event
                for resource in range(4):
                    sheet.put(cell, held >> 4 * resource & 15)
                    cell += events
                sheet.put(cell, held >> GIVEN_SHIFT)
            sheet.count_columns(at.under, player.under[i], self.columns.of)

    def write_city(self, player: Player, at: SeatCells, sheet: Sheet) -> None:
        sheet.clear(at.city)
        sheet.clear(at.down)
        sheet.clear(at.occupied)
        sheet.clear(at.tokens)
        sheet.clear(at.cards)
        columns = self.columns.of
        downs = self.columns.down
        slot = at.cards
        for i in range(len(player.city)):
            card = player.city[i]
            column = columns[card]
            if i == SLOTS:
                slot = -1
            if column < 0:
                column = downs[card]
                if column >= 0:
                    sheet.more(at.down + column)
                    if slot >= 0:
                        sheet.put(slot + 1, 1)
            else:
                sheet.more(at.city + column)
            mark = player.marks[i]
            if mark and column >= 0:
                if mark & on_card.OCCUPIED:
                    sheet.more(at.occupied + column)
                for _ in range(on_card.tokens(mark)):
                    sheet.more(at.tokens + column)
            if slot >= 0:
                sheet.put(slot, column + 1)
                if mark:
                    self.write_mark(mark, slot, sheet)
                slot += FEATURES

    def write_mark(self, mark: int, slot: i64, sheet: Sheet) -> None:
        """What lies on one card of a city."""
        columns = self.columns.of
        sheet.put(slot + 2, 1 if mark & on_card.OCCUPIED else 0)
        if mark > 1:
            sheet.put(slot + 3, on_card.tokens(mark))
            for resource in range(4):
                sheet.put(slot + 4 + resource, on_card.stored(mark, resource))
            cell = slot + 8
            for prisoner in on_card.prisoners(mark):
                sheet.put(cell, columns[prisoner] + 1)
                cell += 1
            sheet.put(slot + 10, 1 if mark & on_card.WEB else 0)
            sheet.put(slot + 11, 1 if mark & on_card.OVER else 0)
