"""Rugwort: what he does after the human plays a card or prepares for a season (EV.solo.*).

Each step is an event that names the rule it follows.
"""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import AUTUMN, GREEN, NO_CARD, NOWHERE, PURPLE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.config import GameConfig
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort, Year, his_part

HUMAN: Final = 0
HIM: Final = 1
"""The number of his city: the one after the last seat."""
DIE: Final = 8
LEGEND_TOKENS: Final = 3

CRANKY: Final = "cranky"
GLITZY: Final = "glitzy"
HASTY: Final = "hasty"
LUCKY: Final = "lucky"
SQUATTY: Final = "squatty"
NO_MOOD: Final = "none"
MOODS: Final = (NO_MOOD, CRANKY, GLITZY, HASTY, LUCKY, SQUATTY)


def first_rugwort(table: Table) -> Rugwort:
    """His first worker blocks the top-left forest card, his second the 3 twigs (EV.solo.setup)."""
    pack = table.config.pack
    return Rugwort((), 0, (), (table.config.forest[0], his_part(pack).walk[0]), 0, 0)


def him(table: Table) -> Rugwort:
    found = table.opponent
    assert isinstance(found, Rugwort)
    return found


def year_of(config: GameConfig) -> Year:
    """His level."""
    return his_part(config.pack).years[int(config.options["rugwort"])]


def moods_of(config: GameConfig) -> list[str]:
    """His mood, and with Bellfaire as many as one likes (EX.bellfaire.solo.mix, .origin)."""
    options = config.options
    return [mood for mood in MOODS[1:] if options["mood"] == mood or options[mood]]


def is_in_mood(config: GameConfig, mood: str) -> bool:
    return config.options["mood"] == mood or bool(config.options[mood])


# ---------------------------------------------------------------------- after a card


def after_card(table: Table) -> None:
    """The die picks the Meadow card he puts into his city; the gap is filled (EV.solo.after_card)."""
    rugwort = him(table)
    pack = table.config.pack
    rolled = table.chance.below(DIE) + 1
    if table.listener is not None:
        table.emit("rugwort-rolled", HUMAN, {"rule": "EV.solo.after_card", "die": rolled}, chance=True)
    again = rolled == rugwort.rolled
    rugwort.rolled = rolled
    if again and is_in_mood(table.config, LUCKY):  # EX.bellfaire.solo.lucky
        rugwort.points += 1
        table.emit_open("rugwort-lucky", HUMAN, rule="EV.solo.variants", points=1)
    card = table.meadow[rolled - 1]
    if card != NO_CARD:
        table.set_slot(rolled - 1, NO_CARD)
        if table.config.plays("powers"):
            powers.meadow_card_played(table, rolled - 1, len(table.stack))
        if not annoys(table, card):
            # EV.solo.ignores: without a cost, a limit or an effect.
            rugwort.city = rugwort.city + (card,)
            # MW.power.solo: for abilities he is an opponent.
            if table.config.plays("powers") and pack.colors[card] == GREEN:
                powers.follow_green(table, HUMAN, HIM, len(rugwort.city) - 1)
            table.emit_open(
                "rugwort-played", HUMAN, rule="EV.solo.after_card", card=pack.cards[card].id, slot=rolled
            )
        table.fill_meadow()
    if rolled == DIE and is_in_mood(table.config, CRANKY):  # EX.bellfaire.solo.cranky
        player = table.players[HUMAN]
        if player.hand:
            lost = sorted(player.hand)[table.chance.below(len(player.hand))]
            table.emit_open("rugwort-cranky", HUMAN, rule="EV.solo.variants")
            table.discard_from_hand(HUMAN, lost)


def after_legend(table: Table) -> None:
    """A legend gives him tokens, and he plays one more card than after other cards (MW.legend.rugwort)."""
    him(table).points += LEGEND_TOKENS
    table.emit_open("rugwort-legend", HUMAN, rule="MW.legend.rugwort", points=LEGEND_TOKENS)
    after_card(table)


def annoys(table: Table, card: int) -> bool:
    """His Fool goes into the human's city, if it can (EV.solo.fool_his, .fool_his_full)."""
    player = table.players[HUMAN]
    kind = table.config.pack.cards[card]
    if not kind.into_opponent or card in player.city or table.free_spaces(HUMAN) <= 0:
        return False
    table.add_to_city(HUMAN, card)
    table.emit_open("rugwort-fool", HUMAN, rule="EV.solo.fool_his", card=kind.id)
    return True


def lose_card(table: Table, card: int) -> None:
    """The human's Fool removes a card from his city (EV.solo.fool_human)."""
    rugwort = him(table)
    place = rugwort.city.index(card)
    rugwort.city = rugwort.city[:place] + rugwort.city[place + 1 :]
    table.discard_open(card)
    table.emit_open("rugwort-lost", HUMAN, rule="EV.solo.fool_human", card=table.config.pack.cards[card].id)
    # Nobody but the human visits him: a worker on a card further right follows it one place to the left.
    table.shift_workers(HIM, place)


def swap_card(table: Table, index: int, card: int) -> int:
    """A card leaves his city, another comes in (MW.rugwort_cards.rowdy_solo). Returns the one that left."""
    rugwort = him(table)
    taken = rugwort.city[index]
    rugwort.city = rugwort.city[:index] + rugwort.city[index + 1 :] + (card,)
    table.shift_workers(HIM, index)
    return taken


def visited(table: Table, points: int) -> None:
    """The human visits one of his open cards: he takes the token (EV.solo.visit_his)."""
    him(table).points += points
    table.emit_open("rugwort-token", HUMAN, rule="EV.solo.visit_his", points=points)


# ---------------------------------------------------------------------- preparing


