"""Nightweave's lair: what is in the box, setting up, her general rules, and what is given to her."""

from typing import Any

import pytest

import tanglewood
from everdell_table import (
    RICH,
    city,
    discarded,
    everdell,
    full_city,
    her_city,
    her_hand,
    her_places,
    her_turn,
    hunted,
    nightweave,
    play,
    points,
    refused,
    rolls,
    steps,
    stock,
)
from playing import random_game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hidden import could_be_gone
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.record import opening

LAIR = lair_of(standard())


def new(**options: Any) -> tanglewood.Game:
    return tanglewood.new_game("everdell", nightweave=True, **options)


def ids(numbers: tuple[int, ...]) -> list[str]:
    return [LAIR.activities[number].id for number in numbers]


# ---------------------------------------------------------------------- components


@pytest.mark.rule("MW.comp.contents", "MW.comp.workers")
def test_what_is_in_the_box() -> None:
    assert len(LAIR.activities) == 20
    assert len(LAIR.levels) == 5
    assert (len(LAIR.personalities), len(LAIR.plans), len(LAIR.intrigues)) == (8, 13, 33)
    assert len([card for card in standard().cards if card.set == "corrin"]) == 5
    assert len([card for card in standard().cards if card.set == "farms"]) == 8
    assert sum(season.spiders for season in LAIR.seasons) == 8


@pytest.mark.rule("MW.comp.modular")
@pytest.mark.parametrize("sets", [["farms"], ["corrin"], ["extra"], ["farms", "corrin", "extra"]])
def test_small_boxes_go_with_her_alone_and_together(sets: list[str]) -> None:
    game = new(players=1, seed=1, **dict.fromkeys(sets, True))
    assert everdell(game).config.sets == ("base", *sets)
    assert tanglewood.new_game("everdell", players=2, seed=1, **dict.fromkeys(sets, True)).turn >= 0


@pytest.mark.rule("MW.comp.web_tokens")
def test_web_tokens_never_run_out() -> None:
    webs = "event_webs: " + " ".join(["3"] * 4 + ["0"] * 16)
    start = (f"word: {rolls(1)}", "nightweave: autumn", "plan: masquerade", webs)
    game = her_turn("06", *start)
    assert list(nightweave(game).event_webs)[:4] == [4, 4, 4, 4]  # the box has 14


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("MW.nw.setup.board")
def test_she_takes_the_place_of_one_more_player() -> None:
    one = [place for place in new(players=1, seed=2).view(0).locations if place.sort == "forest"]
    two = [place for place in new(players=2, seed=2).view(0).locations if place.sort == "forest"]
    assert ([place.spaces for place in one], len(two)) == ([1, 1, 1], 4)
    with pytest.raises(OptionError, match=r"one or two people \(MW\.nw\.setup\.board\)"):
        new(players=3)


@pytest.mark.rule("MW.nw.setup.everdell_games")
def test_the_everdell_games_stay_in_the_box_and_everybody_draws_five_cards() -> None:
    for seed in range(40):
        game = new(players=2, seed=seed)
        assert "the_everdell_games" not in [event.id for event in game.view(0).events]
        assert [len(player.hand) for player in everdell(game).players] == [5, 5]


@pytest.mark.rule("MW.nw.setup.her_hand")
@pytest.mark.parametrize("players", [1, 2])
def test_she_starts_with_a_card_for_every_human(players: int) -> None:
    assert nightweave(new(players=players, seed=3)).hand.__len__() == players


@pytest.mark.rule("MW.nw.setup.level")
def test_the_level_sets_her_bonuses() -> None:
    assert [level.points for level in LAIR.levels] == [0, 1, 2, 3, 4]
    view = new(players=1, seed=3, difficulty=3).view(0)
    assert (view.nightweave.level, view.nightweave.name) == (3, "Tormenting")
    with pytest.raises(OptionError):
        new(players=1, difficulty=5)


