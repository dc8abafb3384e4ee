"""Mycelia's components in words: what each one is, its numbers and its cost, and what it does."""

from tanglewood.games.mycelia.components.abilities import parse_ability
from tanglewood.games.mycelia.components.language import parse
from tanglewood.games.mycelia.components.pack import Pack
from tanglewood.games.mycelia.gwidyon.turn import parse_step
from tanglewood.games.mycelia.presentation.spelling import ability_words, function_words, say, step_words
from tanglewood.kernel.text.component import Component

LETTERS = {"L": "leaves", "M": "moss", "W": "water", "S": "soil", "*": "shrine"}


def field_words(it: Component) -> dict[str, object]:
    """The lines of the effect language in words, each under the name of its field."""
    found: dict[str, object] = {
        f"{field}_words": function_words(parse(it.text(field)))
        for field in ("function", "single")
        if it.text(field)
    }
    if it.text("ability"):
        found["ability_words"] = ability_words(parse_ability(it.text("ability")))
    if it.row("steps"):
        found["steps_words"] = [step_words(parse_step(step)) for step in it.row("steps")]
    return found


def describe(pack: Pack, it: Component, found: dict[str, object]) -> list[str]:
    """A component in sentences; `found` is what its lines of the effect language mean in words."""
    if it.table in ("card", "start", "tile", "gift"):
        return [kind_words(pack, it), *does(it, found)]
    if it.table == "solo":
        steps = found["steps_words"]
        assert isinstance(steps, list)
        return [say("about-solo"), *[f"{n}. {step}" for n, step in enumerate(steps, start=1)]]
    if it.table == "side":
        return [say("about-side", back=it.yes("back")), *map_rows(it.row("fields"))]
    if it.table == "setup":
        return setup_words(it)
    if it.table == "supply":
        return [say("about-supply"), *supply_words(pack, it)]
    return [numbers(pack, it)]


def kind_words(pack: Pack, it: Component) -> str:
    """What a card or tile is, what it costs, and how many there are."""
    copies = it.number("copies") or pack.copies
    values = {"cost": it.number("cost"), "copies": copies, "set": it.text("set")}
    return say("about-card", table=it.table, colour=it.text("colour"), draw=it.number("draw"), **values)


def does(it: Component, found: dict[str, object]) -> list[str]:
    said: list[str] = []
    if "single_words" in found:
        said.append(say("about-single", words=found["single_words"], table=it.table))
    return said + [str(found[field]) for field in ("function_words", "ability_words") if field in found]


def map_rows(rows: list[str]) -> list[str]:
    """A board from the top, a line for each row."""
    return [
        say(
            "about-row",
            row=number,
            fields=", ".join([say("landscape", landscape=LETTERS[letter]) for letter in row]),
        )
        for number, row in enumerate(rows, start=1)
    ]


def setup_words(it: Component) -> list[str]:
    said = [say("about-setup")]
    prisms = it.row("prisms")
    for number, row in enumerate(it.row("drops")):
        said.append(say("about-row", row=number + 1, fields=" ".join(row)))
    if prisms:
        said.append(say("about-setup-prisms"))
        said += [say("about-row", row=n, fields=" ".join(row)) for n, row in enumerate(prisms, start=1)]
    return said


def supply_words(pack: Pack, it: Component) -> list[str]:
    """Each face of the die with the fields that get drops."""
    number, side = it.id[:-1], "AB".index(it.id[-1])
    card = next(card for card in pack.supply_cards if card.id == number)
    return [
        say("about-face", face=face, fields=", ".join([pack.field_names[field] for field in fields]))
        for face, fields in zip(pack.faces, card.sides[side], strict=True)
    ]


def numbers(pack: Pack, it: Component) -> str:
    """How the table is set up."""
    if it.table == "die":
        return say("about-die", faces=", ".join([say("face", face=face) for face in it.row("faces")]))
    if it.table == "track":
        spaces = [say("label-colour", colour=space) for space in it.row("spaces")]
        return say("about-track", spaces=", ".join(spaces))
    if it.table == "prisma":
        gift = next(card.name for card in pack.cards if card.id == it.text("start_gift"))
        counts = it.numbers("dewdrops", "prism_drops", "shrine_fields")
        return say("about-prisma", gift=gift, **counts)
    if it.table == "counts":
        capacity = it.entry["capacity"]
        players = {name: capacity[name] for name in ("p1", "p2", "p3", "p4")}
        return say("about-counts", **it.numbers("hand", "showcase", "drops", "shrine_fields"), **players)
    return say("about-board", **it.numbers("columns", "rows"))
