"""The commands beside `play`, and what they print for people and for programs."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

import tanglewood
from tanglewood.arena.variants import plan
from tanglewood.bots import BOTS
from tanglewood.cli.app import app
from tanglewood.cli.commands.simulate import loose_options
from tanglewood.cli.common import names_list
from tanglewood.kernel.catalogue.rules import built, read_rules
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import Variant, lookup


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def run_json(*words: str, code: int = 0) -> Any:
    result = CliRunner().invoke(app, [*words, "--json"])
    assert result.exit_code == code
    return json.loads(result.stdout)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    game = tanglewood.new_game("mycelia", seed=4)
    rng = seeded(4)
    while not game.over:
        game.play(game.options()[rng.below(len(game.options()))])
    path = tmp_path / "game.tgr"
    path.write_text(game.record(["random", "greedy"]).text(), encoding="utf-8")
    return path


def test_alone_it_gives_examples() -> None:
    assert "tanglewood play everdell --players 3" in run()
    assert "simulate" in run("--help")
    assert tanglewood.__version__ in run("--version")


def examples() -> list[list[str]]:
    lines = [line.split() for line in run().splitlines()]
    return [words[1:] for words in lines if words and words[0] == "tanglewood"]


@pytest.mark.parametrize("words", examples(), ids=" ".join)
def test_the_examples_are_true(words: list[str]) -> None:
    """Commands, games, bots, variants and options that exist, with values they take."""
    group: Any = get_command(app)
    with group.make_context("tanglewood", [], resilient_parsing=True) as parent:
        context = group.commands[words[0]].make_context(words[0], words[1:], parent)
    values = {**context.params, **loose_options(context.args)}
    if values.get("game"):
        info = lookup(values["game"])
        options = loose_options(context.args)
        if values.get("players"):
            options["players"] = values["players"]
        assert plan(info, names_list(values.get("variant", "")), options)
    for bot in names_list(values.get("bots") or ""):
        assert bot in BOTS
    if words[0] in ("rules", "cards"):
        assert "0 " not in run(*words).splitlines()[-1][:2]


def test_simulate_says_who_won() -> None:
    said = run("simulate", "mycelia", "--bots", "greedy,random", "--games", "6", "--seed", "2")
    assert "6 games of mycelia (players=2" in said
    assert "95 % interval" in said
    assert "first seat" in said
    assert "in the middle 80 %" in said
    assert "decisions in" in said


def test_simulate_as_json_depends_on_the_seed_alone() -> None:
    words = ("simulate", "mycelia", "--bots", "random", "--players", "3", "--games", "25", "-o", "setup=1A")
    alone, together = run_json(*words), run_json(*words, "--jobs", "2")
    assert [bot["name"] for bot in alone["bots"]] == ["random"] * 3
    assert sum(bot["wins"] for bot in alone["bots"]) == pytest.approx(25)
    assert alone["options"]["setup"] == "1A"
    low, high = alone["first_seat"]["interval_95"]
    assert 0 <= low <= alone["first_seat"]["share"] <= high <= 1
    assert alone["bots"] == together["bots"]
    assert alone["progress"] == together["progress"]


def test_simulate_alone_for_each_number_of_drops() -> None:
    words = ("simulate", "mycelia", "--variant", "solo", "--bots", "random", "--games", "2")
    said = run(*words)
    assert "2 games of mycelia for each value of gwidyon (players=1" in " ".join(said.split())
    assert re.search(r"gwidyon +games +wins +shared +share +95 % interval +Rounds +Gwidyon", said)
    assert [line.split()[0] for line in said.splitlines() if re.match(r"\d+ +2 ", line)] == [
        str(n) for n in range(15, 26)
    ]
    assert "first seat" not in said
    found = run_json(*words, "--seed", "3")
    assert found["vary"] == ["gwidyon"]
    assert [one["values"]["gwidyon"] for one in found["runs"]] == list(range(15, 26))
    for one in found["runs"]:
        assert one["options"]["gwidyon"] == one["values"]["gwidyon"]
        assert one["bots"][0]["wins"] + one["rival"]["wins"] - one["rival"]["shared"] == one["games"] == 2
        assert "first_seat" not in one
        assert one["rival"]["breakdown"]["drops left"]["mean"] >= 0


def test_simulate_alone_with_one_number_of_drops() -> None:
    words = ("simulate", "mycelia", "--variant", "solo,prisma", "-o", "gwidyon=22", "--games", "2")
    found = run_json(*words)
    assert found["variants"] == ["solo", "prisma"]
    assert found["options"]["prisma"] is True
    assert [bot["name"] for bot in found["bots"]] == ["greedy"]
    said = run(*words)
    assert re.search(r"Gwidyon +\d +\d", said)
    assert "first seat" not in said


def test_simulate_joins_variants_and_varies_games_of_several(monkeypatch: pytest.MonkeyPatch) -> None:
    found = run_json("simulate", "mycelia", "--variant", "expansion,backs", "--bots", "random", "-n", "2")
    assert found["options"]["expansion"] is True
    assert found["options"]["boards"] == "random"
    pools = Variant("pools", "By the setup.", {"players": 2}, vary="setup", over=("1A", "2A"))
    monkeypatch.setattr(lookup("mycelia"), "variants", (pools,))
    said = run("simulate", "mycelia", "--variant", "pools", "--bots", "random", "-n", "2")
    assert re.search(r"setup +bot +games +wins +share", said)
    assert re.search(r"2A +random \(2\) +2 ", said)


def test_one_bot_fills_two_seats() -> None:
    assert len(run_json("simulate", "mycelia", "--bots", "random", "--games", "2")["bots"]) == 2


def test_replay_tells_the_game(record: Path) -> None:
    said = run("replay", str(record))
    assert "Random plays" in said
    assert "begins." in said
    assert "draws 3 cards" in said
    assert "wins." in said or "share" in said


def test_replay_knows_what_a_seat_knew(record: Path) -> None:
    said = run("replay", str(record), "--seat", "1", "--to", "40")
    assert "You draw " in said
    assert "Random draws 3 cards." in said
    assert "After 40 moves" in said
    assert "expected a seat from 0 to 1" in run("replay", str(record), "--seat", "2", code=2)


def test_check_says_that_a_record_holds(record: Path) -> None:
    assert "The record replays correctly" in run("replay", str(record), "--check")


def test_check_says_what_no_longer_holds(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("winners: ", "winners: 1 ").replace("hash: ", "hash: 0"), encoding="utf-8")
    said = run("replay", str(record), "--check", code=1)
    assert "winners: stored" in said
    assert "hash: stored" in said


def test_an_unfinished_record_holds_as_far_as_it_goes(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\nresult")[0].splitlines()
    record.write_text("\n".join(lines[:30]) + "\n", encoding="utf-8")
    assert "not finished" in run("replay", str(record), "--check")


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: "", "line 1: expected 'tanglewood record 1'"),
        (lambda text: text.replace("seed: 4", "seed: four"), "line 5: expected a seed"),
        (lambda text: text[:60], "line "),
        (lambda text: text.replace("moves\n", "moves\n0 fly away\n", 1), "line 9: "),
        (lambda text: text.replace("players=2", "players=7"), "line 4: option players"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_damaged_records(record: Path, damage: Any, message: str, command: tuple[str, ...]) -> None:
    record.write_text(damage(record.read_text(encoding="utf-8")), encoding="utf-8")
    said = run(*command, str(record), code=2)
    assert said.startswith("error: ")
    assert "game.tgr" in said
    assert message in said


def test_a_file_that_is_no_text(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:80] + b"\xff\xfe\x00")
    assert "this is no text" in run("replay", str(record), code=2)
    assert "No such file" in run("replay", str(record.with_name("none")), code=2)


def test_rules_with_their_sources() -> None:
    said = run("rules", "mycelia", "--search", "MY.hire.top")
    assert "MY.hire.top  rulebook, base" in said
    assert "Source: " in said
    assert "expected one of base" in run("rules", "mycelia", "--part", "nothing", code=2)
    assert "got 'oben' (did you mean 'open'?)" in run("rules", "mycelia", "--status", "oben", code=2)


def test_rules_as_json() -> None:
    asked = run_json("rules", "deep_forest", "--status", "open")
    assert {rule["status"] for rule in asked} == {"open"}
    rules = run_json("rules", "mycelia", "--part", "effects")
    assert {rule["part"] for rule in rules} == {"effects"}
    assert all(rule["id"] and rule["text"] and rule["source"] for rule in rules)


def test_rules_say_where_they_are_decided() -> None:
    said = run("rules", "mycelia", "--search", "MY.hire.top")
    places = re.findall(r"Decided: (games/mycelia/\S+\.py):(\d+)", said)
    assert places
    for file, line in places:
        text = (Path(tanglewood.__file__).parent / file).read_text(encoding="utf-8")
        assert "MY.hire.top" in text.splitlines()[int(line) - 1]
    (rule,) = run_json("rules", "mycelia", "--search", "MY.hire.top")
    assert rule["decided"] == [f"{file}:{line}" for file, line in places]
    assert "Decided: games/everdell/" in run("rules", "everdell", "--exact", "--search", "occupy")
    answers = " ".join(run("rules", "everdell", "--search", "occupy").split())
    assert re.search(r"EV\.play\.occupied_once .*? games/everdell/play/ways\.py:\d+", answers)


def test_uncited_rules_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = lookup("mycelia")
    due = len([rule for rule in read_rules(info) if built(info, rule)])
    assert f"All {due} rules of the built parts are cited" in run("rules", "mycelia", "--uncited")
    more = tmp_path / "more.toml"
    more.write_text(
        '[[rule]]\nid = "MY.new.rule"\npart = "base"\nstatus = "open"\n'
        'text = "Nobody decides it."\nsource = "here"\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(info, "rules", (*info.rules, more))
    said = run("rules", "mycelia", "--uncited", code=1)
    assert f"1 of {due + 1} rules of the built parts is not cited anywhere in the sources" in said
    assert "MY.new.rule  Nobody decides it." in said
    missing = run_json("rules", "mycelia", "--uncited", code=1)
    assert [rule["id"] for rule in missing] == ["MY.new.rule"]


def test_untested_rules_fail(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    info = lookup("mycelia")
    due = [rule.id for rule in read_rules(info) if built(info, rule)]
    marks = "".join(f'@pytest.mark.rule("{id}")\n' for id in due[1:])
    (folder / "test_some.py").write_text(f"{marks}def test_all_but_one(): ...\n", encoding="utf-8")
    said = run("rules", "mycelia", "--untested", "--tests", str(folder), code=1)
    assert f"1 of {len(due)} rules of the built parts is not shown by any test" in said
    assert due[0] in said
    missing = run_json("rules", "mycelia", "--untested", "--tests", str(folder), code=1)
    assert [rule["id"] for rule in missing] == due[:1]
    (folder / "test_rest.py").write_text(
        f'@pytest.mark.rule("{due[0]}")\ndef test_it(): ...\n', encoding="utf-8"
    )
    said = run("rules", "mycelia", "--untested", "--tests", str(folder))
    assert f"All {len(due)} rules" in said


def test_cards_as_icons_and_in_words() -> None:
    said = " ".join(run("cards", "mycelia", "--search", "panellus").split())
    assert "Mushroom to hire; costs 4 leaves; 2 copies. Up to 3 times: move 1 drop from any field." in said
    assert "In the pack: cost: 4, function: 3x any: move 1" in said
    assert "From a public source." in said
    assert "expected one of" in run("cards", "mycelia", "--set", "nothing", code=2)


def test_cards_as_json() -> None:
    entries = run_json("cards", "mycelia")
    assert len(entries) == len(lookup("mycelia").components())
    assert all(entry["source"] for entry in entries)
    base = run_json("cards", "mycelia", "--set", "base")
    assert {entry["set"] for entry in base} == {"base"}
    assert all(entry["function_words"].endswith(".") for entry in base)


def test_gifts_and_solo_cards_in_words() -> None:
    said = " ".join(run("cards", "mycelia", "--set", "gift").split())
    assert "Green gift, of Prisma; laid into the gift area it draws 1 card." in said
    assert "Once, when you get it: Take 2 leaves." in said
    assert "Your cards ignore beetles this turn: the number shown is a minimum." in said
    said = " ".join(run("cards", "mycelia", "--set", "solo").split())
    assert "solo 4; solo.toml. From the rulebook." in said
    assert "1. You may take 1 leaf. 2. Gwidyon takes 3 drops off his pile." in said
    solo = run_json("cards", "mycelia", "--set", "solo")
    assert all(len(card["steps"]) == len(card["steps_words"]) for card in solo)


def test_games_with_every_option() -> None:
    said = run("games")
    games = run_json("games")
    assert {game["id"] for game in games} == {"deep_forest", "everdell", "mycelia"}
    for game in games:
        for option in game["options"]:
            assert f"-o {option['name']}=" in said
            assert option["about"]
        for variant in game["variants"]:
            assert f"    {variant['id']}  " in said
    mycelia = run_json("games", "mycelia")[0]
    assert [variant["vary"] for variant in mycelia["variants"] if variant["id"] == "solo"] == ["gwidyon"]
    assert "no game is called" in run("games", "chess", code=2)


def test_bench() -> None:
    found = run_json("bench", "--seconds", "0.3")
    assert found["decisions_per_second"] > 0
    assert found["microseconds_per_copy"] == pytest.approx(1e6 / found["copies_per_second"])
    assert isinstance(found["compiled"], bool)
    assert "decisions" in run("bench", "--seconds", "0.1")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), "no game is called 'chess'"),
        (("play", "mycelia", "-o", "weather=rain"), "has no option 'weather'"),
        (("play", "mycelia", "-o", "weather"), "expected NAME=VALUE, like players=3"),
        (("play", "mycelia", "--players", "9"), "from 1 to 4"),
        (("play", "mycelia", "--bots", "deep-thought"), "no bot is called"),
        (("play", "mycelia", "--bots", "greedy,greedy"), "there is 1 other seat, got greedy, greedy"),
        (("play", "mycelia", "--players", "3", "-o", "players=2"), "--players says 3"),
        (("play", "--resume", "x.tgr", "--seed", "3"), "--resume continues"),
        (("play", "mycelia", "--seed", str(2**60)), "seed: expected a whole number from 0 to 2**60 - 1"),
        (("play", "mycelia", "--terminal", "--seed", str(2**60)), "seed: expected a whole number"),
        (("simulate", "mycelia", "--bots", "random", "--seed", str(2**60)), "seed: expected a whole number"),
        (
            ("arena", "mycelia", "--bots", "greedy,random", "--seed", str(2**60)),
            "seed: expected a whole number",
        ),
        (("simulate", "mycelia", "--bots", "nobody"), "no bot is called"),
        (("simulate", "mycelia", "--bots", ","), "at least one name"),
        (("simulate", "mycelia", "--bots", "random,random,random", "--players", "2"), "expected 2 names"),
        (
            ("simulate", "mycelia", "--variant", "sole"),
            "'sole' (did you mean 'solo'?); it has expansion",
        ),
        (("simulate", "mycelia", "--variant", "solo", "--players", "2"), "variant solo sets 1, got 2"),
        (("play", "mycelia", "--variant", "sole"), "no variant 'sole'"),
        (("play", "--resume", "x.tgr", "--variant", "solo"), "--resume continues"),
        (("rules", "chess"), "no game is called"),
        (("cards", "chess"), "no game is called"),
    ],
)
def test_refusals_are_one_clean_message(words: tuple[str, ...], message: str) -> None:
    said = run(*words, code=2)
    assert said.startswith("error: ")
    assert message in said
    assert len(said.splitlines()) == 1


def test_a_closed_pipe_is_no_error() -> None:
    whole = f"{sys.executable} -m tanglewood cards mycelia | head -1"
    done = subprocess.run(whole, shell=True, capture_output=True, encoding="utf-8", timeout=120)
    assert "Traceback" not in done.stderr


def test_options_of_the_game_stand_for_themselves_and_for_several_values() -> None:
    wish = ("simulate", "everdell", "--variant", "nightweave", "--bots", "random", "-n", "1")
    found = run_json(*wish, "--difficulty", "0..1", "--plan", "swarm,none")
    assert found["vary"] == ["difficulty", "plan"]
    assert [one["values"] for one in found["runs"]] == [
        {"difficulty": 0, "plan": "none"},
        {"difficulty": 1, "plan": "swarm"},
        {"difficulty": 1, "plan": "none"},
    ]
    (refused,) = found["refused"]
    assert refused.startswith("difficulty=0 plan=swarm: option plan:")
    assert "MW.plan.swarm" in refused


def test_an_option_no_game_has_is_refused() -> None:
    for words, problem in ((("--moon", "2"), "no option 'moon'"), (("--difficulty",), "expected a value")):
        result = CliRunner().invoke(app, ["simulate", "everdell", *words])
        assert result.exit_code != 0
        assert problem in str(result.exception) + result.output
