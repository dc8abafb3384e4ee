"""Tables worth looking at, found with the engine: late, crowded, over, or with the cards one wants to see."""

import random
from collections.abc import Callable
from itertools import islice

import tanglewood
from tanglewood.api import Game, from_text
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice

PLAYERS = ("Ada", "Bartholomew", "Cleopatra Finch", "Wilhelmina von Feathersby")
"""Names of every length; the last one needs more than a line nearly everywhere."""
BOXES: dict[str, Choice] = {"farms": True, "corrin": True, "extra": True, "rugwort_cards": True}
"""All the small boxes of Everdell that bring cards."""

MANY = 60
"""Games in which one looks for something rare."""

# What a player who builds does first: cards before workers, workers before going on, and never out early.
FIRST = ("play", "pay", "occupy", "hire")
LAST = ("pass", "skip", "decline", "end", "done", "forgo")


def rank(text: str, rng: random.Random) -> float:
    word = text.split(" ", 1)[0]
    return rng.random() + (2 if word in LAST else 0 if word in FIRST else 1)


def played(game: str, seed: int, done: Callable[[Game], bool], **options: Choice) -> Game:
    """A game between players who build whatever they can, when something is so for the first time.

    It is that of the seed, or if it is never so there, that of one of the next ones.
    """
    for one in range(seed, seed + MANY):
        rng = random.Random(one)
        running = tanglewood.new_game(game, seed=one, **options)
        while not running.over and not done(running):
            running.play(min(running.options(), key=lambda move: rank(move.text, rng)).text)
        if done(running):
            return running
    raise AssertionError("it is never so")


def moves_of(game: Game) -> list[str]:
    return [entry.move for entry in game.record([]).entries]


def over(game: str, seed: int, **options: Choice) -> Game:
    return played(game, seed, lambda running: running.over, **options)


def late(game: str, seed: int, left: int, **options: Choice) -> Game:
    """The same game when so many of its moves are left."""
    number = len(moves_of(over(game, seed, **options))) - left
    return played(game, seed, lambda now: len(now.record([]).moves) >= number, **options)


def from_here(game: Game) -> Game:
    """The position alone, without what led to it."""
    return from_text(game.text())


# ---------------------------------------------------------------------- cards one wants to see

CITY = 12
"""Cards of a city that fit whatever else lies there."""
SEEN = 8 + 8 + 4 * CITY
"""Cards that lie in the Meadow, in my hand and in four cities."""


def card_names(game: str) -> dict[str, str]:
    """The name of every card of a pack."""
    return {str(one["id"]): str(one["name"]) for one in lookup(game).components() if one["table"] == "card"}


def everdell_with(wanted: list[str]) -> Game:
    """Four in autumn with plenty of everything; these cards lie in Meadow, hand and cities."""
    lines = tanglewood.new_game("everdell", seed=4, players=4, first="0", **BOXES).text().splitlines()
    hidden = [
        card
        for line in lines
        for key, _, cards in [line.partition(":")]
        if key in ("meadow", "hand", "deck")
        for card in cards.split()
    ]
    wanted = [card for card in wanted if card in hidden]
    for card in wanted:
        hidden.remove(card)
    shown = iter(wanted)
    meadow, hand = [*islice(shown, 8)], [*islice(shown, 8)]
    plenty = {"resources": "12 twig 11 resin 10 pebble 14 berry", "points": "23", "workers": "6"}
    for number, line in enumerate(lines):
        key = line.partition(":")[0]
        if key == "meadow":
            lines[number] = f"meadow: {' '.join(meadow)}"
        elif key == "hand":
            lines[number] = f"hand: {' '.join(hand or [hidden.pop() for _ in range(7)])}"
            hand = []
        elif key == "city":
            lines[number] = f"city: {' '.join(islice(shown, CITY))}"
        elif key in plenty:
            lines[number] = f"{key}: {plenty[key]}"
        elif key.startswith("player "):
            lines[number] = f"{key}: autumn"
    lines = [f"deck: {' '.join(hidden)}" if line.startswith("deck:") else line for line in lines]
    return from_text("\n".join(lines))


def mycelia_with(wanted: list[str]) -> Game:
    """Two players; these cards lie in the showcase."""
    lines = tanglewood.new_game("mycelia", seed=4, first="0", expansion=True).text().splitlines()
    pile = [
        card
        for line in lines
        for key, _, cards in [line.partition(":")]
        if key in ("showcase", "pile")
        for card in cards.split()
    ]
    wanted = [card for card in wanted if card in pile][:5]
    for card in wanted:
        pile.remove(card)
    given = {"showcase": wanted, "pile": pile}
    return from_text(
        "\n".join(
            f"{key}: {' '.join(given[key])}" if (key := line.partition(":")[0]) in given else line
            for line in lines
        )
    )
