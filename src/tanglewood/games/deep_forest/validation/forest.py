"""What is wrong with the forest of a player: its tiles, the pawn and the path behind it."""

from tanglewood.games.deep_forest.board.table import Player, Table
from tanglewood.games.deep_forest.components.pack import FOREST, KINDS, ROCK, SWORD, THICKET
from tanglewood.kernel.text.fault import Fault


def forests(table: Table) -> list[Fault]:
    faults: list[Fault] = []
    for seat, player in enumerate(table.players):
        faults += obstacles(table, seat, player) + swords(table, seat, player) + retreats(table, seat, player)
        faults += face_down(table, seat, player)
        faults += pawn(table, seat, player) or path(table, seat, player) or markers(table, seat, player)
    return faults


# ---------------------------------------------------------------------- tiles


def obstacles(table: Table, seat: int, player: Player) -> list[Fault]:
    """Obstacles lie on the board or were won."""
    faults: list[Fault] = []
    for i, won in enumerate(player.won):
        kind = THICKET + i
        most = table.config.pack.count_of_tile(kind)
        if player.tiles.count(kind) + won > most:
            key = "won" if won else "forest"
            faults.append(
                Fault(key, f"expected {KINDS[kind]} at most {most} times", seat, "DF.comp.tile_mix")
            )
    return faults


def swords(table: Table, seat: int, player: Player) -> list[Fault]:
    """Swords lie on the board, or are held, turned over or not."""
    pack = table.config.pack
    most = pack.count_of_tile(SWORD) + pack.start_swords
    if player.tiles.count(SWORD) + player.swords + player.spent > most:
        return [
            Fault(
                "swords", f"expected at most {most} swords with those on the board", seat, "DF.comp.tile_mix"
            )
        ]
    return []


def retreats(table: Table, seat: int, player: Player) -> list[Fault]:
    if player.retreats > table.config.pack.retreats:
        reason = f"expected at most {table.config.pack.retreats}"
        return [Fault("retreats", reason, seat, "DF.retreat.use")]
    return []


def face_down(table: Table, seat: int, player: Player) -> list[Fault]:
    """The lowest row lies face up (DF.setup.tiles). What the pawn sees is turned up in the next turn at the
    latest, so that a tile may lie in its sight."""
    pack = table.config.pack
    for field in pack.forest:
        if pack.row[field] == 1 and player.hidden >> field & 1:
            reason = f"the tile on {pack.field_names[field]} lies face up"
            return [Fault("forest", reason, seat, "DF.setup.tiles")]
    return []


# ---------------------------------------------------------------------- pawn and path


def pawn(table: Table, seat: int, player: Player) -> list[Fault]:
    pack = table.config.pack
    if player.pawn < 0:
        if player.trail:
            return [Fault("trail", "expected no path without a pawn", seat, "DF.setup.start_field")]
        return []
    above = pack.row[player.pawn] > pack.rows
    if above != (player.exit >= 0):
        said = "'left' on the upper wall, 'pawn' anywhere else"
        return [Fault("pawn", f"expected {said}", seat, "DF.end.leave")]
    return [] if above else unwalked(table, "pawn", seat, player, player.pawn)


def unwalked(table: Table, key: str, seat: int, player: Player, field: int) -> list[Fault]:
    """A field the pawn cannot have come to as it is now."""
    name = table.config.pack.field_names[field]
    kind = player.tiles[field]
    if player.hidden >> field & 1:
        return [Fault(key, f"the tile on {name} lies face down", seat, "DF.walk.hidden")]
    if FOREST < kind < ROCK and kind != SWORD:
        return [Fault(key, f"a {KINDS[kind]} lies on {name}", seat, "DF.obst.step")]
    if field in player.visitors:
        return [Fault(key, f"a troll lies on {name}", seat, "DF.troll.where")]
    return []


def path(table: Table, seat: int, player: Player) -> list[Fault]:
    """From the lower wall on, step by step, never beside itself; its beginning may be left out."""
    pack = table.config.pack
    walked = [*player.trail]
    if player.exit >= 0:
        if walked and walked[-1] != player.exit:
            return [
                Fault("trail", f"expected it to end on {pack.field_names[player.exit]}", seat, "DF.end.leave")
            ]
    elif walked:
        walked.append(player.pawn)
    for i, field in enumerate(walked):
        name = pack.field_names[field]
        if (pack.row[field] == 0 and i) or (pack.row[field] > pack.rows and field != player.exit):
            return [Fault("trail", f"{name} is never entered", seat, "DF.walk.one_entry")]
        faults = [] if pack.row[field] > pack.rows else unwalked(table, "trail", seat, player, field)
        if faults:
            return faults
        for j in range(i):
            if walked[j] == field or (walked[j] in pack.beside[field]) != (j == i - 1):
                reason = f"expected a path that does not touch itself at {name}, and has no gap there"
                return [Fault("trail", reason, seat, "DF.walk.no_touch")]
    return []


def markers(table: Table, seat: int, player: Player) -> list[Fault]:
    """One for the step, one more on a rock, one more in the fog; and the price of the upper wall."""
    pack = table.config.pack
    for field, n in zip(player.trail, player.stones, strict=True):
        most = 1 + (pack.rocks >> field & 1) + (1 if pack.row[field] <= table.fog else 0)
        least = 1
        if pack.row[field] > pack.rows:
            most = least = pack.wall_price
        if not least <= n <= most:
            reason = f"expected {least} to {most} markers on {pack.field_names[field]}, got {n}"
            return [Fault("trail", reason, seat, "DF.walk.marker")]
    return []
