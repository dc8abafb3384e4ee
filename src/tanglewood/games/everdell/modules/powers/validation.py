"""Worker abilities in a position: who has which, what it keeps, and what lies beside it."""

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.beside import PATH
from tanglewood.games.everdell.board.player import NO_CARD, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.powers import start as powers_start
from tanglewood.games.everdell.modules.powers.powers import Power, powers_in
from tanglewood.games.everdell.modules.powers.start import DEALT, LAY_OUT
from tanglewood.games.everdell.play.sources import KEPT, PILE
from tanglewood.games.everdell.play.turn import EndOfTurn, Turn
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
        return lore - 1 in spaces or lore - 1 in ask.figure_places(table)
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


# ---------------------------------------------------------------------- the stack


def fresh(table: Table) -> bool:
    """Whether no player has anything yet."""
    return not any(
        player.hand or player.city or player.placed or player.beside.cards for player in table.players
    )


def misplaced(table: Table, nth: int) -> str | None:
    """Abilities are chosen before all else, on top of the frame that lays the table."""
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
