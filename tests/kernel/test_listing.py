"""Games of other packages: found by their entry points; a broken one is one line and stops nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

import tanglewood
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.registry import GAMES, GameInfo, lookup, register

SOURCES = Path(tanglewood.__file__).parent.parent
GAME_TOML = 'id = "{id}"\ntitle = "A game"\nabout = "A sentence."\n'


def package(folder: Path, name: str, id: str, code: str = "", listing: str | None = GAME_TOML) -> None:
    """A package as an installer leaves it: its module, and the data of its distribution."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(code)
    if listing is not None:
        (folder / name / "game.toml").write_text(listing.format(id=id))
    data = folder / f"{name}-1.0.dist-info"
    data.mkdir()
    (data / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (data / "entry_points.txt").write_text(f"[tanglewood.games]\n{id} = {name}\n")


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tanglewood", *words],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env={"PYTHONPATH": f"{SOURCES}:{folder}", "COLUMNS": "100"},
    )


BROKEN = [
    ("1 / 0", GAME_TOML, "fog: the package fogbank cannot be loaded: ZeroDivisionError: division by zero"),
    ("import nowhere", GAME_TOML, "fog: the package fogbank cannot be loaded: ModuleNotFoundError"),
    ("", GAME_TOML, "the package fogbank brings no game called 'fog'"),
    ("", None, "fogbank: expected a file game.toml in the package"),
    ("", "id = 3", "fogbank: game.toml, field id: expected a text, got 3"),
    ("", "id = ", "fogbank: game.toml: Invalid value"),
    ("", GAME_TOML.replace("{id}", "Fog Bank"), "field id: expected small letters"),
    ("", GAME_TOML.replace("{id}", "mist"), "the entry point is called 'fog', the game 'mist'"),
]


@pytest.mark.parametrize(("code", "listing", "line"), BROKEN)
def test_a_broken_package_is_one_line_and_stops_nothing_else(
    tmp_path: Path, code: str, listing: str | None, line: str
) -> None:
    package(tmp_path, "fogbank", "fog", code, listing)
    listed = command(tmp_path, "games")
    assert listed.returncode == 2
    assert listed.stderr.count("\n") == 1
    assert line in listed.stderr
    assert "Everdell" in listed.stdout


def test_a_broken_package_is_named_when_it_is_asked_for_and_only_then(tmp_path: Path) -> None:
    code, listing, line = BROKEN[0]
    package(tmp_path, "fogbank", "fog", code, listing)
    asked = command(tmp_path, "rules", "fog")
    assert (asked.returncode, asked.stdout) == (2, "")
    assert line in asked.stderr
    other = command(tmp_path, "cards", "everdell", "--search", "historian")
    assert (other.returncode, other.stderr) == (0, "")


def test_an_entry_point_without_a_package_is_one_line(tmp_path: Path) -> None:
    package(tmp_path, "fogbank", "fog")
    (tmp_path / "fogbank-1.0.dist-info" / "entry_points.txt").write_text("[tanglewood.games]\nfog = gone\n")
    assert "fog: there is no package 'gone'" in command(tmp_path, "games").stderr


def test_an_id_that_two_packages_claim_belongs_to_neither(tmp_path: Path) -> None:
    package(tmp_path, "fogbank", "fog")
    package(tmp_path, "fogland", "fog")
    line = "two packages bring a game called fog: fogbank and fogland"
    assert line in command(tmp_path, "games").stderr
    assert line in command(tmp_path, "play", "fog").stderr


def test_one_of_our_ids_stays_ours(tmp_path: Path) -> None:
    package(tmp_path, "fungi", "mycelia", "1 / 0")
    listed = command(tmp_path, "games")
    assert "two packages bring a game called mycelia: tanglewood.games.mycelia and fungi" in listed.stderr
    assert "Lead the dewdrops" in listed.stdout
    own = command(tmp_path, "cards", "mycelia", "--search", "muscaria")
    assert (own.returncode, own.stderr) == (0, "")


def test_a_game_registers_under_no_id_of_another(tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text(GAME_TOML.format(id="everdell"))
    info = lookup("everdell")
    listing = read_listing("elsewhere", tmp_path)
    twin = GameInfo(listing, settings=info.settings, start=info.start, read=info.read, narrator=info.narrator)
    with pytest.raises(PackError, match="two packages bring a game called everdell"):
        register(twin)
    assert GAMES["everdell"] is info


def test_our_games_are_declared_like_any_other() -> None:
    import tomllib

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    declared = project["project"]["entry-points"]["tanglewood.games"]
    assert declared == {id: listing.package for id, listing in GAMES.ours().items()}
