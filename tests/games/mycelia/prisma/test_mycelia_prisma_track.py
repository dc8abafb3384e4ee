"""The favour track, buying gifts there, and favours at the end of the game."""

import pytest

import tanglewood
from mycelia_table import (
    discard_pile,
    draw_pile,
    drops,
    favours,
    gifts,
    hand,
    heard,
    leaves,
    mycelia,
    play,
    refused,
    roots,
    table,
    texts,
    tiles,
)
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.kernel.chance import seeded

PRISMA = "prisma: yes"
PILES = ("green: umbra petasus", "amber: lux falx", "violet: iris lyra")


def buys(game: tanglewood.Game) -> list[str]:
    return [text.removeprefix("buy ") for text in texts(game) if text.startswith("buy ")]


# ---------------------------------------------------------------------- the track


@pytest.mark.rule("PR.comp.track")
def test_the_track_has_nine_spaces_in_three_colours() -> None:
    colours = {"start": 1, "plain": 3, "green": 2, "amber": 2, "violet": 1}
    assert standard().track == [colour for colour, n in colours.items() for _ in range(n)]
    track = tanglewood.new_game("mycelia", prisma=True, seed=1).view(0).track
    assert track is not None
    assert track.spaces == standard().track
    assert standard().track_end == 8


@pytest.mark.rule("PR.setup.mushrooms")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_mushrooms_start_on_space_0(players: int) -> None:
    for seed in range(10):
        game = tanglewood.new_game("mycelia", players=players, prisma=True, seed=seed)
        assert favours(game) == [0] * players


@pytest.mark.rule("PR.setup.idle")
@pytest.mark.parametrize(("players", "idle"), [(1, [1, 2]), (2, [1, 2]), (3, [1]), (4, [])])
def test_idle_mushrooms_stand_on_the_first_spaces(players: int, idle: list[int]) -> None:
    track = tanglewood.new_game("mycelia", players=players, prisma=True, seed=1).view(0).track
    assert track is not None
    assert track.idle == idle


@pytest.mark.rule("PR.setup.idle")
def test_idle_mushrooms_never_move() -> None:
    seat = "player 1: \n hand: tremella-mesenterica \n leaves: 1"
    cards = ("hand: tremella-mesenterica", "favour: 0", "leaves: 1")
    game = table(PRISMA, "ending: yes", "green: umbra petasus", *cards, seat)
    play(game, "play tremella-mesenterica", "accept", "end")
    assert favours(game) == [3, 0]  # 1 and 2 are taken
    play(game, "play tremella-mesenterica", "accept")
    assert favours(game) == [3, 4]  # and they are still there
    play(game, "buy umbra", "skip")
    track = game.view(0).track
    assert track is not None
    assert track.idle == [1, 2]


@pytest.mark.rule("PR.fav.each")
@pytest.mark.parametrize(
    ("players", "start", "other", "space"),
    [(2, 0, 4, 5), (2, 0, 3, 5), (3, 0, 3, 4), (4, 6, 7, 8), (4, 0, 2, 3)],
)
def test_two_favours_over_idle_and_other_mushrooms(players: int, start: int, other: int, space: int) -> None:
    seat = f"player 1: \n favour: {other}"
    game = table(PRISMA, f"players: {players}", "hand: clathrus-ruber", f"favour: {start}", "leaves: 1", seat)
    play(game, "play clathrus-ruber", "choose 2", "accept")  # 2 favours
    assert favours(game)[:2] == [space, other]


@pytest.mark.rule("PR.fav.each")
def test_two_mushrooms_never_share_a_space_on_the_way() -> None:
    for seed in range(6):
        game = tanglewood.new_game("mycelia", players=3, prisma=True, seed=seed)
        rng = seeded(seed)
        for _ in range(400):
            if game.over:
                break
            options = texts(game)
            play(game, options[rng.below(len(options))])
            middle = [space for space in favours(game) if 0 < space < 8]
            assert len({*middle, 1}) == len(middle) + 1  # one idle mushroom on space 1


