"""The board at the start, exploring, and the expedition after passing."""

import re
from typing import Any

import pytest

from everdell_table import discarded, everdell, hand, play, points, refused, score, stock, texts
from playing import fresh
from spirecrest_table import climb, deck_of, finds, land, trail
from tanglewood.api import Game
from tanglewood.games.everdell.board.player import AUTUMN
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.spirecrest.parts import part_of
from tanglewood.games.everdell.modules.spirecrest.setup import in_deck
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice

PART = part_of(standard())
EXPLORING = ("doing: end 0", "doing: explore 0 0 -1 0")
FOOTHILLS = "foothills: lily_ponds the_bog littledell"
ROW = "foothills_deck: everblossom_trail forager mountaineer prospector"


def explorer(*text: str, board: tuple[str, ...] = ()) -> Game:
    """A player who is about to explore the foothills."""
    given = [line.partition(":")[0] for line in board]
    usual = [line for line in (FOOTHILLS, ROW) if line.partition(":")[0] not in given]
    return climb(*EXPLORING, "player 0: spring", "rabbit: foothills", *text, board=(*usual, *board))


def passing(*text: str) -> Game:
    """A player in autumn who passes."""
    return play(climb("player 0: autumn", "hand:", *text), "pass")


def start(players: int, **options: Choice) -> Everdell:
    state = fresh("everdell", 3, players=players, spirecrest=True, **options)
    assert isinstance(state, Everdell)
    return state


def seen(state: Everdell) -> Any:
    """What seat 0 sees."""
    return state.view(0)


# ---------------------------------------------------------------------- components and setup


@pytest.mark.rule("EX.spirecrest.comp.contents", "EX.spirecrest.comp.retail", "EX.spirecrest.big.list")
def test_the_full_set_has_42_discoveries_and_8_big_critters() -> None:
    assert [len([it for it in PART.discoveries if it.region == region]) for region in range(3)] == [
        14,
        14,
        14,
    ]
    assert len(PART.weather) == 12
    big = [(it.id, it.region) for it in PART.discoveries if it.big]
    assert [id for id, region in big if region == 0] == ["stubblehoof", "truffle"]
    assert len(big) == 8


@pytest.mark.rule("EX.spirecrest.comp.tiles", "EX.spirecrest.expedition.points")
@pytest.mark.rule("EX.spirecrest.expedition.points_conflict")
def test_the_tiles_are_worth_two_to_six_points() -> None:
    worth = [tile.points for tile in PART.tiles[: PART.map_tiles]]
    assert [worth.count(n) for n in (2, 3, 4, 5, 6)] == [6, 6, 6, 3, 3]


@pytest.mark.rule("EX.spirecrest.comp.regions")
def test_the_trail_has_three_regions() -> None:
    assert PART.regions == ["foothills", "peak", "ridge"]


@pytest.mark.rule("EX.spirecrest.comp.no_deck_cards")
def test_the_deck_stays_as_it_is() -> None:
    assert standard().deck(("base", "spirecrest")) == standard().deck(("base",))


@pytest.mark.rule("EX.spirecrest.discovery.kinds")
def test_discoveries_are_of_six_kinds() -> None:
    kinds = {it.kind for it in PART.discoveries}
    assert kinds == {"at once", "ability", "space", "points", "big", "tile"}


@pytest.mark.rule(
    "EX.spirecrest.setup.weather", "EX.spirecrest.setup.discoveries", "EX.spirecrest.setup.rabbit"
)
@pytest.mark.rule("EX.spirecrest.setup.start_tile", "EX.spirecrest.setup.big_critters")
def test_a_new_game_shows_winter_and_the_foothills() -> None:
    view = seen(start(3))
    assert [it.id != "" for it in view.spirecrest.weather] == [True, False, False, False]
    assert [(it.deck, it.rabbits) for it in view.spirecrest.regions] == [(14, [0, 1, 2]), (14, []), (14, [])]
    assert [it.tiles == [] for it in view.spirecrest.regions] == [False, True, True]
    assert view.players[0].expedition.tiles == []
    assert view.players[0].expedition.critters == []


