"""Bellfaire with Rugwort and with Nightweave."""

import pytest

import tanglewood
from everdell_table import (
    DECK,
    LAIR,
    RICH,
    hand,
    heard,
    her_places,
    her_turn,
    hunted,
    next_activity,
    play,
    rolls,
    rugwort,
    steps,
    table,
)
from playing import fresh
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.spiders import event_for_her
from tanglewood.kernel.setting import Choice

SOLO = ("players: 1", "bellfaire: yes", DECK)
FOREST = "forest: forest_two_any forest_three_berries forest_two_resin_twig"
MEADOW = "meadow: farm inn mine king queen wife husband castle"
TRAITS = ("cranky", "glitzy", "hasty", "lucky", "squatty")
ROW = ("two_resin_two_cards", "three_twigs_one_card", "one_pebble_three_cards", "two_berries_two_cards")
FAIR = ("bellfaire:", "tokens: " + " ".join(ROW))


def his(game: Game) -> dict[str, int]:
    rows: dict[str, int] = game.view(0).rugwort.score
    return rows


# ---------------------------------------------------------------------- Rugwort


@pytest.mark.rule("EX.bellfaire.garland.rugwort")
@pytest.mark.parametrize(
    ("garland", "numbers"), [("tourism", [1, 2]), ("community", [2, 1]), ("peace", [0, 0])]
)
def test_rugwort_takes_part_in_the_garland(garland: str, numbers: list[int]) -> None:
    lines = (*SOLO, "city: inn king wife", "rugwort:", "city: inn lookout fool", "bellfaire:")
    game = table(*lines, f"garland: {garland}")
    shown = game.view(0).bellfaire.garland
    assert [*shown.numbers, shown.rival] == numbers
    assert his(game)["garland"] == shown.rival_points == {2: 6, 1: 3, 0: 0}[numbers[1]]


@pytest.mark.rule("EX.bellfaire.solo.flower")
def test_rugwort_takes_the_flower_festival_when_his_colours_meet_it() -> None:
    start = (*SOLO, FOREST, "player 0:", "placed: haven haven", "rugwort:")
    game = table(*start, "placed: forest_two_any three_twigs", "city: farm inn historian king wanderer")
    play(game, "prepare")
    assert game.view(0).rugwort.events == ["flower_festival"]
    assert his(game)["basic events"] == 3


@pytest.mark.rule("EX.bellfaire.solo.market")
def test_rugwort_never_uses_the_market() -> None:
    for seed in range(8):
        game = tanglewood.new_game("everdell", players=1, bellfaire=True, seed=seed)
        while not game.over:
            options = game.options()
            assert "market" not in game.view(0).rugwort.placed
            game.play(options[seed % len(options)])


@pytest.mark.rule("EX.bellfaire.solo.updated", "EX.bellfaire.solo.origin", "EX.bellfaire.solo.mix")
def test_rugworts_traits_are_options_of_the_box_that_can_be_combined() -> None:
    game = tanglewood.new_game("everdell", players=1, bellfaire=True, **dict.fromkeys(TRAITS, True))
    assert game.view(0).rugwort.moods == list(TRAITS)
    with pytest.raises(tanglewood.OptionError, match=r"need Bellfaire.*\(EX.bellfaire.solo.origin\)"):
        tanglewood.new_game("everdell", players=1, cranky=True)
    with pytest.raises(tanglewood.OptionError, match=r"MW.nw.rule.not_rugwort"):
        tanglewood.new_game("everdell", players=1, bellfaire=True, nightweave=True, lucky=True)
    usual = tanglewood.new_game("everdell", players=1, mood="hasty").view(0).rugwort
    assert (usual.mood, usual.moods) == ("hasty", ["hasty"])


@pytest.mark.rule("EX.bellfaire.solo.cranky")
@pytest.mark.parametrize(("trait", "left"), [("cranky: yes", 1), ("lucky: yes", 2)])
def test_a_cranky_rugwort_costs_a_card_when_he_rolls_an_8(trait: str, left: int) -> None:
    game = table(*SOLO, trait, FOREST, MEADOW, f"word: {rolls(8)}", RICH, "hand: wife farm inn", "rugwort:")
    play(game, "play wife")
    assert len(hand(game)) == left


