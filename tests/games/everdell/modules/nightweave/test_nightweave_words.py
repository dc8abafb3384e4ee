"""Nightweave's actions and prices in words."""

import pytest

from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.presentation.narration import action_words
from tanglewood.words import words


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("enter", "enter the Meadow herself"),
        ("play meadow, draw", "play a card of the Meadow, then draw a card"),
        ("forest top_left + 1 point", "a spider to the top left clearing, and 1 point"),
        ("haven + level", "a spider to the Haven, and points of her level"),
        ("", "her backup"),
    ],
)
def test_an_action_names_points_only_if_it_brings_some(action: str, sentence: str) -> None:
    assert action_words(standard(), action) == sentence


@pytest.mark.parametrize(
    ("kinds", "sentence"),
    [(1, "2 cards"), (2, "2 resources"), (3, "2 cards or resources"), (6, "2 points or resources")],
)
def test_a_price_says_what_it_is_paid_with(kinds: int, sentence: str) -> None:
    assert words().say("everdell-toll", n=2, kinds=kinds) == sentence
