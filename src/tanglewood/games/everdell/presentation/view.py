"""What a seat may see: built by adding what is visible, never by deleting from the full state.

Everything a table page needs is here, so that a page holds no rules: where things lie, whose workers stand
where, what each card in reach would cost the viewer now and by which ways, and the points so far by source.
Cards, places and events are named by their ids; a card in a city also has the `ref` that stands in the paths
of moves (`city:0:farm:2` for the second Farm of seat 0).
"""

import msgspec

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import COLORS, NO_CARD, RESOURCES, SPOT, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.effects.giving import GIVEN_SHIFT
from tanglewood.games.everdell.effects.revealing import Revealing
from tanglewood.games.everdell.play import scoring
from tanglewood.games.everdell.play.arriving import can_arrive
from tanglewood.games.everdell.play.costs import cost_of
from tanglewood.games.everdell.play.paying import CHOOSE_WAY
from tanglewood.games.everdell.play.playing import can_play
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, OfCard, paid_for
from tanglewood.games.everdell.presentation.position import place_text
from tanglewood.games.everdell.presentation.view_parts import (
    EventView,
    LocationView,
    MeadowSlot,
    OwnEvent,
    PlayerView,
    Price,
    city_view,
    counted,
    knows,
    names,
    workers_at,
)
from tanglewood.kernel.state import NOBODY, Frame

CLEARINGS = ("top_left", "bottom_left", "top_right", "bottom_right")


