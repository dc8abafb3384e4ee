"""What can be played: games, their rules and components, and the sentences of a language."""

from typing import Annotated, Any, Literal

from litestar import Controller, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tanglewood.bots import ABOUT
from tanglewood.bots.levels import DEFAULT_BOT, SEARCH_LEVELS
from tanglewood.kernel.catalogue.rules import built, read_rules
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import Setting
from tanglewood.server.model import BotInfo, GameSheet, RuleInfo, SettingInfo
from tanglewood.server.routes.common import problems
from tanglewood.words import files, languages

GameId = Annotated[str, Parameter(pattern="^[a-z_]{1,40}$", description="The id of a game.")]


class CatalogueRoutes(Controller):
    """What can be played, its rules and its components."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012  the framework's way

    @get("/games", sync_to_thread=False, responses=problems())
    def games(self) -> list[GameSheet]:
        """The games with their options and bots."""
        bots = [BotInfo(name, about, name in SEARCH_LEVELS) for name, about in ABOUT.items()]
        return [
            GameSheet(
                info.id, info.title, info.about, [setting(item) for item in info.settings], bots, DEFAULT_BOT
            )
            for info in GAMES.sound()[0]
        ]

    @get("/games/{game:str}/rules", sync_to_thread=True, responses=problems(404))
    def rules(self, game: GameId) -> list[RuleInfo]:
        """The rule catalogue of a game."""
        info = lookup(game)
        return [
            RuleInfo(rule.id, rule.part, rule.status, rule.text, rule.why, rule.source, built(info, rule))
            for rule in read_rules(info)
        ]

    @get("/games/{game:str}/components", sync_to_thread=True, responses=problems(404))
    def components(self, game: GameId) -> list[dict[str, Any]]:
        """Every component of a game, with its function in words and where its data come from."""
        return lookup(game).described()

    @get(
        "/locales/{language:str}",
        media_type=MediaType.TEXT,
        sync_to_thread=True,
        responses=problems(404),
    )
    def locale(self, language: Annotated[str, Parameter(pattern="^[a-z]{2,8}$")]) -> str:
        """The sentences of a language, as Fluent."""
        if language not in languages():
            raise NotFoundException(f"There is no language {language!r} yet.")
        return "\n".join(path.read_text(encoding="utf-8") for path in files(language))


def setting(item: Setting) -> SettingInfo:
    kind: Literal["number", "choice", "flag"] = "choice" if item.choices else "number"
    if isinstance(item.default, bool):
        kind = "flag"
    return SettingInfo(
        item.name, item.about, item.default, kind, item.low, item.high, list(item.choices), item.each_seat
    )
