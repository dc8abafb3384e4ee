"""Tables from the first click to the last: lists, hints, rematches, branches, records, shared screens."""

import pytest

from serving import SHORT, Browser, Host, Json, problem, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.record import check, read_record
from tanglewood.server.services.lobby import new_id

TWO: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}]


@pytest.fixture(scope="module")
def finished(server: Host) -> tuple[Browser, Browser, str]:
    """Two people and the table where they have played to the end."""
    ann, bob = Browser(server.url), Browser(server.url)
    made = ann.open_table(TWO, seed=SHORT)
    bob.join(made["invitations"][0], "Bob, the second")
    server.fast_forward(made["id"], 1)
    return ann, bob, str(made["id"])


# ---------------------------------------------------------------------- one screen


def test_one_browser_plays_both_seats_and_sees_with_the_eyes_of_the_turn(ann: Browser) -> None:
    id = ann.open_table(seed=3)["id"]
    rng = seeded(5)
    viewers = set()
    state = ann.state(id)
    for _ in range(80):
        assert state["mine"] == [0, 1]
        assert state["viewer"] == state["turn"] == state["view"]["viewer"]
        assert state["choices"]
        hand = state["view"]["players"][state["turn"]]
        assert len(hand["hand"]) == hand["hand_count"]
        viewers.add(state["viewer"])
        state = ann.play_any(state, rng)
    assert viewers == {0, 1}


def test_six_people_sit_at_one_table(server: Host, ann: Browser, stranger: Browser) -> None:
    seats: list[Json] = [{"kind": "me", "name": "Ann"}]
    seats += [{"kind": "link", "name": name} for name in ("Bob", "Cem", "Dee", "Eve", "Fay")]
    options = {"players": 6, "bellfaire": True, "first": "5"}
    made = ann.open_table(seats, game="everdell", seed=3, options=options)
    others = [Browser(server.url) for _ in seats[1:]]
    for browser, invitation in zip(others, made["invitations"], strict=True):
        browser.join(invitation)
    six = [ann, *others]
    rng = seeded(5)
    for n in range(12):
        turn = (5 + n) % 6
        while (state := six[turn].state(made["id"]))["turn"] == turn:
            own = [len(one["hand"]) for one in state["view"]["players"]]
            assert own[turn] == state["view"]["players"][turn]["hand_count"] <= 7
            six[turn].play_any(state, rng)
    assert [seat["name"] for seat in stranger.state(made["id"])["seats"]][5] == "Fay"


# ---------------------------------------------------------------------- looking


def test_the_past_looks_as_it_did(ann: Browser, stranger: Browser) -> None:
    id = ann.open_table(seed=3)["id"]
    rng = seeded(5)
    states = [(ann.state(id), stranger.state(id))]
    for _ in range(30):
        ann.play_any(ann.state(id), rng)
        states.append((ann.state(id), stranger.state(id)))
    for number in (0, 1, 7, 15, 29, 30, 31, 10**6):
        for browser, then in zip((ann, stranger), states[min(number, 30)], strict=True):
            now = browser.state(id, at=number)
            for key in ("number", "turn", "view", "viewer", "mine", "over", "result"):
                assert now[key] == then[key], (number, key)
            assert now["choices"] == (then["choices"] if number >= 30 else [])


def test_my_tables_stand_with_my_turn_first(server: Host, ann: Browser, bob: Browser) -> None:
    first = {"options": {"first": "0"}}
    over = ann.open_table(seed=SHORT)["id"]
    server.fast_forward(over, 1)
    mine = ann.open_table(TWO, **first)["id"]
    waiting = ann.open_table(TWO, options={"first": "1"})
    bob.join(waiting["invitations"][0], "Bob")
    tables = ann.get("/api/tables")
    assert [table["id"] for table in tables] == [mine, waiting["id"], over]
    assert [table["my_turn"] for table in tables] == [True, False, False]
    assert [table["over"] for table in tables] == [False, False, True]
    assert tables[2]["moves"] > 50
    assert tables[2]["turn"] == -1
    assert [seat["name"] for seat in tables[1]["seats"]] == ["Ann", "Bob"]
    (theirs,) = bob.get("/api/tables")
    assert (theirs["id"], theirs["my_turn"]) == (waiting["id"], True)
    assert Browser(server.url).get("/api/tables") == []


