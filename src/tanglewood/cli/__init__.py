"""The `tanglewood` command."""

import io
import os
import sys
from typing import NoReturn


class Stream(io.TextIOWrapper):
    """An output stream whose reader may go away: a closed pipe ends the command quietly."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except BrokenPipeError:
            self.leave()

    def flush(self) -> None:
        try:
            super().flush()
        except BrokenPipeError:
            self.leave()

    def leave(self) -> NoReturn:
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.fileno())  # for whatever is still to be said
        raise SystemExit(0)


def careful(stream: io.TextIOWrapper) -> Stream:
    """The same stream; characters that the terminal cannot show are replaced."""
    line = stream.line_buffering
    return Stream(stream.detach(), encoding=stream.encoding, errors="replace", line_buffering=line)


def main() -> None:
    """Run the command line."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout = careful(sys.stdout)
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr = careful(sys.stderr)
    from tanglewood.cli.language import choose_language

    choose_language(sys.argv)  # before anything is imported that has help texts
    from tanglewood.cli.app import app
    from tanglewood.cli.completion import in_bash, join_words

    if in_bash():
        join_words()
    try:
        app(prog_name="tanglewood")
    finally:
        sys.stdout.flush()
