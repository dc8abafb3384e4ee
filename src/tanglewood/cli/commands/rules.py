"""`tanglewood rules`: the rulebook of a game in words, answers to what somebody asks, and the catalogue of
exact rules: where each is decided and which tests show it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import tanglewood
from tanglewood.cli import completion
from tanglewood.cli.common import (
    Changes,
    GameName,
    Json,
    PackPath,
    chosen_game,
    explain,
    out,
    print_json,
    say,
)
from tanglewood.cli.printing import Indented
from tanglewood.cli.reports import rulebook
from tanglewood.cli.reports.packs import changes_of, difference_line
from tanglewood.cli.terminal.lookups import search as search_rules
from tanglewood.kernel.catalogue.citations import Places, places_of_rules
from tanglewood.kernel.catalogue.marks import tests_of_rules
from tanglewood.kernel.catalogue.rules import STATUSES, Rule, built, known_tests, read_rules
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.text.echo import clip, echo, meant
from tanglewood.words import FALLBACK, refuse, spoken

Tests = dict[str, list[str]]


def rules(
    game: GameName,
    exact: Annotated[bool, typer.Option("--exact", help=explain("rules-exact"))] = False,
    symbols: Annotated[bool, typer.Option("--symbols", help=explain("rules-symbols"))] = False,
    untested: Annotated[bool, typer.Option("--untested", help=explain("rules-untested"))] = False,
    uncited: Annotated[bool, typer.Option("--uncited", help=explain("rules-uncited"))] = False,
    search: Annotated[str, typer.Option("--search", metavar="TEXT", help=explain("rules-search"))] = "",
    part: Annotated[
        str,
        typer.Option("--part", metavar="NAME", help=explain("rules-part"), autocompletion=completion.parts),
    ] = "",
    status: Annotated[
        str,
        typer.Option(
            "--status",
            metavar="NAME",
            help=explain("rules-status"),
            autocompletion=completion.statuses,
        ),
    ] = "",
    tests: Annotated[
        Path | None, typer.Option("--tests", metavar="FOLDER", help=explain("rules-tests"))
    ] = None,
    pack: PackPath = None,
    changes: Changes = None,
    json: Json = False,
) -> None:
    info = chosen_game(game, pack, changes)
    catalogue = read_rules(info)
    known = any(rule.id == search for rule in catalogue)
    if symbols:
        rulebook.show_symbols(out(), info)
        return
    if not (exact or untested or uncited or part or status or tests or json or known) and (
        search or rulebook.has_pages(info)
    ):
        if search:
            rulebook.show_answers(out(), info, search, places=places_of_rules(info))
        else:
            rulebook.show_pages(out(), info)
        return
    if tests is not None and not tests.is_dir():
        raise refuse("folder", folder=str(tests))
    shown = tests_of_rules(tests) if tests is not None else known_tests(Path(tanglewood.__file__).parent)
    parts = list(dict.fromkeys(rule.part for rule in catalogue))
    if part and part not in parts:
        raise refuse("choice", option="part", known=", ".join(parts), given=echo(part) + meant(part, parts))
    if status and status not in STATUSES:
        given = echo(status) + meant(status, list(STATUSES))
        raise refuse("choice", option="status", known=", ".join(STATUSES), given=given)
    chosen = [rule for rule in catalogue if part in ("", rule.part) and status in ("", rule.status)]
    if search:
        chosen = search_rules(chosen, search)
    places = places_of_rules(info)
    if untested or uncited:
        due = [rule for rule in chosen if built(info, rule)]
        no_test = [rule for rule in due if untested and not shown.get(rule.id)]
        no_place = [rule for rule in due if uncited and not places.get(rule.id)]
        if json:
            lacking = [rule for rule in due if rule in no_test or rule in no_place]
            print_json([entry(info, rule, shown, places) for rule in lacking])
        else:
            list_not_built([rule for rule in chosen if rule.part not in info.parts])
            if untested:
                list_lacking("untested", no_test, len(due))
            if uncited:
                list_lacking("uncited", no_place, len(due))
        raise typer.Exit(1 if no_test or no_place else 0)
    if json:
        print_json([entry(info, rule, shown, places) for rule in chosen])
    else:
        if search and not chosen:
            out().print(Text(say("nothing-found", text=clip(search))))
        if chosen and spoken() != FALLBACK:
            out().print(Text(say("rules-english"), style="italic"))
        if chosen and (pack or changes):
            show_changes(info)
        show(chosen, shown, places)


def show_changes(info: GameInfo) -> None:
    """Say what a pack changes: the sentences of the catalogue are those of the printed game."""
    found = changes_of(info)
    if found:
        out().print(Text(say("rules-changed", pack=info.pack), style="italic"))
    for it in found:
        out().print(difference_line(it), soft_wrap=True)


def entry(info: GameInfo, rule: Rule, tests: Tests, places: Places) -> dict[str, Any]:
    return {
        "id": rule.id,
        "part": rule.part,
        "status": rule.status,
        "text": rule.text,
        "why": rule.why,
        "source": rule.source,
        "built": built(info, rule),
        "decided": places.get(rule.id, []),
        "tests": tests.get(rule.id, []),
    }


def list_not_built(rules: list[Rule]) -> None:
    later = [rule for rule in rules if rule.status != "physical"]
    for part in dict.fromkeys(rule.part for rule in later):
        ids = ", ".join(rule.id for rule in later if rule.part == part)
        out().print(Text(say("not-built", part=part, ids=ids), style="italic"))


def list_lacking(what: str, rules: list[Rule], due: int) -> None:
    """Rules that no test shows or no source cites; `what` is the key of the sentence above them."""
    console = out()
    if not rules:
        console.print(Text(say(f"{what}-none", n=due)))
        return
    console.print(Text(say(what, n=len(rules), all=due)))
    for rule in rules:
        line = Text(rule.id, style="bold")
        line.append(f"  {rule.text}", style="not bold")
        console.print(Indented(line))


def show(chosen: list[Rule], tests: Tests, places: Places) -> None:
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
        for place in places.get(rule.id, []):
            console.print(Text(say("rule-place", place=place)), soft_wrap=True)
        for test in tests.get(rule.id, []):
            console.print(Text(say("rule-test", test=test)), soft_wrap=True)
        console.print()
    console.print(Text(say("rules-count", n=len(chosen))))
