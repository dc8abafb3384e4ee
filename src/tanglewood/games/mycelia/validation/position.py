"""What is wrong with a position: things no game can reach, or that would crash if it were played on.

A position may leave out anything, so nothing has to be there; but nothing may be there too often, in a wrong
place, or beside something it cannot meet. Half-done effects are checked in frames.py.
"""

from collections.abc import Callable
from typing import Final

from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.effects.things import MAX_TILES
from tanglewood.games.mycelia.gwidyon.turn import HisTurn
from tanglewood.games.mycelia.play.turn import STANDSTILL
from tanglewood.games.mycelia.validation.cards import cards
from tanglewood.games.mycelia.validation.frames import frames
from tanglewood.kernel.setting import RANDOM
from tanglewood.kernel.text.fault import Fault, too_many, wrong_first

LEAVES: Final = 1000
"""Far more leaves than anybody can get in a round."""


def problems(table: Table) -> list[Fault]:
    faults: list[Fault] = []
    for check in CHECKS:
        faults.extend(check(table))
    return faults


def his_turn(table: Table) -> bool:
    return any(isinstance(frame, HisTurn) for frame in table.stack)


# ---------------------------------------------------------------------- options


def first_seat(table: Table) -> list[Fault]:
    return wrong_first(table.config.options, table.config.players, table.config.first)


def setup_side(table: Table) -> list[Fault]:
    pack = table.config.pack
    sides = [side.id for side in (pack.prisma_setups if table.config.prisma else pack.setups)]
    wish = table.config.options["setup"]
    if wish == RANDOM or wish in sides:
        return []
    return [Fault("setup", f"expected one of {', '.join(sides)} with these cards")]


def boards(table: Table) -> list[Fault]:
    """Every seat plays on the side the options name; there is one board with each back (MY.back.choice)."""
    players = table.players
    wishes = str(table.config.options["boards"]).split(",")
    if len(wishes) == 1:
        wishes = wishes * len(players)
    if len(wishes) != len(players):
        return [Fault("boards", f"expected one side for each of {len(players)} seats")]
    faults: list[Fault] = []
    for seat, player in enumerate(players):
        side = player.board
        if not side.back if wishes[seat] == RANDOM else side.id != wishes[seat]:
            reason = f"player {seat} plays on {side.id}, the option says {wishes[seat]}"
            faults.append(Fault("boards", reason, rule="MY.back.choice"))
        elif side.back and side in [other.board for other in players[:seat]]:
            faults.append(Fault("boards", f"{side.id} is there once", rule="MY.back.choice"))
    return faults


# ---------------------------------------------------------------------- drops


def drops(table: Table) -> list[Fault]:
    """No more drops than there were at the start."""
    pack = table.config.pack
    each = sum((pack.prisma_setups if table.config.prisma else pack.setups)[0].drops)
    places = [("board", seat, player.left) for seat, player in enumerate(table.players)]
    places += [("collected", -1, table.collected), ("shrine", -1, table.shrine), ("box", -1, table.box)]
    total = each * len(table.players)
    if table.gwidyon is not None:
        total += table.gwidyon.start
        places.append(("pile of gwidyon", -1, table.gwidyon.left))
    return too_many(places, total, "drops", "MY.setup.drops")


def prism_drops(table: Table) -> list[Fault]:
    faults: list[Fault] = []
    pack = table.config.pack
    each = sum(pack.prisma_setups[0].prisms) if table.config.prisma else 0
    places = [("board", seat, sum(player.prisms)) for seat, player in enumerate(table.players)]
    places += [("collected prisms", -1, table.collected_prisms), ("shrine prisms", -1, table.shrine_prisms)]
    faults += too_many(places, each * len(table.players), "prism drops", "PR.setup.drops")
    if table.collected_prisms > table.collected:
        faults.append(Fault("collected prisms", f"expected at most {table.collected}, all collected drops"))
    if table.shrine_prisms > table.shrine:
        faults.append(Fault("shrine prisms", f"expected at most {table.shrine}, all drops in the shrine"))
    return faults


def shrine(table: Table) -> list[Fault]:
    if table.shrine == table.config.capacity and not table.ending:
        return [Fault("shrine", "a full shrine has been turned already", rule="MY.shrine.turn")]
    return []


def shrine_fields(table: Table) -> list[Fault]:
    """Extra shrine fields on the boards and still to be laid."""
    most = table.config.pack.shrine_tokens(table.config.expansion, table.config.prisma)
    places = [("board", seat, player.exits.bit_count() - 1) for seat, player in enumerate(table.players)]
    return too_many(
        [*places, ("tokens", -1, table.shrine_tokens)], most, "extra shrine fields", "MY.xshrine.both"
    )


# ---------------------------------------------------------------------- tiles and favours


def tiles(table: Table) -> list[Fault]:
    faults: list[Fault] = []
    for seat, player in enumerate(table.players):
        if len(player.tiles) > MAX_TILES:
            faults.append(Fault("tiles", f"expected at most {MAX_TILES} tiles", seat, "MY.tile.max_four"))
        if player.used and (seat != table.active or not table.stack or his_turn(table)):
            faults.append(Fault("tiles", "tiles are used in the player's turn only", seat, "MY.tile.when"))
    for letter in range(len(table.config.pack.tiles)):
        faults += copies_of_tile(table, letter)
    return faults


