"""Strips, edges and what a line gives."""

import pytest

import tanglewood
from deep_forest_table import (
    first_market,
    goods,
    heard,
    pass_turn,
    play,
    player,
    refused,
    said,
    state,
    table,
    texts,
    verbs,
)
from tanglewood.games.deep_forest.components.pack import standard
from tanglewood.games.deep_forest.components.schema import Strip

MARKET = "grid: pb.m ..cc m..b ...p"


def strip_with(pattern: str) -> str:
    """A strip with these cells, whichever way round."""
    strips = standard().files.of(Strip)
    return next(strip.id for strip in strips if strip.cells in (pattern, pattern[::-1]))


def some_strip(palindrome: bool) -> str:
    strips = standard().files.of(Strip)
    return next(strip.id for strip in strips if (strip.cells[0] == strip.cells[2]) == palindrome)


@pytest.mark.rule("DF.turn.order")
def test_a_turn_begins_with_a_strip_then_the_pawn_then_the_forest() -> None:
    game = table(f"hand: {some_strip(True)} s02 s04", "goods: marker 1", "stage: choose 0")
    assert verbs(game) == {"strip"}
    assert refused(game, "go c1") == ("DF.turn.order", "market-first")
    play(game, f"strip {some_strip(True)}")
    assert verbs(game) == {"lay"}
    play(game, "lay 1,1 > 1,3")
    assert verbs(game) == {"edge"}
    play(game, "edge row-1")
    assert len(player(game).hand) == 3
    assert {"go", "end"} <= verbs(game)
    assert refused(game, "strip s02") == ("DF.turn.order", "strip-now")
    assert refused(game, "lay 1,1 > 1,3") == ("DF.turn.order", "lay-now")
    assert refused(game, "edge row-2") == ("DF.turn.order", "edge-now")


@pytest.mark.rule("DF.market.shape")
def test_a_4_by_4_grid_with_nine_edges() -> None:
    game = table("players: 4", MARKET, "stage: stand 0")
    edges = ["row-1", "row-2", "row-3", "row-4", "column-1", "column-2", "column-3", "column-4", "corner"]
    assert texts(game) == [f"edge {edge}" for edge in edges]
    view = game.view(0).market
    assert len(view.cells) == 16
    assert [edge.edge for edge in view.edges] == edges


@pytest.mark.rule("DF.market.strip")
def test_a_strip_lies_along_a_line_wholly_on_the_grid_either_way_round() -> None:
    lays = texts(table(f"stage: lay 0 {some_strip(False)}"))
    assert len(lays) == 32
    assert {"lay 1,1 > 1,3", "lay 1,4 > 1,2", "lay 2,3 > 4,3", "lay 4,4 > 2,4"} <= set(lays)
    assert len(texts(table(f"stage: lay 0 {some_strip(True)}"))) == 16


@pytest.mark.rule("DF.market.strip")
def test_a_strip_covers_what_lies_there() -> None:
    strip = some_strip(False)
    cells = list(table(f"stage: lay 0 {strip}").view(0).market.laying_cells)
    game = play(table("grid: pppp pppp pppp pppp", f"stage: lay 0 {strip}"), "lay 2,3 > 4,3")
    seen = game.view(0).market.cells
    assert [seen[4 + 2], seen[8 + 2], seen[12 + 2]] == cells
    assert seen.count("potion") == 13 + cells.count("potion")
    turned = play(table("grid: pppp pppp pppp pppp", f"stage: lay 0 {strip}"), "lay 4,3 > 2,3")
    assert [turned.view(0).market.cells[i] for i in (14, 10, 6)] == cells


@pytest.mark.rule("DF.market.strip")
def test_previews_tell_what_every_edge_would_give() -> None:
    strip = some_strip(False)
    game = table(MARKET, f"stage: lay 0 {strip}")
    for text, gives in game.view(0).market.previews.items():
        after = play(table(MARKET, f"stage: lay 0 {strip}"), text).view(0).market
        sums = [sum(edge.gives.values()) for edge in after.edges]
        assert [len(letters) for letters in gives] == sums


