"""What people tell of their own turns: it changes Nightweave's things by the same rules as in the engine."""

from typing import TYPE_CHECKING, Final

from tanglewood.companion.deed import drive
from tanglewood.companion.question import NUMBER, ONE, Option, Question
from tanglewood.companion.rival import Telling
from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import COLORS, GREEN, HER_MAT, NO_CARD, PURPLE, SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.companion.table import Known
from tanglewood.games.everdell.modules.corrin import feed_her
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her, her_number
from tanglewood.games.everdell.modules.nightweave.rules import RULES
from tanglewood.games.everdell.modules.nightweave.scheme import intrigues, personalities, plans
from tanglewood.games.everdell.modules.nightweave.scheme.moments import watched
from tanglewood.games.everdell.modules.nightweave.state import HOME, Nightweave
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.words import named

if TYPE_CHECKING:
    from tanglewood.games.everdell.companion.spinning import HerBench

CARDS: Final = "gave-cards"
GOODS: Final = "gave-resources"
VISIT: Final = "visited"
FOOL: Final = "fool"
TOOK: Final = "took"
WEBBED: Final = "webbed"
PLAYED: Final = "played"
USED: Final = "used"
FIRST: Final = "first-worker"
FETCHED: Final = "fetched"
FIELD: Final = "field"
HARVESTED: Final = "farm"
"""For each of these in her city she draws when Corrin's Field is used."""
MOST: Final = 20
ACTING: Final = ("nasty", "gambler", "idler", "needy")
"""Personalities that act when a person takes a card beside her."""


def tellings(known: Known, table: Table) -> list[Telling]:
    """What can be told of people's turns: only what would change anything now, also once she has finished."""
    hers = known.opponent
    assert isinstance(hers, Nightweave)
    pack = known.config.pack
    found = [
        Telling(CARDS, say("companion-tell-cards"), "MW.nw.give.cards"),
        Telling(GOODS, say("companion-tell-goods"), "MW.nw.give.resources"),
    ]
    if RULES.takes_fool(table):
        found.append(Telling(FOOL, say("companion-tell-fool"), "MW.nw.rule.fool_human"))
    if any(pack.cards[card].open for card in hers.city):
        found.append(Telling(VISIT, say("companion-tell-visit"), "MW.nw.rule.is_opponent"))
    lair = lair_of(pack)
    if hers.personality >= 0 and hers.pawn != HOME:
        it = lair.personalities[hers.personality]
        if it.id in ACTING:
            found.append(Telling(TOOK, say("companion-tell-took"), it.rule))
    plan = lair.plans[hers.plan].id if hers.plan >= 0 else ""
    now = lair.intrigues[hers.intrigue] if hers.intrigue >= 0 else None
    if plan == "swarm" or (now is not None and hers.webs and (now.points or now.averts)):
        rule = now.rule if now is not None else lair.plans[hers.plan].rule
        found.append(Telling(WEBBED, say("companion-tell-webbed"), rule))
    color = {"web_expansion": PURPLE, "web_barricade": GREEN}.get(plan, -1)
    if color >= 0:
        text = say("companion-tell-played", color=COLORS[color])
        found.append(Telling(PLAYED, text, lair.plans[hers.plan].rule))
    if now is not None and now.level_for >= 0:
        color = now.level_for
        if not any(it.id == PLAYED for it in found):
            found.append(Telling(PLAYED, say("companion-tell-played", color=COLORS[color]), now.rule))
        if now.visits:
            found.append(Telling(USED, say("companion-tell-used", color=COLORS[color]), now.rule))
    if hers.owed:
        found.append(Telling(FIRST, say("companion-tell-first"), "MW.intrigue.poison_jam"))
    farms = table.count_of(hers.city, pack.card_numbers[HARVESTED])
    if known.config.options["corrin"] and farms and not hers.finished:
        found.append(Telling(FIELD, say("companion-tell-field"), "MW.nw.give.her_draws"))
    if on_board(known.borrowed):
        found.append(Telling(FETCHED, say("companion-tell-fetched"), "EV.season.recall"))
    return found


def on_board(borrowed: tuple[int, ...]) -> list[int]:
    """Where the person's workers stand that she has used: they come back when the person prepares."""
    return [place for place in borrowed if place & SPOT != HER_MAT]


