"""What happens in a deed of Nightweave's as people at a real table read it.

Before her rules people hold whatever those need: cards, goods and a city that stand for the real ones. What
names one of them is told in other words here: the person chooses which pieces go, and sees which ones.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import NO_CARD, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.companion import cards
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.cards import Module, lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her
from tanglewood.games.everdell.modules.nightweave.scheme.intrigues import Avert
from tanglewood.games.everdell.modules.nightweave.state import Nightweave
from tanglewood.games.everdell.moves import DISCARD, SPEND, SPEND_POINT
from tanglewood.games.everdell.play.tolls import CARDS_OR_RESOURCES, Toll
from tanglewood.games.everdell.presentation.narration import NARRATOR, OF_DECK
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.text.component import Component
from tanglewood.words import named, per_language

if TYPE_CHECKING:
    from tanglewood.games.everdell.companion.spinning import HerBench

PIECES: Final = (DISCARD, SPEND, SPEND_POINT)
PAID: Final = ("paid", "discarded")
PRICE: Final = "nightweave-price"
WEB: Final = "nightweave-web"
UNSEEN: Final = {
    "nightweave-took-cards": "nightweave-took-unseen",
    "nightweave-webbed": "nightweave-turned-away",
    "nightweave-showed": "nightweave-drew-open",
}
"""Events about cards of a hand, by the names under which they are told without those cards."""
MODULES: Final = ("intrigue", "personality", "plan")


class Price:
    """What the person pays now, piece by piece: of which kinds, and for which rule."""

    def __init__(self, kinds: int, rule: str) -> None:
        self.kinds = kinds
        self.rule = rule


def price_of(table: Table, run: Run) -> Price:
    """The price of which a piece is paid now."""
    effect = run.effect
    rule = effect.rule_of(table, run)
    if isinstance(effect, Toll | Avert):
        return Price(effect.price(run)[1], rule)
    if effect.place == "lessen-intrigue":
        return Price(lair_of(table.config.pack).intrigues[run.first].price_in, rule)
    return Price(CARDS_OR_RESOURCES, rule)


def retell(bench: "HerBench", event: Event) -> list[Event]:
    """What people read of an event: nothing, one thing or several."""
    name, values = event.name, event.open
    if name in PAID:
        return [paid(bench, event)]
    if name in UNSEEN:
        return [Event(UNSEEN[name], event.seat, values)]
    if name == "nightweave-gazed":
        foiled = "yes" if bench.foiled else "no"
        return [Event("nightweave-gaze", event.seat, {**values, "foiled": foiled})]
    if name == "nightweave-spins":
        return spins(bench, event)
    if name == "nightweave-prepared":
        return [event, *ended(bench)]
    if name == "nightweave-cleared" and str(values["card"]).startswith(OF_DECK):
        # A card that has just come from the deck lies in the Meadow by now.
        return [Event(name, event.seat, {**values, "card": f"meadow_{values['slot']}"})]
    return [event]


def paid(bench: "HerBench", event: Event) -> Event:
    """Pieces of a price are of the person's choice; what a thief takes may be less than it could be."""
    price = bench.paying
    if price is not None:
        return Event(PRICE, event.seat, {"rule": price.rule, "n": 1, "kinds": price.kinds})
    lair, hers = lair_of(bench.pack), her(bench.table)
    if "points" in event.open:  # what somebody needy gets for a card (MW.personality.needy)
        return Event("paid", event.seat, {**event.open, "rule": lair.personalities[hers.personality].rule})
    now = lair.intrigues[hers.intrigue]
    values = {key: value for key, value in event.open.items() if key in RESOURCES}
    stolen = bool(now.die) and not bench.foiled
    return Event("nightweave-stole" if stolen else "paid", event.seat, {"rule": now.rule, **values})


def spins(bench: "HerBench", event: Event) -> list[Event]:
    """An intrigue with the spaces on which web tokens go, or what it takes from the hand."""
    lair = lair_of(bench.pack)
    now = next(it for it in lair.intrigues if it.id == event.open["intrigue"])
    found = [Event(event.name, event.seat, {**event.open, "rule": now.rule})]
    for place in [*bench.pack.basic_places, *bench.known.config.forest]:
        if place != NO_CARD and now.webs >> place & 1:
            found.append(web(bench, place, now.rule))
    return found


def web(bench: "HerBench", place: int, rule: str) -> Event:
    return Event(WEB, 0, {"rule": rule, "place": bench.pack.places[place]})


def ended(bench: "HerBench") -> list[Event]:
    """Her old intrigue is over: what it has laid on the table goes."""
    before = bench.known.opponent
    assert isinstance(before, Nightweave)
    if before.intrigue < 0:
        return []
    old = lair_of(bench.pack).intrigues[before.intrigue]
    found: list[Event] = []
    if old.webs or old.on_cards:
        found.append(Event("nightweave-webs-gone", 0, {"rule": "MW.nw.prepare.web"}))
    if old.id == "in_the_web":
        found.append(Event("nightweave-turned-back", 0, {"rule": "MW.intrigue.in_the_web_end"}))
    return found


def one_price(told: list[Event]) -> list[Event]:
    """All pieces of a price as one thing to pay."""
    found: list[Event] = []
    for event in told:
        last = found[-1] if found else None
        if event.name == PRICE and last is not None and last.name == PRICE and same(last, event):
            n = int(last.open["n"]) + int(event.open["n"])
            found[-1] = Event(PRICE, event.seat, {**event.open, "n": n})
        else:
            found.append(event)
    return found


def same(one: Event, other: Event) -> bool:
    return (one.open["rule"], one.open["kinds"]) == (other.open["rule"], other.open["kinds"])


# ---------------------------------------------------------------------- her modules in words


@per_language()
def module_words(sort: str, id: str) -> str:
    """A personality, plan or intrigue in words: what it does, and how it is foiled."""
    entries = cards.real_pack().files.components()
    entry = next(it for it in entries if it["table"] == sort and it["id"] == id)
    lines = NARRATOR.describe(Component(entry))
    # How long an intrigue lasts is said first; of the others people know it, and a whim ends it earlier.
    return " ".join([named(line) for line in (lines if sort == "intrigue" else lines[1:])])


def about(event: Event) -> str:
    """The text of the module that comes into force with an event."""
    for sort in MODULES:
        if sort in event.open:
            return module_words(sort, id_of(sort, event.open[sort]))
    return ""


def modules() -> dict[str, list[Module]]:
    """All there are, by their sort."""
    lair = lair_of(cards.real_pack())
    return {"intrigue": [*lair.intrigues], "personality": [*lair.personalities], "plan": [*lair.plans]}


def id_of(sort: str, said: Value) -> str:
    """A module by its id or by its name, which an event may bring instead."""
    return next(it.id for it in modules()[sort] if said in (it.id, it.name, named(it.name)))


def explained(rule: str) -> str:
    """Name and text of the module that a question comes from: whoever may foil an intrigue has to know it."""
    for sort, rows in modules().items():
        for it in rows:
            if it.rule == rule:
                return f"{named(it.name)}. {module_words(sort, it.id)}"
    return ""
