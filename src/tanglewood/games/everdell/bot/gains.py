"""What a card would bring: before it is played, and by itself. Rough on purpose, and fast."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec

from tanglewood.games.everdell.board.city import OCCUPIED, holds
from tanglewood.games.everdell.board.player import AUTUMN, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.counts import Season
from tanglewood.games.everdell.components.entries import Card, EventKind
from tanglewood.games.everdell.components.pack import Pack, standard
from tanglewood.games.everdell.effects import production as green
from tanglewood.games.everdell.effects.base import EffectLine
from tanglewood.games.everdell.effects.gaining import WORTH
from tanglewood.games.everdell.play import scoring

EARLY: Final = 0.75
LATE: Final = 0.12
"""What a resource is worth with many placements left, and with none."""
LONG: Final = 9.0
"""How many placements count as many."""
FAR: Final = 0.55
"""The factor by which each missing resource shrinks the gain of a card."""


class Best:
    """The three largest gains in order, and the sum of the others."""

    __slots__ = ("first", "others", "second", "third")

    def __init__(self) -> None:
        self.first = self.second = self.third = self.others = 0.0

    def rank(self, gain: float) -> None:
        if gain > self.first:
            self.others += self.third
            self.third = self.second
            self.second = self.first
            self.first = gain
        elif gain > self.second:
            self.others += self.third
            self.third = self.second
            self.second = gain
        elif gain > self.third:
            self.others += self.third
            self.third = gain
        else:
            self.others += gain


class Moment:
    """What the gains of all cards depend on, looked up once for a position."""

    __slots__ = ("homes", "known", "lasting", "late", "now", "rate", "spaces")

    def __init__(self, pack: Pack, known: "Known", player: Player, ahead: int, spaces: float) -> None:
        share = min(1.0, ahead / LONG)
        self.known = known
        self.spaces = spaces
        self.rate = LATE + (EARLY - LATE) * share
        self.now = (1.0 + known.harvests[player.season]) * self.rate
        self.lasting = share * (0.3 + spaces / known.city)
        self.late = player.season == AUTUMN and len(player.placed) >= player.workers
        # The unoccupied constructions that critters may move into.
        self.homes: list[int] = []
        for i in range(len(player.city)):
            if not player.marks[i] & OCCUPIED and pack.cards[player.city[i]].hosts:
                self.homes.append(player.city[i])


def gain_of(table: Table, player: Player, card: int, moment: Moment) -> float:
    """What playing a card would bring beyond its cost, before it can be played."""
    pack = table.config.pack
    kind = pack.cards[card]
    if kind.elsewhere:
        return moment.known.strays[card]
    if kind.unique and holds(player.city, card):
        return 0.0
    if moment.spaces < 1.0 and kind.takes and kind.partner < 0:
        return 0.0
    replaced = -1  # a card of the city that a legend may replace
    if table.config.clashes:
        if kind.ribbon >= 0:
            for other in player.city:
                if table.is_a(other, kind.ribbon):
                    replaced = other
        elif pack.blocked_by[card] >= 0 and pack.blocked_by[card] in player.city:
            return 0.0
    itself = moment.known
    worth = float(kind.points) + itself.productions[card] * moment.now
    worth += itself.promises[card] * moment.lasting + itself.arrivals[card] * moment.rate
    if kind.bonus:
        worth += bonus(pack, player, kind, moment.spaces)
    if replaced >= 0:
        return max(0.0, worth - pack.points[replaced])
    if kind.all_homes:
        for home in moment.homes:
            if kind.all_homes[home]:
                return max(0.0, worth)
    gain = worth - moment.rate * itself.prices[card]
    if gain <= 0.0:
        return 0.0
    lacking = 0
    for resource in range(4):
        lack = kind.cost[resource] - player.stock[resource]
        if lack > 0:
            lacking += lack
    if lacking and moment.late:
        return 0.0
    while lacking:
        gain *= FAR
        lacking -= 1
    return gain


def bonus(pack: Pack, player: Player, card: Card, spaces: float) -> float:
    """What a purple card would add, now and with what is likely to come."""
    total = 0.0
    for rule in card.bonus:
        if rule.what < scoring.CLASSES:
            n = 0
            for other in player.city:
                if pack.classes[other] == rule.what:
                    n += 1
            total += rule.each * (n + 0.2 * spaces)
        elif rule.what == scoring.PURPLES:
            total += rule.each * (player.colors[4] + 1)
        elif rule.what == scoring.PAIRS:
            total += 0.5 * rule.each
        elif rule.what == scoring.OTHERS:
            total += 2.0 * rule.each * player.city.count(rule.card)
        elif rule.what == scoring.LEFT_OVER:
            total += min(2.0 * rule.each, rule.most / 3.0) if rule.most else 2.0 * rule.each
        else:
            total += rule.each * 1.0
    return total


# ---------------------------------------------------------------------- cards by themselves


class Known:
    """What each card of a pack is worth by itself, in resources; and what the seasons still bring."""

    __slots__ = (
        "arrivals",
        "basics",
        "city",
        "harvests",
        "placements",
        "prices",
        "productions",
        "promises",
        "specials",
        "strays",
    )

    def __init__(self, pack: Pack) -> None:
        cards = pack.cards
        self.productions = vec[float]([of_line(card.produce) for card in cards])  # one activation
        self.arrivals = vec[float]([of_line(card.on_play) for card in cards])  # once, when it is played
        self.promises = vec[float]([promise(card) for card in cards])  # by being in the city
        self.prices = vec[float]([price(card) for card in cards])
        self.city = float(pack.counts.city)
        # What follows was learned with the pack that comes with the game; another one differs by its points.
        usual = {card.id: card.points for card in standard().cards}
        self.strays = [stray(card, usual.get(card.id, card.points)) for card in cards]
        events = {event.id: event for event in standard().events}
        self.basics = [met_basic(event, events.get(event.id)) for event in pack.events]
        self.specials = [met_special(event, events.get(event.id)) for event in pack.events]
        # After each season: how often a city still produces, and how often workers are still placed.
        self.harvests = [0.0] * len(pack.seasons)
        self.placements = [0] * len(pack.seasons)
        workers = pack.counts.workers
        for i in range(len(pack.seasons)):
            workers += pack.seasons[i].workers
            for earlier in range(i):
                self.placements[earlier] += workers
                self.harvests[earlier] += 1.0 if produces(pack.seasons[i]) else 0.0


USUAL: Final = 3.0
"""Points of a basic event."""
LEAST: Final = 4
"""What a special event is worth at least, whatever is laid on it."""


def stray(card: Card, usual: int) -> float:
    """A card that goes elsewhere than to the own city: in that of an opponent its points harm them."""
    more = card.points - usual
    return 0.6 - 0.3 * more if card.into_opponent else 2.0 + more


def met_basic(event: EventKind, usual: EventKind | None) -> float:
    """A basic event that can be achieved, in those of the usual points."""
    points = USUAL if usual is None or not usual.points else float(usual.points)
    return event.points / points


def met_special(event: EventKind, usual: EventKind | None) -> float:
    """A special event that can be achieved, in points; those for what lies on it count half again."""
    if usual is None:
        return float(max(event.points, LEAST))
    more = sum([rule.each for rule in event.score]) - sum([rule.each for rule in usual.score])
    return max(usual.points, LEAST) + event.points - usual.points + 1.5 * more


@lru_cache(maxsize=32)
def known(pack: Pack) -> Known:
    return Known(pack)


def produces(season: Season) -> bool:
    """Whether preparing for a season lets the city produce."""
    if season.bonus is None:
        return False
    return any(isinstance(effect, green.Produce) for effect in season.bonus.effects)


def price(card: Card) -> float:
    return sum([card.cost[resource] * WORTH[resource] for resource in range(4)], 0.0)


def promise(card: Card) -> float:
    """Visits, reactions, abilities."""
    total = 0.6 * of_line(card.visit)
    total += 3.0 * of_line(card.after_card) + 2.0 * of_line(card.after_critter)
    total += 2.0 * of_line(card.after_construction)
    if card.helps is not None:
        total += 1.2
    return total


def of_line(line: EffectLine | None) -> float:
    return sum([effect.worth() for effect in line.effects], 0.0) if line is not None else 0.0
