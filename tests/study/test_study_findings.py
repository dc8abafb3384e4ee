"""A planted difference is found, nothing is found where there is none, and parts of the variance add up."""

import math
import shlex
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import polars as pl
import pytest
from msgspec.structs import replace

from tanglewood.kernel.packs.designer import DesignerPack, read_change
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.study import (
    compared,
    load,
    maxima,
    means,
    other_winner,
    places,
    resources,
    run,
    shares,
    usage,
    variance,
    worth,
)
from tanglewood.study.definition import Stop, Written, WrittenVariant, settle
from tanglewood.study.frames import SCHEMAS, Results, joined
from tanglewood.study.luck import PARTS, parts
from tanglewood.study.report.outliers import replay_command
from tanglewood.study.report.sentences import find, used_differently
from tanglewood.study.rules import rules_of

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """Equal packs, a pack that ends sooner, and play without something."""
    folder = tmp_path_factory.mktemp("studies") / "study"
    variants = {
        "printed": WrittenVariant(),
        "same": WrittenVariant(),
        "short": WrittenVariant(set={"counts.hand": 6}),
    }
    written = Written("mycelia", bots="random", games=12, variants=variants, forbid=["move:hire.*"])
    run(settle(written), folder)
    return load(folder)


def test_a_planted_difference_is_certain_and_equal_packs_do_not_differ(results: Results) -> None:
    table = compared(results)
    short = table.filter((pl.col("variant") == "short") & (pl.col("measure") == "turns")).row(0, named=True)
    assert short["certain"]
    assert short["high"] < 0
    same = table.filter(pl.col("variant") == "same")
    assert same["value"].abs().max() == 0
    assert not same["certain"].any()
    changed = other_winner(results)
    assert changed.filter(pl.col("variant") == "same")["value"].item() == 0


def test_another_winner_is_another_seat_whoever_began(results: Results) -> None:
    """The same seat wins at another place if another one begins; and seats that do differ are counted."""
    lines = [replace(line, first=1 - line.first) if line.variant == 1 else line for line in results.lines]
    begun = Results(results.stored, lines, results.path, results.complete)
    assert other_winner(begun).filter(pl.col("variant") == "same")["value"].item() == 0
    lines = [
        replace(line, winners=[1 - seat for seat in line.winners]) if line.variant == 1 else line
        for line in results.lines
    ]
    lost = Results(results.stored, lines, results.path, results.complete)
    alone = [len(line.winners) == 1 for line in results.lines if line.variant == 1]
    table = other_winner(lost).filter(pl.col("variant") == "same")
    assert table["value"].item() == pytest.approx(sum(alone) / len(alone))
    assert table["n"].item() == len({line.deal for line in results.lines})


class Single(Results):
    """The same games, with a box that holds every card once."""

    def info(self, variant: int = 0) -> Any:
        cards = [{**entry, "copies": 1} for entry in super().info(variant).components()]
        return SimpleNamespace(components=lambda: cards)


def test_no_game_needs_more_copies_than_there_are(results: Results) -> None:
    """Cards come back and are played again: plays are no copies."""
    once = Single(results.stored, results.lines, results.path, results.complete)
    table = maxima(once).filter(pl.col("kind").str.starts_with("card "))
    game = ["variant", "deal", "rotation", "component"]
    assert once.components.group_by(game).agg(pl.col("played").sum()).filter(pl.col("played") > 1).height
    assert table["most"].max() == 1
    assert table["enough"].all()


def test_restricted_play_has_a_row_for_wins_and_one_for_points(results: Results) -> None:
    table = worth(results)
    assert table["forbids"].to_list() == ["move:hire.*"] * 2
    assert table["measure"].to_list() == ["won", "score"]
    assert table["n"].to_list() == [12, 12]
    bound = results.seats.filter(pl.col("bot") == "random-without-move:hire.*")
    free = results.seats.filter((pl.col("variant") == "without move:hire.*") & (pl.col("bot") == "random"))
    assert table["value"][1] == pytest.approx(float(free["score"].mean()) - float(bound["score"].mean()))  # type: ignore[arg-type]
    taken = results.components.filter((pl.col("taken") > 0) & (pl.col("bot") != "random"))
    assert taken.is_empty()


