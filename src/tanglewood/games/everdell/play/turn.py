"""A turn: one action, or passing; preparing for a season; and whose turn it is after that."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import tokens
from tanglewood.games.everdell.board.player import AUTUMN, HER_MAT, LENT, PERMANENT, REMAINS, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.effects.locations import REPEAT
from tanglewood.games.everdell.moves import (
    CLAIM,
    PASS,
    PLACE,
    PLAY,
    PLAY_LEGEND,
    PLAY_MEADOW,
    PREPARE,
    VISIT,
)
from tanglewood.games.everdell.play.paying import start_paying
from tanglewood.games.everdell.play.placing import destinations, send_worker
from tanglewood.games.everdell.play.playing import can_play
from tanglewood.games.everdell.play.refusals import in_turn
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS
from tanglewood.kernel.move import Move, first_of_kind
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.state import Frame

ACTIONS: Final = (PLAY, PLAY_MEADOW, PLAY_LEGEND, PREPARE, PASS, PLACE, CLAIM, VISIT)
"""The kinds of moves that are an action of the base game."""


class Turn(Frame[Table]):
    """The bottom of the stack: exactly one action is chosen (EV.turn.one_action)."""

    def go_on(self, table: Table) -> list[Move]:
        seat = self.seat
        player = table.players[seat]
        moves = table.config.pack.moves
        options: list[Move] = []
        hand = player.hand
        for i in range(len(hand)):
            if first_of_kind(hand, i) and can_play(table, seat, hand[i]):
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
            apart = ask.workers_apart(table, seat) if table.config.workers_apart else 0
            if len(player.placed) + apart < player.workers:
                options.extend(destinations(table, seat, -1))
        elif player.season < AUTUMN:  # EV.season.requires
            options.append(moves.prepare)
        if player.season == AUTUMN:
            options.append(moves.pass_)
        for module in table.config.turn_moves:
            options.extend(module.turn_moves(table, seat))
        return options

    def will_ask(self, table: Table) -> bool:
        # EV.turn.always_an_action: there is always something to do, at least to pass.
        return self.must_ask(table)

    def must_ask(self, table: Table) -> bool:
        # What remains to be done depends on the hand and the legends, which the others do not see.
        player = table.players[self.seat]
        return len(player.hand) > 0 or len(player.legends) > 0 or secretive(table, self.seat)

    def refuse(self, table: Table, move: Move) -> Refusal:
        return in_turn(table, self.seat, move)

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        if move.kind not in ACTIONS:
            for module in table.config.turn_moves:
                if module.play_turn(table, seat, move):
                    return
        table.stack[-1] = EndOfTurn(seat)
        if move.kind == PLAY:
            start_paying(table, seat, move.a, FROM_HAND)
        elif move.kind == PLAY_MEADOW:
            start_paying(table, seat, table.meadow[move.a], move.a + 1)
        elif move.kind == PLAY_LEGEND:
            start_paying(table, seat, move.a, FROM_LEGENDS)
        elif move.kind == PREPARE:
            table.stack.append(Run(seat, seat, -1, NEXT_SEASON))
            for module in table.config.modules:
                module.before_recall(table, seat)
            clock_tower(table, seat)
        elif move.kind == PASS:
            # Nothing is taken back: workers and open cards stay (EV.end.workers_stay, .open_cards_stay).
            table.players[seat].passed = True
            table.emit_open("passed", seat)
            for module in table.config.modules:
                module.seat_passed(table, seat)
        else:
            send_worker(table, seat, move)

    def text(self, table: Table) -> str:
        return f"turn {self.seat}"


def secretive(table: Table, seat: int) -> bool:
    """Whether a module has secrets of this seat that can be used in a turn."""
    for module in table.config.secretive:
        if module.secretive(table, seat):
            return True
    return False


class EndOfTurn(Frame[Table]):
    """Lies under every action: when it is done, the next player who has not passed takes a turn
    (EV.turn.clockwise)."""

    def go_on(self, table: Table) -> list[Move]:
        for module in table.config.modules:
            if module.turn_ending(table, self.seat):
                return []
        if self.seat < len(table.players):
            for module in table.config.modules:
                module.turn_over(table, self.seat)
        for seat in following(table, self.seat):
            if seat == len(table.players):
                opponent = table.config.opponent
                if not opponent.finished(table):
                    table.stack[-1] = opponent.turn(table)
                    table.emit_open(f"{opponent.id}-turn", table.config.first)
                    return []
            elif not table.players[seat].passed:
                table.active = seat
                table.stack[-1] = Turn(seat)
                if table.listener is not None:
                    table.emit("turn", seat, {})
                return []
        table.stack.pop()  # EV.end.all_passed, EV.solo.pass
        table.emit_open("over", table.config.first)
        return []

    def text(self, table: Table) -> str:
        return f"end {self.seat}"


def following(table: Table, seat: int) -> list[int]:
    """The others in turn order, then the seat itself; an opponent without a seat comes before the first seat
    (MW.nw.rule.first)."""
    ring = table.config.order
    if table.config.opponent.takes_turns:
        ring = [*ring, len(table.players)]
    here = ring.index(seat) + 1
    return ring[here:] + ring[:here]


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
    once: bool = True

    def possible(self, table: Table, run: Run) -> bool:
        return table.players[run.seat].season < AUTUMN

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        pack = table.config.pack
        player = table.players[run.seat]
        # EV.season.recall; a worker held by an opponent without a seat stays (MW.intrigue.poison_jam)
        player.placed = tuple(
            [place & ~REMAINS for place in player.placed if place & (PERMANENT | REMAINS) or hers(place)]
        )
        # EV.turn.own_season: everybody prepares alone.
        player.season += 1
        season = pack.seasons[player.season]
        workers = table.config.workers_gained(player.season)
        for module in table.config.modules:
            module.season_begins(table, run.seat)
        player.workers += workers
        table.emit_open("prepared", run.seat, season=season.id, workers=workers)
        for module in table.config.modules:
            module.season_prepared(table, run.seat)
        if season.bonus is not None:
            season.bonus.start(table, run.seat, run.seat, -1)
        return []


def hers(place: int) -> bool:
    """Whether an opponent without a seat holds a worker and will use it."""
    return place & SPOT == HER_MAT and place & LENT > 0


NEXT_SEASON: Final[NextSeason] = NextSeason()
NEXT_SEASON.place = "next-season"