@pytest.mark.rule("PR.fav.jump")
@pytest.mark.rule("PR.fav.shared")
def test_a_jump_may_end_on_the_last_space_where_others_stand() -> None:
    seats = "player 1: \n favour: 6 \n player 2: \n favour: 7 \n player 3: \n favour: 8"
    game = table(PRISMA, "players: 4", "tiles: a f", "favour: 5", "leaves: 2", seats)
    play(game, "use f", "accept")
    assert favours(game) == [8, 6, 7, 8]


@pytest.mark.rule("PR.fav.shared")
def test_a_mushroom_returns_to_a_start_space_where_others_stand() -> None:
    game = table(PRISMA, "players: 3", *PILES, "favour: 4", "leaves: 1")
    play(game, "buy umbra")
    assert favours(game) == [0, 0, 0]


@pytest.mark.rule("PR.fav.end")
def test_prism_drops_bring_nothing_on_the_last_space_until_a_gift_is_bought() -> None:
    cards = ("hand: fomes-fomentarius lactarius-deliciosus", "drops: e1+ e1+ d1+ a1", "leaves: 1")
    game = table(PRISMA, *PILES, *cards, "favour: 7")
    play(game, "play fomes-fomentarius", "take prism e1", "take prism e1")
    assert favours(game) == [8, 0]  # the second one is lost, not kept
    play(game, "buy iris")
    assert favours(game) == [0, 0]
    play(game, "play lactarius-deliciosus", "take prism d1")
    assert favours(game) == [3, 0]


# ---------------------------------------------------------------------- buying


@pytest.mark.rule("PR.buy.colour")
@pytest.mark.parametrize("space", range(9))
def test_a_space_buys_its_colour_and_the_cheaper_ones(space: int) -> None:
    game = table(PRISMA, "players: 4", *PILES, f"favour: {space}", "leaves: 1")
    colours = standard().track
    expected = {"green": ["umbra"], "amber": ["umbra", "lux"], "violet": ["umbra", "lux", "iris"]}
    assert buys(game) == expected.get(colours[space], [])
    if space == 5:
        assert refused(game, "buy lux") == ("PR.buy.colour", "gift-colour")


@pytest.mark.rule("PR.buy.cost")
@pytest.mark.parametrize(
    ("space", "gift"), [(4, "umbra"), (7, "lux"), (8, "iris"), (6, "umbra"), (8, "umbra")]
)
def test_the_price_is_the_way_back_to_the_start_without_change(space: int, gift: str) -> None:
    game = table(PRISMA, *PILES, f"favour: {space}", "leaves: 5", "player 1: \n favour: 3")
    play(game, f"buy {gift}")
    assert favours(game) == [0, 3]
    assert leaves(game)[0] == 5
    assert buys(game) == []


@pytest.mark.rule("PR.buy.top_card")
def test_only_the_open_gift_is_for_sale_and_the_next_is_then_visible() -> None:
    game = table(PRISMA, "green: umbra petasus globi", "favour: 5", "leaves: 1")
    assert refused(game, "buy petasus") == ("PR.buy.top_card", "gift-top")
    play(game, "buy umbra")
    assert roots(game)[0] == ["petasus", "globi"]
    assert [root.top for root in game.view(1).roots] == ["petasus", None, None]


@pytest.mark.rule("PR.buy.top_card")
def test_an_empty_pile_stays_empty() -> None:
    game = table(PRISMA, "green: umbra", "violet: iris", "favour: 8", "leaves: 1", "player 1: \n favour: 8")
    play(game, "buy umbra", "end")
    assert roots(game) == [[], [], ["iris"]]
    assert buys(game) == ["iris"]  # violet too cannot buy what is not there


