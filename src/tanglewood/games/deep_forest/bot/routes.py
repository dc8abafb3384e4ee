"""What it takes to get anywhere in a forest: markers and other pieces, counted together as effort."""

from tanglewood.games.deep_forest.board.table import Player, Table
from tanglewood.games.deep_forest.bot.weights import FAR
from tanglewood.games.deep_forest.components.pack import MARKER, Pack


class Routes:
    """A player's forest as the pawn finds it. `tolls` are the pieces that a step onto a field costs
    besides its markers; fields whose bit is set in `touched` are on the path or beside it."""

    __slots__ = ("foggy", "foggy_now", "leaving", "markers", "pack", "pawn", "tolls", "touched")

    def __init__(self, table: Table, seat: int, turns: int) -> None:
        pack = table.config.pack
        weights = table.config.weights
        player: Player = table.players[seat]
        self.pack: Pack = pack
        self.pawn = player.pawn
        self.leaving = weights.leaving
        # What can be paid now is walked in the fog of this round, the rest in that of the next turn.
        self.markers = player.goods[MARKER] if table.active == seat else -1
        self.foggy_now = in_fog(pack, table.fog)
        self.foggy = fog_ahead(pack, turns)
        hidden = player.hidden
        tiles = player.tiles
        tolls = weights.tolls
        self.tolls = [
            weights.hidden if hidden >> field & 1 else tolls[tiles[field]] for field in range(len(tiles))
        ]
        touched = player.path
        for field in player.trail:
            touched |= pack.beside_mask[field]
        self.touched = touched

    def from_pawn(self) -> list[int]:
        """The least effort to every field, along fields where the path would not touch itself."""
        efforts = [FAR] * len(self.tolls)
        efforts[self.pawn] = 0
        queue = [self.pawn]
        steps = self.pack.steps
        for field in queue:  # it grows while it is walked through
            here = efforts[field] + self.leaving[field]
            if field < (self.foggy_now if here <= self.markers else self.foggy):
                here += 1
            for other in steps[field]:
                effort = here + self.tolls[other]
                if effort < efforts[other] and not self.touched >> other & 1:
                    efforts[other] = effort
                    queue.append(other)
        return efforts

    def to_exit(self) -> list[int]:
        """The least effort from every field out of the forest."""
        pack = self.pack
        efforts = [FAR] * len(self.tolls)
        for field in range(pack.first_exit - pack.columns, pack.first_exit):
            efforts[field] = self.leaving[field] + (field < self.foggy) + pack.wall_price
        self.spread(efforts)
        return efforts

    def to_fight(self) -> list[int]:
        """The least effort from every field to one where fights are possible."""
        fields = self.pack.fight_fields
        efforts = [0 if fields >> field & 1 else FAR for field in range(len(self.tolls))]
        self.spread(efforts)
        return efforts

    def spread(self, efforts: list[int]) -> None:
        """From some fields to all others, along fields that touch neither the path nor the pawn's field;
        only the next step may touch that field. So it shows what a step to the side gives up."""
        steps = self.pack.steps
        touched = self.touched | self.pack.beside_mask[self.pawn] | 1 << self.pawn
        queue = [field for field in self.pack.forest if efforts[field] < FAR and not touched >> field & 1]
        for field in queue:  # it grows while it is walked through
            here = efforts[field] + self.tolls[field]
            for other in steps[field]:
                effort = here + self.leaving[other] + (other < self.foggy)
                if effort < efforts[other]:
                    efforts[other] = effort
                    if not touched >> other & 1:
                        queue.append(other)


def in_fog(pack: Pack, fog: int) -> int:
    """The first field above the fog; fields are numbered row by row from the lower wall."""
    return (fog + 1) * pack.columns if fog > pack.fog_mark else 0


def fog_ahead(pack: Pack, turns: int) -> int:
    """The same in the next turn, with so many turns still to come."""
    return in_fog(pack, pack.fog_mark + pack.last_round + 1 - turns - pack.fog_after)
