"""The public door refuses with messages that name what was expected, and nothing is lost."""

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import tanglewood
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.record import read_record, replay
from tanglewood.kernel.registry import GAMES


def play_out(game: tanglewood.Game) -> None:
    rng = seeded(1)
    while not game.over:
        options = game.options()
        game.play(options[rng.below(len(options))])


def test_unknown_game() -> None:
    with pytest.raises(tanglewood.UnknownGameError, match=r"no game is called 'chess'; there is .*mycelia"):
        tanglewood.new_game("chess")


def test_unknown_option() -> None:
    with pytest.raises(tanglewood.OptionError, match=r"mycelia has no option 'colour'; it has .*players"):
        tanglewood.new_game("mycelia", colour="red")


@pytest.mark.parametrize("wish", [0, 5, "two", True, 2.0, None])
def test_an_option_out_of_range(wish: object) -> None:
    with pytest.raises(tanglewood.OptionError, match="players: expected a whole number from 1 to 4"):
        tanglewood.new_game("mycelia", players=wish)


def test_the_first_seat_must_be_at_the_table() -> None:
    with pytest.raises(tanglewood.OptionError, match="first: expected a seat from 0 to 1, got 3"):
        tanglewood.new_game("mycelia", players=2, first=3)
    assert tanglewood.new_game("mycelia", players=4, first=3).turn == 3


def test_a_text_that_is_no_move_names_near_ones() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    with pytest.raises(tanglewood.MoveError, match="'plya boletus' is no move; expected something like"):
        game.play("plya boletus")


def test_a_refused_move_changes_nothing() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    before = game.text()
    with pytest.raises(tanglewood.MoveError) as refused:
        game.play("end")
    assert refused.value.rule == "MY.turn.finish"
    assert game.text() == before
    assert game.moves == 0


def test_a_move_can_be_given_as_text_or_as_move() -> None:
    one = tanglewood.new_game("mycelia", seed=1)
    other = one.copy()
    move = one.options()[0]
    one.play(move)
    other.play(f"  {move.text.upper()}  ")
    assert one.text() == other.text()


def test_nobody_moves_after_the_end() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    play_out(game)
    assert game.turn == tanglewood.NOBODY
    assert game.options() == []
    with pytest.raises(tanglewood.GameOverError, match="over"):
        game.play("end")


def test_options_are_a_list_of_the_callers_own() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    game.options().clear()
    assert game.options()


def test_back_to_an_earlier_move() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    texts = []
    for _ in range(12):
        texts.append(game.text())
        game.play(game.options()[0])
    assert game.back_to(5).text() == texts[5]
    assert game.moves == 12


@pytest.mark.parametrize("moves", [-1, 4, 99, True, "1", None, 1.0])
def test_back_to_a_move_that_was_never_played(moves: object) -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    for _ in range(3):
        game.play(game.options()[0])
    with pytest.raises(tanglewood.OptionError, match="moves: expected a whole number from 0 to 3, got"):
        game.back_to(moves)  # type: ignore[arg-type]
    assert game.back_to(3).text() == game.text()


