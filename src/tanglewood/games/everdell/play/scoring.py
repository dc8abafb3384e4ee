"""Points: where they come from, at the end and so far (EV.score.*)."""

from typing import ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import (
    NAMED,
    PEBBLE,
    PURPLE,
    RESIN,
    RESOURCES,
    SPOT,
    Cards,
    Player,
    city_place,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.giving import GIVEN_SHIFT
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.result import Result, best_of

COUNTED: Final = (
    *("common construction", "unique construction", "common critter", "unique critter"),
    *("purple", "basic event", "special event", "pair", "pair anywhere", "resin or pebble left"),
    *("prisoner", "worker on", "token on", "card", "given", *RESOURCES),
    *("purple of one opponent", "event of one opponent", "other", "husband beside", "card from the box of"),
)
"""What points can be counted by; from `card` to the resources it lies on or under an event. Their numbers:"""
CLASSES: Final = 4
PURPLES: Final = 4
BASIC_EVENTS: Final = 5
SPECIAL_EVENTS: Final = 6
PAIRS: Final = 7
ALL_PAIRS: Final = 8
LEFT_OVER: Final = 9
PRISONERS: Final = 10
WORKERS_ON: Final = 11
TOKENS_ON: Final = 12
CARDS_UNDER: Final = 13
GIVEN: Final = 14
ON_EVENT: Final = 15
PURPLES_OF_ONE: Final = 19
EVENTS_OF_ONE: Final = 20
OTHERS: Final = 21
WEDDED: Final = 22
OF_THE_BOX: Final = 23


OWN: Final = 99
"""The number of all that modules count."""


class Count:
    """Something that only a module can count."""

    words: ClassVar[str] = ""
    """How the pack writes it."""

    def of(self, table: Table, seat: int) -> int:
        raise NotImplementedError


COUNTS: Final[dict[str, Count]] = {}
"""What modules can count, by its words."""


def learn_counts(counts: tuple[Count, ...]) -> None:
    """Let points of the pack be counted by these."""
    for it in counts:
        COUNTS[it.words] = it


class Points:
    """Points for each of something, `most` in all if that is not 0.

    With `least` they are gained once, if there are at least that many.
    """

    __slots__ = ("card", "each", "least", "most", "own", "what")

    def __init__(self, each: int, what: str, card: int, most: int, least: int = 0) -> None:
        self.own = COUNTS.get(what)  # how a module counts it
        if what not in COUNTED and self.own is None:
            known = ", ".join([*COUNTED, *COUNTS])
            raise TextError(f"expected something that can be counted, one of {known}, got {what!r}")
        self.each = each
        self.what = COUNTED.index(what) if self.own is None else OWN
        self.card = card
        self.most = most
        self.least = least

    def of(self, table: Table, seat: int, event: int) -> int:
        """The points of a seat; `event` is the place among its events, or -1."""
        n = self.count(table, table.players[seat], seat, event)
        if self.least:
            return self.each if n >= self.least else 0
        total = self.each * n
        return min(total, self.most) if self.most else total

    def count(self, table: Table, player: Player, seat: int, event: int) -> int:
        pack = table.config.pack
        what = self.what
        if what < CLASSES:
            total = 0
            for card in player.city:
                if pack.classes[card] == what:
                    total += 1
            return total
        if self.own is not None:
            return self.own.of(table, seat)
        if what == PURPLES:
            return player.colors[PURPLE]
        if what in (BASIC_EVENTS, SPECIAL_EVENTS):
            basic = len([number for number in player.events if pack.events[number].basic])
            return basic if what == BASIC_EVENTS else len(player.events) - basic
        if what == PAIRS:
            if table.config.paired:
                return table.config.paired[0].paired(table, player)
            return pack.pairs_in(player.city)
        if what == ALL_PAIRS:
            pairs = sum([pack.pairs_in(other.city) for other in table.players])
            return pairs + table.config.opponent.pairs(table)
        if what == LEFT_OVER:
            return player.stock[RESIN] + player.stock[PEBBLE] + ask.resources_beside(table, seat, True)
        if what == PRISONERS:
            return sum([len(on_card.prisoners(mark)) for mark in shown_marks(table, player)])
        if what in (WORKERS_ON, TOKENS_ON):
            return self.on_the_card(table, player, seat)
        if what == WEDDED:
            return sum([wedded(table, player, one, others) for one, others in pack.couples])
        if what == CARDS_UNDER:
            return len(player.under[event])
        if what == OTHERS:
            return player.city.count(self.card) - 1
        if what == OF_THE_BOX:
            box = pack.cards[self.card].set
            return len([card for card in player.city if pack.cards[card].set == box])
        if what >= PURPLES_OF_ONE:
            return self.best_opponent(table, seat)
        shift = GIVEN_SHIFT if what == GIVEN else 4 * (what - ON_EVENT)
        return player.held[event] >> shift & 15

    def on_the_card(self, table: Table, player: Player, seat: int) -> int:
        """Workers or tokens on a certain card; none if it is gone (EV.event.card_gone)."""
        total = 0
        for i in range(len(player.city)):
            if table.is_a(player.city[i], self.card):
                if self.what == TOKENS_ON:
                    total += on_card.tokens(player.marks[i])
                else:
                    here = city_place(seat, i)
                    total += len(
                        [place for other in table.players for place in other.placed if place & SPOT == here]
                    )
        return total

    def best_opponent(self, table: Table, seat: int) -> int:
        """The opponent is chosen at scoring, so it is the best one (MW.corrin.corrin_evertail_the_king)."""
        best = 0
        for other in table.rivals(seat):
            if self.what == EVENTS_OF_ONE:
                n = len(table.events_of(other))
            else:
                n = 0
                for card in table.city_of(other):
                    if table.config.pack.colors[card] == PURPLE:
                        n += 1
            best = max(best, n)
        return best


def wedded(table: Table, player: Player, husband: int, wives: Cards) -> int:
    """1 if a legendary Wife has a Husband and scores for him: she comes first (MW.legend.wives_order)."""
    pack = table.config.pack
    if husband not in player.city:
        return 0
    for wife in wives[1:]:
        if wife in player.city:
            for rule in pack.cards[wife].bonus:
                if rule.what == WEDDED and table.has(player.city, rule.card):
                    return 1
    return 0


def partner(table: Table, cards: Cards, index: int) -> int:
    """The first Husband pairs with the first Wife, and so on; a legend counts as the Wife she replaces."""
    for module in table.config.modules:
        shared = module.partner(table, cards, index)
        if shared >= 0:
            return shared
    kind = table.config.pack.cards[cards[index]]
    if kind.crowds:  # all of them share one space: the first stands for the others
        first = cards.index(cards[index])
        return first if first != index else on_card.find_copy(cards, cards[index], 1)
    if kind.partner < 0:
        return -1
    own = kind.ribbon if kind.ribbon >= 0 else cards[index]
    n = len([card for card in cards[:index] if table.is_a(card, own)])
    others = [i for i, card in enumerate(cards) if table.is_a(card, kind.partner)]
    return others[n] if n < len(others) else -1


# The rows of a breakdown, one function each (EV.score.cards, .tokens, .prosperity, .journey, .events).


def card_points(table: Table, seat: int) -> int:
    points = table.config.pack.points
    total = 0
    for card in table.players[seat].city:
        total += points[card]
    for module in table.config.card_points:
        total += module.card_points(table, seat)
    return total


def token_points(table: Table, seat: int) -> int:
    player = table.players[seat]
    total = player.points
    for mark in shown_marks(table, player):
        total += on_card.tokens(mark)
    for module in table.config.modules:
        total += module.points_beside(table, seat)
    return total


def shown_marks(table: Table, player: Player) -> tuple[int, ...]:
    """What lies on the cards of a city, except face-down ones (MW.intrigue.paralyzing_fear)."""
    if table.opponent is None:
        return player.marks
    kinds = table.config.pack.kinds
    return tuple([player.marks[i] for i in range(len(player.city)) if player.city[i] < kinds])


def prosperity_points(table: Table, seat: int) -> int:
    cards = table.config.pack.cards
    total = 0
    done: list[int] = []
    for card in table.players[seat].city:
        kind = cards[card]
        # A Wife's points are counted by pairs, so a second Wife adds nothing by herself.
        if kind.bonus and not (kind.once and card in done):
            done.append(card)
            total += bonus_of(table, seat, card)
    return total


def bonus_of(table: Table, seat: int, card: int) -> int:
    total = 0
    for rule in table.config.pack.cards[card].bonus:
        total += rule.of(table, seat, -1)
    return total


def journey_points(table: Table, seat: int) -> int:
    total = 0
    for place in table.players[seat].placed:
        total += journey_of(table, place & ~NAMED)
    return total


def journey_of(table: Table, spot: int) -> int:
    locations = table.config.pack.locations
    return locations[spot].points if spot < len(locations) else 0


def event_points(table: Table, seat: int) -> int:
    total = 0
    for i in range(len(table.players[seat].events)):
        total += event_of(table, seat, i)
    return total


def event_of(table: Table, seat: int, i: int) -> int:
    """The points of the event at this place among a player's."""
    event = table.config.pack.events[table.players[seat].events[i]]
    total = event.points
    for rule in event.score:
        total += rule.of(table, seat, i)
    return total


def brought(table: Table, seat: int) -> dict[str, int]:
    """What each card of the city with its tokens, each event and each location brings, by `table:id`."""
    pack = table.config.pack
    player = table.players[seat]
    found: dict[str, int] = {}
    done: list[int] = []
    for i in range(len(player.city)):
        card = player.city[i]
        points = pack.points[card] + (on_card.tokens(player.marks[i]) if card < pack.kinds else 0)
        if pack.cards[card].bonus and not (pack.cards[card].once and card in done):
            done.append(card)
            points += bonus_of(table, seat, card)
        credit(found, "card:" + pack.cards[card].id, points)
    for i in range(len(player.events)):
        credit(found, "event:" + pack.events[player.events[i]].id, event_of(table, seat, i))
    for place in player.placed:
        spot = place & ~NAMED
        if journey_of(table, spot):
            credit(found, "location:" + pack.locations[spot].id, journey_of(table, spot))
    return found


def credit(found: dict[str, int], thing: str, points: int) -> None:
    found[thing] = found.get(thing, 0) + points


def breakdown(table: Table, seat: int) -> dict[str, int]:
    """The points of a seat if the game ended now, by source."""
    rows = {
        "cards": card_points(table, seat),
        "tokens": token_points(table, seat),
        "prosperity": prosperity_points(table, seat),
        "journey": journey_points(table, seat),
        "events": event_points(table, seat),
    }
    for module in table.config.more_points:
        rows.update(module.more_points(table, seat))
    return rows


def total(table: Table, seat: int) -> int:
    points = (
        card_points(table, seat)
        + token_points(table, seat)
        + prosperity_points(table, seat)
        + journey_points(table, seat)
        + event_points(table, seat)
    )
    for module in table.config.more_points:
        points += sum(module.more_points(table, seat).values())
    return points


def resources_left(table: Table, seat: int) -> int:
    return sum(table.players[seat].stock) + ask.resources_beside(table, seat, False)


def result(table: Table) -> Result | None:
    """The result once all have passed: most points, then events, then leftover resources (EV.score.tie_*)."""
    if table.stack:
        return None
    seats = range(len(table.players))
    rows = [breakdown(table, seat) for seat in seats]
    scores = [sum(row.values()) for row in rows]  # EV.score.example
    if table.opponent is not None:
        return table.config.opponent.result(table, scores, rows)
    order: list[tuple[int, ...]] = [
        (scores[seat], len(table.players[seat].events), resources_left(table, seat))
        for seat in seats  # EV.score.leftover_supply: what lies on cards and events does not count
    ]
    # EV.score.winner, .tie_events, .tie_resources, .tie_shared: `best_of` compares in this order and names
    # all who are equal.
    return Result(scores, best_of(order), rows, order=order)
