"""Extra! Extra!: six kinds of cards."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    full_city,
    hand,
    heard,
    play,
    player,
    points,
    refused,
    score,
    stock,
    table,
    texts,
    tokens_on,
)
from tanglewood.games.everdell.presentation import narration as wording
from tanglewood.games.everdell.presentation import narration_moves as wording_moves
from tanglewood.kernel.chance import seeded

EXTRA = "extra: yes"
WAITS = ("player 1:", "hand: king?")


# ---------------------------------------------------------------------- Carnival


@pytest.mark.rule("MW.extra.carnival")
def test_carnival_counts_the_other_green_cards() -> None:
    green = "city: mine mine farm twig_barge fairgrounds inn"
    game = table(EXTRA, DECK, "hand: carnival", RICH, green, *WAITS)
    play(game, "play carnival")
    assert texts(game) == ["choose 1", "choose 2"]
    labels = [wording_moves.move_words(everdell(game), move) for move in game.options()]
    assert labels == ["5 cards", "2 resources of your choice"]
    twin = game.copy()
    play(game, "choose 1")
    assert (len(hand(game)), game.turn) == (5, 1)
    play(twin, "choose 2", "gain pebble", "gain berry")
    assert (stock(twin)["pebble"], stock(twin)["berry"], len(hand(twin)), twin.turn) == (9, 10, 0, 1)


@pytest.mark.rule("MW.extra.carnival")
def test_carnival_with_few_green_cards() -> None:
    game = table(EXTRA, DECK, "hand: carnival", RICH, "city: mine inn", *WAITS)
    play(game, "play carnival")
    assert (len(hand(game)), game.turn) == (1, 1)  # one green card is too few for a resource
    game = table(EXTRA, DECK, "hand: carnival", RICH, *WAITS)
    play(game, "play carnival")
    assert (len(hand(game)), game.turn) == (0, 1)
    # A Miner Mole counts in the city where it stands.
    theirs = ("player 1:", "city: carnival mine mine", "hand: king")
    game = table(EXTRA, DECK, "hand: miner_mole", "resources: 3 berry", "city: farm farm", *theirs)
    play(game, "play miner_mole", "activate 1:carnival", "choose 2", "gain resin")
    assert (stock(game), game.turn) == ({"resin": 1}, 1)
    game = table(EXTRA, "hand: juggler", "city: carnival", *WAITS)
    play(game, "play juggler")
    assert "juggler" in city(game)


# ---------------------------------------------------------------------- Gazette


@pytest.mark.rule("MW.extra.gazette")
def test_gazette_gets_a_token_for_each_event() -> None:
    green = "city: gazette farm farm farm farm"
    game = table(EXTRA, green, "player 1:", "hand: king", "city: farm farm farm farm")
    play(game, "claim harvest_festival")
    assert tokens_on(game, "gazette") == 1
    assert score(game)["tokens"] == 1
    play(game, "place one_berry")
    game = table(EXTRA, "seat: 1", green, "player 1:", "hand: king", "city: farm farm farm farm")
    play(game, "claim harvest_festival")  # somebody else's event
    assert tokens_on(game, "gazette") == 0


@pytest.mark.rule("MW.extra.gazette")
@pytest.mark.parametrize(("tokens", "more"), [(2, 0), (3, 3), (4, 3)])
def test_gazette_with_three_tokens(tokens: int, more: int) -> None:
    basic = ("city_monument", "grand_tour", "harvest_festival", "cartographers_expedition")
    events = "events: " + " ".join(basic[:tokens])
    game = table(EXTRA, f"city: gazette/tokens={tokens}", events, *WAITS)
    expected = {"cards": 3, "tokens": tokens, "events": 3 * tokens}
    assert score(game) == {**expected, **({"prosperity": more} if more else {})}


# ---------------------------------------------------------------------- Juggler


@pytest.mark.rule("MW.extra.juggler")
def test_juggler_pays_three_twigs_for_four_points() -> None:
    game = table(EXTRA, DECK, "hand: juggler", "resources: 2 berry 4 twig", *WAITS)
    play(game, "play juggler")
    assert texts(game) == ["choose 1", "choose 2", "done"]
    assert all(wording_moves.move_words(everdell(game), move) for move in game.options())
    play(game, "choose 1")
    assert (points(game), stock(game), game.turn) == (4, {"twig": 1}, 1)


@pytest.mark.rule("MW.extra.juggler")
def test_juggler_turns_up_cards_until_they_are_worth_six() -> None:
    deck = "deck: mine inn king castle castle"  # 2, 2 and 4 points
    game = table(EXTRA, deck, "hand: juggler", "resources: 2 berry 5 twig", *WAITS)
    play(game, "play juggler", "choose 2", "choose 2")
    assert texts(game) == ["choose 2", "done"]
    assert game.view(1).revealed == ["mine", "inn"]
    assert (points(game), discarded(game)) == (0, [])
    twin = game.copy()
    play(game, "choose 2")
    assert (points(game), stock(game), game.turn) == (6, {"twig": 2}, 1)
    assert sorted(discarded(game)) == ["inn", "king", "mine"]
    play(twin, "done")
    assert (points(twin), stock(twin), discarded(twin)) == (0, {"twig": 3}, ["inn", "mine"])


@pytest.mark.rule("MW.extra.juggler_either")
def test_juggler_stops_where_nothing_is_left() -> None:
    # A Fool counts below zero; without a twig it is over.
    game = table(EXTRA, "deck: king fool king", "hand: juggler", "resources: 2 berry 2 twig", *WAITS)
    play(game, "play juggler")
    assert texts(game) == ["choose 2", "done"]  # two twigs are no three
    play(game, "choose 2", "choose 2")
    assert (points(game), game.turn, sorted(discarded(game))) == (0, 1, ["fool", "king"])
    game = table(EXTRA, "hand: juggler", "resources: 2 berry 2 twig", *WAITS)  # no card to turn up
    play(game, "play juggler")
    assert (stock(game), game.turn) == ({"twig": 2}, 1)
    game = table(EXTRA, DECK, "hand: juggler", "resources: 2 berry", *WAITS)
    play(game, "play juggler")
    assert game.turn == 1


# ---------------------------------------------------------------------- Scurrble


@pytest.mark.rule("MW.extra.scurrble_champion")
def test_champions_share_one_space() -> None:
    game = table(EXTRA, "hand: scurrble_champion", RICH, full_city("scurrble_champion"), *WAITS)
    assert player(game).used == 15
    play(game, "play scurrble_champion")
    assert player(game).used == 15
    assert [card.partner for card in game.view(0).players[0].city] == [15, *[-1] * 14, 0]
    game = table(EXTRA, "hand: scurrble_champion", RICH, full_city(), *WAITS)
    assert refused(game, "play scurrble_champion") == "EV.play.needs_space"
    game = table(EXTRA, "hand: scurrble_champion", RICH, full_city(*["scurrble_champion"] * 2), *WAITS)
    assert "play scurrble_champion" in texts(game)
    # They are no pair for anything that counts pairs.
    game = table(EXTRA, "city: scurrble_champion scurrble_champion wife", *WAITS)
    assert score(game) == {"cards": 6, "prosperity": 4}


@pytest.mark.rule("MW.extra.scurrble_champion")
@pytest.mark.parametrize(("n", "more"), [(1, 0), (2, 4), (3, 12)])
def test_champions_count_each_other(n: int, more: int) -> None:
    game = table(EXTRA, "city:" + " scurrble_champion" * n, *WAITS)
    assert score(game) == {"cards": 2 * n, **({"prosperity": more} if more else {})}


@pytest.mark.rule("MW.extra.scurrble_stadium")
def test_stadium_rewards_the_named_colour() -> None:
    deck = "deck: mine king inn judge bard"
    game = table(EXTRA, deck, "city: scurrble_stadium", *WAITS)
    told = heard(game)
    play(game, "visit 0:scurrble_stadium")
    assert texts(game) == ["color tan", "color red", "color blue", "color purple"]
    assert refused(game, "color green") == "MW.extra.scurrble_stadium"
    twin = game.copy()
    play(game, "color blue")
    assert (points(game), len(hand(game)), game.turn) == (3, 4, 1)
    assert game.view(1).players[0].hand == ["judge"]  # the others saw this one and no other
    assert [event.seen_by(1)["card"] for event in told if event.name == "showed"] == ["judge"]
    play(twin, "color tan")
    assert (points(twin), len(hand(twin)), twin.turn) == (0, 4, 1)
    assert twin.view(1).players[0].hand == []


@pytest.mark.rule("MW.extra.stadium_show")
def test_stadium_lets_choose_what_is_shown() -> None:
    deck = "deck: mine king castle judge bard"
    game = table(EXTRA, deck, "hand: school", "city: scurrble_stadium", *WAITS)
    play(game, "visit 0:scurrble_stadium", "color purple")
    assert texts(game) == ["show king", "show castle"]  # not the School, which was not drawn
    assert wording.NARRATOR.question(everdell(game))
    everdell(game).imagine(1, seeded(5)).options()  # nobody else knows what there is to show
    play(game, "show castle")
    assert (points(game), game.view(1).players[0].hand) == (3, ["castle"])


@pytest.mark.rule("MW.extra.stadium_show")
def test_stadium_and_the_hand_limit() -> None:
    full = "hand:" + " king?" * 8
    game = table(EXTRA, DECK, full, "city: scurrble_stadium", *WAITS)
    assert refused(game, "visit 0:scurrble_stadium") == "EV.place.something"
    game = table(EXTRA, "deck: mine king", full[:-5], "city: scurrble_stadium", *WAITS)
    play(game, "visit 0:scurrble_stadium", "color purple")
    assert (len(hand(game)), points(game)) == (8, 0)  # one card, a Mine
    # It is open: its owner gets a token.
    game = table(EXTRA, DECK, "hand: king", "player 1:", "city: scurrble_stadium")
    play(game, "visit 1:scurrble_stadium", "color purple")
    assert (points(game), points(game, 1)) == (3, 1)


@pytest.mark.rule("MW.extra.scurrble_stadium", "MW.corrin.leader_when")
def test_the_leader_waits_for_the_stadium() -> None:
    lines = ("corrin: yes", "deck: mine king inn judge", "city: scurrble_stadium corrin_evertail_the_leader")
    game = table(EXTRA, *lines, *WAITS)
    play(game, "visit 0:scurrble_stadium", "color blue")
    assert (points(game), texts(game)) == (3, ["hand mine", "hand king", "hand inn", "hand judge", "done"])


# ---------------------------------------------------------------------- Town Crier


@pytest.mark.rule("MW.extra.town_crier")
def test_town_crier_gives_two_cards_for_three_points() -> None:
    lines = ("players: 3", "hand: town_crier mine inn bard", "resources: 2 berry")
    game = table(EXTRA, *lines, "player 1:", "hand: king", "player 2:", "hand: king")
    play(game, "play town_crier")
    assert texts(game) == ["to 1", "to 2", "done"]
    twin = game.copy()
    play(game, "to 2", "hand mine", "hand bard")
    assert (points(game), hand(game), hand(game, 2)) == (3, ["inn"], ["bard", "king", "mine"])
    play(twin, "done")
    assert (points(twin), len(hand(twin))) == (0, 3)
    game = table(EXTRA, "hand: town_crier mine", "resources: 2 berry", *WAITS)
    play(game, "play town_crier")
    assert (points(game), game.turn) == (0, 1)  # one card is not enough
    game = table(EXTRA, "placed: haven haven", "city: town_crier", "hand: mine inn", *WAITS)
    play(game, "prepare", "to 1", "hand inn")
    assert (points(game), hand(game, 1)) == (3, ["inn", "king", "mine"])


@pytest.mark.rule("MW.extra.crier_room")
def test_town_crier_follows_the_rules_for_gifts() -> None:
    crier = ("hand: town_crier mine inn", "resources: 2 berry")
    game = table(EXTRA, *crier, "player 1:", "hand:" + " king?" * 7)
    play(game, "play town_crier", "to 1", "hand mine")
    assert (points(game), len(hand(game, 1)), discarded(game)) == (3, 8, ["inn"])
    for nobody in ("hand:" + " king?" * 8, "passed: yes"):
        game = table(EXTRA, *crier, "player 1:", nobody)
        play(game, "play town_crier")
        assert texts(game) == ["choose 1", "done"]
        play(game, "choose 1", "hand mine")
        assert (points(game), sorted(discarded(game))) == (3, ["inn", "mine"])
    game = table(EXTRA, "players: 1", *crier, "rugwort:", "placed: forest_two_any")
    play(game, "play town_crier", "to 1", "hand mine")
    assert (points(game), sorted(discarded(game))) == (3, ["inn", "mine"])
