"""Through which files a card of Everdell passes, from its entry in the pack to the effects on the table.

    python tests/tools/everdell_card.py post_office

Counted as it happens: every file of the game in which something is called while the entry becomes a card, and
the file of the entry itself. Only the interpreted build lets itself be watched.
"""

import argparse
import sys
from pathlib import Path
from types import FrameType

import tanglewood.games.everdell as everdell
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.pack import Pack, standard

HERE = Path(everdell.__file__).parent


def entry_file(id: str) -> str:
    for file in sorted((HERE / "pack").rglob("*.toml")):
        if f'\n[[card]]\nid = "{id}"\n' in "\n" + file.read_text(encoding="utf-8"):
            return str(file.relative_to(HERE))
    raise SystemExit(f"there is no card {id!r} in the pack")


def passed(pack: Pack, id: str) -> list[str]:
    """The files, in the order in which the card comes to them."""
    found = [entry_file(id)]

    def look(frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(HERE):
            name = str(file.relative_to(HERE))
            if name not in found:
                found.append(name)

    entry = next(it for it in pack.files.of(schema.Card) if it.id == id)
    sys.setprofile(look)
    pack.card(entry)
    sys.setprofile(None)
    return found


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="Through which files a card of Everdell passes.")
    words.add_argument("card")
    files = passed(standard(), words.parse_args().card)
    print("\n".join(files))
    print(len(files))
