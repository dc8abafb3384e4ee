"""Cards, locations and events as play needs them: cards as numbers, effects as lines."""

from tanglewood.games.everdell.board.player import COLORS, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.effects.base import EffectLine
from tanglewood.games.everdell.effects.gaining import Gain
from tanglewood.games.everdell.effects.giving import GiveTo
from tanglewood.games.everdell.play.helping import Help
from tanglewood.games.everdell.play.scoring import Points

NO_COLOR = len(COLORS)
"""The colour of a card that lies face down."""


class Card:
    """A kind of card: the fields of the pack's entry, with cards as numbers and effects as lines."""

    def __init__(self, entry: schema.Card, cost: list[int]) -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.critter = entry.kind == "critter"
        self.color = COLORS.index(entry.color)
        self.unique = entry.unique  # MW.legend.class: the pack gives a legend the class of its ribbon card
        self.copies = entry.copies
        self.set: str = entry.set
        self.free_by = entry.free_by
        self.counts_as = -1  # the card it is in every rule that names one
        self.down = -1  # a card that lies face down in a city: which one it is
        self.ribbon = -1  # the card a legend replaces; -1 for all others
        self.cost = cost
        self.price = sum(cost)
        self.points = entry.points  # MW.farm.points: 1 for every seasonal Farm of the pack
        self.takes = 0 if entry.ribbon else entry.takes  # MW.legend.space: it brings the space it takes
        self.into_opponent = entry.into == "opponent"
        self.for_green = entry.into == "opponent for a green card"
        self.elsewhere = entry.into != ""  # it does not stay in the city of the player who plays it
        self.legend = entry.ribbon != ""
        self.rules_events = "event of one opponent" in entry.bonus
        self.replaces = entry.replaces == "construction"
        self.pays = GiveTo() if entry.cost_to == "opponent" else None  # the cost goes to an opponent
        self.repeats = entry.season == "repeat location"
        self.spaces = entry.spaces
        self.stays = entry.stays
        self.open = entry.open
        self.never_copied = entry.never_copied or entry.ribbon != ""  # no visit without a worker
        self.cells = entry.cells
        self.hosts: set[int] = set()  # critters that may move in
        self.exact = "any" not in entry.brings
        self.homes: set[int] = set()  # constructions that are linked to a critter
        self.open_homes: set[int] = set()  # those that take it because they take anybody
        self.all_homes: set[int] = set()  # both
        self.crowds = entry.shares_with == entry.id  # any number of copies share one space
        self.partner = -1  # shares a space with this card
        self.second_space = -1
        self.second_cell = -1
        self.on_play: EffectLine | None = None
        self.produce: EffectLine | None = None
        self.visit: EffectLine | None = None
        self.after_card: EffectLine | None = None
        self.after_critter: EffectLine | None = None
        self.after_construction: EffectLine | None = None
        self.after_draw: EffectLine | None = None
        self.after_event: EffectLine | None = None
        self.helps: Help | None = None
        self.bonus: list[Points] = []
        self.once = False  # copies share one bonus, counted by pairs
        # What production needs to know (effects/production.py).
        self.sure = False  # only gains that nobody would decline
        self.sweeps = False
        self.copies_others = False
        self.keeps = False  # what lies on it makes copies differ
        self.copied = False

    def turn_down(self, number: int) -> None:
        """Become the back of a card, which takes its space and nothing else (MW.intrigue.paralyzing_fear)."""
        self.down = number
        self.id = f"{self.id}_down"
        self.critter = False
        self.color = NO_COLOR
        self.set = "face_down"
        self.points = 0
        self.open = 0
        self.cells = 0
        self.legend = False
        self.repeats = False

    @property
    def reacts(self) -> bool:
        lines = (self.after_card, self.after_critter, self.after_construction)
        return any(line is not None for line in lines)

    @property
    def jails(self) -> bool:
        """Whether it takes prisoners (EV.card.dungeon)."""
        return self.helps is not None and self.helps.jails

    @property
    def carries(self) -> bool:
        """Whether constructions lie on it, as on the Bridge of the Sky."""
        return self.helps is not None and self.helps.carries

    def reaction(self, played: "Card") -> EffectLine | None:
        """What it does after its owner has played a card into the owner's city."""
        if self.after_card is not None:
            return self.after_card
        return self.after_critter if played.critter else self.after_construction


class Location:
    """A basic or forest location, the Haven or a space of the Journey."""

    def __init__(self, entry: schema.Location, does: EffectLine) -> None:
        self.id = entry.id
        self.name = entry.name
        self.sort = entry.sort
        self.shared = entry.shared
        self.points = entry.points
        self.does = does
        # It always gives a resource or a point, so nothing has to be checked.
        self.sure = any(isinstance(it, Gain) and (it.resources or it.points > 0) for it in does.effects)


class EventKind:
    """A basic or special event."""

    def __init__(
        self,
        entry: schema.Event,
        needs: list[int],
        colors: list[int],
        does: EffectLine | None,
        score: list[Points],
    ) -> None:
        self.id = entry.id
        self.name = entry.name
        self.basic = entry.sort == "basic"
        self.points = entry.points
        self.needs = needs
        self.colors = colors
        self.does = does
        self.score = score

    def met_by_colors(self, colors: list[int]) -> bool:
        for i in range(5):
            if colors[i] < self.colors[i]:
                return False
        return True

    # EV.event.colour_count, .storehouse_not_red: colours are those printed on the cards of the city.
    def met_by(self, table: Table, player: Player) -> bool:
        """Whether a city meets the whole requirement (EV.event.claim)."""
        for card in self.needs:
            if not table.has(player.city, card):
                return False
        for i in range(5):
            if player.colors[i] < self.colors[i]:
                return False
        return True
