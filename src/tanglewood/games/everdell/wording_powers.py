"""Worker abilities in sentences: their questions and options. The sentences themselves are in `locales/`."""

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell import powers_cards, powers_start, powers_workers, rugwort_cards
from tanglewood.games.everdell.effects import Effect, Run
from tanglewood.games.everdell.paying import STAND_IN, StandIn
from tanglewood.games.everdell.player import RESOURCES
from tanglewood.games.everdell.powers_paying import stand_in
from tanglewood.games.everdell.table import Table
from tanglewood.kernel.move import Move
from tanglewood.words import words

SIMPLE = {
    rugwort_cards.DownToLimit.__name__: "ask-down-to-limit",
    powers_cards.Invest.__name__: "ask-invest",
    powers_cards.UseAgain.__name__: "ask-use-again",
    powers_cards.KeepMeadow.__name__: "ask-keep-meadow",
    powers_cards.Follow.__name__: "ask-follow",
    powers_cards.PlayPile.__name__: "ask-play-pile",
    powers_cards.MoveToken.__name__: "ask-token",
    powers_cards.DrawOneMore.__name__: "ask-one-more",
    powers_workers.GainNotOwned.__name__: "ask-not-owned",
    powers_workers.TradeGained.__name__: "ask-dig",
    powers_workers.MoveFigure.__name__: "ask-figure",
    powers_workers.Track.__name__: "ask-track",
    powers_start.ChoosePower.__name__: "ask-power",
    powers_start.ChoosePath.__name__: "ask-path",
}
"""Questions that need nothing but their key."""
PONDER = ("ask-ponder-discard", "ask-ponder-draw", "ask-ponder-give")


def say(key: str, **values: object) -> str:
    return words().say(f"everdell-{key}", **values)


def asked_power(table: Table, run: Run, effect: Effect) -> str:
    """The question of an ability's effect; empty if it is none."""
    name = type(effect).__name__
    if name in SIMPLE:
        return say(SIMPLE[name])
    if isinstance(effect, StandIn):
        return say("ask-stand-in", card=table.agreed.pack.cards[run.data[0]].name)
    if isinstance(effect, powers_cards.SwapCards):
        return say("ask-swap-cards", n=run.data[1] if run.data else 0)
    if isinstance(effect, powers_cards.Rouse):
        return say("ask-activate" if run.data else "ask-rouse")
    if isinstance(effect, powers_cards.DrawDeckOrMeadow):
        return say("ask-deck-or-meadow", n=run.data[0])
    if isinstance(effect, powers_workers.Ponder):
        return say(PONDER[run.data[0] if len(run.data) == 2 else 0])
    return ""


def power_words(table: Table, move: Move) -> str:
    """An option of an ability in words; empty if it is none."""
    pack = table.agreed.pack
    kind = move.kind
    frame = table.stack[-1] if table.stack else None
    if kind == word.INSTEAD and isinstance(frame, Run) and frame.effect is STAND_IN:
        n = stand_in(table, frame.seat, pack.cards[frame.data[0]]) >> 2
        return say("move-stand-in", one=RESOURCES[move.a], other=say("goods", kind=RESOURCES[move.b], n=n))
    if kind == word.PLAY_PILE:
        top = pile_name(table)
        return say("move-play-pile", card=top)
    if kind == word.PLAY_KEPT:
        return say("move-play-kept", card=pack.cards[move.a].name)
    if kind == word.FIGURE:
        return say("move-figure", place=pack.locations[move.a].name)
    if kind == word.TOKEN:
        card = table.meadow[move.a]
        return say("move-token", card=pack.cards[card].name if card >= 0 else "-", slot=move.a + 1)
    if kind == word.PATH:
        return say("move-path", place=pack.locations[move.a].name)
    if kind == word.WILD:
        return say("move-wild", kind=RESOURCES[move.a])
    if kind == word.USE_POWER:
        return say("move-use-power")
    if kind == word.KEEP_POWER:
        return say("move-keep-power", power=pack.powers[move.a].name)
    return ""


def pile_name(table: Table) -> str:
    for player in table.players:
        if player.power >= 0 and table.agreed.pack.powers[player.power].pile >= 0 and player.beside.cards:
            return table.agreed.pack.cards[player.beside.cards[-1]].name
    return "-"
