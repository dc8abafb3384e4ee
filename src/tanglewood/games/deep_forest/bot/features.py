"""What bots have learned to judge a seat by: what is ahead of it, its things, and how the others do."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from tanglewood.games.deep_forest.board.table import Table
from tanglewood.games.deep_forest.bot import heuristics, prospects
from tanglewood.games.deep_forest.bot.weights import FAR
from tanglewood.games.deep_forest.components.pack import BOOK, COIN, MARKER, POTION, Pack
from tanglewood.games.deep_forest.play.anytime import Reward, Sending
from tanglewood.games.deep_forest.play.fights import Claim, Commit, Fight
from tanglewood.games.deep_forest.play.turn import Closing, Double, Lay, Stand
from tanglewood.kernel.judging.judgement import Features, Judgement, Learned, as_part, corrected, numbers_of

STAGES: Final = ("walking", "laying", "standing", "doubling", "fighting", "closing", "sending")
OWN: Final = (
    *("share", "value", "lead", "banked", "turns", "rival_turns"),
    *("potions", "books", "coins", "many_coins", "markers", "many_markers"),
    *("swords", "spent", "trolls", "sendable", "retreats", "thickets", "gates", "guards", "in_sets"),
    *("out", "rival_out", "first_out", "unentered", "exit_effort", "exit_slack", "no_exit"),
    *("fight_effort", "no_fight", "targets", "best_target", "attackers", "visitors", "trail", "trail_lead"),
    *("monsters", "rival_monsters", "rival_swords", "rival_goods", "rival_trolls", "hidden"),
    *("active", "acting", "more_players", "share_early", "lead_early"),
    *STAGES,
)
FILE: Final = Path(__file__).parent / "judgement.json"


def names(pack: Pack) -> list[str]:
    return [*OWN, *[f"monster.{kind}" for kind in range(len(pack.monsters))]]


class Knowledge(Learned[Table]):
    """What was learned for a pack, and where its things begin."""

    __slots__ = ("monster",)

    def __init__(self, pack: Pack) -> None:
        super().__init__(names(pack), FILE)
        self.monster = len(OWN)

    def features(self, table: Table, shares: list[float]) -> list[Features]:
        values = [heuristics.value(table, seat) for seat in range(len(shares))]
        return [of_seat(table, seat, shares[seat], values) for seat in range(len(shares))]

    def judged(self, table: Table, net: Judgement) -> list[float]:
        """`State.judged`, with every value reckoned once."""
        values = [heuristics.value(table, seat) for seat in range(len(table.players))]
        shares = heuristics.shares(table, values)
        corrections = [
            net.correction(of_seat(table, seat, shares[seat], values)) for seat in range(len(shares))
        ]
        return corrected(shares, corrections)


@lru_cache(maxsize=64)
def learned(pack: Pack) -> Knowledge:
    return Knowledge(pack)


def stage_of(table: Table) -> int:
    frame = table.stack[0]
    if isinstance(table.stack[-1], Sending | Reward):
        return 6
    if isinstance(frame, Lay):
        return 1
    if isinstance(frame, Stand):
        return 2
    if isinstance(frame, Double):
        return 3
    if isinstance(frame, Commit | Fight | Claim):
        return 4
    return 5 if isinstance(frame, Closing) else 0


def of_seat(table: Table, seat: int, share: float, values: list[float]) -> Features:
    weights = table.config.weights
    player = table.players[seat]
    prospect = prospects.survey(table, seat)
    goods = player.goods
    value = values[seat]
    best = -1e9
    rival_turns = rival_out = rival_monsters = rival_swords = rival_goods = rival_trolls = rival_trail = 0
    for other in range(len(table.players)):
        if other != seat:
            them = table.players[other]
            if values[other] > best:
                best = values[other]
                rival_turns = prospects.turns_left(table, other)
                rival_out = 1 if them.exit >= 0 else 0
                rival_monsters = len(them.monsters)
                rival_swords = them.swords
                rival_goods = sum(them.goods)
                rival_trolls = them.trolls
            rival_trail = max(rival_trail, len(them.trail))
    lead = (value - best) / 10.0
    known_share = as_part(share)
    t = prospect.turns / 8.0
    top = 0.0
    for gain in prospect.gains:
        top = max(top, gain)
    exit_effort = min(prospect.exit_effort, weights.lost)
    won = player.won
    found = [
        known_share,
        value / 30.0,
        lead,
        prospect.banked / 20.0,
        t,
        rival_turns / 8.0,
        min(4, goods[POTION]) / 4.0,
        min(4, goods[BOOK]) / 4.0,
        min(4, goods[COIN]) / 4.0,
        max(0, goods[COIN] - 4) / 10.0,
        min(4, goods[MARKER]) / 4.0,
        max(0, min(8, goods[MARKER] - 4)) / 4.0,
        player.swords / 3.0,
        player.spent / 3.0,
        player.trolls / 3.0,
        1.0 if player.may_send() else 0.0,
        player.retreats / 3.0,
        won[0] / 3.0,
        won[1] / 3.0,
        won[2] / 3.0,
        (won[0] + won[1] + won[2]) / 6.0,
        1.0 if prospect.out else 0.0,
        float(rival_out),
        1.0 if table.leaver == seat else 0.0,
        1.0 if player.pawn < 0 and not prospect.out else 0.0,
        exit_effort / 10.0,
        max(-10.0, min(10.0, goods[MARKER] + weights.income * prospect.turns - exit_effort)) / 10.0,
        1.0 if prospect.exit_effort >= FAR and not prospect.out else 0.0,
        min(10, prospect.fight_effort) / 10.0,
        1.0 if prospect.fight_effort >= FAR else 0.0,
        len(prospect.gains) / 5.0,
        top / 10.0,
        float(prospect.attackers),
        float(len(player.visitors)),
        len(player.trail) / 8.0,
        (len(player.trail) - rival_trail) / 8.0,
        len(player.monsters) / 3.0,
        rival_monsters / 3.0,
        rival_swords / 3.0,
        rival_goods / 10.0,
        rival_trolls / 3.0,
        player.hidden.bit_count() / 30.0,
        1.0 if table.active == seat else 0.0,
        1.0 if table.turn == seat else 0.0,
        max(0.0, len(table.players) - 2.0),
        known_share * min(1.0, t),
        lead * t,
    ]
    stages = [0.0] * len(STAGES)
    if table.turn == seat:
        stages[stage_of(table)] = 1.0
    found += stages
    whole = Features(numbers_of(found))
    for kind in player.monsters:
        whole.things.append(len(OWN) + kind)
    return whole
