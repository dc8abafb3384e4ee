"""The icon grammar: the parts a function is made of, and the frame that carries them out.

A `Line` is a function as printed, parts from left to right. `Run` is a line being carried out by somebody.
Parts are made once, by the parser in language.py, and never change; what is going on lives in frames. The
pictures of fields are in pictures.py.
"""

from typing import Final

from tanglewood.games.mycelia.gwidyon import takes_bonus
from tanglewood.games.mycelia.moves import SKIP
from tanglewood.games.mycelia.powers import NO_BEETLES, NO_BONUS
from tanglewood.games.mycelia.table import Table
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame

MAX_TILES: Final = 4


class Part:
    """One part of a function, carried out up to `times` times (MY.eff.repeat).

    Most parts offer moves and carry one out; the rest of the time, and forgoing, is the same for all.
    """

    def __init__(self, times: int) -> None:
        self.times = times

    def offers(self, table: Table, seat: int) -> list[Move]:
        """What this seat can do with it now; nothing means that the part is void (MY.eff.field_void)."""
        raise NotImplementedError

    def carry_out(self, table: Table, run: "Run", move: Move) -> None:
        """Do what an offered move says; the run has gone on to what comes next already."""
        raise NotImplementedError

    def icons(self) -> str:
        """The part in the effect language, without its `2x`."""
        raise NotImplementedError

    def possible(self, table: Table, seat: int) -> bool:
        """Whether it would do anything for this seat now."""
        return bool(self.offers(table, seat))

    def reach(self) -> tuple[int, int]:
        """How many drops it removes and moves at best: what a bonus does to Gwidyon (MY.solo.bonus_*)."""
        return 0, 0

    def go_on(self, table: Table, run: "Run") -> list[Move]:
        """As Frame.go_on, for the part the run has come to. Any part may be forgone (MY.play.forgo)."""
        options = self.offers(table, run.seat)
        if options:
            options.append(table.agreed.pack.moves.skip)
        else:
            run.next_part(table)
        return options

    def play(self, table: Table, run: "Run", move: Move) -> None:
        if move.kind == SKIP:
            if table.listener is not None:
                table.tell("skipped", run.seat, {})
            run.next_part(table)  # with all the times that are left
        else:
            run.once_more(table)
            self.carry_out(table, run, move)

    def __str__(self) -> str:
        return f"{self.times}x {self.icons()}" if self.times > 1 else self.icons()


class Line:
    """Parts joined by &: all may be carried out, from left to right only (MY.eff.and)."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        # Where the line is printed, `function amanita-muscaria` or a path inside it; set by the pack.
        self.place = ""

    def possible(self, table: Table, seat: int) -> bool:
        for part in self.parts:
            if part.possible(table, seat):
                return True
        return False

    def begin(self, table: Table, seat: int) -> None:
        """Let a seat carry it out, before anything else goes on."""
        if self.parts:
            table.stack.append(Run(seat, self, 0, 0))

    def reach(self) -> tuple[int, int]:
        drops = moves = 0
        for part in self.parts:
            removed, moved = part.reach()
            drops += part.times * removed
            moves += part.times * moved
        return drops, moves

    def __str__(self) -> str:
        return " & ".join(str(part) for part in self.parts)


class Run(Frame[Table]):
    """`seat` carries out `line`, stands at part `at` and has done it `done` times; leaves after the last."""

    __slots__ = ("at", "done", "line")

    def __init__(self, seat: int, line: Line, at: int, done: int) -> None:
        self.seat = seat
        self.line = line
        self.at = at
        self.done = done

    def go_on(self, table: Table) -> list[Move]:
        return self.line.parts[self.at].go_on(table, self)

    def play(self, table: Table, move: Move) -> None:
        self.line.parts[self.at].play(table, self, move)

    def next_part(self, table: Table) -> None:
        if self.at + 1 < len(self.line.parts):
            table.stack[-1] = Run(self.seat, self.line, self.at + 1, 0)
        else:
            table.stack.pop()

    def once_more(self, table: Table) -> None:
        """The part is done once; go to its next time or to the next part."""
        if self.done + 1 < self.line.parts[self.at].times:
            table.stack[-1] = Run(self.seat, self.line, self.at, self.done + 1)
        else:
            self.next_part(table)

    def text(self, table: Table) -> str:
        return f"run {self.seat} {self.line.place} {self.at} {self.done}"


class Leaves(Part):
    """A leaf with a number. Taken unasked unless the table wants to be asked: leaves never hurt."""

    def __init__(self, times: int, n: int) -> None:
        super().__init__(times)
        self.n = n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if table.agreed.ask_leaves:
            return super().go_on(table, run)
        run.once_more(table)
        table.gain_leaves(run.seat, self.n)
        return []

    def offers(self, table: Table, seat: int) -> list[Move]:
        return [table.agreed.pack.moves.accept]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        table.gain_leaves(run.seat, self.n)

    def icons(self) -> str:
        return f"{self.n} {'leaf' if self.n == 1 else 'leaves'}"


class Favours(Part):
    """A favour symbol with a number (PR.fav.effects). Asked, because a step can also help the others."""

    def __init__(self, times: int, n: int) -> None:
        super().__init__(times)
        self.n = n

    def offers(self, table: Table, seat: int) -> list[Move]:
        if table.players[seat].favour == table.agreed.pack.track_end:
            return []
        return [table.agreed.pack.moves.accept]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        table.walk(run.seat, self.n)

    def icons(self) -> str:
        return f"{self.n} {'favour' if self.n == 1 else 'favours'}"


class Either(Part):
    """A stroke: exactly one of the sides (MY.eff.either_or). Sides that would do nothing are not offered."""

    def __init__(self, times: int, sides: list[Line]) -> None:
        super().__init__(times)
        self.sides = sides

    def offers(self, table: Table, seat: int) -> list[Move]:
        choose = table.agreed.pack.moves.choose
        return [choose[i] for i in range(len(self.sides)) if self.sides[i].possible(table, seat)]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        self.sides[move.a].begin(table, run.seat)

    def reach(self) -> tuple[int, int]:
        return max([side.reach() for side in self.sides])

    def icons(self) -> str:
        return "(" + " / ".join(str(side) for side in self.sides) + ")"


class Group(Part):
    """Parts in brackets under one `2x`. Every time is run through, so that a bonus in it is never lost
    by forgoing the own parts (MY.bonus.repeat)."""

    def __init__(self, times: int, line: Line) -> None:
        super().__init__(times)
        self.line = line

    def go_on(self, table: Table, run: Run) -> list[Move]:
        run.once_more(table)
        self.line.begin(table, run.seat)
        return []

    def possible(self, table: Table, seat: int) -> bool:
        return self.line.possible(table, seat)

    def reach(self) -> tuple[int, int]:
        return self.line.reach()

    def icons(self) -> str:
        return f"({self.line})"


class Others(Part):
    """A bonus: every other player may, the owner may not and cannot prevent it (MY.bonus.*), except with a
    gift like Umbra: then it is the owner's choice each time (PR.gift.umbra)."""

    def __init__(self, times: int, line: Line) -> None:
        super().__init__(times)
        self.line = line

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if table.players[run.seat].powers & NO_BONUS:
            words = table.agreed.pack.moves
            return [words.accept, words.skip]
        self.give(table, run)
        return []

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            self.give(table, run)
            return
        run.once_more(table)
        if table.listener is not None:
            table.tell("voided", run.seat, {})

    def give(self, table: Table, run: Run) -> None:
        run.once_more(table)
        if table.gwidyon is not None:
            drops, moves = self.line.reach()
            takes_bonus(table, drops, moves)
            return
        players = table.agreed.players
        for i in range(players - 1, 0, -1):  # the owner's left neighbour comes out on top
            self.line.begin(table, (run.seat + i) % players)

    def possible(self, table: Table, seat: int) -> bool:
        return True

    def icons(self) -> str:
        return f"others({self.line})"


