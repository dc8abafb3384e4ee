"""The command line. A command's module is imported when the command or its help is called."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand
from typer.main import get_command

from tanglewood.cli.common import complain, explain, say
from tanglewood.cli.completion import LooseCommand
from tanglewood.cli.helping import help_in_words
from tanglewood.cli.language import OPTION, check
from tanglewood.cli.usage import CommandGroup, usage_in_words
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.version import VERSION
from tanglewood.words import speak_always

COMMANDS = {
    "play": "tanglewood.cli.commands.play:play",
    "learn": "tanglewood.cli.commands.learn:learn",
    "companion": "tanglewood.cli.commands.companion:companion",
    "simulate": "tanglewood.cli.commands.simulate:run_simulation",
    "arena": "tanglewood.cli.commands.arena:run_arena",
    "study": "tanglewood.cli.commands.study:app",
    "replay": "tanglewood.cli.commands.replay:replay",
    "rules": "tanglewood.cli.commands.rules:rules",
    "cards": "tanglewood.cli.commands.cards:cards",
    "games": "tanglewood.cli.commands.games:games",
    "setup": "tanglewood.cli.commands.tabletop:setup",
    "sheet": "tanglewood.cli.commands.tabletop:sheet",
    "serve": "tanglewood.cli.commands.hosting.serve:serve",
    "data": "tanglewood.cli.commands.hosting.data:data_app",
    "admin": "tanglewood.cli.commands.hosting.admin:admin_app",
    "evaluate": "tanglewood.cli.commands.evaluate:evaluate",
    "train": "tanglewood.cli.commands.train:train",
    "bench": "tanglewood.cli.commands.bench:bench",
    "pack": "tanglewood.cli.commands.pack:pack_app",
    "words": "tanglewood.cli.commands.translations:words_app",
}
LOOSE = ("simulate",)
"""Where options of a game stand for themselves."""


class LazyCommand(TyperCommand):
    """A command by its name and one line of help; it is replaced by the real one when it is called."""

    def __init__(self, name: str, place: str) -> None:
        super().__init__(name, short_help=explain(f"{name}-short"), rich_markup_mode=None)
        self.place = place

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:  # the context is of the real command, so that parsing, help and completion are its own
        return self.real().make_context(info_name, args, parent, **extra)

    def real(self) -> Any:
        module, _, name = self.place.partition(":")
        target = getattr(import_module(module), name)
        if isinstance(target, typer.Typer):  # a command with commands of its own
            return get_command(target)
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        loose = self.name in LOOSE
        alone.command(
            self.name,
            cls=LooseCommand if loose else TyperCommand,
            help=explain(str(self.name)),
            context_settings={"allow_extra_args": loose, "ignore_unknown_options": loose},
        )(target)
        return get_command(alone)


class CleanGroup(CommandGroup):
    """All commands. Everything Tanglewood refuses ends as one message with exit code 2."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, place in COMMANDS.items():
            self.add_command(LazyCommand(name, place))

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        with usage_in_words():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: Any) -> Any:
        try:
            with usage_in_words():
                return super().invoke(ctx)
        except (TanglewoodError, OSError) as problem:
            complain(problem)
            raise typer.Exit(2) from None


help_in_words()
app = typer.Typer(
    cls=CleanGroup,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help: quick to load, and easy to search
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True, help=explain("tanglewood"))
def tanglewood(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=explain("version"))] = False,
    lang: Annotated[str, typer.Option(OPTION, metavar="LANGUAGE", help=explain("lang"))] = "",
) -> None:
    if lang:  # where the app is called by other code; a command has taken it out of its words by now
        check(lang)
        speak_always(lang)
    if version:
        typer.echo(VERSION)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(say("examples"))
