"""The words of effects in the pack, made into effects.

    gain 2 twig 1 card              also `any`, `point`, and kinds to choose from: `1 twig/resin/pebble`
    gain 2 twig per farm            for each such card of the city; `per token here`, `per token on chapel`,
                                    `per 2 other green`
    if farm: ..., if paired: ...    conditions
    pay 0-3 berry: 1 point each     `give ...` pays an opponent
    discard 0-5: 1 point each       `discard any: 1 any per 2`, `discard 3`
    either ... or ...               one of two, chosen each time
    pay 1 twig: gain 1 point        a gain with a price
    a & b                           one after the other

Everything else is a phrase of its own, listed in PHRASES or by a module.
Points at the end are `2 per twig`, `1 per common construction`, `3 if 3 token on gazette`; abilities are
`construction: discard this, 3 any less`.
"""

import re
from collections.abc import Callable

from tanglewood.games.everdell.board.module import MODULES
from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.games.everdell.effects import base as effects
from tanglewood.games.everdell.effects import choices, removing, visits
from tanglewood.games.everdell.effects import giving as gifts
from tanglewood.games.everdell.effects import production as green
from tanglewood.games.everdell.effects.bargains import Either, PayFor
from tanglewood.games.everdell.effects.base import ANY_KIND, Effect, EffectLine, Gain, If
from tanglewood.games.everdell.moves import CHOICES
from tanglewood.games.everdell.play import lifting
from tanglewood.games.everdell.play.helping import (
    ANY_CARD,
    CONSTRUCTIONS,
    CRITTERS,
    DISCARD_IT,
    LAY_ON_IT,
    SWAP_ONE,
    TAKE_PRISONER,
    TOKENS,
    Help,
)
from tanglewood.games.everdell.play.scoring import Points
from tanglewood.kernel.errors import TextError

Numbers = dict[str, int]
"""Cards by id."""
RESOURCE = "(twig|resin|pebble|berry)"


def kind_of(cards: Numbers, word: str) -> int:
    if word not in cards:
        raise TextError(f"expected a card of the pack, got {word!r}")
    return cards[word]


def mask(words: str) -> int:
    """Kinds of resources as bits: `any` or `twig/resin`."""
    if words == "any":
        return ANY_KIND
    found = 0
    for word in words.split("/"):
        if word not in RESOURCES:
            raise TextError(f"expected a resource, got {word!r}")
        found |= 1 << RESOURCES.index(word)
    return found


def parse_cost(text: str) -> list[int]:
    """A price like `2 twig 1 resin`."""
    cost = [0, 0, 0, 0]
    words = text.split()
    for i in range(0, len(words), 2):
        if i + 1 == len(words) or not words[i].isdecimal() or words[i + 1] not in RESOURCES:
            raise TextError(f"expected numbers and resources like '2 twig 1 resin', got {text!r}")
        cost[RESOURCES.index(words[i + 1])] += int(words[i])
    return cost


# ---------------------------------------------------------------------- effects


def parse_gain(cards: Numbers, text: str) -> Gain:
    what, _, counted = text.partition(" per ")
    per, card, every = effects.ONCE, -1, 1
    others = re.fullmatch(rf"(?:(\d+) )?other ({'|'.join(COLORS)})", counted)
    if counted == "token here":
        per = effects.PER_TOKEN_HERE
    elif counted.startswith("token on "):
        per, card = effects.PER_TOKEN_ON, kind_of(cards, counted.removeprefix("token on "))
    elif others is not None:
        per, card, every = effects.PER_OTHER, COLORS.index(others[2]), int(others[1] or 1)
    elif counted:
        per, card = effects.PER_CARD, kind_of(cards, counted)
    stock, any, among, drawn, points = [0, 0, 0, 0], 0, ANY_KIND, 0, 0
    words = what.split()
    if not words or len(words) % 2:
        raise TextError(f"expected amounts like '2 twig 1 card', got {what!r}")
    for i in range(0, len(words), 2):
        number, word = words[i], words[i + 1]
        if not number.isdecimal():
            raise TextError(f"expected a number, got {number!r}")
        n = int(number)
        if word in RESOURCES:
            stock[RESOURCES.index(word)] += n
        elif word == "card":
            drawn += n
        elif word == "point":
            points += n
        else:
            any, among = any + n, mask(word)
    return Gain(stock, any, among, drawn, points, per, card, every)


