"""`--pack` and `--set` on every command that starts games, and `tanglewood pack`."""

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tanglewood.cli.app import app
from tanglewood.kernel.registry import PACKS

HEAD = 'name = "gentle"\nversion = 2\ngame = "deep_forest"\n'


def run(*words: str, code: int = 0, said: str = "") -> str:
    result = CliRunner().invoke(app, list(words), input=said)
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


@pytest.fixture
def gentle(tmp_path: Path) -> str:
    folder = tmp_path / "gentle"
    folder.mkdir()
    (folder / "pack.toml").write_text(f'{HEAD}[points]\nset = 9\n[[monster]]\nid = "stone-toad"\ngold = 3\n')
    return str(folder)


@pytest.mark.parametrize("game", ["deep_forest", "everdell", "mycelia"])
def test_a_new_pack_fits_and_changes_nothing(game: str, tmp_path: Path) -> None:
    folder = tmp_path / game
    assert "pack check" in run("pack", "new", game, str(folder))
    assert "changes nothing" in run("pack", "check", str(folder))
    text = (folder / "pack.toml").read_text()
    assert text.startswith("#:schema ./pack.schema.json\n")
    head = tomllib.loads(text)
    assert head == {"name": f"my-{game}", "version": 1, "game": game}
    # Every example stands for itself: without its # it is an entry of the game, so it changes nothing.
    lines = text.splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith(("# [counts]", "# [board]")))
    entries = [line.removeprefix("# ") for line in lines[begin:] if " = " in line or line.startswith("# [")]
    (folder / "pack.toml").write_text("\n".join([*lines[:begin], *entries]))
    assert "changes nothing" in run("pack", "check", str(folder))
    schema = json.loads((folder / "pack.schema.json").read_text())
    assert {"name", "version", "game", "experimental"} < set(schema["properties"])
    assert json.loads(run("pack", "schema", game)) == schema
    assert "expected a new or empty folder" in run("pack", "new", game, str(folder), code=2)


def test_check_lists_every_mistake_in_a_line(gentle: str) -> None:
    path = Path(gentle) / "pack.toml"
    path.write_text(f"{HEAD}[points]\nset = 'a'\n[[monster]]\nid = 'new'\n[[monstr]]\nid = 'x'\n")
    lines = run("pack", "check", gentle, code=1).strip().splitlines()
    assert len(lines) == 3
    assert "pack.toml: unexpected table 'monstr'" in lines[0]
    assert "pack.toml: points, field set: expected a whole number" in lines[1]
    assert "pack.toml: monster 'new', field name: expected, but missing" in lines[2]
    path.write_text("[[")
    assert "pack.toml: not valid TOML" in run("pack", "check", gentle, code=2)
    assert "nowhere" in run("pack", "check", str(path.parent / "nowhere"), code=2)


def test_diff_and_show(gentle: str) -> None:
    said = run("pack", "diff", gentle, "--set", "points.single=2")
    assert "points.set  15 → 9" in said
    assert "points.single  1 → 2" in said
    assert "monster.stone-toad.gold  15 → 3" in said
    assert "3 differences" in said
    assert "no difference" in run("pack", "diff", gentle, gentle)
    found = json.loads(run("pack", "diff", gentle, "--json"))
    assert [it["field"] for it in found["differences"]] == ["set", "gold"]
    entry = run("pack", "show", gentle, "monsters.stone-toad")
    assert tomllib.loads(entry)["monster"][0]["gold"] == 3
    assert (
        tomllib.loads(run("pack", "show", "deep_forest", "points", "--set", "points.set=4"))["points"]["set"]
        == 4
    )
    whole = tomllib.loads(run("pack", "show", gentle))
    assert whole["points"]["set"] == 9
    assert "did you mean 'stone-toad'" in run("pack", "show", gentle, "monster.stone-tod", code=2)
    assert "there is nothing" in run("pack", "show", f"{gentle}/other.toml", code=2)
    assert "no game is called 'mycelium'" in run("pack", "show", "mycelium", code=2)


def test_a_folder_may_be_called_as_people_call_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "tanglewood pack check 'Über Städte'" in run("pack", "new", "everdell", "Über Städte")
    assert run("pack", "check", "Über Städte").startswith("uber-stadte 1 ")


