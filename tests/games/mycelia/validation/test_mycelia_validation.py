"""Positions no game can reach are refused with the line and the reason; what the rules allow is not."""

import pytest

import tanglewood

EMPTY = "board:\n . . . . .\n . . . * .\n . . . . .\n . . . . ."
FULL = "board:\n 9 9 9 9 .\n . . . * .\n . . . . .\n . . . . ."
PRISMA = "prisma: yes\n"
EXPANSION = "expansion: yes\n"
SOLO = "players: 1\n"
HIS = SOLO + "solo: 2 3\nsolo seen: "

WRONG = [
    # options
    ("first: 3", "line 2, first: expected a seat from 0 to 1"),
    ("first: 1\nbegins: 0", "line 3, begins: expected 1"),
    (PRISMA + "setup: 4A", "line 3, setup: expected one of 1A, 1B, 2A, 2B with these cards"),
    ("boards: pond,front,front", "line 2, boards: expected one side for each of 2 seats"),
    ("boards: front\nplayer 0: pond", "line 2, boards: player 0 plays on pond, the option says front"),
    ("player 0: pond\nplayer 1: pond", "boards: pond is there once"),
    ("chip: rest", "line 2, chip: expected this line in a game alone only"),
    # drops
    (f"player 0:\n{FULL}\nplayer 1:\n{FULL}", "line 9, player 1, board: expected at most 40 drops in all"),
    ("box: 39", "line 2, box: expected at most 40 drops in all, counted 41"),
    ("shrine: 10", "line 2, shrine: a full shrine has been turned already"),
    ("shrine prisms: 1", "line 2, shrine prisms: expected at most 0 prism drops in all, counted 1"),
    (PRISMA + "shrine: 2\nshrine prisms: 3", "line 4, shrine prisms: expected at most 2"),
    (PRISMA + "collected: 1\ncollected prisms: 2", "line 4, collected prisms: expected at most 1"),
    (PRISMA + "collected: 21\ncollected prisms: 21", "line 4, collected prisms: expected at most 20 prism"),
    (
        "player 0:\n" + EMPTY.replace(". . * .", ". . * +1"),
        "line 3, player 0, board: expected at most 0 prism",
    ),
    ("tokens: 1", "line 2, tokens: expected at most 0 extra shrine fields"),
    (
        EXPANSION + "tokens: 2\nplayer 0:\n" + FULL.replace("9", "1").replace(" . * .", " # * ."),
        "line 3, tokens:",
    ),
    # tiles and favours
    (EXPANSION + "player 0:\ntiles: a b c d e", "line 4, player 0, tiles: expected at most 4 tiles"),
    ("player 0:\ntiles: a b c", "line 3, player 0, tiles: expected at most 0 tiles c in all"),
    ("player 0:\ntiles: a a", "line 3, player 0, tiles: everybody has one tile a"),
    ("stock: b", "line 2, stock: tile b is dealt at the start"),
    (
        EXPANSION + "stock: c c\nplayer 0:\ntiles: c",
        "line 3, stock: expected at most 2 tiles c in all, counted 3",
    ),
    ("player 1:\ntiles: a* b", "line 3, player 1, tiles: tiles are used in the player's turn only"),
    ("player 0:\nfavour: 4", "line 3, player 0, favour: the favour track belongs to Prisma"),
    (PRISMA + "player 0:\nfavour: 4\nplayer 1:\nfavour: 4", "line 6, player 1, favour: space 4 is taken"),
    (PRISMA + "player 0:\nfavour: 2", "line 4, player 0, favour: space 2 is taken"),  # by an idle mushroom
    (SOLO + PRISMA + "yellow: 5\nplayer 0:\nfavour: 5", "line 4, yellow: space 5 is taken"),
    # cards
    ("showcase: drifting-leaf", "line 2, showcase: drifting-leaf is a start card, it is never for hire"),
    ("pile: boletus-edulis", "line 2, pile: boletus-edulis is a start card"),
    ("showcase: hydnum-repandum", "line 2, showcase: hydnum-repandum comes with the expansion"),
    (EXPANSION + "pile: lactarius-indigo", "line 3, pile: lactarius-indigo comes with Prisma"),
    ("green: umbra", "line 2, green: umbra comes with Prisma"),
    ("player 0:\ngifts: umbra", "line 3, player 0, gifts: umbra comes with Prisma"),
    (PRISMA + "player 0:\nhand: umbra", "line 4, player 0, hand: umbra is laid into the gift area"),
    (PRISMA + "thrown: umbra", "line 3, thrown: umbra is a gift"),
    (PRISMA + "player 0:\ngifts: lepista-nuda", "line 4, player 0, gifts: lepista-nuda is no gift"),
    (
        "showcase: lepista-nuda lepista-nuda lepista-nuda",
        "line 2, showcase: expected lepista-nuda at most 2 times",
    ),
    (
        "pile: lepista-nuda lepista-nuda\nplayer 1:\ndraw: lepista-nuda",
        "line 2, pile: expected lepista-nuda at most 2 times in all, counted 3",
    ),
    (
        PRISMA + "green: umbra\nplayer 0:\ndiscard: umbra",
        "line 3, green: expected umbra at most 1 times in all, counted 2",
    ),
    (
        "player 0:\ndraw: boletus-edulis boletus-edulis",
        "line 3, player 0, draw: expected boletus-edulis at most 1",
    ),
    (
        "player 0:\nhand: lepista-nuda panellus-mitis suillus-grevillei coprinus-comatus",
        "line 3, player 0, hand: expected at most 3 cards",
    ),
    ("gone: drifting-leaf", "line 2, gone: cards are removed with the expansion only"),
    ("player 0:\ndraw: drifting-leaf | | boletus-edulis", "line 3, draw: expected cards in every layer"),
    (
        "player 0:\ndraw: ~ drifting-leaf | ~ boletus-edulis",
        "line 3, draw: expected ~ at the beginning of one",
    ),
    # the course of the game
    (f"player 0:\n{EMPTY}", "line 3, player 0, board: expected a drop on it, or 'ending: yes'"),
    (SOLO + "pile of gwidyon: 0", "line 3, pile of gwidyon: expected a drop, or 'ending: yes'"),
    (f"ending: yes\nplayer 0:\n{FULL}\nplayer 1:\n{FULL.replace('9', '1')}", "line 2, ending: expected no"),
    (f"over: yes\nending: no\nplayer 0:\n{FULL.replace('9', '1')}", "line 2, over: expected no"),
    ("over: yes\nseat: 0", "line 3, seat: expected 1, who ends the last round"),
    ("over: yes\ncollected: 1", "line 3, collected: expected 0"),
    ("over: yes\nplayed: 1", "line 3, played: expected 0"),
    ("over: yes\ndoing: run 0 function:panellus-mitis 0 0", "line 3, doing: expected nothing to be done"),
    ("still: 41", "line 2, still: expected at most 40"),
    ("player 0:\nleaves: 1001", "line 3, player 0, leaves: expected at most 1000 in round 1"),
    # Gwidyon
    (SOLO + "pile of gwidyon: 21", "line 3, pile of gwidyon: expected at most 20"),
    (SOLO + "solo: 1", "line 3, solo: expected at least 2 cards face down"),
    (SOLO + "solo: 1 2\nsolo seen: 2", "line 3, solo: expected each solo card once"),
    ("doing: gwidyon 0 1 0", "line 2, doing: Gwidyon plays against a single player only"),
    (HIS + "1 4\ndoing: gwidyon 0 1 0", "line 5, doing: expected the solo card 1 last among 'solo seen'"),
    (HIS + "4\nplayed: 1\ndoing: gwidyon 0 4 1", "line 5, played: expected 0: nobody has the turn"),
    (
        HIS + "4\nplayer 0:\ntiles: a*\ndoing: gwidyon 0 4 1",
        "line 6, player 0, tiles: tiles are used in the player's",
    ),
]


