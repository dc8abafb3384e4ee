"""What somebody asks of the Lab, as a study or a search with everything settled, and as a command."""

import shlex
from pathlib import Path
from typing import Any

import msgspec

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import spelled
from tanglewood.server.errors import Refused
from tanglewood.server.models.lab import LabSearchWish, LabWish
from tanglewood.study.definition import PRINTED, Stop, Written, WrittenVariant
from tanglewood.study.searching.goals import MINUTES
from tanglewood.study.searching.packs import changed_texts
from tanglewood.words import words

PACKS = "packs"
SEARCH_FILE = "search.toml"


def say(key: str, **values: object) -> str:
    return words().say(f"lab-{key}", **values)


def keep(pack: DesignerPack, folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, text in as_files(pack).items():
        (folder / Path(name).name).write_text(text, encoding="utf-8")


def as_files(pack: DesignerPack) -> dict[str, str]:
    """A pack as files alone: single changes are written into one, so that a command finds all of it there."""
    if not pack.changes:
        return pack.texts
    name = pack.name if pack.texts else f"{pack.name}-changed"
    about = [f"name = {toml(name)}", f"version = {pack.version}", f"game = {toml(pack.game)}"]
    about += ["experimental = true"] if pack.experimental else []
    return changed_texts("\n".join(about) + "\n", lookup(pack.game).files, lookup(pack.game, pack).files)


def asked(wish: LabWish, packs: list[DesignerPack]) -> tuple[Written, str]:
    """The study that somebody asks for, and the command that plays the same."""
    bots: str | list[str] = wish.bots[0] if len(wish.bots) == 1 else wish.bots
    grid: dict[str, list[Any]] = {}
    forbid: list[str] = []
    command = ["tanglewood", "study", "run", "--game", wish.game, "--players", str(wish.players)]
    command += ["--bots", ",".join(wish.bots), "--games", str(wish.games), "--seed", str(wish.seed)]
    variants = {PRINTED: WrittenVariant()} if packs else {}
    for pack in packs:
        path = f"{PACKS}/{pack.name}"
        variants[pack.title()] = WrittenVariant(pack=path)
        command += ["--pack", path]
    for one in wish.differs:
        if one.kind == "pack":
            continue
        if one.kind == "without":
            forbid.append(one.name)
            command += ["--forbid", one.name]
            continue
        if len(one.values) < 2:
            raise Refused(422, "values", say("values", name=one.name))
        if one.kind == "number":
            bounded(one.name)
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


def bounded(path: str) -> None:
    """Whoever has no pack of his own stays inside the bounds of the numbers."""
    if path.partition(".")[0] == "experimental":
        raise Refused(422, "values", say("bounds"))


# ---------------------------------------------------------------------- searches


def search_text(wish: LabSearchWish) -> str:
    """The file of a search, as `tanglewood study search` reads it."""
    for number in wish.numbers:
        bounded(number.name)
    if len({goal.measure for goal in wish.goals}) < len(wish.goals):
        raise Refused(422, "values", say("goal-twice"))
    if len({number.name for number in wish.numbers}) < len(wish.numbers):
        raise Refused(422, "values", say("number-twice"))
    head = {
        "game": wish.game,
        "players": wish.players,
        "bots": wish.bots[0] if len(wish.bots) == 1 else wish.bots,
        "seed": wish.seed,
        "trials": wish.trials,
        "games": wish.games,
    }
    goals = {
        goal.measure: {
            "from": goal.low,
            "to": goal.high,
            "pace": goal.pace if goal.measure == MINUTES else None,
        }
        for goal in wish.goals
    }
    numbers = {
        number.name: {"from": number.low, "to": number.high, "step": number.step} for number in wish.numbers
    }
    lines = [f"{key} = {toml(value)}" for key, value in head.items()]
    for title, rows in (("goals", goals), ("numbers", numbers)):
        lines += ["", f"[{title}]", *[f"{toml(name)} = {toml(row)}" for name, row in rows.items()]]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value as TOML writes it; what is not given is left out."""
    if isinstance(value, dict):
        inner = ", ".join([f"{key} = {toml(one)}" for key, one in value.items() if one is not None])
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return msgspec.json.encode(value).decode()


def search_command(name: str) -> str:
    return shlex.join(["tanglewood", "study", "search", SEARCH_FILE, "--folder", name, "-o", f"{name}.html"])
