"""What a card asks for, it says itself when something else is wished."""

import pytest

from everdell_table import DECK, RICH, full_city, play, table

WAITS = ("player 1:", "hand: king")
MEADOW = "meadow: king castle farm mine inn queen wife husband"
BOTH = "legends: both"


# ---------------------------------------------------------------------- playing cards


@pytest.mark.rule("EV.card.inn")
def test_the_inn_asks_for_a_card_of_the_meadow() -> None:
    game = table(MEADOW, DECK, "hand: judge", "resources: 2 berry", "city: inn", *WAITS)
    play(game, "visit 0:inn")
    asks = "which card of the Meadow do you play?"
    assert (
        game.why_not("play meadow 1") == "Inn: even with 3 less you lack 1 resource for King. [EV.card.inn]"
    )
    assert game.why_not("gain twig") == f"Answer Inn first: {asks} [EV.card.inn]"
    assert game.why_not("done") == f"Inn cannot be skipped: {asks} [EV.card.inn]"
    assert game.why_not("play judge") == f"Answer Inn first: {asks} [EV.turn.one_action]"
    assert game.why_not("place one_berry") == f"Answer Inn first: {asks} [EV.turn.one_action]"


@pytest.mark.rule("EV.card.inn", "EV.play.unique", "EV.play.needs_space")
def test_the_inn_plays_no_card_without_a_place() -> None:
    game = table(MEADOW, DECK, RICH, "city: inn king", "player 1:", "hand: judge")
    play(game, "visit 0:inn")
    assert game.why_not("play meadow 1") == (
        "Inn: King is unique, and your city has one already. [EV.play.unique]"
    )
    # Wanderer and Ruins need no space, so there is something to do at the Inn.
    full = table("meadow: farm wanderer ruins", DECK, RICH, full_city("inn"), *WAITS)
    play(full, "visit 0:inn")
    assert full.why_not("play meadow 1") == "Inn: Your city has no space for Farm. [EV.play.needs_space]"


@pytest.mark.rule("EV.card.queen")
def test_the_queen_asks_for_a_card_of_little_worth() -> None:
    game = table("meadow: king farm", DECK, "hand: castle judge", "city: queen", *WAITS)
    play(game, "visit 0:queen")
    assert game.why_not("play meadow 1") == "Queen: King is worth 4, it may be 3 at most. [EV.card.queen]"
    assert game.why_not("play castle") == "Queen: Castle is worth 4, it may be 3 at most. [EV.card.queen]"
    assert game.why_not("play mine") == "Queen: Mine is not in your hand. [EV.card.queen]"
    assert game.why_not("play meadow 3") == "Queen: Slot 3 of the Meadow is empty. [EV.card.queen]"
    assert game.why_not("discard judge") == (
        "Answer Queen first: which card of up to 3 points do you play free? [EV.card.queen]"
    )


@pytest.mark.rule("EV.solo.meadow_blocked")
def test_what_rugwort_blocks_is_out_of_reach_for_the_queen_too() -> None:
    game = table(
        *("players: 1", "meadow: farm mine", DECK, "player 0: spring", "hand: judge", "city: queen"),
        *("rugwort:", "slots: 1"),
    )
    play(game, "visit 0:queen")
    assert (
        game.why_not("play meadow 1")
        == "Queen: Rugwort\u2019s worker stands on Farm. [EV.solo.meadow_blocked]"
    )


@pytest.mark.rule("EV.card.postal_pigeon")
def test_the_pigeon_brings_one_of_the_cards_turned_up() -> None:
    game = table("deck: king farm", "hand: postal_pigeon", "resources: 2 berry", *WAITS)
    play(game, "play postal_pigeon")
    assert game.why_not("bring mine") == (
        "Postal Pigeon: Mine is none of the cards turned up. [EV.card.postal_pigeon]"
    )
    assert game.why_not("bring king") == (
        "Postal Pigeon: King is worth 4, it may be 3 at most. [EV.card.postal_pigeon]"
    )


# ---------------------------------------------------------------------- green cards


