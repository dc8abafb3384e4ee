"""Nightweave prepares for a season, ends her autumn, and scores."""

import random
from statistics import mean

import pytest

import tanglewood
from everdell_table import (
    discarded,
    everdell,
    heard,
    her_city,
    her_events,
    her_hand,
    her_turn,
    hunted,
    loot,
    meadow,
    nightweave,
    play,
)
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.cards import SEASONS, lair_of

LAIR = lair_of(standard())
PAWN_OUT = "meadow: - inn? mine? king? queen? wife? husband? castle?"
READY = ("pawn: 1", "placed: " + "haven " * 2)


def ready(season: int) -> tuple[str, ...]:
    """Her lines when all of her is out."""
    spiders = sum(it.spiders for it in LAIR.seasons[: season + 1])
    return (f"nightweave: {SEASONS[season]}", "pawn: 1", "placed: " + "haven " * spiders)


def prepares(season: int, *text: str, word: int = 0, hers: tuple[str, ...] = ()) -> tanglewood.Game:
    """She prepares for the season after this one."""
    shuffle = [] if word == 0 else [f"word: {word}"]
    meadows = [] if any(line.startswith("meadow") for line in text) else [PAWN_OUT]
    return her_turn("01", *shuffle, *meadows, *text, *ready(season), *hers)


@pytest.mark.rule("MW.nw.prepare.home")
def test_all_come_home_and_the_slot_is_filled_last() -> None:
    game = hunted(
        PAWN_OUT, *ready(0), "activity: activity_01 activity_06", "events: grand_tour", "special: yes"
    )
    events = heard(game)
    play(game, "place one_berry")
    hers = nightweave(game)
    assert (hers.pawn, hers.placed, hers.season, hers.special) == (-1, (), 1, False)
    assert her_events(game) == ["grand_tour"]
    assert "-" not in meadow(game)
    names = [event.name for event in events]
    assert names.index("nightweave-home") < names.index("nightweave-prepared")
    assert names.index("nightweave-cleared") < names.index("shown")
    assert {event.open["slot"] for event in events if event.name == "shown"} >= {1}


@pytest.mark.rule("MW.nw.prepare.free_event")
def test_a_basic_event_she_fully_meets_is_free() -> None:
    game = prepares(0, hers=("city: inn inn inn judge judge crane",))
    assert her_events(game) == ["city_monument"]  # clockwise: the first of two
    game = prepares(0, hers=("city: inn inn judge judge",))
    assert her_events(game) == []  # in part is not enough
    game = prepares(0, hers=("city: inn inn inn", "events: grand_tour"))
    assert her_events(game) == ["grand_tour"]
    game = prepares(0, "events: grand_tour", hers=("city: inn inn inn",))
    assert her_events(game) == []


@pytest.mark.rule("MW.nw.prepare.web")
def test_marks_of_the_meadow_go_home_with_her() -> None:
    start = (PAWN_OUT, *ready(0), "personality: vile", "activity: activity_01 activity_06")
    game = hunted(*start)
    assert game.view(0).nightweave.marked == [2, 5, 6]
    play(game, "place one_berry")
    assert game.view(0).nightweave.marked == []


@pytest.mark.rule("MW.nw.prepare.deck", "MW.nw.prepare.deck_sizes")
def test_her_deck_grows_by_the_pile_of_the_season() -> None:
    sizes = []
    for season in range(3):
        cards = sorted(card for earlier in range(season + 1) for card in LAIR.pile(earlier, False))
        gone = cards.pop(0)
        names = [LAIR.activities[card].id for card in cards]
        top = next(name for name in names if LAIR.activities[LAIR.numbers[name]].worker)
        rest = [name for name in names if name != top]
        piles = (f"activity: {top} {' '.join(rest[:2])}", f"played: {' '.join(rest[2:])}")
        game = her_turn("01", PAWN_OUT, *ready(season), *piles, f"gone: {LAIR.activities[gone].id}")
        sizes.append(len(nightweave(game).deck))
        assert sorted(nightweave(game).deck) == sorted([*cards, *LAIR.pile(season + 1, False)])
        assert nightweave(game).played == ()
    assert sizes == [11, 14, 17]
    assert len(nightweave(tanglewood.new_game("everdell", players=1, nightweave=True, seed=1)).deck) == 7


