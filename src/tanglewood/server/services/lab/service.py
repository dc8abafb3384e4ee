"""The Lab: studies and searches that run in the background, one at a time and below play.

Each is a folder of the data folder, the same as `tanglewood study run` and `study search` make: whoever has
one from elsewhere puts it there. What is asked for is checked here; playing and reporting need libraries
that a server has no other use for, and happen in a process of their own.
"""

import asyncio
import contextlib
import io
import re
import secrets
import shutil
import sys
import zipfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import msgspec

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.server.errors import Refused
from tanglewood.server.limits import Limits
from tanglewood.server.models.lab import LabSearchWish, LabSheet, LabStatus, LabStudy, LabWish
from tanglewood.server.services.lab.asking import (
    PACKS,
    SEARCH_FILE,
    asked,
    keep,
    say,
    search_command,
    search_text,
)
from tanglewood.server.services.lab.owning import OWNER, delete_studies, studies_of, text_of, told
from tanglewood.server.services.packs import PackService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.study.background import END, REPORT, TITLE, WANTED, End
from tanglewood.study.definition import settle
from tanglewood.study.folder import DEFINITION, GAMES, TABLES, Folder
from tanglewood.study.searching.definition import read_search, settle_search
from tanglewood.study.searching.folder import DEFINITION as SEARCH
from tanglewood.study.searching.folder import SearchFolder
from tanglewood.study.searching.running import planned
from tanglewood.study.searching.sentences import called

PROBLEM = "problem.txt"
ID = re.compile(r"[A-Za-z0-9_.-]{1,80}")
LIBRARIES = ("polars", "scipy", "altair", "vl_convert", "jinja2", "optuna")


