"""Everdell (design: James A. Wilson): a city of critters and constructions, built in four seasons."""

from functools import partial
from pathlib import Path

import tanglewood.games.everdell.modules  # noqa: F401  (they register themselves)
from tanglewood.games.everdell.board.module import MODULES
from tanglewood.games.everdell.components.language import learn
from tanglewood.games.everdell.components.pack import Pack, standard
from tanglewood.games.everdell.presentation.narration import narrator
from tanglewood.games.everdell.presentation.position import read
from tanglewood.games.everdell.setup import settings, start_with
from tanglewood.games.everdell.state import Everdell
from tanglewood.games.everdell.vocabulary import EFFECTS
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.packs.files import Files
from tanglewood.kernel.registry import GameInfo, Variant, register

HERE = Path(__file__).parent
RULES = ("everdell", "mistwood", "pearlbrook", "newleaf", "bellfaire", "spirecrest", "combine")


PARTS = (
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
    "bellfaire",
    "pearlbrook",
    "newleaf",
    "spirecrest",
    "combine",
)
VARIANTS = (
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
        "six",
        "Six players, with the Market, a garland and the events of Bellfaire.",
        {"players": 6, "bellfaire": True},
        vary="players",
        over=(5, 6),
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
    Variant(
        "bellfaire",
        "With the Market, a garland and the events of Bellfaire.",
        {"bellfaire": True},
    ),
    Variant(
        "spirecrest",
        "With the mountain of Spirecrest: weather, discoveries, an expedition.",
        {"spirecrest": True},
    ),
    Variant("rugwort_cards", "With Rugwort's three cards.", {"rugwort_cards": True}),
    Variant(
        "pearlbrook",
        "With Pearlbrook: frogs fetch pearls, which buy adornments and wonders.",
        {"pearlbrook": True},
    ),
    Variant("newleaf", "With Newleaf: a station, visitors and golden tokens.", {"newleaf": True}),
)


def game(pack: Pack) -> GameInfo:
    """The game as it is played with a pack."""
    options = settings(pack)

    def read_position(text: str, checked: bool = True) -> Everdell:
        return read(pack, options, text, Everdell, checked)

    return GameInfo(
        read_listing(__name__),
        settings=options,
        files=pack.files,
        rules=tuple(HERE / "rules" / f"{name}.toml" for name in RULES),
        parts=PARTS,
        start=partial(start_with, pack),
        opening=partial(start_with, pack),
        read=read_position,
        narrator=narrator(pack),
        terminal="tanglewood.games.everdell.terminal.table:EverdellTable",
        companion="tanglewood.games.everdell.companion",
        variants=VARIANTS,
        remake=remade,
    )


def remade(files: Files) -> GameInfo:
    return game(Pack(files, files.fingerprint, tuple(MODULES)))


learn(EFFECTS)
register(game(standard()))
