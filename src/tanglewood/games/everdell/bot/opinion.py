"""What bots think things are worth: learned from their own games by benchmarks/learn.py (opinions.toml).

What a thing is worth depends on the placements to come: two numbers a, b stand for a + b t, where t is 1
with fifteen placements left. The sums are computed once for every number of placements.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import survey
from tanglewood.games.everdell.bot.gains import known
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.judging.judgement import Numbers
from tanglewood.kernel.packs.files import tables, text_of

FILE: Final = "opinions.toml"
MOST: Final = 18
"""Placements beyond which nothing changes any more."""

Slope = tuple[float, float]


class Opinion:
    """Weights by the placements to come: of what a survey lists, of each card in city and hand, and of what
    the survey of a module lists."""

    __slots__ = ("city", "hand", "modules", "position", "slopes")

    def __init__(
        self, position: list[Slope], city: list[Slope], hand: list[Slope], modules: dict[str, list[Slope]]
    ) -> None:
        self.slopes = [position, city, hand, *modules.values()]
        self.position = at_all(position)
        self.city = at_all(city)
        self.hand = at_all(hand)
        self.modules = {name: at_all(weights) for name, weights in modules.items()}


def at_all(slopes: list[Slope]) -> list[vec[float]]:
    found: list[vec[float]] = []
    for ahead in range(MOST + 1):
        t = ahead / 15.0
        found.append(vec[float]([a + b * t for a, b in slopes]))
    return found


@lru_cache(maxsize=32)
def opinion(pack: Pack) -> Opinion:
    """Read the file; a card it does not know is worth exactly what a survey makes of it."""
    found = tables(FILE, text_of(Path(__file__).parent / FILE))
    city, hand = slopes(found, "city"), slopes(found, "hand")
    flat = (0.0, 0.0)
    return Opinion(
        listed(found, "position", survey.NAMES),
        [city.get(card.id, flat) for card in pack.cards],
        [hand.get(card.id, flat) for card in pack.cards],
        {it.name: listed(found, it.name, it.features) for it in pack.modules if it.features},
    )


def listed(found: dict[str, Any], table: str, names: tuple[str, ...]) -> list[Slope]:
    """The weights of these names, which must be just those of the table."""
    weights = slopes(found, table)
    if list(weights) != list(names):
        raise PackError(f"{FILE}: {table}: expected {', '.join(names)}")
    return [weights[name] for name in names]


def slopes(found: dict[str, Any], table: str) -> dict[str, Slope]:
    """A table of the file: two numbers for each name."""
    try:
        return {name: (float(a), float(b)) for name, (a, b) in found[table].items()}
    except (KeyError, AttributeError, TypeError, ValueError):
        raise PackError(f"{FILE}: {table}: expected a table with two numbers for each name") from None


def promised(table: Table, seat: int) -> float:
    """The points a seat may expect beyond those it has."""
    return promised_by(table, seat, survey.surveyed(table, seat))


def promised_by(table: Table, seat: int, surveyed: Numbers) -> float:
    """The same for whoever has its survey already."""
    player = table.players[seat]
    pack = table.config.pack
    now = min(MOST, survey.placements(known(pack), player))
    held = opinion(pack)
    total = 0.0
    weights = held.position[now]
    numbers = surveyed.values
    at: i64 = 0
    while at < surveyed.count:
        total += weights[at] * numbers[at]
        at += 1
    weights = held.city[now]
    for card in player.city:
        total += weights[card]
    weights = held.hand[now]
    for card in player.hand:
        total += weights[card]
    for module in table.config.surveyed:
        weights = held.modules[module.name][now]
        parts = module.survey(table, seat, now)
        for i in range(len(parts)):
            total += weights[i] * parts[i]
    return total
