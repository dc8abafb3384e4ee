"""Every number that a report names has a name in every language."""

from collections.abc import Iterator

import pytest

from playing import TABLES, fresh, random_game
from tanglewood.kernel.registry import GAMES
from tanglewood.study.definition import MEASURES, MORE_MEASURES
from tanglewood.study.searching.goals import MINUTES
from tanglewood.words import languages, speaking, words
from tanglewood.words.measures import POINTS_FROM, measure_name, own_name, slug

SHARED = [*MEASURES, *MORE_MEASURES, MINUTES, "won"]


def measures_of(game: str) -> Iterator[str]:
    """What a game counts itself, and the pieces that it has in use."""
    for played, options in TABLES:
        if played == game:
            state = fresh(game, 3, **options)
            yield from [*state.progress(), *state.statistics(), *state.in_use()]
            yield from [kind for held in state.holdings() for kind in held]


def sources_of(game: str) -> Iterator[str]:
    """Where points come from in all variants of a game."""
    for played, options in TABLES:
        if played == game:
            *_, state = random_game(fresh(game, 3, **options), 3)
            result = state.result()
            assert result is not None
            yield from result.breakdown[0]


@pytest.mark.parametrize("game", GAMES.ours())
def test_every_measure_of_a_game_has_a_message(game: str) -> None:
    measures = dict.fromkeys(measures_of(game))
    assert measures
    for language in languages():
        with speaking(language):
            book = words().books[0]  # that of the language itself
            said = {measure: own_name(measure, game) for measure in measures if " from " not in measure}
            assert [measure for measure, name in said.items() if name is None] == []
            lacking = [it for it in said if not book.has(f"{game}-measure-{slug(it.rstrip(' 0123456789'))}")]
            assert lacking == []


@pytest.mark.parametrize("game", GAMES.ours())
def test_every_source_of_points_has_a_message(game: str) -> None:
    sources = dict.fromkeys(sources_of(game))
    for language in languages():
        with speaking(language):
            names = [measure_name(f"{POINTS_FROM}{source}", game) for source in sources]
            # What is not chosen by its id is told by its id, or by the words of another one.
            assert not [name for name in names if "-" in name.replace("Garland-prijs", "")]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
def test_every_shared_measure_has_a_message(language: str) -> None:
    book = words(language).books[0]
    assert [it for it in SHARED if not book.has(f"report-measure-{slug(it)}")] == []


def test_measures_are_named_in_the_language() -> None:
    with speaking("de"):
        assert measure_name("markers on the path", "deep_forest") == "Markierungssteine auf dem Weg"
        assert measure_name("fights against 15", "deep_forest") == "Kämpfe gegen Stärke 15"
        assert measure_name("points from longest path", "deep_forest") == "Punkte: Längster Weg"
        assert measure_name("won by greedy") == "Siege von greedy"
        assert measure_name("cards", "everdell") == "Karten in allen Städten"
    assert measure_name("cards", "game-of-another-package") == "Cards"
