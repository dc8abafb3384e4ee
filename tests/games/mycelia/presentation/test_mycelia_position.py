"""Positions as text: read back the same, in the middle of any effect, and errors name the line."""

import pytest

import tanglewood
from mycelia_table import play, table, texts
from tanglewood.kernel.errors import TextError

HALF_DONE = {
    "repeat": (("hand: panellus-mitis", "drops: a1 a1"), "play panellus-mitis, drop a1 > a2"),
    "field": (("hand: marasmius-rotula", "drops: b2 b2 b2"), "play marasmius-rotula, take b2"),
    "sides": (("hand: phallus-indusiatus", "drops: a4 b3 c4"), "play phallus-indusiatus, at b4, take b3"),
    "stroke": (("hand: trametes-versicolor", "drops: a1 b2 b2"), "play trametes-versicolor, choose 1"),
    "bonus": (
        ("players: 3", "hand: sarcoscypha-coccinea", "player 1:", "drops: c1", "player 2:", "drops: b1"),
        "play sarcoscypha-coccinea",
    ),
    "hired": (("showcase: hydnum-repandum", "discard: drifting-leaf", "leaves: 9"), "hire hydnum-repandum"),
    "tile": (("drops: a1", "tiles: a* b c", "leaves: 9"), "use c"),
    "shrine": (
        ("tokens: 2", "showcase: clavulinopsis-fusiformis", "drops: a1", "leaves: 9"),
        "hire clavulinopsis-fusiformis",
    ),
}


@pytest.mark.parametrize("name", HALF_DONE)
def test_a_half_done_effect_reads_back_the_same(name: str) -> None:
    position, moves = HALF_DONE[name]
    game = play(table(*position), *moves.split(", "))
    assert "doing: " in game.text()
    again = tanglewood.from_text(game.text())
    assert again.text() == game.text()
    assert again.turn == game.turn
    assert texts(again) == texts(game)
    for option in texts(game):
        assert play(game.copy(), option).text() == play(again.copy(), option).text()


def test_layers_of_the_draw_pile_and_known_cards_read_back() -> None:
    game = table(
        "hand: lepista-nuda | drifting-leaf boletus-edulis",
        "draw: panellus-mitis | ~ drifting-leaf drifting-leaves | coprinellus-micaceus",
        "leaves: 1",
    )
    assert tanglewood.from_text(game.text()).text() == game.text()
    seen = game.view(1).players[0]
    assert seen.hand == ["lepista-nuda"]
    assert [(layer.count, sorted(layer.among)) for layer in seen.draw] == [
        (1, ["panellus-mitis"]),
        (2, ["boletus-edulis", "drifting-leaf", "drifting-leaf", "drifting-leaves"]),
        (1, ["coprinellus-micaceus"]),
    ]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("shrine: many", "line 2, shrine: expected a whole number from 0 to 10, got 'many'"),
        ("shrine: 11", "line 2, shrine: expected a whole number from 0 to 10, got '11'"),
        ("players: 5", "option players: expected a whole number from 1 to 4, got '5'"),
        ("moon: 3", "line 2: expected one of players, .*, got 'moon'"),
        ("shrine", "line 2, shrine: expected a line like 'shrine: 4'"),
        ("shrine: 1\nshrine: 2", "line 3: expected shrine once, it stands in line 2 too"),
        ("showcase: toadstool", "line 2, showcase: expected cards of the pack, got 'toadstool'"),
        ("player 0: back", "line 2, player 0: expected a side of a board, one of front, .*, got 'back'"),
        ("player 2:", "expected players 0 to 1, got player 2"),
        ("player 0:\nplayer 0:", "line 3, player 0: expected a player's number, each once"),
        ("player 0:\ntiles: a z", "line 3, tiles: expected tiles from a b c d e f g, got 'z'"),
        ("player 0:\nboard:\n. . .\n.\n.\n.", "line 4, board: expected 5 fields"),
        ("player 0:\nboard:\n. . . . *\n.\n.\n.", r"line 4, board: expected \* on d2 and nowhere else"),
        ("player 0:\nboard:\n. . x . .\n.\n.\n.", "line 4, board: expected a number of drops"),
        ("player 0:\nboard:\n. . . . .", "expected 4 rows below it, got '1 rows'"),
        ("supply: 9A", "line 2, supply: expected a side of a supply card, one of 1A, 1B"),
        ("over: perhaps", "line 2, over: expected yes or no"),
        ("doing: sleep 0", "line 2, doing: expected 'run SEAT PLACE PART DONE'"),
        ("doing: run 7 function:panellus-mitis 0 0", "line 2, doing: expected 'run SEAT"),
        ("doing: run 0 function:panellus-mitis 0 -4", "line 2, doing: expected 'run SEAT"),
        ("doing: run 0 function:panellus-mitis 1 0", "line 2, doing: expected 'run SEAT"),  # it has one part
    ],
)
def test_errors_name_line_and_expectation(lines: str, said: str) -> None:
    with pytest.raises(TextError, match=said):
        tanglewood.from_text(f"mycelia\n{lines}")
