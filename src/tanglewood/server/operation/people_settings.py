"""Settings by which people are reached, checked at the start: its own address, and mail."""

import re
from email.errors import MessageError
from email.headerregistry import Address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from tanglewood.kernel.text.echo import echo
from tanglewood.server.errors import cannot_start

ADDRESS = re.compile(r"[^\s@<>,;:\\\"()\[\]]{1,64}@[A-Za-z0-9.-]{1,253}")
"""What counts as an e-mail address; whether it exists is seen when a message arrives."""


class MailServer(NamedTuple):
    """Where mail is handed over, and in whose name."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str


def read_mail(server: str, password: str, sender: str, site: str) -> MailServer | None:
    """The mail server of a host; None if none is named."""
    if not server:
        if sender:
            raise cannot_start("mail-from-alone")
        return None
    try:
        parts = urlsplit(server)
        port = parts.port
    except ValueError:
        raise cannot_start("mail-server") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
        raise cannot_start("mail-server")
    if parts.password:
        raise cannot_start("mail-password")
    if not is_mail_address(sender):
        raise cannot_start("mail-from", given=echo(sender))
    if not site:
        raise cannot_start("mail-site")
    tls = parts.scheme == "smtps"
    user = unquote(parts.username or "")
    if bool(user) != bool(password):
        raise cannot_start("mail-user")
    return MailServer(parts.hostname, port or (465 if tls else 587), tls, user, password, sender)


def check_site(site: str) -> None:
    """The address under which people reach the server: scheme and name; a sub-path is `root_path`."""
    if not site:
        return
    try:
        parts = urlsplit(site)
        _ = parts.port
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise cannot_start("site", given=echo(site))
    if parts.path:
        raise cannot_start("site-path")


def is_mail_address(address: str) -> bool:
    """Whether a message can be addressed to this: what looks like an address may still be none.

    >>> [is_mail_address(one) for one in ("ann@example.org", "a..b@example.org", "ann@example..org")]
    [True, False, False]
    """
    if len(address) > 254 or not ADDRESS.fullmatch(address):
        return False
    try:
        Address(addr_spec=address)
    except (MessageError, ValueError):  # its defects are the one or the other
        return False
    return True
