"""Companion mode over the wire: sessions live in their text, and what makes no sense is refused in words."""

from typing import Any

import pytest

from serving import Browser, problem

PATH = "/api/companion/"


def begun(ann: Browser, rival: str, **options: object) -> dict[str, Any]:
    found: dict[str, Any] = ann.done(PATH, {"start": {"rival": rival, "options": options}})
    return found


def test_the_opponents_are_listed_with_what_is_chosen_for_them(ann: Browser) -> None:
    found = {it["id"]: it for it in ann.get(PATH)}
    assert set(found) == {"nightweave", "rugwort", "gwidyon"}
    assert {it["name"] for it in found["rugwort"]["choices"]} == {
        *("rugwort", "mood", "bellfaire", "farms", "corrin", "extra", "rugwort_cards"),
        *("cranky", "glitzy", "hasty", "lucky", "squatty"),
    }


def test_a_session_goes_on_from_its_text_whoever_sends_it(ann: Browser) -> None:
    state = begun(ann, "gwidyon", gwidyon=22)
    assert state["question"] is None
    first = ann.done(PATH, {"session": state["session"], "tell": "turn"})
    assert first["steps"]
    assert all(step["rule"] for step in first["steps"])
    again = ann.done(PATH, {"session": first["session"]})
    assert again == first
    back = ann.done(PATH, {"session": first["session"], "undo": True})
    assert back["session"] == state["session"]
    gone = ann.done(PATH, {"session": first["session"], "drop": 1})
    assert [it["gone"] for it in gone["repairs"]] == [first["steps"]]
    over = ann.done(PATH, {"session": first["session"], "tell": "won"})
    assert over["over"]


@pytest.mark.parametrize(
    "wish",
    [
        {"session": "nonsense"},
        {"tell": "turn"},
        {"start": {"rival": "chess", "options": {}}},
        {"start": {"rival": "nightweave", "options": {"players": 2, "intrigues": True}}},
        {"start": {"rival": "rugwort", "options": {"nightweave": True}}},
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused(ann: Browser, wish: dict[str, Any]) -> None:
    assert problem(ann.post(PATH, wish), 422)["message"]


@pytest.mark.parametrize(
    "wish",
    [{"tell": "pay"}, {"answer": 5}, {"drop": 0}, {"insert": {"entry": 0, "tell": "turn"}}],
    ids=str,
)
def test_what_cannot_happen_now_is_refused(ann: Browser, wish: dict[str, Any]) -> None:
    session = begun(ann, "gwidyon")["session"]
    problem(ann.post(PATH, {"session": session, **wish}), 422, "companion")
