"""What a seat may see of Nightweave's lair."""

import msgspec

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import HER_MAT, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave import scoring as lair_scoring
from tanglewood.games.everdell.modules.nightweave.basics import beside
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.deeds import spaces_used
from tanglewood.games.everdell.modules.nightweave.hand import level_of
from tanglewood.games.everdell.modules.nightweave.scheme.personalities import marked
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.presentation.position import place_text
from tanglewood.games.everdell.presentation.view_parts import CityCard, city_view, holds, knows, names
from tanglewood.games.everdell.presentation.view_types import Season
from tanglewood.words import named


class NightweaveView(msgspec.Struct, frozen=True):
    """Nightweave's lair. `pawn` is the Meadow slot she stands on (0: at home,
    9 to 11: a place of Newleaf's station), `beside` the slots next to it,
    `marked` those of them on which her personality has put web tokens.

    `known` are cards that were in her hand; they are there still, or she discarded them face down.
    `activity` is the card of her last turn, with its rows and arrow; `left` of her activity cards are
    face down, `unseen` says which ones those may be. `secret` counts face-down loot. `webs` are the
    places with a web token, `webbed` of the cards turned away those the viewer knows of, `webbed_count`
    all of them. `captives` are workers of the human on her mat, `lent` those of them that she uses next;
    `owed` says that the first worker placed will be one.
    """

    name: str
    level: int
    season: Season
    points: int
    spiders: int
    spiders_home: int
    placed: list[str]
    pawn: int
    beside: list[int]
    marked: list[int]
    hand_count: int
    known: list[str]
    city: list[CityCard]
    spaces: int
    spaces_used: int
    events: list[str]
    loot: list[str]
    secret: int
    activity: str
    left: int
    unseen: list[str]
    finished: bool
    personality: str
    plan: str
    intrigue: str
    intrigues_left: int
    webs: list[str]
    event_webs: dict[str, int]
    webbed: list[str]
    webbed_count: int
    captives: int
    lent: int
    owed: bool
    score: dict[str, int]
    total: int


def nightweave_view(table: Table, viewer: int) -> NightweaveView | None:
    hers = nightweave_at(table)
    if hers is None:
        return None
    pack = table.config.pack
    score = lair_scoring.breakdown(table)
    known = [card for card, info in zip(hers.hand, hers.seen, strict=True) if holds(info, viewer)]
    # She discards face down: a card that was in her hand may still be there or be gone.
    known += [
        card
        for card, info in zip(table.discard, table.discard_seen, strict=True)
        if knowledge.discarded_by(info) == knowledge.HERS and holds(info, viewer) and not knows(info, viewer)
    ]
    away = [card for card, info in zip(hers.webbed, hers.webbed_seen, strict=True) if knows(info, viewer)]
    return NightweaveView(
        name=named(lair_of(pack).levels[level_of(table)].name),
        level=level_of(table),
        season=pack.seasons[hers.season].id,
        points=hers.points,
        spiders=hers.spiders,
        spiders_home=hers.at_home,
        placed=[place_text(table, place) for place in hers.placed],
        pawn=hers.pawn + 1,
        beside=[slot + 1 for slot in beside(hers.pawn)],
        marked=[slot + 1 for slot in marked(table)],
        hand_count=len(hers.hand),
        known=names(table, sorted(known)),
        city=city_view(table, len(table.players), ()),
        spaces=lair_of(pack).city,
        spaces_used=spaces_used(table),
        events=[pack.events[number].id for number in hers.events],
        loot=names(table, hers.loot),
        secret=len(hers.hidden),
        activity=lair_of(pack).activities[hers.card].id if hers.card >= 0 else "",
        left=len(hers.deck),
        unseen=[lair_of(pack).activities[card].id for card in sorted([*hers.deck, hers.gone]) if card >= 0],
        finished=hers.finished,
        personality=lair_of(pack).personalities[hers.personality].id if hers.personality >= 0 else "",
        plan=lair_of(pack).plans[hers.plan].id if hers.plan >= 0 else "",
        intrigue=lair_of(pack).intrigues[hers.intrigue].id if hers.intrigue >= 0 else "",
        intrigues_left=len(hers.intrigues),
        webs=[id for place, id in enumerate(pack.places) if hers.webs >> place & 1],
        event_webs={pack.events[i].id: n for i, n in enumerate(hers.event_webs) if n},
        webbed=names(table, sorted(away)),
        webbed_count=len(hers.webbed),
        captives=sum([place & SPOT == HER_MAT for player in table.players for place in player.placed]),
        lent=hers.lent,
        owed=hers.owed,
        score=score,
        total=sum(score.values()),
    )
