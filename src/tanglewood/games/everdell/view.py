"""What a seat may see: built by adding, never by deleting from the truth.

Everything a table page needs is here, so that a page holds no rules: where things lie, whose workers stand
where, what each card in reach would cost the viewer now and by which ways, and the points so far by source.
Cards, places and events are named by their ids; a card in a city also has the `ref` that stands in the paths
of moves (`city:0:farm:2` for the second Farm of seat 0).
"""

import msgspec

from tanglewood.games.everdell import city as on_card
from tanglewood.games.everdell import knowledge, legends, powers, scoring, solo
from tanglewood.games.everdell.arriving import ARRIVE, FROM_HAND, FROM_LEGENDS, KEPT, PILE, can_arrive
from tanglewood.games.everdell.choices import KeepOrTuck
from tanglewood.games.everdell.effects import Run
from tanglewood.games.everdell.extra import Juggle
from tanglewood.games.everdell.gifts import GIVEN_SHIFT
from tanglewood.games.everdell.lair import hooks
from tanglewood.games.everdell.lair import scoring as lair_scoring
from tanglewood.games.everdell.lair.deeds import spaces_used
from tanglewood.games.everdell.lair.intrigues import webbed
from tanglewood.games.everdell.lair.meadow import beside
from tanglewood.games.everdell.lair.personalities import marked
from tanglewood.games.everdell.paying import CHOOSE_WAY, can_play, cost_of
from tanglewood.games.everdell.places import open_spaces
from tanglewood.games.everdell.player import (
    COLORS,
    HER_MAT,
    NO_CARD,
    PERMANENT,
    RESOURCES,
    SPOT,
    Player,
    city_place,
)
from tanglewood.games.everdell.position import place_text
from tanglewood.games.everdell.table import Table
from tanglewood.games.everdell.view_powers import PowerView, power_view
from tanglewood.games.everdell.visits import RevealAndPlay
from tanglewood.kernel.state import NOBODY

CLEARINGS = ("top_left", "bottom_left", "top_right", "bottom_right")


class Price(msgspec.Struct, frozen=True):
    """What a card would cost the viewer now, and why.

    `cost` is the printed one and what Nightweave adds to it, `missing` what the viewer's supply lacks of it.
    `ways` are the moves that would be offered for paying (`pay`, `occupy 0:inn`, `use 0:crane`,
    `imprison 0:fool`, for a legend also `replace 0:bard`), the obvious one first; none: the card cannot be
    played now. `fits` says whether it has a place: a space, no second copy of a unique card, something to
    replace or an opponent to annoy.
    """

    cost: dict[str, int]
    missing: dict[str, int]
    ways: list[str]
    fits: bool


class MeadowSlot(msgspec.Struct, frozen=True):
    """One of the eight places of the Meadow, `slot` counted from 1; Rugwort's worker may block it."""

    slot: int
    card: str | None
    blocked: bool
    price: Price | None


class WorkerView(msgspec.Struct, frozen=True):
    """A worker on a place: whose (`seat` -1: Rugwort's), and whether it stays for good."""

    seat: int
    permanent: bool


class LocationView(msgspec.Struct, frozen=True):
    """A location in play. `spaces` is 0 for a shared one; `clearing` names a forest card's place.

    `beside:0` is the place of the Lizards' own one at seat 0.
    """

    id: str
    sort: str
    clearing: str
    spaces: int
    workers: list[WorkerView]


class EventView(msgspec.Struct, frozen=True):
    """An event in play. `owner` is the seat that achieved it, -1 nobody, -2 Rugwort.

    `met` says whether the viewer's city meets its requirement.
    """

    id: str
    sort: str
    owner: int
    workers: list[WorkerView]
    met: bool


class CityCard(msgspec.Struct, frozen=True):
    """A card in a city with everything on it.

    `spaces` are the worker spaces that are open now; `partner` is the place in the city of the card it shares
    its space with, or -1; `points` is its base value. `over` says that it lies on the Bridge of the Sky,
    `down` that it lies face down and only takes its space, `web` that a web token lies on it.
    """

    ref: str
    card: str
    points: int
    occupied: bool
    tokens: int
    stored: dict[str, int]
    prisoners: list[str]
    workers: list[WorkerView]
    spaces: int
    partner: int
    over: bool
    down: bool
    web: bool


