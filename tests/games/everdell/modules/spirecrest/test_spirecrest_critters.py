"""Big critters: workers with an ability."""

import pytest

from everdell_table import (
    city,
    discarded,
    everdell,
    free_workers,
    hand,
    placed,
    play,
    player,
    points,
    refused,
    stock,
    texts,
)
from spirecrest_table import EVERY_COLOR, climb, land
from tanglewood.api import Game
from tanglewood.games.everdell.board.player import NAMED
from tanglewood.games.everdell.play.lifting import own_to_move, stands_free

FOREST = "forest: forest_two_any forest_three_berries forest_two_resin_twig"


def with_critter(name: str, *text: str, before: tuple[str, ...] = ()) -> Game:
    """A player in summer whose worker a big critter is."""
    given = [line.partition(":")[0] for line in text]
    usual = [f"{key}:" for key in ("hand",) if key not in given]
    return climb(*before, "player 0: summer", "workers: 4", f"discoveries: {name}", *usual, *text)


def critter_at(game: Game, seat: int = 0) -> str:
    at: str = game.view(0).players[seat].expedition.critters[0].at
    return at


@pytest.mark.rule("EX.spirecrest.big.replace", "EX.spirecrest.big.which")
def test_a_big_critter_is_one_of_the_workers_and_goes_wherever_they_may() -> None:
    game = with_critter("whisper")
    assert free_workers(game) == 4
    play(game, "call whisper", "place three_twigs")
    assert (free_workers(game), stock(game), critter_at(game)) == (3, {"twig": 3}, "three_twigs")


@pytest.mark.rule("EX.spirecrest.big.which")
def test_the_last_worker_at_home_may_be_a_big_critter() -> None:
    game = with_critter("whisper", "placed: haven haven haven")
    assert "call whisper" in texts(game)
    assert "place three_twigs" not in texts(game)
    assert "prepare" not in texts(game)
    assert "EV.place.free_worker" in refused(game, "place three_twigs")


@pytest.mark.rule("EX.spirecrest.big.replace")
def test_a_big_critter_comes_home_like_any_worker() -> None:
    game = with_critter("whisper", "placed: three_twigs#whisper haven haven haven")
    play(game, "prepare")
    assert placed(game) == []
    assert critter_at(game) == "home"


@pytest.mark.rule("EX.spirecrest.big.one_each")
def test_a_player_may_own_two_big_critters() -> None:
    game = with_critter("stubblehoof whisper")
    assert {"call stubblehoof", "call whisper"} <= set(texts(game))
    assert "EX.spirecrest.big.list" in refused(game, "call truffle")


@pytest.mark.rule("EX.spirecrest.big.replace")
def test_the_ranger_moves_a_big_critter_which_keeps_its_name() -> None:
    text = ("hand: ranger", "resources: 2 berry", "placed: three_twigs#king_rhun", "city: castle")
    game = with_critter("king_rhun", *text)
    play(game, "play ranger", "stand 0:castle")
    assert critter_at(game) == "0:castle"


@pytest.mark.rule("EX.spirecrest.big.ticket", "EX.newleaf.ticket.not")
def test_a_ticket_moves_no_big_critter() -> None:
    game = with_critter("whisper", "placed: three_twigs#whisper", before=("newleaf: yes",))
    assert refused(game, "ticket") == "EX.newleaf.ticket.not"
    game = with_critter("whisper", "placed: three_twigs#whisper one_berry", before=("newleaf: yes",))
    play(game, "ticket", "place one_pebble")
    assert (placed(game), critter_at(game)) == (["three_twigs", "one_pebble"], "three_twigs")


@pytest.mark.rule("EX.spirecrest.big.captive")
def test_what_moves_only_ordinary_workers_leaves_big_critters_alone() -> None:
    game = with_critter("whisper", "placed: three_twigs#whisper one_berry")
    critter, ordinary = player(game).placed
    assert critter & NAMED
    assert (stands_free(critter), own_to_move(critter), own_to_move(ordinary)) == (True, False, True)


