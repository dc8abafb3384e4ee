"""Nightweave's things: her city, hand and loot, her spiders, and her activity cards."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.opponent import Opponent
from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.chance import Rng

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.player import Cards

HOME: Final = -1
"""Where her pawn is while it is not on the Meadow."""


class Nightweave(Opponent):
    """Everything on her two boards. Her number as the owner of a city is the one after the last seat."""

    __slots__ = (
        "away",
        "card",
        "deck",
        "event_webs",
        "finished",
        "gone",
        "hand",
        "hidden",
        "intrigue",
        "intrigues",
        "lent",
        "loot",
        "owed",
        "pawn",
        "personalities",
        "personality",
        "plan",
        "played",
        "points",
        "season",
        "seen",
        "special",
        "spiders",
        "turns",
        "webbed",
        "webbed_seen",
        "webs",
    )

    def __init__(
        self,
        season: int,
        points: int,
        spiders: int,
        placed: tuple[int, ...],
        pawn: int,
        hand: "Cards",
        seen: tuple[int, ...],
        city: "Cards",
        events: tuple[int, ...],
        loot: "Cards",
        hidden: "Cards",
        special: bool,
        deck: tuple[int, ...],
        played: tuple[int, ...],
        gone: int,
        card: int,
        finished: bool,
        turns: tuple[int, ...],
        personality: int = -1,
        plan: int = -1,
        intrigue: int = -1,
        personalities: tuple[int, ...] = (),
        intrigues: tuple[int, ...] = (),
        webs: int = 0,
        event_webs: tuple[int, ...] = (),
        webbed: "Cards" = (),
        webbed_seen: tuple[int, ...] = (),
        lent: int = 0,
        owed: bool = False,
        away: "Cards" = (),
    ) -> None:
        super().__init__(city, events, placed)
        self.season = season
        self.points = points  # point tokens
        self.spiders = spiders  # all her workers so far, at home or not
        self.pawn = pawn  # the Meadow slot she stands on, or HOME
        self.hand = hand  # a face-down stack, the top card is the last one
        self.seen = seen  # who knows which of them, see knowledge.py
        self.loot = loot  # cards on her mat that all have seen
        self.hidden = hidden  # cards on her mat that nobody has seen
        self.special = special  # she claimed a special event this season
        self.deck = deck  # activity cards, the next one last
        self.played = played
        self.gone = gone  # the winter card that left the game unseen
        self.card = card  # the current activity card, -1 before the first
        self.finished = finished
        self.turns = turns  # how many turns she took in each season
        # Her modules, by their numbers in the pack; -1 for none.
        self.personality = personality
        self.plan = plan
        self.intrigue = intrigue
        self.personalities = personalities  # face-down piles, the next card last
        self.intrigues = intrigues
        self.webs = webs  # bit p: a web token lies on location p
        self.away = away  # legends she discarded unseen: they leave the game
        self.event_webs = event_webs  # web tokens on the events, by number; () if there are none
        self.webbed = webbed  # cards of the human's hand that are turned away
        self.webbed_seen = webbed_seen
        self.lent = lent  # the human's workers on her mat that she will use
        self.owed = owed  # the first worker the human places comes to her mat

    @property
    def modules(self) -> bool:
        """Whether anything but her activity cards is in play."""
        return self.personality >= 0 or self.plan >= 0 or self.intrigue >= 0 or len(self.intrigues) > 0

    @property
    def at_home(self) -> int:
        """Spiders that can be placed; a borrowed worker is one (MW.intrigue.poison_jam_counts)."""
        return self.spiders + self.lent - len(self.placed)

    def shuffle_in(self, card: int, info: int, chance: Rng) -> None:
        """A card joins her hand: those who knew it only know that it is in there."""
        for viewer in range(knowledge.VIEWERS):
            if knowledge.code(info, viewer) == knowledge.KNOWN:
                info = knowledge.with_code(info, viewer, knowledge.HELD)
        cards = [*self.hand, card]
        seen = [*self.seen, info]
        made = max([knowledge.age(it) for it in seen])
        order = list(range(len(cards)))
        chance.shuffle(order)
        self.hand = tuple([cards[i] for i in order])
        self.seen = tuple([knowledge.with_age(seen[i], made) for i in order])

    def copy(self) -> "Nightweave":
        return Nightweave(
            self.season,
            self.points,
            self.spiders,
            self.placed,
            self.pawn,
            self.hand,
            self.seen,
            self.city,
            self.events,
            self.loot,
            self.hidden,
            self.special,
            self.deck,
            self.played,
            self.gone,
            self.card,
            self.finished,
            self.turns,
            self.personality,
            self.plan,
            self.intrigue,
            self.personalities,
            self.intrigues,
            self.webs,
            self.event_webs,
            self.webbed,
            self.webbed_seen,
            self.lent,
            self.owed,
            self.away,
        )


def nightweave_at(table: Table) -> Nightweave | None:
    """Nightweave, if she is at the table."""
    found = table.opponent
    return found if isinstance(found, Nightweave) else None
