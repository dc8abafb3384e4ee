"""Everdell in sentences: questions, options and events. The sentences themselves are in `locales/`."""

from tanglewood.games.everdell import (
    bargains,
    choices,
    corrin,
    effects,
    extra,
    gifts,
    green,
    legends,
    lifting,
    rugwort_cards,
    visits,
)
from tanglewood.games.everdell.arriving import AFTER, ARRIVE, PAY_REACTION
from tanglewood.games.everdell.describing import describe, name_of
from tanglewood.games.everdell.effects import Effect, If, Run
from tanglewood.games.everdell.lair import wording as her_wording
from tanglewood.games.everdell.pack import standard
from tanglewood.games.everdell.paying import CHOOSE_WAY, REPLACE, SPARE
from tanglewood.games.everdell.phrases import (
    GOODS,
    cost_words,
    goods,
    place_words,
    rival_words,
    say,
    stranger,
)
from tanglewood.games.everdell.player import AUTUMN, RESOURCES
from tanglewood.games.everdell.table import Table
from tanglewood.games.everdell.turn import Turn
from tanglewood.games.everdell.wording_moves import move_words
from tanglewood.games.everdell.wording_powers import asked_power
from tanglewood.kernel.component import Component
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State
from tanglewood.kernel.telling import Telling

QUIET = ("over",)
"""Events that go without saying in a story: what comes next says it."""


# ---------------------------------------------------------------------- questions


def title(table: Table, effect: Effect) -> str:
    """The card, location or event an effect stands on; empty for those of the rules themselves."""
    pack = table.agreed.pack
    id = effect.place.split(".")[0]
    if id in pack.card_numbers:
        return pack.cards[pack.card_numbers[id]].name
    if id in pack.power_numbers:
        return pack.powers[pack.power_numbers[id]].name
    if id in pack.place_numbers:
        number = pack.place_numbers[id]
        if number < pack.first_event:
            return pack.locations[number].name
        return pack.events[number - pack.first_event].name
    return ""


def question(table: Table) -> str:
    """What the seat that decides is being asked, in one sentence."""
    if not table.stack:
        return say("ask-over")
    frame = table.stack[-1]
    if isinstance(frame, Turn):
        player = table.players[frame.seat]
        free = player.workers - len(player.placed)
        ending = "yes" if player.season == AUTUMN else "no"
        season = table.agreed.pack.seasons[player.season].id
        return say("ask-turn", season=season, workers=free, autumn=ending)
    assert isinstance(frame, Run)
    clause = asked(table, frame, frame.effect)
    name = title(table, frame.effect)
    return say("ask-titled", title=name, what=clause) if name else sentence(clause)


def sentence(clause: str) -> str:
    return clause[:1].upper() + clause[1:]


