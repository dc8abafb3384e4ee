"""How good a position looks: the points so far, and what workers, goods, cards and the city still promise.

Rough on purpose, and fast: bots call it for every option they weigh. Everything promised shrinks with the
placements a player has left, so that goods become points in time. The numbers were found by letting greedy
bots with different ones play each other.
"""

from functools import cache
from typing import Final

from tanglewood.games.everdell import (
    bargains,
    choices,
    corrin,
    effects,
    extra,
    gifts,
    green,
    legends,
    lifting,
    powers,
    rugwort_cards,
    scoring,
    solo,
    visits,
)
from tanglewood.games.everdell.city import OCCUPIED
from tanglewood.games.everdell.components import Card
from tanglewood.games.everdell.effects import Effect, Line
from tanglewood.games.everdell.lair import scoring as lair_scoring
from tanglewood.games.everdell.lair.her import Nightweave
from tanglewood.games.everdell.pack import Pack
from tanglewood.games.everdell.player import AUTUMN, BERRY, PEBBLE, RESIN, TWIG, Player
from tanglewood.games.everdell.table import Table
from tanglewood.kernel import outlook as winning

RIVAL: Final = 0.3
"""How much a point of the best opponent hurts."""
WORTH: Final = (0.9, 1.05, 1.3, 1.1)
"""A twig, resin, pebble, berry."""
EARLY: Final = 0.75
LATE: Final = 0.12
"""What a resource is worth with many placements left, and with none."""
LONG: Final = 9.0
"""So many placements are many."""
FADING: Final = 0.92
"""Each further piece of the same resource is worth this much of the one before."""
WORKER: Final = 0.5
CARD: Final = 0.35
HOPE: Final = (0.55, 0.35, 0.2)
"""How much of the gain of the best cards in reach counts before they are played."""
FAR: Final = 0.55
"""What is left of that for each resource that is missing."""
BESIDE: Final = 1.6
"""A resource on an ability card that will be doubled, or a token that can be any."""
HOME: Final = 0.55
"""An unoccupied construction: a critter may move in."""
SPACE: Final = 0.55
"""What the spaces of a nearly full city cost."""
PRODUCTIONS: Final = (2.0, 1.0, 1.0, 0.0)
"""How often a green card will still produce, by season."""
COMING: Final = (13, 10, 6, 0)
"""Placements of the seasons to come."""

CLOSE: Final = 3.0
WIDE: Final = 0.9
"""A lead in points that is worth three to one at the end, and what each placement to come adds to it."""
FINAL: Final = 10.0
"""The same for a finished game."""
HIS_CARDS: Final = 2.4
"""Points that a card in his city means for Rugwort in the end, with all that goes with it."""
HER_REST: Final = [55.0, 52.0, 42.0, 26.0, 0.0]
"""Points that Nightweave makes from a season on, at level 0; and how much more of them each level brings."""
HER_LEVELS: Final = 0.135
HIS_CITY: Final = 15
"""Cards of a player's city in the end: after each of them he takes one too."""


def value(table: Table, seat: int) -> float:
    """The own prospects, less a part of the best opponent's points."""
    own = prospects(table, seat)
    rival = 0
    for other in range(len(table.players)):
        if other != seat:
            rival = max(rival, scoring.total(table, other))
    if table.nightweave is not None:
        rival = max(rival, lair_scoring.total(table))
    return own - RIVAL * rival


def outlook(table: Table) -> list[float]:
    """Everybody's share of the win, by points and promises; less is certain the more placements come."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return winning.settled(result, FINAL)
    ahead = 0
    for player in table.players:
        if not player.passed:
            ahead = max(ahead, player.workers - len(player.placed) + COMING[player.season])
    scale = CLOSE + WIDE * ahead
    if table.rugwort is not None:
        coming = max(0, HIS_CITY - len(table.players[0].city)) if ahead else 0
        his = sum(solo.breakdown(table).values()) + HIS_CARDS * coming
        return [winning.chance(prospects(table, 0) - his, scale)]
    worths = [prospects(table, seat) for seat in range(len(table.players))]
    if table.nightweave is None:
        return winning.shares(worths, scale)
    return winning.shares([*worths, her_prospects(table, table.nightweave)], scale)[:-1]


def her_prospects(table: Table, nightweave: Nightweave) -> float:
    """Nightweave's points so far, and what she makes of the rest of her year on the average."""
    points = float(lair_scoring.total(table))
    if nightweave.finished:
        return points
    here, later = HER_REST[nightweave.season], HER_REST[nightweave.season + 1]
    coming = later + (here - later) * nightweave.at_home / max(1, nightweave.spiders)
    return points + coming * (1.0 + HER_LEVELS * table.agreed.level)


