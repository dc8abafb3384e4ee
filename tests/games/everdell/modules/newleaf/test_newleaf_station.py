"""Newleaf: set-up, the station with its tiles, Knoll and Station, visitors."""

import pytest

from everdell_table import (
    city,
    discarded,
    everdell,
    hand,
    meadow,
    play,
    player,
    points,
    refused,
    stock,
    texts,
)
from newleaf_table import newleaf, on_board, on_show, part, shown, station, tiles, visitors
from playing import fresh
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import station_of


def begin(**options: object) -> Table:
    state = fresh("everdell", 4, **{"players": 2, "newleaf": True, **options})
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("EX.newleaf.comp.contents", "EX.newleaf.setup.deck", "EX.newleaf.comp.visitors")
@pytest.mark.rule("EX.newleaf.comp.tiles")
def test_the_box_has_its_cards_visitors_and_tiles() -> None:
    pack = standard()
    own = [card for card in pack.cards[: pack.kinds] if card.set == "newleaf"]
    assert (len(own), sum(card.copies for card in own)) == (24, 59)
    assert len(newleaf_in(pack).visitors) == 32
    assert [tile.copies for tile in newleaf_in(pack).tiles] == [3] * 6
    assert len(pack.deck(("base", "newleaf"))) == 128 + 59


@pytest.mark.rule("EX.newleaf.setup.board", "EX.newleaf.setup.station", "EX.newleaf.setup.visitors")
@pytest.mark.rule("EX.newleaf.setup.split", "EX.newleaf.setup.golden", "EX.newleaf.setup.ticket")
@pytest.mark.rule("EX.newleaf.setup.reservation", "EX.newleaf.setup.players")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_station_is_laid_out(players: int) -> None:
    it = station_of(begin(players=players))
    assert len([card for card in it.cards if card >= 0]) == len(it.tiles) == 3
    assert sum(it.bag) == 15
    assert [len(pile) for pile in it.piles] == [16, 16]
    assert it.golden == (3,) * players
    assert set(it.tickets) == {0}
    assert set(it.reserved) == {-1}


@pytest.mark.rule("EX.newleaf.comp.modules")
def test_tickets_and_reservations_can_be_left_out() -> None:
    game = newleaf("tickets: no", "reservations: no", "placed: three_twigs")
    assert "ticket" not in texts(game)
    assert not [text for text in texts(game) if text.startswith("reserve")]
    assert refused(game, "reserve") == "EX.newleaf.comp.modules"


@pytest.mark.rule("EX.newleaf.setup.basic_events", "EX.newleaf.setup.special_events")
def test_its_events_join_the_others() -> None:
    table = begin()
    basic = [table.config.pack.events[event].id for event in table.config.basic_events]
    assert basic[-2:] == ["big_city", "three_prosperity"]
    specials = table.config.pack.special_events(table.config.sets)
    assert len(specials) == 16 + 9
    assert len(table.config.specials) == 4


@pytest.mark.rule("EX.newleaf.solo.events")
def test_special_events_of_newleaf_name_no_cards() -> None:
    events = [event for event in standard().events if event.set == "newleaf"]
    assert all(not event.needs for event in events)


# ---------------------------------------------------------------------- station cards


@pytest.mark.rule("EX.newleaf.station.play", "EX.newleaf.station.tile", "EX.newleaf.station.refill")
def test_a_station_card_is_played_like_one_of_the_meadow_and_brings_its_tile() -> None:
    game = newleaf("deck: castle", "resources: 2 twig 1 resin", board=on_board("cards: farm inn mine"))
    play(game, "play station 1")
    assert city(game) == ["farm"]
    assert shown(game) == ["castle", "inn", "mine"]
    assert stock(game) == {"berry": 2}  # one of the Farm, one of the tile


@pytest.mark.rule("EX.newleaf.station.tile_when")
def test_the_tile_comes_after_all_reactions() -> None:
    board = on_board("cards: historian", "tiles: mixed_car berry_car twig_car")
    game = newleaf("resources: 2 berry", "city: courthouse shopkeeper", board=board)
    play(game, "play station 1")
    assert stock(game) == {"berry": 1}
    play(game, "gain twig")
    assert stock(game) == {"berry": 1, "twig": 1}


