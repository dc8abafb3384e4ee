"""`tanglewood cards`: every component of a game in words, and where its data comes from."""

from typing import Annotated

import typer
from rich.text import Text

from tanglewood.cli import completion
from tanglewood.cli.common import GameName, Json, PackPath, chosen_game, explain, out, print_json, say
from tanglewood.cli.reports.components import Entry, block, box_of, sets_of
from tanglewood.kernel.text.echo import clip, echo, meant
from tanglewood.words import refuse


def cards(
    game: GameName,
    sets_or_changes: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME|PATH=VALUE", help=explain("cards-set"), autocompletion=completion.sets
        ),
    ] = None,
    pack: PackPath = None,
    search: Annotated[str, typer.Option("--search", metavar="TEXT", help=explain("cards-search"))] = "",
    json: Json = False,
) -> None:
    # `--set base` chooses a set, `--set cards.historian.points=2` changes a number as in every command.
    changes = [text for text in sets_or_changes or [] if "=" in text]
    set = next((text for text in sets_or_changes or [] if "=" not in text), "")
    info = chosen_game(game, pack, changes)
    entries: list[Entry] = info.described()
    sets = sets_of(entries)
    if set and set not in sets:
        raise refuse("choice", option="set", known=", ".join(sets), given=echo(set) + meant(set, sets))
    if set:
        entries = [entry for entry in entries if set in (entry["table"], *box_of(entry))]
    if search:
        wanted = search.lower().split()
        entries = [entry for entry in entries if found(entry, wanted)]
    if json:
        print_json(entries)
        return
    console = out()
    for entry in entries:
        console.print(block(entry, spelled_out=True))
    if search and not entries:
        console.print(Text(say("nothing-found", text=clip(search))))
    console.print(Text(say("cards-count", n=len(entries), pack=info.pack)))


def found(entry: Entry, wanted: list[str]) -> bool:
    """Whether the entry contains all the words."""
    text = " ".join(map(str, entry.values())).lower()
    return all(word in text for word in wanted)
