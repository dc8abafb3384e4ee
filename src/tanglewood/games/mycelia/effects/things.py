"""Parts about things: cards that leave the discard pile, tiles, shrine fields, a new showcase."""

from typing import Final

from tanglewood.games.mycelia.board.powers import NO_BEETLES
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.effects.base import Part, Run
from tanglewood.games.mycelia.moves import ACCEPT, LAY, RECYCLE, REFRESH, RETURN, TRASH
from tanglewood.games.mycelia.play.reasons import no, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

MAX_TILES: Final = 4


class CardChoice(Part):
    """Remove a card (MY.exp.remove) or recycle one (PR.recycle.one), from discard pile or gift area."""

    def __init__(self, times: int, recycle: bool) -> None:
        super().__init__(times)
        self.recycle = recycle
        self.rule = self.idle = "PR.recycle.one" if recycle else "MY.exp.remove"
        self.ask = "ask-recycle" if recycle else "ask-trash"
        self.wants = (RECYCLE,) if recycle else (TRASH,)

    def offers(self, table: Table, seat: int) -> list[Move]:
        words = table.config.pack.moves
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
            table.emit(name, run.seat, {"card": table.config.pack.cards[card].id})

    def misfit(self, table: Table, seat: int, move: Move) -> Refusal | None:
        prisma = "yes" if table.config.prisma else "no"
        return no(self.rule, "not-discarded", card=table.config.pack.cards[move.a].name, prisma=prisma)

    def icons(self) -> str:
        return "recycle card" if self.recycle else "remove card"


class GainTile(Part):
    """Take a tile from the stock (MY.tile.gain); a player with four tiles returns one first
    (MY.tile.fifth)."""

    wants: tuple[int, ...] = (ACCEPT, RETURN)

    def __init__(self, letter: str) -> None:
        super().__init__(1)
        self.letter = letter

    def offers(self, table: Table, seat: int) -> list[Move]:
        if not table.tile_stock[table.config.pack.tile_number(self.letter)]:
            return []  # MY.tile.stock_empty
        words = table.config.pack.moves
        tiles = table.players[seat].tiles
        if len(tiles) < MAX_TILES:
            return [words.accept]
        return [words.give_back[letter] for letter in sorted(set(tiles))]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        if len(table.players[run.seat].tiles) == MAX_TILES:
            table.return_tile(run.seat, move.a)
        table.take_tile(run.seat, table.config.pack.tile_number(self.letter))

    def rule_of(self, table: Table) -> str:
        pack = table.config.pack
        return f"{'PR' if pack.tiles[pack.tile_number(self.letter)].set == 'prisma' else 'MY'}.tile.gain"

    def asks(self, table: Table, seat: int) -> Phrase:
        full = len(table.players[seat].tiles) == MAX_TILES
        return phrase("ask-tile-return" if full else "ask-tile", tile=self.letter)

    def misfit(self, table: Table, seat: int, move: Move) -> Refusal | None:
        if move.kind == ACCEPT:
            return no("MY.tile.fifth", "four-tiles", limit=MAX_TILES)
        if move.a not in table.players[seat].tiles:
            return no("MY.tile.fifth", "tile", tile=table.config.pack.tiles[move.a].id)
        return no("MY.tile.fifth", "return-now", limit=MAX_TILES)

    def icons(self) -> str:
        return f"tile {self.letter}"


class LayShrine(Part):
    """Remove the only drop of a field and put an extra shrine field there (MY.xshrine.*). Where beetles
    are ignored there may be several drops, and all come off (PR.combo.reticulus_globi)."""

    rule: str = "MY.card.clavulinopsis_fusiformis"
    ask: str = "ask-shrine"
    wants: tuple[int, ...] = (LAY,)

    def __init__(self) -> None:
        super().__init__(1)

    def offers(self, table: Table, seat: int) -> list[Move]:
        if not table.shrine_tokens:
            return []
        player = table.players[seat]
        drops = player.drops
        lay = table.config.pack.moves.lay
        most = 1000 if player.powers & NO_BEETLES else 1
        return [lay[field] for field in range(len(drops)) if 1 <= drops[field] <= most]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        player = table.players[run.seat]
        while player.drops[move.a]:
            table.take_drop(run.seat, move.a, player.prisms[move.a] > 0)
        table.lay_shrine(run.seat, move.a)

    def misfit(self, table: Table, seat: int, move: Move) -> Refusal | None:
        player = table.players[seat]
        field = table.config.pack.field_names[move.a]
        if player.exits >> move.a & 1:
            return no("MY.drop.shrine_no_field", "shrine", field=field)
        return no("", "only-drop", field=field, n=player.drops[move.a])

    def icons(self) -> str:
        return "shrine field"


class NewShowcase(Part):
    """The whole showcase is replaced (MY.tile.a), or with Prisma the open gifts are (PR.tile.a_root)."""

    rule: str = "PR.tile.a_root"
    ask: str = "ask-refresh"
    wants: tuple[int, ...] = (REFRESH,)

    def __init__(self) -> None:
        super().__init__(1)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        for pile in table.roots:
            if len(pile) > 1:
                words = table.config.pack.moves
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
