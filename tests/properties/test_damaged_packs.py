"""A mistake in a pack is told in one line that names the file, whatever the mistake is."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest

from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.registry import lookup

WORDS = ("x", "0", "99", "-1", "king", "2", "", "berry", "any")
VALUES = ("0", "-1", "99", "1" + "0" * 24, "1.5", '"x"', "true", "[]", "7")


T = TypeVar("T")


def some(rng: Rng, things: list[T]) -> T:
    return things[rng.below(len(things))]


def without_a_line(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    del lines[rng.below(len(lines))]
    return "\n".join(lines)


def without_an_entry(text: str, rng: Rng) -> str:
    entries = re.split(r"(?m)^(?=\[)", text)
    del entries[rng.below(len(entries))]
    return "".join(entries)


def with_another_value(text: str, rng: Rng) -> str:
    found = list(re.finditer(r"(?m)(?<= = )-?\d+$", text))
    return replaced(text, some(rng, found), some(rng, list(VALUES))) if found else text


def with_another_text(text: str, rng: Rng) -> str:
    found = list(re.finditer(r'(?m)(?<= = )"[^"\n]*"$', text))
    return replaced(text, some(rng, found), some(rng, found)[0]) if found else text


def with_another_word(text: str, rng: Rng) -> str:
    found = list(re.finditer(r'(?m)\w+(?=[^"\n]*")', text))
    return replaced(text, some(rng, found), some(rng, list(WORDS))) if found else text


def replaced(text: str, match: re.Match[str], new: str) -> str:
    return text[: match.start()] + new + text[match.end() :]


DAMAGES: list[Callable[[str, Rng], str]] = [
    *(without_a_line, without_an_entry, with_another_value, with_another_text, with_another_word)
]


def refusal(game: str, texts: dict[str, str]) -> str:
    """What is said of a pack; nothing if it can be played with."""
    try:
        import_module(f"tanglewood.games.{game}.components.pack").load(texts)
    except PackError as problem:
        return str(problem)
    return ""


def texts_of(game: str) -> dict[str, str]:
    return folder(
        Path(str(import_module(f"tanglewood.games.{game}.components.pack").__file__)).parents[1] / "pack"
    )


@pytest.mark.parametrize(("game", "times"), [("mycelia", 100), ("deep_forest", 100), ("everdell", 24)])
def test_a_damaged_pack_is_refused_in_one_line(game: str, times: int) -> None:
    whole = texts_of(game)
    rng = seeded(11)
    refused = 0
    for _ in range(times):
        file = some(rng, sorted(whole))
        said = refusal(game, {**whole, file: some(rng, DAMAGES)(whole[file], rng)})
        assert "\n" not in said
        refused += said != ""
    assert refused > times // 4


@pytest.mark.parametrize("game", ["mycelia", "deep_forest", "everdell"])
def test_a_file_that_is_missing_or_empty_is_no_crash(game: str) -> None:
    whole = texts_of(game)
    for file in whole:
        assert "\n" not in refusal(game, {**whole, file: ""})
    assert refusal(game, {})


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "blue.toml",
            'helps = "card: imprison critter, 3 any less"',
            "",
            "no card whose help is to imprison",
        ),
        ("locations.toml", 'sort = "haven"', 'sort = "basic"', "0 locations of the sort haven"),
        (
            "nightweave.toml",
            'backup = "draw, level"',
            'backup = "draw, 0"',
            "field backup: expected an action",
        ),
        ("nightweave.toml", '"three_twigs', '"play meadow, twig', "expected an action of hers"),
        ("nightweave.toml", '"three_twigs', '"three_twigs + many point', "expected an action of hers"),
        ("events.toml", 'id = "the_everdell_games"', 'id = "games"', "field left_out: expected an event"),
    ],
)
def test_parts_of_everdell_that_others_lean_on(file: str, old: str, new: str, said: str) -> None:
    whole = texts_of("everdell")
    assert old in whole[file]
    assert said in refusal("everdell", {**whole, file: whole[file].replace(old, new, 1)})


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('status = "rulebook"', 'status = "heard"', "field status: expected one of rulebook, found"),
        ('status = "rulebook"', "", "field status: expected a text"),
        ("[[rule]]", "rule = [", "not valid TOML"),
        ("[[rule]]", "[[rules]]", "expected entries like [[rule]]"),
    ],
)
def test_a_mistake_in_a_rule_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, said: str
) -> None:
    info = lookup("deep_forest")
    text = info.rules[0].read_text(encoding="utf-8")
    catalogue = tmp_path / "rules.toml"
    catalogue.write_text(text.replace(old, new, -1 if new == "[[rules]]" else 1), encoding="utf-8")
    monkeypatch.setattr(info, "rules", (catalogue,))
    with pytest.raises(PackError) as raised:
        read_rules(info)
    assert said in str(raised.value)
    assert str(raised.value).startswith("deep_forest: rules.toml: ")
    assert "\n" not in str(raised.value)


def test_a_rule_stands_in_a_catalogue_once(monkeypatch: pytest.MonkeyPatch) -> None:
    info = lookup("deep_forest")
    monkeypatch.setattr(info, "rules", (*info.rules, *info.rules))
    with pytest.raises(PackError, match="stands there twice"):
        read_rules(info)
