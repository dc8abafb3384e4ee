"""Draws docs/pictures/terminal.svg, the terminal table in the middle of a game."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import tanglewood
from tanglewood.bots import make_bot
from tanglewood.cli.terminal.names import names_of
from tanglewood.cli.terminal.tables import Scene, table_of
from tanglewood.kernel.chance import fork
from tanglewood.kernel.seat import Seat

SEED = 12
ROUND = 5
WIDTH = 100
SEATS = ["you", "greedy", "greedy"]
# Night in the forest: dark green ground, warm white letters.
FOREST = TerminalTheme(
    (20, 28, 24),
    (232, 228, 214),
    [
        (40, 52, 46),
        (214, 96, 84),
        (122, 182, 104),
        (222, 178, 92),
        (96, 152, 206),
        (176, 132, 186),
        (116, 200, 196),
        (232, 228, 214),
    ],
)


def main() -> None:
    game = tanglewood.new_game("mycelia", players=len(SEATS), seed=SEED, first=0)
    table = table_of("mycelia")
    while not (game.turn == 0 and game.view(0).round >= ROUND and len(game.options()) > 5):
        bot = make_bot("greedy", fork(SEED, game.turn, game.moves))
        game.play(bot.choose(Seat(game.state)))
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    scene = Scene(game, 0, names_of(SEATS, 0), asked=True)
    console.print(table.render(scene))
    console.rule(style="dim")
    console.print(Text(table.question(game), style="bold"))
    choices = table.choices(scene)
    if choices is not None:
        console.print(choices)
    console.print("> [bold]hire[/] ▏")
    svg = console.export_svg(title="tanglewood play mycelia", theme=FOREST, unique_id="tanglewood")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
