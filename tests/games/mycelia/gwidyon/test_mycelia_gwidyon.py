"""The solo game: setup, Gwidyon's turns and his six cards. His bonuses, the shrine and the end are in
test_mycelia_solo_end.py, Prisma's additions in test_mycelia_solo_prisma.py."""

import pytest

import tanglewood
from mycelia_table import (
    draw_pile,
    drops,
    hand,
    heard,
    him,
    leaves,
    mycelia,
    names,
    play,
    player,
    showcase,
    table,
    texts,
    tiles,
)
from tanglewood.api import Game
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, REST

SEEDS = range(30)


def new(seed: int = 1, **options: object) -> Game:
    return tanglewood.new_game("mycelia", players=1, seed=seed, **options)


def alone(*lines: str) -> Game:
    """A solo game in which the player has no cards: the turn is one `end`, and then comes Gwidyon's."""
    return table("players: 1", *lines)


def solo(cards: tuple[int, ...]) -> str:
    return " ".join(standard().solo[card].id for card in cards)


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("MY.solo.setup")
def test_the_player_sets_up_as_usual_and_the_shrine_as_for_two() -> None:
    start = sorted(names(new(), tuple(standard().start_deck)))
    for seed in SEEDS:
        game = new(seed)
        assert len(mycelia(game).players) == 1
        assert player(game).drops in [setup.drops for setup in standard().setups]
        assert player(game).left == 20
        assert tiles(game) == "a b"
        assert len(hand(game)) == 3
        assert sorted([*hand(game), *draw_pile(game)]) == start
        assert leaves(game) == [0]
        assert mycelia(game).shrine == 0
        assert mycelia(game).config.capacity == game.view(0).capacity == 10
        assert "-" not in showcase(game)
        assert len(mycelia(game).pile) == 35


@pytest.mark.rule("MY.solo.pile")
def test_gwidyon_has_twenty_drops_six_cards_and_the_chip() -> None:
    for seed in SEEDS:
        game = new(seed)
        assert (him(game).left, him(game).chip, him(game).seen) == (20, REMOVE_SIDE, ())
        assert sorted(solo(him(game).deck).split()) == ["1", "2", "3", "4", "5", "6"]
        seen = game.view(0).gwidyon
        assert (seen.left, seen.chip, seen.deck, seen.seen, seen.card) == (20, "remove", 6, [], None)
    assert len({him(new(seed)).deck for seed in SEEDS}) > 20


@pytest.mark.rule("MY.solo.pile")
def test_his_cards_are_face_down() -> None:
    game = play(alone("solo: 3 1 2 4 5 6", "drops: a1"), "end")
    worlds = [game.imagine(0, seed) for seed in range(20)]
    assert all(world.view(0) == game.view(0) for world in worlds)
    assert len({him(world).deck for world in worlds}) > 5
    assert {solo(him(world).seen) for world in worlds} == {"3"}
    assert {tuple(sorted(him(world).deck)) for world in worlds} == {(0, 1, 3, 4, 5)}


@pytest.mark.rule("MY.solo.handicap")
@pytest.mark.parametrize("drops", range(15, 26))
def test_the_pile_may_start_with_fewer_or_more_drops(drops: int) -> None:
    game = new(gwidyon=drops)
    assert (him(game).start, him(game).left) == (drops, drops)
    assert player(game).left == 20


@pytest.mark.rule("MY.solo.handicap")
@pytest.mark.parametrize("drops", [14, 26, 0, -1, "many"])
def test_other_piles_are_refused(drops: object) -> None:
    with pytest.raises(tanglewood.OptionError, match="option gwidyon: expected a whole number from 15 to 25"):
        new(gwidyon=drops)


@pytest.mark.rule("MY.solo.options")
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("board", ["front", "pond", "cushion", "litter", "clearing"])
def test_with_or_without_the_expansion_on_any_side(expansion: bool, board: str) -> None:
    game = new(expansion=expansion, boards=board)
    assert player(game).board.id == board
    assert len(mycelia(game).pile) == (65 if expansion else 35)
    assert mycelia(game).shrine_tokens == (2 if expansion else 0)
    assert game.view(0).tile_stock == ({"c": 2, "d": 2, "e": 2} if expansion else {})
    assert him(game).left == 20


@pytest.mark.rule("MY.solo.setup")
def test_nobody_else_can_begin() -> None:
    with pytest.raises(tanglewood.OptionError, match="option first: expected a seat from 0 to 0, got 1"):
        new(first=1)


