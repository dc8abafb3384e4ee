"""The protocol by which agents are compared: fixed seeds, every deal from every seat, one kind of opponent.

Deal d of a protocol has the seed `fork(SEED, d)`. It is played once with the agent at each seat, all others
taken by the opponent, so neither the deal nor the seat favours anybody; alone, it is played once. The figure
is the share of the win with its 95 % interval over deals, whose games are not independent (Wilson, which is
not sure of anything after few of them)."""

from collections.abc import Callable

import msgspec

from tanglewood.arena.game import Played, play_game
from tanglewood.arena.queue import in_order, work
from tanglewood.arena.statistics import deals_interval
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import fork
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice, settle_options

SEED = 20_000
"""The seed of the protocol; another one is another protocol."""


class Evaluation(msgspec.Struct, frozen=True):
    """What an agent made of it. The 95 % interval of `share` goes from `low` to `high`."""

    game: str
    pack: str
    options: dict[str, Choice]
    agent: str
    against: str
    deals: int
    games: int
    seed: int
    share: float
    low: float
    high: float
    score: float
    other_score: float
    decisions: float
    seconds_a_decision: float


class Deal(msgspec.Struct, frozen=True):
    """One deal of the protocol, played from every seat: sums over its games."""

    games: int
    won: float
    score: int
    other_score: int
    decisions: int
    seconds: float


def play_deal(
    game: str,
    options: dict[str, Choice],
    agent: str,
    against: str,
    deal: int,
    seed: int = SEED,
    pack: DesignerPack | None = None,
) -> Deal:
    """Play one deal with the agent at each seat in turn."""
    players = int(options["players"])
    won = seconds = 0.0
    score = other = decisions = 0
    for seat in range(players):
        seats = [0 if at == seat else 1 for at in range(players)]
        played = play_game(game, options, [agent, against], seats, fork(seed, deal), deal, pack=pack)
        won += played.share(seat)
        score += played.scores[seat]
        other += best_other(played, seat)
        decisions += played.decided[seat]
        seconds += played.thought[seat]
    return Deal(players, won, score, other, decisions, seconds)


class Deals(msgspec.Struct, frozen=True):
    """Plays deals of a protocol, here or in another process."""

    game: str
    options: dict[str, Choice]
    agent: str
    against: str
    seed: int
    pack: DesignerPack | None

    def play(self, deal: int) -> Deal:
        return play_deal(self.game, self.options, self.agent, self.against, deal, self.seed, self.pack)


def evaluate(
    game: str,
    agent: str,
    against: str = "greedy",
    deals: int = 100,
    wishes: dict[str, object] | None = None,
    seed: int = SEED,
    progress: Callable[[int], None] = lambda done: None,
    pack: DesignerPack | None = None,
    jobs: int = 1,
) -> Evaluation:
    """Play the protocol; `progress` hears of every game."""
    info = lookup(game, pack)
    options = settle_options(game, info.settings, {"players": 2, **(wishes or {})})
    for name in (agent, against):
        make_bot(name, 0)
    player = Deals(game, options, agent, against, seed, pack)
    numbers = list(range(deals))
    played: list[Deal] = []
    for _, found in in_order(numbers, work(player.play, numbers, jobs)):
        played.append(found)
        progress(found.games)
    return summed(info.pack, player, played)


def summed(pack: str, player: Deals, played: list[Deal]) -> Evaluation:
    """What deals that were played say about an agent."""
    games = sum(deal.games for deal in played)
    won = sum(deal.won for deal in played)
    decisions = sum(deal.decisions for deal in played)
    return Evaluation(
        *(player.game, pack, player.options, player.agent, player.against, len(played), games, player.seed),
        *(won / games, *deals_interval([deal.won / deal.games for deal in played], games)),
        sum(deal.score for deal in played) / games,
        sum(deal.other_score for deal in played) / games,
        decisions / games,
        sum(deal.seconds for deal in played) / max(1, decisions),
    )


def best_other(played: Played, seat: int) -> int:
    """The best score of the others; of the opponent without a seat where there is one."""
    found = [score for other, score in enumerate(played.scores) if other != seat]
    if played.rival is not None:
        found.append(played.rival.score)
    return max(found) if found else 0
