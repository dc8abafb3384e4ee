"""Nothing is lost and nothing appears at Everdell's table: what holds at any moment."""

from collections import Counter

from tanglewood.games.everdell.arriving import ARRIVE, ON_THE_WAY, SOURCE
from tanglewood.games.everdell.choices import KeepOrTuck
from tanglewood.games.everdell.city import OVER, prisoners
from tanglewood.games.everdell.effects import Run
from tanglewood.games.everdell.extra import Juggle
from tanglewood.games.everdell.legends import PAYING
from tanglewood.games.everdell.table import CITY, NO_CARD, PERMANENT, SPOT, Table
from tanglewood.games.everdell.visits import RevealAndPlay
from tanglewood.kernel.state import State


def look(state: State) -> None:
    assert isinstance(state, Table)
    table = state
    pack = table.agreed.pack
    everything = Counter(pack.deck(table.agreed.sets))
    cards = Counter(table.deck[: table.left])
    cards.update(table.discard)
    cards.update(card for card in table.meadow if card != NO_CARD)
    cards.update(in_frames(table))
    if table.rugwort is not None:
        cards.update(table.rugwort.city)
        assert table.rugwort.points >= 0
    legends: Counter[int] = Counter()
    if table.nightweave is not None:
        hers = table.nightweave
        for pile in (hers.hand, hers.city, hers.loot, hers.hidden):
            cards.update(pile)
        assert len(hers.hand) == len(hers.seen)
        assert hers.points >= 0
        assert hers.at_home >= 0
    for player in table.players:
        cards.update(player.hand)
        legends.update(player.legends)
        cards.update(player.city)
        for mark in player.marks:
            cards.update(prisoners(mark))
        for tucked in player.under:
            cards.update(tucked)
        assert len(player.hand) == len(player.seen) <= pack.counts.hand_limit
        assert len(player.city) == len(player.marks)
        assert len(player.events) == len(player.held) == len(player.under)
        assert min(player.stock) >= 0
        assert player.points >= 0
        over = [card for card, mark in zip(player.city, player.marks, strict=True) if mark & OVER]
        assert len(over) <= 1
        saved = sum(pack.takes[card] for card in over)
        assert player.used == pack.spaces_of(player.city) - saved <= pack.counts.city
        uniques = [card for card in player.city if pack.cards[card].unique]
        assert len(set(uniques)) == len(uniques)
    for legend in table.agreed.legends:
        legends[legend] += cards.pop(legend, 0)
    assert max(legends.values(), default=0) <= 1
    assert sum(legends.values()) == 2 * len(table.players) * bool(table.agreed.legends)
    assert cards == everything
    assert len(table.discard) == len(table.discard_seen)
    check_workers(table)


def in_frames(table: Table) -> list[int]:
    """Cards that are in nobody's hand and in no pile: being paid for, on their way, or revealed."""
    found: list[int] = []
    for frame in table.stack:
        if isinstance(frame, Run):
            if (frame.effect in PAYING or frame.effect is ARRIVE) and not 1 <= frame.data[1] & SOURCE <= 8:
                found.append(frame.data[0])
                assert frame.effect is ARRIVE or frame.data[1] & SOURCE != ON_THE_WAY
            elif isinstance(frame.effect, RevealAndPlay | KeepOrTuck | Juggle):
                found.extend(frame.data[1:])
    return found


def check_workers(table: Table) -> None:
    """Every worker is free or somewhere, none too many on a space; only Cemetery and the like keep them."""
    pack = table.agreed.pack
    standing: Counter[int] = Counter()
    for player in table.players:
        gained = pack.counts.workers + sum(season.workers for season in pack.seasons[: player.season + 1])
        assert len(player.placed) <= player.workers <= gained
        for place in player.placed:
            standing[place & SPOT] += 1
            assert not place & PERMANENT or place & SPOT >= CITY
    for place in [*pack.basic_places, *pack.journey_places]:
        if not pack.locations[place].shared:
            assert standing[place] <= 1
    for place in table.agreed.forest:
        if place != NO_CARD:
            assert standing[place] <= table.agreed.forest_spaces
