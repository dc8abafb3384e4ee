"""Everdell's components in words: what each one is, its numbers and its cost, and what it does."""

from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.presentation.phrases import price, say
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.phrase import OR
from tanglewood.words import joined

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
    if it.table == "location":
        values: dict[str, object] = {"sort": it.text("sort"), "shared": it.yes("shared")}
        return [say("about-location", points=it.number("points"), **values), it.text("text")]
    if it.table == "season":
        return [say("about-season", season=it.id, bonus=it.text("bonus"), workers=it.number("workers"))]
    for module in pack.modules:
        said = module.describe(pack, it)
        if said:
            return said
    return numbers(it)


def season_of(it: Component) -> str:
    return it.id.removeprefix("her_") if it.table in ("season", "her_season") else ""


def card(pack: Pack, it: Component) -> list[str]:
    color = it.text("color")
    kind = {"kind": it.text("kind"), "unique": it.yes("unique"), "color": color}
    said = [say("about-card", what=say("color", color=color), **kind)]
    cost = price(pack.grammar.cost(it.text("cost")))
    legend = "yes" if it.text("set") in LEGENDS else "no"
    counts = it.numbers("points", "copies")
    said.append(say("about-card-numbers", cost=cost, set=it.text("set"), legend=legend, **counts))
    if it.text("ribbon"):
        said.append(say("about-ribbon", card=called(pack, it.text("ribbon"))))
    if it.row("brings"):
        said.append(say("about-brings", critters=joined([called(pack, id) for id in it.row("brings")], OR)))
    homes = [
        home.name
        for home in pack.files.of(schema.Card)
        if it.id in home.brings and not home.ribbon and not home.counts_as
    ]
    if homes:
        said.append(say("about-home", homes=joined(homes, OR)))
    if it.text("free_by"):
        said.append(say("about-free-by", color=it.text("free_by")))
    if it.text("golden"):
        which, _, kind_of = it.text("golden").partition(" ")
        said.append(say("about-golden", which=which, kind=kind_of))
    notes = [note for module in pack.modules for note in module.card_notes(pack, it)]
    return [*said, it.text("text"), *notes]


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
        kinds: dict[str, int] = it.entry.get("needs_kinds") or {}
        needs += [say("about-kinds", n=n, kind=kind.replace(" ", "-")) for kind, n in kinds.items()]
    numbers: dict[str, int] = it.entry.get("needs_numbers") or {}
    if it.text("sort") == "special":
        needs += [say("about-numbered", n=n, what=what) for what, n in numbers.items() if what != "event"]
    if needs:
        said.append(say("about-needs", cards=joined(needs)))
    if numbers.get("event"):
        said.append(say("about-needs-events", n=numbers["event"]))
    return [*said, it.text("text")]


def numbers(it: Component) -> list[str]:
    """How the table is laid."""
    if it.table == "counts":
        hands, forest = ", ".join(it.row("start_hands")), ", ".join(it.row("forest"))
        counts = it.numbers("hand_limit", "meadow", "city", "specials", "workers")
        return [say("about-counts", hands=hands, forest=forest, **counts)]
    return [it.text("text")] if it.text("text") else []
