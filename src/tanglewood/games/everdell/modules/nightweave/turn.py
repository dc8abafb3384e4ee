"""Nightweave's turn: an activity card, its first possible action, and steps (MW.nw.turn.*, MW.nw.action.*).

Each step is an event that names the rule it follows. Steps still to come lie on the stack, so that a choice
the rulebook hands to a human can come between them.
"""

from typing import Final

from tanglewood.games.everdell.board.player import AUTUMN, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.bellfaire.market import market_place, push_token
from tanglewood.games.everdell.modules.nightweave import cards as activity
from tanglewood.games.everdell.modules.nightweave import spiders, station
from tanglewood.games.everdell.modules.nightweave.basics import (
    clockwise,
    next_card,
    roll,
    shuffled,
    take_event,
)
from tanglewood.games.everdell.modules.nightweave.cards import Action, Activity, lair_of
from tanglewood.games.everdell.modules.nightweave.deeds import can_play, card_from_deck, city_full, lay
from tanglewood.games.everdell.modules.nightweave.hand import (
    discard_top,
    draw,
    emit,
    her,
    level_points,
    take_points,
    take_top,
)
from tanglewood.games.everdell.modules.nightweave.scheme import moments
from tanglewood.games.everdell.modules.nightweave.seasons import FINISH, PREPARE
from tanglewood.games.everdell.modules.nightweave.state import HOME
from tanglewood.games.everdell.modules.nightweave.visiting import OPEN_SPACE, OWN_SPACE, own_spaces
from tanglewood.games.everdell.modules.pearlbrook import spider
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame

# Steps, as they stand in frames; the first ones are her actions.
POINTS: Final = 20
QUIET_DISCARD: Final = 21
"""A backup's discard, which brings no token."""
TOKEN: Final = 22
"""She moves a token of the Market."""


def take_turn(table: Table) -> None:
    """Reveal the next activity card and carry it out."""
    nightweave = her(table)
    # MW.nw.turn.deck_empty; but never before her frog was sent (MW.with.pearlbrook.only_frog)
    if not nightweave.deck and nightweave.pawn != HOME and not spider.frog_home(table):
        end_season(table)
        return
    card = reveal(table)
    if must_prepare(table, card):  # MW.nw.turn.prepare_first
        end_season(table)
        return
    turns = nightweave.turns
    season = nightweave.season
    nightweave.turns = turns[:season] + (turns[season] + 1,) + turns[season + 1 :]
    if card.train and station.there(table):
        push(table, station.TRAIN_BONUS)
    row = card.rows[season]
    for i in range(len(row)):
        if possible(table, row[i]):
            rule = "MW.nw.turn.second_action" if i else "MW.nw.turn.first_action"
            announce(table, rule, row[i].words)
            push_action(table, row[i])
            report_blocked(table, row[: i + 1])
            return
    announce(table, "MW.nw.turn.backup", "")
    push_backup(table, card)
    report_blocked(table, row)


def end_season(table: Table) -> None:
    push(table, FINISH if her(table).season == AUTUMN else PREPARE)


def report_blocked(table: Table, tried: list[Action]) -> None:
    """Let her plan react, once a turn, to a blocked space she wanted (MW.plan.extortion_once)."""
    if moments.watched(table) and her(table).at_home:
        for action in tried:
            if action.kind <= activity.JOURNEY:  # MW.plan.extortion_empty: not for events or cards
                wanted = spiders.chain(table, action)[0]
                if not spiders.open_to_her(table, wanted):
                    moments.blocked(table)
                    return


def reveal(table: Table) -> Activity:
    nightweave = her(table)
    if not nightweave.deck:  # MW.nw.turn.deck_empty
        nightweave.deck = shuffled(table, list(nightweave.played))
        nightweave.played = ()
        emit(table, "reshuffled", "MW.nw.turn.deck_empty")
    nightweave.card = nightweave.deck[-1]
    nightweave.deck = nightweave.deck[:-1]
    nightweave.played = (*nightweave.played, nightweave.card)
    found = lair_of(table.config.pack).activities[nightweave.card]
    if table.listener is not None:
        values: dict[str, int | str] = {
            "rule": "MW.nw.turn.reveal",
            "activity": found.id,
            "season": activity.SEASONS[nightweave.season],
        }
        table.emit("nightweave-reveals", table.config.first, values, chance=True)
    return found


