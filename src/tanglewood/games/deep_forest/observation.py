"""A position of the deep forest as cells, written straight from the state.

Open is what the view shows (presentation/view.py); the same things are hidden here. Other seats follow in
turn order."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tanglewood.games.deep_forest.board.table import NO_FOG, Player, Row, Table
from tanglewood.games.deep_forest.components.pack import KINDS
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.turn import Lay
from tanglewood.kernel.observing.seats import FRAMES, Head, HeadMemory
from tanglewood.kernel.observing.sheet import NEVER, UNWRITTEN, Layout, Memory, Observer, Sheet

if TYPE_CHECKING:
    from tanglewood.games.deep_forest.config import GameConfig
    from tanglewood.kernel.state import State

TOP: Final = 12
"""How many strips from the top of the pile a critic is shown."""
BELOW: Final = 100
"""Added to what is left in the supply, because it may go below zero."""


class SeatMemory:
    """What the cells of one seat were written from. Rows of things are counted anew in place of the old ones,
    so they begin as no things at all."""

    def __init__(self) -> None:
        self.tiles: Row = UNWRITTEN
        self.hidden: i64 = 0
        self.visitors: Row = ()
        self.pawn: i64 = NEVER
        self.exit: i64 = NEVER
        self.edge: i64 = NEVER
        self.trail: Row = ()
        self.stones: Row = ()
        self.monsters: Row = ()
        self.hand: Row = ()


class ForestMemory(HeadMemory):
    """What a page was written from."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.grid: Row = UNWRITTEN
        self.heap: Row = ()
        self.pile: Row = UNWRITTEN
        self.box: Row = UNWRITTEN
        self.generation: Row = UNWRITTEN
        self.middle: Row = UNWRITTEN
        self.secret: i64 = -1
        self.laying: i64 = -1
        self.seats = [SeatMemory() for _ in range(players)]


class Places:
    """Where the cells of one seat begin."""

    def __init__(self, layout: Layout, who: str, config: "GameConfig") -> None:
        pack = config.pack
        names = tuple(pack.field_names)
        fields = len(names)
        kinds = (*KINDS, "hidden")
        about = "what each field shows, one plane a kind: " + ", ".join(kinds)
        self.tiles: i64 = layout.add(f"{who}.tiles", about, len(kinds), fields, high=1, labels=names)
        self.under: i64 = layout.add(f"{who}.under", "kinds of the tiles face down", len(KINDS), labels=KINDS)
        self.visitors: i64 = layout.add(f"{who}.visitors", "trolls sent to each field", fields, labels=names)
        self.pawn: i64 = layout.add(f"{who}.pawn", "where the pawn stands", fields, high=1, labels=names)
        self.exit: i64 = layout.add(f"{who}.exit", "where it left the forest", fields, high=1, labels=names)
        about = "the path behind the pawn: 1 for its first field, 2 for the next one"
        self.trail: i64 = layout.add(f"{who}.trail", about, fields, labels=names)
        self.stones: i64 = layout.add(f"{who}.stones", "markers on the path", fields, labels=names)
        self.edge: i64 = layout.add(f"{who}.edge", "edge field of its pawn", len(pack.edge_names), high=1)
        self.goods: i64 = layout.add(f"{who}.goods", "resources", len(RESOURCES), labels=RESOURCES)
        self.monsters: i64 = layout.add(f"{who}.monsters", "monsters beaten", len(pack.monsters))
        scalars = (
            "swords",
            "turned",
            "trolls",
            "fresh",
            "sent",
            "retreats",
            "thickets",
            "gates",
            "guards",
            "hand",
        )
        about = (
            "swords, how many are turned over, trolls, those of this round, whether one was sent, retreats "
        )
        about += "left, obstacles won, strips in hand"
        self.numbers: i64 = layout.add(f"{who}.numbers", about, len(scalars), labels=scalars)