@pytest.mark.rule("MW.nw.prepare.spring")
def test_spring() -> None:
    game = prepares(0, "deck: school palace theater mine farm")
    hers = nightweave(game)
    assert (hers.spiders, hers.at_home, her_hand(game)) == (3, 3, ["palace", "school"])
    assert len(discarded(game)) == 1
    assert "-" not in meadow(game)


@pytest.mark.rule("MW.nw.prepare.summer")
def test_summer() -> None:
    before = {"inn", "mine", "king", "queen", "wife", "husband", "castle"}
    game = prepares(1, "deck: school palace theater")
    assert (nightweave(game).spiders, len(her_hand(game)), discarded(game)) == (5, 2, [])
    assert set(her_hand(game)) < before
    assert sorted(game.view(0).nightweave.known) == her_hand(game)  # everybody saw them
    assert "-" not in meadow(game)


@pytest.mark.rule("MW.nw.prepare.autumn")
def test_autumn() -> None:
    game = prepares(2, "deck: school palace theater mine farm")
    assert (nightweave(game).spiders, her_hand(game)) == (8, ["palace", "school"])
    assert len(discarded(game)) == 2
    assert "-" not in meadow(game)


@pytest.mark.rule("MW.nw.prepare.random_meadow")
def test_an_empty_slot_means_the_next_card_clockwise() -> None:
    for word in range(300):
        game = hunted(PAWN_OUT, f"word: {word}", *ready(0), "activity: activity_01 activity_06")
        events = heard(game)
        play(game, "place one_berry")
        die = next(event.open["die"] for event in events if event.name == "nightweave-rolled")
        slot = next(event.open["slot"] for event in events if event.name == "nightweave-cleared")
        if die == 1:
            assert (slot, discarded(game)) == (2, ["inn"])
            return
        assert slot == die
    raise AssertionError


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("MW.nw.end.hers", "MW.nw.end.all")
def test_she_finishes_and_the_others_play_on() -> None:
    game = her_turn("01", PAWN_OUT, "player 0: autumn", "hand: farm", *ready(3))
    assert (nightweave(game).finished, nightweave(game).season, game.over) == (True, 3, False)
    play(game, "place one_berry")
    assert (game.turn, sum(nightweave(game).turns)) == (0, 0)  # the human again
    play(game, "pass")
    assert game.over


def test_when_the_human_has_passed_she_plays_on_alone() -> None:
    game = hunted("player 0: autumn", "hand: farm", "nightweave: autumn")
    play(game, "pass")
    assert game.over
    assert nightweave(game).finished
    assert sum(nightweave(game).turns) > 3


@pytest.mark.rule("MW.nw.end.loot_cards")
def test_loot_joins_her_city_but_a_fool_is_discarded() -> None:
    hers = ("plan: smarty", "city: " + "farm? " * 15, "loot: king fool", "secret: queen fool")
    game = her_turn("01", PAWN_OUT, "player 0: autumn", "hand: farm", *ready(3), *hers)
    assert her_city(game)[15:] == ["king", "queen"]
    assert discarded(game) == ["fool", "fool"]
    assert (loot(game), nightweave(game).hidden) == ([], ())


@pytest.mark.rule("MW.nw.end.last_event")
def test_one_more_basic_event_with_the_loot() -> None:
    start = (PAWN_OUT, "player 0: autumn", "hand: farm", *ready(3))
    game = her_turn("01", *start, "personality: infernal", "city: inn inn", "loot: lookout")
    assert her_events(game) == ["grand_tour"]
    assert her_events(her_turn("01", *start, "city: inn inn")) == []
    both = "city: inn inn inn judge judge crane"
    assert her_events(her_turn("01", *start, both)) == ["city_monument"]
    assert her_events(her_turn("02", *start, both)) == ["grand_tour"]  # by the other arrow


def over(*text: str, points: int = 0) -> tanglewood.Game:
    return hunted("over: yes", *text, "nightweave: autumn", f"points: {points}", "finished: yes")


@pytest.mark.rule("MW.nw.end.win")
def test_she_wins_ties() -> None:
    for points, won in ((9, False), (10, True), (11, True)):
        result = over("points: 10", points=points).result()
        assert result is not None
        assert result.rival is not None
        assert (result.winners, result.rival.won) == ([] if won else [0], won)


