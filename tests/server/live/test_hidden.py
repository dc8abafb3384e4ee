"""Hidden information over the bytes: worlds that differ only in what somebody cannot know look the same.

Every game and variant, every seat, spectators, and people who share a screen. Two tables of a real server
are in such worlds; everything a viewer can ask for or is sent has to be the same, byte by byte.
"""

import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest

from mixes import Options, any_mix
from playing import TABLES, every_table, fresh
from serving import GENEROUS, Browser, Event, Host, host, next_of, problem
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.state import NOBODY
from tanglewood.server.live import history
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat, hashed
from tanglewood.server.store import TableRow
from tanglewood.server.thinking import queue
from worlds import Worlds, moment, verb

STEPS = 8
"""Entries of a log, at the most."""
WRONG = 2
"""Wishes that are refused, of which the answers are compared at every step."""
SCREEN = 9
"""Instead of a seat: two people share a screen, and the one at seat 0 looks at it."""
HIDDEN: list[tuple[str, str, Options, int]] = [
    ("deep_forest", "strip strip", {}, 0),
    ("everdell", "discard hand", {}, 0),
    ("everdell", "hand hand", {}, 0),
    ("everdell", "play hand", {}, 0),
    ("everdell", "to seat", {}, 0),
    ("everdell", "play legend", {"legends": "both"}, 340),
]
"""Moves that choose something only their player sees, the options they need, and a seed from which on they
are not far. They have to be met with different things in the two worlds, or the comparison has no teeth. In
Mycelia whatever is chosen from a hand is open at once."""


