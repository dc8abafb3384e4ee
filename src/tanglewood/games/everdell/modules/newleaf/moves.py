"""The moves that Newleaf adds to the vocabulary."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import TAN
from tanglewood.games.everdell.modules.newleaf.state import PILES, SLOTS
from tanglewood.games.everdell.moves import CityWords

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.kernel.move import Vocabulary

PLAY_STATION: Final = 120
PLAY_RESERVED: Final = 121
RESERVE_MEADOW: Final = 122
RESERVE_STATION: Final = 123
TICKET: Final = 124
TAKE_STATION: Final = 125
CLEAR_STATION: Final = 126
TILE: Final = 127
DISMISS: Final = 128
WELCOME: Final = 129
GILD: Final = 130
RESERVATION: Final = 131
KEEP_RESERVED: Final = 132
DROP_RESERVED: Final = 133
MIMIC: Final = 134
RESERVE: Final = 135

IN_TURN: Final = (PLAY_STATION, PLAY_RESERVED, RESERVE, TICKET)
"""What a turn can begin with."""


class Words:
    """The moves, by slot, pile or card."""

    def __init__(self, pack: "Pack", words: "Vocabulary") -> None:
        slots = range(SLOTS)
        self.play_station = [
            words.add(PLAY_STATION, f"play station {i + 1}", f"station:{i + 1}", a=i) for i in slots
        ]
        self.play_reserved = words.add(PLAY_RESERVED, "play reserved", "reservation:own")
        self.reserve = words.add(RESERVE, "reserve", "reservation:own")
        self.reserve_meadow = [
            words.add(RESERVE_MEADOW, f"reserve meadow {i + 1}", f"meadow:{i + 1}", a=i)
            for i in range(pack.counts.meadow)
        ]
        self.reserve_station = [
            words.add(RESERVE_STATION, f"reserve station {i + 1}", f"station:{i + 1}", a=i) for i in slots
        ]
        self.ticket = words.add(TICKET, "ticket", "ticket:own")
        self.take_station = [
            words.add(TAKE_STATION, f"take station {i + 1}", f"station:{i + 1}", a=i) for i in slots
        ]
        self.clear_station = [
            words.add(CLEAR_STATION, f"clear station {i + 1}", f"station:{i + 1}", a=i) for i in slots
        ]
        self.tile = [words.add(TILE, f"tile {i + 1}", f"tile:{i + 1}", a=i) for i in slots]
        self.dismiss = [
            words.add(DISMISS, f"dismiss {i + 1}", f"visitors:{i + 1}", a=i) for i in range(PILES)
        ]
        self.welcome = [
            words.add(WELCOME, f"welcome {i + 1}", f"visitors:{i + 1}", a=i) for i in range(PILES)
        ]
        cards = pack.cards[: pack.kinds]
        ids = [card.id for card in cards]
        self.gild = CityWords(
            words, GILD, "gild", ids, [0 if card.critter else card.copies for card in cards]
        )
        copied = [card.copies if card.color == TAN and card.on_play is not None else 0 for card in cards]
        self.mimic = CityWords(words, MIMIC, "mimic", ids, copied)
        self.reservation = words.add(RESERVATION, "reservation", "reservation:own")
        self.keep_reserved = words.add(KEEP_RESERVED, "keep reserved", "reservation:own")
        self.drop_reserved = words.add(DROP_RESERVED, "drop reserved", "pile:discard")