@pytest.mark.rule("MW.nw.end.two_humans")
def test_two_humans_and_her() -> None:
    two = ("players: 2", "player 0:", "points: 10", "player 1:", "points: 12")
    for points, winners in (
        (9, [1]),
        (10, [1]),
        (11, [1]),
        (12, []),
        (13, []),
    ):  # one who beats her is enough
        result = over(*two, points=points).result()
        assert result is not None
        assert result.winners == winners
    equal = ("players: 2", "player 0:", "points: 12", "resources: 1 twig", "player 1:", "points: 12")
    result = over(*equal, points=3).result()
    assert result is not None
    assert result.winners == [0]


# ---------------------------------------------------------------------- scoring


def scored(level: int, *hers: str) -> dict[str, int]:
    game = hunted("over: yes", f"difficulty: {level}", "nightweave: autumn", *hers)
    rows: dict[str, int] = game.view(0).nightweave.score
    return {row: n for row, n in rows.items() if n}


@pytest.mark.rule("MW.nw.score.sum")
def test_cards_tokens_journey_and_basic_events() -> None:
    rows = scored(
        0, "city: king farm", "points: 4", "placed: journey_3 journey_5 haven", "events: grand_tour"
    )
    assert rows == {"cards": 5, "tokens": 4, "journey": 8, "basic events": 3}


@pytest.mark.rule("MW.nw.score.hand")
def test_her_hand_scores_nothing() -> None:
    assert scored(4, "hand: king queen") == {}


@pytest.mark.rule("MW.nw.score.special")
def test_special_events_count_by_level() -> None:
    found = [scored(level, "events: tax_relief")["special events"] for level in range(5)]
    assert found == [3, 4, 5, 6, 6]


@pytest.mark.rule("MW.nw.score.zero")
def test_cards_of_no_value() -> None:
    assert [scored(level, "city: bard ruins").get("bonus", 0) for level in range(5)] == [0, 2, 2, 2, 4]
    assert scored(4, "city: fool") == {"cards": -2}


@pytest.mark.rule("MW.nw.score.purple", "MW.nw.score.once")
def test_prosperity_cards() -> None:
    assert [scored(level, "city: wife king").get("bonus", 0) for level in range(5)] == [0, 0, 2, 4, 6]


@pytest.mark.rule("MW.nw.score.zero_and_purple")
def test_a_card_gets_the_larger_bonus_only(monkeypatch: pytest.MonkeyPatch) -> None:
    points = standard().points[:]
    points[standard().card_numbers["wife"]] = 0
    monkeypatch.setattr(standard(), "points", points)
    assert [scored(level, "city: wife").get("bonus", 0) for level in range(5)] == [0, 1, 1, 2, 3]


MEANS = (54.9, 62.1, 69.6, 77.0, 84.1)
GAMES = 150


@pytest.mark.parametrize("level", range(5))
def test_what_she_scores_alone(level: int) -> None:
    """The calibration of the reconstructed activity cards: her mean score against nobody, within a tenth."""
    totals = []
    for seed in range(GAMES):
        game = tanglewood.new_game("everdell", players=1, nightweave=True, difficulty=level, seed=seed)
        everdell(game).players[0].passed = True
        chance = random.Random(seed)
        play(game, chance.choice(game.options()).text)
        while not game.over:
            play(game, chance.choice(game.options()).text)
        totals.append(game.view(0).nightweave.total)
    assert mean(totals) == pytest.approx(MEANS[level], rel=0.1)


def test_the_outlook_against_her() -> None:
    """More points for her are less hope for the human, and her year to come counts."""
    hopes = []
    for hers in (("nightweave: winter",), ("nightweave: winter", "points: 30"), ("nightweave: summer",)):
        game = hunted("player 0: summer", "points: 25", "hand: farm", *hers)
        hopes.append(everdell(game).outlook()[0])
    assert hopes[1] < hopes[0] < hopes[2]
    two = hunted("players: 2", "player 0: summer", "points: 25", "player 1: summer", "nightweave: summer")
    assert 0 < sum(everdell(two).outlook()) < 1
