"""An effect is whole in one class: how it is written in the pack, the numbers it keeps, what it is worth."""

import ast
import re
from pathlib import Path

import pytest

import tanglewood.games.everdell as everdell
from tanglewood.games.everdell.components.language import LOOSE, PHRASES
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.vocabulary import EFFECTS
from tanglewood.kernel.errors import TextError

HERE = Path(everdell.__file__).parent


def lines() -> list[str]:
    """Every text of the pack that is a line of effects, one effect each."""
    found: set[str] = set()
    for file in sorted((HERE / "pack").rglob("*.toml")):
        for text in re.findall(r'"([^"\n]+)"', file.read_text(encoding="utf-8")):
            for part in re.split(" & |either | or ", text) + text.split(" & "):
                try:
                    standard().grammar.line(part)
                except TextError:
                    continue
                found.add(part.strip())
    return sorted(found)


LINES = lines()


def test_no_phrase_of_the_pack_fits_two_effects() -> None:
    for text in LINES:
        exact = [phrase.kind for phrase in PHRASES if phrase.pattern.fullmatch(text)]
        loose = [phrase.kind for phrase in LOOSE if phrase.pattern.fullmatch(text)]
        assert len(exact) == 1 or (not exact and len(loose) == 1), text


def test_a_phrase_makes_an_effect_of_the_class_it_stands_in() -> None:
    for text in LINES:
        phrases = [phrase for phrase in [*PHRASES, *LOOSE] if phrase.pattern.fullmatch(text)]
        effect = standard().grammar.line(text).effects[0]
        assert type(effect) is phrases[0].kind, text


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_the_pack_writes_every_effect_it_can_name(kind: type[Effect]) -> None:
    assert any(re.fullmatch(kind.pattern, text) for text in LINES)


def test_nobody_but_a_run_picks_numbers_by_their_place() -> None:
    picked = [
        f"{file.relative_to(HERE)}:{node.lineno}"
        for file in sorted(HERE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute)
        if node.value.attr == "data"
        if not (isinstance(node.value.value, ast.Name) and node.value.value.id == "self")
    ]
    assert not picked
