"""A position of the deep forest as cells, written straight from the state.

Open is what the view shows (presentation/view.py); the same things are hidden here. Other seats follow in
turn order."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tanglewood.games.deep_forest.board.table import NO_FOG, Player, Table
from tanglewood.games.deep_forest.components.pack import KINDS
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.turn import Lay
from tanglewood.kernel.observing.seats import FRAMES, Head
from tanglewood.kernel.observing.sheet import Layout, Observer, Sheet

if TYPE_CHECKING:
    from tanglewood.games.deep_forest.config import GameConfig
    from tanglewood.kernel.state import State

TOP: Final = 12
"""How many strips from the top of the pile a critic is shown."""
BELOW: Final = 100
"""Added to what is left in the supply, because it may go below zero."""


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
        self.players = config.players
        pack = config.pack
        layout = self.layout
        strips = tuple(pack.strip_ids)
        self.strips = len(strips)
        self.fields: i64 = len(pack.field_names)
        self.edges: i64 = len(pack.edge_names)
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

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        n = self.players
        effects = min(FRAMES, len(state.stack))
        self.head.write(state, seat, state.active, state.config.first, effects, sheet)
        secret = self.write_doing(state, seat, sheet)
        at = self.numbers
        sheet.put(at, state.round)
        sheet.put(at + 1, 0 if state.fog == NO_FOG else state.fog + 1)
        sheet.put(at + 2, len(state.pile))
        sheet.put(at + 3, len(state.box))
        sheet.put(at + 4, (state.leaver - seat + n) % n + 1 if state.leaver >= 0 else 0)
        if sheet.changed(self.grid, state.grid):
            at = self.grid
            cells = self.cells
            for kind in state.grid:
                sheet.put(at + kind * cells, 1)
                at += 1
        if sheet.changed(self.heap, state.heap):
            sheet.count(self.heap, state.heap)
        self.write_pile(state, seat, secret, sheet)
        if sheet.changed(self.shuffles, state.generation):
            sheet.put_tuple(self.shuffles, state.generation)
        if sheet.changed(self.middle, state.middle):
            sheet.put_tuple(self.middle, state.middle)
        at = self.supply
        for left in state.supply:
            sheet.put(at, left + BELOW)
            at += 1
        own = state.players[seat].hand
        if sheet.changed(self.hand, own):
            sheet.count(self.hand, own)
        for i in range(n):
            other = (seat + i) % n
            player = state.players[other]
            more = 1 if secret is not None and secret.seat == other else 0
            self.write_seat(player, len(player.hand) + more, self.seats[i], sheet)

    def write_doing(self, table: Table, seat: int, sheet: Sheet) -> Lay | None:
        """Write the stages of the turn; a strip that somebody else has chosen counts as not yet chosen
        (DF.turn.order). Returns the frame of that strip, if there is one."""
        stack = table.stack
        depth = len(stack)
        secret: Lay | None = None
        laying = -1
        for i in range(min(FRAMES, depth)):
            frame = stack[depth - 1 - i]
            if isinstance(frame, Lay):
                if frame.seat != seat:
                    secret = frame
                    self.head.effect(sheet, i, f"choose {frame.seat}")
                    continue
                laying = frame.strip
            self.head.effect(sheet, i, frame.text(table))
        if sheet.differs(self.laying, laying):
            sheet.clear(self.laying)
            if laying >= 0:
                sheet.put(self.laying + laying, 1)
        return secret

    def write_pile(self, table: Table, seat: int, secret: Lay | None, sheet: Sheet) -> None:
        """The strips the pile can hold, for an attentive player: see `deal_strips` in state.py."""
        at = self.pile
        pile = table.pile
        generation = table.generation
        other = sheet.changed(at, pile)
        if sheet.also(at, 1, generation):
            other = True
        if sheet.also(at, 2, secret) or sheet.also(at, 3, table.box):
            other = True
        for i in range(1, self.players):
            hand = table.players[(seat + i) % self.players].hand
            if sheet.also(self.seats[i].monsters, 1, hand):
                other = True
        if not other:
            return
        sheet.clear(at)
        if not pile:
            return
        latest = generation[pile[0]]
        sheet.count(at, pile)
        if latest == 0:
            sheet.count(at, table.box)
        for i in range(self.players):
            if i != seat:
                for strip in table.players[i].hand:
                    if generation[strip] == latest:
                        sheet.more(at + strip)
        if secret is not None and generation[secret.strip] == latest:
            sheet.more(at + secret.strip)

    def write_seat(self, player: Player, hand: int, at: Places, sheet: Sheet) -> None:
        hidden = player.hidden
        other = sheet.changed(at.tiles, player.tiles)
        if sheet.differs(at.tiles, hidden) or other:
            self.write_tiles(player.tiles, hidden, at, sheet)
        if sheet.changed(at.visitors, player.visitors):
            sheet.count(at.visitors, player.visitors)
        if sheet.differs(at.pawn, player.pawn):
            sheet.one_of(at.pawn, self.fields, player.pawn)
        if sheet.differs(at.exit, player.exit):
            sheet.one_of(at.exit, self.fields, player.exit)
        other = sheet.changed(at.trail, player.trail)
        if sheet.changed(at.stones, player.stones) or other:
            sheet.clear(at.trail)
            sheet.clear(at.stones)
            for i in range(len(player.trail)):
                sheet.put(at.trail + player.trail[i], i + 1)
                sheet.put(at.stones + player.trail[i], player.stones[i])
        if sheet.differs(at.edge, player.edge):
            sheet.one_of(at.edge, self.edges, player.edge)
        sheet.put_row(at.goods, player.goods)
        if sheet.changed(at.monsters, player.monsters):
            sheet.count(at.monsters, player.monsters)
        numbers = at.numbers
        sheet.put(numbers, player.swords)
        sheet.put(numbers + 1, player.spent)
        sheet.put(numbers + 2, player.trolls)
        sheet.put(numbers + 3, player.fresh)
        sheet.put(numbers + 4, 1 if player.sent else 0)
        sheet.put(numbers + 5, player.retreats)
        sheet.put_tuple(numbers + 6, player.won)
        sheet.put(numbers + 9, hand)

    def write_tiles(self, tiles: tuple[int, ...], hidden: i64, at: Places, sheet: Sheet) -> None:
        """A plane a kind; of those face down only how many there are of each kind."""
        sheet.clear(at.tiles)
        sheet.clear(at.under)
        fields = self.fields
        face_down: i64 = len(KINDS)
        cell = at.tiles
        for tile in tiles:
            kind: i64 = tile
            if hidden & 1:
                sheet.more(at.under + kind)
                kind = face_down
            sheet.put(cell + kind * fields, 1)
            hidden >>= 1
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
