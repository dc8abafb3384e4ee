"""Rugwort and Nightweave on the mountain."""

import pytest

from everdell_table import everdell, her_places, her_turn, hunted, nightweave, play, refused, table, texts
from playing import fresh
from spirecrest_table import DECK, MEADOW, climb, finds, land, trail
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.hand import draw
from tanglewood.games.everdell.modules.nightweave.scoring import breakdown
from tanglewood.games.everdell.modules.nightweave.spiders import open_cards, own_spaces
from tanglewood.games.everdell.modules.spirecrest.parts import part_of
from tanglewood.games.everdell.modules.spirecrest.setup import in_deck, tiles_per_region
from tanglewood.games.everdell.modules.spirecrest.state import critters_home
from tanglewood.games.everdell.modules.spirecrest.workers.critters import home_flags
from tanglewood.games.everdell.state import Everdell

PART = part_of(standard())
BOARD = (
    "spirecrest:",
    "foothills: lily_ponds the_bog",
    "peak: amber_caves",
    "foothills_deck: forager map_seller everblossom_trail",
)
HERS = "nightweave: winter"


def preparing(activity_arrow: str, *board: str) -> Game:
    """Nightweave is about to prepare for spring; `activity_arrow` is her current card."""
    text = ("spirecrest: yes", "doing: end 1", "doing: nightweave-prepares 0 0 -1")
    game = hunted(
        *text,
        *(board or BOARD),
        HERS,
        f"card: {activity_arrow}",
        "spiders: 2",
        "placed: haven haven",
        "activity: activity_06 activity_07 activity_01",
    )
    everdell(game).settle()
    return game


# ---------------------------------------------------------------------- Rugwort


@pytest.mark.rule("EX.spirecrest.solo.tiles", "EX.spirecrest.solo.discovery")
def test_rugwort_takes_a_tile_and_no_discovery_when_he_prepares() -> None:
    game = table(
        "players: 1",
        "spirecrest: yes",
        MEADOW,
        DECK,
        "doing: end 0",
        "doing: explore 0 0 -1 0",
        "player 0: spring",
        "rabbit: foothills",
        "hand:",
        "rugwort:",
        "placed: nowhere two_resin",
        "spirecrest:",
        "foothills: lily_ponds the_bog",
        "foothills_deck: forager mountaineer truffle",
    )
    play(game, "chart the_bog")
    assert (trail(game, 1), finds(game, 1)) == (["lily_ponds"], [])
    assert game.view(0).spirecrest.opponent.tiles[0].id == "lily_ponds"


@pytest.mark.rule("EX.spirecrest.solo.tiles")
def test_alone_three_tiles_lie_in_each_region_and_his_count_without_a_price() -> None:
    state = fresh("everdell", 1, players=1, spirecrest=True)
    assert isinstance(state, Everdell)
    assert tiles_per_region(state, PART) == 3
    game = table(
        "players: 1",
        "spirecrest: yes",
        "over: yes",
        "player 0: autumn",
        "rugwort:",
        "spirecrest:",
        "her_rabbit: home",
        "her_expedition: amber_caves the_bog",
    )
    result = everdell(game).result()
    assert result is not None
    assert result.rival is not None
    assert result.rival.breakdown["expedition"] == 6


# ---------------------------------------------------------------------- Nightweave


@pytest.mark.rule("EX.spirecrest.setup.nightweave", "MW.with.spirecrest.setup")
def test_stormvale_is_taken_out_against_nightweave() -> None:
    state = fresh("everdell", 1, players=1, spirecrest=True, nightweave=True)
    assert isinstance(state, Everdell)
    assert PART.named("stormvale") not in in_deck(state, PART, 1)
    assert tiles_per_region(state, PART) == 3


@pytest.mark.rule("EX.spirecrest.weather.nightweave", "MW.with.spirecrest.setup")
def test_no_weather_keeps_her_spiders_from_the_forest() -> None:
    board = ("spirecrest:", "weather: freezing_rain - - -")
    game = her_turn("02", "spirecrest: yes", *board, HERS)
    assert [place.partition("_")[0] for place in her_places(game)] == ["forest"]
    assert not [move for move in texts(game) if "forest" in move]
    assert "EX.spirecrest.weather.freezing_rain" in refused(game, "place forest_two_any")


