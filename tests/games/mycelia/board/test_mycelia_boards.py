"""The backs of the boards: who plays on which, and that their landscapes count."""

import tomllib

import pytest

import tanglewood
from mycelia_table import drops, mycelia, pack_texts, play, player, rolls, table, texts
from tanglewood.api import Game
from tanglewood.games.mycelia.components.pack import standard

BACKS = ["pond", "cushion", "litter", "clearing"]
SEEDS = range(40)
EVERY_FIELD = "board: \n 1 1 1 1 1 \n 1 1 1 * 1 \n 1 1 1 1 1 \n 1 1 1 1 1"


def new(seed: int = 1, players: int = 2, **options: object) -> Game:
    return tanglewood.new_game("mycelia", players=players, seed=seed, **options)


def boards(game: Game) -> list[str]:
    return [owner.board.id for owner in mycelia(game).players]


def fields(board: str, letter: str) -> set[str]:
    """The names of the fields with this letter, read from the printed rows of the pack."""
    sides = {side["id"]: side["fields"] for side in tomllib.loads(pack_texts()["boards.toml"])["side"]}
    return {
        f"{'abcde'[column]}{row + 1}"
        for row, line in enumerate(sides[board])
        for column, found in enumerate(line)
        if found == letter
    }


# ---------------------------------------------------------------------- choosing


@pytest.mark.rule("MY.back.choice")
def test_fronts_are_the_normal_game() -> None:
    assert boards(new(players=4)) == ["front"] * 4
    assert boards(new(players=4, boards="front")) == ["front"] * 4


@pytest.mark.rule("MY.back.choice")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_backs_all_differ(players: int) -> None:
    seen = set()
    for seed in SEEDS:
        chosen = boards(new(seed, players, boards="random"))
        assert len(set(chosen)) == players
        assert set(chosen) <= set(BACKS)
        seen.add(chosen[0])
    assert seen == set(BACKS)


@pytest.mark.rule("MY.back.choice")
def test_every_seat_may_have_its_own_side() -> None:
    assert boards(new(players=3, boards="pond,front,clearing")) == ["pond", "front", "clearing"]
    assert boards(new(players=3, boards="front, litter, front")) == ["front", "litter", "front"]
    for seed in SEEDS:
        chosen = boards(new(seed, 4, boards="random,cushion,random,pond"))
        assert chosen[1] == "cushion"
        assert chosen[3] == "pond"
        assert {chosen[0], chosen[2]} == {"litter", "clearing"}  # never a back that is taken


@pytest.mark.rule("MY.back.choice")
@pytest.mark.parametrize(
    ("players", "wish", "words"),
    [
        (2, "pond", "expected pond once, there is one board with this back"),
        (3, "pond,front,pond", "expected pond once"),
        (2, "pond,cushion,litter", "expected one side for each of 2 seats, got 3"),
        (4, "pond,front", "expected one side for each of 4 seats, got 2"),
        (2, "meadow", "option boards: expected one of front, random"),
        (2, "front,", "option boards: expected one of front, random"),
    ],
)
def test_what_the_box_does_not_hold_is_refused(players: int, wish: str, words: str) -> None:
    with pytest.raises(tanglewood.OptionError, match=words):
        new(players=players, boards=wish)


@pytest.mark.rule("MY.back.choice")
def test_the_four_backs_differ_from_each_other_and_from_the_front() -> None:
    assert [board.id for board in standard().boards if board.back] == BACKS
    assert len({tuple(board.landscape) for board in standard().boards}) == 5


# ---------------------------------------------------------------------- playing on them


@pytest.mark.rule("MY.back.choice")
@pytest.mark.parametrize("board", ["front", *BACKS])
@pytest.mark.parametrize(
    ("card", "letters"),
    [
        ("boletus-edulis", "L"),
        ("agaricus-campestris", "M"),
        ("coprinellus-micaceus", "W"),
        ("panellus-mitis", "LMWS"),
    ],
)
def test_the_landscapes_of_the_side_count(board: str, card: str, letters: str) -> None:
    game = table(f"player 0: {board}", f"hand: {card}", EVERY_FIELD, "leaves: 1")
    play(game, f"play {card}")
    sources = {text.split()[1] for text in texts(game) if text.startswith("drop ")}
    assert sources == set().union(*(fields(board, letter) for letter in letters))


@pytest.mark.rule("MY.back.choice")
def test_a_bonus_is_taken_on_the_own_side() -> None:
    seats = [f"player {i}: {board} \n {EVERY_FIELD}" for i, board in ((1, "pond"), (2, "cushion"))]
    game = table(
        "players: 3", "player 0: litter", "hand: morchella-esculenta", "leaves: 1", EVERY_FIELD, *seats
    )
    play(game, "play morchella-esculenta", "skip")  # any: remove 1 & water: remove 1 & others(water: move 1)
    assert {text.split()[1] for text in texts(game) if text != "skip"} == fields("litter", "W")
    play(game, "skip")
    for seat, board in ((1, "pond"), (2, "cushion")):
        assert game.turn == seat
        assert {text.split()[1] for text in texts(game) if text != "skip"} == fields(board, "W")
        play(game, "skip")


@pytest.mark.rule("MY.back.combine")
@pytest.mark.parametrize("options", [{}, {"expansion": True}, {"prisma": True}])
@pytest.mark.parametrize("players", [1, 2])
def test_nothing_else_changes(players: int, options: dict[str, object]) -> None:
    front = new(5, players, **options)
    backs = new(5, players, boards=",".join(BACKS[:players]), **options)
    text = backs.text()
    for seat, board in enumerate(BACKS[:players]):
        text = text.replace(f"player {seat}: {board}", f"player {seat}: front")
    assert text.replace(",".join(BACKS[:players]), "front") == front.text()
    assert [owner.drops for owner in mycelia(backs).players] == [player(front).drops] * players


@pytest.mark.rule("MY.back.combine")
@pytest.mark.parametrize("board", BACKS)
def test_shrine_field_and_supply_are_where_they_are_on_the_front(board: str) -> None:
    assert fields(board, "*") == {"d2"}
    game = table(
        *(f"word: {rolls('sun')}", "supply: 1A", "shrine: 9", f"player 0: {board}"),
        *("tiles: b", "leaves: 3", "drops: c2 a1", "player 1:", "drops: a1", "leaves: 1"),
    )
    play(game, "use b", "drop c2 > d2", "end")
    assert drops(game) == {"a1": 1, "d4": 1, "e2": 1}
    assert drops(game, 1) == {"a1": 1, "d4": 1, "e2": 1}


@pytest.mark.rule("MY.back.combine")
@pytest.mark.parametrize("board", BACKS)
def test_extra_shrine_fields_lie_on_backs_too(board: str) -> None:
    game = table(
        "tokens: 2", "showcase: clavulinopsis-fusiformis", f"player 0: {board}", "drops: a1 b1", "leaves: 8"
    )
    play(game, "hire clavulinopsis-fusiformis", "shrine a1", "end")
    assert game.view(1).players[0].shrine_fields == ["a1", "d2"]
    again = tanglewood.from_text(game.text())
    assert again.view(1).players[0].shrine_fields == ["a1", "d2"]
    assert boards(again)[0] == board


@pytest.mark.rule("MY.back.combine")
def test_the_solo_game_on_a_back() -> None:
    game = table("players: 1", "solo: 6 1 2", "player 0: pond", "drops: a1 b1")
    play(game, "end")
    assert "drop b1 > b2" in texts(game)
    assert new(players=1, boards="random").view(0).players[0].board in BACKS
