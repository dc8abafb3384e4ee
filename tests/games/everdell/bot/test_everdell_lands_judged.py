"""What bots see of the lands: numbers that their opinions weigh."""

import pytest

from everdell_table import DECK, everdell, table
from spirecrest_table import climb
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
