"""The odds of a fight are exact."""

from itertools import product

import pytest

from deep_forest_table import table
from tanglewood.games.deep_forest.bot.odds import best_plan, chance, hands


@pytest.mark.parametrize("n", [1, 2, 3, 6])
def test_outcomes_sum_to_one(n: int) -> None:
    assert sum(weight for _, weight in hands(n)) == pytest.approx(1.0)


def test_a_single_roll_by_counting() -> None:
    for n in (1, 2, 3):
        for need in range(1, 6 * n + 2):
            hits = sum(sum(dice) >= need for dice in product(range(1, 7), repeat=n))
            assert chance(n, 1, need) == pytest.approx(hits / 6**n)


def exhaustive(n: int, rolls: int, need: int) -> float:
    """The chance with the best of all subsets set aside, not only the highest dice."""
    if rolls == 0 or n == 0:
        return float(need <= 0)
    total = 0.0
    for dice in product(range(1, 7), repeat=n):
        best = float(sum(dice) >= need)
        if not best and rolls > 1:
            for mask in range(2**n - 1):
                held = [dice[i] for i in range(n) if mask >> i & 1]
                best = max(best, exhaustive(n - len(held), rolls - 1, need - sum(held)))
        total += best
    return total / float(6**n)


@pytest.mark.parametrize("need", [7, 9, 11, 12])
def test_setting_the_highest_aside_is_as_good_as_anything(need: int) -> None:
    assert chance(2, 3, need) == pytest.approx(exhaustive(2, 3, need))


def test_more_dice_more_rolls_and_less_need_are_better() -> None:
    assert chance(3, 3, 15) > chance(3, 2, 15) > chance(3, 1, 15)
    assert chance(4, 3, 20) > chance(4, 3, 21)
    assert chance(5, 3, 20) > chance(4, 3, 20)


def test_advice_for_dice_on_the_table() -> None:
    aside, worth = best_plan((6, 1, 5), 0, 2, 15)
    assert aside == 0b101
    assert worth == pytest.approx(1 - (3 / 6) ** 2)  # a four at least, in two rolls of one die
    assert best_plan((6, 6, 3), 0, 0, 15)[1] == 1.0
    assert best_plan((6, 6, 2), 0, 0, 15)[1] == 0.0


def test_odds_on_request() -> None:
    view = table("pawn: b2", "trail: b1 1", "swords: 3", "goods: marker 2").view(0)
    found = {(row.strength, row.dice): row for row in view.odds}
    assert set(found) == {(s, n) for s in (15, 20, 25, 26) for n in (2, 3)}
    assert found[15, 3].chance == pytest.approx(chance(3, 3, 15))
    assert found[15, 3].with_resources == pytest.approx(chance(3, 3, 13))
    assert found[26, 3].with_resources == 0.0
    under_way = table("pawn: b2", "swords: 3", "stage: fight 0 15 2 0 6 1 5").view(0).fight
    assert under_way.advice == [1, 3]
    assert under_way.rolls_left == 1
