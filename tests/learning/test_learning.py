"""Bots learn from their own games: notes are right, a fit finds what was planted, training goes on."""

from pathlib import Path

import numpy as np
import pytest

from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.learning.fitting import Net, fit, forward
from tanglewood.learning.playing import Notes, joined, play
from tanglewood.learning.rounds import Learning

FOREST = settle_options("deep_forest", lookup("deep_forest").settings, {"players": 2})


def planted(positions: int) -> Notes:
    """Positions of two seats with one telling number: whoever has more of it wins twice as often for each."""
    rng = np.random.default_rng(3)
    parts = rng.normal(size=(positions, 2, 4)).astype(np.float32)
    chance = 1 / (1 + np.exp(-2 * (parts[:, 0, 1] - parts[:, 1, 1])))
    won = (rng.random(positions) < chance).astype(np.float32)
    targets = np.stack([won, 1 - won], axis=1)
    return Notes(
        parts.reshape(-1, 4),
        np.zeros((2 * positions, 1), np.uint8),
        np.full(2 * positions, 0.5, np.float32),
        targets.ravel(),
        np.full(positions, 2, np.uint8),
        np.arange(positions, dtype=np.int32),
    )


def test_a_fit_finds_what_was_planted_and_nothing_else() -> None:
    net = Net(5, np.random.default_rng(1))
    before, after = fit(net, planted(6000), 200, np.random.default_rng(1))
    assert before == pytest.approx(np.log(2), abs=0.01)
    assert after < before - 0.2
    more = forward(net, np.array([[0, 1, 0, 0, 0], [0, -1, 0, 0, 0]], np.float32))[1]
    assert 2.0 < more[0] - more[1] < 6.0  # two more of it: a factor of e to the fourth
    other = forward(net, np.array([[1, 0, 0, 0, 0], [-1, 0, 0, 0, 0]], np.float32))[1]
    assert abs(other[0] - other[1]) < 0.5


def test_notes_say_how_games_ended() -> None:
    notes = play("deep_forest", FOREST, range(3, 5), None)
    assert len(notes.parts) == len(notes.things) == len(notes.shares) == notes.seats.sum()
    assert set(notes.games) == {3, 4}
    pairs = notes.targets.reshape(-1, 2)
    assert np.allclose(pairs.sum(axis=1), 1.0)
    last = pairs[np.nonzero(notes.games == 3)[0][-1]]
    assert sorted(last) == [0.0, 1.0] or list(last) == [0.5, 0.5]
    again = play("deep_forest", FOREST, range(3, 5), None)
    assert (again.parts == notes.parts).all()
    assert len(joined([notes, again]).seats) == 2 * len(notes.seats)


def test_training_keeps_its_rounds_and_goes_on_behind_them(tmp_path: Path) -> None:
    done: list[int] = []
    training = Learning(lookup("deep_forest"), tmp_path, 2)
    first = training.round(1, done.append)
    assert sum(done) == first.games == 8
    assert first.learned <= first.outlook + 0.01
    later = Learning(lookup("deep_forest"), tmp_path, 2)
    assert later.rounds == [first]
    assert later.file == training.file
    second = later.round(1, done.append)
    assert (second.number, second.games) == (1, 2)