@pytest.mark.rule("EV.card.chip_sweep", "MW.legend.activated")
def test_the_chip_sweep_uses_another_green_card_of_the_own_city() -> None:
    game = table(
        *(BOTH, "hand: chip_sweep judge", "resources: 3 berry", DECK),
        *("city: chip_sweep farm barge_toad mine mine click_clacks", "player 1:", "city: mine"),
    )
    play(game, "play chip_sweep")
    assert game.why_not("activate 0:chip_sweep") == "Chip Sweep: never a Chip Sweep. [EV.card.chip_sweep]"
    assert game.why_not("activate 1:mine") == (
        "Chip Sweep: only green cards of your own city act. [EV.card.chip_sweep]"
    )
    assert game.why_not("activate 0:fairgrounds") == (
        "Chip Sweep: There is no such Fairgrounds. [EV.card.chip_sweep]"
    )
    assert game.why_not("activate 0:mine:2") == (
        "Chip Sweep: both are alike: name Mine number 1. [EV.card.chip_sweep]"
    )
    assert game.why_not("activate 0:click_clacks") == (
        "Chip Sweep: Click Clack's is a legend: it acts by itself only. [MW.legend.activated]"
    )
    assert game.why_not("place haven") == (
        "Answer Chip Sweep first: which green card of your city acts? [EV.turn.one_action]"
    )


@pytest.mark.rule("EV.card.chip_sweep")
def test_a_card_that_would_do_nothing_is_refused_by_what_would_use_it() -> None:
    game = table(
        "hand: chip_sweep judge", "resources: 3 berry", DECK, "city: twig_barge mine barge_toad", *WAITS
    )
    play(game, "play chip_sweep")
    assert game.why_not("activate 0:barge_toad") == (
        "Chip Sweep: Barge Toad would do nothing for you now. [EV.card.chip_sweep]"
    )


@pytest.mark.rule("EV.card.miner_mole", "EV.card.miner_mole.storehouse", "EV.card.miner_mole.bounce")
def test_the_miner_mole_copies_a_card_of_another_city() -> None:
    game = table(
        *("hand: miner_mole judge", "resources: 3 berry", "city: twig_barge", DECK),
        *("player 1:", "city: mine storehouse chip_sweep", "hand: king"),
    )
    play(game, "play miner_mole")
    assert game.why_not("activate 0:twig_barge") == (
        "Miner Mole: it looks at other cities, not at yours. [EV.card.miner_mole]"
    )
    assert game.why_not("activate 1:storehouse") == (
        "Miner Mole: Storehouse cannot be copied. [EV.card.miner_mole.storehouse]"
    )
    assert game.why_not("activate 1:chip_sweep") == (
        "Miner Mole: Chip Sweep acts through other cards and is not copied itself. "
        "[EV.card.miner_mole.bounce]"
    )
    assert game.why_not("remove 1:mine") == (
        "Answer Miner Mole first: which green card do you copy, if any? [EV.card.miner_mole]"
    )


@pytest.mark.rule("EV.card.doctor", "EV.card.woodcarver", "EV.card.monk")
@pytest.mark.parametrize(
    ("card", "stock", "most", "has"),
    [
        ("doctor", "5 berry", "at most 3 berries", "1 berry"),
        ("woodcarver", "2 twig 2 berry", "at most 3 twigs", "2 twigs"),
        ("monk", "2 berry", "at most 2 berries", "1 berry"),
    ],
)
def test_amounts_end_where_card_and_supply_end(card: str, stock: str, most: str, has: str) -> None:
    game = table(f"hand: {card} judge", f"resources: {stock}", DECK, *WAITS)
    play(game, f"play {card}")
    name = card.capitalize()
    assert game.why_not("amount 7") == f"{name}: it takes {most}. [EV.card.{card}]"
    assert game.why_not(f"amount {int(has[0]) + 1}") == f"{name}: you have only {has}. [EV.card.{card}]"
    assert str(game.why_not("gain berry")).startswith(f"Answer {name} first: how many")
    assert str(game.why_not("done")).endswith(f"[EV.card.{card}]")


