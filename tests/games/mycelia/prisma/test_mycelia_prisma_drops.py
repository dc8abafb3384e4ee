"""Prism drops: dewdrops that bring a favour when they leave the board."""

import pytest

import tanglewood
from mycelia_table import drops, favours, heard, mycelia, play, player, prisms, refused, rolls, table, texts

PRISMA = "prisma: yes"
OTHER = "player 1: \n drops: a1 \n leaves: 1"


def total(game: tanglewood.Game) -> int:
    """All drops there are: on boards, in the shrine, on their way to it, and out of the game."""
    state = mycelia(game)
    return sum(owner.left for owner in state.players) + state.shrine + state.collected + state.box


# ---------------------------------------------------------------------- dewdrops for every effect


@pytest.mark.rule("PR.drop.is_dew")
@pytest.mark.rule("PR.drop.pick")
def test_marasmius_rotula_takes_a_dewdrop_and_a_prism_drop() -> None:
    """The example of the rulebook, with a transparent symbol."""
    game = table(PRISMA, "hand: marasmius-rotula", "drops: b1 b1+ a1", "leaves: 1")
    play(game, "play marasmius-rotula")  # moss: remove 1 + 2?
    assert texts(game) == ["take b1", "take prism b1", "skip"]
    play(game, "take b1", "take prism b1")
    assert drops(game) == {"a1": 1}


@pytest.mark.rule("PR.drop.is_dew")
@pytest.mark.parametrize(("field", "fits"), [("b1 b1+", True), ("b1+ b1+", True), ("b1+", False)])
def test_prism_drops_count_for_a_number(field: str, fits: bool) -> None:
    game = table(PRISMA, "hand: hygrocybe-conica", f"drops: {field} a1", "leaves: 1")
    play(game, "play hygrocybe-conica")  # moss: at least 2, remove 1
    assert ("take prism b1" in texts(game)) == fits


@pytest.mark.rule("PR.drop.is_dew")
@pytest.mark.parametrize(
    ("field", "fits"), [("b1 b1+", True), ("b1+ b1+", True), ("b1 b1 b1+", False), ("b1+", False)]
)
def test_prism_drops_count_for_a_beetle(field: str, fits: bool) -> None:
    game = table(PRISMA, "hand: cyptotrama-asprata", f"drops: {field} a1", "leaves: 1")
    play(game, "play cyptotrama-asprata")  # any: exactly 2, remove 2
    assert ("take prism b1" in texts(game)) == fits


@pytest.mark.rule("PR.drop.is_dew")
def test_a_prism_drop_is_moved_by_the_same_cards() -> None:
    game = table(PRISMA, "hand: boletus-edulis", "drops: e1+ a1+", "leaves: 1")
    play(game, "play boletus-edulis")  # leaves: move 1
    assert texts(game) == ["prism e1 > e2", "prism e1 > d1", "skip"]
    play(game, "prism e1 > e2")
    assert drops(game) == prisms(game) == {"e2": 1, "a1": 1}


@pytest.mark.rule("PR.drop.is_dew")
def test_symbols_on_the_sides_take_prism_drops() -> None:
    game = table(PRISMA, "hand: phallus-indusiatus", "drops: d1+ e2 e2+ a1", "leaves: 1")
    play(game, "play phallus-indusiatus")  # leaves: around each
    play(game, "at e1")
    assert texts(game) == ["take e2", "take prism e2", "take prism d1", "skip"]
    play(game, "take prism e2", "take prism d1")
    assert drops(game) == {"e2": 1, "a1": 1}  # one symbol a side
    assert prisms(game) == {}


@pytest.mark.rule("PR.drop.is_dew")
def test_tiles_and_shrine_fields_take_prism_drops() -> None:
    game = table(PRISMA, "tiles: a d", "drops: c4+ a1", "leaves: 4")
    play(game, "use d", "take prism c4")
    assert drops(game) == {"a1": 1}
    cards = ("showcase: clavulinopsis-fusiformis", "leaves: 8", "tokens: 1")
    game = table(PRISMA, *cards, "drops: c4+ a1 a1+")
    play(game, "hire clavulinopsis-fusiformis")  # single: the only drop of a field
    assert texts(game) == ["shrine c4", "skip"]  # two drops of two kinds are two drops
    play(game, "shrine c4")
    assert favours(game) == [3, 0]


# ---------------------------------------------------------------------- which of the two