@pytest.mark.parametrize(("lines", "said"), WRONG)
def test_what_no_game_can_reach_is_refused(lines: str, said: str) -> None:
    with pytest.raises(tanglewood.TextError) as refused:
        tanglewood.from_text(f"mycelia\n{lines}")
    assert str(refused.value).startswith(said)


HERO = "sarcoscypha-coccinea"  # 2x any: remove 1 & others(any: move 1)
TURN = "players: 3\n"
BONUS = f"function:{HERO}/1.0"
AROUND = "function:phallus-indusiatus"
SHRINE = "expansion: yes\ntokens: 1\nplayer 0:\nboard:\n # 1 . . .\n . . . * .\n . . . . .\n . . . . ."
WRONG_FRAMES = [
    # what waits, waits right above the turn
    ("doing: hired 1 lepista-nuda", "doing: expected it first, and for player 0"),
    ("doing: hired 0 drifting-leaf", "doing: drifting-leaf is a start card"),
    (f"doing: run 0 function:{HERO} 1 0\ndoing: hired 0 lepista-nuda", "doing: expected it first"),
    ("doing: again 0 lepista-nuda", "doing: only gifts of Prisma do this"),
    (PRISMA + "doing: again 0 lepista-nuda", "doing: expected 'played: 1'"),
    (PRISMA + "played: 1\ndoing: again 0 umbra", "doing: umbra cannot have been played"),
    (PRISMA + "doing: answers 0", "doing: expected gifts that answer a hire, each once"),
    (PRISMA + "doing: answers 0 umbra", "doing: expected gifts that answer a hire, each once"),
    (PRISMA + "doing: answers 0 falx falx", "doing: expected gifts that answer a hire, each once"),
    # the function that is carried out
    ("doing: run 0 function:tremella-mesenterica 0 0", "doing: tremella-mesenterica is not among the cards"),
    ("doing: run 0 single:hydnum-repandum 0 0", "doing: expected 'hired' or 'gwidyon' below it"),
    (
        "expansion: yes\ndoing: hired 0 hydnum-repandum\ndoing: run 0 single:morchella-esculenta 0 0",
        "doing: expected",
    ),
    (
        PRISMA + "played: 1\ndoing: again 0 lepista-nuda\ndoing: run 0 function:panellus-mitis 0 0",
        "doing: expected",
    ),
    (
        PRISMA + "doing: answers 0 falx\ndoing: run 0 function:panellus-mitis 0 0",
        "doing: expected the ability",
    ),
    (PRISMA + "doing: answers 0 falx\ndoing: run 0 ability:falx 0 0", "doing: falx is not answering now"),
    ("doing: run 0 tile:b 0 0", "doing: expected tile b to be used"),
    (SOLO + "doing: run 0 solo:4-0 0 0", "doing: expected 'hired' or 'gwidyon' below it"),
    (HIS + "4\ndoing: gwidyon 0 4 2\ndoing: run 0 solo:4-0 0 0", "doing: expected solo:4-1 here"),
    ("doing: run 1 function:panellus-mitis 0 0", "doing: expected player 0, who has the turn"),
    # lines above each other
    (TURN + f"doing: run 0 {BONUS} 0 0", "doing: expected player 2, bonuses go round"),
    (TURN + f"doing: run 1 {BONUS} 0 0", "doing: expected player 2, bonuses go round"),
    (
        TURN + f"doing: run 2 {BONUS} 0 0\ndoing: run 2 {BONUS} 0 0",
        "doing: expected player 1, bonuses go round",
    ),
    (
        f"doing: run 0 function:{HERO} 0 1\ndoing: run 1 {BONUS} 0 0",
        "doing: function:sarcoscypha-coccinea stands at",
    ),
    (
        f"doing: run 0 function:{HERO} 1 0\ndoing: run 0 function:panellus-mitis 0 0",
        "doing: expected a part of",
    ),
    (f"doing: at 0 function:{HERO} 0 a1 0 0", "doing: expected some of its symbols to be used and some not"),
    (
        "doing: at 0 function:marasmius-rotula 0 a1 0 1\ndoing: run 0 function:marasmius-rotula 0 0",
        "doing: expected no",
    ),
    # a field picture under way
    (SHRINE + "\ndoing: at 0 function:marasmius-rotula 0 a1 0 1", "doing: expected a field of the landscape"),
    (f"expansion: yes\ndoing: at 0 {AROUND} 0 b4 0 0 e1", "doing: expected at most"),
    # Clessidra
    (PRISMA + "doing: run 0 ability:clessidra 0 0", "doing: expected the gift in the gift area"),
    (
        PRISMA + "player 0:\ngifts: clessidra\ndoing: run 0 ability:clessidra 0 0",
        "doing: expected at most 0 of these",
    ),
    (
        PRISMA + "collected: 1\nplayer 0:\ngifts: clessidra\ndoing: run 0 ability:clessidra 0 0\n"
        "doing: run 0 function:panellus-mitis 0 0",
        "doing: expected nothing but other payments",
    ),
]


