"""Worker abilities in a position: who has which, what it keeps, and what lies beside it."""

from typing import Final

from tanglewood.games.everdell.board.beside import PATH
from tanglewood.games.everdell.board.player import NO_CARD, Player
from tanglewood.games.everdell.board.presented import Check
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.giving import Teach
from tanglewood.games.everdell.modules import corrin, extra
from tanglewood.games.everdell.modules.powers import cards as powers_cards
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.powers import start as powers_start
from tanglewood.games.everdell.modules.powers import workers as powers_workers
from tanglewood.games.everdell.modules.powers.paying import StandIn, payable, stand_in
from tanglewood.games.everdell.modules.powers.powers import Power, powers_in
from tanglewood.games.everdell.modules.powers.start import DEALT, LAY_OUT
from tanglewood.games.everdell.play.arriving import KEPT, PILE, SOURCE
from tanglewood.games.everdell.play.turn import EndOfTurn, Turn
from tanglewood.games.everdell.validation import paying as checking_paying
from tanglewood.kernel.text.fault import Fault

DEAL = "MW.power.deal"


def problems(table: Table) -> list[Fault]:
    found = [*abilities(table), *dealt(table)]
    for seat, player in enumerate(table.players):
        power = powers.power_of(table, seat) if table.config.plays("powers") else None
        if not lore_fits(table, seat, player, power):
            found.append(Fault("lore", "the ability cannot keep this number", seat))
        found += kept(table, seat, player, power)
        found += paths(table, seat, player, power)
    return found


def laid_out(table: Table) -> bool:
    """Whether abilities are chosen and the cards dealt."""
    return not any(isinstance(frame, Run) and frame.effect is LAY_OUT for frame in table.stack)


def in_play(table: Table) -> list[int]:
    """The abilities the options deal from."""
    mode = str(table.config.options["powers"])
    if not table.config.plays("powers"):
        return []
    return powers.may_be_dealt(powers_in(table.config.pack), mode, table.config.opponent.takes_turns)


def abilities(table: Table) -> list[Fault]:
    """Each ability once, and of the box that is in play."""
    found: list[Fault] = []
    able = in_play(table)
    for seat, player in enumerate(table.players):
        if player.power >= 0:
            id = powers_in(table.config.pack)[player.power].id
            if player.power not in able:
                found.append(Fault("power", f"{id} are not in this game", seat, DEAL))
            elif player.power in [other.power for other in table.players[:seat]]:
                found.append(Fault("power", f"{id} belong to somebody else", seat, DEAL))
    return found


def dealt(table: Table) -> list[Fault]:
    """Abilities to choose from: two for everybody, before the cards are dealt."""
    found: list[Fault] = []
    seen: list[int] = []
    able = in_play(table) if str(table.config.options["powers"]) == "all" else []
    for seat, player in enumerate(table.players):
        row = player.beside.dealt
        if not row:
            continue
        if laid_out(table):
            found.append(Fault("dealt", "expected none once the table is laid", seat, DEAL))
        elif len(row) != DEALT or any(number not in able or number in seen for number in row):
            found.append(Fault("dealt", f"expected {DEALT} abilities, each once", seat, DEAL))
        elif player.power >= 0 and player.power not in row:
            found.append(Fault("power", "expected one of those dealt", seat, DEAL))
        if len(set(row)) < len(row):
            found.append(Fault("dealt", "expected each ability once", seat, DEAL))
        seen += row
    return found


def lore_fits(table: Table, seat: int, player: Player, power: Power | None) -> bool:
    """Whether an ability can keep the number a player has (see powers.py)."""
    pack = table.config.pack
    lore = player.lore
    if not lore or power is None:
        return not lore
    if power.visited is not None:
        spaces = [*pack.basic_places, *table.config.forest, pack.haven, *pack.journey_places]
        return lore - 1 in spaces
    if power.marked is not None:
        return lore <= len(table.meadow)
    if power.invests:
        return lore <= 4
    if power.tokens:
        used = lore & powers.USED > 0
        return lore == (lore & (powers.TOKENS | powers.USED)) and (
            (lore & powers.TOKENS) + used <= power.lore and (not used or plays(table, seat))
        )
    if power.wild:
        on_board = bin(lore & powers.ON_BOARD).count("1")
        return lore >> powers.WILD_SHIFT <= powers.ON_BOARD.bit_length() - on_board
    return False


def plays(table: Table, seat: int) -> bool:
    """Whether it is a seat's turn."""
    bottom = table.stack[0] if table.stack else None
    return isinstance(bottom, Turn | EndOfTurn) and bottom.seat == seat


def kept(table: Table, seat: int, player: Player, power: Power | None) -> list[Fault]:
    """Cards beside a city: the Pigs' Farms, the Snails' seven, the Bats' hoard."""
    cards = player.beside.cards
    if not cards or (power is not None and power.hoards):
        return []
    if power is not None and power.kept:
        most = power.kept
        return [Fault("kept", f"expected at most {most} cards", seat, "MW.power.snails")] * (
            len(cards) > most
        )
    if power is not None and power.pile >= 0:
        strange = [card for card in cards if not table.is_a(card, power.pile)]
        return [Fault("kept", "expected Farms only", seat, "MW.power.pigs")] * (len(strange) > 0)
    return [Fault("kept", "nothing keeps cards beside this city", seat)]


