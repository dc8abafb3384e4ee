"""What the command line says of a study goes before its file; what a file settles by variant is refused."""

from pathlib import Path
from typing import Any

import msgspec

from tanglewood.cli.common import names_list, read_options
from tanglewood.kernel.packs.designer import read_change
from tanglewood.study.definition import PRINTED, Stop, Written, WrittenVariant
from tanglewood.words import refuse


def fields(written: Written, given: dict[str, Any]) -> Written:
    return msgspec.structs.replace(written, **given)


def bots(written: Written, names: list[str]) -> Written:
    if not names:
        return written
    for name, variant in written.variants.items():
        if variant.bots is not None:
            raise refuse("study-own", option="--bots", variant=name)
    return msgspec.structs.replace(written, bots=names[0] if len(names) == 1 else names)


def packs(written: Written, paths: list[str]) -> Written:
    """A variant for each pack, behind the printed one. A path begins where the command was typed."""
    if not paths:
        return written
    if written.variants:
        raise refuse("study-own", option="--pack", variant=next(iter(written.variants)))
    compared = {path: WrittenVariant(pack=str(Path(path).absolute())) for path in paths}
    return msgspec.structs.replace(written, variants={PRINTED: WrittenVariant(), **compared})


def values(written: Written, options: list[str], changes: list[str]) -> Written:
    """Options and changes of the pack; those with several values are compared."""
    grid = dict(written.grid)
    single: dict[str, dict[str, Any]] = {"options": dict(written.options), "set": dict(written.set)}
    wishes = [("options", name, several(str(wish), wish)) for name, wish in read_options(options).items()]
    wishes += [("set", *changed(change)) for change in changes]
    for part, name, found in wishes:
        for variant, one in written.variants.items():
            if name in getattr(one, part):
                option = "--option" if part == "options" else "--set"
                raise refuse("study-own", option=f"{option} {name}", variant=variant)
        grid.pop(f"{part}.{name}", None)
        if len(found) > 1:
            grid[f"{part}.{name}"] = found
        else:
            single[part][name] = found[0]
    return msgspec.structs.replace(written, grid=grid, options=single["options"], set=single["set"])


def several(text: str, wish: object) -> list[Any]:
    found = names_list(text)
    return list(found) if len(found) > 1 else [wish]


def changed(change: str) -> tuple[str, list[Any]]:
    """A number of the pack and its values."""
    name, _, text = change.partition("=")
    if "," in text and not text.startswith("["):
        return name.strip(), [read_change(f"{name}={each}")[1] for each in names_list(text)]
    name, value = read_change(change)
    return name, [value]


def stop(written: Written, precision: float | None, measure: str) -> Written:
    if precision is None and not measure:
        return written
    if precision is None and written.stop is None:
        raise refuse("study-measure-alone")
    known = written.stop or Stop()
    wished = known.precision if precision is None else precision
    changed = msgspec.structs.replace(known, precision=wished, measure=measure or known.measure)
    return msgspec.structs.replace(written, stop=changed)
