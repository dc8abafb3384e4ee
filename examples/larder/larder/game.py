"""The rules: a position, and the frames that ask its players."""

from larder.nuts import ACORN, BEECHNUT, COPIES, FILES, HAZELNUT, MOVES, NUTS, TAKE, bury, leave, take
from tanglewood import kit

HAND, SNOWS, SIDES = 3, 3, 6
SETTINGS = (kit.Setting("players", 2, "How many squirrels play.", low=2, high=4), kit.first_setting())
phrase = kit.Lexicon("larder").phrase


class Squirrel(kit.Piece):
    """What a player has."""

    def __init__(self) -> None:
        self.hand: tuple[int, ...] = ()
        self.larder: tuple[int, ...] = ()

    def points(self) -> int:
        """WL.end.points: a beechnut is worth as much as there are beechnuts."""
        beechnuts = self.larder.count(BEECHNUT)
        return 2 * self.larder.count(ACORN) + beechnuts * beechnuts + self.larder.count(HAZELNUT)


class Larder(kit.State):
    """A position of Winter Larder."""

    def __init__(self, options: dict[str, kit.Choice], first: int) -> None:
        self.config = kit.Config("larder", options, first, MOVES, FILES.name("larder"), "WL.end.snow")
        self.players = [Squirrel() for _ in range(self.config.players)]
        self.bag: tuple[int, ...] = ()
        self.snow = 0
        self.begin(kit.Rng(0), [Turn(first)], first)

    def form(self) -> kit.Form:
        return FORM

    def standing(self) -> list[int]:
        return [squirrel.points() for squirrel in self.players]

    def progress(self) -> dict[str, int]:
        return {"snow": self.snow}

    def draw(self, seat: int) -> None:
        """WL.turn.draw: only the seat itself is told which nut it is."""
        if self.bag:
            nut, self.bag = self.bag[0], self.bag[1:]
            self.players[seat].hand += (nut,)
            self.emit("drew", seat, {}, {"nut": NUTS[nut]}, chance=True)

    def problems(self) -> list[kit.Fault]:
        """What no game can reach: frames in disorder, an end without snow, too many nuts."""
        found: list[kit.Fault] = []
        frames = [type(frame) for frame in self.stack]
        if frames not in ([], [Turn], [Rest, Dig]) or len({frame.seat for frame in self.stack}) > 1:
            found.append(kit.Fault("doing", "expected a turn, or a rest and a dig of the same seat"))
        if (self.snow == SNOWS) == bool(self.stack):
            found.append(kit.Fault("snow", f"expected {SNOWS} at the end and less before"))
        for nut, copies in enumerate(COPIES):
            places = [("bag", -1, self.bag.count(nut))]
            for seat, its in enumerate(self.players):
                places += [("hand", seat, its.hand.count(nut)), ("larder", seat, its.larder.count(nut))]
            found += kit.too_many(places, copies, f"{NUTS[nut]}s", "WL.setup.hands")
        return found


class Turn(kit.Frame[Larder]):
    """A nut is buried (WL.turn.bury)."""

    def go_on(self, state: Larder) -> list[kit.Move]:
        hand = state.players[self.seat].hand
        if not hand:
            state.stack[-1] = Rest(self.seat)
        return [bury[nut] for nut in sorted(set(hand))]

    def must_ask(self, state: Larder) -> bool:
        return True  # otherwise the others would learn that all nuts of the hand are the same

    def question(self, state: Larder) -> kit.Question:
        return kit.Question("WL.turn.bury", "", phrase("ask-bury"))

    def play(self, state: Larder, move: kit.Move) -> None:
        squirrel = state.players[self.seat]
        squirrel.hand = without(squirrel.hand, move.a)
        squirrel.larder += (move.a,)
        state.emit("buried", self.seat, {"nut": NUTS[move.a]})
        state.stack[-1] = Rest(self.seat)
        if move.a == HAZELNUT:
            state.stack.append(Dig(self.seat))


class Dig(kit.Frame[Larder]):
    """A hazelnut was buried, and its effect is half done (WL.turn.dig)."""

    def go_on(self, state: Larder) -> list[kit.Move]:
        others = [seat for seat in range(len(state.players)) if seat != self.seat]
        found = [take[nut][seat] for seat in others for nut in sorted(set(state.players[seat].larder))]
        if not found:
            state.stack.pop()
        return [*found, leave] if found else []

    def question(self, state: Larder) -> kit.Question:
        return kit.Question("WL.turn.dig", phrase("hazelnut"), phrase("ask-dig"))

    def play(self, state: Larder, move: kit.Move) -> None:
        if move.kind == TAKE:
            victim = state.players[move.b]
            victim.larder = without(victim.larder, move.a)
            state.players[self.seat].larder += (move.a,)
            state.emit("took", self.seat, {"nut": NUTS[move.a], "whose": move.b})
        state.stack.pop()


class Rest(kit.Frame[Larder]):
    """The end of a turn, in which nobody decides (WL.turn.draw, WL.end.snow)."""

    def go_on(self, state: Larder) -> list[kit.Move]:
        state.draw(self.seat)
        die = 1 + state.chance.below(SIDES)
        state.emit("rolled", self.seat, {"die": die}, chance=True)
        state.snow += die == 1
        if state.snow == SNOWS:
            state.stack.pop()
        else:
            state.stack[-1] = Turn((self.seat + 1) % len(state.players))
            state.emit("turn", state.stack[-1].seat, {})
        return []


def without(nuts: tuple[int, ...], nut: int) -> tuple[int, ...]:
    at = nuts.index(nut)
    return nuts[:at] + nuts[at + 1 :]


FORM = kit.Form(
    "larder",
    shared=(kit.Count("snow", high=SNOWS), kit.Names("bag", NUTS, kit.NO_ONE)),
    own=(kit.Names("hand", NUTS, kit.OWNER), kit.Names("larder", NUTS)),
    frames={"turn": Turn, "dig": Dig, "rest": Rest},
)


def start(options: dict[str, kit.Choice], seed: int) -> Larder:
    """A new game (WL.setup.hands)."""
    chance = kit.seeded(seed)
    state = Larder(options, kit.first_seat(options, chance))
    nuts = [nut for nut, copies in enumerate(COPIES) for _ in range(copies)]
    chance.shuffle(nuts)
    state.bag, state.chance = tuple(nuts), chance
    for seat in [*range(len(state.players))] * HAND:
        state.draw(seat)
    state.settle()
    return state
