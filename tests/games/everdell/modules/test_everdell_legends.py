"""Legends: played for their cost or in place of the card on their ribbon, and what they are in a city."""

import pytest

import tanglewood
from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    full_city,
    hand,
    heard,
    legends,
    meadow,
    occupied,
    placed,
    play,
    points,
    prisoners_of,
    refused,
    rolls,
    rugwort,
    score,
    stock,
    table,
    texts,
    tokens_on,
)
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.components.pack import standard
from tanglewood.kernel.registry import lookup

PACK = standard()
BOTH = "legends: both"
WAITS = ("player 1:", "hand: king?")


# ---------------------------------------------------------------------- playing


@pytest.mark.rule("MW.legend.replace")
def test_a_legend_is_paid_like_any_card() -> None:
    game = table(BOTH, "legends: jor_goldwing", "resources: 5 berry", *WAITS)
    events = heard(game)
    play(game, "play legend jor_goldwing")
    assert (city(game), stock(game), legends(game)) == (["jor_goldwing"], {"berry": 1}, [])
    assert [(it.name, it.open.get("from")) for it in events][:2] == [("paid", None), ("played", "legends")]
    game = table(BOTH, "legends: jor_goldwing", "resources: 3 berry", *WAITS)
    assert refused(game, "play legend jor_goldwing") == "EV.play.cost"


@pytest.mark.rule("MW.legend.replace")
def test_the_ribbon_card_makes_it_free() -> None:
    game = table(BOTH, "legends: click_clacks", "city: general_store mine general_store", *WAITS)
    play(game, "play legend click_clacks")
    assert city(game) == ["click_clacks", "mine", "general_store"]
    assert (discarded(game), stock(game)) == (["general_store"], {"berry": 3})


@pytest.mark.rule("MW.legend.replace")
def test_which_of_several_ribbon_cards_goes() -> None:
    game = table(BOTH, "legends: the_green_acorn", "city: inn inn/occupied", *WAITS)
    play(game, "play legend the_green_acorn")
    assert texts(game) == ["replace 0:inn", "replace 0:inn:2"]
    assert refused(game, "replace 0:inn:3") == "MW.legend.replace"
    play(game, "replace 0:inn")
    assert city(game) == ["the_green_acorn", "inn"]
    assert not occupied(game, "the_green_acorn")


@pytest.mark.rule("MW.legend.replace")
def test_there_is_no_other_free_way() -> None:
    # Ever Tree and linked homes bring in any critter, but no legend.
    game = table(BOTH, "legends: poe", "city: ever_tree school", "resources: 3 berry", *WAITS)
    assert "play legend poe" not in texts(game)
    game = table(BOTH, "legends: poe", "city: ever_tree judge", "resources: 4 berry", *WAITS)
    play(game, "play legend poe")
    assert city(game)[-1] == "poe"
    game = table(BOTH, "legends: poe", "city: ever_tree teacher", RICH, *WAITS)
    play(game, "play legend poe")
    assert texts(game) == ["replace 0:teacher", "pay"]
    assert refused(game, "occupy 0:ever_tree") == "MW.legend.replace"
    # Neither does the Queen (though it is worth little), nor the Cemetery.
    game = table(BOTH, "legends: silver_scale_spring", "city: queen", "meadow: mine", *WAITS)
    play(game, "visit 0:queen")
    assert city(game) == ["queen", "mine"]


@pytest.mark.rule("MW.legend.replace_optional")
def test_a_common_ribbon_card_may_be_kept() -> None:
    game = table(BOTH, "legends: mcgregors_market", RICH, "city: farm", *WAITS)
    play(game, "play legend mcgregors_market")
    assert texts(game) == ["replace 0:farm", "pay"]
    play(game, "pay", "gain twig", "gain twig")
    assert (city(game), stock(game)["pebble"]) == (["farm", "mcgregors_market"], 8)


@pytest.mark.rule("MW.legend.unique_ribbon")
def test_a_unique_ribbon_card_must_give_way() -> None:
    game = table(BOTH, "legends: fynn_nobletail", RICH, "city: king", *WAITS)
    assert game.view(0).prices["fynn_nobletail"].ways == ["replace 0:king"]
    play(game, "play legend fynn_nobletail")
    assert (city(game), stock(game)["berry"]) == (["fynn_nobletail"], 9)
    # In a cell it stands no more beside the legend.
    game = table(BOTH, "legends: fynn_nobletail", "resources: 4 berry", "city: king dungeon", *WAITS)
    play(game, "play legend fynn_nobletail")
    assert texts(game) == ["replace 0:king", "imprison 0:king"]
    play(game, "imprison 0:king")
    assert (city(game), prisoners_of(game), stock(game)) == (["dungeon", "fynn_nobletail"], ["king"], {})


