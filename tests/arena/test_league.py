"""A league: the same deals for every pair, seats swapped, ratings and records."""

import itertools
import json
import time
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tanglewood
from tanglewood.arena.game import Played
from tanglewood.arena.league import Fixture, play_league, prepare
from tanglewood.arena.ratings import rate
from tanglewood.bots import BOTS
from tanglewood.cli.app import app
from tanglewood.kernel.move import Move
from tanglewood.kernel.record import check, read_record
from tanglewood.kernel.seat import Bot, Seat

GREEDY, BEGINNER, RANDOM = range(3)


def test_every_pair_plays_the_same_deals_with_the_seats_swapped() -> None:
    league = prepare("mycelia", ["greedy", "beginner", "random"], 4, 3, {}).keeping()
    heard: list[tuple[Fixture, Played]] = []
    table = play_league(league, 1, lambda fixture, game: heard.append((fixture, game)))
    assert len(heard) == 3 * 4
    seeds: dict[int, set[int]] = {}
    for fixture, game in heard:
        record = read_record(game.record)
        assert check(record) == []
        assert record.seats == [league.bots[bot] for bot in game.bots]
        assert sorted(game.bots) == sorted(fixture.sides)
        assert game.bots[0] == fixture.sides[fixture.number % 2]
        seeds.setdefault(fixture.number // 2, set()).add(record.seed)
    assert [len(found) for found in seeds.values()] == [1, 1]
    assert seeds[0] != seeds[1]
    assert [standing.games for standing in table.standings] == [8, 8, 8]
    assert sum(standing.wins for standing in table.standings) == pytest.approx(12)


def test_the_number_of_processes_changes_nothing() -> None:
    league = prepare("mycelia", ["greedy", "random"], 6, 3, {})
    ends: dict[int, list[Played]] = {1: [], 2: []}
    for jobs, games in ends.items():
        play_league(league, jobs, partial(keep, games))
    one, two = (
        [(game.number, game.bots, game.scores, game.winners) for game in games] for games in ends.values()
    )
    assert one == two
    assert len(one) == 6


def keep(games: list[Played], fixture: Fixture, game: Played) -> None:
    games.append(game)


def test_the_better_bot_is_rated_higher() -> None:
    table = play_league(prepare("mycelia", ["random", "greedy"], 8, 1, {}))
    random, greedy = table.standings
    assert greedy.rating - greedy.deviation > random.rating + random.deviation
    assert table.meetings[0].wins <= 1


def test_every_bot_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which random takes a second for a decision, and a slow bot two."""
    ticks = itertools.count()

    class Slow(Bot):
        def choose(self, seat: Seat) -> Move:
            next(ticks)
            return seat.options[0]

    monkeypatch.setitem(BOTS, "slow", Slow)
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))
    random, slow = play_league(prepare("deep_forest", ["random", "slow"], 2, 1, {})).standings
    assert 0 < random.decisions == random.seconds
    assert 0 < 2 * slow.decisions == slow.seconds
    assert (random.longest, slow.longest) == (1, 2)


def test_ratings_of_equals_are_equal_and_grow_surer() -> None:
    contests = [[(0, 1.0), (1, 0.0)], [(0, 0.0), (1, 1.0)]] * 10
    (first, doubt), (second, _) = rate(2, contests)
    assert abs(first - second) < doubt < 25 / 3


def test_four_seats_are_shared_by_two_sides() -> None:
    heard: list[Played] = []
    league = prepare("mycelia", ["greedy", "random"], 2, 1, {"players": 4})
    table = play_league(league, 1, lambda fixture, game: heard.append(game))
    assert [game.bots for game in heard] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert table.standings[0].wins + table.standings[1].wins == pytest.approx(2)


def test_alone_all_bots_play_the_same_deals() -> None:
    heard: list[Played] = []
    league = prepare("mycelia", ["greedy", "random"], 3, 1, {"players": 1}).keeping()
    table = play_league(league, 1, lambda fixture, game: heard.append(game))
    seeds = [read_record(game.record).seed for game in heard]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 3
    assert table.rival == "Gwidyon"
    assert not table.meetings


def test_wrong_wishes_are_refused_before_anything_is_played() -> None:
    with pytest.raises(tanglewood.OptionError, match="at least two names"):
        prepare("mycelia", ["greedy"], 1, 1, {})
    with pytest.raises(tanglewood.OptionError, match="different names"):
        prepare("mycelia", ["greedy", "greedy"], 1, 1, {})
    with pytest.raises(tanglewood.BotError, match="wizard"):
        prepare("mycelia", ["greedy", "wizard"], 1, 1, {})


def arena(*words: str) -> str:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_command_shows_a_table_and_a_picture() -> None:
    shown = arena("mycelia", "--bots", "greedy,random", "--games", "2", "--seed", "4")
    assert "greedy against random" in shown
    assert "●" in shown
    assert "seed 4" in shown


def test_the_command_tells_everything_as_json(tmp_path: Path) -> None:
    kept, chart = tmp_path / "records", tmp_path / "ratings.html"
    words = ("mycelia", "--bots", "greedy,random", "-n", "2", "--json")
    told = json.loads(arena(*words, "--keep", str(kept), "--plot", str(chart)))
    assert told["meetings"][0]["games"] == 2
    assert {bot["name"] for bot in told["bots"]} == {"greedy", "random"}
    assert len(list(kept.glob("*.tgr"))) == 2
    assert "vega" in chart.read_text(encoding="utf-8")


def test_a_chart_of_an_unknown_kind_is_refused() -> None:
    words = ["arena", "mycelia", "--bots", "greedy,random", "-n", "1", "--plot", "ratings.doc"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert "ratings.doc" in result.output
