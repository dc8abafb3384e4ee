"""Mistakes in a pack are told in the words of its files, never in those of a library."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
import pytest

import tanglewood
from tanglewood.games.deep_forest.components import schema as deep_forest
from tanglewood.games.everdell.components import schema as everdell
from tanglewood.games.mycelia.components import schema as mycelia
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import Entry, Shapes, folder, read


class Spot(msgspec.Struct, forbid_unknown_fields=True):
    x: Annotated[int, msgspec.Meta(ge=1)]
    y: int = 0


class Stone(Entry, kw_only=True):
    id: str
    weight: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    colour: Literal["", "grey", "black"] = ""
    round: bool = False
    sign: Annotated[str, msgspec.Meta(pattern="^[a-c]$", description="a letter from a to c")] = "a"
    spots: list[Spot] | None = None
    pair: tuple[int, int] = (0, 0)
    marks: dict[str, int] | None = None
    owner: str | None = None
    three: Annotated[list[str], msgspec.Meta(min_length=3, max_length=3)] | None = None
    some: Annotated[list[str], msgspec.Meta(min_length=1)] | None = None


SHAPES = Shapes({}, {"stone": Stone})


def refusal(line: str) -> str:
    text = f'version = 1\n[[stone]]\nid = "a"\nsource = "found"\n{line}\n'
    with pytest.raises(PackError) as raised:
        read({"stones.toml": text}, SHAPES)
    said = str(raised.value)
    assert said.startswith("stones.toml: stone 'a', field ")
    return said.removeprefix("stones.toml: stone 'a', field ")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("weight = 10", "weight: expected a whole number from 1 to 9, got 10"),
        ("weight = 'much'", "weight: expected a whole number from 1 to 9, got 'much'"),
        ("weight = 1.5", "weight: expected a whole number from 1 to 9, got 1.5"),
        ("colour = 'red'", "colour: expected one of grey, black, got 'red'"),
        ("round = 'yes'", "round: expected true or false, got 'yes'"),
        ("sign = 'd'", "sign: expected a letter from a to c, got 'd'"),
        ("spots = 3", "spots: expected a list, got 3"),
        ("spots = [{x = 1}, {x = 0}]", "spots[1].x: expected a whole number from 1, got 0"),
        ("spots = [{x = 1}, 7]", "spots[1]: expected a table, got 7"),
        ("spots = [{y = 1}]", "spots[0].x: expected, but missing"),
        ("spots = [{x = 1, z = 1}]", "spots[0].z: not expected here"),
        ("pair = [1]", "pair: expected a list of 2, got [1]"),
        ("pair = [1, 'b']", "pair[1]: expected a whole number, got 'b'"),
        ("marks = {a = 'b'}", "marks[...]: expected a whole number, got {'a': 'b'}"),
        ("owner = 3", "owner: expected a text, got 3"),
        ("three = ['a']", "three: expected a list of 3, got ['a']"),
        ("some = []", "some: expected a list of at least 1, got []"),
        (f"sign = '{'x' * 999}'", f"sign: expected a letter from a to c, got '{'x' * 60}'… (999 characters)"),
    ],
)
def test_a_field_that_does_not_fit(line: str, said: str) -> None:
    assert refusal(line) == said


def metas(shape: Any) -> Iterator[msgspec.Meta]:
    """All limits in a shape, however deep."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        for hint in get_type_hints(shape, include_extras=True).values():
            yield from metas(hint)
    for part in get_args(shape):
        if isinstance(part, msgspec.Meta):
            yield part
        elif not isinstance(part, str):
            yield from metas(part)


@pytest.mark.parametrize("schema", [deep_forest, everdell, mycelia], ids=lambda it: it.__name__.split(".")[2])
def test_every_pattern_says_what_it_means(schema: Any) -> None:
    found = [meta for shape in (*schema.SINGLE.values(), *schema.MANY.values()) for meta in metas(shape)]
    patterns = [meta for meta in found if meta.pattern]
    assert patterns
    assert all(meta.description for meta in patterns)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"version = 1\nname = '\xff'\n")
    with pytest.raises(PackError, match=r"cards\.toml: line 2: this is no text in UTF-8"):
        folder(tmp_path)


def test_folders_in_a_pack_make_no_difference(tmp_path: Path) -> None:
    (tmp_path / "box").mkdir()
    (tmp_path / "a.toml").write_text("version = 1\n")
    (tmp_path / "c.toml").write_text("\n")
    (tmp_path / "b.toml").write_text("\n")
    flat = folder(tmp_path)
    (tmp_path / "b.toml").rename(tmp_path / "box" / "b.toml")
    assert list(folder(tmp_path).items()) == list(flat.items())
    (tmp_path / "box" / "c.toml").write_text("\n")
    with pytest.raises(PackError, match=r"c\.toml: expected a name of its own"):
        folder(tmp_path)


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="nowhere: expected a folder, a zip or a TOML file, there is nothing"):
        tanglewood.new_game("mycelia", pack=tmp_path / "nowhere")
