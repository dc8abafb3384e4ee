"""The table of a game that draws none of its own: its view in lines, field by field."""

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.text import Text

HEAD = ("game", "viewer", "turn", "active", "first", "over", "players")
"""Fields that every view has; what they say stands elsewhere on the screen."""
NOTHING = "none"


def plain_view(view: object, names: list[str]) -> RenderableType:
    """Lines for what all share and for each player; a view without players is shown as it is."""
    fields = msgspec.to_builtins(view)
    players = fields.get("players") if isinstance(fields, dict) else None
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        return Pretty(fields, max_length=30)
    lines = [Text(f"{key}: {plainly(value)}") for key, value in fields.items() if key not in HEAD]
    for seat, player in enumerate(players):
        lines.append(Text(names[seat], style="bold"))
        lines += [Text(f"  {key}: {plainly(value)}") for key, value in player.items() if key != "seat"]
    return Group(*lines)


def plainly(value: Any) -> str:
    """A value in words; equal things in a row are counted.

    >>> plainly(["acorn", "beechnut", "acorn"]), plainly([]), plainly(3), plainly(True)
    ('2 acorn, beechnut', 'none', '3', 'yes')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {plainly(item)}" for key, item in value.items()) or NOTHING
    if isinstance(value, list):
        if not all(isinstance(item, str) for item in value):
            return ", ".join(plainly(item) for item in value) or NOTHING
        counts = {item: value.count(item) for item in value}
        return ", ".join(f"{n} {item}" if n > 1 else item for item, n in counts.items()) or NOTHING
    return NOTHING if value is None or value == "" else str(value)
