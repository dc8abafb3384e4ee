"""The Shrine of Life, and the supply that comes when it turns."""

import pytest

from mycelia_table import drops, heard, mycelia, play, player, rolls, table, texts

OTHER = "player 1: \n leaves: 1 \n drops: a1"


@pytest.mark.rule("MY.shrine.capacity")
@pytest.mark.parametrize(("players", "capacity"), [(2, 10), (3, 15), (4, 20)])
def test_the_shrine_is_full_with_five_drops_for_each_player(players: int, capacity: int) -> None:
    for collected, turned in ((capacity - 1, False), (capacity, True)):
        game = table(f"players: {players}", f"collected: {collected}", "leaves: 1", "drops: a1", OTHER)
        happened = heard(game)
        play(game, "end")
        assert ("rolled 0" in happened) == turned
        assert mycelia(game).shrine == (0 if turned else collected)


@pytest.mark.rule("MY.shrine.overflow")
def test_drops_beyond_the_capacity_leave_the_game() -> None:
    game = table("shrine: 8", "collected: 5", "ending: yes", "leaves: 1", OTHER)
    play(game, "end")
    assert mycelia(game).shrine == 10
    assert mycelia(game).box == 3


@pytest.mark.rule("MY.shrine.overflow")
def test_the_surplus_does_not_count_for_the_next_filling() -> None:
    game = table("shrine: 8", "collected: 5", "leaves: 1", "drops: a1", OTHER)
    play(game, "end")
    assert mycelia(game).shrine == 0
    assert mycelia(game).box + player(game, 0).left + player(game, 1).left == 13 + 2


@pytest.mark.rule("MY.shrine.turn")
def test_until_it_is_full_the_shrine_keeps_its_drops() -> None:
    game = table("shrine: 4", "collected: 2", "leaves: 1", "drops: a1", OTHER)
    play(game, "end")
    assert mycelia(game).shrine == 6
    play(game, "end")
    assert mycelia(game).shrine == 6


@pytest.mark.rule("MY.shrine.turn")
def test_a_full_shrine_must_be_turned_and_is_empty_afterwards() -> None:
    game = table("shrine: 9", "collected: 1", "leaves: 1", "drops: a1", OTHER)
    happened = heard(game)
    assert texts(game) == ["use a", "end"]  # nobody is asked
    play(game, "end")
    assert happened.count("rolled 0") == 1
    assert mycelia(game).shrine == 0


@pytest.mark.rule("MY.shrine.once")
def test_the_shrine_is_turned_once_a_turn_however_many_drops_came() -> None:
    game = table("shrine: 9", "collected: 25", "leaves: 1", "drops: a1", OTHER)
    happened = heard(game)
    play(game, "end")
    assert happened.count("rolled 0") == 1


@pytest.mark.rule("MY.shrine.once")
def test_the_shrine_is_never_turned_in_the_middle_of_a_turn() -> None:
    game = table("shrine: 9", "hand: fomes-fomentarius drifting-leaf", "drops: a1 a1 a1", "leaves: 1", OTHER)
    happened = heard(game)
    play(game, "play fomes-fomentarius", "take a1", "take a1", "play drifting-leaf")
    assert "rolled 0" not in happened
    assert mycelia(game).shrine == 9
    play(game, "end")
    assert "rolled 0" in happened


# ---------------------------------------------------------------------- supply


@pytest.mark.rule("MY.supply.everyone")
@pytest.mark.parametrize(
    ("side", "face", "fields"),
    [
        ("1A", "moon", ["a2"]),
        ("1A", "acorn", ["c3", "d1"]),
        ("1B", "web", ["d1", "c3"]),
        ("3B", "feather", ["a1"]),
        ("4B", "web", ["e4", "d1"]),
    ],
)
def test_every_player_puts_a_drop_on_each_field_the_die_shows(
    side: str, face: str, fields: list[str]
) -> None:
    seats = "player 1: \n leaves: 1 \n drops: b1 \n player 2: \n drops: b1"
    game = table(
        "players: 3",
        f"word: {rolls(face)}",
        f"supply: {side}",
        "shrine: 14",
        "collected: 1",
        "leaves: 1",
        "drops: b1",
        seats,
    )
    play(game, "end")
    for seat in range(3):
        assert drops(game, seat) == {"b1": 1, **dict.fromkeys(fields, 1)}
        assert player(game, seat).left == 1 + len(fields)


