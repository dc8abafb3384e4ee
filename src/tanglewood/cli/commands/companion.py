"""`tanglewood companion`: an opponent run for people who play with their own pieces."""

import contextlib
import secrets
from pathlib import Path
from typing import Annotated

import typer

from tanglewood.cli.common import Options, explain, out, read_options
from tanglewood.cli.terminal.companion import CompanionTable
from tanglewood.companion.finding import rivals
from tanglewood.companion.session import new_session, read_session
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.errors import OptionError
from tanglewood.words import words


def shared(link: str) -> str:
    """The session that a link of the page holds, or that is given as it is."""
    return link.rpartition("#")[2].removeprefix("s=")


def companion(
    game: Annotated[str, typer.Argument(metavar="GAME", help=explain("companion-game"))] = "",
    option: Options = None,
    own_cards: Annotated[bool, typer.Option("--own-cards", help=explain("companion-own-cards"))] = False,
    own_dice: Annotated[bool, typer.Option("--own-dice", help=explain("companion-own-dice"))] = False,
    resume: Annotated[str, typer.Option("--resume", help=explain("companion-resume"))] = "",
    seed: Annotated[int, typer.Option("--seed", help=explain("companion-seed"))] = -1,
) -> None:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  arrows and a history at the prompt
    if resume:
        path = None if "#" in resume else Path(resume)
        saved = path is not None and path.is_file()
        session = read_session(path.read_text(encoding="utf-8").strip() if path and saved else shared(resume))
        CompanionTable(session, out(), path if saved else None).run()
        return
    found = [it for it in rivals() if game in (it.id, it.game)]
    if not found:
        names = ", ".join(it.id for it in rivals())
        raise OptionError(words().say("companion-no-game", game=game or "-", names=names))
    chosen = seed if seed >= 0 else secrets.randbelow(SEEDS)
    session = new_session(found[0].id, read_options(option), chosen, own_cards, own_dice)
    CompanionTable(session, out()).run()
