"""Setting up a game."""

from tanglewood.games.mycelia.pack import Board, Pack, standard
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.games.mycelia.table import Agreement, Player
from tanglewood.games.mycelia.turn import Turn
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.setting import Choice, Setting

RANDOM = "random"


def settings(pack: Pack) -> tuple[Setting, ...]:
    """The options of a table."""
    return (
        Setting("players", 2, "How many seats the table has.", low=2, high=4),
        Setting(
            "first",
            RANDOM,
            "The seat that begins, counted from 0, or a random one.",
            choices=(RANDOM, "0", "1", "2", "3"),
        ),
        Setting(
            "setup",
            RANDOM,
            "The side of a setup card that says where the drops lie, or a random one.",
            choices=(RANDOM, *(setup.id for setup in pack.setups)),
        ),
        Setting(
            "ask_leaves",
            False,
            "Ask before taking leaves; they never hurt, so they are otherwise taken unasked.",
        ),
    )


def start(options: dict[str, Choice], seed: int) -> Mycelia:
    """A new game (MY.setup.*); chance speaks in the order of the rulebook's setup."""
    pack = standard()
    chance = seeded(seed)
    players = int(options["players"])
    supply_card = pack.supply_cards[chance.below(len(pack.supply_cards))]
    supply_side = chance.below(2)
    pile = pack.of_set("base")
    chance.shuffle(pile)
    setup = pack.setups[chance.below(len(pack.setups))]
    if options["setup"] != RANDOM:
        setup = next(side for side in pack.setups if side.id == options["setup"])
    first = chance.below(players)
    if options["first"] != RANDOM:
        first = int(options["first"])
        if first >= players:
            raise OptionError(f"option first: expected a seat from 0 to {players - 1}, got {first}")
    table = Mycelia(
        Agreement(pack, options, players, first, supply_card),
        chance,
        [new_player(pack, pack.boards[0], setup.drops, chance) for _ in range(players)],
        stack=[Turn(first)],
        turn=first,
        active=first,
        round=1,
        ending=False,
        showcase=tuple(pile[: pack.showcase]),
        pile=tuple(pile[pack.showcase :]),
        thrown=(),
        supply_side=supply_side,
        shrine=0,
        collected=0,
        box=0,
        tile_stock=tuple([0] * len(pack.tiles)),
        shrine_tokens=0,
        gone=(),
        asked=None,
    )
    for seat in range(players):
        table.draw_hand(seat, pack.hand)
    table.settle()
    return table


def new_player(pack: Pack, board: Board, drops: list[int], chance: Rng) -> Player:
    """A board with its drops, tiles a and b, and six start cards (MY.setup.drops, .tiles, .deck)."""
    deck = pack.start_deck[:]
    chance.shuffle(deck)
    return Player(
        board,
        drops[:],
        left=sum(drops),
        exits=1 << pack.shrine_field,
        leaves=0,
        tiles=(pack.tile_number("a"), pack.tile_number("b")),
        used=0,
        hand=(),
        known=0,
        draw=tuple(deck),
        cuts=(),
        seam=0,
        discard=(),
        gifts=(),
        favour=0,
    )
