"""Mycelia's state: the table behind the interface of the kernel."""

from typing import TYPE_CHECKING

from tanglewood.games.mycelia.board.player import Cards, Player
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.bot import features, heuristics
from tanglewood.games.mycelia.play import refusals, scoring
from tanglewood.games.mycelia.presentation import naming, view, writing
from tanglewood.games.mycelia.validation import position as checking
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.judging.judgement import Learned

if TYPE_CHECKING:
    from tanglewood.games.mycelia.presentation.view import TableView
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.observing.sheet import Observer
    from tanglewood.kernel.refusal import Refusal
    from tanglewood.kernel.result import Result
    from tanglewood.kernel.text.fault import Fault


class Mycelia(Table):
    """A position of Mycelia."""

    __slots__ = ()

    def copy_table(self) -> "Mycelia":
        return Mycelia(
            self.config,
            [player.copy() for player in self.players],
            self.gwidyon.copy() if self.gwidyon is not None else None,
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
            self.played,
            self.still,
            self.shrine_prisms,
            self.collected_prisms,
            self.roots,
            self.root_known,
        )

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Shuffle what this seat cannot know: the supply pile, gifts nobody has seen yet, Gwidyon's cards and
        every layer of every draw pile. The part of another player's hand that nobody has seen is shuffled
        together with the layer it came from."""
        pile = sorted(self.pile)  # sorted first: the true order must leave no trace
        rng.shuffle(pile)
        self.pile = tuple(pile)
        for i in range(len(self.players)):
            shuffle_layers(self.players[i], i != seat, rng, self.config.pack.is_gift)
        if self.roots:
            self.roots = tuple([mixed_roots(self.roots[i], self.root_known[i], rng) for i in range(3)])
        if self.gwidyon is not None:
            deck = sorted(self.gwidyon.deck)
            rng.shuffle(deck)
            self.gwidyon.deck = tuple(deck)

    def view(self, seat: int) -> "TableView":
        return view.view(self, seat)

    def text(self) -> str:
        return writing.write(self)

    def result(self) -> "Result | None":
        return scoring.result(self)

    def observer(self) -> "Observer":
        from tanglewood.games.mycelia.observation import MyceliaObserver

        return MyceliaObserver(self.config)

    def no_move(self, wish: str) -> "Refusal | None":
        return refusals.too_far(self, wish)

    def problems(self) -> "list[Fault]":
        return checking.problems(self)

    def groups(self) -> tuple[str, ...]:
        return naming.groups(self)

    def names_of(self, move: "Move") -> tuple[str, ...]:
        return naming.names_of(self, move)

    def value(self, seat: int) -> float:
        return heuristics.value(self, seat)

    def early_stop_margin(self) -> int:
        return 1  # quick to try, and what looks best at first is often overtaken late

    def outlook(self) -> list[float]:
        return heuristics.outlook(self)

    def learned(self) -> Learned[Table]:
        return features.learned(self.config.pack)

    def standing(self) -> list[int]:
        return [player.left for player in self.players]

    def progress(self) -> dict[str, int]:
        return {"round": self.round}

    def holdings(self) -> list[dict[str, int]]:
        return [{"leaf": player.leaves} for player in self.players]


def shuffle_layers(player: Player, other: bool, rng: Rng, is_gift: list[bool]) -> None:
    """Shuffle each layer of a draw pile, for another player together with the unseen hand (see Player)."""
    pile: list[int] = []
    bottom = 0
    for top in [*player.cuts, len(player.draw)]:
        layer = list(player.draw[bottom:top])
        unseen = 0
        if other and player.seam == top:
            layer.extend(player.hand[player.known :])
            unseen = len(player.hand) - player.known
        if len(layer) > 1:
            layer.sort()
            rng.shuffle(layer)
        if unseen:
            hand, layer = picked(layer, unseen, is_gift, rng)
            player.hand = player.hand[: player.known] + hand
        pile.extend(layer)
        bottom = top
    player.draw = tuple(pile)


def picked(layer: list[int], unseen: int, is_gift: list[bool], rng: Rng) -> tuple[Cards, list[int]]:
    """So many cards of a shuffled layer for the hand, and the rest. Gifts stay in the rest: one in the
    hand would have been laid open."""
    gifts = [card for card in layer if is_gift[card]]
    if not gifts:
        return tuple(layer[-unseen:]), layer[:-unseen]
    others = [card for card in layer if not is_gift[card]]
    rest = gifts + others[:-unseen]
    rest.sort()
    rng.shuffle(rest)
    return tuple(others[-unseen:]), rest


def mixed_roots(pile: Cards, known: int, rng: Rng) -> Cards:
    """A pile of gifts: the open one on top stays, and so do those seen when they went under the pile."""
    unknown = sorted(pile[known:-1])
    rng.shuffle(unknown)
    return pile[:known] + tuple(unknown) + pile[known:][-1:] if known < len(pile) else pile
