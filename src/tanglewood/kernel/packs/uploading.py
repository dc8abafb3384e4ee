"""A pack that somebody sends: one TOML file, or a zip of a folder.

Nothing is written to a disk, no path of an archive is followed, and no more is unpacked than a pack may have.
"""

import io
import zipfile
from pathlib import PurePosixPath
from typing import Final

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.designer import FILES, DesignerPack, belongs, check_size, pack_of
from tanglewood.kernel.packs.files import decoded
from tanglewood.kernel.text.echo import clip

MOST: Final = 256 * 1024
"""Bytes of a pack that is sent, packed or not."""
MEMBERS: Final = 1000
"""Things in an archive, folders and pictures included."""
ENTRIES: Final = 300
"""Entries it may write."""


def read_upload(name: str, content: bytes) -> DesignerPack:
    """The pack of a file of this name."""
    if len(content) > MOST:
        raise PackError(f"expected at most {MOST // 1024} kB, got {len(content) // 1024} kB")
    if name.lower().endswith(".zip"):
        texts = unzipped(content)
    elif name.lower().endswith(".toml"):
        texts = {file_name(name): decoded(file_name(name), content)}
    else:
        raise PackError("expected a file that ends in .toml, or a .zip of a folder")
    check_size(len(texts), sum(len(text.encode()) for text in texts.values()))
    pack = pack_of(texts)
    entries = sum(text.count("\n[") + text.startswith("[") for text in texts.values())
    if entries > ENTRIES:
        raise PackError(f"expected at most {ENTRIES} entries in a pack that is sent, got {entries}")
    return pack


def file_name(name: str) -> str:
    """The last part of a path; where a file lay makes no difference."""
    return clip(PurePosixPath(name.replace("\\", "/")).name)


def unzipped(content: bytes) -> dict[str, str]:
    """The TOML files of an archive by name. What it claims of their size is not believed."""
    texts: dict[str, str] = {}
    left = MOST
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = archive.infolist()
            if len(members) > MEMBERS:
                raise PackError(f"expected at most {MEMBERS} things in an archive, got {len(members)}")
            for member in members:
                path = PurePosixPath(member.filename.replace("\\", "/"))
                if member.is_dir() or path.suffix != ".toml" or not belongs(path):
                    continue
                name = file_name(member.filename)
                if name in texts:
                    raise PackError(f"{name}: expected a name of its own, another folder has one like it")
                if len(texts) >= FILES:
                    raise PackError(f"expected at most {FILES} files in a pack")
                with archive.open(member) as file:
                    unpacked = file.read(left + 1)
                left -= len(unpacked)
                if left < 0:
                    raise PackError(f"expected at most {MOST // 1024} kB in a pack")
                texts[name] = decoded(name, unpacked)
    except PackError:
        raise
    except Exception:  # a broken archive breaks zipfile, and whatever unpacks for it, in many ways
        raise PackError("this is no zip archive that can be read") from None
    if not texts:
        raise PackError("expected TOML files in the archive, there is none in it")
    return texts
