"""What is hidden beside players with worker abilities, redealt for a viewer who cannot know it.

Abilities to choose from, the Lizards' deck, and the Farms below the top one of the Pigs' pile.
"""

from tanglewood.games.everdell.board.beside import KNOWN_PATH, PATH
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.powers.powers import may_be_dealt, powers_in
from tanglewood.kernel.chance import Rng


def deal_anew(table: Table, viewer: int, rng: Rng) -> None:
    """Redeal, in place, what a seat (or a spectator) cannot know; knowledge.py redeals the Snails' cards."""
    mode = str(table.config.options["powers"])
    numbers = [player.power for player in table.players]
    if viewer >= 0:
        numbers.extend(table.players[viewer].beside.dealt)
    against_her = table.config.opponent.takes_turns
    dealt_from = may_be_dealt(powers_in(table.config.pack), mode, against_her)
    pool = [number for number in dealt_from if number not in numbers]
    rng.shuffle(pool)
    for seat in range(len(table.players)):
        player = table.players[seat]
        beside = player.beside
        if beside.dealt and seat != viewer:
            # One of them is public once it was chosen; the other one went back unseen.
            known = [player.power] if player.power >= 0 else []
            dealt = known + [pool.pop() for _ in range(len(beside.dealt) - len(known))]
            beside = beside.with_dealt(tuple(sorted(dealt)))
        if beside.trail:
            beside = beside.with_paths(beside.paths, trail_anew(beside.trail, seat == viewer, rng))
        if beside.cards and powers_in(table.config.pack)[player.power].pile >= 0:
            under = sorted(beside.cards[:-1])
            rng.shuffle(under)
            beside = beside.with_cards((*under, beside.cards[-1]))
        player.beside = beside


def trail_anew(trail: tuple[int, ...], own: bool, rng: Rng) -> tuple[int, ...]:
    """A face-down deck of forest cards; its owner remembers what was put back (MW.power.lizards)."""
    hidden = [i for i in range(len(trail)) if not (own and trail[i] & KNOWN_PATH)]
    paths = sorted([trail[i] & PATH for i in hidden])
    rng.shuffle(paths)
    found = list(trail)
    for i in range(len(hidden)):
        found[hidden[i]] = paths[i] | (trail[hidden[i]] & KNOWN_PATH)
    return tuple(found)