def asked(table: Table, run: Run, effect: Effect) -> str:
    """The question of an effect, by what it is."""
    cards = table.agreed.pack.cards
    done = run.data[0] if run.data else 0
    if isinstance(effect, If):
        return asked(table, run, effect.then)
    if effect is CHOOSE_WAY:
        return say("ask-pay", card=cards[run.data[0]].name, cost=cost_words(cards[run.data[0]].cost))
    if effect is SPARE:
        return say("ask-spare", card=cards[run.data[0]].name, n=run.data[2])
    if effect is REPLACE:
        return say("ask-replace", card=cards[run.data[0]].name)
    if effect is legends.SPENDING:
        return say("ask-tokens", card=cards[run.data[0]].name, cost=cost_words(cards[run.data[0]].cost))
    if effect is ARRIVE:
        if cards[run.data[0]].for_green:
            return say("ask-rob")
        key = "ask-fool" if cards[run.data[0]].into_opponent else "ask-ruins"
        return say(key, card=cards[run.data[0]].name, rugwort="no" if table.rugwort is None else "yes")
    if effect is AFTER:
        return say("ask-react")
    if effect is PAY_REACTION:
        return say("ask-pay-reaction", card=cards[run.data[1]].name)
    hers = her_wording.asked(table, run, effect)
    if hers:
        return hers
    if isinstance(effect, effects.Gain):
        return say("ask-gain", n=done)
    if isinstance(effect, gifts.Spend):
        return say(
            "ask-spend",
            kind=RESOURCES[effect.resource],
            most=effect.most,
            points=effect.points,
            give="yes" if effect.give else "no",
        )
    if isinstance(effect, gifts.GiveHere):
        return say("ask-to" if run.data and run.data[1] >= 0 else "ask-give-here", n=effect.most - done)
    if isinstance(effect, gifts.GiveAny):
        return say("ask-give", n=effect.n - sum(run.data))
    if isinstance(effect, gifts.Teach):
        return say("ask-teach" if run.data[1] < 0 else "ask-to")
    if isinstance(effect, gifts.Post):
        key = "ask-to" if not run.data else "ask-post-give" if run.data[1] else "ask-post-discard"
        return say(key, n=run.data[1] if run.data else 0)
    if isinstance(effect, legends.FillHand):
        return say("ask-post-discard")
    if isinstance(effect, corrin.GiveDrawn):
        return say("ask-to" if len(run.data) > 1 else "ask-give-drawn", n=effect.points)
    if isinstance(effect, corrin.GiveMany):
        named = len(run.data) > 1 and run.data[1] >= 0
        return say(
            "ask-give-many",
            n=effect.most - done,
            named="yes" if named else "no",
            to=rival_words(table, run.data[1]) if named else "",
        )
    if isinstance(effect, extra.Juggle):
        return say("ask-juggle", shown=len(run.data), worth=effect.worth(table, run), goal=effect.goal)
    if isinstance(effect, extra.NameColor):
        return say("ask-show" if run.data else "ask-color", n=effect.n, points=effect.points)
    if isinstance(effect, extra.GiveCards):
        return say(
            "ask-post-give" if run.data else "ask-give-cards",
            n=run.data[1] if run.data else effect.n,
            points=effect.points,
        )
    if isinstance(effect, rugwort_cards.LoseCards):
        return say("ask-discard", done=done, most=effect.n - done, least=effect.n - done)
    if isinstance(effect, choices.DiscardCards):
        left = effect.most - done
        return say("ask-discard", done=done, most=left if left < 20 else 0, least=effect.least - done)
    if isinstance(effect, visits.DrawAndPlay) and run.data and run.data[0] < 0:
        return say("ask-play-one", less=effect.less)
    if isinstance(effect, choices.DrawMeadow):
        return say("ask-take-meadow", n=effect.most - done)
    if isinstance(effect, choices.ClearMeadow):
        return say("ask-clear", n=effect.n - done)
    if isinstance(effect, visits.RevealAndPlay):
        return say("ask-source" if not run.data else "ask-bring")
    if isinstance(effect, choices.PutHere):
        return say("ask-put", n=effect.most - done)
    if isinstance(effect, legends.CopyTaken | legends.ActivateSome):
        key = "ask-copy-taken" if isinstance(effect, legends.CopyTaken) else "ask-activate-some"
        return say(key, n=effect.most - len(run.data))
    if isinstance(effect, legends.SellCritters):
        return say("ask-sell", n=effect.most - done, points=effect.points, any=effect.any)
    if isinstance(effect, legends.PlayAnything):
        return say("ask-play-anything", less=effect.less)
    if isinstance(effect, visits.PlayFree):
        return say("ask-play-free", may="yes" if effect.may else "no")
    if isinstance(effect, visits.DiscardFromCity):
        return say(
            "ask-city-card", under="yes" if effect.under else "no", least=effect.least, n=effect.most - done
        )
    if isinstance(effect, lifting.MoveWorker):
        return say("ask-move-worker" if run.data else "ask-lift")
    return asked_power(table, run, effect) or say(SIMPLE[type(effect).__name__])


