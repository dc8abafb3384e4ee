"""`tanglewood serve`: tables in the browser, for oneself or for friends."""

import ipaddress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tanglewood.cli.common import out, say
from tanglewood.kernel.errors import OptionError


def serve(
    host: Annotated[
        str,
        typer.Option("--host", help="The address to listen on; 0.0.0.0 lets others in your network come."),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen on.")] = 8123,
    data: Annotated[Path | None, typer.Option("--data", help="The folder where tables are kept.")] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxy",
            metavar="ADDRESS",
            help="A proxy in front of this server whose X-Forwarded-For and -Proto are believed: an address"
            " or a network such as 10.0.0.0/8; may be repeated.",
        ),
    ] = None,
) -> None:
    """Serve tables to browsers until stopped. Games survive a restart."""
    from tanglewood.server.run import address_of, data_folder, serve

    folder = data or data_folder()
    proxies = tuple(checked(proxy) for proxy in trusted_proxy or [])

    def started() -> None:
        console = out()
        console.print(
            Text(say("serving", address=address_of(host, port), folder=str(folder))), soft_wrap=True
        )
        console.file.flush()

    serve(host, port, folder, started=started, proxies=proxies)


def checked(proxy: str) -> str:
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise OptionError(f"--trusted-proxy: {proxy!r} is no address and no network") from None
    return proxy
