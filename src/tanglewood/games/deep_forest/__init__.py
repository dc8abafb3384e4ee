"""Through the Deep Forest (Durch den tiefen Wald, a prototype by Bettina Katzenberger): find a way out."""

from functools import partial
from pathlib import Path

from tanglewood.games.deep_forest.components.pack import Pack, standard
from tanglewood.games.deep_forest.presentation.narration import narrator
from tanglewood.games.deep_forest.presentation.position import reader
from tanglewood.games.deep_forest.setup import settings, start_with
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.packs.files import Files
from tanglewood.kernel.registry import GameInfo, Variant, register

RULES = Path(__file__).parent / "rules"
VARIANTS = (
    Variant(
        "sparse",
        "Two players, eight strips swapped for ones with a single resource.",
        {"players": 2, "sparse": 8},
    ),
    Variant("limited", "The supply ends with its printed pieces.", {"limited_supply": True}),
)


def game(pack: Pack) -> GameInfo:
    """The game as it is played with a pack."""
    return GameInfo(
        read_listing(__name__),
        settings=settings(pack),
        files=pack.files,
        rules=(RULES / "deep_forest.toml",),
        parts=("base", "variants"),
        start=partial(start_with, pack),
        read=reader(pack),
        narrator=narrator(pack),
        terminal="tanglewood.games.deep_forest.terminal.table:DeepForestTable",
        variants=VARIANTS,
        remake=remade,
    )


def remade(files: Files) -> GameInfo:
    return game(Pack(files))


register(game(standard()))
