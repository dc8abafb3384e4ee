"""Points and tie-breaks."""

import pytest

from everdell_table import everdell, play, points, score, table

OVER = "over: yes"


@pytest.mark.rule("EV.score.cards")
def test_base_points_and_the_fool() -> None:
    assert score(table("city: king fool farm"))["cards"] == 4 - 2 + 1


@pytest.mark.rule("EV.score.tokens")
def test_tokens_in_the_supply_and_on_cards() -> None:
    assert score(table("points: 7", "city: chapel/tokens=2 clock_tower/tokens=3"))["tokens"] == 12


@pytest.mark.rule("EV.score.prosperity", "EV.score.journey", "EV.score.events")
def test_prosperity_journey_and_events() -> None:
    game = table(
        "player 0: autumn",
        "city: palace",
        "placed: journey_2 journey_2 journey_5 one_berry",
        "events: grand_tour the_everdell_games",
    )
    assert score(game) == {"cards": 4, "prosperity": 1, "journey": 9, "events": 12}


@pytest.mark.rule("EV.score.example")
def test_the_check_sum() -> None:
    """22 for cards, 14 tokens, 10 prosperity, 4 Journey and 12 events make 62."""
    game = table(
        "player 0: autumn",
        # 4 + 5 + 4 + 4 + 3 + 2 points; Palace 4, Ever Tree 3, King 1 + 2 = 3
        "city: palace ever_tree king doctor university chapel/tokens=3",
        "points: 11",
        "placed: journey_4",
        "events: grand_tour the_everdell_games",
    )
    assert score(game) == {"cards": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}
    assert game.view(0).players[0].total == 62


@pytest.mark.rule("EV.score.winner")
def test_most_points_win() -> None:
    game = table(OVER, "points: 9", "player 1:", "points: 10")
    result = game.result()
    assert result is not None
    assert (result.scores, result.winners, result.ranks) == ([9, 10], [1], [2, 1])


@pytest.mark.rule("EV.score.tie_events")
def test_a_tie_goes_to_more_events() -> None:
    game = table(
        OVER,
        "points: 6",
        "events: tax_relief",
        "resources: 0 twig",
        "player 1:",
        "points: 9",
        "resources: 9 twig",
    )
    result = game.result()
    assert result is not None
    assert (result.scores, result.winners) == ([9, 9], [0])


@pytest.mark.rule("EV.score.tie_resources", "EV.score.leftover_supply")
def test_then_to_more_leftover_resources_in_the_supply() -> None:
    game = table(
        OVER,
        "points: 8",
        "resources: 2 twig",
        "player 1:",
        "points: 6",
        "city: storehouse/twig=9",
        "resources: 1 berry",
    )
    result = game.result()
    assert result is not None
    assert (result.scores, result.winners) == ([8, 8], [0])


@pytest.mark.rule("EV.score.tie_shared")
def test_then_the_victory_is_shared() -> None:
    game = table(OVER, "points: 8", "resources: 1 twig", "player 1:", "points: 8", "resources: 1 pebble")
    result = game.result()
    assert result is not None
    assert (result.winners, result.ranks) == ([0, 1], [1, 1])


def test_there_is_no_result_before_the_end() -> None:
    game = table("player 0: autumn", "player 1: autumn", "passed: yes")
    assert game.result() is None
    play(game, "pass")
    assert game.over
    assert points(game) == 0
    assert everdell(game).result() is not None
