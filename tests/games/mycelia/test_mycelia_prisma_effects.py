"""Effects of Prisma that cards of any set can carry: favours and recycling."""

import pytest

from mycelia_table import (
    discard_pile,
    draw_pile,
    drops,
    hand,
    mycelia,
    names,
    play,
    player,
    printing,
    refused,
    table,
    texts,
    tiles,
)
from tanglewood.api import Game


def favours(game: Game) -> list[int]:
    """The space each mushroom stands on; space 0 is the start, space 8 the end."""
    return [owner.favour for owner in mycelia(game).players]


@pytest.mark.rule("PR.fav.step")
def test_a_favour_is_one_space_forward_at_once() -> None:
    game = table("players: 4", "hand: tremella-mesenterica", "drops: a1", "leaves: 1")
    play(game, "play tremella-mesenterica", "accept")  # 1 favour & any: move 1
    assert favours(game) == [1, 0, 0, 0]
    assert "drop a1 > a2" in texts(game)  # walked before the card goes on


@pytest.mark.rule("PR.fav.step")
def test_a_favour_may_be_forgone() -> None:
    game = table("players: 4", "hand: tremella-mesenterica", "leaves: 1")
    play(game, "play tremella-mesenterica", "skip")
    assert favours(game) == [0, 0, 0, 0]


@pytest.mark.rule("PR.fav.jump")
def test_occupied_spaces_are_jumped_over() -> None:
    seats = "player 1: \n favour: 3 \n player 2: \n favour: 4 \n player 3: \n favour: 6"
    game = table("players: 4", "hand: tremella-mesenterica", "leaves: 1", "favour: 2", seats)
    play(game, "play tremella-mesenterica", "accept")
    assert favours(game) == [5, 3, 4, 6]


@pytest.mark.rule("PR.fav.each")
def test_several_favours_are_walked_one_by_one() -> None:
    seats = "player 1: \n favour: 3 \n player 2: \n favour: 5"
    game = table("players: 4", "hand: clathrus-ruber", "leaves: 1", "favour: 2", seats)
    play(game, "play clathrus-ruber", "choose 2", "accept")  # any: remove 1 / 2 favours
    assert favours(game) == [6, 3, 5, 0]  # 4, then over 5


@pytest.mark.rule("PR.fav.each")
@pytest.mark.parametrize(("players", "space"), [(2, 3), (3, 2), (4, 1)])
def test_idle_mushrooms_are_jumped_over_too(players: int, space: int) -> None:
    game = table(f"players: {players}", "hand: tremella-mesenterica", "leaves: 1")
    play(game, "play tremella-mesenterica", "accept")
    assert favours(game)[0] == space


@pytest.mark.rule("PR.fav.shared")
def test_start_and_end_hold_any_number() -> None:
    seats = "player 1: \n favour: 8 \n player 2: \n favour: 8"
    game = table("players: 4", "hand: tremella-mesenterica", "leaves: 1", "favour: 7", seats)
    assert favours(game)[3] == 0
    play(game, "play tremella-mesenterica", "accept")
    assert favours(game) == [8, 8, 8, 0]


@pytest.mark.rule("PR.fav.end")
def test_on_the_last_space_favours_are_lost() -> None:
    game = table("players: 4", "hand: clathrus-ruber", "leaves: 1", "favour: 7")
    play(game, "play clathrus-ruber", "choose 2", "accept")
    assert favours(game)[0] == 8
    game = table("players: 4", "hand: tremella-mesenterica", "drops: a1", "leaves: 1", "favour: 8")
    play(game, "play tremella-mesenterica")
    assert "accept" not in texts(game)  # void: the card goes on with its move
    assert "drop a1 > a2" in texts(game)
    assert favours(game)[0] == 8


@pytest.mark.rule("PR.fav.effects")
def test_favours_in_a_single_effect() -> None:
    game = table("players: 4", "showcase: favolaschia-claudopus", "leaves: 6")
    play(game, "hire favolaschia-claudopus", "accept")  # single: 2 favours
    assert favours(game)[0] == 2
    assert draw_pile(game) == ["favolaschia-claudopus"]


