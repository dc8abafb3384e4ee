"""The terminal table in every mode: alone, with the expansion, on backs and with Prisma."""

import io
import re

import pytest
from rich.console import Console

import tanglewood
from tanglewood.api import Game
from tanglewood.cli.terminal.answers import move_of
from tanglewood.cli.terminal.tables import Scene, table_of
from tanglewood.games.mycelia.presentation.narration import NARRATOR
from tanglewood.games.mycelia.terminal.table import state_of
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import lookup
from tanglewood.words import words

NAMES = ["You", "Ann", "Bob", "Cat"]

PRISMA = """
mycelia
players: {players}
prisma: yes
seat: {seat}
showcase: lactarius-indigo panellus-mitis
stock: c d f f
tokens: 2
green: globi umbra
amber: lux
player 0: front
board:
  2+1 . . . .
  . +1 . * 2
  . # . . .
  . . . . .
leaves: 3
hand: drifting-leaf boletus-edulis
gifts: {gifts}
favour: {favour}
draw: drifting-leaf
"""


def prisma(players: int = 2, gifts: str = "viatica", favour: int = 4, more: str = "", seat: int = 0) -> Game:
    text = PRISMA.format(players=players, gifts=gifts, favour=favour, seat=seat)
    return tanglewood.from_text(text + more)


def screen(game: Game, width: int = 80, whole: bool = True, seat: int = -1) -> str:
    """What the seat that decides sees, options included; or what another one sees, who is not asked."""
    console = Console(width=width, record=True, file=io.StringIO(), no_color=True)
    table = table_of(lookup("mycelia"))
    scene = Scene(game, game.turn if seat < 0 else seat, NAMES, asked=seat < 0)
    console.print(table.render(scene, whole))
    choices = table.choices(scene, whole)
    if choices is not None:
        console.print(choices)
    text = console.export_text()
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    return text


def plain(text: str) -> str:
    return " ".join(text.split())


def test_prism_drops_stand_apart_from_dewdrops() -> None:
    said = screen(prisma())
    assert re.search(r"│ 2\+1 ●●◆ │", said)
    assert "+1 ◆" in said
    assert "2+1: 2 dewdrops ● and 1 prism drop ◆" in said
    assert "6 drops (2 prisms)" in said


def test_an_extra_shrine_field_has_a_mark_of_its_own() -> None:
    said = screen(prisma())
    assert "b3 SHRINE" in said
    assert "# marks an extra shrine field" in said


def test_gifts_say_in_words_whether_they_work() -> None:
    said = plain(screen(prisma(gifts="viatica petasus")))
    assert "Viatica Works now: For each card you hire this turn: take 1 favour." in said
    assert "Petasus Has done its work." in said
    theirs = prisma(more="player 1: front\nhand: drifting-leaf boletus-edulis\n", seat=1)
    said = plain(screen(theirs, seat=0))
    assert "Viatica Waits for your turn: For each card you hire" in said


def test_the_favour_track_is_one_line_with_words_or_letters() -> None:
    assert "Favours  [0 Ann] [1 idle] [2 idle] [3] [4 G You] [5 G] [6 A] [7 A] [8 V]" in screen(prisma())
    assert "[4 green You] [5 green] [6 amber]" in screen(prisma(), width=120)


def test_root_piles_show_the_open_gift_and_what_is_out_of_reach() -> None:
    said = plain(screen(prisma()))
    assert re.search(r"\d green Globi On taking: Take the only drop off a field", said)
    assert "(1 more below.)" in said
    assert "Out of reach now: Lux (amber, 1 in the pile), no violet one left." in said


def test_costs_are_what_they_are_now() -> None:
    assert re.search(r"3 leaves Lactarius indigo", screen(prisma()))
    cheap = screen(prisma(gifts="velamen perspicillum"))
    assert re.search(r"2 leaves Lactarius indigo", cheap)
    assert "each costs 1 leaf less this turn" in plain(cheap)
    assert re.search(r"free tile b", cheap)
    assert "all of them free this turn" in plain(cheap)


def test_the_stock_of_tiles_and_shrine_fields() -> None:
    said = plain(screen(prisma()))
    assert re.search(r"In the stock: tiles c .1, d .1, f .2; 2 extra shrine fields\.", said)
    assert "In the stock" not in screen(tanglewood.new_game("mycelia", seed=1))


