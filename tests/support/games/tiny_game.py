"""The smallest game that uses every default of the kernel: play your cards, the highest sum wins."""

from pathlib import Path
from typing import Any

from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.config import Config
from tanglewood.kernel.copying import Piece
from tanglewood.kernel.listing import Listing
from tanglewood.kernel.move import Move, Vocabulary
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.refusal import Question
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice, Setting, first_seat, first_setting
from tanglewood.kernel.state import Frame, State
from tanglewood.kernel.text.fields import NO_ONE, OWNER, Count, Counts, Flag, Names
from tanglewood.kernel.text.form import Form
from tanglewood.kernel.text.lexicon import Lexicon
from tanglewood.words import words

GAME = "tiny"
CARDS = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
HAND = 3
PLAY = 0
SETTINGS = (Setting("players", 2, "How many seats.", low=2, high=2), first_setting(2))
MOVES = Vocabulary()
PLAYS = [MOVES.add(PLAY, f"play {card}", f"hand:{card}", a=i) for i, card in enumerate(CARDS)]
MOVES.add(1, "wait", "button:wait")


class Player(Piece):
    def __init__(self) -> None:
        self.hand: tuple[int, ...] = ()
        self.sum = 0


class Tiny(State):
    def __init__(self, options: dict[str, Choice], first: int) -> None:
        self.config = Config(GAME, options, first, MOVES, over_rule="TI.end")
        self.chance = Rng(0)
        self.players = [Player() for _ in range(self.config.players)]
        self.pile: tuple[int, ...] = ()
        self.played = [0, 0]
        self.begun = False
        self.stack: list[Frame[Any]] = [Turn(first)]
        self.turn = first
        self.asked = None
        self.listener = None

    def form(self) -> Form:
        return FORM

    def standing(self) -> list[int]:
        return [player.sum for player in self.players]


class Turn(Frame[Tiny]):
    def go_on(self, state: Tiny) -> list[Move]:
        hand = state.players[self.seat].hand
        if not hand:
            state.stack.pop()
        return [PLAYS[card] for card in hand]

    def must_ask(self, state: Tiny) -> bool:
        return True

    def play(self, state: Tiny, move: Move) -> None:
        player = state.players[self.seat]
        player.hand = tuple([card for card in player.hand if card != move.a])
        player.sum += move.a + 1
        state.begun = True
        state.played[self.seat] += 1
        state.emit("card-played", self.seat, {"card": CARDS[move.a]})
        state.stack[-1] = Turn((self.seat + 1) % len(state.players))

    def question(self, state: Tiny) -> Question:
        return Question("TI.turn", "", Lexicon(GAME).phrase("ask"))


FORM = Form(
    GAME,
    (Names("pile", CARDS, NO_ONE), Counts("played", 2), Flag("begun")),
    (Names("hand", CARDS, OWNER), Count("sum", high=99)),
    {"turn": Turn},
)


def start(options: dict[str, Choice], seed: int) -> Tiny:
    chance = seeded(seed)
    state = Tiny(options, first_seat(options, chance))
    cards = list(range(len(CARDS)))
    chance.shuffle(cards)
    for player in state.players:
        player.hand = tuple(sorted(cards[:HAND]))
        del cards[:HAND]
    state.pile = tuple(cards)
    state.chance = chance
    state.settle()
    return state


def read(text: str, checked: bool = True) -> State:
    return FORM.read(SETTINGS, Tiny, text, checked)


INFO = GameInfo(
    Listing(GAME, "Tiny", "Play your cards.", "tiny_game", Path(__file__).parent),
    settings=SETTINGS,
    start=start,
    read=read,
    narrator=Narrator(GAME, words),
)
