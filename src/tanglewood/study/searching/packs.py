"""A point that a search found, as a pack that can be played: a file with only what differs from the game."""

import base64
import io
import zipfile
from pathlib import Path

from tanglewood.kernel.packs.files import Files, Row
from tanglewood.kernel.packs.writing import entry_text
from tanglewood.kernel.registry import lookup
from tanglewood.study.definition import info_of
from tanglewood.study.searching.definition import name_of
from tanglewood.study.searching.outcome import Outcome, Trial
from tanglewood.study.searching.space import is_option, moved, value_text
from tanglewood.words import refuse, words

FILE = "pack.toml"
UNSAID = ("source",)


def write_front(outcome: Outcome, folder: Path) -> list[tuple[Trial, Path]]:
    """A folder for each trial of the front; the printed game needs none."""
    made: list[tuple[Trial, Path]] = []
    for trial in outcome.ordered():
        if trial.number and outcome.on_front[trial.number]:
            path = folder / name_of(trial.number)
            write_pack(outcome, trial, path)
            made.append((trial, path))
    return made


def write_pack(outcome: Outcome, trial: Trial, folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise refuse("pack-folder", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in pack_texts(outcome, trial).items():
        (folder / file).write_text(text, encoding="utf-8")


def pack_texts(outcome: Outcome, trial: Trial) -> dict[str, str]:
    """The files of a trial's pack, by their names."""
    game = outcome.search.game
    return changed_texts(head(outcome, trial), lookup(game).files, info_of(game, trial.variant).files)


def changed_texts(about: str, own: Files | None, theirs: Files | None) -> dict[str, str]:
    """The files of a pack that holds what differs from the game's own; it begins with `about`."""
    texts: dict[str, list[str]] = {FILE: [about]}
    if own is not None and theirs is not None:
        for row, file in changed_rows(own, theirs):
            texts.setdefault(file, []).append(entry_text(theirs.shapes, row))
    return {file: "\n".join(parts) for file, parts in texts.items()}


def download(outcome: Outcome, trial: Trial) -> tuple[str, str]:
    """A trial's pack as one file that a table of the browser takes, and as an address that holds all of it:
    a page can offer it without a server."""
    texts = pack_texts(outcome, trial)
    name = name_of(trial.number)
    if len(texts) == 1:
        return f"{name}.toml", address("application/toml", texts[FILE].encode())
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for file, text in texts.items():
            packed.writestr(zipfile.ZipInfo(f"{name}/{file}"), text)  # no clock: the same page every time
    return f"{name}.zip", address("application/zip", archive.getvalue())


def address(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def head(outcome: Outcome, trial: Trial) -> str:
    """What a pack has to say of itself, and the options that no pack can hold."""
    said = words().say("search-pack-head", trial=trial.number, digest=outcome.search.digest())
    lines = [f"# {said}"]
    if option_words(trial):
        lines.append("# " + words().say("search-pack-options", options=" ".join(option_words(trial))))
    lines += [f'name = "found-{trial.number}"', "version = 1", f'game = "{outcome.search.game}"']
    if trial.variant.pack is not None and trial.variant.pack.experimental:
        lines.append("experimental = true")
    return "\n".join(lines) + "\n"


def option_words(trial: Trial) -> list[str]:
    """The options among the numbers, as the command line takes them."""
    return [
        f"--option {moved(path)}={value_text(value)}"
        for path, value in trial.point.items()
        if is_option(path)
    ]


def changed_rows(own: Files, theirs: Files) -> list[tuple[Row, str]]:
    """The entries that differ, with the fields that do, and the file each has to stand in."""
    found: list[tuple[Row, str]] = []
    for place, row in enumerate(theirs.rows):
        if place >= len(own.rows):
            found.append((row, FILE))
            continue
        before = own.rows[place].raw
        fields = {
            key: value
            for key, value in row.raw.items()
            if key not in UNSAID and (key not in before or before[key] != value)
        }
        if fields:
            id = row.raw.get("id")
            alike = [other for other in own.rows if other.table == row.table and other.raw.get("id") == id]
            # Two boxes may have an entry of the same id: the name of the file says which one is meant.
            name = own.rows[place].file if len(alike) > 1 else FILE
            said = {"id": id, **fields} if id is not None else fields
            found.append((Row(row.file, row.table, said), name))
    return found
