"""Before the first turn."""

import pytest

import tanglewood
from deep_forest_table import goods, hidden, lay_a_strip, pass_turn, pawn, play, player, refused, state, texts
from tanglewood.games.deep_forest.components.pack import standard

SEATS = pytest.mark.parametrize("players", [2, 3, 4])


@SEATS
@pytest.mark.rule("DF.setup.start_resources")
def test_everybody_starts_with_one_of_each(players: int) -> None:
    game = tanglewood.new_game("deep_forest", players=players, seed=3)
    for seat in range(players):
        assert goods(game, seat) == {"potion": 1, "book": 1, "coin": 1, "marker": 1}
        assert player(game, seat).swords == 1
        assert player(game, seat).retreats == 2
    assert state(game).supply == [n - players for n in standard().supply]


@SEATS
@pytest.mark.rule("DF.setup.tiles")
def test_dotted_tiles_lie_open_in_the_lowest_row_and_all_others_face_down(players: int) -> None:
    game = tanglewood.new_game("deep_forest", players=players, seed=3)
    pack = standard()
    for seat in range(players):
        rows = {int(name[1]) for name in hidden(game, seat)}
        assert rows == {2, 3, 4, 5, 6, 7}
        assert len(hidden(game, seat)) == 28
        lowest = [player(game, seat).tiles[field] for field in pack.forest[:5]]
        assert sorted(lowest) == sorted(pack.dotted)
        assert {"b3", "d5"} & hidden(game, seat) == set()
    other = tanglewood.new_game("deep_forest", players=players, seed=4)
    assert player(other).tiles != player(game).tiles != player(game, 1).tiles


@pytest.mark.rule("DF.setup.start_field")
def test_where_to_enter_is_chosen_right_before_the_first_turn() -> None:
    game = tanglewood.new_game("deep_forest", seed=3, first=1)
    assert player(game, 0).pawn == player(game, 1).pawn == -1
    assert texts(game) == ["enter a0", "enter b0", "enter c0", "enter d0", "enter e0"]
    play(game, "enter d0")
    assert pawn(game, 1) == "d0"
    assert player(game, 0).pawn == -1
    pass_turn(game)
    assert game.turn == 0
    assert texts(game) == ["enter a0", "enter b0", "enter c0", "enter d0", "enter e0"]


@pytest.mark.rule("DF.setup.corner")
@pytest.mark.parametrize(("players", "open"), [(2, False), (3, False), (4, True)])
def test_the_corner_is_open_with_four_only(players: int, open: bool) -> None:
    game = tanglewood.new_game("deep_forest", players=players, seed=3)
    play(game, "enter a0")
    lay_a_strip(game)
    assert len(texts(game, "edge")) == (9 if open else 8)
    assert game.view(0).market.edges[8].open == open
    if not open:
        assert refused(game, "edge corner") == ("DF.setup.corner", "corner")


@pytest.mark.rule("DF.setup.strips")
@pytest.mark.parametrize(("players", "pile", "box"), [(2, 20, 13), (3, 30, 0), (4, 20, 7)])
def test_strips_in_play(players: int, pile: int, box: int) -> None:
    table = state(tanglewood.new_game("deep_forest", players=players, seed=3))
    assert [len(seat.hand) for seat in table.players] == [3] * players
    assert (len(table.pile), len(table.box)) == (pile, box)
    everything = [*table.pile, *table.box, *(strip for seat in table.players for strip in seat.hand)]
    assert sorted(everything) == standard().base_strips
    view = table.view(0)
    assert view.market.box == box
    assert not any(seat.hand for seat in view.players[1:])


@pytest.mark.rule("DF.setup.first_player")
def test_play_goes_clockwise_from_the_first_player_who_stays_the_first() -> None:
    game = tanglewood.new_game("deep_forest", players=3, seed=3, first=2)
    seats = []
    for _ in range(7):
        seats.append((game.view(0).round, game.turn))
        pass_turn(game)
    assert seats == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)]
    assert {tanglewood.new_game("deep_forest", players=3, seed=seed).turn for seed in range(20)} == {0, 1, 2}
    with pytest.raises(tanglewood.OptionError, match="expected a seat from 0 to 1, got 3"):
        tanglewood.new_game("deep_forest", players=2, first=3)


@pytest.mark.rule("DF.setup.market")
def test_the_market_starts_bare() -> None:
    game = tanglewood.new_game("deep_forest", seed=3)
    market = game.view(0).market
    assert set(market.cells) == {"nothing"}
    assert all(edge.seat == -1 for edge in market.edges)
    assert market.laid == []


@pytest.mark.rule("DF.variant.two")
def test_sparse_strips_take_the_place_of_others() -> None:
    pack = standard()
    assert all(pack.strips[strip].count(4) == 2 for strip in pack.sparse_strips)
    table = state(tanglewood.new_game("deep_forest", seed=3, sparse=8))
    dealt = [*table.pile, *(strip for seat in table.players for strip in seat.hand)]
    assert len(dealt) == 26
    assert set(pack.sparse_strips) <= set(dealt)
    assert not set(table.box) & set(pack.sparse_strips)
    plain = state(tanglewood.new_game("deep_forest", seed=3))
    assert not set(plain.pile) & set(pack.sparse_strips)
