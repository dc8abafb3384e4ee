"""`tanglewood rules`: the rule catalogue of a game, with the tests that show each rule."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import tanglewood
from tanglewood.cli import completion
from tanglewood.cli.common import GameName, Json, explain, out, print_json, say
from tanglewood.cli.printing import Indented
from tanglewood.cli.terminal.lookups import search as search_rules
from tanglewood.kernel.catalogue.marks import tests_of_rules
from tanglewood.kernel.catalogue.rules import Rule, built, known_tests, read_rules
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.text.echo import clip, echo, meant
from tanglewood.words import refuse

Tests = dict[str, list[str]]


def rules(
    game: GameName,
    untested: Annotated[bool, typer.Option("--untested", help=explain("rules-untested"))] = False,
    search: Annotated[str, typer.Option("--search", metavar="TEXT", help=explain("rules-search"))] = "",
    part: Annotated[
        str,
        typer.Option("--part", metavar="NAME", help=explain("rules-part"), autocompletion=completion.parts),
    ] = "",
    tests: Annotated[
        Path | None, typer.Option("--tests", metavar="FOLDER", help=explain("rules-tests"))
    ] = None,
    json: Json = False,
) -> None:
    info = lookup(game)
    catalogue = read_rules(info)
    if tests is not None and not tests.is_dir():
        raise refuse("folder", folder=str(tests))
    shown = tests_of_rules(tests) if tests is not None else known_tests(Path(tanglewood.__file__).parent)
    parts = list(dict.fromkeys(rule.part for rule in catalogue))
    if part and part not in parts:
        raise refuse("choice", option="part", known=", ".join(parts), given=echo(part) + meant(part, parts))
    chosen = [rule for rule in catalogue if part in ("", rule.part)]
    if search:
        chosen = search_rules(chosen, search)
    if untested:
        due = [rule for rule in chosen if built(info, rule)]
        missing = [rule for rule in due if not shown.get(rule.id)]
        later = [rule for rule in chosen if rule.part not in info.parts and rule.status != "physical"]
        list_untested(info, due, missing, later, json)
        raise typer.Exit(1 if missing else 0)
    if json:
        print_json([entry(info, rule, shown) for rule in chosen])
    else:
        if search and not chosen:
            out().print(Text(say("nothing-found", text=clip(search))))
        show(chosen, shown)


def entry(info: GameInfo, rule: Rule, tests: Tests) -> dict[str, Any]:
    return {
        "id": rule.id,
        "part": rule.part,
        "status": rule.status,
        "text": rule.text,
        "why": rule.why,
        "source": rule.source,
        "built": built(info, rule),
        "tests": tests.get(rule.id, []),
    }


def list_untested(
    info: GameInfo, due: list[Rule], missing: list[Rule], later: list[Rule], json: bool
) -> None:
    if json:
        print_json([entry(info, rule, {}) for rule in missing])
        return
    console = out()
    for part in dict.fromkeys(rule.part for rule in later):
        ids = ", ".join(rule.id for rule in later if rule.part == part)
        console.print(Text(say("not-built", part=part, ids=ids), style="italic"))
    if not missing:
        console.print(Text(say("untested-none", n=len(due))))
        return
    console.print(Text(say("untested", n=len(missing), all=len(due))))
    for rule in missing:
        line = Text(rule.id, style="bold")
        line.append(f"  {rule.text}", style="not bold")
        console.print(Indented(line))


def show(chosen: list[Rule], tests: Tests) -> None:
    console = out()
    for rule in chosen:
        line = Text(rule.id, style="bold")
        line.append(f"  {rule.status}, {rule.part}", style="not bold italic")
        console.print(line)
        details = [rule.text]
        if rule.why:
            details.append(say("rule-why", why=rule.why))
        details.append(say("rule-source", source=rule.source))
        console.print(Indented("\n".join(details)))
        for test in tests.get(rule.id, []):
            console.print(Text(say("rule-test", test=test)), soft_wrap=True)
        console.print()
    console.print(Text(say("rules-count", n=len(chosen))))
