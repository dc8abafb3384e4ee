"""How Pearlbrook is laid out (EX.pearlbrook.comp.*, EX.pearlbrook.setup.*), and what it goes with."""

from collections import Counter
from typing import Any

import pytest

from everdell_table import discarded, everdell, hand, play, refused, stock, table, texts
from pearlbrook_table import brook, frog, kept, pearls
from playing import fresh
from tanglewood.games.everdell.components import schema as base_schema
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.pearlbrook import schema
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import river_of
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.errors import OptionError

PART = part_of(standard())


def new(seed: int = 0, **options: object) -> Everdell:
    state = fresh("everdell", seed, pearlbrook=True, **options)
    assert isinstance(state, Everdell)
    return state


def seen(state: Everdell) -> Any:
    """What seat 0 sees, with the fields that modules add."""
    return state.view(0)


@pytest.mark.rule("EX.pearlbrook.comp.contents", "EX.pearlbrook.comp.retail")
def test_the_full_set_is_there() -> None:
    files = standard().files
    assert (len(files.of(schema.RiverCard)), len(PART.wonders), len(PART.adornments)) == (12, 4, 12)
    assert sum(card.copies for card in files.of(base_schema.Card) if card.set == "pearlbrook") == 20


@pytest.mark.rule("EX.pearlbrook.comp.small_cards")
def test_the_small_cards_are_22() -> None:
    events = [event for event in standard().events if event.set == "pearlbrook"]
    forest = [it for it in standard().locations if it.set == "pearlbrook" and it.sort == "forest"]
    assert (len(PART.adornments), len(events), len(forest)) == (12, 6, 4)


@pytest.mark.rule("EX.pearlbrook.comp.deck_cards", "EX.pearlbrook.setup.deck")
def test_twenty_cards_of_eight_kinds_are_shuffled_in() -> None:
    pack = standard()
    deck = Counter(pack.cards[card].id for card in pack.deck(("base", "pearlbrook")))
    copies = {"bridge": 2, "ferry": 3, "ferry_ferret": 2, "harbor": 2}
    copies |= {"messenger": 3, "pirate": 3, "pirate_ship": 3, "shipwright": 2}
    assert {id: deck[id] for id in copies} == copies
    assert deck.total() == 148


@pytest.mark.rule("EX.pearlbrook.setup.no_basic_events", "EX.combine.pearlbrook_basic")
def test_there_are_no_basic_events() -> None:
    assert new().config.basic_events == []
    game = brook("city: farm farm farm farm")
    assert refused(game, "claim harvest_festival") == "EV.setup.special_events"
    assert {event.sort for event in new().view(0).events} == {"special"}


@pytest.mark.rule("EX.pearlbrook.setup.river_cards", "EX.pearlbrook.setup.river_pearls")
def test_two_citizens_and_two_locations_lie_face_down_with_a_pearl() -> None:
    orders = set()
    for seed in range(20):
        river = river_of(new(seed))
        assert sum(PART.cards[card].citizen for card in river.cards) == 2
        orders.add(tuple(PART.cards[card].citizen for card in river.cards))
    assert len(orders) > 3
    spaces = seen(new()).pearlbrook.spaces
    assert [(space.card, space.pearl) for space in spaces] == [("", True)] * 4 + [("", False)]


@pytest.mark.rule("EX.pearlbrook.setup.adornments", "EX.pearlbrook.setup.adornments_rest")
def test_everybody_gets_two_adornments_that_others_do_not_see() -> None:
    view = seen(new(players=3))
    assert [player.pearlbrook.adornments_count for player in view.players] == [2, 2, 2]
    assert [len(player.pearlbrook.adornments) for player in view.players] == [2, 0, 0]
    assert len(view.pearlbrook.unseen_adornments) == 10
    game = brook("adornments: bell", "pearls: 1")
    assert refused(game, "adorn tiara") == "EX.pearlbrook.setup.adornments"


@pytest.mark.rule("EX.pearlbrook.setup.frog")
def test_everybody_has_a_frog() -> None:
    game = brook("players: 2")
    assert (frog(game, 0), frog(game, 1)) == ("", "")


@pytest.mark.rule("EX.pearlbrook.setup.special_events", "EX.combine.events_drawn")
def test_at_least_one_special_event_is_of_pearlbrook() -> None:
    boxes = [[standard().events[event].set for event in new(seed).config.specials] for seed in range(40)]
    assert all(len(row) == 4 and "pearlbrook" in row for row in boxes)
    assert any(row.count("pearlbrook") > 1 for row in boxes)
    assert any(row.count("base") == 3 for row in boxes)


