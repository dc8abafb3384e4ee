"""Everdell in sentences: questions, options and events. The sentences themselves are in `locales/`."""

from typing import Final

from tanglewood.games.everdell.board.player import AUTUMN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import Pack, standard
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.turn import Turn
from tanglewood.games.everdell.presentation.describing import describe, name_of
from tanglewood.games.everdell.presentation.narration_moves import move_words
from tanglewood.games.everdell.presentation.phrases import GOODS, amounts, place_words, say, stranger
from tanglewood.games.everdell.presentation.reasons import reasons
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import Narrator, sentence
from tanglewood.kernel.state import UNASKED, Frame
from tanglewood.kernel.telling import Repeat
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.words import joined, words

# ---------------------------------------------------------------------- questions


def asked_by(table: Table, frame: Frame[Table]) -> str:
    """What the seat that decides is being asked, in one sentence."""
    if isinstance(frame, Turn):
        player = table.players[frame.seat]
        free = player.workers - len(player.placed)
        ending = "yes" if player.season == AUTUMN else "no"
        season = table.config.pack.seasons[player.season].id
        return say("ask-turn", season=season, workers=free, autumn=ending)
    assert isinstance(frame, Run)
    return sentence(words().phrase(frame.question(table).whole()))


# ---------------------------------------------------------------------- events

DEEDS: Final = (
    "played",
    "replaced",
    "slipped",
    "placed",
    "claimed",
    "visited",
    "prepared",
    "passed",
    "power-taken",
    "rugwort-played",
    "nightweave-acts",
    "nightweave-spins",
)
CARDS: Final = Repeat(lists=("card", "slot"))
REPEATS: Final = {
    "gained": Repeat(adds=GOODS),
    "paid": Repeat(adds=GOODS),
    "received": Repeat(adds=GOODS),
    "stored": Repeat(adds=GOODS),
    "tokens": Repeat(adds=("n",)),
    "drew": Repeat(adds=("n",), lists=("cards",)),
    "discarded": Repeat(adds=("n",), lists=("cards",)),
    "gave-card": Repeat(lists=("card",), counts="n"),
    "got-card": Repeat(lists=("card",), counts="n"),
    "recalled": Repeat(lists=("place", "card", "owner", "slot"), counts="n"),
    "shown": CARDS,
    "cleared": CARDS,
    "took": CARDS,
    "hoarded": CARDS,
    "left": Repeat(lists=("card",)),
    "activated": Repeat(lists=("card",)),
    "tucked": Repeat(lists=("card",)),
    "nightweave-cleared": CARDS,
    "nightweave-took": CARDS,
    "nightweave-points": Repeat(adds=("n",)),
    "nightweave-drew": Repeat(adds=("n",)),
    UNASKED: Repeat(),
}
PAYING: Final = ("occupy", "gild", "use", "instead", "spare", "reservation", "cheaper", "spend")
"""Moves that say how something is paid for; there may be several before one pays."""
UNSEEN: Final = "unseen"
"""The set of the cards that stand for those nobody has seen, where the program keeps an opponent's part."""
OF_DECK: Final = "deck_"
"""How the ids of those begin that still lie in the deck."""
PEOPLE: Final = ("to", "from", "owner")
"""Values that are seats."""


def goods_of(event: Event, viewer: int) -> dict[str, int]:
    """The resources and points of an event, as far as the viewer knows them."""
    return {key: n for key, n in event.seen_by(viewer).items() if key in GOODS and isinstance(n, int)}


def cards_words(pack: Pack, ids: list[str]) -> object:
    """Cards by their names; those of a real deck that nobody has seen yet are counted."""
    found = [pack.cards[pack.card_numbers[id]] for id in ids]
    if found and all(card.set == UNSEEN and card.id.startswith(OF_DECK) for card in found):
        return say("companion-unseen-deck-many", n=len(found))
    return joined([card.name for card in found])


def shown(table: Table, key: str, value: int | str, names: list[str]) -> object:
    """A value as people read it: things and people by their names."""
    pack = table.config.pack
    if key in ("card", "cards", "guest", "host", "old") and isinstance(value, str):
        return cards_words(pack, value.split())
    if key in ("place", "event") and isinstance(value, str):
        return place_words(table, pack.place_numbers[value])
    if key in ("to", "from", "owner") and isinstance(value, int):
        return names[value] if value < len(names) else stranger(table)
    if key == "season" and isinstance(value, str):
        return say("season", season=value)
    if isinstance(value, str):
        for module in pack.modules:
            said = module.value_words(pack, key, value)
            if said:
                return said
    return value


def whose(seat: Value, actor: int, viewer: int) -> str:
    """Somebody a sentence speaks of: the viewer, the one who acts, or another."""
    if seat == viewer:
        return "you"
    return "own" if seat == actor else "other"


class EverdellNarrator(Narrator[Table]):
    """Everdell's narrator."""

    pack: Pack | None = None

    def values(self, state: Table, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
        found = super().values(state, event, viewer, names)
        found["goods"] = amounts(goods_of(event, viewer))
        for key in PEOPLE:
            if key in event.open:
                found[f"{key}_you"] = whose(event.open[key], event.seat, viewer)
        if event.name in ("gave-card", "got-card", "recalled"):
            found.setdefault("n", 1)
        if found.get("verb") in PAYING:
            found["verb"] = "paying"
        return found

    def shown(self, state: Table, key: str, value: Value, names: list[str]) -> object:
        return shown(state, key, value, names)

    def moment(self, state: Table, seat: int) -> str:
        player = state.players[seat]
        return say("moment", season=state.config.pack.seasons[player.season].id, cards=len(player.city))

    def asked(self, state: Table, frame: Frame[Table]) -> str:
        return asked_by(state, frame)

    def option(self, state: Table, move: Move) -> str:
        return move_words(state, move)

    def reasons(self, before: Table, after: Table, events: list[Event], move: Move) -> list[Phrase]:
        return reasons(before, after, events, move)

    def inside(self, state: Table) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], Run)

    def describe(self, it: Component) -> list[str]:
        return describe(self.pack or standard(), it)

    def name_of(self, it: Component) -> str:
        return name_of(it)

    def field_words(self, it: Component) -> dict[str, object]:
        return {"color_words": say("color", color=it.text("color"))} if it.text("color") else {}


def narrator(pack: Pack | None = None) -> EverdellNarrator:
    """Who tells a game with this pack, by default the one that comes with it."""
    made = EverdellNarrator(
        "everdell",
        words,
        deeds=DEEDS,
        repeats=REPEATS,
        harmless=("shown",),
        implied=("pay",),
    )
    made.pack = pack
    return made


NARRATOR: Final = narrator()