class OwnEvent(msgspec.Struct, frozen=True):
    """An achieved event, what lies on and under it, and what it is worth now."""

    id: str
    resources: dict[str, int]
    given: int
    cards: list[str]
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. `hand` holds the cards the viewer knows of; all of them for the own seat.

    `placed` names the place of each deployed worker (`nowhere` if its card is gone). `score` are the points
    if the game ended now, by source. `legends` are those beside the own hand; of the others' only the number
    is told. Each legend of a city is counted in `spaces` and in `spaces_used`.
    """

    seat: int
    season: str
    passed: bool
    resources: dict[str, int]
    points: int
    workers: int
    free_workers: int
    placed: list[str]
    hand: list[str]
    hand_count: int
    legends: list[str]
    legends_count: int
    city: list[CityCard]
    spaces: int
    spaces_used: int
    colors: dict[str, int]
    events: list[OwnEvent]
    score: dict[str, int]
    total: int
    hand_limit: int
    power: PowerView | None


class RugwortView(msgspec.Struct, frozen=True):
    """The opponent of a solo game."""

    name: str
    mood: str
    city: list[CityCard]
    points: int
    events: list[str]
    placed: list[str]
    slots: list[int]
    rolled: int
    score: dict[str, int]
    total: int


class NightweaveView(msgspec.Struct, frozen=True):
    """Nightweave's lair. `pawn` is the Meadow slot she stands on (0: at home), `beside` the slots next to it,
    `marked` those of them on which her personality has put web tokens.

    `known` are cards that were in her hand; they are there still, or she discarded them face down.
    `activity` is the card she acted by last, with its rows and arrow; `left` of her activity cards are
    face down, `unseen` says which ones those may be. `secret` counts face-down loot. `webs` are the
    places with a web token, `webbed` of the cards turned away those the viewer knows of, `webbed_count`
    all of them. `captives` are workers of the human on her mat, `lent` those of them that she uses next;
    `owed` says that the first worker placed will be one.
    """

    name: str
    level: int
    season: str
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


class TableView(msgspec.Struct, frozen=True):
    """The table as `viewer` sees it (-1: a spectator).

    `turn` is the seat that decides, `active` the seat whose turn it is. `prices` are those of the viewer's
    hand and legends by card, and those of cards beside him or on the Pigs' pile; `unseen_legends` are those
    the viewer has not seen. `playing` is a card that is being paid for or on its way into a city, `revealed`
    are cards turned up for a choice. `unseen` counts the cards the viewer cannot see: in the deck, in hands,
    face down beside a city, discarded face down; `discarded` are those of the discard pile the viewer knows
    of.
    """

    game: str
    viewer: int
    turn: int
    active: int
    first: int
    over: bool
    hand_limit: int
    meadow: list[MeadowSlot]
    deck: int
    discard: int
    discarded: list[str]
    unseen: dict[str, int]
    locations: list[LocationView]
    events: list[EventView]
    prices: dict[str, Price]
    unseen_legends: list[str]
    playing: str
    revealed: list[str]
    doing: list[str]
    players: list[PlayerView]
    rugwort: RugwortView | None
    nightweave: NightweaveView | None


def view(table: Table, viewer: int) -> TableView:
    pack = table.agreed.pack
    return TableView(
        game="everdell",
        viewer=viewer,
        turn=table.turn,
        active=table.active,
        first=table.agreed.first,
        over=not table.stack,
        hand_limit=pack.counts.hand_limit,
        meadow=[slot_view(table, slot, viewer) for slot in range(len(table.meadow))],
        deck=table.left,
        discard=len(table.discard),
        discarded=discarded(table, viewer),
        unseen=unseen(table, viewer),
        locations=locations(table),
        events=events(table, viewer),
        prices=prices(table, viewer),
        unseen_legends=names(table, legends.unseen(table, viewer)),
        playing=playing(table),
        revealed=revealed(table),
        doing=[frame.text(table) for frame in table.stack],
        players=[player_view(table, seat, viewer) for seat in range(len(table.players))],
        rugwort=rugwort_view(table),
        nightweave=nightweave_view(table, viewer),
    )


# ---------------------------------------------------------------------- cards


def counted(stock: list[int]) -> dict[str, int]:
    """Resources by name, without those that are not there."""
    return {name: stock[i] for i, name in enumerate(RESOURCES) if stock[i]}


def price(table: Table, seat: int, card: int, source: int) -> Price:
    cost = cost_of(table, card, source)
    stock = table.players[seat].stock
    ways = CHOOSE_WAY.go_on(table, Run(seat, seat, -1, CHOOSE_WAY, (card, source)))
    if hooks.watched(table) and not can_play(table, seat, card, source):
        ways = []  # what Nightweave asks for it cannot be paid
    return Price(
        counted(cost),
        counted([max(0, cost[i] - stock[i]) for i in range(4)]),
        [move.text for move in ways],
        can_arrive(table, seat, card, -1) or (source == FROM_LEGENDS and len(ways) > 0),
    )


def prices(table: Table, viewer: int) -> dict[str, Price]:
    """What the viewer's hand and legends would cost."""
    if viewer == NOBODY:
        return {}
    cards = table.agreed.pack.cards
    player = table.players[viewer]
    found = {cards[card].id: price(table, viewer, card, FROM_HAND) for card in sorted(set(player.hand))}
    for legend in player.legends:
        found[cards[legend].id] = price(table, viewer, legend, FROM_LEGENDS)
    if table.agreed.powers:
        for card in powers.hoard(table, viewer):
            found[cards[card].id] = price(table, viewer, card, KEPT)
        top = powers.pile_top(table)
        if top >= 0:
            found[cards[top].id] = price(table, viewer, top, PILE)
    return found


