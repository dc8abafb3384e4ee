"""The garland: most cards of a kind at the end."""

import pytest

import tanglewood
from everdell_table import DECK, city, play, score, table
from tanglewood.api import Game
from tanglewood.games.everdell.modules.bellfaire.garland import duel, ranked

COUNTED = "city: farm mine inn lookout wanderer shepherd king palace historian crane"
"""2 green, 2 red, 2 tan, 2 purple and 2 blue cards; 6 constructions and 4 critters."""


def fair(*lines: str, garland: str = "beauty", players: int = 2) -> Game:
    return table(f"players: {players}", "bellfaire: yes", DECK, *lines, "bellfaire:", f"garland: {garland}")


def points(game: Game) -> list[int]:
    return list(game.view(0).bellfaire.garland.points)


@pytest.mark.rule("EX.bellfaire.garland.draw")
def test_one_garland_is_drawn_and_open_to_all() -> None:
    seen = set()
    for seed in range(60):
        game = tanglewood.new_game("everdell", bellfaire=True, seed=seed)
        seen |= {game.view(seat).bellfaire.garland.id for seat in (-1, 0, 1)}
        assert game.view(0).bellfaire.garland == game.view(-1).bellfaire.garland
    assert len(seen) == 7
    assert (
        tanglewood.new_game("everdell", bellfaire=True, garland="peace").view(0).bellfaire.garland.id
        == "peace"
    )
    with pytest.raises(tanglewood.OptionError, match=r"not in the game \(EX.bellfaire.garland.draw\)"):
        tanglewood.new_game("everdell", garland="peace")


@pytest.mark.rule("EX.bellfaire.award.agriculture", "EX.bellfaire.award.architecture")
@pytest.mark.rule("EX.bellfaire.award.beauty", "EX.bellfaire.award.community")
@pytest.mark.rule("EX.bellfaire.award.peace", "EX.bellfaire.award.storytelling")
@pytest.mark.rule("EX.bellfaire.award.tourism")
@pytest.mark.rule("EX.bellfaire.garland.kinds")
@pytest.mark.parametrize(
    ("garland", "n"),
    [
        ("agriculture", 2),
        ("architecture", 6),
        ("beauty", 2),
        ("community", 4),
        ("peace", 2),
        ("storytelling", 2),
        ("tourism", 2),
    ],
)
def test_each_garland_counts_its_kind(garland: str, n: int) -> None:
    game = fair(COUNTED, garland=garland)
    shown = game.view(0).bellfaire.garland
    assert shown.numbers == [n, 0]
    assert shown.points == [6, 0]


@pytest.mark.rule("EX.bellfaire.garland.score")
def test_most_score_6_and_second_most_3() -> None:
    game = fair(
        *("city: palace castle theater", "player 1:", "city: school", "player 2:", "city: king wife"),
        players=3,
    )
    assert points(game) == [6, 0, 3]


@pytest.mark.rule("EX.bellfaire.garland.ties", "EX.bellfaire.garland.second_after_tie")
def test_everybody_tied_scores_the_place_in_full() -> None:
    cities = ("city: palace castle", "player 1:", "city: school king", "player 2:", "city: wife")
    assert points(fair(*cities, players=3)) == [6, 6, 3]
    assert ranked([3, 2, 2, 1], 6, 3) == [6, 3, 3, 0]


@pytest.mark.rule("EX.bellfaire.garland.minimum")
def test_at_least_one_such_card_is_needed() -> None:
    assert points(fair("city: farm")) == [0, 0]
    assert points(fair("city: king")) == [6, 0]


@pytest.mark.rule("EX.bellfaire.garland.two_players")
def test_two_players_have_a_second_place_too() -> None:
    assert points(fair("city: palace castle", "player 1:", "city: king")) == [6, 3]


@pytest.mark.rule("EX.bellfaire.garland.count")
def test_cards_without_a_space_count_and_a_fool_where_he_lies() -> None:
    game = fair("city: wanderer", "player 1:", "city: fool farm", garland="community")
    assert game.view(0).bellfaire.garland.numbers == [1, 1]
    game = fair("hand: fool", "resources: 3 berry", "player 1:", "city: farm", garland="storytelling")
    play(game, "play fool")
    assert city(game, 1) == ["farm", "fool"]
    assert game.view(0).bellfaire.garland.numbers == [0, 1]


@pytest.mark.rule("EX.bellfaire.score.garland")
def test_the_garland_is_a_row_of_the_score() -> None:
    game = fair("city: palace", "player 1:", "city: farm")
    assert score(game)["garland"] == 6
    over = table("over: yes", "bellfaire: yes", "city: palace", "player 1:", "bellfaire:", "garland: beauty")
    result = over.result()
    assert result is not None
    assert [row["garland"] for row in result.breakdown] == [6, 0]
    assert result.scores[0] == sum(result.breakdown[0].values())


@pytest.mark.rule("EX.bellfaire.comp.modules")
def test_there_need_not_be_a_garland() -> None:
    game = tanglewood.new_game("everdell", bellfaire=True, garland="none", seed=3)
    assert game.view(0).bellfaire.garland is None
    assert "garland" not in game.view(0).players[0].score


@pytest.mark.rule("MW.with.bellfaire.garland_solo")
@pytest.mark.parametrize(
    ("mine", "hers", "score"),
    [
        (4, 2, [6, 3]),
        (4, 1, [6, 0]),
        (3, 3, [0, 0]),
        (0, 0, [0, 0]),
        (2, 5, [0, 6]),
        (3, 5, [3, 6]),
        (1, 0, [6, 0]),
    ],
)
def test_alone_against_nightweave_a_tie_scores_nothing(mine: int, hers: int, score: list[int]) -> None:
    assert duel([mine, hers], 6, 3) == score