@pytest.fixture(scope="module")
def twin_host(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose hints are cut off by their iterations, never by the clock, and where every third
    position is kept for those who look back."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(queue, "MAX_SECONDS", 600.0)
        patch.setattr(queue, "MIN_SECONDS", 600.0)
        patch.setattr(history, "SPACING", 3)
        with host(
            tmp_path_factory.mktemp("data"), msgspec.structs.replace(GENEROUS, hint_iterations=6)
        ) as it:
            yield it


class Twins:
    """Two tables in worlds that a viewer cannot tell apart, and the viewer's two pairs of eyes."""

    def __init__(self, server: Host, worlds: Worlds, screen: bool, rng: Rng) -> None:
        self.worlds = worlds
        self.rng = rng
        players = int(worlds.one.settings()["players"])
        shared = [0, 1] if screen else []
        self.secrets = [("s" if seat in shared else "abcdef"[seat]) * 30 for seat in range(players)]
        self.looking: dict[str, Any] = {"looking": worlds.viewer} if screen else {}
        self.players = [someone(server, secret) for secret in self.secrets]
        self.secret = self.secrets[worlds.viewer] if worlds.viewer != NOBODY else ""
        self.eyes = someone(server, self.secret)
        self.ids = [
            lay_table(server, world.text(), worlds, self.secrets) for world in (worlds.one, worlds.two)
        ]
        self.games: list[LiveGame] = [server.table(id).live for id in self.ids]
        self.hinted = False

    @contextlib.contextmanager
    def watched(self) -> Iterator[list[Iterator[Event]]]:
        with ExitStack() as stack:
            yield [stack.enter_context(self.eyes.events(id, after=0, **self.looking)) for id in self.ids]

    def act(self, seat: int, door: str, **wishes: tuple[object, object]) -> bool:
        """Somebody does something at both tables; whether it was granted at both."""
        number = self.games[0].number
        said = []
        for i, id in enumerate(self.ids):
            body = {"number": number, "seat": seat, **{key: both[i] for key, both in wishes.items()}}
            looking = self.looking if seat == self.worlds.viewer else {}
            address = f"/api/tables/{id}/{door}"
            said.append(self.players[seat].http.post(address, json=body, params=looking))
        if seat == self.worlds.viewer:
            assert plain(said[0], self.ids[0]) == plain(said[1], self.ids[1])
        return [answer.status_code for answer in said] == [200, 200]

    def look(self) -> None:
        """Ask for everything the viewer can ask for, and for much that is refused."""
        number = self.games[0].number
        paths = ["", "/steps", "/opening", "/chat", "/record", "/analysis"]
        asks: list[tuple[str, object]] = [(path, None) for path in paths]
        asks += [(f"/seats/{seat}/bot", {"bot": "random"}) for seat in self.others()]
        asks += [("/undo", {"number": number + 1, "seat": 0}), ("/branch", {"at": number}), ("/rematch", {})]
        asks.append(("/analysis", {"level": ""}))
        if self.worlds.one.turn == self.worlds.viewer and not self.hinted and self.worlds.known_alike():
            self.hinted = True
            asks.append(("/hint", None))
        self.compare(asks)
        for at in range(number + 1):
            self.compare([("", None)], at=at)

    def others(self) -> list[int]:
        """The seats that are not the viewer's; nobody may seat a bot there."""
        return [seat for seat, secret in enumerate(self.secrets) if secret != self.secret]

    def wish(self) -> None:
        """Wish for what is refused: refusals tell nothing either."""
        self.compare([("/moves", body) for body in self.wrong(self.games[0].number)])

    def compare(self, asks: list[tuple[str, object]], **query: int) -> None:
        for path, body in asks:
            one, two = (self.ask(id, path, body, query) for id in self.ids)
            assert one == two, (path, body, query)

    def ask(self, id: str, path: str, body: object, query: dict[str, int]) -> str:
        address = f"/api/tables/{id}{path}"
        http = self.eyes.http
        params = {**self.looking, **query}
        answer = (
            http.get(address, params=params) if body is None else http.post(address, json=body, params=params)
        )
        if "at" in query:
            assert answer.json()["number"] == query["at"]
        return plain(answer, id)

    def wrong(self, number: int) -> Iterator[dict[str, object]]:
        """Moves that are no options in either world, and texts that are no moves."""
        seat = max(0, self.worlds.viewer)
        state = self.worlds.one
        offered = {move.text for world in (state, self.worlds.two) for move in world.options()}
        words = state.vocabulary().all
        for _ in range(WRONG):
            text = words[self.rng.below(len(words))].text
            if text not in offered:
                yield {"number": number, "seat": seat, "move": text}
        yield {"number": number, "seat": seat, "move": "what is in your hand"}


def someone(server: Host, secret: str) -> Browser:
    browser = Browser(server.url)
    browser.http.headers["accept-encoding"] = "identity"
    if secret:
        browser.http.cookies.set("tanglewood", secret)
    return browser


def lay_table(server: Host, position: str, worlds: Worlds, secrets: list[str]) -> str:
    seats = [TableSeat("human", None, "ABCDEF"[i], hashed(secret), None) for i, secret in enumerate(secrets)]
    game = position.split()[0]
    found = server.do(server.services.lobby.add(TableRow(game, worlds.one.settings(), 1, position, seats)))
    return found.live.id


def plain(answer: httpx.Response, id: str) -> str:
    """An answer without the name of the table and the date."""
    kept = {key: value for key, value in answer.headers.items() if key not in ("date", "set-cookie")}
    return f"{answer.status_code} {kept} {answer.text}".replace(id, "ID")


def compare(server: Host, game: str, options: Options, viewer: int, seed: int) -> Counter[str]:
    """Play in two worlds; the moves that touched other things in the one than in the other."""
    met: Counter[str] = Counter()
    seat = 0 if viewer == SCREEN else viewer
    state = moment(game, seed, seat, **options)
    if state is None:
        return met
    twins = Twins(server, Worlds(state, seat, seeded(seed)), viewer == SCREEN, seeded(seed + 1))
    with twins.watched() as streams:
        hear(streams, twins.ids)
        twins.look()
        while twins.games[0].number < STEPS and twins.worlds.one.turn != NOBODY:
            twins.wish()
            moves = twins.worlds.moves()
            if moves is None:
                break
            if moves[0] != moves[1]:
                met[verb(moves[0])] += 1
            play(twins, moves, streams)
        if not twins.games[0].over:  # then the record is there for all
            twins.look()
    return met


def play(twins: Twins, moves: tuple[Move, Move], streams: list[Iterator[Event]]) -> None:
    """Play in both worlds, and now and then take it back and play it again."""
    seat = twins.worlds.one.turn
    tries = 2 if twins.rng.below(3) == 0 else 1
    for last in range(tries):
        assert twins.act(seat, "moves", move=(moves[0].text, moves[1].text))
        hear(streams, twins.ids)
        if last == tries - 1 or any(live.why_no_undo(seat) for live in twins.games):
            break
        assert twins.act(seat, "undo")
        hear(streams, twins.ids)
    twins.worlds.play(*moves)


def hear(streams: list[Iterator[Event]], ids: list[str]) -> None:
    """The next update of both streams."""
    one, two = (
        next_of(stream, "update").raw.replace(id, "ID") for stream, id in zip(streams, ids, strict=True)
    )
    assert one == two


def viewers(options: Options) -> list[int]:
    players = int(options.get("players", 2))
    return [*range(players), NOBODY, *([SCREEN] if players > 1 else [])]


@every_table
def test_worlds_that_differ_in_what_is_hidden_send_the_same_bytes(
    twin_host: Host, game: str, options: Options
) -> None:
    """Every variant with the eyes of one, who is somebody else in the next variant."""
    eyes = viewers(options)[-3:]
    seed = TABLES.index((game, options)) % len(eyes)
    compare(twin_host, game, options, eyes[seed], seed)


@pytest.mark.long
@every_table
def test_worlds_send_the_same_bytes_to_everybody(twin_host: Host, game: str, options: Options) -> None:
    for seed, viewer in enumerate(viewers(options)[-3:]):
        compare(twin_host, game, options, viewer, seed)


@pytest.mark.soak
@every_table
def test_many_worlds_that_differ_in_what_is_hidden_send_the_same_bytes(
    twin_host: Host, game: str, options: Options
) -> None:
    for seed in range(60):
        for viewer in viewers(options):
            compare(twin_host, game, options, viewer, seed)


@pytest.mark.parametrize(
    "number", [1, 2, *(pytest.param(one, marks=pytest.mark.long) for one in (0, 3, 4, 5))]
)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_worlds_of_any_mix_of_options_send_the_same_bytes(twin_host: Host, game: str, number: int) -> None:
    compare_mix(twin_host, game, number)


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(GAMES))
def test_worlds_of_many_mixes_of_options_send_the_same_bytes(twin_host: Host, game: str) -> None:
    for number in range(1000):
        compare_mix(twin_host, game, number)