def must_prepare(table: Table, card: Activity) -> bool:
    """MW.nw.turn.must_prepare: checked before any action."""
    nightweave = her(table)
    # MW.nw.turn.pawn_home: with her pawn at home or a spider left the card is carried out.
    if spider.frog_home(table):
        return False  # MW.with.pearlbrook.only_frog
    return nightweave.pawn != HOME and nightweave.at_home == 0 and (card.worker or card.pawn)


def announce(table: Table, rule: str, words: str) -> None:
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "words": words}
        table.emit("nightweave-acts", table.config.first, values)


# ---------------------------------------------------------------------- what is possible


def possible(table: Table, action: Action) -> bool:
    """Whether she can take an action (MW.nw.turn.impossible_city, .impossible_discard, .impossible_hand,
    .impossible_worker)."""
    nightweave = her(table)
    kind = action.kind
    if action.places:
        if not nightweave.at_home:
            return spider.frog_home(table)  # MW.with.pearlbrook.only_frog
        if kind == activity.OWN_CITY:
            return len(own_spaces(table)) > 0
        if kind == activity.OPEN_CARD:
            return spiders.city_to_visit(table) != spiders.NONE
        return spiders.target(table, action) != spiders.NONE
    if kind == activity.DISCARD:
        return len(nightweave.hand) > 0
    if kind == activity.PLAY_HAND:
        return len(nightweave.hand) > 0 and can_play(table, nightweave.hand[-1])
    if kind == activity.PLAY_MEADOW:
        return not city_full(table)  # the die has not named a card yet
    if kind == activity.ENTER:
        return nightweave.pawn == HOME
    if kind == activity.AMBASSADOR:
        return spider.frog_home(table)
    if kind == activity.WONDER:
        return spider.may_build_or_adorn(table)
    return kind == activity.DRAW


# ---------------------------------------------------------------------- steps


def push(table: Table, effect: Effect, *data: int) -> None:
    """Lay a step on the stack; what lies under it comes later."""
    seat = table.config.first
    table.stack.append(Run(seat, seat, -1, effect, data))


def push_action(table: Table, action: Action) -> None:
    if action.places and not her(table).at_home:  # MW.with.pearlbrook.only_frog
        push(table, STEP, activity.AMBASSADOR)
        return
    if action.then >= 0:
        push(table, STEP, action.then)
    if action.points:
        push(table, STEP, POINTS, level_points(table) if action.points == activity.LEVEL else action.points)
    if action.kind == activity.OWN_CITY:
        push(table, OWN_SPACE)
    elif action.kind == activity.OPEN_CARD:
        push(table, OPEN_SPACE)
    elif action.places:
        push(table, STEP, action.kind, spiders.target(table, action))
    else:
        push(table, STEP, action.kind)


def push_backup(table: Table, card: Activity) -> None:
    """The backup, as far as possible; its points always (MW.nw.action.backup_points)."""
    nightweave = her(table)
    if card.level_points:
        push(table, STEP, POINTS, level_points(table))
    for action in card.backup:
        if action.kind == activity.DISCARD:
            if nightweave.hand:
                push(table, STEP, QUIET_DISCARD)
        elif possible(table, action):  # MW.nw.action.backup_haven: it needs a spider at home
            push_action(table, action)
        elif action.kind == activity.HAVEN and market_place(table) >= 0:
            push(table, STEP, TOKEN)  # MW.with.bellfaire.market: even without a spider


class Step(Effect):
    """One thing she does without asking."""

    shape: str = "n | n n | n place"
    below: tuple[str, ...] = ANYTHING

    def what(self, run: Run) -> int:
        return run.first

    def how(self, run: Run) -> int:
        """Where, or how much; 0 if the step needs neither."""
        return sum(run.rest)

    def possible(self, table: Table, run: Run) -> bool:
        nightweave = her(table)
        what = self.what(run)
        if what not in STEPS:
            return False
        if what <= activity.HAVEN:
            there = len(run.rest) > 0 and nightweave.at_home > 0
            return there and spiders.open_place(table, self.how(run))
        if what == activity.PLAY_HAND:
            return len(nightweave.hand) > 0
        if what == TOKEN:
            return market_place(table) >= 0
        if what == activity.AMBASSADOR:
            return spider.frog_home(table)
        if what == activity.WONDER:
            return spider.may_build_or_adorn(table)
        return what != activity.ENTER or nightweave.pawn == HOME

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        do_step(table, self.what(run), self.how(run))
        return []


