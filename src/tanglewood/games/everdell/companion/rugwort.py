"""Rugwort at a real table."""
from tanglewood.companion.rival import Rival
class RugwortRival(Rival):
    id = "rugwort"
    game = "everdell"
