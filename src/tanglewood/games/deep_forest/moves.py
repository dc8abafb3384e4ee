"""The moves of the deep forest: every decision a game can ever ask for, made once for each pack.

A path names what is touched: `field:c3` on the player's board, `there:c3` on the board a troll is sent to,
`strip:s07` in the player's hand, `cell:2,3` (row, column) and `edge:row-2` of the market, `strength:15` and
`monster:ID` in the middle, `die:2`, `resource:book`, `seat:1`, and buttons.
"""

from typing import Final

from tanglewood.kernel.move import Move, Vocabulary

ENTER: Final = 0
STRIP: Final = 1
LAY: Final = 2
EDGE: Final = 3
DOUBLE: Final = 4
GO: Final = 5
PASS: Final = 6
TAKE: Final = 7
OVERCOME: Final = 8
PAY: Final = 9
LEAVE: Final = 10
FIGHT: Final = 11
DICE: Final = 12
ASIDE: Final = 13
ROLL: Final = 14
BOOST: Final = 15
YIELD: Final = 16
CLAIM: Final = 17
BACK: Final = 18
SEND: Final = 19
ONTO: Final = 20
REWARD: Final = 21
SELL: Final = 22
BUY: Final = 23
RETURN: Final = 24
END: Final = 25

SEATS: Final = 4
RESOURCES: Final = ("potion", "book", "coin", "marker")
COIN_PLACE: Final = 2


class Moves:
    """The vocabulary, sorted so that the rules find a move by field, strip or resource."""

    def __init__(
        self,
        columns: int,
        fields: list[str],
        strips: list[str],
        placings: list[tuple[int, ...]],
        size: int,
        edges: list[str],
        strengths: list[int],
        monsters: list[str],
        dice: int,
    ) -> None:
        self.vocabulary = words = Vocabulary()
        exits = len(fields) - columns
        self.enter = [
            words.add(ENTER, f"enter {fields[i]}", f"field:{fields[i]}", a=i) for i in range(columns)
        ]
        self.strip = [words.add(STRIP, f"strip {id}", f"strip:{id}", a=i) for i, id in enumerate(strips)]
        self.lay: list[Move] = []
        for i, cells in enumerate(placings):
            first, last = cell_name(cells[0], size), cell_name(cells[-1], size)
            self.lay.append(words.add(LAY, f"lay {first} > {last}", f"cell:{first}", f"cell:{last}", a=i))
        self.edge = [words.add(EDGE, f"edge {id}", f"edge:{id}", a=i) for i, id in enumerate(edges)]
        self.double = self.of_resources(DOUBLE, "double")
        self.go = [words.add(GO, f"go {name}", f"field:{name}", a=i) for i, name in enumerate(fields)]
        # A sword's field can be entered in two ways, so the field alone does not say which is meant.
        self.walk_past = [
            words.add(PASS, f"pass {name}", f"field:{name}", "button:pass", a=i)
            for i, name in enumerate(fields)
        ]
        self.take = [
            words.add(TAKE, f"take {name}", f"field:{name}", "button:take", a=i)
            for i, name in enumerate(fields)
        ]
        self.overcome = [
            words.add(OVERCOME, f"overcome {name}", f"field:{name}", a=i) for i, name in enumerate(fields)
        ]
        self.pay = [words.add(PAY, f"pay {name}", f"field:{name}", a=i) for i, name in enumerate(fields)]
        self.leave = [
            words.add(LEAVE, f"leave {fields[i]}", f"field:{fields[i]}", a=i)
            for i in range(exits, len(fields))
        ]
        self.fight = [
            words.add(FIGHT, f"fight {strength}", f"strength:{strength}", a=i)
            for i, strength in enumerate(strengths)
        ]
        self.dice = [words.add(DICE, f"dice {n}", f"dice:{n}", a=n) for n in range(1, dice + 1)]
        self.aside = [words.add(ASIDE, f"aside {n + 1}", f"die:{n + 1}", a=n) for n in range(dice)]
        self.roll = words.add(ROLL, "roll", "button:roll")
        self.boost = words.add(BOOST, "boost", "button:boost")
        self.give_in = words.add(YIELD, "yield", "button:yield")
        self.claim = [words.add(CLAIM, f"claim {id}", f"monster:{id}", a=i) for i, id in enumerate(monsters)]
        self.back = [
            words.add(BACK, f"back {name}", "button:back", f"field:{name}", a=i)
            for i, name in enumerate(fields)
        ]
        self.send = [words.add(SEND, f"send {i}", "button:send", f"seat:{i}", a=i) for i in range(SEATS)]
        self.onto = [words.add(ONTO, f"onto {name}", f"there:{name}", a=i) for i, name in enumerate(fields)]
        self.reward = self.of_resources(REWARD, "reward")
        self.sell = self.of_resources(SELL, "sell", "button:sell")
        self.buy = self.of_resources(BUY, "buy", "button:buy")
        self.give_back = self.of_resources(RETURN, "return", "button:return")
        self.end = words.add(END, "end", "button:end")
        # Every bundle of exchanges that can be possible at once: bits 0 to 2 sell, bits 3 to 5 buy.
        kinds = [kind for kind in range(len(RESOURCES)) if kind != COIN_PLACE]
        every = [self.sell[kind] for kind in kinds] + [self.buy[kind] for kind in kinds]
        self.trades = [[every[i] for i in range(6) if mask >> i & 1] for mask in range(64)]

    def of_resources(self, kind: int, verb: str, *button: str) -> list[Move]:
        """A move for each resource. Coins are what others are exchanged for, so some of them never occur."""
        return [
            self.vocabulary.add(kind, f"{verb} {name}", *button, f"resource:{name}", a=i)
            for i, name in enumerate(RESOURCES)
        ]


def cell_name(cell: int, size: int) -> str:
    return f"{cell // size + 1},{cell % size + 1}"
