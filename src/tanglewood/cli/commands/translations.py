"""`tanglewood words`: what translators have done, and what is left."""

from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.cli.common import Json, explain, out, print_json, say
from tanglewood.cli.usage import CommandGroup
from tanglewood.translating.status import Status, accept_all, expected, template_of
from tanglewood.words import FALLBACK, languages, refuse

words_app = typer.Typer(
    cls=CommandGroup,
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help=explain("words-group"),
)
LISTS = ("missing", "changed", "unused", "mistakes")
LanguageName = Annotated[str, typer.Argument(metavar="LANGUAGE", help=explain("words-language"))]


@words_app.command("status", help=explain("words-status"))
def status(language: LanguageName = "", json: Json = False) -> None:
    whole = expected()
    chosen = [known(language)] if language else [it for it in languages() if it != FALLBACK]
    found = [Status(whole, it) for it in chosen]
    if json:
        print_json({it.language: {name: getattr(it, name) for name in LISTS} for it in found})
    elif language:
        show(found[0])
    else:
        overview(found)
    if not all(it.done for it in found):
        raise typer.Exit(1)


@words_app.command("template", help=explain("words-template"))
def template(language: LanguageName) -> None:
    print(template_of(expected(), known(language)), end="")


@words_app.command("accept", help=explain("words-accept"))
def accept(
    language: LanguageName,
    keys: Annotated[list[str] | None, typer.Argument(metavar="KEY", help=explain("words-keys"))] = None,
) -> None:
    n = accept_all(known(language), keys or [])
    out().print(Text(say("words-accepted", n=n, language=language)))


def known(language: str) -> str:
    others = [it for it in languages() if it != FALLBACK]
    if language not in others:
        raise refuse("language", given=language, known=", ".join(others) or "-")
    return language


def show(found: Status) -> None:
    """Everything that is to be done, a line each."""
    console = out()
    for name in LISTS:
        lines = getattr(found, name)
        if lines:
            console.print(Text(say(f"words-{name}", n=len(lines)), style="bold"))
            for line in lines:
                console.print(Text(f"  {line}"), soft_wrap=True)
    if found.done:
        console.print(Text(say("words-done", n=found.all, language=found.language)))


def overview(found: list[Status]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in LISTS:
        grid.add_column(say(f"words-column-{name}"), justify="right")
    for it in found:
        grid.add_row(it.language, *(str(len(getattr(it, name))) for name in LISTS))
    out().print(grid)
