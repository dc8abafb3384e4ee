"""The vocabulary of Everdell's moves: every decision a game can ask for, built once for a pack.

Cards in a city are named by their owner and, from the second copy on, by their number: `0:farm`, `0:farm:2`.
"""

from typing import Final

from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.kernel.move import Move, Vocabulary

PLAY: Final = 0
PLAY_MEADOW: Final = 1
PLACE: Final = 2
CLAIM: Final = 3
VISIT: Final = 4
PREPARE: Final = 5
PASS: Final = 6
PAY: Final = 7
OCCUPY: Final = 8
USE: Final = 9
IMPRISON: Final = 10
SPARE: Final = 11
INSTEAD: Final = 12
GAIN: Final = 13
STORE: Final = 14
AMOUNT: Final = 15
GIVE: Final = 16
TRADE: Final = 17
DISCARD: Final = 18
GIVE_CARD: Final = 19
TO: Final = 20
ACTIVATE: Final = 21
REMOVE: Final = 22
TAKE_MEADOW: Final = 23
CLEAR_MEADOW: Final = 24
BRING: Final = 25
KEEP: Final = 26
TUCK: Final = 27
COPY: Final = 28
LIFT: Final = 29
SOURCE: Final = 30
REACT: Final = 31
DONE: Final = 32
PUT: Final = 33
LIFT_CITY: Final = 34
SEND: Final = 35
SPEND: Final = 36
SPEND_POINT: Final = 37
FOIL: Final = 38
SUFFER: Final = 39
CHOOSE: Final = 40
COLOR: Final = 41
SHOW: Final = 42
COPY_CITY: Final = 43
PLAY_LEGEND: Final = 50
SUCCEED: Final = 51
SLIP: Final = 52
LOSE: Final = 70
GUARD: Final = 71
SHIELD: Final = 72
PLAY_PILE: Final = 60
PLAY_KEPT: Final = 61
FIGURE: Final = 62
TOKEN: Final = 63
PATH: Final = 64
WILD: Final = 65
USE_POWER: Final = 66
KEEP_POWER: Final = 67
LIFT_NAMED: Final = 160
"""Lift a worker that has a name of its own."""
STAND: Final = 161
"""Place such a worker on a card of a city that has no space for others."""
SEND_BESIDE: Final = 172
"""Send a spider to a space beside a city: `a` is the place, `b` the tokens its owner gets."""
LAY: Final = 80
WEB: Final = 81
HERS: Final = 82

OWNERS: Final = 6
"""Seats, or humans and the opponent without a seat."""
AMOUNTS: Final = 9
CHOICES: Final = 2
"""The two abilities of a card, of which one is chosen."""
COPIES: Final = 16
"""A card of a city as one number: its kind times COPIES plus the number of the copy."""
DECK: Final = 0
DISCARD_PILE: Final = 1


class CityWords:
    """One verb for cards in cities: a move for every owner, kind and copy it can touch."""

    def __init__(self, words: Vocabulary, kind: int, verb: str, cards: list[str], copies: list[int]) -> None:
        self.moves: list[list[list[Move]]] = [
            [
                [
                    words.add(
                        kind,
                        f"{verb} {owner}:{card}" + (f":{n + 1}" if n else ""),
                        f"city:{owner}:{card}" + (f":{n + 1}" if n else ""),
                        a=owner,
                        b=i * COPIES + n,
                    )
                    for n in range(copies[i])
                ]
                for i, card in enumerate(cards)
            ]
            for owner in range(OWNERS)
        ]

    def of(self, owner: int, card: int, n: int) -> Move:
        return self.moves[owner][card][n]


