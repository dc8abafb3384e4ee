"""Why a wish is not granted, with the rule that forbids it."""

from typing import Final

from tanglewood.games.everdell import city as on_card
from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell import powers
from tanglewood.games.everdell.arriving import FROM_HAND, can_arrive, clashes
from tanglewood.games.everdell.effects import Run
from tanglewood.games.everdell.lair import hooks
from tanglewood.games.everdell.lair.personalities import may_take, met
from tanglewood.games.everdell.lair.refusing import because_of_her
from tanglewood.games.everdell.paying import CHOOSE_WAY
from tanglewood.games.everdell.places import open_spaces, payable_there
from tanglewood.games.everdell.player import AUTUMN, NO_CARD, RESOURCES, SPOT, city_place
from tanglewood.games.everdell.table import Table
from tanglewood.games.everdell.turn import Turn
from tanglewood.games.everdell.ways import cost_of
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.event import Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Refusal

ACTIONS: Final = (
    *(word.PLAY, word.PLAY_MEADOW, word.PLAY_LEGEND, word.PLACE, word.CLAIM, word.VISIT),
    *(word.PREPARE, word.PASS, word.PLAY_PILE, word.PLAY_KEPT, word.USE_POWER, word.WILD),
)
"""What a turn begins with."""
ELSEWHERE: Final = {
    word.PAY: "EV.play.cost",
    word.OCCUPY: "EV.play.free_by_construction",
    word.USE: "EV.play.one_ability",
    word.IMPRISON: "EV.card.dungeon",
    word.SPARE: "EV.play.reduction_choice",
    word.INSTEAD: "EV.card.judge",
    word.GAIN: "EV.comp.resources",
    word.STORE: "EV.card.storehouse",
    word.AMOUNT: "EV.play.optional_effects",
    word.GIVE: "EV.give.choice",
    word.TRADE: "EV.card.peddler",
    word.DISCARD: "EV.play.optional_effects",
    word.GIVE_CARD: "EV.give.choice",
    word.TO: "EV.give.choice",
    word.ACTIVATE: "EV.season.production",
    word.REMOVE: "EV.city.no_voluntary_discard",
    word.TAKE_MEADOW: "EV.draw.deck",
    word.CLEAR_MEADOW: "EV.card.undertaker",
    word.BRING: "EV.draw.reveal",
    word.KEEP: "EV.draw.reveal",
    word.TUCK: "EV.event.graduation_of_scholars",
    word.COPY: "EV.place.copy_is_no_visit",
    word.LIFT: "EV.place.at_once",
    word.LIFT_CITY: "EV.place.at_once",
    word.SOURCE: "EV.card.cemetery.short_pile",
    word.REACT: "EV.play.trigger_order",
    word.DONE: "EV.play.optional_effects",
    word.PUT: "EV.event.cost",
    word.PLAY_LEGEND: "MW.legend.deal",
    word.SUCCEED: "MW.legend.replace",
    word.SLIP: "MW.legend.silver_scale_spring",
    word.SEND: "MW.nw.worker.human_choice",
    word.SPEND: "MW.module.foil",
    word.SPEND_POINT: "MW.module.foil",
    word.FOIL: "MW.module.foil",
    word.SUFFER: "MW.module.foil",
    word.CHOOSE: "MW.farm.choice",
    word.COLOR: "MW.extra.scurrble_stadium",
    word.SHOW: "MW.extra.scurrble_stadium",
    word.LAY: "MW.personality.pessimist",
    word.WEB: "MW.plan.swarm",
    word.HERS: "MW.plan.unraveler",
    word.COPY_CITY: "MW.corrin.corrin_evertails_path",
    word.LOSE: "MW.intrigue.takeover",
    word.GUARD: "MW.intrigue.takeover",
    word.SHIELD: "MW.module.foil",
    word.PLAY_PILE: "MW.power.pigs_market",
    word.PLAY_KEPT: "MW.power.bats",
    word.FIGURE: "MW.power.spiders",
    word.TOKEN: "MW.power.rats",
    word.PATH: "MW.power.lizards",
    word.WILD: "MW.power.axolotls",
    word.USE_POWER: "MW.power.platypuses",
    word.KEEP_POWER: "MW.power.deal",
}
"""The rule that says when a move of some kind has its time; it has not now, or not with this thing."""


def no(rule: str, key: str, **values: Value) -> Refusal:
    return Refusal(rule, f"everdell-no-{key}", values)


