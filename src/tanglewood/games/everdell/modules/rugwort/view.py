"""What a seat may see of Rugwort."""

import msgspec

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort
from tanglewood.games.everdell.presentation.position import place_text
from tanglewood.games.everdell.presentation.view_parts import CityCard, city_view
from tanglewood.words import named


class RugwortView(msgspec.Struct, frozen=True):
    """The opponent of a solo game. `moods` are all he has, `mood` is the first of them, or `none`."""

    name: str
    mood: str
    moods: list[str]
    city: list[CityCard]
    points: int
    events: list[str]
    placed: list[str]
    slots: list[int]
    rolled: int
    score: dict[str, int]
    total: int


def rugwort_view(table: Table) -> RugwortView | None:
    rugwort = table.opponent
    if not isinstance(rugwort, Rugwort):
        return None
    pack = table.config.pack
    score = solo.breakdown(table)
    moods = solo.moods_of(table.config)
    return RugwortView(
        name=named(solo.year_of(table.config).name),
        mood=moods[0] if moods else solo.NO_MOOD,
        moods=moods,
        city=city_view(table, len(table.players), ()),
        points=rugwort.points,
        events=[pack.events[number].id for number in rugwort.events],
        placed=[place_text(table, place) for place in rugwort.placed],
        slots=[slot + 1 for slot in range(len(table.meadow)) if rugwort.slots >> slot & 1],
        rolled=rugwort.rolled,
        score=score,
        total=sum(score.values()),
    )
