"""What worker processes compute: decisions of bots, hints, and judgements of decisions."""

from zlib import crc32

from tanglewood.bots import SearchBot, make_bot
from tanglewood.bots.erring import ErringBot
from tanglewood.bots.search import thoughts
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.packs.checking import mistakes
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice
from tanglewood.reasons import whys
from tanglewood.review import Judgement, effort_of, effort_of_review, judge
from tanglewood.review import advise as find_best
from tanglewood.server.thinking.trees import BotKey
from tanglewood.server.thinking.worker import Context

TRIALS = 2
LONGEST = 20_000
"""Moves after which a game is not believed to end."""
Advised = tuple[str, float, float, str]
"""A move, what its player may expect of it, half the width of the 95 % interval of that, and why."""


def choose(
    context: Context,
    game: str,
    position: str,
    level: str,
    seed: int,
    table: str,
    pack: DesignerPack | None = None,
) -> str:
    """What a bot of a table plays in a position. Its own chance comes from the seed alone; what carries over
    from its last decision is the search tree, which holds nothing but what the seat knew."""
    seat = Seat(lookup(game, pack).read(position, checked=False))
    bot = make_bot(level, seed)
    if isinstance(bot, ErringBot):  # the same character in every decision of a game
        bot.character = fork(crc32(table.encode()), seat.number)
    if not isinstance(bot, SearchBot) or len(seat.options) == 1:
        return bot.choose(seat).text
    bot.seconds = shorter(bot.seconds, context.seconds)
    key = BotKey(table, seat.number, level)
    context.trees.hand_over(key, bot)
    root = bot.think(seat, context.report, True)
    best = thoughts(root, seat.options)[0].move
    bot.keep(seat, root, best)
    context.trees.keep(key, bot)
    return best.text


def choose_among(
    context: Context,
    game: str,
    position: str,
    level: str,
    seed: int,
    among: list[str],
    pack: DesignerPack | None = None,
) -> str:
    """What a bot plays in a position, of some of the options."""
    seat = Seat(lookup(game, pack).read(position, checked=False))
    seat.left_out = {move.index for move in seat.options if move.text not in among}
    seat.options = [move for move in seat.options if move.text in among]
    return make_bot(level, seed).choose(seat).text


def advise(
    context: Context,
    game: str,
    position: str,
    level: str,
    iterations: int,
    seed: int,
    count: int,
    pack: DesignerPack | None = None,
) -> list[Advised]:
    """The moves a bot that searches likes best, with what it expects of them."""
    seat = Seat(lookup(game, pack).read(position, checked=False))
    found = find_best(seat, effort_of(level, iterations, context.seconds), count, seed, context.report)
    narrator = lookup(game).narrator
    said = whys(narrator, seat, [one.move for one in found], seed)
    return [(one.move.text, one.expectation, one.sure, why) for one, why in zip(found, said, strict=True)]


def review(
    context: Context,
    game: str,
    position: str,
    played: str,
    level: str,
    iterations: int,
    seconds: float,
    seed: int,
    pack: DesignerPack | None = None,
) -> Judgement:
    """What a decision was worth beside the best one."""
    state = lookup(game, pack).read(position, checked=False)
    effort = effort_of_review(level, iterations, min(seconds, context.seconds))
    return judge(state, played, effort, seed, context.report)


def try_pack(context: Context, pack: DesignerPack) -> list[str]:
    """What is wrong with a pack that somebody sent, found out where it can do no harm: it is put together,
    and some games are played with it."""
    own = lookup(pack.game)
    found = mistakes(own, pack)
    if found:
        return found
    info = lookup(pack.game, pack)
    options: dict[str, Choice] = {setting.name: setting.default for setting in info.settings}
    for seed in range(TRIALS):
        state, chance = info.start(options, seed), seeded(seed)
        moves = 0
        while state.turn >= 0:
            if moves == LONGEST:
                return [f"expected games that end, one had {LONGEST} moves and went on"]
            state.play(state.options()[chance.below(len(state.options()))])
            moves += 1
    return []


def shorter(own: float, allowed: float) -> float:
    """The shorter of two times; 0 as one's own time means no limit."""
    return min(own, allowed) if own else allowed
