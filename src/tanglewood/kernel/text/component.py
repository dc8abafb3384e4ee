"""A component of a pack, as its entry in the files describes it."""

from typing import Any


class Component:
    """An entry with typed access to its fields; `Narrator.component` makes sentences of it."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.entry = entry
        self.table = str(entry["table"])
        self.id = str(entry.get("id") or "")

    def text(self, field: str) -> str:
        """A text; a name stays one, so that it is said in any language."""
        found = self.entry.get(field) or ""
        return found if isinstance(found, str) else str(found)

    def number(self, field: str) -> int:
        return int(self.entry.get(field) or 0)

    def yes(self, field: str) -> str:
        """A flag as the sentences expect it."""
        return "yes" if self.entry.get(field) else "no"

    def row(self, field: str) -> list[str]:
        return [str(item) for item in self.entry.get(field) or []]

    def numbers(self, *fields: str) -> dict[str, object]:
        """Some numbers by name, as the values of a sentence."""
        return {field: self.number(field) for field in fields}
