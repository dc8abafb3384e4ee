"""Standing orders: carried out once, said in the log, revocable; and nobody hears of them before."""

from collections.abc import Iterator

import pytest

from postgres import Cluster
from serving import Browser, Host, Json, host, problem, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.kernel.state import NOBODY
from tanglewood.server.models.company import OrdersWish
from tanglewood.server.services.company.orders import Declinable, declinable, ordered_moves, yes_no
from tanglewood.server.sheets import has_offers

OFFERED, FORWARD = 22, 5
"""The seeds of a game of four and of moves at random: with them somebody is offered something soon."""
TWO: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


def laid(ann: Browser, bob: Browser) -> str:
    made = ann.open_table(TWO, seed=11, options={"first": "0"})
    assert bob.join(made["invitations"][0], "Bob").status_code == 200
    return str(made["id"])


def play_to_a_question(server: Host, ann: Browser, bob: Browser, id: str) -> tuple[Json, str]:
    """Play at random until Ann is asked for yes or no: the state, and the kind of the question."""
    rng = seeded(3)
    while True:
        ann.state(id)  # at her server everything that was acknowledged anywhere is known from here on
        live = server.table(id).live
        asked = yes_no(live.state)
        state = (ann, bob)[live.turn].state(id)
        if live.turn == 0 and asked is not None:
            return state, asked.kind
        assert not live.over
        (ann, bob)[live.turn].play_any(state, rng)


def test_a_question_is_answered_in_advance_and_the_log_says_so(
    server: Host, ann: Browser, bob: Browser
) -> None:
    id = laid(ann, bob)
    state, kind = play_to_a_question(server, ann, bob, id)
    before = bob.state(id)
    told = ann.get(f"/api/tables/{id}/orders")[0]
    assert [one["kind"] for one in told["answers"]].count(kind) == 1
    assert told["answers"][-1]["question"]
    problem(bob.post(f"/api/tables/{id}/seats/0/orders", {"lone": True}), 403, "not-your-seat")
    given = ann.done(f"/api/tables/{id}/seats/0/orders", {"lone": True, "answers": {kind: "no"}})
    assert {one["kind"]: one["answer"] for one in given[0]["answers"]}[kind] == "no"
    wait_until(lambda: ann.state(id)["number"] > state["number"])
    (step,) = (one for one in bob.get(f"/api/tables/{id}/steps") if one["number"] == state["number"])
    assert step["seat"] == 0
    assert "That was a standing order of Ann." in [line["words"] for line in step["story"]]
    mine = next(one for one in ann.get(f"/api/tables/{id}/steps") if one["number"] == state["number"])
    assert "That was your standing order." in [line["words"] for line in mine["story"]]
    assert server.rows("select kind from log where id = ? and number = ?", id, state["number"]) == [
        ("order",)
    ]
    assert bob.state(id)["number"] > before["number"]
    # It is the same after the table is read from the database again, and it cannot be taken back.
    server.do(forget(server, id))
    assert ann.get(f"/api/tables/{id}/steps")[state["number"]] == mine
    if ann.state(id)["turn"] == 0:
        problem(ann.undo(ann.state(id), 0), 422, "no-undo")
    # Whoever takes it back decides again.
    ann.done(f"/api/tables/{id}/seats/0/orders", {})
    assert server.rows("select * from orders where id = ?", id) == []
    asked, _ = play_to_a_question(server, ann, bob, id)
    assert ann.state(id)["number"] == asked["number"]


def moves_to_an_offer(server: Host, id: str) -> tuple[int, Declinable]:
    """After how many moves of `fast_forward` somebody is offered several things in another one's turn."""
    live = server.table(id).live
    state, rng, number = live.start(), seeded(FORWARD), 0
    while (asked := declinable(state)) is None or not asked.offered or len(asked.accepting) < 2:
        state.play(state.options()[rng.below(len(state.options()))])
        number += 1
    return number, asked


def test_a_favour_is_accepted_in_the_way_a_bot_likes_best(server: Host, ann: Browser, bob: Browser) -> None:
    seats: list[Json] = [{"kind": "me", "name": "Ann"}, *({"kind": "screen"} for _ in range(3))]
    id = ann.open_table(seats, seed=OFFERED)["id"]
    number, asked = moves_to_an_offer(server, id)
    server.fast_forward(id, FORWARD, number)
    state = ann.state(id)
    assert {choice["text"] for choice in state["choices"]} >= {move.text for move in asked.accepting}
    path = f"/api/tables/{id}/seats/{state['turn']}/orders"
    # Whoever wants something else does not get it by this.
    ann.done(path, {"lone": True, "answers": {asked.kind: "no"}, "favours": True})
    settle(server)
    assert ann.state(id)["number"] == number
    told = ann.done(path, {"favours": True})
    assert all(one["offers"] for one in told)
    wait_until(lambda: server.rows("select 1 from log where id = ? and kind = 'order'", id))
    ((text,),) = server.rows("select text from log where id = ? and number = ?", id, number)
    assert text in {move.text for move in asked.accepting}


