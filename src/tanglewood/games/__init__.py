"""The games. Importing this package registers them."""

from tanglewood.games import deep_forest, mycelia

__all__ = ["deep_forest", "mycelia"]
