"""Whether a bot may play for a person who is away: by their consent, by the time the table agreed on, or by a
vote of all others. Whoever laid the table has no more right than the rest."""

from tanglewood.bots import make_bot
from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.server.problems import Refused, not_your_seat
from tanglewood.server.room import Room, SeatRow
from tanglewood.words import words


def person_at(room: Room, seat: int) -> SeatRow:
    """The seat of a person, if it is one and the game goes on."""
    if not 0 <= seat < len(room.seats) or room.seats[seat].kind == "bot":
        raise refused("no-person")
    if room.over:
        raise Refused(422, "over", words().say("table-finished"))
    return room.seats[seat]


def check_seated(room: Room, owner: bytes | None) -> bytes:
    """Somebody who holds a seat here."""
    if owner is None or not room.mine(owner):
        raise not_your_seat()
    return owner


def bot_for(room: Room, seat: int, owner: bytes | None, wish: str, here: bool, now: float) -> str:
    """The bot that plays at a seat if `owner` hands it over now: any for one's own seat and for one that
    nobody has taken yet, else the one its person named, or the usual one."""
    row = person_at(room, seat)
    owner = check_seated(room, owner)
    if row.owner is None or row.owner == owner:
        make_bot(wish or DEFAULT_BOT, 0)
        return wish or DEFAULT_BOT
    if here:
        raise refused("still-here")
    free = room.free_at(seat)
    if row.consent is None and (free is None or now < free):
        raise refused("not-agreed")
    return agreed_bot(row, wish)


def agreed_bot(row: SeatRow, wish: str = "") -> str:
    """The bot for somebody who is away is not for their opponents to choose."""
    bot = row.consent or DEFAULT_BOT
    if wish not in ("", bot):
        raise refused("other-bot", bot=bot)
    return bot


def check_vote(room: Room, seat: int, owner: bytes | None, here: bool) -> bytes:
    """Somebody who may vote about this seat now."""
    row = person_at(room, seat)
    owner = check_seated(room, owner)
    if row.owner == owner or owner not in room.voters(seat):
        raise refused("no-vote")
    if row.stand_in is not None:
        raise refused("bot-plays")
    if here:
        raise refused("still-here")
    return owner


def carried(room: Room, seat: int) -> bool:
    """Whether everybody who has to agree does."""
    needed = room.voters(seat)
    return bool(needed) and room.seats[seat].votes.issuperset(needed)


def refused(error: str, **values: object) -> Refused:
    return Refused(422, error, words().say(f"seat-{error}", **values))
