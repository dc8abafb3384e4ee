"""While something asks, a refusal names it, cites its rule, and tells nothing that the seat cannot know."""

from collections.abc import Iterator
from functools import cache

import pytest

from playing import every_table, fresh, random_game
from tanglewood.games.deep_forest.play import stages
from tanglewood.games.deep_forest.play.turn import Forest
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.entries import Card
from tanglewood.games.everdell.components.pack import standard as everdell_pack
from tanglewood.games.everdell.effects import base as everdell
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.modules.nightweave.cards import Module, lair_of
from tanglewood.games.everdell.modules.powers.powers import Power, powers_in
from tanglewood.games.everdell.play import reasons
from tanglewood.games.mycelia.components.pack import standard as mycelia_pack
from tanglewood.games.mycelia.effects import base as mycelia
from tanglewood.games.mycelia.effects.pictures import AtField
from tanglewood.games.mycelia.moves import ANSWER, RECYCLE, TRASH
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.move import Move, Vocabulary
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import State
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.words import words

Options = dict[str, Choice]
RULES = {game: {rule.id for rule in read_rules(info)} for game, info in GAMES.items()}
ACTIONS = {
    "everdell": set(reasons.ACTIONS),
    "mycelia": set(mycelia.BETWEEN),
    "deep_forest": {*stages.IN_THE_FOREST, *stages.AT_THE_MARKET},
}
"""What a turn is made of: kinds of moves that have their own time, whatever asks."""
GENERAL = {
    *("EV.turn.one_action", "EV.turn.clockwise", "EV.play.optional_effects", "EV.city.no_voluntary_discard"),
    *("MY.play.at_once", "MY.hire.when", "MY.tile.when", "PR.buy.when", "MY.turn.whole_hand"),
    *("DF.turn.order", "DF.turn.end", "DF.fight.ends_turn"),
}
"""Rules of the turn itself: they forbid its actions and nothing else."""
OF_THINGS = {
    # a thing that is not there, or that nobody may touch
    *("EV.setup.forest", "EV.setup.special_events", "EV.solo.meadow_blocked", "EV.draw.both_empty"),
    *("MW.intrigue.in_the_web", "MW.intrigue.paralyzing_fear", "MW.intrigue.closed"),
    *("MW.legend.never_leaves", "MW.legend.activated", "MW.plan.web_barricade"),
    "MW.rugwort_cards.rowdy_copied",
    # somebody who can receive nothing
    *("EV.give.passed", "EV.give.room", "MW.nw.give.finished", "MW.rugwort_cards.robber_passed"),
    # a card that finds no place or cannot be paid, by whatever it is played
    *("EV.play.unique", "EV.play.needs_space", "EV.play.cost", "EV.card.fool.target", "EV.card.ruins"),
    *("MW.legend.blocks", "MW.legend.unique_ribbon", "MW.rugwort_cards.rowdy_target", "EV.city.ruins"),
    *("EV.play.free_by_construction", "EV.play.occupied_once", "EV.play.link_choice", "MW.legend.replace"),
    *("EV.play.reduction_only", "MW.legend.bridge_one", "EV.city.dungeon_full"),
    # a place where a worker cannot go, or an event that cannot be achieved
    *("EV.place.exclusive", "EV.place.forest_four", "EV.place.forest_once", "EV.place.card_space"),
    *("EV.place.own_destination", "EV.place.something", "EV.place.copy_is_no_visit"),
    *("EV.loc.journey", "EV.loc.journey.own_autumn", "EV.event.claim", "EV.event.once", "EV.event.cost"),
    # Newleaf's tokens, its station, and the worker that travels
    *("EX.newleaf.setup.golden", "EX.newleaf.golden.limit", "EX.newleaf.golden.construction"),
    *("EX.newleaf.golden.only_critters", "EX.newleaf.golden.base_token", "EX.newleaf.golden.occupies"),
    *("EX.newleaf.reserve.not", "EX.newleaf.reserve.discount", "EX.newleaf.station.refill"),
    *("EX.newleaf.visit.empty_pile", "EX.newleaf.ticket.not", "EX.newleaf.card.conductor_usable"),
    *("EX.newleaf.card.two_different", "EX.newleaf.card.main_road", "EX.newleaf.loc.knoll"),
    "EX.newleaf.loc.station",
    # what belongs to the asking one under another name
    *("EV.season.production", "MW.corrin.path_storehouse", "MW.legend.spring_alone"),
    "MW.module.price_first",
    # a token of the Market that lies on the other side, or is too dear
    *("EX.bellfaire.market.gain", "EX.bellfaire.market.trade", "EX.bellfaire.market.full_price"),
    # Spirecrest: what the weather keeps away, spaces on discoveries, cards under them
    *("EX.spirecrest.discovery.tucked", "EX.spirecrest.discovery.space_own"),
    *("EX.spirecrest.discovery.space_open", "EX.spirecrest.discovery.stormvale"),
    # cards along the river, constructions for Messengers, wonders, and cities for ships
    *("EX.pearlbrook.river.first_visit", "EX.pearlbrook.card.ferry_copy", "EX.pearlbrook.card.ship_blocked"),
    *("EX.pearlbrook.card.messenger_host", "EX.pearlbrook.wonder.single", "EX.pearlbrook.wonder.build"),
    # Mycelia: icons, drops and tiles
    *("MY.eff.field", "MY.eff.field_void", "MY.eff.beetle", "MY.eff.at_least"),
    *("MY.eff.move", "MY.eff.remove", "MY.eff.around_each", "MY.eff.around_neighbours"),
    *("MY.eff.either_or", "MY.drop.shrine_no_field"),
    *("PR.drop.pick", "MY.tile.fifth", "MY.exp.remove", "PR.recycle.one"),
    # the deep forest
    *("DF.market.draw", "DF.setup.corner", "DF.monster.4_one", "DF.fight.swords", "DF.fight.boost"),
    *("DF.fight.announce", "DF.fight.available", "DF.fight.rolls"),
}
"""Rules that forbid a thing of the right kind, whoever asks for it."""
AT_ANY_TIME = {
    *("DF.res.sell", "DF.res.buy", "DF.comp.supply_limit", "DF.troll.send", "DF.walk.one_entry"),
    "DF.fight.rolls",
}
"""Exchanges and trolls are possible in the middle of most stages."""


