"""The stages of a turn: market first, then the forest, a fight perhaps, and the limits at its end.

Each stage is the bottom frame of the stack and puts the next one in its place. Only the sending of a troll
lies on top of a stage, because it can happen in the middle of any.
"""

from typing import Final

from tanglewood.games.deep_forest import anytime, fighting, forest, market
from tanglewood.games.deep_forest.moves import (
    ASIDE,
    BACK,
    BOOST,
    EDGE,
    END,
    FIGHT,
    LAY,
    LEAVE,
    OVERCOME,
    PAY,
    RESOURCES,
    RETURN,
    ROLL,
    STRIP,
    TAKE,
    YIELD,
)
from tanglewood.games.deep_forest.pack import COIN, NO_RESOURCE
from tanglewood.games.deep_forest.table import COUNTS, NO_FOG, RETURNED, Row, Table
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame

WON: Final = 1
OTHERWISE: Final = 0


# ---------------------------------------------------------------------- the market


class Enter(Frame[Table]):
    """Right before the first turn: where to cross the lower wall (DF.setup.start_field)."""

    def go_on(self, table: Table) -> list[Move]:
        return table.agreed.pack.moves.enter

    def play(self, table: Table, move: Move) -> None:
        table.players[self.seat].pawn = move.a
        if table.listener is not None:
            table.tell("entered", self.seat, {"field": table.agreed.pack.field_names[move.a]})
        table.reveal(self.seat)
        table.stack[-1] = Choose(self.seat)

    def text(self, table: Table) -> str:
        return f"enter {self.seat}"


class Choose(Frame[Table]):
    """A strip of the own hand is to be laid (DF.turn.order)."""

    def go_on(self, table: Table) -> list[Move]:
        words = table.agreed.pack.moves
        hand = table.players[self.seat].hand
        if not hand:  # only in a position somebody wrote: a hand is three strips
            go_into_the_forest(table, self.seat)
            return []
        options = [words.strip[strip] for strip in hand]
        anytime.offer(table, self.seat, options)
        return options

    def must_ask(self, table: Table) -> bool:
        return True  # what a hand holds is nobody else's business until it is laid

    def play(self, table: Table, move: Move) -> None:
        if move.kind == STRIP:
            player = table.players[self.seat]
            place = player.hand.index(move.a)
            player.hand = player.hand[:place] + player.hand[place + 1 :]
            table.stack[-1] = Lay(self.seat, move.a)
        else:
            anytime.play(table, self.seat, move)

    def text(self, table: Table) -> str:
        return f"choose {self.seat}"


class Lay(Frame[Table]):
    """A strip is chosen and shown: where does it go?"""

    __slots__ = ("strip",)

    def __init__(self, seat: int, strip: int) -> None:
        self.seat = seat
        self.strip = strip

    def go_on(self, table: Table) -> list[Move]:
        options = market.placings(table, self.strip)
        anytime.offer(table, self.seat, options)
        return options

    def play(self, table: Table, move: Move) -> None:
        if move.kind == LAY:
            market.lay(table, self.seat, self.strip, move.a)
            table.stack[-1] = Stand(self.seat)
        else:
            anytime.play(table, self.seat, move)

    def text(self, table: Table) -> str:
        return f"lay {self.seat} {table.agreed.pack.strip_ids[self.strip]}"


class Stand(Frame[Table]):
    """The strip lies: the market pawn goes to a free edge field (DF.market.pawn)."""

    def go_on(self, table: Table) -> list[Move]:
        words = table.agreed.pack.moves
        options = [words.edge[edge] for edge in market.free_edges(table)]
        anytime.offer(table, self.seat, options)
        return options

    def play(self, table: Table, move: Move) -> None:
        if move.kind == EDGE:
            kinds = market.stand(table, self.seat, move.a)
            player = table.players[self.seat]
            if kinds and market.has_any(player.monsters, table.agreed.pack.double_monsters):
                table.stack[-1] = Double(self.seat, tuple(kinds))
            else:
                go_into_the_forest(table, self.seat)
        else:
            anytime.play(table, self.seat, move)

    def text(self, table: Table) -> str:
        return f"stand {self.seat}"


class Double(Frame[Table]):
    """Monster 4: one piece of what just came, once more (DF.monster.4, DF.monster.4_one)."""

    __slots__ = ("kinds",)

    def __init__(self, seat: int, kinds: Row) -> None:
        self.seat = seat
        self.kinds = kinds

    def go_on(self, table: Table) -> list[Move]:
        return [table.agreed.pack.moves.double[kind] for kind in self.kinds]

    def play(self, table: Table, move: Move) -> None:
        if table.listener is not None:
            table.tell("doubled", self.seat, {"resource": RESOURCES[move.a]})
        table.gain(self.seat, move.a, 1)
        go_into_the_forest(table, self.seat)

    def text(self, table: Table) -> str:
        return " ".join(["double", str(self.seat), *[RESOURCES[kind] for kind in self.kinds]])


