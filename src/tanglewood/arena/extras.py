"""Libraries that only some commands need."""

from importlib import import_module, metadata
from typing import Any

from tanglewood.words import refuse


def needs(module: str, extra: str) -> Any:
    """A module of an extra; without it one line says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is not None and module.split(".")[0] != problem.name.split(".")[0]:
            raise  # it is there, but something it needs is not
        raise refuse("extra", library=module.split(".")[0], extra=extra) from None


def version_of(library: str, extra: str) -> str:
    """The version of a library of an extra, without the seconds that some take to be loaded."""
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        raise refuse("extra", library=library, extra=extra) from None
