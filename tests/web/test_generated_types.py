"""The browser's types are those of the server's own schema, and the schema tells the truth."""

import importlib
import pkgutil
import runpy
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec

import tanglewood
from mixes import any_mix
from playing import every_table, fresh, some_moments
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import State

WEB = Path(__file__).parents[2] / "web"
GENERATOR = runpy.run_path(str(WEB / "generate_types.py"))


def written(components: dict[str, Any], inputs: tuple[str, ...] = ()) -> str:
    text: str = GENERATOR["Writer"]().module("", components, inputs)
    return text.split("\n", 2)[2]


def complaints(state: State) -> list[str]:
    """What the schema of a view says against the views of all seats and of a spectator."""
    shown = [state.view(seat) for seat in range(-1, int(state.settings()["players"]))]
    check = jsonschema_rs.validator_for(msgspec.json.schema(type(shown[0])))
    return [str(one) for view in shown for one in check.iter_errors(msgspec.to_builtins(view))]


def test_the_generated_types_are_not_stale() -> None:
    # Whatever else is loaded in this process: the command line is, and it knows more structs than the server.
    for module in pkgutil.walk_packages(tanglewood.__path__, "tanglewood."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    stale = [path.name for path in GENERATOR["stale"]()]
    assert stale == [], "run web/build.py types"


@every_table
def test_every_view_keeps_to_its_schema(game: str, options: dict[str, Choice]) -> None:
    for state in some_moments(fresh(game, 3, **options), 3, every=25):
        assert complaints(state) == []


def test_views_of_any_mix_of_options_keep_to_their_schema() -> None:
    for game, info in GAMES.items():
        for number in range(4):
            for state in some_moments(fresh(game, number, **any_mix(info, number)), number, every=40):
                assert complaints(state) == []


def test_a_game_without_a_browser_folder_has_no_types_and_breaks_nothing(tmp_path: Path) -> None:
    generate = GENERATOR["generate"]
    generate.__globals__["GAMES_FOLDER"] = tmp_path
    try:
        assert [path.name for path in generate()] == ["api.ts"]
    finally:
        generate.__globals__["GAMES_FOLDER"] = WEB / "src" / "games"


def test_a_struct_becomes_an_interface_with_its_docstring() -> None:
    schema = {
        "type": "object",
        "description": "Somebody's\n    place.",
        "properties": {
            "seat": {"type": "integer"},
            "name": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            "next": {"$ref": "#/Place"},
            "rows": {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}},
            "any-thing": {},
        },
        "required": ["seat"],
    }
    said = "/** Somebody's place. */\nexport interface Place {\n  seat: number;\n  name: string | null;\n"
    said += '  next: Place;\n  rows: (string | number)[];\n  "any-thing": unknown;\n}\n'
    assert written({"Place": schema}) == said
    # What the server takes it fills in by itself: only there may a field be left out.
    assert "  seat: number;\n  name?: string | null;" in written({"Place": schema}, inputs=("Place",))


def test_words_with_a_name_become_a_type_and_keys_of_a_dictionary() -> None:
    colour = {"title": "Colour", "enum": ["red", "blue"], "type": "string"}
    some = {"type": "object", "propertyNames": colour, "additionalProperties": {"type": "integer"}}
    schema = {
        "type": "object",
        "properties": {"a": some, "b": {**some, "required": ["blue", "red"]}, "c": colour},
        "required": ["a", "b", "c"],
    }
    lines = written({"Box": schema}).splitlines()
    assert lines[0] == 'export type Colour = "red" | "blue";'
    assert lines[3:6] == [
        "  a: Partial<Record<Colour, number>>;",
        "  b: Record<Colour, number>;",
        "  c: Colour;",
    ]
