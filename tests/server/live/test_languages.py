"""One table, people of several languages: everybody reads it in their own, over streams and by the doors."""

from collections.abc import Iterator

import pytest

from marked_language import MARKED, marked_language, unmarked
from serving import Browser, Json, next_of, play_on, problem
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import GAMES
from tanglewood.words import languages, words

GAME_NAMES = ("Ж", "Ч")
TWO: list[Json] = [{"kind": "me", "name": GAME_NAMES[0]}, {"kind": "link", "name": GAME_NAMES[1]}]


@pytest.fixture(scope="module", autouse=True)
def marked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with marked_language(tmp_path_factory.mktemp("marked")):
        yield


def sentences(update: Json) -> list[str]:
    """All that an update says to people."""
    state = update["state"]
    said = [state["question"], state["title"], state["undo"]["reason"]]
    said += [choice["label"] for choice in state["choices"]]
    for step in update["steps"]:
        said += [step["label"], *(line["words"] for line in step["story"])]
        said += [event["words"] for event in step["events"]]
    return [line for line in said if line]


@pytest.mark.parametrize("moves", [12, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_people_read_one_table_in_two_languages(
    ann: Browser, bob: Browser, game: str, moves: int
) -> None:
    made = ann.open_table(TWO, seed=2, game=game)
    id = made["id"]
    assert bob.join(made["invitations"][0]).status_code == 200
    chance = seeded(4)
    with ann.events(id) as english, bob.events(id, lang=MARKED) as other:
        assert next(english).data["state"]["question"]
        assert not any(map(unmarked, sentences(next(other).data)))
        for _ in range(moves):
            turn = ann.state(id)["turn"]
            mover, query = (ann, {}) if turn == 0 else (bob, {"lang": MARKED})
            mover.play_any(mover.state(id, **query), chance)
            mine, theirs = next_of(english, "update").data, next_of(other, "update").data
            assert not any(map(unmarked, sentences(theirs))), sentences(theirs)
            assert all(map(unmarked, [mine["state"]["question"], *(it["label"] for it in mine["steps"])]))
            assert mine["state"]["number"] == theirs["state"]["number"]


def test_somebody_who_comes_later_reads_what_was_played_in_their_language(ann: Browser) -> None:
    id = ann.open_table(seed=2)["id"]
    play_on(ann, id, 1, 20)
    own = ann.get(f"/api/tables/{id}/steps")
    marked = ann.get(f"/api/tables/{id}/steps", lang=MARKED)
    assert len(own) == len(marked) == 20
    for one, other in zip(own, marked, strict=True):
        assert one["events"][0]["values"] == other["events"][0]["values"]
        assert unmarked(one["label"])
        said = [other["label"], *(line["words"] for line in other["story"])]
        assert not any(unmarked(line.replace("Ann", "").replace("Bob", "")) for line in said), said


def test_labels_of_moves_taken_back_are_there_in_every_language(ann: Browser) -> None:
    id = ann.open_table(seed=2)["id"]
    state = ann.state(id)
    state = ann.play(state, state["choices"][0]["text"]).json()["state"]
    assert ann.undo(state, 0).status_code == 200
    said = [step["label"] for step in ann.get(f"/api/tables/{id}/steps", lang=MARKED)]
    assert len(said) == 2
    assert said[0] == said[1]
    assert not unmarked(said[0])


def test_a_refusal_is_said_in_the_language_of_the_request(ann: Browser) -> None:
    id = ann.open_table(seed=2)["id"]
    wish = {"number": 0, "seat": 0, "move": "hire coprinus-comatus"}
    for language in languages():
        answer = ann.http.post(f"/api/tables/{id}/moves", json=wish, params={"lang": language})
        said = problem(answer, 422, "refused")["message"]
        assert answer.headers["content-language"] == language
        assert bool(unmarked(said)) == (language != MARKED)
    unknown = ann.http.get("/api/tables/nowhere", params={"lang": MARKED})
    assert not unmarked(problem(unknown, 404)["message"])


def test_the_language_is_asked_for_or_the_browsers(ann: Browser) -> None:
    def spoken(query: Json, accepted: str) -> str:
        answer = ann.http.get("/api/games", params=query, headers={"Accept-Language": accepted})
        return str(answer.headers["content-language"])

    assert spoken({}, "") == "en"
    assert spoken({}, f"tlh, {MARKED};q=0.9, en;q=0.5") == MARKED
    assert spoken({"lang": "en"}, MARKED) == "en"
    assert spoken({"lang": "nowhere"}, MARKED) == MARKED
    assert spoken({"lang": "../en"}, ";;q=,,") == "en"


def test_games_cards_and_lessons_come_in_the_language(ann: Browser) -> None:
    for sheet in ann.get("/api/games", lang=MARKED):
        assert not unmarked(sheet["title"])
        assert not any(unmarked(setting["about"]) for setting in sheet["settings"])
        assert not any(unmarked(bot["about"]) for bot in sheet["bots"])
    assert unmarked(ann.get("/api/games")[0]["title"])  # what is kept of one language is not said in another
    cards = ann.get("/api/games/everdell/components", lang=MARKED)
    assert not any(unmarked(str(card.get("name", ""))) for card in cards)
    film = ann.get("/api/lessons/mycelia/1", lang=MARKED)
    assert not unmarked(film["title"])
    assert unmarked(ann.get("/api/lessons/mycelia/1")["title"])


def test_languages_are_listed_by_the_names_their_speakers_have_for_them(ann: Browser) -> None:
    found = {one["id"]: one["name"] for one in ann.get("/api/languages")}
    assert found["en"] == "English"
    assert set(found) == set(languages())


def test_a_hint_and_its_reasons_come_in_the_language(ann: Browser) -> None:
    id = ann.open_table(seed=2)["id"]
    said: set[str] = set()
    for language in languages():
        hint = ann.get(f"/api/tables/{id}/hint", lang=language)[0]
        assert bool(unmarked(hint["label"])) == (language != MARKED)
        if language != MARKED:  # the process that thinks knows only the languages we have
            assert hint["why"] not in said
            said.add(hint["why"])


def test_english_is_what_words_say_where_nobody_asked() -> None:
    assert words().language == "en"
