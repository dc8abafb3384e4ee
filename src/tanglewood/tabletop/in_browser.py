"""Tonight's set-up in a browser that has no connection: the same deal, worked out there by Pyodide.

`web/src/engine/` loads it into a worker of the page. What it answers is the JSON of the server.
"""

import msgspec

from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import lookup
from tanglewood.tabletop.tonight import read_wishes, tonight
from tanglewood.words import speaking


class TonightWish(msgspec.Struct, forbid_unknown_fields=True):
    """A set-up: its game and number, and the options as an address has them."""

    game: str
    seed: int
    options: str


def reply(wish: str, language: str) -> str:
    """What is laid out, or a sentence that says why not."""
    with speaking(language):
        try:
            wanted = msgspec.json.decode(wish, type=TonightWish)
            laid = tonight(lookup(wanted.game), read_wishes(wanted.options), wanted.seed)
        except (msgspec.ValidationError, TanglewoodError) as problem:
            return msgspec.json.encode({"problem": str(problem)}).decode()
        return msgspec.json.encode({"state": laid}).decode()
