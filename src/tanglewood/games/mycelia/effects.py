"""The icon grammar: the parts a function is made of, and the frames that carry them out.

A `Line` is a function as printed, parts from left to right. `Run` is a line being carried out by somebody.
Parts are made once, by the parser in language.py, and never change; what is going on lives in frames.
"""

from typing import Final

from tanglewood.games.mycelia.moves import AT, CHOOSE, SKIP, STEP, TAKE
from tanglewood.games.mycelia.table import Table
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame

LANDSCAPES = ("leaves", "moss", "water", "soil", "any")
ANY: Final = 4
EACH: Final = 4
"""`around`: a transparent symbol on each of the four sides."""
MAX_TILES: Final = 4
MOVE: Final = 0
REMOVE: Final = 1


class Part:
    """One part of a function, carried out up to `times` times (MY.eff.repeat)."""

    def __init__(self, times: int) -> None:
        self.times = times

    def go_on(self, table: Table, run: "Run") -> list[Move]:
        """As Frame.go_on, for the part the run has come to."""
        raise NotImplementedError

    def play(self, table: Table, run: "Run", move: Move) -> None:
        raise NotImplementedError

    def possible(self, table: Table, seat: int) -> bool:
        """Whether it would do anything for this seat now; if not, the part is void."""
        raise NotImplementedError

    def icons(self) -> str:
        """The part in the effect language, without its `2x`."""
        raise NotImplementedError

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

    def skip(self, table: Table) -> None:
        """Forgo the part with all the times that are left (MY.play.forgo)."""
        if table.listener is not None:
            table.tell("skipped", self.seat, {})
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
            return [table.agreed.pack.moves.accept, table.agreed.pack.moves.skip]
        table.gain_leaves(run.seat, self.n)
        run.once_more(table)
        return []

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            run.skip(table)
        else:
            table.gain_leaves(run.seat, self.n)
            run.once_more(table)

    def possible(self, table: Table, seat: int) -> bool:
        return True

    def icons(self) -> str:
        return f"{self.n} {'leaf' if self.n == 1 else 'leaves'}"


class Favours(Part):
    """A favour symbol with a number (PR.fav.effects). Asked, because a step can also help the others."""

    def __init__(self, times: int, n: int) -> None:
        super().__init__(times)
        self.n = n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not self.possible(table, run.seat):
            run.next_part(table)
            return []
        return [table.agreed.pack.moves.accept, table.agreed.pack.moves.skip]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            run.skip(table)
        else:
            run.once_more(table)
            table.walk(run.seat, self.n)

    def possible(self, table: Table, seat: int) -> bool:
        return table.players[seat].favour < table.agreed.pack.track_end

    def icons(self) -> str:
        return f"{self.n} {'favour' if self.n == 1 else 'favours'}"


class Picture(Part):
    """A field picture: one field that fits, and symbols that apply to it (MY.eff.field).

    `symbols` are MOVE and REMOVE from left to right, the first `solid` of them solid and the rest
    transparent; `need` is the number shown, `exact` the beetle; `around` transparent remove symbols lie on
    the sides, on EACH or on that many of choice.
    """

    def __init__(
        self, times: int, landscape: int, need: int, exact: bool, symbols: list[int], solid: int, around: int
    ) -> None:
        super().__init__(times)
        self.landscape = landscape
        self.need = need
        self.exact = exact
        self.symbols = symbols
        self.solid = solid
        self.around = around
        self.moves = MOVE in symbols
        self.removes = REMOVE in symbols

    def fits(self, table: Table, seat: int, field: int) -> bool:
        """Whether a field meets landscape and number (MY.eff.at_least, MY.eff.beetle)."""
        player = table.players[seat]
        if player.exits >> field & 1:
            return False  # MY.drop.shrine_no_field
        if self.landscape != ANY and player.board.landscape[field] != self.landscape:
            return False
        n = player.drops[field]
        return n == self.need if self.exact else n >= self.need

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.offers(table, run.seat)
        if options:
            options.append(table.agreed.pack.moves.skip)
        else:
            run.next_part(table)  # MY.eff.field_void
        return options

    def offers(self, table: Table, seat: int) -> list[Move]:
        """Fields to begin with. Without symbols on the sides, the first symbol's use names the field."""
        player = table.players[seat]
        words = table.agreed.pack.moves
        drops = player.drops
        options: list[Move] = []
        if self.around:
            for field in player.board.fields[self.landscape]:
                if self.fits(table, seat, field) and self.useful_centre(table, seat, field):
                    options.append(words.at[field])
            return options
        need = self.need or 1
        for field in player.board.fields[self.landscape]:
            n = drops[field]
            if n >= need and (n == self.need or not self.exact):
                if self.moves:
                    options.extend(words.step[field])
                if self.removes:
                    options.append(words.take[field])
        return options

    def useful_centre(self, table: Table, seat: int, field: int) -> bool:
        drops = table.players[seat].drops
        if self.symbols and drops[field]:
            return True
        for side in table.agreed.pack.neighbours[field]:
            if drops[side]:
                return True
        return False

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            run.skip(table)
            return
        run.once_more(table)
        table.stack.append(AtField(run.seat, self, run.line.place, run.at, move.a, 0, 0))
        if move.kind != AT:
            table.stack[-1].play(table, move)

    def possible(self, table: Table, seat: int) -> bool:
        return bool(self.offers(table, seat))

    def icons(self) -> str:
        words: list[str] = []
        for i, symbol in enumerate(self.symbols):
            verb = "move" if symbol == MOVE else "remove"
            mark = "" if i < self.solid else "?"
            if words and words[-1].split()[0] == verb and words[-1].endswith("?") == bool(mark):
                n = int(words[-1].split()[1].rstrip("?")) + 1
                words[-1] = f"{verb} {n}{mark}"
            else:
                words.append(f"{verb} 1{mark}")
        if self.around:
            words.append("around each" if self.around == EACH else f"around {self.around}")
        number = ""
        if self.exact:
            number = f"exactly {self.need}, "
        elif self.need != self.solid:
            number = f"at least {self.need}, "
        return f"{LANDSCAPES[self.landscape]}: {number}{' + '.join(words)}"