def parse_discard(text: str) -> Effect:
    how_many, _, gain = text.partition(": ")
    least, most = 0, choices.ANY_NUMBER
    if how_many.isdecimal():
        least = most = int(how_many)
    elif how_many != "any":
        found = re.fullmatch(r"0-(\d+)", how_many)
        if found is None:
            raise TextError(f"expected 'any', a number or 0-N, got {how_many!r}")
        most = int(found[1])
    if not gain:
        return choices.DiscardCards(least, most, 0, 0, 0, 1)
    reward = re.fullmatch(r"(\d+) (point|card|any) (?:each|per (\d+))", gain)
    if reward is None:
        raise TextError(f"expected a reward like '1 point each', got {gain!r}")
    n, what, per = int(reward[1]), reward[2], int(reward[3] or 1)
    return choices.DiscardCards(
        least, most, n * (what == "point"), n * (what == "card"), n * (what == "any"), per
    )


def amount(n: str, resource: str) -> tuple[int, int]:
    return int(n), RESOURCES.index(resource)


Phrase = tuple[str, Callable[[list[str]], Effect]]
"""A pattern and what makes an effect of the words in it."""

PHRASES: list[Phrase] = [
    (
        rf"(pay|give) 0-(\d+) {RESOURCE}: (\d+) point each",
        lambda w: gifts.Spend(*amount(w[1], w[2]), int(w[3]), w[0] == "give"),
    ),
    (r"give (\d+) any: (\d+) point", lambda w: gifts.GiveAny(int(w[0]), int(w[1]))),
    (r"give 0-(\d+) any to opponents here", lambda w: gifts.GiveHere(int(w[0]))),
    (r"give (\d+) cards, discard any, fill hand", lambda w: gifts.Post(int(w[0]))),
    (r"draw (\d+), give 1", lambda w: gifts.Teach(int(w[0]))),
    (rf"pay (\d+) {RESOURCE}", lambda w: choices.PayCost(RESOURCES.index(w[1]), int(w[0]))),
    (r"swap 0-(\d+)", lambda w: choices.Swap(int(w[0]))),
    (r"store (.+)", lambda w: effects.Store(parse_cost(w[0].replace(" / ", " ")))),
    (r"take stock", lambda w: effects.TakeStock()),
    (r"tokens (\d+) here", lambda w: effects.Tokens(int(w[0]))),
    (r"activate green", lambda w: green.ActivateGreen()),
    (r"copy green", lambda w: green.CopyGreen()),
    (r"produce", lambda w: green.Produce()),
    (r"clear (\d+) meadow", lambda w: choices.ClearMeadow(int(w[0]))),
    (r"draw (\d+) meadow", lambda w: choices.DrawMeadow(int(w[0]), int(w[0]))),
    (r"draw 0-(\d+) meadow", lambda w: choices.DrawMeadow(0, int(w[0]))),
    (r"draw (\d+) meadow, play one (\d+) less", lambda w: visits.DrawAndPlay(int(w[0]), int(w[1]))),
    (
        r"reveal (\d+) from deck, play one up to (\d+) free",
        lambda w: visits.RevealAndPlay(int(w[0]), int(w[1]), False),
    ),
    (
        r"reveal (\d+) from deck or discard, play one free",
        lambda w: visits.RevealAndPlay(int(w[0]), visits.NO_LIMIT, True),
    ),
    (r"reveal (\d+), keep or put here", lambda w: choices.KeepOrTuck(int(w[0]))),
    (r"play from meadow, (\d+) less", lambda w: visits.PlayFromMeadow(int(w[0]))),
    (r"play up to (\d+) free", lambda w: visits.PlayFree(int(w[0]))),
    (r"copy basic location", lambda w: visits.CopyLocation(False)),
    (r"copy basic or forest location", lambda w: visits.CopyLocation(True)),
    (r"tear down one card", lambda w: removing.TearDown()),
    (r"move worker", lambda w: lifting.MoveWorker()),
    (r"recall worker", lambda w: lifting.RecallWorker()),
    (rf"put 0-(\d+) ({RESOURCE}|any) here", lambda w: choices.PutHere(int(w[0]), mask(w[1]))),
    (r"put 0-(\d+) hand critter here", lambda w: choices.TuckFromHand(int(w[0]))),
    (r"put 0-(\d+) city critter here", lambda w: removing.DiscardFromCity(0, int(w[0]), True, True)),
    (r"play any free", lambda w: visits.PlayFree(visits.NO_LIMIT)),
    (r"may play up to (\d+) free", lambda w: visits.PlayFree(int(w[0]), may=True)),
    (r"discard (\d+) city cards", lambda w: removing.DiscardFromCity(int(w[0]), int(w[0]), False, False)),
]


