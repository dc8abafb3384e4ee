"""The studies behind the report on the deep forest."""

from pathlib import Path
from typing import NamedTuple

from msgspec import structs

from kept import played, whole
from tanglewood.study.definition import Written, WrittenVariant, settle
from tanglewood.study.frames import Results

GAME = "deep_forest"
SEED = 2026
WATCH = "forest_watch:ForestWatch"
FIFTEENS = ("moss-giant", "stone-toad", "changeling", "magpie")
STRENGTHS = (15, 20, 25, 26)


def only(monster: str) -> str:
    """What a bot does without that may take just this one of the four of strength 15."""
    return "+".join(f"monster:{other}" for other in FIFTEENS if other != monster)


FORBIDDEN = {
    "strength:15": "fights against 15",
    "strength:20": "fights against 20",
    "strength:2[56]": "fights against 25 and 26",
    "strength:*": "any fight",
    "move:overcome.*": "overcoming obstacles",
    "move:send.*": "sending trolls",
    **{
        only(one): f"monsters of 15 other than {number}"
        for number, one in enumerate(FIFTEENS, 1)
        if one != "stone-toad"
    },
}
"""What a restricted bot does without, and how a table calls it."""

VARIANTS: dict[str, tuple[str, dict[str, int | str]]] = {
    "magpie 5": ("Monster 4 also brings 5 gold", {"monsters.magpie.gold": 5}),
    "magpie 10": ("Monster 4 also brings 10 gold", {"monsters.magpie.gold": 10}),
    "set 20": ("A set is worth 20, not 15", {"points.set": 20}),
    "obstacle 2": ("An obstacle costs 2 pieces, not 3", {"prices.obstacle": 2}),
    "left 10": ("Leaving is worth 10, not 5", {"points.left": 10}),
    "swords 2": ("Everybody starts with 2 swords", {"start.swords": 2}),
    "reward 1": ("A troll sent brings 1 piece, not 2", {"prices.troll_reward": 1}),
    "troll 0": ("A troll is worth nothing at the end", {"points.troll": 0}),
    "troll price 2": ("A troll takes 2 coins, not 1", {"prices.troll": 2}),
    "fog 1": ("The fog's mark is beside row 1", {"fog.mark": 1}),
}
"""Changed numbers worth trying: what a table says, and the change."""


class Played(NamedTuple):
    """All studies of the report. Those of two players have the same deals, the first ones of `two`."""

    two: Results
    three: Results
    four: Results
    strong: Results
    sparse: Results
    worth: Results
    variants: Results


DEALS = {
    "two": 1200,
    "three": 1000,
    "four": 900,
    "strong": 1100,
    "sparse": 100,
    "worth": 540,
    "variants": 160,
}
"""Deals of each study (of each variant of it) if the main one has as many games as `two` here; fewer in
proportion. So many that a 95 % interval reaches less than 3 points to either side: of a share of the win near
a half after 1,070 games, near a third after 950, near a quarter after 800; of a difference in gold between
two seats of a deal, or two games of one, after about a hundred deals (they spread by 15 gold); of the share
of the win of a restricted bot, which plays two games of each deal, after 535."""


def play_all(games: int, jobs: int, bots: str, keep: Path, now: bool = False) -> Played:
    """Play what is missing; `games` are those of two players with the game as printed. `now`: be content with
    the deals that are there (and at least two, or there would be no interval)."""
    plain = bots or "greedy"
    sparse = {"options.sparse": list(range(1, 9))}
    changed = {name: WrittenVariant(set=change) for name, (_, change) in VARIANTS.items()}
    one = Written(GAME, players=2, bots=plain, seed=SEED)
    free = settle(structs.replace(one, forbid=list(FORBIDDEN), count=[]))
    studies = {
        "two": settle(one),
        "three": settle(structs.replace(one, players=3)),
        "four": settle(structs.replace(one, players=4)),
        "strong": settle(structs.replace(one, bots=bots or "adept")),
        "sparse": settle(structs.replace(one, grid=sparse, count=[])),
        "worth": structs.replace(free, variants=free.variants[1:]),  # the free one is played already
        "variants": settle(structs.replace(one, variants=changed, count=[])),
    }
    found = {}
    for name, study in studies.items():
        deals = max(2, games * DEALS[name] // DEALS["two"])
        if now:
            deals = max(2, whole(name, structs.replace(study, deals=deals), keep / GAME))
        close = name not in ("worth", "variants")
        found[name] = played(name, structs.replace(study, deals=deals), keep / GAME, WATCH, close, jobs)
    return Played(**found)
