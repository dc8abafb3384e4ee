"""The games. Importing this package registers them."""

from tanglewood.games import mycelia

__all__ = ["mycelia"]
