"""Through the Deep Forest (Durch den tiefen Wald, a prototype by Bettina Katzenberger): find a way out."""

from pathlib import Path

from tanglewood.games.deep_forest.components.pack import standard
from tanglewood.games.deep_forest.presentation.narration import NARRATOR
from tanglewood.games.deep_forest.presentation.position import reader
from tanglewood.games.deep_forest.setup import settings, start
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.registry import GameInfo, Variant, register

register(
    GameInfo(
        read_listing(__name__),
        settings=settings(standard()),
        files=standard().files,
        rules=(Path(__file__).parent / "rules" / "deep_forest.toml",),
        parts=("base", "variants"),
        start=start,
        read=reader(standard()),
        narrator=NARRATOR,
        terminal="tanglewood.games.deep_forest.terminal.table:DeepForestTable",
        variants=(
            Variant(
                "sparse",
                "Two players, eight strips swapped for ones with a single resource.",
                {"players": 2, "sparse": 8},
            ),
            Variant("limited", "The supply ends with its printed pieces.", {"limited_supply": True}),
        ),
    )
)