@pytest.mark.rule("EX.newleaf.station.tile_replace")
def test_used_tiles_come_back_when_the_bag_is_empty() -> None:
    kinds = ("berry_car", "resin_car", "pebble_car", "mixed_car", "twig_car", "parlour_car")
    used = " ".join([f"{kind} {kind} {kind}" for kind in kinds[3:]] + list(kinds[:3]) + list(kinds[:2]))
    board = on_board("tiles: berry_car resin_car pebble_car", f"used: {used}")
    game = newleaf("placed: three_twigs", board=board)
    assert sum(station(game).bag) == 1
    play(game, "place station", "dismiss 1", "welcome 1", "tile 1")
    assert (sum(station(game).bag), sum(station(game).used)) == (0, 15)
    empty = newleaf(board=on_board(*board[-2:-1], f"used: {used} pebble_car"))
    play(empty, "place station", "dismiss 1", "welcome 1", "tile 1")
    assert (sum(station(empty).bag), sum(station(empty).used)) == (15, 0)


@pytest.mark.rule("EX.newleaf.station.not_meadow", "EX.combine.meadow_words")
def test_an_inn_does_not_reach_the_station() -> None:
    game = newleaf("meadow: mine", "resources: 9 twig 9 resin 9 pebble", "city: inn")
    play(game, "visit 0:inn")
    assert city(game) == ["inn", "mine"]


@pytest.mark.rule("EX.newleaf.station.queen")
def test_a_queen_plays_a_station_card_free() -> None:
    game = newleaf("city: queen", board=on_board("cards: king mine inn"))
    play(game, "visit 0:queen")
    assert texts(game) == ["play station 2", "play station 3"]
    assert refused(game, "play station 1") == "EV.card.queen"
    play(game, "play station 2")
    assert city(game) == ["queen", "mine"]
    assert stock(game) == {"pebble": 1, "resin": 1}


@pytest.mark.rule("EX.newleaf.station.tile_not_other")
def test_a_drawn_station_card_brings_no_tile() -> None:
    game = newleaf("resources: 1 berry", "hand: lamplighter", board=on_board("cards: farm inn mine"))
    play(game, "play lamplighter", "take station 2", "done")
    assert hand(game) == ["inn"]
    assert stock(game) == {}


@pytest.mark.rule("EX.newleaf.station.tile_which")
def test_the_tile_is_the_one_that_lies_there_in_the_end() -> None:
    board = on_board("cards: ranger", "tiles: berry_car resin_car twig_car")
    game = newleaf("resources: 2 berry", "placed: three_twigs", "workers: 2", board=board)
    play(game, "play station 1", "place station", "dismiss 1", "welcome 1", "tile 1")
    assert tiles(game)[1:] == ["resin_car", "twig_car"]
    assert sum(station(game).used) == 2


# ---------------------------------------------------------------------- the Knoll


@pytest.mark.rule("EX.newleaf.loc.knoll", "EX.newleaf.knoll.effect", "EX.newleaf.station.any_tile")
def test_the_knoll_clears_three_and_draws_three_and_gives_a_tile() -> None:
    game = newleaf(
        "meadow: farm farm farm inn inn inn king queen",
        "deck: castle palace theater school wife",
        board=on_board("cards: mine mine mine"),
    )
    play(game, "place knoll", "clear meadow 1", "clear meadow 2", "clear station 3")
    assert discarded(game) == ["mine", "farm", "farm"]
    assert meadow(game)[:2] == ["castle", "palace"]
    play(game, "take meadow 1", "take station 3", "take meadow 8", "tile 2")
    assert hand(game) == ["castle", "queen", "theater"]
    assert stock(game) == {"resin": 1}


@pytest.mark.rule("EX.newleaf.knoll.limit", "EX.newleaf.knoll.tile_full_hand")
def test_a_full_hand_draws_none_at_the_knoll_but_gets_the_tile() -> None:
    hand_of_eight = "hand: " + "twig_barge? " * 8
    game = newleaf("meadow: farm farm inn inn inn king queen wife", hand_of_eight)
    play(game, "place knoll", "clear meadow 1", "clear meadow 2", "clear meadow 3", "tile 1")
    assert len(hand(game)) == 8
    assert stock(game) == {"berry": 1}


