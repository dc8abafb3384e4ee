"""What was settled before the first turn: the options, the boxes and modules in play, and the board."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import HOT, Module
from tanglewood.games.everdell.board.opponent import NO_OPPONENT
from tanglewood.games.everdell.board.player import Cards
from tanglewood.games.everdell.components.schema import LANDS
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
    found += [land for land in LANDS if options.get(land)]
    for box in ("first", "more"):
        if options["legends"] in (box, "both"):
            found.append(f"legends_{box}")
    return tuple(found)


def in_play(pack: "Pack", options: "dict[str, Choice]") -> tuple[Module, ...]:
    """The modules of a game with these options."""
    return tuple([module for module in pack.modules if module.plays(options)])


def laid_for(modules: tuple[Module, ...], players: int) -> int:
    """For how many players the forest is laid out (MW.nw.setup.board, EX.combine.nightweave)."""
    return players + sum([module.more_players for module in modules])


class Lineup:
    """The modules of a game, and what follows from them whatever else was settled."""

    def __init__(self, modules: tuple[Module, ...], usual_ways: "tuple[WayToPay, ...]") -> None:
        # Those that have something to say to each question of `HOT`.
        self.answering = {
            question: tuple([it for it in modules if getattr(type(it), question) is not usual(question)])
            for question in HOT
        }
        self.surveyed = tuple([module for module in modules if module.features])
        self.opponent = NO_OPPONENT
        for module in modules:
            if module.opponent() is not NO_OPPONENT:
                self.opponent = module.opponent()
        ways = (*usual_ways, *[way for module in modules for way in module.ways()])
        self.ways = tuple(sorted(ways, key=order_of))
        self.quick_ways = quickest_first(self.ways)
        self.near_ways = tuple([way for way in self.quick_ways if way.near])


def usual(question: str) -> object:
    """The answer of a module that has nothing to say to a question."""
    return getattr(Module, question)


class GameConfig(Config):
    """What was settled before the first turn and never changes: shared by all copies of a state.

    `modules` are those in play; a tuple named after a question of `HOT` holds those of them that answer it.
    """

    __slots__ = (
        "after_draw",
        "after_event",
        "basic_events",
        "begin_drawing",
        "card_came",
        "card_done",
        "card_leaves",
        "card_left",
        "card_points",
        "card_resolved",
        "clashes",
        "draw_cards",
        "drew_from_deck",
        "drew_from_meadow",
        "forest",
        "forest_spaces",
        "gained",
        "hand_limit",
        "hand_room",
        "hidden_cards",
        "kept_cards",
        "kept_empty",
        "kept_out",
        "kin",
        "laid_for",
        "left_city",
        "legends",
        "may_join",
        "modules",
        "more_destinations",
        "more_points",
        "near_ways",
        "opponent",
        "order",
        "other_use",
        "own_places",
        "pack",
        "paired",
        "payable",
        "quick_ways",
        "secretive",
        "sets",
        "settle",
        "shown_cards",
        "slot_blocked",
        "spaces_saved",
        "specials",
        "surveyed",
        "told_apart",
        "turn_moves",
        "undrawn",
        "watches",
        "ways",
        "worker_flags",
        "worker_placed",
        "workers_apart",
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
        boxes = pack.contents(self.sets)
        self.kin = boxes.kin  # for every card the other kinds that count as it
        self.order = [(first + i) % players for i in range(players)]  # seats in turn order
        self.legends = boxes.legends  # all legends that may have been dealt
        self.after_draw = boxes.after_draw
        self.after_event = boxes.after_event
        modules = in_play(pack, options)
        lineup = pack.lineup(modules)
        self.modules = modules
        left_out = [event for module in modules for event in module.left_out(pack)]
        self.basic_events = [event for event in boxes.basic_events if event not in left_out]
        for module in modules:
            module.order_basics(pack, self.basic_events)
        limits = [module.hand_limit(pack, players) for module in modules]
        self.hand_limit = max(limits, default=0) or pack.counts.hand_limit
        self.surveyed = lineup.surveyed  # by bots
        self.laid_for = laid_for(modules, players)
        self.forest_spaces = pack.counts.spaces_of_forest(self.laid_for)
        self.opponent = lineup.opponent  # how the opponent without a seat behaves
        # Ways to pay for a card, as they are offered; and for each card those that suit it, quick ones first:
        # wherever it comes from, and from hand or Meadow.
        self.ways = lineup.ways
        self.quick_ways = pack.ways_by_card(lineup.quick_ways)
        self.near_ways = pack.ways_by_card(lineup.near_ways)
        asked = lineup.answering
        self.spaces_saved = asked["spaces_saved"]
        self.clashes = asked["clashes"]
        self.card_points = asked["card_points"]
        self.paired = asked["paired"]
        self.hand_room = asked["hand_room"]
        self.hidden_cards = asked["hidden_cards"]
        self.draw_cards = asked["draw_cards"]
        self.begin_drawing = asked["begin_drawing"]
        self.drew_from_meadow = asked["drew_from_meadow"]
        self.kept_cards = asked["kept_cards"]
        self.undrawn = asked["undrawn"]
        self.kept_out = asked["kept_out"]
        self.kept_empty = asked["kept_empty"]
        self.slot_blocked = asked["slot_blocked"]
        self.turn_moves = asked["turn_moves"]
        self.payable = asked["payable"]
        self.settle = asked["settle"]
        self.card_leaves = asked["card_leaves"]
        self.card_resolved = asked["card_resolved"]
        self.card_done = asked["card_done"]
        self.may_join = asked["may_join"]
        self.other_use = asked["other_use"]
        self.worker_placed = asked["worker_placed"]
        self.watches = asked["watches"]
        self.own_places = asked["own_places"]
        self.more_points = asked["more_points"]
        self.secretive = asked["secretive"]
        self.card_came = asked["card_came"]
        self.card_left = asked["card_left"]
        self.told_apart = asked["told_apart"]
        self.left_city = asked["left_city"]
        self.shown_cards = asked["shown_cards"]
        self.gained = asked["gained"]
        self.drew_from_deck = asked["drew_from_deck"]
        self.workers_apart = asked["workers_apart"]
        self.worker_flags = asked["worker_flags"]
        self.more_destinations = asked["more_destinations"]

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
            n = module.start_hand(self, place)
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
    quick = [way for way in [way.quick() for way in ways] if way is not None]
    answered = [other for way in quick for other in way.answers_for]
    return tuple(sorted([way for way in quick if way not in answered], key=effort_of))


def effort_of(way: "WayToPay") -> int:
    return way.effort
