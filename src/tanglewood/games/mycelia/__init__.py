"""Mycelia (design: Daniel Greiner, Ravensburger 2023): lead the dewdrops home with a deck of mushrooms."""

from pathlib import Path

from tanglewood.games.mycelia.components.pack import standard
from tanglewood.games.mycelia.presentation.narration import MyceliaNarrator
from tanglewood.games.mycelia.presentation.position import read
from tanglewood.games.mycelia.setup import settings, start
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.registry import GameInfo, Variant, register

HERE = Path(__file__).parent


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


def read_position(text: str, checked: bool = True) -> Mycelia:
    pack = standard()
    return read(pack, settings(pack), text, Mycelia, checked)


register(
    GameInfo(
        read_listing(__name__, HERE),
        settings=settings(standard()),
        pack=f"mycelia {standard().files.version} {standard().fingerprint}",
        rules=(HERE / "rules" / "mycelia.toml", HERE / "rules" / "prisma.toml"),
        parts=("base", "effects", "expansion", "boards", "solo", "prisma"),
        start=start,
        read=read_position,
        components=standard().files.components,
        narrator=MyceliaNarrator(),
        terminal="tanglewood.games.mycelia.terminal.table:MyceliaTable",
        variants=VARIANTS,
    )
)
