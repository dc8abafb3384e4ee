"""The `tanglewood` command runs the compiled copy of a checkout while it is fresh, and says so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tanglewood
from tanglewood.builds import STAMP, Build, compiled, compiled_folder, fresh_copy, this_build
from tanglewood.cli.common import out, print_build

PACKAGE = Path(tanglewood.__file__).parent
LATER = 60.0


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose compiled copy is newer than its sources. The copy is made of sources too: the tests
    ask which of the two runs.
    """
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "src" / "tanglewood", ignore=ignored)
    shutil.copytree(PACKAGE, tmp_path / "build" / "compiled" / "tanglewood", ignore=ignored)
    (tmp_path / "setup.py").touch()
    stamp(tmp_path, LATER)
    return tmp_path


def stamp(checkout: Path, seconds: float) -> None:
    """Let the copy be so much newer than the newest source."""
    built = checkout / "build" / "compiled" / STAMP
    built.touch()
    now = built.stat().st_mtime + seconds
    os.utime(built, (now, now))


def package_that_runs(checkout: Path, cwd: Path, **more: str) -> str:
    """The folder of the package in which the command, begun in the sources, ends up."""
    told = "import tanglewood, os; os.write(1, os.path.dirname(tanglewood.__file__).encode()); os._exit(0)"
    for folder in ("src", "build/compiled"):
        (checkout / folder / "tanglewood" / "cli" / "app.py").write_text(told, encoding="utf-8")
    stamp(checkout, LATER if not more.pop("outdated", "") else -LATER)
    done = subprocess.run(
        [sys.executable, "-P", "-c", "from tanglewood.launch import main; main()", "games"],
        env={"PYTHONPATH": str(checkout / "src"), **more},
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(compiled(), reason="begins from sources")
class TestHandingOver:
    def test_the_command_goes_on_as_the_compiled_copy(self, checkout: Path) -> None:
        assert package_that_runs(checkout, checkout) == str(checkout / "build" / "compiled" / "tanglewood")

    def test_a_folder_with_the_name_of_the_package_is_not_taken_for_it(self, checkout: Path) -> None:
        (checkout / "elsewhere" / "tanglewood").mkdir(parents=True)
        (checkout / "elsewhere" / "tanglewood" / "__init__.py").touch()
        ran = package_that_runs(checkout, checkout / "elsewhere")
        assert ran == str(checkout / "build" / "compiled" / "tanglewood")

    def test_sources_that_are_newer_run_themselves(self, checkout: Path) -> None:
        ran = package_that_runs(checkout, checkout, outdated="yes")
        assert ran == str(checkout / "src" / "tanglewood")

    def test_completion_does_not_start_twice(self, checkout: Path) -> None:
        ran = package_that_runs(checkout, checkout, _TANGLEWOOD_COMPLETE="complete_bash")
        assert ran == str(checkout / "src" / "tanglewood")


def test_a_copy_is_fresh_until_a_source_changes(checkout: Path) -> None:
    package = checkout / "src" / "tanglewood"
    assert fresh_copy(package) == compiled_folder(package) == checkout / "build" / "compiled"
    (package / "words.py").touch()
    stamp(checkout, -LATER)
    assert fresh_copy(package) is None
    (checkout / "build" / "compiled" / STAMP).unlink()
    assert fresh_copy(package) is None


def test_an_installed_package_has_no_copy(checkout: Path) -> None:
    (checkout / "setup.py").unlink()
    assert compiled_folder(checkout / "src" / "tanglewood") is None
    assert fresh_copy(checkout / "src" / "tanglewood") is None


@pytest.mark.parametrize("build", Build)
def test_one_line_says_which_build_runs(
    build: Build, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tanglewood.builds.this_build", lambda: build)
    print_build(out())
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"This is the {'compiled' if build is Build.COMPILED else 'interpreted'} build")
    assert ("make fast" in line) == (build in (Build.CHECKOUT, Build.OUTDATED))


def test_the_build_that_runs_is_known() -> None:
    assert (this_build() is Build.COMPILED) == compiled()