def go_into_the_forest(table: Table, seat: int) -> None:
    market.draw(table, seat)
    table.stack[-1] = Forest(seat)


# ---------------------------------------------------------------------- the forest


class Forest(Frame[Table]):
    """Moving and acting on the own board, as often as one can and likes."""

    def go_on(self, table: Table) -> list[Move]:
        pack = table.agreed.pack
        player = table.players[self.seat]
        attacked = player.danger & pack.beside_mask[player.pawn]
        options = forest.attacks(table, player, attacked) if attacked else forest.actions(table, player)
        anytime.offer(table, self.seat, options)
        options.append(pack.moves.end)
        return options

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        kind = move.kind
        if kind == END:
            table.stack[-1] = Closing(seat, OTHERWISE)
        elif kind == PAY:
            table.soothe(seat, move.a)
        elif kind == FIGHT:
            table.stack[-1] = Commit(seat, move.a)
        elif kind == BACK:
            table.retreat(seat, move.a)
            table.stack[-1] = Closing(seat, OTHERWISE)
        elif kind == LEAVE:
            forest.leave(table, seat, move.a)
            table.stack[-1] = Closing(seat, OTHERWISE)
        elif kind > LEAVE:
            anytime.play(table, seat, move)
        else:
            if kind == TAKE:
                forest.take_sword(table, seat, move.a)
            elif kind == OVERCOME:
                forest.overcome(table, seat, move.a)
            table.walk(seat, move.a)

    def text(self, table: Table) -> str:
        return f"forest {self.seat}"


# ---------------------------------------------------------------------- fights


class Commit(Frame[Table]):
    """A strength is announced: how many swords are committed (DF.fight.swords)."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def go_on(self, table: Table) -> list[Move]:
        pack = table.agreed.pack
        most = min(table.players[self.seat].swords, pack.max_dice)
        return pack.moves.dice[pack.min_dice - 1 : most]

    def play(self, table: Table, move: Move) -> None:
        table.tally[COUNTS + self.place] += 1
        if table.listener is not None:
            strength = table.agreed.pack.strengths[self.place]
            table.tell("fights", self.seat, {"strength": strength, "dice": move.a})
        dice = fighting.throw(table, self.seat, (0,) * move.a, 0, 1)
        table.stack[-1] = Fight(self.seat, self.place, dice, 0, 1, 0, True)

    def text(self, table: Table) -> str:
        return f"commit {self.seat} {table.agreed.pack.strengths[self.place]}"


class Fight(Frame[Table]):
    """The dice lie on the table. `aside` are those set aside; `fresh` is a roll nobody has reacted to yet."""

    __slots__ = ("aside", "dice", "extra", "fresh", "place", "rolls")

    def __init__(
        self, seat: int, place: int, dice: Row, aside: int, rolls: int, extra: int, fresh: bool
    ) -> None:
        self.seat = seat
        self.place = place
        self.dice = dice
        self.aside = aside
        self.rolls = rolls
        self.extra = extra  # pips added by resources
        self.fresh = fresh

    def go_on(self, table: Table) -> list[Move]:
        pack = table.agreed.pack
        words = pack.moves
        if self.total() >= pack.strengths[self.place]:
            fighting.win(table, self.seat, self.place, len(self.dice))
            table.stack[-1] = Claim(self.seat, self.place)
            return []
        options: list[Move] = []
        boost = pack.boosts[self.place]
        goods = table.players[self.seat].goods
        if self.rolls < pack.rolls:
            free = 0
            for i in range(len(self.dice)):
                if not self.aside >> i & 1:
                    free += 1
                    options.append(words.aside[i])
            if free:
                options.append(words.roll)
        elif self.total() + fighting.pips_in_reach(table, self.seat, self.place) < pack.strengths[self.place]:
            return [words.give_in]  # nothing can help any more
        if boost != NO_RESOURCE and goods[boost]:
            options.append(words.boost)
        mask = table.trades(self.seat)  # DF.fight.exchange; no troll is sent in a fight (DF.troll.send)
        if mask:
            options.extend(words.trades[mask])
        options.append(words.give_in)
        return options

    def total(self) -> int:
        return sum(self.dice) + self.extra

    def play(self, table: Table, move: Move) -> None:
        kind = move.kind
        if kind == ASIDE:
            if table.listener is not None:
                table.tell("aside", self.seat, {"die": move.a + 1, "pips": self.dice[move.a]})
            self.go(table, self.dice, self.aside | 1 << move.a, self.rolls, self.extra, False)
        elif kind == ROLL:
            dice = fighting.throw(table, self.seat, self.dice, self.aside, self.rolls + 1)
            self.go(table, dice, self.aside, self.rolls + 1, self.extra, True)
        elif kind == BOOST:
            boost = table.agreed.pack.boosts[self.place]
            if table.listener is not None:
                table.tell("boosted", self.seat, {"resource": RESOURCES[boost]})
            table.pay(self.seat, boost, 1)
            self.go(table, self.dice, self.aside, self.rolls, self.extra + 1, False)
        elif kind == YIELD:
            fighting.lose(table, self.seat, self.place)
            table.stack[-1] = Closing(self.seat, OTHERWISE)
        else:
            self.go(table, self.dice, self.aside, self.rolls, self.extra, False)
            anytime.play(table, self.seat, move)

    def go(self, table: Table, dice: Row, aside: int, rolls: int, extra: int, fresh: bool) -> None:
        table.stack[-1] = Fight(self.seat, self.place, dice, aside, rolls, extra, fresh)

    def text(self, table: Table) -> str:
        dice = [str(self.dice[i]) + ("*" if self.aside >> i & 1 else "") for i in range(len(self.dice))]
        strength = table.agreed.pack.strengths[self.place]
        rolls = f"{self.rolls}{'!' if self.fresh else ''}"
        return " ".join(["fight", str(self.seat), str(strength), rolls, str(self.extra), *dice])


class Claim(Frame[Table]):
    """A monster of this strength is beaten: which card (DF.fight.announce)."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def go_on(self, table: Table) -> list[Move]:
        return [table.agreed.pack.moves.claim[kind] for kind in fighting.prizes(table, self.place)]

    def play(self, table: Table, move: Move) -> None:
        fighting.claim(table, self.seat, move.a)
        table.stack[-1] = Closing(self.seat, WON)  # DF.fight.ends_turn

    def text(self, table: Table) -> str:
        return f"claim {self.seat} {table.agreed.pack.strengths[self.place]}"


