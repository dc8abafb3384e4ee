"""Bellfaire's events and forest cards."""

import pytest

import tanglewood
from everdell_table import DECK, hand, play, player, points, refused, score, stock, table, texts
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.bellfaire.fair import fair_part

FAIR = ("bellfaire: yes", DECK)
FIVE = "city: farm inn historian king wanderer"

EVENTS = [
    ("architectural_renaissance", "crane lookout palace university", "", 5),
    ("arts_and_music_festival", "inn inn lookout post_office", "resources: 2 resin", 6),
    ("bed_and_breakfast_guild", "farm farm inn inn mine", "", 5),
    ("city_holiday", "wife husband teacher peddler postal_pigeon", "", 5),
    ("gathering_of_elders", "king queen judge historian", "", 5),
    ("kings_road_established", "wanderer shepherd ranger bard", "resources: 2 twig", 6),
    ("pie_eating_contest", "farm farm mine mine general_store", "resources: 2 berry", 6),
    ("royal_wedding", "king palace castle wife", "hand: farm farm inn", 6),
    ("statues_commissioned", "crane historian judge innkeeper", "resources: 1 pebble", 6),
]


@pytest.mark.rule(
    "EX.bellfaire.event.architectural_renaissance", "EX.bellfaire.event.arts_and_music_festival"
)
@pytest.mark.rule("EX.bellfaire.event.bed_and_breakfast_guild", "EX.bellfaire.event.city_holiday")
@pytest.mark.rule("EX.bellfaire.event.gathering_of_elders", "EX.bellfaire.event.kings_road_established")
@pytest.mark.rule("EX.bellfaire.event.pie_eating_contest", "EX.bellfaire.event.royal_wedding")
@pytest.mark.rule("EX.bellfaire.event.statues_commissioned")
@pytest.mark.rule("EX.bellfaire.event.requirements", "EX.bellfaire.event.price")
@pytest.mark.parametrize(
    ("event", "city", "price", "worth"),
    [pytest.param(*it, id=it[0]) for it in EVENTS],
)
def test_an_event_asks_for_its_cards_and_its_price(event: str, city: str, price: str, worth: int) -> None:
    lines = (*FAIR, f"specials: {event}")
    game = table(*lines, price, f"city: {city}")
    play(game, f"claim {event}")
    while texts(game)[0].startswith("discard"):
        play(game, texts(game)[0])
    assert score(game)["events"] == worth
    assert (stock(game), hand(game)) == ({}, [])
    fewer = " ".join(city.split()[1:])
    assert refused(table(*lines, price, f"city: {fewer}"), f"claim {event}") == "EV.event.claim"
    if price:
        assert refused(table(*lines, f"city: {city}"), f"claim {event}") == "EV.event.cost"


@pytest.mark.rule("EX.bellfaire.comp.contents")
def test_the_box_holds_what_it_should() -> None:
    pack = standard()
    own = [event for event in pack.events if event.set == "bellfaire"]
    assert [event.id for event in own if not event.basic] == [event for event, *_ in EVENTS]
    assert [event.id for event in own if event.basic] == ["flower_festival"]
    assert len([place for place in pack.forest_places if pack.locations[place].set == "bellfaire"]) == 4
    assert (len(fair_part(pack).tokens), len(fair_part(pack).awards)) == (4, 7)


@pytest.mark.rule("EX.bellfaire.event.unique_legend")
def test_a_legend_counts_as_unique_if_its_ribbon_card_is() -> None:
    legends = [card for card in standard().cards if card.ribbon >= 0 and card.critter]
    unique = [card.id for card in legends if standard().cards[card.ribbon].unique]
    common = [card.id for card in legends if not standard().cards[card.ribbon].unique]
    lines = ("legends: both", *FAIR, "specials: gathering_of_elders")
    assert "claim gathering_of_elders" in texts(table(*lines, f"city: king judge historian {unique[0]}"))
    few = table(*lines, f"city: king judge historian {common[0]}")
    assert refused(few, "claim gathering_of_elders") == "EV.event.claim"


@pytest.mark.rule("EX.bellfaire.flower.event", "EX.bellfaire.event.flower_festival")
def test_the_flower_festival_asks_for_a_card_of_each_colour() -> None:
    game = table(*FAIR, FIVE)
    play(game, "claim flower_festival")
    assert score(game)["events"] == 4
    assert refused(table(*FAIR, FIVE.replace(" king", "")), "claim flower_festival") == "EV.event.claim"
    assert refused(table(DECK, FIVE), "claim flower_festival") == "EV.setup.special_events"


