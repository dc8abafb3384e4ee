"""Why an action of a turn is not granted, with the rule that forbids it.

What an effect asks for and how it refuses anything else is said by its class (`Effect.refuse`).
"""

from typing import Final

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import AUTUMN, NO_CARD, SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.play.arriving import can_arrive
from tanglewood.games.everdell.play.costs import cost_of
from tanglewood.games.everdell.play.placing import open_spaces, payable_there
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.sources import FROM_HAND, REVEALED
from tanglewood.games.everdell.presentation.phrases import price
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

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
    word.FIGURE: "MW.power.spiders",
    word.TOKEN: "MW.power.rats",
    word.PATH: "MW.power.lizards",
    word.WILD: "MW.power.axolotls",
    word.USE_POWER: "MW.power.platypuses",
    word.KEEP_POWER: "MW.power.deal",
}
"""In a turn nothing asks: the rule that says when a move of some kind has its time."""


# ---------------------------------------------------------------------- in the turn


def in_turn(table: Table, seat: int, move: Move) -> Refusal:
    player = table.players[seat]
    pack = table.config.pack
    banned = ask.refuse(table, seat, move) if ask.watched(table) else None
    if banned is not None:
        return banned
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
        kept = ask.not_to_take(table, seat, move.a) if ask.watched(table) else None
        kept = kept or (ask.not_to_play(table, seat, card, move.a + 1) if ask.watched(table) else None)
        return kept or not_playable(table, seat, card, move.a + 1)
    if move.kind == word.PLAY_LEGEND:
        if move.a not in player.legends:
            return no("MW.legend.deal", "legend", card=pack.cards[move.a].name)
        return not_playable(table, seat, move.a)
    for module in table.config.pack.modules:
        refusal = module.refuse_turn(table, seat, move)
        if refusal is not None:
            return refusal
    if move.kind == word.PREPARE:
        if player.season == AUTUMN:
            return no("EV.season.last", "last-season")
        return no("EV.season.requires", "workers-left", n=player.workers - len(player.placed))
    if move.kind == word.PASS:
        return no("EV.turn.pass_only_autumn", "pass")
    if move.kind in (word.PLACE, word.CLAIM, word.VISIT):
        if len(player.placed) + ask.workers_apart(table, seat) >= player.workers:
            return no("EV.place.free_worker", "no-worker")
        return no_destination(table, seat, move)
    return no(rule_of(move), "not-now")


def rule_of(move: Move) -> str:
    return ELSEWHERE.get(move.kind, "EV.turn.one_action")


def not_playable(table: Table, seat: int, card: int, source: int = FROM_HAND) -> Refusal:
    """Why a card cannot be played: no place for it, or too dear by every way (EV.play.illegal_target)."""
    kind = table.config.pack.cards[card]
    homeless = no_place(table, seat, card)
    if homeless is not None:
        return homeless
    cost = cost_of(table, card, source, seat)
    stock = table.players[seat].stock
    missing = price([max(0, cost[i] - stock[i]) for i in range(4)])
    return no("EV.play.cost", "too-dear", card=kind.name, missing=missing)


def no_place(table: Table, seat: int, card: int) -> Refusal | None:
    """Why a card finds no place, paid or free."""
    if can_arrive(table, seat, card, -1):
        return None
    kind = table.config.pack.cards[card]
    city = table.players[seat].city
    if kind.into_opponent:
        return no("EV.card.fool.target", "no-victim", card=kind.name)
    if kind.for_green:
        return no("MW.rugwort_cards.rowdy_target", "no-green", card=kind.name)
    if kind.unique and (card in city or card + table.config.pack.kinds in city):
        return no("EV.play.unique", "unique", card=kind.name)
    for module in table.config.clashes:
        refusal = module.refuse_beside(table, city, card)
        if refusal is not None:
            return refusal
    if kind.replaces:
        return no("EV.card.ruins", "nothing-to-replace", card=kind.name)
    return no("EV.play.needs_space", "city-full", card=kind.name)


def too_dear(table: Table, seat: int, card: int, source: int, less: int) -> Refusal | None:
    """Why a card cannot be played at a cost lowered by so many resources of choice."""
    homeless = no_place(table, seat, card)
    if homeless is not None:
        return homeless
    kind = table.config.pack.cards[card]
    stock = table.players[seat].stock
    cost = cost_of(table, card, source, seat)
    short = sum([max(0, cost[i] - stock[i]) for i in range(4)]) - less
    if short > 0:
        return no("", "dear-with", card=kind.name, less=less, n=short)
    return not_for_its_price(table, seat, card, source)