# ---------------------------------------------------------------------- the end of a turn


class Closing(Frame[Table]):
    """Limits hold (DF.res.limit); after a won fight a troll may still be sent (DF.troll.send)."""

    __slots__ = ("how",)

    def __init__(self, seat: int, how: int) -> None:
        self.seat = seat
        self.how = how

    def go_on(self, table: Table) -> list[Move]:
        pack = table.agreed.pack
        words = pack.moves
        goods = table.players[self.seat].goods
        options: list[Move] = []
        for kind in range(len(goods)):
            if kind != COIN and goods[kind] > pack.kept:
                options.append(words.give_back[kind])
        over = bool(options)
        if self.how == WON:
            anytime.offer_trolls(table, self.seat, options)
        if not options:
            end_turn(table, self.seat)
            return []
        mask = table.trades(self.seat)
        if mask:
            options.extend(words.trades[mask])
        if not over:
            options.append(words.end)
        return options

    def play(self, table: Table, move: Move) -> None:
        if move.kind == RETURN:
            table.tally[RETURNED + move.a] += 1
            if table.listener is not None:
                table.tell("returned", self.seat, {"resource": RESOURCES[move.a]})
            table.pay(self.seat, move.a, 1)
        elif move.kind == END:
            table.stack[-1] = Closing(self.seat, OTHERWISE)
        else:
            anytime.play(table, self.seat, move)

    def text(self, table: Table) -> str:
        return f"closing {self.seat} {'won' if self.how == WON else 'otherwise'}"


def end_turn(table: Table, seat: int) -> None:
    """The next player, a new round, or the end (DF.end.last_turns, DF.end.no_round_16)."""
    if table.listener is not None:
        table.tell("turn-ended", seat, {})
    following = (seat + 1) % table.agreed.players
    if following == table.leaver:
        finish(table, seat)
    elif following != table.agreed.first:
        begin_turn(table, following)
    elif table.round == table.agreed.pack.last_round:
        finish(table, seat)
    else:
        begin_round(table)
        begin_turn(table, following)


def begin_round(table: Table) -> None:
    """Fog sets in or climbs, and monster 1 pays (DF.fog.start, DF.fog.mark, DF.monster.1)."""
    pack = table.agreed.pack
    if table.round == pack.fog_after:
        table.fog = pack.fog_mark
        if table.listener is not None:
            table.tell("fog-sets-in", table.agreed.first, {"round": table.round})
    table.round += 1
    if table.fog != NO_FOG:
        table.fog += 1
        if table.listener is not None:
            table.tell("fog", table.agreed.first, {"row": table.fog})
    for seat in range(table.agreed.players):
        for kind in table.players[seat].monsters:
            if kind in pack.coin_monsters:
                if table.listener is not None:
                    table.tell("tribute", seat, {"monster": pack.monsters[kind].id})
                table.gain(seat, COIN, 1)


def begin_turn(table: Table, seat: int) -> None:
    player = table.players[seat]
    table.active = seat
    player.fresh = 0
    player.sent = False
    if table.listener is not None:
        table.tell("turn", seat, {"round": table.round})
    table.stack[-1] = Enter(seat) if player.pawn < 0 else Choose(seat)
    table.reveal(seat)


def finish(table: Table, seat: int) -> None:
    table.stack.pop()
    if table.listener is not None:
        table.tell("over", seat, {"round": table.round})
