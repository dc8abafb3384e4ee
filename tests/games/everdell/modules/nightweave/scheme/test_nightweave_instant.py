"""Nightweave's instant intrigues and their foils (MW.intrigue.*, MW.module.foil)."""

import pytest

from everdell_table import (
    city,
    discarded,
    everdell,
    free_workers,
    hand,
    lair,
    meadow,
    names,
    nightweave,
    placed,
    play,
    rolls,
    score,
    spun,
    stock,
    texts,
)
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave import scoring, spiders
from tanglewood.games.everdell.modules.nightweave.cards import lair_of

PACK = standard()
SOME = "resources: 5 twig 5 resin 2 pebble 5 berry"


def her_points(game: Game) -> int:
    return nightweave(game).points


def her_city(game: Game) -> list[str]:
    return names(game, nightweave(game).city)


def her_hand(game: Game) -> list[str]:
    return sorted(names(game, nightweave(game).hand))


def turn(game: Game) -> bool:
    """Whether the intrigue is over and the human on."""
    return everdell(game).stack[-1].text(everdell(game)) == "turn 0"


@pytest.mark.rule("MW.module.intrigue_kinds")
def test_an_instant_one_acts_once() -> None:
    for it in lair_of(PACK).intrigues:
        if not it.seasonal:
            game = spun(it.id, SOME, "hand: king farm wanderer", "city: mine king", "placed: haven")
            assert not turn(game)  # it can be foiled
            while not turn(game):
                game.play(game.options()[-1])
            play(game, "place one_berry")
            assert nightweave(game).webs == 0


# ---------------------------------------------------------------------- thefts


@pytest.mark.rule("MW.intrigue.theft")
@pytest.mark.rule("MW.intrigue.quick_theft")
@pytest.mark.rule("MW.intrigue.thief")
@pytest.mark.rule("MW.intrigue.finders_keepers")
@pytest.mark.parametrize(
    ("intrigue", "table"),
    [
        ("theft", "tttrrrbp"),
        ("quick_theft", "ttrbbppp"),
        ("thief", "ttrrbbbp"),
        ("finders_keepers", "trrbbbpp"),
    ],
)
@pytest.mark.parametrize("die", range(1, 9))
def test_thefts(intrigue: str, table: str, die: int) -> None:
    resource = {"t": "twig", "r": "resin", "p": "pebble", "b": "berry"}[table[die - 1]]
    game = spun(intrigue, SOME, "hand: king", shared=f"word: {rolls(die)}\ndeck: mine mine mine")
    # one card is not enough for the foil, so it happens at once; 2 pebbles are all there are
    assert turn(game)
    left = {"twig": 5, "resin": 5, "pebble": 2, "berry": 5}
    left[resource] = max(0, left[resource] - 3)
    assert stock(game) == {name: n for name, n in left.items() if n}
    foiled = spun(intrigue, SOME, "hand: king farm", shared=f"word: {rolls(die)}\ndeck: mine mine mine")
    assert texts(foiled) == ["foil", "suffer"]
    play(foiled, "foil")
    assert (hand(foiled), sum(stock(foiled).values())) == ([], 17)


@pytest.mark.rule("MW.module.foil")
def test_a_foil_is_optional_and_paid_first() -> None:
    game = spun("theft", SOME, "hand: king farm inn", shared=f"word: {rolls(1)}\ndeck: mine mine mine")
    play(game, "foil")
    assert texts(game) == ["discard king", "discard farm", "discard inn"]
    play(game, "discard king", "discard inn")
    assert turn(game)
    assert stock(game)["twig"] == 5
    assert sorted(discarded(game)) == ["inn", "king"]
    suffers = spun("theft", SOME, "hand: king farm inn", shared=f"word: {rolls(1)}\ndeck: mine mine mine")
    play(suffers, "suffer")
    assert (stock(suffers)["twig"], len(hand(suffers))) == (2, 3)


# ---------------------------------------------------------------------- cards of the hand


@pytest.mark.rule("MW.intrigue.pickpocket")
@pytest.mark.rule("MW.intrigue.taken_not_given")
def test_pickpocket() -> None:
    game = spun("pickpocket", "hand: king farm inn mine queen")
    assert texts(game) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(game, "amount 0")
    assert (len(hand(game)), len(her_hand(game)), her_points(game)) == (2, 3, 0)
    assert sorted(hand(game) + her_hand(game)) == ["farm", "inn", "king", "mine", "queen"]
    assert sorted(game.view(0).nightweave.known) == her_hand(game)
    assert game.view(-1).nightweave.known == []


