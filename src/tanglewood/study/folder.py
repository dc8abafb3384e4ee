"""The folder of a study: its definition, and one line for each finished game."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from tanglewood.study.definition import Study, Task
from tanglewood.study.playing import Line
from tanglewood.words import refuse

DEFINITION = "study.json"
GAMES = "games.jsonl"
TABLES = "tables"


class Stored(msgspec.Struct, frozen=True):
    """What `study.json` holds."""

    digest: str
    command: str
    packs: dict[str, str]
    study: Study


class Folder:
    """A study on disk. Its log is only added to, a whole line at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log: IO[bytes] | None = None

    def definition(self) -> Stored:
        """The study that lies here."""
        try:
            stored = msgspec.json.decode((self.path / DEFINITION).read_bytes(), type=Stored)
        except FileNotFoundError:
            raise refuse("study-none", folder=str(self.path)) from None
        except msgspec.DecodeError as problem:
            raise refuse("study-file", file=str(self.path / DEFINITION), problem=str(problem)) from None
        if stored.digest != stored.study.digest():
            raise refuse("study-digest", folder=str(self.path))
        return stored

    def open(self, study: Study, command: str) -> None:
        """Begin here, or go on with the very same study."""
        if (self.path / DEFINITION).exists():
            theirs = self.definition()
            if theirs.digest != study.digest():
                raise refuse("study-other", folder=str(self.path), here=theirs.digest, wanted=study.digest())
        else:
            self.path.mkdir(parents=True, exist_ok=True)
            packs = {variant.name: variant.pack_name for variant in study.variants}
            stored = Stored(study.digest(), command, packs, study)
            write_whole(self.path / DEFINITION, msgspec.json.format(msgspec.json.encode(stored), indent=2))
        self.drop_torn_line()

    def drop_torn_line(self) -> None:
        """Cut off what a process left that was killed while it wrote."""
        file = self.path / GAMES
        if not file.exists():
            return
        content = file.read_bytes()
        if content and not content.endswith(b"\n"):
            os.truncate(file, content.rfind(b"\n") + 1)

    def lines(self) -> Iterator[Line]:
        """Every finished game once, in the order in which they ended."""
        file = self.path / GAMES
        if not file.exists():
            return
        decoder = msgspec.json.Decoder(Line)
        seen: set[Task] = set()
        with file.open("rb") as log:
            for number, text in enumerate(log, 1):
                if not text.endswith(b"\n"):
                    return  # it is being written just now
                try:
                    line = decoder.decode(text)
                except msgspec.DecodeError as problem:
                    raise refuse("study-line", file=str(file), line=number, problem=str(problem)) from None
                if line.task() not in seen:
                    seen.add(line.task())
                    yield line

    def add(self, line: Line) -> None:
        """One write of a whole line: the system has it even if this process is killed right after."""
        if self.log is None:
            self.log = (self.path / GAMES).open("ab", buffering=0)
        self.log.write(msgspec.json.encode(line) + b"\n")

    def close(self) -> None:
        if self.log is not None:
            self.log.close()
            self.log = None


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = file.with_name(file.name + ".new")
    draft.write_bytes(content)
    os.replace(draft, file)
