"""Options of a game that go together: every join of its named variants, and any mix drawn by a number."""

from collections.abc import Iterator
from itertools import combinations

from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice, Setting, settle_options

Options = dict[str, Choice]

FEW = 5
"""Of more variants than these only pairs are joined, and all."""


def mixes(info: GameInfo) -> Iterator[Options]:
    """Every join of variants that set different things, for every number of players."""
    seats = info.setting("players")
    seen: list[Options] = []
    for players in range(seats.low, seats.high + 1):
        # Some numbers of players need an option.
        usual = seated(info, players)
        several = len(info.variants)
        for size in range(several + 1) if several <= FEW else (0, 1, 2, several):
            for chosen in combinations(info.variants, size):
                options: Options = {**usual}
                for variant in chosen:
                    options.update(variant.options)
                if options["players"] == players and options not in seen:
                    seen.append(options)
                    yield options


def seated(info: GameInfo, players: int) -> Options:
    """The fewest options with which so many players can play: none but their number, or a variant's."""
    wishes: list[Options] = [{"players": players}]
    wishes += [{**variant.options, "players": players} for variant in info.variants]
    return next(wish for wish in wishes if goes(info, wish))


def goes(info: GameInfo, wish: Options) -> bool:
    """Whether these options go together."""
    try:
        info.start(settle_options(info.id, info.settings, dict(wish)), 0)
    except OptionError:
        return False
    return True


def any_mix(info: GameInfo, number: int) -> Options:
    """Options that go together, drawn by a number."""
    rng = seeded(number)
    while True:
        wish: Options = {}
        for setting in info.settings:
            values = values_of(setting)
            if setting.name != "first" and rng.below(3):
                wish[setting.name] = values[rng.below(len(values))]
        if goes(info, wish):
            return wish


def values_of(setting: Setting) -> list[Choice]:
    if isinstance(setting.default, bool):
        return [False, True]
    return [*setting.choices] or list(range(setting.low, setting.high + 1))
