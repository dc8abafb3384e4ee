"""Hidden information over the bytes: worlds that differ only in what somebody cannot know look the same."""

import json
from collections.abc import Iterator
from itertools import islice

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import fresh, random_game
from serving import Browser, Host, problem, read_events
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.state import NOBODY, State
from tanglewood.server.feed import encode
from tanglewood.server.model import Update
from tanglewood.server.queries import TableRow
from tanglewood.server.room import Entry, Room, SeatRow
from tanglewood.server.tables import hashed

SEEDS = st.integers(0, 2**40)
EYES: list[list[int]] = [[], [0], [1]]
SECRETS = ["a" * 30, "b" * 30]


def seats() -> list[SeatRow]:
    return [SeatRow("human", None, "ABC"[i], hashed(secret), None) for i, secret in enumerate(SECRETS)]


def moment(seed: int) -> State:
    """Some position of a random game, not too near to its end."""
    *_, last = islice(random_game(fresh("mycelia", seed), seed + 1), seed % 300 + 1)
    return last


def other_worlds(state: State, viewer: int, rng: Rng) -> Iterator[State]:
    """Worlds the viewer cannot tell from this one: all imagined anew, and only the others' cards."""
    yield state.imagine(viewer, rng)
    world = state.imagine(viewer, rng)
    assert isinstance(world, Mycelia)
    assert isinstance(state, Mycelia)
    # What comes next for the viewer stays the same, so that the two worlds go on alike for long.
    world.pile = state.pile
    world.chance = Rng(state.chance.word)
    if viewer != NOBODY:
        world.players[viewer] = state.players[viewer].copy()
    yield world


def room_of(state: State) -> Room:
    return Room("x", "mycelia", state.settings(), 1, state.text(), seats())


def seen(events: list[Event], viewer: int) -> list[object]:
    return [(event.name, event.seat, event.seen_by(viewer)) for event in events]


def news(room: Room, mine: list[int]) -> bytes:
    """What a person with these seats is sent after a move."""
    return encode(Update(room.steps(mine, max(0, room.number - 1)), room.show(mine, set())))


def everything(room: Room, mine: list[int]) -> list[bytes]:
    """All else that this person can ask for, as bytes."""
    past = room.number // 2, room.at(room.number // 2)
    return [
        encode(room.show(mine, set(), past)),
        encode(room.steps(mine)),
        encode(room.opened(mine)),
        encode(room.seat_infos(mine, set())),
    ]


def something_came_to_light(entry: Entry) -> bool:
    """By chance, or because the last card of a hand, which must be played, was played unasked."""
    return any(
        event.chance or (event.name == "played" and entry.text != f"play {event.open['card']}")
        for event in entry.events
    )


def common_moves(one: Room, two: Room) -> list[str]:
    there = {move.text for move in two.state.options()}
    return [move.text for move in one.state.options() if move.text in there]


@pytest.mark.parametrize("mine", EYES)
@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_rooms_that_differ_in_what_is_hidden_send_the_same_bytes(mine: list[int], seed: int) -> None:
    state = moment(seed)
    viewer = mine[0] if mine else NOBODY
    rng = seeded(seed + 2)
    for world in other_worlds(state, viewer, rng):
        one, two = room_of(state), room_of(world)
        assert news(one, mine) == news(two, mine)
        while not one.over and one.number < 80:
            both = common_moves(one, two)
            if one.state.turn == viewer:
                assert len(both) == len(one.state.options()) == len(two.state.options())
            if not both:
                break
            seat, move = one.state.turn, both[rng.below(len(both))]
            entries = one.play(seat, move), two.play(seat, move)
            if seen(entries[0].events, viewer) != seen(entries[1].events, viewer):
                assert any(something_came_to_light(entry) for entry in entries)
                one.undo(seat)  # up to here the worlds were alike for the viewer, so the logs are as well
                two.undo(seat)
                one.entries[-2:] = two.entries[-2:] = []
                break
            assert news(one, mine) == news(two, mine)
        assert everything(one, mine) == everything(two, mine)


def test_the_worlds_of_this_test_do_differ_and_go_on_alike_for_long() -> None:
    lengths = []
    for seed in range(20):
        state = moment(seed * 17)
        _, world = other_worlds(state, 0, seeded(seed))
        one, two = room_of(state), room_of(world)
        rng = seeded(seed)
        while not one.over and (both := common_moves(one, two)):
            move = both[rng.below(len(both))]
            one.play(one.state.turn, move)
            two.play(two.state.turn, move)
            if one.state.view(0) != two.state.view(0):
                break
        lengths.append(one.number if state.text() != world.text() else 0)
    assert sum(length > 5 for length in lengths) >= 5, lengths


# ---------------------------------------------------------------------- through the doors


def twin_tables(server: Host, state: State, world: State) -> tuple[str, str]:
    """Two tables of the same house, in these positions."""
    found = [
        server.do(server.house.found(TableRow("mycelia", state.settings(), 1, position.text(), seats())))
        for position in (state, world)
    ]
    return found[0].room.id, found[1].room.id


def sit_down(server: Host, seat: int) -> Browser:
    browser = Browser(server.url)
    if seat != NOBODY:
        browser.http.cookies.set("tanglewood", SECRETS[seat])
    return browser


