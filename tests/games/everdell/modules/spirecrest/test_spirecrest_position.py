"""The mountain as text: what comes back, and what is refused."""

import pytest

from everdell_table import everdell, texts
from spirecrest_table import climb, land
from tanglewood.api import Game, from_text
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import TextError

ALL = (
    "weather: freezing_rain hail drought gale",
    "foothills: lily_ponds the_bog",
    "peak: amber_caves",
    "foothills_deck: forager truffle mountaineer~ prospector~",
    "stormvale: farm - inn",
    "lost: windlore",
    "drew: 0",
    "pile: 0",
)
OWN = (
    "player 0: summer",
    "workers: 4",
    "placed: three_twigs#stubblehoof 0:castle",
    "city: castle",
    "rabbit: ridge",
    "expedition: meeks_crossing fort_faraway",
    "discoveries: archeologist stormvale",
    "tucked: farm mine",
)


def whole() -> Game:
    own = [line for line in OWN if not line.startswith("placed")]
    return climb(
        "discard: king", *own, "player 1: summer", "discoveries: windlore", "placed: haven", board=ALL
    )


def test_everything_on_the_mountain_comes_back() -> None:
    text = everdell(whole()).text()
    for line in (*ALL, "tucked: farm mine", "expedition: meeks_crossing fort_faraway", "rabbit: ridge"):
        assert line in text
    assert from_text(text).text() == text


def test_a_critter_is_written_behind_its_place() -> None:
    game = climb(
        "player 0: spring", "workers: 3", "discoveries: stubblehoof", "placed: three_twigs#stubblehoof"
    )
    assert "placed: three_twigs#stubblehoof\n" in everdell(game).text()


def test_a_critter_on_its_way_is_written_too() -> None:
    game = climb(
        "player 0: summer",
        "workers: 4",
        "discoveries: whisper",
        "doing: end 0",
        "doing: send-critter 0 0 -1",
        board=("going: whisper",),
    )
    assert "place three_twigs" in texts(game)
    assert from_text(everdell(game).text()).text() == everdell(game).text()


@pytest.mark.parametrize(
    ("lines", "board"),
    [
        ((), ("weather: hail - - -",)),
        ((), ("weather: - -",)),
        ((), ("foothills: the_bog the_bog",)),
        ((), ("foothills: serpents_pass",)),
        ((), ("foothills: the_bog lily_ponds littledell amber_caves",)),
        ((), ("foothills_deck: ancient_orchard",)),
        ((), ("foothills_deck: forager~ truffle",)),
        ((), ("stormvale: farm",)),
        ((), ("going: whisper",)),
        ((), ("lost: whisper",)),
        ((), ("berries: 2",)),
        ((), ("tokens: 1",)),
        ((), ("her_expedition: the_bog",)),
        (("player 0: spring", "rabbit: ridge"), ()),
        (("player 0: spring", "tucked: farm"), ()),
        (("player 0: spring", "discoveries: archeologist", "tucked: king"), ()),
        (("player 0: spring", "discoveries: forager truffle"), ()),
        (("player 0: spring", "expedition: the_bog", "crossed: 1"), ()),
        (("player 0: spring", "expedition: serpents_pass"), ()),
        (("player 0: spring", "placed: three_twigs#whisper"), ()),
        (("player 0: spring", "placed: three_twigs#nobody"), ()),
        (("player 0: spring", "placed: the_deck"), ()),
        (("player 0: spring", "placed: ancient_orchard"), ()),
        (("player 0: spring", "discoveries: truffle", "placed: three_twigs#truffle^"), ()),
        (("player 0: spring", "workers: 3", "discoveries: truffle", "placed: haven haven haven"), ()),
        (("player 0: spring", "doing: explore 0 0 -1 0"), ()),
    ],
)
def test_what_cannot_be_is_refused(lines: tuple[str, ...], board: tuple[str, ...]) -> None:
    with pytest.raises(TextError):
        climb(*lines, board=board)


def test_nobody_sees_what_lies_face_down() -> None:
    game = climb(
        "player 0: winter",
        board=(
            "weather: deep_frost hail drought gale",
            "foothills: the_bog",
            "peak: amber_caves littledell",
            "foothills_deck: forager truffle mountaineer prospector archeologist~",
        ),
    )
    one = everdell(game)
    worlds = [one.imagine(0, seeded(seed)) for seed in range(40)]
    assert all(world.view(0) == one.view(0) for world in worlds)
    assert len({world.text() for world in worlds}) > 20
    assert {land(game).decks[0][0]} == {world.lands[0].decks[0][0] for world in worlds}  # type: ignore[attr-defined]