@pytest.mark.rule("EX.spirecrest.setup.map_tiles", "EX.spirecrest.setup.map_tiles_rest")
@pytest.mark.rule("EX.spirecrest.setup.map_tiles_mixed")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_region_gets_a_tile_more_than_there_are_players(players: int) -> None:
    regions = seen(start(players)).spirecrest.regions
    assert len([tile for row in regions for tile in row.tiles]) == players + 1
    assert [it.down for it in regions] == [0, players + 1, players + 1]


@pytest.mark.rule("EX.spirecrest.setup.stormvale_region")
def test_stormvale_is_a_card_of_the_peak() -> None:
    assert PART.named("stormvale") in in_deck(start(2), PART, 1)


@pytest.mark.rule("EX.combine.spirecrest_pearlbrook")
def test_spirecrest_may_be_mixed_with_other_boxes() -> None:
    state = start(2, pearlbrook=True, corrin=True, legends="both", powers="all")
    assert state.config.plays("spirecrest")
    assert state.config.plays("pearlbrook")
    assert lookup("everdell").setting("spirecrest").default is False


# ---------------------------------------------------------------------- exploring


@pytest.mark.rule("EX.spirecrest.explore.when", "EX.spirecrest.explore.order")
def test_exploring_comes_after_the_season_s_bonus_and_in_the_same_turn() -> None:
    game = climb(
        "placed: haven haven", "hand:", "city: farm woodcarver", "resources: 2 twig", board=(FOOTHILLS, ROW)
    )
    play(game, "prepare")
    assert "chart lily_ponds" not in texts(game)
    play(game, texts(game)[0])
    assert texts(game) == ["chart lily_ponds", "chart the_bog", "chart littledell"]
    assert game.turn == 0


@pytest.mark.rule("EX.spirecrest.explore.chart", "EX.spirecrest.explore.chart_must")
def test_a_tile_is_charted_at_the_end_of_the_expedition() -> None:
    game = explorer("expedition: amber_caves")
    assert "done" not in texts(game)
    play(game, "chart the_bog")
    assert trail(game) == ["amber_caves", "the_bog"]
    assert "EX.spirecrest.explore" in refused(explorer(), "chart twin_bridges")


@pytest.mark.rule("EX.spirecrest.explore.discover", "EX.spirecrest.explore.discover_order")
def test_the_later_a_discovery_was_drawn_the_more_it_costs() -> None:
    game = explorer("hand: farm", "resources: 1 twig")
    play(game, "chart the_bog")
    assert texts(game) == ["discover everblossom_trail", "discover forager", "discover mountaineer"]
    play(game, "discover forager", "discard farm")
    assert (finds(game), stock(game), discarded(game)) == (["forager"], {"twig": 1}, ["farm"])


@pytest.mark.rule("EX.spirecrest.explore.discover_take")
def test_one_discovery_must_be_taken_and_the_first_is_free() -> None:
    game = explorer("hand:")
    play(game, "chart the_bog")
    assert finds(game) == ["everblossom_trail"]
    game = explorer("hand: farm")
    play(game, "chart the_bog")
    assert "EX.spirecrest.explore.discover" in refused(game, "discover mountaineer")
    assert "done" not in texts(game)


@pytest.mark.rule("EX.spirecrest.explore.discover_rest", "EX.spirecrest.explore.deck_out")
def test_the_others_go_under_the_deck() -> None:
    game = explorer("hand:")
    play(game, "chart the_bog")
    assert deck_of(game, 0) == ["prospector", "forager", "mountaineer"]
    assert land(game).known == (2, 0, 0)


@pytest.mark.rule("EX.spirecrest.explore.travel")
def test_the_first_rabbit_turns_up_tiles_and_weather() -> None:
    game = explorer("hand:", board=("weather: - hail - -", "peak: amber_caves"))
    assert game.view(1).spirecrest.regions[1].tiles == []
    play(game, "chart the_bog")
    view = game.view(1)
    assert view.spirecrest.regions[1].tiles == ["amber_caves"]
    assert view.spirecrest.weather[1].id == "hail"
    assert view.players[0].expedition.rabbit == "peak"


