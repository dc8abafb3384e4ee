"""Adornments: what they grant and what they are worth (EX.pearlbrook.adornment.*)."""

import pytest

from everdell_table import city, everdell, hand, heard, placed, play, points, refused, score, stock, texts
from pearlbrook_table import adorned, brook, kept, pearls
from tanglewood.api import Game


def adorn(name: str, *lines: str) -> Game:
    """The game after an adornment was played for the only pearl."""
    return play(brook(f"adornments: {name}", "pearls: 1", *lines), f"adorn {name}")


def worth(name: str, *lines: str) -> int:
    """What an adornment adds to the points."""
    return score(brook(f"adorned: {name}", *lines)).get("adornments", 0)


@pytest.mark.rule("EX.pearlbrook.adornment.play", "EX.pearlbrook.adornment.no_space")
def test_an_adornment_costs_a_pearl_and_lies_beside_the_city() -> None:
    game = adorn("tiara")
    assert (pearls(game), adorned(game), kept(game), city(game)) == (0, ["tiara"], [], [])
    assert refused(brook("adornments: tiara"), "adorn tiara") == "EX.pearlbrook.adornment.play"


@pytest.mark.rule("EX.pearlbrook.adornment.once")
def test_each_adornment_is_played_once() -> None:
    game = brook("adorned: tiara", "pearls: 1")
    assert refused(game, "adorn tiara") == "EX.pearlbrook.adornment.once"


@pytest.mark.rule("EX.pearlbrook.adornment.not_hand")
def test_adornments_are_no_cards_of_the_hand() -> None:
    game = brook("adornments: tiara bell", "hand: inn")
    assert (len(hand(game)), game.view(0).players[0].hand_limit) == (1, 8)
    assert texts(play(game, "place haven")) == ["discard inn", "done"]


@pytest.mark.rule("EX.pearlbrook.adornment.not_a_card_play")
def test_nothing_reacts_to_an_adornment() -> None:
    game = adorn("tiara", "city: historian courthouse shopkeeper")
    assert (hand(game), stock(game)) == ([], {})


@pytest.mark.rule("EX.pearlbrook.adornment.pay_first")
def test_the_pearl_is_paid_first() -> None:
    game = brook("adornments: spyglass", "pearls: 1")
    events = heard(game)
    play(game, "adorn spyglass", "gain twig")
    names = [event.name for event in events]
    assert names.index("pearls-paid") < names.index("adorned") < names.index("pearls")


@pytest.mark.rule("EX.pearlbrook.adornment.empty_effect")
def test_an_adornment_may_be_played_for_nothing_and_declined() -> None:
    assert adorned(adorn("compass")) == ["compass"]
    game = adorn("gilded_book", "city: judge")
    assert stock(play(game, "done")) == {}


# ---------------------------------------------------------------------- what they grant


@pytest.mark.rule("EX.pearlbrook.adornment.bell")
def test_bell() -> None:
    game = adorn("bell", "city: wife bard farm")
    assert (stock(game), len(hand(game))) == ({"berry": 3}, 2)
    assert worth("bell", "city: wife bard king farm") == 1
    assert stock(adorn("bell", "city: farm")) == {"berry": 3}
    assert worth("bell", "city: wife farm") == 0


@pytest.mark.rule("EX.pearlbrook.adornment.key_to_the_city")
def test_key_to_the_city() -> None:
    game = play(adorn("key_to_the_city", "city: wife farm inn"), "gain twig", "gain berry")
    assert (stock(game), len(hand(game))) == ({"twig": 1, "berry": 1}, 2)
    assert worth("key_to_the_city", "city: wife farm inn mine farm") == 2
    seven = "hand: " + "wife? " * 4 + "inn? " * 3
    game = play(adorn("key_to_the_city", "city: mine mine mine", seven), "gain twig", "gain twig")
    assert len(hand(game)) == 8


@pytest.mark.rule("EX.pearlbrook.adornment.gilded_book")
def test_gilded_book() -> None:
    game = play(adorn("gilded_book", "city: judge courthouse farm"), "pick 0:courthouse")
    assert stock(game) == {"twig": 1, "resin": 1, "pebble": 2}
    game = adorn("gilded_book", "city: judge courthouse farm")
    assert refused(game, "pick 0:farm") == "EX.pearlbrook.adornment.gilded_book"
    assert worth("gilded_book", "city: judge courthouse farm") == 2


