"""What was settled before the first turn: the options, the boxes and modules in play, and the board."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import SPRING, Cards

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.kernel.setting import Choice

SETS: Final = ("farms", "corrin", "extra", "rugwort_cards")
"""Boxes of cards that an option of the same name shuffles in."""


def sets_of(options: "dict[str, Choice]") -> tuple[str, ...]:
    """The boxes whose cards are in play."""
    found = ["base"] + [name for name in SETS if options[name]]
    for box in ("first", "more"):
        if options["legends"] in (box, "both"):
            found.append(f"legends_{box}")
    return tuple(found)


class GameConfig:
    """What was settled before the first turn and never changes: shared by all copies of a state."""

    __slots__ = (
        "after_draw",
        "after_event",
        "first",
        "forest",
        "forest_spaces",
        "kin",
        "legends",
        "level",
        "mood",
        "nightweave",
        "options",
        "order",
        "pack",
        "players",
        "powers",
        "sets",
        "specials",
        "year",
    )

    def __init__(
        self,
        pack: "Pack",
        options: "dict[str, Choice]",
        players: int,
        first: int,
        forest: Cards,
        specials: Cards,
    ) -> None:
        self.pack = pack
        self.options = options
        self.players = players
        self.first = first
        self.forest = forest  # locations by clearing: top left, bottom left, top right, bottom right
        self.specials = specials  # events
        self.nightweave = bool(options["nightweave"])
        self.level = int(options["difficulty"])
        # She takes the place of one more player (MW.nw.setup.board).
        self.forest_spaces = pack.counts.forest_spaces[players - 1 + self.nightweave]
        self.year = int(options["rugwort"])
        self.mood = str(options["mood"])
        self.sets = sets_of(options)  # the boxes whose cards are in play
        self.kin = pack.kin(self.sets)  # for every card the other kinds that count as it
        self.powers = options["powers"] != "none"  # whether workers have abilities
        self.order = [(first + i) % players for i in range(players)]  # seats in turn order
        self.legends = pack.legends(self.sets)  # all legends that may have been dealt
        # Whether a card in play reacts to drawing cards, and to achieving an event.
        self.after_draw = not pack.after_draw.isdisjoint(self.sets)
        self.after_event = not pack.after_event.isdisjoint(self.sets)

    def workers(self, season: int) -> int:
        """The workers everybody has got by a season (EV.setup.workers, MW.power.no_spring_worker)."""
        seasons = self.pack.seasons
        gained = self.pack.counts.workers + sum([it.workers for it in seasons[: season + 1]])
        if self.powers and season >= SPRING and not self.options["spring_worker"]:
            gained -= seasons[SPRING].workers
        return gained
