"""The games that are installed.

A `Listing` is what a menu needs: id, title, one sentence, and the package that brings the game
(`kernel/listing.py` finds them). The package is imported when the game is looked up; it then registers its
`GameInfo`.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Protocol

from tanglewood.kernel.config import plain_pack, rulings_in
from tanglewood.kernel.errors import PackError, TanglewoodError, UnknownGameError, saying
from tanglewood.kernel.event import Listener
from tanglewood.kernel.listing import Listing, other_listings, own_listings, two_packages
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.packs.rulings import read_rulings
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import echo, meant, nearest
from tanglewood.kernel.text.name import Name
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.kernel.packs.designer import DesignerPack
    from tanglewood.kernel.packs.files import Files


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


class GameInfo:
    """All that the rest of the package needs to know of a game, as it is played with one pack.

    `files` are those of its components, if it has any, `rules` its rule catalogues if they are not the one
    file `rules.toml`. `remake` makes the same game with other files; `source` is the designer's pack that it
    was then made for, None for the game's own.
    """

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
        terminal: str = "",
        companion: str = "",
        remake: "Callable[[Files], GameInfo] | None" = None,
    ) -> None:
        self.listing = listing
        self.id = listing.id
        self.title = listing.title
        self.about = listing.about
        self.settings = settings
        self.files = files
        # Rulings that were changed since a release; the pack of a game says how many of them count.
        self.rulings = read_rulings(listing.folder)
        if files is not None and not files.title:
            files.rulings = len(self.rulings)
        # Name, version and fingerprint of the component data: part of every record.
        self.pack = plain_pack(self.id) if files is None else files.name(self.id)
        self.rules = rules or tuple(sorted(listing.folder.glob("rules.toml")))
        # The parts of the catalogue that can be played; the others are in it, but not built yet.
        self.parts = parts
        self.start = start
        self.read = read
        self.narrator = narrator
        self.variants = variants
        # What people read of them has a key, under which other languages have words of their own.
        for setting in settings:
            setting.about = Name(setting.about, f"{self.id}-option-{setting.name}")
        for variant in variants:
            variant.about = Name(variant.about, f"{self.id}-variant-{variant.id}")
        # Like `start`, with a listener: for a game in which somebody acts before the first move.
        self.opening = opening
        # The game's own table in the terminal, as `module:class`; imported when somebody plays there.
        self.terminal = terminal
        # A module with the opponents that can be run for a real table; imported when somebody wants one.
        self.companion = companion
        self.remake = remake
        self.source: DesignerPack | None = None
        self._numbers: dict[str, int] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, and with the pack of a designer: both are data, and the same in any process."""
        return lookup, (self.id, self.source)

    def components(self) -> list[dict[str, object]]:
        """Every component of the pack with its fields."""
        return [] if self.files is None else self.files.components()

    def numbers(self) -> dict[str, int]:
        """Every whole number of the pack by its path, as sentences quote it: `counts__city`,
        `season__spring__workers`, `counts__start_hands__0`."""
        if not self._numbers:
            for entry in self.components():
                place = str(entry["table"])
                if entry.get("id"):
                    place = f"{place}__{entry['id']}".replace("-", "_")
                gather(self._numbers, place, entry)
        return self._numbers

    def described(self) -> list[dict[str, object]]:
        """Every component of the pack with its fields and in words, in the language that is spoken."""
        say = self.narrator.words().name
        found: list[dict[str, object]] = []
        for entry in self.components():
            said = {field: say(it) if isinstance(it, str) else it for field, it in entry.items()}
            found.append({**said, **self.narrator.component(entry)})
        return found

    def setting(self, name: str) -> Setting:
        return next(setting for setting in self.settings if setting.name == name)


