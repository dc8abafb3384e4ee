"""Through the Deep Forest (Durch den tiefen Wald, a prototype by Bettina Katzenberger): find a way out."""

from pathlib import Path

from tanglewood.games.deep_forest.components.pack import standard
from tanglewood.games.deep_forest.presentation.narration import DeepForestNarrator
from tanglewood.games.deep_forest.presentation.position import read
from tanglewood.games.deep_forest.setup import settings, start
from tanglewood.games.deep_forest.state import DeepForest
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.registry import GameInfo, Variant, register

HERE = Path(__file__).parent


def read_position(text: str, checked: bool = True) -> DeepForest:
    pack = standard()
    return read(pack, settings(pack), text, DeepForest, checked)


register(
    GameInfo(
        read_listing(__name__, HERE),
        settings=settings(standard()),
        pack=f"deep_forest {standard().files.version} {standard().fingerprint}",
        rules=(HERE / "rules" / "deep_forest.toml",),
        parts=("base", "variants"),
        start=start,
        read=read_position,
        components=standard().files.components,
        narrator=DeepForestNarrator(),
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
