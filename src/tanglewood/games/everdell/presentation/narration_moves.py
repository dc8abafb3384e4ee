"""Options in sentences. The sentences themselves are in `locales/`."""

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.presentation.phrases import (
    place_words,
    rival,
    rival_words,
    say,
    stranger_id,
)
from tanglewood.kernel.move import Move

BY_CARD = {
    word.PLAY: "move-play",
    word.PLAY_LEGEND: "move-play-legend",
    word.DISCARD: "move-discard",
    word.GIVE_CARD: "move-give-card",
    word.BRING: "move-bring",
    word.KEEP: "move-keep",
    word.TUCK: "move-tuck",
    word.REACT: "move-react",
    word.SHOW: "move-show",
    word.LAY: "move-lay",
}
BY_SLOT = {
    word.PLAY_MEADOW: "move-play-meadow",
    word.TAKE_MEADOW: "move-take-meadow",
    word.CLEAR_MEADOW: "move-clear",
    word.HERS: "move-hers",
}
BY_CITY_CARD = {
    word.VISIT: "move-visit",
    word.OCCUPY: "move-occupy",
    word.USE: "move-use",
    word.IMPRISON: "move-imprison",
    word.ACTIVATE: "move-activate",
    word.REMOVE: "move-remove",
    word.LIFT_CITY: "move-lift",
    word.SUCCEED: "move-replace",
    word.SLIP: "move-slip",
    word.SEND: "move-send-spider",
    word.COPY_CITY: "move-activate",
    word.LOSE: "move-lose",
    word.GUARD: "move-guard",
    word.SHIELD: "move-shield",
}
BY_RESOURCE = {
    word.SPARE: "move-spare",
    word.GAIN: "move-gain",
    word.STORE: "move-store",
    word.GIVE: "move-give",
    word.PUT: "move-put",
    word.SPEND: "move-spend",
}
PLAIN = {
    word.PREPARE: "move-prepare",
    word.PASS: "move-pass",
    word.PAY: "move-pay",
    word.DONE: "move-done",
    word.SPEND_POINT: "move-spend-point",
    word.FOIL: "move-foil",
    word.SUFFER: "move-suffer",
}


def move_words(table: Table, move: Move) -> str:
    """An option in words, as it is meant in this position."""
    pack = table.config.pack
    kind = move.kind
    frame = table.stack[-1] if table.stack else None
    own = frame.effect.option(table, frame, move) if isinstance(frame, Run) else ""
    if own:
        return own
    for module in pack.modules:
        said = module.move_words(table, move)
        if said:
            return said
    if kind in BY_CARD:
        return say(BY_CARD[kind], card=pack.cards[move.a].name)
    if kind in BY_SLOT:
        card = table.meadow[move.a]
        return say(BY_SLOT[kind], card=pack.cards[card].name if card >= 0 else "-", slot=move.a + 1)
    if kind in BY_CITY_CARD:
        card_name, copy = pack.cards[move.b // word.COPIES].name, move.b % word.COPIES + 1
        owner, who = whose(table, move.a), rival(table, move.a)
        return say(BY_CITY_CARD[kind], card=card_name, owner=owner, who=who, copy=copy)
    if kind in BY_RESOURCE:
        return say(BY_RESOURCE[kind], kind=RESOURCES[move.a], n=1)
    if kind in PLAIN:
        return say(PLAIN[kind])
    if kind in (word.PLACE, word.COPY):
        return say("move-place" if kind == word.PLACE else "move-copy", place=pack.locations[move.a].name)
    if kind == word.WEB:
        return say("move-web", place=place_words(table, move.a))
    if kind == word.CLAIM:
        return say("move-claim", event=pack.events[move.a - pack.first_event].name)
    if kind == word.LIFT:
        return say("move-lift", card=place_words(table, move.a), owner="none", who="", copy=1)
    if kind in (word.INSTEAD, word.TRADE):
        key = "move-instead" if kind == word.INSTEAD else "move-trade"
        return say(key, one=RESOURCES[move.a], other=RESOURCES[move.b])
    if kind == word.AMOUNT:
        return say("move-amount", n=move.a)
    if kind == word.SOURCE:
        return say("move-source", pile="deck" if move.a == word.DECK else "discard")
    if kind == word.CHOOSE:
        return say("move-amount", n=move.a + 1)
    if kind == word.COLOR:
        return say("move-color", color=COLORS[move.a])
    return rival_words(table, move.a)


def whose(table: Table, owner: int) -> str:
    """Whose city: the player's, that of somebody else at the table, or of the opponent without a seat."""
    if owner == table.turn:
        return "own"
    return "other" if owner < len(table.players) else stranger_id(table)
