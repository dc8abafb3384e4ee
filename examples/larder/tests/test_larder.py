"""The rules of Winter Larder, each shown by a test that would fail without it."""

import pytest

import tanglewood
from tanglewood.api import Game
from tanglewood.kernel.event import Event
from tanglewood.lessons import check, lessons_of


def table(*lines: str) -> Game:
    """A position in which seat 0 is to move, unless a line says otherwise."""
    return tanglewood.from_text("\n".join(["larder", "bag: acorn acorn", *lines]))


def texts(game: Game) -> list[str]:
    return [move.text for move in game.options()]


@pytest.mark.rule("WL.setup.hands")
def test_everybody_draws_three_nuts_and_shows_them_to_nobody() -> None:
    game = tanglewood.new_game("larder", players=4, seed=1)
    view = game.view(0)
    assert len(view["players"][0]["hand"]) == 3
    assert view["players"][1]["hand"] == 3  # how many, but not which
    assert view["bag"] == 30 - 4 * 3


@pytest.mark.rule("WL.turn.bury")
def test_one_nut_of_the_hand_is_buried() -> None:
    game = table("player 0:", "hand: acorn beechnut beechnut")
    assert texts(game) == ["bury acorn", "bury beechnut"]
    assert game.why_not("bury hazelnut") == "That does not fit: which nut do you bury? [WL.turn.bury]"
    game.play("bury beechnut")
    assert game.view(1)["players"][0]["larder"] == ["beechnut"]


@pytest.mark.rule("WL.turn.bury")
def test_even_a_hand_of_equal_nuts_is_asked_for() -> None:
    assert texts(table("player 0:", "hand: acorn acorn")) == ["bury acorn"]


@pytest.mark.rule("WL.turn.bury")
def test_an_empty_hand_waits() -> None:
    game = tanglewood.from_text("larder\nword: 1\nplayer 1:\nhand: acorn\n")
    assert game.turn == 1


@pytest.mark.rule("WL.turn.dig")
def test_a_hazelnut_takes_a_nut_from_another_larder() -> None:
    game = table("player 0:", "hand: hazelnut", "player 1:", "hand: acorn", "larder: beechnut acorn beechnut")
    game.play("bury hazelnut")
    assert texts(game) == ["take acorn from seat 1", "take beechnut from seat 1", "leave"]
    assert "doing: rest 0\ndoing: dig 0" in game.text()  # half done, and written down
    game.play("take beechnut from seat 1")
    players = game.view(0)["players"]
    assert players[0]["larder"] == ["hazelnut", "beechnut"]
    assert players[1]["larder"] == ["acorn", "beechnut"]


@pytest.mark.rule("WL.turn.dig")
def test_a_hazelnut_finds_nothing_in_empty_larders() -> None:
    game = table("player 0:", "hand: hazelnut", "player 1:", "hand: acorn")
    game.play("bury hazelnut")
    assert game.turn == 1


@pytest.mark.rule("WL.turn.draw")
def test_the_drawn_nut_is_told_to_its_owner_alone() -> None:
    game = table("player 0:", "hand: beechnut", "player 1:", "hand: acorn")
    heard: list[Event] = []
    game.listen(heard.append)
    game.play("bury beechnut")
    drew = next(event for event in heard if event.name == "drew")
    assert drew.seen_by(0) == {"nut": "acorn"}
    assert drew.seen_by(1) == {}


@pytest.mark.rule("WL.end.snow")
def test_the_third_snow_ends_the_game() -> None:
    game = tanglewood.new_game("larder", seed=4)
    while not game.over:
        assert game.state.progress()["snow"] < 3
        game.play(game.options()[0])
    assert game.state.progress() == {"snow": 3}
    assert game.why_not("bury acorn") == "The game is over. [WL.end.snow]"


@pytest.mark.rule("WL.end.points")
def test_beechnuts_are_worth_more_together() -> None:
    game = table("over: yes", "snow: 3", "player 0:", "larder: acorn hazelnut", "player 1:")
    assert game.state.standing() == [3, 0]
    game = table("over: yes", "snow: 3", "player 1:", "larder: beechnut beechnut beechnut")
    result = game.result()
    assert result is not None
    assert (result.scores, result.winners) == ([0, 9], [1])


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("snow: 3", "line 2, snow: expected 3 at the end and less before"),
        ("doing: dig 0", "expected a turn, or a rest and a dig of the same seat"),
        ("doing: rest 0\ndoing: dig 1", "expected a turn, or a rest and a dig of the same seat"),
        ("bag: " + "acorn " * 13, "line 2, bag: expected at most 12 acorns in all, counted 13"),
    ],
)
def test_what_no_game_can_reach_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(tanglewood.TextError) as refused:
        tanglewood.from_text(f"larder\n{line}\n")
    assert complaint in str(refused.value)


def test_the_lesson_does_what_it_promises() -> None:
    assert [check(it).moves for it in lessons_of("larder")] == [3]
