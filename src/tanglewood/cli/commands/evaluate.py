"""`tanglewood evaluate`: how good an agent is, by a protocol with fixed seeds."""

import os
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from tanglewood.arena.evaluate import SEED
from tanglewood.arena.evaluate import evaluate as measure
from tanglewood.arena.variants import settled
from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.cli import completion
from tanglewood.cli.commands.simulate import bar
from tanglewood.cli.common import (
    Changes,
    GameName,
    Jobs,
    Json,
    Options,
    PackPath,
    VariantNames,
    add_agents,
    chosen_game,
    explain,
    names_list,
    number,
    out,
    print_json,
    read_options,
    say,
)
from tanglewood.words import figures


def evaluate(
    game: GameName,
    agent: Annotated[
        str,
        typer.Option(
            "--agent", "-a", metavar="AGENT", help=explain("evaluate-agent"), autocompletion=completion.bots
        ),
    ],
    against: Annotated[
        str,
        typer.Option(
            "--against", metavar="NAME", help=explain("evaluate-against"), autocompletion=completion.bots
        ),
    ] = DEFAULT_BOT,
    deals: Annotated[
        int, typer.Option("--deals", "-n", metavar="N", parser=number(1), help=explain("evaluate-deals"))
    ] = 100,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", parser=number(1), help=explain("evaluate-players")),
    ] = None,
    variant: VariantNames = "",
    seed: Annotated[
        int, typer.Option("--seed", "-s", metavar="N", parser=number(0), help=explain("evaluate-seed"))
    ] = SEED,
    option: Options = None,
    pack: PackPath = None,
    change: Changes = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    info = chosen_game(game, pack, change)
    options = settled(info, names_list(variant), read_options(option, players)).options
    seats = int(str(options.get("players", 2)))
    add_agents([agent, against])
    with bar() as progress:
        task = progress.add_task(game, total=deals * seats)
        found = measure(
            *(game, agent, against, deals, options, seed, lambda done: progress.advance(task, done)),
            pack=info.source,
            jobs=jobs or os.cpu_count() or 1,
        )
    if json:
        print_json(msgspec.to_builtins(found))
        return
    out().print(
        Text(
            say(
                "evaluate",
                agent=found.agent,
                against=found.against,
                alone="yes" if seats == 1 else "no",
                games=found.games,
                share=figures(f"{100 * found.share:.1f}"),
                low=figures(f"{100 * found.low:.0f}"),
                high=figures(f"{100 * found.high:.0f}"),
                score=figures(f"{found.score:.1f}"),
                other=figures(f"{found.other_score:.1f}"),
                ms=figures(f"{1000 * found.seconds_a_decision:.2f}"),
            )
        )
    )