@pytest.mark.rule("MW.nw.setup.sort", "MW.nw.setup.split", "MW.nw.setup.river", "MW.nw.setup.cards")
def test_activity_cards_are_sorted_by_their_first_season() -> None:
    assert [len(LAIR.pile(season, False)) for season in range(4)] == [9, 3, 3, 3]
    assert [card.id for card in LAIR.activities if card.river] == ["activity_19", "activity_20"]
    in_play = [card for season in range(4) for card in LAIR.pile(season, False)]
    assert not [card for card in in_play if LAIR.activities[card].river]
    assert len([card for card in LAIR.activities if card.train]) == 4  # they stay
    for card in LAIR.activities:
        assert [bool(row) for row in card.rows] == [season >= card.season for season in range(4)]
    arrows = [LAIR.activities[card].clockwise for card in in_play]
    assert (arrows.count(True), arrows.count(False)) == (9, 9)


@pytest.mark.rule("MW.nw.setup.winter_deck", "MW.nw.setup.first_card")
def test_her_first_deck_has_eight_cards_and_a_spider_comes_first() -> None:
    gone = set()
    for seed in range(40):
        game = new(players=1, seed=seed)
        hers = nightweave(game)
        everything = sorted([*hers.deck, *hers.played, hers.gone])
        assert everything == LAIR.pile(0, False)
        assert (len(hers.deck), len(hers.played)) == (7, 1)  # she has had her first turn
        assert LAIR.activities[hers.played[0]].worker
        assert LAIR.activities[hers.gone].worker
        assert len(hers.placed) == 1
        gone.add(hers.gone)
    assert len(gone) == 5


@pytest.mark.rule("MW.nw.setup.winter_deck", "MW.nw.prepare.deck")
def test_the_card_that_all_see_is_not_imagined_as_gone() -> None:
    """The card of her last turn is shuffled into the deck of the next season and stays in sight."""
    met = 0
    for seed in range(6):
        game = new(players=1, seed=seed)
        for _ in random_game(game.state, seed):
            hers = nightweave(game)
            if hers.card in hers.deck and could_be_gone(LAIR, hers.card):
                met += 1
                for n in range(6):
                    world = game.imagine(0, seed=n)
                    assert nightweave(world).gone != hers.card
                    assert world.problems() == []
    assert met


@pytest.mark.rule("MW.nw.setup.figures")
def test_her_pawn_is_at_home_with_two_spiders() -> None:
    view = new(players=1, seed=4).view(0).nightweave
    assert (view.season, view.pawn, view.spiders, view.spiders_home) == ("winter", 0, 2, 1)
    assert [season.spiders for season in LAIR.seasons] == [2, 1, 2, 3]


# ---------------------------------------------------------------------- general rules


@pytest.mark.rule("MW.nw.rule.first")
def test_she_plays_first_and_then_in_turn() -> None:
    for players in (1, 2):
        game = new(players=players, seed=5)
        assert sum(nightweave(game).turns) == 1
        assert game.turn == everdell(game).config.first
        for _ in range(players):
            assert sum(nightweave(game).turns) == 1
            play(game, "place two_cards_point")
        assert sum(nightweave(game).turns) == 2


@pytest.mark.rule("MW.nw.rule.first")
@pytest.mark.parametrize("players", [1, 2])
def test_her_first_turn_is_told_and_hearing_it_changes_nothing(players: int) -> None:
    for seed in range(12):
        game = new(players=players, seed=seed, personality="any")
        record = game.record()
        events = opening(game.info, record)
        told = steps(events)
        assert told[0] == ("reveals", "MW.nw.turn.reveal")
        assert told[1][0] == "acts"
        assert [event.name for event in events if not event.name.startswith("nightweave-")] == ["turn"]
        assert all(event.secret is None for event in events)
        assert game.info.opening is not None
        heard = game.info.opening(record.options, seed, lambda _: None)
        assert heard.text() == game.state.text()
        # In a game that goes on from a position nobody looked on while it was set up.
        record.position = game.text()
        assert opening(game.info, record) == []


