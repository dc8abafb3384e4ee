"""Legends as a module: how they are dealt, what they keep out of a city, and the Bridge of the Sky."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.city import OVER
from tanglewood.games.everdell.board.module import Module
from tanglewood.games.everdell.board.player import Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.modules.legends import hidden, scoring, ways
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.ways import WayToPay
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

NONE = "none"


def deal(table: Table) -> None:
    """Everybody gets a legendary critter and construction; nobody sees the rest (MW.legend.deal)."""
    cards = table.config.pack.cards
    legends = table.config.legends
    critters = [legend for legend in legends if cards[legend].critter]
    constructions = [legend for legend in legends if not cards[legend].critter]
    table.chance.shuffle(critters)
    table.chance.shuffle(constructions)
    for i, player in enumerate(table.players):
        player.legends = (critters[i], constructions[i])


def clashes(table: Table, city: Cards, card: int, gone: int) -> bool:
    """Whether a legend keeps its ribbon card out, or a unique ribbon card the legend (MW.legend.blocks)."""
    pack = table.config.pack
    ribbon = pack.cards[card].ribbon
    if ribbon < 0:
        legend = pack.blocked_by[card]
        return legend >= 0 and legend in city
    # MW.legend.unique_ribbon: it counts as that card, so it can only take its place
    return pack.cards[ribbon].unique and ribbon in city and (gone < 0 or city[gone] != ribbon)


def beside_a_legend(table: Table, card: int) -> Refusal:
    """A legend and a card of its ribbon that may not stand side by side."""
    cards = table.config.pack.cards
    kind = cards[card]
    if kind.ribbon >= 0:
        return no("MW.legend.unique_ribbon", "unique-ribbon", card=kind.name, ribbon=cards[kind.ribbon].name)
    legend = cards[table.config.pack.blocked_by[card]].name
    return no("MW.legend.blocks", "legend-there", card=kind.name, legend=legend)


class Legends(Module):
    """Both boxes of legends."""

    name: str = "legends"

    def settings(self, pack: "Pack") -> list[Setting]:
        return [
            Setting(
                "legends",
                NONE,
                "Everybody gets a legendary critter and a legendary construction.",
                choices=(NONE, "first", "more", "both"),
            )
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return options["legends"] != NONE

    def effects(self) -> list[Effect]:
        return [ways.HOW_MANY]

    # ------------------------------------------------------------------ play

    def set_up(self, table: Table) -> None:
        deal(table)

    def clashes(self, table: Table, city: Cards, card: int, gone: int) -> bool:
        return clashes(table, city, card, gone)

    def refuse_beside(self, table: Table, city: Cards, card: int) -> Refusal | None:
        return beside_a_legend(table, card) if clashes(table, city, card, -1) else None

    def spaces_saved(self, table: Table, player: Player, city: Cards, gone: int) -> int:
        """Spaces saved by a construction on the Bridge of the Sky, unless it is the card at `gone`."""
        for i in range(len(player.city)):
            if player.marks[i] & OVER and i != gone:
                return table.config.pack.takes[player.city[i]]
        return 0

    def ways(self) -> list[WayToPay]:
        return [ways.SUCCESSION]

    def paired(self, table: Table, player: Player) -> int:
        return scoring.wives_paired(table, player)

    def card_points(self, table: Table, seat: int) -> int:
        return scoring.bridge_points(table, seat)

    # ------------------------------------------------------------------ shown, judged and checked

    def carried(self, table: Table, owner: int, index: int) -> int:
        return scoring.carried(table, owner, index)

    def deal_anew(self, table: Table, viewer: int, rng: Rng) -> None:
        hidden.deal_anew(table, viewer, rng)

    def unseen_legends(self, table: Table, viewer: int) -> list[int]:
        return hidden.unseen(table, viewer)
