"""Nothing is lost and nothing appears at Everdell's table: what holds at any moment."""

from collections import Counter

import pearlbrook_laws
import spirecrest_laws
from tanglewood.games.everdell.board.beside import NOTHING, PATH
from tanglewood.games.everdell.board.city import OVER, prisoners
from tanglewood.games.everdell.board.player import CITY, NO_CARD, PERMANENT, SPOT, SPRING
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.bellfaire import garland
from tanglewood.games.everdell.modules.bellfaire.fair import fair_at, fair_part
from tanglewood.games.everdell.modules.legends.module import Legends
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import (
    GOLDEN,
    NEWLEAF,
    NO_TICKET,
    NO_TOKEN,
    SLOTS,
    Station,
    station_of,
)
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.powers.powers import joins, powers_in
from tanglewood.games.everdell.modules.rugwort.cards import DownToLimit
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort
from tanglewood.games.everdell.modules.spirecrest.finds import SURPLUS
from tanglewood.games.everdell.play.sources import ON_THE_WAY, SOURCE, OfCard
from tanglewood.kernel.state import State


def look(state: State) -> None:
    assert isinstance(state, Table)
    table = state
    pack = table.config.pack
    everything = Counter(pack.deck(table.config.sets))
    cards = Counter(table.deck[: table.left])
    cards.update(table.discard)
    cards.update(card for card in table.meadow if card != NO_CARD)
    cards.update(in_frames(table))
    for module in table.config.modules:
        if module.name == NEWLEAF:
            station = station_of(table)
            cards.update(card for card in (*station.cards, *station.reserved) if card >= 0)
            check_station(table, station)
    if isinstance(table.opponent, Rugwort):
        cards.update(table.opponent.city)
        assert table.opponent.points >= 0
    legends: Counter[int] = Counter()
    hers = nightweave_at(table)
    if hers is not None:
        for pile in (hers.hand, hers.city, hers.loot, hers.hidden, hers.webbed):
            cards.update(pile)
        assert len(hers.hand) == len(hers.seen)
        assert hers.points >= 0
        assert hers.at_home >= 0
    for seat, player in enumerate(table.players):
        cards.update(player.hand)
        legends.update(player.legends)
        cards.update(pack.turned_up(player.city))
        for mark in player.marks:
            cards.update(prisoners(mark))
        for tucked in player.under:
            cards.update(tucked)
        cards.update(player.beside.cards)
        assert len(player.hand) == len(player.seen)
        downs = (DownToLimit, type(SURPLUS))
        waiting = [
            frame for frame in table.stack if isinstance(frame, Run) and isinstance(frame.effect, downs)
        ]
        # A hand limit can come down when pearls are spent, or a Bridge leaves.
        limited = not table.config.plays("pearlbrook")
        assert table.room(seat) >= 0 or not limited or seat in [frame.seat for frame in waiting]
        assert len(player.city) == len(player.marks)
        assert len(player.events) == len(player.held) == len(player.under)
        assert min(player.stock) >= 0
        assert player.points >= 0
        over = [card for card, mark in zip(player.city, player.marks, strict=True) if mark & OVER]
        assert len(over) <= 1
        saved = sum(pack.takes[card] for card in over)
        for module in table.config.spaces_saved:
            if not isinstance(module, Legends):  # what the Bridge of the Sky saves is counted above
                saved += module.spaces_saved(table, player, player.city, -1)
        assert player.used == pack.spaces_of(player.city) - saved <= pack.counts.city
        uniques = [card for card in pack.turned_up(player.city) if pack.cards[card].unique]
        assert len(set(uniques)) == len(uniques)
    if table.config.plays("spirecrest"):
        cards.update(spirecrest_laws.look(table))
    for legend in table.config.legends:
        legends[legend] += cards.pop(legend, 0)
    assert max(legends.values(), default=0) <= 1
    dealt = 2 * len(table.players)
    if hers is not None:
        legends.update(hers.away)
        dealt += max(0, hers.season - 1)  # one each in summer and autumn
    assert sum(legends.values()) == dealt * bool(table.config.legends)
    assert cards == everything
    assert len(table.discard) == len(table.discard_seen)
    check_workers(table)
    check_fair(table)
    pearlbrook_laws.look(table)


