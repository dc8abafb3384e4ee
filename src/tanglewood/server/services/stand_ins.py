"""When a bot may play for a person who is away: with their consent, after the time the table agreed on, or by
a vote of all others. Whoever created the table has no more rights than the rest."""

from tanglewood.bots import check_level
from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.server.errors import Refused, not_your_seat
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.seat import TableSeat, voters
from tanglewood.words import words


def person_at(live: LiveGame, seat: int) -> TableSeat:
    """The seat of a person; refused if it is a bot's, the person has given it up, or the game is over."""
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind == "bot":
        raise refused("no-person")
    if live.over:
        raise Refused(422, "over", words().say("table-finished"))
    if live.seats[seat].resigned or live.seats[seat].timed_out:
        raise refused("gave-up")
    return live.seats[seat]


def check_seated(live: LiveGame, owner: bytes | None) -> bytes:
    """Refuse people who hold no seat here."""
    if owner is None or not live.seats_of(owner):
        raise not_your_seat()
    return owner


def bot_for(live: LiveGame, seat: int, owner: bytes | None, wish: str, here: bool, now: float) -> str:
    """The bot that plays at a seat if `owner` hands it over now: any bot for one's own seat and for a seat
    that nobody has taken, else the one its person named, or the default. `here`: that person is watching."""
    row = person_at(live, seat)
    owner = check_seated(live, owner)
    if row.owner is None or row.owner == owner:
        check_level(wish or DEFAULT_BOT)
        return wish or DEFAULT_BOT
    if here:
        raise refused("still-here")
    free = live.seats[seat].free_at(live.away)
    if row.consent is None and (free is None or now < free):
        raise refused("not-agreed")
    return agreed_bot(row, wish)


def agreed_bot(row: TableSeat, wish: str = "") -> str:
    """The bot for somebody who is away; their opponents do not choose it."""
    bot = row.consent or DEFAULT_BOT
    if wish not in ("", bot):
        raise refused("other-bot", bot=bot)
    return bot


def check_vote(live: LiveGame, seat: int, owner: bytes | None, here: bool) -> bytes:
    """Refuse people who may not vote about this seat now."""
    row = person_at(live, seat)
    owner = check_seated(live, owner)
    if row.owner == owner or owner not in voters(live.seats, seat):
        raise refused("no-vote")
    if row.stand_in is not None:
        raise refused("bot-plays")
    if here:
        raise refused("still-here")
    return owner


def is_unanimous(live: LiveGame, seat: int) -> bool:
    """Whether everybody who has to agree does."""
    needed = voters(live.seats, seat)
    return bool(needed) and live.seats[seat].votes.issuperset(needed)


def refused(error: str, **values: object) -> Refused:
    return Refused(422, error, words().say(f"seat-{error}", **values))
