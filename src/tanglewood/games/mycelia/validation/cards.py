"""What is wrong with the cards of a position: too many of a kind, or one where it cannot be."""

from collections import Counter

from tanglewood.games.mycelia.board.player import NO_CARD, Cards
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import COLOURS
from tanglewood.games.mycelia.play.turn import Hired
from tanglewood.kernel.text.fault import Fault

START = "start"
GIFT = "gift"


class Place:
    """Cards in one place: the key of its line, and whose it is."""

    __slots__ = ("cards", "key", "seat")

    def __init__(self, key: str, seat: int, cards: Cards) -> None:
        self.key = key
        self.seat = seat
        self.cards = cards


def places(table: Table) -> list[Place]:
    """Every place where cards can be."""
    found: list[Place] = []
    for seat, player in enumerate(table.players):
        found += [Place("hand", seat, player.hand), Place("draw", seat, player.draw)]
        found += [Place("discard", seat, player.discard), Place("gifts", seat, player.gifts)]
    showcase = tuple([card for card in table.showcase if card != NO_CARD])
    found += [
        Place("showcase", -1, showcase),
        Place("pile", -1, table.pile),
        Place("thrown", -1, table.thrown),
    ]
    found += [Place(colour, -1, pile) for colour, pile in zip(COLOURS, table.roots, strict=False)]
    found.append(Place("gone", -1, table.gone))
    hired = [frame.card for frame in table.stack if isinstance(frame, Hired)]
    found.append(Place("doing", -1, tuple(hired)))
    return found


def cards(table: Table) -> list[Fault]:
    found = places(table)
    faults: list[Fault] = []
    for place in found:
        faults += strays(table, place)
    return faults + surplus(table, found) + start_decks(table) + hands(table) + removed(table)


def strays(table: Table, place: Place) -> list[Fault]:
    """Cards that are not in the game, and cards in places where they can never be."""
    pack = table.config.pack
    faults: list[Fault] = []
    for card in dict.fromkeys(place.cards):
        kind = pack.cards[card]
        reason = ""
        rule = ""
        if not table.config.has_set(kind.set):
            reason = f"{kind.id} comes with {'Prisma' if kind.set in (GIFT, 'prisma') else 'the expansion'}"
        elif kind.set == GIFT and place.key == "hand":
            reason, rule = f"{kind.id} is laid into the gift area when it is drawn", "PR.play.at_draw"
        elif kind.set == GIFT and place.key in ("showcase", "pile", "thrown"):
            reason, rule = f"{kind.id} is a gift, gifts have piles of their own", "PR.setup.gift_piles"
        elif kind.set == START and place.key in ("showcase", "pile", "thrown", "doing"):
            reason, rule = f"{kind.id} is a start card, it is never for hire", "MY.setup.deck"
        elif kind.set != GIFT and place.key == "gifts":
            reason, rule = f"{kind.id} is no gift", "PR.play.at_draw"
        if reason:
            faults.append(Fault(place.key, reason, place.seat, rule))
    return faults


def surplus(table: Table, found: list[Place]) -> list[Fault]:
    """More copies of a card than there are."""
    faults: list[Fault] = []
    counted: Counter[int] = Counter()
    for place in found:
        for card, n in Counter(place.cards).items():
            counted[card] += n
            most = copies(table, card)
            if counted[card] > most >= counted[card] - n:
                reason = f"expected {table.config.pack.cards[card].id} at most {most} times in all"
                faults.append(
                    Fault(place.key, f"{reason}, counted {counted[card]}", place.seat, "MY.comp.cards")
                )
    return faults


def copies(table: Table, card: int) -> int:
    """How many of this kind there are in the game."""
    pack = table.config.pack
    kind = pack.cards[card]
    if kind.set == START:
        return pack.start_deck.count(card) * len(table.players)
    if card == pack.start_gift:
        return len(table.players)
    return 1 if kind.set == GIFT else pack.copies


def start_decks(table: Table) -> list[Fault]:
    """Nobody can get the start cards of somebody else."""
    pack = table.config.pack
    faults: list[Fault] = []
    for seat, player in enumerate(table.players):
        owned = Counter((*player.hand, *player.draw, *player.discard, *player.gifts))
        for card in [*dict.fromkeys(pack.start_deck), pack.start_gift]:
            most = max(pack.start_deck.count(card), 1)
            if owned[card] > most:
                key = next(
                    key for key in ("discard", "draw", "hand", "gifts") if card in getattr(player, key)
                )
                reason = f"expected {pack.cards[card].id} at most {most} times, counted {owned[card]}"
                faults.append(Fault(key, reason, seat, "MY.setup.deck"))
    return faults


def hands(table: Table) -> list[Fault]:
    """A hand is drawn at the end of a turn, and every gift among its cards draws more (PR.play.hand_size)."""
    pack = table.config.pack
    faults: list[Fault] = []
    for seat, player in enumerate(table.players):
        # A gift may have left the area since: it was removed, or recycled onto the draw pile.
        laid = {*player.gifts, *player.draw, *table.gone}
        most = pack.hand + sum([pack.draws[card] for card in laid])
        if len(player.hand) > most:
            faults.append(Fault("hand", f"expected at most {most} cards", seat, "MY.draw.three"))
    return faults


def removed(table: Table) -> list[Fault]:
    if table.gone and not table.config.expansion:
        return [Fault("gone", "cards are removed with the expansion only", rule="MY.exp.remove")]
    return []