def test_every_frame_has_a_row_for_whatever_was_met(results: Results) -> None:
    assert set(means(results)["variant"]) == {variant.name for variant in results.study.variants}
    fair = places(results).filter(pl.col("variant") == "printed")
    assert fair["value"].sum() == pytest.approx(1)
    assert (fair["low"] < fair["value"]).all()
    won = shares(results)
    assert {"offered", "taken", "played", "used"} == set(won["did"])
    assert ((won["low"] <= won["value"]) & (won["value"] <= won["high"])).all()
    assert set(resources(results)["resource"]) == {"leaf"}
    most = maxima(results).filter((pl.col("kind") == "leaf") & (pl.col("variant") == "printed"))
    assert most["most"].item() == results.supply.filter(pl.col("variant") == "printed")["most"].max()
    moved = usage(results).filter((pl.col("variant") == "short") & (pl.col("component") == "used"))
    assert moved["certain"].item()


def test_what_a_game_does_not_tell_is_unknown_and_not_zero(results: Results) -> None:
    """Mycelia has no event for wasted leaves; the deep forest tells what goes back to the supply."""
    assert results.resources["wasted"].null_count() == results.resources.height
    assert "wasted" not in set(resources(results)["what"])
    assert {"gained", "spent", "left", "most"} == set(resources(results)["what"])
    assert rules_of(lookup("deep_forest")).wastes("sword")


def test_the_command_of_an_outlier_names_its_pack(results: Results) -> None:
    names = [variant.name for variant in results.study.variants]
    said = {names[line]: replay_command("game.tgr", results.study.variants[line]) for line in range(3)}
    assert said["printed"] == "tanglewood replay game.tgr"
    assert said["short"] == "tanglewood replay game.tgr --set counts.hand=6"
    designer = DesignerPack("mycelia", "my pack", 1, texts={"a.toml": ""}, changes={"x.y": "two words"})
    told = replay_command("game.tgr", replace(results.study.variants[0], pack=designer))
    assert shlex.split(told)[3:] == ["--pack", "my pack", "--set", 'x.y="two words"']
    assert read_change(shlex.split(told)[-1]) == ("x.y", "two words")


def test_two_deals_do_not_make_a_share_certain(results: Results) -> None:
    """Whoever began may have won both; the interval says that this is not much."""
    lines = [replace(line, winners=[line.first]) for line in results.lines if line.deal < 2]
    few = Results(results.stored, lines, results.path, False)
    first = means(few).filter(pl.col("measure") == "first_seat")
    assert set(first["value"]) == {1.0}
    assert max(first["low"].to_list()) < 0.5
    assert not places(few)["certain"].any()
    one = Results(results.stored, [line for line in lines if line.deal < 1], results.path, False)
    turns = compared(one).filter(pl.col("measure") == "turns")
    assert set(turns["high"]) == {math.inf}  # nothing is known of how far another deal may be off


def test_shares_of_components_count_deals(results: Results) -> None:
    """Seats of a deal share its win: a component that all of them have says nothing about winning."""
    won = shares(results)
    assert (won["n"] <= 12).all()
    assert (won["seats"] > won["n"]).any()
    seats = results.seats.filter(pl.col("variant") == "printed").height
    everybody = won.filter((pl.col("variant") == "printed") & (pl.col("seats") == seats))
    assert everybody.height
    assert (everybody["value"] == 0.5).all()
    assert (everybody["p"] > 0.999).all()


def test_all_means_and_shares_of_a_study_that_may_stop_hold_at_all_looks(results: Results) -> None:
    early = replace(results.study, stop=Stop("turns", 0.0))
    looked = Results(replace(results.stored, study=early), results.lines, results.path, True)
    for finding in (means, compared, other_winner, worth, places, shares, usage, resources):
        once, often = finding(results), finding(looked)
        assert max((often["value"] - once["value"]).abs().to_list()) < 1e-12
        widths = [(table["high"] - table["low"]).to_numpy() for table in (once, often)]
        unknown = widths[0] == 0  # all alike, and without bounds
        assert (widths[1] >= widths[0] - 1e-12).all(), finding
        assert (widths[1] > widths[0])[~unknown].mean() > 0.9, finding