def halfway(game: str, moves: int = 40) -> tanglewood.Game:
    found = tanglewood.new_game(game, seed=3)
    rng = seeded(3)
    while not found.over and found.moves < moves:
        options = found.options()
        found.play(options[rng.below(len(options))])
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_copies_are_independent(game: str, copied: Callable[[Any], Any]) -> None:
    original = halfway(game)
    heard: list[Event] = []
    original.listen(heard.append)
    before = original.text(), original.record().text()
    for other in (copied(original), copied(original.state)):
        other.play(other.options()[0])
        assert (original.text(), original.record().text()) == before
    assert heard == []


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("moves", [0, 40, 10_000])
def test_a_pickled_game_is_its_text(game: str, moves: int) -> None:
    original = halfway(game, moves)
    original.listen(print)
    pickled = pickle.dumps(original)
    assert len(pickled) < 2000 + len(original.text()) + len(original.record().text())
    again = pickle.loads(pickled)
    assert again.text() == original.text()
    assert again.record().text() == original.record().text()
    assert again.state.settings() == original.state.settings()
    assert again.options() == original.options()
    assert again.turn == original.turn
    assert again.info is original.info
    if not again.over:
        assert again.back_to(again.moves // 2).text() == original.back_to(original.moves // 2).text()
        again.play(again.options()[-1])
        original.play(original.options()[-1])
        assert again.text() == original.text()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_pickled_state_is_its_text(game: str) -> None:
    state = halfway(game).state
    pickled = pickle.dumps(state)
    assert len(pickled) < 200 + len(state.text())
    again = pickle.loads(pickled)
    assert again.text() == state.text()
    assert again.options() == state.options()


def test_a_game_says_what_it_is() -> None:
    game = tanglewood.new_game("mycelia", seed=1, first=1)
    assert repr(game) == "<Game mycelia, 2 players, 0 moves, seat 1 to move>"
    game.play(game.options()[0])
    assert "1 move," in repr(game)
    play_out(game)
    assert repr(game) == f"<Game mycelia, 2 players, {game.moves} moves, over>"
    assert "1 player," in repr(tanglewood.new_game("mycelia", players=1))


LONG = "x" * 100_000


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_message_quotes_no_more_than_somebody_reads(game: str) -> None:
    """Whatever is given, be it ever so long: a message stays below a screen."""
    table = tanglewood.new_game(game, seed=1)
    position, record = table.text().splitlines(), halfway(game, 2).record().text().splitlines()
    tries: list[Callable[[], object]] = [
        lambda: tanglewood.new_game(LONG),
        lambda: tanglewood.from_text(LONG),
        lambda: tanglewood.new_game(game, seed=LONG),  # type: ignore[arg-type]
        lambda: tanglewood.new_game(game, **{LONG: 1}),
        lambda: tanglewood.new_game(game, players=LONG),
        lambda: table.play(LONG),
        lambda: table.play(f"play {LONG}"),
        lambda: table.why_not(LONG),
        lambda: table.view(LONG),  # type: ignore[arg-type]
        lambda: table.back_to(LONG),  # type: ignore[arg-type]
    ]
    tries += [partial(tanglewood.from_text, text) for text in damaged(position)]
    tries += [partial(read_and_replay, text) for text in damaged(record)]
    messages = [said for said in map(message_of, tries) if said]
    assert len(messages) > len(tries) // 2
    assert [said[:200] for said in messages if len(said) > 1000] == []


def message_of(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except tanglewood.TanglewoodError as problem:
        return str(problem)
    return ""


def damaged(lines: list[str]) -> list[str]:
    """The text with each line in turn made long."""
    return [
        "\n".join([*lines[:i], new, *lines[i + 1 :]])
        for i, line in enumerate(lines)
        for new in (LONG, f"{line.split(':')[0]}: {LONG}", f"{line} {LONG}", f"{LONG}: 1")
    ]


def read_and_replay(text: str) -> None:
    replay(read_record(text))


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (lambda: tanglewood.new_game("mycelai"), r"'mycelai' \(did you mean 'mycelia'\?\)"),
        (lambda: tanglewood.new_game("Everdell"), r"'Everdell' \(did you mean 'everdell'\?\)"),
        (lambda: tanglewood.new_game("mycelia", player=3), r"'player' \(did you mean 'players'\?\)"),
        (lambda: tanglewood.new_game("mycelia", boards="pnod"), r"'pnod' \(did you mean 'pond'\?\)"),
        (lambda: make_bot("gredy", 1), r"'gredy' \(did you mean 'greedy'\?\)"),
    ],
)
def test_a_slip_is_answered_with_what_was_meant(wish: Callable[[], object], said: str) -> None:
    with pytest.raises(tanglewood.TanglewoodError, match=said):
        wish()


def test_an_imagined_game_goes_on_and_is_recorded_from_its_position() -> None:
    game = tanglewood.new_game("mycelia", seed=1).imagine(0, seed=3)
    play_out(game)
    record = game.record(["a", "b"])
    assert "\nposition\n" in record.text()
    assert record.result["scores"]


