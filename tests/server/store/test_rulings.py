"""A ruling is changed after a release: games that began before go on as they began, to their end and after
it, and new ones follow the new ruling. Planted here: hands of four cards instead of three."""

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Browser, host, play_on
from tanglewood.api import from_record, new_game
from tanglewood.games import mycelia
from tanglewood.games.mycelia.components.pack import Pack, standard
from tanglewood.kernel import registry
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.packs.merging import restored
from tanglewood.kernel.packs.rulings import Ruling, read_rulings
from tanglewood.kernel.record import check, read_record
from tanglewood.kernel.registry import GAMES, PACKS, known

GAMES_OF_BEFORE = Path(__file__).parents[2] / "kernel" / "games" / "mycelia"
NEW_HAND = 4
BEFORE = len(GAMES["mycelia"].rulings)
"""Rulings that have been changed already."""
RULING = Ruling(datetime.date(2026, 12, 1), ["MY.turn.draw"], "Hands of four.", {"counts.hand": 3})


@pytest.fixture
def release() -> Iterator["Release"]:
    """Mycelia, of which a later release may change a ruling."""
    own = GAMES["mycelia"]
    try:
        yield Release()
    finally:
        registry.register(own)
        PACKS.ready.clear()


class Release:
    def mend(self) -> None:
        """The next release: the pack is another one, and says how it was."""
        changed = restored(standard().files, {"counts.hand": NEW_HAND})
        changed.version, changed.fingerprint = standard().files.version, "0therpack000"
        info = mycelia.game(Pack(changed))
        info.rulings = (*info.rulings, RULING)
        changed.rulings = len(info.rulings)
        info.pack = changed.name("mycelia")
        registry.register(info)


def hand_of(browser: Browser, id: str) -> int:
    """Cards in the hand of whoever begins, at the first moment of a game."""
    view = browser.state(id, at=0)["view"]
    return max(len(player["hand"]) for player in view["players"] if player["hand"])


def test_games_go_on_and_replay_by_the_ruling_they_began_with(tmp_path: Path, release: Release) -> None:
    data = tmp_path / "data"
    with host(data) as server, Browser(server.url) as ann:
        running, over = (str(ann.open_table(seed=seed)["id"]) for seed in (3, 79))
        assert hand_of(ann, running) == 3
        server.fast_forward(over, 1)
        finished = ann.state(over)
        steps = ann.get(f"/api/tables/{over}/steps")
        record = ann.http.get(f"/api/tables/{over}/record").text
        assert finished["over"]
        cookies = ann.http.cookies
    release.mend()
    with host(data) as server, Browser(server.url) as ann:
        ann.http.cookies.update(cookies)
        # The finished one is the same to the byte, apart from what is said about the ruling.
        again = ann.state(over)
        assert [notice["kind"] for notice in again.pop("notices")] == ["old-rulings"]
        assert again == {key: value for key, value in finished.items() if key != "notices"}
        assert ann.get(f"/api/tables/{over}/steps") == steps
        after = ann.http.get(f"/api/tables/{over}/record").text
        assert [line for line in after.splitlines() if not line.startswith(("pack:", "hash:"))] == [
            line for line in record.splitlines() if not line.startswith(("pack:", "hash:"))
        ]
        # The running one goes on, and one can go on from a moment of the other.
        state = ann.state(running)
        assert hand_of(ann, running) == 3
        assert "goes on by the old one" in state["notices"][0]["words"]
        assert play_on(ann, running, 5, 12)["number"] == 12
        branch = ann.done(f"/api/tables/{over}/branch", {"at": 3, "bot": "random"})["id"]
        assert hand_of(ann, branch) <= 3
        # A new table and a rematch follow the new ruling; the old record opens by the old one.
        new = ann.open_table(seed=3)["id"]
        assert hand_of(ann, new) == NEW_HAND
        assert ann.state(new)["notices"] == []
        rematch = ann.done(f"/api/tables/{over}/rematch")["id"]
        assert hand_of(ann, rematch) == NEW_HAND
        opened = ann.open_record(record).json()["id"]
        assert hand_of(ann, opened) == 3
        assert ann.state(opened)["result"] == finished["result"]
        begun = dict(server.rows("select id, begun from tables"))
        assert {begun[id].endswith(f"+{BEFORE + 1}") for id in (new, rematch)} == {True}
        assert {begun[id].endswith(f"+{BEFORE + 1}") for id in (running, over, opened)} == {False}


def test_code_whose_ruling_was_changed_asks_which_one_counts(release: Release) -> None:
    game = new_game("mycelia", seed=4)
    assert game.state.game_config().rulings == BEFORE
    record = game.record()
    release.mend()
    assert new_game("mycelia", seed=4).state.game_config().rulings == BEFORE + 1
    assert from_record(read_record(record.text())).state.game_config().rulings == BEFORE
    designed = DesignerPack("mycelia", "mine", 1, changes={"counts.showcase": 5})
    assert new_game("mycelia", seed=1, pack=designed).state.game_config().rulings == BEFORE + 1
    old = DesignerPack("mycelia", "mine", 1, changes={"counts.showcase": 5}, rulings=0)
    assert designed.id() == old.id()
    assert new_game("mycelia", seed=1, pack=old).state.game_config().rulings == 0


def test_a_record_of_before_holds_after(release: Release) -> None:
    game = new_game("mycelia", seed=4)
    for _ in range(40):
        game.play(game.options()[0])
    text = game.record().text()
    release.mend()
    assert [problem for problem in check(read_record(text)) if not problem.startswith("pack:")] == []


def test_rulings_are_read_from_a_file(tmp_path: Path) -> None:
    assert read_rulings(tmp_path) == ()
    (tmp_path / "rulings.toml").write_text(
        '[[ruling]]\ndate = 2026-12-01\nrules = ["EV.card.historian"]\nnote = "One card."\n'
        'before = { "cards.historian.points" = 2 }\nwas = "3f1c0d9a7b52"\n'
    )
    (ruling,) = read_rulings(tmp_path)
    assert (ruling.rules, ruling.before) == (["EV.card.historian"], {"cards.historian.points": 2})
    assert ruling.was == "3f1c0d9a7b52"


def test_a_pack_of_before_has_the_name_it_had() -> None:
    """So a record, a position or a pickle from before Mycelia's first ruling is one of the pack it names."""
    old = known("mycelia", "mycelia 1 1bdfc59f0af4")
    costs = {it["id"]: it.get("cost") for it in old.components() if it["table"] == "card"}
    assert (old.pack, costs["cantharellus-cibarius"]) == ("mycelia 1 1bdfc59f0af4", 3)
    record = read_record((GAMES_OF_BEFORE / "players" / "mycelia-2.tgr").read_text(encoding="utf-8"))
    assert record.pack == old.pack
    assert check(record) == []
