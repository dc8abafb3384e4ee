"""A designer's pack: a folder or a file that says what differs from a game's own pack.

    name = "gentle-city"
    version = 1
    game = "everdell"

    [[card]]
    id = "historian"
    points = 2

The head stands at the top of one file. Entries are matched by their table and id: what is written replaces
those fields, and an id that the game does not have adds an entry. `experimental = true` in the head lifts the
bounds of numbers and lists.
"""

import hashlib
import re
from itertools import islice
from pathlib import Path, PurePath
from typing import Any, Final

import msgspec

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import by_name, read_toml, tables, text_of
from tanglewood.kernel.text.echo import clip, echo

HEAD: Final = ("name", "version", "game", "experimental")
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}")
FILES: Final = 64
"""Files a pack may have, more than the largest game needs."""
SIZE: Final = 512 * 1024
"""Bytes of all its files together."""
ARCHIVE: Final = 16 * 1024 * 1024
"""Bytes of a zip, which may have pictures in it."""
EXPERIMENTAL: Final = "experimental"
PLAIN: Final = re.compile(r"[\w.+=-]{1,60}", re.ASCII)
"""Changes that can stand in the name of a pack."""


class DesignerPack(msgspec.Struct, frozen=True):
    """What a designer changes: the texts of the files by name, and single changes by their path.

    Without files it is the game's own pack with these changes. It is data alone, so it can be sent to another
    process or kept beside a game; `registry.lookup(pack.game, pack)` is the game played with it.
    """

    game: str
    name: str
    version: int
    experimental: bool = False
    texts: dict[str, str] = {}
    changes: dict[str, Any] = {}
    # How many of the game's changed rulings count (rulings.py); None: all of them. A pack as somebody wrote
    # it says nothing of it, a game that began earlier does.
    rulings: int | None = None

    def key(self) -> bytes:
        """The same for packs that say the same, by the same rulings."""
        return self.said() + (b"" if self.rulings is None else b"+%d" % self.rulings)

    def said(self) -> bytes:
        fields = {field: getattr(self, field) for field in self.__struct_fields__ if field != "rulings"}
        return msgspec.json.encode(fields)

    def id(self) -> str:
        """A short text that no other pack has, whatever the rulings."""
        return hashlib.sha256(self.said()).hexdigest()[:24]

    def as_written(self) -> "DesignerPack | None":
        """The pack by the rulings of today; None if it is the game's own."""
        if not self.texts and not self.changes:
            return None
        return msgspec.structs.replace(self, rulings=None)

    def title(self) -> str:
        """The name of the pack, and its changes if they are short."""
        if not self.changes:
            return self.name
        said = ",".join(f"{path}={value}" for path, value in self.changes.items())
        return f"{self.name}+{said}" if PLAIN.fullmatch(said.replace(",", "+")) else f"{self.name}+changes"


def read_pack(
    where: "Path | str | DesignerPack | None", game: str = "", changes: dict[str, Any] | None = None
) -> DesignerPack | None:
    """The pack of a folder, a file or another pack, with changes; None if nothing differs.

    `game` is the game it has to be for. Nothing is compared with the game's own pack here.
    """
    if where is None:
        if not changes:
            return None
        pack = DesignerPack(game, game, 1)
    elif isinstance(where, DesignerPack):
        pack = where
    elif isinstance(where, str | Path):
        pack = pack_of(texts_at(Path(where)))
    else:
        raise PackError(f"pack: expected a folder, a file or a DesignerPack, got {echo(where)}")
    if game and pack.game != game:
        raise PackError(f"the pack {pack.name!r} is for the game {pack.game!r}, expected one for {game!r}")
    return with_changes(pack, changes or {})


def with_changes(pack: DesignerPack, changes: dict[str, Any]) -> DesignerPack:
    if not changes:
        return pack
    if not isinstance(changes, dict) or not all(isinstance(path, str) for path in changes):
        raise PackError(
            f"changes: expected paths like 'card.historian.points' and values, got {echo(changes)}"
        )
    both = {**pack.changes, **changes}
    wild = both.pop(EXPERIMENTAL, pack.experimental)
    if not isinstance(wild, bool):
        raise PackError(f"changes: experimental: expected true or false, got {echo(wild)}")
    for path, value in changes.items():
        try:
            msgspec.json.encode((path, value))
        except (TypeError, ValueError, OverflowError, RecursionError):
            raise PackError(
                f"changes: {echo(path)}: expected a value that a TOML file can have, got {echo(value)}"
            ) from None
    return msgspec.structs.replace(pack, changes=both, experimental=wild)


