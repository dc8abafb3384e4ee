"""Refusals, each with its status and a message a person can act on, and why a server cannot start."""

from tanglewood.kernel.errors import TanglewoodError
from tanglewood.words import words


class StartupError(TanglewoodError):
    """Why the server cannot start."""


def cannot_start(key: str, **values: object) -> StartupError:
    """Why a server cannot start, or cannot be looked after, as an error to be raised."""
    return StartupError(words().say(f"start-{key}", **values))


class FolderTakenError(StartupError):
    """Another server keeps its tables in the same folder; `address` is where it said it would be."""

    def __init__(self, folder: str, address: str) -> None:
        key = "start-folder-taken-at" if address else "start-folder-taken"
        super().__init__(words().say(key, folder=folder, address=address))
        self.address = address


class Refused(Exception):  # noqa: N818  a refusal, not an error of ours
    """A request that is refused."""

    def __init__(self, status: int, error: str, message: str, rule: str = "", wait: int = 0) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.rule = rule
        self.wait = wait


def refusing(status: int, error: str, key: str, wait: int = 0, **values: object) -> Refused:
    """A refusal in words, to be raised."""
    return Refused(status, error, words().say(key, **values), wait=wait)


def unknown_table() -> Refused:
    return refusing(404, "unknown-table", "server-unknown-table")


def outdated(number: int, begun: str = "") -> Refused:
    key = "server-outdated-begun" if begun else "server-outdated"
    return refusing(422, "outdated", key, number=number, begun=begun)


def stale(number: int) -> Refused:
    return refusing(409, "stale", "server-stale", number=number)


class Changed(Exception):  # noqa: N818  nothing went wrong
    """Somebody else has changed the table; it is up to date again, and what was wanted can be tried again."""


def not_your_seat() -> Refused:
    return refusing(403, "not-your-seat", "server-not-your-seat")