@pytest.mark.rule("EX.pearlbrook.adornment.hourglass")
def test_hourglass_uses_a_forest_location_taken_or_not() -> None:
    game = adorn("hourglass", "player 1:", "placed: forest_three_berries")
    assert texts(game) == [
        "copy forest_two_any",
        "copy forest_three_berries",
        "copy forest_two_resin_twig",
        "done",
    ]
    play(game, "copy forest_three_berries", "gain twig")
    assert (stock(game), placed(game)) == ({"twig": 1, "berry": 3}, [])
    assert refused(adorn("hourglass"), "copy one_berry") == "EX.pearlbrook.adornment.hourglass"
    assert stock(play(adorn("hourglass"), "done", "gain twig")) == {"twig": 1}
    assert worth("hourglass", "city: inn inn farm") == 2


@pytest.mark.rule("EX.pearlbrook.adornment.masque", "EX.pearlbrook.adornment.masque_source")
def test_masque_plays_a_card_from_hand_or_meadow_free() -> None:
    lines = ("meadow: inn king", "player 0:", "hand: farm queen castle")
    game = play(brook(*lines, "adornments: masque", "pearls: 1"), "adorn masque")
    assert texts(game) == ["play farm", "play meadow 1", "done"]
    assert refused(game, "play castle") == "EX.pearlbrook.adornment.masque"
    assert city(play(game, "play meadow 1")) == ["inn"]
    assert city(play(adorn("masque", "hand: farm"), "done")) == []


@pytest.mark.rule("EX.pearlbrook.adornment.masque_points", "EX.pearlbrook.adornment.halves")
def test_masque_counts_tokens_also_on_cards() -> None:
    assert worth("masque", "points: 5", "city: chapel/tokens=3") == 2
    assert worth("masque", "points: 2") == 0


@pytest.mark.rule("EX.pearlbrook.adornment.mirror")
def test_mirror_uses_what_an_opponent_has_played() -> None:
    game = adorn("mirror", "city: king", "player 1:", "adorned: tiara", "city: queen theater")
    assert texts(game) == ["reflect tiara", "done"]
    play(game, "reflect tiara", "gain berry")
    assert (stock(game), adorned(game)) == ({"berry": 1}, ["mirror"])
    game = adorn("mirror", "player 1:", "adorned: tiara")
    assert refused(game, "reflect bell") == "EX.pearlbrook.adornment.mirror"
    assert everdell(adorn("mirror")).turn == 1


@pytest.mark.rule("EX.pearlbrook.adornment.mirror_end")
def test_mirror_scores_for_colours() -> None:
    assert worth("mirror", "city: farm farm inn king") == 3


@pytest.mark.rule("EX.pearlbrook.adornment.scales", "EX.pearlbrook.adornment.scales_end")
def test_scales() -> None:
    game = play(adorn("scales", "hand: farm inn king"), "discard farm", "discard inn", "done")
    play(game, "gain twig", "gain pebble")
    assert (hand(game), stock(game)) == (["king"], {"twig": 1, "pebble": 1})
    assert worth("scales", "hand: farm inn") == 2
    assert worth("scales", "hand: farm inn inn king wife wife mine") == 5
    game = play(adorn("scales", "hand: farm farm farm farm farm farm"), *["discard farm"] * 4)
    assert (texts(game)[0], len(hand(game))) == ("gain twig", 2)  # four are the most


@pytest.mark.rule("EX.pearlbrook.adornment.seaglass_amulet")
def test_seaglass_amulet() -> None:
    game = play(adorn("seaglass_amulet"), "gain twig", "gain twig", "gain berry")
    assert (stock(game), len(hand(game)), points(game)) == ({"twig": 2, "berry": 1}, 2, 1)
    assert worth("seaglass_amulet") == 3
    full = adorn("seaglass_amulet", "hand: " + "wife? " * 4 + "inn? " * 4)
    assert (len(hand(play(full, *["gain twig"] * 3))), points(full)) == (8, 1)


