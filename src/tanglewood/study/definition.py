"""A study, as it is written and as it is played: everything settled, with a digest."""

import hashlib
from itertools import product
from math import inf, prod
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from tanglewood.bots import check_bots
from tanglewood.bots.restricted import WITHOUT
from tanglewood.kernel.chance import fork
from tanglewood.kernel.packs.designer import DesignerPack, read_pack
from tanglewood.kernel.packs.files import decoded, explain, read_toml
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.setting import Choice, check_seed, settle_options, spelled
from tanglewood.kernel.text.echo import echo, meant
from tanglewood.version import VERSION
from tanglewood.words import refuse

T = TypeVar("T")

PRINTED = "printed"
"""The variant of a study that names none."""
COUNTED = ("components", "resources")
MEASURES = (
    *("turns", "decisions", "options_mean", "lead_changes", "drama", "decided_at", "margin"),
    *("first_seat", "score", "best_score"),
)
"""What is compared if a study does not say; each is a number of a game (frames.py)."""
MORE_MEASURES = ("choices", "options_sd", "options_most", "winners", "rival_won")
MOST_VARIANTS = 200


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stop before all games are played: when every difference of the measure is known to `precision` or is
    certain not to be 0. It is looked at after `first` deals and then after every `every`."""

    measure: str = "turns"
    precision: float = 0.0
    first: int = 50
    every: int = 25


class WrittenVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pack: str = ""
    set: dict[str, Any] = {}
    options: dict[str, Any] = {}
    bots: str | list[str] | None = None
    luck: int = 0


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a study's file; docs/studies.md describes them."""

    game: str
    players: int | None = None
    bots: str | list[str] = "greedy"
    games: int = 100
    seed: int = 1
    pack: str = ""
    set: dict[str, Any] = {}
    options: dict[str, Any] = {}
    variants: dict[str, WrittenVariant] = {}
    grid: dict[str, list[Any]] = {}
    forbid: list[str] = []
    measures: list[str] = []
    count: list[str] = msgspec.field(default_factory=lambda: list(COUNTED))
    confidence: float = 0.95
    correction: Literal["holm", "bh", "none"] = "holm"
    stop: Stop | None = None


class Variant(msgspec.Struct, frozen=True):
    """One version of the game, with everything settled. `forbids` is what the first bot does without, and
    another `luck` gives the bots other chance on the same deals."""

    name: str
    options: dict[str, Choice]
    bots: list[str]
    pack: DesignerPack | None
    pack_name: str
    forbids: str = ""
    luck: int = 0

    def rotations(self) -> list[list[int]]:
        """The bots at every seat in turn, each arrangement once: `[1, 0]` has the second bot at seat 0."""
        n = len(self.bots)
        found: dict[tuple[str, ...], list[int]] = {}
        for shift in range(n):
            seats = [(seat + shift) % n for seat in range(n)]
            found.setdefault(tuple(self.bots[bot] for bot in seats), seats)
        return list(found.values())


class Task(msgspec.Struct, frozen=True, order=True):
    """One game: a deal, the number of a variant, and a rotation of its bots."""

    deal: int
    variant: int
    rotation: int


class Study(msgspec.Struct, frozen=True):
    """A study that can be played."""

    game: str
    variants: list[Variant]
    deals: int
    seed: int
    measures: list[str]
    count: list[str]
    confidence: float
    correction: str
    stop: Stop | None
    version: str = VERSION

    def digest(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]

    def deal_seed(self, deal: int) -> int:
        return fork(self.seed, deal)

    def tasks(self, deal: int) -> list[Task]:
        """All games of a deal."""
        return [
            Task(deal, place, rotation)
            for place, variant in enumerate(self.variants)
            for rotation in range(len(variant.rotations()))
        ]

    def games(self) -> int:
        return self.deals * len(self.tasks(0))


def read(file: Path) -> tuple[Written, Path]:
    """The study of a TOML file, and the folder that its paths are relative to."""
    return read_as(file, Written)


def read_as(file: Path, kind: type[T]) -> tuple[T, Path]:
    raw: object = None
    try:
        raw = read_toml(decoded(file.name, file.read_bytes()))
        found = msgspec.convert(raw, kind)
    except msgspec.ValidationError as problem:
        said = explain(str(problem), "", raw, kind)
        raise refuse("study-file", file=str(file), problem=said) from None
    except ValueError as problem:
        raise refuse("study-file", file=str(file), problem=str(problem)) from None
    return found, file.absolute().parent


