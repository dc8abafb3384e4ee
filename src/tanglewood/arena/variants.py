"""Named ways to play, joined: `solo,prisma` as options, and the option such a run is measured by."""

import msgspec

from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GameInfo, Variant
from tanglewood.kernel.setting import Choice, spelled


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: options, and over which values of which option it varies (if any)."""

    names: list[str]
    options: dict[str, object]
    vary: str = ""
    over: tuple[Choice, ...] = ()

    def each(self) -> list[dict[str, object]]:
        """The options of every run: one, or one for each value."""
        if not self.vary:
            return [self.options]
        return [{**self.options, self.vary: value} for value in self.over]


def plan(info: GameInfo, names: list[str], wishes: dict[str, object]) -> Plan:
    """Join variants and the options somebody set beside them.

    Refused are names that do not exist, and two that want different things of the same option.
    """
    options: dict[str, object] = {}
    set_by: dict[str, str] = {}
    vary, over = "", tuple[Choice, ...]()
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
            if vary not in ("", variant.vary):
                raise OptionError(
                    f"variants are measured by one option; {', '.join(names)} would be by {vary} and "
                    f"{variant.vary}; {offered(info)}"
                )
            vary, over = variant.vary, variant.over
    for name, wish in wishes.items():
        if name in options and info.setting(name).read(wish) != options[name]:
            raise OptionError(
                f"option {name}: variant {set_by[name]} sets {said(options[name])}, got {said(wish)}"
            )
        options[name] = wish
    if vary in options:
        vary, over = "", ()  # somebody settled it
    return Plan(names, options, vary, over)


def find(info: GameInfo, name: str) -> Variant:
    for variant in info.variants:
        if variant.id == name:
            return variant
    raise OptionError(f"{info.id} has no variant {name!r}; {offered(info)}")


def offered(info: GameInfo) -> str:
    names = ", ".join(variant.id for variant in info.variants)
    return f"there is {names}" if names else "it has none"


def said(value: object) -> str:
    return spelled(value) if isinstance(value, bool | int | str) else str(value)