@pytest.mark.rule("EX.bellfaire.flower.place")
def test_it_is_a_fifth_basic_event() -> None:
    basics = [event.id for event in table(*FAIR).view(0).events if event.sort == "basic"]
    assert len(basics) == 5
    assert basics[2] == "flower_festival"


@pytest.mark.rule("EX.bellfaire.setup.forest", "EX.bellfaire.setup.special_events")
def test_forest_cards_and_special_events_join_the_others() -> None:
    forest: set[str] = set()
    specials: set[str] = set()
    for seed in range(60):
        view = tanglewood.new_game("everdell", bellfaire=True, seed=seed).view(0)
        forest |= {place.id for place in view.locations if place.sort == "forest"}
        dealt = [event.id for event in view.events if event.sort == "special"]
        assert len(dealt) == 4
        specials |= set(dealt)
    assert len(forest) == 15
    assert len(specials) == 25
    usual = tanglewood.new_game("everdell", seed=1)
    assert refused(usual, "place forest_three_resin") == "EV.setup.forest"


# ---------------------------------------------------------------------- forest cards


@pytest.mark.rule("EX.bellfaire.loc.forest_activate_two_production", "EX.bellfaire.forest.same_card_twice")
def test_two_green_cards_are_activated_or_one_twice() -> None:
    lines = (*FAIR, "forest: forest_activate_two_production")
    game = table(*lines, "city: farm mine twig_barge")
    play(game, "place forest_activate_two_production", "activate 0:farm", "activate 0:mine")
    assert stock(game) == {"berry": 1, "pebble": 1}
    game = table(*lines, "city: farm mine")
    play(game, "place forest_activate_two_production", "activate 0:farm", "activate 0:farm")
    assert stock(game) == {"berry": 2}
    bare = table(*lines, "city: inn")
    assert refused(bare, "place forest_activate_two_production") == "EV.place.something"


@pytest.mark.rule("EX.bellfaire.loc.forest_activate_two_production")
def test_legends_are_not_activated_there() -> None:
    green = next(card.id for card in standard().cards if card.ribbon >= 0 and card.produce is not None)
    lines = ("legends: both", *FAIR, "forest: forest_activate_two_production")
    game = table(*lines, f"city: farm mine {green}")
    play(game, "place forest_activate_two_production")
    assert texts(game) == ["activate 0:farm", "activate 0:mine"]
    assert refused(game, f"activate 0:{green}") == "MW.legend.activated"


@pytest.mark.rule("EX.bellfaire.loc.forest_three_resin")
def test_three_resin() -> None:
    game = table(*FAIR, "forest: forest_three_resin")
    assert stock(play(game, "place forest_three_resin")) == {"resin": 3}


@pytest.mark.rule("EX.bellfaire.loc.forest_two_resin_or_two_berries")
@pytest.mark.parametrize(("choice", "goods"), [(1, {"resin": 2}), (2, {"berry": 2})])
def test_two_resin_or_two_berries(choice: int, goods: dict[str, int]) -> None:
    game = table(*FAIR, "forest: forest_two_resin_or_two_berries")
    play(game, "place forest_two_resin_or_two_berries", f"choose {choice}")
    assert stock(game) == goods
    lines = (
        "forest: forest_two_resin_or_two_berries",
        "player 1:",
        "placed: forest_two_resin_or_two_berries",
    )
    assert refused(table(*FAIR, *lines), "place forest_two_resin_or_two_berries") == "EV.place.forest_four"


@pytest.mark.rule("EX.bellfaire.loc.forest_pay_three_twigs_gain_three_any")
def test_three_twigs_buy_three_resources() -> None:
    place = "forest_pay_three_twigs_gain_three_any"
    game = table(*FAIR, f"forest: {place}", "resources: 4 twig")
    play(game, f"place {place}", "gain resin", "gain pebble", "gain berry")
    assert stock(game) == {"twig": 1, "resin": 1, "pebble": 1, "berry": 1}
    poor = table(*FAIR, f"forest: {place}", "resources: 2 twig", "city: lookout")
    assert refused(poor, f"place {place}") == "EV.place.something"
    play(poor, "visit 0:lookout")
    assert f"copy {place}" not in texts(poor)
    assert (points(poor), len(player(poor).placed)) == (0, 1)
