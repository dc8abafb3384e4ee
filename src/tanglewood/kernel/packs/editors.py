"""A JSON schema of designers' packs, for editors that complete and check TOML files."""

from typing import Any

import msgspec

from tanglewood.kernel.packs.files import Files

HEAD: dict[str, Any] = {
    "name": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9_.-]{0,39}$",
        "description": "What the pack is called.",
    },
    "version": {"type": "integer", "minimum": 1, "description": "Counts on when the pack changes."},
    "game": {"type": "string", "description": "The game that the pack is for."},
    "experimental": {"type": "boolean", "description": "Lifts the bounds of numbers and lists."},
}
SCHEMA = "https://json-schema.org/draft/2020-12/schema"


def schema(game: str, files: Files) -> dict[str, Any]:
    """The schema of a file of a pack for this game. Only ids are required: the rest may be the game's own."""
    shapes = {**files.shapes.single, **files.shapes.many}
    _, components = msgspec.json.schema_components(list(shapes.values()), ref_template="#/$defs/{name}")
    for definition in components.values():
        required = [name for name in definition.pop("required", []) if name == "id"]
        if required:
            definition["required"] = required
    free = {shape.__name__ for shape in files.shapes.loose}
    for name in free:
        components[name]["additionalProperties"] = True
    tables: dict[str, Any] = {}
    for table, shape in shapes.items():
        entry = {"$ref": f"#/$defs/{shape.__name__}"}
        tables[table] = entry if table in files.shapes.single else {"type": "array", "items": entry}
    head = {**HEAD, "game": {**HEAD["game"], "const": game}}
    return {
        "$schema": SCHEMA,
        "title": f"A pack for {game}",
        "type": "object",
        "properties": {**head, **tables},
        "additionalProperties": False,
        "$defs": components,
    }
