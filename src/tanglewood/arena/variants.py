"""Variants, combined: `solo,prisma` as options, and the option that such a run varies."""

from itertools import product

import msgspec

from tanglewood.kernel.registry import GameInfo, Variant
from tanglewood.kernel.setting import Choice, spelled
from tanglewood.kernel.text.echo import clip, echo, meant
from tanglewood.words import refuse, words


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: options, and the options it varies with all their values."""

    names: list[str]
    options: dict[str, object]
    varied: dict[str, tuple[Choice, ...]] = {}

    def values(self) -> list[dict[str, Choice]]:
        """All combinations of the values of the varied options."""
        return [dict(zip(self.varied, chosen, strict=True)) for chosen in product(*self.varied.values())]

    def each(self) -> list[dict[str, object]]:
        """The options of every run: one, or one for each value."""
        return [{**self.options, **chosen} for chosen in self.values()]


def plan(info: GameInfo, names: list[str], wishes: dict[str, object]) -> Plan:
    """Combine variants with the options given beside them.

    An option may have several values: `0..4`, `1,3` or `all`; then there is a run for each. Unknown names
    are refused, and so are variants that set the same option differently.
    """
    options: dict[str, object] = {}
    set_by: dict[str, str] = {}
    varied: dict[str, tuple[Choice, ...]] = {}
    for variant in [find(info, name) for name in dict.fromkeys(names)]:
        for name, value in variant.options.items():
            if name in options and options[name] != value:
                raise refuse(
                    "variants-clash",
                    one=set_by[name],
                    other=variant.id,
                    option=name,
                    offered=offered(info),
                    first=said(options[name]),
                    second=said(value),
                )
            options[name] = value
            set_by[name] = variant.id
        if variant.vary:
            if varied and variant.vary not in varied:
                one = next(iter(varied))
                values = {"names": ", ".join(names), "one": one, "other": variant.vary}
                raise refuse("variants-vary", offered=offered(info), **values)
            varied[variant.vary] = variant.over
    for name, wish in wishes.items():
        several = many(info, name, wish)
        if several:
            varied[name] = several
            options.pop(name, None)
            continue
        if name in options and info.setting(name).read(wish) != options[name]:
            value = said(options[name])
            raise refuse("variant-sets", option=name, variant=set_by[name], value=value, given=said(wish))
        options[name] = wish
    return Plan(names, options, {name: over for name, over in varied.items() if name not in options})


def settled(info: GameInfo, names: list[str], wishes: dict[str, object]) -> Plan:
    """Like `plan`, for one game or one league: several values of an option are refused."""
    for name, wish in wishes.items():
        if many(info, name, wish):
            raise refuse("several", option=name, given=echo(wish))
    return plan(info, names, wishes)


def many(info: GameInfo, name: str, wish: object) -> tuple[Choice, ...]:
    """The values of an option that has several; none if it has one."""
    setting = next((it for it in info.settings if it.name == name), None)
    if setting is None or not isinstance(wish, str) or setting.each_seat:
        return ()
    if wish == "all":
        if isinstance(setting.default, bool):
            return (False, True)
        return setting.choices or tuple(range(setting.low, setting.high + 1))
    first, dots, last = wish.partition("..")
    if dots and first.isdecimal() and last.isdecimal():
        low, high = int(setting.read(first)), int(setting.read(last))
        if low > high:
            raise refuse("range", option=name, given=echo(wish))
        return tuple(setting.read(str(n)) for n in range(low, high + 1))
    parts = [part.strip() for part in wish.split(",")]
    return tuple(setting.read(part) for part in parts) if len(parts) > 1 else ()


def find(info: GameInfo, name: str) -> Variant:
    for variant in info.variants:
        if variant.id == name:
            return variant
    known = [variant.id for variant in info.variants]
    raise refuse("variant", game=info.id, given=echo(name) + meant(name, known), offered=offered(info))


def offered(info: GameInfo) -> str:
    names = ", ".join(variant.id for variant in info.variants)
    return words().say("refused-variants-offered", names=names or "none")


def said(value: object) -> str:
    return clip(spelled(value) if isinstance(value, bool | int | str) else str(value))
