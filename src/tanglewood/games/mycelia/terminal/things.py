"""What lies around Mycelia's boards: showcase, tiles, hand, shrine and supply; and options by field.

Gifts and favours are in mycelia_prisma.py.
"""

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.cli.terminal.tables.base import Scene
from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.presentation.spelling import function_words, say
from tanglewood.games.mycelia.presentation.view import PlayerView, TableView
from tanglewood.games.mycelia.terminal.board import DEW, EXTRA, PRISM
from tanglewood.games.mycelia.terminal.prisma import (
    Row,
    area_row,
    card_of,
    for_sale,
    other_roots,
    root_row,
)
from tanglewood.games.mycelia.terminal.shown import pack_shown
from tanglewood.kernel.move import Move
from tanglewood.words import named


def header(view: TableView, own: PlayerView, name: str) -> Text:
    mine = view.viewer == own.seat
    line = Text(say("label-your-board") if mine else say("label-board-of", name=name), style="bold")
    board = pack_shown().board(own.board)
    if board.back:
        line.append(f" ({named(board.name)})", style="not bold")
    line.append(f"  {say('label-round', round=view.round)}", style="not bold")
    if view.ending:
        alone = "yes" if view.gwidyon else "no"
        line.append(f"  {say('label-ending', alone=alone)}", style="bold red")
    return line


def status(own: PlayerView, usable: set[str]) -> Text:
    """The numbers under the player's board, and what its marks mean."""
    draw = sum(layer.count for layer in own.draw)
    line = Text()
    line.append(say("label-drops", n=own.left), style="bold")
    if any(own.prisms):
        line.append(f" ({say('label-prisms', n=sum(own.prisms))})")
    line.append(", ")
    line.append(say("label-leaves", n=own.leaves), style="bold yellow")
    line.append(f"; {say('label-piles', draw=draw, discard=len(own.discard))}")
    if own.draw and own.draw[0].count == 1 == len(own.draw[0].among):
        line.append(f"\n{say('label-top', card=card_of(own.draw[0].among[0]).name)}")
    if usable:
        line.append(f"\n{say('label-usable')}", style="italic")
    if any(own.prisms):
        line.append(f"\n{say('label-prism-legend', dew=DEW, prism=PRISM)}", style="italic")
    if len(own.shrine_fields) > 1:
        line.append(f"\n{say('label-extra-legend', mark=EXTRA)}", style="italic")
    return line


def shrine(view: TableView, columns: int) -> RenderableType:
    """The shrine, and where drops come when it turns: each face of the die with its fields."""
    pack = pack_shown()
    card = next(card for card in pack.supply_cards if card.id == view.supply_card)
    text = Text(say("label-shrine", n=view.shrine, capacity=view.capacity), style="bold")
    if view.shrine_prisms:
        text.append(f" ({say('label-prisms', n=view.shrine_prisms)})", style="not bold")
    if view.collected:
        text.append(f"\n{say('label-collected', n=view.collected)}", style="not bold")
    if view.ending:
        return text  # it does not turn any more
    side = f"{view.supply_card}{'AB'[view.supply_side]}"
    text.append(f"\n{say('label-supply', card=side)}", style="not bold")
    faces = [
        f"{say('face', face=face)} {' '.join(pack.field_names[field] for field in fields)}"
        for face, fields in zip(pack.faces, card.sides[view.supply_side], strict=True)
    ]
    wide = [max(len(face) for face in faces[column::columns]) for column in range(columns)]
    for row in range(0, len(faces), columns):
        cells = [face.ljust(wide[i]) for i, face in enumerate(faces[row : row + columns])]
        text.append(f"\n{'  '.join(cells) if sum(wide) < 26 else ' '.join(cells)}".rstrip(), style="not bold")
    return text


# ---------------------------------------------------------------------- cards and tiles


def cards(scene: Scene, view: TableView, own: PlayerView) -> list[RenderableType]:
    """Hand, gifts, showcase and tiles, each with the number of its option."""
    hand = hand_rows(scene, own)
    area = [area_row(own, place) for place in range(len(own.gifts))]
    showcase = [show_row(scene, id, own.discount) for id in view.showcase]
    roots = [root_row(scene, root) for root in view.roots if for_sale(scene, root)]
    tiles = [tile_row(scene, own, place) for place in range(len(own.tiles))]
    name = max(len(row[2]) for row in (*hand, *area, *showcase, *roots, *tiles))
    parts: list[RenderableType] = [title("hand"), Section(hand, name)]
    if area:
        parts += [title("area"), Section(area, name)]
    offer = {"leaves": own.leaves, "pile": view.pile.count, "discount": own.discount}
    parts += [title("showcase", **offer), Section(showcase, name)]
    if view.roots:
        parts += [title("roots"), *([Section(roots, name)] if roots else [])]
        parts.append(other_roots([root for root in view.roots if not for_sale(scene, root)]))
    parts += [title("tiles", free="yes" if own.free_tiles else "no"), Section(tiles, name)]
    if view.expansion:
        parts.append(stock_line(view))
    return parts


