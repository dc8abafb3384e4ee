"""The worker abilities of the box: what its rules say of all of them. Each one has tests of its own."""

import pytest

from everdell_powers import PACK, POWERS, WAITS, chosen, new, seen
from everdell_table import DECK, play, player, refused, stock, table, texts
from tanglewood.games.everdell.modules.powers.powers import powers_in

FAIR = ("bellfaire: yes", POWERS, DECK)


@pytest.mark.rule("EX.bellfaire.power.deal", "EX.bellfaire.comp.contents")
@pytest.mark.parametrize("players", [2, 6])
def test_two_are_dealt_and_one_is_kept(players: int) -> None:
    assert len([power for power in powers_in(PACK) if power.box == "bellfaire"]) == 15
    state = new(3, players=players, powers="all", bellfaire=True)
    assert [len(one.beside.dealt) for one in state.players] == [2] * players
    assert len({one.power for one in chosen(state).players}) == players
    four = new(3, players=3, powers="mistwood", bellfaire=True)
    assert all(powers_in(PACK)[one.power].box == "mistwood" for one in four.players)


@pytest.mark.rule("EX.bellfaire.power.no_spring_worker")
def test_nobody_gets_a_worker_in_spring() -> None:
    game = table(*FAIR, "power: mice", "workers: 2", "placed: market haven", *WAITS)
    assert player(play(game, "prepare")).workers == 2


@pytest.mark.rule("EX.bellfaire.power.addition")
def test_an_ability_adds_to_what_a_worker_does() -> None:
    game = table(*FAIR, "power: squirrels", *WAITS)
    assert stock(play(game, "place market", "market gain three_twigs_one_card")) == {"twig": 4}


@pytest.mark.rule("EX.bellfaire.power.not_card_ability")
def test_an_ability_combines_with_a_card_playing_ability() -> None:
    lines = (*FAIR, "power: otters", "hand: palace", "city: crane")
    assert "play palace" in texts(table(*lines, "resources: 5 resin", *WAITS))  # 8 less 3, all in resin
    assert refused(table(*lines, "resources: 4 resin", *WAITS), "play palace") == "EV.play.cost"


@pytest.mark.rule("EX.bellfaire.power.workers")
def test_any_seat_may_have_any_ability() -> None:
    for seat in range(3):
        games = [chosen(new(seed, players=3, powers="all", bellfaire=True)) for seed in range(30)]
        assert len({state.players[seat].power for state in games}) > 8


@pytest.mark.rule("EX.bellfaire.power.axolotl_tokens")
def test_a_token_of_the_axolotls_lies_on_each_basic_location() -> None:
    game = table(*FAIR, "power: axolotls", "lore: 255", *WAITS)
    own = game.view(0).players[0].power
    assert own.wild_at == [PACK.places[place] for place in PACK.basic_places]
    play(game, "place one_pebble")
    assert game.view(0).players[0].power.wild == 1
    other = table(*FAIR, "power: mice", "resources: 1 twig 1 resin 1 berry", "player 1:", "power: axolotls")
    play(other, "place one_pebble")
    assert (stock(other), other.turn) == ({"twig": 1, "resin": 1, "berry": 1, "pebble": 1}, 1)


@pytest.mark.rule("EX.bellfaire.power.rat_token")
def test_the_token_in_the_meadow_is_the_rats() -> None:
    game = table(*FAIR, "power: rats", "lore: 3", "player 1:", "power: mice")
    assert [one.power.slot for one in game.view(1).players] == [3, 0]


@pytest.mark.rule("EX.bellfaire.power.open_info")
def test_abilities_are_open() -> None:
    state = chosen(new(3, players=5, powers="all", bellfaire=True))
    for seat, one in enumerate(state.players):
        assert {seen(state, viewer, seat).id for viewer in range(5)} == {powers_in(PACK)[one.power].id}
