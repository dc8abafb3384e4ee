"""`tanglewood serve`: tables in the browser, for yourself or for friends."""

import ipaddress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tanglewood.cli.common import explain, number, out, print_build, say
from tanglewood.kernel.text.echo import echo
from tanglewood.words import refuse


def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="ADDRESS", help=explain("serve-host")),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", parser=number(1, 65535), help=explain("serve-port"))
    ] = 8123,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=explain("data"))] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS", help=explain("serve-trusted-proxy")),
    ] = None,
) -> None:
    from tanglewood.server.run import address_of, data_folder, serve

    folder = data or data_folder()
    proxies = tuple(checked(proxy) for proxy in trusted_proxy or [])

    def started() -> None:
        console = out()
        console.print(
            Text(say("serving", address=address_of(host, port), folder=str(folder))), soft_wrap=True
        )
        print_build(console)
        console.file.flush()

    serve(host, port, folder, started=started, proxies=proxies)


def checked(proxy: str) -> str:
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise refuse("trusted-proxy", given=echo(proxy)) from None
    return proxy
