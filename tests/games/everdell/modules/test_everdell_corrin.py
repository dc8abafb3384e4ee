"""Corrin Evertail: five cards."""

from pathlib import Path

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    full_city,
    hand,
    heard,
    names,
    occupied,
    placed,
    play,
    player,
    points,
    refused,
    stock,
    table,
    texts,
)
from tanglewood.games.everdell.components.pack import load
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.play import scoring
from tanglewood.games.everdell.presentation import narration as wording
from tanglewood.games.everdell.presentation import narration_moves as wording_moves
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.registry import lookup

CORRIN = "corrin: yes"
PATH = "corrin_evertails_path"
FIELD = "corrin_evertails_field"
KING = "corrin_evertail_the_king"
LEADER = "corrin_evertail_the_leader"
WARRIOR = "corrin_evertail_the_warrior"
WAITS = ("player 1:", "hand: king?")
CRITTERS = "postal_pigeon postal_pigeon postal_pigeon barge_toad barge_toad barge_toad peddler peddler"
CRITTERS += " peddler teacher teacher teacher woodcarver woodcarver"
TEXTS = folder(Path(scoring.__file__).parents[1] / "pack")
TWO_PATHS = load({**TEXTS, "corrin.toml": TEXTS["corrin.toml"].replace("copies = 1", "copies = 2", 1)})


# ---------------------------------------------------------------------- who brings in whom


@pytest.mark.rule("MW.corrin.host")
def test_a_construction_brings_in_any_critter_of_its_colour() -> None:
    game = table(CORRIN, "hand: postal_pigeon king miner_mole", f"city: {PATH} {FIELD}", *WAITS)
    assert [text for text in texts(game) if text.startswith("play")] == [
        "play postal_pigeon",
        "play miner_mole",
    ]
    play(game, "play miner_mole")
    assert occupied(game, FIELD)
    assert not occupied(game, PATH)
    game = table(CORRIN, "hand: postal_pigeon", f"city: {PATH}/occupied", *WAITS)
    assert "play postal_pigeon" not in texts(game)
    assert game.view(0).prices["postal_pigeon"].ways == []


@pytest.mark.rule("MW.corrin.guest")
@pytest.mark.parametrize(
    ("card", "home", "other"),
    [(KING, "school", "university"), (LEADER, "courthouse", "school"), (WARRIOR, "university", "courthouse")],
)
def test_a_critter_moves_into_any_construction_of_its_colour(card: str, home: str, other: str) -> None:
    game = table(CORRIN, f"hand: {card}", f"city: {home}", *WAITS)
    assert game.view(0).prices[card].ways == [f"occupy 0:{home}"]
    play(game, f"play {card}")
    assert occupied(game, home)
    game = table(CORRIN, f"hand: {card} teacher", f"city: {home}/occupied", *WAITS)
    assert refused(game, f"play {card}") == "EV.play.cost"
    game = table(CORRIN, f"hand: {card}", f"city: {other}", *WAITS)
    assert refused(game, f"play {card}") == "EV.play.cost"
    game = table(CORRIN, f"hand: {card}", RICH, f"city: {other} {home}", *WAITS)
    play(game, f"play {card}")
    assert texts(game) == [f"occupy 0:{home}", "pay"]


# ---------------------------------------------------------------------- Path


@pytest.mark.rule("MW.corrin.corrin_evertails_path")
def test_path_uses_a_place_taken_by_an_opponent() -> None:
    theirs = ("player 1:", "hand: king", "placed: three_twigs two_resin")
    game = table(CORRIN, f"city: {PATH}", "placed: one_berry", *theirs)
    play(game, f"visit 0:{PATH}")
    assert texts(game) == ["copy three_twigs", "copy two_resin"]  # not where the own worker stands
    play(game, "copy three_twigs")
    assert stock(game) == {"twig": 3}
    assert placed(game) == ["one_berry", f"0:{PATH}"]
    game = table(CORRIN, f"city: {PATH}", *WAITS)
    assert refused(game, f"visit 0:{PATH}") == "EV.place.something"


