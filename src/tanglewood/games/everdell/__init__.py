"""Everdell (design: James A. Wilson): a city of critters and constructions, built in four seasons."""

from pathlib import Path

import tanglewood.games.everdell.modules  # noqa: F401  (they register themselves)
from tanglewood.games.everdell.components.language import learn
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.presentation.narration import NARRATOR
from tanglewood.games.everdell.presentation.position import read
from tanglewood.games.everdell.setup import opening, settings, start
from tanglewood.games.everdell.state import Everdell
from tanglewood.games.everdell.vocabulary import EFFECTS
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.registry import GameInfo, Variant, register

HERE = Path(__file__).parent


def read_position(text: str, checked: bool = True) -> Everdell:
    pack = standard()
    return read(pack, settings(pack), text, Everdell, checked)


learn(EFFECTS)
register(
    GameInfo(
        read_listing(__name__),
        settings=settings(standard()),
        files=standard().files,
        rules=(HERE / "rules" / "everdell.toml", HERE / "rules" / "mistwood.toml"),
        parts=(
            "base",
            "solo",
            "mistwood",
            "farms",
            "corrin",
            "extra",
            "rugwort_cards",
            "legends",
            "powers",
            "nightweave",
            "modules",
        ),
        start=start,
        opening=opening,
        read=read_position,
        narrator=NARRATOR,
        terminal="tanglewood.games.everdell.terminal.table:EverdellTable",
        variants=(
            Variant(
                "solo",
                "Alone against Rugwort, who takes what the die gives him.",
                {"players": 1},
                vary="rugwort",
                over=("1", "2", "3"),
            ),
            Variant(
                "powers",
                "Workers have abilities: two cards dealt to everybody, one kept.",
                {"powers": "all"},
            ),
            Variant(
                "legends",
                "Everybody has a legendary critter and a legendary construction to play.",
                {"legends": "both"},
                vary="legends",
                over=("first", "more", "both"),
            ),
            Variant(
                "nightweave",
                "Alone against Nightweave, the spider of the Mistwood.",
                {"players": 1, "nightweave": True},
                vary="difficulty",
                over=(0, 1, 2, 3, 4),
            ),
            Variant("farms", "Seasonal Farms take the place of the usual ones.", {"farms": True}),
            Variant("corrin", "With Corrin Evertail's five cards.", {"corrin": True}),
            Variant("extra", "With the fifteen cards of Extra! Extra!", {"extra": True}),
            Variant("rugwort_cards", "With Rugwort's three cards.", {"rugwort_cards": True}),
        ),
    )
)