def asking(state: State) -> Question | None:
    """What the frame on top asks for; None in a turn as such."""
    frame = state.stack[-1] if state.stack else None
    return None if frame is None or isinstance(frame, Forest) else frame.question(state)


def spoken(said: object) -> str:
    return words().phrase(said) if isinstance(said, Phrase) else str(said)


def belongs(game: str, rule: str, question: Question, state: State, move: Move) -> bool:
    """Whether a rule is the asking one's own, or speaks of a thing of the kind that is asked for."""
    if rule.startswith(question.rule) or (game == "deep_forest" and rule in AT_ANY_TIME):
        return True
    if move.kind not in wanted_kinds(state):
        return False
    # A module of Nightweave's has a rule, and so has a card of the city that should help to pay.
    helpers = (everdell_pack().jail.rule, *[card.rule for card in cards_of(move)])
    places = (
        "EX.pearlbrook.loc.",
        "EX.pearlbrook.destination.",
        "EX.spirecrest.weather.",
        "EX.spirecrest.loc.",
    )
    return rule in OF_THINGS or rule.startswith(("MW.personality.", "MW.intrigue.", *places, *helpers))


def named(refusal: Refusal, question: Question, move: Move) -> bool:
    """Whether a sentence names who asks: by name, by the question, or by the card the question is about."""
    sentence = words().phrase(refusal)
    if question.title != "":
        return spoken(question.title) in sentence
    if refusal.reason.startswith("refused-"):
        return spoken(question.asks) in sentence
    about = [spoken(value) for value in question.asks.values.values()] + [it.name for it in cards_of(move)]
    return any(name in sentence for name in [*about, everdell_pack().jail.name])


def cards_of(move: Move) -> list[Card | Power]:
    """The cards and abilities of Everdell that a move touches."""
    pack = everdell_pack()
    found: list[Card | Power] = []
    for word in [word for step in move.path for word in step.split(":")]:
        if word in pack.card_numbers:
            found.append(pack.cards[pack.card_numbers[word]])
        elif word in pack.power_numbers:
            found.append(powers_in(pack)[pack.power_numbers[word]])
    return found


def some_moves(state: State, rng: Rng) -> Iterator[Move]:
    """A few moves that are no option: of any kind, and more of the kinds that are asked for."""
    every = state.vocabulary().all
    picked = [every[rng.below(len(every))] for _ in range(5)]
    for kind in sorted(wanted_kinds(state)):
        moves = by_kind(state.vocabulary()).get(kind, [])
        picked += moves if len(moves) < 6 else [moves[rng.below(len(moves))] for _ in range(5)]
    for move in picked:
        if move not in state.options():
            yield move


