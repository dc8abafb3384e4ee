"""Pearlbrook's cards (EX.pearlbrook.card.*)."""

import pytest

from everdell_table import (
    RICH,
    city,
    everdell,
    full_city,
    hand,
    heard,
    placed,
    play,
    player,
    points,
    refused,
    score,
    stock,
    texts,
)
from pearlbrook_table import brook, frog, lodgers, pearls, turned

# ---------------------------------------------------------------------- Bridge


@pytest.mark.rule("EX.pearlbrook.card.bridge", "EX.pearlbrook.card.bridge_limit")
def test_a_bridge_raises_the_hand_limit_by_the_pearls() -> None:
    assert brook("city: bridge", "pearls: 3").view(0).players[0].hand_limit == 11
    assert brook("city: farm", "pearls: 3").view(0).players[0].hand_limit == 8
    assert brook("city: bridge").view(0).players[0].hand_limit == 8


@pytest.mark.rule("EX.pearlbrook.card.bridge", "EX.pearlbrook.card.bridge_draw")
def test_a_bridge_draws_two_cards_for_a_pearl() -> None:
    game = play(brook("city: bridge farm farm farm"), "frog river_three_green")
    assert (pearls(game), len(hand(game))) == (1, 2)
    assert hand(play(brook("city: farm farm farm"), "frog river_three_green")) == []


@pytest.mark.rule("EX.pearlbrook.card.bridge_drop")
def test_cards_above_a_limit_that_came_down_stay_but_none_is_drawn() -> None:
    nine = "hand: inn inn inn king king wife wife wife mine"
    game = play(brook("city: bridge", "pearls: 1", "adornments: tiara", nine), "adorn tiara")
    assert (len(hand(game)), game.view(0).players[0].hand_limit) == (9, 8)
    game = play(brook("city: bridge", nine), "place two_twigs_card")
    assert len(hand(game)) == 9


# ---------------------------------------------------------------------- Harbor, Ferry Ferret, Shipwright


@pytest.mark.rule("EX.pearlbrook.card.harbor", "EX.pearlbrook.card.pearl_check")
def test_a_harbor_gives_resources_to_who_owns_two_pearls() -> None:
    lines = ("hand: harbor", "resources: 3 twig 1 resin 1 pebble")
    game = play(brook(*lines, "pearls: 2"), "play harbor", "gain berry", "gain twig")
    assert (stock(game), pearls(game)) == ({"twig": 1, "berry": 1}, 2)
    assert stock(play(brook(*lines, "pearls: 1"), "play harbor")) == {}


@pytest.mark.rule("EX.pearlbrook.card.ferry_ferret", "EX.pearlbrook.card.pearl_check")
def test_a_ferry_ferret_gives_points_to_who_owns_two_pearls() -> None:
    lines = ("hand: ferry_ferret", "resources: 3 berry")
    assert points(play(brook(*lines, "pearls: 2"), "play ferry_ferret")) == 2
    assert points(play(brook(*lines, "pearls: 1"), "play ferry_ferret")) == 0
    ready = ("player 0: winter", "workers: 2", "placed: one_berry one_pebble", "city: ferry_ferret")
    assert points(play(brook(*ready, "pearls: 2"), "prepare")) == 2


def test_whoever_copies_a_harbor_needs_the_pearls() -> None:
    lines = ("hand: miner_mole", "resources: 3 berry")
    other = ("player 1:", "city: harbor")
    game = play(brook(*lines, "pearls: 2", *other), "play miner_mole", "activate 1:harbor")
    assert stock(play(game, "gain twig", "gain twig")) == {"twig": 2}
    game = play(brook(*lines, *other, "pearls: 2"), "play miner_mole")
    assert everdell(game).turn == 1


@pytest.mark.rule("EX.pearlbrook.card.shipwright", "EX.pearlbrook.comp.symbol")
def test_a_shipwright_counts_pearlbrooks_cards_and_itself() -> None:
    game = brook("city: shipwright harbor pirate farm", "adorned: tiara")
    assert score(game)["prosperity"] == 3
    assert score(brook("city: shipwright"))["prosperity"] == 1


