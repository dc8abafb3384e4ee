"""Why the system refuses something, in the language that is spoken."""

import errno
import socket

from tanglewood.words import words

UNKNOWN_HOST = {socket.EAI_NONAME, getattr(socket, "EAI_NODATA", socket.EAI_NONAME)}


def system_words(problem: Exception) -> str:
    """What is met often has a sentence of ours; the rest is said as the system says it."""
    number = getattr(problem, "errno", None) or 0
    name = errno.errorcode.get(number, "").lower()
    if isinstance(problem, socket.gaierror):  # which has numbers of its own
        name = "unknown-host" if number in UNKNOWN_HOST else ""
    if name and words().has(f"system-{name}"):
        return words().say(f"system-{name}")
    return getattr(problem, "strerror", None) or str(problem)
