"""Help in the language that is spoken: the few words that typer itself puts around our sentences."""

import re
from typing import TYPE_CHECKING, Any

import typer

from tanglewood.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADINGS = {"Arguments": "cli-help-arguments", "Options": "cli-help-options", "Commands": "cli-help-list"}
OPTIONS = {
    "--help": "cli-help-show",
    "--install-completion": "cli-help-install",
    "--show-completion": "cli-help-completion",
}
"""Those of typer, which every command or the first one has."""
NOTES = re.compile(r"  \[([^\[\]]+)\]$")
"""What typer adds behind the help of an option: what it is by default, and whether it is needed."""
DEFAULT = "default: "
CONTEXT: Any = typer.Context.__mro__[1]
"""Of the click that typer uses or has inside."""
Plain: Any = CONTEXT.formatter_class


class WordedFormatter(Plain):  # type: ignore[misc]
    """Says typer's own words by sentences of ours; what it says one day beside them stays as it is."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{words().say('cli-help-usage')} ")

    def write_heading(self, heading: str) -> None:
        key = HEADINGS.get(heading)
        self.write(f"{'':>{self.current_indent}}{words().say(key) if key else f'{heading}:'}\n")

    def write_dl(self, rows: "Sequence[tuple[str, str]]", *widths: Any, **more: Any) -> None:
        super().write_dl([(name, in_words(name, text)) for name, text in rows], *widths, **more)


def in_words(name: str, text: str) -> str:
    """The help of an option or a command, and what stands in brackets behind it."""
    if key := OPTIONS.get(name.rpartition(" ")[2]):
        return words().say(key)
    return NOTES.sub(lambda found: f"  [{'; '.join(note(it) for it in found[1].split('; '))}]", text)


def note(text: str) -> str:
    if text == "required":
        return words().say("cli-help-required")
    if text.startswith(DEFAULT):
        return words().say("cli-help-default", value=text.removeprefix(DEFAULT))
    return text


def help_in_words() -> None:
    """Have every command of this process say its help in words of ours."""
    CONTEXT.formatter_class = WordedFormatter