@pytest.mark.rule("EX.bellfaire.solo.glitzy")
def test_a_glitzy_rugwort_scores_5_for_purple_cards() -> None:
    assert his(table(*SOLO, "glitzy: yes", "rugwort:", "city: king farm"))["cards"] == 7
    assert his(table(*SOLO, "rugwort:", "city: king farm"))["cards"] == 5


@pytest.mark.rule("EX.bellfaire.solo.hasty")
def test_a_hasty_rugwort_takes_the_leftmost_special_event() -> None:
    lines = (FOREST, "specials: city_holiday tax_relief", "player 0:", "placed: haven haven", "rugwort:")
    game = table(*SOLO, "hasty: yes", *lines, "placed: forest_two_any three_twigs")
    assert game.view(0).rugwort.events == []
    play(game, "prepare")
    assert game.view(0).rugwort.events == ["city_holiday"]


@pytest.mark.rule("EX.bellfaire.solo.lucky")
def test_a_lucky_rugwort_gains_a_point_for_the_same_number_again() -> None:
    lines = (*SOLO, "lucky: yes", FOREST, MEADOW, f"word: {rolls(3)}", RICH, "hand: wife", "rugwort:")
    assert rugwort(play(table(*lines, "rolled: 3"), "play wife")).points == 1
    assert rugwort(play(table(*lines, "rolled: 4"), "play wife")).points == 0


@pytest.mark.rule("EX.bellfaire.solo.squatty")
def test_a_squatty_rugwort_scores_for_empty_spaces() -> None:
    game = table(*SOLO, "squatty: yes", "glitzy: yes", "city: farm inn", "rugwort:", "city: king")
    assert (his(game)["empty spaces"], his(game)["cards"]) == (26, 5)


# ---------------------------------------------------------------------- Nightweave


@pytest.mark.rule("MW.with.bellfaire.events", "EX.bellfaire.setup.special_nightweave")
@pytest.mark.parametrize("players", [1, 2])
def test_two_special_events_of_bellfaire_lie_at_the_ends_of_the_row(players: int) -> None:
    for seed in range(10):
        game = tanglewood.new_game("everdell", players=players, nightweave=True, bellfaire=True, seed=seed)
        pack = standard()
        config = game.state.game_config()
        sets = [pack.events[number].set for number in config.specials]  # type: ignore[attr-defined]
        assert sets == ["bellfaire", "base", "base", "bellfaire"]
        basics = [event.id for event in game.view(0).events if event.sort == "basic"]
        assert basics.index("flower_festival") == 2


@pytest.mark.rule("MW.with.bellfaire.events", "EX.bellfaire.market.start_nightweave")
def test_her_market_begins_on_the_trade_side_in_a_random_row() -> None:
    rows = set()
    for seed in range(12):
        game = tanglewood.new_game("everdell", players=1, nightweave=True, bellfaire=True, seed=seed)
        tokens = game.view(0).bellfaire.tokens
        if "market" not in her_places(game):
            assert [token.side for token in tokens] == ["trade"] * 4
        rows.add(tuple(token.id for token in tokens))
    assert len(rows) > 3
    usual = [token.id for token in tanglewood.new_game("everdell", bellfaire=True).view(0).bellfaire.tokens]
    assert usual[0] == "three_twigs_one_card"


def to_trade(game: Game) -> list[str]:
    return [token.id for token in game.view(0).bellfaire.tokens if token.side == "trade"]


@pytest.mark.rule("MW.with.bellfaire.market", "EX.bellfaire.market.nightweave_token")
def test_she_goes_to_the_market_instead_of_the_haven_and_moves_a_token() -> None:
    every = "placed: three_twigs two_resin one_pebble berry_card forest_two_any forest_three_berries"
    human = ("bellfaire: yes", "player 0: autumn", every, "hand: farm", *FAIR, "nightweave: winter")
    clockwise = her_turn("01", *human, "placed: forest_two_resin_twig")
    assert (her_places(clockwise), to_trade(clockwise)) == (["forest_two_resin_twig", "market"], [ROW[0]])
    counter = her_turn("02", *human, "placed: forest_two_resin_twig")
    assert (her_places(counter), to_trade(counter)) == (["forest_two_resin_twig", "market"], [ROW[3]])
    action = her_turn("18", "bellfaire: yes", *FAIR, "nightweave: autumn", "placed: market")
    assert (her_places(action), to_trade(action)) == (["market", "market"], [ROW[0]])


