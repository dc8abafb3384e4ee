"""Why a move is good is said from what its player knows: the same in worlds that look alike."""

import re

import pytest

from everdell_table import DECK, table
from playing import fresh, some_moments
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY
from tanglewood.reasons import why, whys
from tanglewood.server.live.watchers import encode

TABLES: list[tuple[str, dict[str, Choice]]] = [
    ("deep_forest", {"players": 3}),
    ("everdell", {"players": 3}),
    ("everdell", {"players": 2, "legends": "both", "farms": True}),
    ("everdell", {"players": 2, "nightweave": True}),
    ("mycelia", {"players": 2}),
    ("mycelia", {"players": 1}),
]
PRINTED = re.compile("“.*?”")
"""What a card says may name others: it is printed."""
ZERO = re.compile(r"(?<![\w.,])0 ")


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_reasons_tell_nothing_that_is_hidden(game: str, options: dict[str, Choice]) -> None:
    narrator = GAMES[game].narrator
    names = {str(one["id"]): str(one["name"]) for one in GAMES[game].described() if one["table"] == "card"}
    said = 0
    for moment in some_moments(fresh(game, 4, **options), 5, every=9):
        if moment.turn == NOBODY:
            continue
        seat = Seat(moment)
        other = Seat(moment.imagine(moment.turn, seeded(11)))
        seen = encode(moment.view(moment.turn)).decode()
        for move in moment.options()[:6]:
            reason = why(narrator, seat, move, 3)
            assert reason == why(narrator, other, move, 3)
            assert not ZERO.search(reason), reason
            assert reason, move
            said += 1
            reason = PRINTED.sub("", reason)
            for id, name in names.items():
                hidden = f'"{id}"' not in seen and not re.search(rf"\b{id}\b", move.text)
                assert not (hidden and re.search(rf"\b{re.escape(name)}\b", reason)), (reason, move)
    assert said > 20


def test_a_reason_is_what_the_move_brings() -> None:
    """A worker who fetches three twigs brings three twigs, whatever lies hidden."""
    state = fresh("everdell", 3, players=2)
    move = next(one for one in state.options() if one.text == "place three_twigs")
    assert why(GAMES["everdell"].narrator, Seat(state), move, 1).startswith("brings 3 twigs")


def reason_of(text: str, *lines: str) -> str:
    """Why a move of Everdell is good at a table that is laid so."""
    state = table(*lines).state
    move = next(one for one in state.options() if one.text == text)
    return why(GAMES["everdell"].narrator, Seat(state), move, 1)


def test_a_reason_names_the_cost() -> None:
    hand = "hand: farm farm inn inn mine"
    assert "costs 5 cards from hand" in reason_of("place journey_5", "player 0: autumn", hand)
    assert "costs 2 twigs and 1 resin" in reason_of("play farm", "hand: farm", "resources: 2 twig 1 resin")


def test_a_reason_names_what_it_opens() -> None:
    farm = reason_of("play farm", "hand: farm husband", "resources: 2 twig 1 resin")
    assert "opens Husband for free" in farm
    built = reason_of("play mine", "hand: mine", "resources: 2 twig 2 resin 2 pebble", "city: farm farm farm")
    assert "can be achieved" in built


def test_where_nothing_is_certain_the_card_speaks() -> None:
    assert "“" in reason_of("visit 0:cemetery", "player 0: summer", "city: cemetery", DECK)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_moves_beside_each_other_have_different_reasons(game: str) -> None:
    state = fresh(game, 4)
    moves = state.options()[:3]
    said = whys(GAMES[game].narrator, Seat(state), moves, 3)
    assert len(said) == len(set(said)) == len(moves)
    assert all(said)
