"""Takes the README's pictures: a table of each game some turns into it, in a real browser.

python docs/pictures/make_table_pictures.py        needs the dev extra, a built client and a Chromium
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "tests" / folder) for folder in ("support", "support/browser", "tools")]

TABLES = {
    "mycelia": (60, {"players": 3}),
    "everdell": (70, {"players": 3}),
    "deep_forest": (90, {"players": 3}),
}
"""How many moves into a game, and its options."""
SIZE = {"width": 1360, "height": 860}


def take(page: Page, game: str) -> None:
    """A game between bots up to a moment of seat 0, opened at that seat."""
    import tanglewood
    from browser_people import at_rest, take_seat, wait_for_question
    from tanglewood.bots import make_bot
    from tanglewood.kernel.seat import Seat

    moves, options = TABLES[game]
    running = tanglewood.new_game(game, seed=12, **options)
    bot = make_bot("greedy", 1)
    while running.moves < moves or running.turn != 0:
        running.play(bot.choose(Seat(running.state)))
    take_seat(page, running, ["You", "Dara", "Emil"])
    wait_for_question(page)
    at_rest(page)
    page.screenshot(path=HERE / f"table_{game}.png")


def main() -> None:
    from browser_people import chromium
    from serving import process

    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "data") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in TABLES:
            context = browser.new_context(base_url=server.url, viewport=SIZE, reduced_motion="reduce")
            take(context.new_page(), game)
        browser.close()


if __name__ == "__main__":
    main()
