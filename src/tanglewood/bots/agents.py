"""Players of other packages: agents, found by entry points like games are.

An entry point of the group `tanglewood.agents` names something that makes a `Bot` from a generator of random
numbers: a class, or a function. It then plays under the name of the entry point wherever our own levels do.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.seat import Bot
from tanglewood.kernel.text.echo import echo

GROUP: Final = "tanglewood.agents"
Maker = Callable[[Rng], Bot]


class Agents:
    """The agents by name. They are looked for when somebody wants one: that takes longer than a start."""

    def __init__(self) -> None:
        self.places: dict[str, str] | None = None
        self.makers: dict[str, Maker] = {}
        self.added: list[str] = []
        """Places that were added. Processes that play for this one add them too."""

    def names(self) -> list[str]:
        """The names of all agents."""
        if self.places is None:
            from importlib.metadata import entry_points

            self.places = {entry.name: entry.value for entry in entry_points(group=GROUP)}
        return sorted([*self.places, *[name for name in self.makers if name not in self.places]])

    def find(self, name: str) -> Maker | None:
        """What makes the agent of this name, if there is one."""
        if name not in self.makers:
            if name not in self.names() or self.places is None:
                return None
            self.makers[name] = imported(self.places[name])
        return self.makers[name]

    def add(self, place: str) -> str:
        """Make an agent known by the place it is imported from, `my.module:Agent` or `my/file.py:Agent`,
        which is its name then. For commands of whoever runs this program: a server takes names of installed
        agents only."""
        self.makers[place] = imported(place)
        self.added.append(place)
        return place


def imported(place: str) -> Maker:
    """What a place in the form `my.module:Agent` or `my/file.py:Agent` holds."""
    module, _, name = place.rpartition(":")
    if not module or not name:
        raise BotError(f"agent: expected a place like my.module:Agent or my/file.py:Agent, got {echo(place)}")
    if module.endswith(".py"):
        if not Path(module).is_file():
            raise BotError(f"agent {echo(place)}: there is no file {echo(module)}")
        sys.path.insert(0, str(Path(module).parent.resolve()))  # with all it imports from beside it
        module = Path(module).stem
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as mistake:  # whatever happens when the module is imported
        raise BotError(f"agent {echo(place)}: {type(mistake).__name__}: {mistake}") from mistake
    if not callable(found):
        raise BotError(f"agent {echo(place)}: expected a class or a function that makes a bot")
    maker: Maker = found
    return maker


AGENTS: Final = Agents()