class TableView(msgspec.Struct, frozen=True):
    """The table as `viewer` sees it (-1: a spectator).

    `turn` is the seat that decides, `active` the seat whose turn it is. `prices` are those of the viewer's
    hand and legends by card, and those of cards beside the viewer or on the Pigs' pile; `unseen_legends` are
    those the viewer has not seen. `playing` is a card that is being paid for or on its way into a city; one
    that another player pays for out of a hand is not shown before it is paid; it counts as still being there.
    `revealed` are cards turned up for a choice, `doing` names what is under way. `unseen` counts the cards
    the viewer cannot see: in the deck, in hands, face down beside a city, discarded face down; `discarded`
    are those of the discard pile the viewer knows of.
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


class Views:
    """The classes of views: those above, or ones with the fields that modules add (modules/view.py)."""

    table: type[TableView] = TableView
    player: type[PlayerView] = PlayerView


# EV.setup.hidden: hands, deck and discard pile of others stay out, all else is open.
def view(table: Table, viewer: int) -> TableView:
    pack = table.config.pack
    parts = {it.view_field: it.table_view(table, viewer) for it in pack.modules if it.view_field}
    return Views.table(
        game="everdell",
        viewer=viewer,
        turn=table.turn,
        active=table.active,
        first=table.config.first,
        over=not table.stack,
        hand_limit=table.config.hand_limit,
        meadow=[slot_view(table, slot, viewer) for slot in range(len(table.meadow))],
        deck=table.left,
        discard=len(table.discard),
        discarded=discarded(table, viewer),
        unseen=unseen(table, viewer),
        locations=locations(table),
        events=events(table, viewer),
        prices=prices(table, viewer),
        unseen_legends=unseen_legends(table, viewer),
        playing=playing(table, viewer),
        revealed=revealed(table),
        doing=[doing(table, frame) for frame in table.stack],
        players=[player_view(table, seat, viewer) for seat in range(len(table.players))],
        **parts,
    )


# ---------------------------------------------------------------------- cards


def price(table: Table, seat: int, card: int, source: int) -> Price:
    cost = cost_of(table, card, source, seat)
    stock = table.players[seat].stock
    ways = CHOOSE_WAY.go_on(table, Run(seat, seat, -1, CHOOSE_WAY, (card, source)))
    if ask.watched(table) and not can_play(table, seat, card, source):
        ways = []  # the module's toll for it cannot be paid
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
    cards = table.config.pack.cards
    player = table.players[viewer]
    found = {cards[card].id: price(table, viewer, card, FROM_HAND) for card in sorted(set(player.hand))}
    for legend in player.legends:
        found[cards[legend].id] = price(table, viewer, legend, FROM_LEGENDS)
    for module in table.config.modules:
        for card, source in module.more_to_play(table, viewer):
            found[cards[card].id] = price(table, viewer, card, source)
    return found


def slot_view(table: Table, slot: int, viewer: int) -> MeadowSlot:
    card = table.meadow[slot]
    if card == NO_CARD:
        return MeadowSlot(slot + 1, None, False, None)
    blocked = not table.slot_free(slot)
    cost = price(table, viewer, card, slot + 1) if viewer != NOBODY else None
    return MeadowSlot(slot + 1, table.config.pack.cards[card].id, blocked, cost)


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
        if laid_from(table, seat, viewer) == FROM_HAND and not knows(player.laid, viewer):
            hidden.append(laid_card(table))
    for module in table.config.modules:
        hidden += module.unseen_cards(table, viewer)
    cards = table.config.pack.cards
    # Nobody knows which legends are in a hidden hand: they are among `unseen_legends`.
    return {cards[card].id: hidden.count(card) for card in sorted(set(hidden)) if cards[card].ribbon < 0}


def unseen_legends(table: Table, viewer: int) -> list[str]:
    hidden = [legend for module in table.config.modules for legend in module.unseen_legends(table, viewer)]
    if any(laid_from(table, seat, viewer) == FROM_LEGENDS for seat in range(len(table.players))):
        hidden.append(laid_card(table))
    return names(table, [legend for legend in table.config.legends if legend in hidden])


def laid_from(table: Table, seat: int, viewer: int) -> int:
    """The source of a card this seat pays for, if the viewer cannot see it yet; -1 if there is none."""
    laid = paid_for(table)
    if laid is None or laid.seat != seat or seat == viewer:
        return -1
    return laid.source if laid.source in (FROM_HAND, FROM_LEGENDS) else -1


def laid_card(table: Table) -> int:
    laid = paid_for(table)
    assert laid is not None
    return laid.card


def playing(table: Table, viewer: int) -> str:
    for frame in reversed(table.stack):
        if isinstance(frame, Run):
            effect = frame.effect
            if isinstance(effect, OfCard) and (not effect.pays or laid_from(table, frame.seat, viewer) < 0):
                return effect.kind(table, frame).id
    return ""


def doing(table: Table, frame: Frame[Table]) -> str:
    """The name of a frame; what it holds may be secret."""
    return frame.effect.place if isinstance(frame, Run) else frame.text(table).split()[0]


def revealed(table: Table) -> list[str]:
    for frame in reversed(table.stack):
        if isinstance(frame, Run) and isinstance(frame.effect, Revealing):
            return names(table, frame.effect.revealed(frame))
    return []


# ---------------------------------------------------------------------- places


def locations(table: Table) -> list[LocationView]:
    pack = table.config.pack
    forest = table.config.forest
    places = [
        *pack.basic_places,
        *(place for place in forest if place != NO_CARD),
        pack.haven,
        *pack.journey_places,
        *ask.own_places(table),
    ]
    found = []
    for place in places:
        location = pack.locations[place]
        spaces = table.config.forest_spaces if location.sort == "forest" else 0 if location.shared else 1
        clearing = CLEARINGS[forest.index(place)] if location.sort == "forest" else ""
        found.append(LocationView(location.id, location.sort, clearing, spaces, workers_at(table, place)))
    for seat, player in enumerate(table.players):
        for place in player.beside.paths:
            location = pack.locations[place]
            own = f"beside:{seat}"
            found.append(LocationView(location.id, location.sort, own, 1, workers_at(table, place)))
    return found


def events(table: Table, viewer: int) -> list[EventView]:
    pack = table.config.pack
    found = []
    for number in [*table.config.basic_events, *table.config.specials]:
        owner = NOBODY
        for seat, player in enumerate(table.players):
            if number in player.events:
                owner = seat
        if table.opponent is not None and number in table.opponent.events:
            owner = -2
        event = pack.events[number]
        met = viewer != NOBODY and event.met_by(table, table.players[viewer])
        workers = workers_at(table, pack.first_event + number)
        found.append(EventView(event.id, "basic" if event.basic else "special", owner, workers, met))
    return found


# ---------------------------------------------------------------------- players


def own_events(table: Table, seat: int, player: Player) -> list[OwnEvent]:
    pack = table.config.pack
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
    pack = table.config.pack
    player = table.players[seat]
    hand = [card for card, info in zip(player.hand, player.seen, strict=True) if knows(info, viewer)]
    laid = laid_from(table, seat, viewer)
    if laid == FROM_HAND and knows(player.laid, viewer):
        hand.append(laid_card(table))
    legendary = len([card for card in player.city if pack.cards[card].ribbon >= 0])
    opened = legendary + sum([it.spaces_opened(table, player) for it in table.config.modules])
    score = scoring.breakdown(table, seat)
    parts = {it.player_field: it.player_view(table, seat, viewer) for it in pack.modules if it.player_field}
    return Views.player(
        seat=seat,
        season=pack.seasons[player.season].id,
        passed=player.passed,
        resources={name: player.stock[i] for i, name in enumerate(RESOURCES)},
        points=player.points,
        workers=player.workers,
        free_workers=player.workers - len(player.placed),
        placed=[place_text(table, place & SPOT) for place in player.placed],
        hand=names(table, sorted(hand)),
        hand_count=len(player.hand) + (laid == FROM_HAND),
        legends=names(table, player.legends) if seat == viewer else [],
        legends_count=len(player.legends) + (laid == FROM_LEGENDS),
        city=city_view(table, seat, player.marks),
        spaces=pack.counts.city + opened,
        spaces_used=player.used + opened,
        colors=dict(zip(COLORS, player.colors, strict=True)),
        events=own_events(table, seat, player),
        score=score,
        total=sum(score.values()),
        hand_limit=len(player.hand) + table.room(seat),
        **parts,
    )