def settle(written: Written, folder: Path | None = None) -> Study:
    """Check a study before anything is played. Relative paths of packs begin at the folder."""
    check_seed(written.seed)
    if written.games < 1:
        raise refuse("study-games", given=str(written.games))
    if not 0.5 <= written.confidence < 1:
        raise refuse("study-confidence", given=str(written.confidence))
    for name in written.count:
        if name not in COUNTED:
            raise refuse("choice", option="count", known=", ".join(COUNTED), given=echo(name))
    wished = written.variants or {PRINTED: WrittenVariant()}
    wished = gridded(wished, written.grid)
    few_enough(len(wished) + len(written.forbid))
    variants = [settle_variant(written, name, one, folder or Path()) for name, one in wished.items()]
    variants += [without(written.game, variants[0], pattern) for pattern in written.forbid]
    shortest = min(len(variant.rotations()) for variant in variants)
    measures = list(written.measures or MEASURES)
    if written.stop is not None:
        if written.stop.first < 2 or written.stop.every < 1:
            raise refuse("study-stop", first=str(written.stop.first), every=str(written.stop.every))
        if not 0 <= written.stop.precision < inf:
            raise refuse("study-precision", given=str(written.stop.precision))
        measures += [written.stop.measure] if written.stop.measure not in measures else []
    check_measures(written.game, variants[0], measures)
    return Study(
        written.game,
        variants,
        -(-written.games // shortest),
        written.seed,
        measures,
        written.count,
        written.confidence,
        written.correction,
        written.stop,
    )


def check_measures(game: str, variant: Variant, measures: list[str]) -> None:
    """A measure is a column of `games`, a number that the game counts itself, or points from a source."""
    state = info_of(game, variant).start(variant.options, 0)
    known = [*MEASURES, *MORE_MEASURES, *state.progress(), *state.statistics()]
    for name in measures:
        if name not in known and not name.startswith("points from "):
            raise refuse("study-measure", known=", ".join(known), given=echo(name) + meant(name, known))


def few_enough(variants: int) -> None:
    if variants > MOST_VARIANTS:
        raise refuse("study-variants", most=MOST_VARIANTS, n=variants)


def gridded(wished: dict[str, WrittenVariant], grid: dict[str, list[Any]]) -> dict[str, WrittenVariant]:
    """A variant for each combination of the values of a grid."""
    for path, given in grid.items():
        if not given:
            raise refuse("study-values", name=echo(path))
    few_enough(len(wished) * prod(map(len, grid.values())))
    found: dict[str, WrittenVariant] = {}
    for name, one in wished.items():
        for values in product(*grid.values()):
            options, changes, said = dict(one.options), dict(one.set), []
            for path, value in zip(grid, values, strict=True):
                part, _, rest = path.partition(".")
                if part not in ("options", "set") or not rest:
                    raise refuse("study-grid", given=echo(path))
                (options if part == "options" else changes)[rest] = value
                said.append(f"{rest}={spelled(value) if isinstance(value, bool | int | str) else value}")
            label = " ".join([name, *said]) if len(wished) > 1 or not said else " ".join(said)
            found[label] = msgspec.structs.replace(one, options=options, set=changes)
    return found


def settle_variant(written: Written, name: str, one: WrittenVariant, folder: Path) -> Variant:
    path = one.pack or written.pack
    pack = read_pack(folder / path if path else None, written.game, {**written.set, **one.set})
    info = lookup(written.game, pack)
    line_up = written.bots if one.bots is None else one.bots
    options = {**written.options, **one.options}
    if written.players is not None:
        options.setdefault("players", written.players)
    seats = 2 if isinstance(line_up, str) else len(line_up)
    options.setdefault("players", seats)
    settled = settle_options(written.game, info.settings, options)
    players = int(settled["players"])
    bots = [line_up] * players if isinstance(line_up, str) else line_up
    if len(bots) != players:
        raise refuse("line-up", n=players, names=", ".join(bots))
    check_bots(bots, info.start(settled, 0))
    return Variant(name, settled, bots, pack, info.pack, luck=one.luck)


def without(game: str, base: Variant, pattern: str) -> Variant:
    """Restricted play: the same bots, one of which does without something."""
    bots = [base.bots[0] + WITHOUT + pattern, *base.bots[1:]]
    check_bots(bots, info_of(game, base).start(base.options, 0))
    return msgspec.structs.replace(base, name=f"without {pattern}", bots=bots, forbids=pattern)


def dispensable(info: GameInfo) -> list[str]:
    """The components that a bot can be told to do without: those that some move is named after."""
    state = info.start(settle_options(info.id, info.settings, {}), 0)
    known = set(state.all_names())
    found = [f"{entry['table']}:{entry['id']}" for entry in info.components() if "id" in entry]
    return [name for name in found if name in known]


def info_of(game: str, variant: Variant) -> GameInfo:
    """The game as a variant plays it."""
    return lookup(game, variant.pack)


__all__ = ["MEASURES", "Stop", "Study", "Task", "Variant", "Written", "WrittenVariant", "read", "settle"]