def parse_effect(cards: Numbers, text: str) -> Effect:
    if text.startswith("if "):
        condition, colon, then = text.removeprefix("if ").partition(": ")
        if not colon:
            raise TextError(f"expected 'if CARD: effect', got {text!r}")
        card = -1 if condition == "paired" else kind_of(cards, condition)
        return If(card, parse_effect(cards, then))
    for module in MODULES:
        own = matching(module.phrases(cards), text)
        if own is not None:
            return own
    if text.startswith("gain "):
        return parse_gain(cards, text.removeprefix("gain "))
    if text.startswith("either "):
        abilities = text.removeprefix("either ").split(" or ")
        if len(abilities) != CHOICES:
            raise TextError(f"expected 'either EFFECT or EFFECT', got {text!r}")
        return Either([parse_effect(cards, ability) for ability in abilities])
    price, _, gain = text.partition(": gain ")
    if gain and price.startswith("pay "):
        return PayFor(parse_cost(price.removeprefix("pay ")), parse_gain(cards, gain))
    usual = matching(PHRASES, text)
    if usual is not None:
        return usual
    if text.startswith("discard "):
        return parse_discard(text.removeprefix("discard "))
    raise TextError(f"expected an effect like 'gain 1 berry', got {text!r}")


def matching(phrases: list[Phrase], text: str) -> Effect | None:
    """The effect of the phrase that a text is, if it is one of these."""
    for phrase, make in phrases:
        found = re.fullmatch(phrase, text)
        if found is not None:
            return make([word or "" for word in found.groups()])
    return None


def parse(cards: Numbers, text: str) -> EffectLine:
    """A line of effects."""
    return EffectLine([parse_effect(cards, part.strip()) for part in text.split(" & ")], text)


# ---------------------------------------------------------------------- abilities and points


PRICES = {
    "discard this": DISCARD_IT,
    "imprison critter": TAKE_PRISONER,
    "lay on this": LAY_ON_IT,
    "spend tokens": TOKENS,
}


def parse_help(text: str) -> Help:
    """A card-playing ability."""
    found = re.fullmatch(r"(card|critter|construction): (.+)", text)
    if found is None:
        raise TextError(f"expected 'card: ...', 'critter: ...' or 'construction: ...', got {text!r}")
    wanted = {"card": ANY_CARD, "critter": CRITTERS, "construction": CONSTRUCTIONS}[found[1]]
    if found[2] == "swap 1":
        return Help(wanted, SWAP_ONE, 0, ANY_KIND)
    price = re.fullmatch(rf"({'|'.join(PRICES)}), (\d+) ({RESOURCE}|any) less(?: each)?", found[2])
    if price is None:
        raise TextError(f"expected 'discard this, 3 any less' or the like, got {found[2]!r}")
    return Help(wanted, PRICES[price[1]], int(price[2]), mask(price[3]))


def parse_points(cards: Numbers, text: str) -> list[Points]:
    """Points at the end: `1 per basic event, 2 per special event`, `1 per purple, at most 6`."""
    text, _, limit = text.partition(", at most ")
    if limit and not limit.isdecimal():
        raise TextError(f"expected a number behind 'at most', got {limit!r}")
    rules: list[Points] = []
    for part in text.split(", "):
        found = re.fullmatch(r"(\d+) (?:per|if (\d+)) (.+)", part)
        if found is None:
            raise TextError(f"expected points like '1 per common critter', got {part!r}")
        what, card = found[3], -1
        on = re.fullmatch(r"(worker on|token on|other|husband beside) (\w+)", what)
        if on is not None:
            what, card = on[1], kind_of(cards, on[2])
        rules.append(Points(int(found[1]), what, card, int(limit) if limit else 0, int(found[2] or 0)))
    return rules
