"""Agents of other packages, found by their entry points: in the arena, at tables and in analyses."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import tanglewood
from serving import GENEROUS, Browser, host, wait_until
from tanglewood.arena.league import play_league, prepare
from tanglewood.bots import AGENTS
from tanglewood.kernel.chance import seeded

SOURCE = """
from tanglewood.bots import SearchBot
from tanglewood.env.agents import ArrayBot


class Learned(ArrayBot):
    def act(self, observation, action_mask):
        assert observation.any()
        return int(action_mask.argmax())


def thinker(rng):
    return SearchBot(rng, 4)
"""
POINTS = """
[tanglewood.agents]
learned = strange_agents:Learned
thinker = strange_agents:thinker
"""
QUICK = replace(GENEROUS, analysis_iterations=8)
LAST = 20


@pytest.fixture
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package as pip installs it; processes that think find it on the same path."""
    (tmp_path / "strange_agents.py").write_text(SOURCE, encoding="utf-8")
    about = tmp_path / "strange_agents-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-agents\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(AGENTS, "places", None)
    monkeypatch.setattr(AGENTS, "makers", {})


@pytest.mark.usefixtures("_installed")
def test_agents_play_in_the_arena() -> None:
    table = play_league(prepare("deep_forest", ["learned", "random"], 2, 3, {}), 1)
    assert [standing.games for standing in table.standings] == [2, 2]


@pytest.mark.usefixtures("_installed")
def test_agents_sit_at_tables_and_look_back(tmp_path: Path) -> None:
    with host(tmp_path / "data", QUICK) as server, Browser(server.url) as ann:
        seats = [{"kind": "bot", "bot": "learned"}, {"kind": "me", "name": "Ann"}]
        id = ann.open_table(seats=seats, seed=1, options={"players": 2, "first": "0"})["id"]
        wait_until(lambda: ann.state(id)["number"] > 0)
        game = tanglewood.new_game("mycelia", players=2, seed=2)
        rng = seeded(1)
        while not game.over:
            game.play(game.options()[rng.below(len(game.options()))])
        late = tanglewood.from_text(game.back_to(game.moves - LAST).text())
        while not late.over:
            late.play(late.options()[rng.below(len(late.options()))])
        done = ann.open_record(late.record(["Ann", "Bob"]).text()).json()["id"]
        ann.done(f"/api/tables/{done}/analysis", {"level": "thinker"})
        wait_until(lambda: ann.get(f"/api/tables/{done}/analysis")["status"] == "done")
        assert ann.get(f"/api/tables/{done}/analysis")["level"] == "thinker"
