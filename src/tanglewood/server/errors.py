"""Refusals, each with its status and a message a person can act on, and why a server cannot start."""

from tanglewood.kernel.errors import TanglewoodError


class StartupError(TanglewoodError):
    """Why the server cannot start."""


class FolderTakenError(StartupError):
    """Another server keeps its tables in the same folder; `address` is where it said it would be."""

    def __init__(self, folder: str, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(f"another Tanglewood{where} keeps its tables in {folder}; stop it, or use --data")
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


def unknown_table() -> Refused:
    return Refused(404, "unknown-table", "There is no such table; the link may be incomplete.")


def outdated(number: int, begun: str = "") -> Refused:
    with_what = f" It was begun with Tanglewood {begun}." if begun else ""
    message = f"Entry {number} of this table's log no longer holds; the rules have changed since.{with_what}"
    return Refused(422, "outdated", message)


def stale(number: int) -> Refused:
    return Refused(409, "stale", f"The table has moved on: its log has {number} entries now.")


class Changed(Exception):  # noqa: N818  nothing went wrong
    """Somebody else has changed the table; it is up to date again, and what was wanted can be tried again."""


def not_your_seat() -> Refused:
    return Refused(403, "not-your-seat", "This browser does not hold that seat.")
