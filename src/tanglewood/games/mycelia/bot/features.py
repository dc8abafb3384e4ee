"""What bots have learned to judge a seat by: its board, its deck, and how the others do."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from tanglewood.games.mycelia.board.player import NO_CARD
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.bot import heuristics
from tanglewood.games.mycelia.bot.worths import Worths, way_out, worths
from tanglewood.games.mycelia.components.pack import Pack
from tanglewood.games.mycelia.gwidyon.state import REST
from tanglewood.kernel.judging.judgement import Features, Judgement, Learned, as_part, corrected, numbers_of

STEPS: Final = 5
"""Drops are counted by their steps to a shrine field, those farther away together."""
OWN: Final = (
    *("share", "rounds", "drops", "work", "hand", "deck", "cards", "leaves", "many_leaves", "tiles", "gifts"),
    *("favour", "active", "acting", "played", "collected", "shrine", "turning", "ending", "round"),
    *("rival_rounds", "rival_drops", "rival_deck", "rival_leaves", "after_rival", "alone", "more_players"),
    *("chip", "prisma", "expansion", "last_drops", "share_late", "on_offer"),
    *[f"drops_at_{steps}" for steps in range(STEPS + 1)],
)
FILE: Final = Path(__file__).parent / "judgement.json"


def names(pack: Pack) -> list[str]:
    cards = [f"hand.{card.id}" for card in pack.cards] + [f"deck.{card.id}" for card in pack.cards]
    return [*OWN, *cards, *[f"tile.{tile.id}" for tile in pack.tiles]]


class Knowledge(Learned[Table]):
    """What was learned for a pack, where its things begin, and the steps from each field to a way out."""

    __slots__ = ("deck", "hand", "steps", "tile")

    def __init__(self, pack: Pack) -> None:
        super().__init__(names(pack), FILE)
        self.hand = len(OWN)
        self.deck = self.hand + len(pack.cards)
        self.tile = self.deck + len(pack.cards)
        self.steps: dict[int, list[int]] = {}

    def way(self, exits: int, known: Worths) -> list[int]:
        found = self.steps.get(exits)
        if found is None:
            found = self.steps[exits] = [min(STEPS, it) for it in way_out(exits, known.distances)]
        return found

    def features(self, table: Table, shares: list[float]) -> list[Features]:
        known = worths(table.config.pack)
        rounds = [heuristics.rounds_left(table, known, seat) for seat in range(len(shares))]
        return [of_seat(table, seat, shares[seat], rounds) for seat in range(len(shares))]

    def judged(self, table: Table, net: Judgement) -> list[float]:
        """`State.judged`, with the rounds of every seat reckoned once."""
        pack = table.config.pack
        known = worths(pack)
        rounds = [heuristics.rounds_left(table, known, seat) for seat in range(len(table.players))]
        shares = heuristics.shares(table, known, rounds)
        corrections = [
            net.correction(of_seat(table, seat, shares[seat], rounds)) for seat in range(len(shares))
        ]
        return corrected(shares, corrections)


@lru_cache(maxsize=64)
def learned(pack: Pack) -> Knowledge:
    return Knowledge(pack)


def of_seat(table: Table, seat: int, share: float, rounds: list[float]) -> Features:
    pack = table.config.pack
    known = worths(pack)
    at = learned(pack)
    player = table.players[seat]
    strength = known.strengths if table.gwidyon is None else known.strengths_alone
    hand = 0.0
    for card in player.hand:
        hand += strength[card]
    deck = hand
    for card in player.draw:
        deck += strength[card]
    for card in player.discard:
        deck += strength[card]
    for card in player.gifts:
        deck += strength[card]
    cards = len(player.hand) + len(player.draw) + len(player.discard) + len(player.gifts)
    rival_rounds = 20.0
    rival_drops = 40
    rival_deck = rival_leaves = after = 0.0
    count = len(table.players)
    first = table.config.first
    place = (seat - first) % count
    for other in range(count):
        if other != seat:
            them = table.players[other]
            rival_rounds = min(rival_rounds, rounds[other])
            rival_leaves = max(rival_leaves, float(them.leaves))
            if them.left < rival_drops:
                rival_drops = them.left
                after = 1.0 if (other - first) % count < place else 0.0
                power = 0.0
                for card in them.hand:
                    power += strength[card]
                for card in them.draw:
                    power += strength[card]
                for card in them.discard:
                    power += strength[card]
                rival_deck = power / max(1, len(them.hand) + len(them.draw) + len(them.discard))
    chip = 0.0
    if table.gwidyon is not None:
        rival_drops = table.gwidyon.left
        rival_rounds = rival_drops / known.his_pace
        chip = 1.0 if table.gwidyon.chip == REST else -1.0
    known_share = as_part(share)
    full = (table.shrine + table.collected) / max(1, table.config.capacity)
    own = rounds[seat]
    on_offer = 0.0
    for card in table.showcase:
        if card != NO_CARD and pack.costs[card] <= player.leaves:
            on_offer = max(on_offer, strength[card])
    found = [
        known_share,
        own / 10.0,
        player.left / 10.0,
        heuristics.work_on_board(player, known, 0.0) / 20.0,
        hand / 3.0,
        deck / max(1, cards),
        cards / 20.0,
        min(6, player.leaves) / 6.0,
        max(0, min(8, player.leaves - 6)) / 8.0,
        len(player.tiles) / 4.0,
        len(player.gifts) / 3.0,
        player.favour / 5.0,
        1.0 if table.active == seat else 0.0,
        1.0 if table.turn == seat else 0.0,
        table.played / 3.0 if table.active == seat else 0.0,
        table.collected / 3.0,
        min(1.5, full),
        1.0 if full >= 1.0 else 0.0,
        1.0 if table.ending else 0.0,
        table.round / 15.0,
        rival_rounds / 10.0,
        rival_drops / 10.0,
        rival_deck,
        min(10.0, rival_leaves) / 10.0,
        after,
        1.0 if count == 1 else 0.0,
        max(0.0, count - 2.0),
        chip,
        1.0 if table.config.prisma else 0.0,
        1.0 if table.config.expansion else 0.0,
        1.0 if player.left <= 2 else 0.0,
        known_share * min(1.0, own / 10.0),
        on_offer,
    ]
    steps = [0.0] * (STEPS + 1)
    if player.left:
        way = at.way(player.exits, known)
        for field in range(len(player.drops)):
            if player.drops[field]:
                steps[way[field]] += player.drops[field] / 5.0
    found += steps
    whole = Features(numbers_of(found))
    things = whole.things
    for card in player.hand:
        things.append(at.hand + card)
    for card in player.draw:
        things.append(at.deck + card)
    for card in player.discard:
        things.append(at.deck + card)
    for card in player.gifts:
        things.append(at.deck + card)
    for tile in player.tiles:
        things.append(at.tile + tile)
    return whole
