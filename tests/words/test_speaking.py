"""The language of the moment, and names that are said in it."""

import asyncio
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path

import pytest

import tanglewood
from marked_language import MARKED, mark, marked_language
from tanglewood.kernel.narrator import sentence
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.text.name import Name
from tanglewood.kernel.text.phrase import COMMA, OR, Phrase, several
from tanglewood.words import (
    books,
    figures,
    joined,
    named,
    of_system,
    per_language,
    speaking,
    spoken,
    wished,
    words,
)


@pytest.fixture(scope="module", autouse=True)
def marked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with marked_language(tmp_path_factory.mktemp("marked")):
        yield


FARM = Name("Farm", "everdell-card-farm-name")


# ---------------------------------------------------------------------- the language of the moment


def test_whatever_speaks_inside_speaks_the_language() -> None:
    with speaking(MARKED):
        assert words().say("refused-over") == mark("The game is over.")
        with speaking("en"):
            assert words().say("refused-over") == "The game is over."
        assert words().language == MARKED
    assert words().language == "en"


def test_threads_and_tasks_speak_like_their_maker() -> None:
    async def work() -> list[str]:
        with speaking(MARKED):
            task = asyncio.create_task(asyncio.to_thread(spoken))
        return [await task, spoken()]

    assert asyncio.run(work()) == [MARKED, "en"]
    with ThreadPoolExecutor(1) as pool, speaking(MARKED):
        here = copy_context()
        assert pool.submit(here.run, spoken).result() == MARKED
        assert pool.submit(spoken).result() == "en"


def test_what_is_kept_is_kept_for_each_language() -> None:
    made: list[str] = []

    @per_language()
    def title(key: str) -> str:
        made.append(key)
        return words().say(key)

    for language in ("en", MARKED, "en", MARKED):
        with speaking(language):
            assert title("refused-over") == words().say("refused-over")
    assert len(made) == 2


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", ""),
        ("en", "en"),
        ("en-GB,en;q=0.9", "en"),
        (f"tlh, {MARKED}-XX;q=0.5, en;q=0.4", MARKED),
        (f"en;q=0.1, {MARKED}", MARKED),
        ("en;q=0", ""),
        ("*, ;;, q=, \x00, " + "x" * 3000, ""),
    ],
)
def test_a_browser_says_what_it_likes_to_read(header: str, language: str) -> None:
    assert wished(header) == language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        (["", "", "en_GB.UTF-8"], "en"),
        (["C", "", "en_GB.UTF-8"], ""),
        ([f"{MARKED}_XX@euro", "", "en"], MARKED),
        (["", "", "tlh"], ""),
    ],
)
def test_a_system_says_it_too(variables: list[str], language: str) -> None:
    assert of_system(variables) == language


# ---------------------------------------------------------------------- names


def test_a_name_is_said_in_the_language_of_its_sentence() -> None:
    phrase = Phrase("everdell-why-card", card=FARM)
    with speaking(MARKED):
        assert named(FARM) == mark("Farm")
        assert mark("Farm") in words().say("everdell-event-reacted", card=FARM)
        assert words().phrase(phrase) == words().say("everdell-why-card", card=mark("Farm"))
    assert named(FARM) == "Farm"
    assert "Farm" in words().phrase(phrase)


def test_a_player_called_like_a_card_keeps_the_name() -> None:
    with speaking(MARKED):
        card = words().say("everdell-event-reacted", card=FARM)
        assert words().say("everdell-event-reacted", card="Farm") != card
        assert words().say("everdell-event-reacted", card=FARM) == card
        inside = words().phrase(Phrase("question", title=FARM, asks=Phrase("everdell-why-card", card="Farm")))
        assert mark("Farm") in inside
        assert "Farm" in inside


def test_a_name_is_a_text_for_everything_else() -> None:
    assert FARM == "Farm"
    assert hash(FARM) == hash("Farm")
    assert json.dumps(FARM) == '"Farm"'
    again = pickle.loads(pickle.dumps(FARM))
    assert (again, again.key) == (FARM, FARM.key)
    card = next(card for card in lookup("everdell").components() if card.get("id") == "farm")
    assert isinstance(card["name"], Name)