@pytest.mark.rule("EX.newleaf.knoll.place", "EX.newleaf.visit.place", "EX.newleaf.visit.not_basic")
def test_knoll_and_station_take_one_worker_of_each_player() -> None:
    game = newleaf("player 0: spring", "placed: knoll station", "player 1:", "placed: knoll station")
    assert refused(game, "place knoll") == "EX.newleaf.loc.knoll"
    assert refused(game, "place station") == "EX.newleaf.loc.station"
    lookout = newleaf("city: lookout")
    play(lookout, "visit 0:lookout")
    assert "copy knoll" not in texts(lookout)
    assert "copy station" not in texts(lookout)


# ---------------------------------------------------------------------- visitors


@pytest.mark.rule("EX.newleaf.loc.station", "EX.newleaf.visit.effect", "EX.newleaf.visitor.no_space")
def test_the_station_sends_one_visitor_away_and_takes_one() -> None:
    game = newleaf("resources: 1 twig")
    assert on_show(game) == ["bim_little", "dip_dubble"]
    play(game, "place station", "dismiss 1")
    assert on_show(game) == ["diggs_deepwell", "dip_dubble"]
    play(game, "welcome 1", "tile 3")
    assert visitors(game) == ["diggs_deepwell"]
    assert on_show(game) == ["dim_dustlight", "dip_dubble"]
    assert player(game).used == 0
    assert stock(game) == {"twig": 3}


@pytest.mark.rule("EX.newleaf.visit.empty_pile")
def test_an_empty_pile_is_made_of_the_discarded_visitors() -> None:
    board = on_board(
        "left: bim_little", "right: ruby_dew", "discarded: wimble_wuffle oscar_longtale frin_stickly"
    )
    game = newleaf(board=board)
    play(game, "place station", "dismiss 1")
    assert [len(pile) for pile in station(game).piles] == [2, 3]
    assert on_show(game)[1] == "ruby_dew"
    assert station(game).discarded == ()


@pytest.mark.rule("EX.newleaf.visitor.score", "EX.newleaf.score.visitors", "EX.newleaf.visitor.share")
def test_visitors_score_if_their_condition_is_met_and_share_what_they_ask_for() -> None:
    board = on_board("visitors: 0:wimble_wuffle 0:sir_trivle_q_s_marqwill_iii 0:frin_stickly")
    game = newleaf("resources: 1 twig 1 resin 1 pebble 3 berry", board=board)
    assert game.view(0).players[0].score["visitors"] == 6 + 7


@pytest.mark.rule("EX.newleaf.visitor.left_resources")
def test_stored_resources_meet_no_visitor() -> None:
    board = on_board("visitors: 0:wimble_wuffle")
    game = newleaf("city: storehouse/berry=2/twig=3", "resources: 2 berry", board=board)
    assert game.view(0).players[0].score["visitors"] == 0


@pytest.mark.rule("EX.newleaf.visitor.cards_in_city")
def test_conditions_count_cards_not_spaces() -> None:
    board = on_board("visitors: 0:oscar_longtale 0:saris_clearwhistle")
    game = newleaf("city: husband wife wanderer wanderer wanderer mine", board=board)
    assert game.view(0).players[0].score["visitors"] == 10