class CardChoice(Part):
    """Remove a card (MY.exp.remove) or recycle one (PR.recycle.one), from discard pile or gift area."""

    def __init__(self, times: int, recycle: bool) -> None:
        super().__init__(times)
        self.recycle = recycle

    def offers(self, table: Table, seat: int) -> list[Move]:
        words = table.agreed.pack.moves
        player = table.players[seat]
        moves = words.recycle if self.recycle else words.trash
        return [moves[card] for card in sorted(set(player.discard) | set(player.gifts))]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        card = move.a
        table.take_card(run.seat, card)
        if self.recycle:
            table.players[run.seat].put_on_top(card)
        else:
            table.gone = table.gone + (card,)
        if table.listener is not None:
            name = "recycled" if self.recycle else "trashed"
            table.tell(name, run.seat, {"card": table.agreed.pack.cards[card].id})

    def icons(self) -> str:
        return "recycle card" if self.recycle else "remove card"


class GainTile(Part):
    """Bring a tile from the stock (MY.tile.gain); with four, one is given back first (MY.tile.fifth)."""

    def __init__(self, letter: str) -> None:
        super().__init__(1)
        self.letter = letter

    def offers(self, table: Table, seat: int) -> list[Move]:
        if not table.tile_stock[table.agreed.pack.tile_number(self.letter)]:
            return []  # MY.tile.stock_empty
        words = table.agreed.pack.moves
        tiles = table.players[seat].tiles
        if len(tiles) < MAX_TILES:
            return [words.accept]
        return [words.give_back[letter] for letter in sorted(set(tiles))]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        if len(table.players[run.seat].tiles) == MAX_TILES:
            table.return_tile(run.seat, move.a)
        table.take_tile(run.seat, table.agreed.pack.tile_number(self.letter))

    def icons(self) -> str:
        return f"tile {self.letter}"


class LayShrine(Part):
    """Remove the only drop of a field and lay an extra shrine field there (MY.xshrine.*). Where beetles are
    ignored there may be more of them, and all come off (PR.combo.reticulus_globi)."""

    def __init__(self) -> None:
        super().__init__(1)

    def offers(self, table: Table, seat: int) -> list[Move]:
        if not table.shrine_tokens:
            return []
        player = table.players[seat]
        drops = player.drops
        lay = table.agreed.pack.moves.lay
        most = 1000 if player.powers & NO_BEETLES else 1
        return [lay[field] for field in range(len(drops)) if 1 <= drops[field] <= most]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        player = table.players[run.seat]
        while player.drops[move.a]:
            table.take_drop(run.seat, move.a, player.prisms[move.a] > 0)
        table.lay_shrine(run.seat, move.a)

    def icons(self) -> str:
        return "shrine field"


class NewShowcase(Part):
    """The whole showcase is replaced (MY.tile.a), or with Prisma the open gifts are (PR.tile.a_root)."""

    def __init__(self) -> None:
        super().__init__(1)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        for pile in table.roots:
            if len(pile) > 1:
                words = table.agreed.pack.moves
                return [words.refresh_showcase, words.refresh_roots]
        run.once_more(table)
        table.replace_showcase()
        return []

    def play(self, table: Table, run: Run, move: Move) -> None:
        run.once_more(table)
        if move.a == 0:
            table.replace_showcase()
        else:
            table.turn_roots()

    def possible(self, table: Table, seat: int) -> bool:
        return True

    def icons(self) -> str:
        return "new showcase"
