"""Companion sessions in a browser that has no connection: the same code, run there by Pyodide.

`web/src/engine/` loads it into a worker of the page. Wishes and answers are the JSON of the server's.
"""

import msgspec

from tanglewood.companion.answering import go_on
from tanglewood.companion.model import CompanionWish
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.words import speaking, words


def reply(wish: str, language: str) -> str:
    """What a wish leads to, or a sentence that says why not."""
    with speaking(language):
        try:
            state = go_on(msgspec.json.decode(wish, type=CompanionWish))
        except msgspec.ValidationError as problem:
            return text({"problem": str(problem)})
        except TanglewoodError as problem:
            said = str(problem)
            return text({"problem": words().say(said) if words().has(said) else said})
    return text({"state": state})


def text(answer: dict[str, object]) -> str:
    return msgspec.json.encode(answer).decode()