# ---------------------------------------------------------------------- Ferry


@pytest.mark.rule(
    "EX.pearlbrook.card.ferry", "EX.pearlbrook.card.ferry_frog", "EX.pearlbrook.card.ferry_copy"
)
def test_a_ferry_uses_a_card_of_the_river_without_its_colours() -> None:
    paying = ("points: 1", "resources: 1 resin")
    river = ("player 1:", "city: ferry", "frog: river_three_green", "river:", turned("ballroom"))
    game = brook(*paying, *river)
    play(game, "frog 1:ferry")
    assert (frog(game), pearls(game), points(game), points(game, 1)) == ("1:ferry", 1, 0, 1)
    assert (stock(game), len(hand(game))) == ({}, 3)
    game = brook("resources: 1 resin", *river)
    assert refused(game, "frog 1:ferry") == "EX.pearlbrook.card.ferry_copy"


@pytest.mark.rule("EX.pearlbrook.card.ferry_frog")
def test_the_owner_of_a_ferry_takes_no_token_for_the_own_frog() -> None:
    lines = ("city: ferry", "points: 1", "resources: 1 resin", "river:", turned("ballroom"))
    assert points(play(brook(*lines), "frog 0:ferry")) == 0


@pytest.mark.rule("EX.pearlbrook.card.ferry_not_shoal", "EX.pearlbrook.card.ferry_no_first_pearl")
def test_a_ferry_is_useless_while_all_cards_lie_face_down() -> None:
    game = brook("city: ferry", RICH, "hand: inn inn king king", "points: 3")
    assert "frog shoal" in texts(game)
    assert refused(game, "frog 0:ferry") == "EX.pearlbrook.card.ferry_not_shoal"
    lines = ("city: ferry", RICH, "points: 9", "river:", turned("ballroom", "market"))
    assert texts(play(brook(*lines), "frog 0:ferry")) == ["trade river_three_green", "trade river_two_red"]


@pytest.mark.rule("EX.pearlbrook.river.exclusive")
def test_a_ferry_has_one_space_and_its_frog_stays_out_if_it_leaves() -> None:
    lines = ("points: 1", "resources: 1 resin", "player 1:", "city: ferry", "frog: 1:ferry")
    game = brook(*lines, "river:", turned("ballroom"))
    assert refused(game, "frog 1:ferry") == "EX.pearlbrook.river.exclusive"
    game = brook("city: farm ferry university", "frog: 0:ferry")
    play(game, "visit 0:university", "remove 0:farm", "gain twig")
    assert frog(game) == "0:ferry"
    game = brook("city: farm ferry university", "frog: 0:ferry")
    assert frog(play(game, "visit 0:university", "remove 0:ferry", "gain twig")) == "nowhere"


# ---------------------------------------------------------------------- Messenger


@pytest.mark.rule("EX.pearlbrook.card.messenger", "EX.pearlbrook.card.messenger_host")
def test_a_messenger_shares_the_space_of_a_construction() -> None:
    lines = ("hand: messenger messenger", "resources: 2 berry")
    game = play(brook(*lines, "city: farm inn"), "play messenger", "lodge 0:inn")
    assert (lodgers(game), player(game).used) == ({"0:messenger": "0:inn"}, 2)
    assert (points(game), len(hand(game))) == (1, 2)
    assert refused(brook(*lines, "city: wife"), "play messenger") == "EX.pearlbrook.card.messenger_host"
    game = brook(*lines, "city: farm messenger")
    assert refused(game, "play messenger") == "EX.pearlbrook.card.messenger_host"
    game = play(brook(*lines, "city: farm inn mine messenger"), "play messenger")
    assert refused(game, "lodge 0:farm") == "EX.pearlbrook.card.messenger_host"


