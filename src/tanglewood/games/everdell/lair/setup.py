"""Setting up her lair, and which wishes for it do not go together (MW.nw.setup.*, MW.module.*)."""

from tanglewood.games.everdell.lair.cards import Lair
from tanglewood.games.everdell.lair.hand import draw
from tanglewood.games.everdell.lair.her import HOME, Nightweave
from tanglewood.games.everdell.solo import NO_MOOD
from tanglewood.games.everdell.table import WINTER, Table
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.setting import Choice

MOST_PEOPLE = 2


def check(options: dict[str, Choice]) -> None:
    """Refuse what the rulebook does not allow, with the rule."""
    if int(options["players"]) > MOST_PEOPLE:
        raise OptionError(
            f"option players: Nightweave plays against one or two people, got {options['players']} "
            "(MW.nw.setup.board)"
        )
    if options["mood"] != NO_MOOD:
        raise OptionError("option mood: Rugwort is not there when Nightweave plays (MW.nw.rule.not_rugwort)")


def first_nightweave(table: Table) -> Nightweave:
    lair = table.agreed.pack.lair
    deck, gone = winter_deck(lair, table.chance)
    return Nightweave(
        WINTER,
        points=0,
        spiders=lair.seasons[WINTER].spiders,
        placed=(),
        pawn=HOME,
        hand=(),
        seen=(),
        city=(),
        events=(),
        loot=(),
        hidden=(),
        special=False,
        deck=deck,
        played=(),
        gone=gone,
        card=-1,
        finished=False,
        turns=(0, 0, 0, 0),
    )


def winter_deck(lair: Lair, chance: Rng) -> tuple[tuple[int, ...], int]:
    """Eight cards, a worker-marked one on top; another of those leaves (MW.nw.setup.winter_deck)."""
    cards = lair.pile(WINTER)
    marked = [card for card in cards if lair.activities[card].worker]
    chance.shuffle(marked)
    gone, top = marked[0], marked[1]
    rest = [card for card in cards if card not in (gone, top)]
    chance.shuffle(rest)
    return (*rest, top), gone


def deal_her_hand(table: Table) -> None:
    draw(table, table.agreed.pack.lair.hand[len(table.players) - 1], "MW.nw.setup.her_hand")
