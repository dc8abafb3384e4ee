"""Moments of Nightweave's turn that concern her personality, plan and intrigue, if she has any.

The moments of human players' turns reach them through module.py.
"""

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.scheme import intrigues, personalities, plans
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at


def watched(table: Table) -> bool:
    """Whether Nightweave plays with a personality, a plan or intrigues, so that the rules have to ask."""
    hers = nightweave_at(table)
    return hers is not None and hers.modules


# ---------------------------------------------------------------------- what she does


def barred(table: Table, place: int) -> bool:
    """Whether a web token keeps her spiders away (MW.module.web_spiders)."""
    return plans.webbed(table, place) or intrigues.barred(table, place)


def blocked(table: Table) -> None:
    """She tried to place a spider on a space that is blocked."""
    plans.blocked(table)


def played_hers(table: Table, slot: int) -> None:
    """She played the card of a Meadow slot; the gap is not filled yet."""
    personalities.played_hers(table, slot)


def entered(table: Table) -> None:
    """She entered the Meadow and her card is played; the personality comes first (MW.plan.entry_order)."""
    personalities.entered(table)  # MW.plan.whim_old: before a plan can change it
    plans.entered(table)


def leaving(table: Table) -> None:
    """She prepares for a season; her pawn is still on the Meadow."""
    personalities.leaving(table)


def prepared(table: Table) -> None:
    """She has prepared for a season: the last step (MW.module.intrigue_when)."""
    plans.prepared(table)
    intrigues.prepared(table)
