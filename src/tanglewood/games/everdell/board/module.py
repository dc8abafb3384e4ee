"""Modules: boxes and variants that plug into the base game, and the questions the base game asks them.

A module is a class derived from `Module` that overrides the methods it has something to say to. Each is
named after a moment or a question of the rules and does nothing by default. No file of the base game imports
a module: it asks those in play, which `GameConfig` holds. For what is asked all the time the config has one
tuple a question (`HOT`), with the modules that answer it, so that a game without modules pays for an empty
loop. To add a module:

1. Make a folder `modules/NAME/` with its effects, its state, and `module.py` with a class derived from
   `Module`. Its entries of the pack lie in `pack/BOX/*.toml`; what is made of them is its `Part` of it.
2. Give it `settings` (its options) and `plays` (when it is in the game).
3. Override the questions it has to do with. What lies at the table for it is a `Land` (land.py), hangs on
   an `Opponent`, on marks of cards, or lies beside a player. A way to pay is a class derived from
   `WayToPay`, listed by `ways`.
4. Add it to the list in `modules/__init__.py`, which fixes the order in which modules are asked, and the
   `EFFECTS` and `ABILITIES` of its files, which the pack can name; what it adds to views stands in
   `modules/view.py`.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tanglewood.games.everdell.board.opponent import NO_OPPONENT, OpponentRules
from tanglewood.games.everdell.board.workers import WithWorkers

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.player import Cards, Player
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.components.entries import Card
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.effects.base import Effect, Run
    from tanglewood.games.everdell.play.ways import WayToPay
    from tanglewood.kernel.chance import Rng
    from tanglewood.kernel.move import Move, Vocabulary
    from tanglewood.kernel.packs.files import Files
    from tanglewood.kernel.refusal import Refusal
    from tanglewood.kernel.setting import Choice, Setting
    from tanglewood.kernel.text.fault import Fault
    from tanglewood.kernel.text.phrase import Said

HOT: Final = (
    *("spaces_saved", "hand_room", "draw_cards", "undrawn", "kept_out", "kept_empty", "slot_blocked"),
    *("watches", "turn_moves", "kept_cards", "card_leaves", "card_resolved", "card_done", "worker_placed"),
    *("may_join", "other_use", "payable", "settle", "drew_from_meadow", "begin_drawing", "clashes"),
    *("card_points", "paired", "own_places", "more_points", "secretive", "shown_cards"),
    *("card_came", "card_left", "told_apart", "left_city"),
    *("gained", "drew_from_deck", "hidden_cards", "workers_apart", "worker_flags", "more_destinations"),
)
"""Questions that are asked so often that only those who answer them are asked."""


class Part:
    """What a module has in the pack, ready for play."""


MODULES: Final[list["Module"]] = []
"""All modules there are, in the order in which they are asked."""


def register(modules: "list[Module]") -> None:
    """Let the game know its modules: done once, by modules/__init__.py."""
    MODULES.extend(modules)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(WithWorkers):
    """A box or variant. Questions that end in `None` or nothing by default are left to the base game."""

    name: str = ""
    lays_table: bool = False
    """Whether it lays out Meadow and hands itself, later than usual."""
    more_players: int = 0
    """How many players more the forest is laid out for."""
    view_field: str = ""
    player_field: str = ""
    """Its fields in the view of a table and of a player (`table_view`, `player_view`)."""
    own_lines: tuple[str, ...] = ()
    """Lines of a player in a position that are the module's."""
    features: tuple[str, ...] = ()
    """What `survey` lists for bots; opinions.toml has a table of the module's name with a weight for each."""

    # ------------------------------------------------------------------ pack and options

    def settings(self, pack: "Pack") -> "list[Setting]":
        """Its options, in the order people see them."""
        return []

    def plays(self, options: "dict[str, Choice]") -> bool:
        """Whether it is in a game with these options."""
        return False

    def conflict(self, options: "dict[str, Choice]") -> "Fault | None":
        """An option that does not go with the others; asked of every module, in the game or not."""
        return None

    def read_pack(self, pack: "Pack", files: "Files") -> "Part | None":
        """What it makes of its entries in the pack."""
        return None

    def add_moves(self, pack: "Pack", words: "Vocabulary") -> None:
        """Add the moves that only it knows; it keeps them in its `Part`."""

    def effects(self) -> "list[Effect]":
        """Its effects that stand on no card, so that a position can name them."""
        return []

    # ------------------------------------------------------------------ setting up

    def opponent(self) -> OpponentRules:
        """The opponent without a seat that it brings in."""
        return NO_OPPONENT

    def left_out(self, pack: "Pack") -> list[int]:
        """Events that are not used, basic or special."""
        return []

    def order_basics(self, pack: "Pack", basics: list[int]) -> None:
        """The basic events lie in a row."""

    def order_specials(self, pack: "Pack", specials: list[int], chance: "Rng") -> None:
        """The special events were shuffled, and the first ones will be dealt."""

    def order_rivals_specials(self, pack: "Pack", specials: list[int]) -> None:
        """The same, if an opponent without a seat takes turns; asked after all have answered that."""

    def hand_limit(self, pack: "Pack", players: int) -> int:
        """How many cards a hand holds at a table with so many players; 0: as many as usual."""
        return 0

    def start_hand(self, config: "GameConfig", place: int) -> int:
        """How many cards the player at this place in turn order begins with; 0: as many as usual."""
        return 0

    def set_up(self, table: "Table") -> None:
        """Deal and lay out what it brings; Meadow and hands are there unless a module lays them out later."""

    def lay_table(self, table: "Table") -> None:
        """Begin to lay out the table, for a module that does so itself."""

    def hands_dealt(self, table: "Table") -> None:
        """Everybody has the first hand."""

    def workers_gained(self, config: "GameConfig", season: int, usual: int) -> int:
        """How many workers a season brings."""
        return usual

    # ------------------------------------------------------------------ city and hand

    def spaces_saved(self, table: "Table", player: "Player", city: "Cards", gone: int) -> int:
        """Spaces that cards of a city do not take after all, once the card at `gone` (-1: none) has left."""
        return 0

    def clashes(self, table: "Table", city: "Cards", card: int, gone: int) -> bool:
        """Whether a card may not come into a city because of another one there."""
        return False

    def refuse_beside(self, table: "Table", city: "Cards", card: int) -> "Refusal | None":
        """Why a card may not come into a city because of another one there."""
        return None

    def card_came(self, table: "Table", seat: int, index: int) -> None:
        """A card lies in a seat's city now."""

    def card_left(self, table: "Table", owner: int, index: int) -> None:
        """A card has left a city, and those behind it have moved up."""

    def told_apart(self, table: "Table", seat: int, index: int) -> int:
        """A number that differs for cards of one kind that are not the same to their owner."""
        return 0

    def left_city(self, table: "Table", seat: int, card: int) -> None:
        """A card has left a seat's city, and all that lay on it is gone."""

    def hand_room(self, table: "Table", seat: int) -> int:
        """How many cards more (or less, below 0) a hand can take."""
        return 0

    def draw_cards(self, table: "Table", seat: int, n: int) -> bool:
        """Whether a seat draws in a way of its own: it has begun to."""
        return False

    def begin_drawing(self, table: "Table", seat: int, n: int) -> int:
        """Begin to draw for an effect that looks at the cards drawn; how many come, -1: as usual."""
        return -1

    def go_on_drawing(self, table: "Table", seat: int, n: int) -> None:
        """An effect that began to draw so many cards lies on top of the stack."""

    def drew_from_deck(self, table: "Table", seat: int, n: int) -> None:
        """A seat has drawn cards of the deck."""

    def gained(self, table: "Table", seat: int, what: int, n: int) -> None:
        """A seat has gained so many of a resource, or (`what` -1) of point tokens."""

    def drew_from_meadow(self, table: "Table", seat: int) -> None:
        """A seat has drawn cards of the Meadow."""

    def kept_cards(self, table: "Table", seat: int) -> "Cards":
        """Cards beside a city that are played as if they were in hand or Meadow."""
        return ()

    def more_to_play(self, table: "Table", seat: int) -> list[tuple[int, int]]:
        """Cards that a seat may play besides hand, Meadow and legends, each with its source (arriving.py)."""
        return []

    def shown_cards(self, table: "Table") -> "list[tuple[Move, int, int]]":
        """Cards outside hand and Meadow that an effect may play which names no place: the move that plays
        one, the card and its source."""
        return []

    def take_up(self, table: "Table", seat: int, card: int, source: int) -> None:
        """A card is taken from a source of the module's to be played."""

    # ------------------------------------------------------------------ deck and Meadow

    def undrawn(self, table: "Table") -> int:
        """The colour of cards that nobody may draw now, or -1."""
        return -1

    def kept_out(self, table: "Table") -> int:
        """The colour of cards that may not enter the Meadow now, or -1."""
        return -1

    def kept_empty(self, table: "Table", slot: int) -> bool:
        """Whether a gap of the Meadow is not filled."""
        return False

    def slot_blocked(self, table: "Table", slot: int) -> bool:
        """Whether nobody may touch the card of a slot."""
        return False

    def reshuffled(self, table: "Table") -> None:
        """The discard pile has become the deck."""

    # ------------------------------------------------------------------ a turn

    def turn_moves(self, table: "Table", seat: int) -> "list[Move]":
        """What a seat may do in a turn besides the usual actions."""
        return []

    def play_turn(self, table: "Table", seat: int, move: "Move") -> bool:
        """Carry out one of these moves; the frame on top is still the turn."""
        return False

    def refuse_turn(self, table: "Table", seat: int, move: "Move") -> "Refusal | None":
        """Why one of these moves is not possible."""
        return None

    def secretive(self, table: "Table", seat: int) -> bool:
        """Whether what a seat may do in a turn depends on things of it that others do not see."""
        return False

    def seat_passed(self, table: "Table", seat: int) -> None:
        """A seat has passed."""

    def turn_ending(self, table: "Table", seat: int) -> bool:
        """Whether something of it comes before the turn ends: it lies on the stack now. Asked of every turn,
        also that of an opponent without a seat, until nothing comes any more."""
        return False

    def turn_over(self, table: "Table", seat: int) -> None:
        """A turn has ended."""

    def before_recall(self, table: "Table", seat: int) -> None:
        """A seat is about to prepare: what it does before its workers come home goes on the stack."""

    def season_begins(self, table: "Table", seat: int) -> None:
        """A seat has recalled its workers and is in the next season; the bonus follows on top."""

    def season_prepared(self, table: "Table", seat: int) -> None:
        """New workers have come: what waits below the season's bonus."""

    def opponent_prepared(self, table: "Table") -> None:
        """The opponent without a seat has prepared for a season."""

    def opponent_prepares(self, table: "Table") -> None:
        """An opponent without a seat is about to prepare for a season."""

    # ------------------------------------------------------------------ playing a card

    def ways(self) -> "list[WayToPay]":
        """Ways to pay for a card besides those of the base game."""
        return []

    def payable(
        self, table: "Table", seat: int, card: "Card", cost: list[int], less: int, among: int
    ) -> bool:
        """Whether a cost can be paid in a way of the module's, with `less` of the kinds `among` left out."""
        return False

    def settle(self, table: "Table", seat: int, card: int, source: int, cost: list[int]) -> bool:
        """Whether it takes over the payment of what is left of a cost."""
        return False

    def card_leaves(self, table: "Table", seat: int, card: int, source: int) -> None:
        """A card that was paid for leaves its source; the Meadow is not filled yet."""

    def card_played(self, table: "Table", seat: int, card: int) -> None:
        """A card comes into a city; it has not acted yet."""

    def card_resolved(self, table: "Table", seat: int, card: int) -> None:
        """A card and all reactions to it are done: abilities of the module's follow."""

    def card_done(self, table: "Table", seat: int, card: int) -> None:
        """These are done too."""

    # ------------------------------------------------------------------ points

    def card_points(self, table: "Table", seat: int) -> int:
        """Points that cards of a city are worth besides those printed on them."""
        return 0

    def more_points(self, table: "Table", seat: int) -> dict[str, int]:
        """Points that only it knows of, by source."""
        return {}

    def rival_points(self, table: "Table") -> dict[str, int]:
        """Points that it gives the opponent without a seat, by source."""
        return {}

    def paired(self, table: "Table", player: "Player") -> int:
        """How many Wives have a Husband for points, if that is not simply the number of pairs."""
        return table.config.pack.pairs_in(player.city)

    # ------------------------------------------------------------------ bans and tolls

    def watches(self, table: "Table") -> bool:
        """Whether the module has to do with what seats play, take and visit, and is asked for its bans and
        tolls (tolls.py)."""
        return False

    def may_take(self, table: "Table", seat: int, slot: int) -> bool:
        """Whether a seat may draw or play the card of a slot."""
        return True

    def not_to_take(self, table: "Table", seat: int, slot: int) -> "Refusal | None":
        return None

    def may_hold(self, table: "Table", card: int) -> bool:
        """Whether a card may go to a hand."""
        return True

    def not_to_hold(self, table: "Table", card: int) -> "Refusal | None":
        return None

    def may_go(self, table: "Table", seat: int, place: int) -> bool:
        """Whether a worker may be placed on a location, an event or a card."""
        return True

    def may_play(self, table: "Table", seat: int, card: int, source: int) -> bool:
        """Whether a seat may play a card from where it lies, paid or free."""
        return True

    def not_to_play(self, table: "Table", seat: int, card: int, source: int) -> "Refusal | None":
        return None

    def extra_cost(self, table: "Table", seat: int, card: int) -> list[int]:
        """What a card costs a seat besides, by resource; nothing if it is free. Empty: nothing."""
        return []

    def extra_berry(self, table: "Table", source: int) -> int:
        """How many berries more a card costs where it comes from."""
        return 0

    def play_toll(self, table: "Table", seat: int, card: int, source: int) -> int:
        """How many cards or resources are paid before a card is played, free or not."""
        return 0

    def use_toll(self, table: "Table", card: int) -> int:
        """How many cards or resources are paid before a card of the city helps or reacts."""
        return 0

    def occupy_toll(self, table: "Table", seat: int) -> int:
        """How many cards are discarded before a critter comes free by a construction."""
        return 0

    def place_toll(self, table: "Table", seat: int, place: int) -> tuple[int, int]:
        """What is paid before a worker goes to a place: how many pieces, of which kinds (tolls.py)."""
        return (0, 0)

    def toll_for(self, table: "Table") -> "tuple[str, Said] | None":
        """The rule and the name of what asks for a toll now."""
        return None

    def took(self, table: "Table", seat: int, slot: int, card: int, held: bool) -> None:
        """A seat drew or played a card of the Meadow, and `held` says that it is in the hand now; the gap is
        not filled yet."""

    def open_tokens(self, table: "Table", owner: int, visitor: int, tokens: int) -> bool:
        """Whether something else happens than that the owner of a visited open card takes the tokens."""
        return False

    def forbidden(self, table: "Table") -> "Refusal | None":
        """The refusal of something it does not allow, or not without its price."""
        return None

    def refuse(self, table: "Table", seat: int, move: "Move") -> "Refusal | None":
        """Why it does not allow an action that would be possible without it."""
        return None

    def refuse_way(self, table: "Table", run: "Run", move: "Move") -> "Refusal | None":
        """Why it does not allow a way to pay that would be possible without it."""
        return None

    def not_in_hand(self, table: "Table", seat: int, card: int) -> "Refusal | None":
        """Why a card that is not in the hand cannot be used."""
        return None
