"""How somebody wants to be told that it is their turn, and when that is."""

from datetime import datetime, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

import msgspec

Mode = Literal["off", "each", "digest"]
"""Not at all, of each turn, or once a day of all tables that wait."""
Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
"""A minute of the day, by the person's own clock."""
CHANNELS = ("push", "mail", "hook")


class Wishes(msgspec.Struct, frozen=True):
    """What a person chose for all tables. Quiet hours may go over midnight; alike, there are none."""

    push: Mode = "each"
    mail: Mode = "off"
    hook: Mode = "off"
    hook_url: str = ""
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    digest_at: Minute = 18 * 60
    zone: str = "UTC"

    def mode(self, channel: str, choice: dict[str, str]) -> str:
        """How somebody is told by a channel, where one table may be an exception."""
        return choice.get(channel) or str(getattr(self, channel))


def read_wishes(text: str) -> Wishes:
    try:
        return msgspec.json.decode(text, type=Wishes)
    except msgspec.ValidationError:
        return Wishes()


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ValueError, OSError):  # unknown, or nothing that could be one
        return False
    return True


def allowed_at(wishes: Wishes, now: float) -> float:
    """When somebody may be told: now, or when their quiet hours end."""
    if wishes.quiet_from == wishes.quiet_to:
        return now
    here = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    minute = here.hour * 60 + here.minute
    since = (minute - wishes.quiet_from) % (24 * 60)
    long = (wishes.quiet_to - wishes.quiet_from) % (24 * 60)
    return next_time(here, wishes.quiet_to) if since < long else now


def digest_time(wishes: Wishes, now: float) -> float:
    """When the next digest is sent."""
    here = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    return allowed_at(wishes, next_time(here, wishes.digest_at))


def next_time(here: datetime, minute: int) -> float:
    """The next moment at which a clock there shows this minute of the day."""
    wanted = here.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if wanted <= here:
        wanted += timedelta(days=1)
    return wanted.timestamp()
