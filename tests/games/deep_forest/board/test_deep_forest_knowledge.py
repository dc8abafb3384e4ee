"""What is hidden: tiles face down, strips in other hands, the pile and the box."""

import pytest

import tanglewood
from deep_forest_table import first_market, pass_turn, play, state, table
from tanglewood.games.deep_forest.components.pack import standard
from tanglewood.games.deep_forest.state import DeepForest
from tanglewood.kernel.chance import seeded


def worlds(game: tanglewood.Game, seat: int, n: int = 40) -> list[DeepForest]:
    rng = seeded(1)
    return [state(game).imagine(seat, rng) for _ in range(n)]


def test_face_down_tiles_are_dealt_anew_and_open_ones_stay() -> None:
    game = tanglewood.new_game("deep_forest", seed=3, first=0)
    play(game, "enter c0")
    truth = state(game)
    for world in worlds(game, 0):
        for mine, theirs in zip(truth.players, world.players, strict=True):
            assert sorted(mine.tiles) == sorted(theirs.tiles)
            assert mine.hidden == theirs.hidden
            for field in range(len(mine.tiles)):
                if not mine.hidden >> field & 1:
                    assert mine.tiles[field] == theirs.tiles[field]
    assert len({world.players[0].tiles for world in worlds(game, 0)}) == 40


def test_the_own_hand_is_known_and_other_hands_are_not() -> None:
    game = tanglewood.new_game("deep_forest", seed=3)
    truth = state(game)
    found = worlds(game, 1)
    assert {world.players[1].hand for world in found} == {truth.players[1].hand}
    assert len({world.players[0].hand for world in found}) > 10
    everything = sorted([*truth.pile, *truth.box, *truth.players[0].hand, *truth.players[1].hand])
    for world in found:
        dealt = [*world.pile, *world.box, *world.players[0].hand, *world.players[1].hand]
        assert sorted(dealt) == everything


def test_after_a_reset_the_pile_holds_the_strips_everybody_saw() -> None:
    game = tanglewood.new_game("deep_forest", seed=3, players=4, first=0)
    while state(game).round < 6:
        pass_turn(game)
    truth = state(game)
    assert set(truth.generation) == {0, 1}
    old = {strip for strip in truth.players[1].hand if truth.generation[strip] == 0}
    for world in worlds(game, 0):
        assert sorted(world.pile) == sorted(truth.pile)
        assert {world.generation[strip] for strip in world.players[1].hand} == {0}
    assert old
    first_market(game)
    pass_turn(game)
    for _ in range(3):
        pass_turn(game)
    drawn = [truth.generation[strip] for strip in truth.players[1].hand]
    for world in worlds(game, 0):
        assert sorted(world.generation[strip] for strip in world.players[1].hand) == sorted(drawn)
        seen = set(world.pile) | {s for p in world.players for s in p.hand if world.generation[s] == 1}
        assert all(truth.generation[strip] == 1 for strip in seen)


def test_sparse_strips_are_known_to_be_in_play() -> None:
    game = tanglewood.new_game("deep_forest", seed=3, sparse=8)
    sparse = set(standard().sparse_strips)
    for world in worlds(game, 0):
        assert not sparse & set(world.box)


@pytest.mark.rule("DF.market.draw")
def test_a_view_shows_only_the_own_strips() -> None:
    game = tanglewood.new_game("deep_forest", seed=3, players=3)
    for viewer in (0, 1, 2, tanglewood.NOBODY):
        view = game.view(viewer)
        assert [bool(player.hand) for player in view.players] == [seat == viewer for seat in range(3)]
        assert [player.hand_count for player in view.players] == [3, 3, 3]


def test_a_view_does_not_depend_on_hidden_things() -> None:
    """Swapped by hand, not by imagining: what the code forgets to imagine must not show either."""
    game = tanglewood.new_game("deep_forest", seed=3, first=0)
    play(game, "enter c0")
    before = game.view(0), game.view(tanglewood.NOBODY)
    table = state(game)
    table.chance.word += 1
    other = table.players[1]
    table.pile, other.hand = tuple(sorted((*other.hand, *table.pile[3:]))), table.pile[:3]
    fields = [field for field in range(45) if other.hidden >> field & 1]
    tiles = list(other.tiles)
    mixed = [tiles[field] for field in fields][::-1]
    for field, kind in zip(fields, mixed, strict=True):
        tiles[field] = kind
    other.tiles = tuple(tiles)
    assert (game.view(0), game.view(tanglewood.NOBODY)) == before
    assert game.view(1) != before[0]


def test_what_lies_face_down_can_be_counted() -> None:
    game = table("pawn: c1", "tiles: t? c4, g? d4, ? e4, T? a5, T? b5")
    assert game.view(0).players[0].hidden == {"forest": 1, "thicket": 1, "gate": 1, "troll": 2}


@pytest.mark.rule("DF.turn.order")
def test_a_strip_that_is_chosen_is_in_the_hand_for_all_others_until_it_lies() -> None:
    game = table("hand: s01 s05 s09", "player 1:", "hand: s02 s03 s04", "stage: choose 0")
    before = [game.view(viewer) for viewer in (1, -1)]
    play(game, "strip s05")
    assert (game.view(0).market.laying, game.view(0).stage) == ("s05", ["lay 0 s05"])
    for viewer, view in zip((1, -1), before, strict=True):
        assert game.view(viewer) == view
    chosen = {world.text().split("stage: lay 0 ")[1].split()[0] for world in worlds(game, 1)}
    assert len(chosen) > 5, "whoever imagines it does not know which one"
    assert {world.text().split("stage: lay 0 ")[1].split()[0] for world in worlds(game, 0)} == {"s05"}
    play(game, "lay 1,1 > 1,3")
    assert game.view(1).players[0].hand_count == 2
