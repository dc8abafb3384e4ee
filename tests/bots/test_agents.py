"""Agents of other packages play like our own levels."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tanglewood
from tanglewood.arena.evaluate import evaluate
from tanglewood.bots import AGENTS, check_level, is_bot, make_bot, searches
from tanglewood.bots.agents import Agents, imported
from tanglewood.cli.app import app
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.packs.designer import read_pack
from tanglewood.kernel.seat import Seat

SOURCE = """
from tanglewood.bots import SearchBot
from tanglewood.env.agents import ArrayBot
from tanglewood.kernel.seat import Bot


class Last(Bot):
    def choose(self, seat):
        return seat.options[-1]


class First(ArrayBot):
    def act(self, observation, action_mask):
        assert observation.any()
        return int(action_mask.argmax())


def thinker(rng):
    return SearchBot(rng, 4)


def nothing(rng):
    return None
"""


@pytest.fixture
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Agents:
    """Installed agents, as entry points name them."""
    (tmp_path / "strangers.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("strangers", None)
    points = [
        EntryPoint(name, f"strangers:{place}", "tanglewood.agents")
        for name, place in (("last", "Last"), ("first", "First"), ("thinker", "thinker"), ("none", "nothing"))
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)
    monkeypatch.setattr(AGENTS, "places", None)
    monkeypatch.setattr(AGENTS, "makers", {})
    monkeypatch.setattr(AGENTS, "added", [])
    return AGENTS


def test_agents_are_found_by_entry_points(agents: Agents) -> None:
    assert agents.names() == ["first", "last", "none", "thinker"]
    game = tanglewood.new_game("mycelia", seed=3)
    assert make_bot("last", 1).choose(Seat(game.state)) == game.options()[-1]
    lowest = min(game.options(), key=lambda move: move.index)
    assert make_bot("first", 1).choose(Seat(game.state)) == lowest
    assert is_bot("last")
    check_level("last")
    assert searches("thinker")
    assert not searches("last")


def test_agents_play_the_protocol(agents: Agents) -> None:
    found = evaluate("mycelia", "first", "random", deals=1)
    assert (found.games, found.agent, found.against) == (2, "first", "random")
    assert 0 <= found.low <= found.share <= found.high <= 1
    assert found.high - found.low > 0.5  # two games show little, even if both are won
    again = evaluate("mycelia", "first", "random", deals=1)
    assert (again.share, again.score, again.decisions) == (found.share, found.score, found.decisions)


def test_processes_and_restricted_agents_play_the_protocol() -> None:
    """The same deals on two processes; what an agent does without is no place it is imported from."""
    agent = "random-without-card:amanita-muscaria"
    one, two = [evaluate("mycelia", agent, "random", deals=3, jobs=jobs) for jobs in (1, 2)]
    assert (one.share, one.low, one.high, one.score) == (two.share, two.low, two.high, two.score)
    changed = read_pack(None, "mycelia", {"counts.hand": 6})
    other = evaluate("mycelia", "random", "random", deals=1, pack=changed)
    assert other.pack.startswith("mycelia+counts.hand=6 ")


@pytest.mark.usefixtures("agents")
def test_an_agent_in_a_file_plays_in_every_process(tmp_path: Path) -> None:
    """In the arena as in the protocol, on several processes too."""
    place = f"{tmp_path / 'strangers.py'}:First"
    words = ["arena", "deep_forest", "--bots", f"{place},random", "--games", "4", "--jobs", "2", "--json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert {bot["name"] for bot in json.loads(done.output)["bots"]} == {place, "random"}
    alone = evaluate("deep_forest", place, "random", deals=1)
    assert alone.agent == place
    words = ["evaluate", "deep_forest", "--agent", str(tmp_path / "strangers.py"), "--deals", "1"]
    refused = CliRunner().invoke(app, words)
    assert "expected a place like my.module:Agent or my/file.py:Agent" in refused.output


def test_what_is_no_agent_is_refused(agents: Agents) -> None:
    with pytest.raises(BotError, match=r"no bot is called 'lats' .did you mean 'last'.*thinker"):
        make_bot("lats", 1)
    with pytest.raises(BotError, match="none: expected something that makes a Bot, it made NoneType"):
        make_bot("none", 1)
    with pytest.raises(
        BotError, match=r"expected a place like my.module:Agent or my/file.py:Agent, got 'strangers'"
    ):
        imported("strangers")
    with pytest.raises(BotError, match=r"there is no file 'no/where.py'"):
        imported("no/where.py:Agent")
    with pytest.raises(BotError, match=r"agent .strangers:Missing.: AttributeError"):
        imported("strangers:Missing")


def test_a_place_is_no_name_of_an_agent(agents: Agents) -> None:
    """Otherwise whoever opens a table could have a server import things."""
    with pytest.raises(BotError, match="no bot is called"):
        check_level("strangers:Last")
    assert "strangers" not in sys.modules
    assert agents.add("strangers:Last") == "strangers:Last"
    check_level("strangers:Last")
