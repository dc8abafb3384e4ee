"""Mycelia's state: the table with the kernel's contract around it."""

from typing import TYPE_CHECKING

from tanglewood.games.mycelia import heuristics, position, refusals, scoring, view
from tanglewood.games.mycelia.table import Agreement, Player, Table
from tanglewood.kernel.chance import Rng

if TYPE_CHECKING:
    from tanglewood.games.mycelia.view import TableView
    from tanglewood.kernel.move import Move, Vocabulary
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
        showcase: list[int],
        pile: list[int],
        thrown: list[int],
        supply_side: int,
        shrine: int,
        collected: int,
        box: int,
        tile_stock: tuple[int, ...],
        shrine_tokens: int,
        gone: tuple[int, ...],
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
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.stack[:],
            self.turn,
            self.active,
            self.round,
            self.ending,
            self.showcase[:],
            self.pile[:],
            self.thrown[:],
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
        twin.pile.sort()  # sorted first: the true order must leave no trace
        rng.shuffle(twin.pile)
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

    def progress(self) -> dict[str, int]:
        return {"round": self.round}


def deal_anew(player: Player, other: bool, rng: Rng) -> None:
    """Shuffle each layer of a draw pile; for another player the unseen hand takes part (see Player)."""
    draw = player.draw
    bottom = 0
    for top in [*player.cuts, len(draw)]:
        layer = draw[bottom:top]
        hidden = player.hand[player.known :] if other and player.seam == top else []
        if len(layer) + len(hidden) > 1:
            layer.extend(hidden)
            layer.sort()
            rng.shuffle(layer)
            if hidden:
                player.hand = player.hand[: player.known] + layer[top - bottom :]
            draw[bottom:top] = layer[: top - bottom]
        bottom = top
