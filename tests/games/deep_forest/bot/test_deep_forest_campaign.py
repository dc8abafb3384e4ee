"""What swords are worth by the fights they allow."""

from tanglewood.games.deep_forest.bot.campaign import gains, outlook, without
from tanglewood.games.deep_forest.components.pack import standard

PRIZES = (15, 20, 25, 30)


def test_more_swords_and_more_fights_promise_more() -> None:
    pack = standard()
    worth = [outlook(pack, swords, 3, PRIZES) for swords in range(9)]
    assert worth[0] == worth[1] == 0.0
    assert worth[1:] == sorted(worth[1:])
    assert outlook(pack, 6, 0, PRIZES) == 0.0
    assert outlook(pack, 6, 1, PRIZES) < outlook(pack, 6, 2, PRIZES)
    assert outlook(pack, 6, 2, without(PRIZES, 2)) < outlook(pack, 6, 2, PRIZES)


def test_a_fight_without_a_chance_is_not_worth_it() -> None:
    pack = standard()
    assert gains(pack, 4, 1, PRIZES)[3][0] < 0  # 26 with four dice
    assert gains(pack, 6, 1, PRIZES)[3][0] > 15
    assert gains(pack, 4, 1, PRIZES)[2][5] > gains(pack, 4, 1, PRIZES)[2][0]  # potions help against 25
