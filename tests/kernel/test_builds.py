"""The compiled build and the interpreted sources play the same games to the bit.

Whatever build runs these tests is compared with the sources of the checkout, run in another process with
another hash seed. On the interpreted build that still shows that nothing depends on the process.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import tanglewood.kernel.state
from record_games import tables
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.record import Record, Recorder, begin, fingerprint
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice, settle_options

ROOT = Path(__file__).parents[2]
SEEDS = 12
"""Games of every table: a number of players or a variant."""
GREEDY = 40
"""So many decisions at the start of the first of them are the greedy bot's, which takes its time."""


def compiled() -> bool:
    return not str(tanglewood.kernel.state.__file__).endswith(".py")


def hashes() -> list[str]:
    """The record hashes of random games and a greedy one, of every number of players and every variant."""
    return [
        f"{name} {seed} {play(info, options, seed)}"
        for info in GAMES.values()
        for name, options in tables(info).items()
        for seed in range(SEEDS)
    ]


def play(info: GameInfo, wishes: dict[str, Choice], seed: int) -> str:
    """One game, the hash of its record, and what a seat makes of its end."""
    options = settle_options(info.id, info.settings, dict(wishes))
    record = Record(info.id, info.pack, options, seed, [])
    recorder = Recorder(record)
    state = begin(info, record)
    state.listener = recorder.hear
    minds = {name: make_bot(name, fork(seed, 1)) for name in ("greedy", "random")}
    while state.turn >= 0:
        seat = state.turn
        greedy = seed == 0 and len(record.moves) < GREEDY
        move = minds["greedy" if greedy else "random"].choose(Seat(state))
        state.play(move)
        recorder.played(seat, move.text)
    return fingerprint(record, state) + f" {state.imagine(0, seeded(seed)).value(0):.9f}"


def test_this_build_is_the_one_that_was_asked_for() -> None:
    wanted = os.environ.get("TANGLEWOOD_EXPECT", "")
    assert wanted in ("", "compiled", "interpreted")
    if wanted:
        assert compiled() == (wanted == "compiled")


def test_both_builds_play_the_same_games() -> None:
    path = os.pathsep.join(
        [str(ROOT / "src"), *(str(ROOT / "tests" / folder) for folder in ("support", "tools"))]
    )
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "77"}
    run = subprocess.run(
        [sys.executable, __file__], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    other = json.loads(run.stdout)
    assert other["compiled"] is False
    assert len(other["hashes"]) >= 9 * SEEDS
    assert other["hashes"] == hashes()


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "hashes": hashes()}))
