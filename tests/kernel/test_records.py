"""Records: readable, replayable to the bit, and clear about what is wrong with them."""

import pickle
from pathlib import Path

import pytest

import tanglewood
from mycelia_table import printing, table
from record_games import file_of, tables
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.record import Record, Recorder, check, read_entry, read_record, replay
from tanglewood.kernel.registry import GAMES, known, lookup


def finished(seed: int = 3, players: int = 2) -> Record:
    game = tanglewood.new_game("mycelia", players=players, seed=seed)
    rng = seeded(seed)
    while not game.over:
        options = game.options()
        game.play(options[rng.below(len(options))])
    return game.record(["Ada", "Bruno", "Cleo", "Dag"][:players])


@pytest.fixture(scope="module")
def text() -> str:
    return finished().text()


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def line_of_move(text: str, number: int) -> int:
    return text.splitlines().index("moves") + 1 + number


def test_a_record_reads_like_a_game(text: str) -> None:
    lines = text.splitlines()
    assert lines[:2] == ["tanglewood record 1", "game: mycelia"]
    assert lines[5] == "seats: Ada, Bruno"
    assert any(" end ; " in line and "drew 3" in line for line in lines)
    assert any("rolled" in line for line in lines)


def test_a_record_round_trips_and_holds(text: str) -> None:
    record = read_record(text)
    assert record.text() == text
    assert check(record) == []


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    game = tanglewood.new_game("mycelia", seed=5)
    for _ in range(30):
        game.play(game.options()[0])
    path = tmp_path / "half.tgr"
    path.write_text(game.record().text(), encoding="utf-8")
    again = tanglewood.load(path)
    assert again.text() == game.text()
    assert again.options() == game.options()
    game.play(game.options()[0])
    again.play(again.options()[0])
    assert again.record().text() == game.record().text()


@pytest.mark.parametrize("seed", [10**18, 10**18 + 1, 2**60 - 1])
def test_the_greatest_seeds_are_read_back(seed: int) -> None:
    record = tanglewood.new_game("mycelia", seed=seed).record()
    assert read_record(record.text()).seed == seed
    assert check(read_record(record.text())) == []


def test_an_option_that_implies_another_is_settled_in_the_record_too() -> None:
    game = tanglewood.new_game("mycelia", prisma=True, seed=5)
    assert game.record().options == game.state.settings()
    later = tanglewood.from_text(game.text())
    later.play(later.options()[0])
    state, _ = replay(read_record(later.record(["a", "b"]).text()))
    assert state.text() == later.text()


def test_a_record_may_leave_an_implied_option_as_it_was_wished() -> None:
    """As records of earlier versions do: their hash is one over these words."""
    game = tanglewood.new_game("mycelia", prisma=True, seed=5)
    text = tanglewood.from_text(game.text()).record(["a", "b"]).text()
    assert "expansion=yes prisma=yes" in text
    old = read_record(text.replace("expansion=yes prisma=yes", "expansion=no prisma=yes"))
    assert old.options["expansion"] is False
    state, again = replay(old)
    assert state.text() == game.text()
    assert again.text() == old.text()


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    game = tanglewood.new_game("mycelia", seed=5)
    game.play(game.options()[0])
    later = tanglewood.from_text(game.text())
    later.play(later.options()[0])
    state, again = replay(read_record(later.record(["a", "b"]).text()))
    assert state.text() == later.text()
    assert again.position == game.text()


@pytest.mark.parametrize(
    ("damaged", "problem"),
    [
        ("", "line 1: expected 'tanglewood record 1'"),
        ("GIF89a", "line 1: expected 'tanglewood record 1'"),
        ("tanglewood record 1\ngame: mycelia\n", "line 2: the record ends before its 'moves'"),
        (
            "tanglewood record 1\nhello\n",
            "line 2: expected one of game, pack, options, seed, seats, got 'hello'",
        ),
        ("tanglewood record 2\n", "a format of another version"),
        ("tanglewood record 1\ngame: mycelia\ngame: mycelia\n", "line 3: expected game once"),
        ("tanglewood record 1\ngame: mycelia\n\nmoves\nmoves\n", "line 5: expected 'moves' once"),
        ("tanglewood record 1\ngame: mycelia\nposition\n\nmoves\n", "line 3: expected a position below it"),
        ("tanglewood record 1\ngame: mycelia\n\nmoves\n", "line 2: the header ends without a line 'pack:'"),
    ],
)
def test_a_foreign_file(damaged: str, problem: str) -> None:
    with pytest.raises(tanglewood.RecordError, match=problem):
        read_record(damaged)