def test_tables_are_written_as_parquet_and_csv(results: Results) -> None:
    folder = results.export()
    for name, schema in SCHEMAS.items():
        table = pl.read_parquet(folder / f"{name}.parquet")
        assert table.equals(getattr(results, name))
        assert table.columns == list(schema)
        assert (folder / f"{name}.csv").read_text().startswith("variant,deal,rotation,")


def test_two_studies_on_the_same_deals_are_compared(results: Results, tmp_path: Path) -> None:
    other = settle(Written("mycelia", bots="random", games=12, set={"counts.hand": 6}))
    run(other, tmp_path / "other")
    both = joined(results, load(tmp_path / "other"))
    table = compared(both).filter(pl.col("measure") == "turns")
    values = dict(table.select("variant", "value").iter_rows())
    assert values["printed (other)"] == values["short"]


def test_parts_of_the_variance_are_those_that_were_put_in() -> None:
    rng = np.random.default_rng(1)
    deals, players = 400, 2
    luck = rng.normal(0, 2.0, (deals, 1, players)) + np.zeros((1, 2, 1))
    bots = np.tile(np.array([[[0, 1], [1, 0]]]), (deals, 1, 1))
    place = np.tile(np.array([[[0, 1], [0, 1]]]), (deals, 1, 1))
    skill = np.where(bots == 0, 1.5, -1.5)
    noise = rng.normal(0, 1.0, (deals, 2, players))
    found = dict(zip(PARTS, parts(np, luck + skill + noise, place, bots), strict=True))
    whole = 4 + 2.25 + 1
    assert found["deal"] == pytest.approx(4 / whole, abs=0.05)
    assert found["bot"] == pytest.approx(2.25 / whole, abs=0.05)
    assert found["place"] == pytest.approx(0, abs=0.02)
    assert sum(found.values()) == pytest.approx(1)


def test_luck_and_skill_need_bots_that_change_seats(results: Results) -> None:
    table = variance(results)
    assert set(table["variant"]) == {"without move:hire.*"}
    assert table.group_by("measure").agg(pl.col("value").sum())["value"].to_list() == pytest.approx([1, 1])


@pytest.fixture
def larder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game, whose games take a millisecond; known during one test only."""
    monkeypatch.syspath_prepend(EXAMPLES / "larder")
    import_module("larder")
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "larder"]:
        del sys.modules[name]
    del GAMES.own["larder"], GAMES.loaded["larder"]


def equal_packs(
    seed: int, folder: Path, other: WrittenVariant, measure: str = "score", games: int = 200
) -> Results:
    """A study of two versions that differ in the bots' chance and what is given. With a measure it may stop
    early."""
    variants = {"one": WrittenVariant(), "other": other}
    stop = Stop(measure, precision=0.0, first=20, every=10) if measure else None
    written = Written("larder", bots="random", games=games, seed=seed, variants=variants, stop=stop)
    run(settle(written), folder)
    return load(folder)


@pytest.mark.soak
@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("measure", "games"), [("score", 200), ("", 60)], ids=["early stop", "all games"])
def test_two_equal_packs_do_not_differ_at_the_promised_rate(
    larder: None, tmp_path: Path, measure: str, games: int
) -> None:
    luck = WrittenVariant(luck=1)
    found = [equal_packs(seed, tmp_path / str(seed), luck, measure, games) for seed in range(200)]
    wrong = sum(bool(compared(results)["certain"].any()) for results in found)
    told = sum(bool(used_differently(find(results))) for results in found)
    print(f"{wrong} of {len(found)} studies of equal packs report a difference; promised are at most 5 %")
    print(f"{told} of them say in a sentence that a component is used differently; promised are as many")
    assert wrong <= 17  # at a rate of 5 %, more than 17 of 200 come up less than once in a hundred times
    assert told <= 17
    assert all(usage(results).filter(pl.col("table") == "nut").height for results in found)
    assert all(results.games["score"].n_unique() > 20 for results in found)  # there is noise to be fooled by


def test_a_planted_difference_ends_a_study_early(larder: None, tmp_path: Path) -> None:
    results = equal_packs(1, tmp_path, WrittenVariant(bots="greedy"), "decisions")
    assert results.complete
    assert results.deals < 200
    better = compared(results).filter(pl.col("measure") == "decisions").row(0, named=True)
    assert better["certain"]
    assert better["low"] > 0