def copies_of_tile(table: Table, letter: int) -> list[Fault]:
    """Tiles a and b are dealt at the start, one of each; the others come from the stock."""
    tile = table.config.pack.tiles[letter]
    held = [player.tiles.count(letter) for player in table.players]
    places = [("tiles", seat, n) for seat, n in enumerate(held)] + [("stock", -1, table.tile_stock[letter])]
    if tile.set == "base":
        rule = "MY.setup.tiles"
        if table.tile_stock[letter]:
            return [Fault("stock", f"tile {tile.id} is dealt at the start", rule=rule)]
        twice = [seat for seat, n in enumerate(held) if n > 1]
        return [Fault("tiles", f"everybody has one tile {tile.id}", seat, rule) for seat in twice]
    most = tile.copies if table.config.has_set(tile.set) else 0
    return too_many(places, most, f"tiles {tile.id}", "MY.tile.gain")


def mushrooms(table: Table) -> list[Fault]:
    """Between start and end no two mushrooms share a space of the favour track (PR.fav.shared)."""
    faults: list[Fault] = []
    taken = [*table.config.idle]
    stands = [("favour", seat, player.favour) for seat, player in enumerate(table.players)]
    if table.gwidyon is not None:
        stands.append(("yellow", -1, table.gwidyon.favour))
    for key, seat, space in stands:
        if space and not table.config.prisma:
            faults.append(Fault(key, "the favour track belongs to Prisma", seat, "PR.comp.track"))
        elif 0 < space < table.config.pack.track_end:
            if space in taken:
                faults.append(
                    Fault(key, f"space {space} is taken by another mushroom", seat, "PR.fav.shared")
                )
            taken.append(space)
    return faults


# ---------------------------------------------------------------------- the course of the game


def ending(table: Table) -> list[Fault]:
    """The first empty board begins the end, and nothing fills it again (MY.end.trigger)."""
    faults: list[Fault] = []
    empty = [seat for seat, player in enumerate(table.players) if not player.left]
    him = table.gwidyon
    if table.ending:
        if not empty and (him is None or him.left):
            faults.append(
                Fault("ending", "expected no: there is a drop on every board", rule="MY.end.trigger")
            )
        return faults
    for seat in empty:
        faults.append(Fault("board", "expected a drop on it, or 'ending: yes'", seat, "MY.end.trigger"))
    if him is not None and not him.left:
        faults.append(
            Fault("pile of gwidyon", "expected a drop, or 'ending: yes'", rule="MY.solo.check_time")
        )
    return faults


def over(table: Table) -> list[Fault]:
    """The game ends after the last turn of a round, when a board is empty or nothing has changed for long."""
    if table.stack:
        return []
    faults: list[Fault] = []
    config = table.config
    stuck = table.gwidyon is None and table.still > STANDSTILL * config.players
    if not table.ending and not stuck:
        faults.append(
            Fault("over", "expected no: there is a drop on every board", rule="MY.end.finish_round")
        )
    if (table.active + 1) % config.players != config.first:
        last = (config.first - 1) % config.players
        faults.append(Fault("seat", f"expected {last}, who ends the last round", rule="MY.end.finish_round"))
    if table.collected:
        faults.append(Fault("collected", "expected 0: they lie in the shrine at the end of a turn"))
    return faults


def standstill(table: Table) -> list[Fault]:
    """Turns without any change: with more of them the game would have ended a round before."""
    if table.gwidyon is not None:
        return []
    players = table.config.players
    gone_by = (table.active - table.config.first) % players + (0 if table.stack else 1)
    most = STANDSTILL * players + gone_by
    if table.still > most:
        return [Fault("still", f"expected at most {most}", rule="MY.end.standstill")]
    return []


def leaves(table: Table) -> list[Fault]:
    """Leaves have no limit (MY.eff.leaves_stock); only what a round can bring has one."""
    most = LEAVES * table.round
    over = [seat for seat, player in enumerate(table.players) if player.leaves > most]
    return [Fault("leaves", f"expected at most {most} in round {table.round}", seat) for seat in over]


def played(table: Table) -> list[Fault]:
    if table.played and (not table.stack or his_turn(table)):
        return [Fault("played", "expected 0: nobody has the turn")]
    return []


def gwidyon(table: Table) -> list[Fault]:
    him = table.gwidyon
    if him is None:
        return []
    faults: list[Fault] = []
    if him.left > him.start:
        faults.append(Fault("pile of gwidyon", f"expected at most {him.start}", rule="MY.solo.pile"))
    if len({*him.deck, *him.seen}) < len(him.deck) + len(him.seen):
        faults.append(Fault("solo", "expected each solo card once", rule="MY.solo.setup"))
    # The last card stays face down: after the fifth one all are shuffled.
    least = 1 if his_turn(table) else 2
    if len(him.deck) < least:
        reason = f"expected at least {least} cards face down"
        faults.append(Fault("solo", reason, rule="MY.solo.reshuffle"))
    return faults


CHECKS: Final[tuple[Callable[[Table], list[Fault]], ...]] = (
    first_seat,
    setup_side,
    boards,
    drops,
    prism_drops,
    shrine,
    shrine_fields,
    tiles,
    mushrooms,
    cards,
    gwidyon,
    ending,
    over,
    standstill,
    leaves,
    played,
    frames,
)