@pytest.mark.rule("MW.with.bellfaire.market", "EX.bellfaire.market.nightweave_token")
def test_a_backup_moves_a_token_even_without_a_spider() -> None:
    eight = "placed: " + "market " * 8
    tokens = "tokens: " + " ".join([f"{ROW[0]}/trade", *ROW[1:]])
    game = her_turn("18", "bellfaire: yes", FAIR[0], tokens, "nightweave: autumn", eight, "city: lookout")
    assert (len(her_places(game)), to_trade(game)) == (8, [])  # back to the gain side
    without = her_turn("18", "bellfaire: yes", "market: no", "nightweave: autumn")
    assert her_places(without) == ["haven"]


def test_her_steps_at_the_market_name_their_rule() -> None:
    game = hunted("bellfaire: yes", "hand: farm", "nightweave: autumn", next_activity("18"), *FAIR)
    events = heard(game)
    play(game, "place one_pebble")
    assert ("placed", "MW.with.bellfaire.market") in steps(events)
    assert ("token", "MW.with.bellfaire.market") in steps(events)


@pytest.mark.rule("MW.with.bellfaire.garland_loot")
def test_loot_that_joins_her_city_counts() -> None:
    meadow = "meadow: farm? inn? - mine?"
    lines = (
        "bellfaire: yes",
        "corrin: yes",
        meadow,
        "player 0: autumn",
        "passed: yes",
        "city: palace castle",
    )
    own = (
        "nightweave: autumn",
        "pawn: 3",
        "card: activity_01",
        "activity: activity_02 activity_06",
        "city: wife",
    )
    loot = "loot: corrin_evertail_the_king"
    game = hunted(
        *lines,
        "doing: end 1",
        "doing: nightweave-finishes 0 0 -1",
        *own,
        loot,
        "bellfaire:",
        "garland: beauty",
    )
    assert game.over
    shown = game.view(0).bellfaire.garland
    assert (shown.numbers, shown.rival) == ([2], 2)
    assert (shown.points, shown.rival_points) == ([0], 0)


@pytest.mark.rule("MW.with.bellfaire.garland_solo")
def test_with_two_people_the_usual_places_count() -> None:
    lines = (
        "players: 2",
        "bellfaire: yes",
        *LAIR[1:],
        "player 0:",
        "city: palace castle",
        "player 1:",
        "city: king",
    )
    game = table(*lines, "nightweave: winter", "city: wife queen", "bellfaire:", "garland: beauty")
    shown = game.view(0).bellfaire.garland
    assert (shown.points, shown.rival_points) == ([6, 3], 3)
    assert game.view(0).nightweave.score["garland"] == 3


@pytest.mark.rule("MW.nw.worker.special_event")
def test_she_needs_two_cards_of_an_event_in_a_game_with_these_events() -> None:
    specials = "specials: city_holiday tax_relief"
    one = hunted("bellfaire: yes", specials, "nightweave: winter", "card: activity_01", "city: judge")
    two = hunted(
        "bellfaire: yes", specials, "nightweave: winter", "card: activity_01", "city: wife husband judge"
    )
    usual = hunted(
        "specials: performer_in_residence tax_relief",
        "nightweave: winter",
        "card: activity_01",
        "city: judge",
    )
    for game, least, wanted in ((one, 1, ""), (two, 1, "city_holiday"), (usual, 1, "tax_relief")):
        number = event_for_her(game.state, False, least)  # type: ignore[arg-type]
        assert (standard().events[number].id if number >= 0 else "") == wanted


def test_her_modules_are_played_without_bellfaire() -> None:
    for module in ({"personality": "any"}, {"plan": "any"}, {"intrigues": True}):
        with pytest.raises(tanglewood.OptionError, match=r"MW.module.no_expansions"):
            tanglewood.new_game("everdell", players=1, nightweave=True, bellfaire=True, **module)


@pytest.mark.rule("EX.combine.bellfaire_any")
def test_bellfaire_goes_with_every_box() -> None:
    boxes: dict[str, Choice] = {
        "farms": True,
        "corrin": True,
        "extra": True,
        "rugwort_cards": True,
        "legends": "both",
        "powers": "all",
    }
    for players in range(1, 7):
        state = fresh("everdell", 3, players=players, bellfaire=True, **boxes)
        assert state.turn >= 0
