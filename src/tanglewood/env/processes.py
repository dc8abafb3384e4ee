"""Many games on several processes: every worker steps its share of the rows and writes into shared memory."""

from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from tanglewood.children import Children
from tanglewood.env.errors import ArgumentError, WorkerError
from tanglewood.env.raw.batch import no_option
from tanglewood.env.vector import Numbers, Tables, wanted

FIELDS = (
    *("observations", "masks", "turns", "ends", "rewards", "finals", "actions", "scores", "winners"),
    "perfect",
)


class Shared:
    """The arrays of all rows in one piece of shared memory."""

    def __init__(
        self,
        rows: int,
        width: int,
        actions: int,
        players: int,
        finals: bool,
        everything: int,
        name: str | None = None,
    ) -> None:
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((rows, width), np.uint8),
            ((rows, actions), np.uint8),
            ((rows,), np.uint8),
            ((rows,), np.uint8),
            ((rows, players), np.float64),
            ((rows if finals else 0, width), np.uint8),
            ((rows,), np.int64),
            ((rows, players), np.int64),
            ((rows, players), np.uint8),
            ((rows, everything), np.uint8),
        ]
        starts = []
        size = 0
        for shape, kind in shapes:
            size = -(-size // 8) * 8  # numbers of eight bytes begin at multiples of eight
            starts.append(size)
            size += int(np.prod(shape)) * np.dtype(kind).itemsize
        self.memory = SharedMemory(name=name, create=name is None, size=max(1, size))
        self.arrays: dict[str, Numbers] = {
            field: np.ndarray(shape, kind, self.memory.buf, start)
            for field, (shape, kind), start in zip(FIELDS, shapes, starts, strict=True)
        }

    def close(self, last: bool) -> None:
        self.arrays.clear()
        self.memory.close()
        if last:
            self.memory.unlink()


class ProcessTables:
    """Like `Tables`, on several processes. Row r plays the same games whatever the number of processes.

    Its arrays are shared with the workers and change with every step; copy what you keep. Close it in the
    end, or use it in a `with` statement."""

    def __init__(self, game: str, rows: int, *, processes: int = 2, seed: int = 0, **options: Any) -> None:
        if not 1 <= processes <= rows:
            raise ArgumentError(f"processes: expected a number from 1 to {rows}, got {processes}")
        probe = Tables(game, 1, seed=seed, **options)
        self.rows = rows
        self.players = probe.players
        self.actions = probe.actions
        self.width = probe.width
        self.layout = probe.layout
        self.described = probe.describe()
        finals = int(options.get("last_seat", -1)) >= 0
        everything = probe.perfect.shape[1]
        size = (rows, self.width, self.actions, self.players, finals, everything)
        self.strict = probe.batch.strict
        self.moves = probe.batch.moves
        self.begun = False
        self.shared = Shared(*size)
        arrays = self.shared.arrays
        self.observations, self.masks = arrays["observations"], arrays["masks"]
        self.turns, self.ends, self.rewards = arrays["turns"], arrays["ends"], arrays["rewards"]
        self.finals, self.scores, self.winners = arrays["finals"], arrays["scores"], arrays["winners"]
        self.perfect = arrays["perfect"]
        context = Children()
        self.pipes: list[Connection] = []
        self.workers = []
        for number in range(processes):
            first = rows * number // processes
            last = rows * (number + 1) // processes
            ours, theirs = context.Pipe()
            about = (*size, self.shared.memory.name)
            worker = context.Process(
                target=work, args=(theirs, about, game, first, last, seed, options), daemon=True
            )
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        try:
            self.wait()
        except WorkerError:
            self.close()
            raise

    def reset(self, seed: int | None = None) -> None:
        self.tell(("reset", seed))
        self.begun = True

    def step(self, actions: npt.ArrayLike) -> None:
        numbers = wanted(actions, self.rows)
        if self.strict and self.begun:
            self.check(numbers)
        self.shared.arrays["actions"][:] = numbers
        self.tell(("step", None))

    def check(self, numbers: Numbers) -> None:
        """Refuse what is no option before any worker plays, as `Tables` do."""
        known = (numbers >= 0) & (numbers < self.actions)
        allowed = self.masks[np.arange(self.rows), np.where(known, numbers, 0)] > 0
        for row in np.flatnonzero(~(known & allowed)):
            raise no_option(int(row), int(numbers[row]), self.moves)

    def sample(self) -> Numbers:
        """A random legal action for every row."""
        self.tell(("sample", None))
        return self.shared.arrays["actions"].copy()

    def describe(self) -> dict[str, Any]:
        """What arrays and numbers mean."""
        return self.described

    def tell(self, order: tuple[str, int | None]) -> None:
        for pipe in self.pipes:
            with suppress(OSError):  # of a worker that has ended `wait` tells
                pipe.send(order)
        self.wait()

    def wait(self) -> None:
        """Wait until all workers are done; what went wrong in one of them is raised here."""
        if not self.pipes:
            raise WorkerError("these tables are closed: make new ones")
        said = []
        for number, pipe in enumerate(self.pipes):
            try:
                said.append(pipe.recv())
            except (EOFError, OSError) as ended:
                raise WorkerError(
                    f"worker {number} has ended, and may have said why above: close these, make new ones"
                ) from ended
        for problem in said:
            if problem is not None:
                raise problem

    def close(self) -> None:
        """End the workers and give the shared memory back. Closing twice does no harm."""
        if not self.pipes:
            return
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send(("close", None))
        for worker in self.workers:
            worker.join()
        self.pipes.clear()
        self.perfect = np.zeros(0)
        self.observations = self.masks = self.turns = self.ends = self.rewards = self.finals = np.zeros(0)
        self.scores = self.winners = np.zeros(0)
        self.shared.close(last=True)

    def __enter__(self) -> "ProcessTables":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    pipe: Connection,
    size: tuple[int, int, int, int, bool, int, str],
    game: str,
    first: int,
    last: int,
    seed: int,
    options: dict[str, Any],
) -> None:
    """What a worker does: the rows from `first` to `last`, until it is told to close."""
    shared = Shared(*size)
    tables = Tables(game, last - first, seed=seed, first_row=first, **options)
    mine = {field: array[first:last] for field, array in shared.arrays.items()}
    # The games bring their pages together right in shared memory.
    tables.observations = mine["observations"]
    copied = ["masks", "turns", "ends", "rewards", "scores", "winners"]
    if size[4]:
        copied.append("finals")
    if tables.batch.perfect:
        copied.append("perfect")
    pipe.send(None)
    while True:
        order, value = pipe.recv()
        if order == "close":
            break
        problem: Exception | None = None
        try:
            if order == "reset":
                tables.reset(value)
            elif order == "step":
                tables.step(mine["actions"])
            else:
                mine["actions"][:] = tables.sample()
            for field in copied:
                mine[field][:] = getattr(tables, field)
        except Exception as raised:
            problem = raised
        pipe.send(problem)
    mine.clear()
    tables.observations = np.zeros(0)
    shared.close(last=False)
