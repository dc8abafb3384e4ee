"""Nightweave in sentences: what she does by her activity cards."""

from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.modules.nightweave import cards as activity
from tanglewood.games.everdell.modules.nightweave.cards import read_action
from tanglewood.games.everdell.presentation.phrases import say

KINDS = (
    *("basic", "forest", "journey", "own-city", "open-card", "basic-event", "special-event", "haven"),
    *("draw", "discard", "play-hand", "play-meadow", "enter", "elsewhere"),
)


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