@pytest.mark.rule("MW.nw.rule.hand")
def test_her_hand_has_no_limit_and_is_shuffled() -> None:
    cards = "farm inn mine king queen wife husband castle school palace"
    orders = set()
    for word in range(8):
        hers = ("nightweave: winter", "pawn: 1", f"hand: {cards}")
        game = her_turn("07", f"word: {word}", "meadow: - fool", "deck: fool", *hers)
        assert her_hand(game) == sorted([*cards.split(), "fool"])
        orders.add(nightweave(game).hand)
    assert len(orders) > 4


@pytest.mark.rule("MW.nw.rule.no_gain", "MW.nw.action.place")
def test_a_space_gives_her_nothing() -> None:
    game = her_turn("05", "nightweave: winter", "hand: farm")
    assert her_places(game) == ["berry_card"]
    assert (her_hand(game), nightweave(game).points) == (["farm"], 0)


@pytest.mark.rule("MW.nw.rule.ignores_text")
def test_her_cards_mean_nothing() -> None:
    game = her_turn("08", "deck: mine", "nightweave: winter", "city: clock_tower king theater", "hand: king")
    assert her_city(game) == ["clock_tower", "king", "theater", "king"]  # twice, though unique
    rows = game.view(0).nightweave.score
    assert (rows["cards"], rows["tokens"], sum(rows.values())) == (11, 0, 12)  # 0-point card at level 1


@pytest.mark.rule("MW.nw.rule.city_limit", "MW.nw.turn.impossible_city")
def test_a_full_city_takes_no_card() -> None:
    cards = "city: " + "farm? " * 15
    game = her_turn("08", "nightweave: winter", cards, "hand: king inn", "points: 0")
    assert (len(her_city(game)), len(her_hand(game))) == (15, 3)  # the backup: draw
    assert nightweave(game).points == 1
    game = her_turn("08", "nightweave: winter", "city: " + "farm? " * 14, "hand: king")
    assert her_city(game)[-1] == "king"


@pytest.mark.rule("MW.nw.rule.every_card_a_space")
def test_pairs_wanderers_and_ruins_take_a_space_in_her_city() -> None:
    cards = "city: wanderer husband wife ruins " + "farm? " * 10
    game = her_turn("08", "nightweave: winter", cards, "hand: ruins")
    assert (len(her_city(game)), her_city(game)[-1]) == (15, "ruins")
    assert game.view(0).nightweave.spaces_used == 15
    game = her_turn("08", "nightweave: winter", cards + "farm ", "hand: wanderer")
    assert her_hand(game).count("wanderer") == 1


@pytest.mark.rule("MW.nw.rule.fool_hers")
def test_her_fool_goes_to_the_human() -> None:
    game = her_turn("08", "nightweave: winter", "hand: fool")
    assert (city(game), her_city(game)) == (["fool"], [])
    for own in ("city: fool", full_city()):
        game = her_turn("08", own, "nightweave: winter", "hand: fool")
        assert (her_city(game), discarded(game)) == ([], ["fool"])


@pytest.mark.rule("MW.nw.rule.fool_two_humans", "MW.nw.rule.pick_human")
def test_the_arrow_says_which_human_gets_the_fool() -> None:
    two = ("players: 2", "begins: 1")
    game = her_turn("08", *two, "nightweave: winter", "hand: fool")  # clockwise: on her left, who plays next
    assert (city(game, 0), city(game, 1)) == ([], ["fool"])
    game = her_turn("11", *two, "nightweave: summer", "hand: fool")  # the other way round
    assert (city(game, 0), city(game, 1)) == (["fool"], [])
    game = her_turn("08", *two, "player 1:", "city: fool", "nightweave: winter", "hand: fool")
    assert city(game, 0) == ["fool"]
    both = ("player 0:", full_city(), "player 1:", "city: fool")
    game = her_turn("08", *two, *both, "nightweave: winter", "hand: fool")
    assert discarded(game) == ["fool"]


@pytest.mark.rule("MW.nw.rule.fool_human")
def test_a_humans_fool_may_go_to_her_city() -> None:
    game = hunted(RICH, "hand: fool", "nightweave: winter", "city: fool", "activity: activity_05 activity_06")
    play(game, "play fool")
    assert her_city(game) == ["fool", "fool"]
    assert game.view(0).nightweave.score["cards"] == -4
    game = hunted(RICH, "hand: fool", "nightweave: winter", "city: " + "farm? " * 15)
    assert refused(game, "play fool") == "EV.card.fool.target"


