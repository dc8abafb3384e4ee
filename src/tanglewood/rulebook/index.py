"""The index of a game's documents: for each stem the documents that have it, and how well each fits.

It is BM25 over three fields. What a stem is worth in a document is reckoned here, once, as a whole number,
and the browser gets these numbers: so a search there and here is the same sum and ranks alike.
"""

from functools import lru_cache
from math import log

from tanglewood.kernel.registry import GameInfo
from tanglewood.rulebook.documents import SearchDocument, Source, sources
from tanglewood.rulebook.files import Told
from tanglewood.rulebook.stems import SearchLanguage, read_language
from tanglewood.words import speaking, words

TITLE, EXTRA, TEXT = 2.5, 2.5, 1.0
"""How much a word counts by where it stands."""
SATURATION, LENGTH = 1.2, 0.5
"""BM25's k1 and b."""
SCALE = 100


class SearchIndex(Told, frozen=True):
    """All a search needs. `stems`: numbers of documents and what the stem is worth there, in turn."""

    language: SearchLanguage
    documents: list[SearchDocument]
    stems: dict[str, list[int]]


@lru_cache(maxsize=16)
def index_of(info: GameInfo, language: str) -> SearchIndex:
    with speaking(language):
        return build(sources(info, words()), read_language(info, language))


def build(entries: list[Source], language: SearchLanguage) -> SearchIndex:
    taken_apart: dict[str, str] = {}  # words come again and again
    counted = [count(entry, language, taken_apart) for entry in entries]
    lengths = [sum(counts.values()) for counts in counted]
    usual = sum(lengths) / max(1, len(lengths))
    having: dict[str, int] = {}
    for counts in counted:
        for stem in counts:
            having[stem] = having.get(stem, 0) + 1
    stems: dict[str, list[int]] = {stem: [] for stem in sorted(having)}
    for number, (entry, counts, length) in enumerate(zip(entries, counted, lengths, strict=True)):
        for stem, times in counts.items():
            rare = log(1 + (len(entries) - having[stem] + 0.5) / (having[stem] + 0.5))
            room = SATURATION * (1 - LENGTH + LENGTH * length / usual)
            worth = rare * times * (SATURATION + 1) / (times + room)
            stems[stem] += [number, round(SCALE * worth * entry.weight)]
    return SearchIndex(language, [entry.document for entry in entries], stems)


def count(entry: Source, language: SearchLanguage, taken_apart: dict[str, str]) -> dict[str, float]:
    """How often a document has each stem, by where it stands. `taken_apart`: the stems of words so far; words
    that say nothing have none."""
    counts: dict[str, float] = {}
    found = entry.document
    for text, weight in ((found.title, TITLE), (entry.extra, EXTRA), (found.text, TEXT)):
        for word in language.words(text):
            if word not in taken_apart:
                taken_apart[word] = "" if word in language.silent else language.stem(word)
            if stem := taken_apart[word]:
                counts[stem] = counts.get(stem, 0.0) + weight
    return counts
