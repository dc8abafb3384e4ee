"""What was settled before the first move: options, the seat that begins, the moves and the pack."""

from mypy_extensions import mypyc_attr

from tanglewood.kernel.move import Vocabulary
from tanglewood.kernel.setting import Choice


def plain_pack(game: str) -> str:
    """The name of the pack of a game without component files."""
    return f"{game} 1"


def rulings_in(pack: str) -> int:
    """How many changed rulings count in a game with the pack of this name: `mycelia 1 3f1c0d9a7b52+2`."""
    count = pack.split(" ")[-1].partition("+")[2]
    return int(count) if count.isdecimal() else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Config:
    """What never changes during a game; all copies of a state share it.

    A game puts more into a class of its own, and a state holds it as `config`. `pack_name` is the name,
    version and fingerprint of the component data, `over_rule` the rule that ends the game. `rulings` is how
    many of the changed rulings count here (kernel/packs/rulings.py).
    """

    __slots__ = ("first", "game", "options", "over_rule", "pack_name", "players", "rulings", "vocabulary")

    def __init__(
        self,
        game: str,
        options: dict[str, Choice],
        first: int,
        vocabulary: Vocabulary,
        pack_name: str = "",
        over_rule: str = "",
    ) -> None:
        self.game = game
        self.options = options
        self.players = int(options["players"])
        self.first = first
        self.vocabulary = vocabulary
        self.pack_name = pack_name or plain_pack(game)
        self.rulings = rulings_in(self.pack_name)
        self.over_rule = over_rule