@pytest.mark.rule("MW.corrin.corrin_evertails_path")
def test_path_never_reaches_these() -> None:
    places = "placed: 1:cemetery! 1:chapel 1:monastery! harvest_festival journey_2 1:queen"
    cards = "city: cemetery chapel monastery queen"
    theirs = ("player 1: autumn", "hand: king", cards, places, "events: harvest_festival")
    game = table(CORRIN, DECK, "player 0: autumn", RICH, f"city: {PATH}", "hand: king castle", *theirs)
    assert f"visit 0:{PATH}" not in texts(game)  # only the Queen is left, and a King is too dear for her
    game = table(CORRIN, DECK, "player 0: autumn", RICH, f"city: {PATH}", "hand: mine king", *theirs)
    play(game, f"visit 0:{PATH}")
    assert texts(game) == ["copy 1:queen"]
    play(game, "copy 1:queen", "play mine")
    assert city(game) == [PATH, "mine"]


@pytest.mark.rule("MW.corrin.path_closed_card")
def test_path_reaches_closed_cards_and_pays_no_token() -> None:
    game = table(
        *(CORRIN, "meadow: mine", "resources: 1 twig", f"city: {PATH} farm"),
        *("player 1: spring", "hand: king", "city: university inn", "placed: 1:university 1:inn two_resin"),
    )
    play(game, f"visit 0:{PATH}")
    assert texts(game) == ["copy two_resin", "copy 1:university", "copy 1:inn"]
    twin = game.copy()
    play(game, "copy 1:inn")
    assert city(game) == [PATH, "farm", "mine"]
    assert points(game, 1) == 0  # nobody was placed there
    play(twin, "copy 1:university", "remove 0:farm", "gain berry")
    assert city(twin) == [PATH]
    assert (stock(twin), points(twin)) == ({"twig": 3, "resin": 1, "berry": 1}, 1)
    labels = [wording_moves.move_words(everdell(game), move) for move in game.options()]
    assert labels


@pytest.mark.rule("MW.corrin.path_closed_card")
def test_path_reaches_the_own_card_an_opponent_visits() -> None:
    game = table(CORRIN, "meadow: mine", f"city: {PATH} inn", "player 1:", "hand: king", "placed: 0:inn")
    play(game, f"visit 0:{PATH}")
    assert city(game) == [PATH, "inn", "mine"]


@pytest.mark.rule("MW.corrin.corrin_evertails_path")
def test_path_does_not_lead_to_another_path() -> None:
    # Only a designer's pack has a second one.
    theirs = ("player 1:", "hand: king", f"city: {PATH}", f"placed: 1:{PATH} three_twigs")
    game = table(CORRIN, f"city: {PATH}", *theirs, pack=TWO_PATHS)
    play(game, f"visit 0:{PATH}")
    assert stock(game) == {"twig": 3}  # the only place it leads to
    game = table(CORRIN, f"city: {PATH}", *theirs[:3], f"placed: 1:{PATH}", pack=TWO_PATHS)
    assert refused(game, f"visit 0:{PATH}") == "EV.place.something"


@pytest.mark.rule("MW.corrin.path_storehouse")
def test_path_leaves_a_storehouse_alone() -> None:
    theirs = ("player 1:", "hand: king", "city: storehouse/twig=3", "placed: 1:storehouse")
    game = table(CORRIN, f"city: {PATH}", *theirs)
    assert f"visit 0:{PATH}" not in texts(game)


@pytest.mark.rule("MW.corrin.corrin_evertails_path")
def test_path_alone_uses_places_of_rugwort() -> None:
    game = table(CORRIN, "players: 1", f"city: {PATH}", "rugwort:", "placed: forest_two_any three_twigs")
    play(game, f"visit 0:{PATH}", "copy three_twigs")
    assert stock(game) == {"twig": 3}