@pytest.mark.rule("MW.nw.rule.is_opponent")
def test_she_is_an_opponent_for_the_humans_cards() -> None:
    hers = ("nightweave: winter", "city: inn mine", "activity: activity_05 activity_06")
    game = hunted(RICH, "hand: miner_mole", *hers)
    play(game, "visit 1:inn", "play meadow 1")
    assert nightweave(game).points == 1
    game = hunted("resources: 3 berry", "hand: miner_mole", *hers)
    play(game, "play miner_mole", "activate 1:mine")
    assert stock(game) == {"pebble": 1}


@pytest.mark.rule("MW.nw.rule.not_rugwort")
def test_rugwort_stays_away() -> None:
    assert new(players=1, seed=1).view(0).rugwort is None
    with pytest.raises(OptionError, match=r"MW\.nw\.rule\.not_rugwort"):
        new(players=1, mood="lucky")


# ---------------------------------------------------------------------- giving


@pytest.mark.rule("MW.nw.give.cards", "MW.nw.give.room")
def test_cards_given_to_her_bring_a_token_each() -> None:
    cards = "hand: " + "mine? " * 12
    game = hunted(
        "hand: king queen",
        "city: post_office",
        "nightweave: winter",
        cards,
        "activity: activity_05 activity_06",
    )
    play(game, "visit 0:post_office", "hand king")
    assert (len(nightweave(game).hand), nightweave(game).points) == (14, 2)
    assert {"king", "queen"} <= set(her_hand(game))


@pytest.mark.rule("MW.nw.give.resources")
def test_resources_given_to_her_become_cards_of_the_deck() -> None:
    game = hunted(
        "resources: 2 berry",
        "hand: monk",
        "city: monastery/occupied",
        "deck: king queen wife",
        "nightweave: winter",
        "activity: activity_05 activity_06",
    )
    everdell(game).players[0].stock[3] = 3
    play(game, "play monk", "amount 2")
    assert (her_hand(game), nightweave(game).points, points(game)) == (["king", "queen"], 0, 4)


@pytest.mark.rule("MW.nw.give.points")
def test_she_takes_point_tokens_given_to_her() -> None:
    start = (
        "points: 2",
        RICH,
        "nightweave: winter",
        "personality: needy",
        "pawn: 1",
        "activity: activity_05 activity_06",
    )
    game = hunted("meadow: - inn mine king queen wife husband castle", *start)
    play(game, "play meadow 2")
    assert (points(game), nightweave(game).points) == (1, 1)


@pytest.mark.rule("MW.nw.give.finished")
def test_nothing_but_tokens_reaches_her_once_she_has_finished() -> None:
    over = ("nightweave: autumn", "finished: yes", "city: inn")
    game = hunted("player 0: autumn", "hand: king queen", "city: post_office", *over)
    play(game, "visit 0:post_office", "hand king")
    assert (her_hand(game), nightweave(game).points) == ([], 0)
    assert sorted(discarded(game)) == ["king", "queen"]
    game = hunted("player 0: autumn", RICH, *over)
    play(game, "visit 1:inn", "play meadow 1")
    assert nightweave(game).points == 1
    game = hunted("player 0: autumn", "resources: 3 berry", "hand: monk", *over)
    play(game, "play monk", "amount 2")
    assert (points(game), her_hand(game)) == (4, [])  # the giver keeps the reward


@pytest.mark.rule("MW.nw.give.her_draws")
def test_corrins_field_lets_her_draw() -> None:
    start = ("corrin: yes", RICH, "hand: corrin_evertails_field", "deck: king queen wife mine")
    game = hunted(*start, "nightweave: winter", "city: farm farm", "activity: activity_05 activity_06")
    berries = stock(game)["berry"]
    play(game, "play corrin_evertails_field")
    assert (her_hand(game), nightweave(game).points) == (["king", "queen"], 0)
    assert stock(game)["berry"] >= berries + 2
