"""Prints the search index of a game as JSON: `python -m tanglewood.rulebook GAME`."""

import sys

import msgspec

from tanglewood.kernel.registry import lookup
from tanglewood.rulebook.index import index_of
from tanglewood.words import FALLBACK

if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(index_of(lookup(sys.argv[1]), FALLBACK)))
