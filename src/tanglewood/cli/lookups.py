"""Looking things up at the table: cards by name, rules by id or word."""

from rich.console import Console
from rich.text import Text

from tanglewood.cli.common import say
from tanglewood.cli.tables import TerminalTable
from tanglewood.kernel.catalogue import Rule, read_rules
from tanglewood.kernel.registry import GameInfo

MANY = 6


TELLING = ("function", "single", "ability", "steps")
"""Fields that say what a component does."""


def card(console: Console, table: TerminalTable, wanted: str) -> None:
    """Every named component that fits: its function in words and icons, its numbers, its source."""
    named = [
        {**entry, "name": entry.get("name") or f"{entry['table']} {entry['id']}"}
        for entry in table.info.components()
        if entry.get("id")
    ]
    if not wanted:
        example = [entry["id"] for entry in named if entry.get("function")][-1]
        console.print(Text(say("what-card", example=str(example))))
        return
    found = matching(named, wanted)
    if not found:
        console.print(Text(say("no-card", name=wanted)))
    for entry in found[:MANY]:
        console.print(component(table, entry))


def matching(entries: list[dict[str, object]], wanted: str) -> list[dict[str, object]]:
    """Entries called like that; whole ids and names win over parts of them. Only things with a function."""
    plain = wanted.lower().replace("-", " ")
    useful = [entry for entry in entries if any(entry.get(field) for field in TELLING)]
    exact = [
        entry for entry in useful if plain in (str(entry["id"]).replace("-", " "), str(entry["name"]).lower())
    ]
    if exact:
        return exact
    return [entry for entry in useful if plain in str(entry["name"]).lower()]


def component(table: TerminalTable, entry: dict[str, object]) -> Text:
    """A component as a few lines."""
    kind = str(entry["table"])
    text = Text(f"{entry['name']}", style="bold")
    facts = [f"{kind} {entry['id']}"]
    if "set" in entry:
        facts.append(str(entry["set"]))
    if "cost" in entry:
        facts.append(say("card-cost", cost=entry["cost"]))
    facts.append(say("card-source", source=str(entry["source"])))
    text.append(f"  ({', '.join(facts)})", style="not bold")
    said = table.info.telling.component(entry)
    if "draw" in entry and "colour" in entry:
        text.append(f"\n  {say('card-gift', colour=entry['colour'], draw=entry['draw'])}", style="not bold")
    for field in TELLING:
        if entry.get(field):
            icons, what = entry[field], said.get(f"{field}_words", entry[field])
            lines = what if isinstance(what, list) else [what]
            for line in lines:
                shown = say("card-single", words=line) if field == "single" else str(line)
                text.append(f"\n  {shown}", style="not bold")
            icons = "; ".join(map(str, icons)) if isinstance(icons, list) else str(icons)
            text.append(f"\n  {say('card-icons', icons=icons)}", style="not bold italic")
    if entry.get("note"):
        text.append(f"\n  note: {entry['note']}", style="not bold")
    return text


def rule(console: Console, info: GameInfo, wanted: str) -> None:
    if not wanted:
        console.print(Text(say("what-rule")))
        return
    found = search(read_rules(info), wanted)
    built = [entry for entry in found if entry.part in info.parts] or found
    if not built:
        console.print(Text(say("no-rule", text=wanted)))
    for entry in built[:MANY]:
        line = Text(entry.id, style="bold")
        line.append(f"  ({entry.status}) {entry.text}", style="not bold")
        console.print(line)
    if len(built) > MANY:
        console.print(Text(say("more-rules", n=len(built) - MANY, game=info.id, text=wanted)))


def search(rules: list[Rule], wanted: str) -> list[Rule]:
    """Rules by their id, else by all the words in id and text."""
    words = wanted.lower().strip("[]").split()
    exact = [entry for entry in rules if entry.id.lower() == " ".join(words)]
    if exact:
        return exact
    return [
        entry
        for entry in rules
        if all(word in f"{entry.id} {entry.text} {entry.why}".lower() for word in words)
    ]
