"""All settings of a server in one place, with their checks.

A setting has a default; a TOML file, the environment (TANGLEWOOD_ and the name in capitals) and an option of
`tanglewood serve` replace it, in this order. Whatever cannot be is refused at the start, in one line that
says where it stands.
"""

import difflib
import ipaddress
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, inspect

from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.phrase import OR
from tanglewood.server.errors import cannot_start
from tanglewood.server.limits import Limits
from tanglewood.server.operation.people_settings import check_site, read_mail
from tanglewood.server.services.people.names import read_names
from tanglewood.server.store.tidying import Retention
from tanglewood.words import joined, words
from tanglewood.words.system import system_words

PREFIX = "TANGLEWOOD_"
LIMITS = "limits"
CONFIG = "TANGLEWOOD_CONFIG"
"""The variable that names the file."""
ROOT = re.compile(r"(/[A-Za-z0-9_.~-]+)+")
"""A sub-path of a site."""


Days = Annotated[int, Meta(ge=0, le=36500)]
"""0: for ever."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run. `docs/hosting.md` explains each of them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)] = 8123
    data: str = ""  # else ~/.local/share/tanglewood
    database: str = ""
    database_connections: Annotated[int, Meta(ge=1, le=100)] = 8
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    thinkers: Annotated[int, Meta(ge=0, le=64)] = 0  # else one less than there are cores
    trusted_proxies: tuple[str, ...] = ()
    root_path: str = ""  # else the whole site
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    lab: bool | None = None  # else where only this machine can connect
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 0.0
    keep_finished_days: Days = 0
    keep_unfinished_days: Days = 0
    keep_guests_days: Days = 0
    keep_chat_days: Days = 0
    site: str = ""  # the address people know this server by
    mail_server: str = ""
    mail_from: str = ""
    mail_password: str = ""
    notify_after: Annotated[float, Meta(ge=0, le=24 * 3600)] = 60.0  # seconds until somebody is told
    private_hooks: bool = False
    open_tables: bool = True  # whether people may list their tables for whoever likes to sit down
    names_file: str = ""  # names nobody may have here
    limits: Limits = Limits()

    @property
    def retention(self) -> Retention:
        kept = (self.keep_finished_days, self.keep_unfinished_days)
        return Retention(*kept, self.keep_guests_days, self.keep_chat_days)


FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}
LIMIT_FIELDS = {field.name: field for field in msgspec.structs.fields(Limits)}


def read_settings(
    file: Path | None, environment: Mapping[str, str], options: Mapping[str, object]
) -> Settings:
    """The settings of a server: defaults, then a file, then the environment, then options."""
    values: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    if file is not None:
        from_file(file, values, limits)
    from_environment(environment, values, limits)
    for name, value in options.items():
        if value is not None:
            values[name] = checked(f"--{name.replace('_', '-')}", FIELDS[name].type, value)
    if "root_path" in values:  # with a stroke at its end or without
        values["root_path"] = values["root_path"].rstrip("/")
    settings = Settings(**values, limits=Limits(**limits))
    check_together(settings)
    return settings


def from_file(file: Path, values: dict[str, Any], limits: dict[str, Any]) -> None:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise cannot_start("because", place=str(file), why=system_words(problem)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise cannot_start("no-toml", place=str(file), why=str(problem)) from None
    own = found.pop(LIMITS, {})
    if not isinstance(own, dict):
        raise cannot_start("no-section", place=f"{file}: {LIMITS}")
    for name, value in found.items():
        values[name] = checked(f"{file}: {name}", kind_of(f"{file}: ", name, FIELDS), value)
    for name, value in own.items():
        limits[name] = checked(
            f"{file}: limits.{name}", kind_of(f"{file}: limits.", name, LIMIT_FIELDS), value
        )


def from_environment(environment: Mapping[str, str], values: dict[str, Any], limits: dict[str, Any]) -> None:
    for variable in sorted(environment):
        name = variable.removeprefix(PREFIX).lower()
        if variable == CONFIG or not variable.startswith(PREFIX):
            continue
        if name in FIELDS and name != LIMITS:
            values[name] = checked(variable, FIELDS[name].type, environment[variable])
        elif name.removeprefix("limits_") in LIMIT_FIELDS and name.startswith("limits_"):
            name = name.removeprefix("limits_")
            limits[name] = checked(variable, LIMIT_FIELDS[name].type, environment[variable])
        elif near := difflib.get_close_matches(name, FIELDS, 1, 0.7):
            raise cannot_start("no-setting-near", place=variable, near=PREFIX + near[0].upper())


def kind_of(place: str, name: str, fields: Mapping[str, msgspec.structs.FieldInfo]) -> Any:
    if name not in fields or fields[name].name == LIMITS:
        near = difflib.get_close_matches(name, fields, 1)
        key = "no-setting-near" if near else "no-setting"
        raise cannot_start(key, place=place + name, near="".join(near))
    return fields[name].type


def checked(place: str, kind: Any, value: object) -> Any:
    """A value of its type, or one line about where it stands and what is expected."""
    if isinstance(value, str) and kind == tuple[str, ...]:
        value = [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(value, str) and kind in (bool, bool | None):
        value = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(
            value.lower(), value
        )
    try:
        return msgspec.convert(value, kind, strict=not isinstance(value, str) or kind in (bool, bool | None))
    except msgspec.ValidationError:
        secret = words().say("start-secret")
        shown = secret if "password" in place.lower() else echo(str(value))
        raise cannot_start("value", place=place, given=shown, **expected(inspect.type_info(kind))) from None


def expected(kind: inspect.Type) -> dict[str, object]:
    """What a setting of this type has to be, for the sentence that says so."""
    if isinstance(kind, inspect.UnionType):  # or nothing
        kind = kind.types[0]
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        name = "whole" if isinstance(kind, inspect.IntType) else "number"
        if kind.ge is None or kind.le is None:
            return {"kind": name}
        between = "whole-between" if name == "whole" else "between"
        return {"kind": between, "low": str(int(kind.ge)), "high": str(int(kind.le))}
    if isinstance(kind, inspect.LiteralType):
        return {"kind": "choice", "choices": joined(map(str, kind.values), OR)}
    names = {inspect.BoolType: "flag", inspect.VarTupleType: "list"}
    return {"kind": names.get(type(kind), "text")}


def check_together(settings: Settings) -> None:
    """What no single value shows."""
    for name in ("trusted_proxies", "metrics_from"):
        for network in getattr(settings, name):
            try:
                ipaddress.ip_network(network)
            except ValueError:
                option = "--trusted-proxy" if name == "trusted_proxies" else name
                raise cannot_start("network", place=option, given=echo(network)) from None
    check_site(settings.site)
    read_mail(settings.mail_server, settings.mail_password, settings.mail_from, settings.site)
    read_names(settings.names_file)
    if settings.processes > 1 and not settings.database:
        raise cannot_start("processes")
    if settings.root_path and not ROOT.fullmatch(settings.root_path):
        raise cannot_start("root-path", given=echo(settings.root_path))


def is_local(host: str) -> bool:
    """Whether only this machine can connect."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
