"""The Lab: studies that run in the background, one at a time and below play.

A study is a folder of the data folder, the same as `tanglewood study run` makes: whoever has one from
elsewhere puts it there. What is asked for is checked here; playing and reporting need libraries that a
server has no other use for, and happen in a process of their own.
"""

import asyncio
import contextlib
import re
import secrets
import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.setting import spelled
from tanglewood.server.errors import Refused
from tanglewood.server.limits import Limits
from tanglewood.server.model_lab import LabSheet, LabStatus, LabStudy, LabWish
from tanglewood.server.services.packs import PackService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.study.background import END, REPORT, TITLE, End
from tanglewood.study.definition import PRINTED, Stop, Written, WrittenVariant, settle
from tanglewood.study.folder import DEFINITION, GAMES, Folder, Stored
from tanglewood.words import words

OWNER = "owner"
PROBLEM = "problem.txt"
PACKS = "packs"
ID = re.compile(r"[A-Za-z0-9_.-]{1,80}")
LIBRARIES = ("polars", "scipy", "altair", "vl_convert", "jinja2")


def say(key: str, **values: object) -> str:
    return words().say(f"lab-{key}", **values)


class LabService:
    """Studies by their id, the name of their folder. Without a folder the Lab is closed."""

    def __init__(self, folder: Path | None, packs: PackService, limits: Limits) -> None:
        self.folder = folder
        self.packs = packs
        self.limits = limits
        self.waiting: list[str] = []
        self.running = ""
        self.process: asyncio.subprocess.Process | None = None
        self.tasks = BackgroundTasks()
        self.counted: dict[str, tuple[int, int]] = {}
        self.closing = False

    # ------------------------------------------------------------------ reading

    def off(self) -> str:
        """Why no study can be begun here; empty where one can."""
        if self.folder is None:
            return say("closed")
        lacking = [name for name in LIBRARIES if find_spec(name) is None]
        return say("lacks", libraries=", ".join(lacking)) if lacking else ""

    def sheet(self, owner: bytes | None) -> LabSheet:
        """All studies, the newest first."""
        found: list[tuple[float, LabStudy]] = []
        for path in self.paths():
            with contextlib.suppress(Exception):  # a folder that is no study, or one of another version
                found.append(((path / DEFINITION).stat().st_mtime, self.describe(path, owner)))
        found.sort(key=lambda one: -one[0])
        return LabSheet(self.off(), self.limits.lab_games, [study for _, study in found])

    def paths(self) -> list[Path]:
        if self.folder is None or not self.folder.is_dir():
            return []
        return [path for path in self.folder.iterdir() if (path / DEFINITION).is_file()]

    def path(self, id: str) -> Path:
        if self.folder is None or not ID.fullmatch(id) or not (self.folder / id / DEFINITION).is_file():
            raise Refused(404, "unknown-study", say("unknown"))
        return self.folder / id

    def read(self, id: str, owner: bytes | None) -> LabStudy:
        return self.describe(self.path(id), owner)

    def describe(self, path: Path, owner: bytes | None) -> LabStudy:
        id = path.name
        stored = Folder(path).definition()
        study = stored.study
        done, wanted = self.count(path), study.games()
        end = self.end(path)
        problem = text_of(path / PROBLEM)
        status: LabStatus = "done" if done >= wanted or (end is not None and end.complete) else "stopped"
        if id == self.running:
            status = "running"
        elif id in self.waiting:
            status = "waiting"
        elif problem:
            status = "failed"
        return LabStudy(
            id,
            text_of(path / TITLE) or titled(stored),
            study.game,
            [variant.name for variant in study.variants],
            study.variants[0].bots,
            status,
            min(done, wanted),
            wanted,
            self.belongs(path, owner),
            (path / REPORT).is_file(),
            stored.command,
            problem if status == "failed" else "",
        )

    def count(self, path: Path) -> int:
        """Finished games; only what was added since the last time is read."""
        file = path / GAMES
        size, lines = self.counted.get(path.name, (0, 0))
        if not file.is_file():
            return 0
        with file.open("rb") as log:
            log.seek(size)
            new = log.read()
        self.counted[path.name] = (size + len(new), lines + new.count(b"\n"))
        return self.counted[path.name][1]

    def end(self, path: Path) -> End | None:
        file = path / END
        return msgspec.json.decode(file.read_bytes(), type=End) if file.is_file() else None

    def belongs(self, path: Path, owner: bytes | None) -> bool:
        return owner is not None and text_of(path / OWNER) == owner.hex()

    def report(self, id: str) -> bytes:
        file = self.path(id) / REPORT
        if not file.is_file():
            raise Refused(404, "no-report", say("no-report"))
        return file.read_bytes()

    # ------------------------------------------------------------------ doing

    async def begin(self, wish: LabWish, owner: bytes) -> LabStudy:
        """Set up a study and have it played."""
        if off := self.off():
            raise Refused(403, "lab-off", off)
        assert self.folder is not None
        paths = self.paths()
        own = [path for path in paths if self.belongs(path, owner)]
        if any(path.name == self.running or path.name in self.waiting for path in own):
            raise Refused(409, "one-at-a-time", say("one-at-a-time"))
        if len(own) >= self.limits.lab_studies_of_person or len(paths) >= self.limits.lab_studies:
            raise Refused(409, "too-many", say("too-many", most=self.limits.lab_studies_of_person))
        packs = [await self.packs.find(one.name) for one in wish.differs if one.kind == "pack"]
        path = self.folder / f"{wish.game}-{secrets.token_hex(4)}"
        await asyncio.to_thread(self.lay, path, wish, [pack for pack in packs if pack is not None], owner)
        self.waiting.append(path.name)
        self.next()
        return self.describe(path, owner)

    def lay(self, path: Path, wish: LabWish, packs: list[DesignerPack], owner: bytes) -> None:
        """Make the folder of a study, its packs in it; of one that is refused nothing stays."""
        path.mkdir(mode=0o700, parents=True)
        try:
            for pack in packs:
                keep(pack, path / PACKS / pack.name)
            written, command = asked(wish, packs)
            study = settle(written, path)
            if study.games() > self.limits.lab_games:
                most = self.limits.lab_games
                raise Refused(422, "too-long", say("too-long", games=study.games(), most=most))
            (path / OWNER).write_text(owner.hex(), encoding="ascii")
            if wish.title.strip():
                (path / TITLE).write_text(wish.title.strip(), encoding="utf-8")
            Folder(path).open(study, command)
        except Exception:
            shutil.rmtree(path)
            raise

    async def resume(self, id: str, owner: bytes | None) -> LabStudy:
        path = self.own(id, owner)
        if self.describe(path, owner).status in ("stopped", "failed"):
            if off := self.off():
                raise Refused(403, "lab-off", off)
            (path / PROBLEM).unlink(missing_ok=True)
            self.waiting.append(id)
            self.next()
        return self.describe(path, owner)

    async def stop(self, id: str, owner: bytes | None) -> LabStudy:
        """Stop a study; its finished games are kept and reported."""
        path = self.own(id, owner)
        if id in self.waiting:
            self.waiting.remove(id)
        elif id == self.running and self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.terminate()
        return self.describe(path, owner)

    async def remove(self, id: str, owner: bytes | None) -> None:
        path = self.own(id, owner)
        if id == self.running or id in self.waiting:
            raise Refused(409, "running", say("stop-first"))
        self.counted.pop(id, None)
        await asyncio.to_thread(shutil.rmtree, path)

    def own(self, id: str, owner: bytes | None) -> Path:
        path = self.path(id)
        if not self.belongs(path, owner):
            raise Refused(403, "not-yours", say("not-yours"))
        return path

    def next(self) -> None:
        """Play the next one, if none is being played."""
        if self.waiting and not self.running and not self.closing:
            self.running = self.waiting.pop(0)
            self.tasks.start(self.play(self.running))

    async def play(self, id: str) -> None:
        path = self.path(id)
        try:
            command = [sys.executable, "-m", "tanglewood.study.background", str(path)]
            self.process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
            )
            _, errors = await self.process.communicate()
            if self.process.returncode and not self.closing:
                last = errors.decode(errors="replace").strip().rpartition("\n")[2]
                (path / PROBLEM).write_text(last or say("failed"), encoding="utf-8")
        finally:
            self.process = None
            self.running = ""
            self.next()

    async def close(self) -> None:
        """Finished games are kept; whoever began the study can go on with it."""
        self.closing = True
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.tasks.finish()


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


