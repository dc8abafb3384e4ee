"""All kinds of games that a companion runs: what is chosen for the opponent, row by row.

`games` of a row are so many that every module of an opponent has about `LONG` games in the long form: a
personality stands in three rows without a plan, a plan in two, a level in many, a mood of Rugwort in three.
"""

from typing import Any

from tanglewood.builds import Build, this_build
from tanglewood.games.everdell.companion.cards import real_pack
from tanglewood.games.everdell.modules.bellfaire.setup import TRAITS
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.rugwort.solo import MOODS

LONG = 500 if this_build() is Build.COMPILED else 50
"""Games of a module. Interpreted, where things of people that were not asked for cannot even be read, a tenth
shows as much of that.
"""
LEVELS = 5
LAIR = lair_of(real_pack())
PERSONALITIES = [it.id for it in LAIR.personalities]
PLANS = [it.id for it in LAIR.plans]
INTRIGUES = {it.id for it in LAIR.intrigues}
Options = dict[str, Any]


def level(n: int, plan: str = "") -> int:
    """Levels in turn; a swarm is not for level 0 (MW.plan.swarm)."""
    return n % LEVELS or (1 if plan == "swarm" else 0)


def planned() -> list[Options]:
    """Every plan with a personality, and alone if it can do without."""
    found: list[Options] = []
    for n, plan in enumerate(PLANS):
        character = PERSONALITIES[n % len(PERSONALITIES)]
        found.append({"plan": plan, "difficulty": level(n, plan), "personality": character})
        if plan != "weavers_whim":  # MW.plan.weavers_whim
            found.append({"plan": plan, "difficulty": level(n + 2, plan)})
    return found


PLAIN: list[Options] = [{"players": n, "difficulty": level} for n in (1, 2) for level in range(LEVELS)]
CHARACTERS: list[Options] = [
    {"players": n, "difficulty": level(i), "personality": id}
    for n in (1, 2)
    for i, id in enumerate(PERSONALITIES)
]
PLANNED = planned()
SPUN: list[Options] = [
    *[{"intrigues": True, "difficulty": level} for level in range(LEVELS)],
    *[
        {"intrigues": True, "difficulty": level(i + 1), "personality": id}
        for i, id in enumerate(PERSONALITIES)
    ],
]
SMALL_BOXES: Options = {"farms": True, "corrin": True, "extra": True}
MIXED: list[Options] = [
    {"players": n, "difficulty": difficulty, **SMALL_BOXES} for n in (1, 2) for difficulty in (0, 3)
]
"""With small boxes, which her modules are played without."""
NIGHTWEAVE = [*PLAIN, *MIXED, *CHARACTERS, *PLANNED, *SPUN]
RUGWORT: list[Options] = [
    *({"rugwort": year, "mood": mood} for year in "123" for mood in MOODS),
    # With Bellfaire he has any number of traits at once (EX.bellfaire.solo.mix).
    {"rugwort": "1", "bellfaire": True, "cranky": True, "glitzy": True, "hasty": True},
    {"rugwort": "2", "bellfaire": True, **dict.fromkeys(TRAITS, True)},
    {"rugwort": "3", "mood": "lucky", "bellfaire": True, "squatty": True},
    *({"rugwort": year, **SMALL_BOXES, "rugwort_cards": True} for year in "123"),
]
GWIDYON: list[Options] = [{"gwidyon": n, "prisma": prisma} for n in (20, 22, 25) for prisma in (False, True)]


def games(row: Options) -> int:
    """How many games of a row the long form plays."""
    if "plan" in row:
        return LONG if row["plan"] == "weavers_whim" else LONG // 2
    if "rugwort" in row:
        return LONG // 3 + 1
    return LONG // 3 + 1 if "personality" in row else LONG // 4


def called(row: Options) -> str:
    return "-".join(str(value) for value in row.values())
