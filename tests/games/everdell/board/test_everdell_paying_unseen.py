"""What a seat imagines while somebody else chooses the way to pay for a card of the hand."""

from collections.abc import Iterator

import pytest

from mixes import seated
from playing import fresh, random_game
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.paying import way_is_open
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY

INFO = GAMES["everdell"]
TABLES: dict[str, dict[str, Choice]] = {
    "plain": seated(INFO, 3),
    **{variant.id: variant.options for variant in INFO.variants},
}
GAMES_PLAYED = 60
WORLDS = 4


def moments(options: dict[str, Choice], games: int) -> Iterator[tuple[Everdell, list[int]]]:
    """Positions in which a way to pay for a hand card is open, and who waits, the spectator too."""
    for seed in range(games):
        for state in random_game(fresh("everdell", seed, **options), seed + 1):
            assert isinstance(state, Everdell)
            waiting = [it for it in (*range(len(state.players)), NOBODY) if way_is_open(state, it)]
            if waiting:
                yield state, waiting


def laid(state: Everdell) -> int:
    frame = state.stack[-1]
    assert isinstance(frame, Run)
    return frame.first


@pytest.mark.parametrize("name", TABLES)
def test_the_card_that_is_paid_for_leaves_no_trace(name: str) -> None:
    """From two truths that differ in it come the same worlds, and whatever is imagined can be played on."""
    others = 0
    for state, waiting in moments(TABLES[name], GAMES_PLAYED):
        for viewer in waiting:
            for seed in range(WORLDS):
                world = state.imagine(viewer, seeded(seed))
                assert world.problems() == []
                assert world.turn == state.turn
                assert world.view(viewer) == state.view(viewer)
                assert len(world.options()) > 1
                others += laid(world) != laid(state)
                for again in range(2):
                    one, two = (it.imagine(viewer, seeded(again)) for it in (state, world))
                    assert one.text() == two.text()
            *_, last = random_game(state.imagine(viewer, seeded(5)), 6)
            assert last.result() is not None
    assert others > 0
