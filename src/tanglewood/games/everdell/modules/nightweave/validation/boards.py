"""Nightweave's boards in a position: season, spiders, pawn, activity cards; her modules are in modules.py."""

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import (
    AUTUMN,
    CITY,
    CITY_SIZE,
    HER_MAT,
    LENT,
    NO_CARD,
    NOWHERE,
    PERMANENT,
    SPOT,
    WINTER,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.bellfaire.market import market_place
from tanglewood.games.everdell.modules.nightweave.cards import Activity, Lair, lair_of
from tanglewood.games.everdell.modules.nightweave.state import HOME, Nightweave, nightweave_at
from tanglewood.games.everdell.modules.nightweave.validation import modules
from tanglewood.games.everdell.modules.pearlbrook.spider import frog_home, spiders_gained
from tanglewood.kernel.text.fault import Fault


def problems(table: Table) -> list[Fault]:
    hers = nightweave_at(table)
    if hers is None:
        return []
    return [
        *pawn(table, hers),
        *deck(lair_of(table.config.pack), hers, table.config.plays("pearlbrook"), frog_home(table)),
        *gone(lair_of(table.config.pack), hers),
        *spiders(table, hers),
        *season(table, hers),
        *legends(table, hers),
        *modules.problems(table, hers),
        *left_out(table),
        *end(table, hers),
    ]


def fault(key: str, reason: str, rule: str = "") -> Fault:
    return Fault(f"nightweave, {key}", reason, rule=rule)


def left_out(table: Table) -> list[Fault]:
    """Special events that are not used against her."""
    if set(table.config.specials).isdisjoint(lair_of(table.config.pack).left_out):
        return []
    reason = "one of these is left out against Nightweave"
    return [Fault("specials", reason, rule="MW.nw.setup.everdell_games")]


def end(table: Table, hers: Nightweave) -> list[Fault]:
    if table.stack or hers.finished:
        return []
    return [Fault("over", "Nightweave has not finished", rule="MW.nw.end.all")]


# ---------------------------------------------------------------------- pawn and activity cards


def pawn(table: Table, hers: Nightweave) -> list[Fault]:
    """The slot she stands on holds no card."""
    if HOME < hers.pawn < len(table.meadow) and table.meadow[hers.pawn] != NO_CARD:
        reason = f"expected no card in slot {hers.pawn + 1} of the Meadow, where she stands"
        return [fault("pawn", reason, "MW.nw.action.enter")]
    return []


def deck(lair: Lair, hers: Nightweave, river: bool, frog: bool) -> list[Fault]:
    """Each activity card once and not before its season; one must bring her pawn to the Meadow, and one send
    her spiders and her frog, or her turns would never end (MW.nw.turn.deck_empty)."""
    found: list[Fault] = []
    seen: list[int] = []
    for key, cards in (("activity", hers.deck), ("played", hers.played)):
        for number in cards:
            card = lair.activities[number]
            if number in seen:
                found.append(fault(key, f"expected {card.id} once", "MW.nw.setup.sort"))
            elif not in_play(card, hers, river):
                found.append(fault(key, f"{card.id} is not in the game yet", "MW.nw.prepare.deck"))
            seen.append(number)
    pawn = any(lair.activities[number].pawn for number in seen)
    entered = hers.season == AUTUMN and hers.pawn != HOME
    done = entered and pawn and not hers.at_home and not frog
    if not hers.finished and not pawn and not entered:
        found.append(fault("activity", "expected a card with her pawn", "MW.nw.turn.deck_empty"))
    if not hers.finished and not done and not any(lair.activities[number].worker for number in seen):
        found.append(fault("activity", "expected a card with a spider", "MW.nw.turn.deck_empty"))
    if hers.card >= 0 and (not in_play(lair.activities[hers.card], hers, river) or hers.card == hers.gone):
        found.append(fault("card", "expected one of this season", "MW.nw.prepare.deck"))
    return found


def in_play(card: Activity, hers: Nightweave, river: bool) -> bool:
    return card.season <= hers.season and (river or not card.river)


def gone(lair: Lair, hers: Nightweave) -> list[Fault]:
    """One winter card with the worker sign left the game (MW.nw.setup.winter_deck)."""
    if hers.gone < 0:
        return []
    card = lair.activities[hers.gone]
    if card.season != WINTER or not card.worker or hers.gone in hers.deck or hers.gone in hers.played:
        return [fault("gone", "expected a winter card with a worker", "MW.nw.setup.winter_deck")]
    return []


# ---------------------------------------------------------------------- spiders and season


def spiders(table: Table, hers: Nightweave) -> list[Fault]:
    """How many there are, and where they stand; a worker she has borrowed is one of them."""
    most = sum(
        [
            spiders_gained(table, number, it.spiders)
            for number, it in enumerate(lair_of(table.config.pack).seasons[: hers.season + 1])
        ]
    )
    if hers.spiders > most:
        return [fault("spiders", f"expected at most {most}", "MW.nw.prepare.autumn")]
    if hers.at_home < 0:
        return [fault("placed", f"expected at most {hers.spiders + hers.lent} spiders")]
    found: list[Fault] = []
    for place in hers.placed:
        if not stands(table, hers, place):
            found.append(fault("placed", "a spider cannot stand here", "MW.nw.worker.single_only"))
    for seat, player in enumerate(table.players):
        for place in player.placed:
            if place & LENT and place & SPOT != HER_MAT and not stands(table, hers, place & ~LENT):
                reason = "she cannot have sent a worker here"
                found.append(Fault("placed", reason, seat, "MW.intrigue.poison_jam"))
    if sum([place & LENT > 0 for player in table.players for place in player.placed]) > 1:
        found.append(Fault("placed", "expected one borrowed worker", 0, "MW.intrigue.poison_jam"))
    return found


def stands(table: Table, hers: Nightweave, place: int) -> bool:
    """Whether a spider can be on a place: an exclusive space, the Haven, one of her events, a card."""
    pack = table.config.pack
    if place & (PERMANENT | LENT) or place == HER_MAT:
        return False
    if place == NOWHERE:
        return True
    if place >= CITY:
        owner, index = divmod(place - CITY, CITY_SIZE)
        card = pack.cards[pack.turned_up(table.city_of(owner))[index]]
        if any(module.may_come_in(table, len(table.players), card) for module in table.config.modules):
            return True
        return card.visit is not None and (card.open > 0 or owner == len(table.players))
    if place >= pack.first_event:
        return place - pack.first_event in hers.events
    if place in lair_of(pack).basic:
        return not table.config.plays("newleaf")  # MW.with.newleaf.basic_closed
    if place in (pack.haven, market_place(table)) or place in table.config.forest:
        return True
    if place in ask.own_places(table):
        return True  # the module knows where she may go
    return place in lair_of(pack).journey and hers.season == AUTUMN


def season(table: Table, hers: Nightweave) -> list[Fault]:
    """No turns in seasons to come; at the end of her autumn the loot joins her city."""
    found: list[Fault] = []
    if any(hers.turns[hers.season + 1 :]):
        found.append(fault("turns", "expected none in seasons to come"))
    if hers.finished and hers.season < AUTUMN:
        found.append(fault("finished", "her autumn is still to come", "MW.nw.end.hers"))
    if hers.finished and (hers.loot or hers.hidden):
        found.append(fault("loot" if hers.loot else "secret", "it joins her city", "MW.nw.end.loot_cards"))
    return found


def legends(table: Table, hers: Nightweave) -> list[Fault]:
    """She gets a legend for summer and one for autumn (MW.with.legends.hand)."""
    cards = table.config.pack.cards
    number = sum([cards[card].legend for card in (*hers.hand, *hers.city, *hers.away)])
    most = max(0, hers.season - 1)
    if number > most:
        return [fault("hand", f"expected at most {most} legends", "MW.with.legends.hand")]
    for card in hers.away:
        if not cards[card].legend:
            return [fault("away", "expected legends only", "MW.with.legends.hand")]
    return []
