"""Taking back: as long as nothing has come to light and nobody else has decided."""

from collections.abc import Callable
from pathlib import Path

from serving import SHORT, Browser, Host, Json, host, problem
from tanglewood.kernel.chance import seeded
from tanglewood.server.room import Room
from tanglewood.words import words

TWO: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}]


def play_until(server: Host, browser: Browser, id: str, found: Callable[[Room], bool]) -> Json:
    """Play at random until the last move of a table was of some kind."""
    room = server.table(id).room
    rng = seeded(1)
    while not (room.moves and found(room)):
        assert not room.over, "no such move in this game"
        browser.play_any(browser.state(id), rng)
    return browser.state(id)


def heard(room: Room) -> set[str]:
    return {event.name for event in room.moves[-1].events if event.chance}


def test_a_move_that_revealed_nothing_can_be_taken_back(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=4)["id"]
    room = server.table(id).room
    rng = seeded(3)
    taken_back = 0
    state = ann.state(id)
    while taken_back < 15 and not state["over"]:
        before, turn, position = ann.state(id), state["turn"], room.state.text()
        state = ann.play_any(state, rng)
        if not state["undo"]["possible"]:
            continue
        assert state["undo"]["reason"] == ""
        answer = ann.undo(state, turn)
        assert answer.status_code == 200
        state = answer.json()["state"]
        assert room.state.text() == position
        assert state["number"] == before["number"] + 2
        assert state["choices"] == before["choices"]
        assert state["view"] == before["view"]
        (step,) = ann.get(f"/api/tables/{id}/steps")[-1:]
        assert (step["kind"], step["seat"], step["events"]) == ("undo", turn, [])
        taken_back += 1
        state = ann.play_any(state, rng)
    assert taken_back == 15


def test_several_moves_can_be_taken_back_one_by_one(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=4)["id"]
    room = server.table(id).room
    rng = seeded(3)
    positions = [room.state.text()]
    while len(positions) < 4:
        state = ann.play_any(ann.state(id), rng)
        positions = [*positions, room.state.text()] if state["undo"]["possible"] else [room.state.text()]
    for position in reversed(positions[:-1]):
        state = ann.state(id)
        assert ann.undo(state, room.moves[-1].seat).status_code == 200
        assert room.state.text() == position


def test_nothing_to_take_back_at_the_beginning(ann: Browser, stranger: Browser) -> None:
    state = ann.state(ann.open_table()["id"])
    assert state["undo"] == {"possible": False, "reason": words().say("undo-nothing")}
    refusal = problem(ann.undo(state, 0), 422, "no-undo")
    assert refusal["message"] == words().say("undo-nothing")
    assert stranger.state(state["id"])["undo"]["possible"] is False


def test_cards_that_came_to_light_stay(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=4)["id"]
    state = play_until(
        server, ann, id, lambda room: bool(heard(room) & {"shown", "drew"}) and "rolled" not in heard(room)
    )
    seat = server.table(id).room.moves[-1].seat
    refusal = problem(ann.undo(state, seat), 422, "no-undo")
    assert refusal["message"] == words().say("undo-hidden")


def test_a_die_that_was_thrown_stays(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=4)["id"]
    state = play_until(server, ann, id, lambda room: "rolled" in heard(room))
    refusal = problem(ann.undo(state, server.table(id).room.moves[-1].seat), 422, "no-undo")
    assert refusal["message"] == words().say("undo-chance")
    assert ann.state(id)["number"] == state["number"]


def test_what_another_has_decided_upon_stays(server: Host, ann: Browser, bob: Browser) -> None:
    made = ann.open_table(TWO, seed=4, options={"first": "0"})
    id = made["id"]
    bob.join(made["invitations"][0])
    room = server.table(id).room
    rng = seeded(2)
    while room.state.turn == 0:
        ann.play_any(ann.state(id), rng)
    bob.play_any(bob.state(id), rng)
    refusal = problem(ann.undo(ann.state(id), 0), 422, "no-undo")
    assert refusal["message"] == words().say("undo-turn")
    problem(ann.undo(ann.state(id), 1), 403, "not-your-seat")
    assert ann.state(id)["undo"] == {"possible": False, "reason": words().say("undo-turn")}


def test_a_move_before_a_reveal_cannot_be_reached_either(server: Host, ann: Browser) -> None:
    """Undo as often as one likes: the log never goes back behind something that was seen."""
    id = ann.open_table(seed=8)["id"]
    play_until(server, ann, id, lambda room: not room.moves[-1].undo_blocker and bool(heard_before(room)))
    room = server.table(id).room
    behind = max(i for i, entry in enumerate(room.moves) if entry.undo_blocker)
    while not room.why_no_undo(room.moves[-1].seat):
        ann.undo(ann.state(id), room.moves[-1].seat)
    assert len(room.moves) == behind + 1


def heard_before(room: Room) -> list[str]:
    return [entry.undo_blocker for entry in room.moves if entry.undo_blocker]


def test_nothing_is_taken_back_with_an_old_number_or_twice(ann: Browser) -> None:
    id = ann.open_table(seed=4)["id"]
    rng = seeded(3)
    state = ann.state(id)
    turn = state["turn"]
    while not state["undo"]["possible"]:
        turn = state["turn"]
        state = ann.play_any(state, rng)
    assert [ann.undo(state, turn).status_code for _ in range(3)] == [200, 409, 409]


def test_the_end_stays(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=SHORT)["id"]
    server.fast_forward(id, 1)
    state = ann.state(id)
    assert state["over"]
    assert state["undo"] == {"possible": False, "reason": words().say("undo-over")}
    for seat in (0, 1):
        problem(ann.undo(state, seat), 422, "no-undo")


def test_what_was_taken_back_is_so_after_a_restart(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        id = ann.open_table(seed=4)["id"]
        secret = ann.http.cookies["tanglewood"]
        rng = seeded(3)
        state = ann.state(id)
        undone = 0
        for _ in range(60):
            turn = state["turn"]
            state = ann.play_any(state, rng)
            if state["undo"]["possible"] and rng.below(2):
                state = ann.undo(state, turn).json()["state"]
                undone += 1
        assert undone > 5
        before = server.table(id).room
        steps = ann.get(f"/api/tables/{id}/steps")
        moments = [ann.state(id, at=number) for number in range(0, state["number"], 7)]
    with host(tmp_path) as server, Browser(server.url) as ann:
        ann.http.cookies.set("tanglewood", secret)
        assert ann.state(id) == state
        assert ann.get(f"/api/tables/{id}/steps") == steps
        assert [ann.state(id, at=number) for number in range(0, state["number"], 7)] == moments
        after = server.table(id).room
        assert after.state.text() == before.state.text() == after.replayed(after.moves).text()
        assert after.curve == before.curve
        assert [entry.undo_blocker for entry in after.moves] == [entry.undo_blocker for entry in before.moves]