class DeepForestObserver(Observer):
    """The cells of all games with the same options."""

    def __init__(self, config: "GameConfig") -> None:
        super().__init__(keeps=True)
        self.players: i64 = config.players
        pack = config.pack
        layout = self.layout
        strips = tuple(pack.strip_ids)
        self.strips = len(strips)
        self.fields: i64 = len(pack.field_names)
        self.head = Head(layout, self.players)
        scalars = ("round", "fog", "pile", "box", "leaver")
        about = (
            "round, row of the fog counted from 1 (0: none), strips in pile and box, and who left the forest "
        )
        about += "first, counted from 1 for oneself"
        self.numbers: i64 = layout.add("table", about, len(scalars), labels=scalars)
        about = "the market, one plane a kind: " + ", ".join((*RESOURCES, "nothing"))
        self.cells: i64 = pack.size * pack.size
        self.grid: i64 = layout.add("market", about, len(RESOURCES) + 1, self.cells, high=1)
        self.heap: i64 = layout.add("laid", "strips laid on the market", self.strips, labels=strips)
        self.pile: i64 = layout.add("pile", "strips the pile can hold", self.strips, labels=strips)
        about = "how many shuffles each strip went through in the open"
        self.shuffles: i64 = layout.add("shuffles", about, self.strips, labels=strips)
        self.hand: i64 = layout.add("hand", "one's own strips", self.strips, labels=strips)
        self.laying: i64 = layout.add(
            "laying", "the strip one is about to lay", self.strips, high=1, labels=strips
        )
        self.middle: i64 = layout.add("monsters", "cards left of each kind of monster", len(pack.monsters))
        about = f"what is left of each resource, plus {BELOW}"
        self.supply: i64 = layout.add("supply", about, len(RESOURCES), labels=RESOURCES)
        self.seats = [Places(layout, "own" if i == 0 else f"next{i}", config) for i in range(self.players)]
        hidden = self.hidden
        hidden.add("hidden.hands", "hands of all seats, from the one that looks", self.players, self.strips)
        hidden.add("hidden.tiles", "kinds of all tiles", self.players, self.fields, high=len(KINDS))
        hidden.add("hidden.pile", "the next strips of the pile, counted from 1", TOP)

    def new_memory(self) -> Memory:
        return ForestMemory(self.players)

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        last = sheet.memory if sheet.keeps else self.new_memory()
        assert isinstance(last, ForestMemory)
        n = self.players
        effects = min(FRAMES, len(state.stack))
        self.head.write(state, seat, state.active, state.config.first, effects, last, sheet)
        secret = self.write_doing(state, seat, last, sheet)
        leaver = (state.leaver - seat + n) % n + 1 if state.leaver >= 0 else 0
        fog = 0 if state.fog == NO_FOG else state.fog + 1
        sheet.put4(self.numbers, state.round, fog, len(state.pile), len(state.box))
        sheet.put(self.numbers + 4, leaver)
        self.write_pile(state, seat, secret, last, sheet)
        self.write_market(state, last, sheet)
        for i in range(n):
            other = (seat + i) % n
            player = state.players[other]
            more = 1 if secret is not None and secret.seat == other else 0
            self.write_seat(player, len(player.hand) + more, self.seats[i], last.seats[i], sheet)

    def write_doing(self, table: Table, seat: int, last: ForestMemory, sheet: Sheet) -> Lay | None:
        """Write the stages of the turn; a strip that somebody else has chosen counts as not yet chosen
        (DF.turn.order). Returns the frame of that strip, if there is one."""
        stack = table.stack
        depth = len(stack)
        secret: Lay | None = None
        laying: i64 = -1
        for i in range(min(FRAMES, depth)):
            frame = stack[depth - 1 - i]
            if isinstance(frame, Lay):
                if frame.seat != seat:
                    secret = frame
                else:
                    laying = frame.strip
            if not self.head.written(i, frame, last):
                text = frame.text(table) if frame is not secret else f"choose {frame.seat}"
                self.head.effect(i, text, last, sheet)
        if last.laying != laying:
            sheet.move_one(self.laying, last.laying, laying)
            last.laying = laying
        return secret

    def write_market(self, table: Table, last: ForestMemory, sheet: Sheet) -> None:
        if last.grid is not table.grid:
            self.write_grid(last.grid, table.grid, sheet)
            last.grid = table.grid
        if last.heap is not table.heap:
            sheet.recount(self.heap, last.heap, table.heap)
            last.heap = table.heap
        if last.middle is not table.middle:
            last.middle = table.middle
            sheet.put_tuple(self.middle, table.middle)
        sheet.put_row(self.supply, table.supply, BELOW)

    def write_grid(self, old: Row, new: Row, sheet: Sheet) -> None:
        """A plane a kind. A strip covers three cells; all others stay as they are."""
        at = self.grid
        cells = self.cells
        for i in range(len(new)):
            if old is UNWRITTEN:
                sheet.put(at + new[i] * cells, 1)
            elif old[i] != new[i]:
                sheet.move_one(at, old[i] * cells, new[i] * cells)
            at += 1

    def write_pile(
        self, table: Table, seat: int, secret: Lay | None, last: ForestMemory, sheet: Sheet
    ) -> None:
        """One's own strips, and those the pile can hold, for an attentive player: see `deal_strips` in
        state.py."""
        pile = table.pile
        generation = table.generation
        box = table.box
        chosen: i64 = -1 if secret is None else secret.strip
        n = self.players
        other = last.pile is not pile or last.box is not box or last.secret != chosen
        for i in range(n):
            hand = table.players[(seat + i) % n].hand
            if last.seats[i].hand is not hand:
                if i == 0:
                    sheet.recount(self.hand, last.seats[i].hand, hand)
                else:
                    other = True
                last.seats[i].hand = hand
        if last.generation is not generation:
            last.generation = generation
            other = True
            sheet.put_tuple(self.shuffles, generation)
        if not other:
            return
        last.pile = pile
        last.box = box
        last.secret = chosen
        at = self.pile
        sheet.clear(at)
        if not pile:
            return
        latest = generation[pile[0]]
        sheet.count(at, pile)
        if latest == 0:
            sheet.count(at, box)
        for i in range(1, n):
            for strip in table.players[(seat + i) % n].hand:
                if generation[strip] == latest:
                    sheet.more(at + strip)
        if secret is not None and generation[secret.strip] == latest:
            sheet.more(at + secret.strip)

    def write_seat(self, player: Player, hand: int, at: Places, last: SeatMemory, sheet: Sheet) -> None:
        hidden: i64 = player.hidden
        if last.tiles is not player.tiles or last.hidden != hidden:
            self.write_tiles(player.tiles, hidden, at, last, sheet)
            last.tiles = player.tiles
            last.hidden = hidden
        if last.visitors is not player.visitors:
            sheet.recount(at.visitors, last.visitors, player.visitors)
            last.visitors = player.visitors
        if last.pawn != player.pawn:
            sheet.move_one(at.pawn, last.pawn, player.pawn)
            last.pawn = player.pawn
        if last.exit != player.exit:
            sheet.move_one(at.exit, last.exit, player.exit)
            last.exit = player.exit
        if last.edge != player.edge:
            sheet.move_one(at.edge, last.edge, player.edge)
            last.edge = player.edge
        if last.trail is not player.trail or last.stones is not player.stones:
            for field in last.trail:
                sheet.put(at.trail + field, 0)
                sheet.put(at.stones + field, 0)
            last.trail = player.trail
            last.stones = player.stones
            for i in range(len(player.trail)):
                sheet.put(at.trail + player.trail[i], i + 1)
                sheet.put(at.stones + player.trail[i], player.stones[i])
        sheet.put_row(at.goods, player.goods)
        if last.monsters is not player.monsters:
            sheet.recount(at.monsters, last.monsters, player.monsters)
            last.monsters = player.monsters
        numbers = at.numbers
        won = player.won
        sheet.put4(numbers, player.swords, player.spent, player.trolls, player.fresh)
        sheet.put4(numbers + 4, 1 if player.sent else 0, player.retreats, won[0], won[1])
        sheet.put(numbers + 8, won[2])
        sheet.put(numbers + 9, hand)

    def write_tiles(self, tiles: Row, hidden: i64, at: Places, last: SeatMemory, sheet: Sheet) -> None:
        """A plane a kind; of those face down only how many there are of each kind."""
        sheet.clear(at.under)
        fields = self.fields
        face_down: i64 = len(KINDS)
        cell = at.tiles
        old_tiles = last.tiles
        old_hidden = last.hidden
        for i in range(len(tiles)):
            kind: i64 = tiles[i]
            if hidden & 1:
                sheet.more(at.under + kind)
                kind = face_down
            if old_tiles is UNWRITTEN:
                sheet.put(cell + kind * fields, 1)
            else:
                old: i64 = face_down if old_hidden & 1 else old_tiles[i]
                if old != kind:
                    sheet.move_one(cell, old * fields, kind * fields)
            hidden >>= 1
            old_hidden >>= 1
            cell += 1

    def write_hidden(self, state: "State", seat: int, start: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        n = self.players
        tiles = start + n * self.strips
        for i in range(n):
            player = state.players[(seat + i) % n]
            sheet.count(start + i * self.strips, player.hand)
            sheet.put_things(tiles + i * self.fields, player.tiles)
        sheet.put_things(tiles + n * self.fields, state.pile[::-1][:TOP])
