"""The compiled build and the interpreted sources play the same games to the bit.

Whatever build runs these tests is compared with the sources of the checkout, run in another process with
another hash seed. On the interpreted build that still shows that nothing depends on the process.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import tanglewood.games
import tanglewood.kernel.state
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.record import Record, Recorder, begin, fingerprint
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import settle_options

ROOT = Path(__file__).parents[2]
SEEDS = 200


def compiled() -> bool:
    return not str(tanglewood.kernel.state.__file__).endswith(".py")


def hashes() -> list[str]:
    """The record hashes of 200 random games and a few greedy ones of each game, any number of players."""
    from tanglewood.bots import make_bot

    found = []
    for game, seed in [(game, seed) for game in sorted(GAMES) for seed in range(SEEDS)]:
        info = GAMES[game]
        seats = info.setting("players")
        players = seats.low + seed % (seats.high - seats.low + 1)
        options = settle_options(game, info.settings, {"players": players})
        record = Record(info.id, info.pack, options, seed, [])
        recorder = Recorder(record)
        state = begin(info, record)
        state.listener = recorder.hear
        bot = make_bot("greedy" if seed % 40 == 0 else "random", fork(seed, 1))
        while state.turn >= 0:
            seat = state.turn
            move = bot.choose(Seat(state))
            state.play(move)
            recorder.played(seat, move.text)
        found.append(fingerprint(record, state) + f" {state.imagine(0, seeded(seed)).value(0):.9f}")
    return found


def test_this_build_is_the_one_that_was_asked_for() -> None:
    wanted = os.environ.get("TANGLEWOOD_EXPECT", "")
    assert wanted in ("", "compiled", "interpreted")
    if wanted:
        assert compiled() == (wanted == "compiled")


def test_both_builds_play_the_same_games() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "77"}
    run = subprocess.run(
        [sys.executable, __file__], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    other = json.loads(run.stdout)
    assert other["compiled"] is False
    assert len(other["hashes"]) == SEEDS * len(GAMES)
    assert other["hashes"] == hashes()


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "hashes": hashes()}))