def check_fair(table: Table) -> None:
    """All tokens of the Market lie in its row, one garland is there, and nobody stands there twice; with five
    and six players those who have passed hold no cards after it, unless an ability draws some later."""
    fair = fair_at(table)
    assert (fair is not None) == bool(table.config.options["bellfaire"])
    if fair is None:
        assert len(table.players) <= 4
        return
    part = fair_part(table.config.pack)
    everywhere = list(range(len(part.tokens))) if table.config.options["market"] else []
    assert sorted(fair.row) == everywhere
    assert fair.trade >> len(part.tokens) == 0
    assert (fair.garland >= 0) == (table.config.options["garland"] != "none")
    assert fair.garland < len(part.awards)
    for seat, player in enumerate(table.players):
        assert player.placed.count(part.market) <= 1
        if len(table.players) > 4 and not table.config.plays("powers"):
            assert not (player.passed and player.hand) or table.stack[0].seat == seat
    # The points of both places and no more than these.
    points = garland.points(table)
    assert set(points) <= {0, part.first, part.second}
    assert not any(points) or part.first in points


def check_station(table: Table, station: Station) -> None:
    """Every tile and every visitor is somewhere, once; nobody has more tokens than at the beginning."""
    part = newleaf_in(table.config.pack)
    for tile, kind in enumerate(part.tiles):
        assert station.bag[tile] >= 0
        shown = station.tiles.count(tile)
        assert station.bag[tile] + station.used[tile] + shown == kind.copies
    assert len(station.tiles) == len(station.cards) == SLOTS
    visitors = [visitor for pile in (*station.piles, *station.visitors) for visitor in pile]
    visitors += [*station.discarded, *station.hers]
    assert sorted(visitors) == part.visitors_of(table.config.sets)
    assert all(0 <= golden <= GOLDEN for golden in station.golden)
    assert all(0 <= side <= NO_TICKET for side in station.tickets)
    assert all(held >= NO_TOKEN for held in station.reserved)


def in_frames(table: Table) -> list[int]:
    """Cards that are in nobody's hand and in no pile: being paid for, on their way, or revealed."""
    found: list[int] = []
    for frame in table.stack:
        if isinstance(frame, Run):
            found.extend(frame.effect.held(frame))
            if isinstance(frame.effect, OfCard) and frame.effect.pays:
                assert frame.effect.source(frame) & SOURCE != ON_THE_WAY
    return found


def check_workers(table: Table) -> None:
    """Every worker is free or somewhere, none too many on a space; only Cemetery and the like keep them."""
    pack = table.config.pack
    standing: Counter[int] = Counter()
    for player in table.players:
        gained = pack.counts.workers + sum(season.workers for season in pack.seasons[: player.season + 1])
        if (
            table.config.plays("powers")
            and player.season >= SPRING
            and not table.config.options["spring_worker"]
        ):
            gained -= pack.seasons[SPRING].workers
        assert len(player.placed) <= player.workers <= gained
        for place in player.placed:
            standing[place & SPOT] += 1
            assert not place & PERMANENT or place & SPOT >= CITY
    # Cats come to a place where others are; never two of them.
    joining = (
        sum(1 for seat in range(len(table.players)) if joins(table, seat))
        if table.config.plays("powers")
        else 0
    )
    if table.config.plays("spirecrest"):
        joining += spirecrest_laws.joining(table)
    for place in [*pack.basic_places, *pack.journey_places]:
        if not pack.locations[place].shared:
            assert standing[place] <= 1 + joining
    for place in table.config.forest:
        if place != NO_CARD:
            assert standing[place] <= table.config.forest_spaces + joining
    check_paths(table)


def check_paths(table: Table) -> None:
    """Every forest card lies on the board, beside the Lizards or in their deck."""
    for player in table.players:
        if (
            player.power >= 0
            and powers_in(table.config.pack)[player.power].trail
            and player.beside is not NOTHING
        ):
            in_play = table.config.pack.forest_cards(table.config.sets)
            forest = [place for place in table.config.forest if place != NO_CARD]
            found = [*forest, *player.beside.paths, *(path & PATH for path in player.beside.trail)]
            assert player.beside.dealt or sorted(found) == sorted(in_play)