def prospects(table: Table, seat: int) -> float:
    """Points so far, and what is promised."""
    player = table.players[seat]
    points = float(scoring.total(table, seat))
    if player.passed or not table.stack:
        return points
    pack = table.agreed.pack
    ahead = player.workers - len(player.placed) + COMING[player.season]
    share = min(1.0, ahead / LONG)
    rate = LATE + (EARLY - LATE) * share
    spaces = float(max(0, pack.counts.city - player.used))
    total = points + WORKER * ahead * (0.4 + 0.6 * share)
    for resource in range(4):
        total += rate * WORTH[resource] * faded(player.stock[resource])
    total += CARD * (0.3 + 0.7 * share) * len(player.hand)
    total += city_promise(table, player, share, rate, spaces)
    total += events_promise(table, player, ahead)
    total += cards_in_reach(table, seat, share, rate, spaces)
    if player.power >= 0:
        total += rate * BESIDE * powers.left_over(table, seat, False)
    fill = player.used / pack.counts.city
    return total - SPACE * share * fill * fill * player.used * 0.5


def faded(n: int) -> float:
    """So many pieces of one resource, each worth a little less than the one before."""
    total = 0.0
    piece = 1.0
    for _ in range(min(n, 12)):
        total += piece
        piece *= FADING
    return total


# ---------------------------------------------------------------------- the city


def city_promise(table: Table, player: Player, share: float, rate: float, spaces: float) -> float:
    """What the cards of the city will still bring."""
    pack = table.agreed.pack
    produce = productions(pack)
    lasting = promises(pack)
    often = PRODUCTIONS[player.season]
    total = 0.0
    for i in range(len(player.city)):
        card = player.city[i]
        total += often * rate * produce[card] + share * lasting[card] * (0.3 + spaces / 15.0)
        if pack.cards[card].hosts and not player.marks[i] & OCCUPIED and spaces > 0:
            total += HOME * share * (2.0 if not pack.cards[card].exact else 1.0)
    return total


def events_promise(table: Table, player: Player, ahead: int) -> float:
    """Events that are met, or half met, while there is a worker for them."""
    if ahead <= 0:
        return 0.0
    pack = table.agreed.pack
    kin = table.agreed.kin
    total = 0.0
    for number in pack.basic_events:
        if not table.claimed >> number & 1:
            event = pack.events[number]
            for color in range(5):
                need = event.colors[color]
                if need:
                    have = min(need, player.colors[color])
                    total += 2.4 if have == need else 1.0 * have * have / (need * need)
    for number in table.agreed.specials:
        if not table.claimed >> number & 1:
            event = pack.events[number]
            if event.met_by(table, player):
                total += 0.8 * max(event.points, 4)
            else:
                for card in event.needs:
                    if card in player.city or (kin[card] and table.has(player.city, card)):
                        total += 0.8
    return total


# ---------------------------------------------------------------------- cards to come


def cards_in_reach(table: Table, seat: int, share: float, rate: float, spaces: float) -> float:
    """The best cards of hand and Meadow, counted the less the more is missing to play them."""
    player = table.players[seat]
    best = [0.0, 0.0, 0.0]
    for card in player.hand:
        rank(best, gain_of(table, player, card, share, rate, spaces))
    if table.agreed.powers:
        for card in powers.hoard(table, seat):
            rank(best, gain_of(table, player, card, share, rate, spaces))
    for card in player.legends:
        rank(best, gain_of(table, player, card, share, rate, spaces))
    for slot in range(len(table.meadow)):
        if table.slot_free(slot):
            rank(best, 0.85 * gain_of(table, player, table.meadow[slot], share, rate, spaces))
    return HOPE[0] * best[0] + HOPE[1] * best[1] + HOPE[2] * best[2]


def rank(best: list[float], gain: float) -> None:
    if gain > best[0]:
        best[2] = best[1]
        best[1] = best[0]
        best[0] = gain
    elif gain > best[1]:
        best[2] = best[1]
        best[1] = gain
    elif gain > best[2]:
        best[2] = gain