@pytest.mark.parametrize(
    ("number", "line", "problem"),
    [
        (2, "game: chess", "line 2: no game is called 'chess'"),
        (4, "options: players", "line 4: expected options like players=2, got 'players'"),
        (4, "options: players=9", "line 4: option players: expected a whole number from 1 to 4"),
        (5, "seed: yesterday", "line 5: expected a seed as a whole number below .*, got 'yesterday'"),
        (5, "seed: -1", "line 5: expected a seed as a whole number"),
        (5, f"seed: {2**60}", r"line 5: expected a seed as a whole number below 2\*\*60"),
        (5, f"seed: {'9' * 5000}", "line 5: expected a seed as a whole number"),
    ],
)
def test_a_bad_header(text: str, number: int, line: str, problem: str) -> None:
    with pytest.raises(tanglewood.RecordError, match=problem):
        read_record(with_line(text, number, line))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("gibberish", "expected a seat and a move, got 'gibberish'"),
        ("3 end", "seat 3 moves, but seat . decides"),
        ("{turn} sing a song", "'sing a song' is no move"),
        ("{turn} end", "'end' is no option here"),
    ],
)
def test_a_damaged_move_names_its_line(text: str, line: str, problem: str) -> None:
    number = line_of_move(text, 1)
    turn = text.splitlines()[number - 1].split()[0]
    damaged = with_line(text, number, line.format(turn=turn))
    with pytest.raises(tanglewood.RecordError, match=f"line {number}: .*{problem}"):
        replay(read_record(damaged))


def test_another_answer_of_chance_names_its_line(text: str) -> None:
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if "drew 3" in line)
    damaged = read_record(with_line(text, number, lines[number - 1].replace("drew 3", "drew 4")))
    assert check(damaged)[0].startswith(f"line {number}: chance answered otherwise")


def test_moves_after_the_end(text: str) -> None:
    record = read_record(text)
    record.entries.append(read_entry("0 end", record.entries[-1].line + 1))
    with pytest.raises(tanglewood.RecordError, match="but the game is over"):
        replay(record)


@pytest.mark.parametrize("key", ["scores", "winners", "hash"])
def test_a_stored_result_that_no_longer_holds(text: str, key: str) -> None:
    record = read_record(text)
    record.result[key] = "7"
    assert check(record) == [f"{key}: stored '7', replayed {finished().result[key]!r}"]


def test_another_pack_is_named(text: str) -> None:
    record = read_record(text)
    record.pack = "mycelia 0 000000000000"
    problems = check(record)
    assert problems[0].startswith("pack: the record was played with 'mycelia 0 000000000000'")


@pytest.mark.parametrize("game", GAMES)
def test_a_state_names_its_pack(game: str) -> None:
    assert tanglewood.new_game(game).state.pack() == lookup(game).pack


def on_another_pack(*lines: str) -> tanglewood.Game:
    """A game with one card more than the pack has."""
    return table("hand: drifting-leaf drifting-leaves", *lines, pack=printing("9 leaves"))


def test_a_game_on_another_pack_says_so_in_its_record() -> None:
    game = on_another_pack("draw: new-hero")
    assert game.record().pack == game.state.pack() != lookup("mycelia").pack
    assert game.copy().record().pack == game.record().pack
    game.play("play drifting-leaf")
    with pytest.raises(tanglewood.RecordError, match="; the record was played with the pack 'mycelia 1 "):
        replay(read_record(game.record(["a", "b"]).text()))


@pytest.mark.parametrize("part", ["game", "state"])
def test_a_pickle_of_another_pack_is_refused(part: str) -> None:
    game = on_another_pack()
    pickled = pickle.dumps(game if part == "game" else game.state)
    with pytest.raises(tanglewood.PackError, match="this was played with the pack 'mycelia 1 "):
        pickle.loads(pickled)


def test_a_record_of_another_pack_that_holds_goes_on_with_a_warning(tmp_path: Path) -> None:
    game = on_another_pack()
    game.play("play drifting-leaf")
    path = tmp_path / "other.tgr"
    path.write_text(game.record(["a", "b"]).text(), encoding="utf-8")
    with pytest.warns(UserWarning, match="it goes on with 'mycelia 1 "):
        again = tanglewood.load(path)
    assert again.text() == game.text()
    assert again.record().pack == known("mycelia", game.state.pack()).pack
    assert "pack: the record was played with" in check(read_record(game.record(["a", "b"]).text()))[0]


def test_a_game_on_another_pack_never_goes_back_by_the_rules_of_this_one() -> None:
    game = on_another_pack()
    game.play("play drifting-leaf")
    with pytest.raises(tanglewood.RecordError, match="it cannot go back with 'mycelia 1 "):
        game.back_to(0)


