"""Entries as they stand in a TOML file."""

import json
from typing import Any

from tanglewood.kernel.packs.files import Row, Shapes


def entry_text(shapes: Shapes, row: Row) -> str:
    """An entry with its table, ready to be copied into a file."""
    head = f"[{row.table}]" if row.table in shapes.single else f"[[{row.table}]]"
    plain = {key: value for key, value in row.raw.items() if not isinstance(value, dict)}
    lines = [head, *(f"{key} = {value_text(value)}" for key, value in plain.items())]
    for key, value in row.raw.items():
        if isinstance(value, dict):
            lines.append(f"{key} = {value_text(value)}")
    return "\n".join(lines) + "\n"


def value_text(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        inner = ", ".join(f"{key_text(key)} = {value_text(it)}" for key, it in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(value_text(it) for it in value)}]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def key_text(key: str) -> str:
    plain = key.replace("_", "").replace("-", "")
    return key if plain.isascii() and plain.isalnum() else json.dumps(key, ensure_ascii=False)
