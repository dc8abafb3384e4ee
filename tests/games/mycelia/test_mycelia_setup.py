"""Setting up a game, and what of it is hidden."""

import pytest

import tanglewood
from mycelia_table import draw_pile, drops, hand, mycelia, names, play, player, showcase, tiles
from tanglewood.api import Game
from tanglewood.games.mycelia.components.pack import standard

SEEDS = range(40)


def new(seed: int = 1, players: int = 2, **options: object) -> Game:
    return tanglewood.new_game("mycelia", players=players, seed=seed, **options)


@pytest.mark.rule("MY.setup.supply_card")
def test_one_supply_card_is_drawn_at_random_and_stays() -> None:
    assert {mycelia(new(seed)).config.supply_card.id for seed in SEEDS} == {"1", "2", "3", "4"}
    game = new()
    before = mycelia(game).config.supply_card
    for _ in range(300):
        if not game.over:
            play(game, game.options()[0].text)
    assert mycelia(game).config.supply_card is before


@pytest.mark.rule("MY.setup.supply_side")
def test_the_side_of_the_supply_card_is_random() -> None:
    assert {mycelia(new(seed)).supply_side for seed in SEEDS} == {0, 1}


@pytest.mark.rule("MY.setup.showcase")
def test_five_of_the_forty_base_cards_lie_open() -> None:
    game = new()
    everything = [*showcase(game), *names(game, mycelia(game).pile)]
    assert len(showcase(game)) == 5
    assert "-" not in showcase(game)
    assert sorted(everything) == sorted(2 * [card.id for card in standard().cards if card.set == "base"])
    assert len(everything) == 40


@pytest.mark.rule("MY.setup.showcase")
def test_the_supply_pile_is_shuffled() -> None:
    assert len({tuple(showcase(new(seed))) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("MY.setup.setup_card")
def test_all_players_start_from_the_same_side_of_a_setup_card() -> None:
    sides = [setup.drops for setup in standard().setups]
    for seed in SEEDS:
        players = mycelia(new(seed, players=4)).players
        assert players[0].drops in sides
        assert all(other.drops == players[0].drops for other in players)


@pytest.mark.rule("MY.setup.setup_side")
def test_card_and_side_are_random() -> None:
    sides = [setup.drops for setup in standard().setups]
    assert {sides.index(player(new(seed)).drops) for seed in range(80)} == set(range(8))


@pytest.mark.rule("MY.setup.setup_side")
def test_the_table_may_pick_the_side() -> None:
    for seed in SEEDS:
        game = new(seed, setup="2A")
        assert drops(game) == {"b1": 3, "e2": 2, "b3": 3, "c3": 4, "d3": 1, "b4": 3, "e4": 4}


@pytest.mark.rule("MY.setup.drops")
def test_twenty_drops_exactly_as_the_setup_card_shows() -> None:
    for setup in standard().setups:
        game = new(setup=setup.id)
        assert player(game, 0).drops == player(game, 1).drops == setup.drops
        assert sum(player(game).drops) == player(game).left == 20


@pytest.mark.rule("MY.setup.drops")
def test_each_player_has_drops_of_the_own() -> None:
    game = new(setup="1A")
    assert player(game, 0).drops is not player(game, 1).drops
    assert player(game, 0).drops is not standard().setups[0].drops


@pytest.mark.rule("MY.setup.tiles")
def test_each_player_starts_with_tiles_a_and_b() -> None:
    game = new(players=4)
    assert [tiles(game, seat) for seat in range(4)] == ["a b"] * 4
    assert not any(mycelia(game).tile_stock)  # c, d and e are not in the base game


@pytest.mark.rule("MY.setup.deck")
def test_three_of_six_start_cards_are_drawn() -> None:
    game = new(players=4)
    start = sorted(names(game, tuple(standard().start_deck)))
    for seat in range(4):
        assert len(hand(game, seat)) == 3
        assert sorted([*hand(game, seat), *draw_pile(game, seat)]) == start
    assert len(start) == 6


@pytest.mark.rule("MY.setup.deck")
def test_the_start_cards_are_shuffled() -> None:
    assert len({tuple(draw_pile(new(seed))) for seed in SEEDS}) > 10


@pytest.mark.rule("MY.setup.no_leaves")
def test_nobody_starts_with_leaves() -> None:
    assert [owner.leaves for owner in mycelia(new(players=4)).players] == [0] * 4


@pytest.mark.rule("MY.setup.first_player")
def test_the_first_player_is_random_or_named() -> None:
    assert {new(seed, players=3).turn for seed in SEEDS} == {0, 1, 2}
    for seat in range(3):
        assert {new(seed, players=3, first=seat).turn for seed in SEEDS} == {seat}


@pytest.mark.rule("MY.setup.first_player")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(tanglewood.OptionError, match="option first: expected a seat from 0 to 1, got 2"):
        new(first=2)


@pytest.mark.rule("MY.shrine.capacity")
def test_the_shrine_starts_empty() -> None:
    assert mycelia(new()).shrine == 0
    assert [mycelia(new(players=n)).config.capacity for n in (2, 3, 4)] == [10, 15, 20]


# ---------------------------------------------------------------------- hidden and open


@pytest.mark.rule("MY.setup.hidden")
def test_hands_draw_piles_and_the_supply_pile_are_hidden() -> None:
    game = new(seed=3)
    start = sorted(names(game, tuple(standard().start_deck)))
    for viewer in (1, -1):
        seen = game.view(viewer)
        other = seen.players[0]
        assert other.hand == []
        assert other.hand_count == 3
        assert [(layer.count, sorted(layer.among)) for layer in other.draw] == [(3, start)]
        assert seen.pile.count == 35
        assert seen.pile.among == sorted(seen.pile.among, key=lambda id: standard().card_numbers[id])


@pytest.mark.rule("MY.setup.hidden")
def test_a_player_sees_the_own_hand_but_not_the_order_of_the_own_pile() -> None:
    game = new(seed=3)
    own = game.view(0).players[0]
    assert sorted(own.hand) == hand(game)
    assert sorted(own.draw[0].among) == sorted(draw_pile(game))
    assert own.draw[0].among == sorted(own.draw[0].among, key=lambda id: standard().card_numbers[id])


@pytest.mark.rule("MY.setup.hidden")
def test_what_is_hidden_changes_nothing_in_the_view() -> None:
    game = new(seed=3)
    for seed in range(10):
        assert game.imagine(1, seed).view(1) == game.view(1)
    assert len({tuple(hand(game.imagine(1, seed))) for seed in range(10)}) > 1


@pytest.mark.rule("MY.setup.hidden")
def test_everything_else_is_open() -> None:
    game = new(seed=3, first=0)
    while player(game).hand:
        play(game, game.options()[0].text)
    seen = game.view(-1)
    own = seen.players[0]
    assert seen.showcase == showcase(game)
    assert (seen.shrine, seen.supply_side) == (mycelia(game).shrine, mycelia(game).supply_side)
    assert (own.drops, own.leaves, own.discard) == (
        *(player(game).drops, player(game).leaves),
        names(game, player(game).discard),
    )
    assert [tile.tile for tile in own.tiles] == ["a", "b"]