@pytest.mark.rule("MW.legend.reductions", "MW.legend.reduced_to_nothing")
def test_abilities_lower_the_cost_of_a_legend() -> None:
    game = table(
        BOTH, "legends: strongroot_castle", "city: crane", "resources: 4 twig 4 resin 1 pebble", *WAITS
    )
    play(game, "play legend strongroot_castle")
    assert (city(game), stock(game)) == (["strongroot_castle"], {})
    game = table(BOTH, "legends: poe", "city: judge", "resources: 3 berry 1 twig", *WAITS)
    play(game, "play legend poe")
    assert (city(game), stock(game)) == (["judge", "poe"], {})
    game = table(BOTH, "legends: bridge_of_the_sky", "city: dungeon wife", *WAITS)
    play(game, "play legend bridge_of_the_sky")
    assert city(game) == ["dungeon", "bridge_of_the_sky"]
    # An Innkeeper helps with critters only, and the Inn reaches only the Meadow.
    game = table(BOTH, "legends: bridge_of_the_sky", "city: innkeeper inn", "resources: 1 pebble", *WAITS)
    assert "play legend bridge_of_the_sky" not in texts(game)
    assert "visit 0:inn" not in texts(game)


@pytest.mark.rule("MW.legend.blocks")
@pytest.mark.parametrize("way", ["paid", "replaced"])
def test_no_card_of_the_ribbon_name_follows(way: str) -> None:
    farms = "city: farm farm" if way == "replaced" else "city: mine"
    game = table(BOTH, "legends: mcgregors_market", "hand: farm", RICH, "meadow: farm", farms, *WAITS)
    assert "play farm" in texts(game)
    play(game, "play legend mcgregors_market", *(["replace 0:farm"] if way == "replaced" else []))
    play(game, "gain twig", "gain twig", "place haven", *(["done"] if texts(game)[-1] == "done" else []))
    while game.turn == 1:
        play(game, texts(game)[-1])
    assert game.turn == 0
    assert {"play farm", "play meadow 1"}.isdisjoint(texts(game))
    assert refused(game, "play farm") == "MW.legend.blocks"
    # Nor by other ways: the Inn, the Queen, revealed cards.
    game = table(BOTH, RICH, "city: mcgregors_market queen inn", "meadow: farm", *WAITS)
    assert {"visit 0:queen", "visit 0:inn"}.isdisjoint(texts(game))
    game = table(BOTH, RICH, "city: mcgregors_market", "hand: postal_pigeon", "deck: farm farm", *WAITS)
    play(game, "play postal_pigeon")
    assert game.turn == 1


@pytest.mark.rule("MW.legend.blocks")
def test_an_opponents_legend_blocks_nobody_else() -> None:
    game = table(BOTH, RICH, "hand: farm", "player 1:", "city: mcgregors_market", "hand: king")
    assert "play farm" in texts(game)


@pytest.mark.rule("MW.legend.transfer")
def test_workers_and_the_occupied_token_move_over() -> None:
    game = table(
        BOTH,
        "player 0: spring",
        "legends: everflame_tomb",
        "city: mine cemetery/occupied farm",
        "placed: 0:cemetery! haven",
        "meadow: castle",
        *WAITS,
    )
    play(game, "play legend everflame_tomb")
    assert city(game) == ["mine", "everflame_tomb", "farm"]
    assert placed(game) == ["0:everflame_tomb", "haven"]
    assert occupied(game, "everflame_tomb")
    assert meadow(game)[0] == "castle"  # nothing was used
    assert game.turn == 1
    game = table(
        BOTH, "legends: the_green_acorn", "city: inn", RICH, "player 1:", "placed: 0:inn", "hand: king king"
    )
    play(game, "play legend the_green_acorn", "replace 0:inn")
    assert (placed(game, 1), points(game)) == (["0:the_green_acorn"], 0)
    play(game, "place haven", "done")
    assert refused(game, "visit 0:the_green_acorn") == "EV.place.card_space"


@pytest.mark.rule("MW.legend.transfer")
def test_what_else_lies_on_the_ribbon_card_is_lost() -> None:
    game = table(BOTH, "legends: king_norths_treasury", "city: clock_tower/tokens=3", *WAITS)
    play(game, "play legend king_norths_treasury")
    assert tokens_on(game, "king_norths_treasury") == 4


