"""Rugwort, Nightweave and worker abilities beside Newleaf's station."""

import pytest

from everdell_table import (
    DECK,
    discarded,
    everdell,
    heard,
    her_city,
    her_events,
    her_hand,
    her_places,
    next_activity,
    nightweave,
    play,
    refused,
    rugwort,
    table,
    texts,
)
from newleaf_table import BOARD, her_visitors, newleaf, on_board, on_show, shown
from playing import fresh
from tanglewood.api import Game
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf.state import station_of
from tanglewood.games.everdell.modules.nightweave import scoring, spiders
from tanglewood.games.everdell.modules.nightweave import station as at_station
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.kernel.errors import OptionError

LAIR = (
    "players: 1",
    "nightweave: yes",
    "newleaf: yes",
    "forest: forest_two_any forest_three_berries forest_two_resin_twig",
    "specials: city_jubilee magic_show royal_tea stock_market_boom",
    "meadow: farm? inn? mine? king? queen? wife? husband? castle?",
)


def lair(*text: str, board: tuple[str, ...] = BOARD, level: int = 2, more: tuple[str, ...] = ()) -> Game:
    """A game against Nightweave with Newleaf; `text` are the human's lines, then hers."""
    given = [line.partition(":")[0] for line in more]
    shared = [line for line in LAIR if line.partition(":")[0] not in given]
    deck = [] if "deck" in given else [DECK]
    return table(*shared, f"difficulty: {level}", *more, *deck, *board, "player 0: winter", *text)


# ---------------------------------------------------------------------- Rugwort


@pytest.mark.rule("EX.newleaf.solo.station", "EX.newleaf.solo.unknown", "EX.newleaf.solo.visitors")
def test_rugwort_moves_the_station_on_when_he_prepares() -> None:
    game = newleaf(
        "players: 1", "placed: haven haven", "deck: castle palace", board=on_board("cards: farm inn mine")
    )
    play(game, "prepare")
    assert shown(game) == ["castle", "inn", "mine"]
    assert discarded(game) == ["farm"]
    assert on_show(game) == ["diggs_deepwell", "dune_tarrington"]
    assert "visitors" not in game.view(0).rugwort.score


@pytest.mark.rule("EX.newleaf.solo.station")
def test_rugwort_takes_cards_of_the_meadow_only() -> None:
    game = newleaf(
        "players: 1", "meadow: " + "wife? husband? " * 4, "hand: farm", "resources: 2 twig 1 resin"
    )
    before = shown(game)
    play(game, "play farm")
    assert len(rugwort(game).city) == 1
    assert shown(game) == before


# ---------------------------------------------------------------------- Nightweave


@pytest.mark.rule("MW.with.newleaf.setup", "EX.newleaf.setup.special_nightweave")
def test_against_nightweave_special_events_are_newleafs() -> None:
    for seed in range(5):
        state = fresh("everdell", seed, players=1, newleaf=True, nightweave=True)
        assert isinstance(state, Table)
        assert {state.config.pack.events[event].set for event in state.config.specials} == {"newleaf"}
        assert len(station_of(state).golden) == len(station_of(state).tickets) == 1  # none for her


@pytest.mark.rule("MW.with.newleaf.basic_closed")
def test_her_spiders_never_go_to_basic_locations() -> None:
    game = lair()
    state = everdell(game)
    nightweave(game).card = 0
    for place in lair_of(state.config.pack).basic:
        assert not spiders.open_to_her(state, place)
    assert spiders.open_to_her(state, state.config.forest[0])
    assert "place three_twigs" in texts(game)


def roll_for(game: Game, die: int, what: str) -> None:
    """She plays a card or enters with this result of the die."""
    state = everdell(game)
    nightweave(game).card = 0
    (at_station.play_card if what == "play" else at_station.enter)(state, die - 1)


@pytest.mark.rule("MW.with.newleaf.die")
def test_the_die_names_station_cards_from_the_top_and_the_best_one() -> None:
    game = lair(board=on_board("cards: farm king inn"))
    nightweave(game).card = 0
    state = everdell(game)
    assert [at_station.slot_of(state, die - 1) for die in (9, 10, 11, 12)] == [0, 1, 2, 1]


@pytest.mark.rule("MW.with.newleaf.play_station")
def test_she_plays_a_station_card_for_level_points() -> None:
    game = lair(board=on_board("cards: farm king inn"), level=2)
    roll_for(game, 10, "play")
    assert her_city(game) == ["king"]
    assert nightweave(game).points == lair_of(everdell(game).config.pack).levels[2].points
    assert sorted(discarded(game)) == ["farm", "inn"]
    assert "-" not in shown(game)


@pytest.mark.rule("MW.with.newleaf.play_station", "MW.with.newleaf.enter_station")
def test_from_her_own_place_she_plays_the_top_of_the_deck() -> None:
    board = on_board("cards: farm - inn")
    game = lair("nightweave: winter", "pawn: 10", board=board, more=("deck: castle",))
    roll_for(game, 10, "play")
    assert (her_city(game), nightweave(game).points) == (["castle"], 0)
    assert shown(game) == ["farm", "-", "inn"]


