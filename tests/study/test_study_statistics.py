"""Intervals hold as often as they say."""

import math

import numpy as np
import pytest
from scipy import stats

from tanglewood.study.statistics import (
    adjusted,
    bootstrap_interval,
    mean_interval,
    ratio_interval,
    share_interval,
    share_test,
)


def test_the_interval_of_a_mean_is_that_of_student() -> None:
    values = [1.0, 4.0, 2.0, 8.0, 5.0]
    found = mean_interval(values, 0.9)
    low, high = stats.t.interval(0.9, 4, np.mean(values), stats.sem(values))
    assert (found.low, found.high) == pytest.approx((low, high))
    assert found.p == pytest.approx(stats.ttest_1samp(values, 0).pvalue)


def test_one_value_says_nothing_and_equal_ones_no_more_than_coins() -> None:
    assert mean_interval([3.0], 0.95)[1:] == (-math.inf, math.inf, 1.0, 1)
    assert mean_interval([0.0] * 50, 0.95).p == 1.0
    assert mean_interval([1.0] * 3, 0.95).p == 0.25
    assert mean_interval([1.0] * 20, 0.95).p < 0.001


def test_wins_have_wilsons_interval_and_shared_wins_students() -> None:
    found = share_interval([1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0.95)
    assert (round(found.low, 3), round(found.high, 3)) == (0.018, 0.404)
    shared = share_interval([0.5, 1.0, 0.5, 1.0], 0.95)
    assert shared.high == 1.0
    assert share_test(50, 100, 0.5) == 1.0
    assert share_test(60, 100, 0.5) == pytest.approx(stats.binomtest(60, 100, 0.5).pvalue)


def test_values_all_alike_may_have_exceptions() -> None:
    """The rule of three: of n deals without an exception there may be one among the next n/3."""
    two = share_interval([1, 1], 0.95)
    assert two.low < 0.4
    assert two.high == 1.0
    halves = share_interval([0.5] * 10, 0.95)
    assert halves.low < 0.4 < 0.6 < halves.high
    alike = mean_interval([0.0] * 50, 0.95, 0, (-1.0, 1.0))
    exact = stats.binomtest(0, 50).proportion_ci(0.95, "exact")
    assert (alike.low, alike.high) == pytest.approx((-exact.high, exact.high))
    assert mean_interval([0.0] * 50, 0.95, 100, (-1.0, 1.0)).high > alike.high
    # The p value is below 5 % where the interval does without 0.
    for n in range(2, 40):
        for planned in (0, 20):
            found = mean_interval([0.5] * n, 0.95, planned, (-1.0, 1.0))
            assert (found.p < 0.05) == (found.low > 0)


def test_seats_of_a_deal_count_once() -> None:
    """Each of 20 deals is played four times with the same end: that says no more than once would."""
    rng = np.random.default_rng(2)
    won = rng.integers(0, 2, 20).tolist()
    once = ratio_interval(won, [1] * 20, 0.95)
    assert once == share_interval(won, 0.95)
    often = ratio_interval([4 * one for one in won], [4] * 20, 0.95, expected=0.5)
    assert often.value == once.value
    assert often.n == 20
    assert (often.low, often.high) == pytest.approx((once.low, once.high), abs=0.06)  # by t
    missed = 0
    for _ in range(400):  # seats that come in deals of one to four, and win or lose together
        seats = rng.integers(1, 5, 40)
        wins = rng.integers(0, 2, 40) * seats
        missed += ratio_interval(wins.tolist(), seats.tolist(), 0.95, expected=0.5).p < 0.05
    assert missed / 400 < 0.08


def test_shares_of_a_study_that_may_stop_hold_at_all_looks_together() -> None:
    rng = np.random.default_rng(11)
    looks, trials = range(20, 401, 20), 200
    missed = dict.fromkeys((0, 100), 0)
    for _ in range(trials):
        values = rng.integers(0, 2, looks[-1]).tolist()
        for planned in missed:
            found = [share_interval(values[:n], 0.95, planned, 0.5 if planned else None) for n in looks]
            missed[planned] += any(one.low > 0.5 or one.high < 0.5 for one in found)
            if planned:
                assert all((one.p < 0.05) == (not one.low <= 0.5 <= one.high) for one in found)
    assert missed[100] / trials <= 0.05
    assert missed[0] / trials > 0.12  # what looking at Wilson's interval again and again would do


def test_corrections_agree_with_their_definitions() -> None:
    ps = [0.001, 0.2, 0.03, 0.04]
    assert adjusted(ps, "holm") == pytest.approx([0.004, 0.2, 0.09, 0.09])
    assert adjusted(ps, "bh") == pytest.approx([0.004, 0.2, 0.16 / 3, 0.16 / 3])
    assert adjusted(ps, "none") == ps
    assert adjusted([], "holm") == []


def test_a_bootstrap_of_equal_values_is_that_value() -> None:
    assert bootstrap_interval([2, 2, 2], np.median, 0.95) == (2.0, 2.0)
    low, high = bootstrap_interval(list(range(100)), np.median, 0.95)
    assert low < 49.5 < high


def missed(planned: int, looks: range, trials: int, shift: float = 0.0) -> float:
    """How many of so many studies without a difference call one certain at one of their looks."""
    rng = np.random.default_rng(7)
    found = 0
    for _ in range(trials):
        # Differences of discrete scores, mostly 0: far from a normal distribution.
        values = rng.choice([-4.0, 0.0, 0.0, 0.0, 4.0], looks[-1]) + shift
        for n in looks:
            interval = mean_interval(values[:n], 0.95, planned)
            if interval.low > 0 or interval.high < 0:
                found += 1
                break
    return found / trials


def test_intervals_of_a_study_that_may_stop_hold_at_all_looks_together() -> None:
    looks = range(50, 801, 25)
    assert missed(200, looks, 300) <= 0.05
    assert missed(0, looks, 300) > 0.12  # what looking at a t interval again and again would do
    assert missed(200, looks, 60, shift=0.5) == 1.0  # a difference is found all the same


def test_the_p_value_of_a_look_agrees_with_its_interval() -> None:
    rng = np.random.default_rng(3)
    for n in (60, 100, 400):
        values = rng.normal(0.3, 1.0, n)
        found = mean_interval(values, 0.95, 150)
        assert (found.p < 0.05) == (found.low > 0 or found.high < 0)