MET = {
    "bim_little": "city: inn inn inn lookout queen university",
    "bosley_tedwardson": "city: farm farm inn inn historian judge king castle wanderer wanderer",
    "butterbell_sweetpaw": "city:" + " farm" * 8 + " inn" * 3 + " mine" * 3 + " twig_barge",
    "diggs_deepwell": "resources: 2 pebble",
    "dillweed_quicksniff": "city: farm",
    "dim_dustlight": "city: king queen castle palace school judge",
    "dip_dubble": "city: inn inn inn lookout",
    "dune_tarrington": "city: king castle palace school theater ever_tree",
    "dwell_northwatch": "city: wanderer wanderer wanderer ranger",
    "edvard_triptail": "city: farm inn historian king wanderer",
    "frin_stickly": "resources: 4 resin",
    "glindil_frink": "city: king castle palace school",
    "iggy_silverscale": "city: wanderer wanderer wanderer ranger bard shepherd",
    "mossy_steptoe": "city: farm farm farm mine mine",
    "orin_nimblepaw": "placed: journey_2 journey_3",
    "oscar_longtale": "city: wanderer",
    "phill_gurgle": "city: farm farm",
    "piff_quillglow": "resources: 5 twig",
    "plum_shortclaw": "city: historian judge courthouse crane",
    "quinn_cleanwhisker": "city: wife wife wife husband husband husband farm farm farm farm farm farm",
    "reemy_sniggle": "events: city_monument grand_tour harvest_festival",
    "rivil_ablacus": "city: historian judge courthouse crane innkeeper shopkeeper",
    "ruby_dew": "events: tax_relief ministering_to_miscreants",
    "saris_clearwhistle": "city: farm farm farm farm farm farm",
    "sir_trivle_q_s_marqwill_iii": "resources: 1 twig 1 resin 1 pebble 1 berry",
    "skin_shinysnout": "points: 10",
    "snout_puddlehop": "events: city_monument grand_tour tax_relief",
    "triss_peske": "city: inn inn inn lookout queen university",
    "vara_and_brun_mayberry": "city: king queen castle palace school judge crane",
    "wildell_family": "city: farm farm farm farm farm farm farm farm inn",
    "willow_greengrin": "city: farm farm farm farm farm farm farm",
    "wimble_wuffle": "resources: 3 berry",
}
LACKING = {
    "diggs_deepwell": "resources: 1 pebble",
    "dillweed_quicksniff": "city: farm wanderer",
    "frin_stickly": "resources: 3 resin",
    "oscar_longtale": "city: farm wanderer",
    "phill_gurgle": "city: farm farm farm",
    "piff_quillglow": "resources: 4 twig",
    "sir_trivle_q_s_marqwill_iii": "resources: 1 twig 1 resin 1 pebble",
    "skin_shinysnout": "points: 9",
    "wimble_wuffle": "resources: 2 berry",
}
"""What is just too little; for the others it is one thing less."""


@pytest.mark.rule("EX.newleaf.visitor.willow", "EX.newleaf.visitor.bim_little")
@pytest.mark.rule("EX.newleaf.visitor.bosley_tedwardson", "EX.newleaf.visitor.butterbell_sweetpaw")
@pytest.mark.rule("EX.newleaf.visitor.diggs_deepwell", "EX.newleaf.visitor.dillweed_quicksniff")
@pytest.mark.rule("EX.newleaf.visitor.dim_dustlight", "EX.newleaf.visitor.dip_dubble")
@pytest.mark.rule("EX.newleaf.visitor.dune_tarrington", "EX.newleaf.visitor.dwell_northwatch")
@pytest.mark.rule("EX.newleaf.visitor.edvard_triptail", "EX.newleaf.visitor.frin_stickly")
@pytest.mark.rule("EX.newleaf.visitor.glindil_frink", "EX.newleaf.visitor.iggy_silverscale")
@pytest.mark.rule("EX.newleaf.visitor.mossy_steptoe", "EX.newleaf.visitor.orin_nimblepaw")
@pytest.mark.rule("EX.newleaf.visitor.oscar_longtale", "EX.newleaf.visitor.phill_gurgle")
@pytest.mark.rule("EX.newleaf.visitor.piff_quillglow", "EX.newleaf.visitor.plum_shortclaw")
@pytest.mark.rule("EX.newleaf.visitor.quinn_cleanwhisker", "EX.newleaf.visitor.reemy_sniggle")
@pytest.mark.rule("EX.newleaf.visitor.rivil_ablacus", "EX.newleaf.visitor.ruby_dew")
@pytest.mark.rule("EX.newleaf.visitor.saris_clearwhistle", "EX.newleaf.visitor.sir_trivle_q_s_marqwill_iii")
@pytest.mark.rule("EX.newleaf.visitor.skin_shinysnout", "EX.newleaf.visitor.snout_puddlehop")
@pytest.mark.rule("EX.newleaf.visitor.triss_peske", "EX.newleaf.visitor.vara_and_brun_mayberry")
@pytest.mark.rule("EX.newleaf.visitor.wildell_family", "EX.newleaf.visitor.willow_greengrin")
@pytest.mark.rule("EX.newleaf.visitor.wimble_wuffle")
@pytest.mark.parametrize("id", [*MET])
def test_each_visitor_asks_for_its_own(id: str) -> None:
    board = on_board("left: ", "right: ", f"visitors: 0:{id}")
    season = "player 0: autumn" if "journey" in MET[id] else "player 0: summer"
    game = newleaf("specials: tax_relief ministering_to_miscreants", season, MET[id], board=board)
    kind = part(game).visitors[part(game).visitor_numbers[id]]
    assert game.view(0).players[0].score["visitors"] == kind.points
    less = LACKING.get(id, MET[id].rsplit(" ", 1)[0])
    game = newleaf("specials: tax_relief ministering_to_miscreants", season, less, board=board)
    assert game.view(0).players[0].score["visitors"] == 0


