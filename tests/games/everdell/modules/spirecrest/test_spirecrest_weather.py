"""The weather: whom it touches, and what each card does."""

import pytest

from everdell_table import city, hand, placed, play, refused, stock, texts
from newleaf_table import on_board
from pearlbrook_table import turned
from spirecrest_table import climb
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.spirecrest.parts import part_of

SPRING = ("player 0: spring", "workers: 3")
SUMMER = ("player 0: summer", "workers: 4")
AUTUMN = ("player 0: autumn", "workers: 6")
FOREST = "forest: forest_two_any forest_three_berries forest_two_cards_any"


@pytest.mark.rule("EX.spirecrest.weather.own_season", "EX.spirecrest.weather.until")
def test_weather_touches_only_players_of_its_season() -> None:
    board = ("weather: snowdrift mudslide heat_wave gale",)
    game = climb("player 0: summer", "hand: farm", "resources: 2 twig 1 resin", board=board)
    assert "play farm" in texts(game)


@pytest.mark.rule("EX.spirecrest.weather.turned_up")
def test_weather_that_lies_face_down_touches_nobody() -> None:
    game = climb(
        "player 0: spring",
        "rabbit: foothills",
        "doing: end 0",
        "doing: explore 0 0 -1 0",
        board=(
            "weather: snowdrift mudslide heat_wave gale",
            "foothills: lily_ponds the_bog",
            "peak: littledell",
        ),
    )
    assert game.view(0).spirecrest.weather[1].id == ""
    play(game, "chart lily_ponds")
    assert game.view(0).spirecrest.weather[1].id == "mudslide"


@pytest.mark.rule(
    "EX.spirecrest.weather.negative", "EX.spirecrest.weather.rest", "EX.spirecrest.weather.names"
)
def test_every_weather_card_bars_costs_or_takes_something() -> None:
    cards = part_of(standard()).weather
    assert [len([it for it in cards if it.season == season]) for season in range(4)] == [3, 3, 3, 3]
    assert all(it.bars or it.dearer or it.less or it.discards or it.toll_at for it in cards)
    assert {"tornado", "wildfire"} <= {it.id for it in cards}


@pytest.mark.rule("EX.spirecrest.weather.freezing_rain")
def test_freezing_rain_keeps_workers_out_of_the_forest() -> None:
    game = climb(FOREST, "hand:", board=("weather: freezing_rain - - -",))
    assert "place three_twigs" in texts(game)
    assert not [move for move in texts(game) if "forest" in move]
    assert "EX.spirecrest.weather.freezing_rain" in refused(game, "place forest_two_any")


@pytest.mark.rule("EX.spirecrest.weather.deep_frost", "EX.spirecrest.weather.basic_less")
def test_deep_frost_takes_a_resource_of_a_basic_location() -> None:
    game = climb("hand:", board=("weather: deep_frost - - -",))
    play(game, "place three_twigs")
    assert stock(game) == {"twig": 2}


@pytest.mark.rule("EX.spirecrest.weather.floor")
def test_deep_frost_takes_nothing_where_only_cards_come() -> None:
    game = climb("hand:", board=("weather: deep_frost - - -",))
    play(game, "place one_pebble")
    assert stock(game) == {}
    play(climb("hand:", board=("weather: deep_frost - - -",)), "place two_cards_point")


@pytest.mark.rule("EX.spirecrest.weather.snowdrift")
def test_snowdrift_makes_constructions_dearer_by_a_twig() -> None:
    game = climb(
        "hand: farm wanderer", "resources: 2 twig 1 resin 2 berry", board=("weather: snowdrift - - -",)
    )
    assert "play farm" not in texts(game)
    assert "play wanderer" in texts(game)
    game = climb("hand: farm", "resources: 3 twig 1 resin", board=("weather: snowdrift - - -",))
    play(game, "play farm")
    assert stock(game) == {"berry": 1}


@pytest.mark.rule("EX.spirecrest.weather.mudslide")
def test_mudslide_makes_constructions_dearer_by_a_resin() -> None:
    board = ("weather: - mudslide - -",)
    game = climb(*SPRING, "hand: farm", "resources: 2 twig 1 resin", board=board)
    assert "play farm" not in texts(game)
    game = climb(*SPRING, "hand: farm", "resources: 2 twig 2 resin", board=board)
    assert "play farm" in texts(game)


