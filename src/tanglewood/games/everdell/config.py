"""What was settled before the first turn: the options, the boxes and modules in play, and the board."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import HOT, Module
from tanglewood.games.everdell.board.opponent import NO_OPPONENT
from tanglewood.games.everdell.board.player import Cards
from tanglewood.kernel.config import Config

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.play.ways import WayToPay
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


def in_play(pack: "Pack", options: "dict[str, Choice]") -> tuple[Module, ...]:
    """The modules of a game with these options."""
    return tuple([module for module in pack.modules if module.plays(options)])


def laid_for(modules: tuple[Module, ...], players: int) -> int:
    """For how many players the forest is laid out (MW.nw.setup.board)."""
    return players + sum([module.more_players for module in modules])


class GameConfig(Config):
    """What was settled before the first turn and never changes: shared by all copies of a state.

    `modules` are those in play; a tuple named after a question of `HOT` holds those of them that answer it.
    """

    __slots__ = (
        "after_draw",
        "after_event",
        "begin_drawing",
        "card_done",
        "card_leaves",
        "card_points",
        "card_resolved",
        "clashes",
        "draw_cards",
        "drew_from_meadow",
        "forest",
        "forest_spaces",
        "hand_room",
        "kept_cards",
        "kept_empty",
        "kept_out",
        "kin",
        "laid_for",
        "legends",
        "may_join",
        "modules",
        "opponent",
        "order",
        "other_use",
        "pack",
        "paired",
        "payable",
        "quick_ways",
        "sets",
        "settle",
        "slot_blocked",
        "spaces_saved",
        "specials",
        "turn_moves",
        "undrawn",
        "watches",
        "ways",
        "worker_placed",
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
        super().__init__(
            "everdell",
            options,
            first,
            pack.moves.vocabulary,
            pack.files.name("everdell"),
            "EV.end.all_passed",
        )
        self.pack = pack
        self.forest = forest  # locations by clearing: top left, bottom left, top right, bottom right
        self.specials = specials  # events
        self.sets = sets_of(options)  # the boxes whose cards are in play
        self.kin = pack.kin(self.sets)  # for every card the other kinds that count as it
        self.order = [(first + i) % players for i in range(players)]  # seats in turn order
        self.legends = pack.legends(self.sets)  # all legends that may have been dealt
        # Whether a card in play reacts to drawing cards, and to achieving an event.
        self.after_draw = not pack.after_draw.isdisjoint(self.sets)
        self.after_event = not pack.after_event.isdisjoint(self.sets)
        modules = in_play(pack, options)
        self.modules = modules
        self.laid_for = laid_for(modules, players)
        self.forest_spaces = pack.counts.forest_spaces[self.laid_for - 1]
        self.opponent = NO_OPPONENT  # how the opponent without a seat behaves
        for module in modules:
            if module.opponent() is not NO_OPPONENT:
                self.opponent = module.opponent()
        # Ways to pay for a card, as they are offered; and for each card those that suit it, quick ones first.
        ways = (*pack.ways, *[way for module in modules for way in module.ways()])
        self.ways = tuple(sorted(ways, key=order_of))
        self.quick_ways = pack.ways_by_card(quickest_first(self.ways))
        self.spaces_saved = answering(modules, "spaces_saved")
        self.clashes = answering(modules, "clashes")
        self.card_points = answering(modules, "card_points")
        self.paired = answering(modules, "paired")
        self.hand_room = answering(modules, "hand_room")
        self.draw_cards = answering(modules, "draw_cards")
        self.begin_drawing = answering(modules, "begin_drawing")
        self.drew_from_meadow = answering(modules, "drew_from_meadow")
        self.kept_cards = answering(modules, "kept_cards")
        self.undrawn = answering(modules, "undrawn")
        self.kept_out = answering(modules, "kept_out")
        self.kept_empty = answering(modules, "kept_empty")
        self.slot_blocked = answering(modules, "slot_blocked")
        self.turn_moves = answering(modules, "turn_moves")
        self.payable = answering(modules, "payable")
        self.settle = answering(modules, "settle")
        self.card_leaves = answering(modules, "card_leaves")
        self.card_resolved = answering(modules, "card_resolved")
        self.card_done = answering(modules, "card_done")
        self.may_join = answering(modules, "may_join")
        self.other_use = answering(modules, "other_use")
        self.worker_placed = answering(modules, "worker_placed")
        self.watches = answering(modules, "watches")

    def workers(self, season: int) -> int:
        """The workers everybody has got by a season (EV.setup.workers)."""
        gained = self.pack.counts.workers
        for number in range(season + 1):
            gained += self.workers_gained(number)
        return gained

    def workers_gained(self, season: int) -> int:
        """The workers everybody gets for a season."""
        gained = self.pack.seasons[season].workers
        for module in self.modules:
            gained = module.workers_gained(self, season, gained)
        return gained

    def start_hand(self, place: int) -> int:
        """The cards of the first hand, by the place in turn order (EV.setup.hand)."""
        for module in self.modules:
            n = module.start_hand(self.pack)
            if n:
                return n
        return self.pack.counts.start_hands[place]

    def plays(self, name: str) -> bool:
        """Whether the module of this name is in the game."""
        for module in self.modules:
            if module.name == name:
                return True
        return False


def order_of(way: "WayToPay") -> int:
    return way.order


def quickest_first(ways: "tuple[WayToPay, ...]") -> "tuple[WayToPay, ...]":
    """What is asked to learn whether any of these ways is open, in this order."""
    quick = [way.quick() for way in ways]
    return tuple(sorted([way for way in quick if way is not None], key=effort_of))


def effort_of(way: "WayToPay") -> int:
    return way.effort


def answering(modules: tuple[Module, ...], question: str) -> tuple[Module, ...]:
    """Those of the modules that have something to say to a question of `HOT`."""
    assert question in HOT
    usual = getattr(Module, question)
    return tuple([module for module in modules if getattr(type(module), question) is not usual])