@pytest.mark.rule("MW.intrigue.pickpocket")
def test_pickpocket_foiled() -> None:
    game = spun("pickpocket", "hand: king farm inn mine queen")
    play(game, "amount 2")
    assert (len(hand(game)), len(her_hand(game)), her_points(game)) == (4, 1, 2)
    assert turn(spun("pickpocket", "hand:"))


@pytest.mark.rule("MW.intrigue.borrowed")
@pytest.mark.rule("MW.intrigue.taken_not_given")
def test_borrowed() -> None:
    game = spun("borrowed", "hand: king farm inn mine")
    assert (len(hand(game)), len(her_hand(game)), her_points(game)) == (1, 3, 0)
    game = spun("borrowed", "hand: king farm")
    assert (hand(game), her_hand(game)) == ([], ["farm", "king"])


@pytest.mark.rule("MW.intrigue.borrowed")
def test_borrowed_foiled() -> None:
    game = spun("borrowed", "hand: king farm inn mine", "resources: 3 twig 3 berry")
    assert texts(game) == ["spend twig", "spend berry", "done"]
    play(game, "spend twig", "spend berry", "done")
    assert (len(hand(game)), len(her_hand(game))) == (3, 1)
    assert stock(game) == {"twig": 2, "berry": 2}
    game = spun("borrowed", "hand: king farm", "resources: 3 twig")
    play(game, "spend twig", "spend twig")
    assert turn(game)  # there are no more cards to save
    assert (len(hand(game)), stock(game)) == (2, {"twig": 1})


@pytest.mark.rule("MW.intrigue.copycat")
def test_copycat() -> None:
    game = spun("copycat", "hand: king farm inn mine queen")
    play(game, "done")
    assert (her_points(game), len(hand(game))) == (10, 5)
    game = spun("copycat", "hand: king farm inn mine queen")
    play(game, "discard king", "discard farm", "discard inn", "discard mine", "done")
    assert (her_points(game), hand(game)) == (2, ["queen"])
    assert turn(spun("copycat", "hand:"))


@pytest.mark.rule("MW.intrigue.eight_legged_nightmare")
def test_eight_legged_nightmare() -> None:
    shared = "meadow: " + "wife " * 4 + "husband " * 4 + "\ndeck: " + "farm " * 8
    game = spun("eight_legged_nightmare", "hand: fool inn fool wanderer", shared=shared, level=3)
    assert meadow(game) == ["farm"] * 8
    assert hand(game) == ["inn"]
    assert her_points(game) == lair_of(PACK).levels[3].points


@pytest.mark.rule("MW.intrigue.eight_legged_nightmare")
def test_eight_legged_nightmare_foiled() -> None:
    old = ["wife"] * 4 + ["husband"] * 4
    shared = f"meadow: {' '.join(old)}\ndeck: " + "mine? " * 9
    own = ("hand: fool farm fool wanderer", "resources: 2 twig 1 berry")
    game = spun("eight_legged_nightmare", *own, shared=shared)
    play(game, "foil")
    assert (meadow(game), len(hand(game)), stock(game), her_points(game)) == (old, 4, {}, 0)
    poor = spun("eight_legged_nightmare", "hand: fool farm", "resources: 2 twig", shared=shared)
    assert turn(poor)  # cards are no resources


@pytest.mark.rule("MW.intrigue.hard_worker")
def test_hard_worker() -> None:
    fifteen = "city: " + "mine? " * 15
    game = spun("hard_worker", "hand:", hers=fifteen, shared="deck: king queen inn farm")
    assert her_city(game)[15:] == ["king", "queen", "inn"]
    game = spun("hard_worker", "hand: mine mine mine farm", shared="deck: king queen inn farm")
    play(game, "discard mine", "discard mine", "done")
    assert (her_city(game), hand(game)) == (["king"], ["farm", "mine"])
    game = spun("hard_worker", "hand: mine mine mine farm", shared="deck: king queen inn farm")
    play(game, "discard mine", "discard mine", "discard mine")
    assert (her_city(game), turn(game)) == ([], True)


# ---------------------------------------------------------------------- events


