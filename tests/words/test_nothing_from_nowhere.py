"""Games told in a language that marks every letter: whatever is not marked was said by no sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from marked_language import MARKED, marked_language, unmarked
from playing import IDS, TABLES, fresh
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY
from tanglewood.lessons.script import lessons_of, taught
from tanglewood.reasons import why
from tanglewood.rulebook.index import index_of
from tanglewood.words import seated, speaking, words

NAMES = ["Ж", "Ч", "Ю", "Я", "Щ", "Э"]
"""Names of people without a letter that could be English."""
MOVES = 90
WRONG = 5
"""Wishes that are refused in each position."""


@pytest.fixture(scope="module", autouse=True)
def marked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with marked_language(tmp_path_factory.mktemp("marked")):
        yield


def check(said: str) -> None:
    assert not unmarked(said), said


@pytest.mark.parametrize(("game", "options"), TABLES, ids=IDS)
def test_a_game_is_told_in_sentences_alone(game: str, options: dict[str, Choice]) -> None:
    state, narrator, chance = fresh(game, 5, **options), GAMES[game].narrator, seeded(7)
    names = NAMES[: int(state.settings()["players"])]
    bot = make_bot("greedy", 3)
    heard: list[Event] = []
    state.listener = heard.append
    with speaking(MARKED), seated(names):
        for number in range(MOVES):
            if state.turn == NOBODY:
                break
            check(narrator.question(state))
            options_now = state.options()
            for move in options_now:
                check(narrator.option(state, move))
            every = state.vocabulary().all
            for _ in range(WRONG):
                wish = every[chance.below(len(every))]
                refusal = state.why_not(wish.text) if wish not in options_now else None
                if refusal is not None:
                    check(words().say(refusal.key, **refusal.values))
            greedy = number % 2 and len(options_now) > 1
            chosen = bot.choose(Seat(state)) if greedy else options_now[chance.below(len(options_now))]
            if number % 10 == 0:
                check(why(narrator, Seat(state), chosen, 3))
            state.play(chosen)
            for viewer in (NOBODY, 0):
                for line in narrator.story(state, heard, viewer, names):
                    check(line)
            heard.clear()


@pytest.mark.parametrize("game", GAMES)
def test_components_are_described_in_sentences_alone(game: str) -> None:
    with speaking(MARKED):
        for entry in GAMES[game].described():
            lines = entry["words"]
            assert isinstance(lines, list)
            for line in [*lines, entry.get("name") or ""]:
                check(str(line))


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_speaks_the_language_but_for_the_exact_rules(game: str) -> None:
    for document in index_of(GAMES[game], MARKED).documents:
        if document.kind != "rule":
            check(document.title)
            check(document.text)


@pytest.mark.parametrize("game", taught())
def test_lessons_speak_the_language(game: str) -> None:
    with speaking(MARKED):
        for lesson in lessons_of(game):
            for part in ("title", "goal", "closing"):
                check(lesson.say(part))


def test_a_marked_text_is_told_from_any_other(tmp_path: Path) -> None:
    assert unmarked("ŵóŕďś and ŵóŕďś") == ["and"]
