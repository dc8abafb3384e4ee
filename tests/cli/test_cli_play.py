"""Playing at the terminal: real processes with piped answers, from the first line to the last."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tanglewood
from tanglewood.cli.terminal.answers import command_of, move_of
from tanglewood.cli.terminal.tables import table_of
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.record import check, read_record
from tanglewood.kernel.registry import lookup

PROMPT = "\n> "


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "tanglewood", *words]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **more}


def play(folder: Path, answers: list[str], *words: str, **more: str) -> str:
    """Everything a game says to these answers; after them the input ends."""
    done = subprocess.run(
        command("play", "--terminal", *words),
        input="\n".join(answers) + "\n",
        cwd=folder,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def play_to_the_end(folder: Path, *words: str) -> str:
    """A player who reads nothing and types numbers until the game is over."""
    process = subprocess.Popen(
        command("play", "--terminal", *words),
        cwd=folder,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    rng = seeded(5)
    said: list[str] = []
    while letter := process.stdout.read(1):
        said.append(letter)
        if "".join(said[-3:]) == PROMPT:
            process.stdin.write(f"{1 + rng.below(4)}\n")
            process.stdin.flush()
    assert process.wait(timeout=120) == 0
    return "".join(said)


def test_a_whole_game_typed_in_numbers(tmp_path: Path) -> None:
    said = play_to_the_end(tmp_path, "--seed", "8", "--players", "3", "--bots", "greedy,random")
    assert "Seed 8" in said
    assert re.search(r"(Greedy|Random) wins\.|You win!|share the win", said)
    assert re.search(r"drops left +\d+ +\d+ +\d+", said)
    assert "tanglewood replay mycelia-8.tgr" in said
    assert check(read_record((tmp_path / "mycelia-8.tgr").read_text(encoding="utf-8"))) == []
    assert max(len(line) for line in said.splitlines() if "tanglewood " not in line) <= 80


def test_the_first_screen_explains_itself(tmp_path: Path) -> None:
    said = play(tmp_path, [], "--seed", "7", "-o", "first=0")
    for wanted in (
        "Dewdrops lie on your forest floor",
        "Answer with the number of an option",
        "Your board  round 1",
        "d2 SHRINE",
        "Greedy  20 drops",
        "Shrine  0 of 10 drops",
        "tile a",
        "draw pile 3, discard pile 0",
        "Round 1, your turn",
    ):
        assert wanted in said
    assert re.search(r"\b2 leaves Marasmius oreades +Up to 2 times: move 1 drop", said)


def test_a_whole_game_alone_against_gwidyon(tmp_path: Path) -> None:
    said = play_to_the_end(tmp_path, "--seed", "8", "--variant", "solo,prisma", "-o", "gwidyon=18")
    assert "Mycelia, 1 player." in said
    assert "You play alone against Gwidyon." in said
    assert "Gwidyon  18 of 18 drops" in said
    assert re.search(r"Gwidyon turns up solo card \d\.  \[MY\.solo\.card_\d\]", said)
    assert re.search(r"Gwidyon wins\.|You win!|share the win", said)
    assert re.search(r"drops left +\d+ +\d+", said)
    assert "--terminal --players 1 -o expansion=yes -o prisma=yes -o gwidyon=18 --seed 8" in said
    assert check(read_record((tmp_path / "mycelia-8.tgr").read_text(encoding="utf-8"))) == []
    assert max(len(line) for line in said.splitlines() if "tanglewood " not in line) <= 80


def test_gifts_and_solo_cards_at_the_table(tmp_path: Path) -> None:
    answers = ["card solo 4", "card umbra", "card c"]
    said = play(tmp_path, answers, "--seed", "7", "--players", "1", "-o", "prisma=yes")
    assert "Gwidyon takes 3 drops off his pile." in said
    assert "Green gift, of Prisma; laid into the gift area it draws 1 card." in said
    assert "Bonuses for the others on your cards need not be given this turn." in said
    assert "Two steps  tile c expansion; tiles.toml. From the rulebook." in said


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    said = play(tmp_path, ["play drifting-leaf"], "--seed", "7", "-o", "first=0")
    assert "tanglewood play mycelia --resume mycelia-7.tgr" in said
    assert tanglewood.load(tmp_path / "mycelia-7.tgr").moves == 1


def test_another_games_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mycelia-7.tgr").write_text("mine", encoding="utf-8")
    said = play(tmp_path, ["quit"], "--seed", "7", "-o", "first=0")
    assert "mycelia-7-2.tgr" in said
    assert (tmp_path / "mycelia-7.tgr").read_text(encoding="utf-8") == "mine"


def test_save_resume_and_the_log_of_before(tmp_path: Path) -> None:
    said = play(tmp_path, ["drifting", "save here.tgr", "agaricus", "quit"], "--seed", "7", "-o", "first=0")
    assert "saved in here.tgr" in said
    assert "--resume here.tgr" in said
    again = play(tmp_path, ["log", "b1 b2", "quit"], "--resume", "here.tgr")
    assert "2 moves played. Welcome back." in again
    assert "You play Drifting leaf." in again
    assert "Agaricus campestris: which drop on moss goes where?" in again
    assert tanglewood.load(tmp_path / "here.tgr").moves == 3


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    answers = ["1"] * 40
    whole = play(tmp_path, answers, "--seed", "3", "--record", "whole.tgr")
    play(tmp_path, answers[:17], "--seed", "3", "--record", "half.tgr")
    play(tmp_path, answers[17:], "--resume", "half.tgr")
    assert "saved in whole.tgr" in whole
    assert (tmp_path / "half.tgr").read_text("utf-8") == (tmp_path / "whole.tgr").read_text("utf-8")


def test_undo_goes_back_to_the_last_decision(tmp_path: Path) -> None:
    said = play(
        tmp_path, ["undo", "boletus", "e2 d2", "undo", "undo", "quit"], "--seed", "7", "-o", "first=0"
    )
    assert "There is nothing to take back" in said
    assert "Taken back: move a drop from e2 to d2." in said
    assert "Taken back: play Boletus edulis." in said
    assert tanglewood.load(tmp_path / "mycelia-7.tgr").moves == 0


def test_what_chance_answered_cannot_be_taken_back(tmp_path: Path) -> None:
    said = play(tmp_path, ["1", "skip", "1", "skip", "end", "undo", "quit"], "--seed", "7", "-o", "first=0")
    assert "That cannot be taken back" in said
    assert tanglewood.load(tmp_path / "mycelia-7.tgr").moves > 4


def test_hint_names_three_moves_with_an_expectation(tmp_path: Path) -> None:
    said = play(tmp_path, ["boletus", "hint"], "--seed", "7", "-o", "first=0")
    hints = re.findall(r"^ +\d+ [█▒·]{20} +\d+% ± \d+ +move a drop", said, re.MULTILINE)
    assert len(hints) == 3


def test_a_refusal_names_the_rule_and_loses_nothing(tmp_path: Path) -> None:
    answers = ["hire marasmius-oreades", "end", "boletus", "a1 c4", "c3 c4", "99", "what", "e2"]
    said = " ".join(play(tmp_path, answers, "--seed", "7", "-o", "first=0").split())
    assert "Marasmius oreades costs 2 leaves, you have 0. [MY.hire.price]" in said
    assert "[MY.turn.finish]" in said
    assert "[MY.drop.step]" in said
    assert "The card asks for leaf litter, c3 is water. [MY.eff.field]" in said
    assert "There is no option 99" in said
    assert "No option matches “what”" in said
    assert "“e2” matches several options" in said
    assert tanglewood.load(tmp_path / "mycelia-7.tgr").moves == 1


def test_cards_rules_help_and_board_at_the_table(tmp_path: Path) -> None:
    answers = [
        "card panellus",
        "card",
        "card xyz",
        "rule MY.hire.top",
        "rule shrine",
        "rule",
        "help",
        "board",
    ]
    said = play(tmp_path, answers, "--seed", "7", "-o", "first=0")
    assert "Panellus mitis  card panellus-mitis base; cards.toml. From a public source." in said
    assert "Mushroom to hire; costs 4 leaves; 2 copies." in said
    assert "Up to 3 times: move 1 drop from any field." in said
    assert "Nothing in this game is called “xyz”." in said
    assert "MY.hire.top  (rulebook)" in said
    assert "3 answers, best first" in said
    assert "log [N]" in said
    assert said.count("Your board  round 1") == 2


def test_a_card_in_three_steps_asks_for_each(tmp_path: Path) -> None:
    game = tanglewood.new_game("mycelia", seed=7, first=0)
    text = game.text().replace("agaricus-campestris", "panellus-mitis", 1)
    head, pile, rest = text.partition("\npile: ")
    text = head + pile + rest.replace(" panellus-mitis", "", 1)  # there are two in the game
    changed = tanglewood.from_text(text)
    (tmp_path / "p.tgr").write_text(changed.record(["you", "greedy"]).text(), encoding="utf-8")
    said = play(tmp_path, ["panellus", "b1 c1", "c1 c2"], "--resume", "p.tgr")
    assert "Panellus mitis, move 1 of 3: which drop goes where?" in said
    assert "Panellus mitis, move 3 of 3: which drop goes where?" in said


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="a signal of POSIX systems")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interruption_saves_the_game(tmp_path: Path, name: str) -> None:
    process = subprocess.Popen(
        command("play", "--terminal", "--seed", "7", "-o", "first=0"),
        cwd=tmp_path,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    said = ""
    while not said.endswith(PROMPT) and (letter := process.stdout.read(1)):
        said += letter
    process.send_signal(getattr(signal, name))
    rest, _ = process.communicate(timeout=120)
    assert "The game was interrupted." in rest
    assert (tmp_path / "mycelia-7.tgr").is_file()


def test_a_folder_that_cannot_be_written_keeps_the_table(tmp_path: Path) -> None:
    answers = ["save nowhere/game.tgr", "save fine.tgr"]
    said = play(tmp_path, answers, "--seed", "7", "-o", "first=0")
    assert "could not be saved in nowhere/game.tgr" in said
    assert (tmp_path / "fine.tgr").is_file()


def test_without_colour_nothing_is_lost(tmp_path: Path) -> None:
    plain = play(tmp_path, ["boletus"], "--seed", "7", "-o", "first=0", NO_COLOR="1", FORCE_COLOR="1")
    assert not re.search(r"\x1b\[[\d;]*(3[0-7]|38|4[0-7]|48)[;m]", plain)
    assert "[2] ●●" in plain


def test_colours_when_there_are_some(tmp_path: Path) -> None:
    said = play(
        tmp_path, [], "--seed", "7", "-o", "first=0", FORCE_COLOR="1", COLORTERM="truecolor", TERM="xterm"
    )
    assert "\x1b[" in said


def test_answers() -> None:
    game = tanglewood.new_game("mycelia", seed=7, first=0)
    table = table_of(lookup("mycelia"))
    assert command_of("CARD panellus") == ("card", "panellus")
    assert command_of("boletus") is None
    assert str(move_of(game, table, "2")) == "play boletus-edulis"
    assert str(move_of(game, table, "bol ed")) == "play boletus-edulis"
    assert str(move_of(game, table, "PLAY  drifting-leaf")) == "play drifting-leaf"
    assert str(move_of(game, table, "drop c3 to c4")) == "drop c3 > c4"
    assert str(move_of(game, table, "marasmius oreades")) == "hire marasmius-oreades"
    with pytest.raises(MoveError, match="several"):
        move_of(game, table, "play")
