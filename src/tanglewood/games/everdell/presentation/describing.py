"""Everdell's components in words: what each one is, its numbers and its cost, and what it does."""

from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.components.words import parse_cost
from tanglewood.games.everdell.modules.nightweave.narration import action_words
from tanglewood.games.everdell.presentation.phrases import listed, price, say
from tanglewood.kernel.text.component import Component

SEASONS = ("winter", "spring", "summer", "autumn")
LEGENDS = ("legends_first", "legends_more")


def name_of(it: Component) -> str:
    """What a component without a name of its own is called."""
    number = it.id.rpartition("_")[2].lstrip("0")
    return say("about-name", table=it.table, id=it.id, number=number, season=season_of(it))


def describe(pack: Pack, it: Component) -> list[str]:
    """A component in sentences."""
    if it.table == "card":
        return card(pack, it)
    if it.table == "event":
        return event(pack, it)
    if it.table == "activity":
        return activity(pack, it)
    if it.table == "location":
        values: dict[str, object] = {"sort": it.text("sort"), "shared": it.yes("shared")}
        return [say("about-location", points=it.number("points"), **values), it.text("text")]
    if it.table == "power":
        return [say("about-power", title=it.text("title"), box=it.text("box")), it.text("text")]
    if it.table in ("personality", "plan", "intrigue"):
        return module(it)
    if it.table == "season":
        return [say("about-season", season=it.id, bonus=it.text("bonus"), workers=it.number("workers"))]
    if it.table == "her_season":
        counts = it.numbers("spiders", "draws", "takes", "clears")
        return [say("about-her-season", season=season_of(it), legend=it.yes("legend"), **counts)]
    if it.table == "level":
        counts = it.numbers("points", "zero_card", "prosperity", "special_event")
        return [say("about-level", level=it.id, **counts)]
    return numbers(pack, it)


def season_of(it: Component) -> str:
    return it.id.removeprefix("her_") if it.table in ("season", "her_season") else ""


def card(pack: Pack, it: Component) -> list[str]:
    color = it.text("color")
    kind = {"kind": it.text("kind"), "unique": it.yes("unique"), "color": color}
    said = [say("about-card", what=say("color", color=color), **kind)]
    cost = price(parse_cost(it.text("cost")))
    legend = "yes" if it.text("set") in LEGENDS else "no"
    counts = it.numbers("points", "copies")
    said.append(say("about-card-numbers", cost=cost, set=it.text("set"), legend=legend, **counts))
    if it.text("ribbon"):
        said.append(say("about-ribbon", card=called(pack, it.text("ribbon"))))
    if it.row("brings"):
        said.append(say("about-brings", critters=either([called(pack, id) for id in it.row("brings")])))
    homes = [
        home.name
        for home in pack.files.of(schema.Card)
        if it.id in home.brings and not home.ribbon and not home.counts_as
    ]
    if homes:
        said.append(say("about-home", homes=either(homes)))
    if it.text("free_by"):
        said.append(say("about-free-by", color=it.text("free_by")))
    return [*said, it.text("text")]


def either(things: list[str]) -> str:
    """One of these: `Husband or Wife`."""
    first = ", ".join(things[:-1])
    return say("or", first=first, last=things[-1]) if first else things[-1]


def called(pack: Pack, id: str) -> str:
    """The name of a card, or `any` and `any green` in words."""
    word, _, color = id.partition(" ")
    if word == "any":
        return say("about-any-critter", color=color or "none")
    return pack.cards[pack.card_numbers[id]].name


def event(pack: Pack, it: Component) -> list[str]:
    said = [say("about-event", sort=it.text("sort"), points=it.number("points"))]
    needs = [called(pack, id) for id in it.row("needs")]
    if it.text("sort") == "special":  # a basic event says it itself
        colors: dict[str, int] = it.entry.get("needs_colors") or {}
        needs += [say("about-colored", n=n, color=color) for color, n in colors.items()]
    if needs:
        said.append(say("about-needs", cards=listed(needs)))
    return [*said, it.text("text")]


def activity(pack: Pack, it: Component) -> list[str]:
    """What she does in each season from the first one of the card on, and what if neither can be done."""
    said = [say("about-activity", season=it.text("season"), mark=it.text("mark"), arrow=it.text("arrow"))]
    for season in SEASONS:
        actions = [action_words(pack, words) for words in it.text(season).split(" / ") if words]
        if actions:
            said.append(say("about-actions", season=season, first=actions[0], second=actions[-1]))
    return [*said, say("about-backup", action=it.text("backup").removesuffix(", level"))]


def module(it: Component) -> list[str]:
    said = [say("about-module", table=it.table, kind=it.text("kind")), it.text("text")]
    return [*said, say("about-foil", foil=it.text("foil"))] if it.text("foil") else said


def numbers(pack: Pack, it: Component) -> list[str]:
    """How the table is laid, and what Rugwort and Nightweave do and score."""
    if it.table == "rugwort":
        journey = pack.locations[pack.place_numbers[it.text("journey")]].name
        counts = it.numbers("missed_special")
        return [say("about-rugwort", year=it.id, journey=journey, worker=it.yes("takes_worker"), **counts)]
    if it.table == "rugwort_points":
        walk = [pack.locations[pack.place_numbers[id]].name for id in it.row("walk")]
        counts = it.numbers("card", "purple", "basic_event", "glitzy_purple", "squatty_space")
        return [say("about-rugwort-points", **counts), say("about-walk", places=", ".join(walk))]
    if it.table == "lair":
        counts = it.numbers("start_hand", "city", "die", "own_city")
        one, two = [int(n) for n in it.row("hand")]
        out = [pack.events[pack.event_numbers[id]].name for id in it.row("left_out")]
        return [say("about-lair", one=one, two=two, **counts), say("about-left-out", events=listed(out))]
    if it.table == "counts":
        hands, forest = ", ".join(it.row("start_hands")), ", ".join(it.row("forest"))
        counts = it.numbers("hand_limit", "meadow", "city", "specials", "workers")
        return [say("about-counts", hands=hands, forest=forest, **counts)]
    return [it.text("text")] if it.text("text") else []