def slot_view(table: Table, slot: int, viewer: int) -> MeadowSlot:
    card = table.meadow[slot]
    if card == NO_CARD:
        return MeadowSlot(slot + 1, None, False, None)
    blocked = not table.slot_free(slot)
    cost = price(table, viewer, card, slot + 1) if viewer != NOBODY else None
    return MeadowSlot(slot + 1, table.agreed.pack.cards[card].id, blocked, cost)


def names(table: Table, cards: "list[int] | tuple[int, ...]") -> list[str]:
    return [table.agreed.pack.cards[card].id for card in cards]


def knows(info: int, viewer: int) -> bool:
    return knowledge.code(info, viewer if viewer >= 0 else knowledge.PUBLIC) == knowledge.KNOWN


def holds(info: int, viewer: int) -> bool:
    """Whether the viewer knows that a card is somewhere in a hand."""
    return knowledge.code(info, viewer if viewer >= 0 else knowledge.PUBLIC) >= knowledge.HELD


def discarded(table: Table, viewer: int) -> list[str]:
    """The cards of the discard pile the viewer knows of, the last one first."""
    known = [
        card for card, info in zip(table.discard, table.discard_seen, strict=True) if knows(info, viewer)
    ]
    return names(table, known[::-1])


def unseen(table: Table, viewer: int) -> dict[str, int]:
    hidden = list(table.deck[: table.left])
    hidden += [
        card for card, info in zip(table.discard, table.discard_seen, strict=True) if not knows(info, viewer)
    ]
    for seat, player in enumerate(table.players):
        if seat != viewer:
            hidden += [
                card for card, info in zip(player.hand, player.seen, strict=True) if not knows(info, viewer)
            ]
        if player.power >= 0 and table.agreed.pack.powers[player.power].kept:
            hidden += player.beside.cards
        if player.power >= 0 and table.agreed.pack.powers[player.power].pile >= 0:
            hidden += player.beside.cards[:-1]
    if table.nightweave is not None:
        hers = table.nightweave
        hidden += [*hers.hand, *hers.hidden]
        hidden += [
            card for card, info in zip(hers.webbed, hers.webbed_seen, strict=True) if not knows(info, viewer)
        ]
    cards = table.agreed.pack.cards
    # Which legends are in Nightweave's hand nobody knows: they are among `unseen_legends`.
    return {cards[card].id: hidden.count(card) for card in sorted(set(hidden)) if cards[card].ribbon < 0}


