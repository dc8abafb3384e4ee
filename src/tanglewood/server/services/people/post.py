"""Sending mail: one message at a time to an SMTP server, in a thread."""

import asyncio
import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple

from tanglewood.server.operation.people_settings import MailServer

SECONDS = 20.0
"""How long the mail server may take for one answer."""


class Mail(NamedTuple):
    """A message to one person; `stop` is the address that ends messages of this kind."""

    to: str
    subject: str
    text: str
    stop: str = ""


class PostError(Exception):
    """A message was not taken; `again`: it may be later."""

    def __init__(self, why: str, again: bool) -> None:
        super().__init__(why)
        self.again = again


class Post:
    """The mail server of a host, if there is one."""

    def __init__(self, server: MailServer | None) -> None:
        self.server = server

    @property
    def possible(self) -> bool:
        return self.server is not None

    async def send(self, mail: Mail) -> None:
        """Have a message taken by the mail server, or a PostError, which names no address."""
        if self.server is None:
            raise PostError("there is no mail server", again=False)
        await asyncio.to_thread(self.send_now, self.server, mail)

    def send_now(self, server: MailServer, mail: Mail) -> None:
        try:
            message = written(server, mail)
        except (MessageError, ValueError):  # stored before such addresses were refused
            raise PostError("this is no address", again=False) from None
        try:
            with connected(server) as smtp:
                smtp.send_message(message, server.sender, [mail.to])
        except smtplib.SMTPResponseException as problem:
            raise PostError(
                f"the mail server answers {problem.smtp_code}", 400 <= problem.smtp_code < 500
            ) from None
        except smtplib.SMTPRecipientsRefused as problem:
            codes = [code for code, _ in problem.recipients.values()]
            again = all(400 <= code < 500 for code in codes)
            raise PostError(f"the mail server refuses the address: {codes}", again) from None
        except (OSError, smtplib.SMTPException) as problem:
            raise PostError(f"the mail server cannot be used: {type(problem).__name__}", again=True) from None


def connected(server: MailServer) -> smtplib.SMTP:
    """A connection, encrypted if the server offers that; a password is never sent without."""
    if server.tls:
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=ssl.create_default_context()
        )
    else:
        smtp = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        smtp.ehlo()
        if not server.tls and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
            smtp.ehlo()
            encrypted = True
        else:
            encrypted = server.tls
        if server.user:
            if not encrypted:
                raise smtplib.SMTPNotSupportedError("no encryption for the password")
            smtp.login(server.user, server.password)
    except BaseException:
        smtp.close()
        raise
    return smtp


def written(server: MailServer, mail: Mail) -> EmailMessage:
    message = EmailMessage()
    message["From"] = Address("Tanglewood", addr_spec=server.sender)
    message["To"] = Address(addr_spec=mail.to)
    message["Subject"] = mail.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if mail.stop:
        message["List-Unsubscribe"] = f"<{mail.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message
