"""A search finds what was planted, shows a front and not one answer, and is the same however it is played."""

import base64
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import tanglewood
from tanglewood import study
from tanglewood.cli.app import app
from tanglewood.kernel.packs.designer import pack_of, read_pack
from tanglewood.kernel.packs.differences import differences
from tanglewood.kernel.packs.uploading import read_upload
from tanglewood.kernel.packs.writing import entry_text
from tanglewood.kernel.registry import lookup
from tanglewood.study.definition import Written, info_of
from tanglewood.study.searching import packs
from tanglewood.study.searching.definition import FRESH, WrittenSearch, read_search, settle_search
from tanglewood.study.searching.folder import SearchFolder
from tanglewood.study.searching.goals import (
    CERTAIN,
    NOT,
    PERHAPS,
    Goal,
    WrittenGoal,
    settle_goal,
    standing,
    totals_of,
)
from tanglewood.study.searching.judging import chances, front, numpy, resampled
from tanglewood.study.searching.outcome import Outcome
from tanglewood.study.searching.packs import changed_rows, pack_texts, write_front
from tanglewood.study.searching.page import page
from tanglewood.study.searching.proposing import Proposer
from tanglewood.study.searching.running import search
from tanglewood.study.searching.space import key

PLANTED = 6
"""The hand with which games of random bots are as long as the goal wants them: about 63 turns, 77 with one
card less, 54 with one more. Smaller hands have fewer options, which the other goal wants."""
FILE = """
game = "mycelia"
bots = "random"
trials = 9
games = 12
first = 3
seed = 4

[goals]
turns = { from = 57, to = 70 }
options_mean = { to = 5.7, scale = 0.2 }

[numbers]
"counts.hand" = { from = 3, to = 8 }
"counts.showcase" = [4, 5, 6]
"""


def written(**fields: object) -> WrittenSearch:
    return msgspec.convert({**tomllib.loads(FILE), **fields}, WrittenSearch)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    return search(settle_search(written()), tmp_path_factory.mktemp("found") / "search")


def same(one: Outcome, other: Outcome) -> bool:
    tables = ("front", "trials", "mattered")
    return all(getattr(one, name).equals(getattr(other, name)) for name in tables)


def test_a_planted_optimum_is_found(found: Outcome) -> None:
    rows = found.front.filter(found.front["goal"] == "turns")
    nearest = rows.sort("distance", "trial").row(0, named=True)
    trial = found.all[nearest["trial"]]
    assert trial.point["counts.hand"] == PLANTED
    printed = rows.filter(rows["trial"] == 0).row(0, named=True)
    assert printed["verdict"] == NOT
    assert nearest["distance"] < printed["distance"]
    mattered = found.mattered.filter(found.mattered["goal"] == "turns").sort("adjusted")
    assert mattered.row(0, named=True)["number"] == "counts.hand"
    assert mattered.row(0, named=True)["certain"]


def test_the_front_has_only_points_that_no_other_one_is_better_than(found: Outcome) -> None:
    places: dict[int, list[float]] = {}
    on: dict[int, bool] = {}
    for row in found.front.iter_rows(named=True):
        places.setdefault(row["trial"], []).append(row["distance"])
        on[row["trial"]] = row["front"]
    assert any(on.values())
    for trial, mine in places.items():
        others = [theirs for other, theirs in places.items() if other != trial]
        beaten = any(all(t <= m for t, m in zip(it, mine, strict=True)) and it != mine for it in others)
        assert on[trial] is not beaten


def test_there_is_never_one_answer_only_and_the_printed_game_stands_beside_it(found: Outcome) -> None:
    assert found.all[0].point == {"counts.hand": 3, "counts.showcase": 5}
    shown = [trial.number for trial in found.ordered()]
    assert shown[0] == 0
    assert len(shown) >= 4
    assert len({key(trial.point) for trial in found.all}) == len(found.all) == 10


def test_few_games_first_and_more_only_for_the_better_half(found: Outcome) -> None:
    assert found.search.stages == [3, 6, 12]
    deals = [trial.deals for trial in found.all]
    assert deals[0] == 12
    assert set(deals) <= {3, 6, 12}
    assert deals.count(3) >= 3
    assert sum(n == 12 for n in deals[1:]) <= 5


def test_fresh_deals_are_none_of_those_that_were_searched(found: Outcome) -> None:
    lines = list(SearchFolder(found.path).lines())
    again = [line for line in lines if line.deal >= FRESH]
    assert {line.variant for line in again} == {trial.number for trial in found.finalists}
    assert not {line.seed for line in again} & {line.seed for line in lines if line.deal < FRESH}
    assert len(again) == found.search.fresh * len(found.finalists)
    for trial in found.finalists:  # the same deals for all
        mine = {line.seed for line in again if line.variant == trial.number}
        assert mine == {line.seed for line in again}


