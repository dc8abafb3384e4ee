"""The language of a command: `--lang de` anywhere among its words, or that of the system."""

import os
import sys

from tanglewood.words import languages, of_system, speak_always, words

OPTION = "--lang"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(words_of_command: list[str]) -> None:
    """Speak the language a command asks for, and take the option out of it: every command has it. Without it
    the language of the system is spoken, if we have it."""
    speak_always(of_system(os.environ.get(name, "") for name in SYSTEM) or "en")
    chosen = taken_out(words_of_command)
    if chosen is not None:
        check(chosen)
        speak_always(chosen)


def taken_out(given: list[str]) -> str | None:
    """The value of the option, which is taken out; None if it is not there. After `--` there are none."""
    end = given.index("--") if "--" in given else len(given)
    for place in range(1, end):
        if given[place] == OPTION and place + 1 < end:
            chosen = given[place + 1]
            del given[place : place + 2]
            return chosen
        if given[place].startswith(f"{OPTION}="):
            return given.pop(place).partition("=")[2]
    return None


def check(language: str) -> None:
    """An unknown language is one line, and the end."""
    if language not in languages():
        said = words().say("refused-language", given=language, known=", ".join(languages()))
        sys.stderr.write(f"{words().say('cli-error')} {said}\n")
        raise SystemExit(2)