def titled(stored: Stored) -> str:
    """The name of a study to which nobody gave one."""
    names = [variant.name for variant in stored.study.variants]
    return say("titled", variants=" / ".join(names))


def keep(pack: DesignerPack, folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, text in pack.texts.items():
        (folder / Path(name).name).write_text(text, encoding="utf-8")


def asked(wish: LabWish, packs: list[DesignerPack]) -> tuple[Written, str]:
    """The study that somebody asks for, and the command that plays the same."""
    bots: str | list[str] = wish.bots[0] if len(wish.bots) == 1 else wish.bots
    grid: dict[str, list[Any]] = {}
    forbid: list[str] = []
    command = ["tanglewood", "study", "run", "--game", wish.game, "--players", str(wish.players)]
    command += ["--bots", ",".join(wish.bots), "--games", str(wish.games), "--seed", str(wish.seed)]
    variants = {PRINTED: WrittenVariant()} if packs else {}
    for pack in packs:
        path = f"{PACKS}/{pack.name}" if pack.texts else ""
        variants[pack.title()] = WrittenVariant(pack=path, set=pack.changes)
        command += ["--pack", path or pack.title()]
    for one in wish.differs:
        if one.kind == "pack":
            continue
        if one.kind == "without":
            forbid.append(one.name)
            command += ["--forbid", one.name]
            continue
        if len(one.values) < 2:
            raise Refused(422, "values", say("values", name=one.name))
        if one.kind == "number" and one.name.partition(".")[0] == "experimental":
            raise Refused(422, "values", say("bounds"))
        kind, option = ("options", "-o") if one.kind == "option" else ("set", "--set")
        grid[f"{kind}.{one.name}"] = one.values
        command += [option, f"{one.name}={','.join(map(text_of_value, one.values))}"]
    stop = None
    if wish.precision is not None:
        stop = Stop(wish.measure, wish.precision)
        command += ["--precision", f"{wish.precision:g}", "--measure", wish.measure]
    written = Written(
        wish.game,
        wish.players,
        bots,
        wish.games,
        wish.seed,
        variants=variants,
        grid=grid,
        forbid=forbid,
        stop=stop,
    )
    return written, shlex.join(command)


def text_of_value(value: bool | int | float | str) -> str:
    return f"{value:g}" if isinstance(value, float) else spelled(value)
