"""Where messages to people really arrive: a mailbox, a chat, and a push service with its browsers."""

import email
import email.policy
import json
import os
import queue
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from authenticator import plain
from serving import PATIENCE, free_port


class Mailbox:
    """All mail that an SMTP server on this machine takes; `refuse` is what it answers instead."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.refuse: list[str] = []
        self.port = free_port()

    async def handle_DATA(self, _: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuse:
            return self.refuse.pop(0)
        content: Any = envelope.content
        letter = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 taken"

    @property
    def settings(self) -> dict[str, Any]:
        """How a server sends its mail here."""
        return {"mail_server": f"smtp://127.0.0.1:{self.port}", "mail_from": "games@example.org"}

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)

    def link(self, to: str = "") -> str:
        """The link in the next letter, or in the next one to an address."""
        while to not in str((letter := self.next())["To"]):
            pass
        return links_in(letter)[0]


def links_in(letter: EmailMessage) -> list[str]:
    return re.findall(r"https?://\S+", letter.get_content())


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    server = Controller(box, hostname="127.0.0.1", port=box.port)
    server.start()
    try:
        yield box
    finally:
        server.stop()


# ---------------------------------------------------------------------- chats and push services


class Received(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that takes whatever is posted; `answers` are statuses it gives before it says 201."""

    def __init__(self) -> None:
        self.posts: queue.Queue[Received] = queue.Queue()
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.posts.put(Received(self.path, dict(self.headers.items()), body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 201)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def next(self) -> Received:
        return self.posts.get(timeout=PATIENCE)


@contextmanager
def receiver() -> Iterator[Receiver]:
    running = Receiver()
    thread = threading.Thread(target=running.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield running
    finally:
        running.server.shutdown()
        running.server.server_close()


class PushBrowser:
    """The half of web push that a browser keeps: it alone can read what is sent to it."""

    def __init__(self, service: Receiver) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.service = service
        self.path = f"/push/{os.urandom(12).hex()}"

    @property
    def subscription(self) -> dict[str, str]:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.service.url + self.path,
            "public_key": plain(public),
            "auth": plain(self.secret),
        }

    def read(self, post: Received, house: str) -> Any:
        """The message in a request, after the signature of the house was checked as a push service does."""
        assert post.headers["Content-Encoding"] == "aes128gcm"
        said = post.headers["Authorization"]
        assert said.endswith(f",k={house}")
        assert Vapid02.verify(said)
        read = http_ece.decrypt(
            post.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(read)
