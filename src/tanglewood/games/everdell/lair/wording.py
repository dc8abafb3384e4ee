"""Nightweave in sentences: what she does by her activity cards, and what she makes people choose."""

from tanglewood.games.everdell.effects import Effect, Run
from tanglewood.games.everdell.lair import (
    captives,
    covering,
    gaze,
    intrigues,
    meetings,
    personalities,
    scheming,
    spinning,
    toll,
)
from tanglewood.games.everdell.lair import cards as activity
from tanglewood.games.everdell.lair import turn as lair_turn
from tanglewood.games.everdell.lair.basics import plan_of
from tanglewood.games.everdell.lair.cards import read_action
from tanglewood.games.everdell.lair.threat import Threat, plan_card
from tanglewood.games.everdell.pack import Pack
from tanglewood.games.everdell.player import COLORS
from tanglewood.games.everdell.table import Table
from tanglewood.words import words

KINDS = (
    *("basic", "forest", "journey", "own-city", "open-card", "basic-event", "special-event", "haven"),
    *("draw", "discard", "play-hand", "play-meadow", "enter", "elsewhere"),
)
SIMPLE = {
    lair_turn.OwnSpace.__name__: "ask-her-space",
    lair_turn.OpenSpace.__name__: "ask-her-open",
    meetings.Rowdy.__name__: "ask-her-green",
    scheming.Connections.__name__: "ask-connections",
    scheming.Unravel.__name__: "ask-unravel",
}
"""Questions that need nothing but their key."""


def say(key: str, **values: object) -> str:
    return words().say(f"everdell-{key}", **values)


def asked(table: Table, run: Run, effect: Effect) -> str:
    """The question of an effect of hers; empty if it is none."""
    if isinstance(effect, toll.Toll):
        return say("ask-toll", n=run.data[0], kinds=run.data[1])
    if isinstance(effect, INTRIGUES):
        return intrigue_question(table, run, effect)
    if isinstance(effect, Threat):
        if not run.data:
            plan = plan_card(table)
            price = say("toll", n=plan.price, kinds=plan.price_in)
            return say("ask-foil-plan", plan=plan.id, price=price)
        if isinstance(effect, gaze.Gaze):
            return say("ask-gaze")
        return say("ask-bounty" if isinstance(effect, scheming.Bounty) else "ask-strength")
    if isinstance(effect, personalities.Nasty):
        return say("ask-nasty", n=run.data[0])
    if isinstance(effect, personalities.Pessimist):
        return say("ask-pessimist", slot=run.data[0] + 1, color=COLORS[run.data[1]])
    if isinstance(effect, scheming.Spin):
        return say("ask-spin", plan=plan_of(table))
    if isinstance(effect, scheming.Smarty):
        return say("ask-smarty", n=effect.over(table, run.seat))
    key = SIMPLE.get(type(effect).__name__)
    return say(key) if key is not None else ""


INTRIGUES = (
    *(intrigues.Avert, spinning.Foil, spinning.Lessen, spinning.Pickpocket),
    *(covering.Cover, captives.Capture, captives.Takeover),
)


def intrigue_question(table: Table, run: Run, effect: Effect) -> str:
    """What an intrigue of Nightweave's lets people decide."""
    if isinstance(effect, intrigues.Avert):
        return say("ask-avert", n=run.data[2])
    if isinstance(effect, captives.Capture):
        return say("ask-capture")
    it = table.agreed.pack.lair.intrigues[run.data[0]]
    if isinstance(effect, spinning.Foil):
        return say("ask-foil", name=it.name, n=it.price, kinds=it.price_in)
    if isinstance(effect, spinning.Lessen):
        return say("ask-lessen", name=it.name, intrigue=it.id)
    if isinstance(effect, spinning.Pickpocket):
        return say("ask-pickpocket", name=it.name)
    key = "ask-cover" if isinstance(effect, covering.Cover) else "ask-takeover"
    return say(key, name=it.name)


def action_words(pack: Pack, words: str) -> str:
    """An action of Nightweave's in plain words, from those of her activity card."""
    if not words:
        return say("her-action", what="none", place="", points=0, then="none")
    action = read_action(pack, words)
    what = KINDS[action.kind]
    place = ""
    if action.kind in (activity.BASIC, activity.JOURNEY):
        place = pack.locations[action.at].name
    elif action.kind == activity.FOREST:
        place = say("clearing", clearing=activity.CLEARINGS[action.at])
    points: object = "level" if action.points == activity.LEVEL else action.points
    then = KINDS[action.then] if action.then >= 0 else "none"
    return say("her-action", what=what, place=place, points=points, then=then)
