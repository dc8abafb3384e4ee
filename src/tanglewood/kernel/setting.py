"""The options a game declares: variants, numbers of players, ranges, defaults, one sentence each."""

from typing import Final

from tanglewood.kernel.chance import SEEDS, Rng
from tanglewood.kernel.errors import OptionError, saying
from tanglewood.kernel.text.echo import echo, meant, nearest
from tanglewood.kernel.text.phrase import Phrase, Said
from tanglewood.kernel.text.reading import whole

Choice = int | bool | str
NOTHING: Final = "none"
"""What a sentence calls a word that is not there."""
RANDOM: Final = "random"
"""The value of an option that is left to chance."""


YES: Final = ("yes", "true", "on")
NO: Final = ("no", "false", "off")


class Setting:
    """One option of a table.

    A whole number between `low` and `high`, one of `choices`, or yes and no. With `each_seat` it is one
    choice for all seats or one for each of them, with commas: `front` or `front,pond`. It is in effect `only`
    while other options have these values. A yes-or-no option that is `implied_by` another one is yes whenever
    that one is.
    """

    def __init__(
        self,
        name: str,
        default: Choice,
        about: str,
        *,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
        each_seat: bool = False,
        only: dict[str, Choice] | None = None,
        implied_by: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.about = about
        self.low = low
        self.high = high
        self.choices = choices
        self.each_seat = each_seat
        self.only: dict[str, Choice] = only or {}
        self.implied_by = implied_by

    def lacks(self, options: dict[str, Choice]) -> dict[str, Choice]:
        """The values that other options would need for this one to be in effect, as far as they differ."""
        return {name: value for name, value in self.only.items() if options[name] != value}

    def expects(self) -> Phrase:
        """What is expected, in any language."""
        if isinstance(self.default, bool):
            return Phrase("option-expected-flag")
        if self.choices:
            each = "yes" if self.each_seat else "no"
            return Phrase("option-expected-choice", choices=", ".join(self.choices), each=each)
        return Phrase("option-expected-number", low=str(self.low), high=str(self.high))

    def expected(self) -> str:
        """The same in English."""
        if isinstance(self.default, bool):
            return "yes or no"
        if self.choices:
            each = " (for all seats, or for each one with commas)" if self.each_seat else ""
            return f"one of {', '.join(self.choices)}{each}"
        return f"a whole number from {self.low} to {self.high}"

    def read(self, wish: object) -> Choice:
        """The value of a wish: a Python value or its text form."""
        if isinstance(self.default, bool):
            if isinstance(wish, bool):
                return wish
            if isinstance(wish, str) and (wish.lower() in YES or wish.lower() in NO):
                return wish.lower() in YES
        elif self.each_seat:
            if isinstance(wish, str):
                chosen = [word.strip() for word in wish.split(",")]
                if all(word in self.choices for word in chosen):
                    return ",".join(chosen)
        elif self.choices:
            if isinstance(wish, (str, int)) and not isinstance(wish, bool) and str(wish) in self.choices:
                return str(wish)
        elif isinstance(wish, int | str) and not isinstance(wish, bool):
            number = whole(str(wish), self.low, self.high) if isinstance(wish, str) else wish
            if number is not None and self.low <= number <= self.high:
                return number
        near = nearest(wish, self.choices) or NOTHING
        raise refused_option(
            self.name,
            f"expected {self.expected()}, got {echo(wish)}{meant(wish, self.choices)}",
            Phrase("option-value", expected=self.expects(), given=echo(wish), near=near),
        )


def refused_option(option: str, why: str, said: Said, rule: str = "") -> OptionError:
    """An option that is refused: why in English, and in any language."""
    end = f" ({rule})" if rule else ""
    phrase = Phrase("refused-option", option=option, why=said, rule=rule or NOTHING)
    return saying(OptionError(f"option {option}: {why}{end}"), phrase)


def spelled(value: Choice) -> str:
    """The value of an option as a record or a position writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def settle_options(game: str, settings: tuple[Setting, ...], wishes: dict[str, object]) -> dict[str, Choice]:
    """All options of a game with their values: the wishes, what they imply, and defaults for the rest."""
    return implied(settings, read_options(game, settings, wishes))


def read_options(game: str, settings: tuple[Setting, ...], wishes: dict[str, object]) -> dict[str, Choice]:
    """All options with their values as wished, and defaults for the rest."""
    known = {setting.name for setting in settings}
    for name in wishes:
        if name not in known:
            every = ", ".join(sorted(known))
            problem = OptionError(f"{game} has no option {echo(name)}{meant(name, known)}; it has {every}")
            near = nearest(name, known) or NOTHING
            said = Phrase("refused-no-option", game=game, given=echo(name), near=near, known=every)
            raise saying(problem, said)
    return {
        setting.name: setting.read(wishes[setting.name]) if setting.name in wishes else setting.default
        for setting in settings
    }


def implied(settings: tuple[Setting, ...], options: dict[str, Choice]) -> dict[str, Choice]:
    """The options as they are played, with those switched on that others imply."""
    brought = [setting.name for setting in settings if setting.implied_by and options[setting.implied_by]]
    return {name: True if name in brought else value for name, value in options.items()}


def first_setting(most: int = 4) -> Setting:
    """The option for the seat that begins, at a table with at most so many seats."""
    return Setting(
        "first",
        RANDOM,
        "The seat that begins, counted from 0, or a random one.",
        choices=(RANDOM, *[str(seat) for seat in range(most)]),
    )


def first_seat(options: dict[str, Choice], chance: Rng) -> int:
    """The seat that begins: the one the option `first` names, or a random one. Chance is asked either way, so
    that the option changes nothing else."""
    players = int(options["players"])
    first = chance.below(players)
    if options["first"] != RANDOM:
        first = int(options["first"])
        if first >= players:
            raise no_such_seat(players, first)
    return first


def no_such_seat(players: int, first: int) -> OptionError:
    """The seat that shall begin is not there."""
    said = Phrase("option-seat", last=str(players - 1), given=str(first))
    return refused_option("first", f"expected a seat from 0 to {players - 1}, got {first}", said)


def check_seed(seed: object) -> None:
    """Refuse anything that is not a seed."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        problem = OptionError(f"seed: expected a whole number from 0 to 2**60 - 1, got {echo(seed)}")
        raise saying(problem, Phrase("refused-seed", given=echo(seed)))
