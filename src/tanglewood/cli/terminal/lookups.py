"""Looking things up at the table: components by name, rules by id or word."""

from rich.console import Console
from rich.text import Text

from tanglewood.cli.common import say
from tanglewood.cli.reports import rulebook
from tanglewood.cli.reports.components import Entry, block, kinds, matching, names, plainly
from tanglewood.cli.terminal.examples import example
from tanglewood.kernel.catalogue.rules import Rule, read_rules
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.text.echo import clip, nearest
from tanglewood.words.measures import table_name

MANY = 6
FEW = 3


def card(console: Console, info: GameInfo, wanted: str) -> None:
    """Components by name, in words; without a name what there is, with a kind the names of that kind."""
    entries: list[Entry] = info.described()
    by_kind = kinds(entries)
    if not wanted:
        console.print(Text(say("what-card", example=example(info.id, "card"))))
        wide = max(len(table) for table in by_kind)
        for table, some in by_kind.items():
            line = Text(f"  card {table.ljust(wide)}", style="bold")
            line.append(
                f"  {say('card-kind', kind=table_name(table, info.id), n=len(some))}", style="not bold"
            )
            console.print(line)
        return
    kind = next((table for table in by_kind if plainly(wanted) in (plainly(table), f"{plainly(table)}s")), "")
    found = matching(entries, wanted)
    if kind and len(by_kind[kind]) > 1:
        console.print(Text(table_name(kind, info.id), style="bold"))
        console.print(names(by_kind[kind]))
        return
    if not found:
        near = nearest(wanted, [str(entry["name"]) for entry in entries])
        console.print(Text(say("no-card", name=clip(wanted), near=near or "none")))
    for entry in found[:MANY]:
        console.print(block(entry))
    if len(found) > MANY:
        console.print(Text(say("more-cards", n=len(found) - MANY)))
        console.print(names(found[MANY:]))


def rule(console: Console, info: GameInfo, wanted: str) -> None:
    """A rule by its id, or what answers the words."""
    if not wanted:
        console.print(Text(say("what-rule", example=example(info.id, "rule"))))
        return
    exact = [entry for entry in read_rules(info) if entry.id.lower() == wanted.lower().strip("[] ")]
    if not exact:
        rulebook.show_answers(console, info, wanted, FEW)
    for entry in exact:
        line = Text(entry.id, style="bold")
        line.append(f"  ({entry.status}) {entry.text}", style="not bold")
        console.print(line)


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
