"""The shapes of Newleaf's own entries in the pack: visitors and train car tiles."""

from typing import Annotated

import msgspec

from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.schema import Few


class Visitor(schema.Named, kw_only=True):
    """A visitor: points at the end for a player who meets the condition (conditions.py reads `needs`)."""

    points: Few
    needs: str
    text: str

    @property
    def rule(self) -> str:
        return f"EX.newleaf.visitor.{self.id}"  # EX.newleaf.visitor.{visitor}


class TrainTile(schema.Named, kw_only=True):
    """A kind of train car tile, and what it brings."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    does: str
    text: str

    @property
    def rule(self) -> str:
        return f"EX.newleaf.tile.{self.id}"  # EX.newleaf.tile.{train_tile}


schema.MANY["visitor"] = Visitor
schema.MANY["train_tile"] = TrainTile
