"""Examples in docstrings do what they show."""

import doctest
import importlib
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
MODULES = [
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCES.rglob("*.py"))
    if any(">>> " in line and "+SKIP" not in line for line in path.read_text(encoding="utf-8").splitlines())
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_do_what_they_show(name: str) -> None:
    module = importlib.import_module(name)
    if not str(module.__file__).endswith(".py"):
        pytest.skip("a compiled module: its examples are tried on the sources")
    tried = doctest.testmod(module)
    assert tried.attempted, f"{name} has examples, and none was found"
    assert not tried.failed, "the report above says which"
