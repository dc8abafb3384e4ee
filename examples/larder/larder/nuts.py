"""What the game is made of: the nuts of its pack, and every move there can be."""

from pathlib import Path

from tanglewood import kit


class Nut(kit.Entry):
    """A kind of nut, as `pack/nuts.toml` has it."""

    id: str
    name: str
    copies: int
    text: str


FILES = kit.read_pack(kit.pack_folder(Path(__file__).parent / "pack"), kit.Shapes({}, {"nut": Nut}))
NUTS = [nut.id for nut in FILES.of(Nut)]
COPIES = [nut.copies for nut in FILES.of(Nut)]
ACORN, BEECHNUT, HAZELNUT = [NUTS.index(id) for id in ("acorn", "beechnut", "hazelnut")]

MOVES = kit.Vocabulary()
BURY, TAKE, LEAVE = range(3)
bury = [MOVES.add(BURY, f"bury {nut}", f"hand:{nut}", a=i) for i, nut in enumerate(NUTS)]
leave = MOVES.add(LEAVE, "leave", "button:leave")
take: list[list[kit.Move]] = [[] for _ in NUTS]
for i, nut in enumerate(NUTS):
    for seat in range(4):
        path = (f"seat:{seat}", f"larder:{nut}")
        take[i].append(MOVES.add(TAKE, f"take {nut} from seat {seat}", *path, a=i, b=seat))
