"""Named ways to play, joined: `solo,prisma` as options, and the option such a run is measured by."""

from itertools import product

import msgspec

from tanglewood.kernel.echo import echo, meant
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GameInfo, Variant
from tanglewood.kernel.setting import Choice, spelled


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: options, and the options it varies with all their values."""

    names: list[str]
    options: dict[str, object]
    varied: dict[str, tuple[Choice, ...]] = {}

    def values(self) -> list[dict[str, Choice]]:
        """The values of the varied options, every one with every other."""
        return [dict(zip(self.varied, chosen, strict=True)) for chosen in product(*self.varied.values())]

    def each(self) -> list[dict[str, object]]:
        """The options of every run: one, or one for each value."""
        return [{**self.options, **chosen} for chosen in self.values()]


def plan(info: GameInfo, names: list[str], wishes: dict[str, object]) -> Plan:
    """Join variants and the options somebody set beside them.

    A wish may name several values: `0..4`, `1,3` or `all`; then there is a run for each. Refused are names
    that do not exist, and two that want different things of the same option.
    """
    options: dict[str, object] = {}
    set_by: dict[str, str] = {}
    varied: dict[str, tuple[Choice, ...]] = {}
    for variant in [find(info, name) for name in dict.fromkeys(names)]:
        for name, value in variant.options.items():
            if name in options and options[name] != value:
                raise OptionError(
                    f"variants {set_by[name]} and {variant.id} do not go together: "
                    f"{name} is {said(options[name])} in one and {said(value)} in the other; {offered(info)}"
                )
            options[name] = value
            set_by[name] = variant.id
        if variant.vary:
            if varied and variant.vary not in varied:
                raise OptionError(
                    f"variants are measured by one option; {', '.join(names)} would be by "
                    f"{next(iter(varied))} and {variant.vary}; {offered(info)}"
                )
            varied[variant.vary] = variant.over
    for name, wish in wishes.items():
        several = many(info, name, wish)
        if several:
            varied[name] = several
            options.pop(name, None)
            continue
        if name in options and info.setting(name).read(wish) != options[name]:
            raise OptionError(
                f"option {name}: variant {set_by[name]} sets {said(options[name])}, got {said(wish)}"
            )
        options[name] = wish
    return Plan(names, options, {name: over for name, over in varied.items() if name not in options})


def many(info: GameInfo, name: str, wish: object) -> tuple[Choice, ...]:
    """The values of a wish for several; none if it names one."""
    setting = next((it for it in info.settings if it.name == name), None)
    if setting is None or not isinstance(wish, str) or setting.each_seat:
        return ()
    if wish == "all":
        if isinstance(setting.default, bool):
            return (False, True)
        return setting.choices or tuple(range(setting.low, setting.high + 1))
    first, dots, last = wish.partition("..")
    if dots and first.isdecimal() and last.isdecimal():
        return tuple(setting.read(str(n)) for n in range(int(first), int(last) + 1))
    words = [word.strip() for word in wish.split(",")]
    return tuple(setting.read(word) for word in words) if len(words) > 1 else ()


def find(info: GameInfo, name: str) -> Variant:
    for variant in info.variants:
        if variant.id == name:
            return variant
    known = [variant.id for variant in info.variants]
    raise OptionError(f"{info.id} has no variant {echo(name)}{meant(name, known)}; {offered(info)}")


def offered(info: GameInfo) -> str:
    names = ", ".join(variant.id for variant in info.variants)
    return f"there is {names}" if names else "it has none"


def said(value: object) -> str:
    return spelled(value) if isinstance(value, bool | int | str) else str(value)
