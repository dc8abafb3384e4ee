"""Rugwort and Nightweave, run for people who play with their own pieces (see tanglewood/companion)."""

from tanglewood.games.everdell.companion.nightweave import NightweaveRival
from tanglewood.games.everdell.companion.rugwort import RugwortRival

RIVALS = (NightweaveRival(), RugwortRival())
