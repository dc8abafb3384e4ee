"""The words of whole games: names and never ids, nothing about amounts of zero, and no repetitions."""

import re
from itertools import pairwise

import pytest

from mixes import Options, any_mix, mixes
from playing import ALL, fresh
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.state import NOBODY

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
OURS = ("deep_forest", "everdell", "mycelia")
ZERO = re.compile(r"(?<![\w.,])0 (?!of\b)")


def raw_ids(info: GameInfo) -> re.Pattern[str]:
    """Ids of components as no sentence may have them: `twig_barge`, `s05`, or `husband` where a name is
    `Husband`."""
    found = set()
    for entry in info.described():
        id, name = str(entry.get("id", "")), str(entry.get("name", ""))
        # Tiles and seasons are called by plain words: `gate`, `spring`.
        plain = name.lower() == id != name and entry["table"] in ("card", "event", "monster")
        if re.search(r"[_-]|[a-z]\d\d", id) or plain:
            found.add(id)
    # A word of another name may stand in a sentence: the banks of Pearlbrook's river, and Newleaf's Bank.
    names = " ".join(str(entry.get("name", "")) for entry in info.described())
    found -= set(re.findall(r"(?<![\w-])[a-z]+(?![\w-])", names))
    assert len(found) > 20
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(found)))})(?![\w-])")


def whole_game(info: GameInfo, options: Options, seed: int) -> list[tuple[str, list[Event]]]:
    """A random game: the label of every move, and what it did."""
    state = fresh(info.id, seed, **options)
    rng = seeded(seed)
    found = []
    while state.turn != NOBODY:
        events: list[Event] = []
        move = state.options()[rng.below(len(state.options()))]
        label = info.narrator.option(state, move)
        state.listener = events.append
        state.play(move)
        found.append((label, events))
    return found


def check(info: GameInfo, options: Options, seed: int) -> int:
    raw = raw_ids(info)
    state = fresh(info.id, seed, **options)
    names = NAMES[: int(state.settings()["players"])]
    told = 0
    for label, events in whole_game(info, options, seed):
        assert not raw.search(label), label
        for viewer in (NOBODY, 0):
            story = info.narrator.story(state, events, viewer, names)
            told += len(story)
            for sentence in story:
                assert not raw.search(sentence), sentence
                assert not ZERO.search(sentence), sentence
                assert sentence.endswith((".", "!")), sentence
                assert "  " not in sentence, sentence
            gains = [one for one, other in pairwise(story) if one == other]
            assert not [one for one in gains if "gain" in one], "said twice instead of added up"
    return told


@pytest.mark.parametrize("game", OURS)
def test_what_is_told_of_whole_games_names_things_and_counts_them(game: str) -> None:
    info = GAMES[game]
    told = sum(check(info, options, seed) for seed, options in enumerate(mixes(info)) if ALL or seed % 4 == 0)
    assert told > 1000


@pytest.mark.parametrize("game", OURS)
def test_what_is_told_of_any_mix_names_things_and_counts_them(game: str) -> None:
    for number in range(12):
        check(GAMES[game], any_mix(GAMES[game], number), number)
