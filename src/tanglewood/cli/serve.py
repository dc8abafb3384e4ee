"""`tanglewood serve`: tables in the browser, for oneself or for friends."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tanglewood.cli.common import explain, number, out, say


def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="ADDRESS", help=explain("serve-host")),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", parser=number(1, 65535), help=explain("serve-port"))
    ] = 8123,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=explain("data"))] = None,
) -> None:
    from tanglewood.server.run import data_folder, serve

    folder = data or data_folder()
    out().print(Text(say("serving", address=f"http://{host}:{port}", folder=str(folder))))
    serve(host, port, folder)