@pytest.mark.rule("PR.drop.pick")
def test_whoever_moves_a_drop_picks_its_kind() -> None:
    game = table(PRISMA, "hand: boletus-edulis", "drops: e1 e1 e1+", "leaves: 1")
    other = game.copy()
    play(game, "play boletus-edulis")
    assert texts(game) == ["drop e1 > e2", "drop e1 > d1", "prism e1 > e2", "prism e1 > d1", "skip"]
    play(game, "drop e1 > e2")
    assert drops(game) == {"e1": 2, "e2": 1}
    assert prisms(game) == {"e1": 1}
    play(other, "play boletus-edulis", "prism e1 > e2")
    assert drops(other) == {"e1": 2, "e2": 1}
    assert prisms(other) == {"e2": 1}


@pytest.mark.rule("PR.drop.pick")
def test_a_kind_that_does_not_lie_there_cannot_be_picked() -> None:
    game = table(PRISMA, "hand: lactarius-deliciosus", "drops: e1 d1+", "leaves: 1")
    play(game, "play lactarius-deliciosus")  # leaves: remove 1
    assert texts(game) == ["take prism d1", "take e1", "skip"]
    assert refused(game, "take prism e1") == ("PR.drop.pick", "kind")
    assert refused(game, "take d1") == ("PR.drop.pick", "kind")


@pytest.mark.rule("PR.drop.pick")
def test_a_bonus_is_picked_by_the_player_who_takes_it() -> None:
    seat = "player 1: \n drops: d1 d1+"
    game = table(PRISMA, "hand: sarcoscypha-coccinea", "drops: a1", "leaves: 1", seat)
    play(game, "play sarcoscypha-coccinea", "skip")  # ... & others(any: move 1)
    assert game.turn == 1
    assert {"drop d1 > d2", "prism d1 > d2"} < set(texts(game))
    play(game, "drop d1 > d2")
    assert prisms(game, 1) == drops(game, 1) == {"d1": 1}
    assert favours(game) == [0, 0]


# ---------------------------------------------------------------------- favours


@pytest.mark.rule("PR.drop.favour")
@pytest.mark.parametrize(("move", "space"), [("take prism e1", 1), ("take e1", 0), ("skip", 0)])
def test_a_prism_drop_removed_is_a_favour_and_a_dewdrop_is_none(move: str, space: int) -> None:
    game = table(PRISMA, "players: 4", "hand: lactarius-deliciosus", "drops: e1 e1+", "leaves: 1")
    play(game, "play lactarius-deliciosus", move)
    assert favours(game) == [space, 0, 0, 0]


@pytest.mark.rule("PR.drop.favour")
def test_a_prism_drop_over_a_shrine_field_is_a_favour() -> None:
    game = table(PRISMA, "players: 4", "hand: boletus-edulis", "drops: d1+ a1", "leaves: 1")
    play(game, "play boletus-edulis", "prism d1 > d2")
    assert favours(game) == [1, 0, 0, 0]
    assert drops(game) == {"a1": 1}
    board = "board: \n . . . +1 # \n . . . * . \n . . . . . \n 1 . . . ."
    game = table(PRISMA, "players: 4", "hand: boletus-edulis", board, "leaves: 1")
    play(game, "play boletus-edulis", "prism d1 > e1")  # an extra shrine field
    assert favours(game) == [1, 0, 0, 0]


@pytest.mark.rule("PR.drop.favour")
def test_merely_moving_a_prism_drop_gives_none() -> None:
    game = table(PRISMA, "players: 4", "hand: panellus-mitis", "drops: a1+", "leaves: 1")
    play(game, "play panellus-mitis", "prism a1 > a2", "prism a2 > a3", "prism a3 > a4")
    assert favours(game) == [0, 0, 0, 0]
    assert prisms(game) == {"a4": 1}


@pytest.mark.rule("PR.drop.favour")
def test_the_favour_comes_at_once() -> None:
    game = table(PRISMA, "players: 4", "hand: marasmius-rotula", "drops: b1+ b1+ b1+ a1", "leaves: 1")
    play(game, "play marasmius-rotula", "take prism b1")
    assert favours(game)[0] == 1  # while the card goes on
    play(game, "take prism b1")
    assert favours(game)[0] == 2
    play(game, "take prism b1")
    assert favours(game)[0] == 3


@pytest.mark.rule("PR.drop.favour")
def test_a_prism_drop_in_another_players_turn_is_a_favour_for_its_owner() -> None:
    seat = "player 1: \n drops: d1+ a1"
    game = table(PRISMA, "players: 4", "hand: sarcoscypha-coccinea", "drops: a1", "leaves: 1", seat)
    play(game, "play sarcoscypha-coccinea", "skip")
    assert game.turn == 1
    play(game, "prism d1 > d2")
    assert favours(game) == [0, 1, 0, 0]