@pytest.mark.parametrize("seed", [-1, 2**60, True, "x", 1.5, None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(tanglewood.OptionError, match="seed: expected a whole number"):
        tanglewood.new_game("mycelia", seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", ["--5", "9" * 5000, "²"])
def test_a_number_that_is_none(players: str) -> None:
    with pytest.raises(tanglewood.OptionError, match="players: expected a whole number from 1 to 4"):
        tanglewood.new_game("mycelia", players=players)


def test_things_of_the_wrong_kind() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    for nonsense in (5, None, ["end"]):
        with pytest.raises(tanglewood.MoveError, match="is no move"):
            game.play(nonsense)  # type: ignore[arg-type]
        with pytest.raises(tanglewood.TextError, match="expected a position as text"):
            tanglewood.from_text(nonsense)  # type: ignore[arg-type]
        with pytest.raises(tanglewood.UnknownGameError):
            tanglewood.new_game(nonsense)  # type: ignore[arg-type]
    for seat in (7, -5, "0"):
        with pytest.raises(tanglewood.OptionError, match="seat: expected a number from 0 to 1"):
            game.view(seat)  # type: ignore[arg-type]
        with pytest.raises(tanglewood.OptionError, match="seat: expected a number from 0 to 1"):
            game.imagine(seat)  # type: ignore[arg-type]


def test_spacing_does_not_matter() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    assert game.parse("drop a1>b1") is game.parse(" DROP a1   >b1 ")


def test_everything_refused_is_of_one_family() -> None:
    family = [getattr(tanglewood, name) for name in tanglewood.__all__ if name.endswith("Error")]
    assert len(family) > 5
    assert all(issubclass(error, tanglewood.TanglewoodError) for error in family)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no game is called ''"),
        ("mycelia\nshrine: x", "line 2, shrine: expected a whole number from 0 to 10, got 'x'"),
        ("mycelia\nshrine", "line 2, shrine: expected a line like 'shrine: 4'"),
        ("mycelia\ncolour: red", "line 2: expected one of .*, got 'colour'"),
        ("mycelia\nround: 1\nround: 2", "line 3: expected round once, it stands in line 2 too"),
        ("mycelia\nending: maybe", "line 2, ending: expected yes or no"),
        ("mycelia\nplayers: 7", "players: expected a whole number from 1 to 4"),
        ("mycelia\nshowcase: rose", "line 2, showcase: expected cards of the pack, got 'rose'"),
        ("mycelia\nsupply: 9C", "line 2, supply: expected a side of a supply card"),
        ("mycelia\nplayer 2: front", "expected players 0 to 1, got player 2"),
        ("mycelia\nplayer 0: lawn", "line 2, player 0: expected a side of a board"),
        ("mycelia\nplayer 0: front\nboard:\n  1 2 3", "line 4, board: expected 5 fields"),
        ("mycelia\nplayer 0: front\nboard:\n  . . . * .", r"line 4, board: expected \* on d2"),
        ("mycelia\nplayer 0: front\nboard:\n  . . x . .", "line 4, board: expected a number of drops"),
        ("mycelia\nplayer 0: front\nboard:\n  . . . . .", "line 3, board: expected 4 rows below it"),
        ("mycelia\nplayer 0: front\ntiles: z", "line 3, tiles: expected tiles from a b"),
        (f"mycelia\nshrine: {'9' * 5000}", "line 2, shrine: expected a whole number"),
        ("mycelia\ndoing: dance", "line 2, doing: expected 'run SEAT PLACE PART DONE'"),
        ("mycelia\ndoing: run 7 function:boletus-edulis 0 0", "line 2, doing: expected"),
    ],
)
def test_a_malformed_position_names_line_and_expectation(text: str, problem: str) -> None:
    with pytest.raises(tanglewood.TanglewoodError, match=problem):
        tanglewood.from_text(text)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_text_that_is_too_long_to_be_a_position_is_refused_unread(game: str) -> None:
    text = tanglewood.new_game(game, seed=1).text()
    with pytest.raises(tanglewood.TextError, match="a position may have 200000 characters at most"):
        tanglewood.from_text(text + "supply: " + "x " * 100_000)
