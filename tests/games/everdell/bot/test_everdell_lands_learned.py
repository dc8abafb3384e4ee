"""What bots learn about lands, and that the game without them is played as it was before."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from playing import fresh
from tanglewood.bots.greedy import GreedyBot
from tanglewood.games.everdell.bot import opinion
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.seat import Seat

BENCHMARKS = Path(__file__).parents[4] / "benchmarks"


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The program that learns opinions; what it lets bots believe is forgotten afterwards."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    found = importlib.import_module("learn")
    before = opinion.opinion(standard()).slopes
    yield found
    found.hold(standard(), before)


def greedy_scores(seed: int, **options: object) -> list[int]:
    state = fresh("everdell", seed, **options)
    bot = GreedyBot(seeded(seed), 1)
    while state.turn >= 0:
        state.play(bot.choose(Seat(state)))
    result = state.result()
    assert result is not None
    return [*result.scores, *([result.rival.score] if result.rival else [])]


@pytest.mark.parametrize(
    ("options", "scores"),
    [({"players": 2}, [78, 65]), ({"players": 1, "nightweave": True}, [53, 50])],
    ids=["two", "nightweave"],
)
def test_the_game_without_lands_is_played_as_before(options: dict[str, object], scores: list[int]) -> None:
    """These are the scores of the opinions from before lands were learned."""
    assert greedy_scores(5, **options) == scores


def evidence(learn: Any, parts: int, quiet: list[int]) -> tuple[Any, Any]:
    """Equations of games in which every part was seen, but for those that never were."""
    chance = np.random.default_rng(1)
    seen = chance.random((200, 2 * parts))
    seen[:, quiet + [parts + part for part in quiet]] = 0.0
    return seen.T @ seen, seen.T @ chance.normal(30.0, 5.0, 200)


def test_a_land_teaches_what_it_adds_and_nothing_else(learn: Any) -> None:
    pack = standard()
    before = opinion.opinion(pack).slopes
    sizes = learn.sizes_of(pack)
    modules = learn.surveyed_modules(pack)
    at = 3 + [module.name for module in modules].index("bellfaire")
    trade = modules[at - 3].features.index("trade_under_way")
    left, right = evidence(learn, sum(sizes), [sum(sizes[:at]) + trade])
    after = learn.fit_land(left, right, pack, "bellfaire", before)
    assert [after[i] for i in range(len(sizes)) if i != at] == [
        before[i] for i in range(len(sizes)) if i != at
    ]
    # What is seen in the middle of a turn alone is never in the evidence, and keeps its worth.
    assert [i for i in range(sizes[at]) if after[at][i] == before[at][i]] == [trade]
    river = learn.fit_land(left, right, pack, "pearlbrook", before)
    moved = {pack.cards[i].set for i in range(len(pack.cards)) if river[1][i] != before[1][i]}
    assert moved == {"pearlbrook"}


def test_what_lands_are_worth_does_not_matter_without_them(learn: Any) -> None:
    pack = standard()
    before = opinion.opinion(pack).slopes
    scores, by_the_river = greedy_scores(2, players=2), greedy_scores(2, players=2, pearlbrook=True)
    strange = [[(9.0, 9.0) for _ in slopes] for slopes in before[3:]]
    cards = [
        [(9.0, 9.0) if card.set in LANDS else slope for card, slope in zip(pack.cards, slopes, strict=True)]
        for slopes in before[1:3]
    ]
    learn.hold(pack, [before[0], *cards, *strange])
    assert greedy_scores(2, players=2) == scores
    assert greedy_scores(2, players=2, pearlbrook=True) != by_the_river
