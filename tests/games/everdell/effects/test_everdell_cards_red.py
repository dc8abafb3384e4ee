"""Red cards: destinations."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    free_workers,
    full_city,
    hand,
    placed,
    play,
    player,
    points,
    refused,
    score,
    stock,
    table,
    texts,
    tokens_on,
)

WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("EV.card.cemetery")
def test_cemetery_reveals_four_and_plays_one() -> None:
    game = table("deck: king farm fool queen mine", "discard: inn", "city: cemetery historian", *WAITS)
    play(game, "visit 0:cemetery")
    assert texts(game) == ["bring king", "bring farm", "bring fool", "bring queen", "done"]
    play(game, "bring king")
    assert (city(game), hand(game)) == (["cemetery", "historian", "king"], ["mine"])
    assert discarded(game) == ["queen", "fool", "farm", "inn"]
    assert placed(game) == ["0:cemetery"]


def test_cemetery_from_the_discard_pile() -> None:
    game = table("deck: mine", "discard: king farm fool queen wife", "city: cemetery", *WAITS)
    play(game, "visit 0:cemetery")
    assert texts(game) == ["from deck", "from discard"]
    play(game, "from discard", "bring farm")
    assert (city(game), discarded(game)) == (["cemetery", "farm"], ["queen", "fool", "king", "wife"])


@pytest.mark.rule("EV.card.cemetery.optional")
def test_cemetery_may_play_nothing() -> None:
    game = table("deck: king farm fool queen", "city: cemetery", *WAITS)
    play(game, "visit 0:cemetery", "done")
    assert (city(game), len(discarded(game))) == (["cemetery"], 4)
    game = table("deck: king farm husband queen", full_city("cemetery"), *WAITS)
    play(game, "visit 0:cemetery")
    assert (len(discarded(game)), game.turn) == (4, 1)


@pytest.mark.rule("EV.card.cemetery.short_pile")
def test_a_short_discard_pile_cannot_be_chosen_a_short_deck_is_refilled() -> None:
    game = table("deck: king", "discard: farm farm farm", "city: cemetery", *WAITS)
    play(game, "visit 0:cemetery")
    assert texts(game) == ["bring king", "bring farm", "done"]
    assert discarded(game) == []
    game = table("city: cemetery", *WAITS)
    assert refused(game, "visit 0:cemetery") == "EV.place.something"


def test_the_second_space_of_the_cemetery_needs_an_undertaker() -> None:
    game = table(DECK, "city: cemetery", "placed: 0:cemetery!", *WAITS)
    assert refused(game, "visit 0:cemetery") == "EV.place.card_space"
    game = table(DECK, "city: cemetery undertaker", "placed: 0:cemetery!", *WAITS)
    assert "visit 0:cemetery" in texts(game)
    both = "placed: 0:cemetery! 0:cemetery!"
    game = table("player 0: spring", "deck: mine", "city: cemetery undertaker", both, *WAITS)
    assert refused(game, "visit 0:cemetery") == "EV.place.card_space"


@pytest.mark.rule("EV.card.chapel")
def test_the_chapel_gathers_tokens() -> None:
    game = table(DECK, "city: chapel/tokens=1", *WAITS)
    play(game, "visit 0:chapel")
    assert (tokens_on(game, "chapel"), len(hand(game)), points(game)) == (2, 4, 0)
    assert score(game)["tokens"] == 2


@pytest.mark.rule("EV.card.inn")
def test_the_inn_plays_a_meadow_card_for_three_less() -> None:
    game = table(
        "meadow: castle king", "resources: 2 twig 3 resin 3 pebble", "hand: farm", "city: inn", *WAITS
    )
    play(game, "visit 0:inn")
    assert texts(game) == [
        "spare twig",
        "spare resin",
        "spare pebble",
    ]  # the King is too dear, the Farm in hand
    play(game, "spare pebble", "spare pebble", "spare pebble")
    assert (city(game), stock(game)) == (["inn", "castle"], {"pebble": 3})


@pytest.mark.rule("EV.card.inn.must_play")
def test_the_inn_needs_a_card_to_play() -> None:
    game = table("meadow: king", "city: inn", *WAITS)
    assert refused(game, "visit 0:inn") == "EV.place.something"
    game = table("meadow: mine", full_city("inn"), *WAITS)
    assert refused(game, "visit 0:inn") == "EV.place.something"


@pytest.mark.rule("EV.card.monastery")
def test_the_monastery_gives_four_points_for_two_resources() -> None:
    game = table(
        "players: 3", "city: monastery", "resources: 1 twig 1 resin 1 pebble", "player 1:", "hand: king"
    )
    play(game, "visit 0:monastery", "give twig", "give pebble")
    assert texts(game) == ["to 1", "to 2"]
    play(game, "to 1")
    assert (stock(game), stock(game, 1), points(game)) == ({"resin": 1}, {"twig": 1, "pebble": 1}, 4)
    game = table("city: monastery", RICH, "placed: 0:monastery!", *WAITS)
    assert refused(game, "visit 0:monastery") == "EV.place.card_space"
    game = table("city: monastery monk", RICH, "placed: 0:monastery!", *WAITS)
    assert "visit 0:monastery" in texts(game)


@pytest.mark.rule("EV.card.monastery.needs")
def test_the_monastery_needs_two_resources() -> None:
    game = table("city: monastery", "resources: 1 twig", *WAITS)
    assert refused(game, "visit 0:monastery") == "EV.place.something"


def test_the_post_office_gives_discards_and_fills_the_hand() -> None:
    game = table(DECK, "city: post_office", "hand: wife husband fool queen", *WAITS)
    play(game, "visit 0:post_office", "hand wife", "hand fool")
    assert texts(game) == ["discard husband", "discard queen", "done"]
    play(game, "discard queen", "done")
    assert (len(hand(game)), hand(game, 1)) == (8, ["fool", "king", "wife"])
    assert "husband" in hand(game)
    game = table(DECK, "city: post_office", "hand: wife", *WAITS)
    assert refused(game, "visit 0:post_office") == "EV.place.something"


@pytest.mark.rule("EV.card.post_office.owner")
def test_a_visitor_may_give_to_the_owner_or_to_another() -> None:
    game = table("players: 3", DECK, "hand: wife husband", "player 1:", "city: post_office", "hand: king")
    play(game, "visit 1:post_office")
    assert texts(game) == ["to 1", "to 2"]
    play(game, "to 1", "hand wife")
    assert (hand(game, 1), points(game, 1)) == (["husband", "king", "wife"], 1)


@pytest.mark.rule("EV.card.queen")
def test_the_queen_plays_a_card_of_up_to_three_free() -> None:
    game = table("meadow: farm king", "hand: fool castle", "city: queen", *WAITS)
    play(game, "visit 0:queen")
    assert texts(game) == ["play fool", "play meadow 1"]
    play(game, "play meadow 1")
    assert city(game) == ["queen", "farm"]
    game = table(DECK, "hand: ruins", full_city("queen"), *WAITS)
    play(game, "visit 0:queen", "play ruins", "remove 0:mine")
    assert "ruins" in city(game)


@pytest.mark.rule("EV.card.queen.must_play")
def test_the_queen_needs_a_card_to_play() -> None:
    game = table("meadow: king", "hand: castle", RICH, "city: queen", *WAITS)
    assert refused(game, "visit 0:queen") == "EV.place.something"


@pytest.mark.rule("EV.card.university")
def test_the_university_discards_a_card_for_its_cost_and_more() -> None:
    game = table("city: university castle wanderer", *WAITS)
    play(game, "visit 0:university", "remove 0:castle", "gain berry")
    assert stock(game) == {"twig": 2, "resin": 3, "pebble": 3, "berry": 1}
    assert (points(game), city(game), discarded(game)) == (1, ["university", "wanderer"], ["castle"])


@pytest.mark.rule("EV.card.university.needs", "EV.card.university.itself")
def test_the_university_needs_another_card() -> None:
    game = table("city: university", *WAITS)
    assert refused(game, "visit 0:university") == "EV.place.something"
    game = table("city: university farm mine", *WAITS)
    play(game, "visit 0:university")
    assert texts(game) == ["remove 0:farm", "remove 0:mine"]


@pytest.mark.rule("EV.card.university.blocked")
def test_a_permanent_worker_moves_to_the_university_and_blocks_it() -> None:
    game = table(
        "player 0: spring",
        "city: monastery farm university",
        "placed: 0:monastery! haven",
        "hand: king",
        *WAITS,
    )
    play(game, "visit 0:university", "remove 0:monastery", "gain twig")
    assert sorted(placed(game)) == ["0:university", "0:university", "haven"]
    play(game, "place one_berry", "prepare")
    assert (placed(game), player(game).workers, free_workers(game)) == (["0:university"], 4, 3)
    play(game, "place one_berry")
    assert refused(game, "visit 0:university") == "EV.place.card_space"


def test_a_visitors_worker_on_a_discarded_card_stays_deployed() -> None:
    game = table("city: inn university", "player 1:", "placed: 0:inn", "hand: king")
    play(game, "visit 0:university", "gain twig")
    assert placed(game, 1) == ["nowhere"]