@pytest.mark.rule("MW.legend.counts_as")
def test_a_legend_counts_as_its_ribbon_card() -> None:
    # For events ...
    game = table(BOTH, "specials: a_well_run_city", "city: chipter_swipple king_norths_treasury", *WAITS)
    assert "claim a_well_run_city" in texts(game)
    assert game.view(0).events[-1].met
    # ... for its critter, once ...
    game = table(
        BOTH, "hand: undertaker undertaker", "city: everflame_tomb", "meadow: mine mine mine farm", *WAITS
    )
    play(game, "play undertaker")
    assert occupied(game, "everflame_tomb")
    # ... for cards that name it, as Farm, Ranger and Cemetery ...
    game = table(BOTH, "hand: general_store", RICH, "city: mcgregors_market", *WAITS)
    play(game, "play general_store")
    assert stock(game)["berry"] == 11
    game = table(BOTH, "hand: king", RICH, "city: strey_softpaw dungeon/holds=fool wife", *WAITS)
    play(game, "play king")
    assert "imprison 0:wife" in texts(game)
    game = table(
        BOTH,
        "specials: remembering_the_fallen",
        "city: everflame_tomb shepherd",
        "events: remembering_the_fallen",
        "placed: 0:everflame_tomb! 0:everflame_tomb!",
        *WAITS,
    )
    assert score(game)["events"] == 6
    # ... but not as the card's own effect: no Clock Tower is used before the season.
    game = table(BOTH, "city: king_norths_treasury/tokens=4", "placed: three_twigs haven", *WAITS)
    play(game, "prepare")
    assert (game.turn, tokens_on(game, "king_norths_treasury")) == (1, 4)


@pytest.mark.rule("MW.legend.counts_as", "MW.legend.replace", "MW.legend.blocks")
def test_a_seasonal_farm_is_the_farm_on_the_ribbon() -> None:
    farms = (BOTH, "farms: yes", "legends: mcgregors_market", "hand: season_farm_2", RICH)
    game = table(*farms, "city: season_farm_1/occupied", *WAITS)
    play(game, "play legend mcgregors_market", "replace 0:season_farm_1", "gain twig", "gain twig")
    assert (city(game), discarded(game)) == (["mcgregors_market"], ["season_farm_1"])
    assert occupied(game, "mcgregors_market")
    game = table(BOTH, "farms: yes", "hand: season_farm_2", RICH, "city: mcgregors_market", *WAITS)
    assert refused(game, "play season_farm_2") == "MW.legend.blocks"


@pytest.mark.rule("MW.legend.class")
def test_common_or_unique_as_the_ribbon_card_with_a_colour_of_its_own() -> None:
    found = [card for card in PACK.cards if card.ribbon >= 0]
    assert len(found) == 20
    assert len({card.ribbon for card in found}) == 20
    for card in found:
        ribbon = PACK.cards[card.ribbon]
        assert (card.unique, card.critter) == (ribbon.unique, ribbon.critter), card.id
        if not card.critter:
            base = {guest for guest in ribbon.hosts if PACK.cards[guest].set == "base"}
            assert base <= set(card.hosts), card.id
    game = table(BOTH, "city: castle mcgregors_market theater strey_softpaw", *WAITS)
    assert score(game)["prosperity"] == 1 + 1
    assert COLORS[PACK.cards[PACK.card_numbers["strey_softpaw"]].color] == "red"


@pytest.mark.rule("MW.legend.space")
def test_a_legend_fits_into_a_full_city() -> None:
    game = table(BOTH, "legends: jor_goldwing", RICH, full_city(), *WAITS)
    play(game, "play legend jor_goldwing")
    view = game.view(0).players[0]
    assert (view.spaces, view.spaces_used) == (16, 16)
    # In place of another card the space it brings stays free.
    game = table(BOTH, "legends: jor_goldwing", "hand: mine", RICH, full_city("bard"), *WAITS)
    play(game, "play legend jor_goldwing")
    view = game.view(0).players[0]
    assert (view.spaces, view.spaces_used) == (16, 15)
    game = table(BOTH, "hand: mine", RICH, full_city("jor_goldwing"), *WAITS)
    assert refused(game, "play mine") == "EV.play.needs_space"


# ---------------------------------------------------------------------- staying


