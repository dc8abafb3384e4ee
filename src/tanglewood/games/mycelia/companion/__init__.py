"""Gwidyon, run for people who play with their own pieces (see tanglewood/companion)."""

from tanglewood.games.mycelia.companion.gwidyon import GwidyonRival

RIVALS = (GwidyonRival(),)
