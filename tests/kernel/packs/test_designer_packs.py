"""Packs of designers: read from folders, files and single changes, merged with a game's own pack."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tanglewood
from tanglewood.kernel.errors import PackError, RecordError
from tanglewood.kernel.packs.designer import DesignerPack, read_change, read_pack
from tanglewood.kernel.record import check, read_record, replay
from tanglewood.kernel.registry import KEPT, PACKS, lookup

HEAD = 'name = "gentle"\nversion = 2\ngame = "everdell"\n'
HISTORIAN = '\n[[card]]\nid = "historian"\npoints = 7\n'
NEW_CARD = """
[[card]]
id = "beekeeper"
name = "Beekeeper"
kind = "critter"
color = "green"
copies = 3
cost = "2 berry"
points = 2
produce = "gain 1 berry"
text = "Production: gain 1 berry."
"""


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


def points(game: tanglewood.Game, card: str) -> int:
    entries = game.info.components()
    return next(int(str(it["points"])) for it in entries if it["table"] == "card" and it["id"] == card)


def played(game: tanglewood.Game) -> tanglewood.Game:
    while not game.over:
        game.play(game.options()[game.moves * 7 % len(game.options())])
    return game


def test_a_folder_overrides_and_adds(tmp_path: Path) -> None:
    pack = folder(tmp_path, pack=HEAD + HISTORIAN, more=NEW_CARD)
    game = tanglewood.new_game("everdell", pack=pack, seed=1)
    assert game.state.pack().startswith("gentle 2 ")
    assert points(game, "historian") == 7
    assert points(game, "beekeeper") == 2
    own = lookup("everdell").components()
    assert len(game.info.components()) == len(own) + 1
    assert game.info.components()[: len(own)] != own
    assert [it.get("id") for it in game.info.components()][: len(own)] == [it.get("id") for it in own]


def test_packs_lie_side_by_side(tmp_path: Path) -> None:
    pack = folder(tmp_path, pack=HEAD + HISTORIAN)
    plain, gentle = tanglewood.new_game("everdell"), tanglewood.new_game("everdell", pack=pack)
    other = tanglewood.new_game("everdell", pack=pack, changes={"cards.historian.points": 3})
    assert [points(game, "historian") for game in (plain, gentle, other)] == [1, 7, 3]
    assert len({game.state.pack() for game in (plain, gentle, other)}) == 3
    assert tanglewood.new_game("everdell", pack=pack).info is gentle.info


def test_comments_and_places_of_files_change_no_fingerprint(tmp_path: Path) -> None:
    one = folder(tmp_path / "one", pack=HEAD + HISTORIAN)
    two = folder(tmp_path / "two", pack=HEAD + "# gentle\n" + HISTORIAN)
    names = [
        tanglewood.new_game("everdell", pack=path).state.pack() for path in (one, two, one / "pack.toml")
    ]
    assert len(set(names)) == 1


def test_only_so_many_packs_are_held_ready() -> None:
    for number in range(KEPT + 3):
        info = tanglewood.game_with("deep_forest", changes={"points.set": number})
    assert len(PACKS.ready) == KEPT
    assert tanglewood.game_with("deep_forest", changes={"points.set": number}) is info
    again = tanglewood.game_with("deep_forest", changes={"points.set": 0})
    assert again.pack.startswith("deep_forest+points.set=0 ")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"cards.historian.points": 99},
            "historian', field points: expected a whole number from -9 to 20, got 99",
        ),
        ({"cards.historian.points": 99}, "`experimental = true` at the top of the pack lifts this bound"),
        (
            {"cards.historian.pts": 1},
            "card 'historian', field pts: not expected here (did you mean",
        ),
        ({"cards.histori.points": 1}, "no card called 'histori' (did you mean 'historian'?)"),
        ({"counts.start_hands.0": "x"}, "counts, field start_hands[0]: expected a whole number, got 'x'"),
        ({"counts.start_hands.9": 1}, "expected a number from 0 to 3 for the place in the list, got '9'"),
        ({"counts.city.deep": 1}, "counts.city.deep: city is no table and no list"),
        ({"crads.historian.points": 1}, "there is no table 'crads' (did you mean 'card'?)"),
        ({"cards.historian": 1}, "expected a path like card.ID.FIELD, got 'cards.historian'"),
        ({"cards.farm.produce": "1 bery"}, "card 'farm', field produce: expected an effect"),
        ({"experimental": 1}, "experimental: expected true or false, got 1"),
        ({"counts..city": 1}, "expected a path like counts.FIELD, got 'counts..city'"),
        ({"counts.city": "\udcff"}, "'counts.city': expected a value that a TOML file can have"),
        ({"counts.city": 16**5000}, "that a TOML file can have, got a number of thousands of digits"),
        ({"counts.city": object()}, "expected a value that a TOML file can have, got <object"),
        ({"cards.historian.points": 10**6, "experimental": True}, "from -999 to 999, got 1000000"),
        ({"cards.historian.points": "2", "experimental": True}, "expected a whole number"),
    ],
)
def test_a_change_that_does_not_fit_is_refused_in_one_line(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(PackError) as refused:
        tanglewood.new_game("everdell", changes=changes)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HISTORIAN, 'p.toml: expected at the top: name = "my-pack"'),
        (HEAD.replace("gentle", "Gentle Pack"), "name: expected up to 40 small letters"),
        (HEAD.replace("2", "0"), "version: expected a whole number from 1, got 0"),
        (HEAD.replace("everdell", "mycelia"), "is for the game 'mycelia', expected one for 'everdell'"),
        (HEAD + "experimental = 1\n", "experimental: expected true or false, got 1"),
        (HEAD + "[[crad]]\nid = 'x'\n", "unexpected table 'crad', expected one of"),
        (HEAD + "[[card]]\npoints = 1\n", "p.toml: card, field id: expected, but missing"),
        (HEAD + "[[card]]\nid = 'x'\npoints = 1\n", "p.toml: card 'x', field name: expected, but missing"),
        (HEAD + HISTORIAN + HISTORIAN, "card 'historian': expected once, it stands in p.toml already"),
        (HEAD + "[[card]\n", "p.toml: not valid TOML"),
        (HEAD + f"x = {'[' * 5000}{']' * 5000}", "p.toml: not valid TOML"),
        (HEAD + f"{'a.' * 100_000}a = 1", "p.toml: not valid TOML: expected keys of fewer parts"),
        (HEAD + f"[counts]\ncity = {'9' * 5000}", "p.toml: not valid TOML: expected numbers of fewer digits"),
        (HEAD + f"[counts]\ncity = 0x{'f' * 50_000}", "city: expected a whole number from 1 to"),
        (HEAD + "counts = 4\n", "p.toml: counts: expected one table [counts], got 4"),
        (HEAD + "[card]\nid = 'x'\n", "p.toml: card: expected entries like [[card]], got {'id': 'x'}"),
        (HEAD + "card = [4]\n", "p.toml: card: expected entries like [[card]], got 4"),
        (
            HEAD + "\n[[card]]\nid = 'historian'\npoints = 2020-02-02\n",
            "field points: expected a whole number",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    file = folder(tmp_path, p=text) / "p.toml"
    with pytest.raises(PackError) as refused:
        tanglewood.new_game("everdell", pack=file)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_no_pack_can_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="expected a folder with TOML files"):
        read_pack(tmp_path)
    with pytest.raises(PackError, match="expected a folder, a zip or a TOML file, there is nothing"):
        read_pack(tmp_path / "nowhere.toml")
    folder(tmp_path, big=HEAD + "#" * 600_000)
    with pytest.raises(PackError, match="at most 512 kB"):
        read_pack(tmp_path)
    wrong: Any = 4
    with pytest.raises(PackError, match="expected a folder, a file or a DesignerPack, got 4"):
        tanglewood.new_game("everdell", pack=wrong)
    with pytest.raises(PackError, match=r"x… \(5000 characters\): "):
        read_pack("x" * 5000)


def test_a_folder_may_hold_what_no_text_can_be_read_from(tmp_path: Path) -> None:
    """Links that lead nowhere or to themselves, devices, and more files than anybody would write."""
    pack = folder(tmp_path / "pack", pack=HEAD + HISTORIAN)
    (pack / "folder.toml").mkdir()
    (pack / "again").symlink_to(pack, target_is_directory=True)
    assert points(tanglewood.new_game("everdell", pack=pack), "historian") == 7
    for target, said in (
        ("nowhere", "odd.toml: No such file or directory"),
        ("odd.toml", "odd.toml: Too many levels of symbolic links"),
        ("/dev/zero", "odd.toml: expected a file with text"),
    ):
        (pack / "odd.toml").symlink_to(target)
        with pytest.raises(PackError, match=said):
            tanglewood.new_game("everdell", pack=pack)
        (pack / "odd.toml").unlink()
    folder(pack, **{f"n{number}": "" for number in range(99)})
    with pytest.raises(PackError, match="expected at most 64 files in a pack, there are more"):
        read_pack(pack)


def test_an_experimental_pack_need_not_keep_bounds(tmp_path: Path) -> None:
    wild = folder(tmp_path, pack=HEAD + "experimental = true\n" + HISTORIAN.replace("7", "77"))
    assert points(tanglewood.new_game("everdell", pack=wild), "historian") == 77


def test_an_entry_that_two_boxes_have_is_named_by_its_file(tmp_path: Path) -> None:
    head = HEAD.replace("everdell", "mycelia")
    entry = '[[setup]]\nid = "{id}"\nname = "Odd"\n'
    boxes = [it for it in lookup("mycelia").components() if it["table"] == "setup"]
    both = next(it for it in boxes if sum(it["id"] == other["id"] for other in boxes) == 2)
    text = entry.format(id=both["id"])
    with pytest.raises(PackError, match=r"expected in a file called \w+.toml or prisma.toml"):
        tanglewood.new_game("mycelia", pack=folder(tmp_path / "one", pack=head + text))
    pack = folder(tmp_path / "two", pack=head, prisma=text)
    named = [
        it for it in tanglewood.new_game("mycelia", pack=pack).info.components() if it.get("name") == "Odd"
    ]
    assert [it["file"] for it in named] == ["prisma.toml"]


def test_changes_are_read_as_they_are_typed() -> None:
    assert read_change("cards.historian.points=2") == ("cards.historian.points", 2)
    assert read_change("counts.start_hands = [5, 6]") == ("counts.start_hands", [5, 6])
    assert read_change("cards.farm.produce=gain 1 berry") == ("cards.farm.produce", "gain 1 berry")
    assert read_change("a.b=1\nc = 2") == ("a.b", "1\nc = 2")
    with pytest.raises(PackError, match="expected a change like"):
        read_change("points")


def test_a_game_goes_to_another_process_with_its_pack(tmp_path: Path) -> None:
    game = tanglewood.new_game("deep_forest", seed=2, changes={"points.set": 9})
    game.play(game.options()[0])
    asks = ((game, "state.pack()"), (game.state, "pack()"), (game.info, "pack"))
    for thing, asked in asks:
        (tmp_path / "thing").write_bytes(pickle.dumps(thing))
        script = f"import pickle; print(pickle.loads(open({str(tmp_path / 'thing')!r}, 'rb').read()).{{}})"
        told = subprocess.run(  # a fresh interpreter knows nothing of the pack
            [sys.executable, "-c", script.format(asked)], capture_output=True, text=True, check=True
        )
        assert told.stdout.strip() == game.state.pack()


def test_a_record_names_its_pack_and_replays_to_the_bit(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", pack=HEAD + HISTORIAN, more=NEW_CARD)
    game = played(tanglewood.new_game("everdell", seed=4, pack=pack))
    (tmp_path / "record.txt").write_text(game.record().text(), encoding="utf-8")
    assert f"pack: {game.state.pack()}" in game.record().text()
    PACKS.ready.clear()
    PACKS.by_name.clear()  # as in a process that has never seen the pack
    record = read_record(game.record().text())
    with pytest.raises(
        RecordError, match=r"was played with the pack 'gentle 2 \w+', here is 'everdell .*--pack"
    ):
        replay(record)
    again = tanglewood.load(tmp_path / "record.txt", pack=pack)
    assert again.text() == game.text()
    assert again.record().text() == game.record().text()
    assert check(record) == []  # now this process knows the pack of that name


def test_a_position_is_read_with_its_pack(tmp_path: Path) -> None:
    pack = folder(tmp_path, pack=HEAD + NEW_CARD.replace("copies = 3", "copies = 8"))
    game = played(tanglewood.new_game("everdell", seed=4, pack=pack))
    assert "beekeeper" in game.text()
    assert tanglewood.from_text(game.text(), pack=pack).text() == game.text()
    with pytest.raises(tanglewood.TextError, match="beekeeper"):
        tanglewood.from_text(game.text())


def test_a_pack_is_data() -> None:
    pack = DesignerPack("everdell", "by-hand", 1, texts={"a.toml": HISTORIAN})
    game = tanglewood.new_game("everdell", pack=pack, changes={"counts.hand_limit": 5})
    assert points(game, "historian") == 7
    assert game.info.source is not None
    assert game.info.source.changes == {"counts.hand_limit": 5}