@pytest.mark.rule("EX.pearlbrook.adornment.spyglass")
def test_spyglass() -> None:
    game = play(adorn("spyglass"), "gain twig")
    assert (stock(game), len(hand(game)), pearls(game)) == ({"twig": 1}, 1, 1)
    assert worth("spyglass", "river:", "wonders: hopewatch_gate=0 sunblaze_bridge=0 mistrise_fountain=1") == 6
    full = play(adorn("spyglass", "hand: " + "wife? " * 4 + "inn? " * 4), "gain twig")
    assert (len(hand(full)), pearls(full)) == (8, 1)
    assert worth("spyglass") == 0


@pytest.mark.rule("EX.pearlbrook.adornment.sundial", "EX.pearlbrook.adornment.halves")
def test_sundial_activates_three_green_cards_each_once() -> None:
    game = adorn("sundial", "city: farm farm mine twig_barge")
    play(game, "activate 0:farm", "activate 0:farm:2")
    assert texts(game) == ["activate 0:mine", "activate 0:twig_barge", "done"]
    assert refused(game, "activate 0:farm") == "EX.pearlbrook.adornment.sundial"
    play(game, "activate 0:mine")
    assert (stock(game), everdell(game).turn) == ({"pebble": 1, "berry": 2}, 1)
    assert stock(play(adorn("sundial", "city: farm farm"), "done")) == {}
    assert worth("sundial", "city: farm farm mine") == 1


@pytest.mark.rule("EX.pearlbrook.adornment.tiara")
def test_tiara() -> None:
    game = play(adorn("tiara", "city: king queen theater"), "gain twig", "gain twig")
    assert stock(game) == {"twig": 2}
    assert worth("tiara", "city: king theater farm") == 2


# ---------------------------------------------------------------------- the Compass


@pytest.mark.rule("EX.pearlbrook.adornment.compass")
def test_compass_lets_two_tan_cards_act_again() -> None:
    game = adorn("compass", "city: wanderer wanderer bard", "hand: inn")
    assert texts(game) == ["pick 0:wanderer", "pick 0:bard", "done"]
    play(game, "pick 0:wanderer", "pick 0:wanderer:2")
    assert (len(hand(game)), everdell(game).turn) == (7, 1)
    game = play(adorn("compass", "city: wanderer"), "pick 0:wanderer")
    assert (len(hand(game)), everdell(game).turn) == (3, 1)
    assert (
        refused(adorn("compass", "city: wanderer farm"), "pick 0:farm") == "EX.pearlbrook.adornment.compass"
    )
    assert worth("compass", "city: wanderer bard farm") == 2


@pytest.mark.rule("EX.pearlbrook.adornment.compass")
def test_compass_sends_a_fool_away() -> None:
    game = play(adorn("compass", "city: fool"), "pick 0:fool")
    assert (city(game), city(game, 1)) == ([], ["fool"])
    full = "city: " + "mine? " * 15
    assert everdell(adorn("compass", "city: fool", "player 1:", full)).turn == 1


@pytest.mark.rule("EX.pearlbrook.adornment.compass")
def test_compass_makes_another_ruin() -> None:
    game = play(adorn("compass", "city: ruins farm inn"), "pick 0:ruins", "remove 0:inn")
    assert (city(game), len(hand(game)), stock(game)) == (["ruins", "farm"], 2, {"twig": 2, "resin": 1})
    assert everdell(adorn("compass", "city: ruins")).turn == 1
    road = brook("newleaf: yes", "adornments: compass", "pearls: 1", "city: ruins main_road")
    assert (city(play(road, "adorn compass")), everdell(road).turn) == (["ruins", "main_road"], 1)


@pytest.mark.rule("EX.pearlbrook.adornment.compass")
def test_compass_moves_a_worker_by_a_ranger_and_repeats_a_messenger() -> None:
    game = play(adorn("compass", "city: ranger", "placed: one_berry"), "pick 0:ranger", "place three_twigs")
    assert (placed(game), stock(game)) == (["three_twigs"], {"twig": 3})
    game = play(adorn("compass", "city: farm messenger"), "pick 0:messenger")
    assert (points(game), len(hand(game))) == (1, 1)
