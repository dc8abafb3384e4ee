"""`tanglewood play`: a game in the browser, or with `--terminal` in the terminal."""

import contextlib
import secrets
import signal
from pathlib import Path
from types import FrameType
from typing import Annotated
from urllib.parse import urlencode

import typer
from rich.text import Text

from tanglewood.api import begin, from_record, read_file
from tanglewood.arena.variants import settled
from tanglewood.bots import BOTS, check_bots, check_level, is_bot, make_bot
from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.cli import completion
from tanglewood.cli.common import (
    Changes,
    Options,
    PackPath,
    VariantNames,
    chosen_game,
    explain,
    names_list,
    number,
    out,
    print_build,
    read_options,
    say,
)
from tanglewood.cli.notes import note, note_idle, note_pack
from tanglewood.cli.terminal.examples import how
from tanglewood.cli.terminal.session import Session
from tanglewood.kernel.errors import RecordError
from tanglewood.kernel.record import Record, game_of, in_file, read_record
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.setting import check_seed, settle_options, spelled
from tanglewood.words import refuse

SEEDS = 1_000_000
YOU = "you"
PORT = 8123


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=explain("play-game"), autocompletion=completion.games)
    ] = "",
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", parser=number(1), help=explain("play-players")),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help=f"{explain('play-bots')} {', '.join(BOTS)}.",
            autocompletion=completion.bots,
        ),
    ] = "",
    variant: VariantNames = "",
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", metavar="N", parser=number(0), help=explain("play-seed"))
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help=explain("play-resume"))
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help=explain("play-record"))
    ] = None,
    option: Options = None,
    pack: PackPath = None,
    changes: Changes = None,
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help=explain("play-terminal"))] = False,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", parser=number(1, 65535), help=explain("play-port"))
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=explain("data"))] = None,
) -> None:
    wish = None
    if resume is None:
        wish = Wish(chosen_game(game, pack, changes), bots, seed)
        wish.read(variant, option, players)
    elif players is not None or seed is not None or option or variant:
        raise refuse("resume")
    if wish is not None and not (terminal or record):
        in_the_browser(wish, port or PORT, data)
        return
    for name, value in (("--port", port), ("--data", data)):
        if value is not None:
            note("idle-terminal", option=name)
    listen_for_goodbyes()
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  arrows and a history at the prompt
    if wish is not None:
        session = begun(wish, record)
    else:
        assert resume is not None
        session = resumed(resume, game, bots, record, pack, changes)
    session.run()


class Wish:
    """A table to be opened."""

    def __init__(self, info: GameInfo, bots: str, seed: int | None) -> None:
        self.info = info
        self.game = info.id
        self.bots = names_list(bots)
        self.seed = seed
        self.options: dict[str, object] = {}

    def read(self, variant: str, option: list[str] | None, players: int | None) -> None:
        """Read variants, `-o` and `--players`, and note which of them have no effect here."""
        info = self.info
        wishes = read_options(option, players)
        self.options = settled(info, names_list(variant), wishes).options
        note_idle(info, settle_options(self.game, info.settings, self.options), wishes)

    def fragment(self) -> str:
        """The wish as the part of an address that stays in the browser: the page opens the table itself."""
        info = self.info
        if self.seed is not None:
            check_seed(self.seed)
        options = settle_options(self.game, info.settings, self.options)
        for name in self.bots:
            check_level(name)  # in the browser people meet the levels as they are
        bots = fill(self.bots, int(options["players"]) - 1)
        fields = {name: spelled(value) for name, value in options.items() if name in self.options}
        if self.seed is not None:
            fields["seed"] = str(self.seed)
        if info.source is not None:
            fields["pack"] = info.source.id()
        return urlencode({"play": self.game, "bots": ",".join(bots), **fields})


