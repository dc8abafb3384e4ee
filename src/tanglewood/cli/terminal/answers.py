"""What somebody typed at the table: a command, the number of an option, its text, or enough of it."""

import re

from tanglewood.api import Game
from tanglewood.cli.common import say
from tanglewood.cli.terminal.tables import TerminalTable
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.echo import clip, nearest
from tanglewood.kernel.text.reading import whole

COMMANDS = ("hint", "undo", "card", "rule", "log", "board", "save", "quit", "help")
ALIASES = {
    "?": "help",
    "q": "quit",
    "exit": "quit",
    "u": "undo",
    "h": "hint",
    "cards": "card",
    "rules": "rule",
}
SPLIT = re.compile(r"[\s>\-:,_]+")


def command_of(answer: str) -> tuple[str, str] | None:
    """The command and what follows it; None if the answer is meant as a move."""
    first, _, rest = answer.strip().partition(" ")
    first = first.lower()
    first = ALIASES.get(first, first)
    return (first, rest.strip()) if first in COMMANDS else None


def move_of(game: Game, table: TerminalTable, answer: str) -> Move | str:
    """The option meant by an answer, or the text of a move that will be refused with its rule.

    Raises MoveError if the answer matches no move at all, or several.
    """
    options = game.options()
    if re.fullmatch(r"\d+", answer):
        number = whole(answer, 1, len(options))
        if number is None:
            raise MoveError(say("number", number=answer[:20], n=len(options)))
        return options[number - 1]
    text = table.rephrase(game, answer)
    wanted = " ".join(text.lower().split())
    vocabulary = game.state.vocabulary()
    if wanted in vocabulary.by_text or text != answer:
        return wanted
    fitting = fits(options, wanted)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        shown = ", ".join(f"{options.index(move) + 1} {move.text}" for move in fitting[:8])
        more = ", …" if len(fitting) > 8 else ""
        raise MoveError(say("several", answer=clip(answer), options=shown + more))
    wished = fits(vocabulary.all, wanted)
    if wished:
        things = {move.text.partition(" ")[2] for move in wished}
        if len(wished) == 1 or len(things) == 1:
            return table.likely(game, wished).text
    near = nearest(answer, [*COMMANDS, *(move.text for move in options)])
    raise MoveError(say("unknown", answer=clip(answer), near=near or "none", n=len(options)))


def fits(moves: list[Move], wanted: str) -> list[Move]:
    """The moves whose words begin like the given ones, in their order; whole words win over beginnings."""
    words = [word for word in SPLIT.split(wanted) if word]
    if not words:
        return []
    whole = [move for move in moves if in_order(words, SPLIT.split(move.text), whole=True)]
    return whole or [move for move in moves if in_order(words, SPLIT.split(move.text), whole=False)]


def in_order(words: list[str], tokens: list[str], whole: bool) -> bool:
    at = 0
    for word in words:
        while at < len(tokens) and not (tokens[at] == word if whole else tokens[at].startswith(word)):
            at += 1
        if at == len(tokens):
            return False
        at += 1
    return True
