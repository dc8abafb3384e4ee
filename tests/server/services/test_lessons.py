"""Lessons over HTTP: films, refusals, and tables that begin where a lesson is."""

import pytest

from serving import Browser
from tanglewood.kernel.registry import GAMES
from tanglewood.lessons import Lesson, lessons_of
from tanglewood.server.live.film import film

LESSONS = [it for game in GAMES for it in lessons_of(game)]


@pytest.mark.parametrize("it", LESSONS, ids=lambda it: f"{it.game}-{it.id}")
def test_a_film_leads_from_moment_to_moment(it: Lesson) -> None:
    shown = film(it.game, it.id)
    state = shown.start
    for step in shown.steps:
        for played in step.moves:
            assert state.turn == it.person
            option = next(one for one in state.choices if one.text == played.move)
            assert option.path == played.path
            state = played.update.state
        for update in step.then:
            state = update.state
            assert state.turn != it.person or update is step.then[-1]
        for road in step.roads:
            before = shown.start if step is shown.steps[0] else None
            assert road.moves
            assert before is None or road.moves[0].move in [one.text for one in before.choices] or road.shared
    assert [seat.name for seat in shown.start.seats if not seat.mine] == ["Ada", "Bruno"][
        : len(state.seats) - 1
    ]


def test_a_film_shows_no_card_of_the_other_side() -> None:
    shown = film("mycelia", "1")
    known = {"suillus-grevillei"}  # everybody saw Ada hire it
    for state in [shown.start, *(move.update.state for step in shown.steps for move in step.moves)]:
        assert set(state.view.players[1].hand) <= known
        assert "coprinellus-micaceus" not in str(state.view.players[1].hand)


def test_what_the_engine_does_by_itself_is_told() -> None:
    shown = film("mycelia", "1")
    assert shown.steps[-1].moves[-1].alone == ["end the turn"]
    assert [move.alone for step in shown.steps[:-1] for move in step.moves if move.alone] == []


def test_the_rest_of_a_film_follows_from_moves_that_counted_as_right() -> None:
    plain, other = film("mycelia", "1"), film("mycelia", "1", ("7-1",))
    road = next(road for road in plain.steps[6].roads if road.kind == "fine")
    assert (road.turn, road.shared, [move.move for move in road.moves]) == ("7-1", 1, ["take b1"])
    assert [move.move for move in other.steps[6].moves] == ["play hygrocybe-conica", "take b1"]
    assert other.steps[6].roads == []
    ends = [shown.steps[-1].moves[-1].update.state.view for shown in (plain, other)]
    assert [view.players[0].left for view in ends] == [16, 16]
    assert ends[0] != ends[1]


def test_lessons_are_listed_and_given_out(ann: Browser) -> None:
    listed = ann.get("/api/lessons")
    assert len(listed) == len(LESSONS)
    first = next(one for one in listed if (one["game"], one["id"]) == ("mycelia", "1"))
    assert first["title"] == "Your first two turns"
    assert (first["minutes"], first["steps"]) == (4, 9)
    shown = ann.get("/api/lessons/mycelia/1")
    assert shown["steps"][0]["moves"][0]["move"] == "play boletus-edulis"
    assert ann.get("/api/lessons/mycelia/1", turns="7-1")["turns"] == ["7-1"]
    assert ann.get("/api/lessons/mycelia/1", turns="3-1")["turns"] == []


def test_there_is_no_such_lesson(ann: Browser) -> None:
    answer = ann.http.get("/api/lessons/mycelia/nonsense")
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-lesson")
    assert ann.http.get("/api/lessons/chess/1").status_code == 404


def test_a_wish_without_a_sentence_is_refused_by_its_rule(ann: Browser) -> None:
    wish = {"step": 2, "played": [], "turns": [], "wish": "drop c4 > d4"}
    told = ann.post("/api/lessons/mycelia/1/refusal", wish).json()
    assert told["rule"].startswith("MY.")
    assert told["message"]
    away = {**wish, "played": ["drop a9 > b9"]}
    assert ann.post("/api/lessons/mycelia/1/refusal", away).status_code == 422


def test_one_plays_on_from_a_moment_of_a_lesson(ann: Browser) -> None:
    at = {"step": 7, "played": ["play hygrocybe-conica"], "turns": [], "name": "Ann"}
    table = ann.post("/api/lessons/mycelia/1/table", at).json()["id"]
    state = ann.get(f"/api/tables/{table}")
    assert [(seat["name"], seat["bot"]) for seat in state["seats"]] == [("Ann", None), ("Ada", "random")]
    assert "take e4" in [option["text"] for option in state["choices"]]
    alone = {"step": 1, "played": [], "turns": []}
    table = ann.post("/api/lessons/everdell/rugwort/table", alone).json()["id"]
    assert len(ann.get(f"/api/tables/{table}")["seats"]) == 1


def test_after_the_end_there_is_nothing_to_play_on(ann: Browser) -> None:
    answer = ann.post("/api/lessons/mycelia/2/table", {"step": 9, "played": [], "turns": []})
    assert (answer.status_code, answer.json()["error"]) == (422, "over")
