"""What the observation of every game begins with: who looks, who moves, and what is under way."""

from typing import TYPE_CHECKING, Final

from tanglewood.kernel.observing.sheet import Layout, Sheet

if TYPE_CHECKING:
    from tanglewood.kernel.state import State

FRAMES: Final = 3
WORDS: Final = 32
"""How many half-done effects are written, from the top of the stack, and in how many cells each."""


class Head:
    """The first cells of an observation. Seats are counted from the one that looks, which is 0."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players = players
        ring = tuple([f"{i} behind" if i else "oneself" for i in range(players)])
        self.seat = layout.add("seat", "the number of the seat that looks", players, high=1)
        self.turn = layout.add("turn", "who decides now", players, high=1, labels=ring)
        self.active = layout.add("active", "whose turn it is", players, high=1, labels=ring)
        self.first = layout.add("first", "who began the game", players, high=1, labels=ring)
        about = (
            "half-done effects from the top, each word of their texts hashed with its place into two cells"
        )
        self.doing = layout.add("doing", about, FRAMES, WORDS)
        self.depth = layout.add("depth", "how many half-done effects lie on the stack", 1)

    def write(self, state: "State", seat: int, active: int, first: int, sheet: Sheet) -> None:
        n = self.players
        sheet.put(self.seat + seat, 1)
        if state.turn >= 0:
            sheet.put(self.turn + (state.turn - seat + n) % n, 1)
        if active < n:
            sheet.put(self.active + (active - seat + n) % n, 1)
        sheet.put(self.first + (first - seat + n) % n, 1)
        sheet.put(self.depth, len(state.stack))

    def effect(self, sheet: Sheet, place: int, text: str) -> None:
        """Write the text of the frame at a place, counted from the top of the stack."""
        sheet.sketch_words(self.doing + place * WORDS, WORDS, text)
