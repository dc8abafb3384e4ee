"""The list of ways to pay: its order, that all who read it agree, and what a module adds to it."""

from pathlib import Path

import pytest

from playing import fresh, random_game
from tanglewood.games.everdell.board.module import Module
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components import pack as components
from tanglewood.games.everdell.components.entries import Card
from tanglewood.games.everdell.components.pack import Pack, load
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.moves import IMPRISON, OCCUPY, PAY, SPEND_POINT, SUCCEED, USE
from tanglewood.games.everdell.play.arriving import arrive, can_arrive
from tanglewood.games.everdell.play.paying import CHOOSE_WAY
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS
from tanglewood.games.everdell.play.ways import WayToPay, has_way
from tanglewood.games.everdell.setup import settings, start_with
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.move import Move
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting

TEXTS = folder(Path(components.__file__).parents[1] / "pack")
TOKENS = 3


class PayTokens(WayToPay):
    """A way of this test: constructions for three point tokens, offered before resources."""

    def __init__(self) -> None:
        self.words = (SPEND_POINT,)
        self.order = 15

    def suits(self, card: Card) -> bool:
        return not card.critter

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        return table.players[seat].points >= TOKENS and can_arrive(table, seat, card, -1)

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        return [table.config.pack.moves.spend_point] if self.open(table, seat, card, source) else []

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        table.players[seat].points -= TOKENS
        arrive(table, seat, card, source)

    def refuse(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        return no("EV.play.cost", "has-no-points")


class Market(Module):
    """A box of this test, with a way to pay."""

    def __init__(self) -> None:
        self.name = "market"

    def settings(self, pack: Pack) -> list[Setting]:
        return [Setting("market", False, "Point tokens buy constructions.")]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["market"])

    def ways(self) -> list[WayToPay]:
        return [PayTokens()]


def begin(market: bool, card: str, points: int) -> Everdell:
    """A new game in which the first seat has a card and point tokens, and no resources."""
    pack = load(TEXTS, (Market(),))
    options: dict[str, Choice] = {it.name: it.default for it in settings(pack)}
    state = start_with(pack, {**options, "first": "0", "market": market}, 5)
    player = state.players[0]
    player.hand = (pack.card_numbers[card], *player.hand[1:])
    player.points = points
    state.asked = None
    return state


def paying(state: Everdell, card: str) -> Run:
    return Run(0, 0, -1, CHOOSE_WAY, (state.config.pack.card_numbers[card], FROM_HAND))


# ---------------------------------------------------------------------- order and agreement


def words_of(**options: Choice) -> list[tuple[int, ...]]:
    state = fresh("everdell", 1, **options)
    assert isinstance(state, Everdell)
    return [way.words for way in state.config.ways]


@pytest.mark.rule("EV.play.link_choice")
def test_the_obvious_way_comes_first() -> None:
    base = [(OCCUPY,), (PAY,), (OCCUPY,), (USE, IMPRISON)]
    assert words_of() == base
    assert words_of(legends="both") == [(SUCCEED,), *base]


MIXES: list[dict[str, Choice]] = [
    {},
    {"players": 3, "legends": "both", "corrin": True, "extra": True, "farms": True, "rugwort_cards": True},
    {"legends": "both", "powers": "all"},
    {"players": 1, "nightweave": True, "intrigues": True},
    {"newleaf": True},
    {"newleaf": True, "pearlbrook": True, "legends": "both"},
    {"players": 1, "nightweave": True, "newleaf": True},
]


@pytest.mark.parametrize("options", MIXES)
def test_a_way_is_open_where_it_is_offered(options: dict[str, Choice]) -> None:
    seen = 0
    for seed in range(4):
        for state in random_game(fresh("everdell", seed, **options), seed):
            assert isinstance(state, Everdell)
            seat = state.turn
            player = state.players[seat]
            cards = state.config.pack.cards
            things = [(card, FROM_HAND) for card in player.hand]
            things += [(card, slot + 1) for slot, card in enumerate(state.meadow) if card >= 0]
            things += [(card, FROM_LEGENDS) for card in player.legends]
            for module in state.config.shown_cards:
                things += [(card, source) for _, card, source in module.shown_cards(state)]
            for card, source in things:
                offered: list[Move] = []
                for way in state.config.ways:
                    if way.suits(cards[card]):
                        moves = way.options(state, seat, card, source)
                        assert way.open(state, seat, card, source) == (len(moves) > 0)
                        assert all(move.kind in way.words for move in moves)
                        offered += moves
                run = Run(seat, seat, -1, CHOOSE_WAY, (card, source))
                assert offered == CHOOSE_WAY.go_on(state, run)
                assert has_way(state, seat, card, source) == (len(offered) > 0)
                seen += len(offered)
    assert seen > 100


# ---------------------------------------------------------------------- a way of a module


def test_a_way_of_a_module_is_offered_shown_and_taken() -> None:
    state = begin(market=True, card="farm", points=TOKENS)
    assert [way.words for way in state.config.ways][:3] == [(OCCUPY,), (SPEND_POINT,), (PAY,)]
    assert "play farm" in [move.text for move in state.options()]
    assert state.view(0).prices["farm"].ways == ["spend point"]
    state.play(state.config.pack.moves.play[state.config.pack.card_numbers["farm"]])
    assert state.players[0].points == 0
    assert state.players[0].city == (state.config.pack.card_numbers["farm"],)


def test_it_is_offered_only_for_cards_it_suits() -> None:
    state = begin(market=True, card="king", points=TOKENS)
    assert "play king" not in [move.text for move in state.options()]
    assert state.view(0).prices["king"].ways == []


@pytest.mark.parametrize("market", [True, False])
def test_it_refuses_itself_in_the_game_or_not(market: bool) -> None:
    state = begin(market, card="farm", points=0)
    assert "play farm" not in [move.text for move in state.options()]
    run = paying(state, "farm")
    assert SPEND_POINT in CHOOSE_WAY.wanted(state, run)
    refusal = CHOOSE_WAY.refuse(state, run, state.config.pack.moves.spend_point)
    assert (refusal.rule, refusal.key) == ("EV.play.cost", "everdell-no-has-no-points")


def test_a_way_out_of_the_game_is_never_offered() -> None:
    state = begin(market=False, card="farm", points=TOKENS)
    assert "play farm" not in [move.text for move in state.options()]
    assert CHOOSE_WAY.go_on(state, paying(state, "farm")) == []