@pytest.mark.rule("DF.market.pawn")
def test_the_pawn_goes_to_a_free_edge_and_has_to_change() -> None:
    game = table(MARKET, "edge: row-1", "player 1: pawn c0", "edge: column-2", "stage: stand 0")
    assert refused(game, "edge row-1") == ("DF.market.pawn", "edge-own")
    assert refused(game, "edge column-2") == ("DF.market.pawn", "edge-taken")
    assert len(texts(game)) == 6
    play(game, "edge row-2")
    assert [edge.edge for edge in game.view(0).market.edges if edge.seat == 0] == ["row-2"]


@pytest.mark.rule("DF.market.income")
@pytest.mark.parametrize(
    ("edge", "gives"),
    [
        ("row-1", {"potion": 1, "book": 1, "marker": 1}),
        ("row-2", {"coin": 2}),
        ("column-1", {"potion": 1, "marker": 1}),
        ("column-4", {"potion": 1, "book": 1, "coin": 1, "marker": 1}),
        ("corner", {"potion": 2}),
    ],
)
def test_a_line_gives_what_it_shows(edge: str, gives: dict[str, int]) -> None:
    game = table("players: 4", MARKET, "stage: stand 0")
    before = state(game).supply[:]
    play(game, f"edge {edge}")
    assert goods(game) == gives
    assert sum(before) - sum(state(game).supply) == sum(gives.values())


@pytest.mark.rule("DF.market.draw")
def test_one_strip_is_drawn_after_the_income() -> None:
    game = tanglewood.new_game("deep_forest", seed=3, first=0)
    top = state(game).pile[-1]
    play(game, "enter c0")
    events = heard(game)
    first_market(game)
    assert top in player(game).hand
    assert len(player(game).hand) == 3
    assert len(state(game).pile) == 19
    drawn = next(event for event in events if event.name == "drew")
    assert drawn.seen_by(1) == {"n": 1}
    assert drawn.seen_by(0) == {"n": 1, "strip": standard().strip_ids[top]}


@pytest.mark.rule("DF.market.open")
def test_resources_lie_open() -> None:
    game = table("goods: potion 2", "player 1: pawn c0", "goods: book 5, coin 1")
    for viewer in (0, 1, tanglewood.NOBODY):
        assert game.view(viewer).players[1].goods == {"potion": 0, "book": 5, "coin": 1, "marker": 0}


@pytest.mark.rule("DF.market.reset")
def test_with_the_last_strip_the_market_is_cleared() -> None:
    game = table(
        *("pile: s09", "heap: s04 s05 s06", MARKET, "hand: s02 s03", "edge: row-4"),
        *("player 1: pawn c0", "edge: column-2", "stage: stand 0"),
    )
    events = heard(game)
    play(game, "edge row-1")
    assert goods(game) == {"potion": 1, "book": 1, "marker": 1}
    assert said(events, "market-cleared") == [{"n": 3}]
    assert sorted(state(game).pile) == [standard().strip_numbers[id] for id in ("s04", "s05", "s06")]
    market = game.view(0).market
    assert set(market.cells) == {"nothing"}
    assert all(edge.seat == -1 for edge in market.edges)
    assert "s09" in [strip.id for strip in game.view(0).players[0].hand]


@pytest.mark.rule("DF.market.reset_fog")
@pytest.mark.parametrize(("players", "resets"), [(2, [10]), (3, [10]), (4, [5, 10])])
def test_fog_sets_in_after_exactly_ten_rounds_when_a_pile_has_run_out(
    players: int, resets: list[int]
) -> None:
    game = tanglewood.new_game("deep_forest", players=players, seed=3)
    events = heard(game)
    cleared: list[int] = []
    for _ in range(10 * players):
        assert game.view(0).fog == -1
        at = game.view(0).round
        heard_before = len(said(events, "market-cleared"))
        pass_turn(game)
        if len(said(events, "market-cleared")) > heard_before:
            cleared.append(at)
    assert cleared == resets
    assert said(events, "fog-sets-in") == [{"round": 10}]
    assert (game.view(0).round, game.view(0).fog) == (11, 1)
