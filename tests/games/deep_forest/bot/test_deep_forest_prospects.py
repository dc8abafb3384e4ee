"""What is remembered of a position is what a fresh look finds."""

import pytest

import tanglewood
from tanglewood.games.deep_forest.bot import heuristics, prospects
from tanglewood.games.deep_forest.bot.prospects import Prospect
from tanglewood.games.deep_forest.state import DeepForest
from tanglewood.kernel.chance import seeded

FIELDS = [name for name in dir(Prospect) if not name.startswith("_") and name != "worths"]


def shown(found: Prospect) -> list[object]:
    assert len(FIELDS) > 20
    return [getattr(found, name) for name in FIELDS]


@pytest.mark.parametrize("players", [2, 4])
def test_a_remembered_prospect_is_what_a_fresh_look_finds(players: int) -> None:
    """Over whole games, for every seat and in worlds with other face-down tiles: whatever the key of the
    memory left out would show as a difference."""
    prospects.KNOWN.clear()
    known = 0
    for seed in range(2):
        game = tanglewood.new_game("deep_forest", players=players, seed=seed)
        rng = seeded(seed)
        while not game.over:
            world = game.state.copy()
            assert isinstance(world, DeepForest)
            world.deal_anew(world.turn, rng)
            for seat in range(players):
                before = len(prospects.KNOWN)
                found = prospects.survey(world, seat)
                known += len(prospects.KNOWN) == before
                fresh = prospects.look(world, seat, prospects.turns_left(world, seat))
                assert shown(found) == shown(fresh)
                goods = world.players[seat].goods
                assert heuristics.worth(world, found, goods) == heuristics.weigh(world, fresh, goods)
            game.play(game.options()[rng.below(len(game.options()))])
    assert known > 100


def test_the_memory_does_not_grow_for_ever() -> None:
    prospects.KNOWN.clear()
    game = tanglewood.new_game("deep_forest", seed=1)
    assert isinstance(game.state, DeepForest)
    for number in range(prospects.KEPT):
        prospects.KNOWN[("", number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.0, (), (), (), ())] = Prospect(0.0, 0, 0, 0)
    prospects.survey(game.state, 0)
    assert len(prospects.KNOWN) == 1
