"""How many questions a companion asks in a turn of its opponent, in games played at random.

PYTHONPATH=tests/support:tests/support/companion python tests/tools/companion_questions.py [GAMES]
"""

import sys
from collections.abc import Callable
from typing import Any

from nightweave_compare import Beside
from quiet_rivals import BesideGwidyon, BesideRugwort

KINDS: list[tuple[str, Callable[[int], Any]]] = [
    ("Nightweave alone", lambda seed: Beside({}, seed)),
    ("Nightweave, two people", lambda seed: Beside({"players": 2}, seed)),
    (
        "Nightweave, personality and intrigues",
        lambda seed: Beside({"personality": "any", "intrigues": True}, seed),
    ),
    ("Nightweave, personality and plan", lambda seed: Beside({"personality": "any", "plan": "any"}, seed)),
    ("Rugwort", lambda seed: BesideRugwort({}, seed)),
    ("Gwidyon", lambda seed: BesideGwidyon({}, seed)),
    ("Gwidyon with Prisma", lambda seed: BesideGwidyon({"prisma": True}, seed)),
]


def main(games: int) -> None:
    for name, begin in KINDS:
        played = [begin(seed).play() for seed in range(games)]
        turns = sum(it.turns for it in played)
        asked = sum(it.questions for it in played)
        seen = sum(it.seen for it in played)
        most = max(it.most for it in played)
        print(f"| {name} | {(asked - seen) / turns:.2f} | {asked / turns:.2f} | {most} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