def test_prism_moves_are_numbered_by_field_too() -> None:
    game = prisma()
    tile = next(move for move in game.options() if move.text == "use b")
    game.play(tile)
    said = screen(game, whole=False)
    assert re.search(r"a1● +\d+ →b1", said)
    assert re.search(r"a1◆ +\d+ →b1", said)
    assert "move a prism drop" not in said
    table = table_of(lookup("mycelia"))
    assert str(move_of(game, table, "a1 a2")) == "drop a1 > a2"
    assert str(move_of(game, table, "prism a1 a2")) == "prism a1 > a2"
    assert str(move_of(game, table, "b2 b1")) == "prism b2 > b1"


def test_gwidyon_beside_the_board() -> None:
    game = tanglewood.new_game("mycelia", seed=7, players=1, gwidyon=18)
    said = screen(game)
    assert "Gwidyon  18 of 18 drops" in said
    assert "Chip: drop side up" in said
    assert "6 face down, seen" in said
    assert "4: you may take 1 leaf, he takes 3 off." in plain(said)


def test_gwidyons_yellow_mushroom_stands_on_the_track() -> None:
    assert "[0 Gwidyon]" in screen(prisma(players=1))


def test_his_turn_is_told_step_by_step_with_the_rules() -> None:
    game = tanglewood.new_game("mycelia", seed=4, players=1)
    events: list[Event] = []
    game.listen(events.append)
    rng = seeded(1)
    while not game.over:
        game.play(game.options()[rng.below(len(game.options()))])
    told = table_of(lookup("mycelia")).story(game, events, 0, NAMES)
    assert any(re.fullmatch(r"Round 1, Gwidyon.s turn\.", piece) for piece in told)
    for card in "12345":
        at = told.index(f"Gwidyon turns up solo card {card}.  [MY.solo.card_{card}]")
        assert told[at + 1].endswith(f"[MY.solo.card_{card}]")
    assert any(piece.endswith("[MY.solo.chip]") for piece in told)
    assert not any("[MY." in piece for piece in told if piece.startswith("You play"))


def test_the_goal_speaks_of_what_is_played() -> None:
    table = table_of(lookup("mycelia"))
    base = table.goal(tanglewood.new_game("mycelia", seed=1))
    assert "Gwidyon" not in base
    assert "prism" not in base
    alone = tanglewood.new_game("mycelia", seed=1, players=1, prisma=True)
    assert "alone against Gwidyon" in plain(table.goal(alone))
    assert "prism drops" in plain(table.goal(alone))
    assert table.rival(alone) == "Gwidyon"


@pytest.mark.parametrize("width", [60, 80, 130])
@pytest.mark.parametrize("seed", range(8))
def test_random_games_of_every_mode_fit_the_screen(seed: int, width: int) -> None:
    players = 1 + seed % 4
    game = tanglewood.new_game(
        "mycelia", seed=seed, players=players, prisma=seed % 2 == 0, expansion=True, boards="random"
    )
    rng = seeded(seed)
    events: list[Event] = []
    game.listen(events.append)
    table = table_of(lookup("mycelia"))
    while not game.over:
        assert NARRATOR.question(state_of(game)).strip()
        for move in game.options():
            assert NARRATOR.option(state_of(game), move)
        if game.moves % 40 == 0 or game.turn != state_of(game).active:
            screen(game, width, table.whole(game))
        game.play(game.options()[rng.below(len(game.options()))])
    for event in events:
        assert words().has(f"mycelia-event-{event.name}")
        assert NARRATOR.event(state_of(game), event, 0, NAMES)
    assert table.story(game, events, 0, NAMES)


@pytest.mark.parametrize("players", [1, 3])
def test_the_table_hides_what_a_seat_cannot_see_with_prisma(players: int) -> None:
    game = tanglewood.new_game("mycelia", seed=9, players=players, prisma=True)
    rng = seeded(1)
    for _ in range(60):
        game.play(game.options()[rng.below(len(game.options()))])
    table = table_of(lookup("mycelia"))
    screens: list[str] = []
    for world in (game, game.imagine(0, 1), game.imagine(0, 2)):
        console = Console(width=80, record=True, file=io.StringIO())
        console.print(table.render(Scene(world, 0, NAMES)))
        screens.append(console.export_text())
    assert screens[0] == screens[1] == screens[2]