def paths(table: Table, seat: int, player: Player, power: Power | None) -> list[Fault]:
    """The Lizards' forest cards: none of them on the board, each once (MW.power.lizards)."""
    own = [*player.beside.paths, *[path & PATH for path in player.beside.trail]]
    if not own:
        return []
    key = "paths" if player.beside.paths else "trail"
    if power is None or not power.trail:
        return [Fault(key, "nobody wanders here", seat, "MW.power.lizards")]
    forest = [place for place in table.config.forest if place != NO_CARD]
    if len(set(own)) < len(own) or not set(forest).isdisjoint(own):
        return [Fault(key, "expected each forest card once", seat, "MW.power.lizards")]
    chooses = [frame for frame in table.stack if isinstance(frame, Run) and frame.seat == seat]
    coming = len([run for run in chooses if isinstance(run.effect, powers_start.ChoosePath)])
    if len(player.beside.paths) + coming > player.season + 1:
        return [Fault(key, "expected at most one path a season", seat, "MW.power.lizards")]
    return []


# ---------------------------------------------------------------------- abilities at work


def swaps(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, powers_cards.SwapCards)
    if not run.data:
        return True
    offered = (effect.kinds | effect.dear) >> run.data[0] & 1
    return offered > 0 and run.data[1] <= min(effect.price(run.data[0]), len(table.players[run.seat].hand))


def draws_card_by_card(table: Table, run: Run) -> bool:
    if not run.data:
        return True
    # Cards that somebody may still give away are there; otherwise some may have been paid meanwhile.
    there = run.data[1] <= len(table.players[run.seat].hand) or not table.config.after_draw
    return there and run.data[0] <= max(0, table.room(run.seat))


def uses_again(table: Table, run: Run) -> bool:
    return run.index == -1 or 0 <= run.index < len(table.players[run.seat].city)


def follows(table: Table, run: Run) -> bool:
    return run.owner != run.seat and 0 <= run.index < len(table.city_of(run.owner))


def ponders(table: Table, run: Run) -> bool:
    return len(run.data) != 2 or run.data[0] != 2 or len(table.players[run.seat].hand) > 0


def tracks(table: Table, run: Run) -> bool:
    return table.config.pack.locations[run.data[0]].sort == "forest"


def chooses_path(table: Table, run: Run) -> bool:
    trail = table.players[run.seat].beside.trail
    return not run.data or 1 <= run.data[0] <= len(trail)


def chooses_power(table: Table, run: Run) -> bool:
    player = table.players[run.seat]
    return player.power < 0 and len(player.beside.dealt) > 0


def comes_from(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a card that is being paid for can come from beside a city, or from the Pigs' pile."""
    if source == KEPT:
        power = powers.power_of(table, seat)
        return power is not None and power.hoards
    if source == PILE:
        owner = powers.pile_owner(table)
        pile = powers_in(table.config.pack)[table.players[owner].power].pile if owner >= 0 else -1
        return owner >= 0 and table.is_a(card, pile)
    return False


def stands_in(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1]
    stands = stand_in(table, run.seat, table.config.pack.cards[card])
    if (
        not stands
        or not checking_paying.comes_from(table, run.seat, card, source & SOURCE)
        or not checking_paying.finds_place(table, run)
    ):
        return False
    return payable(list(run.data[2:6]), table.players[run.seat].stock, 0, 0, stands)


# ---------------------------------------------------------------------- the stack


def fresh(table: Table) -> bool:
    """Whether nobody has anything yet."""
    return not any(
        player.hand or player.city or player.placed or player.beside.cards for player in table.players
    )


def misplaced(table: Table, nth: int) -> str | None:
    """Abilities are chosen before all else, on top of what lays the table."""
    frame = table.stack[nth]
    if not isinstance(frame, Run):
        return None
    if frame.effect is LAY_OUT:
        able = table.config.plays(powers.POWERS) and nth == 0 and fresh(table)
        return "" if able else "the table is laid already"
    below = table.stack[0]
    choosing = isinstance(below, Run) and below.effect is LAY_OUT
    if nth and choosing != (frame.effect is powers_start.CHOOSE_POWER):
        return "abilities are chosen before all else"
    return None


CHECKS: Final[dict[type[Effect], Check]] = {
    StandIn: stands_in,
    powers_cards.SwapCards: swaps,
    powers_cards.DrawDeckOrMeadow: draws_card_by_card,
    powers_cards.UseAgain: uses_again,
    powers_cards.Follow: follows,
    powers_workers.Ponder: ponders,
    powers_workers.Track: tracks,
    powers_start.ChoosePath: chooses_path,
    powers_start.ChoosePower: chooses_power,
}
SUPPLY: Final = "| -1 | n n n n"
"""What an ability knows of the supply before a worker was placed."""
SHAPES: Final[dict[type[Effect], str]] = {
    StandIn: "card source n n n n",
    powers_cards.SwapCards: "| resource n",
    powers_cards.Rouse: "| 1",
    powers_cards.DrawOneMore: "| 1",
    powers_cards.DrawDeckOrMeadow: "| n n | n -1",
    powers_workers.GainNotOwned: SUPPLY,
    powers_workers.GainIfNone: SUPPLY,
    powers_workers.GainIfSome: SUPPLY,
    powers_workers.TradeGained: SUPPLY,
    powers_workers.TakeWild: SUPPLY,
    powers_workers.Ponder: f"{SUPPLY} | 0 0 | 1 0 | 2 0 | 3 0",
    powers_workers.Track: "location",
    powers_start.ChoosePath: "| up",
}
BELOW: Final[dict[type[Effect], tuple[type[Effect], ...]]] = {
    powers_cards.DrawOneMore: (corrin.GiveDrawn,),
    Teach: (powers_cards.DrawDeckOrMeadow,),
    extra.NameColor: (powers_cards.DrawDeckOrMeadow,),
    powers_start.LayOut: (powers_start.ChoosePower,),
    powers_start.ChoosePower: (powers_start.ChoosePower,),
}
