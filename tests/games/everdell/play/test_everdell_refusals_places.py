"""What a location, an event, a legend or a worker ability asks for, it says itself."""

import pytest

from everdell_powers import POWERS
from everdell_table import DECK, RICH, play, table

WAITS = ("player 1:", "hand: king")
MEADOW = "meadow: king castle farm mine inn queen wife husband"
BOTH = "legends: both"


# ---------------------------------------------------------------------- locations and events


@pytest.mark.rule("EV.loc.haven")
def test_the_haven_asks_for_cards_and_then_for_resources() -> None:
    game = table(DECK, "hand: king queen mine", *WAITS)
    play(game, "place haven")
    assert game.why_not("gain twig") == (
        "Answer Haven first: discard as many cards as you like. [EV.loc.haven]"
    )
    play(game, "discard king", "discard queen", "done")
    assert game.why_not("discard mine") == "Answer Haven first: choose a resource. [EV.loc.haven]"


@pytest.mark.rule("EV.loc.journey")
def test_the_journey_has_a_price_that_must_be_paid() -> None:
    game = table(DECK, "player 0: autumn", "hand: king queen mine farm", *WAITS)
    play(game, "place journey_3")
    assert game.why_not("done") == "Journey of 3 cannot be skipped: discard 3 cards. [EV.loc.journey]"


@pytest.mark.rule("EV.loc.forest_meadow_two_play_one")
def test_a_forest_card_lets_one_of_the_drawn_cards_be_played() -> None:
    forest = "forest: forest_meadow_two_play_one"
    game = table(forest, MEADOW, DECK, "hand: judge", "resources: 1 berry 1 twig", *WAITS)
    play(game, "place forest_meadow_two_play_one", "take meadow 1", "take meadow 7")
    assert game.why_not("play judge") == (
        "Meadow's edge: Judge is none of the cards you drew. [EV.loc.forest_meadow_two_play_one]"
    )
    assert game.why_not("play king") == (
        "Meadow's edge: even with 1 less you lack 4 resources for King. [EV.loc.forest_meadow_two_play_one]"
    )


@pytest.mark.rule("EV.season.summer")
def test_summer_offers_the_meadow() -> None:
    worker = "placed: haven haven haven"
    game = table(MEADOW, DECK, "player 0: spring", "workers: 3", worker, "hand: judge", *WAITS)
    play(game, "prepare")
    assert game.why_not("place haven") == (
        "Answer Summer first: take up to 2 cards from the Meadow. [EV.turn.one_action]"
    )
    assert game.why_not("discard judge") == (
        "Answer Summer first: take up to 2 cards from the Meadow. [EV.season.summer]"
    )


@pytest.mark.rule("EV.event.performer_in_residence", "EV.event.graduation_of_scholars")
def test_events_say_what_may_lie_there() -> None:
    specials = "specials: performer_in_residence graduation_of_scholars"
    game = table(specials, DECK, "city: inn bard", "resources: 2 berry 1 twig", "hand: king", *WAITS)
    play(game, "claim performer_in_residence")
    assert game.why_not("put twig") == (
        "Performer in Residence: it takes berries, not twigs. [EV.event.performer_in_residence]"
    )
    game = table(specials, DECK, "city: teacher university", "hand: king farm", *WAITS)
    play(game, "claim graduation_of_scholars")
    assert game.why_not("tuck farm") == (
        "Graduation of Scholars: Farm is no critter. [EV.event.graduation_of_scholars]"
    )


# ---------------------------------------------------------------------- legends and small boxes


@pytest.mark.rule("MW.legend.strey_softpaw", "MW.legend.strey_softpaw_two")
def test_strey_softpaw_wants_places_with_workers() -> None:
    game = table(
        *(BOTH, DECK, "city: strey_softpaw", "placed: one_berry"),
        *("player 1:", "placed: two_resin three_twigs", "hand: king"),
    )
    play(game, "visit 0:strey_softpaw", "copy two_resin")
    assert game.why_not("copy two_resin") == (
        "Strey Softpaw: Two resin has been used already. [MW.legend.strey_softpaw_two]"
    )
    assert game.why_not("copy one_pebble") == (
        "Strey Softpaw: nobody\u2019s worker stands at One pebble. [MW.legend.strey_softpaw]"
    )


