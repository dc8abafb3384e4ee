"""Notes beside the results: options that have no effect, or not quite the one expected."""

from rich.text import Text

from tanglewood.cli.common import err, say
from tanglewood.kernel.record import Record
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import NO, Choice, spelled


def note(key: str, **values: object) -> None:
    err().print(Text(say("note", text=say(key, **values)), style="yellow"), soft_wrap=True)


def note_pack(record: Record, ours: str) -> None:
    """Say so if a record goes on with another pack than it was made with."""
    if record.pack != ours:
        designed = "no" if record.pack.startswith(f"{record.game} ") else "yes"
        note("other-pack", theirs=record.pack, ours=ours, designed=designed)


def note_idle(info: GameInfo, options: dict[str, Choice], wishes: dict[str, object]) -> None:
    """Say which of the given options have no effect together with the others."""
    got = info.start(options, 0).settings()
    for name, wish in wishes.items():
        setting = info.setting(name)
        lacking = setting.lacks(options)
        if lacking:
            needs = ", ".join(f"{other}={spelled(value)}" for other, value in lacking.items())
            note("idle-option", option=name, needs=needs)
        elif setting.implied_by and got[name] and str(wish).lower() in NO:
            note("overruled", option=name, value=spelled(got[name]))
