"""What bots have learned to judge a seat by: its survey, its cards, and how the others do."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tanglewood.games.everdell.board.player import AUTUMN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import gains, heuristics, opinion, survey
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.play import scoring
from tanglewood.kernel.judging.judgement import (
    Features,
    Judgement,
    Learned,
    Numbers,
    as_part,
    corrected,
)

OWN: Final = (
    *("share", "points", "placements", "passed", "active", "acting"),
    *("rival_points", "rival_placements", "rival_used", "rivals_passed", "alone", "more_players"),
    *("points_early", "share_early", "used_late"),
)
"""What stands before the survey of a seat."""
FILE: Final = Path(__file__).parent / "judgement.json"


def names(pack: Pack) -> list[str]:
    found = [*OWN, *survey.NAMES]
    for module in pack.modules:
        found += [f"{module.name}.{name}" for name in module.features]
    found += [f"city.{card.id}" for card in pack.cards]
    return found + [f"hand.{card.id}" for card in pack.cards]


class Knowledge(Learned[Table]):
    """What was learned for a pack, and where its things begin."""

    __slots__ = ("city", "hand")

    def __init__(self, pack: Pack) -> None:
        super().__init__(names(pack), FILE)
        self.hand = len(self.names) - len(pack.cards)
        self.city = self.hand - len(pack.cards)

    def features(self, table: Table, shares: list[float]) -> list[Features]:
        return [
            of_seat(table, seat, shares[seat], survey.surveyed(table, seat)) for seat in range(len(shares))
        ]

    def judged(self, table: Table, net: Judgement) -> list[float]:
        """`State.judged`, with every survey made once."""
        surveys = [survey.surveyed(table, seat) for seat in range(len(table.players))]
        worths: list[float] = []
        for seat in range(len(surveys)):
            worth = float(scoring.total(table, seat))
            if not table.players[seat].passed:
                worth += opinion.promised_by(table, seat, surveys[seat])
            worths.append(worth)
        shares = heuristics.shares(table, heuristics.most_ahead(table), worths)
        corrections = [
            net.correction(of_seat(table, seat, shares[seat], surveys[seat])) for seat in range(len(shares))
        ]
        return corrected(shares, corrections)


@lru_cache(maxsize=32)
def learned(pack: Pack) -> Knowledge:
    return Knowledge(pack)


def of_seat(table: Table, seat: int, share: float, surveyed: Numbers) -> Features:
    """What a seat is judged by; `surveyed` is its survey."""
    pack = table.config.pack
    known = gains.known(pack)
    player = table.players[seat]
    ahead = survey.placements(known, player)
    rival = 0.0
    rival_ahead = rival_used = 0
    passed = 0
    for other in range(len(table.players)):
        if other != seat:
            them = table.players[other]
            rival = max(rival, float(scoring.total(table, other)))
            rival_ahead = max(rival_ahead, survey.placements(known, them))
            rival_used = max(rival_used, them.used)
            if them.passed:
                passed += 1
    if table.opponent is not None:
        rival = max(rival, float(table.config.opponent.points(table)))
    points = float(scoring.total(table, seat))
    known_share = as_part(share)
    t = ahead / 15.0
    found = Numbers(learned(pack).city)  # numbers stand before the things
    found.add(known_share)
    found.add(points / 20.0)
    found.add(t)
    found.add(1.0 if player.passed else 0.0)
    found.add(1.0 if table.active == seat else 0.0)
    found.add(1.0 if table.turn == seat else 0.0)
    found.add(rival / 20.0)
    found.add(rival_ahead / 15.0)
    found.add(rival_used / 15.0)
    found.add(float(passed))
    found.add(1.0 if len(table.players) == 1 else 0.0)
    found.add(max(0.0, len(table.players) - 2.0))
    found.add(points * t / 20.0)
    found.add(known_share * t)
    found.add(player.used / 15.0 if player.season == AUTUMN else 0.0)
    parts = surveyed.values
    i: i64 = 0
    while i < surveyed.count:
        found.add(parts[i])
        i += 1
    for module in pack.modules:
        if module.features:
            if module in table.config.surveyed:
                found.add_all(module.survey(table, seat, min(18, ahead)))
            else:
                found.count += len(module.features)
    whole = Features(found)
    at = learned(pack)
    for card in player.city:
        whole.things.append(at.city + card)
    for card in player.hand:
        whole.things.append(at.hand + card)
    return whole
