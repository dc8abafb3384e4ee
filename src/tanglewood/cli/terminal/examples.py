"""How to answer in a game, with that game's own examples."""

from textwrap import indent

from tanglewood.cli.common import say
from tanglewood.words import words


def example(game: str, of: str) -> str:
    """A move, a short form of one, a card or a rule of this game, or words that fit any game."""
    key = f"cli-example-{of}-{game}".replace("_", "-")
    return words().say(key) if words().has(key) else say(f"example-{of}")


def how(game: str) -> str:
    """The first words about answering."""
    return say("how", move=example(game, "move"), short=example(game, "short"))


def help_text(game: str) -> str:
    """All kinds of answers and commands."""
    answers = indent(example(game, "answers"), "  ")
    commands = say("help-commands", card=example(game, "card"), rule=example(game, "rule"))
    return f"{say('help-answers')}\n{answers}\n{commands}"
