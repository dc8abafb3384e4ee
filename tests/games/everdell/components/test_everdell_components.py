"""What is in the box, and how it is set up."""

from collections import Counter

import pytest

import tanglewood
from everdell_table import RICH, city, everdell, hand, meadow, play, player, points, stock, table, texts
from playing import fresh
from tanglewood.games.everdell.board.player import COLORS, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import standard
from tanglewood.kernel.registry import lookup

PACK = standard()


def new(seed: int, players: int, **options: object) -> Table:
    state = fresh("everdell", seed, players=players, **options)
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("EV.comp.deck")
def test_the_deck() -> None:
    assert len([card for card in PACK.cards if card.set == "base"]) == 48
    by_color = Counter(COLORS[PACK.colors[card]] for card in PACK.deck(("base",)))
    assert by_color == {"tan": 19, "green": 52, "red": 18, "blue": 21, "purple": 18}


@pytest.mark.rule("EV.comp.classes")
def test_critters_constructions_common_unique() -> None:
    classes = Counter((PACK.cards[card].critter, PACK.cards[card].unique) for card in PACK.deck(("base",)))
    assert classes == {(True, False): 32, (True, True): 31, (False, False): 32, (False, True): 33}


@pytest.mark.rule("EV.comp.colours")
def test_a_colour_says_when_a_card_acts() -> None:
    for card in [card for card in PACK.cards if card.set == "base"]:
        color = COLORS[card.color]
        assert (card.produce is not None) == (color == "green"), card.id
        assert bool(card.bonus) == (color == "purple" or card.id == "gazette"), card.id
        lasting = card.helps is not None or card.reacts or card.repeats
        watching = card.after_draw is not None or card.after_event is not None
        assert (lasting or watching) == (color == "blue"), card.id
        assert (card.visit is not None) == (color == "red" or card.id == "storehouse"), card.id
        if card.on_play is not None:
            assert color == "tan" or card.id == "clock_tower"


@pytest.mark.rule("EV.comp.resources", "EV.loc.forest_two_any")
def test_resources_of_choice_are_named_one_by_one() -> None:
    game = table("forest: forest_two_any")
    play(game, "place forest_two_any")
    assert texts(game) == ["gain twig", "gain resin", "gain pebble", "gain berry"]
    play(game, "gain pebble", "gain twig")
    assert stock(game) == {"pebble": 1, "twig": 1}


@pytest.mark.rule("EV.comp.supply")
def test_the_supply_never_runs_out() -> None:
    game = table("resources: 30 twig", "points: 60", "player 1:", "resources: 30 twig")
    play(game, "place three_twigs", "place two_cards_point")
    assert stock(game) == {"twig": 33}


@pytest.mark.rule("EV.comp.events")
def test_events_forest_cards_and_workers() -> None:
    assert len(PACK.basic_events(("base",))) == 4
    assert len(PACK.special_events(("base",))) == 16
    assert len(PACK.forest_cards(("base",))) == 11
    assert PACK.counts.workers + sum(season.workers for season in PACK.seasons) == 6
    rolled = {seed: new(seed, 1).chance.below(8) for seed in range(200)}
    assert set(rolled.values()) == set(range(8))


@pytest.mark.rule("EV.setup.forest", "EV.setup.empty_clearing")
@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_forest_cards_are_dealt(players: int, cards: int) -> None:
    seen: set[int] = set()
    for seed in range(40):
        forest = new(seed, players).config.forest
        assert len(forest) == 4
        assert NO_CARD not in forest[:cards]
        assert set(forest[cards:]) <= {NO_CARD}  # the bottom-right clearing is the last one
        assert len(set(forest[:cards])) == cards
        seen.update(forest[:cards])
    assert seen == set(PACK.forest_cards(("base",)))


@pytest.mark.rule("EV.setup.basic_events", "EV.setup.special_events")
def test_events_in_play() -> None:
    seen: set[int] = set()
    for seed in range(60):
        state = new(seed, 2)
        assert len(set(state.config.specials)) == 4
        seen.update(state.config.specials)
        basic = [event.id for event in state.view(0).events if event.sort == "basic"]  # type: ignore[attr-defined]
        assert basic == [
            "city_monument",
            "grand_tour",
            "harvest_festival",
            "cartographers_expedition",
        ]
    assert seen == set(PACK.special_events(("base",)))


@pytest.mark.rule("EV.setup.meadow", "EV.setup.hand")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_meadow_and_hands(players: int) -> None:
    for first in range(players):
        state = new(3, players, first=str(first))
        assert len(state.meadow) == 8
        assert NO_CARD not in state.meadow
        hands = [len(state.players[(first + i) % players].hand) for i in range(players)]
        assert hands == [5, 6, 7, 8][:players]
        dealt = sum(hands) + 8
        assert state.left == 128 - dealt
        # The Meadow came first, then the hands in turn order.
        assert state.meadow == state.deck[:119:-1]


@pytest.mark.rule("EV.setup.workers", "EV.setup.empty_handed")
def test_everybody_starts_with_two_workers_and_nothing_else() -> None:
    game = tanglewood.new_game("everdell", players=4, seed=8)
    for seat in range(4):
        own = player(game, seat)
        assert (own.workers, own.placed, own.season) == (2, (), 0)
        assert (stock(game, seat), points(game, seat), city(game, seat)) == ({}, 0, [])
    assert [season.workers for season in PACK.seasons] == [0, 1, 1, 2]


@pytest.mark.rule("EV.setup.first_player")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {new(seed, 3).active for seed in range(40)} == {0, 1, 2}
    assert new(5, 3, first="2").active == 2
    with pytest.raises(tanglewood.OptionError, match="expected a seat from 0 to 1"):
        new(5, 2, first="2")


@pytest.mark.rule("EV.setup.hidden")
def test_hands_deck_and_discard_pile_are_hidden_everything_else_is_open() -> None:
    game = table(
        "meadow: farm",
        "deck: king queen",
        "discard: inn~0",
        "hand: mine",
        "player 1:",
        "hand: wife husband",
        RICH,
        "points: 4",
        "city: chapel/tokens=2",
        "placed: one_berry",
        "events: grand_tour",
    )
    view = game.view(0)
    other = view.players[1]
    assert (other.hand, other.hand_count) == ([], 2)
    assert (view.deck, view.discard, view.discarded) == (2, 1, [])
    assert other.resources["pebble"] == 9
    assert (other.points, other.placed, other.events[0].id) == (4, ["one_berry"], "grand_tour")
    assert (other.city[0].card, other.city[0].tokens) == ("chapel", 2)
    assert view.unseen == {"husband": 1, "inn": 1, "king": 1, "queen": 1, "wife": 1}
    assert view.players[0].hand == ["mine"]


def test_the_pack_says_where_each_entry_comes_from() -> None:
    for entry in lookup("everdell").components():
        assert entry["source"]
        if entry["table"] in ("card", "location", "event"):
            assert str(entry["text"]).endswith(".")


def test_a_position_shows_its_helpers() -> None:
    game = table("meadow: farm inn", "hand: king")
    assert meadow(game)[:3] == ["farm", "inn", "-"]
    assert hand(game) == ["king"]
    assert everdell(game).turn == 0