@pytest.mark.rule("MW.intrigue.impostor")
@pytest.mark.rule("MW.intrigue.impostor_limit")
@pytest.mark.parametrize(
    ("die", "place"), [(1, 0), (2, 0), (3, -1), (4, -1), (5, 0), (6, 0), (7, -1), (8, -1)]
)
def test_impostor(die: int, place: int) -> None:
    specials = [PACK.events[number].id for number in PACK.special_events(("base",))[:4]]
    shared = f"word: {rolls(die)}\nspecials: {' '.join(specials)}"
    game = spun("impostor", "hand:", shared=shared)
    basic = [PACK.events[number].id for number in PACK.basic_events(("base",))]
    row = basic if die <= 4 else specials
    assert [PACK.events[number].id for number in nightweave(game).events] == [row[place]]
    assert not nightweave(game).special
    assert her_points(game) == 0


@pytest.mark.rule("MW.intrigue.impostor")
def test_impostor_without_events_and_foiled() -> None:
    game = spun("impostor", "hand:", shared=f"word: {rolls(8)}", level=2)
    assert (nightweave(game).events, her_points(game)) == ((), lair_of(PACK).levels[2].points)
    game = spun("impostor", "hand: king", "resources: 2 twig", shared=f"word: {rolls(1)}")
    play(game, "foil")  # all there is
    assert (nightweave(game).events, hand(game), stock(game)) == ((), [], {})


# ---------------------------------------------------------------------- workers


@pytest.mark.rule("MW.intrigue.poison_jam")
@pytest.mark.rule("MW.intrigue.poison_jam_counts")
def test_poison_jam() -> None:
    own = ("hand: king", "workers: 3", "placed: three_twigs one_berry 0:cemetery!", "city: cemetery")
    hers = "card: activity_01\npawn: 2\nspiders: 2\nplaced: two_resin one_pebble"
    game = spun("poison_jam", *own, hers=hers)
    assert texts(game) == ["lift three_twigs", "lift one_berry"]  # none that stays for good
    play(game, "lift three_twigs")
    assert placed(game) == ["one_berry", "0:cemetery", "her-mat"]
    assert free_workers(game) == 0
    assert nightweave(game).at_home == 1  # so she need not prepare
    assert "prepare" in texts(game)


@pytest.mark.rule("MW.intrigue.poison_jam")
def test_poison_jam_used_by_her() -> None:
    game = lair("hand:", "workers: 2", "placed: haven her-mat*", hers="spiders: 2\nplaced: two_resin")
    state = everdell(game)
    assert nightweave(game).at_home == 2
    spiders.place_spider(state, PACK.place_numbers["three_twigs"])
    assert placed(game) == ["haven", "three_twigs"]
    assert nightweave(game).at_home == 1
    spiders.place_spider(state, PACK.place_numbers["one_pebble"])
    assert [PACK.places[place] for place in nightweave(game).placed] == ["two_resin", "one_pebble"]
    assert "three_twigs*" in state.text()


@pytest.mark.rule("MW.intrigue.poison_jam")
def test_a_poisoned_worker_comes_back_from_the_board_only() -> None:
    own = ("hand: king", "workers: 2", "placed: haven her-mat*")
    game = lair(*own, season="winter", her_season="autumn", hers="finished: yes")
    play(game, "prepare")
    assert placed(game) == ["her-mat"]
    game = lair("hand: king", "workers: 2", "placed: haven three_twigs*", season="winter")
    play(game, "prepare")
    assert placed(game) == []


@pytest.mark.rule("MW.intrigue.poison_jam")
def test_a_poisoned_worker_earns_her_the_journey() -> None:
    game = lair("hand:", "workers: 2", "placed: haven journey_5*", season="autumn", her_season="autumn")
    assert scoring.breakdown(everdell(game))["journey"] == 5
    assert "journey" not in score(game)
    ranger = lair("hand: ranger king", "resources: 9 berry", "workers: 2", "placed: three_twigs* her-mat")
    play(ranger, "play ranger")
    assert placed(ranger) == ["three_twigs", "her-mat"]  # neither is the human's to move