@pytest.mark.rule("MW.corrin.corrin_evertails_path", "MW.corrin.corrin_evertail_the_warrior")
def test_path_and_warrior_take_no_space() -> None:
    game = table(CORRIN, f"hand: {PATH} {WARRIOR} mine", RICH, full_city(), *WAITS)
    assert [text for text in texts(game) if text.startswith("play")] == [f"play {PATH}", f"play {WARRIOR}"]
    play(game, f"play {PATH}")
    assert len(city(game)) == 16


@pytest.mark.rule("EV.city.ruins", "MW.corrin.corrin_evertails_path")
def test_ruins_need_a_space_the_path_has_not() -> None:
    # Nobody but critters, who make no room for a construction.
    game = table(CORRIN, DECK, "hand: ruins", f"city: {PATH} {CRITTERS} doctor", *WAITS)
    assert refused(game, "play ruins") == "EV.card.ruins"
    game = table(CORRIN, DECK, "hand: ruins", f"city: {PATH} {CRITTERS}", *WAITS)
    play(game, "play ruins")
    assert PATH not in city(game)
    game = table(CORRIN, DECK, "hand: ruins", full_city(PATH), *WAITS)
    play(game, "play ruins")
    assert PATH in city(game)


# ---------------------------------------------------------------------- King and Field


@pytest.mark.rule("MW.corrin.corrin_evertail_the_king")
def test_king_counts_the_purple_cards_of_the_best_opponent() -> None:
    game = table(
        *(CORRIN, "players: 3", f"city: {KING} wife wife wife"),  # the own purple cards do not count
        *("player 1:", "city: school", "player 2:", "city: theater castle mine"),
    )
    assert scoring.breakdown(everdell(game), 0)["prosperity"] == 2
    game = table(CORRIN, "players: 1", f"city: {KING}", "rugwort:", "city: school theater castle mine")
    assert scoring.breakdown(everdell(game), 0)["prosperity"] == 3


@pytest.mark.rule("MW.corrin.corrin_evertails_field")
def test_field_harvests_the_farms_of_all_others() -> None:
    lines = ("player 1:", "hand: king", "city: farm farm", "player 2:", "city: farm", "hand:" + " king?" * 8)
    game = table(CORRIN, DECK, "players: 3", f"hand: {FIELD}", RICH, "city: farm", *lines)
    play(game, f"play {FIELD}")
    assert stock(game)["berry"] == 9 + 1 + 3  # not the own Farm
    assert [len(hand(game, seat)) for seat in range(3)] == [0, 3, 8]  # no room, no card
    game = table(CORRIN, DECK, "players: 3", f"hand: {FIELD}", RICH, *lines[:3], "passed: yes", *lines[3:])
    play(game, f"play {FIELD}")
    assert (stock(game)["berry"], len(hand(game, 1))) == (13, 1)
    game = table(CORRIN, DECK, f"hand: {FIELD}", RICH, *WAITS)
    play(game, f"play {FIELD}")
    assert (stock(game)["berry"], len(hand(game, 1))) == (10, 1)
    # In production too; seasonal Farms are Farms, and so are those of Rugwort, who draws nothing.
    theirs = ("player 1:", "city: season_farm_1", "hand: king")
    game = table(CORRIN, "farms: yes", DECK, "placed: haven haven", f"city: {FIELD}", *theirs)
    play(game, "prepare")
    assert (stock(game), len(hand(game, 1))) == ({"berry": 2}, 2)
    game = table(CORRIN, "players: 1", DECK, f"hand: {FIELD}", RICH, "rugwort:", "city: farm farm")
    play(game, f"play {FIELD}")
    assert stock(game)["berry"] == 12


@pytest.mark.rule("MW.corrin.field_copied")
def test_a_copied_field_looks_at_the_copiers_opponents() -> None:
    game = table(
        *(CORRIN, DECK, "players: 3", "hand: miner_mole", "resources: 3 berry", "city: farm farm"),
        *("player 1:", f"city: {FIELD} farm", "player 2:", "city: farm", "hand: king"),
    )
    play(game, "play miner_mole", f"activate 1:{FIELD}")
    assert stock(game) == {"berry": 3}
    assert [len(hand(game, seat)) for seat in range(3)] == [0, 1, 2]