@pytest.mark.rule("EX.spirecrest.explore.nightweave", "MW.with.spirecrest.explore_first")
@pytest.mark.rule("MW.with.spirecrest.map", "MW.with.spirecrest.discovery")
def test_she_takes_a_tile_and_the_first_space_or_points_by_the_arrow() -> None:
    clockwise, counter = preparing("activity_01"), preparing("activity_02")
    assert (trail(clockwise, 1), finds(clockwise, 1)) == (["lily_ponds"], ["map_seller"])
    assert (trail(counter, 1), finds(counter, 1)) == (["the_bog"], ["everblossom_trail"])
    assert (nightweave(clockwise).season, land(clockwise).rabbits[1]) == (1, 1)
    assert clockwise.view(0).spirecrest.regions[1].tiles == ["amber_caves"]


@pytest.mark.rule("MW.with.spirecrest.discovery")
def test_she_takes_nothing_that_has_neither_space_nor_points() -> None:
    board = ("spirecrest:", "foothills: lily_ponds", "foothills_deck: forager mountaineer truffle")
    game = preparing("activity_01", *board)
    assert finds(game, 1) == []
    assert len(land(game).decks[0]) == 3


@pytest.mark.rule("EX.spirecrest.expedition.nightweave", "MW.with.spirecrest.score")
def test_she_scores_all_tiles_and_discoveries_in_full() -> None:
    board = (
        "spirecrest:",
        "her_rabbit: home",
        "her_expedition: amber_caves serpents_pass",
        "her_discoveries: everblossom_trail bellsong_trail serpents_pass",
    )
    found = breakdown(everdell(hunted("spirecrest: yes", *board, "nightweave: autumn")))
    assert (found["expedition"], found["discoveries"]) == (11, 8)
    more = ("spirecrest:", "her_rabbit: home", "her_discoveries: hopewatch_trail")
    found = breakdown(everdell(hunted("spirecrest: yes", *more, "nightweave: autumn")))
    assert found["discoveries"] == 7


@pytest.mark.rule("EX.spirecrest.discovery.space_nightweave", "MW.with.spirecrest.spaces")
def test_spaces_on_discoveries_count_as_her_city() -> None:
    board = ("spirecrest:", "her_rabbit: ridge", "her_discoveries: ancient_orchard map_seller")
    game = hunted("spirecrest: yes", "player 0: winter", *board, "nightweave: summer", "placed: map_seller")
    state = everdell(game)
    assert [move.text for move in own_spaces(state)] == ["send ancient_orchard"]
    assert [move.text for move in open_cards(state, 1)] == ["send map_seller"]
    assert "place ancient_orchard" not in texts(game)


@pytest.mark.rule("MW.with.spirecrest.spaces")
def test_a_human_s_visit_to_her_open_space_brings_her_a_token() -> None:
    board = ("spirecrest:", "her_rabbit: peak", "her_discoveries: cartographers_caravan")
    game = hunted("spirecrest: yes", "player 0: winter", "hand:", *board, "nightweave: spring", "points: 0")
    play(game, "place cartographers_caravan", "gain berry")
    assert nightweave(game).points >= 1


@pytest.mark.rule("EX.spirecrest.big.birds_nightweave", "MW.with.spirecrest.birds")
def test_her_draws_feed_windlore() -> None:
    text = ("player 0: summer", "workers: 4", "hand:", "discoveries: windlore", "placed: the_deck#windlore")
    game = hunted("spirecrest: yes", *text, "spirecrest:", "nightweave: summer")
    draw(everdell(game), 1, "MW.nw.action.draw")
    assert land(game).drew == 0b10
    game = hunted("spirecrest: yes", "doing: end 1", *text, "spirecrest:", "drew: 1", "nightweave: summer")
    assert len(everdell(game).players[0].hand) == 2


@pytest.mark.rule("EX.spirecrest.big.birds_nightweave", "MW.with.spirecrest.birds")
def test_her_discards_feed_firebeak() -> None:
    text = (
        "player 0: summer",
        "workers: 4",
        "hand:",
        "discoveries: firebeak",
        "placed: the_discard_pile#firebeak",
    )
    board = ("spirecrest:", "pile: 1", "nightweave: summer")
    game = hunted("spirecrest: yes", "discard: king farm", "doing: end 1", *text, *board)
    assert texts(game) == ["keep king", "done"]


@pytest.mark.rule("EX.spirecrest.big.captive")
def test_a_ransom_takes_an_ordinary_worker_first() -> None:
    text = ("player 0: summer", "workers: 4", "discoveries: whisper")
    game = climb(*text, "placed: haven haven")
    assert (home_flags(everdell(game), 0), critters_home(everdell(game), 0) != []) == (0, True)
    game = climb(*text, "placed: haven haven haven")
    assert home_flags(everdell(game), 0) > 0
