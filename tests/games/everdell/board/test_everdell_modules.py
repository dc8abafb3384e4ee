"""Modules plug in: a box nobody knows changes a game without any file of the base game."""

from pathlib import Path

import pytest

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.module import HOT, MODULES, Module
from tanglewood.games.everdell.board.opponent import NO_OPPONENT
from tanglewood.games.everdell.board.player import Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import opinion
from tanglewood.games.everdell.components import pack as components
from tanglewood.games.everdell.components.pack import Pack, load, standard
from tanglewood.games.everdell.play import scoring
from tanglewood.games.everdell.presentation.position import read
from tanglewood.games.everdell.setup import settings, start_with
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.move import Move
from tanglewood.kernel.packs import files as packfiles
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.setting import Choice, Setting

TEXTS = folder(Path(components.__file__).parents[1] / "pack")


class Riverside(Module):
    """A box of this test: larger hands, a slot nobody touches, and a count of what happens."""

    def __init__(self) -> None:
        self.name = "riverside"
        self.own_lines = ("river",)
        self.heard: list[str] = []

    def settings(self, pack: Pack) -> list[Setting]:
        return [Setting("riverside", False, "The river runs past the Meadow.")]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["riverside"])

    def slot_blocked(self, table: Table, slot: int) -> bool:
        return slot == 0

    def hand_room(self, table: Table, seat: int) -> int:
        return 2

    def spaces_saved(self, table: Table, player: Player, city: Cards, gone: int) -> int:
        return 1 if city else 0

    def worker_placed(self, table: Table, seat: int, place: int, plays: bool) -> None:
        self.heard.append(table.config.pack.places[place])

    def card_done(self, table: Table, seat: int, card: int) -> None:
        self.heard.append(table.config.pack.cards[card].id)

    def write_player(self, table: Table, player: Player) -> list[str]:
        return ["river: wide"]


class Raft(Land):
    """What the box of the next test has on the table."""

    def __init__(self, logs: int) -> None:
        self.logs = logs

    def copy(self) -> "Raft":
        return Raft(self.logs)


class Rafting(Riverside):
    """A box with a board: a raft, a place for workers, points, and something bots weigh."""

    def __init__(self) -> None:
        super().__init__()
        self.features = ("logs",)

    def set_up(self, table: Table) -> None:
        table.lands = (*table.lands, Raft(3))

    def own_places(self, table: Table) -> Cards:
        return (table.config.pack.place_numbers["market"],)

    def more_points(self, table: Table, seat: int) -> dict[str, int]:
        raft = table.lands[-1]
        assert isinstance(raft, Raft)
        return {"raft": raft.logs}

    def survey(self, table: Table, seat: int, ahead: int) -> list[float]:
        return [2.0]


def rafting() -> tuple[Everdell, Rafting]:
    module = Rafting()
    pack = load(TEXTS, (module,))
    options: dict[str, Choice] = {it.name: it.default for it in settings(pack)}
    return start_with(pack, {**options, "riverside": True}, 5), module


def test_a_copy_has_boards_of_its_own() -> None:
    state, _ = rafting()
    copy = state.copy()
    raft = state.lands[0]
    assert isinstance(raft, Raft)
    raft.logs = 9
    assert [land.logs for land in copy.lands if isinstance(land, Raft)] == [3]
    assert (scoring.breakdown(state, 0)["raft"], scoring.breakdown(copy, 0)["raft"]) == (9, 3)
    assert scoring.total(copy, 0) == sum(scoring.breakdown(copy, 0).values())


def test_a_module_brings_places_to_the_table() -> None:
    state, _ = rafting()
    usual, _ = begin(river=False)
    assert "market" in [place.id for place in state.view(0).locations]
    assert "market" not in [place.id for place in usual.view(0).locations]
    # The place does nothing without the tokens of the Market, and says so.
    refusal = state.why_not("place market")
    assert refusal is not None
    assert refusal.rule == "EV.place.something"
    missing = usual.why_not("place market")
    assert missing is not None
    assert missing.rule == "EX.bellfaire.loc.market"


def test_opinions_name_what_modules_survey(monkeypatch: pytest.MonkeyPatch) -> None:
    state, module = rafting()
    pack = state.config.pack
    assert state.config.surveyed == (module,)
    opinion.opinion.cache_clear()
    with pytest.raises(PackError, match=r"opinions.toml: riverside: expected a table"):
        opinion.opinion(pack)
    read = packfiles.tables
    monkeypatch.setattr(
        opinion, "tables", lambda file, text: {**read(file, text), "riverside": {"logs": [1.5, 0.0]}}
    )
    with_raft = opinion.promised(state, 0)
    monkeypatch.setattr(Rafting, "survey", lambda *_: [0.0])
    assert with_raft - opinion.promised(state, 0) == pytest.approx(3.0)
    monkeypatch.setattr(
        opinion, "tables", lambda file, text: {**read(file, text), "riverside": {"rafts": [1.5, 0.0]}}
    )
    opinion.opinion.cache_clear()
    with pytest.raises(PackError, match="riverside: expected logs"):
        opinion.opinion(pack)
    opinion.opinion.cache_clear()


def begin(river: bool) -> tuple[Everdell, Riverside]:
    module = Riverside()
    pack = load(TEXTS, (module,))
    options: dict[str, Choice] = {it.name: it.default for it in settings(pack)}
    return start_with(pack, {**options, "riverside": river}, 5), module


def places(moves: list[Move]) -> list[str]:
    return [move.text for move in moves if move.text.startswith("place ")]


def test_nobody_is_asked_in_the_base_game() -> None:
    state, module = begin(river=False)
    assert state.config.modules == ()
    assert [question for question in HOT if getattr(state.config, question)] == []
    assert state.config.opponent is NO_OPPONENT
    assert all(state.slot_free(slot) for slot in range(8))
    state.play(state.options()[0])
    assert module.heard == []


def test_only_those_are_asked_who_answer() -> None:
    state, module = begin(river=True)
    asked = [question for question in HOT if getattr(state.config, question)]
    assert asked == ["spaces_saved", "hand_room", "slot_blocked", "card_done", "worker_placed"]
    assert state.config.slot_blocked == (module,)


def test_what_a_module_says_holds_everywhere() -> None:
    state, module = begin(river=True)
    usual, _ = begin(river=False)
    assert [state.slot_free(slot) for slot in range(8)] == [False] + [True] * 7
    assert state.room(0) == usual.room(0) + 2
    assert state.view(0).meadow[0].blocked
    refusal = state.why_not("play meadow 1")
    assert refusal is not None
    assert refusal.key == "everdell-no-blocked"
    state.play(state.vocabulary().parse(places(state.options())[0]))
    assert module.heard == [places(usual.options())[0].removeprefix("place ")]


def test_a_module_has_lines_in_a_position_and_options_of_its_own() -> None:
    state, _ = begin(river=True)
    pack = state.config.pack
    text = state.text()
    assert "riverside: yes\n" in text
    assert text.count("river: wide\n") == 2
    assert read(pack, settings(pack), text, Everdell).text() == text


def test_the_modules_of_the_game_register_themselves() -> None:
    assert [module.name for module in standard().modules] == [
        *("rugwort", "farms", "corrin", "extra", "rugwort_cards", "legends", "powers", "spirecrest"),
        *("nightweave", "bellfaire", "pearlbrook", "newleaf"),
    ]
    assert list(standard().modules) == MODULES
