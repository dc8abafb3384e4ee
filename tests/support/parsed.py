"""All sentences of a language, parsed once for all tests of a process: that takes seconds each time."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tanglewood.translating.reading import Language
from tanglewood.words import files


@cache
def language_of(name: str) -> Language:
    """What the checks of translations look at. Nobody changes it."""
    return Language(name)


@cache
def bundle_of(name: str) -> FluentBundle:
    """What Fluent itself makes of all files."""
    bundle = FluentBundle([name], use_isolating=False)
    for path in files(name):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