class Moves:
    """The vocabulary, sorted so that the rules pick a move by card, place or resource."""

    def __init__(
        self,
        cards: list[str],
        copies: list[int],
        critters: list[bool],
        visited: list[bool],
        producing: list[bool],
        places: list[str],
        first_event: int,
        abilities: list[bool],
        reacting: list[bool],
        slots: int,
        legends: list[bool],
        ribbons: list[bool],
        backs: list[str],
        powers: list[str],
    ) -> None:
        self.vocabulary = words = Vocabulary()
        numbered = list(enumerate(cards))
        self.play = [words.add(PLAY, f"play {card}", f"hand:{card}", a=i) for i, card in numbered]
        self.play_meadow = [
            words.add(PLAY_MEADOW, f"play meadow {slot + 1}", f"meadow:{slot + 1}", a=slot)
            for slot in range(slots)
        ]
        self.place = [
            words.add(PLACE, f"place {place}", f"location:{place}", a=i)
            for i, place in enumerate(places[:first_event])
        ]
        self.claim = [
            words.add(CLAIM, f"claim {place}", f"event:{place}", a=first_event + i)
            for i, place in enumerate(places[first_event:])
        ]
        self.visit = CityWords(words, VISIT, "visit", cards, only(copies, visited))
        self.send = CityWords(words, SEND, "send", cards, only(copies, visited))
        self.prepare = words.add(PREPARE, "prepare", "button:prepare")
        self.pass_ = words.add(PASS, "pass", "button:pass")
        self.pay = words.add(PAY, "pay", "button:pay")
        constructions = [not critter for critter in critters]
        self.occupy = CityWords(words, OCCUPY, "occupy", cards, only(copies, constructions))
        self.use = CityWords(words, USE, "use", cards, only([1] * len(cards), abilities))
        self.imprison = CityWords(words, IMPRISON, "imprison", cards, only(copies, critters))
        self.spare = [words.add(SPARE, f"spare {it}", f"cost:{it}", a=i) for i, it in enumerate(RESOURCES)]
        self.instead = pairs(words, INSTEAD, "instead", "cost", "stock")
        self.gain = [words.add(GAIN, f"gain {it}", f"supply:{it}", a=i) for i, it in enumerate(RESOURCES)]
        self.store = [words.add(STORE, f"store {it}", f"supply:{it}", a=i) for i, it in enumerate(RESOURCES)]
        self.put = [words.add(PUT, f"put {it}", f"stock:{it}", a=i) for i, it in enumerate(RESOURCES)]
        self.amount = [words.add(AMOUNT, f"amount {n}", f"amount:{n}", a=n) for n in range(AMOUNTS)]
        self.give = [words.add(GIVE, f"give {it}", f"stock:{it}", a=i) for i, it in enumerate(RESOURCES)]
        self.trade = pairs(words, TRADE, "trade", "stock", "supply")
        self.discard = [words.add(DISCARD, f"discard {card}", f"hand:{card}", a=i) for i, card in numbered]
        self.give_card = [words.add(GIVE_CARD, f"hand {card}", f"hand:{card}", a=i) for i, card in numbered]
        self.to = [words.add(TO, f"to {seat}", f"seat:{seat}", a=seat) for seat in range(OWNERS)]
        self.activate = CityWords(words, ACTIVATE, "activate", cards, only(copies, producing))
        self.remove = CityWords(words, REMOVE, "remove", cards, copies)
        self.take_meadow = [
            words.add(TAKE_MEADOW, f"take meadow {slot + 1}", f"meadow:{slot + 1}", a=slot)
            for slot in range(slots)
        ]
        self.clear_meadow = [
            words.add(CLEAR_MEADOW, f"clear meadow {slot + 1}", f"meadow:{slot + 1}", a=slot)
            for slot in range(slots)
        ]
        self.bring = [words.add(BRING, f"bring {card}", f"revealed:{card}", a=i) for i, card in numbered]
        self.keep = [words.add(KEEP, f"keep {card}", f"revealed:{card}", a=i) for i, card in numbered]
        self.tuck = [words.add(TUCK, f"tuck {card}", f"hand:{card}", a=i) for i, card in numbered]
        self.copy = [
            words.add(COPY, f"copy {place}", f"location:{place}", a=i)
            for i, place in enumerate(places[:first_event])
        ]
        self.lift = [
            words.add(LIFT, f"lift {place}", f"{'location' if i < first_event else 'event'}:{place}", a=i)
            for i, place in enumerate(places)
        ]
        self.lift_nowhere = words.add(LIFT, "lift nowhere", "worker:nowhere", a=-1)
        # Nightweave's intrigues put workers on cards that have no space for them, and turn over cards with
        # workers.
        self.lift_city = CityWords(words, LIFT_CITY, "lift", cards + backs, copies + copies)
        self.source = [
            words.add(SOURCE, "from deck", "pile:deck", a=DECK),
            words.add(SOURCE, "from discard", "pile:discard", a=DISCARD_PILE),
        ]
        self.react = [
            words.add(REACT, f"react {card}", f"reaction:{card}", a=i) if reacting[i] else None
            for i, card in numbered
        ]
        self.spend = [words.add(SPEND, f"spend {it}", f"stock:{it}", a=i) for i, it in enumerate(RESOURCES)]
        self.spend_point = words.add(SPEND_POINT, "spend point", "stock:points")
        self.foil = words.add(FOIL, "foil", "button:foil")
        self.suffer = words.add(SUFFER, "suffer", "button:suffer")
        self.done = words.add(DONE, "done", "button:done")
        self.play_legend = [
            words.add(PLAY_LEGEND, f"play legend {card}", f"legend:{card}", a=i) if legends[i] else None
            for i, card in numbered
        ]
        self.slip = CityWords(words, SLIP, "slip", cards, only(copies, constructions))
        self.succeed = CityWords(words, SUCCEED, "replace", cards, only(copies, ribbons))
        self.choose = [words.add(CHOOSE, f"choose {n + 1}", f"choice:{n + 1}", a=n) for n in range(CHOICES)]
        self.color = [words.add(COLOR, f"color {it}", f"color:{it}", a=i) for i, it in enumerate(COLORS)]
        self.show = [words.add(SHOW, f"show {card}", f"hand:{card}", a=i) for i, card in numbered]
        self.lose = CityWords(words, LOSE, "lose", cards, copies)
        self.guard = CityWords(words, GUARD, "guard", cards, copies)
        self.shield = CityWords(words, SHIELD, "shield", cards, copies)
        self.copy_city = CityWords(words, COPY_CITY, "copy", cards, only(copies, visited))
        # Worker abilities.
        self.play_pile = words.add(PLAY_PILE, "play pile", "pile:farms")
        self.play_kept = [
            words.add(PLAY_KEPT, f"play kept {card}", f"kept:{card}", a=i) for i, card in numbered
        ]
        self.figure = [
            words.add(FIGURE, f"figure {place}", f"location:{place}", a=i)
            for i, place in enumerate(places[:first_event])
        ]
        self.token = [
            words.add(TOKEN, f"token meadow {slot + 1}", f"meadow:{slot + 1}", a=slot)
            for slot in range(slots)
        ]
        self.path = [
            words.add(PATH, f"path {place}", f"path:{place}", a=i)
            for i, place in enumerate(places[:first_event])
        ]
        self.wild = [
            words.add(WILD, f"wild {it}", "power:own", f"supply:{it}", a=i) for i, it in enumerate(RESOURCES)
        ]
        self.use_power = words.add(USE_POWER, "power", "power:own")
        self.keep_power = [
            words.add(KEEP_POWER, f"keep power {power}", f"power:{power}", a=i)
            for i, power in enumerate(powers)
        ]
        # What Nightweave's personalities and plans let humans choose.
        self.lay = [words.add(LAY, f"lay {card}", f"hand:{card}", a=i) for i, card in numbered]
        self.web = [
            words.add(WEB, f"web {place}", f"{'location' if i < first_event else 'event'}:{place}", a=i)
            for i, place in enumerate(places)
        ]
        self.hers = [
            words.add(HERS, f"hers meadow {slot + 1}", f"meadow:{slot + 1}", a=slot) for slot in range(slots)
        ]


def only(copies: list[int], wanted: list[bool]) -> list[int]:
    return [n if wanted[i] else 0 for i, n in enumerate(copies)]


def pairs(words: Vocabulary, kind: int, verb: str, source: str, target: str) -> list[list[Move | None]]:
    """A move for every resource that becomes another one."""
    return [
        [
            words.add(kind, f"{verb} {one} > {other}", f"{source}:{one}", f"{target}:{other}", a=i, b=j)
            if i != j
            else None
            for j, other in enumerate(RESOURCES)
        ]
        for i, one in enumerate(RESOURCES)
    ]
