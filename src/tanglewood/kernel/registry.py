"""The games this package knows. A game registers itself when its package is imported."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from tanglewood.kernel.errors import UnknownGameError
from tanglewood.kernel.event import Listener
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.state import State
from tanglewood.kernel.telling import Telling


class Variant:
    """A way to play that has a name: options to set and, if there is one, the option it is measured by.

    Several can be joined as long as they set different things.
    """

    def __init__(
        self, id: str, about: str, options: dict[str, Choice], vary: str = "", over: tuple[Choice, ...] = ()
    ) -> None:
        self.id = id
        self.about = about
        self.options = options
        self.vary = vary
        self.over = over


class ReadPosition(Protocol):
    """Reads a position. Unless `checked` is false, one with problems is refused with a TextError; unchecked
    it is taken as it stands and nothing is run on, so that `State.problems` can list what is wrong."""

    def __call__(self, text: str, checked: bool = True) -> State: ...


class GameInfo:
    """All that the rest of the house needs to know of a game."""

    def __init__(
        self,
        id: str,
        title: str,
        about: str,
        *,
        settings: tuple[Setting, ...],
        pack: str,
        rules: tuple[Path, ...],
        parts: tuple[str, ...],
        start: Callable[[dict[str, Choice], int], State],
        read: ReadPosition,
        components: Callable[[], list[dict[str, object]]],
        telling: Telling,
        variants: tuple[Variant, ...] = (),
        opening: Callable[[dict[str, Choice], int, Listener], State] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.about = about
        self.settings = settings
        # Name, version and fingerprint of the component data: part of every record.
        self.pack = pack
        self.rules = rules
        # The parts of the catalogue that are built; the rest is in it, but not yet played.
        self.parts = parts
        self.start = start
        self.read = read
        self.components = components
        self.telling = telling
        self.variants = variants
        # Like `start`, with a listener: for a game in which somebody acts before the first move.
        self.opening = opening

    def setting(self, name: str) -> Setting:
        return next(setting for setting in self.settings if setting.name == name)


GAMES: dict[str, GameInfo] = {}


def register(info: GameInfo) -> None:
    GAMES[info.id] = info


def lookup(game: str) -> GameInfo:
    info = GAMES.get(game)
    if info is None:
        raise UnknownGameError(f"no game is called {game!r}; there is {', '.join(sorted(GAMES))}")
    return info
