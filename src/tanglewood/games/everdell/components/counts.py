"""Numbers of the pack: the set-up and the seasons."""

from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.effects.base import EffectLine


class Season:
    def __init__(self, id: str, workers: int, bonus: EffectLine | None) -> None:
        self.id = id
        self.workers = workers
        self.bonus = bonus


class Counts:
    """Numbers of the set-up; lists by seat from the first one, or by the number of players."""

    def __init__(self, entry: schema.Counts) -> None:
        self.hand_limit = entry.hand_limit
        self.start_hands = entry.start_hands
        self.meadow = entry.meadow
        self.city = entry.city
        self.specials = entry.specials
        self.forest = entry.forest
        self.forest_spaces = entry.forest_spaces
        self.workers = entry.workers

    def forest_cards(self, players: int) -> int:
        """How many forest cards are laid out; the last number holds for more players too."""
        return self.forest[min(players, len(self.forest)) - 1]

    def spaces_of_forest(self, players: int) -> int:
        """How many workers a forest card holds."""
        return self.forest_spaces[min(players, len(self.forest_spaces)) - 1]