@pytest.mark.rule("EX.pearlbrook.card.messenger_full")
def test_a_messenger_comes_into_a_full_city() -> None:
    game = brook("hand: messenger", "resources: 2 berry", full_city("inn"))
    play(game, "play messenger", "lodge 0:inn")
    assert (player(game).used, len(city(game))) == (15, 16)


@pytest.mark.rule("EX.pearlbrook.card.messenger_colour")
def test_a_messenger_has_the_colour_of_its_host_at_the_river_only() -> None:
    game = brook("city: inn messenger", "messengers: messenger>inn")
    assert "frog river_two_red" in texts(game)
    assert game.view(0).players[0].colors["tan"] == 1
    game = brook("city: inn messenger wanderer", "messengers: messenger>inn")
    assert refused(game, "frog river_two_tan") == "EX.pearlbrook.river.requirement"


@pytest.mark.rule("EX.pearlbrook.card.messenger_rehouse")
def test_a_messenger_whose_host_leaves_moves_to_another_construction() -> None:
    game = brook("city: farm inn mine university messenger", "messengers: messenger>inn")
    play(game, "visit 0:university", "remove 0:inn", "gain twig")
    assert texts(game) == ["lodge 0:farm", "lodge 0:mine", "lodge 0:university"]
    assert lodgers(play(game, "lodge 0:mine")) == {"0:messenger": "0:mine"}


@pytest.mark.rule("EX.pearlbrook.card.messenger_rehouse")
def test_without_a_construction_a_messenger_waits_in_a_space_for_the_next() -> None:
    game = brook("city: crane messenger", "hand: farm", "resources: 9 twig")
    play(game, "play farm")  # the Crane is discarded for it
    assert (lodgers(game), player(game).used) == ({"0:messenger": "0:farm"}, 1)
    game = brook("city: wife messenger", "hand: farm", "resources: 2 twig 1 resin")
    assert (lodgers(game), player(game).used) == ({"0:messenger": ""}, 2)
    play(game, "play farm")
    assert (lodgers(game), player(game).used) == ({"0:messenger": "0:farm"}, 2)


FOURTEEN = " ".join(
    ["wife"] * 3
    + ["barge_toad"] * 3
    + ["chip_sweep"] * 2
    + ["miner_mole"] * 2
    + ["peddler"] * 2
    + ["teacher", "judge"]
)
"""Critters, each in a space of its own."""


@pytest.mark.rule("EX.pearlbrook.card.messenger_kept", "EX.pearlbrook.card.messenger_rehouse")
def test_a_full_city_keeps_the_construction_that_houses_a_messenger_without_a_space() -> None:
    boxes = ("newleaf: yes", "farms: yes")
    full = brook(*boxes, f"city: {FOURTEEN} season_farm_6 messenger", "hand: magician", "resources: 3 berry")
    assert player(full).used == 14
    play(full, "play magician")
    assert player(full).used == 15
    assert "remove 0:wife" in texts(full)
    assert "remove 0:season_farm_6" not in texts(full)
    assert refused(full, "remove 0:season_farm_6") == "EV.city.spaces"
    # With a space to spare the Farm may go, and the Messenger stays alone in that space.
    spare = brook(
        *boxes,
        f"city: {FOURTEEN.removesuffix(' judge')} season_farm_6 messenger",
        "hand: magician",
        "resources: 3 berry",
    )
    play(spare, "play magician", "remove 0:season_farm_6", "gain twig")
    assert (lodgers(spare), player(spare).used) == ({"0:messenger": ""}, 15)


@pytest.mark.rule("EX.pearlbrook.card.messenger_kept", "EV.card.university")
def test_a_university_cannot_tear_down_what_a_messenger_needs_in_a_full_city() -> None:
    city = f"city: {FOURTEEN} university season_farm_6 messenger messenger"
    game = brook("farms: yes", city, "messengers: messenger>university messenger:2>season_farm_6")
    assert player(game).used == 15
    play(game, "visit 0:university")
    assert "remove 0:wife" in texts(game)
    assert "remove 0:season_farm_6" not in texts(game)