@pytest.mark.rule("MY.solo.pile")
def test_with_more_players_there_is_no_gwidyon() -> None:
    game = tanglewood.new_game("mycelia", players=2, seed=1, gwidyon=22)
    assert mycelia(game).gwidyon is None
    assert game.view(0).gwidyon is None


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("MY.solo.turns")
def test_the_player_begins_and_then_they_alternate() -> None:
    game = table("players: 1", "solo: 1 5 2 3 4 6", "hand: drifting-leaf", "leaves: 1", "drops: a1")
    happened = heard(game)
    assert game.turn == 0
    play(game, "play drifting-leaf", "end")
    assert solo(him(game).seen) == "1"
    play(game, "play drifting-leaf", "end")
    assert solo(him(game).seen) == "1 5"
    turns = [name for name in happened if name.startswith(("turn", "gwidyon-turn", "gwidyon-card"))]
    his = ["turn-ended 0", "gwidyon-turn 0", "gwidyon-card 0"]
    assert turns == [*his, "turn 0", *his, "turn 0"]


@pytest.mark.rule("MY.solo.turns")
def test_both_turns_together_are_a_round() -> None:
    game = alone("round: 4", "solo: 6 3 1 2 4 5", "drops: a1")
    play(game, "end")
    assert mycelia(game).round == 4  # card 6 is asking
    assert game.view(0).gwidyon.his_turn
    play(game, "skip")
    assert mycelia(game).round == 5
    assert not game.view(0).gwidyon.his_turn
    play(game, "end")
    assert mycelia(game).round == 6


@pytest.mark.rule("MY.solo.turns")
def test_nothing_but_his_card_can_be_done_in_his_turn() -> None:
    game = table("players: 1", "solo: 6 1", "showcase: laccaria-amethystina", "drops: a1", "leaves: 9")
    play(game, "end")
    assert texts(game) == ["drop a1 > b1", "drop a1 > a2", "skip"]


@pytest.mark.rule("MY.solo.turns")
def test_the_player_has_drawn_before_his_turn() -> None:
    game = table("players: 1", "solo: 6 1", "drops: a1", "draw: boletus-edulis drifting-leaf drifting-leaf")
    play(game, "end")
    assert game.view(0).gwidyon.his_turn
    assert hand(game) == ["boletus-edulis", "drifting-leaf", "drifting-leaf"]


@pytest.mark.rule("MY.solo.reshuffle")
def test_after_the_fifth_card_all_six_are_shuffled() -> None:
    game = alone("solo: 1 2 3 4 5 6", "gwidyon: 25", "drops: a1")
    for number, left in ((1, 5), (2, 4), (3, 3), (4, 2)):
        play(game, "end")
        assert len(him(game).deck) == left
        assert len(him(game).seen) == number
    before = leaves(game)[0]
    play(game, "end")
    assert leaves(game)[0] == before + 1  # card 5 has been carried out
    assert sorted(solo(him(game).deck).split()) == ["1", "2", "3", "4", "5", "6"]
    assert him(game).seen == ()


@pytest.mark.rule("MY.solo.reshuffle")
def test_the_fifth_card_is_carried_out_first() -> None:
    game = alone("solo: 6 1", "solo seen: 2 3 4 5", "drops: a1")
    play(game, "end")
    assert (solo(him(game).deck), solo(him(game).seen)) == ("1", "2 3 4 5 6")
    play(game, "drop a1 > a2")
    assert len(him(game).deck) == 6


@pytest.mark.rule("MY.solo.reshuffle")
def test_any_card_may_come_first_after_the_shuffle_and_any_may_stay_unseen() -> None:
    tops, bottoms = set(), set()
    for word in range(60):
        game = play(alone(f"word: {word}", "solo: 5 6", "solo seen: 1 2 3 4", "drops: a1"), "end")
        tops.add(him(game).deck[-1])
        bottoms.add(him(game).deck[0])
    assert tops == bottoms == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("MY.solo.reshuffle")
def test_the_fourth_card_shuffles_nothing() -> None:
    game = play(alone("solo: 5 6 1", "solo seen: 2 3 4", "drops: a1"), "end")
    assert (solo(him(game).deck), solo(him(game).seen)) == ("1 6", "2 3 4 5")


# ---------------------------------------------------------------------- the six cards


@pytest.mark.rule("MY.solo.card_1", "MY.solo.card_2", "MY.solo.chip")
@pytest.mark.parametrize("number", [1, 2])
def test_cards_1_and_2_turn_the_chip_and_then_remove(number: int) -> None:
    game = play(alone(f"solo: {number} 3", "chip: remove", "drops: a1"), "end")
    assert (him(game).chip, him(game).left) == (REST, 20 - number)
    game = play(alone(f"solo: {number} 3", "chip: rest", "drops: a1"), "end")
    assert (him(game).chip, him(game).left) == (REMOVE_SIDE, 20 - 1 - number)
    assert mycelia(game).shrine == 1 + number
    assert drops(game) == {"a1": 1}
    assert leaves(game) == [0]


@pytest.mark.rule("MY.solo.chip")
def test_the_first_turn_of_the_chip_removes_nothing_and_every_second_one_a_drop() -> None:
    game = alone("solo: 1 2 3 4 5 6", "drops: a1")
    happened: list[tuple[str, str]] = []
    game.listen(lambda event: happened.append((event.name, str(event.open.get("rule")))))
    play(game, "end", "end")
    told = [pair for pair in happened if pair[0] in ("gwidyon-chip", "gwidyon-removed")]
    assert told == [
        ("gwidyon-chip", "MY.solo.card_1"),
        ("gwidyon-removed", "MY.solo.card_1"),
        ("gwidyon-chip", "MY.solo.card_2"),
        ("gwidyon-removed", "MY.solo.chip"),  # the chip's drop before the card's
        ("gwidyon-removed", "MY.solo.card_2"),
    ]
    assert him(game).left == 20 - 1 - 1 - 2


