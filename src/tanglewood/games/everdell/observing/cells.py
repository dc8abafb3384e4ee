"""Cells that several parts of an observation share: columns of cards, the cells of a seat, modules' own."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tanglewood.games.everdell.board.player import COLORS, RESOURCES, Cards
from tanglewood.kernel.observing.seats import HeadMemory
from tanglewood.kernel.observing.sheet import NEVER, UNWRITTEN

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet

SLOTS: Final = 32
"""How many cards of a city are shown one by one; all of them are counted by kind."""
ON_CARD: Final = (
    *("card", "down", "occupied", "tokens", *RESOURCES, "first prisoner", "second prisoner", "web", "over"),
)
ON_EVENT: Final = (*RESOURCES, "given")


class Columns:
    """The kinds of cards that can come up in a game, in the order of the pack: a column for each."""

    def __init__(self, config: "GameConfig") -> None:
        cards = config.pack.cards
        numbers = [-1] * len(cards)
        names: list[str] = []
        for number, card in enumerate(cards):
            if card.down < 0 and card.set in config.sets:
                numbers[number] = len(names)
                names.append(card.id)
        self.of: vec[i64] = vec[i64](numbers)
        self.down: vec[i64] = vec[i64]([numbers[card.down] if card.down >= 0 else -1 for card in cards])
        self.names = tuple(names)
        self.kinds = len(names)


def ring(players: int, rival: bool) -> tuple[str, ...]:
    """Owners of things, from the seat that looks on; an opponent without a seat comes last."""
    seats = tuple(["own" if i == 0 else f"next{i}" for i in range(players)])
    return (*seats, "rival") if rival else seats


def behind(owner: i64, seat: i64, players: i64) -> i64:
    """The place of an owner in the ring of a seat."""
    return (owner - seat + players) % players if owner < players else players


class SeatMemory:
    """What the cells of one seat were written from."""

    def __init__(self) -> None:
        self.hand: Cards = UNWRITTEN
        self.seen: Cards = UNWRITTEN
        self.laid = False
        self.legends: Cards = UNWRITTEN
        self.city: Cards = UNWRITTEN
        self.marks: Cards = UNWRITTEN
        self.events: Cards = UNWRITTEN
        self.held: Cards = UNWRITTEN
        self.under: tuple[Cards, ...] = (UNWRITTEN,)
        self.placed: Cards = UNWRITTEN
        # What was counted among the cards one cannot see.
        self.hidden: Cards = UNWRITTEN
        self.known: Cards = UNWRITTEN


class TableMemory(HeadMemory):
    """What a page was written from."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.config: GameConfig | None = None
        self.meadow: Cards = UNWRITTEN
        self.deck: Cards = UNWRITTEN
        self.deck_seen: Cards = UNWRITTEN
        self.left: i64 = NEVER
        self.discard: Cards = UNWRITTEN
        self.discard_seen: Cards = UNWRITTEN
        self.laid = False
        self.revealed: i64 = 0
        self.rival_city: Cards = UNWRITTEN
        self.rival_events: Cards = UNWRITTEN
        self.rival_placed: Cards = UNWRITTEN
        self.seats = [SeatMemory() for _ in range(players)]


class SeatCells:
    """Where the cells of one seat begin."""

    def __init__(self, layout: "Layout", who: str, config: "GameConfig", columns: Columns) -> None:
        pack = config.pack
        cards = columns.names
        kinds = columns.kinds
        scalars = (
            *("season", "passed", *RESOURCES, "points", "workers", "placed", "hand", "used", "legends"),
            *("permanent", "lent", "remaining", *COLORS),
        )
        about = (
            "season, whether passed, resources, point tokens, workers, deployed ones, cards in hand, spaces "
        )
        about += "used, legends beside the hand, workers that stay for good, that Nightweave uses and that "
        about += "stay over the next season, cards of the city by colour"
        self.numbers: i64 = layout.add(f"{who}.numbers", about, len(scalars), labels=scalars)
        self.hand: i64 = layout.add(f"{who}.hand", "cards in hand, as far as known", kinds, labels=cards)
        about = "one's own legends; of others, cards known to be in that hand or discarded from it face down"
        self.held: i64 = layout.add(f"{who}.held", about, kinds, labels=cards)
        self.city: i64 = layout.add(f"{who}.city", "cards of the city", kinds, labels=cards)
        about = "cards that lie face down in the city"
        self.down: i64 = layout.add(f"{who}.down", about, kinds, labels=cards)
        about = "occupied constructions of the city"
        self.occupied: i64 = layout.add(f"{who}.occupied", about, kinds, labels=cards)
        about = "point tokens on cards of the city"
        self.tokens: i64 = layout.add(f"{who}.tokens", about, kinds, labels=cards)
        about = f"the first {SLOTS} cards of the city in the order they came: the column of the card counted "
        about += "from 1, whether it lies face down, is occupied, point tokens, stored resources, columns of "
        about += "its prisoners, whether a web lies on it, and whether it lies on the Bridge of the Sky"
        self.cards: i64 = layout.add(f"{who}.cards", about, SLOTS, len(ON_CARD), labels=ON_CARD)
        owners = ring(config.players, has_rival(config))
        about = "workers on each of these cards, by their owners"
        self.guests: i64 = layout.add(f"{who}.guests", about, SLOTS, len(owners), labels=owners)
        about = "workers on locations, then on events"
        self.placed: i64 = layout.add(f"{who}.placed", about, pack.first_event + len(pack.events))
        names = tuple([event.id for event in pack.events])
        self.events: i64 = layout.add(f"{who}.events", "events achieved", len(names), high=1, labels=names)
        about = f"what lies on events, one plane a kind: {', '.join(ON_EVENT)} (given to others for it)"
        self.given: i64 = layout.add(f"{who}.given", about, len(ON_EVENT), len(names), labels=names)
        self.under: i64 = layout.add(f"{who}.under", "cards under events, by card", kinds, labels=cards)


def has_rival(config: "GameConfig") -> bool:
    """Whether an opponent without a seat plays."""
    return config.opponent.id != ""


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleObserver:
    """Writes what a seat may know of a module into cells that it has added to the layout.

    Rows may have been written before: it clears what it writes anew, or asks the sheet what has changed.
    """

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        raise NotImplementedError