@pytest.mark.rule("PR.buy.to_deck")
def test_a_bought_gift_goes_on_top_of_the_draw_pile_and_is_drawn_next() -> None:
    game = table(PRISMA, *PILES, "favour: 7", "draw: boletus-edulis drifting-leaf", "leaves: 1")
    play(game, "buy lux")
    assert draw_pile(game) == ["lux", "boletus-edulis", "drifting-leaf"]
    assert gifts(game) == []  # it does not work in this turn
    play(game, "end")
    assert gifts(game) == ["lux"]
    assert hand(game) == ["boletus-edulis", "drifting-leaf"]


@pytest.mark.rule("PR.buy.when")
def test_gifts_are_bought_between_functions_of_the_own_turn() -> None:
    cards = ("hand: boletus-edulis drifting-leaf", "drops: e1 a1", "favour: 4", "leaves: 1")
    game = table(PRISMA, "green: umbra petasus", *cards, "player 1: \n favour: 5 \n drops: a1")
    assert buys(game) == ["umbra"]  # before any card
    play(game, "play boletus-edulis")
    assert buys(game) == []
    assert refused(game, "buy umbra") == ("PR.buy.when", "inside")
    play(game, "skip")
    assert buys(game) == ["umbra"]  # between two cards
    play(game, "play drifting-leaf")
    assert buys(game) == ["umbra"]  # after the last one


@pytest.mark.rule("PR.buy.when")
def test_nobody_buys_in_another_players_turn() -> None:
    seat = "player 1: \n favour: 8 \n drops: d1 a1"
    game = table(PRISMA, *PILES, "hand: sarcoscypha-coccinea", "drops: a1", "leaves: 1", seat)
    play(game, "play sarcoscypha-coccinea", "skip")
    assert game.turn == 1
    assert buys(game) == []


@pytest.mark.rule("PR.buy.when")
def test_several_gifts_in_one_turn_if_the_favours_allow() -> None:
    cards = ("hand: fomes-fomentarius", "drops: e1+ e1+ a1", "favour: 5", "leaves: 1")
    game = table(PRISMA, "green: velamen petasus", *cards)
    play(game, "buy velamen", "play fomes-fomentarius", "take prism e1", "take prism e1")
    assert favours(game) == [4, 0]  # over 1 and 2 to 3, then 4
    play(game, "buy petasus", "skip")
    assert draw_pile(game) == ["petasus", "velamen"]
    assert favours(game) == [0, 0]


@pytest.mark.rule("PR.buy.single")
def test_a_single_effect_happens_when_bought_and_never_again() -> None:
    game = table(PRISMA, "green: velamen", "favour: 4", "draw: drifting-leaf drifting-leaf", "leaves: 1")
    play(game, "buy velamen")
    assert leaves(game)[0] == 1 + 2
    play(game, "end")
    assert gifts(game) == ["velamen"]
    assert leaves(game)[0] == 3  # not when it is laid
    play(game, "end")
    assert game.turn == 0
    play(game, "play drifting-leaf")
    assert leaves(game)[0] == 4  # nor in the turn


@pytest.mark.rule("PR.buy.single_first")
def test_a_card_recycled_by_a_gift_lies_under_the_gift() -> None:
    game = table(PRISMA, *PILES, "favour: 4", "draw: boletus-edulis", "discard: drifting-leaf", "leaves: 1")
    play(game, "buy umbra", "recycle drifting-leaf")
    assert draw_pile(game) == ["umbra", "drifting-leaf", "boletus-edulis"]


@pytest.mark.rule("PR.buy.single_first")
def test_favours_of_a_single_effect_are_walked_from_the_start() -> None:
    game = table(PRISMA, "green: reticulus", "favour: 5", "drops: b1+ a1", "leaves: 1")
    play(game, "buy reticulus", "take prism b1")
    assert favours(game) == [3, 0]  # first paid, then walked