class AtField(Frame[Table]):
    """A picture under way on its field: symbols before `at` are used or forgone, sides in `taken` are done.

    `place` and `part` say where the picture is printed, for the text form.
    """

    __slots__ = ("at", "field", "part", "picture", "place", "taken")

    def __init__(
        self, seat: int, picture: Picture, place: str, part: int, field: int, at: int, taken: int
    ) -> None:
        self.seat = seat
        self.picture = picture
        self.place = place
        self.part = part
        self.field = field
        self.at = at
        self.taken = taken

    def go_on(self, table: Table) -> list[Move]:
        words = table.agreed.pack.moves
        picture = self.picture
        drops = table.players[self.seat].drops
        field = self.field
        options: list[Move] = []
        if drops[field] and self.at < len(picture.symbols):
            rest = picture.symbols[self.at :] if self.at else picture.symbols
            if MOVE in rest:
                options.extend(words.step[field])
            if REMOVE in rest:
                options.append(words.take[field])
        if picture.around and self.taken.bit_count() < picture.around:
            for side in table.agreed.pack.neighbours[field]:
                if drops[side] and not self.taken >> side & 1:
                    options.append(words.take[side])
        if options:
            options.append(words.skip)
        else:
            table.stack.pop()
        return options

    def play(self, table: Table, move: Move) -> None:
        table.stack.pop()
        if move.kind == SKIP:
            if table.listener is not None:
                table.tell("skipped", self.seat, {})
            return
        picture = self.picture
        if move.kind == TAKE and move.a != self.field:
            # A symbol beside the field; it does not matter whether those on the field come before or after.
            table.stack.append(self.go(self.at, self.taken | 1 << move.a))
            table.take_drop(self.seat, move.a)
            return
        wanted = MOVE if move.kind == STEP else REMOVE
        at = self.at
        while picture.symbols[at] != wanted:  # symbols passed over are forgone (MY.eff.and_skip)
            at += 1
        at += 1
        if at < len(picture.symbols) or picture.around:
            table.stack.append(self.go(at, self.taken))
        if move.kind == STEP:
            table.move_drop(self.seat, move.a, move.b)
        else:
            table.take_drop(self.seat, move.a)

    def go(self, at: int, taken: int) -> "AtField":
        return AtField(self.seat, self.picture, self.place, self.part, self.field, at, taken)

    def text(self, table: Table) -> str:
        names = table.agreed.pack.field_names
        sides = [names[i] for i in range(len(names)) if self.taken >> i & 1]
        words = ["at", str(self.seat), self.place, str(self.part), names[self.field], str(self.at), *sides]
        return " ".join(words)


class Either(Part):
    """A stroke: exactly one of the sides (MY.eff.either_or). Sides that would do nothing are not offered."""

    def __init__(self, times: int, sides: list[Line]) -> None:
        super().__init__(times)
        self.sides = sides

    def go_on(self, table: Table, run: Run) -> list[Move]:
        words = table.agreed.pack.moves
        options = [words.choose[i] for i in range(len(self.sides)) if self.sides[i].possible(table, run.seat)]
        if options:
            options.append(words.skip)
        else:
            run.next_part(table)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == CHOOSE:
            run.once_more(table)
            table.stack.append(Run(run.seat, self.sides[move.a], 0, 0))
        else:
            run.skip(table)

    def possible(self, table: Table, seat: int) -> bool:
        for side in self.sides:
            if side.possible(table, seat):
                return True
        return False

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
        table.stack.append(Run(run.seat, self.line, 0, 0))
        return []

    def possible(self, table: Table, seat: int) -> bool:
        return self.line.possible(table, seat)

    def icons(self) -> str:
        return f"({self.line})"