@pytest.mark.rule("EV.card.monk", "EV.give.passed")
def test_who_gets_the_monks_berries_is_asked_by_the_monk() -> None:
    game = table(
        *("players: 4", DECK, "hand: monk judge", "resources: 4 berry"),
        *("player 1: autumn", "passed: yes", "player 2:", "hand: king", "player 3:", "hand: king"),
    )
    play(game, "play monk", "amount 1")
    assert game.why_not("to 1") == "Monk: player 2 has passed. [EV.give.passed]"
    assert game.why_not("to 0") == "Monk: you are asked for somebody else. [EV.card.monk]"
    assert game.why_not("give berry") == "Answer Monk first: who gets it? [EV.card.monk]"


@pytest.mark.rule("EV.season.production", "EV.season.spring")
def test_production_uses_each_card_once() -> None:
    city = "city: mine doctor peddler husband"
    game = table(DECK, city, "resources: 3 berry", "placed: haven haven", "hand: judge", *WAITS)
    play(game, "prepare")
    assert game.why_not("activate 0:mine") == "Spring: Mine has acted already. [EV.season.production]"
    assert game.why_not("activate 0:husband") == (
        "Spring: Husband would do nothing for you now. [EV.season.spring]"
    )
    assert game.why_not("done") == (
        "Spring cannot be skipped: which card of your city produces next? [EV.season.spring]"
    )


# ---------------------------------------------------------------------- destinations and travelers


@pytest.mark.rule("EV.card.lookout", "EV.place.copy_is_no_visit", "EV.setup.forest")
def test_the_lookout_copies_basic_and_forest_locations() -> None:
    forest = "forest: forest_two_any forest_discard_three_gain_any forest_three_berries"
    game = table(forest, DECK, "city: lookout", *WAITS)
    play(game, "visit 0:lookout")
    assert game.why_not("copy haven") == "Lookout: Haven is no basic or forest location. [EV.card.lookout]"
    assert game.why_not("copy journey_2") == (
        "Lookout: Journey of 2 is no basic or forest location. [EV.card.lookout]"
    )
    assert game.why_not("copy forest_discard_three_gain_any") == (
        "Lookout: Trading rock would do nothing for you now. [EV.place.copy_is_no_visit]"
    )
    assert game.why_not("copy forest_two_cards_any") == (
        "Lookout: Hidden clearing is not part of this game. [EV.setup.forest]"
    )
    assert game.why_not("place one_berry") == (
        "Answer Lookout first: which location do you use? [EV.turn.one_action]"
    )


@pytest.mark.rule("EV.card.ranger", "EV.card.ranger.which", "EV.place.exclusive")
def test_the_ranger_moves_a_worker_that_can_be_moved() -> None:
    game = table(
        *(DECK, "player 0: autumn", "hand: ranger judge", "resources: 2 berry", "workers: 6"),
        *("city: cemetery", "placed: three_twigs one_berry journey_2 0:cemetery!"),
        *("player 1:", "placed: two_resin", "hand: king"),
    )
    play(game, "play ranger")
    assert game.why_not("lift journey_2") == (
        "Ranger: your worker at Journey of 2 stays there. [EV.card.ranger.which]"
    )
    assert game.why_not("lift 0:cemetery") == (
        "Ranger: your worker at Cemetery stays there. [EV.card.ranger.which]"
    )
    assert game.why_not("lift two_resin") == (
        "Ranger: no worker of yours stands at Two resin. [EV.card.ranger]"
    )
    assert game.why_not("place one_pebble") == "Answer Ranger first: which worker moves? [EV.turn.one_action]"
    play(game, "lift three_twigs")
    assert game.why_not("place three_twigs") == (
        "Ranger: the worker comes from there and has to go elsewhere. [EV.card.ranger.which]"
    )
    assert game.why_not("place two_resin") == "Ranger: Two resin is taken. [EV.place.exclusive]"
    assert game.why_not("claim grand_tour") == (
        "Ranger: Your city does not meet what Grand Tour asks for. [EV.event.claim]"
    )
    assert game.why_not("lift one_berry") == "Answer Ranger first: where does the worker go? [EV.card.ranger]"


