"""Gwidyon in Prisma: his mushroom on the track, the gifts that wander, and the gifts that concern him."""

import pytest

import tanglewood
from mycelia_table import (
    draw_pile,
    drops,
    heard,
    him,
    leaves,
    mycelia,
    names,
    play,
    player,
    rolls,
    table,
    texts,
)
from tanglewood.api import Game
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, REST

ROOTS = "green: umbra petasus globi \n amber: lux \n violet: lyra iris"
FIFTH = "solo: 5 6 \n solo seen: 1 2 3 4"


def new(seed: int = 1, **options: object) -> Game:
    return tanglewood.new_game("mycelia", players=1, seed=seed, prisma=True, **options)


def alone(*lines: str) -> Game:
    return table("players: 1", "prisma: yes", *lines)


def open_gifts(game: Game) -> list[str | None]:
    return [root.top for root in game.view(0).roots]


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("PR.solo.drops")
def test_the_player_has_22_drops_of_two_kinds_and_gwidyon_20() -> None:
    for seed in range(20):
        game = new(seed)
        setup = [side for side in standard().prisma_setups if side.drops == player(game).drops]
        assert player(game).prisms in [side.prisms for side in setup]
        assert (player(game).left, sum(player(game).prisms)) == (22, 10)
        assert him(game).left == 20


@pytest.mark.rule("PR.solo.drops")
@pytest.mark.parametrize("drops", [18, 17])
def test_the_harder_game(drops: int) -> None:
    assert him(new(gwidyon=drops)).left == drops


@pytest.mark.rule("PR.solo.drops")
def test_he_gets_no_supply_here_either() -> None:
    game = alone(
        *(f"word: {rolls('sun')}", "supply: 1A", "solo: 4 3 1", "shrine: 8", "shrine prisms: 8"),
        *("pile of gwidyon: 9", "drops: a1"),
    )
    play(game, "end")
    assert him(game).left == 6
    assert drops(game) == {"a1": 1, "d4": 1, "e2": 1}
    assert sum(player(game).prisms) == 0  # dewdrops, whatever the shrine threw out


@pytest.mark.rule("PR.solo.track")
def test_the_track_is_set_up_as_for_two() -> None:
    game = new()
    seen = game.view(0)
    assert seen.track.idle == [1, 2]
    assert tanglewood.new_game("mycelia", players=2, seed=1, prisma=True).view(0).track.idle == [1, 2]
    assert (seen.players[0].favour, seen.gwidyon.favour) == (0, 0)
    assert [root.count for root in seen.roots] == [5, 5, 5]


@pytest.mark.rule("PR.solo.track")
@pytest.mark.parametrize(("yellow", "space"), [(0, 3), (3, 4), (8, 3)])
def test_his_mushroom_is_jumped_over_like_the_idle_ones(yellow: int, space: int) -> None:
    game = alone(f"yellow: {yellow}", "hand: tremella-mesenterica", "leaves: 1", "drops: a1")
    play(game, "play tremella-mesenterica", "accept")
    assert player(game).favour == space


# ---------------------------------------------------------------------- his steps


@pytest.mark.rule("PR.solo.gwidyon_none")
def test_neither_drops_nor_a_bonus_give_him_favours() -> None:
    game = alone("solo: 4 3 1", "yellow: 3", "hand: porpolomopsis-calyptriformis", "leaves: 1", "drops: e4")
    play(game, "play porpolomopsis-calyptriformis")  # 2x leaves: remove 1 & others(1 favour)
    assert (him(game).favour, him(game).left, him(game).chip) == (3, 20, REMOVE_SIDE)
    play(game, "end")
    assert (him(game).favour, him(game).left) == (3, 17)


@pytest.mark.rule("PR.solo.gwidyon_none")
def test_he_neither_hires_nor_buys_and_the_player_buys_as_usual() -> None:
    show = "lepista-nuda panellus-mitis hygrocybe-conica suillus-grevillei marasmius-rotula"
    game = alone("solo: 4 5 1 2", ROOTS, f"showcase: {show}", "yellow: 8", "favour: 5", "drops: a1")
    happened = heard(game)
    play(game, "end")
    assert open_gifts(game) == ["umbra", "lux", "lyra"]
    assert names(game, mycelia(game).showcase) == show.split()
    assert "buy umbra" in texts(game)
    play(game, "buy umbra")
    assert player(game).favour == 0
    assert draw_pile(game) == ["umbra"]
    assert [name for name in happened if name.startswith(("hired", "gift-bought"))] == ["gift-bought 0"]


@pytest.mark.rule("PR.solo.reshuffle_step")
@pytest.mark.parametrize(
    ("yellow", "favour", "space"), [(0, 0, 3), (0, 3, 4), (3, 4, 5), (5, 3, 6), (7, 8, 8), (6, 7, 8)]
)
def test_with_the_reshuffle_his_mushroom_goes_on_to_the_next_free_space(
    yellow: int, favour: int, space: int
) -> None:
    game = alone(FIFTH, ROOTS, f"yellow: {yellow}", f"favour: {favour}", "drops: a1")
    play(game, "end")
    assert him(game).favour == space
    assert player(game).favour == favour


@pytest.mark.rule("PR.solo.reshuffle_step")
def test_only_the_fifth_card_moves_it_and_only_after_its_effects() -> None:
    game = alone("solo: 1 6 2 \n solo seen: 3 4 5", ROOTS, "drops: c2 e4")
    play(game, "end")
    assert (him(game).favour, open_gifts(game)) == (0, ["umbra", "lux", "lyra"])
    play(game, "end")  # card 6 asks
    assert (him(game).favour, open_gifts(game)) == (0, ["umbra", "lux", "lyra"])
    play(game, "drop c2 > c1")
    assert (him(game).favour, open_gifts(game)) == (3, ["petasus", "lux", "iris"])


