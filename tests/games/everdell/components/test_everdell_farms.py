"""Through Every Season: eight Farms instead of the usual ones."""

from collections import Counter
from itertools import product

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    everdell,
    full_city,
    hand,
    play,
    points,
    refused,
    stock,
    table,
    texts,
)
from playing import fresh
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.config import SETS
from tanglewood.games.everdell.presentation import narration_moves as wording_moves

PACK = standard()
FARMS = "farms: yes"
WAITS = ("player 1:", "hand: king?")


def in_deck(**options: object) -> Counter[str]:
    """The cards of a new table by set."""
    state = fresh("everdell", 5, players=2, **options)
    assert isinstance(state, Table)
    cards = list(state.deck[: state.left]) + list(state.meadow)
    cards += [card for player in state.players for card in player.hand]
    assert len(cards) == len(PACK.deck(state.config.sets))
    return Counter(PACK.cards[card].set for card in cards)


@pytest.mark.rule("MW.comp.contents", "MW.farm.replace")
def test_eight_farms_take_the_place_of_eight() -> None:
    assert in_deck() == {"base": 128}
    assert in_deck(farms=True) == {"base": 120, "farms": 8}
    deck = PACK.deck(("base", "farms"))
    assert PACK.card_numbers["farm"] not in deck
    assert len([card for card in set(deck) if PACK.cards[card].set == "farms"]) == 8
    assert len({tuple(card.cost) for card in PACK.cards if card.set == "farms"}) > 1


@pytest.mark.rule("MW.comp.modular", "MW.corrin.setup", "MW.extra.setup", "MW.rugwort_cards.setup")
def test_any_boxes_can_be_joined() -> None:
    sizes = {"farms": 8, "corrin": 5, "extra": 15, "rugwort_cards": 3}
    for wanted in product((False, True), repeat=len(SETS)):
        chosen = dict(zip(SETS, wanted, strict=True))
        found = in_deck(**chosen)
        assert found.pop("base") == (120 if chosen["farms"] else 128)
        assert found == {name: sizes[name] for name in SETS if chosen[name]}


@pytest.mark.rule(
    "MW.farm.season_farm_1",
    "MW.farm.season_farm_2",
    "MW.farm.season_farm_3",
    "MW.farm.season_farm_4",
    "MW.farm.season_farm_5",
    "MW.farm.season_farm_6",
    "MW.farm.season_farm_7",
    "MW.farm.season_farm_8",
)
@pytest.mark.parametrize(
    ("n", "cost", "first", "second"),
    [
        (1, "1 twig 1 resin", {"twig": 1}, {"card": 1}),
        (2, "2 twig 1 resin", {"berry": 1}, {"card": 2}),
        (3, "2 twig 1 resin", {"berry": 1}, {"resin": 1}),
        (4, "2 twig 2 resin", {"berry": 1, "twig": 1}, {"point": 1}),  # a twig is left to pay with
        (5, "2 twig 1 resin 1 berry", {"berry": 2}, {"point": 2}),
        (6, "2 twig 1 resin 1 pebble", {"berry": 2}, None),
        (7, "3 twig", {"berry": 1}, {"twig": 2}),
        (8, "2 twig 2 resin", {"berry": 1}, {"point": 1}),
    ],
)
def test_what_each_farm_costs_and_gives(
    n: int, cost: str, first: dict[str, int], second: dict[str, int] | None
) -> None:
    for choice, goods in enumerate([first, second]):
        if goods is None:
            continue
        game = table(FARMS, DECK, f"hand: season_farm_{n}", f"resources: {cost}", *WAITS)
        play(game, f"play season_farm_{n}")
        if second is not None:
            assert texts(game) == ["choose 1", "choose 2"]
            labels = [wording_moves.move_words(everdell(game), move) for move in game.options()]
            assert all(label and label[0].isalnum() for label in labels)
            play(game, f"choose {choice + 1}")
        found = {**stock(game)}
        if points(game):
            found["point"] = points(game)
        if hand(game):
            found["card"] = len(hand(game))
        assert (found, game.turn) == (goods, 1)
    poor = " ".join(
        f"{int(word) - (i == 0)}" if word.isdecimal() else word for i, word in enumerate(cost.split())
    )
    if n not in (4, 5):
        game = table(FARMS, f"hand: season_farm_{n}", f"resources: {poor}", *WAITS)
        assert f"play season_farm_{n}" not in texts(game)


FARM_IDS = [f"season_farm_{n}" for n in range(1, 9)]


