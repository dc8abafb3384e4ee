"""A turn: one action, or passing; preparing for a season; and whose turn it is after that."""

from typing import Final

from tanglewood.games.everdell.board.city import tokens
from tanglewood.games.everdell.board.player import AUTUMN, HER_MAT, LENT, PERMANENT, SPRING
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.effects.locations import REPEAT
from tanglewood.games.everdell.modules.nightweave.scheme.play_toll import can_play
from tanglewood.games.everdell.modules.nightweave.turn import take_turn
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.moves import (
    PASS,
    PLAY,
    PLAY_KEPT,
    PLAY_LEGEND,
    PLAY_MEADOW,
    PLAY_PILE,
    PREPARE,
    USE_POWER,
    WILD,
)
from tanglewood.games.everdell.play.paying import start_paying
from tanglewood.games.everdell.play.placing import destinations, send_worker
from tanglewood.games.everdell.play.refusals import in_turn
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, KEPT, PILE
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.state import Frame


class Turn(Frame[Table]):
    """The bottom of the stack: exactly one action is chosen (EV.turn.one_action)."""

    def go_on(self, table: Table) -> list[Move]:
        seat = self.seat
        player = table.players[seat]
        moves = table.config.pack.moves
        options: list[Move] = []
        hand = player.hand
        for i in range(len(hand)):
            if hand.index(hand[i]) == i and can_play(table, seat, hand[i]):
                options.append(moves.play[hand[i]])
        meadow = table.meadow
        for slot in range(len(meadow)):
            if table.slot_free(slot) and can_play(table, seat, meadow[slot], slot + 1):
                options.append(moves.play_meadow[slot])
        for legend in player.legends:
            word = moves.play_legend[legend]
            if word is not None and can_play(table, seat, legend, FROM_LEGENDS):
                options.append(word)
        if len(player.placed) < player.workers:  # EV.place.free_worker
            options.extend(destinations(table, seat, -1))
        elif player.season < AUTUMN:  # EV.season.requires
            options.append(moves.prepare)
        if player.season == AUTUMN:
            options.append(moves.pass_)
        if table.config.powers:
            options.extend(power_moves(table, seat))
        return options

    def will_ask(self, table: Table) -> bool:
        # EV.turn.always_an_action: there is always something to do, at least to pass.
        return self.must_ask(table)

    def must_ask(self, table: Table) -> bool:
        # What remains to be done depends on the hand and the legends, which the others do not see.
        player = table.players[self.seat]
        return len(player.hand) > 0 or len(player.legends) > 0

    def refuse(self, table: Table, move: Move) -> Refusal:
        return in_turn(table, self.seat, move)

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        if move.kind in (USE_POWER, WILD):
            use_power(table, seat, move)
            return
        table.stack[-1] = EndOfTurn(seat)
        if move.kind == PLAY:
            start_paying(table, seat, move.a, FROM_HAND)
        elif move.kind == PLAY_MEADOW:
            start_paying(table, seat, table.meadow[move.a], move.a + 1)
        elif move.kind == PLAY_LEGEND:
            start_paying(table, seat, move.a, FROM_LEGENDS)
        elif move.kind == PLAY_KEPT:
            start_paying(table, seat, move.a, KEPT)
        elif move.kind == PLAY_PILE:
            start_paying(table, seat, powers.pile_top(table), PILE)
        elif move.kind == PREPARE:
            table.stack.append(Run(seat, seat, -1, NEXT_SEASON))
            clock_tower(table, seat)
        elif move.kind == PASS:
            # Nothing is taken back: workers and open cards stay (EV.end.workers_stay, .open_cards_stay).
            table.players[seat].passed = True
            table.emit_open("passed", seat)
        else:
            send_worker(table, seat, move)

    def text(self, table: Table) -> str:
        return f"turn {self.seat}"


class EndOfTurn(Frame[Table]):
    """Under every action: when it is done the next one who has not passed is on (EV.turn.clockwise)."""

    def go_on(self, table: Table) -> list[Move]:
        if table.config.powers and self.seat < len(table.players):
            powers.new_turn(table, self.seat)
        for seat in following(table, self.seat):
            if seat == len(table.players):
                if table.nightweave is not None and not table.nightweave.finished:
                    table.stack[-1] = HerTurn(table.config.first)
                    table.emit_open("nightweave-turn", table.config.first)
                    return []
            elif not table.players[seat].passed:
                table.active = seat
                table.stack[-1] = Turn(seat)
                table.emit_open("turn", seat)
                return []
        table.stack.pop()  # EV.end.all_passed, EV.solo.pass
        table.emit_open("over", table.config.first)
        return []

    def text(self, table: Table) -> str:
        return f"end {self.seat}"


