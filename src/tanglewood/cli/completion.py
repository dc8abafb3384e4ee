"""What the shell offers after Tab: games, bots, variants, options of the game and their values."""

import os
import shlex
from collections.abc import Callable, Iterable
from typing import Any

import typer
from typer.core import TyperCommand

from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import GAMES, GameInfo, lookup
from tanglewood.kernel.setting import Setting, spelled
from tanglewood.words import named

VARIABLE = "_TANGLEWOOD_COMPLETE"
Offer = tuple[str, str]
"""A word, and what it means."""


class Tail(str):
    """A value after `=`: bash keeps what stands before it, so this is not the start of the whole word."""

    __slots__ = ()

    def startswith(self, *_: object) -> bool:
        return True


def games(incomplete: str) -> list[Offer]:
    return [(it.id, named(it.title)) for it in GAMES.listings.values() if it.id.startswith(incomplete)]


def bots(incomplete: str) -> list[Offer]:
    from tanglewood.bots import ABOUT

    return listed([(name, named(about)) for name, about in ABOUT.items()], incomplete)


def variants(ctx: typer.Context, incomplete: str) -> list[Offer]:
    info = game_of(ctx)
    return listed([(it.id, named(it.about)) for it in info.variants], incomplete) if info else []


def options(ctx: typer.Context, incomplete: str) -> list[Offer]:
    """`players=` first, then its values."""
    info = game_of(ctx)
    name, equals, value = incomplete.partition("=")
    if info is None:
        return []
    if not equals:
        return [(f"{it.name}=", named(it.about)) for it in info.settings if it.name.startswith(name)]
    setting = next((it for it in info.settings if it.name == name), None)
    offers = values(setting, value) if setting else []
    if in_bash():
        return [(Tail(word), about) for word, about in offers]
    return [(f"{name}={word}", about) for word, about in offers]


def values(setting: Setting, incomplete: str) -> list[Offer]:
    """The values an option may have, the default first."""
    if isinstance(setting.default, bool):
        words = ["yes", "no"]
    else:
        words = list(setting.choices) or [str(n) for n in range(setting.low, setting.high + 1)]
    usual = spelled(setting.default)
    words.sort(key=lambda word: word != usual)
    offers = [(word, named(setting.about)) for word in words]
    return listed(offers, incomplete) if setting.each_seat else begun(offers, incomplete)


def sets(ctx: typer.Context, incomplete: str) -> list[str]:
    from tanglewood.cli.reports.components import sets_of

    info = game_of(ctx)
    return [word for word in sets_of(info.components() if info else []) if word.startswith(incomplete)]


def statuses(incomplete: str) -> list[str]:
    from tanglewood.kernel.catalogue.rules import STATUSES

    return [word for word in STATUSES if word.startswith(incomplete)]


def parts(ctx: typer.Context, incomplete: str) -> list[str]:
    from tanglewood.kernel.catalogue.rules import read_rules

    info = game_of(ctx)
    rules = read_rules(info) if info else []
    return [word for word in dict.fromkeys(rule.part for rule in rules) if word.startswith(incomplete)]


def levels(incomplete: str) -> list[str]:
    from tanglewood.bots.levels import SEARCH_LEVELS

    return [level for level in SEARCH_LEVELS if level.startswith(incomplete)]


def in_bash() -> bool:
    return os.environ.get(VARIABLE) == "complete_bash"


def game_of(ctx: typer.Context) -> GameInfo | None:
    """The game named so far, or the default one; none if it cannot be loaded."""
    # An option that waits for its value keeps the parser from sorting the words.
    named = [str(word) for word in (*ctx.args, ctx.params.get("game")) if word in GAMES]
    try:
        return lookup(named[0] if named else ctx.params.get("game") or GAMES.default())
    except TanglewoodError:
        return None


def begun(offers: Iterable[Offer], incomplete: str) -> list[Offer]:
    return [offer for offer in offers if offer[0].startswith(incomplete)]


def listed(offers: Iterable[Offer], incomplete: str) -> list[Offer]:
    """Words separated by commas: those already there stay and are not offered again."""
    there, comma, last = incomplete.rpartition(",")
    taken = there.split(",")
    return [(f"{there}{comma}{word}", about) for word, about in begun(offers, last) if word not in taken]


class LooseCommand(TyperCommand):
    """A command that takes the options of its game as its own: `--difficulty 2`."""

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        own: list[Any] = super().shell_complete(ctx, incomplete)
        info = game_of(ctx)
        if info is None:
            return own
        item: Callable[..., Any] = type(super().shell_complete(ctx, "--help")[0])
        flags = {f"--{setting.name.replace('_', '-')}": setting for setting in info.settings}
        last = str(ctx.args[-1]) if ctx.args else ""
        if last in flags:
            return [item(word, help=about) for word, about in values(flags[last], incomplete)]
        there = {known.value for known in own}
        offers = begun(
            ((flag, named(it.about)) for flag, it in flags.items() if flag not in there), incomplete
        )
        return own + [item(flag, help=about) for flag, about in offers if incomplete]


def join_words() -> None:
    """Bash splits `players=3` into three words; join them before they are read."""
    try:
        words = shlex.split(os.environ.get("COMP_WORDS", ""))
    except ValueError:  # a quotation mark still open
        return
    at = int(os.environ.get("COMP_CWORD", "0"))
    whole: list[str] = []
    here = at
    for number, word in enumerate([*words, ""] if at == len(words) else words):
        before = whole[-1] if whole else "--"
        if not before.startswith("--") and (word == "=" or before.endswith("=")):
            whole[-1] += word
        else:
            whole.append(word)
        if number == at:
            here = len(whole) - 1
    os.environ["COMP_WORDS"] = shlex.join(whole)
    os.environ["COMP_CWORD"] = str(here)