@pytest.mark.rule("EX.newleaf.visitor.orin_nimblepaw", "EX.spirecrest.big.replace")
def test_a_big_critter_on_the_journey_is_a_worker_there() -> None:
    board = on_board("left: ", "right: ", "visitors: 0:orin_nimblepaw")
    lines = ("spirecrest: yes", "player 0: autumn", "discoveries: whisper")
    game = newleaf(*lines, "placed: journey_2 journey_3#whisper", board=board)
    assert game.view(0).players[0].score["visitors"] == 6


@pytest.mark.rule("EX.combine.pearlbrook_visitors")
def test_with_pearlbrook_two_visitors_stay_in_the_box() -> None:
    it = newleaf_in(standard())
    left = [
        visitor.id
        for number, visitor in enumerate(it.visitors)
        if number not in it.visitors_of(("pearlbrook",))
    ]
    assert left == ["reemy_sniggle", "snout_puddlehop"]


TILES = {
    "berry_car": {"berry": 1},
    "resin_car": {"resin": 1},
    "pebble_car": {"pebble": 1},
    "mixed_car": {"pebble": 1},
    "twig_car": {"twig": 2},
    "parlour_car": {},
}


@pytest.mark.rule("EX.newleaf.tile.berry_car", "EX.newleaf.tile.resin_car")
@pytest.mark.rule("EX.newleaf.tile.pebble_car", "EX.newleaf.tile.mixed_car")
@pytest.mark.rule("EX.newleaf.tile.twig_car", "EX.newleaf.tile.parlour_car")
@pytest.mark.parametrize("id", [*TILES])
def test_each_tile_brings_what_it_shows(id: str) -> None:
    others = [other for other in TILES if other != id][:2]
    game = newleaf(board=on_board(f"tiles: {id} {others[0]} {others[1]}"))
    play(game, "place station", "dismiss 1", "welcome 1", "tile 1")
    if id == "mixed_car":
        play(game, "gain pebble")
    assert stock(game) == TILES[id]
    assert points(game) == (id == "parlour_car")
    twice = newleaf(board=on_board(f"tiles: {others[0]} {id} {id}"))
    play(twice, "place station", "dismiss 1", "welcome 1")
    assert texts(twice) == ["tile 1", "tile 2"]  # of two equal ones the first
    assert refused(twice, "tile 3") == "EX.newleaf.loc.station"


@pytest.mark.rule("EX.newleaf.loc.forest_four_twigs", "EX.newleaf.loc.forest_two_twigs_resin")
def test_the_forest_brings_twigs_and_resin() -> None:
    game = newleaf(
        "forest: forest_four_twigs forest_two_twigs_resin", "workers: 2", "player 1: autumn", "passed: yes"
    )
    play(game, "place forest_four_twigs", "place forest_two_twigs_resin")
    assert stock(game) == {"twig": 6, "resin": 1}
    both = "forest_four_twigs forest_two_twigs_resin"
    taken = newleaf(f"forest: {both}", "player 1:", "workers: 2", f"placed: {both}")
    assert {refused(taken, f"place {place}") for place in both.split()} == {"EV.place.forest_four"}


@pytest.mark.rule("EX.newleaf.loc.forest_copy_forest")
def test_the_hidden_trail_leads_to_another_forest_location() -> None:
    forest = "forest: forest_copy_forest forest_four_twigs forest_two_twigs_resin"
    game = newleaf(forest, "player 1:", "placed: forest_four_twigs")
    play(game, "place forest_copy_forest")
    assert texts(game) == ["copy forest_four_twigs", "copy forest_two_twigs_resin"]
    play(game, "copy forest_four_twigs")
    assert stock(game) == {"twig": 4}
    alone = newleaf("forest: forest_copy_forest")
    assert refused(alone, "place forest_copy_forest") == "EV.place.something"


def test_a_position_is_refused_if_it_cannot_be() -> None:
    for line in ("visitors: 0:bim_little", "used: berry_car berry_car berry_car", "tickets: gone outbound"):
        with pytest.raises(Exception, match="newleaf"):
            newleaf(board=on_board(line))
    assert everdell(newleaf()).problems() == []