@cache
def by_kind(vocabulary: Vocabulary) -> dict[int, list[Move]]:
    found: dict[int, list[Move]] = {}
    for move in vocabulary.all:
        found.setdefault(move.kind, []).append(move)
    return found


def wanted_kinds(state: State) -> set[int]:
    """The kinds of moves that answer what is asked."""
    frame = state.stack[-1]
    if isinstance(frame, everdell.Run):
        assert isinstance(state, Table)
        return set(frame.effect.wanted(state, frame))
    if isinstance(frame, mycelia.Run):
        return set(frame.line.parts[frame.at].wants)
    if isinstance(frame, stages.Stage):
        return set(frame.wants)
    if isinstance(frame, AtField):
        return set(frame.picture.wants)
    return {move.kind for move in state.options()} | {ANSWER, TRASH, RECYCLE}  # what gifts can answer with


def check(game: str, state: State, question: Question, move: Move) -> Refusal:
    refusal = state.why_not(move.text)
    assert refusal is not None
    where = f"{state.stack[-1].text(state)}: {move.text!r} -> {words().phrase(refusal)} [{refusal.rule}]"
    assert refusal.rule in RULES[game], where
    if move.kind not in ACTIONS.get(game, set()) or move.kind in wanted_kinds(state):
        assert refusal.rule not in GENERAL, where
        assert belongs(game, refusal.rule, question, state, move), where
    # The deep forest has stages, no cards that ask: their questions say what they are about.
    assert game == "deep_forest" or named(refusal, question, move), where
    return refusal


def look(game: str, options: Options, seed: int, every: int) -> set[str]:
    """Play a game at random and wish for all sorts of things while something asks; who asked."""
    rng = seeded(seed)
    asked: set[str] = set()
    for number, state in enumerate(random_game(fresh(game, seed, **options), seed + 1)):
        question = asking(state)
        if question is None or (number % every and question.rule in asked):
            continue
        asked.add(question.rule)
        world = state.imagine(state.turn, rng)
        for move in some_moves(state, rng):
            refusal = check(game, state, question, move)
            again = world.why_not(move.text)
            assert again is not None
            assert (again, again.rule) == (refusal, refusal.rule), f"{move.text!r} tells something hidden"
    return asked


@every_table
def test_who_asks_is_named_with_its_rule(game: str, options: Options) -> None:
    for seed in range(2):
        assert look(game, options, seed, every=10)


@pytest.mark.parametrize(
    ("module", "wish", "family"),
    [
        ("personality", "nasty", "MW.personality.nasty"),
        ("personality", "pessimist", "MW.personality.pessimist"),
        ("plan", "any", "MW.plan."),
        ("intrigues", True, "MW.intrigue."),
    ],
)
def test_nightweave_and_her_modules_are_named_with_their_rules(
    module: str, wish: Choice, family: str
) -> None:
    options: Options = {"players": 1, "nightweave": True, "difficulty": 2, module: wish}
    asked = set().union(*[look("everdell", options, seed, every=15) for seed in range(8)])
    assert any(rule.startswith(family) for rule in asked)


# ---------------------------------------------------------------------- every effect, asked or not


def test_every_effect_of_everdell_knows_its_rule_and_its_question() -> None:
    pack = everdell_pack()
    for place, effect in pack.effects.items():
        if "." in place:
            assert effect.rule in RULES["everdell"], place
            assert spoken(effect.title), place
        if type(effect).play is not Effect.play:
            assert type(effect).asks is not Effect.asks or words().has(f"everdell-{effect.ask}"), place
            assert type(effect).wanted is not Effect.wanted or effect.wants, place
    modules: list[Module] = [*lair_of(pack).personalities, *lair_of(pack).plans, *lair_of(pack).intrigues]
    rules = [it.rule for it in modules] + [it.rule for it in powers_in(pack)] + [it.rule for it in pack.cards]
    assert RULES["everdell"].issuperset(rules)


def test_every_line_of_mycelia_knows_its_name_and_its_rule() -> None:
    for place, line in mycelia_pack().lines.items():
        assert spoken(line.title), place
        assert line.rule in RULES["mycelia"] | {""}, place
        for part in line.parts:
            assert part.rule in RULES["mycelia"] | {""}, place
            assert part.idle in RULES["mycelia"], place