# ---------------------------------------------------------------------- Leader


@pytest.mark.rule("MW.corrin.corrin_evertail_the_leader")
def test_leader_gives_one_of_the_drawn_cards() -> None:
    game = table(CORRIN, "deck: mine inn king", "hand: fool", f"city: {LEADER}", "player 1:", "hand: king")
    told = heard(game)
    play(game, "place two_cards_point")
    assert texts(game) == ["hand mine", "hand inn", "done"]  # not the Fool
    assert wording.NARRATOR.question(everdell(game))
    twin = game.copy()
    play(game, "hand inn")
    assert (hand(game), hand(game, 1), points(game)) == (["fool", "mine"], ["inn", "king"], 2)
    assert (game.turn, told[-1].name) == (1, "turn")
    play(twin, "done")
    assert (len(hand(twin)), points(twin)) == (3, 1)


@pytest.mark.rule("MW.corrin.leader_when")
def test_leader_acts_once_after_each_drawing_effect() -> None:
    deck = "deck: mine inn king queen judge bard farm"
    others = ("player 1:", "hand: king")
    # Fairgrounds draw, then the Historian does: two effects.
    game = table(CORRIN, deck, "hand: fairgrounds", RICH, f"city: {LEADER} historian", *others)
    play(game, "play fairgrounds", "hand mine", "hand king")
    assert (hand(game), points(game)) == (["inn"], 2)
    # Post Office: one effect for all the cards.
    game = table(CORRIN, deck, "hand: fool fool", f"city: {LEADER} post_office", *others)
    play(game, "visit 0:post_office", "done")
    assert len(hand(game)) == 7
    assert points(game) == 0
    # From the Meadow.
    meadow = "meadow: farm mine inn king queen judge bard castle"
    game = table(CORRIN, meadow, "player 0: spring", "placed: haven haven haven", f"city: {LEADER}", *others)
    play(game, "prepare", "take meadow 2", "take meadow 3")
    assert texts(game) == ["hand mine", "hand inn", "done"]
    play(game, "hand mine")
    assert (hand(game), hand(game, 1), points(game)) == (["inn"], ["king", "mine"], 1)
    # An opponent's draw is nobody's business, and the start of a game neither.
    game = table(CORRIN, deck, "city: farm", "player 1:", f"city: {LEADER}", "seat: 0")
    play(game, "place two_cards_point")
    assert game.turn == 1


@pytest.mark.rule("MW.corrin.leader_when")
def test_leader_needs_somebody_with_room() -> None:
    full = "hand:" + " king?" * 8
    game = table(CORRIN, DECK, f"city: {LEADER}", "player 1:", full)
    play(game, "place two_cards_point")
    assert (len(hand(game)), game.turn) == (2, 1)
    game = table(CORRIN, DECK, f"city: {LEADER}", "player 1:", "passed: yes")
    play(game, "place two_cards_point")
    assert len(hand(game)) == 2
    assert "pass" not in texts(game)
    game = table(
        *(CORRIN, "players: 3", "deck: mine inn king", f"city: {LEADER}"),
        *("player 1:", "hand: fool", "player 2:", "hand: fool"),
    )
    play(game, "place two_cards_point", "hand mine")
    assert texts(game) == ["to 1", "to 2"]
    play(game, "to 2")
    assert hand(game, 2) == ["fool", "mine"]
    game = table(CORRIN, "players: 1", DECK, f"city: {LEADER}", "rugwort:", "placed: forest_two_any")
    play(game, "place two_cards_point", "hand mine")
    assert (discarded(game), points(game)) == (["mine"], 2)


