"""Write the recorded games in tests/kernel/games anew: after a change of rules, pack or chance on purpose.

    python tests/tools/record_games.py

One game for every number of players and every variant; greedy and random sit at it in turns.
"""

from pathlib import Path

import tanglewood
from mixes import seated
from tanglewood.bots import make_bot
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice

GAMES_FOLDER = Path(__file__).parents[1] / "kernel" / "games"


def tables(info: GameInfo) -> dict[str, dict[str, Choice]]:
    """The options of each recorded game, by the name of its file."""
    seats = info.setting("players")
    found = {f"{info.id}-{n}": seated(info, n) for n in range(seats.low, seats.high + 1)}
    for variant in info.variants:
        found[f"{info.id}-{variant.id}"] = variant.options
    together = {name: value for variant in info.variants for name, value in variant.options.items()}
    found[f"{info.id}-all"] = together
    return found


def file_of(name: str) -> Path:
    """The file of a recorded game: a folder for each game, its plain games apart from its variants."""
    game, _, table = name.rpartition("-")
    return GAMES_FOLDER / game / ("players" if table.isdigit() else "variants") / f"{name}.tgr"


def write(name: str, game: str, options: dict[str, Choice]) -> None:
    played = tanglewood.new_game(game, **options, seed=102)
    players = int(played.state.settings()["players"])
    bots = [("random", "greedy")[seat % 2] for seat in range(players)]
    minds = [make_bot(bot, seat) for seat, bot in enumerate(bots)]
    while not played.over:
        played.play(minds[played.turn].choose(Seat(played.state)))
    text = played.record(bots).text()
    file_of(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for file in GAMES_FOLDER.rglob("*.tgr"):
        file.unlink()
    for info in GAMES.values():
        for name, options in tables(info).items():
            write(name, info.id, options)
            print(name)
