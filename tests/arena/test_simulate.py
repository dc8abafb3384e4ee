"""Bulk games: repeatable, whatever the number of processes."""

import pytest

import tanglewood
from tanglewood.arena.simulate import Played, RivalEnd, prepare, report, simulate, simulate_all
from tanglewood.bots import BOTS
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.setting import settle_options

OPTIONS = settle_options("mycelia", lookup("mycelia").settings, {})


def same(games: list[Played]) -> list[tuple[object, ...]]:
    return [(game.number, game.bots, game.scores, game.winners, game.decisions) for game in games]


def test_a_run_does_not_depend_on_the_number_of_processes() -> None:
    run = prepare("mycelia", ["random", "random", "random"], 45, 9, {})
    _, alone = simulate(run, jobs=1)
    _, together = simulate(run, jobs=2)
    assert same(alone) == same(together)
    assert same([run.play(17)]) == same(alone)[17:18]


def test_a_report_counts_every_game_once() -> None:
    done: list[int] = []
    report, games = simulate(prepare("mycelia", ["random", "random"], 30, 2, {}), progress=done.append)
    assert sum(done) == report.games == len(games) == 30
    assert sum(bot.wins for bot in report.bots) == pytest.approx(30)
    assert [len(bot.scores) for bot in report.bots] == [30, 30]
    assert len(report.progress["round"]) == 30
    assert report.decisions == sum(game.decisions for game in games)


def test_a_bot_that_answers_with_no_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def choose(self, seat: Seat) -> Move:
            return lookup("mycelia").start(OPTIONS, 1).vocabulary().parse("end")

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with pytest.raises(tanglewood.BotError, match="cheat answered end, which is no option"):
        prepare("mycelia", ["cheat", "random"], 1, 2, {}).play(0)


def test_seats_are_taken_in_turn() -> None:
    _, games = simulate(prepare("mycelia", ["random", "greedy"], 4, 2, {}))
    assert [game.bots for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_wrong_wishes_are_refused_before_anything_is_played() -> None:
    with pytest.raises(tanglewood.BotError, match="no bot is called 'wizard'; there is random, beginner"):
        prepare("mycelia", ["wizard", "random"], 1, 1, {})
    with pytest.raises(tanglewood.OptionError, match="players"):
        prepare("mycelia", ["random"] * 5, 1, 1, {})
    with pytest.raises(
        tanglewood.OptionError, match="expected 3 names, one for each seat, got random, random"
    ):
        prepare("mycelia", ["random", "random"], 1, 1, {"players": 3})


def test_several_runs_are_each_as_if_made_alone() -> None:
    runs = [prepare("mycelia", ["random"], 25, 3, {"gwidyon": n}) for n in (15, 25)]
    done: list[int] = []
    together = simulate_all(runs, jobs=2, progress=done.append)
    assert sum(done) == 50
    for run, (found, games) in zip(runs, together, strict=True):
        assert same(games) == same(simulate(run)[1])
        assert found.options["gwidyon"] == run.options["gwidyon"]


def test_a_game_alone_is_won_against_the_rival() -> None:
    found, games = simulate(prepare("mycelia", ["greedy"], 12, 1, {"gwidyon": 25}))
    assert found.rival is not None
    assert found.rival.name == "Gwidyon"
    assert found.bots[0].wins == sum(0 in game.winners for game in games)
    assert found.rival.wins == sum(game.rival_won for game in games)
    assert found.bots[0].wins + found.rival.wins - found.rival.shared == 12
    assert found.rival.breakdown["drops left"] == [-score for score in found.rival.scores]


def test_a_win_shared_with_the_rival_is_a_win_and_counted_as_shared() -> None:
    run = prepare("mycelia", ["random"], 3, 1, {})
    ends = [([0], True), ([0], False), ([], True)]
    games = [
        Played(
            i, [0], [0], winners, 0, {"round": 9}, {}, 50, 0.1, RivalEnd("Gwidyon", 0, won, {"drops left": 0})
        )
        for i, (winners, won) in enumerate(ends)
    ]
    found = report(run, games, 1.0)
    assert found.rival is not None
    assert (found.bots[0].wins, found.bots[0].outright, found.bots[0].shared) == (2, 1, 1)
    assert (found.rival.wins, found.rival.shared) == (2, 1)
