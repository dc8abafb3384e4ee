"""What bots hold things to be worth: a survey of the position, weighed by a file."""

import tomllib
from pathlib import Path

import pytest

from everdell_table import table
from playing import fresh, some_moments
from tanglewood.bots.greedy import GreedyBot
from tanglewood.games.everdell.bot import gains, opinion, survey
from tanglewood.games.everdell.components import pack
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice

FILE = tomllib.loads(Path(survey.__file__).with_name(opinion.FILE).read_text("utf-8"))


def test_the_file_names_what_there_is() -> None:
    assert list(FILE["position"]) == list(survey.NAMES)
    cards = {card.id for card in pack.standard().cards}
    assert set(FILE["city"]) <= cards
    assert set(FILE["hand"]) <= cards
    base = {card.id for card in pack.standard().cards if card.set == "base" and card.down < 0}
    assert base - set(FILE["city"]) - {"fool", "ruins"} == set()


@pytest.mark.parametrize(
    "options",
    [{"players": 4}, {"players": 1, "rugwort": 2}, {"players": 1, "nightweave": True, "powers": "all"}],
    ids=["four", "rugwort", "nightweave"],
)
def test_a_survey_lists_a_number_for_every_name(options: dict[str, Choice]) -> None:
    seen = [0.0] * len(survey.NAMES)
    for state in some_moments(fresh("everdell", 3, **options), 4, every=7):
        assert isinstance(state, Everdell)
        for seat in range(len(state.players)):
            found = survey.survey(state, seat)
            assert len(found) == len(survey.NAMES)
            seen = [max(old, abs(new)) for old, new in zip(seen, found, strict=True)]
    usual = {"start", "twigs", "berries", "hand", "workers_here", "best_card", "used", "spring"}
    assert usual <= {name for name, most in zip(survey.NAMES, seen, strict=True) if most > 0}


def test_worths_change_with_the_placements_to_come() -> None:
    held = opinion.Opinion([(1.0, 3.0)], [(0.0, 1.5)], [(2.0, 0.0)], {"river": [(0.0, 3.0)]})
    assert list(held.position[0]) == [1.0]
    assert list(held.position[15]) == [4.0]
    assert list(held.city[5]) == [0.5]
    assert list(held.hand[18]) == [2.0]
    assert list(held.modules["river"][5]) == [1.0]


def test_seasons_and_spaces_come_from_the_pack() -> None:
    usual = gains.known(pack.standard())
    assert (usual.placements, usual.harvests, usual.city) == ([13, 10, 6, 0], [2.0, 1.0, 1.0, 0.0], 15.0)
    texts = folder(Path(pack.__file__).parents[1] / "pack")
    board = texts["board.toml"]
    for old, new in (("city = 15", "city = 12"), ("workers = 2\nforest", "workers = 3\nforest")):
        assert old in board
        board = board.replace(old, new)
    summer = 'bonus = "draw 0-2 meadow"'
    assert summer in board
    changed = pack.load({**texts, "board.toml": board.replace(summer, 'bonus = "produce"')})
    found = gains.known(changed)
    assert (found.placements, found.harvests, found.city) == ([16, 12, 7, 0], [3.0, 2.0, 1.0, 0.0], 12.0)
    lines = ("city: farm mine", "resources: 3 twig", "player 1:", "hand: king")
    assert table(*lines, pack=changed).state.value(0) != table(*lines).state.value(0)


def test_greedy_makes_the_points_of_a_fair_player() -> None:
    scores: list[int] = []
    for seed in range(4):
        state = fresh("everdell", seed, players=2)
        bot = GreedyBot(seeded(seed), 1)
        while state.turn >= 0:
            state.play(bot.choose(Seat(state)))
        result = state.result()
        assert result is not None
        scores += result.scores
    assert sum(scores) / len(scores) > 54