@pytest.mark.rule("MW.legend.never_leaves")
def test_nothing_discards_a_legend() -> None:
    # Ruins and University
    game = table(BOTH, "hand: ruins", "city: mcgregors_market", *WAITS)
    assert refused(game, "play ruins") == "EV.card.ruins"
    game = table(BOTH, "hand: ruins", "city: mcgregors_market inn mine", *WAITS)
    play(game, "play ruins")
    assert texts(game) == ["remove 0:inn", "remove 0:mine"]
    assert refused(game, "remove 0:mcgregors_market") == "MW.legend.never_leaves"
    game = table(BOTH, "city: university mcgregors_market poe", *WAITS)
    assert refused(game, "visit 0:university") == "EV.place.something"
    game = table(BOTH, "city: university mcgregors_market poe wife mine", *WAITS)
    play(game, "visit 0:university")
    assert texts(game) == ["remove 0:wife", "remove 0:mine"]
    # Dungeon
    game = table(BOTH, "hand: king", "resources: 3 berry", "city: dungeon poe", *WAITS)
    assert refused(game, "play king") == "EV.play.cost"
    game = table(BOTH, "hand: king", RICH, "city: dungeon poe wife", *WAITS)
    play(game, "play king")
    assert texts(game) == ["pay", "imprison 0:wife"]
    assert refused(game, "imprison 0:poe") == "MW.legend.never_leaves"
    # Events that take cards of the city
    special = "specials: croak_wart_cure capture_of_the_acorn_thieves"
    game = table(BOTH, special, RICH, "city: undertaker barge_toad poe strey_softpaw courthouse", *WAITS)
    play(game, "claim croak_wart_cure")
    assert texts(game) == ["remove 0:undertaker", "remove 0:barge_toad", "remove 0:courthouse"]
    game = table(BOTH, special, RICH, "city: poe strey_softpaw courthouse", *WAITS)
    play(game, "claim capture_of_the_acorn_thieves")
    assert game.turn == 1
    assert city(game) == ["poe", "strey_softpaw", "courthouse"]


@pytest.mark.rule("MW.legend.never_leaves", "MW.legend.activated")
def test_nothing_copies_a_legend() -> None:
    game = table(
        BOTH, "hand: miner_mole", RICH, "player 1:", "city: mcgregors_market farm mine", "hand: king"
    )
    play(game, "play miner_mole")
    assert texts(game) == ["activate 1:farm", "activate 1:mine", "done"]
    assert refused(game, "activate 1:mcgregors_market") == "MW.legend.never_leaves"
    game = table(BOTH, "hand: chip_sweep", RICH, "city: click_clacks mine farm", *WAITS)
    play(game, "play chip_sweep")
    assert texts(game) == ["activate 0:mine", "activate 0:farm"]
    game = table(BOTH, "hand: chip_sweep", RICH, "city: click_clacks", *WAITS)
    play(game, "play chip_sweep")
    assert (game.turn, stock(game)["berry"]) == (1, 6)
    # In production it acts by itself.
    game = table(BOTH, "city: click_clacks", "placed: haven haven", *WAITS)
    play(game, "prepare")
    assert stock(game) == {"berry": 3}


@pytest.mark.rule("MW.legend.activated", "MW.legend.chipter_swipple")
def test_toads_do_not_bring_a_legend_back() -> None:
    toads = (BOTH, "powers: all", "legends: chipter_swipple", "hand: king mine", RICH, "power: toads")
    game = table(*toads, "city: chip_sweep farm", *WAITS)
    play(game, "play legend chipter_swipple", "replace 0:chip_sweep", "activate 0:farm")
    assert (game.turn, len(hand(game))) == (1, 2)
    game = table(*toads, "city: farm", *WAITS)
    play(game, "play mine")
    assert "discard king" in texts(game)


# ---------------------------------------------------------------------- alone, and on paper


@pytest.mark.rule("MW.legend.rugwort")
def test_rugwort_takes_three_tokens_and_two_cards() -> None:
    game = table(
        BOTH,
        "players: 1",
        f"word: {rolls(2, 5)}",
        "meadow: mine farm inn inn castle queen queen king",
        DECK,
        "legends: jor_goldwing",
        RICH,
    )
    play(game, "play legend jor_goldwing")
    assert (rugwort(game).points, names_of(rugwort(game).city)) == (3, ["farm", "castle"])
    game = table("players: 1", f"word: {rolls(2, 5)}", "meadow: mine farm", DECK, "hand: wife", RICH)
    play(game, "play wife")
    assert (rugwort(game).points, len(rugwort(game).city)) == (0, 1)


def names_of(cards: tuple[int, ...]) -> list[str]:
    return [PACK.cards[card].id for card in cards]


def test_a_position_knows_legends() -> None:
    game = table(BOTH, "legends: poe click_clacks", "city: bridge_of_the_sky mine/over", *WAITS)
    text = everdell(game).text()
    again = lookup("everdell").read(text)
    assert again.text() == text
    assert "legends: poe click_clacks" in text
    assert "mine/over" in text
    with pytest.raises(tanglewood.TextError, match="legends: expected one of"):
        table("legends: first", "legends: tarry_hare")
