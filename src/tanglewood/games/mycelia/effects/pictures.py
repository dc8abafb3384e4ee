"""Field pictures: a field that fits, and the symbols that move and remove drops there."""

from typing import Final

from tanglewood.games.mycelia.board.player import Player
from tanglewood.games.mycelia.board.powers import ANY_LANDSCAPE, MOVES_REMOVE, NO_BEETLES
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.effects.base import Part, Run, other_wish
from tanglewood.games.mycelia.moves import AT, PRISM_STEP, PRISM_TAKE, SKIP, STEP, TAKE, Moves
from tanglewood.games.mycelia.play.reasons import no, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.phrase import Phrase

LANDSCAPES = ("leaves", "moss", "water", "soil", "any")
ANY: Final = 4
EACH: Final = 4
"""`around`: a transparent symbol on each of the four sides."""
MOVE: Final = 0
REMOVE: Final = 1


class Picture(Part):
    """A field picture: one field that fits, and the symbols that apply to it (MY.eff.field).

    `symbols` are MOVE and REMOVE from left to right, the first `solid` of them solid and the rest
    transparent; `need` is the number shown, `exact` the beetle; `around` are transparent remove symbols on
    the sides, on EACH side or on that many of the player's choice.
    """

    rule: str = "MY.eff.field"
    wants: tuple[int, ...] = (STEP, TAKE, AT, PRISM_STEP, PRISM_TAKE)

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
        self.moves = symbols.count(MOVE)
        self.removes = symbols.count(REMOVE)
        # Gifts bend what is printed on cards, never a tile (PR.combo.virga_tiles); set by the pack.
        self.bends = True

    def powers(self, player: Player) -> int:
        """What the player's gifts do to this picture."""
        return player.powers if self.bends else 0

    def offers(self, table: Table, seat: int) -> list[Move]:
        """The fields to begin with. Without symbols on the sides, using the first symbol names the field.

        An empty centre will do if a neighbour has drops (MY.eff.around_no_minimum).
        """
        player = table.players[seat]
        words = table.config.pack.moves
        drops = player.drops
        landscape = self.landscape
        exact = self.exact
        removes = self.removes > 0
        powers = self.powers(player)
        if powers:
            # Powers are those of whoever carries it out, on functions and single effects alike
            # (PR.combo.iris_single).
            if powers & ANY_LANDSCAPE:
                landscape = ANY
            if powers & NO_BEETLES:
                exact = False
            if powers & MOVES_REMOVE and self.moves:
                removes = True
        options: list[Move] = []
        if self.around:
            for field in player.board.fields[landscape]:
                n = drops[field]
                if player.exits >> field & 1:
                    continue  # MY.drop.shrine_no_field
                if n < self.need or (exact and n > self.need):
                    continue  # MY.eff.at_least, MY.eff.beetle
                if self.useful_centre(table, seat, field):
                    options.append(words.at[field])
            return options
        need = self.need or 1
        # `fields[ANY]` holds soil as well (MY.eff.any). The number must lie there whatever is used of it
        # (MY.eff.shown_number, .symbol_forgone, .move_and_remove); transparent symbols do not raise it.
        for field in player.board.fields[landscape]:
            n = drops[field]
            if n >= need and (n == self.need or not exact):
                if self.moves:
                    add_steps(options, words, player, field)
                if removes:
                    add_takes(options, words, player, field)
        return options

    def useful_centre(self, table: Table, seat: int, field: int) -> bool:
        drops = table.players[seat].drops
        if self.symbols and drops[field]:
            return True
        for side in table.config.pack.neighbours[field]:
            if drops[side]:
                return True
        return False

    def reach(self) -> tuple[int, int]:
        return self.removes + self.around, self.moves

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        table.stack.append(AtField(run.seat, self, run.line.place, run.at, move.a, 0, 0, 0))
        if move.kind != AT:
            table.stack[-1].play(table, move)

    def asks(self, table: Table, seat: int) -> Phrase:
        if self.around:
            return phrase("ask-centre")
        if self.moves and self.removes:
            return phrase("ask-both")
        return phrase("ask-move" if self.moves else "ask-remove", landscape=LANDSCAPES[self.landscape])

    def misfit(self, table: Table, seat: int, move: Move) -> Refusal | None:
        """Why this field does not fit, or not with this symbol."""
        player = table.players[seat]
        name = table.config.pack.field_names[move.a]
        n = player.drops[move.a]
        powers = self.powers(player)
        if player.exits >> move.a & 1:
            return no("MY.drop.shrine_no_field", "shrine", field=name)
        landscape = player.board.landscape[move.a]
        if self.landscape not in (ANY, landscape) and not powers & ANY_LANDSCAPE:
            wanted, found = LANDSCAPES[self.landscape], LANDSCAPES[landscape]
            return no("MY.eff.field", "landscape", field=name, wanted=wanted, found=found)
        if self.exact and n != self.need and not powers & NO_BEETLES:
            return no("MY.eff.beetle", "beetle", field=name, need=self.need, n=n)
        need = self.need if self.around else max(self.need, 1)
        if n < need:
            return no("MY.eff.at_least", "at-least", field=name, need=need, n=n)
        if self.around and not self.useful_centre(table, seat, move.a):
            return no("MY.eff.around_each", "nothing-around", field=name)
        if self.around and move.kind != AT:
            return no("MY.eff.around_each", "centre-first", field=name)
        return self.no_symbol(table, seat, move)

    def no_symbol(self, table: Table, seat: int, move: Move) -> Refusal:
        """The field fits, but there is no such drop, or no such symbol is printed or left."""
        player = table.players[seat]
        if move.kind == AT:
            return no("MY.eff.field", "no-centre")
        prism = move.kind in (PRISM_STEP, PRISM_TAKE)
        if player.prisms[move.a] == (0 if prism else player.drops[move.a]):
            field = table.config.pack.field_names[move.a]
            return no("PR.drop.pick", "kind", kind="prism" if prism else "dew", field=field)
        if move.kind in (STEP, PRISM_STEP):
            return no("MY.eff.move", "used-up" if self.moves else "no-move-symbol")
        if self.removes:
            return no("MY.eff.remove", "used-up")
        if self.around:
            return no("MY.eff.around_each", "sides-only")
        return no("MY.eff.remove", "no-remove-symbol")

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
    """A picture that is being carried out on its field: how many symbols are used, and the sides in `taken`.

    The order of the symbols makes no difference to the drops, so it is the player's choice. `place` and
    `part` say where the picture is printed, for the text form.
    """

    __slots__ = ("field", "moved", "part", "picture", "place", "removed", "taken")

    def __init__(
        self,
        seat: int,
        picture: Picture,
        place: str,
        part: int,
        field: int,
        moved: int,
        removed: int,
        taken: int,
    ) -> None:
        self.seat = seat
        self.picture = picture
        self.place = place
        self.part = part
        self.field = field
        self.moved = moved
        self.removed = removed
        self.taken = taken

    def go_on(self, table: Table) -> list[Move]:
        words = table.config.pack.moves
        picture = self.picture
        player = table.players[self.seat]
        drops = player.drops
        field = self.field
        options: list[Move] = []
        if drops[field]:  # MY.eff.transparent: a symbol can be used as long as a drop is left for it
            moves = self.moved < picture.moves
            if moves:
                add_steps(options, words, player, field)
            # Offered anew for each symbol (PR.play.optional_each). Powers belong to the turn's owner: others
            # who take a bonus have none and still move (PR.combo.virga_bonus).
            if self.removed < picture.removes or (moves and picture.powers(player) & MOVES_REMOVE):
                add_takes(options, words, player, field)
        if picture.around and self.taken.bit_count() < picture.around:  # MY.eff.around_choose
            for side in table.config.pack.neighbours[field]:
                if drops[side] and not self.taken >> side & 1:
                    add_takes(options, words, player, side)
        if options:
            options.append(words.skip)  # also with tile c's second move to come (MY.tile.c_second)
        else:
            table.stack.pop()
        return options

    def play(self, table: Table, move: Move) -> None:
        if move.kind == SKIP:
            table.stack.pop()
            if table.listener is not None:
                table.emit("skipped", self.seat, {})
            return
        moved, removed, taken = self.moved, self.removed, self.taken
        picture = self.picture
        step = move.kind == STEP or move.kind == PRISM_STEP
        if step:
            moved += 1
        elif move.a != self.field:
            taken |= 1 << move.a
        elif removed < picture.removes:
            removed += 1
        else:
            moved += 1  # a move symbol that removes (PR.gift.virga)
        if moved + removed < len(picture.symbols) or picture.around:
            table.stack[-1] = AtField(
                self.seat, picture, self.place, self.part, self.field, moved, removed, taken
            )
        else:
            table.stack.pop()
        if step:
            table.move_drop(self.seat, move.a, move.b, move.kind == PRISM_STEP)
        else:
            table.take_drop(self.seat, move.a, move.kind == PRISM_TAKE)

    def question(self, table: Table) -> Question:
        line = table.config.pack.lines[self.place]
        steps = [move.kind in (STEP, PRISM_STEP) for move in table.options() if move.kind != SKIP]
        kind = "both"
        if self.picture.around:
            kind = "around"
        elif all(steps) or not any(steps):
            kind = "move" if all(steps) else "remove"
        field = table.config.pack.field_names[self.field]
        asks = phrase("ask-on-field", field=field, kind=kind)
        return Question(line.rule or self.picture.rule, line.title, asks)

    def refuse(self, table: Table, move: Move) -> Refusal:
        question = self.question(table)
        if move.kind not in self.picture.wants:
            return other_wish(table, question, move)
        field = table.config.pack.field_names[self.field]
        if move.a == self.field:
            return question.because(self.picture.no_symbol(table, self.seat, move))
        if move.kind in (TAKE, PRISM_TAKE) and self.picture.around:
            return question.because(no("MY.eff.around_neighbours", "beside", field=field))
        return question.because(no("MY.eff.field", "chosen", field=field))

    def text(self, table: Table) -> str:
        names = table.config.pack.field_names
        sides = [names[i] for i in range(len(names)) if self.taken >> i & 1]
        numbers = [str(self.moved), str(self.removed)]
        words = ["at", str(self.seat), self.place, str(self.part), names[self.field], *numbers, *sides]
        return " ".join(words)


def add_steps(options: list[Move], words: Moves, player: Player, field: int) -> None:
    """The ways to move a drop from a field; if both kinds of drops are there, the player picks one
    (PR.drop.pick)."""
    prisms = player.prisms[field]
    if prisms < player.drops[field]:
        options.extend(words.step[field])
    if prisms:
        options.extend(words.prism_step[field])


def add_takes(options: list[Move], words: Moves, player: Player, field: int) -> None:
    prisms = player.prisms[field]
    if prisms < player.drops[field]:
        options.append(words.take[field])
    if prisms:
        options.append(words.prism_take[field])
