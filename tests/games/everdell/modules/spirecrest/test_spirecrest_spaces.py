"""Worker spaces on discoveries."""

import pytest

from everdell_table import city, discarded, hand, meadow, placed, play, points, refused, stock, texts
from spirecrest_table import EVERY_COLOR, climb, finds, having


@pytest.mark.rule("EX.spirecrest.card.ancient_orchard", "EX.spirecrest.loc.ancient_orchard")
@pytest.mark.rule("EX.spirecrest.discovery.space_own")
def test_a_space_without_the_open_sign_is_its_owner_s() -> None:
    game = play(having("ancient_orchard"), "place ancient_orchard")
    assert stock(game) == {"berry": 5}
    assert "EX.spirecrest.discovery.space_own" in refused(game, "place ancient_orchard")
    game = having("ancient_orchard", "workers: 6", "placed: ancient_orchard")
    assert "place ancient_orchard" not in texts(game)


@pytest.mark.rule("EX.spirecrest.card.ruins_of_spire", "EX.spirecrest.loc.ruins_of_spire")
def test_the_ruins_of_spire_give_three_hard_resources() -> None:
    game = play(having("ruins_of_spire"), "place ruins_of_spire", "gain pebble", "gain pebble", "gain resin")
    assert stock(game) == {"resin": 1, "pebble": 2}
    game = play(having("ruins_of_spire"), "place ruins_of_spire")
    assert "EX.spirecrest.loc.ruins_of_spire" in refused(game, "gain berry")


@pytest.mark.rule("EX.spirecrest.card.cloudrim_peak", "EX.spirecrest.loc.cloudrim_peak")
def test_cloudrim_peak_takes_a_card_of_every_colour() -> None:
    game = having("cloudrim_peak", f"hand: {EVERY_COLOR} farm")
    play(game, "place cloudrim_peak", "discard mine")
    assert "EX.spirecrest.loc.cloudrim_peak" in refused(game, "discard farm")
    play(game, "discard wanderer", "discard inn", "discard judge", "discard castle")
    assert (points(game), hand(game)) == (8, ["farm"])
    assert "place cloudrim_peak" not in texts(having("cloudrim_peak", "hand: wanderer mine inn judge farm"))
    game = play(having("cloudrim_peak", f"hand: {EVERY_COLOR} farm"), "place cloudrim_peak", "discard mine")
    assert [world for world in range(20) if game.imagine(1, world).problems()] == []


@pytest.mark.rule("EX.spirecrest.card.cartographers_caravan", "EX.spirecrest.loc.cartographers_caravan")
@pytest.mark.rule("EX.spirecrest.discovery.space_open")
def test_an_open_space_takes_one_worker_a_player_and_pays_its_owner() -> None:
    game = climb(
        "players: 2",
        "doing: turn 1",
        "seat: 1",
        "player 0: spring",
        "workers: 3",
        "discoveries: cartographers_caravan",
        "placed: cartographers_caravan",
        "player 1: winter",
        "hand:",
    )
    play(game, "place cartographers_caravan", "gain berry", "gain berry")
    assert (len(hand(game, 1)), stock(game, 1), points(game, 0)) == (3, {"berry": 2}, 1)
    assert "place cartographers_caravan" not in texts(game)


@pytest.mark.rule("EX.spirecrest.discovery.space_open")
def test_an_open_space_holds_three_workers() -> None:
    others = [line for seat in (1, 2, 3) for line in (f"player {seat}: spring", "placed: map_seller")]
    game = climb("players: 4", "player 0: spring", "hand:", "discoveries: map_seller", *others)
    assert "place map_seller" not in texts(game)


@pytest.mark.rule("EX.spirecrest.card.map_seller", "EX.spirecrest.loc.map_seller")
def test_the_map_seller_sells_cards_of_meadow_and_discard_pile() -> None:
    text = ("meadow: king queen", "discard: castle farm", "player 0: spring", "hand: mine mine inn inn inn")
    game = climb(*text, "discoveries: map_seller")
    play(game, "place map_seller", "take meadow 2", "from discard", "from discard")
    assert hand(game) == sorted(["inn", "inn", "inn", "mine", "mine", "queen", "castle", "farm"])
    assert meadow(game)[1] not in ("queen", "-")


