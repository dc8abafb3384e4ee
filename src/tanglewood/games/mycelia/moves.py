"""Mycelia's moves: every decision a game can ever ask for, made once for each pack."""

from typing import Final

from tanglewood.kernel.move import Move, Vocabulary

PLAY: Final = 0
HIRE: Final = 1
USE: Final = 2
END: Final = 3
STEP: Final = 4
TAKE: Final = 5
AT: Final = 6
CHOOSE: Final = 7
ACCEPT: Final = 8
SKIP: Final = 9
TRASH: Final = 10
RECYCLE: Final = 11
RETURN: Final = 12
LAY: Final = 13
PRISM_STEP: Final = 14
PRISM_TAKE: Final = 15
BUY: Final = 16
ANSWER: Final = 17
REFRESH: Final = 18


class Moves:
    """The vocabulary, sorted so that the rules find a move by card, field or tile."""

    def __init__(
        self,
        cards: list[str],
        fields: list[str],
        tiles: list[str],
        neighbours: list[tuple[int, ...]],
        sides: int,
        gifts: list[int],
    ) -> None:
        self.vocabulary = words = Vocabulary()
        self.play = [words.add(PLAY, f"play {card}", f"hand:{card}", a=i) for i, card in enumerate(cards)]
        self.hire = [words.add(HIRE, f"hire {card}", f"showcase:{card}", a=i) for i, card in enumerate(cards)]
        self.use = [words.add(USE, f"use {tile}", f"tile:{tile}", a=i) for i, tile in enumerate(tiles)]
        self.end = words.add(END, "end", "button:end")
        self.step: list[list[Move]] = [
            [
                words.add(
                    STEP,
                    f"drop {fields[i]} > {fields[j]}",
                    f"field:{fields[i]}",
                    f"field:{fields[j]}",
                    a=i,
                    b=j,
                )
                for j in neighbours[i]
            ]
            for i in range(len(fields))
        ]
        self.take = [words.add(TAKE, f"take {name}", f"field:{name}", a=i) for i, name in enumerate(fields)]
        self.at = [words.add(AT, f"at {name}", f"field:{name}", a=i) for i, name in enumerate(fields)]
        self.choose = [words.add(CHOOSE, f"choose {i + 1}", f"choice:{i + 1}", a=i) for i in range(sides)]
        self.accept = words.add(ACCEPT, "accept", "button:accept")
        self.skip = words.add(SKIP, "skip", "button:skip")
        self.trash = [
            words.add(TRASH, f"trash {card}", f"discard:{card}", a=i) for i, card in enumerate(cards)
        ]
        self.recycle = [
            words.add(RECYCLE, f"recycle {card}", f"discard:{card}", a=i) for i, card in enumerate(cards)
        ]
        self.give_back = [
            words.add(RETURN, f"return {tile}", f"tile:{tile}", a=i) for i, tile in enumerate(tiles)
        ]
        # Where both kinds of drops lie on a field, whoever moves or takes one says which (PR.drop.pick).
        self.prism_step: list[list[Move]] = [
            [
                words.add(
                    PRISM_STEP,
                    f"prism {fields[i]} > {fields[j]}",
                    f"prism:{fields[i]}",
                    f"field:{fields[j]}",
                    a=i,
                    b=j,
                )
                for j in neighbours[i]
            ]
            for i in range(len(fields))
        ]
        self.prism_take = [
            words.add(PRISM_TAKE, f"take prism {name}", f"prism:{name}", a=i) for i, name in enumerate(fields)
        ]
        self.buy = {i: words.add(BUY, f"buy {cards[i]}", f"gift:{cards[i]}", a=i) for i in gifts}
        self.answer = {i: words.add(ANSWER, f"answer {cards[i]}", f"area:{cards[i]}", a=i) for i in gifts}
        self.refresh_showcase = words.add(REFRESH, "refresh showcase", "button:showcase", a=0)
        self.refresh_roots = words.add(REFRESH, "refresh roots", "button:roots", a=1)
        self.lay = [words.add(LAY, f"shrine {name}", f"field:{name}", a=i) for i, name in enumerate(fields)]