def do_step(table: Table, what: int, n: int) -> None:
    nightweave = her(table)
    if what <= activity.HAVEN:
        go_to(table, n)
    elif what == activity.DRAW:
        draw(table, 1, "MW.nw.action.draw")
    elif what == activity.DISCARD:
        if nightweave.hand:  # MW.nw.action.play_meadow_discard: no card, no token
            discard_top(table)
            emit(table, "discarded", "MW.nw.action.discard")
            take_points(table, 1, "MW.nw.action.discard")
    elif what == QUIET_DISCARD:
        if nightweave.hand:
            discard_top(table)
            emit(table, "discarded", "MW.nw.action.backup_discard")
    elif what == POINTS:
        take_points(table, n, "MW.nw.worker.points")
    elif what == activity.PLAY_HAND:
        lay(table, take_top(table), "MW.nw.action.play_hand", -1)
    elif what == activity.PLAY_MEADOW:
        play_from_meadow(table)
    elif what == activity.ENTER:
        enter(table)
    elif what == TOKEN:
        push_token(table, clockwise(table))
    elif what == activity.AMBASSADOR:
        spider.send_ambassador(table)
    elif what == activity.WONDER:
        spider.build_and_adorn(table)


def go_to(table: Table, place: int) -> None:
    """A spider goes to a location or an event (MW.nw.action.place, MW.nw.worker.event_taken)."""
    pack = table.config.pack
    # Nothing else happens: she ignores what the space gives and costs (MW.nw.rule.no_gain).
    spiders.place_spider(table, place)
    if place < pack.first_event:
        if table.listener is not None:
            sort = pack.locations[place].sort
            # MW.nw.worker.basic, .forest, .journey, .haven
            rule = "MW.with.bellfaire.market" if sort == "land" else f"MW.nw.worker.{sort}"
            values: dict[str, int | str] = {"rule": rule, "place": pack.places[place]}
            table.emit("nightweave-placed", table.config.first, values)
        if place == market_place(table):
            push_token(table, clockwise(table))
        return
    take_event(table, place - pack.first_event, "")


def play_from_meadow(table: Table) -> None:
    """The die names the slot; on her own slot she plays the top deck card (MW.nw.action.play_meadow)."""
    slot = roll(table, "MW.nw.action.play_meadow")
    if slot >= station.MEADOW:
        station.play_card(table, slot)
        return
    if slot == her(table).pawn:
        card = card_from_deck(table, "MW.nw.action.play_meadow_own_slot")
        if card != NO_CARD:
            lay(table, card, "MW.nw.action.play_meadow_own_slot", -1)
        return
    slot = next_card(table, slot)
    if slot < 0:
        return
    card = table.meadow[slot]
    table.set_slot(slot, NO_CARD)
    lay(table, card, "MW.nw.action.play_meadow", slot)
    if moments.watched(table):
        moments.played_hers(table, slot)
    if table.config.plays("powers"):
        powers.meadow_card_played(table, slot, len(table.stack))
    table.fill_meadow()


def enter(table: Table) -> None:
    """She enters the Meadow herself; the slot stays empty (MW.nw.action.enter, .enter_full)."""
    nightweave = her(table)
    die = roll(table, "MW.nw.action.enter")
    if die >= station.MEADOW:
        station.enter(table, die)
        return
    slot = next_card(table, die)
    if table.config.plays("powers"):
        cards = [card for card in table.meadow if card != NO_CARD]
        while slot == powers.rat_slot(table) and len(cards) > 1:  # MW.with.powers.rats
            die = roll(table, "MW.with.powers.rats")
            if die >= station.MEADOW:
                station.enter(table, die)
                return
            slot = next_card(table, die)
    if slot < 0:
        slot = die  # MW.nw.action.enter_empty
    card = table.meadow[slot]
    table.set_slot(slot, NO_CARD)
    nightweave.pawn = slot
    emit(table, "entered", "MW.nw.action.enter", slot=slot)
    if card != NO_CARD and can_play(table, card):
        lay(table, card, "MW.nw.action.enter", slot)
    elif card != NO_CARD:
        table.discard_open(card)
        emit(table, "threw", "MW.nw.action.enter_full", card)
    if station.there(table):
        station.entered_meadow(table)
    if moments.watched(table):
        moments.entered(table)


STEPS: Final = (*range(activity.WONDER + 1), POINTS, QUIET_DISCARD, TOKEN)


STEP: Final[Step] = Step()
STEP.place = "nightweave-step"


class HerTurn(Frame[Table]):
    """Nightweave takes a turn. The frame never asks; what a human chooses for her lies on top of it."""

    def go_on(self, table: Table) -> list[Move]:
        table.stack[-1] = EndOfTurn(len(table.players))
        take_turn(table)
        return []

    def text(self, table: Table) -> str:
        return "her-turn"