@pytest.mark.rule("PR.buy.no_hire")
def test_no_gift_answers_the_buying_of_a_gift() -> None:
    area = "gifts: viatica velamen falx gemma simulacrum"
    lines = ("discard: drifting-leaf", "favour: 8", "leaves: 3", "tiles: a", "showcase: lepista-nuda")
    game = table(PRISMA, "violet: iris", area, *lines)
    happened = heard(game)
    play(game, "buy iris")
    assert texts(game) == ["hire lepista-nuda", "use a", "end"]
    assert "answered 0" not in happened
    assert favours(game) == [0, 0]
    assert leaves(game)[0] == 3
    assert discard_pile(game) == ["drifting-leaf"]


# ---------------------------------------------------------------------- tile f


@pytest.mark.rule("PR.tile.f")
def test_tile_f_is_a_favour_for_a_leaf_once_a_turn() -> None:
    game = table(PRISMA, "players: 4", "tiles: f", "leaves: 3")
    happened = heard(game)
    play(game, "use f", "accept")
    assert favours(game) == [1, 0, 0, 0]
    assert leaves(game)[0] == 2
    assert tiles(game) == "f*"
    assert refused(game, "use f") == ("MY.tile.once", "used")
    play(game, "end")
    assert tiles(game) == "f"  # ready again
    assert happened.count("favour 0") == 1


@pytest.mark.rule("PR.tile.f")
def test_tile_f_costs_its_leaf() -> None:
    game = table(PRISMA, "tiles: f", "leaves: 0", "hand: drifting-leaf boletus-edulis")
    assert refused(game, "use f") == ("MY.tile.once", "tile-price")


# ---------------------------------------------------------------------- the end


def won(*lines: str) -> list[int]:
    game = table(PRISMA, "over: yes", *lines)
    result = game.result()
    assert result is not None
    return result.winners


@pytest.mark.rule("PR.end.tiebreak")
def test_most_leaves_then_most_favours_then_together() -> None:
    assert won("leaves: 5", "favour: 0", "player 1:", "leaves: 4", "favour: 8") == [0]
    assert won("leaves: 5", "favour: 3", "player 1:", "leaves: 5", "favour: 4") == [1]
    assert won("leaves: 5", "favour: 8", "player 1:", "leaves: 5", "favour: 8") == [0, 1]
    third = "player 2: \n leaves: 5 \n favour: 8"
    assert won("players: 3", "leaves: 5", "favour: 8", "player 1:", "leaves: 4", "favour: 8", third) == [0, 2]


@pytest.mark.rule("PR.end.tiebreak")
def test_favours_are_nothing_without_an_empty_board() -> None:
    assert won("leaves: 5", "drops: a1", "favour: 8", "player 1:", "leaves: 0") == [1]
    assert won("leaves: 5", "drops: a1+", "favour: 8", "player 1:", "leaves: 0") == [1]
    still = ("ending: no", "still: 42")
    assert won(*still, "drops: a1", "favour: 8", "player 1:", "drops: a1", "favour: 3") == [0, 1]


@pytest.mark.rule("PR.end.tiebreak")
def test_without_prisma_leaves_alone_decide() -> None:
    game = table("over: yes", "leaves: 5", "player 1:", "leaves: 5")
    result = game.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule("PR.end.position")
@pytest.mark.parametrize(("moves", "winners"), [(["end"], [0]), (["buy lux", "end"], [1])])
def test_favours_spent_on_a_gift_do_not_count_at_the_end(moves: list[str], winners: list[int]) -> None:
    seats = "leaves: 2 \n favour: 7 \n player 1: \n leaves: 2 \n favour: 3"
    game = table(PRISMA, "amber: lux", "begins: 1", "seat: 0", "ending: yes", seats)
    assert drops(game) == {}
    play(game, *moves)
    result = game.result()
    assert result is not None
    assert result.winners == winners
    assert result.breakdown[0]["favours"] == favours(game)[0] == mycelia(game).players[0].favour
