"""The generator: the same everywhere, fair, and never the same twice."""

import subprocess
import sys
from collections import Counter
from itertools import pairwise

from tanglewood.kernel.chance import STRIDE, WORD, Rng, fork, scramble, seeded


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_first_numbers_of_a_seed_never_change() -> None:
    rng = seeded(7)
    assert [rng.below(1000) for _ in range(8)] == [83, 486, 664, 348, 812, 709, 772, 551]
    assert rng.word == (seeded(7).word + 8 * 0x9E3779B97F4A7C1) & WORD


def test_scramble_is_one_to_one() -> None:
    words = [(n * 0x1234567_89ABCDE) & WORD for n in range(20000)]
    assert len({scramble(word) for word in words}) == len(set(words))
    assert all(0 <= scramble(word) <= WORD for word in words)


def test_every_bit_of_the_word_reaches_every_bit_of_the_answer() -> None:
    rng = seeded(1)
    words = [rng.bits() for _ in range(400)]
    for bit in range(60):
        flips = [scramble(word) ^ scramble(word ^ 1 << bit) for word in words]
        for answer in range(60):
            share = sum(flip >> answer & 1 for flip in flips) / len(flips)
            assert 0.3 < share < 0.7, (bit, answer)


def test_a_die_is_fair_and_forgets() -> None:
    rng = seeded(2)
    throws = [rng.below(6) for _ in range(60_000)]
    singles = Counter(throws)
    pairs = Counter(pairwise(throws))
    assert chi_square([singles[face] for face in range(6)]) < 25  # 5 degrees of freedom, p < 0.0002
    assert chi_square([pairs[a, b] for a in range(6) for b in range(6)]) < 85  # 35 degrees


def test_a_shuffle_gives_every_order_alike_over_neighbouring_seeds() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        cards = [0, 1, 2, 3]
        seeded(seed).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 60  # 23 degrees


def test_a_shuffle_keeps_the_cards() -> None:
    for size in range(12):
        cards = list(range(size))
        seeded(size).shuffle(cards)
        assert sorted(cards) == list(range(size))


def test_the_whole_memory_is_one_word() -> None:
    rng = seeded(5)
    rng.bits()
    twin = Rng(rng.word)
    assert [twin.bits() for _ in range(5)] == [rng.bits() for _ in range(5)]


def test_forked_seeds_differ() -> None:
    seeds = {fork(1, game, seat) for game in range(200) for seat in range(4)}
    assert len(seeds) == 800
    assert fork(1, 2) != fork(2, 1)


def test_ctrl_c_while_seeds_are_derived_is_only_an_interruption() -> None:
    """Long arithmetic looks for signals, and compiled code takes its refusal for a lack of memory."""
    program = (
        "import signal\n"
        "from tanglewood.kernel.chance import fork\n"
        "numbers = range(10**9, 10**9 + 200_000)\n"
        "signal.signal(signal.SIGVTALRM, signal.default_int_handler)\n"
        "signal.setitimer(signal.ITIMER_VIRTUAL, 0.002)\n"
        "try:\n"
        "    for _ in range(100):\n"
        "        fork(1, *numbers)\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.stderr, done.returncode) == ("interrupted\n", "", 0)


def test_derived_seeds_keep_the_last_60_bits_of_long_products() -> None:
    for number in (1, 7, 2**30, 2**59 + 1, WORD):
        long = (scramble(5) ^ number * STRIDE) + STRIDE & WORD
        assert fork(5, number) == scramble(long)
