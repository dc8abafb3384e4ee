"""Which of Nightweave's modules go together, and what holds for all of them."""

from typing import Any

import pytest

import tanglewood
from everdell_table import (
    RICH,
    everdell,
    heard,
    her_events,
    her_places,
    her_turn,
    hunted,
    nightweave,
    play,
    refused,
    rolls,
    steps,
    stock,
    texts,
)
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.scheme import moments
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import lookup

LAIR = lair_of(standard())
MASKED = "event_webs: " + " ".join(["1"] * 4 + ["0"] * 16)
NEXT = "activity: activity_05 activity_06"


def new(**options: Any) -> tanglewood.Game:
    return tanglewood.new_game("everdell", **{"players": 1, "nightweave": True, "seed": 1, **options})


@pytest.mark.rule("MW.module.solo_only", "MW.module.no_expansions")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"players": 2, "plan": "smarty"}, "MW.module.solo_only"),
        ({"players": 2, "intrigues": True}, "MW.module.solo_only"),
        ({"plan": "smarty", "intrigues": True}, "MW.module.solo_only"),
        ({"personality": "vile", "farms": True}, "MW.module.no_expansions"),
        ({"plan": "smarty", "extra": True}, "MW.module.no_expansions"),
        ({"personality": "vile", "legends": "first"}, "MW.module.no_expansions"),
        ({"plan": "any", "corrin": True}, "MW.module.no_expansions"),
        ({"intrigues": True, "rugwort_cards": True}, "MW.module.no_expansions"),
        ({"plan": "swarm", "difficulty": 0}, "MW.plan.swarm"),
        ({"plan": "weavers_whim"}, "MW.plan.weavers_whim"),
        ({"nightweave": False, "personality": "vile"}, "MW.module.personality_setup"),
        ({"nightweave": False, "plan": "smarty"}, "MW.module.personality_setup"),
        ({"nightweave": False, "intrigues": True}, "MW.module.personality_setup"),
        ({"players": 3}, "MW.nw.setup.board"),
        ({"mood": "lucky"}, "MW.nw.rule.not_rugwort"),
    ],
)
def test_what_does_not_go_together(options: dict[str, object], rule: str) -> None:
    with pytest.raises(OptionError) as refusal:
        new(**options)
    assert f"({rule})" in str(refusal.value)


@pytest.mark.rule("MW.module.combine", "MW.module.no_expansions_but")
@pytest.mark.parametrize(
    "options",
    [
        {"personality": "vile"},
        {"personality": "vile", "players": 2},
        {"personality": "vile", "plan": "smarty"},
        {"personality": "vile", "intrigues": True},
        {"plan": "smarty"},
        {"intrigues": True},
        {"plan": "swarm", "difficulty": 1},
        {"personality": "any", "plan": "weavers_whim", "difficulty": 0},
        {"personality": "vile", "powers": "mistwood"},
    ],
)
def test_what_goes_together(options: dict[str, object]) -> None:
    game = new(**options)
    assert moments.watched(everdell(game))
    assert lookup("everdell").read(everdell(game).text()).text() == everdell(game).text()


@pytest.mark.rule("MW.module.personality_setup")
def test_one_is_chosen_and_stays() -> None:
    hers = nightweave(new(personality="vile", plan="smarty"))
    assert LAIR.personalities[hers.personality].id == "vile"
    assert LAIR.plans[hers.plan].id == "smarty"
    assert (hers.personalities, hers.intrigues) == ((), ())
    assert sorted(nightweave(new(intrigues=True)).intrigues) == list(range(33))
    whims = {nightweave(new(personality="any", seed=seed)).personality for seed in range(60)}
    assert whims == set(range(8))
    plans = {nightweave(new(plan="any", difficulty=0, seed=seed)).plan for seed in range(150)}
    assert {LAIR.plans[plan].id for plan in plans} == {it.id for it in LAIR.plans} - {"swarm", "weavers_whim"}
    every = {nightweave(new(plan="any", personality="any", seed=seed)).plan for seed in range(150)}
    assert len(every) == 13
    assert not moments.watched(everdell(new()))


