"""What a search looks through: the questions people ask, the pages, the exact rules, the cards and the
symbols of a game, each as one document."""

import re
from typing import Literal

import msgspec

from tanglewood.kernel.catalogue.rules import Rule, built, read_rules
from tanglewood.kernel.registry import GameInfo
from tanglewood.rulebook.files import Told, read_rulebook
from tanglewood.words import FALLBACK, Words

Kind = Literal["question", "page", "rule", "card", "symbol"]
WEIGHTS: dict[Kind, float] = {"question": 1.5, "page": 1.1, "rule": 1.0, "card": 1.1, "symbol": 0.7}
"""How much a hit counts. Questions are answered in the words people ask them with."""
ASIDE = 0.85
"""What belongs to a part that is not in every game counts a little less."""
UNPLAYED = 0.4
"""What cannot be played here, or only means something with cardboard, hardly ever answers a question."""
ELSEWHERE = 0.5
"""An English rule in a search of another language."""
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")


class SearchDocument(Told, frozen=True):
    """One thing a search can find. `at` is its place: a question, a section, a rule, a card or a symbol by
    its id. `rules` are the exact rules behind it, `card` a card that shows it."""

    kind: Kind
    at: str
    title: str
    text: str = ""
    rules: list[str] = msgspec.field(default_factory=list)
    card: str = ""


class Source(msgspec.Struct, frozen=True):
    """A document with what only the index needs: other words to find it by, and its weight."""

    document: SearchDocument
    extra: str
    weight: float


def sources(info: GameInfo, words: Words) -> list[Source]:
    """All documents of a game."""
    return [*from_rulebook(info, words), *from_rules(info, words.language), *from_cards(info)]


def from_rulebook(info: GameInfo, words: Words) -> list[Source]:
    book = read_rulebook(info)
    found: list[Source] = []

    def say(key: str) -> str:
        return words.say(f"{info.id}-{key}")

    def other_words(key: str) -> str:
        return say(f"{key}-words") if words.has(f"{info.id}-{key}-words") else ""

    def add(document: SearchDocument, extra: str = "", factor: float = 1.0) -> None:
        found.append(Source(document, extra, WEIGHTS[document.kind] * factor))

    for question in book.questions:
        key = f"ask-{question.id}"
        title, answer = say(key), say(f"{key}-answer")
        extra = other_words(key)
        if question.about:
            extra = f"{extra} {say(f'book-{question.about}')}"
        document = SearchDocument("question", question.id, title, answer, question.rules, question.card)
        add(document, extra, ASIDE if question.about else 1.0)
    for section in book.sections:
        heading = say(f"book-{section.id}")
        for number, text in enumerate(section.texts, 1):
            words_of = say(f"book-{section.id}-{number}").replace("**", "")
            document = SearchDocument("page", section.id, heading, words_of, text.rules)
            # Only the first paragraph answers what is asked of the whole section.
            extra = other_words(f"book-{section.id}") if number == 1 else ""
            add(document, extra, ASIDE if section.page == "half" else 1.0)
    for group in book.legend:
        for symbol in group.symbols:
            document = SearchDocument("symbol", symbol, say(f"symbol-{symbol}"), say(f"symbol-{symbol}-says"))
            add(document, say(f"symbols-{group.id}"), ASIDE if group.when else 1.0)
    return found


def from_rules(info: GameInfo, language: str) -> list[Source]:
    """The exact rules. The first sentence of a rule is its title; what a card does is found as the card."""
    found: list[Source] = []
    cards = {name_of(entry): str(entry["id"]) for entry in info.components() if "id" in entry}
    for rule in read_rules(info):
        _, _, name = rule.id.partition(".")
        if name in cards:
            continue
        card = next((id for of, id in cards.items() if name.startswith(f"{of}.")), "")
        title, *rest = SENTENCE.split(rule.text, maxsplit=1)
        document = SearchDocument("rule", rule.id, title, " ".join(rest), [rule.id], card)
        factor = weight_of(info, rule)
        if language != FALLBACK:  # the exact rules are English, and hardly ever found by other words
            factor *= ELSEWHERE
        found.append(Source(document, re.sub(r"[._]", " ", name), WEIGHTS["rule"] * factor))
    return found


def weight_of(info: GameInfo, rule: Rule) -> float:
    if not built(info, rule):
        return UNPLAYED
    return 1.0 if rule.part == info.parts[0] else ASIDE


def name_of(entry: dict[str, object]) -> str:
    """What the rule of an entry is called behind the letters of its game, if it has one: `card.farm`."""
    return f"{entry['table']}.{entry['id']}".replace("-", "_")


def from_cards(info: GameInfo) -> list[Source]:
    """The entries of the pack that have a name of their own, in words."""
    rules = {rule.id.partition(".")[2]: rule.id for rule in read_rules(info)}
    found: list[Source] = []
    for entry in info.described():
        told = entry["words"]
        if "id" not in entry or not isinstance(told, list):
            continue
        id, title = str(entry["id"]), str(entry.get("name") or entry["id"])
        rule = rules.get(name_of(entry))
        text = " ".join(map(str, told))
        document = SearchDocument("card", id, title, text, [rule] if rule else [], id)
        found.append(Source(document, id.replace("_", " "), WEIGHTS["card"]))
    return found
