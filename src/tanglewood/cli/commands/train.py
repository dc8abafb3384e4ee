"""`tanglewood train`: bots learn who wins from games against themselves."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from tanglewood.cli.commands.simulate import bar
from tanglewood.cli.common import Changes, GameName, PackPath, chosen_game, explain, number, out, say
from tanglewood.words import figures, refuse

if TYPE_CHECKING:
    from tanglewood.learning.rounds import Learning, Round


def train(
    game: GameName,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", parser=number(1), help=explain("train-rounds"))
    ] = 3,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", parser=number(20), help=explain("train-games"))
    ] = 1500,
    folder: Annotated[
        Path | None, typer.Option("--folder", "-f", metavar="FOLDER", help=explain("train-folder"))
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", parser=number(1), help=explain("train-jobs"))
    ] = os.cpu_count() or 1,
    pack: PackPath = None,
    changes: Changes = None,
) -> None:
    try:
        from tanglewood.learning.rounds import learning
    except ImportError:
        raise refuse("train-needs-numpy") from None
    info = chosen_game(game, pack, changes)
    if folder is None:  # what was learned of one pack is not gone on with for another
        folder = Path("training") / (game if info.source is None else info.pack.replace(" ", "-"))
    state = learning(info.id, folder, games, info.source)
    for _ in range(rounds):
        found = play_and_fit(state, jobs)
        said = say(
            "train-round",
            number=found.number + 1,
            games=found.games,
            positions=found.positions,
            outlook=figures(f"{found.outlook:.4f}"),
            learned=figures(f"{found.learned:.4f}"),
        )
        out().print(Text(said))
    out().print(Text(say("train-done", file=str(state.net))))


def play_and_fit(state: "Learning", jobs: int) -> "Round":
    with bar() as progress:
        task = progress.add_task(say("train-bar", number=len(state.rounds) + 1), total=state.sizes())
        return state.round(jobs, lambda done: progress.advance(task, done))