@pytest.mark.rule("EV.card.bard")
def test_the_bard_asks_for_cards_of_the_hand() -> None:
    game = table("hand: bard judge king", "resources: 3 berry", DECK, *WAITS)
    play(game, "play bard")
    assert game.why_not("discard mine") == "Bard: Mine is not in your hand. [EV.card.bard]"
    assert game.why_not("play judge") == "Answer Bard first: discard up to 5 cards. [EV.turn.one_action]"
    assert game.why_not("amount 2") == "Answer Bard first: discard up to 5 cards. [EV.card.bard]"


@pytest.mark.rule("EV.card.courthouse")
def test_the_courthouse_gives_no_berries() -> None:
    game = table("hand: farm judge", "resources: 2 twig 1 resin", "city: courthouse", DECK, *WAITS)
    play(game, "play farm")
    assert game.why_not("gain berry") == (
        "Courthouse: it gives twigs, resin or pebbles, not berries. [EV.card.courthouse]"
    )
    assert game.why_not("done") == "Courthouse cannot be skipped: choose a resource. [EV.card.courthouse]"


@pytest.mark.rule("EV.card.ruins", "MW.legend.never_leaves", "EV.city.ruins")
def test_ruins_ask_for_a_construction_of_the_own_city() -> None:
    game = table(
        *(BOTH, "hand: ruins judge", "city: farm inn wife mcgregors_market", DECK),
        *("player 1:", "city: mine", "hand: king"),
    )
    play(game, "play ruins")
    assert game.why_not("remove 0:wife") == "Ruins: Wife is no construction. [EV.card.ruins]"
    assert game.why_not("remove 1:mine") == "Ruins: only cards of your own city count. [EV.card.ruins]"
    assert game.why_not("remove 0:mcgregors_market") == (
        "Ruins: McGregor's Market is a legend: it stays, and nobody copies it. [MW.legend.never_leaves]"
    )
    assert game.why_not("gain twig") == (
        "Answer Ruins first: which construction makes room for it? [EV.card.ruins]"
    )


@pytest.mark.rule("EV.card.fool.target")
def test_the_fool_asks_for_a_city_with_room() -> None:
    game = table(
        *("players: 4", DECK, "hand: fool judge", "resources: 3 berry"),
        *("player 1:", full_city(), "player 2:", "hand: king", "player 3:", "hand: king"),
    )
    play(game, "play fool")
    assert game.why_not("to 1") == "Fool: player 2 has no free space. [EV.card.fool.target]"
    assert game.why_not("to 0") == "Fool: you are asked for somebody else. [EV.card.fool]"
    assert game.why_not("play judge") == "Answer Fool first: whose city gets it? [EV.turn.one_action]"


@pytest.mark.rule("EV.card.university", "EV.card.university.itself")
def test_the_university_asks_for_another_card_of_the_own_city() -> None:
    game = table("city: university farm wife", DECK, "player 1:", "city: mine", "hand: king")
    play(game, "visit 0:university")
    assert game.why_not("remove 0:university") == (
        "University: it cannot be University itself. [EV.card.university.itself]"
    )
    assert game.why_not("remove 1:mine") == (
        "University: only cards of your own city count. [EV.card.university]"
    )
    assert game.why_not("gain twig") == (
        "Answer University first: which card of your city do you discard? [EV.card.university]"
    )
    play(game, "remove 0:farm")
    assert game.why_not("remove 0:wife") == "Answer University first: choose a resource. [EV.card.university]"


@pytest.mark.rule("EV.card.undertaker")
def test_the_undertaker_clears_the_meadow_and_takes_from_it() -> None:
    game = table(MEADOW, DECK, "hand: undertaker judge", "resources: 2 berry", *WAITS)
    play(game, "play undertaker")
    assert game.why_not("take meadow 1") == (
        "Answer Undertaker first: choose 3 cards to discard from the Meadow. [EV.card.undertaker]"
    )
    play(game, "clear meadow 1")
    assert game.why_not("clear meadow 1") == (
        "Undertaker: Slot 1 of the Meadow is empty. [EV.card.undertaker]"
    )


# ---------------------------------------------------------------------- paying


