"""Refusals name the rule and say it in words."""

import pytest

from everdell_table import RICH, full_city, play, refused, table
from tanglewood.api import Game
from tanglewood.words import words


def sentence(game: Game, wish: str) -> str:
    refusal = game.refusal(wish)
    assert refusal is not None
    return words().say(refusal.key, **refusal.values)


@pytest.mark.parametrize(
    ("position", "wish", "said"),
    [
        ("hand: farm", "play farm", "Farm is too dear: 2 twigs and 1 resin missing."),
        ("hand: farm", "play king", "King is not in your hand."),
        (
            "hand: king\nresources: 9 berry\ncity: king",
            "play king",
            "King is unique, and your city has one already.",
        ),
        ("hand: ruins", "play ruins", "Ruins needs a construction to replace."),
        ("hand: king", "pass", "You can pass only in autumn."),
        ("hand: king", "prepare", "First place all your workers: 2 are still free."),
        ("placed: haven\nhand: king", "prepare", "First place all your workers: 1 is still free."),
        ("hand: king", "place journey_2", "The Journey begins in your autumn."),
        ("placed: three_twigs", "place three_twigs", "Three twigs is taken."),
        ("hand: king", "claim grand_tour", "Your city does not meet what Grand Tour asks for."),
        ("hand: king", "place forest_two_any", "Forager's hollow is not part of this game."),
        ("city: inn", "visit 0:inn", "Inn would do nothing for you now."),
        ("hand: king", "visit 3:inn", "There is no such Inn."),
        ("placed: haven haven\nhand: king", "place one_berry", "You have no free worker."),
    ],
)
def test_refusals_in_the_turn(position: str, wish: str, said: str) -> None:
    assert sentence(table(position), wish) == said


def test_refusals_while_paying() -> None:
    game = table(
        "hand: innkeeper", RICH, "city: inn farm crane post_office/occupied", "player 1:", "hand: king"
    )
    play(game, "play innkeeper")
    assert refused(game, "occupy 0:farm") == "EV.play.free_by_construction"
    assert sentence(game, "occupy 0:farm") == "Farm does not bring in Innkeeper."
    assert sentence(game, "use 0:crane") == "Crane cannot help with Innkeeper."
    assert refused(game, "place one_berry") == "EV.turn.one_action"
    game = table("hand: wife", "resources: 2 berry", "city: farm/occupied farm", "player 1:", "hand: king")
    play(game, "play wife")
    assert sentence(game, "occupy 0:farm") == "Farm is occupied already."


def test_after_the_end() -> None:
    assert refused(table("over: yes"), "pass") == "EV.end.all_passed"
    assert sentence(table("over: yes"), "pass") == "The game is over."


def test_a_full_city_and_no_victim() -> None:
    game = table("hand: farm fool", RICH, full_city(), "player 1:", full_city())
    assert sentence(game, "play farm") == "Your city has no space for Farm."
    assert sentence(game, "play fool") == "No opponent has room for Fool."


def test_nonsense_has_no_rule() -> None:
    assert table("hand: king").state.why_not("sing a song") is None