@pytest.mark.rule("MW.with.newleaf.enter_station")
def test_entering_the_station_she_takes_the_better_visitor() -> None:
    game = lair(
        board=on_board("cards: farm king inn", "left: bim_little ruby_dew", "right: phill_gurgle dip_dubble")
    )
    roll_for(game, 9, "enter")
    assert her_city(game) == ["farm"]
    assert her_visitors(game) == ["phill_gurgle"]
    assert on_show(game) == ["ruby_dew", "dip_dubble"]
    assert shown(game) == ["-", "king", "inn"]
    assert game.view(0).station.slots[0].hers
    assert game.view(0).nightweave.pawn == 9
    assert refused(game, "play station 1") == "EX.newleaf.station.refill"


@pytest.mark.rule("MW.with.newleaf.enter_station")
def test_with_a_full_city_she_discards_the_station_card() -> None:
    full = "city: " + "mine? " * lair_of(everdell(newleaf()).config.pack).city
    game = lair("nightweave: winter", full, board=on_board("cards: king inn wife"))
    roll_for(game, 9, "enter")
    assert discarded(game) == ["king"]


@pytest.mark.rule("MW.with.newleaf.enter_meadow")
def test_entering_the_meadow_she_takes_all_newleaf_cards() -> None:
    row = "meadow: hotel farm? museum mine? king? wife? inn? queen?"
    game = lair("nightweave: winter", "pawn: 2", more=(row.replace("hotel farm?", "hotel -"),))
    nightweave(game).card = 0
    at_station.entered_meadow(everdell(game))
    assert her_hand(game) == ["hotel", "museum"]
    assert everdell(game).meadow.count(-1) == 1


@pytest.mark.rule("MW.with.newleaf.train_bonus")
def test_after_the_action_of_a_train_card_she_takes_a_visitor() -> None:
    pack = everdell(newleaf()).config.pack
    trains = [
        it.id.removeprefix("activity_") for it in lair_of(pack).activities if it.train and it.season == 0
    ]
    game = lair("hand: farm", "resources: 2 twig 1 resin", "nightweave: winter", next_activity(trains[0]))
    events = heard(game)
    play(game, "play farm")
    while not [it for it in events if it.name == "nightweave-visitor"]:
        play(game, texts(game)[0])
    assert len(her_visitors(game)) == 1


@pytest.mark.rule("MW.with.newleaf.hotel")
def test_a_visit_to_her_hotel_brings_her_two() -> None:
    game = lair("resources: 2 twig 1 resin", "hand: farm", "nightweave: winter", "city: hotel")
    play(game, "visit 1:hotel")
    assert nightweave(game).points == 2


@pytest.mark.rule("MW.with.newleaf.visitors", "MW.nw.score.expansions")
@pytest.mark.parametrize(("level", "visitors"), [(0, 0), (1, 10), (2, 19), (3, 26), (4, 26)])
def test_she_scores_as_many_visitors_as_her_level(level: int, visitors: int) -> None:
    board = on_board("left: ", "right: ", "hers: bim_little phill_gurgle bosley_tedwardson")
    game = lair(board=board, level=level)
    assert scoring.breakdown(everdell(game))["visitors"] == visitors


@pytest.mark.rule("MW.with.newleaf.visitors")
def test_newleaf_cards_bring_her_the_bonus_once() -> None:
    game = lair("nightweave: winter", "city: hotel library farm", level=2)
    bonus = scoring.breakdown(everdell(game))["bonus"]
    assert bonus == 2 * 1


@pytest.mark.rule("MW.nw.worker.special_event")
def test_two_cards_meet_a_newleaf_event_partly() -> None:
    game = lair("nightweave: winter", "city: king castle")
    state = everdell(game)
    events = state.config.pack.events
    numbers = state.config.pack.event_numbers
    colors = spiders.colors_of(state)
    assert spiders.how_met(state, events[numbers["magic_show"]], colors) == spiders.PARTLY
    assert spiders.how_met(state, events[numbers["stock_market_boom"]], colors) == 0
    assert her_events(game) == []
    assert her_places(game) == []


@pytest.mark.rule("MW.module.no_expansions")
def test_her_modules_are_played_without_newleaf() -> None:
    with pytest.raises(OptionError, match="without it"):
        fresh("everdell", 1, players=1, newleaf=True, nightweave=True, plan="any")


# ---------------------------------------------------------------------- worker abilities


@pytest.mark.rule("EX.combine.spiders_spaces")
def test_the_spiders_figure_may_stand_on_knoll_and_station() -> None:
    pack = everdell(newleaf()).config.pack
    knoll = pack.place_numbers["knoll"] + 1
    lines = (
        "powers: all",
        "seat: 1",
        "begins: 1",
        "power: spiders",
        f"lore: {knoll}",
        "player 1:",
        "power: cats",
    )
    game = newleaf(*lines)
    assert game.view(0).players[0].power.figure == "knoll"
    play(game, "place knoll", "clear station 1", "clear station 2")
    play(game, "take station 1", "take station 2", "take station 3", "tile 1", "gain twig")
    assert "figure station" in texts(game)