def following(table: Table, seat: int) -> list[int]:
    """The others in turn order, oneself at last; Nightweave sits before the first one (MW.nw.rule.first)."""
    ring = table.config.order[:]
    if table.nightweave is not None:
        ring.append(len(table.players))
    here = ring.index(seat)
    return ring[here + 1 :] + ring[: here + 1]


class HerTurn(Frame[Table]):
    """Nightweave is on. It never asks; what a human chooses for her lies on top of it."""

    def go_on(self, table: Table) -> list[Move]:
        table.stack[-1] = EndOfTurn(len(table.players))
        take_turn(table)
        return []

    def text(self, table: Table) -> str:
        return "her-turn"


# ---------------------------------------------------------------------- worker abilities


def power_moves(table: Table, seat: int) -> list[Move]:
    """What abilities add to a turn: cards from beside a city, and what costs no action."""
    moves = table.config.pack.moves
    player = table.players[seat]
    hoard = powers.hoard(table, seat)
    options = [moves.play_kept[card] for card in sorted(set(hoard)) if can_play(table, seat, card, KEPT)]
    top = powers.pile_top(table)
    if top >= 0 and can_play(table, seat, top, PILE):  # MW.power.pigs_market
        options.append(moves.play_pile)
    # Both are offered as long as the action is still to come (MW.power.platypuses_when, .axolotls_tokens).
    if powers.points_on(table, seat) and not player.lore & powers.USED:
        options.append(moves.use_power)
    if powers.wild_tokens(table, seat):
        options.extend(moves.wild)
    return options


def use_power(table: Table, seat: int, move: Move) -> None:
    """Spend a token of the ability card, which is no action (MW.power.platypuses, .axolotls)."""
    player = table.players[seat]
    powers.emit_power(table, seat)
    if move.kind == WILD:
        player.lore -= 1 << powers.WILD_SHIFT
        table.gain(seat, move.a, 1)
        return
    player.lore = (player.lore - 1) | powers.USED
    line = table.config.pack.powers[player.power].in_turn
    assert line is not None
    line.start(table, seat, seat, -1)


# ---------------------------------------------------------------------- seasons


def clock_tower(table: Table, seat: int) -> None:
    """Before the recall a Clock Tower may be used, once (EV.season.order)."""
    player = table.players[seat]
    for i in range(len(player.city)):
        if table.config.pack.cards[player.city[i]].repeats and tokens(player.marks[i]):
            table.stack.append(Run(seat, seat, i, REPEAT))
            return


class NextSeason(Effect):
    """Recall, next season, new workers, bonus (EV.season.order)."""

    below: tuple[str, ...] = ANYTHING

    def possible(self, table: Table, run: Run) -> bool:
        return table.players[run.seat].season < AUTUMN

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        pack = table.config.pack
        player = table.players[run.seat]
        # EV.season.recall; one that Nightweave keeps for herself stays (MW.intrigue.poison_jam)
        player.placed = tuple(
            [place for place in player.placed if place & PERMANENT or place == HER_MAT | LENT]
        )
        # EV.turn.own_season: everybody prepares alone.
        player.season += 1
        season = pack.seasons[player.season]
        workers = season.workers
        if table.config.powers:
            if player.season == SPRING and not table.config.options["spring_worker"]:
                workers = 0  # MW.power.no_spring_worker
            powers.after_season(table, run.seat)
        player.workers += workers
        table.emit_open("prepared", run.seat, season=season.id, workers=workers)
        if table.rugwort is not None:
            table.stack.append(Run(run.seat, run.seat, -1, RUGWORT_PREPARES))
        if season.bonus is not None:
            season.bonus.start(table, run.seat, run.seat, -1)
        return []


class RugwortPrepares(Effect):
    """Rugwort prepares right after the human (EV.solo.prepare)."""

    instant: bool = True
    below: tuple[str, ...] = ANYTHING

    def possible(self, table: Table, run: Run) -> bool:
        return table.players[run.seat].season > 0

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        solo.prepare(table)


NEXT_SEASON: Final[NextSeason] = NextSeason()
NEXT_SEASON.place = "next-season"
RUGWORT_PREPARES: Final[RugwortPrepares] = RugwortPrepares()
RUGWORT_PREPARES.place = "rugwort-prepares"