def test_a_designers_names_are_the_same_in_every_language() -> None:
    pack = DesignerPack("everdell", "mine", 1, changes={"card.farm.name": "Orchard", "card.inn.points": 3})
    own, designed = lookup("everdell"), lookup("everdell", pack)
    with speaking(MARKED):
        names = {str(it["id"]): it["name"] for it in designed.described() if it["table"] == "card"}
        assert names["farm"] == "Orchard"
        assert names["inn"] == mark("Inn")
        said = {str(it["id"]): it["name"] for it in own.described() if it["table"] == "card"}
        assert said["farm"] == mark("Farm")


def test_names_change_no_fingerprint_and_no_position() -> None:
    info = lookup("everdell")
    game = tanglewood.new_game("everdell", seed=3)
    assert game.state.text() == game.state.copy().text()
    assert info.files is not None
    assert len(info.files.fingerprint) == 12
    assert all(type(value) is not Name for row in info.files.rows for value in row.raw.values())


# ---------------------------------------------------------------------- lists, sentences, numbers


def test_lists_are_joined_by_the_language() -> None:
    assert joined([]) == ""
    assert joined(["A"]) == "A"
    assert joined(["A", "B"]) == "A and B"
    assert joined(["A", "B", "C", "D"]) == "A, B, C and D"
    assert joined(["A", FARM], OR) == "A or Farm"
    assert joined(["A", "B", "C"], COMMA) == "A, B, C"
    with speaking(MARKED):
        assert joined(["1", FARM, "2"]) == f"1, {mark('Farm')} {mark('and')} 2"
        assert words().say("question", title=several(["1", "2"], COMMA), asks="3") == "1, 2: 3"


def test_spanish_says_e_before_an_i_and_u_before_an_o(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "qq").mkdir()
    (tmp_path / "qq" / "lists.ftl").write_text(
        "list-comma = { $first }, { $last }\n"
        "list-and = { $alike ->\n    [yes] { $first } e { $last }\n   *[no] { $first } y { $last }\n}\n"
        "list-or = { $alike ->\n    [yes] { $first } u { $last }\n   *[no] { $first } o { $last }\n}\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(books, "shared_folders", lambda: [books.LOCALES, tmp_path])
    with speaking("qq"):
        assert joined(["Juez", "Historiador"]) == "Juez e Historiador"
        assert joined(["Juez", "Inquisidor", "Hierba"]) == "Juez, Inquisidor y Hierba"
        assert joined(["uno", "otro"], OR) == "uno u otro"


def test_sentences_begin_with_a_capital_letter_behind_their_marks() -> None:
    assert sentence("which card?") == "Which card?"
    assert sentence("¿qué carta?") == "¿Qué carta?"
    assert sentence("«été» ?") == "«Été» ?"
    assert sentence("") == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1,234.5 95%"),
        ("de", "1.234,5 95\u00a0%"),
        ("fr", "1\u202f234,5 95\u00a0%"),
        ("pl", "1\u00a0234,5 95%"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, said: str) -> None:
    with speaking(language):
        assert figures("1,234.5 95%") == said


# ---------------------------------------------------------------------- the terminal


def run(*words_: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tanglewood", *words_],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env={"PYTHONPATH": str(Path(tanglewood.__file__).parents[1]), "COLUMNS": "100", **environment},
    )


def test_an_unknown_language_is_one_line() -> None:
    for arguments in (["--lang", "tlh", "games"], ["games", "--lang=tlh"]):
        done = run(*arguments)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.startswith("error: no language is called tlh; there is ")
        assert done.stderr.count("\n") == 1


def test_the_language_of_the_system_is_spoken_if_we_have_it() -> None:
    for known in ("tlh_QO.UTF-8", "en_GB.UTF-8", "C"):
        done = run("games", "mycelia", LANG=known)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Mycelia" in done.stdout


def test_what_follows_two_dashes_is_no_option() -> None:
    from tanglewood.cli.language import taken_out

    given = ["tanglewood", "--", "--lang", "de"]
    assert taken_out(given) is None
    given = ["tanglewood", "play", "--lang", "de", "everdell"]
    assert taken_out(given) == "de"
    assert given == ["tanglewood", "play", "everdell"]