@pytest.mark.rule("EX.pearlbrook.setup.forest", "EX.pearlbrook.setup.players")
def test_forest_cards_are_mixed_and_numbers_are_as_usual() -> None:
    found = {
        standard().locations[place].set
        for seed in range(20)
        for place in new(seed).config.forest
        if place >= 0
    }
    assert found == {"base", "pearlbrook"}
    for players, forest in ((1, 3), (2, 3), (3, 4), (4, 4)):
        state = new(players=players, first="0")
        plain = fresh("everdell", 0, players=players, first="0")
        assert isinstance(plain, Everdell)
        assert len([place for place in state.config.forest if place >= 0]) == forest
        assert [len(it.hand) for it in state.players] == [len(it.hand) for it in plain.players]
        assert [it.workers for it in state.players] == [it.workers for it in plain.players]


@pytest.mark.rule("EX.pearlbrook.comp.pearl_supply")
def test_pearls_never_run_out() -> None:
    game = brook("pearls: 30", "city: farm farm farm")
    game.play("frog river_three_green")
    assert pearls(game) == 31


@pytest.mark.rule("EX.combine.pearlbrook_alone")
def test_other_boxes_may_be_mixed_in() -> None:
    state = new(legends="both", extra=True, rugwort_cards=True, corrin=True, farms=True, powers="all")
    assert {"pearlbrook", "extra", "farms"} <= set(state.config.sets)


@pytest.mark.rule("MW.module.no_expansions")
@pytest.mark.parametrize("module", [{"personality": "any"}, {"plan": "any"}, {"intrigues": True}])
def test_nightweaves_modules_are_played_without_it(module: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=r"MW\.module\.no_expansions"):
        new(players=1, nightweave=True, **module)


EIGHT = "hand: " + "wife? " * 4 + "inn? " * 4
"""A full hand."""


@pytest.mark.rule("EX.pearlbrook.loc.forest_two_pebbles_card", "EX.pearlbrook.loc.forest_berry_pebble_card")
@pytest.mark.parametrize(
    ("place", "gain"),
    [("forest_two_pebbles_card", {"pebble": 2}), ("forest_berry_pebble_card", {"berry": 1, "pebble": 1})],
)
def test_forest_locations_that_only_give(place: str, gain: dict[str, int]) -> None:
    game = play(brook(f"forest: {place}", "players: 2"), f"place {place}")
    assert (stock(game), len(hand(game))) == (gain, 1)
    full = play(brook(f"forest: {place}", "players: 2", EIGHT), f"place {place}")
    assert (stock(full), len(hand(full))) == (gain, 8)
    taken = brook(f"forest: {place}", "players: 2", "player 1:", f"placed: {place}")
    assert refused(taken, f"place {place}") == "EV.place.forest_four"


@pytest.mark.rule("EX.pearlbrook.loc.forest_resin_pebble_or_four_cards")
def test_resin_and_a_pebble_or_four_cards() -> None:
    lines = ("forest: forest_resin_pebble_or_four_cards", "players: 2")
    game = play(brook(*lines), "place forest_resin_pebble_or_four_cards", "choose 1")
    assert stock(game) == {"resin": 1, "pebble": 1}
    game = play(brook(*lines), "place forest_resin_pebble_or_four_cards", "choose 2")
    assert len(hand(game)) == 4
    six = "hand: " + "wife? " * 4 + "inn? " * 2
    game = play(brook(*lines, six), "place forest_resin_pebble_or_four_cards", "choose 2")
    assert len(hand(game)) == 8
    game = play(brook(*lines, EIGHT), "place forest_resin_pebble_or_four_cards")
    assert (stock(game), len(hand(game))) == ({"resin": 1, "pebble": 1}, 8)


@pytest.mark.rule("EX.pearlbrook.loc.forest_meadow_swap_two_any")
def test_new_meadow_cards_and_a_resource() -> None:
    game = brook(
        *("forest: forest_meadow_swap_two_any", "meadow: inn king queen wife farm mine fool judge"),
        *("players: 2",),
    )
    play(game, "place forest_meadow_swap_two_any", "clear meadow 1", "clear meadow 2")
    play(game, "take meadow 3", "take meadow 4", "gain berry")
    assert (discarded(game), hand(game), stock(game)) == (["king", "inn"], ["queen", "wife"], {"berry": 1})
    row = "meadow: inn king queen wife farm mine fool judge"
    full = brook("forest: forest_meadow_swap_two_any", row, "players: 2", EIGHT)
    play(full, "place forest_meadow_swap_two_any", "clear meadow 1", "clear meadow 2", "gain berry")
    assert (len(hand(full)), stock(full)) == (8, {"berry": 1})


@pytest.mark.rule("EX.pearlbrook.setup.adornments")
def test_a_table_without_pearlbrook_has_nothing_of_it() -> None:
    game = table("players: 2")
    assert game.view(0).pearlbrook is None
    assert game.view(0).players[0].pearlbrook is None
    assert everdell(game).lands == ()
    assert not [move for move in texts(game) if move.startswith(("frog", "adorn"))]
    assert kept(brook("adornments: bell")) == ["bell"]