SIMPLE = {
    gifts.GiveTo.__name__: "ask-to",
    effects.Store.__name__: "ask-store",
    choices.Swap.__name__: "ask-swap",
    choices.TuckFromHand.__name__: "ask-tuck",
    choices.KeepOrTuck.__name__: "ask-keep",
    visits.PlayFromMeadow.__name__: "ask-play-meadow",
    visits.CopyLocation.__name__: "ask-copy",
    visits.Repeat.__name__: "ask-repeat",
    visits.TearDown.__name__: "ask-tear-down",
    green.ActivateGreen.__name__: "ask-activate",
    green.CopyGreen.__name__: "ask-copy-green",
    green.Produce.__name__: "ask-produce",
    lifting.RecallWorker.__name__: "ask-recall",
    legends.AchieveAny.__name__: "ask-achieve",
    legends.SlipUnder.__name__: "ask-slip",
    bargains.Either.__name__: "ask-either",
    corrin.UsePlace.__name__: "ask-use-place",
    rugwort_cards.SwapHands.__name__: "ask-swap-hands",
}
"""Questions that need nothing but their key."""


# ---------------------------------------------------------------------- events


def event_words(table: Table, event: Event, viewer: int, names: list[str]) -> str:
    """One event as a sentence, for somebody who sits at `viewer`; `names` are those of the seats."""
    return say(f"event-{event.name}", **values(table, event, viewer, names))


def values(table: Table, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
    seen = event.seen_by(viewer)
    told: dict[str, object] = {}
    amounts: dict[str, int] = {}
    for key, value in seen.items():
        if key in GOODS and isinstance(value, int):
            amounts[key] = value
        told[key] = shown(table, key, value, names)
    told["goods"] = goods(amounts)
    told["name"] = names[event.seat]
    told["you"] = "yes" if event.seat == viewer else "no"
    return told


def shown(table: Table, key: str, value: int | str, names: list[str]) -> object:
    """A value as people read it: things and people by their names."""
    pack = table.agreed.pack
    if key in ("card", "cards", "guest", "host", "old") and isinstance(value, str):
        return ", ".join([pack.cards[pack.card_numbers[id]].name for id in value.split()])
    if key in ("place", "event") and isinstance(value, str):
        return place_words(table, pack.place_numbers[value])
    if key == "power" and isinstance(value, str):
        return pack.powers[pack.power_numbers[value]].name
    if key in ("to", "from", "owner") and isinstance(value, int):
        return names[value] if value < len(names) else stranger(table)
    if key == "words" and isinstance(value, str):
        return her_wording.action_words(table.agreed.pack, value)
    if key == "intrigue" and isinstance(value, str):
        return next(it.name for it in pack.lair.intrigues if it.id == value)
    if key == "season" and isinstance(value, str):
        return say("season", season=value)
    return value


def story(table: Table, events: list[Event], viewer: int, names: list[str]) -> list[str]:
    """What happened, told piece by piece."""
    return [event_words(table, event, viewer, names) for event in events if event.name not in QUIET]


# ---------------------------------------------------------------------- for the rest of the house


class EverdellTelling(Telling):
    """All of the above, as every game offers it."""

    def question(self, state: State) -> str:
        assert isinstance(state, Table)
        return question(state)

    def option(self, state: State, move: Move) -> str:
        assert isinstance(state, Table)
        return move_words(state, move)

    def event(self, state: State, event: Event, viewer: int, names: list[str]) -> str:
        assert isinstance(state, Table)
        return event_words(state, event, viewer, names)

    def begins_turn(self, event: Event) -> bool:
        return event.name == "turn"

    def component(self, entry: dict[str, object]) -> dict[str, object]:
        it = Component(entry)
        told: dict[str, object] = {"words": describe(standard(), it)}
        if not it.text("name"):
            told["name"] = name_of(it)
        if it.text("color"):
            told["color_words"] = say("color", color=it.text("color"))
        return told