@pytest.mark.rule("MY.supply.everyone")
def test_supply_comes_on_top_of_drops_that_lie_there() -> None:
    game = table(
        f"word: {rolls('moon')}",
        "supply: 1A",
        "shrine: 9",
        "collected: 1",
        "leaves: 1",
        "drops: a2 a2",
        OTHER,
    )
    play(game, "end")
    assert drops(game) == {"a2": 3}


@pytest.mark.rule("MY.supply.everyone")
def test_every_symbol_of_the_die_comes_up() -> None:
    seen = []
    for word in range(60):
        game = table(f"word: {word}", "shrine: 9", "collected: 1", "leaves: 1", "drops: a1", OTHER)
        game.listen(lambda event: seen.append(event.open["face"]) if event.name == "rolled" else None)
        play(game, "end")
    assert set(seen) == {"sun", "moon", "acorn", "feather", "snail", "web"}


@pytest.mark.rule("MY.supply.example")
def test_the_worked_example() -> None:
    game = table(
        f"word: {rolls('sun')}", "supply: 1A", "shrine: 9", "collected: 1", "leaves: 1", "drops: a1", OTHER
    )
    play(game, "end")
    two_below, right = "d4", "e2"  # of the shrine field d2
    assert drops(game, 0) == drops(game, 1) == {"a1": 1, two_below: 1, right: 1}


@pytest.mark.rule("MY.supply.from_shrine")
def test_supply_is_taken_from_the_shrine_and_the_rest_leaves_the_game() -> None:
    game = table(
        f"word: {rolls('sun')}", "supply: 1A", "shrine: 9", "collected: 1", "leaves: 1", "drops: a1", OTHER
    )
    play(game, "end")
    assert mycelia(game).shrine == 0
    assert mycelia(game).box == 10 - 2 * 2


@pytest.mark.rule("MY.supply.flip")
def test_the_supply_card_is_turned_over_after_each_use() -> None:
    word = rolls("moon")
    game = table(f"word: {word}", "supply: 1A", "shrine: 9", "collected: 1", "leaves: 1", "drops: a1", OTHER)
    assert mycelia(game).supply_side == 0
    play(game, "end")
    assert mycelia(game).supply_side == 1
    game = table(f"word: {word}", "supply: 1B", "shrine: 9", "collected: 1", "leaves: 1", "drops: a1", OTHER)
    play(game, "end")
    assert drops(game) == {"a1": 1, "d3": 1, "b2": 1}  # what the B side shows
    assert mycelia(game).supply_side == 0


@pytest.mark.rule("MY.supply.flip")
def test_without_supply_the_supply_card_stays() -> None:
    game = table("supply: 1A", "shrine: 8", "collected: 1", "leaves: 1", "drops: a1", OTHER)
    play(game, "end")
    assert mycelia(game).supply_side == 0
    assert mycelia(game).config.supply_card.id == "1"


@pytest.mark.rule("MY.supply.extra_shrine")
def test_supply_for_an_extra_shrine_field_vanishes() -> None:
    game = table(
        f"word: {rolls('sun')}",
        "supply: 1A",
        "shrine: 9",
        "collected: 1",
        "leaves: 1",
        """
        board:
          1 . . . .
          . . . * .
          . . . . .
          . . . # .
        """,
        OTHER,
    )
    play(game, "end")
    assert drops(game, 0) == {"a1": 1, "e2": 1}
    assert player(game, 0).left == 2
    assert drops(game, 1) == {"a1": 1, "d4": 1, "e2": 1}
    assert mycelia(game).shrine == 0
    assert mycelia(game).box == 10 - 3
