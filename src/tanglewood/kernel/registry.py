"""The games this package knows.

A `Listing` is what a menu needs: id, title, one sentence, and the package that brings the game. The package
is imported when the game is looked up; it then registers its `GameInfo`.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from tanglewood.kernel.config import plain_pack
from tanglewood.kernel.errors import PackError, UnknownGameError
from tanglewood.kernel.event import Listener
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import echo, meant

if TYPE_CHECKING:
    from tanglewood.kernel.packfiles import Files


class Variant:
    """A way to play that has a name: the options it sets. `vary` is the option it is measured by, if there is
    one, and `over` the values that are tried.

    Several variants can be joined as long as they set different options.
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
    """Reads a position. One with problems is refused with a TextError, unless `checked` is false: then it is
    taken as it stands and nothing is run on, so that `State.problems` can list what is wrong."""

    def __call__(self, text: str, checked: bool = True) -> State: ...


class Listing:
    """A game by name, before it is loaded."""

    __slots__ = ("about", "id", "package", "title")

    def __init__(self, id: str, title: str, about: str, package: str) -> None:
        self.id = id
        self.title = title
        self.about = about
        self.package = package


class GameInfo:
    """All that the rest of the package needs to know of a game. `files` are those of its components, if it
    has any, `rules` its rule catalogues."""

    def __init__(
        self,
        listing: Listing,
        *,
        settings: tuple[Setting, ...],
        start: Callable[[dict[str, Choice], int], State],
        read: ReadPosition,
        narrator: Narrator[Any],
        files: "Files | None" = None,
        rules: tuple[Path, ...] = (),
        parts: tuple[str, ...] = ("base",),
        variants: tuple[Variant, ...] = (),
        opening: Callable[[dict[str, Choice], int, Listener], State] | None = None,
    ) -> None:
        self.listing = listing
        self.id = listing.id
        self.title = listing.title
        self.about = listing.about
        self.settings = settings
        self.files = files
        # Name, version and fingerprint of the component data: part of every record.
        self.pack = plain_pack(self.id) if files is None else files.name(self.id)
        self.rules = rules
        # The parts of the catalogue that can be played; the others are in it, but not built yet.
        self.parts = parts
        self.start = start
        self.read = read
        self.narrator = narrator
        self.variants = variants
        # Like `start`, with a listener: for a game in which somebody acts before the first move.
        self.opening = opening

    def components(self) -> list[dict[str, object]]:
        """Every component of the pack with its fields."""
        return [] if self.files is None else self.files.components()

    def described(self) -> list[dict[str, object]]:
        """Every component of the pack with its fields and in words."""
        return [{**entry, **self.narrator.component(entry)} for entry in self.components()]

    def setting(self, name: str) -> Setting:
        return next(setting for setting in self.settings if setting.name == name)


class Games:
    """The games by id. Ids and listings are known from the start; a game is loaded when it is looked up."""

    def __init__(self) -> None:
        self.listings: dict[str, Listing] = {}
        self.loaded: dict[str, GameInfo] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self.listings)

    def __len__(self) -> int:
        return len(self.listings)

    def __contains__(self, game: object) -> bool:
        return game in self.listings

    def __getitem__(self, game: str) -> GameInfo:
        if game not in self.loaded:
            package = self.listings[game].package
            try:
                import_module(package)
            except PackError as problem:
                raise PackError(f"{game}: {problem}") from None
            if game not in self.loaded:
                raise UnknownGameError(f"the package {package} brings no game called {game!r}")
        return self.loaded[game]

    def keys(self) -> list[str]:
        return list(self.listings)

    def values(self) -> list[GameInfo]:
        """All games, loaded."""
        return [self[game] for game in self.listings]

    def items(self) -> list[tuple[str, GameInfo]]:
        return [(game, self[game]) for game in self.listings]

    def sound(self) -> tuple[list[GameInfo], list[PackError]]:
        """All games that can be loaded, and the errors in the packs of the others."""
        found: list[GameInfo] = []
        problems: list[PackError] = []
        for game in self.listings:
            try:
                found.append(self[game])
            except PackError as problem:
                problems.append(problem)
        return found, problems


GAMES: Final = Games()


def announce(listing: Listing) -> None:
    """Make a game known without loading it."""
    GAMES.listings[listing.id] = listing


def register(info: GameInfo) -> None:
    GAMES.listings[info.id] = info.listing
    GAMES.loaded[info.id] = info


def read_state(text: str, pack: str) -> State:
    """The state of a position that was written with a pack; its first line names the game."""
    info = lookup(text.split(None, 1)[0])
    if info.pack != pack:
        raise PackError(f"{info.id}: this was played with the pack {echo(pack)}, here is {info.pack!r}")
    return info.read(text, checked=False)


def lookup(game: str) -> GameInfo:
    if game not in GAMES:
        raise UnknownGameError(
            f"no game is called {echo(game)}{meant(game, GAMES)}; there is {', '.join(sorted(GAMES))}"
        )
    return GAMES[game]