def test_games_rules_components_and_words(ann: Browser) -> None:
    (game,) = [game for game in ann.get("/api/games") if game["id"] == "mycelia"]
    assert {"players", "first"} <= {setting["name"] for setting in game["settings"]}
    assert {"random", "greedy"} <= {bot["name"] for bot in game["bots"]}
    assert len(ann.get("/api/games/mycelia/rules")) > 50
    assert len(ann.get("/api/games/mycelia/components")) > 20
    book = ann.get("/api/games/mycelia/rulebook")
    assert book["exact"] == len(ann.get("/api/games/mycelia/rules"))
    assert book["sections"][0]["texts"][0]["rules"]
    assert {one["kind"] for one in ann.get("/api/games/mycelia/search/en")["documents"]} >= {"rule", "card"}
    problem(ann.http.get("/api/games/mycelia/search/xx"), 404)
    sentences = ann.get("/api/locales/en")
    tag = ann.http.get("/api/locales/en").headers["etag"]
    assert ann.http.get("/api/locales/en", headers={"If-None-Match": f"W/{tag}"}).status_code == 304
    assert sentences["undo-turn"].strip()
    assert sentences["web-home-title"].rstrip().endswith("}"), "a sentence is there to its last bracket"
    assert not [key for key in sentences if key.startswith("lesson-")]
    problem(ann.http.get("/api/locales/xx"), 404)
    problem(ann.http.get("/api/games/chess/rules"), 404)


def test_options_are_kept(ann: Browser) -> None:
    options = {"players": 3, "first": "2", "ask_leaves": True}
    state = ann.state(ann.open_table([{"kind": "me"}] * 3, options=options)["id"])
    assert {**state["options"], **options} == state["options"]
    assert state["turn"] == 2
    assert len(state["view"]["players"]) == 3


def test_the_same_seed_is_the_same_game(ann: Browser) -> None:
    one, two = (ann.state(ann.open_table(seed=77)["id"]) for _ in "12")
    assert one["view"] == two["view"]
    three, four = (ann.state(ann.open_table()["id"]) for _ in "12")
    assert three["view"] != four["view"]


# ---------------------------------------------------------------------- bots and hints


def test_a_hint_is_an_option_and_the_same_when_asked_again(ann: Browser) -> None:
    id = ann.open_table(seed=3)["id"]
    hints = ann.get(f"/api/tables/{id}/hint")
    options = {choice["text"]: choice["label"] for choice in ann.state(id)["choices"]}
    assert 1 <= len(hints) <= 3
    assert all(options[hint["text"]] == hint["label"] for hint in hints)
    assert all(0 <= hint["expectation"] <= 1 and 0 < hint["sure"] <= 1 for hint in hints)
    assert ann.get(f"/api/tables/{id}/hint") == hints


def test_no_hint_for_whoever_waits(ann: Browser, bob: Browser) -> None:
    made = ann.open_table(TWO, options={"first": "0"})
    bob.join(made["invitations"][0])
    problem(bob.http.get(f"/api/tables/{made['id']}/hint"), 422, "not-your-turn")


def test_a_bot_answers(ann: Browser) -> None:
    made = ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={"first": "1"})
    wait_until(lambda: ann.state(made["id"])["turn"] == 0)
    steps = ann.get(f"/api/tables/{made['id']}/steps")
    assert {step["seat"] for step in steps} == {1}
    (bot,) = [seat for seat in ann.state(made["id"])["seats"] if seat["kind"] == "bot"]
    assert (bot["name"], bot["online"]) == ("Dara", True)


# ---------------------------------------------------------------------- after the game


def test_the_end_has_a_result_and_a_curve(finished: tuple[Browser, Browser, str]) -> None:
    ann, _, id = finished
    state = ann.state(id)
    assert state["over"]
    assert state["turn"] == -1
    assert state["choices"] == []
    assert sorted(state["result"]["ranks"])[0] == 1
    assert len(state["curve"]) == 2
    assert state["curve"][0][-1] == state["view"]["players"][0]["left"]
    problem(ann.play(state, "end", seat=0), 422, "over")


