"""Finding games without loading them.

A package with a game has a file `game.toml` (id, title, one sentence) and is named by an entry point of the
group `tanglewood.games`. Our own games are also found by their folders, so that a checkout works before
it is installed.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.name import Name

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tanglewood.games"
"""The entry point group, and the package of our own games."""
OWN: Final = Path(__file__).parents[1] / "games"
FILE: Final = "game.toml"
FIELDS: Final = ("id", "title", "about")


class Listing:
    """A game by name, before it is loaded. `default` marks the game that is played where none is named."""

    __slots__ = ("about", "default", "folder", "id", "package", "title")

    def __init__(
        self, id: str, title: str, about: str, package: str, folder: Path, default: bool = False
    ) -> None:
        self.id = id
        self.title: str = Name(title, f"{id}-game-title")
        self.about: str = Name(about, f"{id}-game-about")
        self.package = package
        self.folder = folder
        self.default = default


def read_listing(package: str, folder: Path | None = None) -> Listing:
    """What `game.toml` of a package says. A package that is being imported need not name its folder."""
    import tomllib  # nothing that needs no game has to wait for it

    if folder is None:
        folder = Path(next(iter(sys.modules[package].__path__)))
    try:
        fields = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    except OSError:
        raise PackError(f"{package}: expected a file {FILE} in the package") from None
    except ValueError as problem:  # no TOML, or no text
        raise PackError(f"{package}: {FILE}: {problem}") from None
    for name in FIELDS:
        if not isinstance(fields.get(name), str) or not fields[name]:
            raise PackError(f"{package}: {FILE}, field {name}: expected a text, got {echo(fields.get(name))}")
    id, title, about = [str(fields[name]) for name in FIELDS]
    if not id.isascii() or not id.isidentifier() or not id.islower():
        raise PackError(
            f"{package}: {FILE}, field id: expected small letters and underscores, got {echo(id)}"
        )
    return Listing(id, title, about, package, folder, fields.get("default") is True)


def own_listings() -> dict[str, Listing]:
    """Our own games, by id."""
    found = [
        read_listing(f"{GROUP}.{path.parent.name}", path.parent) for path in sorted(OWN.glob(f"*/{FILE}"))
    ]
    return {listing.id: listing for listing in found}


def other_listings(own: dict[str, Listing]) -> tuple[dict[str, Listing], dict[str, PackError]]:
    """The games that installed packages bring, by id, and why some cannot be taken, by entry point.

    An id that two packages claim belongs to neither of them; one of ours stays ours.
    """
    from importlib.metadata import entry_points  # takes longer than all else

    found: dict[str, Listing] = {}
    problems: dict[str, PackError] = {}
    packages = {listing.package for listing in own.values()}
    for entry in sorted(set(entry_points(group=GROUP)), key=order):
        if entry.value in packages:
            continue
        packages.add(entry.value)
        try:
            listing = listing_of(entry)
        except PackError as problem:
            problems.setdefault(entry.name, problem)
            continue
        rival = own.get(listing.id) or found.get(listing.id)
        if rival is not None:
            problems[listing.id] = two_packages(rival, listing)
        else:
            found[listing.id] = listing
    return {id: listing for id, listing in found.items() if id not in problems}, problems


def two_packages(one: Listing, other: Listing) -> PackError:
    return PackError(f"two packages bring a game called {one.id}: {one.package} and {other.package}")


def order(entry: "EntryPoint") -> tuple[str, str]:
    return entry.name, entry.value


def listing_of(entry: "EntryPoint") -> Listing:
    """The game of an entry point. Its package is looked for, but not imported."""
    from importlib.util import find_spec

    try:
        spec = find_spec(entry.value)
    except Exception as problem:  # whatever the package around it does when it is imported
        raise PackError(f"{entry.name}: {entry.value} cannot be found: {problem!r}") from None
    if spec is None or not spec.submodule_search_locations:
        raise PackError(f"{entry.name}: there is no package {echo(entry.value)}")
    listing = read_listing(entry.value, Path(next(iter(spec.submodule_search_locations))))
    if listing.id != entry.name:
        raise PackError(
            f"{entry.value}: the entry point is called {echo(entry.name)}, the game {listing.id!r}"
        )
    return listing
