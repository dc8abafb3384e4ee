"""Positions no game can reach are refused with the line and the reason; what the rules allow is not."""

import pytest

import tanglewood
from tanglewood.games.everdell.components.pack import standard

ONE = "players: 1\n"
HERS = ONE + "nightweave: yes\n"
POWERS = "powers: mistwood\n"
LEGENDS = "legends: both\n"
LIZARDS = "powers: all\nplayer 0:\npower: lizards\ntrail: forest_two_any~ forest_three_berries~\n"
FOREST = "forest_two_any forest_three_berries forest_two_resin_twig forest_discard_three_gain_any"
PAYS = "player 0:\nresources: 3 berry\ncity: inn\nhand: queen\n{}doing: end 0\ndoing: pay 0 0 -1 {} 0"
"""Player 0 pays for a card of the hand, by its number."""

WRONG = [
    # options
    ("first: 3", "line 2, first: expected a seat from 0 to 1"),
    ("first: 1\nbegins: 0", "line 3, begins: expected 1"),
    ("plan: swarm", "line 2, plan: is Nightweave\u2019s, who is not in the game"),
    ("players: 3\nnightweave: yes", "line 2, players: Nightweave plays against one or two people"),
    ("rugwort:", "line 2: Rugwort is not in this game"),
    ("nightweave: winter", "line 2: Nightweave is not in this game"),
    (POWERS + "player 1:\npower: butterflies", "begins: expected 1"),
    # the board
    ("forest: forest_two_any forest_two_any", "line 2, forest: expected each card once"),
    (f"forest: {FOREST}", "line 2, forest: expected at most 3 cards"),
    ("specials: tax_relief tax_relief", "line 2, specials: expected each event once"),
    ("player 0:\nevents: grand_tour\nplayer 1:\nevents: grand_tour", "line 5, player 1, events: expected gr"),
    # cards
    ("player 0:\nhand: king king king king", "line 3, player 0, hand: expected at most 2 king"),
    ("deck: mine mine\nplayer 0:\ncity: mine mine", "line 4, player 0, city: expected at most 3 mine"),
    ("meadow: season_farm_1", "line 2, meadow: season_farm_1 is not in this game"),
    (LEGENDS + "deck: poe", "line 3, deck: poe is a legend and cannot be here"),
    ("deck: farm~6", "line 2, deck: nobody can know this of a card here"),
    ("player 0:\nhand: farm~0", "line 3, player 0, hand: nobody can know this of a card here"),
    ("player 0:\nhand: farm~-1", "line 3, hand: expected who knows a card as a hexadecimal number"),
    ("player 0:\nlaid: 7", "line 3, player 0, laid: no card of the hand is being paid for"),
    ("player 0:\nlaid: 8000", "line 3, laid: expected who knows a card as a hexadecimal number"),
    # cities
    ("player 0:\ncity: king king", "line 3, player 0, city: expected one king, it is unique"),
    ("player 0:\ncity: " + "farm " * 8 + "husband " * 4 + "inn " * 3 + "mine", "line 3, player 0, city: exp"),
    ("player 0:\ncity: farm/tokens=1", "line 3, player 0, city: farm: expected at most 0 tokens"),
    ("player 0:\ncity: king/occupied", "line 3, player 0, city: king: nobody can occupy it"),
    ("player 0:\ncity: dungeon/holds=farm", "line 3, player 0, city: dungeon: farm cannot be a prisoner"),
    ("player 0:\ncity: farm_down", "line 3, player 0, city: nothing has turned farm face down"),
    # workers
    ("player 0:\nworkers: 3", "line 3, player 0, workers: expected at most 2"),
    ("player 0:\ncity: cemetery\nplaced: 0:cemetery", "line 4, player 0, placed: 0:cemetery: a worker stays"),
    (
        "player 0:\ncity: farm\nplaced: 0:farm",
        "line 4, player 0, placed: 0:farm: it has no space for workers",
    ),
    ("player 0:\nplaced: journey_5", "line 3, player 0, placed: journey_5: the Journey begins in autumn"),
    ("player 0:\nplaced: grand_tour", "line 3, player 0, placed: grand_tour: the event is not achieved"),
    # the course of the game
    ("player 0: spring\npassed: yes", "line 3, player 0, passed: expected autumn"),
    ("over: yes\nplayer 0:\npassed: no", "line 2, over: player 0 has not passed"),
    ("over: yes\ndoing: turn 0", "line 3, doing: expected nothing to do in a game that is over"),
    ("seat: 1\ndoing: turn 0", "line 2, seat: expected 0, whose turn it is"),
    ("doing: end 0\ndoing: turn 1", "line 3, doing: expected one turn, below everything else"),
    ("doing: turn 0\ndoing: next-season 0 0 -1", "line 2, doing: nothing happens before a turn"),
    ("doing: end 0\ndoing: next-season 0 0 -1\ndoing: rugwort-prepares 0 0 -1", "line 4, doing: "),
    ("extra: yes\ndoing: end 0\ndoing: carnival.produce 0 0 0", "line 4, doing: carnival.produce works on"),
    ("doing: end 0\ndoing: pay 0 0 -1 1 0", "line 3, doing: pay cannot go on from here"),
    (
        LIZARDS + "doing: end 0\ndoing: lizards.season 0 0 -1 2\ndoing: haven.does 0 0 -1",
        "line 7, doing: lizards",
    ),
    (
        LIZARDS + "doing: end 0\ndoing: lizards.season 0 0 -1\ndoing: lizards.season 0 0 -1 2",
        "line 5, player 0",
    ),
    # Rugwort
    (ONE + "player 0:\nrugwort:\nslots: 1", "line 5, rugwort, slots: expected the first 0 slots"),
    (ONE + "rugwort:\nplaced: haven haven", "line 4, rugwort, placed: expected his first worker"),
    (ONE + "rugwort:\nevents: tax_relief", "line 4, rugwort, events: expected basic ones"),
    # Nightweave
    (
        HERS + "nightweave: winter\nactivity: activity_01",
        "line 5, nightweave, activity: expected a card with her pawn",
    ),
    (
        HERS + "nightweave: winter\nactivity: activity_06 activity_08",
        "line 5, nightweave, activity: expected a card with a spider",
    ),
    (  # her last spider is out, but she may not prepare before her frog has gone
        HERS + "pearlbrook: yes\nnightweave: autumn\npawn: 3\nspiders: 0\nactivity: activity_06\nriver:",
        "line 8, nightweave, activity: expected a card with a spider",
    ),
    (HERS + "nightweave: winter\nactivity: activity_18", "line 5, nightweave, activity: activity_18 is not"),
    (HERS + "meadow: farm\nnightweave:\npawn: 1", "line 6, nightweave, pawn: expected no card in slot 1"),
    (HERS + "nightweave: winter\nspiders: 9", "line 5, nightweave, spiders: expected at most"),
    (HERS + "nightweave: winter\nfinished: yes", "line 5, nightweave, finished: her autumn is still to come"),
    (
        HERS + LEGENDS + "nightweave: winter\nhand: poe",
        "line 6, nightweave, hand: expected at most 0 legends",
    ),
    (HERS + "nightweave: winter\nhand: farm~7", "line 5, nightweave, hand: nobody can know this"),
    (HERS + "nightweave: winter\nintrigue: lobbyist", "line 5, nightweave, intrigue: expected none"),
    (HERS + "nightweave: winter\nwebs: haven", "line 5, nightweave, webs: nothing has put web tokens"),
]


