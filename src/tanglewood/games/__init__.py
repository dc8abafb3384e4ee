"""The games. Importing this package registers them."""

from tanglewood.games import everdell, mycelia

__all__ = ["everdell", "mycelia"]
