"""What a person who lays a table is told of a game: options, ready-made tables, opponents, what does not go.

`game.toml` says who a newcomer of the game meets first, what was measured of the levels, and which tables are
ready-made:

    [opponents]
    first = "beginner"
    wins = { beginner = 96.5 }     # the share of its games against the level below, in percent

    [[preset]]
    id = "everything"              # its words: web-preset-everything-GAME, or those all games share
    players = 2                    # left out: as many as there are
    options = { prisma = true }

and whether players may be offered something in the turn of another one (`offers = true`).
"""

import re
import tomllib
from typing import Any, Literal

from tanglewood.bots import ABOUT, AGENTS
from tanglewood.bots.levels import DEFAULT_BOT, LEVELS, SEARCH_LEVELS
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice, Setting, settle_options
from tanglewood.server.cast import family
from tanglewood.server.model import (
    BotInfo,
    Character,
    GameSheet,
    Impossible,
    Preset,
    SettingInfo,
    Trial,
)
from tanglewood.words import named, per_language, phrase_of, problem_words, words

NEWCOMER = "beginner"
"""Whom a newcomer meets first where a game does not say."""
REFUSED = re.compile(r"option (\w+): (.*?)(?: \(([A-Z]+\.[\w.]+)\))?", re.DOTALL)
"""A refused option: its name, why, and the rule that forbids it."""
FIRST = "first"
"""The option for who begins."""
AS_LEVEL = "adept"
"""The level the styles think like."""


@per_language()
def sheet(info: GameInfo) -> GameSheet:
    data = game_file(info)
    opponents = data.get("opponents", {})
    wins = opponents.get("wins", {})
    return GameSheet(
        info.id,
        named(info.title),
        named(info.about),
        [setting_info(item) for item in info.settings],
        [bot_info(name, float(wins.get(name, 0.0))) for name in [*ABOUT, *AGENTS.names()]],
        DEFAULT_BOT,
        str(opponents.get("first", NEWCOMER)),
        [
            Preset(str(one["id"]), int(one.get("players", 0)), dict(one.get("options", {})))
            for one in data.get("preset", [])
        ],
    )


def has_offers(info: GameInfo) -> bool:
    """Whether a game may ask somebody in the turn of another player what they can decline."""
    return bool(game_file(info).get("offers", False))


def game_file(info: GameInfo) -> dict[str, Any]:
    return tomllib.loads((info.listing.folder / "game.toml").read_text(encoding="utf-8"))


def bot_info(name: str, wins: float) -> BotInfo:
    ladder = [level.name for level in LEVELS]
    style = name not in ladder  # the characters beside it, and agents of other packages
    return BotInfo(
        name,
        named(ABOUT.get(name, "")),
        name in SEARCH_LEVELS,
        ladder.index(AS_LEVEL if style else name) + 1,
        style,
        wins,
        [Character(one.face, one.name) for one in family(name)],
    )


def setting_info(item: Setting) -> SettingInfo:
    kind: Literal["number", "choice", "flag"] = "choice" if item.choices else "number"
    if isinstance(item.default, bool):
        kind = "flag"
    return SettingInfo(
        item.name,
        named(item.about),
        item.default,
        kind,
        item.low,
        item.high,
        list(item.choices),
        item.each_seat,
    )


# ---------------------------------------------------------------------- what does not go


def try_options(info: GameInfo, wishes: dict[str, Choice]) -> Trial:
    """Why a table cannot be laid with these options, and what could not be chosen next, as the game says."""
    options = settle_options(info.id, info.settings, dict(wishes))
    items = tuple(options.items())
    # A pack that somebody sent is not kept for the sake of its answers.
    return tried(info, items) if info.source is None else tried_now(info, items)


@per_language(500)
def tried(info: GameInfo, items: tuple[tuple[str, Choice], ...]) -> Trial:
    return tried_now(info, items)


def tried_now(info: GameInfo, items: tuple[tuple[str, Choice], ...]) -> Trial:
    options = dict(items)
    found: list[Impossible] = []
    for item in info.settings:
        for value in choices(item):
            why = refusal(info, {**options, item.name: value})
            # A refusal that names another option can be met there: this choice is free.
            if value != options[item.name] and why is not None and why.option == item.name:
                found.append(why)
    return Trial(refusal(info, options), found)


def choices(item: Setting) -> list[Choice]:
    """The values of an option that are tried. Who begins, and what each seat has, depends on the seats."""
    if isinstance(item.default, bool):
        return [True, False]
    if item.each_seat or item.name == FIRST:
        return []
    return list(item.choices) or list(range(item.low, item.high + 1))


def refusal(info: GameInfo, options: dict[str, Choice]) -> Impossible | None:
    try:
        info.start(options, 0)
    except OptionError as problem:
        return impossible(problem, options)
    return None


def impossible(problem: OptionError, options: dict[str, Choice]) -> Impossible:
    """A refusal in the words of a game: the option it is about, why, and the rule that forbids it."""
    said = phrase_of(problem)
    if said is not None and said.key == "refused-option":
        name, rule = str(said.values["option"]), str(said.values["rule"])
        why = words().text(said.values["why"])
        return Impossible(name, options.get(name, ""), why, "" if rule == "none" else rule)
    found = REFUSED.fullmatch(str(problem))  # a game of another package may say it in one line
    if found is None:
        return Impossible("", "", problem_words(problem), "")
    name, why, rule = found.groups()
    return Impossible(name, options.get(name, ""), why, rule or "")