def test_an_unfinished_record_has_no_result_and_holds_as_far_as_it_goes() -> None:
    game = tanglewood.new_game("mycelia", seed=5)
    game.play(game.options()[0])
    assert check(read_record(game.record().text())) == []


@pytest.mark.parametrize("key", ["scores", "winners", "hash"])
def test_a_result_that_lost_a_line_no_longer_holds(text: str, key: str) -> None:
    record = read_record(text)
    del record.result[key]
    assert check(record) == [f"{key}: stored 'nothing', replayed {finished().result[key]!r}"]


def test_options_that_contradict_the_position() -> None:
    game = tanglewood.new_game("mycelia", players=4, seed=5)
    record = read_record(tanglewood.from_text(game.text()).record(["a", "b", "c", "d"]).text())
    wrong = read_record(record.text().replace("options: players=4", "options: players=2"))
    with pytest.raises(tanglewood.RecordError, match="line 4: the options are not those of the position"):
        replay(wrong)


def test_a_broken_position_names_the_line_of_the_file() -> None:
    game = tanglewood.from_text(tanglewood.new_game("mycelia", seed=5).text())
    lines = game.record(["a", "b"]).text().splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if "shrine:" in line)
    lines[number - 1] = "  shrine: x"
    with pytest.raises(tanglewood.RecordError, match=f"line {number}, shrine: expected a whole number"):
        replay(read_record("\n".join(lines)))


def test_a_position_that_says_something_twice_names_both_lines_of_the_file() -> None:
    game = tanglewood.from_text(tanglewood.new_game("mycelia", seed=5).text())
    lines = game.record(["a", "b"]).text().splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if "shrine:" in line)
    lines.insert(number, "  shrine: 3")
    said = f"line {number + 1}: expected shrine once, it stands in line {number} too"
    with pytest.raises(tanglewood.RecordError, match=said):
        replay(read_record("\n".join(lines)))


def test_blank_lines_above_a_position_are_lines_too() -> None:
    game = tanglewood.from_text(tanglewood.new_game("mycelia", seed=5).text())
    text = game.record(["a", "b"]).text().replace("position\n", "position\n\n  \n")
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if "shrine:" in line)
    lines[number - 1] = "  shrine: x"
    with pytest.raises(tanglewood.RecordError, match=f"line {number}, shrine: expected a whole number"):
        replay(read_record("\n".join(lines)))


def test_a_line_ends_where_an_editor_ends_it(text: str) -> None:
    """A form feed is no end of a line; both Windows' and old ends are."""
    assert read_record(text.replace("\n", "\r\n")).text() == text
    strange = text.replace("seats: Ada", "seats: A\x0cda", 1)
    number = line_of_move(text, 1)
    with pytest.raises(tanglewood.RecordError, match=f"line {number}: expected a seat and a move"):
        read_record(with_line(strange, number, "gibberish"))


def test_a_first_seat_that_is_not_there(text: str) -> None:
    wrong = text.splitlines()[3].replace("first=random", "first=3")
    with pytest.raises(tanglewood.RecordError, match="line 4: option first: expected a seat"):
        replay(read_record(with_line(text, 4, wrong)))


@pytest.mark.parametrize("name", ["a,b", "a\nb"])
def test_a_seat_cannot_have_a_name_that_breaks_the_file(name: str) -> None:
    with pytest.raises(tanglewood.RecordError, match="a seat cannot be called"):
        tanglewood.new_game("mycelia", seed=5).record([name, "b"]).text()


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.tgr"
    path.write_bytes(b"tanglewood record 1\n\xff\xfe")
    with pytest.raises(tanglewood.RecordError, match="line 2: this is no text"):
        tanglewood.load(path)


def test_a_byte_order_mark_does_no_harm(text: str) -> None:
    assert read_record("\ufeff" + text).text() == text


@pytest.mark.parametrize("name", [name for info in GAMES.values() for name in tables(info)])
def test_recorded_games_still_hold(name: str) -> None:
    """If the rules, the pack or chance were changed on purpose: python tests/record_games.py."""
    record = read_record(file_of(name).read_text(encoding="utf-8"))
    assert record.result
    assert check(record) == []


def test_chance_may_answer_with_nothing() -> None:
    record = finished()
    recorder = Recorder(record)
    recorder.hear(Event("took-hand", 0, {"n": 0}, {"cards": ""}, chance=True))
    recorder.hear(Event("shown", 0, {"card": "farm"}, chance=True))
    recorder.played(0, "pass")
    assert record.moves[-1] == "0 pass ; took-hand 0 ; shown farm"
    assert read_record(record.text()).moves[-1] == record.moves[-1]
