"""Names, used invitations, and seats that move to another device."""

from pathlib import Path

from msgspec.structs import replace

from serving import GENEROUS, Browser, Host, Json, databases, host, next_of, problem, process, stored

ME = {"kind": "me", "name": "Ann"}
FRIEND = {"kind": "link"}
TEN_MINUTES = 600


def code_for(browser: Browser, id: str, seat: int) -> Json:
    made: Json = browser.done(f"/api/tables/{id}/seats/{seat}/code")
    return made


def test_two_people_have_two_names(ann: Browser, bob: Browser) -> None:
    made = ann.open_table([ME, FRIEND, {"kind": "bot", "bot": "random"}], seed=5)
    (invitation,) = made["invitations"]
    for name in ("Ann", " aNN ", "ANN"):
        said = problem(bob.join(invitation, name), 422, "name-taken")["message"]
        assert f"How about {name.strip()} 2?" in said
    assert problem(bob.join(invitation, "Ada"), 422, "name-taken")
    assert bob.join(invitation, "Ann 2").status_code == 200, "a refusal uses no invitation up"


def test_a_new_table_has_two_names_as_well(ann: Browser) -> None:
    seats = [ME, {"kind": "screen", "name": "ann"}]
    problem(ann.post("/api/tables", {"game": "mycelia", "seats": seats}), 422, "name-taken")
    seats = [{"kind": "me"}, {"kind": "screen"}]
    assert ann.post("/api/tables", {"game": "mycelia", "seats": seats}).status_code == 201


def test_an_invitation_says_at_once_what_it_is_worth(ann: Browser, bob: Browser, stranger: Browser) -> None:
    made = ann.open_table([ME, {"kind": "link", "name": "Bob"}], seed=5)
    (invitation,) = made["invitations"]
    door, token = f"/api/tables/{made['id']}/invitation", {"token": invitation["link"].split("=")[1]}
    assert stranger.done(door, token) == {"seat": 1, "name": "Bob", "mine": False}
    assert not stranger.http.cookies
    bob.join(invitation)
    assert bob.done(door, token) == {"seat": 1, "name": "Bob", "mine": True}
    said = problem(stranger.post(door, token), 410, "used-invitation")["message"]
    assert said.startswith("Bob has taken this seat")
    assert problem(stranger.join(invitation), 410, "used-invitation")["message"] == said
    unknown = problem(stranger.post(door, {"token": "x" * 32}), 410, "used-invitation")["message"]
    assert "incomplete" in unknown


def test_a_seat_moves_by_a_code(server: Host, ann: Browser, bob: Browser, stranger: Browser) -> None:
    made = ann.open_table([ME, FRIEND], options={"first": "0"}, seed=5)
    id = made["id"]
    bob.join(made["invitations"][0], "Bob")
    problem(stranger.post(f"/api/tables/{id}/seats/0/code"), 403, "not-your-seat")
    problem(bob.post(f"/api/tables/{id}/seats/0/code"), 403, "not-your-seat")
    code = code_for(ann, id, 0)
    assert code["link"] == f"/table/{id}#seat={code['code'].replace('-', '')}"
    problem(bob.post("/api/seats", {"code": code["code"]}), 422, "sits-here")
    with ann.events(id, looking=-1) as stream:
        assert next_of(stream, "update").data["state"]["choices"]
        typed = code["code"].lower().replace("-", " ")
        assert stranger.done("/api/seats", {"code": typed}) == {"id": id}
        seen = next_of(stream, "update").data["state"]
    assert (seen["mine"], seen["viewer"], seen["choices"]) == ([], -1, []), "the old device looks on"
    assert ann.state(id)["mine"] == []
    assert stranger.state(id)["mine"] == [0]
    assert stranger.state(id)["seats"][0]["name"] == "Ann"
    problem(bob.post("/api/seats", {"code": code["code"]}), 410, "used-code")
    back = code_for(stranger, id, 0)
    assert ann.done("/api/seats", {"code": back["code"]}) == {"id": id}
    assert ann.state(id)["choices"]


def test_a_code_is_short_lived_and_the_last_one_counts(server: Host, ann: Browser, bob: Browser) -> None:
    id = ann.open_table([ME, {"kind": "bot"}], seed=5)["id"]
    old, new = code_for(ann, id, 0), code_for(ann, id, 0)
    problem(bob.post("/api/seats", {"code": old["code"]}), 410, "used-code")
    server.clock.go_on(TEN_MINUTES)
    problem(bob.post("/api/seats", {"code": new["code"]}), 410, "used-code")
    assert not bob.http.cookies, "a refusal hands out no secret"


def test_one_of_two_seats_leaves_a_shared_screen(server: Host, ann: Browser, bob: Browser) -> None:
    seats = [ME, {"kind": "screen", "name": "Cleo"}, {"kind": "screen", "name": "Dan"}]
    id = ann.open_table(seats, options={"first": "0"}, seed=5)["id"]
    code = code_for(ann, id, 0)
    with ann.events(id, looking=0) as stream:
        assert next_of(stream, "update").data["state"]["viewer"] == 0
        bob.done("/api/seats", {"code": code["code"]})
        seen = next_of(stream, "update").data["state"]
    assert seen["mine"] == [1, 2]
    assert seen["viewer"] == -1, "nobody's eyes are on the screen until somebody takes it"
    problem(ann.http.get(f"/api/tables/{id}", params={"looking": 0}), 403, "not-your-seat")


def test_votes_go_along(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, watched_seconds=60.0)) as server:
        ann, bob, cara, phone = (Browser(server.url) for _ in range(4))
        made = ann.open_table([ME, FRIEND, FRIEND], seed=5)
        bob.join(made["invitations"][0], "Bob")
        cara.join(made["invitations"][1], "Cara")
        id = made["id"]
        server.clock.go_on(61)
        ann.done(f"/api/tables/{id}/seats/1/vote")
        phone.done("/api/seats", {"code": code_for(ann, id, 0)["code"]})
        assert cara.state(id)["seats"][1]["votes"] == [0]
        assert cara.done(f"/api/tables/{id}/seats/1/vote")["seats"][1]["stand_in"] == "greedy"


def test_codes_are_guessed_slowly(tmp_path: Path) -> None:
    with host(tmp_path, replace(GENEROUS, codes_per_minute=3.0)) as server, Browser(server.url) as bob:
        statuses = [bob.post("/api/seats", {"code": f"WRONG{n}"}).status_code for n in range(5)]
        assert statuses == [410, 410, 410, 429, 429]


def test_codes_are_nowhere_but_where_they_are_handed_out(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with process(data) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        id = ann.open_table([ME, {"kind": "bot"}])["id"]
        unused, used = code_for(ann, id, 0)["code"], ""
        bob.http.get(f"/api/tables/{id}/{unused}")
        used = code_for(ann, id, 0)["code"]
        assert bob.done("/api/seats", {"code": used}) == {"id": id}
        said = str(bob.state(id)) + str(ann.state(id)) + str(bob.get(f"/api/tables/{id}/chat"))
        server.stop()
        stderr = server.stderr()
    kept = b"".join(file.read_bytes() for file in data.iterdir()) if data.is_dir() else b""
    if databases.of(data):
        kept = str([stored(data, f"select * from {table}") for table in ("seats", "codes", "chat")]).encode()
    for code in (unused, used, unused.replace("-", ""), used.replace("-", "")):
        assert code.encode() not in kept
        assert code not in stderr
        assert code not in said
    assert stored(data, "select count(*) from codes") == [(0,)]