@pytest.mark.rule("EX.spirecrest.explore.three")
def test_a_rabbit_explores_three_times() -> None:
    game = climb(*EXPLORING, "player 0: autumn", "rabbit: ridge", "hand:", board=("ridge: the_bog",))
    play(game, "chart the_bog")
    assert (land(game).rabbits[0], game.view(0).players[0].expedition.rabbit) == (3, "home")
    assert everdell(game).players[0].season == AUTUMN


@pytest.mark.rule("EX.spirecrest.explore.mountaineer")
def test_the_mountaineer_may_take_two_discoveries_on_the_peak() -> None:
    deck = "peak_deck: bellsong_trail ancient_orchard ruins_of_spire"
    text = (*EXPLORING, "player 0: summer", "rabbit: peak", "discoveries: mountaineer", "resources: 3 twig")
    game = climb(*text, board=("peak: the_bog", deck))
    play(game, "chart the_bog", "discover ruins_of_spire", "discover bellsong_trail")
    assert finds(game) == ["mountaineer", "ruins_of_spire", "bellsong_trail"]
    assert stock(game) == {"twig": 1}
    game = climb(*text, board=("peak: the_bog", deck))
    play(game, "chart the_bog", "discover bellsong_trail", "done")
    assert finds(game) == ["mountaineer", "bellsong_trail"]


@pytest.mark.rule("EX.spirecrest.discovery.no_space", "EX.spirecrest.discovery.not_played")
def test_a_discovery_takes_no_space_and_nothing_reacts_to_it() -> None:
    game = explorer("hand:", "city: historian shopkeeper")
    before = game.view(0).players[0].spaces_used
    play(game, "chart the_bog")
    assert (game.view(0).players[0].spaces_used, hand(game), stock(game)) == (before, [], {})


# ---------------------------------------------------------------------- the expedition


@pytest.mark.rule("EX.spirecrest.expedition.when", "EX.spirecrest.expedition.order")
@pytest.mark.rule("EX.spirecrest.expedition.cost", "EX.spirecrest.score.expedition")
def test_tiles_are_paid_one_after_the_other_right_after_passing() -> None:
    game = passing("expedition: the_bog newberry_fields", "resources: 2 resin 3 berry 1 twig")
    assert texts(game) == ["advance", "done"]
    play(game, "advance", "advance")
    assert stock(game) == {"twig": 1}
    assert score(game).get("expedition", 0) == 6


@pytest.mark.rule("EX.spirecrest.expedition.order")
def test_a_tile_that_is_not_paid_ends_the_expedition() -> None:
    game = passing("expedition: the_bog newberry_fields", "resources: 3 berry")
    assert score(game).get("expedition", 0) == 0
    assert everdell(game).players[0].passed
    assert game.turn == 1
    game = play(passing("expedition: the_bog", "resources: 2 resin"), "done")
    assert score(game).get("expedition", 0) == 0


@pytest.mark.rule("EX.spirecrest.expedition.free_start")
def test_without_tiles_there_is_nothing_to_pay() -> None:
    game = passing("resources: 9 twig")
    assert (game.turn, score(game).get("expedition", 0)) == (1, 0)


@pytest.mark.rule("EX.spirecrest.expedition.before_score")
def test_what_was_paid_is_gone_for_the_bonus_of_the_architect() -> None:
    game = passing("expedition: the_bog", "resources: 2 resin", "city: architect")
    assert score(game).get("prosperity", 0) == 2
    play(game, "advance")
    assert score(game).get("prosperity", 0) == 0


