"""What the engine does for somebody because nothing else is possible is told to them, and to nobody else."""

import pytest

from mixes import any_mix, mixes
from playing import ALL, fresh
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.narrator import verb_of
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY, UNASKED, State
from tanglewood.server.live.telling import Teller
from tanglewood.server.live.watchers import Viewer

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
OURS = ("deep_forest", "everdell", "mycelia")


def told(info: GameInfo, options: dict[str, Choice], seed: int) -> int:
    """Play a random game to its end; how many unasked moves there were."""
    state = fresh(info.id, seed, **options)
    rng = seeded(seed)
    found = 0
    while state.turn != NOBODY:
        events: list[Event] = []
        state.listener = events.append
        state.play(state.options()[rng.below(len(state.options()))])
        for place, event in enumerate(events):
            if event.name == UNASKED:
                found += 1
                check(info, state, events, place)
    return found


def check(info: GameInfo, state: State, events: list[Event], place: int) -> None:
    event = events[place]
    seats = range(int(state.settings()["players"]))
    tellers = [Teller(info.narrator, state, NAMES, Viewer((seat,))) for seat in seats]
    mine = tellers[event.seat]
    for teller in tellers:
        assert teller is mine or not teller.unasked(event)
    if verb_of(event, event.seat) in info.narrator.implied:
        # It carries out what was just chosen, and that is told, perhaps after one more question about it.
        after = [one for one in events[place + 1 :] if one.name != UNASKED and one.seat == event.seat]
        assert any(mine.tells(one) and mine.words(one) for one in after) or state.turn == event.seat, event
        return
    sentence = mine.unasked(event)
    assert sentence.endswith(".")
    assert sentence in [line.words for line in mine.story([], events)], "the log says it"
    # The board says it with the next thing that happens; a choice of which nothing comes moves nothing.
    after = [one for one in events[place + 1 :] if one.name != UNASKED]
    assert not after or [one.unasked for one in mine.events(events[place:]) if one.unasked], (
        "the board says it"
    )


@pytest.mark.parametrize("game", OURS)
def test_whoever_was_not_asked_is_told_so(game: str) -> None:
    info = GAMES[game]
    games = [(seed, options) for seed, options in enumerate(mixes(info)) if ALL or seed % 4 == 0]
    games += [(number, any_mix(info, number)) for number in range(4)]
    assert sum(told(info, options, seed) for seed, options in games) > 20


def test_the_end_of_a_turn_is_said() -> None:
    """Nothing else tells it: an end moves nothing."""
    for game in ("mycelia", "deep_forest"):
        info = GAMES[game]
        said = info.narrator.event(fresh(game, 1), Event(UNASKED, 0, {}, {"move": "end"}), 0, NAMES)
        assert said == "Nothing else can be done: the turn ends by itself."
