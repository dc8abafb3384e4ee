"""The types of fields that several views of Everdell share."""

from typing import Annotated

from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.kernel.view import each_of, one_of

Resource = Annotated[str, one_of("Resource", RESOURCES)]
Colour = Annotated[str, one_of("Colour", COLORS)]
Season = Annotated[str, one_of("Season", ("winter", "spring", "summer", "autumn"))]
LocationSort = Annotated[str, one_of("LocationSort", ("basic", "forest", "haven", "journey", "land"))]
EventSort = Annotated[str, one_of("EventSort", ("basic", "special"))]

Goods = dict[Resource, int]
"""Resources by name; those that are missing are left out."""
Supply = Annotated[dict[Resource, int], each_of(RESOURCES)]
Colours = Annotated[dict[Colour, int], each_of(COLORS)]
