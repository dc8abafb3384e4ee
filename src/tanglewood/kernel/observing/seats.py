"""What the observation of every game begins with: who looks, who moves, and what is under way."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tanglewood.kernel.observing.sheet import NEVER, NOTHING, Layout, Memory, Sheet

if TYPE_CHECKING:
    from tanglewood.kernel.state import State

FRAMES: Final = 3
WORDS: Final = 32
"""How many half-done effects are written, from the top of the stack, and in how many cells each."""


class HeadMemory(Memory):
    """What the head was written from."""

    def __init__(self) -> None:
        self.turn: i64 = NEVER
        self.active: i64 = NEVER
        self.first: i64 = NEVER
        self.effects: i64 = 0
        self.frames: list[object] = [NOTHING] * FRAMES
        self.words: list[list[int]] = [[] for _ in range(FRAMES)]


class Head:
    """The first cells of an observation. Seats are counted from the one that looks, which is 0."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players: i64 = players
        ring = tuple([f"{i} behind" if i else "oneself" for i in range(players)])
        self.seat: i64 = layout.add("seat", "the number of the seat that looks", players, high=1)
        self.turn: i64 = layout.add("turn", "who decides now", players, high=1, labels=ring)
        self.active: i64 = layout.add("active", "whose turn it is", players, high=1, labels=ring)
        self.first: i64 = layout.add("first", "who began the game", players, high=1, labels=ring)
        about = (
            "half-done effects from the top, each word of their texts hashed with its place into two cells"
        )
        self.doing: i64 = layout.add("doing", about, FRAMES, WORDS)
        self.depth: i64 = layout.add("depth", "how many half-done effects lie on the stack", 1)

    def write(
        self,
        state: "State",
        seat: i64,
        active: i64,
        first: i64,
        effects: i64,
        last: "HeadMemory",
        sheet: Sheet,
    ) -> None:
        """Write all but the effects, of which there are so many."""
        n = self.players
        turn: i64 = state.turn
        if turn != last.turn or active != last.active or first != last.first:
            last.turn = turn
            last.active = active
            last.first = first
            sheet.put(self.seat + seat, 1)
            sheet.one_of(self.turn, n, (turn - seat + n) % n if turn >= 0 else -1)
            sheet.one_of(self.active, n, (active - seat + n) % n if active < n else -1)
            sheet.one_of(self.first, n, (first - seat + n) % n)
        sheet.put(self.depth, len(state.stack))
        for place in range(effects, last.effects):
            last.frames[place] = NOTHING
            self.effect(place, "", last, sheet)
        last.effects = effects

    def written(self, place: i64, frame: object, last: "HeadMemory") -> bool:
        """Whether the effect at a place was written from this frame. Of frames that are replaced and never
        changed, and whose text depends on nothing else, it need not be written again."""
        if last.frames[place] is frame:
            return True
        last.frames[place] = frame
        return False

    def effect(self, place: i64, text: str, last: "HeadMemory", sheet: Sheet) -> None:
        """Write the text of the frame at a place, counted from the top of the stack."""
        start: i64 = self.doing + place * WORDS
        sheet.wipe(start, last.words[place])
        last.words[place] = sheet.sketch_words(start, WORDS, text)
