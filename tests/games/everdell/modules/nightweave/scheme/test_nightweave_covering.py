"""Nightweave's intrigues that turn cards of a city face down (MW.intrigue.paralyzing_fear, .closed)."""

import pytest

from everdell_table import (
    PREPARES,
    city,
    everdell,
    hand,
    lair,
    nightweave,
    placed,
    play,
    refused,
    score,
    spun,
    stock,
    texts,
    tokens_on,
)
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard

PACK = standard()


def turn(game: Game) -> bool:
    """Whether the intrigue is over and the human on."""
    return everdell(game).stack[-1].text(everdell(game)) == "turn 0"


def downs(game: Game) -> list[str]:
    return [card.card for card in game.view(0).players[0].city if card.down]


@pytest.mark.rule("MW.intrigue.paralyzing_fear")
def test_paralyzing_fear() -> None:
    own = ("hand:", "city: wife husband queen farm monk historian fool")
    game = spun("paralyzing_fear", *own)
    player = everdell(game).players[0]
    assert downs(game) == ["wife", "husband", "queen", "monk", "historian", "fool"]
    assert player.used == 6  # the pair shares one space still
    assert player.colors == (0, 1, 0, 0, 0)
    assert score(game) == {"cards": 1}
    assert refused(game, "visit 0:queen") == "MW.intrigue.paralyzing_fear"


@pytest.mark.rule("MW.intrigue.paralyzing_fear")
def test_paralyzing_fear_foiled() -> None:
    game = spun("paralyzing_fear", "hand: inn", "resources: 1 twig", "city: wife husband queen")
    play(game, "shield 0:wife", "discard inn", "shield 0:queen")
    assert (downs(game), hand(game), stock(game)) == (["husband"], [], {})
    assert everdell(game).players[0].used == 2  # a half-covered pair shares too
    game = spun("paralyzing_fear", "hand: inn", "resources: 1 twig", "city: wife husband queen")
    play(game, "suffer")
    assert len(downs(game)) == 3


@pytest.mark.rule("MW.intrigue.closed")
def test_closed() -> None:
    own = ("hand: husband king", "resources: 3 berry 3 twig 3 resin 3 pebble")
    game = spun("closed", *own, "city: farm courthouse crane clock_tower/tokens=3 wife", "placed: haven")
    play(game, "suffer")
    assert downs(game) == ["farm", "courthouse", "crane", "clock_tower"]
    assert score(game)["cards"] == PACK.cards[PACK.card_numbers["wife"]].points
    assert "tokens" not in score(game)
    assert tokens_on(game, "clock_tower_down") == 3
    play(game, "play husband")  # no Farm brings him in, and his Farm gives nothing
    assert stock(game) == {"twig": 3, "resin": 3, "pebble": 3}


@pytest.mark.rule("MW.intrigue.closed")
def test_closed_cards_cannot_be_used_or_discarded() -> None:
    own = ("resources: 1 berry 9 twig 9 resin 9 pebble", "hand: ruins fool")
    game = lair(*own, "city: university_down farm_down mine_down lookout_down", hers="intrigue: closed")
    assert refused(game, "play ruins") == "EV.card.ruins"
    assert refused(game, "visit 0:lookout") == "MW.intrigue.closed"
    event = next(PACK.events[it].id for it in PACK.basic_events(("base",)) if PACK.events[it].colors[1])
    green = "city: farm_down mine mine mine"
    closed = lair("hand:", green, hers="intrigue: closed")
    assert refused(closed, f"claim {event}") == "MW.intrigue.closed"
    opened = lair("hand:", green.replace("_down", ""), hers="intrigue: closed")
    assert f"claim {event}" in texts(opened)
    unique = lair("hand: king", "resources: 9 berry", "city: king_down", hers="intrigue: paralyzing_fear")
    assert "play king" not in texts(unique)
    torn = lair("hand:", "city: university farm_down mine", hers="intrigue: closed")
    play(torn, "visit 0:university")
    assert city(torn) == ["university", "farm_down"]


@pytest.mark.rule("MW.intrigue.closed")
def test_a_covered_farm_produces_nothing() -> None:
    game = lair(
        "hand:",
        "workers: 2",
        "placed: haven haven",
        "city: farm_down farm",
        season="winter",
        hers="intrigue: closed",
    )
    play(game, "prepare")
    assert stock(game) == {"berry": 1}
    miller = lair(
        "hand:",
        "workers: 2",
        "placed: haven haven",
        "city: farm_down",
        season="winter",
        hers="intrigue: closed",
    )
    play(miller, "prepare")
    assert stock(miller) == {}


@pytest.mark.rule("MW.intrigue.closed")
def test_closed_foiled() -> None:
    game = spun("closed", "hand: king", "resources: 1 twig", "city: farm farm inn")
    assert texts(game) == ["shield 0:farm", "shield 0:inn", "suffer"]
    play(game, "shield 0:farm", "spend twig", "shield 0:farm:2")
    assert (downs(game), hand(game), stock(game)) == (["inn"], [], {})


@pytest.mark.rule("MW.intrigue.face_down_end")
def test_face_down_cards_turn_up_again() -> None:
    game = lair(
        "hand:",
        "city: inn_down/occupied castle_down",
        "placed: 0:inn_down",
        hers=f"intrigue: closed\nintrigues: unproductive\n{PREPARES}",
        shared="deck: " + "mine? " * 30,
    )
    assert city(game) == ["inn", "castle"]
    assert everdell(game).players[0].colors == (0, 0, 1, 0, 1)
    assert placed(game) == ["0:inn"]


@pytest.mark.rule("MW.intrigue.face_down_end")
@pytest.mark.rule("MW.module.intrigue_draw")
def test_the_intrigue_of_autumn_holds_for_the_scoring() -> None:
    game = lair(
        "hand:",
        "city: castle_down farm",
        season="autumn",
        her_season="autumn",
        hers="intrigue: closed\nintrigues: unproductive\nfinished: yes",
    )
    play(game, "pass")
    result = game.result()
    assert result is not None
    assert result.scores == [1]
    assert nightweave(game).intrigue >= 0


@pytest.mark.rule("MW.intrigue.closed")
def test_a_worker_can_leave_a_face_down_card() -> None:
    own = ("hand: ranger king", "resources: 2 berry", "workers: 2", "placed: 0:inn_down haven")
    game = lair(*own, "city: inn_down inn", hers="intrigue: closed")
    play(game, "play ranger", "lift 0:inn_down", "place one_berry")
    assert sorted(placed(game)) == ["haven", "one_berry"]
