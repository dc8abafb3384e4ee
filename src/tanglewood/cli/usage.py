"""What is wrong with how a command was typed, in the language that is spoken.

Typer says it in English, and finds it in many places. Here its errors are told apart by what they carry, and
said by sentences of ours; one that nobody has met yet is passed on as it is.
"""

import difflib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.phrase import OR
from tanglewood.words import joined, refuse, words

USAGE: type[Exception] = typer.BadParameter.__mro__[1]
"""Whatever is wrong with how a command was typed, of the click that typer uses or has inside."""


class UnfitError(typer.BadParameter):
    """A value that does not fit, for a reason in the language that is spoken."""


class CommandGroup(TyperGroup):
    """A command with commands of its own, which names them when there is none of the given name."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            known = self.list_commands(ctx)
            near = difflib.get_close_matches(args[0], known, 1)
            ctx.fail(str(refuse("usage-command", given=echo(args[0]), known=", ".join(near or known))))
        return super().resolve_command(ctx, args)


@contextmanager
def usage_in_words() -> Iterator[None]:
    """End with exit code 2 and a few lines if a command was typed wrongly."""
    try:
        yield
    except USAGE as problem:
        if type(problem).__name__ == "NoArgsIsHelpError":  # which shows the help
            raise
        tell(problem)
        raise typer.Exit(2) from None


def tell(problem: Any) -> None:
    """How the command is used, and what is wrong."""
    from rich.text import Text

    from tanglewood.cli.common import err

    console, say = err(), words().say
    if problem.ctx is not None:
        usage = " ".join([problem.ctx.command_path, *problem.ctx.command.collect_usage_pieces(problem.ctx)])
        console.print(say("cli-usage", usage=usage), markup=False, soft_wrap=True)
        console.print(
            say("cli-usage-help", command=f"{problem.ctx.command_path} -h"), markup=False, soft_wrap=True
        )
        console.print()
    console.print(Text.assemble((say("cli-error"), "bold red"), " ", what_is_wrong(problem)), soft_wrap=True)


def what_is_wrong(problem: Any) -> str:
    kind, param = type(problem).__name__, getattr(problem, "param", None)
    name = "" if param is None else name_of(param)
    if kind == "NoSuchOption":
        near = joined(sorted(problem.possibilities or []), OR)
        key = "usage-option-near" if near else "usage-option"
        return str(refuse(key, given=echo(problem.option_name), near=near))
    if kind == "MissingParameter" and param is not None:
        return str(refuse("usage-missing", option=name))
    if isinstance(problem, UnfitError):
        return str(refuse("usage-value", option=name, problem=problem.message))
    if kind == "BadParameter" and param is not None:
        return str(refuse("usage-unfit", option=name))
    if kind == "BadOptionUsage":  # either of two: a value it lacks, or one it has no use for
        key = "no-value" if "requires" in problem.message else "usage-flag"
        return str(refuse(key, option=problem.option_name))
    if kind == "UsageError" and problem.message.endswith(")"):  # words too many, in brackets at the end
        return str(refuse("usage-extra", given=problem.message.split(" (", 1)[-1][:-1]))
    return str(problem.format_message())


def name_of(param: Any) -> str:
    """An option by its names, what stands for itself as the usage line shows it."""
    if param.param_type_name == "option":
        return " / ".join(param.opts)
    return str(param.metavar or param.name).strip("[]")