@pytest.mark.rule("EX.spirecrest.big.powers", "EX.combine.powers_big", "EX.bellfaire.power.not_big_critter")
def test_a_critter_s_ability_does_not_combine_with_that_of_its_player() -> None:
    text = ("player 0: summer", "workers: 3", "hand:", "discoveries: honeypaw", "power: squirrels")
    game = climb("powers: all", *text, "player 1: winter", "power: mice")
    play(game, "call honeypaw", "place three_twigs")
    assert stock(game) == {"twig": 3, "berry": 3}
    game = climb("powers: all", *text, "player 1: winter", "power: mice")
    play(game, "place three_twigs")
    assert stock(game) == {"twig": 4}


# ---------------------------------------------------------------------- each of them


@pytest.mark.rule("EX.spirecrest.card.stubblehoof", "EX.spirecrest.big.stubblehoof")
@pytest.mark.rule("EX.spirecrest.big.stubblehoof_stays")
def test_stubblehoof_stays_and_uses_its_space_again() -> None:
    text = ("placed: three_twigs#stubblehoof haven haven haven",)
    game = with_critter("stubblehoof", *text)
    play(game, "prepare", "stay", "gain pebble")
    assert (stock(game), len(hand(game)), placed(game)) == ({"twig": 3, "pebble": 1}, 1, ["three_twigs"])
    assert critter_at(game) == "three_twigs"
    assert play(with_critter("stubblehoof", *text), "prepare", "done") is not None


@pytest.mark.rule("EX.spirecrest.big.stubblehoof")
def test_stubblehoof_cannot_stay_on_an_event() -> None:
    game = with_critter(
        "stubblehoof", "placed: grand_tour#stubblehoof haven haven haven", "events: grand_tour"
    )
    play(game, "prepare")
    assert placed(game) == []


@pytest.mark.rule("EX.spirecrest.big.stubblehoof")
def test_others_imagine_stubblehoof_staying_whatever_its_owner_holds() -> None:
    text = ("placed: cloudrim_peak#stubblehoof haven haven haven", f"hand: {EVERY_COLOR}")
    game = play(with_critter("stubblehoof cloudrim_peak", *text), "prepare")
    assert "stay" in texts(game)
    assert [world for world in range(20) if game.imagine(1, world).problems()] == []


@pytest.mark.rule("EX.spirecrest.big.stubblehoof", "EX.pearlbrook.card.ship_new_owner")
def test_stubblehoof_does_not_sail_a_ship_again_that_belongs_to_somebody_else() -> None:
    game = with_critter(
        "stubblehoof",
        "placed: 1:pirate_ship#stubblehoof haven haven haven",
        "player 1: summer",
        "city: pirate_ship",
        before=("pearlbrook: yes",),
    )
    play(game, "prepare")
    assert (placed(game), city(game, 1)) == ([], ["pirate_ship"])


@pytest.mark.rule("EX.spirecrest.big.truffle", "MW.legend.transfer")
def test_truffle_stays_where_a_legend_takes_the_place_of_a_card() -> None:
    text = ("city: chip_sweep farm", "placed: 0:chip_sweep#truffle", "legends: chipter_swipple")
    game = with_critter("truffle", *text, before=("legends: both",))
    play(game, "play legend chipter_swipple")
    assert (critter_at(game), game.problems()) == ("0:chipter_swipple", [])


@pytest.mark.rule("EX.spirecrest.card.truffle", "EX.spirecrest.big.truffle")
def test_truffle_uses_a_green_card_of_any_city() -> None:
    game = with_critter("truffle", "city: storehouse", "player 1: winter", "city: farm general_store")
    play(game, "call truffle")
    stands = [move for move in texts(game) if move.startswith("stand")]
    assert stands == ["stand 1:farm", "stand 1:general_store"]
    play(game, "stand 1:general_store", "gain resin")
    assert (stock(game), len(hand(game)), critter_at(game)) == (
        {"resin": 1, "berry": 2},
        1,
        "1:general_store",
    )


@pytest.mark.rule("EX.spirecrest.card.corliander", "EX.spirecrest.big.corliander")
def test_corliander_needs_half_the_cards_of_an_event() -> None:
    game = with_critter("corliander", "city: mine farm")
    assert "claim harvest_festival" not in texts(game)
    play(game, "call corliander")
    assert "claim harvest_festival" in texts(game)
    play(game, "claim harvest_festival")
    assert game.view(0).events[[it.id for it in game.view(0).events].index("harvest_festival")].owner == 0
    game = play(with_critter("corliander", "city: mine"), "call corliander")
    assert "claim harvest_festival" not in texts(game)


