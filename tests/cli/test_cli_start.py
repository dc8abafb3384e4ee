"""A start loads what it needs: no game before somebody wants it, no library before it is used."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tanglewood
from tanglewood.kernel.registry import GAMES

SOURCES = Path(tanglewood.__file__).parent
GAME_PACKAGES = {f"tanglewood.games.{game}" for game in ("deep_forest", "everdell", "mycelia")}
HEAVY = {"fluent.runtime", "litestar", "msgspec", "openskill", "rich", "sqlite3", "uvicorn"}


def python(code: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env={"PYTHONPATH": str(folder or SOURCES.parent), "COLUMNS": "100"},
    )


def loaded_by(code: str) -> set[str]:
    """The games and heavy libraries that are loaded after this code."""
    done = python(f"{code}\nimport sys; print('LOADED', *sys.modules)")
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split("LOADED")[-1].split()) & (GAME_PACKAGES | HEAVY)


def command(*words: str) -> str:
    """Code that runs a command and stays alive."""
    return (
        f"import sys; sys.argv = ['tanglewood', *{words!r}]\n"
        "import tanglewood.cli\n"
        "try: tanglewood.cli.main()\n"
        "except SystemExit as left: assert not left.code, left.code"
    )


def test_importing_the_package_loads_no_game_and_no_library() -> None:
    assert loaded_by("import tanglewood; assert callable(tanglewood.new_game)") == set()


def test_ids_titles_and_sentences_are_known_without_loading_a_game() -> None:
    code = (
        "import tanglewood.kernel.registry as registry\n"
        "assert sorted(registry.GAMES) == ['deep_forest', 'everdell', 'mycelia']\n"
        "assert len(registry.GAMES) == 3 and 'mycelia' in registry.GAMES and 'chess' not in registry.GAMES\n"
        "assert registry.GAMES.listings['everdell'].title == 'Everdell'"
    )
    assert loaded_by(code) == set()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_looking_a_game_up_loads_it_alone(game: str) -> None:
    code = f"from tanglewood.kernel.registry import lookup; assert lookup({game!r}).id == {game!r}"
    assert loaded_by(code) & GAME_PACKAGES == {f"tanglewood.games.{game}"}


@pytest.mark.parametrize("words", [("--help",), ("--version",), ()])
def test_help_loads_nothing_heavy(words: tuple[str, ...]) -> None:
    assert loaded_by(command(*words)) == set()


def test_a_command_loads_its_game_alone() -> None:
    loaded = loaded_by(command("rules", "mycelia", "--search", "MY.hire.top"))
    assert loaded & GAME_PACKAGES == {"tanglewood.games.mycelia"}
    assert not loaded & {"litestar", "openskill", "uvicorn"}


def test_a_listing_says_the_same_as_the_game() -> None:
    for game, info in GAMES.items():
        listing = GAMES.listings[game]
        assert (info.id, info.title, info.about) == (game, listing.title, listing.about)


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which a card of Mycelia has a mistake."""
    folder = tmp_path_factory.mktemp("broken")
    shutil.copytree(
        SOURCES, folder / "tanglewood", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so")
    )
    cards = folder / "tanglewood" / "games" / "mycelia" / "pack" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("cost = 2", "cost = 'two'", 1), encoding="utf-8")
    return folder


def test_a_mistake_in_a_pack_is_one_line(broken: Path) -> None:
    done = python(command("cards", "mycelia").replace("assert not", "assert 2 =="), broken)
    assert done.returncode == 0
    assert done.stdout == ""
    assert done.stderr == (
        "error: mycelia: cards.toml: card 'laccaria-amethystina', field cost: "
        "expected a whole number from 2 to 8, got 'two'\n"
    )


@pytest.mark.parametrize("words", [("--help",), ("cards", "everdell", "--search", "historian")])
def test_a_mistake_in_a_pack_leaves_everything_else_alone(broken: Path, words: tuple[str, ...]) -> None:
    done = python(command(*words), broken)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_list_of_games_names_the_mistake_and_shows_the_others(broken: Path) -> None:
    done = python(command("games").replace("assert not", "assert 2 =="), broken)
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "mycelia: cards.toml" in done.stderr
    assert "Everdell" in done.stdout
    assert "Through the Deep Forest" in done.stdout
