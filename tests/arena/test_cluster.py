"""The same study on a real Ray cluster of two workers, one of which is killed in the middle."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tanglewood
from tanglewood.arena import cluster, extras
from tanglewood.study.definition import Study, Written, WrittenVariant, settle
from tanglewood.study.folder import GAMES
from tanglewood.study.frames import SCHEMAS, load
from tanglewood.study.running import run
from tanglewood.version import VERSION

RAY = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="ray is not installed")


def study() -> Study:
    variants = {"printed": WrittenVariant(), "again": WrittenVariant(luck=1)}
    return settle(Written("mycelia", bots="random", games=30, variants=variants))


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that does no work, and two machines with one process each."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    made.workers = [made.add_node(num_cpus=1) for _ in range(2)]
    made.wait_for_nodes()
    yield made
    made.shutdown()


@RAY
@pytest.mark.long
def test_a_lost_machine_makes_no_difference(machines: Any, tmp_path: Path) -> None:
    played = 0

    def kill_one(done: int) -> None:
        nonlocal played
        played += done
        if machines.workers and played >= 5:
            machines.remove_node(machines.workers.pop(), allow_graceful=False)
            machines.workers.clear()

    run(study(), tmp_path / "ray", ray=machines.address, progress=kill_one)
    assert not machines.workers, "the machine was lost while games were missing"
    run(study(), tmp_path / "here")
    one, other = load(tmp_path / "ray"), load(tmp_path / "here")
    assert (tmp_path / "ray" / GAMES).read_bytes().count(b"\n") == 60
    for name in SCHEMAS:
        if name != "timings":
            assert getattr(one, name).equals(getattr(other, name)), name


@RAY
def test_an_address_where_nobody_answers_is_one_line() -> None:
    with (
        pytest.raises(tanglewood.OptionError, match=r"no Ray cluster answers at 127.0.0.1:9: ") as said,
        cluster.ray_crew("127.0.0.1:9"),
    ):
        pass
    assert "\n" not in str(said.value)


def test_another_version_on_the_cluster_is_refused() -> None:
    assert cluster.do(VERSION, int, "3") == 3
    with pytest.raises(tanglewood.OptionError, match="install the same version there"):
        cluster.do("0.0", int, "3")


def test_a_missing_extra_is_one_line() -> None:
    with pytest.raises(tanglewood.OptionError, match=r"install it with: pip install 'tanglewood\[study\]'"):
        extras.needs("no_such_library", "study")