@pytest.mark.rule("EX.combine.powers_big")
def test_cats_that_joined_somebody_stay_there_while_a_big_critter_goes() -> None:
    cats = ("player 0: summer", "workers: 3", "hand:", "discoveries: corliander", "power: cats")
    here = "placed: forest_two_resin_twig"
    game = climb("powers: all", FOREST, *cats, here, "player 1:", here)
    play(game, "call corliander")
    assert game.state.problems() == []
    assert "place forest_two_resin_twig" not in texts(game)


@pytest.mark.rule("EX.spirecrest.big.corliander")
@pytest.mark.parametrize(
    ("event", "half", "fewer"),
    [
        ("tax_relief", "judge", "farm"),
        ("city_holiday", "wife wife husband", "wife husband"),
        ("gathering_of_elders", "king judge", "king"),
        ("pie_eating_contest", "farm farm mine", "farm mine"),
        ("magic_show", "inn king", "inn"),
        ("ever_wall_tower_constructed", "farm farm farm farm mine", "farm farm farm farm"),
        ("juniper_jig_dance_contest", "wife wife wife wife husband", "wife wife wife wife"),
    ],
)
def test_corliander_halves_whatever_cards_an_event_of_any_land_asks_for(
    event: str, half: str, fewer: str
) -> None:
    lands = ("bellfaire: yes", "newleaf: yes", f"specials: {event}")
    rich = "resources: 2 berry"
    game = play(with_critter("corliander", f"city: {half}", rich, before=lands), "call corliander")
    assert f"claim {event}" in texts(game)
    game = play(with_critter("corliander", f"city: {fewer}", rich, before=lands), "call corliander")
    assert f"claim {event}" not in texts(game)


@pytest.mark.rule("EX.spirecrest.big.corliander")
def test_corliander_pays_the_whole_price_and_halves_no_events() -> None:
    lands = ("bellfaire: yes", "newleaf: yes", "specials: pie_eating_contest sunflower_parade")
    text = ("city: farm farm mine", "events: harvest_festival grand_tour", "resources: 1 berry")
    game = play(with_critter("corliander", *text, before=lands), "call corliander")
    assert not {"claim pie_eating_contest", "claim sunflower_parade"} & set(texts(game))


@pytest.mark.rule("EX.spirecrest.card.honeypaw", "EX.spirecrest.big.honeypaw")
def test_honeypaw_finds_berries_where_there_were_none() -> None:
    game = with_critter("honeypaw", before=(FOREST,))
    play(game, "call honeypaw", "place forest_two_resin_twig")
    assert stock(game) == {"twig": 1, "resin": 2, "berry": 3}
    game = play(with_critter("honeypaw"), "call honeypaw", "place one_berry")
    assert stock(game) == {"berry": 1}
    four = ("newleaf: yes", "forest: forest_four_twigs")
    game = play(with_critter("honeypaw", before=four), "call honeypaw", "place forest_four_twigs")
    assert stock(game) == {"twig": 4, "berry": 3}


@pytest.mark.rule("EX.spirecrest.card.king_rhun", "EX.spirecrest.big.king_rhun")
def test_king_rhun_gains_what_a_purple_card_is_worth() -> None:
    game = with_critter("king_rhun", "city: castle farm", "player 1: winter", "city: palace")
    play(game, "call king_rhun")
    assert [move for move in texts(game) if move.startswith("stand")] == ["stand 0:castle"]
    play(game, "stand 0:castle", "gain twig", "gain twig", "gain resin", "gain berry")
    assert stock(game) == {"twig": 2, "resin": 1, "berry": 1}


@pytest.mark.rule("EX.spirecrest.card.whisper", "EX.spirecrest.big.whisper")
def test_whisper_goes_where_others_stand_but_not_to_their_events() -> None:
    others = ("player 1: winter", "placed: three_twigs grand_tour", "events: grand_tour")
    game = with_critter("whisper", "city: inn inn lookout", *others)
    assert "place three_twigs" not in texts(game)
    play(game, "call whisper")
    assert "place three_twigs" in texts(game)
    assert "claim grand_tour" not in texts(game)
    assert "place journey_2" not in texts(game)
    play(game, "place three_twigs")
    assert stock(game) == {"twig": 3}