@pytest.mark.rule("PR.solo.reshuffle_step")
def test_a_prism_drop_of_card_6_walks_before_him() -> None:
    board = "board: \n . . +1 . . \n . . +1 * . \n . . . . . \n . . . . ."
    game = alone("solo: 6 1 \n solo seen: 2 3 4 5", ROOTS, board)
    play(game, "end", "prism c2 > d2")
    assert (player(game).favour, him(game).favour) == (3, 4)


@pytest.mark.rule("PR.solo.reshuffle_gifts")
def test_then_the_open_gift_of_each_pile_goes_under_it() -> None:
    game = alone(FIFTH, ROOTS, "drops: a1")
    happened = heard(game)
    play(game, "end")
    piles = [names(game, pile[::-1]) for pile in mycelia(game).roots]
    assert piles == [["petasus", "globi", "umbra"], ["lux"], ["iris", "lyra"]]
    step, turned = happened.index("gwidyon-favour 0"), happened.index("roots-turned 0")
    assert happened.index("gwidyon-removed 0") < step < turned < happened.index("turn 0")
    assert game.turn == 0


@pytest.mark.rule("PR.solo.reshuffle_gifts")
def test_an_empty_pile_of_gifts_stays_empty() -> None:
    game = alone(FIFTH, "green: umbra", "drops: a1")
    play(game, "end")
    assert open_gifts(game) == ["umbra", None, None]


@pytest.mark.rule("PR.solo.reshuffle_step", "PR.solo.reshuffle_gifts")
def test_without_prisma_the_reshuffle_moves_nothing() -> None:
    game = play(table("players: 1", FIFTH, "drops: a1"), "end")
    assert len(him(game).deck) == 6
    assert him(game).favour == 0


@pytest.mark.rule("PR.solo.last_space")
def test_on_the_last_space_his_mushroom_stays() -> None:
    game = alone(FIFTH, ROOTS, "yellow: 8", "drops: a1")
    happened = heard(game)
    play(game, "end")
    assert him(game).favour == 8
    assert "gwidyon-favour 0" not in happened
    assert open_gifts(game) == ["petasus", "lux", "iris"]  # the gifts wander all the same


# ---------------------------------------------------------------------- gifts that concern him


@pytest.mark.rule("PR.solo.lyra")
def test_buying_lyra_removes_a_drop_of_his() -> None:
    game = alone(ROOTS, "favour: 8", "leaves: 1", "drops: a1")
    play(game, "buy lyra")
    assert (him(game).left, mycelia(game).collected) == (19, 1)
    assert him(game).chip == REMOVE_SIDE
    assert draw_pile(game) == ["lyra"]
    assert drops(game) == {"a1": 1}


@pytest.mark.rule("PR.solo.umbra")
@pytest.mark.parametrize(("answer", "chip", "left"), [("accept", REST, 20), ("skip", REMOVE_SIDE, 19)])
def test_umbra_in_the_solo_game(answer: str, chip: int, left: int) -> None:
    game = alone("chip: rest", "gifts: umbra", "hand: sarcoscypha-coccinea", "leaves: 1", "drops: a1 a1 a1")
    play(game, "play sarcoscypha-coccinea", "take a1", "take a1")
    assert texts(game) == ["accept", "skip"]  # voiding it is the player's choice
    play(game, answer)
    assert (him(game).chip, him(game).left) == (chip, left)


@pytest.mark.rule("PR.solo.umbra")
def test_umbra_voids_the_bonus_of_a_single_effect_and_of_lyra() -> None:
    lines = ("chip: rest", "gifts: umbra", "drops: a1")
    game = alone(*lines, "showcase: fomes-fomentarius", "leaves: 7")
    play(game, "hire fomes-fomentarius", "accept")
    assert (him(game).chip, him(game).left) == (REST, 20)
    assert (leaves(game), draw_pile(game)) == ([1], ["fomes-fomentarius"])
    game = alone("violet: lyra", *lines, "favour: 8")
    play(game, "buy lyra", "accept")
    assert (him(game).left, mycelia(game).collected) == (20, 0)
    assert draw_pile(game) == ["lyra"]


@pytest.mark.rule("PR.solo.umbra")
def test_umbra_does_nothing_to_his_own_cards() -> None:
    game = alone("solo: 2 3 1", "chip: rest", "gifts: umbra", "leaves: 1", "drops: a1")
    play(game, "end")
    assert (him(game).chip, him(game).left) == (REMOVE_SIDE, 17)


@pytest.mark.rule("MY.solo.card_6")
def test_gifts_do_not_work_in_his_turn() -> None:
    game = alone("solo: 6 3 1", "draw: virga drifting-leaf drifting-leaf", "drops: a1")
    play(game, "end")
    assert names(game, player(game).gifts) == ["virga"]  # laid when the new hand was drawn
    assert texts(game) == ["drop a1 > b1", "drop a1 > a2", "skip"]  # a step, nothing to remove
    play(game, "skip")
    assert game.view(0).players[0].working == ["virga"]


@pytest.mark.rule("MY.solo.card_6")
def test_gifts_of_the_turn_before_do_not_work_in_his_turn_either() -> None:
    draw = "draw: drifting-leaf drifting-leaf drifting-leaves"
    game = alone("solo: 6 3 1", "gifts: virga", draw, "leaves: 1", "drops: a1")
    play(game, "end")
    assert texts(game) == ["drop a1 > b1", "drop a1 > a2", "skip"]
