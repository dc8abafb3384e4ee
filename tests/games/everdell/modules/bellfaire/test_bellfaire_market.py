"""The Market: tokens that are gained and traded."""

import pytest

from everdell_powers import chosen, new
from everdell_table import DECK, hand, heard, placed, play, points, refused, stock, table, texts
from tanglewood.api import Game

FAIR = ("bellfaire: yes", DECK)
ALL = ("three_twigs_one_card", "two_resin_two_cards", "two_berries_two_cards", "one_pebble_three_cards")
FULL = "hand: farm farm inn inn mine mine king queen"


def to_trade(*tokens: str) -> tuple[str, ...]:
    """The lines that put these tokens on the trade side."""
    return ("bellfaire:", "tokens: " + " ".join(f"{token}/trade" for token in tokens))


def sides(game: Game) -> dict[str, str]:
    return {token.id: token.side for token in game.view(0).bellfaire.tokens}


def at_market(game: Game) -> list[str]:
    """What can be done with tokens once a worker stands there."""
    play(game, "place market")
    return [text for text in texts(game) if text.startswith("market")]


@pytest.mark.rule("EX.bellfaire.loc.market", "EX.bellfaire.market.choice", "EX.bellfaire.market.start")
def test_all_tokens_can_be_gained_at_first() -> None:
    game = table(*FAIR)
    assert sides(game) == dict.fromkeys(ALL, "gain")
    assert at_market(game) == [f"market gain {token}" for token in ALL]


@pytest.mark.rule("EX.bellfaire.token.three_twigs_one_card", "EX.bellfaire.token.two_resin_two_cards")
@pytest.mark.rule("EX.bellfaire.token.two_berries_two_cards", "EX.bellfaire.token.one_pebble_three_cards")
@pytest.mark.rule("EX.bellfaire.market.gain")
@pytest.mark.parametrize(
    ("token", "goods", "cards"),
    [
        (ALL[0], {"twig": 3}, 1),
        (ALL[1], {"resin": 2}, 2),
        (ALL[2], {"berry": 2}, 2),
        (ALL[3], {"pebble": 1}, 3),
    ],
)
@pytest.mark.rule("EX.bellfaire.market.tokens", "MW.with.bellfaire.market_tokens")
def test_a_token_brings_what_it_shows_and_changes_sides(
    token: str, goods: dict[str, int], cards: int
) -> None:
    game = table(*FAIR)
    play(game, "place market", f"market gain {token}")
    assert (stock(game), len(hand(game)), points(game)) == (goods, cards, 0)
    assert [id for id, side in sides(game).items() if side == "trade"] == [token]
    assert placed(game) == ["market"]


@pytest.mark.rule("EX.bellfaire.market.trade")
def test_a_trade_is_paid_for_with_resources_and_cards() -> None:
    game = table(*FAIR, "resources: 2 resin 1 twig", "hand: farm inn king", *to_trade(ALL[1]))
    play(game, "place market", f"market trade {ALL[1]}", "discard farm", "discard king")
    assert points(game) == 3
    play(game, "gain pebble", "gain berry")
    assert (stock(game), hand(game)) == ({"twig": 1, "pebble": 1, "berry": 1}, ["inn"])
    assert sides(game)[ALL[1]] == "gain"


@pytest.mark.rule("EX.bellfaire.token.three_twigs_one_card", "EX.bellfaire.token.two_resin_two_cards")
@pytest.mark.rule("EX.bellfaire.token.two_berries_two_cards", "EX.bellfaire.token.one_pebble_three_cards")
@pytest.mark.rule("EX.bellfaire.market.trade", "EX.bellfaire.market.full_price")
@pytest.mark.parametrize(
    ("token", "price", "cards"),
    [(ALL[0], "3 twig", 1), (ALL[1], "2 resin", 2), (ALL[2], "2 berry", 2), (ALL[3], "1 pebble", 3)],
)
def test_each_token_is_traded_for_what_it_shows(token: str, price: str, cards: int) -> None:
    lines = (*FAIR, f"resources: {price}", "hand:" + " mine" * cards, *to_trade(*ALL))
    game = play(table(*lines), "place market")
    play(game, "gain berry", "gain berry")
    assert (points(game), stock(game), hand(game), sides(game)[token]) == (3, {"berry": 2}, [], "gain")
    n, kind = price.split()
    for poor in (f"resources: {int(n) - 1} {kind}", "hand:" + " mine" * (cards - 1)):
        less = [poor if line.partition(":")[0] == poor.partition(":")[0] else line for line in lines]
        assert refused(table(*less), "place market") == "EV.place.something"


@pytest.mark.rule("EX.bellfaire.market.full_price")
@pytest.mark.parametrize(("resources", "cards"), [("1 resin", "farm inn"), ("2 resin", "farm"), ("", "")])
def test_a_trade_needs_the_whole_price(resources: str, cards: str) -> None:
    game = table(*FAIR, f"resources: {resources}", f"hand: {cards}", *to_trade(ALL[1]))
    assert f"market trade {ALL[1]}" not in at_market(game)
    assert refused(game, f"market trade {ALL[1]}") == "EX.bellfaire.market.full_price"