def why_not(table: Table, wish: str) -> Refusal | None:
    try:
        move = table.vocabulary().parse(wish)
    except MoveError:
        return None
    if move in table.options():
        return None
    if not table.stack:
        return no("EV.end.all_passed", "over")
    frame = table.stack[-1]
    if hooks.watched(table):
        hers = because_of_her(table, frame.seat, move)
        if hers:
            return no(hers, "intrigue")
    if isinstance(frame, Turn):
        return in_turn(table, frame.seat, move)
    if isinstance(frame, Run) and frame.effect is CHOOSE_WAY:
        paying = while_paying(table, frame.seat, frame.data[0], move)
        if paying is not None:
            return paying
    if move.kind in ACTIONS and not any(option.kind == move.kind for option in table.options()):
        return no("EV.turn.one_action", "inside")
    if any(option.kind == move.kind for option in table.options()):
        if move.kind in (word.REMOVE, word.ACTIVATE) and move.a < len(table.players):
            legend = table.agreed.pack.cards[move.b // word.COPIES]
            if legend.ribbon >= 0 and move.b // word.COPIES in table.city_of(move.a):
                return no("MW.legend.never_leaves", "legend-stays", card=legend.name)
        return no(rule_of(move), "not-this")
    return no(rule_of(move), "not-now")


def rule_of(move: Move) -> str:
    return ELSEWHERE.get(move.kind, "EV.turn.one_action")


# ---------------------------------------------------------------------- in the turn


def in_turn(table: Table, seat: int, move: Move) -> Refusal:
    player = table.players[seat]
    pack = table.agreed.pack
    if move.kind == word.PLAY:
        if move.a not in player.hand:
            return no("EV.play.source", "hand", card=pack.cards[move.a].name)
        return not_playable(table, seat, move.a)
    if move.kind == word.PLAY_MEADOW:
        card = table.meadow[move.a]
        if card == NO_CARD:
            return no("EV.draw.both_empty", "slot", slot=move.a + 1)
        if not table.slot_free(move.a):
            return no("EV.solo.meadow_blocked", "blocked", card=pack.cards[card].name)
        if hooks.watched(table) and not may_take(table, seat, move.a):
            return no(f"MW.personality.{met(table, move.a)}", "her-card", card=pack.cards[card].name)
        return not_playable(table, seat, card, move.a + 1)
    if move.kind == word.PLAY_LEGEND:
        if move.a not in player.legends:
            return no("MW.legend.deal", "legend", card=pack.cards[move.a].name)
        return not_playable(table, seat, move.a)
    if move.kind in (word.PLAY_PILE, word.PLAY_KEPT, word.USE_POWER, word.WILD):
        return not_able(table, seat, move)
    if move.kind == word.PREPARE:
        if player.season == AUTUMN:
            return no("EV.season.last", "last-season")
        return no("EV.season.requires", "workers-left", n=player.workers - len(player.placed))
    if move.kind == word.PASS:
        return no("EV.turn.pass_only_autumn", "pass")
    if move.kind in (word.PLACE, word.CLAIM, word.VISIT):
        if len(player.placed) >= player.workers:
            return no("EV.place.free_worker", "no-worker")
        if move.kind == word.PLACE:
            return not_there(table, seat, move.a)
        if move.kind == word.CLAIM:
            return not_achieved(table, seat, move.a - pack.first_event)
        return not_visited(table, seat, move)
    return no(rule_of(move), "not-now")


def not_able(table: Table, seat: int, move: Move) -> Refusal:
    """Why a worker ability does not help."""
    pack = table.agreed.pack
    if move.kind == word.PLAY_PILE:
        top = powers.pile_top(table)
        return not_playable(table, seat, top) if top >= 0 else no("MW.power.pigs_market", "no-pile")
    if move.kind == word.PLAY_KEPT:
        if move.a in powers.hoard(table, seat):
            return not_playable(table, seat, move.a)
        return no("MW.power.bats", "not-kept", card=pack.cards[move.a].name)
    if move.kind == word.USE_POWER and powers.points_on(table, seat):
        return no("MW.power.platypuses", "power-used")
    return no(rule_of(move), "no-token")


def not_playable(table: Table, seat: int, card: int, source: int = FROM_HAND) -> Refusal:
    """Why a card cannot be played: no place for it, or too dear by every way (EV.play.illegal_target)."""
    kind = table.agreed.pack.cards[card]
    player = table.players[seat]
    if not can_arrive(table, seat, card, -1):
        if kind.into_opponent:
            return no("EV.card.fool.target", "no-victim", card=kind.name)
        if kind.for_green:
            return no("MW.rugwort_cards.rowdy_target", "no-green", card=kind.name)
        if kind.unique and card in player.city:
            return no("EV.play.unique", "unique", card=kind.name)
        if table.agreed.legends and clashes(table, player.city, card, -1):
            return beside_a_legend(table, card)
        if kind.replaces:
            return no("EV.card.ruins", "nothing-to-replace", card=kind.name)
        return no("EV.play.needs_space", "city-full", card=kind.name)
    cost = cost_of(table, card, source)
    lacking = [f"{cost[i] - player.stock[i]} {RESOURCES[i]}" for i in range(4) if cost[i] > player.stock[i]]
    return no("EV.play.cost", "too-dear", card=kind.name, missing=", ".join(lacking))


def beside_a_legend(table: Table, card: int) -> Refusal:
    """A legend and a card of its ribbon that may not stand side by side."""
    cards = table.agreed.pack.cards
    kind = cards[card]
    if kind.ribbon >= 0:
        return no("MW.legend.unique_ribbon", "unique-ribbon", card=kind.name, ribbon=cards[kind.ribbon].name)
    legend = cards[table.agreed.pack.blocked_by[card]].name
    return no("MW.legend.blocks", "legend-there", card=kind.name, legend=legend)


def not_there(table: Table, seat: int, place: int) -> Refusal:
    """Why a worker cannot go to a location."""
    pack = table.agreed.pack
    location = pack.locations[place]
    player = table.players[seat]
    if location.sort == "forest" and place not in table.agreed.forest + player.beside.paths:
        return no("EV.setup.forest", "not-dealt", place=location.name)
    if location.sort == "journey" and player.season != AUTUMN:
        return no("EV.loc.journey.own_autumn", "journey-season")
    if location.sort == "forest" and place in player.placed:
        return no("EV.place.forest_once", "own-worker", place=location.name)
    standing = sum([other.placed.count(place) for other in table.players])
    if table.rugwort is not None:
        standing += table.rugwort.placed.count(place)
    if table.nightweave is not None:
        standing += table.nightweave.placed.count(place)
    spaces = table.agreed.forest_spaces if location.sort == "forest" else 1
    joining = table.agreed.powers and location.sort != "journey" and powers.joins(table, seat)
    if standing >= spaces and not location.shared and not (joining and place not in player.placed):
        rule = "EV.place.forest_four" if location.sort == "forest" else "EV.place.exclusive"
        return no(rule, "taken", place=location.name)
    if location.sort == "journey":
        return no("EV.loc.journey", "journey-cards", n=location.points, hand=len(player.hand))
    return no("EV.place.something", "in-vain", place=location.name)


def not_achieved(table: Table, seat: int, number: int) -> Refusal:
    """Why an event cannot be achieved."""
    pack = table.agreed.pack
    event = pack.events[number]
    if not event.basic and number not in table.agreed.specials:
        return no("EV.setup.special_events", "not-dealt", place=event.name)
    if table.claimed >> number & 1:
        return no("EV.event.once", "claimed", event=event.name)
    if not event.met_by(table, table.players[seat]):
        return no("EV.event.claim", "requirement", event=event.name)
    if hooks.watched(table):
        place = pack.first_event + number
        n, kinds = hooks.place_toll(table, seat, place)
        if n and not payable_there(table, seat, place, n, kinds):
            return no("MW.module.price_first", "her-price", place=event.name, n=n)
    return no("EV.event.cost", "event-cost", event=event.name)


def not_visited(table: Table, seat: int, move: Move) -> Refusal:
    """Why a card cannot be visited."""
    pack = table.agreed.pack
    kind = pack.cards[move.b // word.COPIES]
    owner = move.a
    cities = len(table.players) + len(table.strangers())
    city = table.city_of(owner) if owner < cities else ()
    index = on_card.find_copy(city, move.b // word.COPIES, move.b % word.COPIES)
    if index < 0:
        return no("EV.place.own_destination", "no-such-card", card=kind.name)
    if owner != seat and not kind.open:
        return no("EV.place.own_destination", "not-open", card=kind.name)
    here = city_place(owner, index)
    standing = sum([1 for other in table.players for place in other.placed if place & SPOT == here])
    if table.nightweave is not None:
        standing += table.nightweave.placed.count(here)
    if standing >= open_spaces(table, owner, index):
        return no("EV.place.card_space", "visited", card=kind.name)
    return no("EV.place.something", "in-vain", place=kind.name)


# ---------------------------------------------------------------------- while paying


def while_paying(table: Table, seat: int, card: int, move: Move) -> Refusal | None:
    """Why a card cannot be paid for in this way."""
    pack = table.agreed.pack
    kind = pack.cards[card]
    player = table.players[seat]
    if move.kind == word.PAY:
        return not_playable(table, seat, card)
    if move.kind not in (word.OCCUPY, word.USE, word.IMPRISON, word.SUCCEED):
        return None
    helper = pack.cards[move.b // word.COPIES]
    index = on_card.find_copy(player.city, move.b // word.COPIES, move.b % word.COPIES)
    if move.a != seat or index < 0:
        rule = "MW.legend.replace" if move.kind == word.SUCCEED else "EV.play.free_by_construction"
        return no(rule, "no-such-card", card=helper.name)
    if move.kind == word.SUCCEED or (move.kind == word.OCCUPY and kind.ribbon >= 0):
        return no("MW.legend.replace", "not-free", card=kind.name)
    if move.kind == word.IMPRISON and helper.ribbon >= 0:
        return no("MW.legend.never_leaves", "legend-stays", card=helper.name)
    if move.kind == word.OCCUPY:
        if card not in helper.hosts:
            return no("EV.play.free_by_construction", "no-link", card=kind.name, home=helper.name)
        if player.marks[index] & on_card.OCCUPIED:
            return no("EV.play.occupied_once", "occupied", card=helper.name)
    return no("EV.play.one_ability", "no-help", card=kind.name, helper=helper.name)
