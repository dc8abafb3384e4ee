"""`tanglewood serve`: tables in the browser, for yourself or for friends."""

import ipaddress
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from tanglewood.cli.common import Changes, chosen_game, explain, number, out, print_build, say
from tanglewood.kernel.text.echo import echo
from tanglewood.words import refuse

if TYPE_CHECKING:
    from tanglewood.kernel.packs.designer import DesignerPack


def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="ADDRESS", help=explain("serve-host")),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", parser=number(1, 65535), help=explain("serve-port"))
    ] = 8123,
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", metavar="FOLDER|FILE", help=explain("serve-pack"))
    ] = None,
    changes: Changes = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=explain("data"))] = None,
    database: Annotated[str, typer.Option("--database", metavar="URL", help=explain("serve-database"))] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS", help=explain("serve-trusted-proxy")),
    ] = None,
    lab: Annotated[bool | None, typer.Option("--lab/--no-lab", help=explain("serve-lab"))] = None,
) -> None:
    from tanglewood.server.limits import Limits
    from tanglewood.server.run import address_of, data_folder, serve

    folder = data or data_folder()
    packs = tuple(offered(pack or [], changes))
    proxies = tuple(checked(proxy) for proxy in trusted_proxy or [])

    def started() -> None:
        console = out()
        console.print(
            Text(say("serving", address=address_of(host, port), folder=str(folder))), soft_wrap=True
        )
        print_build(console)
        console.file.flush()

    limits = Limits(lab=local(host) if lab is None else lab)
    serve(host, port, folder, limits, started, proxies, packs, database)


def local(host: str) -> bool:
    """Whether only this machine can connect."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def offered(paths: list[Path], changes: list[str] | None) -> "Iterator[DesignerPack]":
    """The packs that tables can be laid with; `--set` changes each of them, or the default game's own."""
    wanted: list[Path | None] = [*paths] or ([None] if changes else [])
    for path in wanted:
        source = chosen_game("", path, changes).source
        assert source is not None
        yield source


def checked(proxy: str) -> str:
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise refuse("trusted-proxy", given=echo(proxy)) from None
    return proxy