def test_messengers_with_other_hosts_are_told_apart() -> None:
    game = brook(
        "city: farm inn university messenger messenger", "messengers: messenger>farm messenger:2>inn"
    )
    play(game, "visit 0:university")
    assert {"remove 0:messenger", "remove 0:messenger:2"} <= set(texts(game))
    play(game, "remove 0:messenger", "gain twig")
    assert lodgers(game) == {"0:messenger": "0:inn"}


# ---------------------------------------------------------------------- Pirate and Pirate Ship


@pytest.mark.rule("EX.pearlbrook.card.pirate")
def test_a_pirate_shows_new_cards_for_a_pearl() -> None:
    lines = ("hand: pirate farm farm", "resources: 3 berry", full_city())
    game = brook("deck: king queen mine mine", *lines)
    events = heard(game)
    play(game, "play pirate", "discard farm", "discard farm")
    assert (hand(game), pearls(game)) == (["king", "queen"], 1)  # worth 4 each
    shown = next(event for event in events if event.name == "pirate-showed")
    assert (shown.open["cards"], shown.open["worth"]) == ("king queen", 8)
    assert game.view(1).players[0].hand == ["king", "queen"]
    game = play(brook("deck: king mine mine", *lines), "play pirate", "discard farm", "done")
    assert pearls(game) == 0


@pytest.mark.rule("EX.pearlbrook.card.pirate", "MW.corrin.corrin_evertail_the_leader")
def test_a_pirate_has_his_pearl_while_the_leader_gives_a_card() -> None:
    lines = ("hand: pirate farm farm", "resources: 3 berry", "city: corrin_evertail_the_leader")
    game = brook("corrin: yes", "deck: king queen mine mine", *lines, "player 1:", "hand: inn")
    play(game, "play pirate", "discard farm", "discard farm")
    assert (texts(game), pearls(game), game.problems()) == (["hand king", "hand queen", "done"], 1, [])


@pytest.mark.rule("EX.pearlbrook.card.pirate")
def test_values_below_zero_count_and_four_cards_are_the_most() -> None:
    lines = ("hand: pirate farm farm farm farm farm", "resources: 3 berry")
    game = play(brook("deck: king king fool mine mine", *lines), "play pirate", *["discard farm"] * 4)
    assert (pearls(game), len(hand(game))) == (1, 5)  # 4 + 4 - 2 + 1 is 7
    game = play(brook("deck: king fool inn mine", *lines), "play pirate", *["discard farm"] * 3, "done")
    assert pearls(game) == 0
    assert pearls(play(brook("deck: king", *lines), "play pirate", "done")) == 0


@pytest.mark.rule("EX.pearlbrook.card.pirate_ship", "EX.pearlbrook.card.ship_move")
def test_a_ship_sails_with_the_worker_to_another_city() -> None:
    game = brook("city: farm pirate_ship", "player 1:", "pearls: 2", "city: inn")
    play(game, "visit 0:pirate_ship", "gain twig", "gain berry")
    assert (city(game), city(game, 1), placed(game)) == (["farm"], ["inn", "pirate_ship"], ["1:pirate_ship"])
    assert (stock(game), points(game), pearls(game, 1)) == ({"twig": 1, "berry": 1}, 2, 2)


@pytest.mark.rule("EX.pearlbrook.card.ship_move", "MW.legend.bridge_one")
def test_a_ship_that_sails_from_the_bridge_of_the_sky_takes_a_space() -> None:
    game = brook("legends: both", "city: bridge_of_the_sky pirate_ship/over", "player 1:", "city: inn")
    play(game, "visit 0:pirate_ship")
    assert (city(game, 1), player(game, 1).used, game.problems()) == (["inn", "pirate_ship"], 2, [])