@pytest.mark.rule("EX.spirecrest.weather.heat_wave")
def test_heat_wave_makes_critters_dearer_by_a_berry() -> None:
    board = ("weather: - - heat_wave -",)
    game = climb(*SUMMER, "hand: wanderer", "resources: 2 berry", board=board)
    assert "play wanderer" not in texts(game)
    game = climb(*SUMMER, "hand: wanderer", "resources: 3 berry", board=board)
    play(game, "play wanderer")
    assert stock(game) == {}


@pytest.mark.rule("EX.spirecrest.weather.free_play")
def test_a_critter_that_moves_in_escapes_the_heat() -> None:
    game = climb(*SUMMER, "hand: husband", "city: farm", board=("weather: - - heat_wave -",))
    play(game, "play husband")
    assert city(game) == ["farm", "husband"]


@pytest.mark.rule("EX.spirecrest.weather.added_cost_discount")
def test_an_ability_lowers_what_the_weather_adds() -> None:
    game = climb(*SUMMER, "hand: wanderer", "city: innkeeper", board=("weather: - - heat_wave -",))
    play(game, "play wanderer")
    assert city(game) == ["wanderer"]


@pytest.mark.rule("EX.spirecrest.weather.tornado")
def test_a_tornado_takes_a_card_after_each_worker() -> None:
    game = climb(*SPRING, "hand: farm inn", board=("weather: - tornado - -",))
    play(game, "place three_twigs", "discard inn")
    assert hand(game) == ["farm"]


@pytest.mark.rule("EX.spirecrest.weather.tornado")
def test_a_tornado_spares_an_empty_hand() -> None:
    game = climb(*SPRING, "hand:", board=("weather: - tornado - -",))
    play(game, "place three_twigs")
    assert game.turn == 1


@pytest.mark.rule("EX.spirecrest.weather.hail")
def test_hail_takes_a_resource_or_the_last_card_of_a_forest_location() -> None:
    game = climb(*SPRING, FOREST, "hand:", board=("weather: - hail - -",))
    play(game, "place forest_two_cards_any", "gain berry")
    assert texts(game) == ["forgo berry", "forgo card"]
    play(game, "forgo card")
    assert (stock(game), len(hand(game))) == ({"berry": 1}, 1)


@pytest.mark.rule("EX.spirecrest.weather.hail")
def test_hail_leaves_basic_locations_alone() -> None:
    game = climb(*SPRING, "hand:", board=("weather: - hail - -",))
    play(game, "place three_twigs")
    assert stock(game) == {"twig": 3}


@pytest.mark.rule("EX.spirecrest.weather.wildfire")
def test_wildfire_keeps_the_cards_of_the_meadow_there() -> None:
    text = (*SUMMER, "meadow: wanderer", "hand: wanderer", "resources: 9 berry")
    game = climb(*text, board=("weather: - - wildfire -",))
    assert "play wanderer" in texts(game)
    assert "EX.spirecrest.weather.wildfire" in refused(game, "play meadow 1")


@pytest.mark.rule("EX.spirecrest.weather.wildfire")
def test_wildfire_closes_the_inn() -> None:
    text = (*SUMMER, "meadow: wanderer", "hand:", "resources: 9 berry", "city: inn")
    assert "visit 0:inn" in texts(climb(*text, board=("weather: - - heat_wave -",)))
    assert "visit 0:inn" not in texts(climb(*text, board=("weather: - - wildfire -",)))


@pytest.mark.rule("EX.spirecrest.weather.drought")
def test_drought_takes_a_berry_where_a_location_gives_some() -> None:
    board = ("weather: - - drought -",)
    game = play(climb(*SUMMER, FOREST, "hand:", board=board), "place forest_three_berries")
    assert stock(game) == {"berry": 2}
    game = play(climb(*SUMMER, FOREST, "hand:", board=board), "place three_twigs")
    assert stock(game) == {"twig": 3}


@pytest.mark.rule("EX.spirecrest.weather.drought")
def test_drought_touches_a_location_that_is_copied() -> None:
    game = climb(*SUMMER, FOREST, "hand:", "city: lookout", board=("weather: - - drought -",))
    play(game, "visit 0:lookout", "copy forest_three_berries")
    assert stock(game) == {"berry": 2}


