"""Sentences that quote a number of a pack take it from the pack."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tanglewood
from tanglewood.cli.app import app
from tanglewood.kernel.packs.following import NUMBER, POINTS, UNSAID, followed, said
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.words import play_with, quoted_numbers, seated, words


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
        ("everdell", "counts.hand_limit", 9, "symbol-everdell-hand-about", "holds 8", "holds 9"),
        ("everdell", "counts.meadow", 1, "symbol-everdell-meadow-about", "8 open cards", "1 open card."),
        ("everdell", "season.spring.workers", 2, "everdell-symbol-spring-says", "1 more w", "2 more workers"),
        ("everdell", "counts.city", 12, "everdell-goal", "15 spaces", "12 spaces"),
        ("deep_forest", "prices.obstacle", 1, "symbol-deep-forest-potion-about", "3 cut", "1 cuts"),
        ("deep_forest", "prices.sell", 4, "deep_forest-symbol-sell-says", "3 of a kind", "4 of a kind"),
        ("mycelia", "counts.hand", 4, "symbol-mycelia-back-about", "3 are drawn", "4 are drawn"),
        ("mycelia", "tile.b.cost", 2, "mycelia-symbol-a-step-says", "3 leaves", "2 leaves"),
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


def test_a_table_quotes_the_pack_it_is_played_with() -> None:
    with seated(("Ann", "Bob"), tanglewood.game_with("deep_forest", changes={"prices.troll": 2})):
        assert "2 coins" in words().say("deep_forest-move-pay", field="c4")
    assert "1 coin)" in words().say("deep_forest-move-pay", field="c4")


# ---------------------------------------------------------------------- sentences of cards

NEW = 77
"""A number that no card has."""


def moved(value: Any, numbers: list[int]) -> Any:
    """A field with the first of its numbers after so many others changed; `numbers` counts down to it."""
    if isinstance(value, dict):
        return {key: moved(one, numbers) for key, one in value.items()}
    if isinstance(value, list):
        return [moved(one, numbers) for one in value]

    def other(found: re.Match[str]) -> str:
        numbers[0] -= 1
        return str(NEW) if numbers[0] == -1 else found[0]

    text = NUMBER.sub(other, said(value))
    return int(text) if isinstance(value, int) else text


def quoted() -> Iterator[tuple[dict[str, Any], str, Any]]:
    """Every number of an entry of Everdell that its sentence has too, as the entry, the field and the field
    with another number. Points are only quoted as points."""
    files = lookup("everdell").files
    assert files is not None
    for row in files.rows:
        text = str(row.raw.get("text", ""))
        for field, value in row.raw.items():
            if field in UNSAID or isinstance(value, bool):
                continue
            for place, number in enumerate(NUMBER.findall(said(value))):
                if re.search(rf"\b{number} point" if field == POINTS else rf"\b{number}\b", text):
                    yield row.raw, field, moved(value, [place])


def test_sentences_of_cards_follow_their_numbers() -> None:
    """One number of the sentence moves, the right one, and no other. Those that stay are of sentences that
    say "a point" or have the same number for something else."""
    follow, stay = 0, 0
    for entry, field, value in quoted():
        before = NUMBER.findall(entry["text"])
        after = NUMBER.findall(followed(entry, {**entry, field: value}))
        if after == before:
            stay += 1
            continue
        follow += 1
        changed = [(one, other) for one, other in zip(before, after, strict=True) if one != other]
        assert len(changed) == 1, (entry, field)
        assert changed[0][0] in NUMBER.findall(said(entry[field]))
        assert changed[0][1] == str(NEW)
    assert follow > 6 * stay > 0


def test_the_table_and_the_browser_read_the_sentence_that_follows() -> None:
    def words_of(**changes: object) -> str:
        info = tanglewood.game_with(
            "everdell", changes={path.replace("__", "."): it for path, it in changes.items()}
        )
        return next(str(it["text"]) for it in info.components() if it.get("id") == "two_twigs_card")

    assert words_of() == "2 twigs and 1 card."
    assert words_of(locations__two_twigs_card__does="gain 1 twig 3 card") == "1 twig and 3 cards."
    own = {"locations__two_twigs_card__does": "gain 5 twig", "locations__two_twigs_card__text": "Much wood."}
    assert words_of(**own) == "Much wood."


def test_a_sentence_that_cannot_follow_is_noted(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'name = "mine"\nversion = 1\ngame = "everdell"\n'
        '[[location]]\nid = "three_twigs"\ndoes = "gain 5 twig"\n'
        '[[location]]\nid = "two_resin"\ndoes = "gain 5 twig"\n'
    )
    output = CliRunner().invoke(app, ["pack", "check", str(tmp_path)]).output
    assert "two_resin" in output
    assert "three_twigs" not in output
