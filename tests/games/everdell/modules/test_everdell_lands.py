"""Lands of Everdell together: what may be mixed, and what each mix is laid out with."""

from itertools import combinations

import pytest

import everdell_laws
from everdell_table import table
from mixes import any_mix, goes
from playing import fresh
from soak import tables_of
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.games.everdell.setup import settings
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import OptionError, TextError
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice

MIXES = [mix for n in range(1, len(LANDS) + 1) for mix in combinations(LANDS, n)]


def laid(seed: int, *lands: str, **options: Choice) -> Everdell:
    state = fresh("everdell", seed, **dict.fromkeys(lands, True), **options)
    assert isinstance(state, Everdell)
    return state


@pytest.mark.rule("EX.combine.one_major")
@pytest.mark.parametrize("lands", MIXES, ids="+".join)
def test_any_lands_can_be_played_together(lands: tuple[str, ...]) -> None:
    for players in (1, 2, 4):
        state = played(laid(players, *lands, players=players))
    assert {land for land in LANDS if state.config.options[land]} == set(lands)


def played(state: Everdell) -> Everdell:
    """The end of a random game."""
    rng = seeded(len(state.players))
    while state.turn >= 0:
        options = state.options()
        state.play(options[rng.below(len(options))])
    everdell_laws.look(state)
    return state


@pytest.mark.rule("EX.combine.nightweave", "EX.combine.bellfaire_any")
@pytest.mark.parametrize("lands", MIXES, ids="+".join)
def test_any_lands_can_be_played_against_nightweave_and_by_six(lands: tuple[str, ...]) -> None:
    people = 1 + len(lands) % 2
    played(laid(people, *lands, players=people, nightweave=True, legends="both"))
    if "bellfaire" in lands:
        played(laid(people, *lands, players=6, powers="all"))


@pytest.mark.rule("MW.module.no_expansions")
@pytest.mark.parametrize("module", [("personality", "nasty"), ("plan", "smarty"), ("intrigues", True)])
@pytest.mark.parametrize("land", LANDS)
def test_nightweaves_modules_go_with_no_land(land: str, module: tuple[str, Choice]) -> None:
    name, value = module
    with pytest.raises(OptionError, match=rf"{land}.*MW\.module\.no_expansions"):
        laid(1, land, players=1, nightweave=True, **{name: value})
    said = "yes" if value is True else value
    with pytest.raises(TextError, match=r"MW\.module\.no_expansions"):
        table("players: 1", "nightweave: yes", f"{land}: yes", f"{name}: {said}")


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"players": 3, "newleaf": True, "nightweave": True}, r"MW\.nw\.setup\.board"),
        ({"players": 5, "pearlbrook": True}, r"EX\.bellfaire\.six\.players"),
        ({"garland": "peace", "spirecrest": True}, r"EX\.bellfaire\.garland\.draw"),
        ({"players": 1, "lucky": True, "newleaf": True}, r"EX\.bellfaire\.solo\.origin"),
        ({"players": 5, "bellfaire": True, "powers": "mistwood"}, r"EX\.bellfaire\.six\.enough_cards"),
        ({"spring_worker": True, "spirecrest": True}, r"MW\.with\.powers\.easier"),
    ],
)
def test_what_does_not_go_together_is_refused_by_a_rule(options: dict[str, Choice], rule: str) -> None:
    with pytest.raises(OptionError, match=rule):
        fresh("everdell", 1, **options)


@pytest.mark.rule("EX.combine.figures")
def test_everybody_has_a_frog_and_a_rabbit_whatever_the_workers_are() -> None:
    state = laid(3, "pearlbrook", "spirecrest", players=4, powers="all")
    view = state.view(0)
    assert all(player.pearlbrook is not None for player in view.players)  # type: ignore[attr-defined]
    assert all(player.expedition is not None for player in view.players)  # type: ignore[attr-defined]


@pytest.mark.rule("EX.combine.forest_drawn")
def test_forest_cards_of_all_lands_in_use_are_mixed() -> None:
    pack = standard()
    seen: set[str] = set()
    for seed in range(60):
        seen |= {
            pack.locations[place].set
            for place in laid(seed, "pearlbrook", "newleaf").config.forest
            if place >= 0
        }
    assert seen == {"base", "pearlbrook", "newleaf"}


@pytest.mark.rule("EX.combine.nightweave")
@pytest.mark.parametrize("land", LANDS)
@pytest.mark.parametrize("players", [1, 2])
def test_nightweave_counts_as_a_player_when_a_land_is_set_up(land: str, players: int) -> None:
    state = laid(5, land, players=players, nightweave=True)
    assert state.config.laid_for == players + 1
    assert len([place for place in state.config.forest if place >= 0]) == standard().counts.forest[players]


@pytest.mark.parametrize("number", range(12))
def test_texts_of_any_mix_with_lands_round_trip(number: int) -> None:
    info = lookup("everdell")
    options = any_mix(info, 900 + number)
    state = fresh(
        "everdell", number, **{**options, LANDS[number % len(LANDS)]: options.get("players", 2) != 1}
    )
    rng = seeded(number)
    count = 0
    while state.turn >= 0 and count < 400:
        moves = state.options()
        state.play(moves[rng.below(len(moves))])
        count += 1
        if count % 20 == 0:
            assert info.read(state.text()).text() == state.text()


@pytest.mark.parametrize("land", LANDS)
def test_the_soak_lays_each_land_on_every_table(land: str) -> None:
    tables = list(tables_of(land))
    assert {it["players"] for it in tables} == {1, 2, 3, 4, 5, 6}
    against = {(it["players"], it["difficulty"]) for it in tables if "nightweave" in it}
    assert against == {(people, level) for people in (1, 2) for level in range(5)}
    assert all(goes(lookup("everdell"), it) for it in tables)


def test_every_land_has_an_option_and_a_variant() -> None:
    names = [setting.name for setting in settings(standard())]
    variants = [variant.id for variant in lookup("everdell").variants]
    for land in LANDS:
        assert land in names
        assert land in variants
