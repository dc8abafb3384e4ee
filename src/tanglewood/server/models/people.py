"""The JSON of what concerns a person: signing in, devices, and what is known about them."""

from typing import Annotated, Any, Literal

import msgspec

from tanglewood.server.model import Number

PersonName = Annotated[str, msgspec.Meta(max_length=40)]
Credential = Annotated[str, msgspec.Meta(max_length=20_000)]
"""What a browser answers about a passkey, as JSON."""
Secret = Annotated[str, msgspec.Meta(max_length=100)]


class PersonModel(msgspec.Struct, forbid_unknown_fields=True):
    """Anything about a person that goes over the wire, to that person alone."""


class Device(PersonModel):
    """A browser in which one is signed in; `here` is the one that asks."""

    id: str
    name: str
    seen: str
    here: bool


class Passkey(PersonModel):
    id: str
    name: str
    created: str
    used: str


class Me(PersonModel):
    """Whoever asks, as the server knows them. A guest has no name here, and nothing of what follows it."""

    signed_in: bool
    name: str
    mail: str | None
    passkeys: list[Passkey]
    devices: list[Device]
    codes: int
    """Recovery codes that are left."""
    seats: int
    """Seats this person or guest holds."""
    can_passkey: bool
    can_mail: bool
    language: str = ""
    """The language of their mails and messages; empty: nobody has said."""


class Language(PersonModel):
    """A language by its code and by the name its speakers have for it."""

    id: str
    name: str


class LanguageWish(PersonModel):
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,8}$")]


class NameWish(PersonModel):
    name: PersonName


class MailWish(PersonModel):
    """An address that a link is sent to."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class LinkWish(PersonModel):
    """The token of a link; `name` is for somebody who is new."""

    token: Secret
    name: PersonName = ""


class CodeTry(PersonModel):
    code: Secret


class PasskeyOptions(PersonModel):
    """What the browser is to do, as JSON for `navigator.credentials`."""

    options: str


class PasskeyMade(PersonModel):
    """A passkey the browser has made; `name` is the person's, if they are new."""

    credential: Credential
    name: PersonName = ""


class PasskeyShown(PersonModel):
    credential: Credential


class Codes(PersonModel):
    """Recovery codes, each of which signs in once. They are in this answer and in no other."""

    codes: list[str]


class SignOutWish(PersonModel):
    everywhere: bool = False


class Done(PersonModel):
    """It is done."""

    done: bool = True


class Everything(PersonModel):
    """All that is stored about whoever asks."""

    person: dict[str, Any] | None
    pushes: list[dict[str, Any]]
    notifications: list[dict[str, Any]]
    studies: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    moves: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    follows: list[dict[str, Any]] = []
    mutes: list[dict[str, Any]] = []
    blocks: list[dict[str, Any]] = []
    reports: list[dict[str, Any]] = []
    """What one reported."""
    reported: list[dict[str, Any]] = []
    """What others reported about one, without what they wrote of it."""
    results: list[dict[str, Any]] = []
    orders: list[dict[str, Any]] = []
    offered: list[dict[str, Any]] = []
    opened: list[dict[str, Any]] = []


# ---------------------------------------------------------------------- it is your turn

NotifyMode = Literal["off", "each", "digest"]
TableMode = Literal["", "off", "each", "digest"]
"""Empty: as for all tables."""
Minutes = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
Address = Annotated[str, msgspec.Meta(max_length=2000)]


class NotifyWish(PersonModel):
    """How somebody wants to be told that it is their turn. Minutes of the day are by the clock of `zone`;
    quiet hours that begin when they end are none."""

    push: NotifyMode
    mail: NotifyMode
    hook: NotifyMode
    hook_url: Address
    quiet_from: Minutes
    quiet_to: Minutes
    digest_at: Minutes
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class NotifyInfo(PersonModel):
    """That, with what this server can do and how many browsers take its push messages."""

    wishes: NotifyWish
    can_push: bool
    can_hook: bool
    push_key: str
    browsers: int


class PushWish(PersonModel):
    """A browser that takes push messages, as it describes itself."""

    endpoint: Address
    public_key: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class PushEnd(PersonModel):
    endpoint: Address


class TableNotify(PersonModel):
    """How somebody wants to be told of one table."""

    push: TableMode = ""
    mail: TableMode = ""
    hook: TableMode = ""


class SeenWish(PersonModel):
    """Whoever sends this has the table before their eyes, after so many entries of its log."""

    number: Number


class Stopped(PersonModel):
    """What is not told any more: by which way, and of which table; empty: of any."""

    channel: str
    table: str
