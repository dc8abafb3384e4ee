"""Random numbers: the one generator of all games, whose whole state is one word.

A state carries its generator, so that copies, records and both builds of the package (interpreted and
compiled) get the same numbers. The word has 60 bits, scrambled in halves of 30, because then no product or
sum exceeds what a compiled integer holds (62 bits) and no half exceeds a single digit of an interpreted one
(30): the usual 64-bit mixers fall back to long arithmetic in both. A counter scrambled by Feistel rounds
visits every word once before it repeats.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")
HALF: Final = 0x3FFFFFFF
WORD: Final = 0xFFFFFFFFFFFFFFF
SEEDS: Final = WORD + 1
"""Seeds are the whole numbers below this one, 2**60: one for each word."""

# The golden ratio of 2**60, made odd: successive words differ in about half of their bits.
STRIDE: Final = 0x9E3779B97F4A7C1


def scramble(word: i64) -> i64:
    """Turn a counter into 60 random-looking bits; different words give different results."""
    high = word >> 30
    low = word & HALF
    product = (low ^ 0x1C6EF372) * 0x2851F42D
    high ^= (product ^ product >> 30) & HALF
    product = (high ^ 0x1B873593) * 0x3C957F2D
    low ^= (product ^ product >> 30) & HALF
    product = (low ^ 0x2545F491) * 0x2C078965
    high ^= (product ^ product >> 30) & HALF
    product = (high ^ 0x369DEA0F) * 0x35D9F3B3
    low ^= (product ^ product >> 30) & HALF
    return high << 30 | low


class Rng:
    """A generator of random numbers and shuffles.

    >>> first, second = seeded(7), seeded(7)
    >>> [first.below(6) for _ in range(9)] == [second.below(6) for _ in range(9)]
    True
    """

    __slots__ = ("word",)

    def __init__(self, word: i64) -> None:
        self.word = word

    def bits(self) -> i64:
        """The next 60 bits."""
        self.word = word = (self.word + STRIDE) & WORD
        return scramble(word)

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1, for n up to 2**30."""
        return (self.bits() >> 30) * n >> 30

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place. Each word serves two swaps."""
        i: i64 = len(cards)
        while i > 1:
            bits = self.bits()
            j = (bits >> 30) * i >> 30
            i -= 1
            cards[i], cards[j] = cards[j], cards[i]
            if i > 1:
                j = (bits & HALF) * i >> 30
                i -= 1
                cards[i], cards[j] = cards[j], cards[i]


def seeded(seed: int) -> Rng:
    """A generator for a seed; scrambled, so that the seeds 1, 2, 3 do not start next to each other."""
    return Rng(scramble(seed & WORD))


def fork(seed: int, *path: int) -> int:
    """A seed derived from another one: for game 17 of a run, or for seat 2 of that game.

    Only the last 60 bits of a product count, so that it may overflow. Long arithmetic is avoided for a
    second reason here: a Ctrl-C in the middle of it ends a compiled process as if memory had run out.
    """
    word: i64 = scramble(seed & WORD)
    for number in path:
        step: i64 = number & WORD
        word = scramble((word ^ step * STRIDE & WORD) + STRIDE & WORD)
    return word