def gather(found: dict[str, int], place: str, value: object) -> None:
    """Add the whole numbers of a value, and of what lies in it."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        found[place] = value
    elif isinstance(value, dict):
        for key, inner in value.items():
            gather(found, f"{place}__{key}", inner)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            gather(found, f"{place}__{at}", inner)


class Games:
    """The games by id. Listings are found without importing any game; whoever asks for a game loads it.

    Games of other packages are only looked for when somebody wants them all, or one that is not ours: finding
    them takes longer than starting without them.
    """

    def __init__(self) -> None:
        self.own: dict[str, Listing] = {}
        self.others: dict[str, Listing] | None = None
        self.problems: dict[str, PackError] = {}
        self.loaded: dict[str, GameInfo] = {}

    @property
    def listings(self) -> dict[str, Listing]:
        """All games: ours, then those of other packages."""
        ours = self.ours()
        if self.others is None:
            self.others, self.problems = other_listings(ours)
        return {**ours, **self.others}

    def ours(self) -> dict[str, Listing]:
        """The games of this package, and those that registered themselves."""
        if not self.own:
            self.own = own_listings()
        return self.own

    def find(self, game: str) -> Listing | None:
        return self.ours().get(game) or self.listings.get(game)

    def default(self) -> str:
        """The game that is meant where none is named."""
        ids = [listing.id for listing in self.ours().values() if listing.default]
        return ids[0] if ids else next(iter(self.listings))

    def __iter__(self) -> Iterator[str]:
        return iter(self.listings)

    def __len__(self) -> int:
        return len(self.listings)

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and self.find(game) is not None

    def __getitem__(self, game: str) -> GameInfo:
        if game not in self.loaded:
            listing = self.find(game)
            if listing is None:
                raise KeyError(game)
            load(listing)
            if game not in self.loaded:
                raise UnknownGameError(f"the package {listing.package} brings no game called {game!r}")
        return self.loaded[game]

    def keys(self) -> list[str]:
        return list(self.listings)

    def values(self) -> list[GameInfo]:
        """All games, loaded."""
        return [self[game] for game in self.listings]

    def items(self) -> list[tuple[str, GameInfo]]:
        return [(game, self[game]) for game in self.listings]

    def sound(self) -> tuple[list[GameInfo], list[TanglewoodError]]:
        """All games that can be loaded, and what is wrong with the others."""
        found: list[GameInfo] = []
        listings = self.listings
        problems: list[TanglewoodError] = [*self.problems.values()]
        for game in listings:
            try:
                found.append(self[game])
            except TanglewoodError as problem:
                problems.append(problem)
        return found, problems


GAMES: Final = Games()


def load(listing: Listing) -> None:
    """Import the package of a game. Whatever goes wrong inside is one line and stops that game alone."""
    try:
        import_module(listing.package)
    except PackError as problem:
        raise PackError(f"{listing.id}: {problem}") from None
    except Exception as mistake:  # another name: compiled, a name has one type
        said = f"{type(mistake).__name__}: {mistake}"
        raise PackError(f"{listing.id}: the package {listing.package} cannot be loaded: {said}") from mistake


def register(info: GameInfo) -> None:
    """Make a game known. Its package calls this when it is imported."""
    known = GAMES.find(info.id)
    if known is None:
        GAMES.ours()[info.id] = info.listing
    elif known.package != info.listing.package:
        raise two_packages(known, info.listing)
    GAMES.loaded[info.id] = info


KEPT: Final = 16
"""Packs of designers that are held ready; those used longest ago are read again when somebody wants them."""
REMEMBERED: Final = 4096
"""Packs whose files are remembered, so that a name is enough to ask for them."""


class Packs:
    """The packs of designers that were used in this process, ready for play and by name."""

    def __init__(self) -> None:
        self.ready: dict[bytes, GameInfo] = {}
        self.by_name: dict[str, DesignerPack] = {}
        self.lock = Lock()

    def game(self, own: GameInfo, pack: "DesignerPack") -> GameInfo:
        """A game as it is played with a pack."""
        key = pack.key()
        with self.lock:  # threads of a server ask at the same time
            found = self.ready.pop(key, None)
            if found is None:
                found = made_with(own, pack)
                self.by_name[found.pack] = pack
                if len(self.by_name) > REMEMBERED:
                    del self.by_name[next(iter(self.by_name))]
            self.ready[key] = found
            if len(self.ready) > KEPT:
                del self.ready[next(iter(self.ready))]
        return found


PACKS: Final = Packs()


def made_with(own: GameInfo, pack: "DesignerPack") -> GameInfo:
    from tanglewood.kernel.packs.merging import merged, restored

    if own.files is None or own.remake is None:
        raise PackError(f"{own.id} has no pack that another one could change")
    rulings = len(own.rulings) if pack.rulings is None else pack.rulings
    before: dict[str, Any] = {}
    for ruling in reversed(own.rulings[rulings:]):  # what the oldest of them replaced is how it was
        before.update(ruling.before)
    files = merged(restored(own.files, before) if before else own.files, pack)
    files.rulings = rulings
    if rulings < len(own.rulings) and pack.as_written() is None:  # the game's own pack as it was
        files.fingerprint = own.rulings[rulings].was or files.fingerprint
    made = own.remake(files)
    made.source = pack
    return made


def as_of(game: str, rulings: int, pack: "DesignerPack | None" = None) -> "DesignerPack | None":
    """What a game goes on with that began when so many of its rulings had been changed; None: with its own
    pack."""
    from msgspec.structs import replace

    from tanglewood.kernel.packs.designer import DesignerPack

    if rulings >= len(lookup(game).rulings):
        return pack
    return replace(DesignerPack(game, game, 1) if pack is None else pack, rulings=rulings)


def read_state(text: str, pack: str, source: "DesignerPack | None" = None) -> State:
    """The state of a position that was written with a pack; its first line names the game."""
    game = text.split(None, 1)[0]
    info = lookup(game, source) if source is not None else known(game, pack)
    if info.pack != pack:
        raise PackError(f"{info.id}: this was played with the pack {echo(pack)}, here is {info.pack!r}")
    return info.read(text, checked=False)


def lookup(game: str, pack: "DesignerPack | None" = None) -> GameInfo:
    """The game of this id, loaded; with the pack of a designer, if one is given."""
    if game not in GAMES:
        if game in GAMES.problems:
            raise GAMES.problems[game]
        known = ", ".join(sorted(GAMES))
        problem = UnknownGameError(f"no game is called {echo(game)}{meant(game, GAMES)}; there is {known}")
        near = nearest(game, GAMES) or "none"
        raise saying(problem, Phrase("refused-no-game", given=echo(game), near=near, known=known))
    own = GAMES[game]
    return own if pack is None else PACKS.game(own, pack)


def known(game: str, pack: str) -> GameInfo:
    """The game with the pack of this name if it was used in this process, otherwise with its own, by the
    rulings that counted then."""
    info = lookup(game)
    source = PACKS.by_name.get(pack)
    if info.pack == pack:
        return info
    if source is not None and source.game == game:
        return lookup(game, source)
    return lookup(game, as_of(game, rulings_in(pack))) if pack.split(" ")[0] == game else info