@pytest.mark.rule("MY.solo.card_3")
def test_card_3_replaces_the_showcase() -> None:
    old = ["lepista-nuda", "panellus-mitis", "hygrocybe-conica", "suillus-grevillei", "marasmius-rotula"]
    fresh = ["mitrula-paludosa", "marasmius-oreades", "amanita-muscaria", "coprinus-comatus", "lepista-nuda"]
    game = alone(
        "solo: 3 1", f"showcase: {' '.join(old)}", f"pile: {' '.join(fresh)} armillaria-mellea", "drops: a1"
    )
    play(game, "end")
    assert showcase(game) == fresh
    assert names(game, mycelia(game).thrown) == old
    assert names(game, mycelia(game).pile) == ["armillaria-mellea"]
    assert (him(game).left, him(game).chip, leaves(game)) == (20, REMOVE_SIDE, [0])


@pytest.mark.rule("MY.solo.card_3")
def test_card_3_comes_after_the_refill_and_shuffles_the_discard_when_the_pile_is_used_up() -> None:
    lying = "lepista-nuda panellus-mitis - suillus-grevillei marasmius-rotula"
    game = alone("solo: 3 1", f"showcase: {lying}", "pile: hygrocybe-conica amanita-muscaria", "drops: a1")
    play(game, "end")
    everything = {*lying.split(), "hygrocybe-conica", "amanita-muscaria"} - {"-"}
    assert len(set(showcase(game))) == 5
    assert showcase(game)[0] == "amanita-muscaria"  # hygrocybe-conica had filled the gap before
    assert {*showcase(game), *names(game, mycelia(game).pile)} == everything
    assert mycelia(game).thrown == ()


@pytest.mark.rule("MY.solo.card_4", "MY.solo.card_5")
@pytest.mark.parametrize(("card", "removed"), [("4", 3), ("5", 1)])
def test_cards_4_and_5_give_a_leaf_and_then_remove(card: str, removed: int) -> None:
    game = alone(f"solo: {card} 3", "leaves: 2", "drops: a1")
    happened = heard(game)
    play(game, "end")
    assert leaves(game) == [3]
    assert (him(game).left, him(game).chip, mycelia(game).shrine) == (20 - removed, REMOVE_SIDE, removed)
    assert happened.index("leaves 0") < happened.index("gwidyon-removed 0")


@pytest.mark.rule("MY.solo.card_4")
@pytest.mark.parametrize(("answer", "stock"), [("accept", 1), ("skip", 0)])
def test_a_table_that_asks_for_leaves_asks_in_his_turn_too(answer: str, stock: int) -> None:
    game = alone("ask_leaves: yes", "solo: 4 3 1", "drops: a1")
    play(game, "end")
    assert texts(game) == ["accept", "skip"]
    play(game, answer)
    assert (leaves(game), him(game).left) == ([stock], 17)


@pytest.mark.rule("MY.solo.card_4")
def test_no_more_drops_come_off_than_lie_on_the_pile() -> None:
    game = alone("solo: 4 3", "pile of gwidyon: 2", "drops: a1")
    play(game, "end")
    assert (him(game).left, mycelia(game).shrine) == (0, 2)


@pytest.mark.rule("MY.solo.card_6")
def test_card_6_moves_one_drop_from_any_field_one_field() -> None:
    game = alone("solo: 6 3", "drops: a1 b1 b1 e4 c2 c3")  # soil, moss, moss, water, water
    play(game, "end")
    sources = {text.split()[1] for text in texts(game) if text != "skip"}
    assert sources == {"a1", "b1", "c2", "c3", "e4"}
    play(game, "drop b1 > c1")
    assert drops(game) == {"a1": 1, "b1": 1, "c1": 1, "c2": 1, "c3": 1, "e4": 1}
    assert not game.view(0).gwidyon.his_turn  # one drop only
    assert him(game).left == 20


@pytest.mark.rule("MY.solo.card_6")
def test_card_6_may_lead_a_drop_to_the_shrine_in_his_turn() -> None:
    game = alone("solo: 6 3", "shrine: 4", "drops: c2 a1")
    play(game, "end", "drop c2 > d2")
    assert drops(game) == {"a1": 1}
    assert mycelia(game).shrine == 5
    assert not game.over


@pytest.mark.rule("MY.solo.card_6_forgo")
def test_card_6_may_be_forgone() -> None:
    game = alone("solo: 6 3", "drops: a1")
    play(game, "end", "skip")
    assert drops(game) == {"a1": 1}
    assert texts(game) == ["end"]
    assert him(game).left == 20