def test_a_rematch_is_one_table_for_both(finished: tuple[Browser, Browser, str]) -> None:
    ann, bob, id = finished
    one = ann.done(f"/api/tables/{id}/rematch")["id"]
    assert bob.done(f"/api/tables/{id}/rematch")["id"] == one != id
    assert ann.state(id)["rematch"] == one
    assert ann.state(one)["mine"] == [1]  # everybody moves on by one seat
    assert bob.state(one)["mine"] == [0]
    assert [seat["name"] for seat in ann.state(one)["seats"]] == ["Bob, the second", "Ann"]
    assert ann.state(one)["number"] == 0


def test_no_rematch_of_a_running_game(ann: Browser) -> None:
    problem(ann.post(f"/api/tables/{ann.open_table()['id']}/rematch"), 422, "running")


def test_a_branch_goes_on_from_a_moment_of_a_finished_game(
    finished: tuple[Browser, Browser, str], stranger: Browser
) -> None:
    ann, _, id = finished
    then = ann.state(id, at=20)
    new = stranger.done(f"/api/tables/{id}/branch", {"at": 20, "bot": "random"})["id"]
    state = stranger.state(new)
    assert state["mine"] == [then["turn"]]
    assert state["view"]["round"] == then["view"]["round"]
    assert [seat["kind"] for seat in state["seats"]].count("bot") == 1
    stranger.play_any(state, seeded(1))
    problem(stranger.post(f"/api/tables/{id}/branch", {"at": 10**6}), 422, "over")
    problem(stranger.post(f"/api/tables/{id}/branch", {"at": 5, "bot": "genius"}), 422)
    problem(stranger.post(f"/api/tables/{new}/branch", {"at": 0}), 422, "running")


# ---------------------------------------------------------------------- records


def record_of(browser: Browser, id: str) -> str:
    answer = browser.http.get(f"/api/tables/{id}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].endswith(f'filename="mycelia-{id}.tgr"')
    return answer.text


def test_a_record_goes_out_and_comes_back(finished: tuple[Browser, Browser, str], stranger: Browser) -> None:
    _, _, id = finished
    text = record_of(stranger, id)
    assert check(read_record(text)) == []
    new = stranger.open_record(text.encode())
    assert new.status_code == 201
    shown = stranger.state(new.json()["id"])
    assert shown["over"]
    assert shown["result"] == stranger.state(id)["result"]
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob the second"]
    assert record_of(stranger, new.json()["id"]) == text
    steps = [stranger.get(f"/api/tables/{table}/steps") for table in (id, new.json()["id"])]
    assert [step["label"] for step in steps[0]] == [step["label"] for step in steps[1]]


def test_a_rematch_of_an_opened_record_can_be_played(
    finished: tuple[Browser, Browser, str], stranger: Browser
) -> None:
    text = record_of(stranger, finished[2])
    id = stranger.open_record(text.encode()).json()["id"]
    again = stranger.state(stranger.done(f"/api/tables/{id}/rematch")["id"])
    assert again["mine"] == [1]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "human"]


def test_an_unfinished_record_goes_on(finished: tuple[Browser, Browser, str], stranger: Browser) -> None:
    text = record_of(stranger, finished[2])
    head, _, moves = text.partition("moves\n")
    cut = head + "moves\n" + "\n".join(moves.splitlines()[:40]) + "\n"
    answer = stranger.open_record(cut.encode())
    assert answer.status_code == 201
    state = stranger.state(answer.json()["id"])
    assert state["number"] == 40
    assert state["mine"] == [state["turn"]]
    stranger.play_any(state, seeded(1))
    problem(stranger.http.get(f"/api/tables/{state['id']}/record"), 422, "running")


