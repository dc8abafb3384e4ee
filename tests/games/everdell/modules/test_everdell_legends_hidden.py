"""Legends: how they are dealt, and who knows them."""

from collections import Counter

import pytest

from everdell_table import (
    DECK,
    RICH,
    everdell,
    hand,
    legends,
    play,
    player,
    refused,
    table,
    texts,
)
from playing import fresh
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import standard
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.state import NOBODY

PACK = standard()
BOTH = "legends: both"
WAITS = ("player 1:", "hand: king?")


def new(seed: int, players: int, option: str) -> Table:
    state = fresh("everdell", seed, players=players, legends=option)
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("MW.legend.deal")
@pytest.mark.parametrize(("option", "pool"), [("first", 10), ("more", 10), ("both", 20)])
def test_everybody_gets_a_critter_and_a_construction(option: str, pool: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        state = new(seed, 1 + seed % 4, option)
        dealt = [legend for owner in state.players for legend in owner.legends]
        assert len(set(dealt)) == len(dealt)
        for owner in state.players:
            critter, construction = owner.legends
            assert PACK.cards[critter].critter
            assert not PACK.cards[construction].critter
            assert len(owner.hand) >= 5
        seen.update(dealt)
    assert len(seen) == pool
    sets = {PACK.cards[legend].set for legend in seen}
    assert sets == {"both": {"legends_first", "legends_more"}}.get(option, {f"legends_{option}"})


@pytest.mark.rule("MW.legend.deal")
def test_legends_are_neither_in_the_deck_nor_in_the_hand() -> None:
    assert not [card for card in PACK.deck(("base", "legends_first")) if PACK.cards[card].ribbon >= 0]
    assert all(not owner.legends for owner in fresh("everdell", 1).players)  # type: ignore[attr-defined]
    # A hand of eight beside two legends is full, one of seven is not.
    game = table(BOTH, DECK, "hand:" + " king?" * 7, "legends: poe click_clacks", *WAITS)
    play(game, "place two_twigs_card")
    assert len(hand(game)) == 8
    assert refused(table(BOTH, "legends: poe", RICH, *WAITS), "play poe") == "EV.play.source"
    assert refused(table(BOTH, "legends: poe", RICH, *WAITS), "play legend foresight") == "MW.legend.deal"


@pytest.mark.rule("MW.legend.hidden")
def test_others_see_only_how_many_there_are() -> None:
    game = table(
        BOTH, "legends: poe click_clacks", RICH, "player 1:", "legends: foresight", "city: strey_softpaw"
    )
    own = game.view(0)
    assert own.players[0].legends == ["poe", "click_clacks"]
    assert (own.players[1].legends, own.players[1].legends_count) == ([], 1)
    assert own.prices["poe"].ways == ["pay"]
    assert set(own.unseen_legends) == {
        PACK.cards[it].id for it in PACK.legends(everdell(game).config.sets)
    } - {
        "poe",
        "click_clacks",
        "strey_softpaw",
    }
    for viewer in (1, NOBODY):
        view = game.view(viewer)
        assert (view.players[0].legends, view.players[0].legends_count) == ([], 2)
        assert "poe" in view.unseen_legends
        assert "poe" not in view.prices
    assert game.view(NOBODY).prices == {}


@pytest.mark.rule("MW.legend.hidden")
def test_unseen_legends_are_imagined_anew() -> None:
    game = table(
        "legends: more",
        "legends: chipter_swipple everflame_tomb",
        "player 1:",
        "legends: jor_goldwing click_clacks",
        "city: darkdeep_prison",
        "hand: king",
    )
    rng = seeded(7)
    critters: set[str] = set()
    constructions: set[str] = set()
    for _ in range(60):
        world = everdell(game).imagine(0, rng)
        assert world.players[0].legends == player(game).legends
        critter, construction = (PACK.cards[it] for it in world.players[1].legends)
        critters.add(critter.id)
        constructions.add(construction.id)
    assert critters == {"strey_softpaw", "mayberry_matriarch", "jor_goldwing", "tarry_hare"}
    assert constructions == {"click_clacks", "king_norths_treasury", "strongroot_castle"}
    # Nothing of the truth leaves a trace.
    other = table(
        "legends: more",
        "legends: chipter_swipple everflame_tomb",
        "player 1:",
        "legends: tarry_hare strongroot_castle",
        "city: darkdeep_prison",
        "hand: king",
    )
    assert everdell(game).imagine(0, seeded(3)).text() == everdell(other).imagine(0, seeded(3)).text()


@pytest.mark.rule("MW.legend.hidden")
def test_a_legend_being_paid_for_is_seen_by_nobody_else_until_it_is_paid() -> None:
    game = table(
        BOTH,
        "legends: poe bridge_of_the_sky",
        "city: teacher",
        RICH,
        "player 1:",
        "legends: foresight",
    )
    play(game, "play legend poe")
    assert legends(game) == ["bridge_of_the_sky"]
    assert game.view(0).playing == "poe"
    for viewer in (1, -1):
        view = game.view(viewer)
        assert view.playing == ""
        assert "poe" in view.unseen_legends
        assert view.players[0].legends_count == 2
    for seed in range(20):
        world = everdell(game).imagine(1, seeded(seed))
        assert "poe" not in [PACK.cards[it].id for it in world.players[0].legends]


@pytest.mark.rule("MW.legend.hidden", "MW.with.legends.hand")
def test_nobody_sees_which_legends_nightweave_has() -> None:
    hers = ("nightweave: summer", "hand: foresight mine")
    game = table(BOTH, "players: 1", "nightweave: yes", "legends: poe", *hers)
    view = game.view(0)
    assert "foresight" not in view.unseen
    assert "foresight" in view.unseen_legends
    assert "poe" not in view.unseen_legends


@pytest.mark.rule("MW.legend.hidden")
def test_a_lone_option_is_asked_for_while_legends_are_hidden() -> None:
    before = (BOTH, "placed: haven", "hand: king", "player 1:", "placed: haven haven")
    game = table(*before, "legends: poe")
    play(game, "place three_twigs")
    assert (game.turn, texts(game)) == (1, ["prepare"])
    game = table(*before)
    play(game, "place three_twigs")
    assert (game.turn, everdell(game).players[1].season) == (0, 1)
