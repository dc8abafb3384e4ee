"""Positions as text."""

import pytest

import tanglewood
from everdell_table import everdell, table

FULL = """everdell
players: 2
forest: forest_two_any - forest_three_berries
specials: tax_relief an_evening_of_fireworks
meadow: farm inn - queen
deck: king mine~9
generation: 1
discard: wife
player 0: spring
resources: 2 twig 1 berry
points: 3
placed: three_twigs 1:inn:2 0:cemetery!
hand: wanderer king
city: farm/occupied storehouse/twig=3 dungeon/holds=fool/holds=wife chapel/tokens=2 cemetery
events: grand_tour an_evening_of_fireworks/twig=2 graduation_of_scholars/under=queen+wife
player 1: summer
city: inn inn
passed: no
placed: nowhere
"""


def test_everything_survives_its_text() -> None:
    game = tanglewood.from_text(FULL)
    again = tanglewood.from_text(game.text())
    assert again.text() == game.text()
    assert again.view(0) == game.view(0)
    for line in (
        "placed: three_twigs 1:inn:2 0:cemetery!",
        "city: farm/occupied storehouse/twig=3 dungeon/holds=fool/holds=wife chapel/tokens=2 cemetery",
        "events: grand_tour an_evening_of_fireworks/twig=2 graduation_of_scholars/under=queen+wife",
        "forest: forest_two_any - forest_three_berries -",
        "deck: king mine~9",
    ):
        assert line in game.text().splitlines()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("meadow: fram", "line 2, meadow: expected cards of the pack, got 'fram'"),
        ("meadow: " + "farm " * 9, "line 2, meadow: expected at most 8 cards"),
        ("forest: swamp", "line 2, forest: expected one of forest_two_berries_card"),
        ("seat: 2", "line 2, seat: expected a whole number from 0 to 1"),
        ("players: 7", "option players: expected a whole number from 1 to 6"),
        ("nonsense", "line 2, nonsense: expected a line like"),
        ("gold: 3", "line 2: expected one of players"),
        ("over: maybe", "line 2, over: expected yes or no"),
        ("doing: dance 0", "line 2, doing: expected an effect of the pack, got 'dance'"),
        ("doing: pay 0", "line 2, doing: expected a seat, an owner"),
        ("doing: turn 5", "line 2, doing: expected a whole number from 0 to 1"),
        ("player 0: monsoon", "expected one of winter, spring, summer, autumn, got 'monsoon'"),
        ("player 3:", "expected players 0 to 1, got player 3"),
        ("player 0:\nhand: " + "farm " * 9, "hand: expected at most 8 cards"),
        ("player 0:\nresources: 2", "resources: expected resources like"),
        ("player 0:\ncity: farm/burning", "city: expected occupied, tokens=N"),
        ("player 0:\nevents: party", "events: expected one of"),
        ("player 0:\nplaced: 0:inn", "placed: expected a card of a city, got '0:inn'"),
        ("player 0:\nplaced: haven haven haven", "placed: expected at most 2 workers"),
        ("player 0:\npoints: 1\npoints: 2", "expected points once"),
        ("player 0:\nhand: farm~zz", "hand: expected who knows a card as a hexadecimal number"),
    ],
)
def test_mistakes_name_their_line(line: str, problem: str) -> None:
    with pytest.raises(tanglewood.TextError, match=problem):
        tanglewood.from_text(f"everdell\n{line}\n")


def test_a_position_in_the_middle_of_an_effect() -> None:
    game = table("forest: forest_two_any", "hand: king", "player 1:", "hand: king")
    game.play("place forest_two_any")
    game.play("gain twig")
    again = tanglewood.from_text(game.text())
    assert [move.text for move in again.options()] == [move.text for move in game.options()]
    assert everdell(again).turn == 0
    assert game.view(1).doing == ["end", "forest_two_any.does"]


def test_the_view_names_what_is_on_the_table() -> None:
    view = tanglewood.from_text(FULL).view(0)
    own = view.players[0]
    assert (own.season, own.free_workers, own.placed) == (
        "spring",
        0,
        ["three_twigs", "1:inn:2", "0:cemetery"],
    )
    assert [worker.permanent for worker in own.city[4].workers] == [True]
    assert view.players[1].city[1].ref == "1:inn:2"
    assert view.players[1].city[1].workers[0].seat == 0
    assert own.city[2].prisoners == ["fool", "wife"]
    assert own.city[1].stored == {"twig": 3}
    assert (own.spaces, own.spaces_used) == (15, 5)
    assert own.events[1].resources == {"twig": 2}
    assert own.events[1].points == 4
    assert view.meadow[2].card is None
    places = {place.id: place for place in view.locations}
    assert [worker.seat for worker in places["three_twigs"].workers] == [0]
    assert places["haven"].spaces == 0
    assert places["forest_three_berries"].clearing == "top_right"
    assert [event.owner for event in view.events if event.id == "grand_tour"] == [0]


def test_a_card_of_a_hand_that_is_being_paid_for_is_in_the_hand_for_all_others() -> None:
    lines = ["resources: 3 berry", "city: inn", "hand: innkeeper~7 queen", "player 1:", "hand: king"]
    game = table(*lines, "deck: farm farm")
    before = [game.view(viewer) for viewer in (1, -1)]
    game.play("play innkeeper")
    assert [move.text for move in game.options()] == ["occupy 0:inn", "pay"]
    assert game.view(0).playing == "innkeeper"
    for viewer, view in zip((1, -1), before, strict=True):
        now = game.view(viewer)
        assert (now.players[0], now.unseen, now.playing) == (view.players[0], view.unseen, "")
        assert tanglewood.from_text(game.text()).view(viewer) == now
    game.play("pay")
    assert game.view(1).players[0].hand_count == 1


def test_what_others_know_of_a_card_that_is_being_paid_for_is_in_the_text() -> None:
    game = table("resources: 3 berry", "city: inn", "hand: innkeeper~3f queen", "player 1:", "hand: king")
    assert game.view(1).players[0].hand == ["innkeeper"]
    game.play("play innkeeper")
    assert "laid: 3f" in game.text()
    for state in (game, tanglewood.from_text(game.text())):
        assert state.view(1).players[0].hand == ["innkeeper"]
        assert "innkeeper" not in state.view(1).unseen
        assert state.view(-1).unseen["innkeeper"] == 1