@pytest.mark.rule("EX.spirecrest.big.grey_cloak")
def test_a_critter_called_to_the_hideout_does_not_use_its_ability() -> None:
    text = ("discoveries: stubblehoof grey_cloaks_hideout", "placed: three_twigs#stubblehoof")
    game = climb("player 0: summer", "workers: 4", "hand:", *text)
    play(game, "place grey_cloaks_hideout")
    assert (stock(game), hand(game)) == ({"twig": 3}, [])
    assert critter_at(game) == "grey_cloaks_hideout"


# ---------------------------------------------------------------------- the birds


@pytest.mark.rule("EX.spirecrest.card.firebeak", "EX.spirecrest.loc.the_discard_pile")
def test_firebeak_draws_from_the_discard_pile() -> None:
    game = with_critter("firebeak", before=("discard: king castle farm mine",))
    play(game, "call firebeak", "place the_discard_pile")
    assert hand(game) == ["castle", "farm", "king"]
    assert "place the_discard_pile" not in texts(play(with_critter("firebeak"), "call firebeak"))


@pytest.mark.rule("EX.spirecrest.big.firebeak")
def test_firebeak_takes_what_others_discard() -> None:
    text = (
        "player 0: summer",
        "workers: 4",
        "discoveries: firebeak",
        "placed: the_discard_pile#firebeak",
        "hand:",
    )
    game = climb("doing: turn 1", "seat: 1", *text, "player 1: winter", "hand: king castle")
    play(game, "place haven", "discard king", "discard castle", "gain berry")
    assert game.turn == 0
    assert sorted(texts(game)) == ["done", "keep castle", "keep king"]
    assert game.view(1).discarded in ([], ["castle", "king"])
    play(game, "keep king", "done")
    assert (hand(game), discarded(game)) == (["king"], ["castle"])
    full = "hand: farm farm farm farm farm inn inn inn"
    game = climb("doing: turn 1", "seat: 1", *text[:-1], full, "player 1: winter", "hand: king castle")
    play(game, "place haven", "discard king", "discard castle", "gain berry")
    assert len(hand(game)) == 8
    others = ("player 1: winter", "hand: king castle", "player 2: winter", "hand: fool")
    game = climb("players: 3", "doing: turn 1", "seat: 1", *text, *others)
    play(game, "place haven", "discard king", "discard castle", "gain berry")
    assert game.imagine(2).problems() == []


@pytest.mark.rule("EX.spirecrest.card.windlore", "EX.spirecrest.big.windlore", "EX.spirecrest.loc.the_deck")
def test_windlore_draws_when_others_do() -> None:
    game = play(with_critter("windlore"), "call windlore", "place the_deck")
    assert len(hand(game)) == 3
    play(game, "place two_cards_point")
    assert len(hand(game)) == 5
    text = ("player 0: summer", "workers: 4", "discoveries: windlore", "placed: the_deck#windlore")
    game = climb(
        "doing: turn 1",
        "seat: 1",
        *text,
        "hand: king king castle queen inn inn inn crane",
        "player 1: winter",
    )
    play(game, "place two_cards_point")
    assert game.turn == 0
    play(game, "discard inn", "discard inn")
    assert len(hand(game)) == 8


@pytest.mark.rule("EX.spirecrest.ability.passed")
def test_a_bird_brings_nothing_to_a_player_who_has_passed() -> None:
    text = (
        "player 0: autumn",
        "workers: 6",
        "passed: yes",
        "discoveries: windlore",
        "placed: the_deck#windlore",
        "hand:",
    )
    game = climb("doing: turn 1", "seat: 1", *text, "player 1: winter")
    play(game, "place two_cards_point")
    assert hand(game) == []


def test_a_critter_that_stays_with_a_lost_card_leaves_the_game() -> None:
    text = ("city: cemetery", "placed: 0:cemetery#whisper!", "hand: ruins")
    game = with_critter("whisper", *text)
    play(game, "play ruins")
    assert critter_at(game) == "lost"
    assert (land(game).lost > 0, everdell(game).players[0].workers) == (True, 3)
    assert (city(game), points(game)) == (["ruins"], 0)