@pytest.mark.rule("PR.drop.favour")
@pytest.mark.rule("PR.fav.order")
def test_prism_drops_of_a_bonus_are_walked_clockwise() -> None:
    seats = "player 0: \n drops: a1+ \n player 2: \n drops: a1+ a1"
    own = "player 1: \n drops: a1 \n favour: 8 \n leaves: 1"
    game = table(PRISMA, "players: 3", "seat: 1", "violet: lyra", seats, own)
    play(game, "buy lyra")  # every opponent may remove a drop
    assert game.turn == 2
    play(game, "take prism a1")
    assert game.turn == 0
    play(game, "take prism a1")
    assert favours(game) == [3, 0, 2]  # space 1 is taken by an idle mushroom, then 2 by seat 2


# ---------------------------------------------------------------------- shrine, supply, end


@pytest.mark.rule("PR.drop.counts")
def test_prism_drops_fill_the_shrine() -> None:
    cards = ("hand: lactarius-deliciosus", "drops: e1+ a1", "leaves: 1")
    for before, turned in ((8, False), (9, True)):
        game = table(PRISMA, f"shrine: {before}", *cards, OTHER)
        happened = heard(game)
        play(game, "play lactarius-deliciosus", "take prism e1", "end")
        assert ("rolled 0" in happened) == turned


@pytest.mark.rule("PR.drop.counts")
def test_a_board_is_empty_only_when_both_kinds_are_gone() -> None:
    for last in ("e1+ a1", "e1+ a1+"):
        game = table(PRISMA, "hand: lactarius-deliciosus drifting-leaf", f"drops: {last}", "leaves: 1", OTHER)
        play(game, "play lactarius-deliciosus", "take prism e1")
        assert not mycelia(game).ending
    for last, move in (("e1+", "take prism e1"), ("e1", "take e1")):
        game = table(PRISMA, "hand: lactarius-deliciosus drifting-leaf", f"drops: {last}", "leaves: 1", OTHER)
        play(game, "play lactarius-deliciosus", move)
        assert mycelia(game).ending


@pytest.mark.rule("PR.drop.counts")
def test_twenty_two_drops_have_to_go() -> None:
    game = tanglewood.new_game("mycelia", players=3, prisma=True, seed=1)
    assert [owner.left for owner in mycelia(game).players] == [22, 22, 22]
    assert [sum(owner.drops) for owner in mycelia(game).players] == [22, 22, 22]


@pytest.mark.rule("PR.drop.supply")
def test_supply_brings_dewdrops_also_to_prism_drops() -> None:
    seat = "player 1: \n drops: a1 \n leaves: 1"
    roll = f"word: {rolls('moon')}"  # on side 1A the moon is a2 alone
    game = table(PRISMA, "supply: 1A", roll, "shrine: 9", "collected: 1", "drops: a2+ a1", "leaves: 1", seat)
    play(game, "end")
    assert drops(game, 0) == {"a1": 1, "a2": 2}
    assert prisms(game, 0) == {"a2": 1}
    assert drops(game, 1) == {"a1": 1, "a2": 1}
    assert prisms(game, 1) == {}
    assert [owner.left for owner in mycelia(game).players] == [3, 2]


@pytest.mark.rule("PR.drop.supply")
@pytest.mark.rule("PR.drop.supply_box")
def test_a_shrine_of_prism_drops_still_brings_dewdrops() -> None:
    roll = f"word: {rolls('acorn')}"  # on side 1A two fields, c3 and d1
    full = ("shrine: 9", "shrine prisms: 9", "collected: 1", "collected prisms: 1")
    game = table(PRISMA, "supply: 1A", roll, *full, "drops: a1", "leaves: 1", OTHER)
    before = total(game)
    play(game, "end")
    for seat in (0, 1):
        assert drops(game, seat) == {"a1": 1, "c3": 1, "d1": 1}
        assert prisms(game, seat) == {}
    state = mycelia(game)
    assert (state.shrine, state.shrine_prisms, state.collected_prisms) == (0, 0, 0)
    assert state.box == 10 - 4
    assert total(game) == before


@pytest.mark.rule("PR.drop.supply_box")
def test_until_it_turns_the_shrine_knows_its_prism_drops() -> None:
    game = table(PRISMA, "hand: fomes-fomentarius", "drops: e1 e1+ a1", "leaves: 1", OTHER)
    play(game, "play fomes-fomentarius", "take e1", "take prism e1", "end")  # any: remove 2
    assert (mycelia(game).shrine, mycelia(game).shrine_prisms) == (2, 1)
    assert game.view(1).shrine_prisms == 1
    assert player(game).left == 1
