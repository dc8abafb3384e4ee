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

import tanglewood
from tanglewood.api import from_record, read_file
from tanglewood.arena.variants import plan
from tanglewood.bots import ABOUT, BOTS, make_bot
from tanglewood.cli.common import Options, VariantNames, err, names_list, out, read_options, say
from tanglewood.cli.session import Session
from tanglewood.kernel.errors import OptionError, RecordError
from tanglewood.kernel.record import read_record
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import check_seed, settle_options, spelled

SEEDS = 1_000_000
YOU = "you"
FILLER = "greedy"
BOT_NAMES = ", ".join(f"{name} ({ABOUT[name]})" for name in BOTS)


def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game to play.")] = "mycelia",
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats, yours included.")] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help=f"Who sits at the other seats, in order: {BOT_NAMES}.")
    ] = "",
    variant: VariantNames = "",
    seed: Annotated[int | None, typer.Option("--seed", "-s", min=0, help="Deal this game again.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Save the game in this file.")] = None,
    option: Options = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", "-t", help="Play here in the terminal, not in the browser.")
    ] = False,
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port for the browser.")] = 8123,
    data: Annotated[Path | None, typer.Option("--data", help="The folder where tables are kept.")] = None,
) -> None:
    """Play a game against bots: in the browser, or with --terminal here. You sit at seat 0."""
    if not (terminal or resume or record):
        in_the_browser(Wish(game, wished(game, variant, option, players), bots, seed), port, data)
        return
    listen_for_goodbyes()
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  arrows and a history at the prompt
    if resume is not None:
        if players is not None or seed is not None or option or variant:
            raise OptionError("--resume goes on with a saved game: its players, seed and options are settled")
        session = resumed(resume, bots, record)
    else:
        session = begun(game, wished(game, variant, option, players), bots, seed, record)
    session.run()


def wished(game: str, variant: str, option: list[str] | None, players: int | None) -> dict[str, object]:
    """The options of variants, `-o` and `--players` together."""
    return plan(lookup(game), names_list(variant), read_options(option, players)).options


class Wish:
    """A table to be opened."""

    def __init__(self, game: str, options: dict[str, object], bots: str, seed: int | None) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed

    def fragment(self) -> str:
        """The wish as the part of an address that stays in the browser: the page opens the table itself."""
        info = lookup(self.game)
        if self.seed is not None:
            check_seed(self.seed)
        options = settle_options(self.game, info.settings, self.options)
        bots = fill(names_list(self.bots), int(options["players"]) - 1)
        fields = {name: spelled(value) for name, value in options.items() if name in self.options}
        if self.seed is not None:
            fields["seed"] = str(self.seed)
        return urlencode({"play": self.game, "bots": ",".join(bots), **fields})


def in_the_browser(wish: Wish, port: int, data: Path | None) -> None:
    """Serve the table on this machine and open a browser on it."""
    from tanglewood.server.problems import FolderTakenError
    from tanglewood.server.run import data_folder, free_port, open_browser, serve

    fragment = wish.fragment()
    port = free_port("127.0.0.1", port)

    def show(server: str, key: str = "browser") -> None:
        console = out()
        address = f"{server}/#{fragment}"
        console.print(Text(say(key, address=address)), soft_wrap=True)
        if not open_browser(address):
            console.print(Text(say("no-browser")))

    try:
        serve("127.0.0.1", port, data or data_folder(), started=lambda: show(f"http://127.0.0.1:{port}"))
    except FolderTakenError as taken:
        if not taken.address:
            raise
        show(taken.address, "browser-there")  # the server that is running has room for one more table


def begun(game: str, options: dict[str, object], bots: str, seed: int | None, record: Path | None) -> Session:
    """A new game, introduced."""
    if record is not None and record.exists():
        raise OptionError(f"--record: {record} is there already; name another file or resume it")
    dealt = secrets.randbelow(SEEDS) if seed is None else seed
    new = tanglewood.new_game(game, seed=dealt, **options)
    n = int(new.state.settings()["players"])
    seats = [YOU, *fill(names_list(bots), n - 1)]
    console = out()
    session = Session(new, seats, 0, console, record)
    title = say("welcome", title=new.info.title, players=n, seed=str(dealt))
    console.print(Text(title, style="bold"))
    introduce(session)
    return session


def resumed(path: Path, bots: str, record: Path | None) -> Session:
    """A saved game, with the seats as they were unless other bots are named."""
    try:
        kept = read_record(read_file(path))
        game = from_record(kept)
    except RecordError as problem:
        raise RecordError(f"{path}: {str(problem).removeprefix(f'{path}: ')}") from None
    if kept.pack != game.state.pack():
        err().print(Text(say("other-pack", theirs=kept.pack, ours=game.state.pack()), style="yellow"))
    n = int(game.state.settings()["players"])
    seats = kept.seats if len(kept.seats) == n else [YOU] * n
    you = next((seat for seat, name in enumerate(seats) if name not in BOTS), 0)
    others = fill(names_list(bots), n - 1)
    named = iter(others)
    seats = [
        YOU if seat == you else next(named) if bots or name not in BOTS else name
        for seat, name in enumerate(seats)
    ]
    session = Session(game, seats, you, out(), record or path)
    title = say("welcome-back", title=game.info.title, players=n, moves=game.moves)
    session.console.print(Text(title, style="bold"))
    session.remember()
    introduce(session)
    return session


def introduce(session: Session) -> None:
    others = ", ".join(name for seat, name in enumerate(session.names) if seat != session.seat)
    if others:
        session.console.print(Text(say("seats", seat=session.seat, others=others)))
    else:
        rival = session.table.rival(session.game) or "none"
        session.console.print(Text(say("seats-alone", rival=rival)))
    for text in (session.table.goal(session.game), say("how")):
        session.console.print(Text(" ".join(text.split())))


def fill(names: list[str], seats: int) -> list[str]:
    """Names for all seats: the last one fills the seats nobody is named for."""
    for name in names:
        make_bot(name, 0)
    if len(names) > seats:
        raise OptionError(f"option bots: expected at most {seats} names, got {', '.join(names)}")
    return [*names, *[names[-1] if names else FILLER] * (seats - len(names))]


def listen_for_goodbyes() -> None:
    """A closed terminal or a friendly kill leaves the table like Ctrl-C: the game is saved."""

    def goodbye(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            with contextlib.suppress(ValueError):  # not in the main thread
                signal.signal(getattr(signal, name), goodbye)