def tell(bench: "HerBench", deed: str) -> None:
    """Let the rules do what they do at this moment of a person's turn."""
    table = bench.table
    bench.sit_down(table)
    bench.die.load(table)
    hers = her(table)
    seat = 0
    if deed == CARDS:
        for i in range(count(bench, "cards", "MW.nw.give.cards")):
            RULES.receive_card(table, seat, bench.unseen.hand + len(hers.hand) + i, 0)
    elif deed == GOODS:
        RULES.receive_resources(table, count(bench, "goods", "MW.nw.give.resources"))
    elif deed == FOOL:
        move = table.config.pack.moves.to[her_number(table)]
        RULES.fooled(table, seat, bench.fool(), move)
    elif deed == VISIT:
        visit(bench)
    elif deed == TOOK:
        took(bench)
    elif deed == WEBBED:
        webbed(bench)
    elif deed == PLAYED:
        played(bench)
    elif deed == USED:
        used(bench)
    elif deed == FETCHED:
        player = table.players[seat]
        player.placed = tuple([place for place in player.placed if place & SPOT == HER_MAT])
        table.emit_open("nightweave-fetched", seat, rule="EV.season.recall")
    elif deed == FIELD:
        feed_her(table, bench.pack.card_numbers[HARVESTED])
    elif deed == FIRST:
        intrigues.placed(table, seat, table.config.pack.journey_places[0])


def count(bench: "HerBench", what: str, rule: str) -> int:
    text = say("companion-ask-given", what=what)
    return bench.desk.number(Question("given", NUMBER, text, rule=rule, least=1, most=MOST))


def visit(bench: "HerBench") -> None:
    """A worker comes to an open card of hers (EV.place.open_destination)."""
    table = bench.table
    city = her(table).city
    kinds = bench.pack.cards
    able = [card for card in dict.fromkeys(city) if kinds[card].open]
    found = [Option(kinds[card].id, named(kinds[card].name), "card") for card in able]
    text = say("companion-ask-visited")
    rule = "MW.nw.rule.is_opponent"
    card = able[0]
    if len(able) > 1:
        card = bench.pack.card_numbers[bench.desk.one(Question("card", ONE, text, rule=rule, options=found))]
    tokens = kinds[card].open
    if not (watched(table) and ask.open_tokens(table, her_number(table), 0, tokens)):
        RULES.visited(table, tokens)


def took(bench: "HerBench") -> None:
    """A person drew or played a card beside her."""
    table = bench.table
    marked = personalities.marked(table)
    slot = marked[0]
    card = 0
    who = lair_of(bench.pack).personalities[her(table).personality].id
    if who == "idler":  # the others beside her go too: the gap is none of them
        places = [Option(str(it + 1), say("companion-slot", slot=it + 1), "slot") for it in marked]
        text = say("companion-ask-slot-taken")
        question = Question("slot", ONE, text, rule="MW.personality.idler", options=places)
        slot = int(bench.desk.one(question)) - 1
        table.set_slot(slot, NO_CARD)
    if who == "nasty":
        card = bench.pick_card("card", say("companion-ask-took"), "MW.personality.nasty")
    personalities.took(table, 0, slot, card, True)


def webbed(bench: "HerBench") -> None:
    """A person's worker comes to a space with a web token."""
    table = bench.table
    webs = her(table).webs
    place = next(place for place in range(bench.pack.first_event) if webs >> place & 1)
    intrigues.going(table, 0, place)
    drive(table, bench)
    plans.placed(table, place)
    intrigues.placed(table, 0, place)


def played(bench: "HerBench") -> None:
    """A person played a card of the colour that counts."""
    table = bench.table
    hers = her(table)
    lair = lair_of(bench.pack)
    plan = lair.plans[hers.plan] if hers.plan >= 0 else None
    if plan is not None and plan.id in ("web_expansion", "web_barricade"):
        card = bench.pick_card("card", say("companion-ask-played"), plan.rule)
    else:
        color = lair.intrigues[hers.intrigue].level_for
        card = next(i for i, it in enumerate(bench.pack.cards) if it.color == color)
    bench.played = card
    plans.playing(table, card)
    intrigues.playing(table, card)
    player = table.players[0]
    player.city = (card,)
    player.marks = (0,)
    plans.resolved(table, 0, card)


def used(bench: "HerBench") -> None:
    """A person's worker comes to a card of the colour that counts."""
    table = bench.table
    color = lair_of(bench.pack).intrigues[her(table).intrigue].level_for
    card = next(i for i, it in enumerate(bench.pack.cards) if it.color == color)
    table.players[0].city = (card,)
    intrigues.placed(table, 0, city_place(0, 0))
