"""`tanglewood games`: the games and all their options."""

from rich.padding import Padding
from rich.text import Text

from tanglewood.bots import ABOUT
from tanglewood.cli.common import Json, out, print_json, say
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.setting import spelled


def games(json: Json = False) -> None:
    """List the games with every option: its values, its default and what it means."""
    if json:
        print_json(
            [
                {
                    "id": info.id,
                    "title": info.title,
                    "about": info.about,
                    "pack": info.pack,
                    "parts": info.parts,
                    "options": [
                        {
                            "name": setting.name,
                            "default": setting.default,
                            "about": setting.about,
                            "choices": setting.choices,
                            "low": setting.low,
                            "high": setting.high,
                            "expected": setting.expected(),
                        }
                        for setting in info.settings
                    ],
                }
                for info in GAMES.values()
            ]
        )
        return
    console = out()
    for info in GAMES.values():
        line = Text(info.id, style="bold")
        line.append(f"  {info.title}: {info.about}", style="not bold")
        console.print(line)
        for setting in info.settings:
            head = Text(f"-o {setting.name}={spelled(setting.default)}", style="cyan")
            head.append(f"  {setting.expected()}", style="default italic")
            console.print(Padding(head, (0, 0, 0, 2), expand=False))
            console.print(Padding(Text(setting.about), (0, 0, 0, 4), expand=False))
    console.print(
        Text(say("games-bots", bots=", ".join(f"{name} ({about})" for name, about in ABOUT.items())))
    )