@pytest.mark.rule("PR.fav.effects")
def test_favours_of_a_tile() -> None:
    game = table("players: 4", "tiles: a f", "leaves: 2")
    play(game, "use f", "accept")
    assert favours(game)[0] == 1
    assert tiles(game) == "a f*"


@pytest.mark.rule("PR.fav.order")
def test_a_bonus_of_favours_is_walked_clockwise() -> None:
    seats = "player 0: \n favour: 0 \n player 2: \n favour: 3"
    own = "player 1: \n hand: porpolomopsis-calyptriformis \n leaves: 1"
    game = table("players: 3", "seat: 1", seats, own)
    play(game, "play porpolomopsis-calyptriformis")  # ... & others(1 favour)
    assert game.turn == 2
    play(game, "accept", "accept")
    assert favours(game) == [2, 0, 4]


@pytest.mark.rule("PR.recycle.one")
def test_exactly_one_card_is_recycled_or_none() -> None:
    game = table("hand: coprinellus-disseminatus", "discard: drifting-leaf boletus-edulis", "leaves: 1")
    other = game.copy()
    play(game, "play coprinellus-disseminatus")  # 2 leaves & recycle card
    wanted = ["drifting-leaf", "boletus-edulis", "coprinellus-disseminatus"]
    assert texts(game) == [*(f"recycle {card}" for card in wanted), "skip"]
    play(game, "recycle boletus-edulis")
    assert discard_pile(game) == ["coprinellus-disseminatus", "drifting-leaf"]
    assert refused(game, "recycle drifting-leaf") == ("PR.recycle.one", "recycle-now")
    play(other, "play coprinellus-disseminatus", "skip")
    assert draw_pile(other) == []


@pytest.mark.rule("PR.recycle.one")
def test_a_gift_may_be_recycled() -> None:
    game = table("hand: coprinellus-disseminatus", "gifts: umbra lux", "leaves: 1")
    play(game, "play coprinellus-disseminatus", "recycle lux")
    assert names(game, player(game).gifts) == ["umbra"]
    assert draw_pile(game) == ["lux"]
    assert refused(game, "recycle umbra") == ("PR.recycle.one", "recycle-now")


@pytest.mark.rule("PR.recycle.self")
def test_a_card_may_recycle_itself() -> None:
    game = table("hand: coprinellus-disseminatus", "leaves: 1")
    play(game, "play coprinellus-disseminatus", "recycle coprinellus-disseminatus")
    assert draw_pile(game) == ["coprinellus-disseminatus"]
    assert discard_pile(game) == []


@pytest.mark.rule("PR.recycle.self")
def test_a_card_just_hired_cannot_be_recycled() -> None:
    game = table("showcase: omphalotus-nidiformis", "discard: drifting-leaf", "leaves: 9")
    play(game, "hire omphalotus-nidiformis")  # single: recycle card
    assert texts(game) == ["recycle drifting-leaf", "skip"]
    play(game, "recycle drifting-leaf")
    assert draw_pile(game) == ["omphalotus-nidiformis", "drifting-leaf"]


@pytest.mark.rule("PR.recycle.face_up")
def test_a_recycled_card_lies_on_top_where_all_see_it() -> None:
    game = table(
        "hand: coprinellus-disseminatus",
        "draw: drifting-leaf drifting-leaves",
        "discard: boletus-edulis",
        "leaves: 1",
    )
    play(game, "play coprinellus-disseminatus", "recycle boletus-edulis")
    assert draw_pile(game)[0] == "boletus-edulis"
    top = game.view(1).players[0].draw[0]
    assert (top.count, top.among) == (1, ["boletus-edulis"])
    play(game, "end")
    assert "boletus-edulis" in hand(game)


@pytest.mark.rule("PR.recycle.one")
def test_recycling_twice_and_going_on() -> None:
    pack = printing("2x recycle card & any: move 1")
    game = table(
        "hand: new-hero", "discard: drifting-leaf boletus-edulis", "drops: a1", "leaves: 1", pack=pack
    )
    play(game, "play new-hero", "recycle drifting-leaf", "recycle boletus-edulis", "drop a1 > a2")
    assert draw_pile(game) == ["boletus-edulis", "drifting-leaf"]
    assert drops(game) == {"a2": 1}