@pytest.mark.rule("EX.spirecrest.card.moleia_mines", "EX.spirecrest.loc.moleia_mines")
@pytest.mark.rule("EX.spirecrest.discovery.moleia")
def test_who_stops_digging_keeps_all_and_who_goes_on_may_lose_all() -> None:
    text = ("meadow: king", "deck: farm mine king judge", "hand:")
    game = play(having("moleia_mines", *text), "place moleia_mines", "from deck", "done")
    assert (hand(game), points(game)) == (["farm", "mine"], 2)
    game = play(having("moleia_mines", *text), "place moleia_mines", "from deck", "from deck")
    assert (hand(game), points(game), sorted(discarded(game))) == ([], 0, ["farm", "king", "mine"])
    full = ("meadow: king", "deck: farm mine", "hand: inn inn inn crane crane crane judge")
    game = play(having("moleia_mines", *full), "place moleia_mines")
    assert (len(hand(game)), points(game)) == (8, 1)


@pytest.mark.rule("EX.spirecrest.card.tezels_laboratory", "EX.spirecrest.loc.tezels_laboratory")
def test_the_laboratory_turns_cards_into_a_cheaper_card() -> None:
    game = having("tezels_laboratory", "hand: king farm farm", "resources: 4 berry")
    play(game, "place tezels_laboratory", "play king", "discard farm", "discard farm")
    assert (city(game), stock(game), hand(game)) == (["king"], {}, [])
    game = having("tezels_laboratory", "hand: king farm", "resources: 4 berry", "meadow:")
    assert "place tezels_laboratory" not in texts(game)


@pytest.mark.rule("EX.spirecrest.card.grey_cloaks_hideout", "EX.spirecrest.loc.grey_cloaks_hideout")
def test_the_hideout_calls_a_worker_and_uses_the_space_it_left() -> None:
    game = having("grey_cloaks_hideout", "workers: 6", "placed: three_twigs haven")
    play(game, "place grey_cloaks_hideout")
    assert (stock(game), placed(game)) == (
        {"twig": 3},
        ["haven", "grey_cloaks_hideout", "grey_cloaks_hideout"],
    )
    assert "place grey_cloaks_hideout" not in texts(having("grey_cloaks_hideout", "workers: 6"))


@pytest.mark.rule("EX.spirecrest.discovery.copy")
def test_corrin_s_path_leads_to_a_discovery_too() -> None:
    game = climb(
        "corrin: yes",
        "player 0: summer",
        "workers: 4",
        "hand:",
        "city: corrin_evertails_path",
        "player 1: summer",
        "discoveries: ancient_orchard",
        "workers: 4",
        "placed: ancient_orchard",
    )
    play(game, "visit 0:corrin_evertails_path")
    assert stock(game) == {"berry": 5}
    assert finds(game, 1) == ["ancient_orchard"]


@pytest.mark.rule("EX.spirecrest.discovery.copy_hideout")
def test_corrin_s_path_does_not_use_the_hideout() -> None:
    own = ("corrin: yes", "player 0: summer", "workers: 4", "hand:", "city: corrin_evertails_path")
    hideout = ("player 1: summer", "discoveries: grey_cloaks_hideout", "workers: 4")
    game = climb(*own, "placed: three_twigs", *hideout, "placed: grey_cloaks_hideout one_berry")
    play(game, "visit 0:corrin_evertails_path")
    assert (stock(game), placed(game)) == ({"berry": 1}, ["three_twigs", "0:corrin_evertails_path"])
    game = climb(*own, "placed: three_twigs", *hideout, "placed: grey_cloaks_hideout")
    assert refused(game, "visit 0:corrin_evertails_path") == "EV.place.something"
