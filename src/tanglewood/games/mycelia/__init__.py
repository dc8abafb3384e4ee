"""Mycelia (design: Daniel Greiner, Ravensburger 2023): lead the dewdrops home with a deck of mushrooms."""

from functools import partial
from pathlib import Path

from tanglewood.games.mycelia.components.pack import Pack, standard
from tanglewood.games.mycelia.presentation.narration import narrator
from tanglewood.games.mycelia.presentation.position import reader
from tanglewood.games.mycelia.setup import settings, start_with
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.packs.files import Files
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


def game(pack: Pack) -> GameInfo:
    """The game as it is played with a pack."""
    return GameInfo(
        read_listing(__name__),
        settings=settings(pack),
        files=pack.files,
        rules=(RULES / "mycelia.toml", RULES / "prisma.toml"),
        parts=("base", "effects", "expansion", "boards", "solo", "prisma"),
        start=partial(start_with, pack),
        read=reader(pack),
        narrator=narrator(pack),
        terminal="tanglewood.games.mycelia.terminal.table:MyceliaTable",
        companion="tanglewood.games.mycelia.companion",
        variants=VARIANTS,
        remake=remade,
    )


def remade(files: Files) -> GameInfo:
    return game(Pack(files))


register(game(standard()))
