"""A position of the deep forest as cells, written straight from the state.

Open is what the view shows (presentation/view.py); the same things are hidden here. Other seats follow in
turn order."""

from typing import TYPE_CHECKING, Final

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
        self.tiles = layout.add(f"{who}.tiles", about, len(kinds), fields, high=1, labels=names)
        self.under = layout.add(f"{who}.under", "kinds of the tiles face down", len(KINDS), labels=KINDS)
        self.visitors = layout.add(f"{who}.visitors", "trolls sent to each field", fields, labels=names)
        self.pawn = layout.add(f"{who}.pawn", "where the pawn stands", fields, high=1, labels=names)
        self.exit = layout.add(f"{who}.exit", "where it left the forest", fields, high=1, labels=names)
        about = "the path behind the pawn: 1 for its first field, 2 for the next one"
        self.trail = layout.add(f"{who}.trail", about, fields, labels=names)
        self.stones = layout.add(f"{who}.stones", "markers on the path", fields, labels=names)
        self.edge = layout.add(f"{who}.edge", "edge field of its pawn", len(pack.edge_names), high=1)
        self.goods = layout.add(f"{who}.goods", "resources", len(RESOURCES), labels=RESOURCES)
        self.monsters = layout.add(f"{who}.monsters", "monsters beaten", len(pack.monsters))
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
        self.numbers = layout.add(f"{who}.numbers", about, len(scalars), labels=scalars)


class DeepForestObserver(Observer):
    """The cells of all games with the same options."""

    def __init__(self, config: "GameConfig") -> None:
        super().__init__()
        self.players = config.players
        pack = config.pack
        layout = self.layout
        strips = tuple(pack.strip_ids)
        self.strips = len(strips)
        self.fields = len(pack.field_names)
        self.head = Head(layout, self.players)
        scalars = ("round", "fog", "pile", "box", "leaver")
        about = (
            "round, row of the fog counted from 1 (0: none), strips in pile and box, and who left the forest "
        )
        about += "first, counted from 1 for oneself"
        self.numbers = layout.add("table", about, len(scalars), labels=scalars)
        about = "the market, one plane a kind: " + ", ".join((*RESOURCES, "nothing"))
        self.cells = pack.size * pack.size
        self.grid = layout.add("market", about, len(RESOURCES) + 1, self.cells, high=1)
        self.heap = layout.add("laid", "strips laid on the market", self.strips, labels=strips)
        self.pile = layout.add("pile", "strips the pile can hold", self.strips, labels=strips)
        about = "how many shuffles each strip went through in the open"
        self.shuffles = layout.add("shuffles", about, self.strips, labels=strips)
        self.hand = layout.add("hand", "one's own strips", self.strips, labels=strips)
        self.laying = layout.add(
            "laying", "the strip one is about to lay", self.strips, high=1, labels=strips
        )
        self.middle = layout.add("monsters", "cards left of each kind of monster", len(pack.monsters))
        about = f"what is left of each resource, plus {BELOW}"
        self.supply = layout.add("supply", about, len(RESOURCES), labels=RESOURCES)
        self.seats = [Places(layout, "own" if i == 0 else f"next{i}", config) for i in range(self.players)]
        hidden = self.hidden
        hidden.add("hidden.hands", "hands of all seats, from the one that looks", self.players, self.strips)
        hidden.add("hidden.tiles", "kinds of all tiles", self.players, self.fields, high=len(KINDS))
        hidden.add("hidden.pile", "the next strips of the pile, counted from 1", TOP)

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        config = state.config
        n = self.players
        self.head.write(state, seat, state.active, config.first, sheet)
        secret = self.write_doing(state, seat, sheet)
        at = self.numbers
        sheet.put(at, state.round)
        sheet.put(at + 1, 0 if state.fog == NO_FOG else state.fog + 1)
        sheet.put(at + 2, len(state.pile))
        sheet.put(at + 3, len(state.box))
        sheet.put(at + 4, (state.leaver - seat + n) % n + 1 if state.leaver >= 0 else 0)
        for cell in range(self.cells):
            sheet.put(self.grid + state.grid[cell] * self.cells + cell, 1)
        sheet.count(self.heap, state.heap)
        self.write_pile(state, seat, secret, sheet)
        at = self.shuffles
        for shuffles in state.generation:
            if shuffles:
                sheet.put(at, shuffles)
            at += 1
        at = self.middle
        for left in state.middle:
            sheet.put(at, left)
            at += 1
        for i in range(len(RESOURCES)):
            sheet.put(self.supply + i, state.supply[i] + BELOW)
        sheet.count(self.hand, state.players[seat].hand)
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
        for i in range(min(FRAMES, depth)):
            frame = stack[depth - 1 - i]
            if isinstance(frame, Lay):
                if frame.seat != seat:
                    secret = frame
                    self.head.effect(sheet, i, f"choose {frame.seat}")
                    continue
                sheet.put(self.laying + frame.strip, 1)
            self.head.effect(sheet, i, frame.text(table))
        return secret

    def write_pile(self, table: Table, seat: int, secret: Lay | None, sheet: Sheet) -> None:
        """The strips the pile can hold, for an attentive player: see `deal_strips` in state.py."""
        if not table.pile:
            return
        generation = table.generation
        latest = generation[table.pile[0]]
        sheet.count(self.pile, table.pile)
        if latest == 0:
            sheet.count(self.pile, table.box)
        for i in range(self.players):
            if i != seat:
                for strip in table.players[i].hand:
                    if generation[strip] == latest:
                        sheet.more(self.pile + strip)
        if secret is not None and generation[secret.strip] == latest:
            sheet.more(self.pile + secret.strip)

    def write_seat(self, player: Player, hand: int, at: Places, sheet: Sheet) -> None:
        fields = self.fields
        hidden = player.hidden
        for field in range(fields):
            kind = player.tiles[field]
            if hidden >> field & 1:
                sheet.more(at.under + kind)
                kind = len(KINDS)
            sheet.put(at.tiles + kind * fields + field, 1)
        sheet.count(at.visitors, player.visitors)
        if player.pawn >= 0:
            sheet.put(at.pawn + player.pawn, 1)
        if player.exit >= 0:
            sheet.put(at.exit + player.exit, 1)
        for i in range(len(player.trail)):
            sheet.put(at.trail + player.trail[i], i + 1)
            sheet.put(at.stones + player.trail[i], player.stones[i])
        if player.edge >= 0:
            sheet.put(at.edge + player.edge, 1)
        sheet.put_row(at.goods, player.goods)
        sheet.count(at.monsters, player.monsters)
        numbers = at.numbers
        sheet.put(numbers, player.swords)
        sheet.put(numbers + 1, player.spent)
        sheet.put(numbers + 2, player.trolls)
        sheet.put(numbers + 3, player.fresh)
        sheet.put(numbers + 4, 1 if player.sent else 0)
        sheet.put(numbers + 5, player.retreats)
        for i in range(len(player.won)):
            sheet.put(numbers + 6 + i, player.won[i])
        sheet.put(numbers + 9, hand)

    def write_hidden(self, state: "State", seat: int, start: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        n = self.players
        tiles = start + n * self.strips
        for i in range(n):
            player = state.players[(seat + i) % n]
            sheet.count(start + i * self.strips, player.hand)
            sheet.put_things(tiles + i * self.fields, player.tiles)
        sheet.put_things(tiles + n * self.fields, state.pile[::-1][:TOP])