def not_for_its_price(table: Table, seat: int, card: int, source: int) -> Refusal | None:
    """Why modules keep a card out that would find its place and be paid for."""
    if not ask.watched(table):
        return None
    barred = ask.not_to_play(table, seat, card, source)
    if barred is not None:
        return barred
    if FROM_HAND < source < REVEALED:
        kept = ask.not_to_take(table, seat, source - 1)
        if kept is not None:
            return kept
    return ask.forbidden(table)


def no_destination(table: Table, seat: int, move: Move) -> Refusal:
    """Why a free worker cannot go somewhere."""
    banned = ask.refuse(table, seat, move) if ask.watched(table) else None
    if banned is not None:
        return banned
    if move.kind == word.PLACE:
        return not_there(table, seat, move.a)
    if move.kind == word.CLAIM:
        return not_achieved(table, seat, move.a - table.config.pack.first_event)
    return not_visited(table, seat, move)


def not_there(table: Table, seat: int, place: int) -> Refusal:
    """Why a worker cannot go to a location."""
    pack = table.config.pack
    location = pack.locations[place]
    player = table.players[seat]
    if location.sort == "forest" and place not in table.config.forest + player.beside.paths:
        return no("EV.setup.forest", "not-dealt", place=location.name)
    if location.sort == "land" and place not in ask.own_places(table):
        return no(location.rule, "not-dealt", place=location.name)
    if location.sort == "journey" and player.season != AUTUMN:
        return no("EV.loc.journey.own_autumn", "journey-season")
    if location.sort == "land":
        for module in table.config.own_places:
            kept = module.refuse_entry(table, seat, place)
            if kept is not None:
                return kept
    own = [spot & SPOT for spot in player.placed]
    if location.once and place in own:
        return no(location.rule, "own-worker", place=location.name)
    if location.sort == "forest" and place in own:
        return no("EV.place.forest_once", "own-worker", place=location.name)
    standing = sum([1 for other in table.players for spot in other.placed if spot & SPOT == place])
    if table.opponent is not None:
        standing += table.opponent.placed.count(place)
    spaces = table.config.forest_spaces if location.sort == "forest" else 1
    joining = location.sort != "journey" and ask.joins_now(table, seat)
    if standing >= spaces and not location.shared and not (joining and place not in own):
        rule = "EV.place.forest_four" if location.sort == "forest" else "EV.place.exclusive"
        return no(rule, "taken", place=location.name)
    if location.sort == "journey":
        return no("EV.loc.journey", "journey-cards", n=location.points, hand=len(player.hand))
    return no("EV.place.something", "in-vain", place=location.name)


def not_achieved(table: Table, seat: int, number: int) -> Refusal:
    """Why an event cannot be achieved."""
    pack = table.config.pack
    event = pack.events[number]
    if number not in table.config.basic_events and number not in table.config.specials:
        return no("EV.setup.special_events", "not-dealt", place=event.name)
    if table.claimed >> number & 1:
        return unpaid_event(table, number)
    if not event.met_by(table, table.players[seat]):
        return no("EV.event.claim", "requirement", event=event.name)
    if ask.watched(table):
        place = pack.first_event + number
        due = ask.place_tolls(table, seat, place)
        if due and not payable_there(table, seat, place, due[0][0], due[0][1], due[1:]):
            return no("MW.module.price_first", "her-price", place=event.name, n=due[0][0])
    return unpaid_event(table, number)


def unpaid_event(table: Table, number: int) -> Refusal:
    """Why an event cannot be achieved, whatever the city has to offer."""
    name = table.config.pack.events[number].name
    if table.claimed >> number & 1:
        return no("EV.event.once", "claimed", event=name)
    return no("EV.event.cost", "event-cost", event=name)


def not_visited(table: Table, seat: int, move: Move) -> Refusal:
    """Why a card cannot be visited."""
    pack = table.config.pack
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
    if table.opponent is not None:
        standing += table.opponent.placed.count(here)
    if standing >= open_spaces(table, owner, index):
        return no("EV.place.card_space", "visited", card=kind.name)
    return no("EV.place.something", "in-vain", place=kind.name)
