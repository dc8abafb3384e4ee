"""Exchanges, limits and the supply."""

import pytest

from deep_forest_table import goods, heard, play, refused, said, state, table, texts, verbs


@pytest.mark.rule("DF.res.limit")
def test_limits_hold_at_the_end_of_the_turn_only() -> None:
    game = table("goods: potion 9, book 6, coin 30, marker 8")
    assert "return potion" not in texts(game)
    play(game, "end")
    assert texts(game, "return") == ["return potion", "return marker"]
    assert refused(game, "end") == ("DF.res.limit", "over-limit")
    assert refused(game, "return book") == ("DF.res.limit", "return")
    play(game, "sell potion", "return marker")
    assert game.turn == 0
    play(game, "return marker")
    assert game.turn == 1
    assert goods(game) == {"potion": 6, "book": 6, "coin": 31, "marker": 6}


@pytest.mark.rule("DF.res.sell")
@pytest.mark.parametrize("kind", ["potion", "book", "marker"])
def test_three_of_a_kind_become_a_coin(kind: str) -> None:
    game = play(table("pawn: c1", "trail: c0 1", f"goods: {kind} 5"), f"sell {kind}")
    assert goods(game) == {kind: 2, "coin": 1}
    assert refused(game, f"sell {kind}") == ("DF.res.sell", "sell")
    assert refused(game, "sell coin") == ("DF.res.sell", "trade-coins")


@pytest.mark.rule("DF.res.buy")
@pytest.mark.parametrize("kind", ["potion", "book", "marker"])
def test_two_coins_become_one_of_any_other_kind(kind: str) -> None:
    game = play(table("pawn: c1", "trail: c0 1", "goods: coin 3"), f"buy {kind}")
    assert goods(game) == {kind: 1, "coin": 1}
    assert refused(game, f"buy {kind}") == ("DF.res.buy", "buy")


@pytest.mark.rule("DF.res.sell", "DF.res.buy")
@pytest.mark.parametrize(
    "stage", ["choose 0", "lay 0 s01", "stand 0", "forest 0", "fight 0 15 1 0 1 1", "closing 0 won"]
)
def test_exchanges_are_possible_at_any_time_of_the_turn(stage: str) -> None:
    won = "trolls: 1 \n monsters: stone-toad" if stage.startswith("closing") else ""
    things = ("pawn: b2", "hand: s02 s03", "goods: coin 2, book 3", "swords: 2", won)
    game = table(*things, f"stage: {stage}")
    assert {"sell", "buy"} <= verbs(game)
    before = game.view(0).stage
    play(game, "sell book")
    assert game.view(0).stage == before


@pytest.mark.rule("DF.comp.supply_limit")
def test_an_unlimited_supply_goes_on_and_tells_when_the_pieces_would_have_run_out() -> None:
    game = table("goods: coin 4", "supply: 1 40 50 120")
    events = heard(game)
    play(game, "buy potion", "buy potion")
    assert goods(game) == {"potion": 2}
    assert said(events, "short") == [{"resource": "potion"}]
    assert state(game).supply[0] == -1
    assert state(game).statistics()["most potions out"] == [41]


@pytest.mark.rule("DF.comp.supply_limit")
def test_a_limited_supply_gives_what_it_has() -> None:
    limited = ("limited_supply: yes", "grid: pppb .... .... ....")
    game = play(table(*limited, "supply: 2 0 50 120", "stage: stand 0"), "edge row-1")
    assert goods(game) == {"potion": 2}
    game = table(*limited, "supply: 0 37 50 120", "goods: coin 4, book 3")
    assert refused(game, "buy potion") == ("DF.comp.supply_limit", "supply-empty")
    assert "buy book" in texts(game)
    game = table(*limited, "supply: 0 37 0 120", "goods: coin 4, book 3")
    assert refused(game, "sell book") == ("DF.comp.supply_limit", "supply-empty")


def test_what_is_paid_goes_back_to_the_supply() -> None:
    game = table("pawn: c1", "goods: potion 3, marker 2", "tiles: t c2")
    before = state(game).supply[:]
    play(game, "overcome c2")
    assert [now - then for now, then in zip(state(game).supply, before, strict=True)] == [3, 0, 0, 0]
