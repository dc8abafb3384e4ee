"""What gifts change while they are in the gift area: one bit each, so that the rules can ask with one `&`.

abilities.py says which words of the pack mean which bit.
"""

from typing import Final

NO_BONUS: Final = 1
"""Bonuses for others may be voided (Umbra)."""
NO_BEETLES: Final = 2
"""A number with a beetle is a minimum (Reticulus)."""
ANY_LANDSCAPE: Final = 4
"""Every landscape fits (Iris)."""
MOVES_REMOVE: Final = 8
"""A move symbol may remove instead (Virga)."""
TWICE: Final = 16
"""The first card from the hand is carried out twice (Lux)."""
FREE_TILES: Final = 32
"""Tiles cost nothing (Perspicillum)."""
CHEAPER: Final = 64
"""Hires cost less (Velamen)."""
ANSWERS: Final = 128
"""Something happens for each hire (Viatica, Falx, Gemma, Simulacrum)."""
PAYS: Final = 256
"""Something happens for each drop that comes off the player's board (Clessidra)."""
