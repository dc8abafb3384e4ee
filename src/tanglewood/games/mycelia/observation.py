"""A position of Mycelia as cells, written straight from the state.

Open is what the view shows (presentation/view.py); the same things are hidden here. The order of a discard
pile is left out: it lies open, and is shuffled before it matters. Other seats follow in turn order."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tanglewood.games.mycelia.board.player import Cards, Player
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE
from tanglewood.kernel.observing.seats import FRAMES, Head, HeadMemory
from tanglewood.kernel.observing.sheet import UNWRITTEN, Layout, Memory, Observer, Sheet

if TYPE_CHECKING:
    from tanglewood.games.mycelia.config import GameConfig
    from tanglewood.kernel.state import State

LAYERS: Final = 6
"""How many layers of a draw pile are shown apart, from the top; the last one stands for all below it."""
TOP: Final = 12
"""How many cards from the top of each pile a critic is shown."""


class SeatMemory:
    """What the cells of one seat were written from."""

    def __init__(self) -> None:
        self.tiles: Cards = UNWRITTEN
        self.used: i64 = 0
        self.hand: Cards = UNWRITTEN
        self.known: i64 = 0
        self.draw: Cards = UNWRITTEN
        self.discard: Cards = UNWRITTEN
        self.gifts: Cards = UNWRITTEN
        self.layered = False


class MyceliaMemory(HeadMemory):
    """What a page was written from."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.config: GameConfig | None = None
        self.showcase: Cards = UNWRITTEN
        self.pile: Cards = UNWRITTEN
        self.thrown: Cards = UNWRITTEN
        self.gone: Cards = UNWRITTEN
        self.stock: Cards = UNWRITTEN
        self.seen: Cards = UNWRITTEN
        self.seats = [SeatMemory() for _ in range(players)]


class Places:
    """Where the cells of one seat begin."""

    def __init__(self, layout: Layout, who: str, config: "GameConfig", cards: tuple[str, ...]) -> None:
        pack = config.pack
        fields = tuple(pack.field_names)
        tiles = tuple([tile.id for tile in pack.tiles])
        kinds = len(cards)
        self.drops: i64 = layout.add(
            f"{who}.drops", "drops on each field, of both kinds", len(fields), labels=fields
        )
        scalars = ("left", "leaves", "favour", "hand", "known", "draw", "layers", "board", "seam")
        about = (
            "drops left, leaves, space of the favour track, cards in hand, how many of them all know, cards "
        )
        about += "in the draw pile, cuts between its layers, number of the board, and from which layer, "
        about += "counted from 1 at the top, the cards of the hand came that others do not know"
        self.numbers: i64 = layout.add(f"{who}.numbers", about, len(scalars), labels=scalars)
        self.tiles: i64 = layout.add(f"{who}.tiles", "tiles that can be used", len(tiles), labels=tiles)
        self.used: i64 = layout.add(f"{who}.used", "tiles used in this turn", len(tiles), labels=tiles)
        self.hand: i64 = layout.add(f"{who}.hand", "cards in hand, as far as known", kinds, labels=cards)
        about = "cards of the draw pile; of others, with those of the hand that nobody knows"
        self.draw: i64 = layout.add(f"{who}.draw", about, kinds, labels=cards)
        about = "the layers of the draw pile from the top, the last one with all below; empty while there is "
        about += "one layer. A hand nobody knows counts with the layer it came from"
        self.layers: i64 = layout.add(f"{who}.layers", about, LAYERS, kinds, labels=cards)
        self.discard: i64 = layout.add(f"{who}.discard", "cards of the discard pile", kinds, labels=cards)
        self.prisms: i64 = -1
        self.gifts: i64 = -1
        self.exits: i64 = -1
        if config.expansion:
            self.exits = layout.add(f"{who}.shrines", "shrine fields", len(fields), high=1, labels=fields)
        if config.prisma:
            self.prisms = layout.add(f"{who}.prisms", "prism drops on each field", len(fields), labels=fields)
            self.gifts = layout.add(f"{who}.gifts", "gifts in the gift area", kinds, labels=cards)


