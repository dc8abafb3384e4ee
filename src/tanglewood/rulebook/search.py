"""Search by words. `web/src/lib/search/search.ts` is the same in the browser, step by step; a test compares
what both answer.

Each word of the wish stands for some stems: its own, those that mean the same, and if nobody uses it, those
that are spelled nearly like it or begin with it. A document gets for each word the best of what these stems
are worth in it, and all of it is multiplied by the share of the words it has. All numbers are whole.
"""

import msgspec

from tanglewood.rulebook.documents import SearchDocument
from tanglewood.rulebook.index import SearchIndex

SAME, BEGUN, SLIP, SLIPS = 70, 75, 80, 60
"""Percent of its worth for a stem that means the same, begins alike, or is one or two letters away."""
LONG, LONGER = 4, 7
"""From so many letters on a word may have one slip, and two."""
NAMED = 250
"""Percent for a document whose title is what was asked for, no more and no less."""
FAINT = 25
"""An answer has at least this percent of the best one, whatever that is called."""


class Answer(msgspec.Struct, frozen=True):
    """A document that was found, how good it is, and the stems it was found by."""

    document: SearchDocument
    score: int
    stems: list[str]


def search(index: SearchIndex, wish: str) -> list[Answer]:
    """What answers the wish, best first. An exact rule that an earlier answer has behind it is left out,
    and a symbol that is called like an earlier one."""
    speech = index.language
    asked = [word for word in speech.words(wish) if word not in speech.silent]
    meant = [candidates(index, word, last=place == len(asked) - 1) for place, word in enumerate(asked)]
    scores: dict[int, int] = {}
    hits: dict[int, int] = {}
    for stems in meant:
        best: dict[int, int] = {}
        for stem, percent in stems.items():
            listed = index.stems[stem]
            for place in range(0, len(listed), 2):
                number, worth = listed[place], listed[place + 1] * percent // 100
                best[number] = max(best.get(number, 0), worth)
        for number, worth in best.items():
            scores[number] = scores.get(number, 0) + worth
            hits[number] = hits.get(number, 0) + 1
    own = {speech.stem(word) for word in asked}
    for number in scores:
        scores[number] = scores[number] * (1 + hits[number]) // (1 + len(asked))
    faint = max(scores.values(), default=0) * FAINT
    for number in scores:
        document = index.documents[number]
        title = set(speech.stems(document.title))
        # The heading of a page may say more.
        if title == own or (document.kind == "page" and own <= title):
            scores[number] = scores[number] * NAMED // 100
    ranked = sorted(scores, key=lambda number: (-scores[number], number))
    found = list(dict.fromkeys(stem for stems in meant for stem in stems))
    shown: set[str] = set()
    answers: list[Answer] = []
    for number in ranked:
        if scores[number] * 100 < faint:
            break
        document = index.documents[number]
        told = document.rules
        if document.kind == "symbol":  # the same sign on a card and on the table
            told = [" ".join(dict.fromkeys(speech.stems(document.title)))]
        if told and all(one in shown for one in told):
            continue
        shown.update(told)
        answers.append(Answer(document, scores[number], found))
    return answers


def candidates(index: SearchIndex, word: str, last: bool) -> dict[str, int]:
    """The stems a word stands for, with the percent of their worth that counts."""
    stem = index.language.stem(word)
    found: dict[str, int] = {}
    if stem in index.stems or stem in index.language.means:
        found[stem] = 100
    elif len(stem) >= LONG:
        for other in index.stems:
            slips = distance(stem, other, 2 if len(stem) >= LONGER else 1)
            if slips:
                found[other] = SLIP if slips == 1 else SLIPS
    if last and not found and len(word) >= LONG - 1:
        # Somebody is still typing it.
        for other in index.stems:
            if other.startswith(word) and other not in found:
                found[other] = BEGUN
    for known, percent in list(found.items()):
        for same in index.language.means.get(known, []):
            found[same] = max(found.get(same, 0), percent * SAME // 100)
    return {stem: percent for stem, percent in found.items() if stem in index.stems}


def distance(one: str, other: str, most: int) -> int:
    """How many letters are wrong, missing, too many or swapped with the next; 0 if more than `most`."""
    if abs(len(one) - len(other)) > most or one[0] != other[0]:
        return 0
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i in range(1, len(one) + 1):
        earlier, before, row = before, row, [i]
        for j in range(1, len(other) + 1):
            cost = before[j - 1] + (one[i - 1] != other[j - 1])
            cost = min(cost, before[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and one[i - 1] == other[j - 2] and one[i - 2] == other[j - 1]:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
    return row[-1] if row[-1] <= most else 0
