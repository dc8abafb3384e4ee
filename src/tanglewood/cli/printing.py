"""What the commands print with."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Indented:
    """Text whose lines are all indented, without trailing blanks."""

    def __init__(self, text: Text | str, indent: int = 2) -> None:
        self.text = Text(text) if isinstance(text, str) else text
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.wrap(console, max(20, options.max_width - self.indent)):
            line.rstrip()
            yield Text(" " * self.indent) + line
