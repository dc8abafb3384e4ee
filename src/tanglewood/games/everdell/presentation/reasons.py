"""Why a move of Everdell is good: points, goods now and later, what it costs, guests for free, events and
cards within reach. Where nothing of that can be foreseen, what the card or the place says."""

from functools import cache

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import RESOURCES, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.play import scoring
from tanglewood.games.everdell.presentation.phrases import GOODS, amounts, phrase
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.phrase import OR, Phrase, several
from tanglewood.words import named

HARVESTS = ("spring", "autumn")
"""The seasons in which a city produces."""
NAMED = 2
"""Cards that a reason names."""


COSTS = "everdell-why-costs"
DISCARDS = "everdell-why-discards"
COMES = (word.TAKE_MEADOW, word.KEEP, word.BRING)
"""A card that comes to the player."""
GOES = (word.DISCARD, word.GIVE_CARD, word.TUCK, word.CLEAR_MEADOW, word.SHOW, word.LAY)
"""A card that the player can do without."""


def reasons(before: Table, after: Table, events: list[Event], move: Move) -> list[Phrase]:
    """What a move brings to the seat that plays it, the most important first."""
    seat = before.turn
    own = [event for event in events if event.seat == seat]
    played = [card_of(before, event) for event in own if event.name in ("played", "replaced")]
    found = gains(before, after, own, played)
    guests = free_guests(before, seat, played)
    if guests:
        found.append(phrase("why-guests", cards=several(guests)))
    met = newly_met(before, after, seat)
    if met:
        found.append(phrase("why-event", events=several(met)))
    found += costs(before, own)
    if not played:
        near = within_reach(before, after, seat)
        if near:
            found.append(phrase("why-reach", cards=several(near, OR)))
    given = goods_in([event for event in events if event.seat != seat], "received", "gained")
    if given:
        found.append(phrase("why-given", goods=amounts(given)))
    if move.kind == word.PASS:
        found.append(phrase("why-pass"))
    if move.kind in COMES + GOES:
        # That discarding costs a card goes without saying; why this one does not.
        found = about_card(before, seat, move) + [one for one in found if one.key != DISCARDS]
    if not brings(found):
        # Without its full stop: it becomes a piece of a line.
        said = named(text_of(before, move)).removesuffix(".")
        if said:
            found.append(phrase("why-says", what=said))
    if last_worker(before, after, own, seat):
        season = before.config.pack.seasons[before.players[seat].season + 1].id
        found.append(phrase("why-ready", season=phrase("season", season=season)))
    return found


def gains(before: Table, after: Table, own: list[Event], played: list[int]) -> list[Phrase]:
    """What comes in: a card for free, points, goods and cards, workers."""
    seat = before.turn
    found: list[Phrase] = []
    for event in own:
        if event.name == "occupied":
            home = before.config.pack.cards[card_of(before, event)].name
            found.append(phrase("why-occupied", home=home))
    points = scoring.total(after, seat) - scoring.total(before, seat)
    if points > 0:
        found.append(phrase("why-points", n=points))
    gained = goods_in(own, "gained")
    gained.pop("points", None)
    if gained:
        found.append(phrase("why-goods", goods=amounts(gained), again=again(before, seat, played)))
    elif played and again(before, seat, played) != "no":
        found.append(phrase("why-produces", again=again(before, seat, played)))
    drawn = sum(int(event.open["n"]) for event in own if event.name == "drew")
    if drawn:
        found.append(phrase("why-draw", n=drawn))
    for event in own:
        if event.name == "prepared":
            free = after.players[seat].workers - len(after.players[seat].placed)
            found.append(phrase("why-prepare", n=free))
    return found


def costs(table: Table, own: list[Event]) -> list[Phrase]:
    """What goes out: goods, cards of the hand, cards of the city."""
    found: list[Phrase] = []
    paid = goods_in(own, "paid")
    if paid:
        found.append(phrase("why-costs", goods=amounts(paid)))
    cards = sum(int(event.open["n"]) for event in own if event.name == "discarded")
    if cards:
        found.append(phrase("why-discards", n=cards))
    gone = [table.config.pack.cards[card_of(table, event)].name for event in own if event.name == "left"]
    if gone:
        found.append(phrase("why-leaves", cards=several([phrase("why-card", card=name) for name in gone])))
    return found


def brings(found: list[Phrase]) -> bool:
    """Whether these reasons say more than what is paid."""
    return any(one.key not in (COSTS, DISCARDS) for one in found)


def newly_met(before: Table, after: Table, seat: int) -> list[Phrase]:
    """Events nobody has achieved yet that the city meets now and did not meet before."""
    pack = before.config.pack
    taken = [number for player in after.players for number in player.events]
    if after.opponent is not None:
        taken += after.opponent.events
    found: list[Phrase] = []
    for number in [*before.config.basic_events, *before.config.specials]:
        event = pack.events[number]
        met = event.met_by(after, after.players[seat]) and not event.met_by(before, before.players[seat])
        if met and number not in taken:
            found.append(phrase("why-card", card=event.name))
    return found[:NAMED]