def playing(table: Table) -> str:
    for frame in reversed(table.stack):
        if isinstance(frame, Run) and (frame.effect in legends.PAYING or frame.effect is ARRIVE):
            return table.agreed.pack.cards[frame.data[0]].id
    return ""


def revealed(table: Table) -> list[str]:
    for frame in reversed(table.stack):
        if isinstance(frame, Run) and isinstance(frame.effect, RevealAndPlay | KeepOrTuck | Juggle):
            return names(table, frame.data[1:])
    return []


# ---------------------------------------------------------------------- places


def workers_at(table: Table, place: int) -> list[WorkerView]:
    found = [
        WorkerView(seat, bool(stands & PERMANENT))
        for seat, player in enumerate(table.players)
        for stands in player.placed
        if stands & SPOT == place
    ]
    if table.rugwort is not None:
        found += [WorkerView(NOBODY, False) for stands in table.rugwort.placed if stands == place]
    if table.nightweave is not None:
        found += [WorkerView(NOBODY, False) for stands in table.nightweave.placed if stands == place]
    return found


def locations(table: Table) -> list[LocationView]:
    pack = table.agreed.pack
    forest = table.agreed.forest
    places = [
        *pack.basic_places,
        *(place for place in forest if place != NO_CARD),
        pack.haven,
        *pack.journey_places,
    ]
    found = []
    for place in places:
        location = pack.locations[place]
        spaces = table.agreed.forest_spaces if location.sort == "forest" else 0 if location.shared else 1
        clearing = CLEARINGS[forest.index(place)] if location.sort == "forest" else ""
        found.append(LocationView(location.id, location.sort, clearing, spaces, workers_at(table, place)))
    for seat, player in enumerate(table.players):
        for place in player.beside.paths:
            location = pack.locations[place]
            own = f"beside:{seat}"
            found.append(LocationView(location.id, location.sort, own, 1, workers_at(table, place)))
    return found


def events(table: Table, viewer: int) -> list[EventView]:
    pack = table.agreed.pack
    found = []
    for number in [*pack.basic_events, *table.agreed.specials]:
        owner = NOBODY
        for seat, player in enumerate(table.players):
            if number in player.events:
                owner = seat
        if table.rugwort is not None and number in table.rugwort.events:
            owner = -2
        if table.nightweave is not None and number in table.nightweave.events:
            owner = -2
        event = pack.events[number]
        met = viewer != NOBODY and event.met_by(table, table.players[viewer])
        workers = workers_at(table, pack.first_event + number)
        found.append(EventView(event.id, "basic" if event.basic else "special", owner, workers, met))
    return found


# ---------------------------------------------------------------------- players


def city_view(table: Table, owner: int, marks: tuple[int, ...]) -> list[CityCard]:
    pack = table.agreed.pack
    cards = table.city_of(owner)
    found = []
    for i, card in enumerate(cards):
        kind = pack.cards[card]
        mark = marks[i] if marks else 0
        found.append(
            CityCard(
                ref=place_text(table, city_place(owner, i)),
                card=kind.id if kind.down < 0 else pack.cards[kind.down].id,
                points=kind.points + scoring.carried(table, owner, i),
                occupied=bool(mark & on_card.OCCUPIED),
                tokens=on_card.tokens(mark),
                stored=counted([on_card.stored(mark, resource) for resource in range(4)]),
                prisoners=names(table, on_card.prisoners(mark)),
                workers=workers_at(table, city_place(owner, i)),
                spaces=open_spaces(table, owner, i) if kind.visit is not None else 0,
                partner=scoring.partner(table, cards, i),
                over=bool(mark & on_card.OVER),
                down=kind.down >= 0,
                web=mark & on_card.WEB != 0
                or (kind.visit is not None and webbed(table, city_place(owner, i))),
            )
        )
    return found


