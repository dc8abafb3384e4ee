"""A study is the same table however it was played: processes, interruptions and kills make no difference."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tanglewood
from tanglewood.study.definition import Stop, Study, Task, Written, WrittenVariant, settle
from tanglewood.study.folder import DEFINITION, GAMES, Folder
from tanglewood.study.frames import SCHEMAS, Results, load
from tanglewood.study.running import Looks, run

VARIANTS = {"printed": WrittenVariant(), "short": WrittenVariant(set={"counts.hand": 6})}


def small(games: int = 4, stop: Stop | None = None, **fields: object) -> Study:
    whole = {"game": "mycelia", "bots": ["random", "beginner"], "games": games, "variants": VARIANTS}
    return settle(msgspec.structs.replace(Written(**{**whole, "stop": stop}), **fields))  # type: ignore[arg-type]


def same(one: Results, other: Results) -> bool:
    tables = [name for name in SCHEMAS if name != "timings"]
    return all(getattr(one, name).equals(getattr(other, name)) for name in tables)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Results:
    folder = tmp_path_factory.mktemp("plain") / "study"
    run(small(), folder)
    return load(folder)


def test_every_variant_plays_every_deal_with_the_seats_changed(plain: Results) -> None:
    games = plain.games
    assert plain.complete
    assert games.height == 8
    assert games.group_by("deal").len()["len"].to_list() == [4, 4]
    assert games.select("deal", "seed").unique().height == 2
    seats = plain.seats.filter(plain.seats["seat"] == 0)
    assert sorted(seats["bot"].to_list()) == ["beginner"] * 4 + ["random"] * 4


def test_processes_make_no_difference(plain: Results, tmp_path: Path) -> None:
    run(small(), tmp_path, jobs=2)
    assert same(load(tmp_path), plain)


def test_an_interrupted_study_goes_on(plain: Results, tmp_path: Path) -> None:
    heard: list[int] = []

    def stop(done: int) -> None:
        heard.append(done)
        if len(heard) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(small(), tmp_path, progress=stop)
    assert len(list(Folder(tmp_path).lines())) == 3
    assert not load(tmp_path).complete
    again: list[int] = []
    run(small(), tmp_path, progress=again.append)
    assert again == [3, 1, 1, 1, 1, 1]
    assert same(load(tmp_path), plain)


def test_a_killed_study_keeps_its_finished_games(plain: Results, tmp_path: Path) -> None:
    file, folder = tmp_path / "study.toml", tmp_path / "study"
    text = 'game = "mycelia"\nbots = ["random", "beginner"]\ngames = 4\n[variants.printed]\n'
    file.write_text(text + "[variants.short]\nset = { 'counts.hand' = 6 }\n")
    command = [sys.executable, "-m", "tanglewood", "study", "run", str(file), "--out", str(folder)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        while not (folder / GAMES).exists() or (folder / GAMES).read_bytes().count(b"\n") < 2:
            assert process.poll() is None, "the study ended before it could be killed"
        os.kill(process.pid, signal.SIGKILL)
    kept = (folder / GAMES).read_bytes()
    assert 2 <= kept.count(b"\n") < 8
    with (folder / GAMES).open("ab") as log:
        log.write(kept[:40])  # a line that was being written
    run(small(), folder)
    assert (folder / GAMES).read_bytes().startswith(kept)
    assert same(load(folder), plain)


def test_another_study_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    run(small(2), tmp_path)
    with pytest.raises(tanglewood.OptionError, match="holds another study"):
        run(small(2, seed=9), tmp_path)
    text = (tmp_path / DEFINITION).read_text()
    (tmp_path / DEFINITION).write_text(text.replace('"seed": 1', '"seed": 2'))
    with pytest.raises(tanglewood.OptionError, match="was changed after the study began"):
        load(tmp_path)
    with pytest.raises(tanglewood.OptionError, match="there is no study here"):
        load(tmp_path / "nowhere")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run(small(2), tmp_path)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(lines[0] + b"{}\n" + lines[1])
    with pytest.raises(tanglewood.OptionError, match="line 2: this is no game of a study"):
        load(tmp_path)


def test_a_stop_rule_looks_at_the_first_deals_in_their_order(tmp_path: Path) -> None:
    study = small(40, Stop("turns", precision=1000.0, first=3, every=2))
    run(study, tmp_path)
    found = load(tmp_path)
    assert (found.complete, found.deals) == (True, 3)
    looks = Looks(study)
    lines = {line.task(): line for line in Folder(tmp_path).lines()}
    assert set(lines) == {Task(deal, v, r) for deal in range(3) for v in range(2) for r in range(2)}
    late = sorted(lines, reverse=True)  # the last deal first: nothing is known before the first one
    for task in late[:-1]:
        looks.add(lines[task])
        assert not looks.stopped()
    looks.add(lines[late[-1]])
    assert looks.stopped()
    assert [line.task() for line in looks.counted()] == sorted(lines)


@pytest.mark.parametrize(("measure", "precision", "enough"), [("first_seat", 0.05, 300), ("turns", 1e-9, 0)])
def test_differences_that_are_all_zero_do_not_end_a_study_at_once(
    plain: Results, measure: str, precision: float, enough: int
) -> None:
    """A rare difference may still come: 50 deals without one say little, and where nobody knows how large it
    could be, no number of them says enough."""
    study = small(1200, Stop(measure, precision))
    looks = Looks(study)
    game = plain.lines[0]
    for task in [task for deal in range(400) for task in study.tasks(deal)]:
        looks.lines[task] = msgspec.structs.replace(
            game, deal=task.deal, variant=task.variant, rotation=task.rotation
        )
    assert [deals for deals in (2, 50, 100) if looks.clear(deals)] == []
    assert looks.clear(300) is bool(enough)


def test_a_record_of_a_game_is_made_by_playing_it_again(plain: Results) -> None:
    row = plain.games.row(5, named=True)
    text = plain.record(row["variant"], row["deal"], row["rotation"])
    assert "game: mycelia" in text or text.startswith("mycelia")
    scores = plain.seats.filter(
        (plain.seats["variant"] == row["variant"])
        & (plain.seats["deal"] == row["deal"])
        & (plain.seats["rotation"] == row["rotation"])
    )["score"].to_list()
    assert f"{scores[0]}" in text
