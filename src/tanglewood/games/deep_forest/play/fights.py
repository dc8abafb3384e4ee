"""The stages of a fight: swords are committed, dice are rolled, a card is taken."""

from typing import ClassVar

from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.board.table import COUNTS, OTHERWISE, WON, Row, Table
from tanglewood.games.deep_forest.components.pack import NO_RESOURCE
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play import anytime, fighting
from tanglewood.games.deep_forest.play.reasons import no, phrase
from tanglewood.games.deep_forest.play.refusals import no_die, not_claimed
from tanglewood.games.deep_forest.play.stages import Stage
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase


class InFight(Stage):
    """A stage of a fight: nothing else happens meanwhile, and the turn ends with it."""

    trolls: ClassVar[str] = "send-fight"
    forest: ClassVar[tuple[str, str]] = ("DF.fight.ends_turn", "in-fight")


class Commit(InFight):
    """A strength is announced: how many swords are committed (DF.fight.swords)."""

    __slots__ = ("place",)
    rule: ClassVar[str] = "DF.fight.swords"
    wants: ClassVar[tuple[int, ...]] = (word.DICE,)
    trades: ClassVar[bool] = False

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def go_on(self, table: Table) -> list[Move]:
        pack = table.config.pack
        most = min(table.players[self.seat].swords, pack.max_dice)
        return pack.moves.dice[pack.min_dice - 1 : most]

    def play(self, table: Table, move: Move) -> None:
        table.tally[COUNTS + self.place] += 1
        if table.listener is not None:
            strength = table.config.pack.strengths[self.place]
            table.emit("fights", self.seat, {"strength": strength, "dice": move.a})
        dice = fighting.throw(table, self.seat, (0,) * move.a, 0, 1)
        table.stack[-1] = Fight(self.seat, self.place, dice, 0, 1, 0, True)

    def asks(self, table: Table) -> Phrase:
        return phrase("ask-commit", strength=table.config.pack.strengths[self.place])

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        swords = table.players[self.seat].swords
        return no("", "dice", n=move.a, low=table.config.pack.min_dice, swords=swords)

    def text(self, table: Table) -> str:
        return f"commit {self.seat} {table.config.pack.strengths[self.place]}"


class Fight(InFight):
    """The dice are on the table. `aside` are those set aside; `fresh` is a roll nobody has reacted to yet."""

    __slots__ = ("aside", "dice", "extra", "fresh", "place", "rolls")
    rule: ClassVar[str] = "DF.fight.rolls"
    wants: ClassVar[tuple[int, ...]] = (word.ASIDE, word.ROLL, word.BOOST, word.DICE, word.CLAIM)

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
        pack = table.config.pack
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
                if not self.aside >> i & 1:  # DF.fight.aside
                    free += 1
                    options.append(words.aside[i])
            if free:
                options.append(words.roll)
        elif self.total() + fighting.pips_in_reach(table, self.seat, self.place) < pack.strengths[self.place]:
            return [words.give_in]  # nothing can help any more (DF.fight.over)
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
        if kind == word.ASIDE:
            if table.listener is not None:
                table.emit("aside", self.seat, {"die": move.a + 1, "pips": self.dice[move.a]})
            self.go(table, self.dice, self.aside | 1 << move.a, self.rolls, self.extra, False)
        elif kind == word.ROLL:
            dice = fighting.throw(table, self.seat, self.dice, self.aside, self.rolls + 1)
            self.go(table, dice, self.aside, self.rolls + 1, self.extra, True)
        elif kind == word.BOOST:
            boost = table.config.pack.boosts[self.place]
            if table.listener is not None:
                table.emit("boosted", self.seat, {"resource": RESOURCES[boost]})
            table.pay(self.seat, boost, 1)
            self.go(table, self.dice, self.aside, self.rolls, self.extra + 1, False)
        elif kind == word.YIELD:
            fighting.lose(table, self.seat, self.place)
            table.close(self.seat, OTHERWISE)
        else:
            self.go(table, self.dice, self.aside, self.rolls, self.extra, False)
            anytime.play(table, self.seat, move)

    def go(self, table: Table, dice: Row, aside: int, rolls: int, extra: int, fresh: bool) -> None:
        table.stack[-1] = Fight(self.seat, self.place, dice, aside, rolls, extra, fresh)

    def asks(self, table: Table) -> Phrase:
        pack = table.config.pack
        return phrase(
            "ask-fight",
            strength=pack.strengths[self.place],
            dice=" ".join([str(pips) for pips in self.dice]),
            total=self.total(),
            left=pack.rolls - self.rolls,
        )

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return no_die(table, self.seat, self.place, len(self.dice), self.rolls, move)

    def elsewhere(self, table: Table, move: Move) -> Refusal | None:
        if move.kind in (word.SELL, word.BUY) and len(table.options()) == 1:
            return no("DF.fight.rolls", "hopeless")
        return super().elsewhere(table, move)

    def text(self, table: Table) -> str:
        dice = [str(self.dice[i]) + ("*" if self.aside >> i & 1 else "") for i in range(len(self.dice))]
        strength = table.config.pack.strengths[self.place]
        rolls = f"{self.rolls}{'!' if self.fresh else ''}"
        return " ".join(["fight", str(self.seat), str(strength), rolls, str(self.extra), *dice])


class Claim(InFight):
    """A monster of this strength is beaten: which card (DF.fight.announce)."""

    __slots__ = ("place",)
    rule: ClassVar[str] = "DF.fight.announce"
    wants: ClassVar[tuple[int, ...]] = (word.CLAIM,)
    trades: ClassVar[bool] = False

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def go_on(self, table: Table) -> list[Move]:
        return [table.config.pack.moves.claim[kind] for kind in fighting.prizes(table, self.place)]

    def play(self, table: Table, move: Move) -> None:
        fighting.claim(table, self.seat, move.a)
        # DF.fight.ends_turn; so what the card brings works from the next round on (DF.fight.from_next_round).
        table.close(self.seat, WON)

    def asks(self, table: Table) -> Phrase:
        return phrase("ask-claim", strength=table.config.pack.strengths[self.place])

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return not_claimed(table, self.place, move)

    def text(self, table: Table) -> str:
        return f"claim {self.seat} {table.config.pack.strengths[self.place]}"
