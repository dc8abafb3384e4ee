"""The tables that properties look at: every number of players, every named variant, and all together."""

from collections.abc import Iterator

from mixes import Options
from tanglewood.kernel.registry import GAMES


def every_table() -> Iterator[tuple[str, Options]]:
    for game, info in GAMES.items():
        for players in range(info.setting("players").low, info.setting("players").high + 1):
            yield game, {"players": players}
        for variant in info.variants:
            yield game, variant.options
        together = {name: value for variant in info.variants for name, value in variant.options.items()}
        yield game, together


EVERY_TABLE = list(every_table())
