"""What was learned corrects the outlook of a game, and only as far as it knows its features."""

import json
from math import exp
from pathlib import Path

import pytest

from mixes import seated
from playing import fresh, some_moments
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.judging.judgement import Features, Judgement, corrected, numbers_of, read
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.state import NOBODY


def features(parts: list[float], *things: int) -> Features:
    found = Features(numbers_of(parts))
    found.things.extend(things)
    return found


def test_a_net_adds_rows_bends_them_and_weighs_the_rest() -> None:
    # Two numbers and one thing, two hidden units and the direct way to the answer.
    net = Judgement([[1.0, -1.0, 0.5], [2.0, 0.0, 0.0], [0.0, 3.0, -0.25]], [0.5, 0.0, 0.1], [0.1, 1.0])
    first = 0.5 + 2.0 * 1.0 + 1.0 * 2.0
    second = -2.0 + 3.0
    assert net.correction(features([2.0, 1.0], 2)) == pytest.approx(
        0.1 + 2 * 0.5 - 0.25 + 0.1 * first + second
    )
    assert net.correction(features([2.0, 1.0])) == pytest.approx(
        0.1 + 1.0 + 0.1 * first
    )  # below zero counts nothing
    assert net.correction(features([0.0, 0.0], 2, 2)) == pytest.approx(0.1 - 0.5 + 0.05 + 6.0, abs=1.0)
    assert net.correction(features([1000.0, 0.0])) == 6.0


def test_shares_are_corrected_against_each_other_and_against_a_rival() -> None:
    assert corrected([0.25, 0.75], [0.0, 0.0]) == [0.25, 0.75]
    assert corrected([0.5, 0.5], [1.0, 0.0]) == pytest.approx([exp(1) / (exp(1) + 1), 1 / (exp(1) + 1)])
    assert corrected([0.4], [0.0]) == pytest.approx([0.4])  # the rest belongs to an opponent without a seat
    assert corrected([0.4], [1.0]) == pytest.approx([0.4 * exp(1) / (0.4 * exp(1) + 0.6)])


def test_a_feature_nobody_has_learned_says_nothing(tmp_path: Path) -> None:
    file = tmp_path / "judgement.json"
    file.write_text(json.dumps({"bias": [0.0, 0.0], "answer": [1.0], "rows": {"old": [0.0, 2.0]}}))
    net = read(["new", "old"], file)
    assert net.correction(features([5.0, 0.0])) == 0.0
    assert net.correction(features([5.0, 1.0])) == 2.0


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"bias": [0], "answer": []}', '{"bias": [0, 0], "answer": [1], "rows": {"a": [1]}}'],
)
def test_a_damaged_file_is_refused_with_its_name(text: str, tmp_path: Path) -> None:
    file = tmp_path / "judgement.json"
    file.write_text(text)
    with pytest.raises(PackError, match=r"judgement\.json: expected"):
        read(["a"], file)


@pytest.mark.parametrize("game", ["mycelia", "everdell", "deep_forest"])
def test_features_have_names_and_judgements_are_shares(game: str) -> None:
    info = GAMES[game]
    players = info.setting("players")
    tables = [seated(info, n) for n in range(players.low, min(4, players.high) + 1)]
    for options in [*tables, *(variant.options for variant in info.variants)]:
        for state in some_moments(fresh(game, 5, **options), 3, every=60):
            learned = state.learned()
            assert learned is not None
            assert len(set(learned.names)) == len(learned.names)
            shares = state.judged()
            if state.turn == NOBODY:
                assert shares == state.outlook()
                continue
            for found in state.features(state.outlook()):
                assert all(found.parts.count <= thing < len(learned.names) for thing in found.things)
            assert all(0.0 < share < 1.0 for share in shares)
            assert sum(shares) <= 1.0 + 1e-9
            net = learned.net
            outlook = state.outlook()
            again = (
                corrected(outlook, [net.correction(it) for it in state.features(outlook)]) if net else outlook
            )
            assert shares == pytest.approx(again)  # the quick way is the same as the plain one


@pytest.mark.parametrize("game", ["mycelia", "everdell"])
def test_what_was_learned_says_something(game: str) -> None:
    state = fresh(game, 5, players=2)
    assert state.judged() != state.outlook()
