"""Everdell's state: the table with the kernel's contract around it."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import imagining, knowledge
from tanglewood.games.everdell.board.player import RESOURCES, Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import features, heuristics
from tanglewood.games.everdell.config import GameConfig
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play import paying, scoring
from tanglewood.games.everdell.presentation import naming, position, view
from tanglewood.games.everdell.validation import position as checking
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.judging.judgement import Learned

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.land import Land
    from tanglewood.games.everdell.board.opponent import Opponent
    from tanglewood.games.everdell.presentation.view import TableView
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.observing.sheet import Observer
    from tanglewood.kernel.result import Result
    from tanglewood.kernel.state import Frame
    from tanglewood.kernel.text.fault import Fault

TRIES: Final = 500
"""How many hands are dealt at most until one has a card that can be paid in several ways."""


class Everdell(Table):
    """A position of Everdell."""

    __slots__ = ()

    def __init__(
        self,
        config: GameConfig,
        chance: Rng,
        players: list[Player],
        stack: "list[Frame[Table]]",
        turn: int,
        active: int,
        deck: Cards,
        deck_seen: tuple[int, ...],
        left: int,
        generation: int,
        discard: Cards,
        discard_seen: tuple[int, ...],
        meadow: Cards,
        claimed: int,
        opponent: "Opponent | None",
        lands: "tuple[Land, ...]",
        asked: "list[Move] | None",
    ) -> None:
        self.config = config
        self.chance = chance
        self.players = players
        self.stack = stack
        self.turn = turn
        self.active = active
        self.deck = deck
        self.deck_seen = deck_seen
        self.left = left
        self.generation = generation
        self.discard = discard
        self.discard_seen = discard_seen
        self.meadow = meadow
        self.claimed = claimed
        self.opponent = opponent
        self.lands = lands
        self.asked = asked
        self.listener = None

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Redeal what this seat cannot know: the deck, the others' hands and legends, their discards.

        One secret stays as it is: a card of a hand that somebody else is paying for, once the way is chosen
        (see `imagine`) or while a toll for playing it is paid, and a legend. The frame then holds what was
        spared or replaced so far, but not what everybody saw of the payment, so it does not tell which other
        cards could lie there. Only seats that wait, and spectators, are concerned.
        """
        if not imagining.deal_anew(self, seat, rng):
            knowledge.deal_anew(self, seat, rng)
        for module in self.config.modules:
            module.deal_anew(self, seat, rng)

    def imagine(self, seat: int, rng: Rng) -> "Everdell":
        """While somebody else chooses the way to pay for a card of the hand, it goes back into the hand,
        and one of the hand that is dealt then is laid open instead: one that can be paid in several ways, as
        the seat knows of the true one. Hands are dealt until there is such a card."""
        if not paying.way_is_open(self, seat):
            return self.dealt(seat, rng)
        before = self.copy()
        paying.take_back(before, seat if seat >= 0 else knowledge.PUBLIC)
        for _ in range(TRIES):
            world = before.dealt(seat, rng)
            if paying.lay_another(world, rng):
                return world
        return self.dealt(seat, rng)  # hardly ever: none of so many hands had one

    def dealt(self, seat: int, rng: Rng) -> "Everdell":
        return super().imagine(seat, rng)

    def copy(self) -> "Everdell":
        return Everdell(
            self.config,
            Rng(self.chance.word),
            [player.copy() for player in self.players],
            self.stack[:],
            self.turn,
            self.active,
            self.deck,
            self.deck_seen,
            self.left,
            self.generation,
            self.discard,
            self.discard_seen,
            self.meadow,
            self.claimed,
            self.opponent.copy() if self.opponent is not None else None,
            tuple([land.copy() for land in self.lands]) if self.lands else (),
            self.asked,
        )

    def after_drawing(self, seat: int, n: int) -> None:
        cards = self.config.pack.cards
        city = self.players[seat].city
        for i in range(len(city)):
            line = cards[city[i]].after_draw
            if line is not None:
                for effect in reversed(line.effects):
                    self.stack.append(Run(seat, seat, i, effect, (n,)))

    def view(self, seat: int) -> "TableView":
        return view.view(self, seat)

    def result(self) -> "Result | None":
        return scoring.result(self)

    def observer(self) -> "Observer":
        from tanglewood.games.everdell.observing.observer import EverdellObserver

        return EverdellObserver(self.config)

    def text(self) -> str:
        return position.write(self)

    def problems(self) -> "list[Fault]":
        return checking.problems(self)

    def value(self, seat: int) -> float:
        return heuristics.value(self, seat)

    def outlook(self) -> list[float]:
        return heuristics.outlook(self)

    def learned(self) -> Learned[Table]:
        return features.learned(self.config.pack)

    def rollout_depth(self) -> int:
        return -1  # also for one player: a few decisions are too small a part of a long season

    def standing(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(len(self.players))]

    def groups(self) -> tuple[str, ...]:
        return naming.groups(self)

    def names_of(self, move: "Move") -> tuple[str, ...]:
        return naming.names_of(self, move)

    def progress(self) -> dict[str, int]:
        return {
            "cards": sum([len(player.city) for player in self.players]),
            "events": sum([len(player.events) for player in self.players]),
        }

    def holdings(self) -> list[dict[str, int]]:
        return [
            {
                **{name: player.stock[kind] for kind, name in enumerate(RESOURCES)},
                "point token": player.points,
                "card in hand": len(player.hand),
            }
            for player in self.players
        ]

    def brought(self) -> list[dict[str, int]]:
        return [scoring.brought(self, seat) for seat in range(len(self.players))]
