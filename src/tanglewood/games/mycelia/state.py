"""Mycelia's state: the table with the kernel's contract around it."""

from typing import TYPE_CHECKING

from tanglewood.games.mycelia import heuristics, position, refusals, scoring, view
from tanglewood.games.mycelia.table import Agreement, Cards, Player, Table
from tanglewood.kernel.chance import Rng

if TYPE_CHECKING:
    from tanglewood.games.mycelia.view import TableView
    from tanglewood.kernel.move import Move, Vocabulary
    from tanglewood.kernel.setting import Choice
    from tanglewood.kernel.state import Frame, Refusal, Result


class Mycelia(Table):
    """A position of Mycelia."""

    __slots__ = ()

    def __init__(
        self,
        agreed: Agreement,
        chance: Rng,
        players: list[Player],
        stack: "list[Frame[Table]]",
        turn: int,
        active: int,
        round: int,
        ending: bool,
        showcase: Cards,
        pile: Cards,
        thrown: Cards,
        supply_side: int,
        shrine: int,
        collected: int,
        box: int,
        tile_stock: tuple[int, ...],
        shrine_tokens: int,
        gone: Cards,
        asked: "list[Move] | None",
    ) -> None:
        self.agreed = agreed
        self.chance = chance
        self.players = players
        self.stack = stack
        self.turn = turn
        self.active = active
        self.round = round
        self.ending = ending
        self.showcase = showcase
        self.pile = pile
        self.thrown = thrown
        self.supply_side = supply_side
        self.shrine = shrine
        self.collected = collected
        self.box = box
        self.tile_stock = tile_stock
        self.shrine_tokens = shrine_tokens
        self.gone = gone
        self.asked = asked
        self.listener = None

    def copy(self) -> "Mycelia":
        return Mycelia(
            self.agreed,
            Rng(self.chance.word),
            [player.copy() for player in self.players],
            self.stack[:],
            self.turn,
            self.active,
            self.round,
            self.ending,
            self.showcase,
            self.pile,
            self.thrown,
            self.supply_side,
            self.shrine,
            self.collected,
            self.box,
            self.tile_stock,
            self.shrine_tokens,
            self.gone,
            self.asked,
        )

    def imagine(self, seat: int, rng: Rng) -> "Mycelia":
        """Shuffle what this seat cannot know: the supply pile, every layer of every draw pile, and together
        with the layer it came from the part of another's hand that nobody has seen."""
        twin = self.copy()
        pile = sorted(twin.pile)  # sorted first: the true order must leave no trace
        rng.shuffle(pile)
        twin.pile = tuple(pile)
        for i in range(len(twin.players)):
            deal_anew(twin.players[i], i != seat, rng)
        twin.chance = Rng(rng.bits())
        if self.turn != seat:
            twin.asked = None
        return twin

    def view(self, seat: int) -> "TableView":
        return view.view(self, seat)

    def result(self) -> "Result | None":
        return scoring.result(self)

    def why_not(self, wish: str) -> "Refusal | None":
        return refusals.why_not(self, wish)

    def text(self) -> str:
        return position.write(self)

    def vocabulary(self) -> "Vocabulary":
        return self.agreed.pack.moves.vocabulary

    def value(self, seat: int) -> float:
        return heuristics.value(self, seat)

    def settings(self) -> "dict[str, Choice]":
        return self.agreed.options

    def standing(self) -> list[int]:
        return [player.left for player in self.players]

    def progress(self) -> dict[str, int]:
        return {"round": self.round}


def deal_anew(player: Player, other: bool, rng: Rng) -> None:
    """Shuffle each layer of a draw pile; for another player the unseen hand takes part (see Player)."""
    pile: list[int] = []
    bottom = 0
    for top in [*player.cuts, len(player.draw)]:
        layer = list(player.draw[bottom:top])
        if other and player.seam == top:
            layer.extend(player.hand[player.known :])
        if len(layer) > 1:
            layer.sort()
            rng.shuffle(layer)
        if len(layer) > top - bottom:
            player.hand = player.hand[: player.known] + tuple(layer[top - bottom :])
            del layer[top - bottom :]
        pile.extend(layer)
        bottom = top
    player.draw = tuple(pile)
