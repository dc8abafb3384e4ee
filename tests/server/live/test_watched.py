"""Bots play while somebody looks; looking back is quick however long the game was."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from serving import GENEROUS, SHORT, Browser, Host, Json, host, next_of, wait_until
from tanglewood.kernel.chance import seeded
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.history import INLINE_MOVES, PER_GAME, SPACING, Snapshots, position_at
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.live.watchers import Viewer
from tanglewood.server.thinking.queue import SEATED, WATCHED, Requester

BOTS: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
MINUTE = 60.0


@pytest.fixture(scope="module")
def server(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("data"), replace(GENEROUS, watched_seconds=MINUTE)) as running:
        yield running


def pause(server: Host, id: str) -> int:
    """Let a minute pass without anybody looking: the bots stop, and how far they came."""
    table = server.table(id)
    server.clock.go_on(MINUTE)
    wait_until(lambda: table.bots is None)
    return table.live.number


# ---------------------------------------------------------------------- bots


def test_bots_at_a_table_nobody_looks_at_pause(server: Host, ann: Browser) -> None:
    server.clock.go_on(0)
    id = ann.open_table(BOTS, seed=1)["id"]
    live = server.table(id).live
    wait_until(lambda: live.number > 3)
    before = pause(server, id)
    # Asking for other tables, or for the list of one's own, is not looking at this one.
    ann.get("/api/tables")
    ann.open_table(seed=1)
    assert server.table(id).bots is None
    assert live.number == before
    ann.state(id)
    wait_until(lambda: live.number > before + 3)


@pytest.mark.parametrize("door", ["/steps", "/chat", "/opening", "?at=0"])
def test_any_request_for_a_table_is_looking(server: Host, stranger: Browser, ann: Browser, door: str) -> None:
    id = ann.open_table(BOTS, seed=2)["id"]
    before = pause(server, id)
    stranger.get(f"/api/tables/{id}{door}")
    wait_until(lambda: server.table(id).live.number > before)


def test_who_listens_looks_for_as_long_as_they_do(server: Host, ann: Browser, stranger: Browser) -> None:
    id = ann.open_table(BOTS, seed=3)["id"]
    pause(server, id)
    with stranger.events(id) as stream:
        seen = int(next_of(stream, "update").id)
        for _ in range(3):
            server.clock.go_on(100 * MINUTE)
            seen += 3
            while int(next_of(stream, "update").id) < seen:
                pass


def test_bots_go_on_when_a_person_comes_back(server: Host, ann: Browser) -> None:
    id = ann.open_table([{"kind": "me"}, *BOTS], seed=4, options={"first": "1"})["id"]
    pause(server, id)
    wait_until(lambda: ann.state(id)["turn"] == 0)


def test_bots_whose_player_is_there_come_first(
    server: Host, ann: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    requesters: dict[str, set[Requester]] = {}
    choose = server.services.pool.choose

    async def listen(requester: Requester, *args: object) -> str:
        requesters.setdefault(requester.table, set()).add(requester)
        return await choose(requester, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(server.services.pool, "choose", listen)
    mine = ann.open_table([{"kind": "me"}, BOTS[0]], seed=4, options={"first": "1"})["id"]
    theirs = ann.open_table(BOTS, seed=4)["id"]
    wait_until(lambda: {mine, theirs} <= requesters.keys())  # bots of other tests' tables may still play
    assert {requester.rank for requester in requesters[mine]} == {SEATED}
    assert {requester.rank for requester in requesters[theirs]} == {WATCHED}
    assert {requester.address for requester in requesters[mine]} == {"127.0.0.1"}


# ---------------------------------------------------------------------- looking back


def new_game() -> LiveGame:
    seats = [TableSeat("human", None, "", b"a", None) for _ in range(2)]
    return LiveGame("x", "mycelia", {"players": 2}, SHORT, "", seats)


@pytest.mark.one_engine
def test_moves_have_no_words_where_all_look_on_until_the_game_is_over() -> None:
    """A server that hears of moves from another one says nothing that nobody reads; then all of it."""
    played, heard, dice = new_game(), new_game(), seeded(1)
    heard.spoken.clear()
    while not played.over:
        options = played.state.options()
        seat, number = played.turn, played.number
        played.play(seat, options[dice.below(len(options))])
        if dice.below(3) == 0 and not played.why_no_undo(seat):
            played.undo(seat)
        before = [bool(entry.labels) for entry in heard.entries]
        heard.replay([entry.stored for entry in played.entries[number:]])
        assert heard.steps(Viewer(), number) == played.steps(Viewer(), number)
        assert not any(before)
    assert [bool(entry.labels) for entry in heard.entries[-2:]] == [False, True]
    assert heard.steps(Viewer()) == played.steps(Viewer())


def long_game(moves: int, undo: bool = True) -> LiveGame:
    """A game that goes on for long, with moves taken back now and then."""
    seats = [TableSeat("human", None, "", b"a", None) for _ in range(2)]
    live = LiveGame("x", "mycelia", {"players": 2}, 3, "", seats)
    rng = seeded(1)
    while live.number < moves:
        seat = live.state.turn
        options = live.state.options()
        live.play(seat, options[rng.below(len(options))])
        if undo and rng.below(3) == 0 and not live.why_no_undo(seat):
            live.undo(seat)
    return live


def look(snapshots: Snapshots, live: LiveGame, number: int) -> tuple[str, int]:
    """A position, and how many moves had to be played for it."""
    replay = snapshots.replay_to(live, number)
    left = replay.left
    return snapshots.keep(replay.run()).text(), left


def test_the_past_is_the_same_by_every_way() -> None:
    live = long_game(300)
    assert any(entry.kind == "undo" for entry in live.entries)
    snapshots = Snapshots(1000)
    rng = seeded(7)
    for _ in range(120):
        number = rng.below(live.number + 1)
        assert look(snapshots, live, number)[0] == position_at(live, number).text()
    assert look(snapshots, live, live.number)[0] == live.state.text()


def test_who_looks_back_does_not_wait_for_the_whole_game() -> None:
    live = long_game(500, undo=False)
    snapshots = Snapshots(1000)
    assert look(snapshots, live, 499)[1] == 499
    rng = seeded(3)
    assert all(look(snapshots, live, rng.below(500))[1] < SPACING <= INLINE_MOVES for _ in range(50))
    # Going on from there is no longer way either.
    assert max(look(snapshots, live, number)[1] for number in range(500)) < SPACING


def test_what_is_kept_has_bounds() -> None:
    snapshots = Snapshots(20)
    games = [long_game(200, undo=False) for _ in range(8)]
    for live in games:
        look(snapshots, live, 200)
    assert len(snapshots.kept) == 20
    assert look(snapshots, games[-1], 190)[1] < SPACING, "what was used last is kept"
    assert look(snapshots, games[0], 190)[1] == 190
    longest = Snapshots(10**6)
    live = long_game(300, undo=False)
    live.entries *= 70  # as if it had gone on for so long
    replay = longest.replay_to(live, 300)
    assert 20_000 / replay.spacing <= PER_GAME


def test_the_server_remembers_the_way(server: Host, ann: Browser) -> None:
    id = ann.open_table(seed=3)["id"]
    server.fast_forward(id, 1, 150)
    live = server.table(id).live
    assert ann.state(id, at=149)["number"] == 149
    assert server.services.history.snapshots.replay_to(live, 149).left < SPACING