@pytest.mark.rule("EX.pearlbrook.card.ship_move")
def test_a_ship_brings_three_at_most_and_the_worker_comes_home() -> None:
    lines = ("players: 3", "player 0: winter", "workers: 1", "city: pirate_ship")
    game = brook(*lines, "player 1:", "pearls: 5", "player 2:", "city: inn")
    play(game, "visit 0:pirate_ship", "to 1", "gain twig", "gain twig", "gain twig")
    assert (stock(game), points(game)) == ({"twig": 3}, 3)
    game = brook("player 0: winter", "workers: 1", "placed: 1:pirate_ship", "player 1:", "city: pirate_ship")
    assert placed(play(game, "prepare")) == []


@pytest.mark.rule("EX.pearlbrook.card.ship_new_owner")
def test_a_ship_belongs_to_its_new_city_and_serves_there_once_free() -> None:
    other = ("player 1:", "city: pirate_ship", "workers: 2")
    game = brook("seat: 1", "placed: 1:pirate_ship", *other)
    assert refused(game, "visit 1:pirate_ship") == "EV.place.card_space"
    game = play(brook("seat: 1", "city: farm", *other), "visit 1:pirate_ship")
    assert (city(game), city(game, 1)) == (["farm", "pirate_ship"], [])
    assert player(brook(*other), 1).used == 1


@pytest.mark.rule("EX.pearlbrook.card.ship_blocked")
def test_a_ship_stays_while_no_opponent_has_room() -> None:
    game = brook("city: pirate_ship", "player 1:", full_city())
    assert "visit 0:pirate_ship" not in texts(game)
    game = brook("players: 3", "city: pirate_ship", "player 1:", full_city(), "player 2:", "city: farm")
    play(game, "visit 0:pirate_ship")
    assert city(game, 2) == ["farm", "pirate_ship"]


@pytest.mark.rule("EX.pearlbrook.card.ship_no_pearls")
def test_without_pearls_a_ship_brings_nothing() -> None:
    game = play(brook("city: pirate_ship"), "visit 0:pirate_ship")
    assert (city(game, 1), stock(game), points(game)) == (["pirate_ship"], {}, 0)


@pytest.mark.rule("EX.pearlbrook.card.ship_not_copied")
def test_a_ship_is_never_copied() -> None:
    path = ("corrin: yes", "city: corrin_evertails_path", "player 1:", "placed: 1:pirate_ship 1:lookout")
    game = play(brook(*path, "city: pirate_ship lookout"), "visit 0:corrin_evertails_path")
    assert "copy three_twigs" in texts(game)  # only the Lookout can be used
    conductor = brook("newleaf: yes", "city: conductor", "player 1:", "city: pirate_ship")
    assert refused(conductor, "visit 0:conductor") == "EV.place.something"


@pytest.mark.rule("EX.pearlbrook.card.ship_free")
def test_a_ship_costs_nothing_and_is_a_card_like_any_other() -> None:
    game = play(brook("hand: pirate_ship", "city: historian"), "play pirate_ship")
    assert (city(game), len(hand(game))) == (["historian", "pirate_ship"], 1)
    lines = ("hand: pirate", "city: pirate_ship")
    assert "play pirate" in texts(brook(*lines))  # it brings in a Pirate


# ---------------------------------------------------------------------- pearls are no resources


@pytest.mark.rule("EX.pearlbrook.comp.pearl", "EX.pearlbrook.base.no_pearl_trade")
def test_pearls_are_never_traded_or_chosen() -> None:
    game = play(brook("hand: peddler", "resources: 2 berry", "pearls: 3"), "play peddler")
    assert (everdell(game).turn, pearls(game)) == (1, 3)
    game = play(brook("hand: peddler", "resources: 3 berry", "pearls: 3"), "play peddler")
    assert not [move for move in texts(game) if "pearl" in move]
    game = play(brook("players: 2"), "place forest_two_any")
    assert texts(game) == ["gain twig", "gain resin", "gain pebble", "gain berry"]
    assert refused(brook("pearls: 3", "hand: inn inn"), "frog shoal") == "EX.pearlbrook.river.shoal_strict"
