"""What lies around Mycelia's boards: showcase, tiles, hand, shrine and supply; and options by field."""

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.cli.tables.base import Scene
from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.pack import Card, standard
from tanglewood.games.mycelia.spelling import function_words, say
from tanglewood.games.mycelia.view import PlayerView, TableView
from tanglewood.kernel.move import Move


def header(view: TableView, own: PlayerView, name: str) -> Text:
    mine = view.viewer == own.seat
    line = Text(say("label-your-board") if mine else say("label-board-of", name=name), style="bold")
    line.append(f"  {say('label-round', round=view.round)}", style="not bold")
    if view.ending:
        line.append(f"  {say('label-ending')}", style="bold red")
    return line


def status(own: PlayerView, usable: set[str]) -> Text:
    """The numbers under the own board."""
    draw = sum(layer.count for layer in own.draw)
    line = Text()
    line.append(say("label-drops", n=own.left), style="bold")
    line.append(", ")
    line.append(say("label-leaves", n=own.leaves), style="bold yellow")
    line.append(f"; {say('label-piles', draw=draw, discard=len(own.discard))}")
    if own.draw and own.draw[0].count == 1 == len(own.draw[0].among):
        line.append(f"\n{say('label-top', card=card_of(own.draw[0].among[0]).name)}")
    if usable:
        line.append(f"\n{say('label-usable')}", style="italic")
    return line


def shrine(view: TableView, columns: int) -> RenderableType:
    """The shrine, and where drops come when it turns: each face of the die with its fields."""
    pack = standard()
    card = next(card for card in pack.supply_cards if card.id == view.supply_card)
    text = Text(say("label-shrine", n=view.shrine, capacity=view.capacity), style="bold")
    if view.collected:
        text.append(f"\n{say('label-collected', n=view.collected)}", style="not bold")
    if view.ending:
        return text  # it does not turn any more
    side = f"{view.supply_card}{'AB'[view.supply_side]}"
    text.append(f"\n{say('label-supply', card=side)}", style="not bold")
    faces = [
        f"{face} {' '.join(pack.field_names[field] for field in fields)}"
        for face, fields in zip(pack.faces, card.sides[view.supply_side], strict=True)
    ]
    for row in range(0, len(faces), columns):
        cells = [face.ljust(13) for face in faces[row : row + columns]]
        text.append(f"\n {' '.join(cells).rstrip()}", style="not bold")
    return text


# ---------------------------------------------------------------------- cards and tiles


def card_of(id: str) -> Card:
    return standard().cards[standard().card_numbers[id]]


def cards(scene: Scene, view: TableView, own: PlayerView) -> list[RenderableType]:
    """Hand, showcase and tiles, each with the number of its option."""
    hand = hand_rows(scene, own)
    showcase = [show_row(scene, id) for id in view.showcase]
    tiles = [tile_row(scene, own, place) for place in range(len(own.tiles))]
    name = max(len(row[2]) for row in (*hand, *showcase, *tiles))
    return [
        title("hand"),
        Section(hand, name),
        title("showcase", leaves=own.leaves, pile=view.pile.count),
        Section(showcase, name),
        title("tiles"),
        Section(tiles, name),
    ]


def title(key: str, **values: object) -> Text:
    line = Text(say(f"label-{key}"), style="bold")
    line.append(f"  {say(f'label-{key}-hint', **values)}", style="not bold italic")
    return line


NARROW_FUNCTION = 34
"""Columns beside the name below which a function gets lines of its own."""
Row = tuple[str, str, str, str]
"""Number of the option, cost, name, function."""


class Section:
    """Cards or tiles, one a row; where the screen is too narrow the function stands below the name."""

    def __init__(self, rows: list[Row], name_width: int) -> None:
        self.rows = rows
        self.name_width = name_width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrow = options.max_width < self.name_width + NARROW_FUNCTION
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, width=3)
        grid.add_column(justify="right", style="yellow", no_wrap=True, width=8)
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


def show_row(scene: Scene, id: str | None) -> Row:
    if id is None:
        return ("", "", say("label-gap"), "")
    card = card_of(id)
    what = function_words(card.function)
    if card.single is not None:
        what = say("label-single", single=function_words(card.single), what=what)
    return (scene.number(f"hire {id}"), say("label-leaves", n=card.cost), card.name, what)


def tile_row(scene: Scene, own: PlayerView, place: int) -> Row:
    held = own.tiles[place]
    tile = standard().tiles[standard().tile_number(held.tile)]
    same = [other for other in own.tiles[:place] if other.tile == held.tile and not other.used]
    number = "" if held.used or same else scene.number(f"use {held.tile}")
    name = say("label-tile", tile=tile.id, used="yes" if held.used else "no")
    return (number, say("label-leaves", n=tile.cost), name, function_words(tile.function))


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
    """Drop moves, one line a field: `c3  1 ↑c2  2 →d3`."""
    lines: dict[int, Text] = {}
    for move in steps:
        names = standard().field_names
        line = lines.setdefault(move.a, Text(f"{names[move.a]} "))
        line.append(scene.number(move.text).rjust(3), style="bold cyan")
        target = f"{arrow(move)}{names[move.b]}{'*' if names[move.b] in shrines else ''}"
        line.append(f" {target.ljust(4)}")
    return Columns(lines.values(), padding=(0, 3), column_first=True)


def arrow(move: Move) -> str:
    """The direction of a drop move."""
    columns = standard().columns
    return {-columns: "↑", 1: "→", columns: "↓"}.get(move.b - move.a, "←")


def spots_line(scene: Scene, spots: list[Move]) -> Text:
    """Moves that name one field, on one line: `take off:  5 c3   6 d4`."""
    line = Text()
    for kind, key in ((word.TAKE, "take"), (word.AT, "at"), (word.LAY, "lay")):
        fields = [move for move in spots if move.kind == kind]
        if fields:
            line.append(f"{say(f'choose-{key}')} ")
            for move in fields:
                line.append(f" {scene.number(move.text)}", style="bold cyan")
                line.append(f"\u00a0{standard().field_names[move.a]} ")
            line.append("\n")
    line.rstrip()
    return line