def own_events(table: Table, seat: int, player: Player) -> list[OwnEvent]:
    pack = table.agreed.pack
    found = []
    for i, number in enumerate(player.events):
        event = pack.events[number]
        held = player.held[i]
        found.append(
            OwnEvent(
                id=event.id,
                resources=counted([held >> 4 * resource & 15 for resource in range(4)]),
                given=held >> GIVEN_SHIFT,
                cards=names(table, player.under[i]),
                points=event.points + sum(rule.of(table, seat, i) for rule in event.score),
            )
        )
    return found


def player_view(table: Table, seat: int, viewer: int) -> PlayerView:
    pack = table.agreed.pack
    player = table.players[seat]
    hand = [card for card, info in zip(player.hand, player.seen, strict=True) if knows(info, viewer)]
    legendary = len([card for card in player.city if pack.cards[card].ribbon >= 0])
    score = scoring.breakdown(table, seat)
    return PlayerView(
        seat=seat,
        season=pack.seasons[player.season].id,
        passed=player.passed,
        resources={name: player.stock[i] for i, name in enumerate(RESOURCES)},
        points=player.points,
        workers=player.workers,
        free_workers=player.workers - len(player.placed),
        placed=[place_text(table, place & SPOT) for place in player.placed],
        hand=names(table, sorted(hand)),
        hand_count=len(player.hand),
        legends=names(table, player.legends) if seat == viewer else [],
        legends_count=len(player.legends),
        city=city_view(table, seat, player.marks),
        spaces=pack.counts.city + legendary,
        spaces_used=player.used + legendary,
        colors=dict(zip(COLORS, player.colors, strict=True)),
        events=own_events(table, seat, player),
        score=score,
        total=sum(score.values()),
        hand_limit=len(player.hand) + table.room(seat),
        power=power_view(table, seat, viewer),
    )


def rugwort_view(table: Table) -> RugwortView | None:
    rugwort = table.rugwort
    if rugwort is None:
        return None
    pack = table.agreed.pack
    score = solo.breakdown(table)
    return RugwortView(
        name=pack.years[table.agreed.year].name,
        mood=table.agreed.mood,
        city=city_view(table, len(table.players), ()),
        points=rugwort.points,
        events=[pack.events[number].id for number in rugwort.events],
        placed=[place_text(table, place) for place in rugwort.placed],
        slots=[slot + 1 for slot in range(len(table.meadow)) if rugwort.slots >> slot & 1],
        rolled=rugwort.rolled,
        score=score,
        total=sum(score.values()),
    )


def nightweave_view(table: Table, viewer: int) -> NightweaveView | None:
    hers = table.nightweave
    if hers is None:
        return None
    pack = table.agreed.pack
    score = lair_scoring.breakdown(table)
    known = [card for card, info in zip(hers.hand, hers.seen, strict=True) if holds(info, viewer)]
    # What she discards she discards face down: a card that was in her hand may be there or gone.
    known += [
        card
        for card, info in zip(table.discard, table.discard_seen, strict=True)
        if knowledge.discarded_by(info) == knowledge.HERS and holds(info, viewer) and not knows(info, viewer)
    ]
    away = [card for card, info in zip(hers.webbed, hers.webbed_seen, strict=True) if knows(info, viewer)]
    return NightweaveView(
        name=pack.lair.levels[table.agreed.level].name,
        level=table.agreed.level,
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
        spaces=pack.lair.city,
        spaces_used=spaces_used(table),
        events=[pack.events[number].id for number in hers.events],
        loot=names(table, hers.loot),
        secret=len(hers.hidden),
        activity=pack.lair.activities[hers.card].id if hers.card >= 0 else "",
        left=len(hers.deck),
        unseen=[pack.lair.activities[card].id for card in sorted([*hers.deck, hers.gone]) if card >= 0],
        finished=hers.finished,
        personality=pack.lair.personalities[hers.personality].id if hers.personality >= 0 else "",
        plan=pack.lair.plans[hers.plan].id if hers.plan >= 0 else "",
        intrigue=pack.lair.intrigues[hers.intrigue].id if hers.intrigue >= 0 else "",
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
