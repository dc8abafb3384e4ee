"""`tanglewood learn`: a lesson of a game, played in the terminal."""

import contextlib
from typing import Annotated

import typer
from rich.text import Text

from tanglewood.cli import completion
from tanglewood.cli.common import explain, out, say
from tanglewood.cli.terminal.lesson import LessonSession
from tanglewood.kernel.registry import GAMES
from tanglewood.lessons import lesson as find
from tanglewood.lessons import lessons_of
from tanglewood.words import refuse


def learn(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=explain("play-game"), autocompletion=completion.games)
    ] = "",
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help=explain("learn-lesson"))] = "",
    chapters: Annotated[bool, typer.Option("--list", help=explain("learn-list"))] = False,
) -> None:
    game = game or GAMES.default()
    there = lessons_of(game)
    if not there:
        raise refuse("no-lessons", game=game)
    if chapters:
        for it in there:
            line = say(
                "learn-chapter", id=it.id, title=it.say("title"), goal=it.say("goal"), minutes=it.minutes
            )
            out().print(Text(line))
        return
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  arrows and a history at the prompt
    LessonSession(find(game, lesson) if lesson else there[0], out()).run()
