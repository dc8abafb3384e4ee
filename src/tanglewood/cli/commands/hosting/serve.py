"""`tanglewood serve`: tables in the browser, for yourself or for friends."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from tanglewood.cli.common import Changes, chosen_game, explain, number, out, print_build, say

if TYPE_CHECKING:
    from tanglewood.kernel.packs.designer import DesignerPack


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help=explain("serve-host"))] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", parser=number(1, 65535), help=explain("serve-port"))
    ] = None,
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", metavar="FOLDER|FILE", help=explain("serve-pack"))
    ] = None,
    changes: Changes = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=explain("data"))] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help=explain("serve-database"))
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option("--processes", metavar="N", parser=number(1, 64), help=explain("serve-processes")),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS", help=explain("serve-trusted-proxy")),
    ] = None,
    root_path: Annotated[
        str | None, typer.Option("--root-path", metavar="PATH", help=explain("serve-root-path"))
    ] = None,
    lab: Annotated[bool | None, typer.Option("--lab/--no-lab", help=explain("serve-lab"))] = None,
    config: Annotated[
        Path | None, typer.Option("--config", metavar="FILE", help=explain("serve-config"))
    ] = None,
) -> None:
    from msgspec.structs import replace

    from tanglewood.server.operation import logs
    from tanglewood.server.operation.settings import CONFIG, is_local, read_settings
    from tanglewood.server.run import address_of, folder_of, serve_with

    file = config or (Path(os.environ[CONFIG]) if os.environ.get(CONFIG) else None)
    options = {
        "host": host,
        "port": port,
        "data": None if data is None else str(data),
        "database": database,
        "processes": processes,
        "trusted_proxies": trusted_proxy or None,
        "root_path": root_path,
        "lab": lab,
    }
    settings = read_settings(file, os.environ, options)
    packs = tuple(offered(pack or [], changes))
    open_lab = is_local(settings.host) and settings.processes == 1 if settings.lab is None else settings.lab
    settings = replace(settings, limits=replace(settings.limits, lab=open_lab))
    logs.set_up(settings.log, settings.log_level)

    def started() -> None:
        console = out()
        place = shown(settings.database) if settings.database else str(folder_of(settings))
        address = address_of(settings.host, settings.port) + settings.root_path
        console.print(Text(say("serving", address=address, folder=place)), soft_wrap=True)
        print_build(console)
        console.file.flush()

    serve_with(settings, started, packs)


def shown(database: str) -> str:
    """The address of a database without its password."""
    from tanglewood.server.store.choose import open_store

    return open_store(database, Path()).place


def offered(paths: list[Path], changes: list[str] | None) -> "Iterator[DesignerPack]":
    """The packs that tables can be laid with; `--set` changes each of them, or the default game's own."""
    wanted: list[Path | None] = [*paths] or ([None] if changes else [])
    for path in wanted:
        source = chosen_game("", path, changes).source
        assert source is not None
        yield source
