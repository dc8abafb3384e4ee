"""The expansion: its setup, more about its tiles and shrine fields, and games that come to a standstill.
Effects of its cards are in test_mycelia_expansion_effects.py, its tiles in test_mycelia_more_tiles.py."""

from collections import Counter

import pytest

import tanglewood
from mycelia_table import (
    discard_pile,
    draw_pile,
    drops,
    leaves,
    mycelia,
    names,
    play,
    player,
    refused,
    showcase,
    table,
    texts,
    tiles,
)
from tanglewood.api import Game
from tanglewood.games.mycelia.components.pack import standard

SEEDS = range(30)


def new(seed: int = 1, players: int = 2, **options: object) -> Game:
    return tanglewood.new_game("mycelia", players=players, seed=seed, expansion=True, **options)


@pytest.mark.rule("MY.exp.setup")
def test_seventy_cards_are_shuffled_and_five_lie_open() -> None:
    wanted = Counter(2 * [card.id for card in standard().cards if card.set in ("base", "expansion")])
    assert sum(wanted.values()) == 70
    expansion = {card.id for card in standard().cards if card.set == "expansion"}
    assert len(expansion) == 15
    mixed = 0
    for seed in SEEDS:
        game = new(seed)
        assert len(showcase(game)) == 5
        assert "-" not in showcase(game)
        pile = names(game, mycelia(game).pile)
        assert Counter([*showcase(game), *pile]) == wanted
        mixed += 0 < len(expansion.intersection(pile[:20])) < 20
    assert mixed == len(SEEDS)  # shuffled into the others, not put on top or under them


@pytest.mark.rule("MY.exp.setup")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tiles_c_d_and_e_lie_open_as_a_stock(players: int) -> None:
    game = new(players=players)
    assert game.view(-1).tile_stock == {"c": 2, "d": 2, "e": 2}
    assert [tiles(game, seat) for seat in range(players)] == ["a b"] * players
    assert mycelia(game).shrine_tokens == 2
    assert mycelia(game).gone == ()
    assert [owner.left for owner in mycelia(game).players] == [20] * players


@pytest.mark.rule("MY.exp.setup")
def test_without_the_expansion_there_is_nothing_of_it() -> None:
    game = tanglewood.new_game("mycelia", players=2, seed=1)
    assert {standard().cards[card].set for card in mycelia(game).pile} == {"base"}
    assert game.view(0).tile_stock == {}
    assert mycelia(game).shrine_tokens == 0


# ---------------------------------------------------------------------- tiles


@pytest.mark.rule("MY.tile.fifth")
def test_the_same_letter_may_go_and_come() -> None:
    game = table("stock: c", "showcase: armillaria-mellea", "tiles: a b c* d", "leaves: 9", "drops: a1")
    play(game, "hire armillaria-mellea", "return c")
    assert tiles(game) == "a b c d"
    assert game.view(1).tile_stock == {}  # what was given back is out of the game
    again = table("stock:", "showcase: armillaria-mellea", "tiles: a b d e", "leaves: 9", "drops: a1")
    play(again, "hire armillaria-mellea")
    assert tiles(again) == "a b d e"


@pytest.mark.rule("MY.tile.fifth", "MY.tile.max_four")
def test_a_tile_is_given_back_only_with_four() -> None:
    game = table("stock: c", "showcase: armillaria-mellea", "tiles: a b d", "leaves: 9", "drops: a1")
    play(game, "hire armillaria-mellea")
    assert texts(game) == ["accept", "skip"]
    assert refused(game, "return a") == ("MY.tile.fifth", "return-now")


@pytest.mark.rule("MY.tile.e")
def test_a_removed_start_card_never_comes_back() -> None:
    game = table("tiles: a e", "discard: drifting-leaf", "hand: boletus-edulis", "leaves: 4")
    play(game, "use e", "trash drifting-leaf", "play boletus-edulis", "end")
    everywhere = [*names(game, player(game).hand), *draw_pile(game), *discard_pile(game)]
    assert everywhere == ["boletus-edulis"]


@pytest.mark.rule("MY.tile.e")
def test_tile_e_without_a_card_to_remove_cannot_be_used() -> None:
    game = table("tiles: a e", "leaves: 4")
    assert "use e" not in texts(game)
    assert refused(game, "use e")[1] == "tile-in-vain"


# ---------------------------------------------------------------------- extra shrine fields

AROUND = """
    board:
      . . 1 . .
      . 1 . * .
      . . # 1 .
      . . 1 . .
"""


@pytest.mark.rule("MY.xshrine.never_chosen")
def test_an_extra_shrine_field_is_no_centre() -> None:
    game = table("hand: amanita-muscaria hygrophorus-hypothejus", AROUND, "leaves: 1")
    play(game, "play hygrophorus-hypothejus")  # water: remove 2? + around 1; c3 is water
    assert texts(game) == ["at c1", "at c2", "at c4", "at d4", "skip"]
    play(game, "skip", "play amanita-muscaria")
    assert "at c3" not in texts(game)


@pytest.mark.rule("MY.xshrine.works")
def test_an_extra_shrine_field_takes_off_drops_of_tiles_and_of_bonuses() -> None:
    game = table("tiles: b c", AROUND, "leaves: 6")
    play(game, "use b", "drop d3 > c3", "use c", "drop c4 > c3")
    assert drops(game) == {"c1": 1, "b2": 1}
    assert mycelia(game).collected == 2
    game = table("seat: 1", AROUND, "player 1:", "hand: sarcoscypha-coccinea", "leaves: 1", "drops: a1")
    play(game, "play sarcoscypha-coccinea", "skip", "drop d3 > c3")
    assert drops(game, 0) == {"c1": 1, "b2": 1, "c4": 1}
    assert mycelia(game).collected == 1


