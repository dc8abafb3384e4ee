"""Setting up a game."""

from tanglewood.games.deep_forest.board.table import COUNTS, NO_FOG, NOWHERE, Player
from tanglewood.games.deep_forest.components.pack import BARE, ROCK, WALL, Pack, standard
from tanglewood.games.deep_forest.config import GameConfig
from tanglewood.games.deep_forest.play.turn import Enter
from tanglewood.games.deep_forest.state import DeepForest
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.setting import Choice, Setting, first_seat, first_setting


def settings(pack: Pack) -> tuple[Setting, ...]:
    """The options of a table."""
    return (
        Setting("players", 2, "How many seats the table has.", low=2, high=4),
        first_setting(),
        Setting(
            "sparse",
            0,
            "Strips swapped for sparse ones with a single resource: the author's idea for two players.",
            low=0,
            high=len(pack.sparse_strips),
        ),
        Setting("limited_supply", False, "Whether the supply ends with its printed pieces."),
    )


def start(options: dict[str, Choice], seed: int, pack: Pack | None = None) -> DeepForest:
    """A new game, by default with the pack that comes with it."""
    return start_with(pack or standard(), options, seed)


def start_with(pack: Pack, options: dict[str, Choice], seed: int) -> DeepForest:
    """A new game (DF.setup.*); random numbers are drawn in the order of the rulebook's setup."""
    chance = seeded(seed)
    players = int(options["players"])
    strips, box = deal(pack, players, int(options["sparse"]), chance)
    seats: list[Player] = []
    for _ in range(players):
        tiles, hidden = lay_tiles(pack, chance)
        hand = tuple(sorted(strips[: pack.hand]))
        del strips[: pack.hand]
        # DF.setup.start_resources; sword and retreats lie beside the board (DF.comp.tiles).
        seats.append(Player(pack.start_goods[:], tiles, hidden, hand, pack.start_swords, pack.retreats))
    first = first_seat(options, chance)  # DF.setup.first_player
    supply = [pack.supply[kind] - players * n for kind, n in enumerate(pack.start_goods)]
    table = DeepForest(
        GameConfig(pack, options, first),
        seats,
        active=first,
        round=1,
        fog=NO_FOG,
        leaver=NOWHERE,
        grid=pack.bare_grid,  # DF.setup.market
        heap=(),
        pile=tuple(strips),
        box=tuple(box),
        generation=tuple([0] * len(pack.strips)),
        middle=tuple([monster.copies for monster in pack.monsters]),
        supply=supply,
        lowest=supply[:],
        tally=[0] * (COUNTS + 2 * len(pack.strengths)),
    )
    table.begin(chance, [Enter(first)], first)
    table.settle()
    return table


def deal(pack: Pack, players: int, sparse: int, chance: Rng) -> tuple[list[int], list[int]]:
    """The strips in play, shuffled, and those that go back to the box unseen (DF.setup.strips).

    Sparse strips take the place of as many others (DF.variant.two); which of them is no secret.
    """
    base = pack.base_strips[:]
    chance.shuffle(base)
    n = pack.dealt[players] - sparse
    strips = base[:n] + pack.sparse_strips[:sparse]
    chance.shuffle(strips)
    return strips, sorted(base[n:])


def lay_tiles(pack: Pack, chance: Rng) -> tuple[tuple[int, ...], int]:
    """Dotted tiles face up on the lowest row, all others face down on the rest (DF.setup.tiles)."""
    dotted = pack.dotted[:]
    covered = pack.covered[:]
    chance.shuffle(dotted)
    chance.shuffle(covered)
    tiles: list[int] = []
    hidden = 0
    for field in range(len(pack.field_names)):
        row = pack.row[field]
        if not 0 < row <= pack.rows:
            tiles.append(WALL)
        elif pack.rocks >> field & 1:
            tiles.append(ROCK)
        elif row == 1:
            tiles.append(dotted.pop())
        else:
            tiles.append(covered.pop() if covered else BARE)
            hidden |= 1 << field
    return tuple(tiles), hidden