@pytest.mark.one_engine
def test_games_say_whether_they_have_offers() -> None:
    """The tick is there where it can ever do something."""
    for game in ("mycelia", "everdell", "deep_forest"):
        info, met = lookup(game), False
        options = settle_options(game, info.settings, {"players": 4})
        state, rng = info.start(options, OFFERED), seeded(FORWARD)
        while state.turn != NOBODY:
            asked = declinable(state)
            met = met or (asked is not None and asked.offered)
            state.play(state.options()[rng.below(len(state.options()))])
        assert has_offers(info) == met, game


def settle(server: Host) -> None:
    """Let the server do what it has begun."""
    server.do(server.services.orders.tasks.finish())


async def forget(server: Host, id: str) -> None:
    server.services.tables.forget(await server.services.tables.table(id))


def test_nobody_sees_that_an_order_was_given(
    server: Host, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    assert server.clock()  # from now on it stands still
    ids = [laid(ann, bob), laid(ann, bob)]
    kinds = {"MY.eff.field mycelia-ask-remove": "yes"}
    seen: list[list[bytes]] = []
    for id, orders in zip(ids, ({}, {"favours": True, "answers": kinds}), strict=True):
        with bob.events(id) as stream:
            next(stream)
            ann.done(f"/api/tables/{id}/seats/0/orders", orders)
            answers = [
                eye.http.get(f"/api/tables/{id}{door}").text.replace(id, "")
                for eye in (bob, stranger)
                for door in ("", "/steps", "/mine", "/chat")
            ]
            ann.done(f"/api/tables/{id}/chat", {"text": "now"})
            while (event := next(stream)).name != "chat":  # of the order nothing was sent before it
                answers.append(event.raw.replace(id, ""))
        version = server.rows("select version from tables where id = ?", id)
        seen.append([*(one.encode() for one in answers), str(version).encode()])
        assert [one["seat"] for one in bob.get(f"/api/tables/{id}/orders")] == [1]
    assert seen[0] == seen[1]
    assert not any(b"event: update" in one for one in seen[1])
    assert "orders" in ann.get("/api/me/everything")
    assert kinds["MY.eff.field mycelia-ask-remove"] in str(ann.get("/api/me/everything")["orders"])
    assert bob.get("/api/me/everything")["orders"] == []


@pytest.fixture(scope="module")
def two_servers(
    engine: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Host, Host]]:
    if engine != "postgres":
        pytest.skip("several servers need PostgreSQL")
    running: Cluster = request.getfixturevalue("postgres")
    address = running.database()
    with (
        host(tmp_path_factory.mktemp("first"), database=address) as first,
        host(tmp_path_factory.mktemp("second"), database=address) as second,
    ):
        yield first, second


def test_of_two_servers_one_carries_an_order_out(two_servers: tuple[Host, Host]) -> None:
    first, second = two_servers
    with Browser(first.url) as ann, Browser(second.url) as bob:
        id = laid(ann, bob)
        _, kind = play_to_a_question(first, ann, bob, id)
        with ann.events(id) as here, bob.events(id) as there:  # both servers hear of every move
            next(here), next(there)
            ann.done(f"/api/tables/{id}/seats/0/orders", {"answers": {kind: "no"}, "lone": True})
            wait_until(lambda: first.rows("select 1 from log where id = ? and kind = 'order'", id))
            rng = seeded(4)
            for _ in range(60):
                turn = first.table(id).live.turn
                browser = (ann, bob)[turn]
                state = browser.state(id)
                if not state["choices"]:
                    continue  # an order is being carried out
                move = state["choices"][rng.below(len(state["choices"]))]["text"]
                assert browser.play(state, move).status_code in (200, 409, 422)
            numbers = [
                number for (number,) in first.rows("select number from log where id = ? order by number", id)
            ]
            assert numbers == list(range(len(numbers)))
            wait_until(lambda: first.table(id).live.number == second.table(id).live.number)
        # Every order was one that Ann had given, in the position in which it was carried out.
        given = OrdersWish(answers={kind: "no"}, lone=True)
        position, carried_out = first.table(id).live.start(), 0
        for seat, how, text in first.rows(
            "select seat, kind, text from log where id = ? order by number", id
        ):
            if how == "order":
                assert (seat, [move.text for move in ordered_moves(position, given)]) == (0, [text])
                carried_out += 1
            position.play(position.vocabulary().parse(text))
        assert carried_out >= 1