@pytest.mark.parametrize(("lines", "said"), WRONG_FRAMES)
def test_effects_that_cannot_have_come_to_lie_there_are_refused(lines: str, said: str) -> None:
    text = f"mycelia\n{lines}"
    with pytest.raises(tanglewood.TextError) as refused:
        tanglewood.from_text(text)
    where, _, reason = str(refused.value).partition(", ")
    assert reason.startswith(said)
    number = int(where.removeprefix("line "))
    assert text.splitlines()[number - 1].startswith("doing:")


RIGHT = [
    "",
    "players: 4",
    SOLO.strip(),
    "over: yes",
    f"ending: yes\nplayer 1:\n{EMPTY}",
    "ending: yes\nshrine: 10",
    "begins: 1\nseat: 0\nstill: 41",
    "boards: random\nplayer 0: pond\nplayer 1: litter",
    "player 0: pond",
    PRISMA + "player 0:\nfavour: 8\nplayer 1:\nfavour: 8",
    PRISMA + "player 0:\ngifts: lyra\nhand: lepista-nuda panellus-mitis suillus-grevillei coprinus-comatus",
    EXPANSION + "gone: drifting-leaf\ntokens: 1\nstock: d e\nplayer 0:\ntiles: a* b c c",
    HIS + "4\ndoing: gwidyon 0 4 1\ndoing: run 0 solo:4-0 0 0",
    "doing: hired 0 lepista-nuda",
    TURN + f"doing: run 2 {BONUS} 0 0\ndoing: run 1 {BONUS} 0 0",
    "player 0:\ntiles: a b*\ndoing: run 0 tile:b 0 0",
]