@pytest.mark.rule("MW.corrin.leader_teacher")
def test_leader_waits_for_the_teacher() -> None:
    game = table(CORRIN, "deck: mine inn king", "hand: teacher", RICH, f"city: {LEADER}", *WAITS)
    play(game, "play teacher", "hand mine")
    assert texts(game) == ["hand inn", "done"]
    play(game, "hand inn")
    assert (hand(game), hand(game, 1), points(game)) == ([], ["inn", "king", "mine"], 1)


@pytest.mark.rule("MW.corrin.leader_when", "EV.loc.forest_meadow_two_play_one")
def test_a_card_that_was_given_cannot_be_played_cheaper() -> None:
    lines = (
        CORRIN,
        "forest: forest_meadow_two_play_one",
        "meadow: farm mine inn king queen judge bard castle",
    )
    game = table(*lines, RICH, "hand: mine", f"city: {LEADER}", *WAITS)
    play(game, "place forest_meadow_two_play_one", "take meadow 1", "take meadow 2", "hand mine")
    assert texts(game) == ["play farm", "done"]


@pytest.mark.rule("MW.corrin.leader_reveal")
def test_kept_reveals_are_not_drawn() -> None:
    needs = "city: historian ruins"
    game = table(CORRIN, DECK, "specials: ancient_scrolls_discovered", f"{needs} {LEADER}", *WAITS)
    play(game, "claim ancient_scrolls_discovered", "keep mine", "done")
    assert (hand(game), game.turn) == (["mine"], 1)


@pytest.mark.rule("MW.corrin.leader_when")
def test_nobody_else_sees_which_card_of_the_meadow_was_given() -> None:
    meadow = "meadow: farm mine inn king queen judge bard castle"
    lines = ("player 0: spring", "placed: haven haven haven", f"city: {LEADER}", "player 1:", "player 2:")
    game = table(CORRIN, DECK, "players: 3", meadow, *lines)
    play(game, "prepare", "take meadow 2", "take meadow 3")
    assert sorted(game.view(2).players[0].hand) == ["inn", "mine"]
    play(game, "hand mine", "to 1")
    assert game.view(2).players[0].hand == game.view(2).players[1].hand == []
    assert game.view(0).players[1].hand == ["mine"]
    assert game.view(1).players[0].hand == ["inn"]  # who got the other one knows
    twin = everdell(game).imagine(2, seeded(4)).imagine(2, seeded(3))
    assert twin.text() == everdell(game).imagine(2, seeded(3)).text()


@pytest.mark.rule("MW.corrin.corrin_evertail_the_leader", "MW.corrin.corrin_evertails_field")
def test_leader_acts_when_an_opponent_lets_him_draw() -> None:
    theirs = ("player 1:", f"city: {LEADER} farm", "hand: king")
    game = table(CORRIN, "deck: mine inn king", f"hand: {FIELD}", RICH, *theirs)
    play(game, f"play {FIELD}")
    assert (game.turn, texts(game)) == (1, ["hand mine", "done"])
    play(game, "hand mine")
    assert (hand(game), points(game, 1), game.turn) == (["mine"], 1, 1)
    assert "place one_berry" in texts(game)  # and now it is their turn


# ---------------------------------------------------------------------- Warrior


@pytest.mark.rule("MW.corrin.corrin_evertail_the_warrior")
def test_warrior_gives_cards_and_resources_for_points() -> None:
    game = table(
        *(CORRIN, "players: 3", f"hand: {WARRIOR} mine inn", "resources: 2 twig 5 berry"),
        *("player 1:", "hand: king", "player 2:", "hand: king"),
    )
    play(game, f"play {WARRIOR}")
    assert texts(game) == ["to 1", "to 2", "done"]
    play(game, "to 1", "give twig", "hand mine", "to 2", "give twig", "give berry", "hand inn")
    assert points(game) == 5
    assert (hand(game, 1), stock(game, 1)) == (["king", "mine"], {"twig": 1})
    assert (hand(game, 2), stock(game, 2)) == (["inn", "king"], {"twig": 1, "berry": 1})
    assert game.turn == 1  # nothing is left to give


