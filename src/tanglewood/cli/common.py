"""What all commands share: the two consoles, options of games, and clean errors."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tanglewood.cli import completion
from tanglewood.cli.usage import UnfitError
from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.reading import whole
from tanglewood.words import problem_words, refuse, words
from tanglewood.words.system import system_words

if TYPE_CHECKING:
    from rich.console import Console

    from tanglewood.kernel.registry import GameInfo


INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended."""


def say(key: str, **values: object) -> str:
    return words().say(f"cli-{key}", **values)


def explain(key: str) -> str:
    """A text of `--help`."""
    return words().say(f"help-{key}")


UNBOUNDED = 10**30
"""Above what anybody needs; the work itself refuses earlier, and says why."""


def number(low: int, high: int = UNBOUNDED) -> Callable[[object], int]:
    """Reads a whole number for an option, or says what was expected."""

    def read(given: object) -> int:
        found = whole(str(given), low, high)
        if found is None:
            top = str(high) if high < UNBOUNDED else "none"
            raise UnfitError(str(refuse("number", low=str(low), high=top, given=echo(str(given)))))
        return found

    return read


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=explain("game"), autocompletion=completion.games)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help=explain("option"), autocompletion=completion.options
    ),
]
VariantNames = Annotated[
    str,
    typer.Option(
        "--variant", "-v", metavar="NAMES", help=explain("variant"), autocompletion=completion.variants
    ),
]
PackPath = Annotated[Path | None, typer.Option("--pack", metavar="FOLDER|FILE", help=explain("pack"))]
Changes = Annotated[list[str] | None, typer.Option("--set", metavar="PATH=VALUE", help=explain("set"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", parser=number(0), help=explain("jobs"))]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help=explain("study-ray"))]
Json = Annotated[bool, typer.Option("--json", help=explain("json"))]


def out() -> "Console":
    """Where results go. Created each time, because tests and pipes replace the stream."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def err() -> "Console":
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def print_build(console: "Console") -> None:
    """One line that says whether machine code runs, and if not, how to get it."""
    from tanglewood.builds import SPEEDUP, this_build

    console.print(say("build", build=this_build().value, times=SPEEDUP), markup=False, soft_wrap=True)


def print_json(value: Any) -> None:
    import json

    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def complain(problem: Exception) -> None:
    """An error as one message, without markup and without a traceback."""
    from rich.text import Text

    text = problem_words(problem)
    if isinstance(problem, OSError) and problem.filename:
        text = f"{problem.filename}: {system_words(problem)}"
    elif isinstance(problem, OSError):
        text = system_words(problem)
    err().print(Text.assemble((say("error"), "bold red"), " ", text), soft_wrap=True)


def read_options(wishes: list[str] | None, players: int | None = None) -> dict[str, object]:
    """The options of `-o name=value` and `--players` together."""
    options: dict[str, object] = {}
    for wish in wishes or []:
        name, equals, value = wish.partition("=")
        if not equals or not name.strip():
            raise refuse("option-form", given=echo(wish))
        options[name.strip()] = value.strip()
    if players is not None:
        if "players" in options and str(options["players"]) != str(players):
            raise refuse("players-twice", players=players, other=echo(options["players"]))
        options["players"] = players
    return options


def add_agents(names: list[str]) -> None:
    """Make agents known that are named by where they are imported from."""
    from tanglewood.bots import AGENTS, place_of

    for place in dict.fromkeys(place_of(name) for name in names):
        if place:
            sys.path.insert(0, str(Path.cwd()))  # an agent that is being written lies here
            AGENTS.add(place)


def chosen_game(game: str, pack: Path | None = None, changes: list[str] | None = None) -> "GameInfo":
    """The game that `--pack` and `--set` are for, as it is played with them. Without a name it is that of the
    pack, or the default one."""
    from tanglewood.api import game_with
    from tanglewood.kernel.registry import GAMES

    if pack is None and not changes:
        return game_with(game or GAMES.default())
    from tanglewood.kernel.packs.designer import read_change, read_pack
    from tanglewood.words import play_with

    source = read_pack(pack)
    game = game or (GAMES.default() if source is None else source.game)
    info = game_with(game, source, dict(read_change(text) for text in changes or []))
    play_with(info)
    return info


def names_list(text: str) -> list[str]:
    """`greedy, random` as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]


__all__ = [
    "INTERRUPTED",
    "Changes",
    "GameName",
    "Json",
    "Options",
    "PackPath",
    "Ray",
    "VariantNames",
    "chosen_game",
    "complain",
    "err",
    "explain",
    "names_list",
    "number",
    "out",
    "print_json",
    "read_options",
    "say",
]
