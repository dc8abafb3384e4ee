"""The protocol by which agents are compared: fixed seeds, every deal from every seat, one kind of opponent.

Deal d of a protocol has the seed `fork(SEED, d)`. It is played once with the agent at each seat, all others
taken by the opponent, so neither the deal nor the seat favours anybody; alone, it is played once. The figure
is the share of the win, with an interval over deals."""

import math
from collections.abc import Callable

import msgspec

from tanglewood.arena.game import Played, play_game
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import fork
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice, settle_options

SEED = 20_000
"""The seed of the protocol; another one is another protocol."""
Z = 1.96


class Evaluation(msgspec.Struct, frozen=True):
    """What an agent made of it. `half` is half the width of the 95 % interval of `share`."""

    game: str
    pack: str
    options: dict[str, Choice]
    agent: str
    against: str
    deals: int
    games: int
    seed: int
    share: float
    half: float
    score: float
    other_score: float
    decisions: float
    seconds_a_decision: float


def evaluate(
    game: str,
    agent: str,
    against: str = "greedy",
    deals: int = 100,
    wishes: dict[str, object] | None = None,
    seed: int = SEED,
    progress: Callable[[int], None] = lambda done: None,
) -> Evaluation:
    """Play the protocol."""
    info = lookup(game)
    options = settle_options(game, info.settings, {"players": 2, **(wishes or {})})
    players = int(options["players"])
    for name in (agent, against):
        make_bot(name, 0)
    shares: list[float] = []
    own: list[int] = []
    others: list[int] = []
    decided = 0
    thought = 0.0
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            seats = [0 if other == seat else 1 for other in range(players)]
            played = play_game(game, options, [agent, against], seats, fork(seed, deal), deal)
            won += played.share(seat)
            own.append(played.scores[seat])
            others += best_others(played, seat)
            decided += played.decided[seat]
            thought += played.thought[seat]
            progress(1)
        shares.append(won / players)
    mean = sum(shares) / deals
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, deals - 1))
    return Evaluation(
        *(game, info.pack, options, agent, against, deals, deals * players, seed),
        *(mean, Z * spread / math.sqrt(deals), sum(own) / len(own)),
        *(sum(others) / len(others) if others else 0.0, decided / (deals * players)),
        thought / max(1, decided),
    )


def best_others(played: Played, seat: int) -> list[int]:
    """The best score of the others; of the opponent without a seat where there is one."""
    found = [score for other, score in enumerate(played.scores) if other != seat]
    if played.rival is not None:
        found.append(played.rival.score)
    return [max(found)] if found else []
