"""One's own games, and ratings for those who want them."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from authenticator import Authenticator
from serving import SHORT, Browser, Host, Json, host, problem
from tanglewood.server.services.company.statistics import counts_for_ratings, rating_of, skills_of
from tanglewood.server.store.company.results import SeatResult, Sitting

TWO: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def server(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("data"), notify_after=3600.0) as running:
        yield running


def sign_up(browser: Browser, site: str, name: str) -> None:
    options = browser.done("/api/me/passkeys/begin", {"name": name})["options"]
    browser.done("/api/me/passkeys", {"credential": Authenticator(site).make(options), "name": name})


def lose(winner: Browser, loser: Browser) -> str:
    """A game that the loser resigns."""
    made = winner.open_table(TWO)
    loser.join(made["invitations"][0], "Bob")
    loser.done(f"/api/tables/{made['id']}/seats/1/resign")
    return str(made["id"])


def test_ones_own_games_are_counted_with_rivals_and_the_way_to_the_replay(
    server: Host, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    id = lose(ann, bob)
    done = ann.open_table([{"kind": "me", "name": "Ann"}, {"kind": "screen", "name": "Zoe"}], seed=SHORT)[
        "id"
    ]
    server.fast_forward(done, 1)  # written by nobody: it is found when somebody asks
    record = ann.http.get(f"/api/tables/{done}/record").text
    ann.open_record(record.encode())  # a record that was opened is no game of mine
    found = ann.get("/api/me/statistics")
    assert (found["can_rate"], found["rated"]) == (False, False)
    (count,) = found["counts"]
    assert (count["game"], count["players"], count["games"], count["won"]) == ("mycelia", 2, 2, 2)
    assert [(one["name"], one["games"], one["won"]) for one in found["rivals"]] == [("Bob", 1, 1)]
    assert {one["id"] for one in found["last"]} == {id, done}
    theirs = bob.get("/api/me/statistics")["last"][0]
    assert (theirs["id"], theirs["place"], theirs["won"], theirs["ended"]) == (id, 2, False, "resigned")
    assert stranger.get("/api/me/statistics")["last"] == []
    problem(ann.post("/api/me/rated", {"rated": True}), 403, "not-signed-in")


def test_only_games_count_in_which_everybody_wants_to_be_rated_and_a_person_takes_them_along(
    server: Host,
) -> None:
    site = f"http://localhost:{server.port}"
    with ExitStack() as stack:
        ann, bob = (stack.enter_context(Browser(site)) for _ in range(2))
        sign_up(ann, site, "Ann")
        sign_up(bob, site, "Bob")

        def rating(browser: Browser) -> Json | None:
            counts = browser.get("/api/me/statistics")["counts"]
            return next((one["rating"] for one in counts), None)

        lose(ann, bob)
        ann.done("/api/me/rated", {"rated": True})
        lose(ann, bob)
        assert rating(ann) is None
        bob.done("/api/me/rated", {"rated": True})
        for _ in range(3):
            lose(ann, bob)
        mine = rating(ann)
        assert mine is not None
        assert (mine["games"], mine["people"], mine["best"], mine["sure"]) == (3, 2, 1, "hardly")
        assert rating(bob) == {**mine, "best": 1, "worst": 2}
        again = server.services.statistics.known.copy()
        server.services.statistics.known.clear()
        assert rating(ann) == mine
        assert server.services.statistics.known == again  # to the last digit
        assert len(ann.get("/api/me/everything")["results"]) == 5
        bob.http.delete("/api/me")
        assert rating(ann) is None


def test_ratings_are_sure_after_many_games_and_leave_bots_packs_and_agreements_out() -> None:
    def game(number: int, first: bytes, second: bytes, **other: object) -> list[Sitting]:
        def seat(at: int, owner: bytes) -> Sitting:
            result = SeatResult(at + 1, 10, at == 0, "", "")
            return Sitting(
                f"t{number:04}", "mycelia", None, 10.0 + number, at, "x", "human", "", owner, result
            )

        return [seat(0, first)._replace(**other), seat(1, second)]  # type: ignore[arg-type]

    people = [bytes([letter]) * 16 for letter in b"abc"]
    rated = dict.fromkeys(people, 5.0)
    a, b, c = people
    assert counts_for_ratings(game(0, a, b), rated)
    assert not counts_for_ratings(game(0, a, a), rated)
    assert not counts_for_ratings(game(0, a, b), {**rated, b: 11.0})  # wanted later
    for other in (
        {"kind": "bot"},
        {"pack": "p"},
        {"result": SeatResult(1, 1, False, "", "agreement")},
        {"result": SeatResult(1, 1, True, "greedy", "")},
    ):
        assert not counts_for_ratings(game(0, a, b, **other), rated)
    pairs = [(a, b), (b, c), (a, c), (a, b), (b, a), (b, c), (c, b)]
    games = [game(n, *pairs[n % len(pairs)]) for n in range(210)]
    newest_first = [one for game in reversed(games) for one in game]
    skills = skills_of(newest_first, rated)[2]
    places = [rating_of(skills, person) for person in people]
    assert skills[a] > skills[b] > skills[c]
    assert [(one.best, one.worst) for one in places if one] == [(1, 2), (1, 3), (2, 3)]
    assert {one.sure for one in places if one} == {"well"}
