"""The command line: one room a command."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tanglewood.cli.arena import run_arena
from tanglewood.cli.bench import bench
from tanglewood.cli.cards import cards
from tanglewood.cli.common import complain, out
from tanglewood.cli.games import games
from tanglewood.cli.play import play
from tanglewood.cli.replay import replay
from tanglewood.cli.rules import rules
from tanglewood.cli.serve import serve
from tanglewood.cli.simulate import run_simulation
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.version import VERSION

EXAMPLES = """\
Play, study and design forest board games.

Play Mycelia against a bot, here in the terminal:
  tanglewood play
  tanglewood play mycelia --players 3 --bots greedy,random
  tanglewood play mycelia --variant solo,prisma --terminal
Let bots play many games:
  tanglewood simulate mycelia --bots greedy,random --games 200
  tanglewood simulate mycelia --variant solo
  tanglewood arena mycelia --bots beginner,greedy,strong --games 40
Hear a recorded game again, move by move:
  tanglewood replay mycelia-7.tgr
Look up rules, components with the sources of their data, games and options:
  tanglewood rules mycelia --search shrine
  tanglewood cards mycelia --set base
  tanglewood games
Measure this build:
  tanglewood bench

`tanglewood COMMAND --help` explains a command."""


class CleanGroup(TyperGroup):
    """Everything Tanglewood refuses ends as one message with exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (BrokenPipeError, ConnectionError):
            raise
        except (TanglewoodError, OSError) as problem:
            complain(problem)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=CleanGroup,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def tanglewood(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Play, study and design forest board games."""
    if version:
        out().print(VERSION)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        out().print(EXAMPLES, markup=False)


app.command()(play)
app.command("simulate")(run_simulation)
app.command("arena")(run_arena)
app.command()(replay)
app.command()(rules)
app.command()(cards)
app.command()(games)
app.command()(serve)
app.command()(bench)
