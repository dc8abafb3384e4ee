"""What bots see of the lands: numbers that their opinions weigh."""

import pytest

from everdell_table import DECK, everdell, table
from newleaf_table import newleaf
from spirecrest_table import climb
from tanglewood.games.everdell.bot import survey
from tanglewood.games.everdell.modules.bellfaire import surveying as bellfaire
from tanglewood.games.everdell.modules.spirecrest import bots as spirecrest


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        (("resources: 2 resin 3 berry",), 6.0),
        (("resources: 2 resin 2 berry",), 2.0),
        (("resources: 3 berry",), 0.0),  # tiles are paid in their order
    ],
)
def test_goods_are_worth_the_tiles_they_pay_for(goods: tuple[str, ...], points: float) -> None:
    """A bot that does not see it spends in autumn what its expedition needs."""
    game = climb("player 0: autumn", "hand:", "expedition: the_bog newberry_fields", *goods)
    found = dict(zip(spirecrest.FEATURES, spirecrest.survey(everdell(game), 0), strict=True))
    assert found["tiles_in_reach"] == points


@pytest.mark.parametrize(("season", "trades"), [("summer", 1.0), ("autumn", 0.0)])
def test_a_token_turned_now_can_be_traded_next_season(season: str, trades: float) -> None:
    token = "tokens: two_resin_two_cards/trade"
    fair = ("bellfaire: yes", DECK, "bellfaire:", token)
    own = (f"player 0: {season}", "hand: farm mine", "resources: 2 resin", "placed: market")
    state = everdell(table(*fair, *own))
    found = dict(zip(bellfaire.FEATURES, bellfaire.survey(state, 0, 3), strict=True))
    assert found["tokens_to_trade"] == trades


def test_a_trade_promises_its_points_while_it_is_paid() -> None:
    """A bot that sees the price alone goes to the Market to gain, even with its last worker."""
    tokens = "tokens: three_twigs_one_card two_resin_two_cards/trade"
    own = ("player 0: autumn", "hand: farm mine wife", "resources: 2 resin")
    game = table("bellfaire: yes", DECK, "bellfaire:", tokens, *own)
    judged: list[float] = []
    for move in ("place market", "market trade two_resin_two_cards", "discard farm", "discard mine"):
        game.play(move)
        found = dict(zip(bellfaire.FEATURES, bellfaire.survey(everdell(game), 0, 0), strict=True))
        judged.append(found["trade_under_way"])
    assert judged == [0.0, pytest.approx(6.3), pytest.approx(6.3), 0.0]  # then the points are there


@pytest.mark.parametrize(
    ("cards", "met", "begun"),
    [
        ("wanderer farm inn judge castle", 1.0, 0.0),
        ("wanderer farm inn", 0.0, 9 / 25),
    ],
)
def test_an_event_of_several_colours_is_one_event(cards: str, met: float, begun: float) -> None:
    """A bot that counts it once for each colour loses by achieving it."""
    state = everdell(table("bellfaire: yes", DECK, "player 0:", f"city: {cards}"))
    found = dict(zip(survey.NAMES, survey.survey(state, 0), strict=True))
    other = dict(zip(survey.NAMES, survey.survey(everdell(table(DECK, f"city: {cards}")), 0), strict=True))
    assert found["basic_events"] - other["basic_events"] == met
    assert found["basic_begun"] - other["basic_begun"] == pytest.approx(begun)


def test_an_event_for_many_cards_is_begun_by_each_of_them() -> None:
    begun = survey.NAMES.index("basic_begun")
    cards = "city: wanderer wanderer wanderer"
    with_event = survey.survey(everdell(newleaf(cards)), 0)[begun]
    without = survey.survey(everdell(table(DECK, cards)), 0)[begun]
    assert with_event - without == pytest.approx(9 / 225)  # three of the fifteen cards of the big city


@pytest.mark.parametrize(
    ("cards", "begun"), [("wife wife wife wife", 16 / 25), ("wife wife wife wife peddler", 0.0)]
)
def test_a_special_event_that_can_be_achieved_is_no_longer_begun(cards: str, begun: float) -> None:
    fair = ("bellfaire: yes", DECK, "specials: city_holiday", f"city: {cards}")
    found = dict(zip(bellfaire.FEATURES, bellfaire.survey(everdell(table(*fair)), 0, 3), strict=True))
    assert found["events_begun"] == pytest.approx(begun)
