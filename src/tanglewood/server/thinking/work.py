"""What worker processes compute: decisions of bots, hints, and judgements of decisions."""

from tanglewood.bots import SearchBot, make_bot
from tanglewood.bots.search import thoughts
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.review import Judgement, effort_of, effort_of_review, judge
from tanglewood.review import advise as find_best
from tanglewood.server.thinking.trees import BotKey
from tanglewood.server.thinking.worker import Context

Advised = tuple[str, float, float]
"""A move, what its player may expect of it, and half the width of the 95 % interval of that."""


def choose(context: Context, game: str, position: str, level: str, seed: int, table: str) -> str:
    """What a bot of a table plays in a position. Its own chance comes from the seed alone; what carries over
    from its last decision is the search tree, which holds nothing but what the seat knew."""
    seat = Seat(lookup(game).read(position, checked=False))
    bot = make_bot(level, seed)
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


def advise(
    context: Context, game: str, position: str, level: str, iterations: int, seed: int, count: int
) -> list[Advised]:
    """The moves a bot that searches likes best, with what it expects of them."""
    seat = Seat(lookup(game).read(position, checked=False))
    found = find_best(seat, effort_of(level, iterations, context.seconds), count, seed, context.report)
    return [(thought.move.text, thought.expectation, thought.sure) for thought in found]


def review(
    context: Context,
    game: str,
    position: str,
    played: str,
    level: str,
    iterations: int,
    seconds: float,
    seed: int,
) -> Judgement:
    """What a decision was worth beside the best one."""
    state = lookup(game).read(position, checked=False)
    effort = effort_of_review(level, iterations, min(seconds, context.seconds))
    return judge(state, played, effort, seed, context.report)


def shorter(own: float, allowed: float) -> float:
    """The shorter of two times; 0 as one's own time means no limit."""
    return min(own, allowed) if own else allowed
