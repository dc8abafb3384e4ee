"""Mycelia's boards: fields with their landscape as word, letter and colour, and the drops on them."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.games.mycelia.components.pack import SHRINE, Board
from tanglewood.games.mycelia.effects.pictures import LANDSCAPES
from tanglewood.games.mycelia.presentation.spelling import say
from tanglewood.games.mycelia.presentation.view import PlayerView
from tanglewood.games.mycelia.terminal.shown import pack_shown
from tanglewood.words import named

CELL = 9
DOTS = 4
"""So many drops are shown one by one."""
DEW, PRISM = "●", "◆"
EXTRA = "#"
"""The mark of a shrine field that was laid; the printed one has a star."""
COLOURS = {
    "leaves": "black on #dba24a",
    "moss": "#ffffff on #3d7a33",
    "water": "#ffffff on #23679f",
    "soil": "#ffffff on #6b4a36",
    "shrine": "black on #efe6cf",
}
TINY_CELL = 6
MINE = 5 * (CELL + 1) + 1
TINY = 5 * (TINY_CELL + 1) + 1
NARROW = MINE + 27
"""Below this width the others' boards stand under the player's."""


def land(board: Board, shrines: list[str], field: int) -> str:
    """What a field is: its landscape, or a shrine field."""
    if pack_shown().field_names[field] in shrines:
        return "shrine"
    return LANDSCAPES[board.landscape[field]]


class Rows:
    """Lines of text, printed as they are: a board must never be wrapped."""

    def __init__(self, lines: list[Text]) -> None:
        self.lines = lines

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = max(line.cell_len for line in self.lines)
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line.render(console)
            yield Segment("\n")


class BigBoard:
    """The player's board; on a very narrow screen fields show a letter instead of their landscape's name."""

    def __init__(self, player: PlayerView, usable: set[str]) -> None:
        self.player = player
        self.usable = usable

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = MINE if options.max_width >= MINE else TINY
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rows(self.lines(CELL if options.max_width >= MINE else TINY_CELL))

    def lines(self, cell: int) -> list[Text]:
        pack = pack_shown()
        edge = "─" * cell
        lines = [Text(f"┌{'┬'.join([edge] * pack.columns)}┐", style="dim")]
        for row in range(pack.rows):
            above, below = Text("│", style="dim"), Text("│", style="dim")
            for field in range(row * pack.columns, (row + 1) * pack.columns):
                title, count, style = self.field(field, cell)
                above.append(title.ljust(cell)[:cell], style=style)
                below.append(count.ljust(cell)[:cell], style=style + Style(bold=True, underline=False))
                above.append("│")
                below.append("│")
            lines += [above, below]
            left, cross, right = "├┼┤" if row + 1 < pack.rows else "└┴┘"
            lines.append(Text(f"{left}{cross.join([edge] * pack.columns)}{right}", style="dim"))
        return lines

    def field(self, field: int, cell: int) -> tuple[str, str, Style]:
        """A field's title, its drops and its colours."""
        name = pack_shown().field_names[field]
        place = land(pack_shown().board(self.player.board), self.player.shrine_fields, field)
        word = say("cell", landscape=place)
        if cell < CELL:
            word = mark(field) if place == "shrine" else word[0]
        empty = mark(field) if place == "shrine" else "·"
        prisms = self.player.prisms[field]
        count = drops(self.player.drops[field] - prisms, prisms, empty, name in self.usable, cell)
        title = f"{name} {word}"
        return title, count, Style.parse("not dim") + Style.parse(COLOURS[place])


def mark(field: int) -> str:
    """The mark of a shrine field, printed or laid."""
    return SHRINE if field == pack_shown().shrine_field else EXTRA


def number(dew: int, prisms: int) -> str:
    """The drops of a field as `2`, and as `2+1` if prism drops are among them."""
    return f"{dew or ''}+{prisms}" if prisms else str(dew)


def drops(dew: int, prisms: int, empty: str, usable: bool, cell: int) -> str:
    """The drops of a field: their number, in brackets if the field can be used now, and dots.

    >>> drops(2, 0, "·", True, CELL), drops(1, 2, "·", False, CELL), drops(5, 0, "·", False, CELL)
    (' [2] ●●', ' 1+2 ●◆◆', '  5  ●●●+')
    """
    if dew + prisms == 0:
        return f" [{empty}]" if usable else f"  {empty}"
    count = number(dew, prisms)
    text = f" [{count}]" if usable else f" {count} " if prisms and dew else f"  {count} "
    if cell < CELL:
        return text
    dots = DEW * dew + PRISM * prisms if dew + prisms <= DOTS else "" if prisms else f"{DEW * 3}+"
    gap = " " if prisms == 0 or (usable and len(text) + len(dots) < cell) else ""
    return f"{text}{gap}{dots}"


def small_board(player: PlayerView, name: str) -> RenderableType:
    """Another player's board: a letter and a number per field, then what lies beside it."""
    pack = pack_shown()
    board = pack.board(player.board)
    title = Text(name, style="bold")
    if board.back:
        title.append(f" ({named(board.name)})", style="not bold")
    title.append(f"  {say('label-drops', n=player.left)}", style="not bold")
    wide = 5 if any(player.prisms) else 4
    lines: list[Text] = []
    for row in range(pack.rows):
        line = Text()
        for field in range(row * pack.columns, (row + 1) * pack.columns):
            place = land(board, player.shrine_fields, field)
            letter = mark(field) if place == "shrine" else place[0].upper()
            prisms = player.prisms[field]
            count = number(player.drops[field] - prisms, prisms) if player.drops[field] else "·"
            line.append(f" {letter}{count}"[-wide:].ljust(wide), style=COLOURS[place])
        lines.append(line)
    tiles = [f"{tile.tile} ({say('label-used')})" if tile.used else tile.tile for tile in player.tiles]
    draw = sum(layer.count for layer in player.draw)
    beside = [
        say("label-others-things", leaves=player.leaves, tiles=" ".join(tiles)),
        say("label-others-piles", hand=player.hand_count, draw=draw, discard=len(player.discard)),
    ]
    if player.gifts:
        names = [named(pack.cards[pack.card_numbers[gift]].name) for gift in player.gifts]
        beside.append(say("label-others-gifts", gifts=", ".join(names)))
    return Group(title, Rows(lines), Text("\n".join(beside)))


class Beside:
    """The player's board and the others: side by side if the terminal is wide enough."""

    def __init__(self, mine: RenderableType, others: list[RenderableType]) -> None:
        self.mine = mine
        self.others = others

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=MINE)
        grid.add_column()
        stack = Grid.grid()
        for i, other in enumerate(self.others):
            if i:
                stack.add_row("")
            stack.add_row(other)
        if options.max_width < NARROW:
            yield self.mine
            yield stack
        else:
            grid.add_row(self.mine, stack)
            yield grid


def side_by_side(mine: RenderableType, others: list[RenderableType]) -> RenderableType:
    return Beside(mine, others)
