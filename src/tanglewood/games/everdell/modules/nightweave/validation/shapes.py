"""The numbers of her effects in a position, and what may lie on them (see validation/steps.py)."""

from typing import Final

from tanglewood.games.everdell.board.player import LENT
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.effects.choices import DrawMeadow
from tanglewood.games.everdell.effects.visits import DrawAndPlay
from tanglewood.games.everdell.modules.nightweave import meetings
from tanglewood.games.everdell.modules.nightweave import turn as her_turn
from tanglewood.games.everdell.modules.nightweave.scheme import (
    captives,
    covering,
    gaze,
    intrigues,
    personalities,
    scheming,
    spinning,
)
from tanglewood.games.everdell.modules.powers.cards import DrawDeckOrMeadow
from tanglewood.games.everdell.play.placing import GoThere
from tanglewood.games.everdell.play.tolls import Toll

ANYTHING: Final[tuple[type[Effect], ...]] = ()
MET: Final[tuple[type[Effect], ...]] = (personalities.Nasty, personalities.Pessimist)
"""What a personality does when a card of the Meadow is taken."""

SHAPES: Final[dict[type[Effect], str]] = {
    her_turn.Step: "n | n n | n place",
    her_turn.OpenSpace: "| other",
    personalities.Nasty: "n",
    personalities.Pessimist: "slot color",
    gaze.Gaze: "| 0 | 1 | 1 2",
    scheming.Barricade: "| 0 | 1",
    scheming.Bounty: "| 0 | 1",
    scheming.Strength: "| 0 | 1",
    scheming.Extortion: "| 0 | 1",
    intrigues.Avert: "n kinds n",
    spinning.Spin: "intrigue",
    spinning.Foil: "intrigue",
    spinning.Lessen: "intrigue | intrigue n",
    spinning.Pickpocket: "intrigue",
    covering.Cover: "intrigue *index",
    captives.Capture: f"0 | {LENT}",
    captives.Takeover: "intrigue",
    meetings.Rowdy: "card",
}
"""An `intrigue` is the number of one in the pack."""

BELOW: Final[dict[type[Effect], tuple[type[Effect], ...]]] = {
    GoThere: (intrigues.Avert,),
    DrawMeadow: MET,
    DrawAndPlay: MET,
    DrawDeckOrMeadow: MET,
    her_turn.Step: ANYTHING,
    her_turn.OwnSpace: (scheming.Extortion,),
    her_turn.OpenSpace: (scheming.Extortion,),
    meetings.Rowdy: ANYTHING,
    gaze.Gaze: (Toll,),
    scheming.Plot: ANYTHING,
    scheming.Barricade: (Toll,),
    scheming.Bounty: (Toll,),
    scheming.Strength: (Toll,),
    scheming.Extortion: (Toll,),
    covering.Cover: (Toll,),
    captives.Waits: ANYTHING,
}