def last_worker(before: Table, after: Table, own: list[Event], seat: int) -> bool:
    """Whether the last worker goes out, so that the next season is open."""
    player, then = before.players[seat], after.players[seat]
    goes = any(event.name in ("placed", "visited", "claimed") for event in own)
    left = then.workers - len(then.placed)
    return goes and left == 0 and player.season + 1 < len(before.config.pack.seasons)


def about_card(table: Table, seat: int, move: Move) -> list[Phrase]:
    """A card that is chosen in the middle of an effect: what it is worth, and whether it can be paid for."""
    pack = table.config.pack
    slots = (word.TAKE_MEADOW, word.CLEAR_MEADOW)
    card = table.meadow[move.a] if move.kind in slots else move.a
    if not 0 <= card < pack.kinds:
        return []
    kind, player = pack.cards[card], table.players[seat]
    lacks = {
        RESOURCES[i]: kind.cost[i] - player.stock[i]
        for i in range(len(RESOURCES))
        if kind.cost[i] > player.stock[i]
    }
    found: list[Phrase] = []
    if move.kind in COMES:
        found.append(phrase("why-worth", n=kind.points))
        if not lacks:
            found.append(phrase("why-payable"))
        found.append(phrase("why-says", what=texts(pack)[kind.id]))
    elif lacks:
        found.append(phrase("why-lacks", goods=amounts(lacks)))
    else:
        found.append(phrase("why-little", n=kind.points))
    return found


def text_of(table: Table, move: Move) -> str:
    """What the card or the place of a move says."""
    pack = table.config.pack
    said = texts(pack)
    if move.kind in (word.VISIT, word.ACTIVATE, word.COPY_CITY):
        return said.get(pack.cards[move.b // word.COPIES].id, "")
    if move.kind in (word.PLAY, word.PLAY_LEGEND):
        return said.get(pack.cards[move.a].id, "")
    if move.kind == word.PLAY_MEADOW and table.meadow[move.a] >= 0:
        return said.get(pack.cards[table.meadow[move.a]].id, "")
    if move.kind in (word.PLACE, word.COPY):
        return said.get(pack.locations[move.a].id, "")
    if move.kind == word.CLAIM:
        return said.get(pack.events[move.a - pack.first_event].id, "")
    return ""


@cache
def texts(pack: Pack) -> dict[str, str]:
    """What is printed on cards, locations and events."""
    files = pack.files
    found = {one.id: one.text for one in files.of(schema.Card)}
    found.update({one.id: one.text for one in files.of(schema.Location)})
    found.update({one.id: one.text for one in files.of(schema.Event)})
    return found


def card_of(table: Table, event: Event) -> int:
    return table.config.pack.card_numbers[str(event.open["card"])]


def goods_in(events: list[Event], *names: str) -> dict[str, int]:
    """All resources and points of these events together."""
    found: dict[str, int] = {}
    for event in events:
        if event.name in names:
            for good in GOODS:
                n = event.open.get(good, 0)
                if isinstance(n, int) and n:
                    found[good] = found.get(good, 0) + n
    return found


def again(table: Table, seat: int, played: list[int]) -> str:
    """When a card that was played produces once more: `both`, `autumn` or `no`."""
    pack = table.config.pack
    if not any(pack.cards[card].produce is not None for card in played):
        return "no"
    season = pack.seasons[table.players[seat].season].id
    return {"winter": "both", "spring": "autumn", "summer": "autumn"}.get(season, "no")


def free_guests(before: Table, seat: int, played: list[int]) -> list[Phrase]:
    """Critters in the hand or in the Meadow that may move into what was built now."""
    pack = before.config.pack
    near = [*before.players[seat].hand, *before.meadow]
    found: list[Phrase] = []
    for card in dict.fromkeys(near):
        if card in played or not 0 <= card < pack.kinds:
            continue
        if any(card in pack.cards[home].hosts and pack.cards[home].exact for home in played):
            found.append(phrase("why-card", card=pack.cards[card].name))
    return found[:NAMED]


def within_reach(before: Table, after: Table, seat: int) -> list[Phrase]:
    """Cards in the hand or in the Meadow that the seat can pay for now and could not before; the dearest
    first."""
    pack = before.config.pack
    had, has = before.players[seat], after.players[seat]
    near = [card for card in dict.fromkeys([*had.hand, *before.meadow]) if 0 <= card < pack.kinds]
    costs = {card: pack.cards[card].cost for card in near}
    new = [card for card in near if pays(has, costs[card]) and not pays(had, costs[card])]
    new.sort(key=lambda card: -pack.cards[card].points)
    return [phrase("why-card", card=pack.cards[card].name) for card in new[:NAMED]]


def pays(player: Player, cost: list[int]) -> bool:
    return all(player.stock[i] >= cost[i] for i in range(len(RESOURCES)))