@pytest.mark.rule("MW.module.foil")
def test_a_foil_is_optional_paid_first_and_each_time() -> None:
    start = ("hand: king", "resources: 1 twig", "nightweave: winter", "plan: extortion", "difficulty: 2")
    cards = "activity: activity_01 activity_03 activity_05 activity_06"
    game = hunted("player 0: summer", "placed: three_twigs one_pebble", *start, cards)
    play(game, "place one_berry")
    assert texts(game) == ["foil", "suffer"]
    assert her_places(game) == []  # before the rest
    play(game, "foil", "discard king")
    assert (nightweave(game).points, her_places(game)) == (0, ["two_resin"])
    play(game, "place one_berry")
    assert texts(game) == ["foil", "suffer"]  # again
    play(game, "suffer")
    assert (nightweave(game).points, stock(game)) == (2, {"twig": 1, "berry": 2})
    poor = hunted("player 0: summer", "placed: three_twigs", "nightweave: winter", "plan: extortion", cards)
    play(poor, "place two_cards_point")
    assert texts(poor)[:2] == ["foil", "suffer"]


def test_who_cannot_pay_is_not_asked() -> None:
    hers = (
        "nightweave: winter",
        "plan: extortion",
        "difficulty: 2",
        "activity: activity_01 activity_05 activity_06",
    )
    game = hunted("player 0: summer", "placed: three_twigs", "deck:", "meadow:", *hers)
    play(game, "place haven")
    assert (nightweave(game).points, her_places(game)) == (2, ["two_resin"])


@pytest.mark.rule("MW.module.web_spiders")
def test_web_tokens_leave_her_alone_unless_the_card_says_so() -> None:
    game = her_turn("03", "nightweave: spring", "plan: masquerade", MASKED)
    assert her_events(game) == ["city_monument"]
    assert nightweave(game).event_webs[:4] == (0, 1, 1, 1)
    game = her_turn("01", "nightweave: winter", "plan: swarm", "webs: three_twigs haven")
    assert her_places(game) == ["two_resin"]
    # a worker that stood there already stays as it is
    game = hunted("placed: three_twigs", "nightweave: winter", "plan: swarm", "webs: three_twigs", NEXT)
    play(game, "place one_berry")
    assert nightweave(game).points == 0


@pytest.mark.rule("MW.module.web_copy")
def test_copying_a_space_does_not_trigger_its_token() -> None:
    hers = ("nightweave: winter", "plan: swarm", "webs: three_twigs haven", NEXT)
    game = hunted("city: lookout", *hers)
    play(game, "visit 0:lookout", "copy three_twigs")
    assert (stock(game), nightweave(game).points) == ({"twig": 3}, 0)
    game = hunted(*hers)
    play(game, "place three_twigs")
    assert (stock(game), nightweave(game).points) == ({"twig": 3}, 1)


@pytest.mark.rule("MW.module.price_first")
def test_a_price_is_due_first_and_who_cannot_pay_cannot_go() -> None:
    masked = ("nightweave: winter", "plan: masquerade", MASKED, NEXT)
    game = hunted("city: inn inn inn", *masked)
    assert refused(game, "claim grand_tour") == "MW.module.price_first"
    game = hunted("city: inn inn inn", "hand: king", "resources: 1 twig", *masked)
    play(game, "claim grand_tour")
    assert texts(game) == ["spend twig", "discard king"]
    assert her_events(game) == []
    assert not everdell(game).claimed


def test_the_price_leaves_what_the_place_itself_asks_for() -> None:
    special = standard().event_numbers["croak_wart_cure"]
    webs = "event_webs: " + " ".join(["1" if number == special else "0" for number in range(20)])
    specials = "specials: croak_wart_cure"
    city = "city: undertaker barge_toad farm farm"
    hers = ("nightweave: winter", "plan: masquerade", webs, NEXT)
    game = hunted(specials, city, "resources: 2 berry", *hers)
    assert refused(game, "claim croak_wart_cure") == "MW.module.price_first"
    game = hunted(specials, city, "resources: 2 berry 1 twig", *hers)
    play(game, "claim croak_wart_cure")  # the twig it is, without a question
    assert stock(game) == {}


def test_without_modules_nobody_asks() -> None:
    game = hunted(RICH, f"word: {rolls(1)}", "nightweave: winter", "activity: activity_06 activity_05")
    events = heard(game)
    play(game, "place one_berry", "play meadow 2")
    assert not [rule for _, rule in steps(events) if "module" in str(rule) or "plan" in str(rule)]
