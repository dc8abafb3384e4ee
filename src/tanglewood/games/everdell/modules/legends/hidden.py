"""Who has seen which legend, and dealing anew those that somebody has not seen (MW.legend.hidden)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.play.sources import OfCard
from tanglewood.kernel.chance import Rng

if TYPE_CHECKING:
    from tanglewood.games.everdell.modules.nightweave.state import Nightweave


def unseen(table: Table, viewer: int) -> list[int]:
    """The legends a viewer (-1: a spectator) has not seen: with the others, or out of the game."""
    shown: set[int] = set()
    for player in table.players:
        shown.update(player.city)
    if table.opponent is not None:
        shown.update(table.opponent.city)
    for frame in table.stack:
        if isinstance(frame, Run) and isinstance(frame.effect, OfCard):
            shown.add(frame.effect.card(frame))
    if viewer >= 0:
        shown.update(table.players[viewer].legends)
    return [legend for legend in table.config.legends if legend not in shown]


def deal_anew(table: Table, viewer: int, rng: Rng) -> None:
    """Draw anew, in place, the legends of the others (MW.legend.hidden).

    Everybody began with a critter and a construction, so that what is left of either kind is known.
    """
    cards = table.config.pack.cards
    hidden = unseen(table, viewer)
    rng.shuffle(hidden)
    for seat in range(len(table.players)):
        player = table.players[seat]
        if seat != viewer:
            dealt: list[int] = []
            for legend in player.legends:
                for other in hidden:
                    if cards[other].critter == cards[legend].critter:
                        dealt.append(other)
                        hidden.remove(other)
                        break
            player.legends = tuple(dealt)
    hers = nightweave_at(table)
    if hers is not None:
        deal_hers(table, hers, hidden, rng)


def deal_hers(table: Table, nightweave: "Nightweave", hidden: list[int], rng: Rng) -> None:
    """Nightweave's legends lie anywhere in her hand; those she discarded nobody saw."""
    cards = table.config.pack.cards
    hand = [card if cards[card].ribbon < 0 else hidden.pop() for card in nightweave.hand]
    nightweave.away = tuple([hidden.pop() for _ in nightweave.away])
    order = list(range(len(hand)))
    rng.shuffle(order)
    nightweave.hand = tuple([hand[i] for i in order])
    nightweave.seen = tuple([nightweave.seen[i] for i in order])