@pytest.mark.parametrize("lines", RIGHT)
def test_what_the_rules_allow_is_taken(lines: str) -> None:
    game = tanglewood.from_text(f"mycelia\n{lines}")
    assert game.problems() == []
    assert tanglewood.from_text(game.text()).text() == game.text()


def test_all_problems_are_listed_without_raising() -> None:
    text = "mycelia\nshrine: 10\nplayer 0:\nfavour: 3\ndoing: gwidyon 0 1 0"
    game = tanglewood.from_text(text, checked=False)
    assert game.problems() == [
        "shrine: a full shrine has been turned already [MY.shrine.turn]",
        "player 0, favour: the favour track belongs to Prisma [PR.comp.track]",
        "doing: Gwidyon plays against a single player only",
    ]
    assert "doing: gwidyon 0 1 0" in game.text()  # nothing has run on


@pytest.mark.parametrize("above", ["", "\n\n", "\ufeff", "\ufeff\n"])
def test_lines_are_counted_as_they_stand_there(above: str) -> None:
    number = above.count("\n") + 3
    with pytest.raises(tanglewood.TextError, match=f"line {number}, shrine: a full shrine"):
        tanglewood.from_text(f"{above}mycelia\n\nshrine: 10")


def test_a_position_of_another_game_or_of_none() -> None:
    with pytest.raises(tanglewood.UnknownGameError, match="no game is called 'players: 2'"):
        tanglewood.from_text("players: 2")
    with pytest.raises(tanglewood.TextError, match="line 3, mycelia: expected a line like"):
        tanglewood.from_text("mycelia\nshrine: 1\nmycelia")