def texts_at(path: Path) -> dict[str, str]:
    """The TOML files of a folder and of those in it, of a zip of one, or the one file, by name."""
    try:
        if path.suffix.lower() == ".zip" and path.is_file():
            return texts_of_zip(path)
        found = files_at(path)
        names = [file.name for file in found]
        for name in names:
            if names.count(name) > 1:
                raise PackError(f"{name}: expected a name of its own, another folder has one like it")
        for file in found:
            if not file.is_file() and file.exists():
                raise PackError(f"{file}: expected a file with text")
        check_size(len(found), sum(file.stat().st_size for file in found))
        return {file.name: text_of(file) for file in found}
    except OSError as problem:
        name = Path(problem.filename or path).name
        raise PackError(f"{clip(name)}: {problem.strerror or problem}") from None


def files_at(path: Path) -> list[Path]:
    """The TOML files of a folder and of those in it by name, or the one file."""
    if path.is_file():
        return [path]
    if not path.is_dir():
        raise PackError(f"{path}: expected a folder, a zip or a TOML file, there is nothing")
    inside = (it for it in path.rglob("*.toml") if belongs(it.relative_to(path)) and not it.is_dir())
    found = list(islice(inside, FILES + 1))  # a whole disk is no pack, and takes long to search
    if not found:
        raise PackError(f"{path}: expected a folder with TOML files, there is none in it")
    check_size(len(found), 0)
    return sorted(found, key=by_name)


def texts_of_zip(path: Path) -> dict[str, str]:
    from tanglewood.kernel.packs.uploading import unzipped  # which needs what is defined here

    if path.stat().st_size > ARCHIVE:
        raise PackError(f"{path.name}: expected at most {ARCHIVE // 1024} kB")
    try:
        return unzipped(path.read_bytes())
    except PackError as problem:
        raise PackError(f"{path.name}: {problem}") from None


def belongs(path: PurePath) -> bool:
    """Whether a file is part of a pack: not one that editors keep beside it."""
    return not any(part.startswith(".") for part in path.parts) and path.name != "taplo.toml"


def check_size(files: int, size: int) -> None:
    if files > FILES:
        raise PackError(f"expected at most {FILES} files in a pack, there are more")
    if size > SIZE:
        raise PackError(f"expected at most {SIZE // 1024} kB in a pack, got {size // 1024} kB")


def pack_of(texts: dict[str, str]) -> DesignerPack:
    """The pack of these files, given as name and text."""
    heads: dict[str, tuple[str, object]] = {}
    for file, text in texts.items():
        for key, value in tables(file, text).items():
            if key not in HEAD or isinstance(value, dict | list):
                continue
            if key in heads:
                raise PackError(f"{file}: {key}: expected once, it stands in {heads[key][0]} already")
            heads[key] = (file, value)
    for key in HEAD[:3]:
        if key not in heads:
            example = {"name": '"my-pack"', "version": "1", "game": '"the id of the game"'}[key]
            raise PackError(f"{next(iter(texts), 'the pack')}: expected at the top: {key} = {example}")
    name, version, game = [heads[key][1] for key in HEAD[:3]]
    if not isinstance(name, str) or not NAME.fullmatch(name):
        said = (
            "expected up to 40 small letters, digits, dots, hyphens and _, beginning with a letter or digit"
        )
        raise PackError(f"{heads['name'][0]}: name: {said}, got {echo(name)}")
    if name == game:
        raise PackError(f"{heads['name'][0]}: name: expected a name of its own, {name!r} is that of the game")
    if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= 10**6:
        raise PackError(
            f"{heads['version'][0]}: version: expected a whole number from 1, got {echo(version)}"
        )
    if not isinstance(game, str):
        raise PackError(f"{heads['game'][0]}: game: expected the id of a game, got {echo(game)}")
    file, wild = heads.get(EXPERIMENTAL, ("", False))
    if not isinstance(wild, bool):
        raise PackError(f"{file}: experimental: expected true or false, got {echo(wild)}")
    return DesignerPack(game, name, version, wild, texts)


def read_change(text: str) -> tuple[str, Any]:
    """A change as it is typed: `cards.historian.points=2`. What is no TOML value is a text."""
    path, equals, value = text.partition("=")
    if not equals or not path.strip():
        raise PackError(f"expected a change like cards.historian.points=2, got {echo(text)}")
    try:
        read = read_toml(f"value = {value}")
    except ValueError:
        read = {}
    return path.strip(), read["value"] if [*read] == ["value"] else value.strip()
