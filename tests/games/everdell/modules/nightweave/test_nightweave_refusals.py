"""What Nightweave and her modules ask people for, and how they refuse anything else."""

import pytest

from everdell_table import DECK, during, her_turn, hunted, play, rolls, spun
from tanglewood.api import Game

MEADOW = "meadow: - inn mine king queen wife husband castle"
"""Her pawn on slot 1: beside her lie 2 (Inn), 5 (Queen) and 6 (Wife)."""
NEXT = "activity: activity_05 activity_06"


def whim(id: str, *text: str) -> Game:
    """The human's turn, her pawn on slot 1."""
    return hunted(MEADOW, *text, "nightweave: winter", f"personality: {id}", "pawn: 1", NEXT)


def enters(plan: str, *text: str) -> Game:
    """She enters the Meadow on slot 1 and follows her plan."""
    return her_turn("06", f"word: {rolls(1)}", *text, "nightweave: winter", f"plan: {plan}")


# ---------------------------------------------------------------------- she herself


@pytest.mark.rule("MW.nw.worker.own_city", "MW.nw.worker.open")
def test_where_her_spider_goes_is_asked_for_her() -> None:
    hers = ("nightweave: spring", "spiders: 3", "city: university inn lookout")
    game = hunted("city: queen post_office inn", *hers, "doing: end 1", "doing: nightweave-own-space 0 0 -1")
    assert game.why_not("send 1:inn") == "Nightweave: Inn is open to everybody. [MW.nw.worker.own_city]"
    assert game.why_not("send 0:queen") == (
        "Nightweave: her spider goes to her own city. [MW.nw.worker.own_city]"
    )
    game = hunted("city: queen post_office inn", *hers, "doing: end 1", "doing: nightweave-open-space 0 0 -1")
    assert game.why_not("send 0:queen") == "Nightweave: Queen has no open sign. [MW.nw.worker.open]"
    assert game.why_not("send 1:inn") == (
        "Nightweave: a card of your city comes before hers. [MW.nw.worker.open]"
    )


# ---------------------------------------------------------------------- personalities


@pytest.mark.rule("MW.personality.vile")
def test_the_vile_one_keeps_her_cards_from_the_inn_too() -> None:
    game = whim("vile", "city: inn", "resources: 9 twig 9 resin 9 pebble 9 berry", "hand: king")
    play(game, "visit 0:inn")
    assert game.why_not("play meadow 6") == (
        "Inn: Vile Nightweave does not let you have Wife. [MW.personality.vile]"
    )


@pytest.mark.rule("MW.personality.nasty")
def test_nasty_asks_for_cards_or_resources() -> None:
    game = whim("nasty", "resources: 6 berry", "hand: king judge")
    play(game, "play meadow 6")
    asks = "a card or a resource averts one. [MW.personality.nasty]"
    assert str(game.why_not("done")).startswith("Nasty cannot be skipped: Nightweave takes")
    assert str(game.why_not("gain twig")).endswith(asks)
    assert game.why_not("spend twig") == "Nasty: you have no twigs. [MW.personality.nasty]"
    assert game.why_not("discard mine") == "Nasty: Mine is not in your hand. [MW.personality.nasty]"


@pytest.mark.rule("MW.personality.pessimist")
def test_the_pessimist_asks_for_the_same_colour() -> None:
    game = whim("pessimist", "resources: 9 twig 9 resin 9 pebble 9 berry", "hand: lookout chapel farm")
    play(game, "play meadow 2")
    assert game.why_not("lay farm") == "Pessimist: Farm is not red. [MW.personality.pessimist]"
    assert game.why_not("place haven") == (
        "Answer Pessimist first: fill slot 2 of the Meadow with a red card of your hand. [EV.turn.one_action]"
    )


# ---------------------------------------------------------------------- plans


@pytest.mark.rule("MW.plan.bounty_hunter", "MW.module.foil")
def test_the_bounty_hunter_asks_for_the_foil_and_then_for_a_card() -> None:
    game = enters("bounty_hunter", "hand: king queen", "city: farm inn wanderer fool")
    assert game.why_not("remove 0:farm") == (
        "Answer Bounty Hunter first: Nightweave wants a card of your city: "
        "foil it for 2 cards or resources? [MW.plan.bounty_hunter]"
    )
    play(game, "suffer")
    assert game.why_not("remove 0:fool") == (
        "Bounty Hunter: Fool is worth nothing to her. [MW.plan.bounty_hunter]"
    )


