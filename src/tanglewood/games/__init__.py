"""The games. Importing this package registers them."""

from tanglewood.games import deep_forest, everdell, mycelia

__all__ = ["deep_forest", "everdell", "mycelia"]