def test_a_text_that_no_longer_fits_its_card_is_noted(tmp_path: Path) -> None:
    head = HEAD.replace("deep_forest", "everdell")
    (tmp_path / "p.toml").write_text(f'{head}[[card]]\nid = "wife"\nbonus = "4 per purple"\n')
    assert "card wife: changes bonus, but not its `text`" in run("pack", "check", str(tmp_path / "p.toml"))
    (tmp_path / "p.toml").write_text(f'{head}[[card]]\nid = "wife"\nbonus = "4 per pair"\n')
    assert "`text`" not in run("pack", "check", str(tmp_path / "p.toml"))  # its sentence says 4 as well


def test_every_command_takes_a_pack(gentle: str, tmp_path: Path) -> None:
    few = ["--games", "1", "--bots", "random,random", "--json"]
    ran = json.loads(run("simulate", "deep_forest", "--pack", gentle, "--set", "points.single=2", *few))
    assert ran["pack"].startswith("gentle+points.single=2 2 ")
    both = ["--bots", "random,greedy", "--games", "1", "--json", "--set", "board.rows=5", "--pack", gentle]
    assert "field" in run("arena", "deep_forest", *both, code=2)  # tiles no longer fit the board
    ran = json.loads(
        run("arena", "mycelia", *both[:5], "--set", "counts.hand=4", "--keep", str(tmp_path / "kept"))
    )
    assert ran["pack"].startswith("mycelia+counts.hand=4 ")
    record = str(next((tmp_path / "kept").iterdir()))
    run("replay", record, "--check", "--set", "counts.hand=4")
    measured = json.loads(run("bench", "--pack", gentle, "--seconds", "0.05", "--json"))
    assert measured["game"] == "deep_forest"
    few = ["--agent", "random", "--against", "random", "--deals", "2", "--players", "2", "--json"]
    ran = json.loads(run("evaluate", "deep_forest", "--pack", gentle, "--set", "points.single=2", *few))
    assert ran["pack"].startswith("gentle+points.single=2 2 ")
    assert "hand" in run("evaluate", "mycelia", "--set", "counts.hand=none", *few, code=2)
    laid = json.loads(
        run("setup", "everdell", "--seed", "1", "--set", "counts.start_hands=[3,2,1,1]", "--json")
    )
    assert ["2", "3"] in [step["seats"] for step in laid["steps"]]  # seat 1 begins
    sheet = tmp_path / "sheet.pdf"
    run("sheet", "mycelia", "--output", str(sheet), "--set", "counts.hand=4")
    assert sheet.read_bytes().startswith(b"%PDF")
    assert "is for the game 'deep_forest'" in run("train", "mycelia", "--pack", gentle, code=2)
    for command in ("play", "serve", "rules", "replay", "evaluate", "setup", "sheet", "train"):
        assert "--pack" in run(command, "--help")
        assert "--set" in run(command, "--help")


def test_cards_show_the_numbers_of_the_pack() -> None:
    entries = json.loads(
        run("cards", "everdell", "--set", "cards.historian.points=7", "--set", "base", "--json")
    )
    historian = next(it for it in entries if it["id"] == "historian")
    assert historian["points"] == 7
    assert any("7" in line for line in historian["words"])


def test_exact_rules_say_what_a_pack_changes() -> None:
    asked = "rules", "everdell", "--search", "EV.draw.limit"
    assert "counts.hand_limit" not in run(*asked)
    assert "counts.hand_limit  8 → 9" in run(*asked, "--set", "counts.hand_limit=9")


def test_a_game_is_played_and_resumed_with_its_pack(gentle: str, tmp_path: Path) -> None:
    record = tmp_path / "game.tgr"
    words = ["play", "--terminal", "--bots", "random", "--seed", "1"]
    run(*words, "--pack", gentle, "--record", str(record), said="1\n1\nquit\n")
    assert "pack: gentle 2 " in record.read_text()
    PACKS.ready.clear()
    PACKS.by_name.clear()
    said = run("play", "--resume", str(record), "--pack", gentle, said="quit\n")
    assert "pack “gentle 2" not in said
    PACKS.ready.clear()
    PACKS.by_name.clear()
    said = run("play", "--resume", str(record), said="quit\n")
    assert "made with the pack “gentle 2" in said
    assert "Give that pack with --pack" in said


def test_changes_that_make_no_sense_are_one_line() -> None:
    assert "did you mean 'historian'" in run(
        "simulate", "everdell", "--set", "cards.historin.points=2", code=2
    )
    assert "expected a change like" in run("simulate", "everdell", "--set", "points", code=2)
    assert "lifts this bound" in run("simulate", "everdell", "--set", "cards.historian.points=99", code=2)
