"""Numbers of the pack: the set-up, the seasons and Rugwort's levels."""

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


class Year:
    """One of Rugwort's levels."""

    def __init__(self, entry: schema.Rugwort, journey: int) -> None:
        self.name = entry.name
        self.journey = journey
        self.missed_special = entry.missed_special
        self.takes_worker = entry.takes_worker


class RugwortPoints:
    def __init__(self, entry: schema.RugwortPoints) -> None:
        self.card = entry.card
        self.purple = entry.purple
        self.basic_event = entry.basic_event
        self.glitzy_purple = entry.glitzy_purple
        self.squatty_space = entry.squatty_space