class MyceliaObserver(Observer):
    """The cells of all games with the same options."""

    def __init__(self, config: "GameConfig") -> None:
        super().__init__(keeps=True)
        self.players = config.players
        pack = config.pack
        numbers = [-1] * len(pack.cards)
        cards: list[str] = []
        for number, card in enumerate(pack.cards):
            if config.has_set(card.set):
                numbers[number] = len(cards)
                cards.append(card.id)
        self.columns: vec[i64] = vec[i64](numbers)
        kinds = len(cards)
        names = tuple(cards)
        self.supply_numbers = {card.id: i for i, card in enumerate(pack.supply_cards)}
        self.board_numbers = {board.id: i for i, board in enumerate(pack.boards)}
        layout = self.layout
        self.head = Head(layout, self.players)
        scalars = (
            *("round", "ending", "side", "shrine", "collected", "box", "tokens", "played", "still"),
            *("shrine prisms", "collected prisms", "supply"),
        )
        about = "round, whether a board is empty, side of the supply card, drops in the shrine, "
        about += (
            "collected in this turn and out of the game, shrine fields in stock, cards played in this turn, "
        )
        about += "turns without a stir, how many of the drops are prism drops, number of the supply card"
        self.numbers: i64 = layout.add("table", about, len(scalars), labels=scalars)
        about = "the card in each place of the showcase: its column counted from 1"
        self.slots: i64 = layout.add("slots", about, pack.showcase, high=kinds)
        self.showcase: i64 = layout.add("showcase", "cards in the showcase", kinds, labels=names)
        self.pile: i64 = layout.add("pile", "cards of the supply pile", kinds, labels=names)
        self.thrown: i64 = layout.add("thrown", "cards of the showcase discard", kinds, labels=names)
        self.gone: i64 = layout.add("gone", "cards out of the game", kinds, labels=names)
        self.stock: i64 = layout.add("stock", "tiles in stock", len(pack.tiles))
        self.roots: i64 = -1
        self.among: i64 = -1
        self.gwidyon: i64 = -1
        self.seen: i64 = -1
        if config.prisma:
            about = (
                "for each pile of gifts: the column of the open one counted from 1, how many there are, how "
            )
            about += "many at the bottom are known, and five cells for these"
            self.roots = layout.add("roots", about, 3, 8)
            self.among = layout.add("among", "gifts that lie in the piles", kinds, labels=names)
        if self.players == 1:
            about = "Gwidyon: drops left and at first, chip, cards face down, favour"
            self.gwidyon = layout.add("gwidyon", about, 5)
            self.seen = layout.add("gwidyon.seen", "his cards that were turned up, in order", len(pack.solo))
        self.seats = [
            Places(layout, "own" if i == 0 else f"next{i}", config, names) for i in range(self.players)
        ]
        hidden = self.hidden
        hidden.add("hidden.hands", "hands of all seats, from the one that looks", self.players, kinds)
        about = "columns of the top cards of each draw pile, the next one first, counted from 1"
        hidden.add("hidden.draws", about, self.players, TOP)
        hidden.add("hidden.pile", "the same of the supply pile", TOP)
        hidden.add("hidden.solo", "the same of Gwidyon's cards", TOP)
        self.kinds = kinds

    def new_memory(self) -> Memory:
        return MyceliaMemory(self.players)

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        last = sheet.memory if sheet.keeps else self.new_memory()
        assert isinstance(last, MyceliaMemory)
        config = state.config
        stack = state.stack
        depth = len(stack)
        effects = max(0, min(FRAMES, depth - 1))  # the turn itself says nothing that is not said already
        self.head.write(state, seat, state.active, config.first, effects, last, sheet)
        for i in range(effects):
            frame = stack[depth - 1 - i]
            if not self.head.written(i, frame, last):
                self.head.effect(i, frame.text(state), last, sheet)
        at = self.numbers
        sheet.put4(at, state.round, 1 if state.ending else 0, state.supply_side, state.shrine)
        sheet.put4(at + 4, state.collected, state.box, state.shrine_tokens, state.played)
        sheet.put(at + 8, state.still)
        self.write_showcase(state, last, sheet)
        if self.roots >= 0:
            sheet.put(at + 9, state.shrine_prisms)
            sheet.put(at + 10, state.collected_prisms)
            self.write_roots(state, sheet)
        if self.gwidyon >= 0:
            self.write_gwidyon(state, last, sheet)
        n = self.players
        for i in range(n):
            self.write_seat(state.players[(seat + i) % n], self.seats[i], i == 0, last.seats[i], sheet)
        if last.config is not config:  # all that stays for a whole game
            last.config = config
            sheet.put(self.numbers + 11, self.supply_numbers[config.supply_card.id])
            for i in range(n):
                number = self.board_numbers[state.players[(seat + i) % n].board.id]
                sheet.put(self.seats[i].numbers + 7, number)

    def write_showcase(self, state: Table, last: MyceliaMemory, sheet: Sheet) -> None:
        """The cards that lie in the middle."""
        columns = self.columns
        if last.showcase is not state.showcase:
            last.showcase = state.showcase
            sheet.clear(self.showcase)
            at = self.slots
            for card in state.showcase:
                sheet.put(at, columns[card] + 1 if card >= 0 else 0)
                if card >= 0:
                    sheet.more(self.showcase + columns[card])
                at += 1
        if last.pile is not state.pile:
            last.pile = state.pile
            sheet.clear(self.pile)
            sheet.count_columns(self.pile, state.pile, columns)
        if last.thrown is not state.thrown:
            last.thrown = state.thrown
            sheet.clear(self.thrown)
            sheet.count_columns(self.thrown, state.thrown, columns)
        if last.gone is not state.gone:
            last.gone = state.gone
            sheet.clear(self.gone)
            sheet.count_columns(self.gone, state.gone, columns)
        if last.stock is not state.tile_stock:
            last.stock = state.tile_stock
            sheet.put_tuple(self.stock, state.tile_stock)

    def write_seat(self, player: Player, at: Places, own: bool, last: SeatMemory, sheet: Sheet) -> None:
        columns = self.columns
        sheet.put_row(at.drops, player.drops)
        numbers = at.numbers
        sheet.put4(numbers, player.left, player.leaves, player.favour, len(player.hand))
        sheet.put(numbers + 4, player.known)
        sheet.put(numbers + 5, len(player.draw))
        sheet.put(numbers + 6, len(player.cuts))
        if last.tiles is not player.tiles or last.used != player.used:
            last.tiles = player.tiles
            last.used = player.used
            self.write_tiles(player, at, sheet)
        if last.hand is not player.hand or last.draw is not player.draw or last.known != player.known:
            last.hand = player.hand
            last.draw = player.draw
            last.known = player.known
            sheet.clear(at.hand)
            sheet.clear(at.draw)
            sheet.count_columns(at.draw, player.draw, columns)
            if own:
                sheet.count_columns(at.hand, player.hand, columns)
            else:
                sheet.count_columns(at.hand, player.hand[: player.known], columns)
                sheet.count_columns(at.draw, player.hand[player.known :], columns)
        if last.discard is not player.discard:
            last.discard = player.discard
            sheet.clear(at.discard)
            sheet.count_columns(at.discard, player.discard, columns)
        if player.cuts or last.layered:
            last.layered = len(player.cuts) > 0
            sheet.clear(at.layers)
            sheet.put(numbers + 8, 0)
            if player.cuts:
                self.write_layers(player, at, own, sheet)
        if at.exits >= 0:
            sheet.put_bits(at.exits, player.exits, len(player.drops))
        if at.prisms >= 0:
            sheet.put_row(at.prisms, player.prisms)
            if last.gifts is not player.gifts:
                last.gifts = player.gifts
                sheet.clear(at.gifts)
                sheet.count_columns(at.gifts, player.gifts, columns)

    def write_tiles(self, player: Player, at: Places, sheet: Sheet) -> None:
        """Tiles that can be used, and those that were."""
        used = player.used
        sheet.clear(at.tiles)
        sheet.clear(at.used)
        for tile in player.tiles:
            sheet.more((at.used if used & 1 else at.tiles) + tile)
            used >>= 1

    def write_layers(self, player: Player, at: Places, own: bool, sheet: Sheet) -> None:
        """Which card lies in which layer, from the top; an unseen hand belongs to the layer it came from."""
        cuts = player.cuts
        depth = len(cuts)
        bottom = seam = 0
        for layer in range(depth + 1):
            top = cuts[layer] if layer < depth else len(player.draw)
            row = at.layers + min(depth - layer, LAYERS - 1) * self.kinds
            sheet.count_columns(row, player.draw[bottom:top], self.columns)
            if not own and player.seam == top and not seam:
                sheet.count_columns(row, player.hand[player.known :], self.columns)
                seam = depth - layer + 1
            bottom = top
        sheet.put(at.numbers + 8, seam)

    def write_roots(self, table: Table, sheet: Sheet) -> None:
        """The piles of gifts; who paid attention knows which ones went under them."""
        columns = self.columns
        other = sheet.changed(self.roots, table.roots)
        if sheet.also(self.roots, 1, table.root_known) or other:
            sheet.clear(self.roots)
            sheet.clear(self.among)
        else:
            return
        for i in range(len(table.roots)):
            at = self.roots + 8 * i
            pile = table.roots[i]
            known = table.root_known[i]
            if pile:
                sheet.put(at, columns[pile[-1]] + 1)
                sheet.put(at + 1, len(pile))
            seen = pile[:known] if known < len(pile) else pile[:-1]
            sheet.put(at + 2, len(seen))
            for place in range(min(5, len(seen))):
                sheet.put(at + 3 + place, columns[seen[place]] + 1)
            sheet.count_columns(self.among, pile[:-1], columns)

    def write_gwidyon(self, table: Table, last: MyceliaMemory, sheet: Sheet) -> None:
        him = table.gwidyon
        assert him is not None
        at = self.gwidyon
        sheet.put(at, him.left)
        sheet.put(at + 1, him.start)
        sheet.put(at + 2, 1 if him.chip == REMOVE_SIDE else 0)
        sheet.put(at + 3, len(him.deck))
        sheet.put(at + 4, him.favour)
        if last.seen is not him.seen:
            last.seen = him.seen
            sheet.clear(self.seen)
            sheet.put_things(self.seen, him.seen)

    def write_hidden(self, state: "State", seat: int, start: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        columns = self.columns
        n = self.players
        for i in range(n):
            player = state.players[(seat + i) % n]
            sheet.count_columns(start + i * self.kinds, player.hand, columns)
            write_top(player.draw, start + n * self.kinds + i * TOP, columns, sheet)
        start += n * (self.kinds + TOP)
        write_top(state.pile, start, columns, sheet)
        if state.gwidyon is not None:
            sheet.put_things(start + TOP, state.gwidyon.deck[::-1][:TOP])


def write_top(pile: tuple[int, ...], start: int, columns: vec[i64], sheet: Sheet) -> None:
    """The cards on top of a pile that grows to the right."""
    for i in range(min(TOP, len(pile))):
        sheet.put(start + i, columns[pile[-1 - i]] + 1)
