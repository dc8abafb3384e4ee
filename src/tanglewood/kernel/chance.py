"""The one door of chance: a generator whose whole memory is one word.

A state carries its generator, so that copies, records and both builds of the package (interpreted and
compiled) get the same answers. The word has 62 bits and the scrambler multiplies 31-bit halves, because
62 bits are what a compiled integer holds without falling back to long arithmetic; a counter that is
scrambled by four Feistel rounds visits every word once before it repeats.
"""

HALF_BITS = 31
HALF = (1 << 31) - 1
WORD = (1 << 62) - 1

# The golden ratio of 2**62, made odd: successive words differ in about half of their bits.
STRIDE = 0x278DDE6E5FD29F05


def scramble(word: int) -> int:
    """Turn a counter into 62 random-looking bits; different words give different results."""
    high = word >> 31
    low = word & HALF
    high ^= ((low + 0x3C6EF372) * 0x5851F42D >> 14) & HALF
    low ^= ((high + 0x1B873593) * 0x4C957F2D >> 15) & HALF
    high ^= ((low + 0x2545F491) * 0x6C078965 >> 14) & HALF
    low ^= ((high + 0x369DEA0F) * 0x45D9F3B3 >> 15) & HALF
    return high << 31 | low


class Rng:
    """Chance: numbers and shuffles from one word.

    >>> first, second = seeded(7), seeded(7)
    >>> [first.below(6) for _ in range(9)] == [second.below(6) for _ in range(9)]
    True
    """

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word = word

    def bits(self) -> int:
        """The next 62 bits."""
        self.word = word = (self.word + STRIDE) & WORD
        return scramble(word)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to 2**31."""
        return (self.bits() >> 31) * n >> 31

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place. Each word serves two swaps."""
        i = len(cards)
        while i > 1:
            bits = self.bits()
            j = (bits >> 31) * i >> 31
            i -= 1
            cards[i], cards[j] = cards[j], cards[i]
            if i > 1:
                j = (bits & HALF) * i >> 31
                i -= 1
                cards[i], cards[j] = cards[j], cards[i]


def seeded(seed: int) -> Rng:
    """A generator for a seed; scrambled, so that the seeds 1, 2, 3 do not start next to each other."""
    return Rng(scramble(seed & WORD))


def fork(seed: int, *path: int) -> int:
    """A seed for something inside something: game 17 of a run, seat 2 of that game."""
    word = scramble(seed & WORD)
    for number in path:
        word = scramble((word + STRIDE * (number + 1)) & WORD)
    return word
