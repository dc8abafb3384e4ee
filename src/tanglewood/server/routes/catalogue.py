"""What can be played: games, their rules and components, and the sentences of a language."""

from functools import cache
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, Parameter
from msgspec.structs import replace

from tanglewood.kernel.catalogue.rules import built, read_rules
from tanglewood.kernel.registry import GAMES, GameInfo, lookup
from tanglewood.rulebook.files import Rulebook, read_rulebook
from tanglewood.rulebook.index import SearchIndex, index_of
from tanglewood.server.kept import PACKED, Kept, keep, send
from tanglewood.server.middleware import Visitor
from tanglewood.server.model import GameSheet, OptionsWish, PackInfo, PackUpload, RuleInfo, Trial
from tanglewood.server.models.people import Language
from tanglewood.server.routes.common import problems
from tanglewood.server.sheets import sheet, try_options
from tanglewood.words import FALLBACK, NAMES, files, languages, quoted_numbers, sentences, spoken, words

GameId = Annotated[str, Parameter(pattern="^[a-z_]{1,40}$", description="The id of a game.")]

Pack = Annotated[str, Parameter(pattern="^([0-9a-f]{24})?$", description="The id of a designer's pack.")]
SomePack = Annotated[str, Parameter(pattern="^[0-9a-f]{24}$", description="The id of a designer's pack.")]

ELSEWHERE = {"cli", "lessons", "names", "terminal", "texts"}
"""Files and folders whose sentences the browser gets in other ways, or not at all."""
LanguageId = Annotated[str, Parameter(pattern="^[a-z]{2,8}$")]


@post("/api/games/{game:str}/packs", status_code=201, tags=["games"], responses=problems(404, 413, 422))
async def take_pack(request: Visitor, game: GameId, data: JSONBody[PackUpload]) -> PackInfo:
    """Send a pack of a designer to lay a table with. It is checked; each mistake is a line of the refusal."""
    await request.limit("new-table")
    packs = request.services.packs
    with packs.uploads.taking(request.address):
        return await packs.take(game, data.name, data.content, request.address)


class CatalogueRoutes(Controller):
    """What can be played, its rules and its components."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012  the framework's way

    @get("/games", sync_to_thread=False, responses=problems())
    def games(self, request: Visitor) -> list[GameSheet]:
        """The games with their options, ready-made tables, bots and packs."""
        packs = request.services.packs
        return [replace(sheet(info), packs=packs.offers(info.id)) for info in GAMES.sound()[0]]

    @post("/games/{game:str}/options", status_code=200, responses=problems(404, 422))
    async def options(self, request: Visitor, game: GameId, data: JSONBody[OptionsWish]) -> Trial:
        """Try some options: whether a table can be laid with them, and what does not go with them."""
        info = await request.services.packs.game(game, data.pack)
        return await request.services.history.in_thread(try_options, info, data.options)

    @get("/games/{game:str}/rules", sync_to_thread=True, responses=problems(404))
    def rules(self, game: GameId) -> list[RuleInfo]:
        """The rule catalogue of a game."""
        info = lookup(game)
        return [
            RuleInfo(rule.id, rule.part, rule.status, rule.text, rule.why, rule.source, built(info, rule))
            for rule in read_rules(info)
        ]

    @get("/games/{game:str}/rulebook", sync_to_thread=True, responses=problems(404), opt={PACKED: True})
    def rulebook(self, request: Visitor, game: GameId) -> Response[Rulebook]:
        """The rulebook of a game for people: what stands where. Its words are sentences of a language."""
        return send(request, rulebook_of(game))

    @get("/games/{game:str}/search/{language:str}", sync_to_thread=True, responses=problems(404))
    def search(self, game: GameId, language: LanguageId) -> SearchIndex:
        """What a search over questions, rules, cards and symbols of a game needs."""
        if language not in languages():
            raise NotFoundException(words().say("server-no-language", language=language))
        return index_of(lookup(game), language)

    @get("/games/{game:str}/components", responses=problems(404, 422), opt={PACKED: True})
    async def components(
        self, request: Visitor, game: GameId, pack: Pack = ""
    ) -> Response[list[dict[str, Any]]]:
        """Every component of a game, with its function in words and where its data come from."""
        info = await request.services.packs.game(game, pack)
        in_thread = request.services.history.in_thread
        if pack:
            return send(request, keep(await in_thread(info.described)))
        return send(request, await in_thread(components_of, game, spoken()))

    @get("/numbers/{language:str}", responses=problems(404), opt={PACKED: True})
    async def numbers(
        self, request: Visitor, language: LanguageId, pack: Pack = ""
    ) -> Response[dict[str, int]]:
        """The numbers of packs that sentences quote: of all games, or of one designer's pack."""
        if language not in languages():
            raise NotFoundException(words().say("server-no-language", language=language))
        found = await request.services.packs.find(pack)
        in_thread = request.services.history.in_thread
        if found is None:
            return send(request, await in_thread(numbers_of, language))
        return send(request, keep(await in_thread(numbers_in, language, lookup(found.game, found))))

    @get("/languages", sync_to_thread=False, responses=problems())
    def spoken_here(self) -> list[Language]:
        """The languages that are spoken here, each by the name its speakers have for it."""
        return [Language(id, NAMES.get(id, id)) for id in languages()]

    @get("/packs/{pack:str}", responses=problems(404))
    async def pack(self, request: Visitor, pack: SomePack) -> PackInfo:
        """A pack of a designer, and what it changes."""
        return await request.services.packs.info(pack)

    @get("/locales/{language:str}", sync_to_thread=True, responses=problems(404), opt={PACKED: True})
    def locale(self, request: Visitor, language: LanguageId) -> Response[dict[str, str]]:
        """The sentences of a language by their keys, each as Fluent has it behind its `=`."""
        if language not in languages():
            raise NotFoundException(words().say("server-no-language", language=language))
        return send(request, words_of(language))


@cache
def rulebook_of(game: str) -> Kept:
    """It has no words, so it is the same for everybody; to read it means to read every rule of the game."""
    return keep(read_rulebook(lookup(game)))


@cache
def components_of(game: str, language: str) -> Kept:
    """Those of the game's own pack, in the language that is spoken while they are asked for."""
    return keep(lookup(game).described())


@cache
def numbers_of(language: str) -> Kept:
    return keep(numbers_in(language))


def numbers_in(language: str, info: GameInfo | None = None) -> dict[str, int]:
    # Sentences that the language lacks are said in English.
    return {**quoted_numbers(FALLBACK, info), **quoted_numbers(language, info)}


@cache
def words_of(language: str) -> Kept:
    return keep(client_sentences(language))


def client_sentences(language: str) -> dict[str, str]:
    """Without those of the terminal; a lesson and the components of a game bring their own along. What the
    language lacks is in English."""
    paths = [
        path
        for one in dict.fromkeys((language, FALLBACK))
        for path in files(one)
        if not ELSEWHERE & {path.stem, path.parent.name}
    ]
    return sentences(path.read_text(encoding="utf-8") for path in paths)
