"""Nightweave in sentences: what she does by her activity cards."""

from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.modules.nightweave import cards as activity
from tanglewood.games.everdell.modules.nightweave.cards import SEASONS, read_action
from tanglewood.games.everdell.presentation.describing import season_of
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.text.component import Component
from tanglewood.words import joined

KINDS = (
    *("basic", "forest", "journey", "own-city", "open-card", "basic-event", "special-event", "haven"),
    *("draw", "discard", "play-hand", "play-meadow", "enter", "ambassador", "wonder"),
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


# ---------------------------------------------------------------------- her components


def describe(pack: Pack, it: Component) -> list[str]:
    """One of Nightweave's components in sentences; none if it is not one of hers."""
    if it.table == "activity":
        return activity_card(pack, it)
    if it.table in ("personality", "plan", "intrigue"):
        return module(it)
    if it.table == "her_season":
        counts = it.numbers("spiders", "draws", "takes", "clears")
        return [say("about-her-season", season=season_of(it), legend=it.yes("legend"), **counts)]
    if it.table == "level":
        counts = it.numbers("points", "zero_card", "prosperity", "special_event")
        return [say("about-level", level=it.id, **counts)]
    if it.table == "lair":
        counts = it.numbers("start_hand", "city", "die", "own_city")
        one, two = [int(n) for n in it.row("hand")]
        out = [pack.events[pack.event_numbers[id]].name for id in it.row("left_out")]
        return [say("about-lair", one=one, two=two, **counts), say("about-left-out", events=joined(out))]
    return []


def activity_card(pack: Pack, it: Component) -> list[str]:
    """What she does in each season, from the card's first one on, and if neither action is possible."""
    said = [say("about-activity", season=it.text("season"), mark=it.text("mark"), arrow=it.text("arrow"))]
    for season in SEASONS:
        actions = [action_words(pack, words) for words in it.text(season).split(" / ") if words]
        if actions:
            said.append(say("about-actions", season=season, first=actions[0], second=actions[-1]))
    return [*said, say("about-backup", action=it.text("backup").removesuffix(", level"))]


def module(it: Component) -> list[str]:
    said = [say("about-module", table=it.table, kind=it.text("kind")), it.text("text")]
    return [*said, say("about-foil", foil=it.text("foil"))] if it.text("foil") else said
