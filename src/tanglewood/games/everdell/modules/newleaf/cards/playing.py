"""Playing a card of the hand, or of the station, at a reduced cost: Hotel and Locomotive."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, OneOf, Run
from tanglewood.games.everdell.effects.visits import cheaper, not_kept, play_cheaper
from tanglewood.games.everdell.modules.newleaf.cards.drawing import no_station_card
from tanglewood.games.everdell.modules.newleaf.moves import PLAY_STATION
from tanglewood.games.everdell.modules.newleaf.part import words_in
from tanglewood.games.everdell.modules.newleaf.sources import FROM_STATION
from tanglewood.games.everdell.modules.newleaf.state import station_of
from tanglewood.games.everdell.moves import PLAY, PLAY_KEPT
from tanglewood.games.everdell.play.paying import lay_open
from tanglewood.games.everdell.play.refusals import too_dear
from tanglewood.games.everdell.play.sources import FROM_HAND, KEPT
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class PlayFromHand(OneOf):
    """Play a card of the hand for less (EX.newleaf.card.hotel); cards beside the city count as in hand
    (MW.power.bats)."""

    pattern: ClassVar[str] = r"play from hand, (\d+) less"
    plays: bool = True
    wants: tuple[int, ...] = (PLAY, PLAY_KEPT)
    estimate: float = 2.5

    def __init__(self, less: int) -> None:
        self.less = less

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PlayFromHand(int(words[0]))

    def kept(self, table: Table, seat: int) -> list[Move]:
        kept = ask.kept_cards(table, seat)
        able = tuple([card for card in kept if cheaper(table, seat, card, KEPT, self.less)])
        return unlike(table.config.pack.moves.play_kept, able)

    def targets(self, table: Table, seat: int) -> list[Move]:
        hand = table.players[seat].hand
        able = tuple([card for card in hand if cheaper(table, seat, card, FROM_HAND, self.less)])
        return unlike(table.config.pack.moves.play, able) + self.kept(table, seat)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        for card in table.players[seat].hand:
            if cheaper(table, seat, card, FROM_HAND, self.less):
                return True
        return len(self.kept(table, seat)) > 0

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == PLAY_KEPT:
            ask.take_up(table, run.seat, move.a, KEPT)
            play_cheaper(table, run.seat, move.a, KEPT, self.less)
        else:
            lay_open(table, run.seat, move.a)
            play_cheaper(table, run.seat, move.a, FROM_HAND, self.less)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 0

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-play-hand-less", less=self.less)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        away = not_kept(table, run.seat, move)
        if away is not None:
            return away
        return too_dear(table, run.seat, move.a, KEPT if move.kind == PLAY_KEPT else FROM_HAND, self.less)


class PlayFromStation(PlayFromHand):
    """Play a card of the station for less; its tile comes as usual (EX.newleaf.card.locomotive_tile)."""

    pattern: ClassVar[str] = r"play from station, (\d+) less"
    wants: tuple[int, ...] = (PLAY_STATION, PLAY_KEPT)

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return PlayFromStation(int(words[0]))

    def targets(self, table: Table, seat: int) -> list[Move]:
        cards = station_of(table).cards
        words = words_in(table.config.pack).play_station
        return [
            words[slot]
            for slot in range(len(cards))
            if cards[slot] != NO_CARD and cheaper(table, seat, cards[slot], FROM_STATION + slot, self.less)
        ] + self.kept(table, seat)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == PLAY_KEPT:
            super().play(table, run, move)
            return
        table.stack.pop()
        card = station_of(table).cards[move.a]
        ask.take_up(table, run.seat, card, FROM_STATION + move.a)
        play_cheaper(table, run.seat, card, FROM_STATION + move.a, self.less)

    def must_ask(self, table: Table, run: Run) -> bool:
        return False

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-play-station-less", less=self.less)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == PLAY_KEPT:
            return super().misfit(table, run, move)
        card = station_of(table).cards[move.a]
        if card == NO_CARD:
            return no_station_card(move)
        return too_dear(table, run.seat, card, FROM_STATION + move.a, self.less)


EFFECTS: Final[tuple[type[Effect], ...]] = (PlayFromHand, PlayFromStation)
"""Effects that the pack can name."""
