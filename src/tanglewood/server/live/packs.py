"""What people at a table are told of the pack of a designer."""

from functools import lru_cache

from tanglewood.kernel.packs.differences import Difference, differences
from tanglewood.kernel.packs.writing import value_text
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.server.model import PackChange, PackInfo, PackName

LONGEST = 200
"""Characters of a value that are shown."""


@lru_cache(maxsize=16)
def pack_info(info: GameInfo) -> PackInfo:
    """A pack with everything that differs from the game's own."""
    own = lookup(info.id)
    assert info.source is not None
    assert info.files is not None
    assert own.files is not None
    found = [pack_change(it) for it in differences(own.files, info.files)]
    name = PackName(info.source.id(), info.source.title(), info.files.version, len(found))
    return PackInfo(name, info.id, found)


def pack_name(info: GameInfo) -> PackName:
    return pack_info(info).pack


def pack_change(it: Difference) -> PackChange:
    if it.field:
        return PackChange(it.path, it.name, shown(it.before), shown(it.after), new=False)
    return PackChange(it.path, it.name, "", "", new=True)


def shown(value: object) -> str:
    return "" if value in (None, "", [], {}) else value_text(value)[:LONGEST]
