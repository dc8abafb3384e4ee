"""`tanglewood games`: the games and all their options."""

from typing import Annotated

import typer
from rich.text import Text

from tanglewood.bots import ABOUT
from tanglewood.cli import completion
from tanglewood.cli.common import Json, complain, explain, out, print_json, say
from tanglewood.cli.printing import Indented
from tanglewood.kernel.registry import GAMES, GameInfo, lookup
from tanglewood.kernel.setting import spelled
from tanglewood.words import named, words


def games(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=explain("games-game"), autocompletion=completion.games)
    ] = "",
    json: Json = False,
) -> None:
    chosen, problems = ([lookup(game)], []) if game else GAMES.sound()
    for problem in problems:
        complain(problem)
    if json:
        print_json(
            [
                {
                    "id": info.id,
                    "title": named(info.title),
                    "about": named(info.about),
                    "pack": info.pack,
                    "parts": info.parts,
                    "options": [
                        {
                            "name": setting.name,
                            "default": setting.default,
                            "about": named(setting.about),
                            "choices": setting.choices,
                            "low": setting.low,
                            "high": setting.high,
                            "expected": setting.expected(),
                            "only": setting.only,
                        }
                        for setting in info.settings
                    ],
                    "variants": [
                        {
                            "id": variant.id,
                            "about": named(variant.about),
                            "options": variant.options,
                            "vary": variant.vary,
                            "over": variant.over,
                        }
                        for variant in info.variants
                    ],
                }
                for info in chosen
            ]
        )
    else:
        show(chosen)
    if problems:
        raise typer.Exit(2)


def show(chosen: list[GameInfo]) -> None:
    console = out()
    for info in chosen:
        line = Text(info.id, style="bold")
        line.append(f"  {named(info.title)}: {named(info.about)}", style="not bold")
        console.print(line)
        for setting in info.settings:
            head = Text(f"-o {setting.name}={spelled(setting.default)}", style="cyan")
            head.append(f"  {words().phrase(setting.expects())}", style="default italic")
            if setting.only:
                needs = ", ".join(f"{name}={spelled(value)}" for name, value in setting.only.items())
                head.append(f"; {say('games-only', needs=needs)}", style="default italic")
            console.print(Indented(head, 2))
            console.print(Indented(Text(named(setting.about)), 4))
        if info.variants:
            console.print(Indented(Text(say("games-variants")), 2))
        for variant in info.variants:
            head = Text(variant.id, style="cyan")
            sets = " ".join(f"{name}={spelled(value)}" for name, value in variant.options.items())
            head.append(f"  {sets}", style="default italic")
            console.print(Indented(head, 4))
            about = named(variant.about)
            if variant.vary:
                values = [spelled(value) for value in variant.over]
                about = f"{about} {say('games-vary', vary=variant.vary, over=', '.join(values))}"
            console.print(Indented(Text(about), 6))
    console.print(Text(say("games-bots"), style="bold"))
    wide = max(len(name) for name in ABOUT)
    for name, about in ABOUT.items():
        line = Text(f"  {name.ljust(wide)}", style="cyan")
        line.append(f"  {named(about)}", style="default")
        console.print(line)