def compare_mix(server: Host, game: str, number: int) -> None:
    """Options that no variant has together hide things too: her intrigues, legends of two against her."""
    options = any_mix(GAMES[game], number)
    eyes = viewers(options)
    compare(server, game, options, eyes[number % len(eyes)], number)


@pytest.mark.parametrize(("game", "hidden", "options", "first"), HIDDEN)
def test_choices_of_hidden_things_send_the_same_bytes(
    twin_host: Host, game: str, hidden: str, options: Options, first: int
) -> None:
    options = {"players": 3, **options}
    for seed in range(first, first + 1000):
        state = moment(game, seed, NOBODY, **options)
        if state is not None and hidden in met_on_the_way(Worlds(state, NOBODY, seeded(seed))):
            assert hidden in compare(twin_host, game, options, NOBODY, seed)
            return
    pytest.fail(f"no {hidden!r} with different things: what is open about it tells the worlds apart")


def met_on_the_way(worlds: Worlds) -> set[str]:
    """The moves that touch different things in the two worlds, without a server."""
    met: set[str] = set()
    for _ in range(STEPS // 2):
        moves = worlds.moves() if worlds.one.turn != NOBODY else None
        if moves is None:
            break
        if moves[0] != moves[1]:
            met.add(verb(moves[0]))
        worlds.play(*moves)
    return met


def test_what_happens_before_the_first_move_names_no_hidden_card(twin_host: Host) -> None:
    """Nightweave acts while the table is set up; nobody's hand may show in that."""
    told = 0
    names = {str(card.get("id")): str(card["name"]) for card in lookup("everdell").described()}
    for seed in range(8):
        state = fresh("everdell", seed, players=2, nightweave=True)
        seats = [TableSeat("human", None, "AB"[i], hashed("ab"[i] * 30), None) for i in range(2)]
        id = twin_host.do(
            twin_host.services.lobby.add(TableRow("everdell", state.settings(), seed, "", seats))
        ).live.id
        hands = [
            someone(twin_host, who * 30).state(id)["view"]["players"][i]["hand"] for i, who in enumerate("ab")
        ]
        for viewer, who in enumerate(["a" * 30, "b" * 30, ""]):
            eyes = someone(twin_host, who)
            view = eyes.state(id)["view"]
            del view["unseen"]
            seen = json.dumps(view)
            said = eyes.http.get(f"/api/tables/{id}/opening").json()
            told += len(said)
            # A list of cards is one string; and a sentence has their names.
            values = {
                word for event in said for value in event["values"].values() for word in str(value).split()
            }
            sentences = " ".join(event["words"] for event in said)
            for card in [card for seat, hand in enumerate(hands) if seat != viewer for card in hand]:
                named = card in values or re.search(rf"\b{names[card]}\b", sentences)
                assert f'"{card}"' in seen or not named, (seed, viewer, card)
    assert told > 50


def test_seed_position_and_chance_are_never_told_while_the_game_runs(
    server: Host, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    seed = 314159265358979323
    link = ann.open_table([{"kind": "me"}, {"kind": "link"}], seed=seed)
    id = link["id"]
    bob.join(link["invitations"][0])
    live = server.table(id).live
    people = [ann, bob]
    rng = seeded(9)
    said: list[str] = []
    words: set[str] = {str(seed)}
    with stranger.events(id) as watched, ann.events(id, after=0) as mine:
        for number in range(60):
            words.add(str(live.state.chance.word))
            secret_lines = {
                line
                for line in map(str.strip, live.state.text().splitlines())
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
            turn = live.state.turn
            if number % 20 == 3:
                said.append(people[turn].http.get(f"/api/tables/{id}/hint").text)
                branch = people[turn].post(f"/api/tables/{id}/branch", {"at": 0})
                problem(branch, 422, "running")
            options = live.state.options()
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