def test_an_interrupted_search_goes_on_to_the_same_end(found: Outcome, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        assert done <= total
        if done == 25:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        search(settle_search(written()), tmp_path, progress=stop)
    kept = (tmp_path / "games.jsonl").read_bytes()
    assert kept.count(b"\n") == 25
    again = search(settle_search(written()), tmp_path, jobs=2)  # processes make no difference either
    assert (tmp_path / "games.jsonl").read_bytes().startswith(kept)
    assert same(again, found)
    size = (tmp_path / "games.jsonl").stat().st_size
    search(settle_search(written()), tmp_path)
    assert (tmp_path / "games.jsonl").stat().st_size == size
    with pytest.raises(tanglewood.OptionError, match="holds another search"):
        search(settle_search(written(seed=5)), tmp_path)


def test_the_optimiser_comes_back_to_what_was_good() -> None:
    """Told that small hands and large showcases are good, it proposes more of them than chance would."""
    numbers = {"counts.hand": {"from": 3, "to": 12}, "counts.showcase": {"from": 3, "to": 8}}
    late: list[float] = []
    for seed in range(3):
        wanted = settle_search(written(numbers=numbers, trials=24, seed=seed))
        assert Proposer(wanted).propose(0, 8, []) == Proposer(wanted).propose(0, 8, [])
        told: list[tuple[dict[str, Any], list[float]]] = []
        proposer = Proposer(wanted)
        for number in range(3):
            fresh = proposer.propose(number, 8, told)
            told += [(p, [abs(p["counts.hand"] - 4) / 2, abs(p["counts.showcase"] - 7) / 2]) for p in fresh]
        assert len({key(point) for point, _ in told}) == 24
        late += [sum(distances) for _, distances in told[8:]]
    everywhere = [
        abs(hand - 4) / 2 + abs(showcase - 7) / 2 for hand in range(3, 13) for showcase in range(3, 9)
    ]
    assert sum(late) / len(late) < 0.8 * sum(everywhere) / len(everywhere)


def test_a_small_space_is_gone_through_whole() -> None:
    wanted = settle_search(written(numbers={"counts.hand": [3, 4, 5]}, trials=8))
    proposer = Proposer(wanted)
    assert proposer.propose(0, 8, []) == [{"counts.hand": 4}, {"counts.hand": 5}]  # 3 is the printed game
    assert proposer.propose(1, 8, []) == []


def goal(**fields: object) -> Goal:
    base = settle_search(written()).base
    return settle_goal("mycelia", base, "goal", msgspec.convert(fields, WrittenGoal))


def test_the_distance_is_nothing_inside_and_grows_by_the_scale() -> None:
    turns = goal(measure="turns", **{"from": 40, "to": 50}, scale=5)
    np = numpy()
    assert [float(turns.off(value, np)) for value in (35, 40, 45, 50, 60)] == [1, 0, 0, 0, 2]
    assert goal(measure="turns", **{"from": 40, "to": 60}).scale == 5
    assert goal(measure="first_seat", value=0.5, within=0.02).scale == 0.05
    told = [
        standing(turns, [{"": (n, 1.0)} for n in row], 0.95, 1.0, np).verdict
        for row in ([44.0, 46.0, 45.0, 45.0], [40.0, 60.0, 50.0], [80.0, 81.0, 82.0])
    ]
    assert told == [CERTAIN, PERHAPS, NOT]


def test_shares_of_components_are_those_of_a_study(tmp_path: Path) -> None:
    settled = study.settle(Written("mycelia", bots="random", games=6, options={}))
    study.run(settled, tmp_path)
    results = study.load(tmp_path)
    cards = goal(share="card:*", did="taken", **{"from": 0.4, "to": 0.6}, least=1)
    deals = [cards.count(settled.variants[0], [line]) for line in results.lines]
    shares = study.shares(results)
    rows = shares.filter((shares["did"] == "taken") & (shares["table"] == "card")).to_dicts()
    mine = {thing: won / n for thing, (won, n) in totals_of(cards, deals, 1.0).items()}
    assert mine == pytest.approx({f"card:{row['component']}": row["value"] for row in rows})
    worst = standing(cards, deals, 0.95, 1.0, numpy())
    assert worst.distance == max(float(cards.off(value, numpy())) for value in mine.values())
    few = goal(share="card:*", did="taken", **{"from": 0.4, "to": 0.6}, least=1000)
    assert standing(few, deals, 0.95, 1.0, numpy()).verdict == PERHAPS


def test_minutes_places_and_bots_are_measures(tmp_path: Path) -> None:
    settled = study.settle(Written("mycelia", bots=["random", "beginner"], games=4))
    study.run(settled, tmp_path)
    results = study.load(tmp_path)
    variant = settled.variants[0]
    line = results.lines[0]
    base = settle_search(written(bots=["random", "beginner"])).base

    def of(measure: str, **fields: object) -> float:
        asked = msgspec.convert({"measure": measure, "to": 1, **fields}, WrittenGoal)
        return settle_goal("mycelia", base, "goal", asked).of(variant, line)

    assert of("minutes", pace=30) == line.choices / 2
    assert of("place 1") + of("place 2") == 1
    assert of("place 1") == of("first_seat")
    assert of("won by random") + of("won by beginner") == 1


def test_who_could_be_on_the_front_is_judged_with_the_noise_in_mind() -> None:
    turns = goal(measure="turns", to=10, scale=1)
    noisy: list[list[Any]] = [[{"": (n, 1.0)} for n in row] for row in ([12.0, 20.0, 8.0], [14.0, 9.0, 19.0])]
    found = resampled([turns], [[row] for row in noisy], 1.0, 1)
    assert min(chances(found)) > 0.05
    clear: list[list[Any]] = [
        [{"": (n, 1.0)} for n in row] for row in ([12.0, 13.0, 12.0], [22.0, 23.0, 24.0])
    ]
    assert chances(resampled([turns], [[row] for row in clear], 1.0, 1)) == [1.0, 0.0]
    assert front([[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]]) == [True, True, False]


def test_a_point_is_written_as_a_pack_with_only_what_differs(found: Outcome, tmp_path: Path) -> None:
    made = write_front(found, tmp_path)
    assert [path.name for _, path in made] == [f"trial-{trial.number}" for trial, _ in made]
    for trial, path in made:
        info, wanted = lookup("mycelia", read_pack(path)), info_of("mycelia", trial.variant)
        assert info.files is not None
        assert wanted.files is not None
        assert differences(wanted.files, info.files) == []
        text = (path / "pack.toml").read_text()
        assert text.count("[[") == 0
        assert text.count(" = ") == 3 + len(found.changed(trial))
    with pytest.raises(tanglewood.OptionError):
        write_front(found, tmp_path)


def test_the_page_holds_every_point_as_a_pack(found: Outcome, tmp_path: Path) -> None:
    links = re.findall(r'<a href="data:application/toml;base64,([^"]+)" download="([^"]+)">', page(found))
    points = [trial for trial in found.ordered() if trial.number]
    assert [name for _, name in links] == [f"trial-{trial.number}.toml" for trial in points]
    for (content, name), trial in zip(links, points, strict=True):
        (tmp_path / name).write_bytes(base64.b64decode(content))
        sent, played = lookup("mycelia", read_pack(tmp_path / name)), info_of("mycelia", trial.variant)
        assert sent.files is not None
        assert played.files is not None
        assert differences(played.files, sent.files) == []


def test_a_point_of_several_files_is_a_zip_that_can_be_played(
    found: Outcome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = next(trial for trial in found.ordered() if trial.number)
    texts = {**pack_texts(found, trial), "more.toml": "[counts]\ndrops = 9\n"}
    monkeypatch.setattr(packs, "pack_texts", lambda *_: texts)
    name, address = packs.download(found, trial)
    (tmp_path / name).write_bytes(base64.b64decode(address.partition(",")[2]))
    read = read_pack(tmp_path / name)
    assert read is not None
    assert read.texts == texts
    assert read == read_upload(name, (tmp_path / name).read_bytes())


def test_the_page_shows_the_trade_off_without_a_network(found: Outcome) -> None:
    text = page(found)
    assert 'data-plot="trade-0-1"' in text
    assert "<script src" not in text
    assert "counts.hand" in text
    assert "The printed game is" in text


def test_a_trial_begins_with_few_games_and_doubles_them() -> None:
    assert settle_search(written(games=160, first=None)).stages == [20, 40, 80, 160]
    assert settle_search(written(games=3, first=None)).stages == [3]
    assert settle_search(written(games=5, first=4, bots=["random", "beginner"])).stages == [2, 3]
    assert settle_search(written(fresh=7)).fresh == 7


def test_entries_that_share_an_id_are_written_into_files_of_their_own() -> None:
    own = lookup("mycelia").files
    changes = {"setup.1A.note": "mine", "card.laccaria-amethystina.cost": 4}  # two boxes have a setup 1A
    theirs = lookup("mycelia", read_pack(None, "mycelia", changes)).files
    assert own is not None
    assert theirs is not None
    texts = {"pack.toml": 'name = "both"\nversion = 1\ngame = "mycelia"\n'}
    for row, file in changed_rows(own, theirs):
        assert set(row.raw) in ({"id", "note"}, {"id", "cost"})
        texts[file] = texts.get(file, "") + entry_text(own.shapes, row)
    assert sorted(texts) == ["drops.toml", "pack.toml", "prisma.toml"]
    again = lookup("mycelia", pack_of(texts)).files
    assert again is not None
    assert [row.raw for row in again.rows] == [row.raw for row in theirs.rows]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"goals": {}}, "goals: expected at least one"),
        ({"numbers": {}}, "numbers: expected at least one"),
        ({"goals": {"turn": {"to": 5}}}, "got 'turn' (did you mean 'turns'?)"),
        ({"goals": {"turns": {}}}, "goals: turns: expected from, to or both"),
        ({"goals": {"turns": {"from": 5, "to": 4}}}, "goals: turns: expected from below to, got 5 and 4"),
        ({"goals": {"turns": {"to": float("nan")}}}, "goals: turns: expected from below to, got nan and nan"),
        ({"goals": {"turns": {"to": 5, "scale": 0}}}, "goals: turns: expected a scale above 0"),
        ({"goals": {"minutes": {"to": 50}}}, "goals: minutes: expected pace"),
        ({"goals": {"place 3": {"to": 0.4}}}, "one of place 1, place 2; got 'place 3'"),
        ({"goals": {"oak": {"share": "card:oak", "to": 0.6}}}, "expected components like card:farm"),
        (
            {"goals": {"oak": {"share": "card:*", "did": "ate", "to": 1}}},
            "option did: expected one of offered",
        ),
        ({"numbers": {"counts.hand": [3]}}, "counts.hand: expected 2 to 200 different values"),
        ({"numbers": {"counts.hand": {"from": 5, "to": 3}}}, "counts.hand: expected from below to"),
        ({"numbers": {"counts.hand": {"from": 3, "to": 5, "step": float("nan")}}}, "step nan"),
        ({"numbers": {"counts.hands": [3, 4]}}, "hands"),
        ({"numbers": {"counts.hand": [3, 4000]}}, "hand"),
        ({"numbers": {"options.moss": [3, 4]}}, "mycelia has no option 'moss'"),
        ({"trials": 0}, "trials: expected a whole number from 1, got 0"),
        ({"games": 0}, "games: expected a whole number from 1, got 0"),
        ({"bots": "wizard"}, "no bot is called 'wizard'"),
    ],
)
def test_mistakes_are_one_line(fields: dict[str, object], said: str) -> None:
    with pytest.raises(tanglewood.TanglewoodError) as problem:
        settle_search(written(**fields))
    assert said in str(problem.value)
    assert "\n" not in str(problem.value)


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["study", "search", *words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("hands.toml").write_text(FILE + '"options.ask_leaves" = [false, true]\n')
    said = run("hands.toml", "--games", "2", "--trials", "2", "-o", "hands.html", "--write", "found")
    told = " ".join(said.split())
    assert "2 trials and the printed game, 12 games of mycelia, in hands" in told
    assert "printed" in told
    assert "Luck of the search" in told
    assert "The report is in hands.html" in told
    assert sorted(path.name for path in Path("hands/tables").iterdir()) == sorted(
        f"{name}.{kind}" for name in ("front", "mattered", "trials") for kind in ("csv", "parquet")
    )
    document = json.loads(run("hands.toml", "--games", "2", "--trials", "2", "--json"))
    assert document["printed"] == {"counts.hand": 3, "counts.showcase": 5, "options.ask_leaves": False}
    assert [row["trial"] for row in document["trials"]] == [0, 1, 2]
    assert "holds another search" in run("hands.toml", "--games", "3", code=2)
    Path("bad.toml").write_text('game = "mycelia"\ngoal = 1\n')
    assert "bad.toml: " in run("bad.toml", code=2)
    assert "no.toml: No such file" in run("no.toml", code=2)


def test_ctrl_c_keeps_games_and_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("hands.toml").write_text(FILE)
    add = SearchFolder.add

    def interrupted(folder: SearchFolder, line: Any) -> None:
        add(folder, line)
        if line.deal == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(SearchFolder, "add", interrupted)
    assert "2 games are kept. Go on with:" in " ".join(run("hands.toml", code=130).split())


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "hands.toml").write_text(FILE)
    settled = settle_search(*read_search(tmp_path / "hands.toml"))
    assert settled.digest() == settle_search(written()).digest()
    assert settle_search(written(seed=9)).digest() != settled.digest()
