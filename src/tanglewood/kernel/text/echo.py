"""Quoting what somebody wrote in a message: shortened, and with what they may have meant."""

from collections.abc import Iterable
from typing import Final

LONGEST: Final = 60
"""How many characters a message quotes at most."""


def clip(text: str) -> str:
    """The beginning of a text that is too long for a message.

    >>> clip("hire amanita"), clip("x" * 99)
    ('hire amanita', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… (99 characters)')
    """
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… ({len(text)} characters)"


def echo(given: object) -> str:
    """What was given, as Python writes it.

    >>> echo("two"), echo(2.5), echo("x" * 100_000)[-23:]
    ("'two'", '2.5', "x'… (100000 characters)")
    >>> echo(10**5000)
    'a number of thousands of digits'
    """
    if isinstance(given, str):
        return repr(given) if len(given) <= LONGEST else f"{given[:LONGEST]!r}… ({len(given)} characters)"
    try:
        return clip(repr(given))
    except ValueError:  # Python does not write it out
        return "a number of thousands of digits"
    except RecursionError:
        return "lists or tables in each other, thousands deep"


def meant(given: object, known: Iterable[str]) -> str:
    """A hint at the most similar of the known words, or nothing: ` (did you mean 'greedy'?)`.

    >>> meant("gredy", ["random", "greedy"]), meant("chess", ["mycelia"])
    (" (did you mean 'greedy'?)", '')
    """
    near = nearest(given, known)
    return f" (did you mean {near!r}?)" if near else ""


def nearest(given: object, known: Iterable[str]) -> str:
    """The known word that is most similar; empty if none is."""
    import difflib  # only a mistake needs it

    if not isinstance(given, str) or len(given) > LONGEST:
        return ""
    by_letters = {word.lower(): word for word in known}
    wanted = given.strip().lower()
    starts = [word for word in by_letters if len(wanted) > 2 and word.startswith(wanted)]
    near = starts[:1] or difflib.get_close_matches(wanted, by_letters, n=1, cutoff=0.6)
    return by_letters[near[0]] if near else ""
