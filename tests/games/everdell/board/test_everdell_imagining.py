"""The short way to imagine a world deals the same cards into the same places as the long one."""

import pytest

from mixes import seated
from playing import fresh, some_moments
from tanglewood.games.everdell.board import imagining, knowledge
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.state import NOBODY


def hidden(state: Everdell) -> list[int]:
    return sorted(
        [*state.deck[: state.left], *state.discard, *(card for it in state.players for card in it.hand)]
    )


@pytest.mark.parametrize("players", [2, 4])
def test_both_ways_deal_the_same_cards_and_know_the_same(players: int) -> None:
    short = 0
    for state in some_moments(fresh("everdell", 3, **seated(GAMES["everdell"], players)), 4, every=9):
        assert isinstance(state, Everdell)
        for viewer in (*range(players), NOBODY):
            quick, long = state.copy(), state.copy()
            if not imagining.deal_anew(quick, viewer, seeded(1)):
                assert quick.text() == state.text()  # nothing was touched
                continue
            short += 1
            knowledge.deal_anew(long, viewer, seeded(1))
            assert hidden(quick) == hidden(long) == hidden(state)
            assert quick.deck_seen == long.deck_seen
            assert quick.discard_seen == long.discard_seen
            assert [it.seen for it in quick.players] == [it.seen for it in long.players]
            assert quick.view(viewer) == state.view(viewer)
            assert len(quick.deck) == state.left
    assert short > 10  # the usual case


def test_a_world_does_not_depend_on_what_is_hidden() -> None:
    """The same knowledge gives the same worlds: an imagined world imagines like the truth."""
    state = fresh("everdell", 7, players=2)
    assert isinstance(state, Everdell)
    other = state.imagine(0, seeded(5))
    assert other.players[1].hand != state.players[1].hand
    for seed in range(5):
        assert state.imagine(0, seeded(seed)).deck == other.imagine(0, seeded(seed)).deck