def in_the_browser(wish: Wish, port: int, data: Path | None) -> None:
    """Serve the table on this machine and open a browser on it."""
    fragment = wish.fragment()
    from tanglewood.server.errors import FolderTakenError
    from tanglewood.server.run import data_folder, free_port, open_browser, serve

    port = free_port("127.0.0.1", port)

    def show(server: str, key: str = "browser") -> None:
        console = out()
        address = f"{server}/#{fragment}"
        console.print(Text(say(key, address=address)), soft_wrap=True)
        if key == "browser":
            print_build(console)
        if not open_browser(address):
            console.print(Text(say("no-browser")))

    try:
        address = f"http://127.0.0.1:{port}"
        packs = () if wish.info.source is None else (wish.info.source,)
        serve("127.0.0.1", port, data or data_folder(), started=lambda: show(address), packs=packs)
    except FolderTakenError as taken:
        if not taken.address:
            raise
        if wish.info.source is not None:
            raise refuse("pack-there", address=taken.address) from None
        show(taken.address, "browser-there")  # the server that is running has room for one more table


def begun(wish: Wish, record: Path | None) -> Session:
    """A new game, introduced."""
    if record is not None and record.exists():
        raise refuse("record", file=str(record))
    dealt = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    new = begin(wish.info, dealt, wish.options)
    n = int(new.state.settings()["players"])
    others = fill(wish.bots, n - 1)
    check_bots(others, new.state)
    session = Session(new, [YOU, *others], 0, out(), record)
    title = say("welcome", title=new.info.title, players=n, seed=str(dealt))
    session.console.print(Text(title, style="bold"))
    introduce(session)
    return session


def resumed(
    path: Path, wanted: str, bots: str, record: Path | None, pack: Path | None, changes: list[str] | None
) -> Session:
    """A saved game with its seats as they were; bots take the seats that people have left."""
    try:
        text = read_file(path)
        given = chosen_game(game_of(text), pack, changes) if pack or changes else None
        kept = read_record(text)
        if wanted and lookup(wanted).id != kept.game:
            title = lookup(kept.game).title
            raise refuse("resume-game", file=str(path), game=kept.game, title=title)
        game = from_record(kept, given)
    except RecordError as problem:
        raise in_file(str(path), problem) from None
    note_pack(kept, game.state.pack())
    seats, you = seats_of(kept, names_list(bots))
    check_bots([name for name in seats if is_bot(name)], game.state)
    session = Session(game, seats, you, out(), record or path)
    title = say("welcome-back", title=game.info.title, players=len(seats), moves=game.moves)
    session.console.print(Text(title, style="bold"))
    session.remember()
    introduce(session)
    return session


def seats_of(kept: Record, bots: list[str]) -> tuple[list[str], int]:
    """Who sits where, and the seat of the person who continues: the first one that no bot had."""
    n = int(kept.options["players"])
    seats = kept.seats if len(kept.seats) == n else [YOU] * n
    you = next((seat for seat, name in enumerate(seats) if not is_bot(name)), 0)
    free = [seat for seat, name in enumerate(seats) if seat != you and not is_bot(name)]
    if bots and not free:
        others = ", ".join(name for seat, name in enumerate(seats) if seat != you)
        raise refuse("resume-bots", bots=others or "none")
    named = dict(zip(free, fill(bots, len(free)), strict=True))
    return [YOU if seat == you else named.get(seat, name) for seat, name in enumerate(seats)], you


def introduce(session: Session) -> None:
    others = ", ".join(name for seat, name in enumerate(session.names) if seat != session.seat)
    if others:
        session.console.print(Text(say("seats", seat=session.seat, others=others)))
    else:
        rival = session.table.rival(session.game) or "none"
        session.console.print(Text(say("seats-alone", rival=rival)))
    for text in (session.table.goal(session.game), how(session.game.info.id)):
        session.console.print(Text(" ".join(text.split())))


def fill(names: list[str], seats: int) -> list[str]:
    """Names for all seats; the last one also takes the seats that are left."""
    for name in names:
        make_bot(name, 0)
    if len(names) > seats:
        raise refuse("too-many-bots", seats=seats, names=", ".join(names))
    return [*names, *[names[-1] if names else DEFAULT_BOT] * (seats - len(names))]


def listen_for_goodbyes() -> None:
    """A closed terminal or a SIGTERM ends the session like Ctrl-C: the game is saved."""

    def goodbye(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            with contextlib.suppress(ValueError):  # not in the main thread
                signal.signal(getattr(signal, name), goodbye)
