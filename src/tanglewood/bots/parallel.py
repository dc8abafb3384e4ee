"""Several searches of one decision at the same time, each in a process of its own; their roots are added up.

A process gets no truth either: the position it reads is a world its seat imagined.
"""

import atexit
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from tanglewood.bots.config import SearchConfig
from tanglewood.bots.search import SearchBot
from tanglewood.bots.tree import Edge, Node
from tanglewood.children import Children, leave_to_the_parent
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import PACKS, read_state
from tanglewood.kernel.seat import Seat

if TYPE_CHECKING:
    from tanglewood.kernel.packs.designer import DesignerPack

Row = tuple[str, float, int, float, float]
"""An option with its gain, visits, total and squares."""
Found = tuple[int, float, list[Row]]
"""The visits and the total of a root, and its options."""


@cache
def pool(workers: int) -> ProcessPoolExecutor:
    made = ProcessPoolExecutor(workers, Children(), leave_to_the_parent)
    atexit.register(made.shutdown)  # before the interpreter takes its modules apart
    return made


def think_together(
    seat: Seat, seeds: list[int], iterations: int, seconds: float, config: SearchConfig
) -> Node:
    """A root with what as many searches as there are seeds found out, as if one had done it all."""
    world = seat.imagine(seeded(seeds[0]))
    module = type(world).__module__  # importing it makes the game known in the other process
    text = world.text()
    pack = world.pack()
    source = PACKS.by_name.get(pack)
    thinkers: list[Future[Found]] = [
        pool(len(seeds)).submit(think_apart, module, text, pack, source, seed, iterations, seconds, config)
        for seed in seeds
    ]
    root = Node(seat.number)
    by_text = {move.text: move for move in seat.options}
    for thinker in thinkers:
        visits, total, rows = thinker.result()
        root.visits += visits
        root.total += total
        for move, gain, tried, won, squares in rows:
            edge = root.edges.get(by_text[move].index)
            if edge is None:
                edge = root.edges[by_text[move].index] = Edge(by_text[move], gain)
            edge.visits += tried
            edge.total += won
            edge.squares += squares
    return root


def think_apart(
    module: str,
    text: str,
    pack: str,
    source: "DesignerPack | None",
    seed: int,
    iterations: int,
    seconds: float,
    config: SearchConfig,
) -> Found:
    """One of the searches; runs in a process of its own."""
    import_module(module)
    seat = Seat(read_state(text, pack, source))
    bot = SearchBot(seeded(seed), iterations, seconds, config)
    root = bot.think(seat, None, False)
    rows = [
        (edge.move.text, edge.gain, edge.visits, edge.total, edge.squares) for edge in root.edges.values()
    ]
    return root.visits, root.total, rows
