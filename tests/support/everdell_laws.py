"""Nothing is lost and nothing appears at Everdell's table: what holds at any moment."""

from collections import Counter

from tanglewood.games.everdell.board.beside import NOTHING, PATH
from tanglewood.games.everdell.board.city import OVER, prisoners
from tanglewood.games.everdell.board.player import CITY, NO_CARD, PERMANENT, SPOT, SPRING
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.powers.module import PowersModule
from tanglewood.games.everdell.modules.powers.powers import joins, powers_in
from tanglewood.games.everdell.modules.rugwort.cards import DOWN_TO_LIMIT
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort
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
        waiting = [frame for frame in table.stack if isinstance(frame, Run) and frame.effect is DOWN_TO_LIMIT]
        assert table.room(seat) >= 0 or seat in [frame.seat for frame in waiting]
        assert len(player.city) == len(player.marks)
        assert len(player.events) == len(player.held) == len(player.under)
        assert min(player.stock) >= 0
        assert player.points >= 0
        over = [card for card, mark in zip(player.city, player.marks, strict=True) if mark & OVER]
        assert len(over) <= 1
        saved = sum(pack.takes[card] for card in over) + PowersModule().spaces_saved(
            table, player, player.city, -1
        )
        assert player.used == pack.spaces_of(player.city) - saved <= pack.counts.city
        uniques = [card for card in pack.turned_up(player.city) if pack.cards[card].unique]
        assert len(set(uniques)) == len(uniques)
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
            forest = [place for place in table.config.forest if place != NO_CARD]
            found = [*forest, *player.beside.paths, *(path & PATH for path in player.beside.trail)]
            assert player.beside.dealt or sorted(found) == sorted(table.config.pack.forest_places)
