"""Setting up a game."""

from tanglewood.games.mycelia.board.player import Cards, Player
from tanglewood.games.mycelia.components.pack import Board, Pack, SetupSide, standard
from tanglewood.games.mycelia.config import GameConfig
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, Gwidyon
from tanglewood.games.mycelia.play.reasons import phrase
from tanglewood.games.mycelia.play.turn import Turn
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.setting import RANDOM, Choice, Setting, first_seat, first_setting, refused_option

FRONT = "front"


def settings(pack: Pack) -> tuple[Setting, ...]:
    """The options of a table."""
    return (
        Setting("players", 2, "How many seats the table has; alone one plays Gwidyon.", low=1, high=4),
        Setting(
            "expansion",
            False,
            "The 30 cards, the tiles c, d, e and the extra shrine fields join in.",
            implied_by="prisma",  # PR.comp.base_rules
        ),
        Setting(
            "prisma",
            False,
            "Prisma: prism drops, favours and gifts; the expansion is then always part of it.",
        ),
        Setting(
            "boards",
            FRONT,
            # A side changes the landscapes and nothing else (MY.back.combine, MY.solo.options).
            "The front of the boards, a back of choice, or a random back; each seat may have its own.",
            choices=(FRONT, RANDOM, *(board.id for board in pack.boards if board.back)),
            each_seat=True,
        ),
        Setting(
            "gwidyon",
            20,
            # MY.solo.handicap, PR.solo.drops
            "Drops on Gwidyon's pile in a game alone: 20 is usual, fewer are harder, more are easier.",
            low=15,
            high=25,
            only={"players": 1},
        ),
        first_setting(),
        Setting(
            "setup",
            RANDOM,
            "The side of a setup card that says where the drops lie, or a random one.",
            choices=(RANDOM, *dict.fromkeys(setup.id for setup in [*pack.setups, *pack.prisma_setups])),
        ),
        Setting(
            "ask_leaves",
            False,
            "Ask before taking leaves; they never hurt, so they are otherwise taken unasked.",
        ),
    )


def start(options: dict[str, Choice], seed: int) -> Mycelia:
    """A new game with the pack that comes with it."""
    return start_with(standard(), options, seed)


def start_with(pack: Pack, options: dict[str, Choice], seed: int) -> Mycelia:
    """A new game (MY.setup.*); random numbers are drawn in the order of the rulebook's setup."""
    chance = seeded(seed)
    players = int(options["players"])
    prisma = bool(options["prisma"])
    expansion = bool(options["expansion"])
    # MY.setup.supply_card, .supply_side: one card for the whole game, its side by chance.
    supply_card = pack.supply_cards[chance.below(len(pack.supply_cards))]
    supply_side = chance.below(2)
    sets = ["base", *(["expansion"] if expansion else []), *(["prisma"] if prisma else [])]
    # One supply pile of all sets (MY.setup.showcase, MY.exp.setup, PR.comp.cards).
    pile = pack.of_set(*sets)
    chance.shuffle(pile)
    setup = choose_setup(pack.prisma_setups if prisma else pack.setups, options, chance)
    boards = choose_boards(pack, options, players, chance)
    first = first_seat(options, chance)  # MY.setup.first_player
    roots: list[Cards] = []
    if prisma:
        for gifts in pack.gift_piles:
            mixed = gifts[:]
            chance.shuffle(mixed)
            roots.append(tuple(mixed))
    gwidyon = None
    if players == 1:
        deck = list(range(len(pack.solo)))
        chance.shuffle(deck)
        drops = int(options["gwidyon"])
        # PR.solo.track: his mushroom stands on the start space too.
        gwidyon = Gwidyon(drops, drops, chip=REMOVE_SIDE, deck=tuple(deck), seen=(), favour=0)
    table = Mycelia(
        GameConfig(pack, options, first, supply_card),
        [new_player(pack, board, setup, prisma, chance) for board in boards],
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
        # Of a and b everybody has one already (MY.setup.tiles).
        tile_stock=tuple([tile.copies if tile.set in sets[1:] else 0 for tile in pack.tiles]),
        shrine_tokens=pack.shrine_tokens(expansion, prisma),
        gone=(),
        played=0,
        still=0,
        shrine_prisms=0,
        collected_prisms=0,
        roots=tuple(roots),
        root_known=(0,) * len(roots),
        gwidyon=gwidyon,
    )
    table.begin(chance, [Turn(first)], first)
    # Gifts among the first cards are laid at once (PR.setup.opening_hand).
    for seat in range(players):
        table.draw_hand(seat, pack.hand)
    table.let_gifts_work(first)
    table.settle()
    return table


def choose_setup(sides: list[SetupSide], options: dict[str, Choice], chance: Rng) -> SetupSide:
    """One side for all players, drawn unless the table picks it (MY.setup.setup_card, .setup_side)."""
    setup = sides[chance.below(len(sides))]
    if options["setup"] == RANDOM:
        return setup
    for side in sides:
        if side.id == options["setup"]:
            return side
    names = ", ".join(side.id for side in sides)
    given = repr(options["setup"])
    said = phrase("clash-setup", names=names, given=given)
    raise refused_option("setup", f"expected one of {names} with these cards, got {given}", said)


def choose_boards(pack: Pack, options: dict[str, Choice], players: int, chance: Rng) -> list[Board]:
    """The side each seat plays on (MY.back.choice). There is one of each back."""
    wishes = str(options["boards"]).split(",")
    if len(wishes) == 1:
        wishes = wishes * players
    if len(wishes) != players:
        why = f"expected one side for each of {players} seats, got {len(wishes)}"
        raise refused_option("boards", why, phrase("clash-sides", n=players, given=len(wishes)))
    for wish in wishes:
        if wish not in (FRONT, RANDOM) and wishes.count(wish) > 1:
            why = f"expected {wish} once, there is one board with this back"
            raise refused_option("boards", why, phrase("clash-board", side=wish))
    backs = [i for i, board in enumerate(pack.boards) if board.back and board.id not in wishes]
    if RANDOM in wishes:
        chance.shuffle(backs)
    return [pack.boards[backs.pop()] if wish == RANDOM else pack.board(wish) for wish in wishes]


def new_player(pack: Pack, board: Board, setup: SetupSide, prisma: bool, chance: Rng) -> Player:
    """A board with its drops, tiles a and b, and the start cards (MY.setup.drops, .tiles, .deck)."""
    deck = pack.start_deck[:]
    if prisma:
        deck.append(pack.start_gift)  # PR.setup.viatica
    chance.shuffle(deck)
    return Player(
        board,
        setup.drops[:],
        setup.prisms[:],
        left=sum(setup.drops),
        exits=1 << pack.shrine_field,
        leaves=0,  # MY.setup.no_leaves
        tiles=(pack.tile_number("a"), pack.tile_number("b")),
        used=0,
        hand=(),
        known=0,
        draw=tuple(deck),
        cuts=(),
        seam=0,
        discard=(),
        gifts=(),
        powers=0,
        favour=0,  # PR.setup.mushrooms
    )