@pytest.mark.rule("MY.xshrine.both")
def test_two_players_may_own_one_each_and_then_there_is_none_left() -> None:
    show = "showcase: clavulinopsis-fusiformis clavulinopsis-fusiformis"
    other = "player 1: \n drops: b1 e4 \n leaves: 15"
    game = table("tokens: 2", show, "drops: a1 c1", "leaves: 8", other)
    play(game, "hire clavulinopsis-fusiformis", "shrine a1", "end")
    play(game, "hire clavulinopsis-fusiformis", "shrine b1")
    assert [seat.shrine_fields for seat in game.view(0).players] == [["a1", "d2"], ["b1", "d2"]]
    game = table("tokens: 0", show, "drops: a1 c1", "leaves: 8", other)
    play(game, "hire clavulinopsis-fusiformis")
    assert drops(game) == {"a1": 1, "c1": 1}  # void without a token


@pytest.mark.rule("MY.xshrine.never_chosen")
def test_a_second_shrine_field_is_not_laid_on_the_first() -> None:
    show = "showcase: clavulinopsis-fusiformis"
    game = table("tokens: 1", show, AROUND, "leaves: 8")
    play(game, "hire clavulinopsis-fusiformis")
    assert texts(game) == ["shrine c1", "shrine b2", "shrine d3", "shrine c4", "skip"]
    assert refused(game, "shrine c3") == ("MY.drop.shrine_no_field", "shrine")


# ---------------------------------------------------------------------- standstill

STUCK = "drops: a1 a1"  # no cards, no leaves: nothing can ever happen again


def idle_turns(game: Game, seats: int) -> list[int]:
    """End one turn after another until the game is over; how many turns of each seat that took."""
    turns = [0] * seats
    for _ in range(200):
        if game.over:
            break
        turns[game.turn] += 1
        play(game, "end")
    return turns


@pytest.mark.rule("MY.end.standstill")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_twenty_idle_turns_of_every_player_the_game_ends(seat: int) -> None:
    seats = [f"player {i}: \n drops: a1 a1 \n leaves: {3 if i == seat else 0}" for i in range(3)]
    game = table("players: 3", f"seat: {seat}", *seats)
    play(game, "use b", "drop a1 > a2", "end")  # the last thing that ever stirs
    turns = idle_turns(game, 3)
    assert game.over
    assert min(turns) == 20  # twenty each, and then the round is completed
    assert turns == [20] * (seat + 1) + [21] * (2 - seat)


@pytest.mark.rule("MY.end.standstill")
def test_then_the_fewest_drops_win() -> None:
    seats = "player 1: \n drops: b1 \n player 2: \n drops: c1 c1 c1"
    game = table("players: 3", "still: 60", STUCK, seats)
    idle_turns(game, 3)
    result = game.result()
    assert result is not None
    assert result.winners == [1]
    assert result.scores == [-2, -1, -3]
    tied = table("still: 40", "drops: a1", "player 1: \n drops: b1")
    idle_turns(tied, 2)
    result = tied.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule("MY.end.standstill")
@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ("tiles: b \n leaves: 3 \n drops: a1", ["use b", "drop a1 > a2"]),  # a step
        ("hand: suillus-grevillei mucidula-mucida \n drops: c1 a1", ["play suillus-grevillei", "take c1"]),
        ("hand: drifting-leaf mucidula-mucida \n drops: a1", ["play drifting-leaf"]),  # a leaf
        ("leaves: 2 \n drops: a1", ["hire laccaria-amethystina"]),
        ("hand: tremella-mesenterica \n drops: a1", ["play tremella-mesenterica", "accept"]),  # a favour
        ("favour: 4 \n drops: a1", ["buy umbra"]),
    ],
)
def test_whatever_stirs_begins_the_count_anew(lines: str, moves: list[str]) -> None:
    shared = ("prisma: yes", "green: umbra", "showcase: laccaria-amethystina", "still: 40")
    game = table(*shared, lines, "player 1: \n drops: a1")
    play(game, *moves)
    assert mycelia(game).still <= 1
    assert not game.over


@pytest.mark.rule("MY.end.standstill")
def test_the_round_is_completed_first() -> None:
    game = table("players: 3", "still: 60", STUCK, "player 1: \n drops: a1", "player 2: \n drops: a1")
    play(game, "end", "end")
    assert not game.over
    play(game, "end")
    assert game.over


@pytest.mark.rule("MY.end.standstill")
def test_what_brings_nothing_does_not() -> None:
    game = table("still: 40", "hand: suillus-grevillei", "leaves: 1", STUCK, "player 1: \n drops: a1")
    play(game, "use a")  # the card is void and played unasked, and so the turn ends
    assert game.turn == 1
    play(game, "end")
    assert game.over
    assert leaves(game) == [0, 0]


@pytest.mark.rule("MY.end.standstill")
def test_the_solo_game_goes_on_as_long_as_gwidyon_removes_drops() -> None:
    game = table("players: 1", "still: 18", "solo: 2 1 3 4 5 6", "drops: a1")
    play(game, "end", "end", "end")
    assert not game.over