@pytest.mark.rule("MW.intrigue.poison_jam")
def test_poison_jam_waits_for_the_first_worker() -> None:
    game = spun("poison_jam", "hand: king", "city: monastery", her_season="autumn", hers="finished: yes")
    assert nightweave(game).owed
    play(game, "place one_berry")
    assert (placed(game), stock(game)) == (["her-mat"], {"berry": 1})
    assert nightweave(game).lent == 1
    own = ("hand:", "resources: 2 twig", "city: monastery")
    game = spun("poison_jam", *own, her_season="autumn", hers="finished: yes")
    play(game, "visit 0:monastery")
    assert nightweave(game).owed  # that one stays for good
    assert placed(game) == ["0:monastery"]


@pytest.mark.rule("MW.intrigue.poison_jam")
def test_poison_jam_foiled() -> None:
    game = spun("poison_jam", "hand: king", "resources: 2 pebble", "placed: one_berry")
    assert texts(game) == ["choose 1", "foil", "suffer"]
    play(game, "choose 1")
    assert (stock(game), hand(game), placed(game)) == ({}, ["king"], ["one_berry"])
    game = spun("poison_jam", "hand: king farm", "resources: 1 pebble", "placed: one_berry")
    assert texts(game) == ["foil", "suffer"]
    play(game, "foil")
    while not turn(game):
        game.play(game.options()[0])
    assert (stock(game), hand(game), placed(game)) == ({}, [], ["one_berry"])


@pytest.mark.rule("MW.intrigue.ransom")
def test_ransom() -> None:
    game = spun("ransom", "hand: king", "workers: 2", "placed: haven", level=2)
    assert (placed(game), her_points(game)) == (["haven", "her-mat"], 0)
    assert nightweave(game).lent == 0
    assert "prepare" in texts(game)
    play(game, "prepare")
    assert placed(game) == []


@pytest.mark.rule("MW.intrigue.ransom")
def test_ransom_without_a_free_worker() -> None:
    own = ("hand: king", "workers: 3", "placed: haven three_twigs 0:cemetery!", "city: cemetery")
    game = spun("ransom", *own, level=2)
    assert her_points(game) == lair_of(PACK).levels[2].points
    assert texts(game) == ["lift haven", "lift three_twigs"]
    play(game, "lift three_twigs")
    assert placed(game) == ["haven", "0:cemetery", "her-mat"]
    game = spun("ransom", "hand: king", "workers: 1", "placed: 0:cemetery!", "city: cemetery", level=2)
    assert (placed(game), her_points(game)) == (["0:cemetery"], lair_of(PACK).levels[2].points)


@pytest.mark.rule("MW.intrigue.ransom")
def test_ransom_foiled() -> None:
    game = spun("ransom", "hand: king", "resources: 2 berry")
    play(game, "choose 1")
    assert (stock(game), hand(game), placed(game)) == ({}, ["king"], [])
    game = spun("ransom", "hand: king", "resources: 2 berry")
    play(game, "foil")
    while not turn(game):
        game.play(game.options()[0])
    assert (stock(game), hand(game), placed(game)) == ({}, [], [])


# ---------------------------------------------------------------------- takeover


@pytest.mark.rule("MW.intrigue.takeover")
def test_takeover() -> None:
    fifteen = "city: " + "mine? " * 15
    own = ("hand:", "workers: 2", "placed: haven haven", "city: king castle university")
    game = spun("takeover", *own, hers=fifteen)
    assert texts(game) == ["lose 0:king", "lose 0:castle"]
    play(game, "lose 0:castle")
    assert (city(game), her_city(game)[15:]) == (["king", "university"], ["castle"])
    game = spun("takeover", "hand:", "workers: 2", "placed: haven haven", "city: farm mine university mine")
    assert city(game) == ["farm", "mine", "mine"]  # the most valuable one
    game = spun("takeover", "hand:", "workers: 2", "placed: haven haven", "city: farm ruins twig_barge")
    assert texts(game) == ["lose 0:farm", "lose 0:twig_barge"]  # a tie
    assert turn(spun("takeover", "hand:"))


@pytest.mark.rule("MW.intrigue.takeover")
def test_takeover_foiled() -> None:
    game = spun("takeover", "hand: mine", "workers: 2", "placed: haven", "city: king castle")
    assert texts(game) == ["lose 0:king", "lose 0:castle", "guard 0:king", "guard 0:castle"]
    play(game, "guard 0:king")
    assert (city(game), placed(game)) == (["king", "castle"], ["haven", "0:king"])
    game = lair("hand:", "workers: 2", "placed: haven 0:king", "city: king", season="winter")
    play(game, "prepare")
    assert placed(game) == []
