"""Components: boards, cards, setup and supply cards, as the pack has them."""

from collections import Counter

import pytest

from tanglewood.games.mycelia.components import schema
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.kernel.chance import Rng

PACK = standard()
SHRINE_FIELD = "d2"


@pytest.mark.rule("MY.comp.board")
def test_a_board_has_twenty_fields_and_one_printed_shrine_field() -> None:
    for board in PACK.boards:
        assert len(board.landscape) == 20
        assert sum(land < 0 for land in board.landscape) == 1


@pytest.mark.rule("MY.comp.board")
def test_one_front_for_all_and_four_different_backs() -> None:
    assert [board.back for board in PACK.boards] == [False, True, True, True, True]
    assert len({tuple(board.landscape) for board in PACK.boards}) == 5


@pytest.mark.rule("MY.comp.board_format")
def test_five_columns_four_rows_and_the_shrine_field_in_the_same_place() -> None:
    assert (PACK.columns, PACK.rows) == (5, 4)
    assert PACK.field_names[PACK.shrine_field] == SHRINE_FIELD  # column 4, row 2 from the top
    for board in PACK.boards:
        assert board.landscape.index(-1) == PACK.shrine_field


@pytest.mark.rule("MY.comp.layouts")
def test_each_field_is_leaves_moss_water_or_soil() -> None:
    leaves, moss, water, soil = range(4)
    front = Counter(PACK.board("front").landscape)
    assert (front[leaves], front[moss], front[water], front[soil]) == (5, 5, 5, 4)
    for board in PACK.boards:
        assert set(board.landscape) == {-1, leaves, moss, water, soil}


@pytest.mark.rule("MY.comp.cards")
def test_numbers_of_cards() -> None:
    sets = Counter(card.set for card in PACK.cards)
    assert (sets["base"], sets["expansion"]) == (20, 15)
    assert len(PACK.of_set("base")) == 40
    assert len(PACK.of_set("expansion")) == 30
    assert len(PACK.start_deck) * 4 == 24


@pytest.mark.rule("MY.comp.cards")
def test_fourteen_tiles() -> None:
    copies = {tile.id: tile.copies for tile in PACK.files.of(schema.Tile) if tile.set != "prisma"}
    assert copies == {"a": 4, "b": 4, "c": 2, "d": 2, "e": 2}


@pytest.mark.rule("MY.comp.cards", "MY.comp.card_data")
def test_cards_cost_two_to_eight_leaves_and_exist_twice() -> None:
    costs = {card.cost for card in PACK.cards if card.set in ("base", "expansion")}
    assert costs == set(range(2, 9))
    assert set(Counter(PACK.of_set("base", "expansion")).values()) == {2}


@pytest.mark.rule("MY.comp.card_data")
def test_costs_functions_and_single_effects_are_those_of_the_pack() -> None:
    for entry in PACK.files.of(schema.Card):
        card = PACK.cards[PACK.card_numbers[entry.id]]
        assert (card.cost, card.set, card.source) == (entry.cost, entry.set, entry.source)
        assert card.function.parts
        assert (card.single is not None) == bool(entry.single)


@pytest.mark.rule("MY.comp.start_deck")
def test_the_six_start_cards() -> None:
    functions = sorted(str(PACK.cards[card].function) for card in PACK.start_deck)
    assert functions == [
        "1 leaf",
        "1 leaf",
        "2 leaves & others(1 leaf)",
        "leaves: move 1",
        "moss: move 1",
        "water: move 1",
    ]


@pytest.mark.rule("MY.comp.setup_patterns")
def test_eight_setup_sides_with_twenty_drops_on_landscape_fields() -> None:
    assert [setup.id for setup in PACK.setups] == ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"]
    for setup in PACK.setups:
        assert sum(setup.drops) == 20
        assert setup.drops[PACK.shrine_field] == 0
    assert len({tuple(setup.drops) for setup in PACK.setups}) == 8


@pytest.mark.rule("MY.comp.supply_patterns")
def test_eight_supply_sides_with_one_or_two_fields_for_each_symbol() -> None:
    assert [card.id for card in PACK.supply_cards] == ["1", "2", "3", "4"]
    for card in PACK.supply_cards:
        assert len(card.sides) == 2
        for side in card.sides:
            assert len(side) == 6
            for fields in side:
                assert 1 <= len(fields) <= 2
                assert PACK.shrine_field not in fields


@pytest.mark.rule("MY.comp.die")
def test_the_die_has_six_symbols_each_as_likely() -> None:
    assert len(set(PACK.faces)) == 6
    rng = Rng(11)
    throws = Counter(rng.below(len(PACK.faces)) for _ in range(6000))
    assert set(throws) == set(range(6))
    assert all(850 < n < 1150 for n in throws.values())