def answers(browser: Browser, id: str, number: int) -> list[str]:
    """What all the doors say to somebody, without the name of the table and the date."""
    paths = ["", "/steps", f"?at={number // 2}", "/record", "/chat"]
    said = [browser.http.get(f"/api/tables/{id}{path}") for path in paths]
    wrong = {"number": number, "seat": max(0, number % 2), "move": "end"}
    if browser.state(id)["choices"] and "end" in {c["text"] for c in browser.state(id)["choices"]}:
        wrong["move"] = "take nothing"
    said.append(browser.post(f"/api/tables/{id}/moves", wrong))
    with browser.http.stream("GET", f"/api/tables/{id}/events?after=0") as answer:
        stream = [next(read_events(answer)).raw]
    return [plain(answer, id) for answer in said] + [line.replace(id, "ID") for line in stream]


def plain(answer: httpx.Response, id: str) -> str:
    kept = {k: v for k, v in answer.headers.items() if k not in ("date", "content-length", "set-cookie")}
    return f"{answer.status_code} {kept} {answer.text}".replace(id, "ID")


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_doors_say_the_same_in_worlds_that_differ_in_what_is_hidden(server: Host, viewer: int) -> None:
    for seed in range(3):
        state = moment(50 + seed * 31)
        for world in other_worlds(state, viewer, seeded(seed)):
            ids = twin_tables(server, state, world)
            rooms = [server.table(id).room for id in ids]
            rng = seeded(seed)
            players = [sit_down(server, 0), sit_down(server, 1)]
            eyes = sit_down(server, viewer)
            for number in range(12):
                one, two = (answers(eyes, id, number) for id in ids)
                assert one == two
                both = common_moves(*rooms)
                seat = rooms[0].state.turn
                if seat == viewer and number == 0:
                    hints = [eyes.http.get(f"/api/tables/{id}/hint") for id in ids]
                    assert plain(hints[0], ids[0]) == plain(hints[1], ids[1])
                if not both:
                    break
                move = both[rng.below(len(both))]
                body = {"number": number, "seat": seat, "move": move}
                sent = [players[seat].post(f"/api/tables/{id}/moves", body) for id in ids]
                happened = [seen(room.entries[-1].events, viewer) for room in rooms]
                if happened[0] != happened[1] or rooms[0].over:
                    break
                if seat == viewer:
                    assert plain(sent[0], ids[0]) == plain(sent[1], ids[1])


def test_seed_position_and_chance_are_never_told_while_the_game_runs(
    server: Host, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    seed = 314159265358979323
    link = ann.open_table([{"kind": "me"}, {"kind": "link"}], seed=seed)
    id = link["id"]
    bob.join(link["invitations"][0])
    room = server.table(id).room
    people = [ann, bob]
    rng = seeded(9)
    said: list[str] = []
    words: set[str] = {str(seed)}
    with stranger.events(id) as watched, ann.events(id, after=0) as mine:
        for number in range(60):
            words.add(str(room.state.chance.word))
            secret_lines = {
                line
                for line in map(str.strip, room.state.text().splitlines())
                if line.startswith(("draw", "pile"))
            }
            words |= {line for line in secret_lines if len(line) > 20}
            for person in (ann, bob, stranger):
                said.append(person.http.get(f"/api/tables/{id}").text)
                refusal = person.http.get(f"/api/tables/{id}/record")
                problem(refusal, 422, "running")
                said.append(refusal.text)
                if number % 20 == 19:
                    said.append(person.http.get(f"/api/tables/{id}/steps").text)
                    said.append(person.http.get(f"/api/tables/{id}?at={number // 2}").text)
            turn = room.state.turn
            if number % 20 == 3:
                said.append(people[turn].http.get(f"/api/tables/{id}/hint").text)
                branch = people[turn].post(f"/api/tables/{id}/branch", {"at": 0})
                problem(branch, 422, "running")
            options = room.state.options()
            body = {"number": number, "seat": turn, "move": options[rng.below(len(options))].text}
            said.append(people[turn].post(f"/api/tables/{id}/moves", body).text)
        for stream in (watched, mine):
            while True:
                event = next(stream)
                said.append(event.raw)
                if event.id == "60":
                    break
    assert len(words) > 15
    for text in said:
        for word in words:
            assert word not in text
        assert '"seed"' not in text
        assert '"position"' not in text


def test_nobody_sees_the_cards_of_another_hand(server: Host, ann: Browser, bob: Browser) -> None:
    link = ann.open_table([{"kind": "me"}, {"kind": "link"}], seed=5)
    id = link["id"]
    bob.join(link["invitations"][0])
    views = {0: ann.state(id)["view"], 1: bob.state(id)["view"]}
    for seat, view in views.items():
        assert len(view["players"][seat]["hand"]) == view["players"][seat]["hand_count"]
        assert view["players"][1 - seat]["hand"] == []
    watched = Browser(server.url).state(id)
    assert [player["hand"] for player in watched["view"]["players"]] == [[], []]
    assert watched["viewer"] == NOBODY
    assert watched["choices"] == []
    assert json.dumps(watched).count('"mine": true') == 0