class LabService:
    """Studies by their id, the name of their folder. Without a folder the Lab is closed."""

    def __init__(self, kept: Path | None, packs: PackService, limits: Limits) -> None:
        # What was studied before a Lab was closed is still there, and somebody's.
        self.kept = kept
        self.folder = kept if limits.lab else None
        self.packs = packs
        self.limits = limits
        self.waiting: list[str] = []
        self.running = ""
        self.played: set[str] = set()  # those of the waiting that only want a report
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
                found.append((definition_of(path).stat().st_mtime, self.describe(path, owner)))
        found.sort(key=lambda one: -one[0])
        return LabSheet(self.off(), self.limits.lab_games, [study for _, study in found])

    def paths(self) -> list[Path]:
        if self.folder is None or not self.folder.is_dir():
            return []
        return [path for path in self.folder.iterdir() if definition_of(path).is_file()]

    def path(self, id: str) -> Path:
        if self.folder is None or not ID.fullmatch(id) or not definition_of(self.folder / id).is_file():
            raise Refused(404, "unknown-study", say("unknown"))
        return self.folder / id

    async def read(self, id: str, owner: bytes | None) -> LabStudy:
        path = self.path(id)
        found = await asyncio.to_thread(self.describe, path, owner)
        if not self.lacks_report(path, found):
            return found
        self.played.add(id)
        self.waiting.append(id)
        self.next()
        return self.describe(path, owner)

    def lacks_report(self, path: Path, found: LabStudy) -> bool:
        """Whether a study has games and no report, because it was made elsewhere or the server went down: it
        is written when somebody looks. What a search found is known when its tables are there."""
        if found.readable or found.status not in ("stopped", "done") or not found.done or self.off():
            return False
        if path.name == self.running or path.name in self.waiting or self.closing:
            return False
        return found.kind == "study" or (path / TABLES).is_dir()

    def describe(self, path: Path, owner: bytes | None) -> LabStudy:
        """A study or a search, as far as it is."""
        whole = search_sheet(path) if is_search(path) else study_sheet(path)
        done, end = self.count(path), self.end(path)
        problem = text_of(path / PROBLEM)
        status: LabStatus = "stopped"
        if path.name == self.running:
            status = "running"
        elif path.name in self.waiting:
            status = "waiting"
        elif problem:
            status = "failed"
        elif (end is not None and end.complete) or (whole.kind == "study" and done >= whole.wanted):
            status = "done"
        # How many games a search takes is known when it is over.
        wanted = done if whole.kind == "search" and status == "done" else max(whole.wanted, 1)
        return msgspec.structs.replace(
            whole,
            title=text_of(path / TITLE) or whole.title,
            status=status,
            done=min(done, wanted),
            wanted=wanted,
            mine=self.belongs(path, owner),
            readable=(path / REPORT).is_file(),
            tables=(path / TABLES).is_dir(),
            problem=problem if status == "failed" else "",
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

    def of(self, owner: bytes) -> list[dict[str, object]]:
        """The studies of somebody, for their download."""
        return [told(path) for path in studies_of(self.kept, owner)]

    def hand_over(self, old: bytes, new: bytes) -> None:
        """Somebody's studies are somebody else's from now on."""
        for path in studies_of(self.kept, old):
            (path / OWNER).write_text(new.hex(), encoding="ascii")

    async def forget(self, owner: bytes) -> None:
        """Throw away all studies of somebody, also one that is being played."""
        for path in studies_of(self.kept, owner):
            self.counted.pop(path.name, None)
            if path.name in self.waiting:
                self.waiting.remove(path.name)
            elif path.name == self.running and self.process is not None:
                with contextlib.suppress(ProcessLookupError):
                    self.process.kill()
                await self.process.wait()
        await asyncio.to_thread(delete_studies, self.kept, owner)

    def report(self, id: str) -> bytes:
        file = self.path(id) / REPORT
        if not file.is_file():
            raise Refused(404, "no-report", say("no-report"))
        return file.read_bytes()

    def tables(self, id: str) -> bytes:
        """The tables of a study, as Parquet and CSV, in one archive."""
        folder = self.path(id) / TABLES
        if not folder.is_dir():
            raise Refused(404, "no-report", say("no-report"))
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in sorted(folder.iterdir()):
                archive.write(file, f"{id}/{file.name}")
        return packed.getvalue()

    # ------------------------------------------------------------------ doing

    async def begin(self, wish: LabWish, owner: bytes) -> LabStudy:
        """Set up a study and have it played."""
        self.check(owner)
        packs = [await self.packs.find(one.name) for one in wish.differs if one.kind == "pack"]
        found = [pack for pack in packs if pack is not None]
        return await self.start(wish, owner, lambda path: self.lay(path, wish, found))

    async def search(self, wish: LabSearchWish, owner: bytes) -> LabStudy:
        """Set up a search and have it played."""
        self.check(owner)
        return await self.start(wish, owner, lambda path: self.lay_search(path, wish))

    def check(self, owner: bytes) -> None:
        """Whether this person may begin one more."""
        if off := self.off():
            raise Refused(403, "lab-off", off)
        paths = self.paths()
        own = [path for path in paths if self.belongs(path, owner)]
        if any(path.name == self.running or path.name in self.waiting for path in own):
            raise Refused(409, "one-at-a-time", say("one-at-a-time"))
        if len(own) >= self.limits.lab_studies_of_person or len(paths) >= self.limits.lab_studies:
            raise Refused(409, "too-many", say("too-many", most=self.limits.lab_studies_of_person))

    async def start(
        self, wish: LabWish | LabSearchWish, owner: bytes, lay: Callable[[Path], None]
    ) -> LabStudy:
        """Make the folder, fill it, and play it when its turn comes; of what is refused nothing stays."""
        assert self.folder is not None
        path = self.folder / f"{wish.game}-{secrets.token_hex(4)}"

        def fill() -> None:
            path.mkdir(mode=0o700, parents=True)
            try:
                (path / OWNER).write_text(owner.hex(), encoding="ascii")
                if wish.title.strip():
                    (path / TITLE).write_text(wish.title.strip(), encoding="utf-8")
                lay(path)
            except BaseException:
                shutil.rmtree(path)
                raise

        await asyncio.to_thread(fill)
        self.waiting.append(path.name)
        self.next()
        return self.describe(path, owner)

    def lay(self, path: Path, wish: LabWish, packs: list[DesignerPack]) -> None:
        """The definition of a study, its packs beside it."""
        for pack in packs:
            keep(pack, path / PACKS / pack.name)
        written, command = asked(wish, packs)
        study = settle(written, path)
        self.bound(study.games())
        Folder(path).open(study, command)

    def lay_search(self, path: Path, wish: LabSearchWish) -> None:
        """The file of a search, and what it means."""
        (path / SEARCH_FILE).write_text(search_text(wish), encoding="utf-8")
        search = settle_search(*read_search(path / SEARCH_FILE))
        self.bound(planned(search))
        SearchFolder(path).open_search(search, search_command(path.name))

    def bound(self, games: int) -> None:
        most = self.limits.lab_games
        if games > most:
            raise Refused(422, "too-long", say("too-long", games=games, most=most))

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
        try:
            path = self.path(id)
            command = [sys.executable, "-m", "tanglewood.study.background", str(path)]
            if id in self.played:
                command.append("report")
            self.process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
            )
            _, errors = await self.process.communicate()
            if self.process.returncode and not self.closing and path.is_dir():
                last = errors.decode(errors="replace").strip().rpartition("\n")[2]
                (path / PROBLEM).write_text(last or say("failed"), encoding="utf-8")
        except Refused:
            pass  # it was deleted while it waited
        finally:
            self.played.discard(id)
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


def is_search(path: Path) -> bool:
    return (path / SEARCH).is_file()


def definition_of(path: Path) -> Path:
    """The file that says what is played here."""
    return path / (SEARCH if is_search(path) else DEFINITION)


def study_sheet(path: Path) -> LabStudy:
    stored = Folder(path).definition()
    study = stored.study
    names = [variant.name for variant in study.variants]
    title = say("titled", variants=" / ".join(names))
    bots = study.variants[0].bots
    return LabStudy(path.name, "study", title, study.game, names, bots, study.games(), stored.command)


def search_sheet(path: Path) -> LabStudy:
    stored = SearchFolder(path).stored()
    search = stored.search
    names = [number.path for number in search.numbers]
    title = say("search-titled", goals=", ".join([called(goal, search.game) for goal in search.goals]))
    told = text_of(path / WANTED)
    wanted = int(told) if told.isdigit() else planned(search)
    file = text_of(path / SEARCH_FILE)
    bots = search.base.bots
    return LabStudy(path.name, "search", title, search.game, names, bots, wanted, stored.command, file)
