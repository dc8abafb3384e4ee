"""Through the Deep Forest in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.api import Game
from tanglewood.cli.terminal.tables.base import Scene, TerminalTable, listed
from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.play.turn import Choose, Enter, Lay, Stand
from tanglewood.games.deep_forest.presentation.phrases import say
from tanglewood.games.deep_forest.presentation.view import MarketView, PlayerView, TableView
from tanglewood.kernel.move import Move

SIGNS = {
    "hidden": ("?", "#9db89a on #24402a"),
    "forest": ("·", "#24402a on #a9c99a"),
    "bare": ("·", "#24402a on #c8dcb8"),
    "thicket": ("t", "bold #ffffff on #3d7a33"),
    "gate": ("g", "bold #ffffff on #7a5a33"),
    "guard": ("w", "bold #ffffff on #8a3d3d"),
    "sword": ("s", "bold #24402a on #d8d8e8"),
    "troll": ("T", "bold #ffffff on #6b3d7a"),
    "rock": ("R", "bold #ffffff on #6f6f6f"),
    "wall": ("=", "#d8d0c0 on #4a4038"),
}
RESOURCES = {
    "potion": ("p", "bold #d05a8a"),
    "book": ("b", "bold #5a8ad0"),
    "coin": ("c", "bold #d0a030"),
    "marker": ("m", "bold #40c0d0"),
    "nothing": ("·", "dim"),
}
PAWN = "bold black on #ffe060"
PATH = "bold #ffffff on #2060c0"
MARKET = (Choose, Lay, Stand)


class DeepForestTable(TerminalTable):
    """The player's forest beside the market, the others' forests small, monsters and strips below."""

    def goal(self, game: Game) -> str:
        return say("goal")

    def render(self, scene: Scene, whole: bool = True) -> RenderableType:
        view: TableView = scene.game.view(scene.seat)
        own = view.players[max(scene.seat, 0)]
        touched = {name for move in scene.moves for name in move.path if name.startswith(("field:", "edge:"))}
        grid = Grid.grid(padding=(0, 3, 0, 0))
        columns = [Group(head(view, own, scene.names), forest(view, own, touched), things(own))]
        columns.append(Group(market(view.market, scene, touched), monsters(view)))
        columns.append(Group(*(small(view, player, scene.names) for player in others(view, own.seat))))
        grid.add_row(*columns)
        parts: list[RenderableType] = [grid]
        if whole and own.hand:
            parts.append(hand(own))
        if whole:
            parts.append(Text(say("label-signs"), style="italic"))
        return Group(*parts)

    def whole(self, game: Game) -> bool:
        return not game.state.stack or isinstance(game.state.stack[-1], (Enter, *MARKET))

    def choices(self, scene: Scene, whole: bool = True) -> RenderableType | None:
        rows = [(scene.number(move.text), self.label(scene.game, move)) for move in scene.moves]
        if any(move.kind == word.LAY for move in scene.moves):
            return Group(Text(say("label-lay"), style="italic"), listed(rows))
        return listed(rows)

    def label(self, game: Game, move: Move) -> str:
        text = super().label(game, move)
        if move.kind == word.LAY:
            gives = game.view(game.turn).market.previews.get(move.text, [])
            return f"{text} ({max((len(line) for line in gives), default=0)})"
        return text

    def row_label(self, key: str) -> str:
        return say("breakdown", row=key.replace(" ", "-"))


def others(view: TableView, seat: int) -> list[PlayerView]:
    """The other players in the order of play, the left neighbour first."""
    n = len(view.players)
    return [view.players[(seat + i) % n] for i in range(1, n)]


def head(view: TableView, own: PlayerView, names: list[str]) -> Text:
    mine = view.viewer == own.seat
    line = Text(
        say("label-your-forest") if mine else say("label-forest-of", name=names[own.seat]), style="bold"
    )
    line.append(f"  {say('label-round', round=view.round, rounds=view.rounds)}\n", style="not bold")
    fog = say("label-fog", row=view.fog) if view.fog >= 0 else say("label-no-fog", after=view.fog_after)
    line.append(fog, style="bold red" if view.fog >= 0 else "not bold")
    if view.leaver >= 0:
        line.append(f"  {say('label-leaving')}", style="bold red")
    return line


def forest(view: TableView, player: PlayerView, touched: set[str]) -> Text:
    """A forest from the upper wall down, with the names of columns and rows; brackets can be touched."""
    stones = {stone.field: stone.markers for stone in player.trail}
    text = Text()
    for row in range(view.rows + 1, -1, -1):
        text.append(f"{row} {'~' if 0 <= row <= view.fog else ' '}", style="dim")
        for column in "abcdefghi"[: view.columns]:
            name = f"{column}{row}"
            sign, style = sign_of(player, name, stones)
            if f"field:{name}" in touched:
                text.append(f"[{sign}]", style=f"{style} underline")
            else:
                text.append(f" {sign} ", style=style)
        text.append("\n")
    text.append("   " + "".join(f" {column} " for column in "abcdefghi"[: view.columns]), style="dim")
    return text


def sign_of(player: PlayerView, name: str, stones: dict[str, int]) -> tuple[str, str]:
    if name == player.pawn and not player.left:
        return "@", PAWN
    if name in player.visitors:
        return "T", SIGNS["troll"][1]
    if name in stones:
        return ("o" if stones[name] == 1 else str(stones[name])), PATH
    return SIGNS[player.fields[name]]


def goods(player: PlayerView) -> Text:
    text = Text()
    for name, n in player.goods.items():
        text.append(f"{say('amount', n=n, resource=name)}  ", style=RESOURCES[name][1])
    return text


def things(player: PlayerView) -> Text:
    text = goods(player)
    facts = say("label-things", swords=player.swords, trolls=player.trolls, retreats=player.retreats)
    text.append(f"\n{facts}\n{say('label-won', **player.obstacles)}\n")
    text.append(say("label-gold", n=player.total), style="bold yellow")
    return text


def market(view: MarketView, scene: Scene, touched: set[str]) -> Text:
    """The grid with its edges: columns above, rows at the left; a pawn is the number of its seat."""
    text = Text(f"{say('label-market')}\n", style="bold")
    edges = {edge.edge: edge for edge in view.edges}

    def edge_sign(name: str) -> tuple[str, str]:
        edge = edges[name]
        if edge.seat >= 0:
            return f" {edge.seat} ", "bold black on #ffe060"
        return ("[ ]", "bold cyan") if f"edge:{name}" in touched else (" - ", "dim")

    text.append(*edge_sign("corner"))
    for column in range(view.size):
        text.append(*edge_sign(f"column-{column + 1}"))
    for row in range(view.size):
        text.append("\n")
        text.append(*edge_sign(f"row-{row + 1}"))
        for column in range(view.size):
            sign, style = RESOURCES[view.cells[row * view.size + column]]
            text.append(f" {sign} ", style=f"not bold {style}")
    text.append(f"\n{say('label-pile', pile=view.pile)}", style="not bold dim")
    return text


def monsters(view: TableView) -> Text:
    text = Text(f"\n{say('label-monsters')}\n", style="bold")
    for kind in view.monsters:
        if kind.left:
            copies = f" x{kind.left}" if kind.left > 1 else ""
            line = say("label-monster", strength=kind.strength, name=kind.name, gold=kind.gold)
            text.append(f"{line}{copies}\n", style="not bold")
    return text


def small(view: TableView, player: PlayerView, names: list[str]) -> Text:
    """Another player's forest, one letter per field."""
    stones = {stone.field: stone.markers for stone in player.trail}
    text = Text(f"{names[player.seat]}\n", style="bold")
    if player.left:
        text.append(f"{say('label-left')}\n", style="bold green")
    for row in range(view.rows + 1, -1, -1):
        for column in "abcdefghi"[: view.columns]:
            sign, style = sign_of(player, f"{column}{row}", stones)
            text.append(f"{sign} ", style=f"not bold {style}")
        text.append("\n")
    text.append(goods(player))
    text.append(f"\n{say('label-gold', n=player.total)}\n", style="not bold yellow")
    return text


def hand(own: PlayerView) -> Text:
    text = Text(f"{say('label-hand')}: ", style="bold")
    for strip in own.hand:
        text.append(f"{strip.id} ", style="not bold")
        for cell in strip.cells:
            sign, style = RESOURCES[cell]
            text.append(sign, style=f"not bold {style}")
        text.append("   ")
    return text
