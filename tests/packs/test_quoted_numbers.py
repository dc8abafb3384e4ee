"""Sentences that quote a number of a pack take it from the pack."""

from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

import tanglewood
from tanglewood.cli.app import app
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.words import play_with, quoted_numbers, words


@pytest.fixture(autouse=True)
def own_packs() -> Iterator[None]:
    yield
    play_with(lookup("mycelia"))


def test_every_number_that_is_quoted_is_one_of_its_pack() -> None:
    found = quoted_numbers("en")
    assert {name.partition("__")[0] for name in found} == {"deep_forest", "everdell", "mycelia"}
    for name, n in found.items():
        game, _, path = name.partition("__")
        assert GAMES[game].numbers()[path] == n


@pytest.mark.parametrize(
    ("game", "path", "value", "key", "before", "after"),
    [
        ("everdell", "counts.city", 12, "everdell-book-goal-1", "**15 spaces**", "**12 spaces**"),
        ("everdell", "counts.hand_limit", 9, "everdell-ask-cards-hold-answer", "8; a draw", "9; a draw"),
        (
            "everdell",
            "events.grand_tour.points",
            5,
            "everdell-symbol-basic-event-says",
            "3 points",
            "5 points",
        ),
        ("deep_forest", "points.set", 9, "deep_forest-book-wins-1", "obstacles: **15**", "obstacles: **9**"),
        ("deep_forest", "prices.obstacle", 4, "df-help-obstacles", "cost 3 potions", "cost 4 potions"),
        ("mycelia", "counts.hand", 4, "mycelia-book-turn-4", "draw 3 cards", "draw 4 cards"),
        (
            "mycelia",
            "counts.capacity.p2",
            12,
            "mycelia-book-shrine-1",
            "full with **10**",
            "full with **12**",
        ),
    ],
)
def test_a_sentence_says_the_number_of_the_pack(
    game: str, path: str, value: int, key: str, before: str, after: str
) -> None:
    assert before in words().say(key)
    play_with(tanglewood.game_with(game, changes={path: value}))
    assert after in words().say(key)
    play_with(lookup(game))
    assert before in words().say(key)


def test_the_rulebook_in_the_terminal_says_them() -> None:
    said = CliRunner().invoke(app, ["rules", "deep_forest", "--set", "points.set=9"]).output
    assert "three different obstacles: 9" in " ".join(said.split())
