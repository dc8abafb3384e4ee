"""Rules are cited in the sources at the place that decides them."""

import shutil
from pathlib import Path

import pytest

from tanglewood.kernel.catalogue.citations import citations, cited_places, places_of_rules
from tanglewood.kernel.catalogue.rules import built, read_rules
from tanglewood.kernel.registry import GAMES, lookup


def found(text: str) -> list[tuple[str, int]]:
    return [(citation.id, citation.line) for citation in citations(text) if not citation.table]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("# EV.play.unique", ["EV.play.unique"]),
        ('return no("MY.eff.beetle", "beetle")', ["MY.eff.beetle"]),
        ("(EV.card.clock_tower, .chapel)", ["EV.card.clock_tower", "EV.card.chapel"]),
        (
            "(EV.card.doctor, .woodcarver and .monk).",
            ["EV.card.doctor", "EV.card.woodcarver", "EV.card.monk"],
        ),
        (
            "EV.card.miner_mole.storehouse, .bounce",
            ["EV.card.miner_mole.storehouse", "EV.card.miner_mole.bounce"],
        ),
        ("(EV.event.croak_wart_cure, .capture_*)", ["EV.event.croak_wart_cure"]),
        ("MW.power.* and EV.place.*", []),
        ("MY.solo.bonus_*", []),
        ('f"EV.event.{event.id}"', []),
        ("table.players.hand, .x", []),
    ],
)
def test_what_is_a_citation(text: str, ids: list[str]) -> None:
    assert [id for id, _ in found(text)] == ids


def test_a_citation_that_goes_on_in_the_next_line() -> None:
    assert found('"""\nA (EV.give.room,\n    .passed)."""') == [("EV.give.room", 2), ("EV.give.passed", 3)]
    assert found("x = 1\n# EV.give.room, .passed,\n# .full") == [
        ("EV.give.room", 2),
        ("EV.give.passed", 2),
        ("EV.give.full", 3),
    ]


def test_places_of_components_and_of_bots(tmp_path: Path) -> None:
    """The rule of a component is decided by its entry; a bot decides nothing."""
    for name in ("play", "bot", "pack"):
        (tmp_path / name).mkdir()
    (tmp_path / "play" / "turn.py").write_text("# XY.turn.order\n# XY.card.{card}\n", encoding="utf-8")
    (tmp_path / "bot" / "worths.py").write_text("# XY.turn.end\n", encoding="utf-8")
    (tmp_path / "pack" / "cards.toml").write_text(
        '[[card]]\nid = "red-cap"\ncost = 1\n\n[[tile]]\nid = "a"\n', encoding="utf-8"
    )
    assert cited_places(tmp_path, "games/xy") == {
        "XY.turn.order": ["games/xy/play/turn.py:1"],
        "XY.card.red_cap": ["games/xy/pack/cards.toml:2"],
    }


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_of_behaviour_is_cited(game: str) -> None:
    info = lookup(game)
    places = places_of_rules(info)
    assert [rule.id for rule in read_rules(info) if built(info, rule) and rule.id not in places] == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_citation_names_a_rule(game: str) -> None:
    """Or the beginning of the ids of several. A component need not have a rule of its own."""
    info = lookup(game)
    rules = [rule.id for rule in read_rules(info)]
    for id, places in places_of_rules(info).items():
        if all("/pack/" in place for place in places):
            continue
        assert any(rule == id or rule.startswith(f"{id}.") for rule in rules), (id, places)


def test_a_place_is_the_line_that_cites() -> None:
    package = Path(lookup("mycelia").rules[0]).parents[3]
    for place in places_of_rules(lookup("mycelia"))["MY.hire.top"]:
        file, line = place.split(":")
        assert "MY.hire.top" in (package / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_a_citation_that_is_taken_away_is_missed(tmp_path: Path) -> None:
    folder = tmp_path / "mycelia"
    shutil.copytree(lookup("mycelia").rules[0].parents[1], folder)
    before = cited_places(folder, "games/mycelia")
    assert before == places_of_rules(lookup("mycelia"))
    file = folder / "play" / "supply.py"
    file.write_text(
        file.read_text(encoding="utf-8").replace("MY.supply.flip", "MY.supply.*"), encoding="utf-8"
    )
    assert set(before) - set(cited_places(folder, "games/mycelia")) == {"MY.supply.flip"}