@pytest.mark.rule("EX.spirecrest.tie")
def test_tiles_and_discoveries_break_no_tie() -> None:
    text = (
        "over: yes",
        "player 0: autumn",
        "expedition: the_bog",
        "crossed: 1",
        "player 1: autumn",
        "points: 2",
    )
    game = climb(*text)
    result = everdell(game).result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule(
    "EX.spirecrest.tile.meeks_crossing",
    "EX.spirecrest.tile.lily_ponds",
    "EX.spirecrest.tile.the_bog",
    "EX.spirecrest.tile.fort_faraway",
    "EX.spirecrest.tile.meerkat_canyon",
    "EX.spirecrest.tile.yaras_patch",
    "EX.spirecrest.tile.littledell",
    "EX.spirecrest.tile.bubbling_springs",
    "EX.spirecrest.tile.cuddlers_cove",
    "EX.spirecrest.tile.stompy_knoll",
    "EX.spirecrest.tile.kibblerill_ferry",
    "EX.spirecrest.tile.longleg_forest",
    "EX.spirecrest.tile.burrowdale",
    "EX.spirecrest.tile.amber_caves",
    "EX.spirecrest.tile.newberry_fields",
    "EX.spirecrest.tile.dugworm_gully",
    "EX.spirecrest.tile.twin_bridges",
    "EX.spirecrest.tile.mirror_lake",
    "EX.spirecrest.tile.badgers_teeth",
    "EX.spirecrest.tile.shipwreck_shore",
    "EX.spirecrest.tile.quokka_island",
    "EX.spirecrest.tile.brightcoat_bloom",
    "EX.spirecrest.tile.coldblooded_desert",
    "EX.spirecrest.tile.mistfire_falls",
)
@pytest.mark.rule("EX.spirecrest.expedition.cost_two", "EX.spirecrest.expedition.cost_three")
@pytest.mark.rule("EX.spirecrest.expedition.cost_four", "EX.spirecrest.expedition.cost_five")
@pytest.mark.rule("EX.spirecrest.expedition.cost_pack", "MW.with.spirecrest.tiles")
@pytest.mark.parametrize(
    ("tile", "worth", "wealth"),
    [
        ("meeks_crossing", 2, "resources: 2 twig"),
        ("lily_ponds", 2, "resources: 1 twig 1 berry"),
        ("the_bog", 2, "resources: 2 resin"),
        ("fort_faraway", 2, "resources: 1 twig|hand: farm"),
        ("meerkat_canyon", 2, "resources: 1 berry|hand: farm"),
        ("yaras_patch", 2, "resources: 2 berry"),
        ("littledell", 3, "resources: 1 twig 1 resin 1 berry"),
        ("bubbling_springs", 3, "resources: 2 berry|hand: farm"),
        ("cuddlers_cove", 3, "resources: 2 resin|hand: farm"),
        ("stompy_knoll", 3, "resources: 1 pebble 1 resin"),
        ("kibblerill_ferry", 3, "points: 2"),
        ("longleg_forest", 3, "resources: 3 twig"),
        ("burrowdale", 4, "resources: 2 resin 1 pebble"),
        ("amber_caves", 4, "resources: 3 resin"),
        ("newberry_fields", 4, "resources: 3 berry"),
        ("dugworm_gully", 4, "hand: farm farm farm farm"),
        ("twin_bridges", 4, "resources: 2 twig 1 pebble"),
        ("mirror_lake", 4, "resources: 1 twig 1 resin 1 berry"),
        ("badgers_teeth", 5, "resources: 2 pebble|hand: farm farm"),
        ("shipwreck_shore", 5, "resources: 2 twig 2 resin"),
        ("quokka_island", 5, "resources: 2 berry|hand: farm farm farm"),
        ("brightcoat_bloom", 6, "resources: 1 twig 1 resin 1 pebble 1 berry|hand: farm"),
        ("coldblooded_desert", 6, "hand: farm farm farm farm farm"),
        ("mistfire_falls", 6, "resources: 2 twig 1 resin 1 pebble 1 berry"),
    ],
)
def test_each_tile_takes_just_its_price(tile: str, worth: int, wealth: str) -> None:
    lines = dict(line.split(": ") for line in wealth.split("|"))
    text = [f"{key}: {value}" for key, value in {"hand": "", **lines}.items()]
    game = play(climb("player 0: autumn", f"expedition: {tile}", *text), "pass", "advance")
    while game.turn == 0:
        play(game, texts(game)[0])
    assert (stock(game), hand(game), points(game)) == ({}, [], 0)
    assert score(game).get("expedition", 0) == worth
    for line in [line for line in text if line != "hand: "]:  # one thing less of either kind is too little
        less = line.removesuffix(" farm") if "hand" in line else re.sub(r"\d", one_less, line, count=1)
        poor = [less if line == it else it for it in text]
        assert play(climb("player 0: autumn", f"expedition: {tile}", *poor), "pass").turn == 1


def one_less(number: re.Match[str]) -> str:
    return str(int(number[0]) - 1)
