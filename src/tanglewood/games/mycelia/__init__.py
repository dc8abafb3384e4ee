"""Mycelia (design: Daniel Greiner, Ravensburger 2023): lead the dewdrops home with a deck of mushrooms."""

from pathlib import Path

from tanglewood.games.mycelia.components.pack import standard
from tanglewood.games.mycelia.presentation.narration import NARRATOR
from tanglewood.games.mycelia.presentation.position import reader
from tanglewood.games.mycelia.setup import settings, start
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.registry import GameInfo, Variant, register

RULES = Path(__file__).parent / "rules"
VARIANTS = (
    Variant("expansion", "The expansion's cards, tiles and shrine fields.", {"expansion": True}),
    Variant("backs", "Every seat on a random back of the boards.", {"boards": "random"}),
    Variant("prisma", "Prism drops, favours and gifts.", {"prisma": True}),
    Variant(
        "solo",
        "Alone against Gwidyon, by the drops on his pile.",
        {"players": 1},
        vary="gwidyon",
        over=tuple(range(15, 26)),
    ),
)

register(
    GameInfo(
        read_listing(__name__),
        settings=settings(standard()),
        files=standard().files,
        rules=(RULES / "mycelia.toml", RULES / "prisma.toml"),
        parts=("base", "effects", "expansion", "boards", "solo", "prisma"),
        start=start,
        read=reader(standard()),
        narrator=NARRATOR,
        terminal="tanglewood.games.mycelia.terminal.table:MyceliaTable",
        variants=VARIANTS,
    )
)
