"""What Nightweave's modules can have done to a position: which are in play, and what they leave behind.

Plans and intrigues are for games with one human; they only affect the first seat.
"""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.player import GREEN, NO_CARD, WINTER
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.basics import plan_of, spins
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.setup import ANY, NONE
from tanglewood.games.everdell.modules.nightweave.state import Nightweave, nightweave_at
from tanglewood.kernel.text.fault import Fault

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card

SECRET_PLANS = ("smarty", "connections")
"""Plans that take cards of the deck unseen."""
MOST_WEBS = 4
"""Web tokens on a basic event: one each time she enters the Meadow, once a season."""
WEBBED = 3


def has_plan(table: Table, *ids: str) -> bool:
    return nightweave_at(table) is not None and plan_of(table) in ids


def drawn(table: Table, *ids: str) -> bool:
    """Whether one of these intrigues may have been drawn: none in winter, none that lies in the pile."""
    hers = nightweave_at(table)
    if hers is None or not spins(table) or hers.season == WINTER:
        return False
    names = [it.id for it in lair_of(table.config.pack).intrigues]
    return any(names.index(id) not in hers.intrigues for id in ids)


def lasts(table: Table, id: str) -> bool:
    """Whether what an instant intrigue leaves behind may still lie there: until the next one is drawn, and
    one plan draws a seasonal one right after it (MW.plan.plot_thickens)."""
    hers = nightweave_at(table)
    if hers is None or not drawn(table, id):
        return False
    if has_plan(table, "plot_thickens"):
        return True
    return hers.intrigue >= 0 and lair_of(table.config.pack).intrigues[hers.intrigue].id == id


def may_lie_down(table: Table, kind: "Card") -> bool:
    """Whether a card of a city can lie face down."""
    return lasts(table, "paralyzing_fear" if kind.critter else "closed")


def may_be_barred(table: Table, kind: "Card") -> bool:
    """Whether a web token can lie on a card of a city."""
    return has_plan(table, "web_barricade") and kind.color == GREEN


# ---------------------------------------------------------------------- the modules themselves


def problems(table: Table, hers: Nightweave) -> list[Fault]:
    return [
        *personality(table, hers),
        *plan(table, hers),
        *intrigues(table, hers),
        *webs(table, hers),
        *event_webs(table, hers),
        *leftovers(table, hers),
    ]


def fault(key: str, reason: str, rule: str) -> Fault:
    return Fault(f"nightweave, {key}", reason, rule=rule)


def pile(key: str, cards: tuple[int, ...], now: int, used: bool, rule: str) -> list[Fault]:
    """A face-down pile: only if something draws from it, each card once, none that is in force."""
    found: list[Fault] = []
    if cards and not used:
        found.append(fault(key, "expected nothing, no module draws from it", rule))
    if len(set(cards)) < len(cards):
        found.append(fault(key, "expected each of them once", rule))
    if now in cards:
        found.append(fault(key, "expected none that is in force", rule))
    return found


def personality(table: Table, hers: Nightweave) -> list[Fault]:
    wish = str(table.config.options["personality"])
    rule = "MW.module.personality_setup"
    whim = has_plan(table, "weavers_whim")
    found = pile("personalities", hers.personalities, hers.personality, whim, rule)
    if hers.personality >= 0:
        id = lair_of(table.config.pack).personalities[hers.personality].id
        if wish == NONE or (wish not in (ANY, id) and not whim):
            found.append(fault("personality", f"expected the option's, {wish}", rule))
    return found


def plan(table: Table, hers: Nightweave) -> list[Fault]:
    options = table.config.options
    wish = str(options["plan"])
    id = plan_of(table)
    rule = "MW.module.personality_setup"
    if id and (wish == NONE or wish not in (ANY, id)):
        return [fault("plan", f"expected the option's, {wish}", rule)]
    if id == "swarm" and not options["difficulty"]:
        return [fault("plan", "the swarm does nothing at level 0", "MW.plan.swarm")]
    if id == "weavers_whim" and options["personality"] == NONE:
        return [fault("plan", "the weaver's whim needs a personality", "MW.plan.weavers_whim")]
    return []


def intrigues(table: Table, hers: Nightweave) -> list[Fault]:
    rule = "MW.module.intrigue_draw"
    used = spins(table)
    found = pile("intrigues", hers.intrigues, hers.intrigue, used, rule)
    if hers.intrigue >= 0 and not used:
        found.append(fault("intrigue", "expected none, the options do not ask for intrigues", rule))
    elif hers.intrigue >= 0 and hers.season == WINTER:
        found.append(fault("intrigue", "expected none in winter", rule))
    return found


# ---------------------------------------------------------------------- what they leave


def webs(table: Table, hers: Nightweave) -> list[Fault]:
    """Web tokens on locations: those of the intrigue, or of the swarm."""
    pack = table.config.pack
    allowed = 0
    for place in [*pack.basic_places, *table.config.forest]:
        if place != NO_CARD:
            allowed |= 1 << place
    if has_plan(table, "swarm"):
        shared = [place for place in pack.basic_places if pack.locations[place].shared]
        allowed = (allowed | 1 << pack.haven) & ~sum([1 << place for place in shared])
    elif hers.intrigue >= 0:
        allowed &= lair_of(pack).intrigues[hers.intrigue].webs
    else:
        allowed = 0
    if hers.webs & ~allowed:
        return [fault("webs", "nothing has put web tokens on these places", "MW.module.intrigue_draw")]
    return []


def event_webs(table: Table, hers: Nightweave) -> list[Fault]:
    """Web tokens on events that are left (MW.plan.masquerade)."""
    rows = hers.event_webs
    events = table.config.pack.events
    rule = "MW.plan.masquerade"
    if not rows:
        return []
    if not has_plan(table, "masquerade"):
        return [fault("event_webs", "expected none without the plan that lays them", rule)]
    if len(rows) != len(events):
        return [fault("event_webs", f"expected {len(events)} numbers at most, one an event", rule)]
    for number, n in enumerate(rows):
        most = MOST_WEBS if events[number].basic else number in table.config.specials
        if n > most or (n and table.claimed >> number & 1):
            return [fault("event_webs", f"expected fewer on {events[number].id}", rule)]
    return []


def leftovers(table: Table, hers: Nightweave) -> list[Fault]:
    """Cards turned away, a worker she waits for, loot."""
    found: list[Fault] = []
    options = table.config.options
    current = lair_of(table.config.pack).intrigues[hers.intrigue].id if hers.intrigue >= 0 else ""
    if hers.webbed and (current != "in_the_web" or len(hers.webbed) > WEBBED):
        reason = f"expected at most {WEBBED} cards, and only in her web"
        found.append(fault("webbed", reason, "MW.intrigue.in_the_web"))
    if hers.owed and not lasts(table, "poison_jam"):
        found.append(fault("owed", "she waits for no worker", "MW.intrigue.poison_jam"))
    if hers.hidden and not has_plan(table, *SECRET_PLANS):
        found.append(fault("secret", "her plan takes no cards unseen", "MW.plan.smarty"))
    if hers.loot and not (options["corrin"] or options["personality"] != NONE or options["plan"] != NONE):
        found.append(fault("loot", "nothing brings her loot in this game", "MW.with.corrin.loot"))
    return found