def title(key: str, **values: object) -> Text:
    line = Text(say(f"label-{key}"), style="bold")
    line.append(f"  {say(f'label-{key}-hint', **values)}", style="not bold italic")
    return line


def stock_line(view: TableView) -> Text:
    """The tiles and shrine fields cards can still bring."""
    tiles = [say("label-stock-tile", tile=tile, n=n) for tile, n in view.tile_stock.items()]
    said = say("label-stock", tiles=", ".join(tiles) or say("label-none"), fields=view.shrine_tokens)
    return Text(said, style="italic")


COST = 8
"""Columns for a price; a language may need more."""
NARROW_FUNCTION = 34
"""Columns beside the name below which a function gets lines of its own."""


class Section:
    """Cards or tiles, one per row; on a narrow screen the function is printed below the name."""

    def __init__(self, rows: list[Row], name_width: int) -> None:
        self.rows = rows
        self.name_width = name_width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrow = options.max_width < self.name_width + NARROW_FUNCTION
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, width=3)
        wide = max([COST, *(len(str(row[1])) for row in self.rows)])
        grid.add_column(justify="right", style="yellow", no_wrap=True, width=wide)
        if narrow:
            grid.add_column(ratio=1)
        else:
            grid.add_column(width=self.name_width)
            grid.add_column(ratio=1)
        for number, cost, name, what in self.rows:
            style = "" if number or not cost else "dim"
            words = [Text(f"{name}\n{what}".rstrip(), style=style)]
            if not narrow:
                words = [Text(name, style=style), Text(what, style=style)]
            grid.add_row(Text(number), Text(cost), *words)
        yield grid


def cost_words(cost: int) -> str:
    return say("label-leaves", n=cost) if cost else say("label-free")


def show_row(scene: Scene, id: str | None, discount: int) -> Row:
    if id is None:
        return ("", "", say("label-gap"), "")
    card = card_of(id)
    what = function_words(card.function)
    if card.single is not None:
        what = say("label-single", single=function_words(card.single), what=what)
    return (scene.number(f"hire {id}"), cost_words(max(card.cost - discount, 0)), named(card.name), what)


def tile_row(scene: Scene, own: PlayerView, place: int) -> Row:
    held = own.tiles[place]
    tile = pack_shown().tiles[pack_shown().tile_number(held.tile)]
    same = [other for other in own.tiles[:place] if other.tile == held.tile and not other.used]
    number = "" if held.used or same else scene.number(f"use {held.tile}")
    name = say("label-tile", tile=tile.id, used="yes" if held.used else "no")
    cost = 0 if own.free_tiles else tile.cost
    return (number, cost_words(cost), name, function_words(tile.function))


def hand_rows(scene: Scene, own: PlayerView) -> list[Row]:
    rows: list[Row] = []
    for id in sorted(set(own.hand), key=lambda id: scene.numbers.get(f"play {id}", 0)):
        card = card_of(id)
        name = say("label-copies", card=card.name, n=own.hand.count(id))
        rows.append((scene.number(f"play {id}"), "", name, function_words(card.function)))
    hidden = own.hand_count - len(own.hand)
    if hidden or not rows:
        rows.append(("", "", say("label-hidden", n=hidden), ""))
    return rows


# ---------------------------------------------------------------------- options by field


def steps_by_field(scene: Scene, steps: list[Move], shrines: list[str]) -> RenderableType:
    """Drop moves, one line per field: `c3  1 ↑c2  2 →d3`; those of prism drops have lines of their own."""
    lines: dict[tuple[int, int], Text] = {}
    names = pack_shown().field_names
    kinds = word.PRISM_STEP in [move.kind for move in steps]
    for move in steps:
        head = names[move.a]
        if kinds:
            head += PRISM if move.kind == word.PRISM_STEP else DEW
        line = lines.setdefault((move.kind, move.a), Text(f"{head} "))
        line.append(scene.number(move.text).rjust(3), style="bold cyan")
        target = f"{arrow(move)}{names[move.b]}{'*' if names[move.b] in shrines else ''}"
        line.append(f" {target.ljust(4)}")
    return Columns(lines.values(), padding=(0, 3), column_first=True)


def arrow(move: Move) -> str:
    """The direction of a drop move."""
    columns = pack_shown().columns
    return {-columns: "↑", 1: "→", columns: "↓"}.get(move.b - move.a, "←")


def spots_line(scene: Scene, spots: list[Move]) -> Text:
    """Moves that name one field, on one line: `take off:  5 c3   6 d4`."""
    line = Text()
    named = ((word.TAKE, "take"), (word.PRISM_TAKE, "prism-take"), (word.AT, "at"), (word.LAY, "lay"))
    for kind, key in named:
        fields = [move for move in spots if move.kind == kind]
        if fields:
            line.append(f"{say(f'choose-{key}')} ")
            for move in fields:
                line.append(f" {scene.number(move.text)}", style="bold cyan")
                line.append(f"\u00a0{pack_shown().field_names[move.a]} ")
            line.append("\n")
    line.rstrip()
    return line