@pytest.mark.rule("MW.legend.amilla_glistendew", "EV.event.once", "EV.event.cost")
def test_amilla_leaves_costs_and_owners_of_events_alone() -> None:
    special = "specials: tax_relief croak_wart_cure"
    game = table(
        BOTH, special, "city: amilla_glistendew mine", "player 1:", "events: grand_tour", "hand: king"
    )
    play(game, "visit 0:amilla_glistendew")
    assert game.why_not("claim grand_tour") == (
        "Amilla Glistendew: Grand Tour has been achieved already. [EV.event.once]"
    )
    assert game.why_not("claim croak_wart_cure") == (
        "Amilla Glistendew: You cannot pay what Croak Wart Cure asks for. [EV.event.cost]"
    )


@pytest.mark.rule("MW.extra.scurrble_stadium")
def test_the_stadium_asks_for_a_colour_but_green() -> None:
    game = table("extra: yes", DECK, "city: scurrble_stadium", "hand: judge", *WAITS)
    play(game, "visit 0:scurrble_stadium")
    assert game.why_not("color green") == (
        "Scurrble Stadium: green cannot be named. [MW.extra.scurrble_stadium]"
    )


@pytest.mark.rule("MW.corrin.corrin_evertails_path")
def test_the_path_leads_where_opponents_stand() -> None:
    game = table(
        *("corrin: yes", DECK, "city: corrin_evertails_path", "hand: judge"),
        *("player 1:", "placed: two_resin three_twigs", "hand: king"),
    )
    play(game, "visit 0:corrin_evertails_path")
    assert game.why_not("copy one_pebble") == (
        "Corrin Evertail's Path: no opponent\u2019s worker stands at One pebble. "
        "[MW.corrin.corrin_evertails_path]"
    )


@pytest.mark.rule("MW.farm.season_farm_2")
def test_a_seasonal_farm_names_the_choice_that_would_do_nothing() -> None:
    game = table("farms: yes", "hand: season_farm_2 judge", "resources: 2 twig 1 resin", DECK, *WAITS)
    play(game, "play season_farm_2")
    assert game.why_not("gain berry") == (
        "Answer Winter Farm II first: choose one of the two. [MW.farm.season_farm_2]"
    )


# ---------------------------------------------------------------------- worker abilities


@pytest.mark.rule("MW.power.stoats")
def test_stoats_name_their_price() -> None:
    game = table(POWERS, DECK, "power: stoats", "resources: 2 twig 1 resin", "hand: farm king queen", *WAITS)
    play(game, "play farm")
    assert game.why_not("gain pebble") == "Stoats: pebbles cost 3 cards, you have 2. [MW.power.stoats]"
    assert (
        game.why_not("discard king") == "Answer Stoats first: discard cards for a resource? [MW.power.stoats]"
    )


@pytest.mark.rule("MW.power.mice", "MW.power.moles", "MW.power.moles_which")
def test_mice_and_moles_look_at_the_supply() -> None:
    mice = table(POWERS, DECK, "power: mice", "resources: 1 twig", "hand: king", *WAITS)
    play(mice, "place one_berry")
    assert mice.why_not("gain twig") == "Mice: you own twigs already. [MW.power.mice]"
    moles = table(POWERS, DECK, "power: moles", "resources: 1 twig", "hand: king", *WAITS)
    play(moles, "place one_berry")
    assert moles.why_not("trade berry > resin") == "Moles: only a pebble can be had. [MW.power.moles]"
    assert moles.why_not("trade twig > pebble") == (
        "Moles: this worker brought no twigs. [MW.power.moles_which]"
    )


@pytest.mark.rule("MW.power.deal")
def test_only_dealt_abilities_can_be_kept() -> None:
    game = table(
        *(POWERS, "doing: lay-out 0 0 -1", "doing: choose-power 1 1 -1", "doing: choose-power 0 0 -1"),
        *("player 0:", "dealt: owls mice", "player 1:", "dealt: bats cats"),
    )
    assert game.why_not("keep power foxes") == "Foxes were not dealt to you. [MW.power.deal]"
    assert game.why_not("done") == (
        "This cannot be skipped: which ability do your workers get? [MW.power.deal]"
    )


@pytest.mark.rule("MW.power.otters")
def test_only_resin_stands_for_others_with_the_otters() -> None:
    game = table(POWERS, DECK, "power: otters", RICH, "hand: mine king", *WAITS)
    play(game, "play mine")
    assert game.why_not("instead twig > berry") == (
        "Otters: only resin can stand for something else. [MW.power.otters]"
    )
