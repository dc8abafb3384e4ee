"""Setting up the fair, for five and six players too, and which options do not go together."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.bellfaire.fair import (
    ANY,
    BELLFAIRE,
    GARLAND,
    NONE,
    USUAL,
    Fair,
    fair_part,
    has_market,
)
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.text.fault import Fault

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

HERS = 2
"""How many of Bellfaire's special events are used against Nightweave."""
TRAITS = {
    "cranky": "Rugwort is cranky: when he rolls an 8, you lose a card of your hand.",
    "glitzy": "Rugwort is glitzy: his purple cards score 5 points.",
    "hasty": "Rugwort is hasty: for each season he takes the leftmost special event.",
    "lucky": "Rugwort is lucky: a number rolled twice in a row brings him a point.",
    "squatty": "Rugwort is squatty: each empty space of your city brings him 2 points.",
}
"""His traits, any number of them: the box renews the solo rules (EX.bellfaire.solo.updated)."""
LEGENDS = {"first": 5, "more": 5, "both": 10}
"""For how many players each box has legends: one critter and one construction for everybody."""


def conflict(options: dict[str, Choice]) -> Fault | None:
    """An option that does not go with the others."""
    people = int(options["players"])
    traits = [trait for trait in TRAITS if options[trait]]
    if not options[BELLFAIRE]:
        if people > USUAL:
            return Fault("players", say("clash-six"), rule="EX.bellfaire.six.players")
        if options[GARLAND] not in (ANY, NONE):
            return Fault(GARLAND, say("clash-award"), rule="EX.bellfaire.garland.draw")
        if traits:
            return Fault(traits[0], say("clash-traits"), rule="EX.bellfaire.solo.origin")
        return None
    if traits and options["nightweave"]:
        return Fault(traits[0], say("clash-no-rugwort"), rule="MW.nw.rule.not_rugwort")
    if people > USUAL and options["powers"] == "mistwood":
        return Fault("powers", say("clash-abilities", n=people), rule="EX.bellfaire.six.enough_cards")
    if people > LEGENDS.get(str(options["legends"]), people):
        return Fault("legends", say("clash-legends", n=people), rule="EX.bellfaire.six.enough_cards")
    return None


def first_fair(table: Table) -> Fair:
    """One garland is drawn (EX.bellfaire.garland.draw); all tokens lie on the gain side, against Nightweave
    in a random row on the trade side (EX.bellfaire.market.start, .start_nightweave)."""
    options = table.config.options
    part = fair_part(table.config.pack)
    wish = str(options[GARLAND])
    garland = part.award_numbers.get(wish, -1)
    if wish == ANY:
        garland = table.chance.below(len(part.awards))
    row = list(range(len(part.tokens))) if has_market(options) else []
    trade = 0
    if table.config.opponent.takes_turns:
        table.chance.shuffle(row)
        trade = (1 << len(row)) - 1
    return Fair(garland, tuple(row), trade)


def her_specials(pack: "Pack", specials: list[int]) -> None:
    """Two of Bellfaire's special events, at the two ends of the row, and two others
    (EX.bellfaire.setup.special_nightweave, MW.with.bellfaire.events)."""
    own = [event for event in specials if pack.events[event].set == BELLFAIRE]
    others = [event for event in specials if pack.events[event].set != BELLFAIRE]
    between = pack.counts.specials - HERS
    row = [own[0], *others[:between], own[1]]
    specials[:] = row + [event for event in specials if event not in row]


def put_in_the_middle(events: list[int], event: int) -> None:
    """The Flower Festival lies in the middle of the basic events (MW.with.bellfaire.events)."""
    if event in events:
        events.remove(event)
        events.insert(len(events) // 2, event)
