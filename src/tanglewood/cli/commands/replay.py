"""`tanglewood replay`: a record shown in words, checked, or analysed by a bot."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tanglewood.api import Game, read_file
from tanglewood.bots.levels import SEARCH_LEVELS
from tanglewood.cli import completion
from tanglewood.cli.common import Changes, Json, PackPath, chosen_game, explain, number, out, say
from tanglewood.cli.notes import note_pack
from tanglewood.cli.reports.analysis import analyse as look_back
from tanglewood.cli.terminal.ending import show_result
from tanglewood.cli.terminal.names import names_of, seats_of
from tanglewood.cli.terminal.session import begins, show_piece
from tanglewood.cli.terminal.tables import Scene, table_of
from tanglewood.kernel import record as records
from tanglewood.kernel.errors import RecordError
from tanglewood.kernel.event import Event
from tanglewood.kernel.record import Record
from tanglewood.kernel.registry import GameInfo, known
from tanglewood.kernel.state import NOBODY
from tanglewood.words import refuse


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explain("replay-file"))],
    check: Annotated[bool, typer.Option("--check", help=explain("replay-check"))] = False,
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", parser=number(0), help=explain("replay-to"))
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", parser=number(0), help=explain("replay-seat"))
    ] = None,
    analyse: Annotated[bool, typer.Option("--analyse", help=explain("replay-analyse"))] = False,
    level: Annotated[
        str,
        typer.Option(
            "--level",
            metavar="NAME",
            help=f"{explain('replay-level')} {', '.join(SEARCH_LEVELS)}.",
            autocompletion=completion.levels,
        ),
    ] = "",
    pack: PackPath = None,
    changes: Changes = None,
    json: Json = False,
) -> None:
    if (level or json) and not analyse:
        raise refuse("only-analyse")
    others = {"--to": to is not None, "--seat": seat is not None, "--analyse": analyse}
    if check and any(others.values()):
        raise refuse("check-alone", others=", ".join(name for name, given in others.items() if given))
    try:
        text = read_file(file)
        given = chosen_game(records.game_of(text), pack, changes) if pack or changes else None
        record = records.read_record(text)
        info = given or known(record.game, record.pack)
        if check:
            raise typer.Exit(verdict(record, info))
        records.replay(record, to, info)
    except RecordError as problem:
        raise records.in_file(str(file), problem) from None
    if analyse:
        record.entries = record.entries[:to]
        look_back(record, info, level, json)
        return
    viewer = NOBODY if seat is None else seat
    players = int(record.options["players"])
    if not NOBODY <= viewer < players:
        raise refuse("seat", last=players - 1, given=viewer)
    tell(out(), record, info, to, viewer)


def verdict(record: Record, info: GameInfo) -> int:
    """Check the record: 0 if it replays correctly, else 1 with every difference."""
    problems = records.check(record, info)
    if not problems:
        ended = "check-ended" if "ended" in record.result else "check-open"
        key = "check-holds" if "hash" in record.result else ended
        out().print(Text(say(key, moves=len(record.entries))))
        return 0
    out().print(Text(say("check-fails")))
    for problem in problems:
        out().print(Text(f"  {problem}"), soft_wrap=True)
    return 1


def tell_events(console: Console, game: Game, events: list[Event], seat: int, names: list[str]) -> None:
    """Print what happened, and clear the list."""
    table = table_of(game.info)
    heads = set(table.story(game, [e for e in events if table.starts_turn(e)], seat, names))
    for piece in table.story(game, events, seat, names):
        show_piece(console, piece, piece in heads, indent=6)
    events.clear()


def tell(console: Console, record: Record, info: GameInfo, upto: int | None, seat: int) -> None:
    """The game in words. The record has been replayed before, so every move fits."""
    note_pack(record, info.pack)
    table = table_of(info)
    fresh = record.fresh()
    game = Game(info, records.begin(info, fresh), fresh)
    seats = seats_of(record)
    names = names_of(seats, seat)
    entries = record.entries[:upto]
    title = say("replayed", title=info.title, seats=", ".join(seats), moves=len(entries))
    console.print(Text(title, style="bold"))
    show_piece(console, begins(game, names, seat), True)
    events: list[Event] = records.opening(info, fresh)
    tell_events(console, game, events, seat, names)
    game.listen(events.append)
    for at, entry in enumerate(entries, start=1):
        move = game.parse(entry.move)
        console.print(Text(f"{at:>4}. {game.turn} {move.text}", style="cyan"))
        game.play(move)
        tell_events(console, game, events, seat, names)
    console.print()
    console.print(table.render(Scene(game, seat, names)))
    whole = len(entries) == len(record.entries)
    if game.over:
        show_result(console, game, table, names, seat)
    if whole and any(key in record.result for key in records.BESIDE):
        console.print()
        console.print(Text(beside(record, names_of(seats, NOBODY))))
    elif not game.over:
        console.print()
        console.print(Text(say("replayed-open", moves=len(entries), name=names[game.turn])))


def beside(record: Record, names: list[str]) -> str:
    """How people ended the game themselves, and who gave up."""
    gone = [names[int(pair.split("@")[0])] for pair in record.result.get("resigned", "").split()]
    said = [say("replayed-resigned", name=name) for name in gone]
    if record.result.get("ended") == "agreement":
        said.append(say("replayed-agreement"))
    return " ".join(said)
