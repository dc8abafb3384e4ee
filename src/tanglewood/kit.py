"""Everything that a game of another package is made of, under one name: `from tanglewood import kit`.

docs/add-a-game.md builds a whole game of it. These names stay where they are; modules behind them may move.
"""

from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.config import Config
from tanglewood.kernel.copying import Piece
from tanglewood.kernel.event import Event, Listener, Value
from tanglewood.kernel.judging.outlook import settled, shares
from tanglewood.kernel.listing import read_listing
from tanglewood.kernel.move import Move, Vocabulary
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.packs.files import Entry, Files, Shapes
from tanglewood.kernel.packs.files import folder as pack_folder
from tanglewood.kernel.packs.files import read as read_pack
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.registry import GameInfo, Variant, register
from tanglewood.kernel.result import Result, Rival, best_of
from tanglewood.kernel.setting import Choice, Setting, first_seat, first_setting
from tanglewood.kernel.state import NOBODY, Frame, State
from tanglewood.kernel.telling import Repeat
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.fault import Fault, too_many
from tanglewood.kernel.text.fields import ALL, NO_ONE, OWNER, Count, Counts, Field, Flag, Names
from tanglewood.kernel.text.form import Form
from tanglewood.kernel.text.lexicon import Lexicon
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.words import words

__all__ = [
    "ALL",
    "NOBODY",
    "NO_ONE",
    "OWNER",
    "Choice",
    "Component",
    "Config",
    "Count",
    "Counts",
    "Entry",
    "Event",
    "Fault",
    "Field",
    "Files",
    "Flag",
    "Form",
    "Frame",
    "GameInfo",
    "Lexicon",
    "Listener",
    "Move",
    "Names",
    "Narrator",
    "Phrase",
    "Piece",
    "Question",
    "Refusal",
    "Repeat",
    "Result",
    "Rival",
    "Rng",
    "Setting",
    "Shapes",
    "State",
    "Value",
    "Variant",
    "Vocabulary",
    "best_of",
    "first_seat",
    "first_setting",
    "pack_folder",
    "read_listing",
    "read_pack",
    "register",
    "seeded",
    "settled",
    "shares",
    "too_many",
    "words",
]