@pytest.mark.rule("MW.plan.masquerade", "MW.plan.swarm")
@pytest.mark.parametrize(
    ("plan", "wish", "said"),
    [
        ("masquerade", "web grand_tour", "Grand Tour is no free special event without a token."),
        ("swarm", "web haven", "Haven is no empty single space without a token."),
    ],
)
def test_web_tokens_have_their_places(plan: str, wish: str, said: str) -> None:
    game = enters(plan, "hand: king")
    name = {"masquerade": "Masked Ball", "swarm": "Overwhelming Swarm"}[plan]
    assert game.why_not(wish) == f"{name}: {said} [MW.plan.{plan}]"


@pytest.mark.rule("MW.plan.connections", "MW.plan.smarty")
def test_what_a_plan_asks_to_be_discarded() -> None:
    game = enters("connections", "hand: king queen")
    assert game.why_not("discard mine") == "Connections: Mine is not in your hand. [MW.plan.connections]"
    game = enters("smarty", "resources: 5 twig")
    assert game.why_not("spend berry") == "Smarty: you have no berries. [MW.plan.smarty]"


# ---------------------------------------------------------------------- intrigues


@pytest.mark.rule("MW.intrigue.poison_jam")
def test_the_foil_of_an_intrigue_has_its_price() -> None:
    game = spun("poison_jam", "resources: 3 twig", "placed: one_berry two_resin")
    assert game.why_not("choose 1") == (
        "Poison Jam: foiling it costs 2 pebbles, which you do not have. [MW.intrigue.poison_jam]"
    )
    play(game, "suffer")
    assert game.why_not("lift haven") == (
        "Poison Jam: no worker of yours stands at Haven. [MW.intrigue.poison_jam]"
    )


@pytest.mark.rule("MW.intrigue.takeover")
def test_a_takeover_wants_purple_cards() -> None:
    game = spun("takeover", "city: king castle farm", "workers: 2", "placed: haven")
    assert game.why_not("lose 0:farm") == "Takeover: she does not want Farm. [MW.intrigue.takeover]"


@pytest.mark.rule("MW.intrigue.paralyzing_fear", "MW.intrigue.closed")
def test_what_an_intrigue_turns_over() -> None:
    game = spun("paralyzing_fear", "city: king farm", "resources: 2 twig", "hand: judge")
    assert game.why_not("shield 0:farm") == (
        "Paralyzing Fear: Farm is not turned over. [MW.intrigue.paralyzing_fear]"
    )
    ruins = during("closed", "hand: ruins judge", "city: farm_down mine inn")
    play(ruins, "play ruins")
    assert ruins.why_not("remove 0:farm") == "Ruins: Farm lies face down. [MW.intrigue.closed]"


@pytest.mark.rule("MW.intrigue.spiders_in_soil")
def test_a_price_is_asked_by_the_intrigue_it_comes_from() -> None:
    game = during("spiders_in_soil", "hand: farm judge king queen", "resources: 2 twig 1 resin 1 berry")
    play(game, "play farm")
    assert game.why_not("pay") == (
        "Answer Spiders in the Soil first: pay 2 cards or resources because of Nightweave. "
        "[MW.intrigue.spiders_in_soil]"
    )
    assert game.why_not("spend twig") == (
        "Spiders in the Soil: you need it for what you are paying for. [MW.module.price_first]"
    )


@pytest.mark.rule("MW.intrigue.lobbyist")
def test_blue_cards_cannot_be_drawn_under_the_lobbyist() -> None:
    shared = f"meadow: judge farm mine king queen wife husband castle\n{DECK}"
    game = during("lobbyist", "hand: undertaker king", "resources: 2 berry", shared=shared)
    play(game, "play undertaker", "clear meadow 2", "clear meadow 3", "clear meadow 4")
    assert game.why_not("take meadow 1") == (
        "Undertaker: because of Lobbyist you cannot draw Judge. [MW.intrigue.lobbyist]"
    )