@pytest.mark.rule("MW.corrin.corrin_evertail_the_warrior")
def test_warrior_gives_eight_things_at_most() -> None:
    game = table(CORRIN, f"hand: {WARRIOR}", "resources: 9 twig 4 berry", *WAITS)
    play(game, f"play {WARRIOR}", *["give twig"] * 8)
    assert (points(game), stock(game), game.turn) == (8, {"twig": 1}, 1)
    game = table(CORRIN, f"hand: {WARRIOR}", "resources: 9 twig 4 berry", *WAITS)
    play(game, f"play {WARRIOR}", "done")
    assert (points(game), stock(game)) == (0, {"twig": 9})


@pytest.mark.rule("MW.corrin.warrior_given_only")
def test_warrior_offers_only_what_somebody_can_take() -> None:
    full = "hand:" + " king?" * 8
    game = table(CORRIN, f"hand: {WARRIOR} mine", "resources: 1 twig 4 berry", "player 1:", full)
    play(game, f"play {WARRIOR}")
    assert texts(game) == ["give twig", "done"]
    play(game, "give twig")
    assert (points(game), hand(game)) == (1, ["mine"])
    game = table(CORRIN, f"hand: {WARRIOR} mine", "resources: 9 berry", "player 1:", "passed: yes")
    play(game, f"play {WARRIOR}")
    assert points(game) == 0
    assert player(game).stock == [0, 0, 0, 5]


@pytest.mark.rule("MW.corrin.corrin_evertail_the_warrior", "EV.solo.gifts")
def test_warrior_alone_gives_to_rugwort() -> None:
    lines = ("rugwort:", "placed: forest_two_any three_twigs")
    game = table(CORRIN, "players: 1", f"hand: {WARRIOR} mine", "resources: 1 twig 4 berry", *lines)
    play(game, f"play {WARRIOR}", "give twig", "hand mine")
    assert (points(game), stock(game), discarded(game)) == (2, {}, ["mine"])


# ---------------------------------------------------------------------- beside Nightweave


@pytest.mark.rule("MW.with.corrin.warrior", "MW.nw.give.her_draws")
def test_gifts_to_nightweave() -> None:
    lair = (CORRIN, "nightweave: yes", "players: 1", DECK)
    game = table(*lair, f"hand: {WARRIOR} inn", "resources: 2 twig 4 berry", "nightweave:", "points: 0")
    play(game, f"play {WARRIOR}", "give twig", "hand inn")
    hers = nightweave_at(everdell(game))
    assert hers is not None
    assert (points(game), hers.points) == (2, 1)
    assert sorted(names(game, hers.hand)) == ["inn", "mine"]  # a card for the twig
    game = table(
        *lair, f"hand: {FIELD}", "resources: 1 twig 1 resin 1 pebble", "nightweave:", "city: farm farm"
    )
    play(game, f"play {FIELD}")
    hers = nightweave_at(everdell(game))
    assert hers is not None
    assert (stock(game), len(hers.hand), hers.points) == ({"berry": 3}, 2, 0)


def test_the_warrior_names_another_only_once_somebody_got_something() -> None:
    """Otherwise one could go round for ever."""
    rows = ("hand: corrin_evertail_the_warrior", "resources: 9 berry", "player 1:", "player 2:")
    game = table("players: 3", "corrin: yes", *rows)
    play(game, "play corrin_evertail_the_warrior", "to 1")
    assert "to 2" not in texts(game)
    play(game, "give berry")
    assert "to 2" in texts(game)


@pytest.mark.rule("MW.corrin.corrin_evertails_path")
def test_the_path_is_described_with_all_cards_it_never_uses() -> None:
    info = lookup("everdell")
    cards = {it["id"]: str(info.narrator.component(it)) for it in info.components() if it["table"] == "card"}
    assert "It never uses these cards: Cemetery, Chapel, Monastery, Ferry and Pirate Ship." in cards[PATH]
    assert [id for id, said in cards.items() if "never uses" in said] == [PATH]
