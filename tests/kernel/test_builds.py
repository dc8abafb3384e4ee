"""The compiled build and the interpreted sources play the same games to the bit.

Whatever build runs these tests is compared with the sources of the checkout, run in another process with
another hash seed. On the interpreted build that still shows that nothing depends on the process, for which
a game of each kind with two players is enough.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import tanglewood.kernel.state
from playing import examples
from record_games import tables
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.observing.sheet import Sheet
from tanglewood.kernel.record import Record, Recorder, begin, fingerprint
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice, settle_options

ROOT = Path(__file__).parents[2]
SEEDS = 3
"""Games of every table: a number of players or a variant."""
GREEDY = 15
"""So many decisions at the start of the first of them are the greedy bot's, which takes its time."""

LOOK = 20
"""Every so many decisions somebody looks at what is shown to agents that learn."""


def compiled() -> bool:
    return not str(tanglewood.kernel.state.__file__).endswith(".py")


def hashes(seeds: int) -> list[str]:
    """The record hashes of random games and a greedy one, of every number of players and every variant; of
    two players only if there are no `seeds`."""
    return [
        f"{name} {seed} {play(info, options, seed)}"
        for info in GAMES.values()
        for name, options in tables(info).items()
        if seeds or name == f"{info.id}-2"
        for seed in range(max(seeds, 1))
    ]


def play(info: GameInfo, wishes: dict[str, Choice], seed: int) -> str:
    """One game, the hash of its record and of what agents are shown, and what a seat makes of its end."""
    options = settle_options(info.id, info.settings, dict(wishes))
    record = Record(info.id, info.pack, options, seed, [])
    recorder = Recorder(record)
    state = begin(info, record)
    state.listener = recorder.hear
    minds = {name: make_bot(name, fork(seed, 1)) for name in ("greedy", "random")}
    observer = state.observer()
    sheet = Sheet(observer.layout.width)
    shown = 0
    while state.turn >= 0:
        seat = state.turn
        if len(record.moves) % LOOK == 0:
            sheet.begin(0)
            observer.write(state, seat, sheet)
            shown = crc32(memoryview(sheet.cells), shown)
        greedy = seed == 0 and len(record.moves) < GREEDY
        move = minds["greedy" if greedy else "random"].choose(Seat(state))
        state.play(move)
        recorder.played(seat, move.text)
    return fingerprint(record, state) + f" {shown} {state.imagine(0, seeded(seed)).value(0):.9f}"


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
    seeds = examples(SEEDS) if compiled() else 0
    command = [sys.executable, __file__, str(seeds)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT) as run:
        here = hashes(seeds)  # at the same time
        said, _ = run.communicate()
    assert run.returncode == 0
    other = json.loads(said)
    assert other["compiled"] is False
    assert len(other["hashes"]) >= max(9 * seeds, 3)
    assert other["hashes"] == here


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "hashes": hashes(int(sys.argv[1]))}))