def gain_of(table: Table, player: Player, card: int, share: float, rate: float, spaces: float) -> float:
    """What playing a card would bring beyond its cost, before it can be played."""
    pack = table.agreed.pack
    kind = pack.cards[card]
    if kind.elsewhere:
        return 0.6 if kind.into_opponent else 2.0
    if (kind.unique and card in player.city) or (spaces < 1.0 and kind.takes and kind.partner < 0):
        return 0.0
    replaced = -1  # a card of the city that a legend may take the place of
    if table.agreed.legends:
        if kind.ribbon >= 0:
            for other in player.city:
                if table.is_a(other, kind.ribbon):
                    replaced = other
        elif pack.blocked_by[card] >= 0 and pack.blocked_by[card] in player.city:
            return 0.0
    worth = float(kind.points) + bonus(pack, player, kind, spaces)
    worth += (1.0 + PRODUCTIONS[player.season]) * rate * productions(pack)[card]
    worth += share * promises(pack)[card] * (0.3 + spaces / 15.0) + arrivals(pack)[card] * rate
    if replaced >= 0:
        return max(0.0, worth - pack.points[replaced])
    free = False
    if kind.critter:
        for i in range(len(player.city)):
            if not player.marks[i] & OCCUPIED and card in pack.cards[player.city[i]].hosts:
                free = True
                break
    if free:
        return max(0.0, worth)
    lacking = 0
    price = 0.0
    for resource in range(4):
        cost = kind.cost[resource]
        if cost:
            price += cost * WORTH[resource]
            if cost > player.stock[resource]:
                lacking += cost - player.stock[resource]
    gain = worth - rate * price
    if gain <= 0.0:
        return 0.0
    for _ in range(lacking):
        gain *= FAR
    if lacking and player.season == AUTUMN and len(player.placed) >= player.workers:
        return 0.0
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
            total += 1.5
        elif rule.what == scoring.OTHERS:
            total += 2.0 * rule.each * player.city.count(rule.card)
        elif rule.what == scoring.LEFT_OVER:
            total += 2.0
        else:
            total += rule.each * 1.0
    return total


# ---------------------------------------------------------------------- cards by themselves


@cache
def productions(pack: Pack) -> list[float]:
    """What one activation of each card is worth, in resources."""
    return [of_line(card.produce) for card in pack.cards]


@cache
def arrivals(pack: Pack) -> list[float]:
    """What each card does once, when it is played."""
    return [of_line(card.on_play) for card in pack.cards]


@cache
def promises(pack: Pack) -> list[float]:
    """What each card brings by standing there: visits, reactions, abilities."""
    return [promise(card) for card in pack.cards]


def promise(card: Card) -> float:
    total = 0.6 * of_line(card.visit)
    total += 3.0 * of_line(card.after_card) + 2.0 * of_line(card.after_critter)
    total += 2.0 * of_line(card.after_construction)
    if card.helps is not None:
        total += 1.2
    return total


def of_line(line: Line | None) -> float:
    return sum([of_effect(effect) for effect in line.effects], 0.0) if line is not None else 0.0


def of_effect(effect: Effect) -> float:
    """The worth of an effect, in resources."""
    if isinstance(effect, effects.Gain):
        goods = 1.2 * effect.any + 0.5 * effect.cards + 1.3 * effect.points
        for resource in (TWIG, RESIN, PEBBLE, BERRY):
            goods += WORTH[resource] * effect.stock[resource]
        return goods if effect.per == effects.ONCE else 0.8 * goods
    if isinstance(effect, bargains.Either):
        return max([of_effect(ability) for ability in effect.abilities])
    if isinstance(effect, bargains.PayFor):
        return 0.5 * of_effect(effect.gain)
    if isinstance(effect, corrin.GiveMany):
        return 3.0
    if isinstance(
        effect, corrin.Harvest | corrin.UsePlace | extra.Juggle | extra.NameColor | extra.GiveCards
    ):
        return 1.5
    if isinstance(effect, rugwort_cards.LoseCards):
        return -0.8
    if isinstance(effect, effects.If):
        return 0.6 * of_effect(effect.then)
    if isinstance(effect, gifts.Spend):
        return 1.3 * effect.points
    if isinstance(effect, gifts.GiveAny):
        return 4.0
    if isinstance(effect, effects.Store):
        return 1.6
    if isinstance(effect, visits.PlayFree | visits.RevealAndPlay):
        return 4.0
    if isinstance(effect, visits.PlayFromMeadow | legends.PlayAnything):
        return 2.5
    if isinstance(effect, legends.CountHand | legends.SellCritters | legends.AchieveAny):
        return 4.0
    if isinstance(effect, legends.ActivateSome | legends.CopyTaken | legends.SlipUnder | legends.FillHand):
        return 2.5
    if isinstance(effect, green.ActivateGreen | green.CopyGreen | choices.DiscardCards):
        return 1.2
    if isinstance(effect, gifts.Teach | gifts.Post | lifting.MoveWorker):
        return 0.8
    return 0.5