def test_damaged_records_are_refused_with_the_line(
    finished: tuple[Browser, Browser, str], stranger: Browser
) -> None:
    text = record_of(stranger, finished[2])
    lines = text.splitlines()
    start = lines.index("moves") + 1

    def with_line(number: int, line: str) -> str:
        return "\n".join([*lines[: number - 1], line, *lines[number:]])

    damaged = {
        1: with_line(1, "tanglewood record 9"),
        4: with_line(4, "options: players=99"),
        5: with_line(5, "seed: " + "9" * 5000),
        start + 1: with_line(start + 1, "0 nonsense"),
        start + 5: with_line(start + 5, "9" * 5000 + " end"),
        start + 8: with_line(start + 8, "end"),
        start - 2: "\n".join(lines[: start - 1]),
    }
    for number, record in damaged.items():
        said = problem(stranger.open_record(record.encode()), 422)["message"]
        assert f"line {number}" in said, (number, said)
    other_seed = text.replace(f"seed: {SHORT}", "seed: 12")
    assert other_seed != text
    assert "line" in problem(stranger.open_record(other_seed.encode()), 422)["message"]
    other_result = text.replace("scores: ", "scores: 9")
    assert "scores" in problem(stranger.open_record(other_result.encode()), 422)["message"]


@pytest.mark.parametrize("record", [b"", b"\xff\xfe", b"hello", b"tanglewood record 1", b"\x00" * 1000])
def test_what_is_no_record_is_refused(stranger: Browser, record: bytes) -> None:
    problem(stranger.open_record(record), 422)
    assert not stranger.http.cookies


def test_records_with_a_damaged_byte_are_never_a_mistake_of_ours(
    finished: tuple[Browser, Browser, str], stranger: Browser
) -> None:
    ann, _, id = finished
    branch = ann.state(ann.done(f"/api/tables/{id}/branch", {"at": 30, "bot": "random"})["id"])
    assert branch["number"] == 0
    text = record_of(stranger, id)
    rng = seeded(8)
    for _ in range(60):
        place = rng.below(min(len(text), 1200))
        broken = text[:place] + "0 ;:=-\nxä9"[rng.below(10)] * (1 + rng.below(3)) + text[place + 1 :]
        answer = stranger.open_record(broken.encode())
        assert answer.status_code in (201, 404, 422), answer.text


# ---------------------------------------------------------------------- chat


def test_chat_has_an_end(server: Host, ann: Browser) -> None:
    id = ann.open_table()["id"]
    limits = server.services.chat.limits
    for number in range(5):
        assert ann.done(f"/api/tables/{id}/chat", {"text": f"line {number}"})["number"] == number
    server.services.chat.limits = type(limits)(chat_lines=5)
    try:
        problem(ann.post(f"/api/tables/{id}/chat", {"text": "one more"}), 422, "too-much")
    finally:
        server.services.chat.limits = limits
    assert [line["text"] for line in ann.get(f"/api/tables/{id}/chat")] == [f"line {n}" for n in range(5)]


# ---------------------------------------------------------------------- before the first move


def test_what_happened_while_the_table_was_set_up_is_told_to_all_alike(
    ann: Browser, bob: Browser, stranger: Browser
) -> None:
    made = ann.open_table(TWO, game="everdell", options={"nightweave": True, "first": "1"})
    bob.join(made["invitations"][0], "Bob")
    path = f"/api/tables/{made['id']}/opening"
    told = ann.get(path)
    assert [event["name"] for event in told[:2]] == ["nightweave-reveals", "nightweave-acts"]
    assert told[-1] == {
        "name": "turn",
        "seat": 1,
        "values": {},
        "words": "It is Bob\u2019s turn.",
        "head": True,
        "unasked": "",
    }
    assert all(event["words"] for event in told)
    for eyes in (bob, stranger):
        assert [event["values"] for event in eyes.get(path)] == [event["values"] for event in told]
    assert ann.get(f"/api/tables/{made['id']}/steps") == []  # the log begins with the first move


def test_nothing_happens_before_the_first_move_of_other_tables(ann: Browser) -> None:
    for game in ("mycelia", "everdell", "deep_forest"):
        made = ann.open_table(seed=3, game=game)
        assert ann.get(f"/api/tables/{made['id']}/opening") == []


@pytest.mark.one_engine
def test_no_id_of_a_table_begins_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["--D3yqe3YLw9B5lH", "-x3yqe3YLw9B5lH", "x-3yqe3YLw9B5lH"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id() == "x-3yqe3YLw9B5lH"