@pytest.mark.rule("EX.bellfaire.market.empty_side")
def test_with_no_token_on_a_side_only_the_other_use_is_left() -> None:
    game = table(*FAIR, "resources: 3 twig", "hand: farm farm", *to_trade(*ALL))
    assert (at_market(game), sides(game)[ALL[0]]) == ([], "gain")  # the only trade that can be paid
    game = table(*FAIR, "resources: 3 twig 2 resin", "hand: farm farm", *to_trade(*ALL))
    assert at_market(game) == [f"market trade {token}" for token in ALL[:2]]
    assert refused(game, f"market gain {ALL[0]}") == "EX.bellfaire.market.gain"
    poor = table(*FAIR, *to_trade(*ALL))
    assert refused(poor, "place market") == "EV.place.something"


@pytest.mark.rule("EX.bellfaire.market.trade")
def test_what_lies_to_be_gained_is_not_for_trade() -> None:
    game = table(*FAIR, "resources: 3 twig", "hand: farm")
    play(game, "place market")
    assert refused(game, f"market trade {ALL[0]}") == "EX.bellfaire.market.trade"


@pytest.mark.rule("EX.bellfaire.market.location")
def test_everybody_has_one_worker_there_at_a_time() -> None:
    game = table(*FAIR, "placed: market", "player 1:", "hand: farm")
    assert refused(game, "place market") == "EX.bellfaire.loc.market"
    play(game, "place haven")
    assert "place market" in texts(game)
    assert refused(game, f"market gain {ALL[0]}") == "EX.bellfaire.market.location"


@pytest.mark.rule("EX.bellfaire.market.draw_limit")
def test_cards_come_up_to_the_hand_limit() -> None:
    game = table(*FAIR, FULL)
    play(game, "place market", f"market gain {ALL[3]}")
    assert (len(hand(game)), stock(game)) == (8, {"pebble": 1})


@pytest.mark.rule("EX.bellfaire.market.not_basic")
def test_what_copies_locations_leaves_the_market_alone() -> None:
    game = table(*FAIR, "forest: forest_two_any", "city: lookout")
    play(game, "visit 0:lookout")
    assert "copy market" not in texts(game)
    assert refused(game, "copy market") == "EV.card.lookout"
    game = table(*FAIR, "placed: market haven", "city: clock_tower/tokens=3")
    play(game, "prepare")
    assert game.view(0).players[0].season == "spring"  # nothing to use again


@pytest.mark.rule("EX.bellfaire.market.not_basic")
def test_foxes_do_not_follow_to_the_market() -> None:
    lines = ("powers: all", *FAIR, "forest: forest_three_berries", "power: foxes")
    game = table(*lines, "player 1:", "power: mice", "placed: market one_pebble")
    play(game, "place forest_three_berries")
    assert "copy one_pebble" in texts(game)
    assert "copy market" not in texts(game)


@pytest.mark.rule("EX.bellfaire.market.with_haven")
def test_the_haven_stays() -> None:
    sorts = [place.sort for place in table(*FAIR).view(0).locations]
    assert (sorts.count("haven"), sorts.count("land")) == (1, 1)


@pytest.mark.rule("EX.bellfaire.comp.modules")
def test_the_market_can_be_left_out() -> None:
    game = table(*FAIR, "market: no", "garland: beauty")
    assert (game.view(0).bellfaire.market, game.view(0).bellfaire.tokens) == ("", [])
    assert refused(game, "place market") == "EX.bellfaire.loc.market"
    assert game.view(0).bellfaire.garland.id == "beauty"
    without = table(DECK)
    assert without.view(0).bellfaire is None
    assert refused(without, "place market") == "EX.bellfaire.loc.market"


@pytest.mark.rule("EX.combine.spiders_spaces")
def test_the_figure_of_the_spiders_may_stand_on_the_market() -> None:
    for seed in range(100):
        state = chosen(new(seed, players=2, powers="all", bellfaire=True), "spiders")
        options = [move.text for move in state.options()]
        if "figure haven" in options:
            assert "figure market" in options
            return
    raise AssertionError


def test_everybody_hears_which_token_was_used() -> None:
    game = table(*FAIR)
    events = heard(game)
    play(game, "place market", f"market gain {ALL[0]}")
    used = next(event for event in events if event.name == "market-used")
    assert used.open == {"rule": "EX.bellfaire.market.choice", "token": ALL[0], "side": "gain"}


def test_the_view_says_which_tokens_the_viewer_could_use() -> None:
    game = table(*FAIR, "resources: 3 twig", "hand: farm", *to_trade(ALL[0], ALL[1]))
    tokens = game.view(0).bellfaire.tokens
    assert [(token.move, token.usable) for token in tokens] == [
        (f"market trade {ALL[0]}", True),
        (f"market trade {ALL[1]}", False),
        (f"market gain {ALL[2]}", True),
        (f"market gain {ALL[3]}", True),
    ]
    assert [token.usable for token in game.view(-1).bellfaire.tokens] == [False] * 4