class Others(Part):
    """A bonus: every other player may, the owner may not and cannot prevent it (MY.bonus.*)."""

    def __init__(self, times: int, line: Line) -> None:
        super().__init__(times)
        self.line = line

    def go_on(self, table: Table, run: Run) -> list[Move]:
        run.once_more(table)
        players = table.agreed.players
        for i in range(players - 1, 0, -1):  # the owner's left neighbour comes out on top
            table.stack.append(Run((run.seat + i) % players, self.line, 0, 0))
        return []

    def possible(self, table: Table, seat: int) -> bool:
        return True

    def icons(self) -> str:
        return f"others({self.line})"


class CardChoice(Part):
    """Remove a card (MY.exp.remove) or recycle one (PR.recycle.one), from discard pile or gift area."""

    def __init__(self, times: int, recycle: bool) -> None:
        super().__init__(times)
        self.recycle = recycle

    def go_on(self, table: Table, run: Run) -> list[Move]:
        words = table.agreed.pack.moves
        player = table.players[run.seat]
        offer = words.recycle if self.recycle else words.trash
        options = [offer[card] for card in sorted(set(player.discard) | set(player.gifts))]
        if options:
            options.append(words.skip)
        else:
            run.next_part(table)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            run.skip(table)
            return
        run.once_more(table)
        player = table.players[run.seat]
        card = move.a
        if card in player.gifts:
            place = player.gifts.index(card)
            player.gifts = player.gifts[:place] + player.gifts[place + 1 :]
        else:
            place = player.discard.index(card)
            player.discard = player.discard[:place] + player.discard[place + 1 :]
        if self.recycle:
            player.put_on_top(card)
        else:
            table.gone = table.gone + (card,)
        if table.listener is not None:
            name = "recycled" if self.recycle else "trashed"
            table.tell(name, run.seat, {"card": table.agreed.pack.cards[card].id})

    def possible(self, table: Table, seat: int) -> bool:
        player = table.players[seat]
        return bool(player.discard or player.gifts)

    def icons(self) -> str:
        return "recycle card" if self.recycle else "remove card"


class GainTile(Part):
    """Bring a tile from the stock (MY.tile.gain); with four, one is given back first (MY.tile.fifth)."""

    def __init__(self, letter: str) -> None:
        super().__init__(1)
        self.letter = letter

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not self.possible(table, run.seat):
            run.next_part(table)  # MY.tile.stock_empty
            return []
        words = table.agreed.pack.moves
        tiles = table.players[run.seat].tiles
        options: list[Move] = []
        if len(tiles) < MAX_TILES:
            options.append(words.accept)
        else:
            options.extend([words.give_back[letter] for letter in sorted(set(tiles))])
        options.append(words.skip)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            run.skip(table)
            return
        run.once_more(table)
        if len(table.players[run.seat].tiles) == MAX_TILES:
            table.return_tile(run.seat, move.a)
        table.take_tile(run.seat, table.agreed.pack.tile_number(self.letter))

    def possible(self, table: Table, seat: int) -> bool:
        return table.tile_stock[table.agreed.pack.tile_number(self.letter)] > 0

    def icons(self) -> str:
        return f"tile {self.letter}"


class LayShrine(Part):
    """Remove the only drop of a field and lay an extra shrine field there (MY.xshrine.*)."""

    def __init__(self) -> None:
        super().__init__(1)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options: list[Move] = []
        if table.shrine_tokens:
            words = table.agreed.pack.moves
            drops = table.players[run.seat].drops
            options = [words.lay[field] for field in range(len(drops)) if drops[field] == 1]
        if options:
            options.append(table.agreed.pack.moves.skip)
        else:
            run.next_part(table)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            run.skip(table)
            return
        run.once_more(table)
        table.take_drop(run.seat, move.a)
        table.lay_shrine(run.seat, move.a)

    def possible(self, table: Table, seat: int) -> bool:
        return table.shrine_tokens > 0 and 1 in table.players[seat].drops

    def icons(self) -> str:
        return "shrine field"


class NewShowcase(Part):
    """Everything in the showcase is replaced (MY.tile.a)."""

    def __init__(self) -> None:
        super().__init__(1)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        run.once_more(table)
        table.replace_showcase()
        return []

    def possible(self, table: Table, seat: int) -> bool:
        return True

    def icons(self) -> str:
        return "new showcase"
