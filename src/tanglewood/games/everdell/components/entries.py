"""Cards, locations and events as play needs them: cards as numbers, effects as lines."""

from tanglewood.games.everdell.board.player import COLORS, Cards, Player
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
        self.dearest = cost.index(max(cost))  # the resource it needs most of
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
        self.rooted = entry.rooted or entry.ribbon != ""  # never leaves a city, is never copied
        self.never_copied = entry.never_copied or entry.ribbon != ""  # no visit without a worker
        self.cells = entry.cells
        self.hosts: set[int] = set()  # critters that may move in
        self.exact = "any" not in entry.brings
        # A byte for every card, 1 if it is a construction linked to this critter, one that takes it because
        # it takes anybody, or either; empty if there is none.
        self.homes = b""
        self.open_homes = b""
        self.all_homes = b""
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
    """A basic or forest location, the Haven, a space of the Journey, or one on the board of a land."""

    def __init__(self, entry: schema.Location, does: EffectLine) -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.sort = entry.sort
        self.set: str = entry.set
        self.shared = entry.shared
        self.once = entry.once
        self.points = entry.points
        self.does = does
        # It always gives a resource or a point, so nothing has to be checked.
        self.sure = not does.costs() and any(
            isinstance(it, Gain) and (it.resources or it.points > 0) for it in does.effects
        )


class EventKind:
    """A basic or special event."""

    def __init__(
        self,
        entry: schema.Event,
        needs: list[int],
        colors: list[int],
        kinds: list[int],
        does: EffectLine | None,
        score: list[Points],
    ) -> None:
        self.id = entry.id
        self.name = entry.name
        self.basic = entry.sort == "basic"
        self.set: str = entry.set
        self.points = entry.points
        self.needs = needs
        self.colors = colors
        self.colored = any(colors)
        self.kinds = kinds  # common and unique constructions, common and unique critters; empty for none
        # How many cards, critters, constructions and events it asks for; empty for most events.
        numbers = [entry.needs_numbers.get(what, 0) for what in ("card", "critter", "construction", "event")]
        self.numbers: list[int] = numbers if any(numbers) else []
        self.least_cards: int = max(numbers[:3])
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
        if self.colored:
            for i in range(5):
                if player.colors[i] < self.colors[i]:
                    return False
        if self.kinds and not self.met_by_kinds(kinds_in(table, player.city)):
            return False
        if self.numbers:
            return self.met_by_numbers(table, player.city, len(player.events))
        return True

    def met_by_kinds(self, found: list[int]) -> bool:
        for i in range(len(self.kinds)):
            if found[i] < self.kinds[i]:
                return False
        return True

    def met_by_numbers(self, table: Table, city: Cards, events: int) -> bool:
        """Whether a city with so many events beside it has all the numbers."""
        # Nothing is counted unless there are enough cards: this is asked all the time.
        if len(city) < self.least_cards or events < self.numbers[3]:
            return False
        if not self.numbers[1] and not self.numbers[2]:
            return True
        has = numbers_in(table, city, events)
        return has[1] >= self.numbers[1] and has[2] >= self.numbers[2]

    def share(self, table: Table, city: Cards, colors: list[int], events: int) -> tuple[int, int]:
        """How many things it asks for, and how many of them a city with so many events beside it has."""
        wanted = list(self.colors) + self.kinds + self.numbers
        found = list(colors)
        if self.kinds:
            found += kinds_in(table, city)
        if self.numbers:
            found += numbers_in(table, city, events)
        there = 0
        for card in self.needs:
            there += table.has(city, card)
        for i in range(len(wanted)):
            there += min(wanted[i], found[i])
        return len(self.needs) + sum(wanted), there


# MW.legend.class: a legend is of the class that the card it replaces has.
def kinds_in(table: Table, city: tuple[int, ...]) -> list[int]:
    """How many common and unique constructions, common and unique critters lie face up in a city."""
    classes = table.config.pack.classes
    found = [0, 0, 0, 0]
    for card in city:
        if classes[card] >= 0:
            found[classes[card]] += 1
    return found


def numbers_in(table: Table, city: Cards, events: int) -> list[int]:
    """How many cards, critters, constructions and events there are; face-down cards are just cards."""
    classes = table.config.pack.classes
    critters = constructions = 0
    for card in city:
        if classes[card] >= 2:
            critters += 1
        elif classes[card] >= 0:
            constructions += 1
    return [len(city), critters, constructions, events]