@pytest.mark.rule("MW.farm.points")
def test_every_farm_is_worth_a_point_and_two_belong_to_each_season() -> None:
    cards = [PACK.cards[PACK.card_numbers[id]] for id in FARM_IDS]
    assert [card.points for card in cards] == [1] * 8
    seasons = ("Winter", "Spring", "Summer", "Autumn")
    assert [card.name for card in cards] == [f"{season} Farm {n}" for season in seasons for n in ("I", "II")]


@pytest.mark.rule("MW.farm.no_space")
@pytest.mark.parametrize("farm", FARM_IDS)
def test_only_the_second_summer_farm_fits_into_a_full_city(farm: str) -> None:
    game = table(FARMS, DECK, f"hand: {farm}", RICH, full_city(), *WAITS)
    if farm != "season_farm_6":
        assert refused(game, f"play {farm}") == "EV.play.needs_space"
        return
    assert game.view(0).players[0].spaces_used == 15
    play(game, f"play {farm}")
    assert (city(game)[-1], game.view(0).players[0].spaces_used) == (farm, 15)
    # It takes no space that a Husband or a Wife could share either.
    game = table(FARMS, DECK, "hand: wife", RICH, full_city(farm, "husband"), *WAITS)
    play(game, "play wife", f"occupy 0:{farm}")
    assert game.view(0).players[0].spaces_used == 15


@pytest.mark.rule("MW.farm.choice", "MW.farm.choice_anew")
def test_each_activation_asks_anew_and_gives_one_thing() -> None:
    game = table(FARMS, "placed: haven haven", "city: season_farm_3 season_farm_7", *WAITS)
    play(game, "prepare", "activate 0:season_farm_3", "choose 2")
    assert stock(game) == {"resin": 1}
    play(game, "choose 2")  # the last card needs no order
    assert (stock(game), game.turn) == ({"resin": 1, "twig": 2}, 1)
    # A Chip Sweep asks again.
    game = table(FARMS, "hand: chip_sweep", "resources: 3 berry", "city: season_farm_3", *WAITS)
    play(game, "play chip_sweep")
    assert texts(game) == ["choose 1", "choose 2"]
    play(game, "choose 1")
    assert stock(game) == {"berry": 1}


@pytest.mark.rule("MW.farm.choice_anew")
def test_a_miner_mole_chooses_for_himself() -> None:
    copier = ("hand: miner_mole", "resources: 3 berry", "player 1:", "hand: king", "city: season_farm_5")
    game = table(FARMS, *copier)
    play(game, "play miner_mole", "activate 1:season_farm_5")
    # Without a berry the priced ability is not there, and what is alone is not asked.
    assert (stock(game), points(game), game.turn) == ({"berry": 1}, 0, 1)
    game = table(FARMS, copier[0], "resources: 4 berry", *copier[2:])
    play(game, "play miner_mole", "activate 1:season_farm_5", "choose 2")
    assert (stock(game), points(game), points(game, 1)) == ({}, 2, 0)


@pytest.mark.rule("MW.farm.choice_anew")
def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    full = "hand: season_farm_2 " + "king? " * 8
    game = table(FARMS, DECK, full.rsplit(" ", 2)[0], RICH, *WAITS)
    play(game, "play season_farm_2")
    assert texts(game) == ["choose 1", "choose 2"]  # one more card fits
    game = table(FARMS, "hand: chip_sweep", RICH, "city: season_farm_2", *WAITS)  # nothing to draw
    play(game, "play chip_sweep")
    assert stock(game)["berry"] == 7


@pytest.mark.rule("MW.farm.counts_as")
def test_they_are_farms_for_every_rule() -> None:
    game = table(FARMS, "hand: barge_toad", "resources: 2 berry", "city: season_farm_1 season_farm_6", *WAITS)
    play(game, "play barge_toad")
    assert stock(game) == {"twig": 4}
    game = table(FARMS, "hand: general_store", "resources: 1 resin 1 pebble", "city: season_farm_1", *WAITS)
    play(game, "play general_store")
    assert stock(game) == {"berry": 2}
    game = table(FARMS, "hand: husband", "resources: 3 berry", "city: season_farm_6/occupied wife", *WAITS)
    play(game, "play husband", "gain pebble")
    assert stock(game) == {"pebble": 1}
    # They bring in a Husband or a Wife, once; and without the option nothing counts as a Farm but Farms.
    game = table(FARMS, "hand: husband wife", "city: season_farm_1 wife", *WAITS)
    play(game, "play husband")
    assert texts(game) == ["gain twig", "gain resin", "gain pebble", "gain berry"]
    play(game, "gain twig", "place one_berry")
    assert "play wife" not in texts(game)
    assert not any(card.unique for card in PACK.cards if card.set == "farms")
