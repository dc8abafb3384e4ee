"""Requests to addresses that people typed: chats, and the push services of browsers.

Somebody could type an address inside the host's own network, so a name is looked up here, every address it
has must be a public one, and the connection goes to the very address that was checked: a name that means
something else a moment later leads nowhere. Redirects are not followed.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

SECONDS = 10.0
MOST = 2000
"""Signs of an address."""
TRANSLATED = [ipaddress.ip_network(network) for network in ("2002::/16", "64:ff9b::/96", "64:ff9b:1::/48")]
"""Networks whose addresses stand for IPv4 ones."""


class OutsideError(Exception):
    """A request was not made, or not taken; `again`: it may be later."""

    def __init__(self, why: str, again: bool, status: int = 0) -> None:
        super().__init__(why)
        self.again = again
        self.status = status


class Outside:
    """Makes requests; `private` hosts may let them go to their own network too, without encryption."""

    def __init__(self, private: bool = False) -> None:
        self.private = private

    def check(self, url: str) -> None:
        """Refuse what cannot be an address, before anything is looked up."""
        try:
            parts = urlsplit(url)
            _ = parts.port
        except ValueError:
            raise OutsideError("this is no address", again=False) from None
        allowed = ("https", "http") if self.private else ("https",)
        if parts.scheme not in allowed or not parts.hostname or parts.username or len(url) > MOST:
            raise OutsideError("an address that begins with https:// is expected", again=False)
        if not url.isascii() or any(sign.isspace() for sign in url):
            raise OutsideError("this is no address", again=False)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send something, or an OutsideError, which does not repeat the address."""
        self.check(url)
        await asyncio.to_thread(self.post_now, url, body, headers)

    def post_now(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        name, port = parts.hostname or "", parts.port or (443 if secure else 80)
        try:
            connection = Pinned(name, port, self.address(name, port), secure)
            try:
                target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                connection.request("POST", target, body, headers)
                status = connection.getresponse().status
            finally:
                connection.close()
        except (OSError, http.client.HTTPException, ValueError) as problem:
            raise OutsideError(f"it cannot be reached: {type(problem).__name__}", again=True) from None
        if not 200 <= status < 300:
            again = status in (408, 425, 429) or status >= 500
            raise OutsideError(f"it answers {status}", again, status)

    def address(self, name: str, port: int) -> str:
        """The address to connect to; refused if any that the name has is not a public one."""
        found = [str(place[4][0]) for place in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]
        if not self.private and not all(map(is_public, found)):
            raise OutsideError("this address is inside a private network", again=False)
        return found[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the internet.

    >>> [is_public(one) for one in ("93.184.215.14", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in network for network in TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast


class Pinned(http.client.HTTPConnection):
    """A connection to an address that was looked up before, encrypted for the name."""

    def __init__(self, name: str, port: int, address: str, secure: bool) -> None:
        super().__init__(name, port, timeout=SECONDS)
        self.pinned = address
        self.secure = secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self.pinned, self.port), SECONDS)
        if self.secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)
