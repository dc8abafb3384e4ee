"""`tanglewood serve` whose messages to chats come soon and name the turn they are about, and whether these
are right: one that came twice cannot hide behind one that never came.

    python -P tests/support/numbered.py serve ...
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg

if TYPE_CHECKING:
    from tanglewood.server.services.notify.service import NotifyService
    from tanglewood.server.store.people.turns import Delivery

MARK = "#turn="
FILE = Path(__file__)
WAITING, SENT = "waiting", "sent"
LOOK = 0.3
"""Seconds between two times that a server looks whom it has to tell."""


def turns_in(body: bytes, table: str) -> list[int]:
    """The turns of a table that a message names; each message about it names one at least."""
    found = re.findall(rf"/table/{re.escape(table)}{MARK}(-?\d+)", json.loads(body)["text"])
    assert found or table.encode() not in body, f"a message that names no turn: {body!r}"
    return [int(number) for number in found]


def states(url: str, table: str) -> dict[int, str]:
    """What became of the messages about a table in a database, by turn."""
    with psycopg.connect(url) as db:
        rows = db.execute("select number, state from deliveries where id = %s", (table,))
        return {int(number): str(state) for number, state in rows}


def mistakes(told: Counter[int], before: dict[int, str], after: dict[int, str]) -> list[str]:
    """What is wrong with the messages about a table, by turn. The states of its deliveries are read before
    the messages and after them, because servers go on meanwhile."""
    found = [f"told {count} times of turn {turn}" for turn, count in told.items() if count > 1]
    found += [
        f"told of turn {turn}, which nobody claimed" for turn in told if after.get(turn, WAITING) == WAITING
    ]
    found += [
        f"turn {turn} counts as sent, and no message came"
        for turn, state in before.items()
        if state == SENT and not told[turn]
    ]
    return found


def main() -> None:
    from tanglewood.cli import main as command_line
    from tanglewood.server.services.notify import service
    from tanglewood.server.services.notify.service import NotifyService

    service.LOOK = LOOK
    plain = NotifyService.address

    def address(self: "NotifyService", one: "Delivery") -> str:
        return f"{plain(self, one)}{MARK}{one.number}"

    NotifyService.address = address  # type: ignore[method-assign]
    command_line()


if __name__ == "__main__":
    main()
