"""Whatever record the program writes, it reads: from a file, on the command line, on a server.

    python tests/tools/record_trips.py [GAME ...] [--records 300] [--first 0]

The records are those of random games of any mix of options with large seeds: finished ones, ones that were
left, and ones that began at a position in the middle. `make test` looks at a few, `make soak` at hundreds.
"""

import argparse
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from typer.testing import CliRunner

import tanglewood
from mixes import any_mix
from serving import GENEROUS, Browser, host
from tanglewood.api import Game
from tanglewood.cli.app import app
from tanglewood.kernel.chance import SEEDS, Rng, seeded
from tanglewood.kernel.record import Record, check, read_record
from tanglewood.kernel.registry import GAMES, GameInfo

NAMES = ["Ada", "Bruno", "Cleo", "Dag"]
LONGEST = 10**6


class Kept:
    """A game and its record, as it stands in a file."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.record: Record = game.record(NAMES[: int(game.state.settings()["players"])])
        self.text = self.record.text()


def some_record(info: GameInfo, number: int) -> Kept:
    """A record of a random game; the number decides which, and how it was begun and left."""
    rng = seeded(number)
    seed = SEEDS - 1 - rng.below(1000) if rng.below(2) else rng.bits()
    game = tanglewood.new_game(info.id, seed=seed, **any_mix(info, number))
    if number % 3 == 0:
        play(game, rng, LONGEST)
    else:
        play(game, rng, 1 + rng.below(200))
    if number % 3 == 2 and not game.over:
        game = tanglewood.from_text(game.text())
        play(game, rng, (20, LONGEST)[rng.below(2)])
    return Kept(game)


def play(game: Game, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        if game.over:
            return
        options = game.options()
        game.play(options[rng.below(len(options))])


# ---------------------------------------------------------------------- the trips


def through_a_file(kept: Kept, folder: Path) -> None:
    path = folder / "game.tgr"
    path.write_text(kept.text, encoding="utf-8")
    again = tanglewood.load(path)
    assert again.text() == kept.game.text()
    assert again.record(kept.record.seats).text() == kept.text
    assert check(read_record(kept.text)) == []


def through_the_command_line(kept: Kept, folder: Path) -> None:
    path = folder / "game.tgr"
    path.write_text(kept.text, encoding="utf-8")
    said = CliRunner().invoke(app, ["replay", str(path), "--check"])
    assert said.exit_code == 0, said.output
    with signals_kept():
        said = CliRunner().invoke(app, ["play", "--resume", str(path)], input="quit\n")
    assert said.exit_code == 0, said.output
    assert check(read_record(path.read_text(encoding="utf-8"))) == []  # bots may have played on


@contextmanager
def signals_kept() -> Iterator[None]:
    """A game at the terminal listens to some; afterwards they do what they did."""
    before = {number: signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def through_a_server(kept: Kept, browser: Browser) -> None:
    answer = browser.open_record(kept.text)
    if kept.game.moves > GENEROUS.entries:  # random players may take very long; no table here would
        assert answer.status_code in (413, 422), answer.text
        return
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    state = browser.state(id)
    assert (state["number"], state["over"]) == (kept.game.moves, kept.game.over)
    if not kept.game.over:
        browser.play_any(state, seeded(1))
        return
    record = browser.http.get(f"/api/tables/{id}/record")
    assert record.text == kept.text
    if kept.game.moves:
        new = browser.done(f"/api/tables/{id}/branch", {"at": kept.game.moves // 2, "bot": "random"})["id"]
        browser.play_any(browser.state(new), seeded(1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--records", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    wish = parser.parse_args()
    with TemporaryDirectory() as name, host(Path(name) / "data") as server, Browser(server.url) as browser:
        for game in wish.games:
            for number in range(wish.first, wish.first + wish.records):
                kept = some_record(GAMES[game], number)
                try:
                    through_a_file(kept, Path(name))
                    through_the_command_line(kept, Path(name))
                    through_a_server(kept, browser)
                except BaseException:
                    print(f"--- record {number} of {game} ---\n{kept.text[:4000]}")
                    raise
            print(f"{game}: {wish.records} records read from files, the command line and a server")


if __name__ == "__main__":
    main()
