"""What somebody who lays a table is told: the cast, ready-made tables, and what does not go."""

import re
from pathlib import Path

import pytest

from serving import Browser
from tanglewood.bots import BOTS
from tanglewood.bots.levels import LEVELS
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.games.everdell.config import SETS
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.server.cast import FAMILY, faces, family, name_bot
from tanglewood.server.routes import catalogue
from tanglewood.server.sheets import sheet, try_options

OURS = sorted(GAMES.ours())
REPOSITORY = Path(__file__).parents[3]


def test_the_alphabet_is_the_ladder() -> None:
    first = [family(level.name)[0].name for level in LEVELS]
    assert first == ["Ada", "Bruno", "Cleo", "Dara", "Emil", "Frida"]
    for level in LEVELS:
        assert len({one.name[0] for one in family(level.name)}) == 1, level.name


def test_nobody_of_the_cast_shares_a_name() -> None:
    names = [one.name for level in BOTS for one in family(level)]
    assert len(names) == len(set(names)) == FAMILY * len(BOTS)


def test_no_two_bots_of_a_table_are_alike() -> None:
    taken: list[str] = ["dara"]  # somebody is called so already, however it is written
    for _ in range(5):
        taken.append(name_bot("greedy", taken))
    assert taken == ["dara", "Dario", "Delia", "Dara 2", "Dario 2", "Delia 2"]
    assert faces([(None, "Dara"), ("greedy", "Delia"), ("greedy", "Greedy"), ("greedy", "Max")]) == [
        "", "greedy-3", "greedy", "greedy-2",
    ]  # fmt: skip


def test_the_bots_of_a_table_have_names_and_faces(ann: Browser) -> None:
    seats = [{"kind": "me", "name": "Emil"}, *({"kind": "bot", "bot": "adept"} for _ in range(3))]
    made = ann.open_table(seats)
    seen = ann.state(made["id"])["seats"]
    assert [(seat["name"], seat["face"], seat["bot"]) for seat in seen] == [
        ("Emil", "", None),
        ("Elsa", "adept-2", "adept"),
        ("Egon", "adept-3", "adept"),
        ("Emil 2", "adept", "adept"),
    ]


@pytest.mark.parametrize("game", OURS)
def test_presets_can_be_played(game: str) -> None:
    info = lookup(game)
    ids = [preset.id for preset in sheet(info).presets]
    assert ids[0] == "first"
    assert ids[-1] == "everything"
    for preset in sheet(info).presets:
        players = {"players": preset.players} if preset.players else {}
        options = settle_options(game, info.settings, {**players, **preset.options})
        assert not info.start(options, 1).problems(), preset.id


def test_everything_of_everdell_is_all_that_may_be_mixed() -> None:
    """More than one land is allowed, though not recommended (EX.combine.one_major)."""
    chosen = sheet(lookup("everdell")).presets[-1].options
    assert [name for name in (*SETS, *LANDS) if not chosen.get(name)] == []
    assert (chosen["legends"], chosen["powers"]) == ("both", "all")


@pytest.mark.parametrize("game", OURS)
def test_what_is_said_of_the_levels_was_measured(game: str) -> None:
    """The shares people read are those of docs/opponents.md."""
    text = (REPOSITORY / "docs" / "opponents.md").read_text()
    title = {"mycelia": "Mycelia", "everdell": "Everdell", "deep_forest": "The deep forest"}[game]
    found = re.findall(rf"^\| {title} \| (\w+) against (\w+) \| \d+ \| ([\d.]+) % \|", text, re.MULTILINE)
    ladder = [level.name for level in LEVELS]
    measured = {
        one: float(share) for one, other, share in found if ladder.index(one) == ladder.index(other) + 1
    }
    assert {bot.name: bot.wins for bot in sheet(lookup(game)).bots if bot.wins} == measured


def test_the_game_itself_says_what_does_not_go() -> None:
    info = lookup("everdell")
    tried = try_options(info, {"players": 1, "nightweave": True, "plan": "any"})
    assert tried.problem is None
    why = {(one.option, one.value): (one.why, one.rule) for one in tried.impossible}
    assert why["intrigues", True] == ("plans and intrigues exclude each other", "MW.module.solo_only")
    assert ("nightweave", False) not in why  # then the plan falls away with her
    assert try_options(info, {}).problem is None


def test_numbers_that_do_not_go_are_told_too() -> None:
    info = lookup("everdell")
    usual = {(one.option, one.value): one.rule for one in try_options(info, {}).impossible}
    assert usual["players", 5] == usual["players", 6] == "EX.bellfaire.six.players"
    assert ("players", 4) not in usual
    fair = {(one.option, one.value) for one in try_options(info, {"bellfaire": True}).impossible}
    assert ("players", 6) not in fair


def test_a_refused_table_is_explained(ann: Browser) -> None:
    wish = {"options": {"players": 3, "nightweave": True}}
    tried = ann.done("/api/games/everdell/options", wish)
    assert tried["problem"] == {
        "option": "players",
        "value": 3,
        "why": "Nightweave plays against one or two people",
        "rule": "MW.nw.setup.board",
    }
    assert ann.post("/api/games/everdell/options", {"options": {"players": 9}}).status_code == 422
    assert ann.post("/api/games/nothing/options", {}).status_code == 404


def test_a_rulebook_is_read_once_for_everybody(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ann.get("/api/games/everdell/rulebook")
    monkeypatch.setattr(catalogue, "read_rulebook", None)
    assert ann.get("/api/games/everdell/rulebook") == first
