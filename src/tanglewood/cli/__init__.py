"""The `tanglewood` command."""

import contextlib
import io
import sys


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another one
    from tanglewood.cli.app import app

    app(prog_name="tanglewood")
