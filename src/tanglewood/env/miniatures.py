"""Positions small enough to be solved exactly: a few cards, a few drops, the rules as they are.

They are for tests of honesty. What an algorithm finds on them can be compared with the exact answer, and
OpenSpiel's exploitability and CFR run on them (`parameters` gives what `pyspiel.load_game` takes). A game
keeps its miniature as a position in `miniature.txt`.
"""

from typing import Any

from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GAMES


def miniature(game: str) -> str:
    file = GAMES[game].listing.folder / "miniature.txt"
    if not file.is_file():
        raise OptionError(f"{game} has no miniature; a game keeps it in {file.name} beside its game.toml")
    return file.read_text(encoding="utf-8")


def parameters(game: str, deals: int, limit: int) -> dict[str, Any]:
    """The parameters of `python_tanglewood_GAME` for a miniature: so many deals of what is hidden, cut off
    after so many decisions."""
    position = miniature(game).strip().replace("\n", "|")
    return {"position": position, "deals": deals, "limit": limit}