def prepare(table: Table) -> None:
    """He prepares right after the human (EV.solo.prepare)."""
    season = table.players[HUMAN].season
    claim_basic_events(table)
    if is_in_mood(table.config, HASTY):
        claim_special_event(table)
    send_to_meadow(table, season)
    walk_forest(table, season)
    walk_basic(table, season)
    for module in table.config.modules:
        module.opponent_prepared(table)


def claim_basic_events(table: Table) -> None:
    """Every basic event still free whose colours his city meets, the Flower Festival too
    (EX.bellfaire.solo.flower)."""
    rugwort = him(table)
    pack = table.config.pack
    colors = [0] * 5
    for card in rugwort.city:
        colors[pack.colors[card]] += 1
    for number in table.config.basic_events:
        event = pack.events[number]
        met = event.met_by_colors(colors)
        if met and event.numbers:
            met = event.met_by_numbers(table, rugwort.city, len(rugwort.events))
        if met and not table.claimed >> number & 1:
            table.claimed |= 1 << number
            rugwort.events = rugwort.events + (number,)
            table.emit_open("rugwort-claimed", HUMAN, rule="EV.solo.prepare", event=event.id)


def claim_special_event(table: Table) -> None:
    """A hasty Rugwort takes the leftmost special event (EV.solo.variants, EX.bellfaire.solo.hasty)."""
    rugwort = him(table)
    for number in table.config.specials:
        if not table.claimed >> number & 1:
            table.claimed |= 1 << number
            rugwort.events = rugwort.events + (number,)
            event = table.config.pack.events[number].id
            table.emit_open("rugwort-claimed", HUMAN, rule="EV.solo.variants", event=event)
            return


def send_to_meadow(table: Table, season: int) -> None:
    """His new workers go to Meadow slots: 1, then 2, then 3 and 4 (EV.solo.meadow_workers)."""
    rugwort = him(table)
    first = 0
    while rugwort.slots >> first & 1:
        first += 1
    for slot in range(first, first + table.config.pack.seasons[season].workers):
        rugwort.slots |= 1 << slot
        table.emit_open("rugwort-blocks", HUMAN, rule="EV.solo.meadow_workers", slot=slot + 1)


def walk_forest(table: Table, season: int) -> None:
    """The forest worker goes round counter-clockwise, in autumn on the Journey (EV.solo.forest_worker)."""
    rugwort = him(table)
    pack = table.config.pack
    if season == AUTUMN:
        target = year_of(table.config).journey
        rule = "EV.solo.journey"
    else:
        target = next_clearing(table, rugwort.placed[0])
        rule = "EV.solo.forest_worker"
    rugwort.placed = (target, *rugwort.placed[1:])
    if target != NOWHERE:
        table.emit_open("rugwort-moved", HUMAN, rule=rule, place=pack.places[target])


def next_clearing(table: Table, place: int) -> int:
    """The forest card that follows (EV.solo.forest_order); a position may leave the forest out, or him."""
    forest = [card for card in table.config.forest if card != NO_CARD]
    if not forest:
        return NOWHERE
    return forest[(forest.index(place) + 1) % len(forest)] if place in forest else forest[0]


def leaves(config: GameConfig, season: int) -> bool:
    """Whether his second worker has left by a season, with one of the human's (EV.solo.year_three)."""
    return season == AUTUMN and year_of(config).takes_worker


def walk_basic(table: Table, season: int) -> None:
    """The other worker goes along the basic locations; in year three it leaves with one of the human's."""
    rugwort = him(table)
    pack = table.config.pack
    if leaves(table.config, season):
        rugwort.placed = rugwort.placed[:1]
        table.players[HUMAN].workers -= 1
        table.emit_open("rugwort-took-worker", HUMAN, rule="EV.solo.year_three")
        return
    target = his_part(pack).walk[season]
    rugwort.placed = (rugwort.placed[0], target)
    table.emit_open("rugwort-moved", HUMAN, rule="EV.solo.basic_worker", place=pack.places[target])


# ---------------------------------------------------------------------- scoring


def breakdown(table: Table) -> dict[str, int]:
    """Where his points come from (EV.solo.score)."""
    rugwort = him(table)
    pack = table.config.pack
    worth = his_part(pack)
    year = year_of(table.config)
    # EX.bellfaire.solo.glitzy, .squatty
    purple = worth.glitzy_purple if is_in_mood(table.config, GLITZY) else worth.purple
    cards = sum([purple if pack.colors[card] == PURPLE else worth.card for card in rugwort.city])
    journey = sum([pack.locations[place].points for place in rugwort.placed if place < len(pack.locations)])
    basic = sum([worth.basic_event for event in rugwort.events if pack.events[event].basic])
    own = table.players[HUMAN].events
    missed = sum([year.missed_special for event in table.config.specials if event not in own])
    found = {
        "cards": cards,
        "tokens": rugwort.points,
        "journey": journey,
        "basic events": basic,
        "missed special events": missed,
    }
    if is_in_mood(table.config, SQUATTY):
        found["empty spaces"] = worth.squatty_space * max(0, table.free_spaces(HUMAN))
    found.update(ask.rival_points(table))
    return found


# ---------------------------------------------------------------------- on the stack


class RugwortPrepares(Effect):
    """Rugwort prepares right after the human (EV.solo.prepare)."""

    instant: bool = True
    below: tuple[str, ...] = ANYTHING
    once: bool = True

    def possible(self, table: Table, run: Run) -> bool:
        return table.players[run.seat].season > 0

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        prepare(table)


RUGWORT_PREPARES: Final[RugwortPrepares] = RugwortPrepares()
RUGWORT_PREPARES.place = "rugwort-prepares"
