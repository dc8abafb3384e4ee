"""Tonight's set-up: what the engine deals, as a real box is laid out, and nothing that is hidden."""

import json
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from mixes import Options, mixes
from playing import fresh
from tanglewood.cli.app import app
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.tabletop.in_browser import reply
from tanglewood.tabletop.tonight import Tonight, tonight
from tanglewood.words import speaking, words

FULL: Options = {
    "players": 2,
    "pearlbrook": True,
    "newleaf": True,
    "bellfaire": True,
    "spirecrest": True,
    "legends": "both",
    "powers": "all",
}


def laid(game: str, seed: int = 5, options: Options | None = None) -> Tonight:
    return tonight(lookup(game), dict(options or {}), seed)


def seen(game: str, seed: int, options: Options) -> Any:
    """What a spectator sees at the start."""
    return fresh(game, seed, **options).view(-1)


def things(told: Tonight, step: str) -> list[str]:
    return [one.id for one in next(one for one in told.steps if one.id == step).things]


def test_the_forest_and_the_events_are_those_of_the_engine() -> None:
    told, state = laid("everdell", 11, {"players": 3}), seen("everdell", 11, {"players": 3})
    assert things(told, "forest") == [one.id for one in state.locations if one.sort == "forest"]
    assert things(told, "special-events") == [one.id for one in state.events if one.sort == "special"]
    assert len(things(told, "forest")) == 4


def test_the_same_seed_deals_the_same_and_another_one_another() -> None:
    assert laid("everdell", 3, FULL) == laid("everdell", 3, FULL)
    assert things(laid("everdell", 3), "special-events") != things(laid("everdell", 4), "special-events")


def test_what_lies_face_down_is_not_told() -> None:
    """River cards, adornments and three of the four weathers are in the deal, and nowhere here."""
    written = json.dumps([[one.id for one in step.things] for step in laid("everdell", 5, FULL).steps])
    hidden = [
        str(entry["id"])
        for entry in lookup("everdell").components()
        if entry["table"] in ("river_card", "adornment", "power")
    ]
    assert hidden
    assert [id for id in hidden if f'"{id}"' in written] == []
    assert len(things(laid("everdell", 5, FULL), "weather")) == 1


def test_nightweave_has_the_level_the_personality_and_the_plan_of_the_deal() -> None:
    options: Options = {
        "players": 1,
        "nightweave": True,
        "personality": "any",
        "plan": "any",
        "difficulty": 3,
    }
    told, hers = laid("everdell", 8, options), seen("everdell", 8, options).nightweave
    assert things(told, "level") == ["3"]
    assert things(told, "personality") == [hers.personality]
    assert things(told, "plan") == [hers.plan]


def test_drops_lie_as_the_engine_lays_them() -> None:
    told, player = laid("mycelia", 2, {"prisma": True}), seen("mycelia", 2, {"prisma": True}).players[0]
    step = next(one for one in told.steps if one.id == "prism-drops")
    assert [n for row in step.grid for n in row] == list(player.drops)
    assert [n for row in step.over for n in row] == list(player.prisms)


def test_every_step_of_every_mix_has_its_words() -> None:
    for info in GAMES.values():
        for options in [{}, *list(mixes(info))[::25]]:
            for step in tonight(info, dict(options), 1).steps:
                said = words().say(f"{info.id}-tonight-{step.id}", n=len(step.things), what="", players=2)
                assert said


def test_options_that_do_not_go_are_refused_with_their_rule() -> None:
    with pytest.raises(OptionError):
        laid("everdell", 5, {"players": 9})


def test_a_browser_without_a_connection_deals_the_same() -> None:
    wish = {"game": "everdell", "seed": 5, "options": "players=3;bellfaire=yes"}
    told = json.loads(reply(json.dumps(wish), "de"))
    with speaking("de"):
        same = laid("everdell", 5, {"players": 3, "bellfaire": True})
    assert told == {"state": msgspec.to_builtins(same)}
    for wrong in ({**wish, "options": "players=9"}, {**wish, "seed": "x"}, {**wish, "game": "chess"}):
        assert list(json.loads(reply(json.dumps(wrong), "en"))) == ["problem"]


def test_the_terminal_prints_boxes_to_tick() -> None:
    out = CliRunner().invoke(app, ["setup", "everdell", "-p", "2", "-o", "bellfaire=yes", "--seed", "5"])
    assert out.exit_code == 0
    assert "[ ] " in out.output
    garland = next(
        one for one in laid("everdell", 5, {"players": 2, "bellfaire": True}).steps if one.id == "garland"
    )
    assert garland.things[0].name in out.output
    again = CliRunner().invoke(app, ["setup", "everdell", "-p", "2", "-o", "bellfaire=yes", "--seed", "5"])
    assert again.output == out.output
