"""Searches in the Lab over real sockets: begun, stopped, gone on with, read; and their file is a real one."""

from pathlib import Path

import pytest

from serving import GENEROUS, Browser, Host, Json, host, problem, wait_until
from tanglewood.study.searching.definition import read_search, settle_search
from tanglewood.study.searching.folder import SearchFolder

SMALL = {
    "game": "mycelia",
    "bots": ["random"],
    "trials": 3,
    "games": 4,
    "goals": [
        {"measure": "turns", "low": 60, "high": 76},
        {"measure": "minutes", "high": 90, "pace": 20},
    ],
    "numbers": [{"name": "counts.hand", "low": 4, "high": 7}],
    "title": "Shorter? <script>",
}


@pytest.mark.long  # a machine may be done with all of it before it is told to stop
def test_a_search_is_begun_stopped_gone_on_with_and_read(tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann, Browser(server.url) as bob:
        begun = ann.done("/api/lab/search", {**SMALL, "games": 400})
        id = begun["id"]
        folder = tmp_path / "studies" / id

        def state() -> Json:
            found: Json = ann.get(f"/api/lab/{id}")
            return found

        assert (begun["kind"], begun["variants"], begun["mine"]) == ("search", ["counts.hand"], True)
        problem(ann.post("/api/lab/search", SMALL), 409, "one-at-a-time")
        problem(bob.post(f"/api/lab/{id}/stop"), 403, "not-yours")
        wait_until(lambda: state()["done"] > 0)
        ann.done(f"/api/lab/{id}/stop")
        wait_until(lambda: state()["status"] == "stopped")
        kept = state()
        assert 0 < kept["done"] < kept["wanted"]
        assert not kept["readable"]  # what a search found is known at its end
        # Whoever saves the file beside its command searches the same.
        (tmp_path / "search.toml").write_text(kept["file"])
        assert (
            settle_search(*read_search(tmp_path / "search.toml")).digest()
            == SearchFolder(folder).stored().digest
        )
        ann.done(f"/api/lab/{id}/resume")
        wait_until(lambda: state()["done"] > kept["done"])
        ann.done(f"/api/lab/{id}/stop")
        wait_until(lambda: state()["status"] == "stopped")
        ann.http.delete(f"/api/lab/{id}")
        small = ann.done("/api/lab/search", SMALL)["id"]
        wait_until(lambda: ann.get(f"/api/lab/{small}")["status"] == "done")
        over = ann.get(f"/api/lab/{small}")
        assert over["done"] == over["wanted"] > 0
        assert over["readable"]
        report = ann.http.get(f"/api/lab/{small}/report")
        assert "sandbox allow-scripts" in report.headers["content-security-policy"]
        assert "counts.hand" in report.text
        listed = ann.get("/api/lab")["studies"]
        assert [(one["title"], one["kind"]) for one in listed] == [("Shorter? <script>", "search")]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"trials": 500, "games": 20_000}, str(f"{GENEROUS.lab_games:,}")),
        ({"goals": [{"measure": "turns"}]}, "turns"),
        ({"goals": [{"measure": "minutes", "high": 9}]}, "pace"),
        ({"goals": [{"measure": "nonsense", "high": 9}]}, "nonsense"),
        ({"goals": 2 * [{"measure": "turns", "high": 9}]}, "once"),
        ({"numbers": [{"name": "card.none.cost", "low": 1, "high": 2}]}, "none"),
        ({"numbers": [{"name": "counts.hand", "low": -5, "high": 2}]}, "hand"),
        ({"numbers": [{"name": "counts.hand", "low": 5, "high": 4}]}, "counts.hand"),
        ({"numbers": [{"name": "experimental", "low": 0, "high": 1}]}, "bounds"),
        ({"numbers": 2 * [{"name": "counts.hand", "low": 4, "high": 5}]}, "once"),
    ],
)
def test_what_cannot_be_searched_is_refused_with_its_reason(server: Host, wish: Json, said: str) -> None:
    with Browser(server.url) as ann:
        answer = ann.post("/api/lab/search", {**SMALL, **wish})
        assert answer.status_code in (404, 422), answer.text
        assert said in answer.json()["message"]
        assert ann.get("/api/lab")["studies"] == []
