"""`tanglewood study`: run, report and compare, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tanglewood.cli.app import app
from tanglewood.study import running
from tanglewood.study.definition import Stop, Study
from tanglewood.study.folder import Folder


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["study", *words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


QUICK = ("--game", "mycelia", "--bots", "random", "--games", "4")


def test_several_values_are_compared_and_the_same_command_goes_on(folder: Path) -> None:
    said = run("run", *QUICK, "--set", "counts.hand=3,6")
    assert "4 deals, 8 games of mycelia, in study-mycelia" in said
    assert "counts.hand=6: Turns of a game -" in said
    assert sorted(path.name for path in (folder / "study-mycelia").iterdir()) == [
        "games.jsonl",
        "study.json",
        "tables",
    ]
    log = (folder / "study-mycelia" / "games.jsonl").read_bytes()
    run("run", *QUICK, "--set", "counts.hand=3,6")
    assert (folder / "study-mycelia" / "games.jsonl").read_bytes() == log
    assert "holds another study" in run("run", *QUICK, "--seed", "2", code=2)
    told = run("report", "study-mycelia")
    assert "Share of the win by place" in told
    assert "digest" in told
    assert "Gained Spent Left at the end Most" in told  # Mycelia tells of no waste
    assert "counts.hand=3 Leaves" in told
    assert "What is certain" in run("compare", "study-mycelia")
    found: dict[str, Any] = json.loads(
        CliRunner().invoke(app, ["study", "report", "study-mycelia", "--json"]).stdout
    )
    assert (found["games"], found["complete"]) == (8, True)
    assert found["packs"]["counts.hand=6"] != found["packs"]["counts.hand=3"]


def test_a_report_says_what_it_found_and_no_yes_or_no(folder: Path) -> None:
    """Nobody knows whether the question of a title wants a yes."""
    run("run", *QUICK, "--set", "counts.hand=3,6")
    run("report", "study-mycelia", "-o", "hands.html")
    page = (folder / "hands.html").read_text(encoding="utf-8")
    answer = page.partition('class="panel answer"')[2].partition("</section>")[0]
    assert "<p>On the same deals " in answer or "<p>After 4 deals " in answer
    assert "What a seat gains, spends and wastes in a game" in page
    resources = page.partition('id="resources"')[2].partition("</details>")[0]
    assert resources.count('<th scope="row">Leaves</th>') == 2
    assert "50.0\N{NO-BREAK SPACE}% would be fair" in page


def test_what_is_forbidden_is_called_by_its_name(folder: Path) -> None:
    run("run", *QUICK, "--forbid", "card:amanita-muscaria", "--out", "without")
    run("report", "without", "-o", "without.html")
    page = (folder / "without.html").read_text(encoding="utf-8")
    assert "Doing without Amanita muscaria costs" in page


def test_what_a_thing_is_worth(folder: Path) -> None:
    said = run("run", *QUICK, "--forbid", "move:hire.*", "--out", "hiring")
    assert "What it is worth" in said
    assert "move:hire.*" in said
    assert "no move of mycelia is called 'card:oak'" in run("run", *QUICK, "--forbid", "card:oak", code=2)


def test_an_interrupted_study_says_how_to_go_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add = running.Looks.add
    games: list[object] = []

    def interrupted(looks: running.Looks, line: Any) -> None:
        add(looks, line)
        games.append(line)
        if len(games) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(running.Looks, "add", interrupted)
    assert "Go on with: " in run("run", *QUICK, code=130)
    monkeypatch.undo()
    monkeypatch.chdir(folder)
    assert "not finished: 2 of 4 games" in run("report", "study-mycelia")
    assert "not finished" not in run("run", *QUICK)


FILE = """
game = "mycelia"
bots = "random"
games = 30
options = { ask_leaves = true }
grid = { "set.counts.hand" = [3, 6] }
stop = { measure = "margin", precision = 2.5, first = 7 }
"""


def test_the_command_line_goes_before_the_file(folder: Path) -> None:
    (folder / "hands.toml").write_text(FILE)
    (folder / "small.toml").write_text('name = "small"\nversion = 1\ngame = "mycelia"\n[counts]\nhand = 4\n')

    def played(out: str, *words: str) -> Study:
        run("run", "hands.toml", "--games", "2", "--out", out, *words)
        return Folder(folder / out).definition().study

    plain = played("plain")
    assert (plain.deals, plain.seed, plain.stop) == (2, 1, Stop("margin", 2.5, 7))
    assert [variant.name for variant in plain.variants] == ["counts.hand=3", "counts.hand=6"]
    other = played("other", "--seed", "9", "--players", "3", "--bots", "beginner", "--precision", "4")
    assert (other.seed, other.stop) == (9, Stop("margin", 4, 7))
    assert other.variants[0].bots == ["beginner"] * 3
    one = played("one", "--set", "counts.hand=4", "--option", "ask_leaves=no,yes", "--measure", "score")
    assert [variant.name for variant in one.variants] == ["ask_leaves=no", "ask_leaves=yes"]
    assert {variant.pack.changes["counts.hand"] for variant in one.variants if variant.pack} == {4}
    assert one.stop == Stop("score", 2.5, 7)
    more = played(
        "more", "--pack", "small.toml", "--set", "counts.hand=5", "--forbid", "card:amanita-muscaria"
    )
    assert [variant.forbids for variant in more.variants] == ["", "", "card:amanita-muscaria"]


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("--bots", "greedy"), "--bots"),
        (("--pack", "small.toml"), "--pack"),
        (("--set", "counts.hand=4"), "--set counts.hand"),
        (("--option", "ask_leaves=yes"), "--option ask_leaves"),
    ],
)
def test_what_a_variant_settles_is_not_overridden(words: tuple[str, ...], option: str, folder: Path) -> None:
    variant = (
        '[variants.odd]\nbots = "random"\nset = { "counts.hand" = 5 }\noptions = { ask_leaves = false }\n'
    )
    (folder / "odd.toml").write_text('game = "mycelia"\n' + variant)
    assert f"in its variant odd: leave out {option}," in run("run", "odd.toml", *words, code=2)
    assert not (folder / "odd").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("run", *QUICK, "--measure", "score"), "name --precision too"),
        (("run",), "name a file, or a game with --game"),
        (("run", "study.toml", "--game", "mycelia"), "expected a file or --game, got both"),
        (("run", "no.toml"), "no.toml: No such file or directory"),
        (("run", *QUICK, "--option", "moss=1"), "mycelia has no option 'moss'"),
        (("report", "nowhere"), "nowhere: there is no study here"),
    ],
)
def test_mistakes_are_one_line(words: tuple[str, ...], said: str, folder: Path) -> None:
    assert said in run(*words, code=2)