@pytest.mark.rule("EX.spirecrest.weather.thick_fog")
def test_thick_fog_hides_open_cards_of_other_cities() -> None:
    game = climb(
        "players: 2",
        *AUTUMN,
        "hand: farm farm farm",
        "city: post_office",
        "player 1: autumn",
        "city: post_office",
        board=("weather: - - - thick_fog",),
    )
    assert "visit 0:post_office" in texts(game)
    assert "EX.spirecrest.weather.thick_fog" in refused(game, "visit 1:post_office")


@pytest.mark.rule("EX.spirecrest.weather.thick_fog")
@pytest.mark.parametrize("weather", ["thick_fog", "gale"])
def test_thick_fog_keeps_frogs_off_the_ferries_of_others(weather: str) -> None:
    text = (*AUTUMN, "points: 1", "resources: 1 resin", "city: ferry", "player 1: autumn", "city: ferry")
    river = ("river:", turned("ballroom"))
    game = climb("pearlbrook: yes", *text, *river, board=(f"weather: - - - {weather}",))
    assert "frog 0:ferry" in texts(game)
    foggy = weather == "thick_fog"
    assert ("frog 1:ferry" in texts(game)) != foggy
    if foggy:
        assert refused(game, "frog 1:ferry") == "EX.spirecrest.weather.thick_fog"


@pytest.mark.rule("EX.spirecrest.weather.gale")
def test_a_gale_asks_for_one_more_card_on_a_journey() -> None:
    board = ("weather: - - - gale",)
    assert "place journey_2" not in texts(climb(*AUTUMN, "hand: farm inn", board=board))
    game = climb(*AUTUMN, "hand: farm inn mine", board=board)
    play(game, "place journey_2", "discard farm", "discard inn")
    assert hand(game) == []
    assert placed(game) == ["journey_2"]


@pytest.mark.rule("EX.spirecrest.weather.early_frost", "EX.spirecrest.weather.must_pay")
def test_early_frost_asks_for_a_resource_for_an_event() -> None:
    text = (*AUTUMN, "hand:", "city: farm farm farm mine")
    board = ("weather: - - - early_frost",)
    assert "EX.spirecrest.weather.early_frost" in refused(climb(*text, board=board), "claim harvest_festival")
    game = climb(*text, "resources: 1 berry 1 twig", board=board)
    play(game, "claim harvest_festival", "spend berry")
    assert stock(game) == {"twig": 1}


@pytest.mark.rule("EX.spirecrest.weather.mountaineer", "EX.spirecrest.card.mountaineer")
def test_the_mountaineer_ignores_the_weather_of_spring_only() -> None:
    board = ("weather: - mudslide heat_wave -",)
    game = climb(*SPRING, "hand: farm", "resources: 2 twig 1 resin", "discoveries: mountaineer", board=board)
    assert "play farm" in texts(game)
    game = climb(*SUMMER, "hand: wanderer", "resources: 2 berry", "discoveries: mountaineer", board=board)
    assert "play wanderer" not in texts(game)


def test_the_view_says_which_weather_holds() -> None:
    game = climb(*SPRING, board=("weather: - mudslide heat_wave -",))
    view = game.view(0)
    assert view.players[0].expedition.weather == "mudslide"
    assert view.spirecrest.weather[1].touches == [0]
    assert len(view.spirecrest.weather[2].maybe) == 3


@pytest.mark.rule("EX.spirecrest.weather.mudslide", "EX.newleaf.reserve.discount")
def test_weather_makes_a_reserved_card_dearer_for_whoever_reserved_it() -> None:
    """Somebody in another season has just played."""
    theirs = (*SPRING, "resources: 3 twig 1 pebble", "player 1: summer", "placed:")
    station = on_board("reserved: theater ready")
    game = climb("newleaf: yes", "seat: 1", *theirs, board=("weather: - mudslide - -", *station))
    play(game, "place haven")
    assert (game.turn, "play reserved" in texts(game)) == (0, False)
    assert game.refusal("play reserved") is not None
    # What the weather adds to a card without a cost is lowered like any other one.
    ruins = ("weather: - mudslide - -", *on_board("reserved: ruins ready"))
    game = climb("newleaf: yes", *SPRING, "city: farm", board=ruins)
    assert city(play(game, "play reserved")) == ["ruins"]
