"""A record looked at again in the terminal, and the judge behind it."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import tanglewood
from tanglewood.bots.config import Budget
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.seat import Seat
from tanglewood.review import Effort, Judgement, advise, costliest, effort_of, ended, judge

MOVES = 24


@cache
def record_text() -> str:
    """The beginning of a game of two who play at random."""
    game = tanglewood.new_game("mycelia", players=2, seed=5)
    rng = seeded(3)
    for _ in range(MOVES):
        options = game.options()
        game.play(options[rng.below(len(options))])
    return game.record(["Ada", "Bob"]).text()


def replay(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    file = folder / "game.tgr"
    file.write_text(record_text(), encoding="utf-8")
    command = [sys.executable, "-m", "tanglewood", "replay", str(file), *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120)


def test_a_record_is_looked_at_in_the_terminal(tmp_path: Path) -> None:
    done = replay(tmp_path, "--analyse")
    assert done.returncode == 0, done.stderr
    assert f"analysed {MOVES} decisions" in done.stdout
    lines = done.stdout.splitlines()
    assert sum(line.startswith(("Ada ", "Bob ")) and "%" in line for line in lines) == 2
    assert "The costliest moves" in done.stdout


def test_the_same_as_json(tmp_path: Path) -> None:
    done = replay(tmp_path, "--analyse", "--level", SEARCH_LEVELS[0], "--to", "6", "--json")
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert told["seats"] == ["Ada", "Bob"]
    assert [row["move"] for row in told["moves"]] == [1, 2, 3, 4, 5, 6]
    for row in told["moves"]:
        assert len(row["expected"]) == 2
        assert row["cost"] == pytest.approx(row["best_expected"] - row["played_expected"], abs=2e-4)
        assert (row["cost"] == 0) == (row["best"] == row["played"]) or row["cost"] < 1e-4


def test_a_level_that_does_not_search_and_lone_options_are_refused(tmp_path: Path) -> None:
    assert "expected one of" in replay(tmp_path, "--analyse", "--level", "greedy").stderr
    assert "--analyse" in replay(tmp_path, "--json").stderr


@pytest.mark.parametrize("game", ["mycelia", "everdell", "deep_forest"])
def test_a_decision_is_judged_by_what_its_seat_knows(game: str) -> None:
    """Two worlds the seat cannot tell apart give the same judgement to the last digit."""
    played = tanglewood.new_game(game, players=2, seed=8)
    rng = seeded(1)
    for _ in range(9):
        options = played.options()
        played.play(options[rng.below(len(options))])
    other = played.imagine(played.turn, seed=99)
    move = played.options()[-1].text
    one, two = (judge(state.state, move, Effort(Budget(24, 60.0)), 7) for state in (played, other))
    assert (one.expected, one.best, one.most, one.got, one.sure) == (
        two.expected,
        two.best,
        two.most,
        two.got,
        two.sure,
    )
    assert one.seat == played.turn
    assert all(-1e-9 <= share <= 1 + 1e-9 for share in one.expected)


def test_only_what_is_no_noise_counts_as_costly() -> None:
    def one(cost: float, sure: float) -> Judgement:
        return Judgement(0, [0.5, 0.5], "a", "b", 0.5 + cost, 0.5, sure)

    judged = [one(0.3, 0.4), one(0.1, 0.02), one(0.2, 0.1), one(0.0, 0.0), one(0.005, 0.001)]
    assert costliest(judged) == [2, 1]


def test_a_finished_game_gave_each_seat_its_share() -> None:
    game = tanglewood.new_game("mycelia", players=2, seed=79)
    rng = seeded(1)
    while not game.over:
        options = game.options()
        game.play(options[rng.below(len(options))])
    result = game.result()
    assert result is not None
    shares = ended(game.state)
    assert sum(shares) == pytest.approx(1.0)
    assert [seat for seat, share in enumerate(shares) if share] == result.winners


def test_no_level_gets_more_than_the_bounds_allow() -> None:
    assert effort_of(SEARCH_LEVELS[-1], 50, 5.0).budget.iterations == 50
    least, most = (
        effort_of(level, 10**6, 5.0).budget.iterations for level in (SEARCH_LEVELS[0], SEARCH_LEVELS[-1])
    )
    assert least <= most
    with pytest.raises(BotError, match="does not search"):
        effort_of("greedy", 50, 5.0)


def test_the_best_options_are_tried_equally_often() -> None:
    game = tanglewood.new_game("deep_forest", players=2, seed=3)
    found = advise(Seat(game.state), Effort(Budget(90, 60.0)), 3, 1)
    assert len(found) == 3
    assert min(thought.visits for thought in found) >= 10
    shares = [thought.expectation for thought in found]
    assert shares == sorted(shares, reverse=True)