@pytest.mark.rule("EV.card.dungeon", "EV.city.dungeon_full", "EV.card.dungeon.ranger")
def test_the_dungeon_takes_a_prisoner_that_makes_room() -> None:
    game = table(DECK, "hand: farm judge", RICH, full_city("dungeon", "wanderer", "wife", "king"), *WAITS)
    play(game, "play farm")
    assert game.why_not("imprison 0:wanderer") == (
        "Dungeon: Wanderer frees no space in your full city. [EV.city.dungeon_full]"
    )
    assert game.why_not("pay") == "Your city has no space for Farm. [EV.play.needs_space]"
    assert game.why_not("done") == (
        "This cannot be skipped: how do you pay for Farm (2 twigs and 1 resin)? [EV.play.cost]"
    )
    cells = table(DECK, "hand: farm judge", RICH, "city: dungeon/holds=wife ranger king", *WAITS)
    play(cells, "play farm")
    assert cells.why_not("imprison 0:ranger") == (
        "Dungeon: Ranger opens the second cell and cannot be put into it. [EV.card.dungeon.ranger]"
    )
    taken = table(DECK, "hand: farm judge", RICH, "city: dungeon/holds=wife king crane", *WAITS)
    play(taken, "play farm")
    assert taken.why_not("imprison 0:king") == (
        "Dungeon: no cell is free: 1 prisoner is in it. [EV.card.dungeon]"
    )


@pytest.mark.rule("EV.card.dungeon", "EV.play.cost")
def test_the_dungeon_is_used_by_naming_a_prisoner() -> None:
    game = table(DECK, "hand: king judge", "resources: 4 berry", "city: dungeon wife bard", *WAITS)
    play(game, "play king")
    assert game.why_not("imprison 0:wife") is None
    assert game.why_not("use 0:dungeon") == (
        "Dungeon helps with a prisoner: name the critter that goes into a cell. [EV.card.dungeon]"
    )
    assert game.why_not("pay") == "King is too dear: 2 berries missing. [EV.play.cost]"


@pytest.mark.rule("EV.card.crane", "EV.card.innkeeper", "EV.play.reduction_choice", "EV.card.judge")
def test_helpers_say_what_they_help_with() -> None:
    game = table(DECK, "hand: mine wife", RICH, "city: crane innkeeper judge inn", *WAITS)
    play(game, "play mine")
    assert game.why_not("use 0:innkeeper") == "Innkeeper cannot help with Mine. [EV.card.innkeeper]"
    game = table(DECK, "hand: castle judge", RICH, "city: crane", *WAITS)
    play(game, "play castle", "use 0:crane")
    assert (
        game.why_not("spare berry") == "Castle: no berries are left in its cost. [EV.play.reduction_choice]"
    )
    assert game.why_not("gain twig") == (
        "Answer Castle first: which resource do you leave out? 3 to go. [EV.play.reduction_choice]"
    )
    cost = "resources: 3 twig 3 resin 2 pebble 2 berry"
    game = table(DECK, "hand: castle king", cost, "city: judge", *WAITS)
    play(game, "play castle")
    assert game.why_not("instead berry > twig") == "Judge: Castle does not cost berries. [EV.card.judge]"


@pytest.mark.rule("EV.card.shepherd.cost_given", "EV.card.shepherd")
def test_who_gets_the_cost_is_asked_by_the_shepherd() -> None:
    game = table(
        *("players: 3", DECK, "hand: shepherd judge", "resources: 3 berry"),
        *("player 1:", "hand: king", "player 2:", "hand: king"),
    )
    play(game, "play shepherd")
    assert game.why_not("give berry") == "Answer Shepherd first: who gets it? [EV.card.shepherd]"


def test_of_two_cards_alike_the_first_one_is_named() -> None:
    game = table(DECK, "hand: farm judge", RICH, "city: dungeon wife wife king", *WAITS)
    play(game, "play farm")
    assert game.why_not("imprison 0:wife:2") == (
        "Farm: both are alike: name Wife number 1. [EV.card.dungeon]"
    )
    critter = table(DECK, "hand: wife judge", RICH, "city: farm farm/occupied", *WAITS)
    play(critter, "play wife")
    assert critter.why_not("occupy 0:farm:2") == "Farm is occupied already. [EV.play.occupied_once]"
