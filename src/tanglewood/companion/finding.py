"""The opponents that can be run at a real table: each game with some names a module that holds them."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from tanglewood.companion.rival import Rival
from tanglewood.kernel.errors import OptionError, saying
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import Choice, implied, read_options, refused_option
from tanglewood.kernel.text.phrase import Phrase


@cache
def rivals() -> tuple[Rival, ...]:
    """All of them, game by game."""
    found: list[Rival] = []
    for info in GAMES.sound()[0]:
        if info.companion:
            module: Any = import_module(info.companion)
            found.extend(module.RIVALS)
    return tuple(found)


def rival_called(id: str) -> Rival:
    for rival in rivals():
        if rival.id == id:
            return rival
    names = ", ".join(rival.id for rival in rivals())
    problem = OptionError(f"no opponent is called {id!r}, expected one of {names}")
    raise saying(problem, Phrase("refused-no-rival", given=repr(id), known=names))


def options_for(rival: Rival, wishes: Mapping[str, object]) -> dict[str, Choice]:
    """All options of the game, with those a person chose for this opponent."""
    info = lookup(rival.game)
    for name in wishes:
        if name not in rival.settings:
            known = ", ".join(rival.settings)
            said = Phrase("option-of-rival", known=known, rival=rival.id)
            raise refused_option(name, f"expected one of {known}, which are those of {rival.id}", said)
    options = read_options(rival.game, info.settings, {"players": 1, **wishes, **rival.fixed})
    options = implied(info.settings, options)
    info.start(options, 0)  # whoever starts a game refuses options that exclude each other
    return options