@pytest.mark.parametrize(("lines", "said"), WRONG)
def test_what_no_game_can_reach_is_refused(lines: str, said: str) -> None:
    with pytest.raises(tanglewood.TextError) as refused:
        tanglewood.from_text(f"everdell\n{lines}")
    assert str(refused.value).startswith(said)


RIGHT = [
    "",
    "players: 4",
    "over: yes",
    "first: 1",
    "begins: 1",
    ONE + "player 0: spring\nrugwort:\nslots: 1",
    HERS + "over: yes",
    HERS + "nightweave: summer",
    HERS + LEGENDS + "nightweave: autumn\nhand: poe\naway: the_green_acorn",
    POWERS + "first: 0\nbegins: 1\nplayer 1:\npower: butterflies",
    "players: 3\nforest: " + FOREST,
    "player 0:\nresources: 1000000 twig\npoints: 1000000",
    "generation: 1000000\ndeck: farm",
    "player 0:\ncity: cemetery\nplaced: 0:cemetery!",
    "player 0: autumn\npassed: yes\nplayer 1: autumn\nseat: 1",
    "doing: end 0\ndoing: next-season 0 0 -1",
]


@pytest.mark.parametrize("lines", RIGHT)
def test_what_the_rules_allow_is_taken(lines: str) -> None:
    game = tanglewood.from_text(f"everdell\n{lines}")
    assert game.problems() == []
    assert tanglewood.from_text(game.text()).text() == game.text()


@pytest.mark.parametrize(
    ("laid", "said"),
    [
        ("", ""),
        ("laid: 3f\n", ""),
        ("laid: 0\n", "line 6, player 0, laid: nobody can know this of a card here"),
        ("laid: 17\n", "line 6, player 0, laid: nobody can know this of a card here"),
        ("player 1:\nlaid: 38\n", "line 7, player 1, laid: no card of the hand is being paid for"),
    ],
)
def test_who_knows_a_card_that_is_being_paid_for(laid: str, said: str) -> None:
    text = "everdell\n" + PAYS.format(laid, standard().card_numbers["innkeeper"])
    if not said:
        assert ("laid: 3f" in tanglewood.from_text(text).text()) is (laid != "")
        return
    with pytest.raises(tanglewood.TextError) as refused:
        tanglewood.from_text(text)
    assert str(refused.value).startswith(said)


def test_nothing_is_laid_open_once_it_is_paid() -> None:
    game = tanglewood.from_text(
        "everdell\n" + PAYS.format("laid: 3f\n", standard().card_numbers["innkeeper"])
    )
    game.play("pay")
    assert "laid" not in game.text()
    assert game.problems() == []


def test_all_problems_are_listed_without_raising() -> None:
    text = "everdell\ndeck: farm~6\nplayer 0:\ncity: king king\nlaid: 7\ndoing: end 0\ndoing: turn 0"
    game = tanglewood.from_text(text, checked=False)
    assert game.problems() == [
        "deck: nobody can know this of a card here",
        "player 0, laid: no card of the hand is being paid for",
        "player 0, city: expected one king, it is unique [EV.play.unique]",
        "doing: expected one turn, below everything else",
    ]
    assert "doing: turn 0" in game.text()  # nothing has run on
