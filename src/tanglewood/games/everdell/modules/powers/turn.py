"""What abilities add to a turn: cards from beside a city, and moves that cost no action (MW.power.*)."""

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.games.everdell.play.paying import start_paying
from tanglewood.games.everdell.play.playing import can_play
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import not_playable, rule_of
from tanglewood.games.everdell.play.sources import KEPT, PILE
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

OWN = (word.PLAY_PILE, word.PLAY_KEPT, word.USE_POWER, word.WILD)


def power_moves(table: Table, seat: int) -> list[Move]:
    """What a seat may do in its turn by its ability, and with the Pigs' pile."""
    moves = table.config.pack.moves
    player = table.players[seat]
    hoard = powers.hoard(table, seat)
    options = [moves.play_kept[card] for card in sorted(set(hoard)) if can_play(table, seat, card, KEPT)]
    top = powers.pile_top(table)
    if top >= 0 and can_play(table, seat, top, PILE):  # MW.power.pigs_market
        options.append(moves.play_pile)
    # Both are offered as long as the action is still to come (MW.power.platypuses_when, .axolotls_tokens).
    if powers.points_on(table, seat) and not player.lore & powers.USED:
        options.append(moves.use_power)
    if powers.wild_tokens(table, seat):
        options.extend(moves.wild)
    return options


def use_power(table: Table, seat: int, move: Move) -> None:
    """Spend a token of the ability card, which is no action (MW.power.platypuses, .axolotls)."""
    player = table.players[seat]
    powers.emit_power(table, seat)
    if move.kind == word.WILD:
        player.lore -= 1 << powers.WILD_SHIFT
        table.gain(seat, move.a, 1)
        return
    player.lore = (player.lore - 1) | powers.USED
    line = powers_in(table.config.pack)[player.power].in_turn
    assert line is not None
    line.start(table, seat, seat, -1)


def play_turn(table: Table, seat: int, move: Move) -> None:
    """Carry out one of these moves."""
    if move.kind == word.PLAY_KEPT:
        table.stack[-1] = EndOfTurn(seat)
        start_paying(table, seat, move.a, KEPT)
    elif move.kind == word.PLAY_PILE:
        table.stack[-1] = EndOfTurn(seat)
        start_paying(table, seat, powers.pile_top(table), PILE)
    else:
        use_power(table, seat, move)


def not_able(table: Table, seat: int, move: Move) -> Refusal:
    """Why a worker ability does not help."""
    pack = table.config.pack
    if move.kind == word.PLAY_PILE:
        top = powers.pile_top(table)
        return not_playable(table, seat, top) if top >= 0 else no("MW.power.pigs_market", "no-pile")
    if move.kind == word.PLAY_KEPT:
        if move.a in powers.hoard(table, seat):
            return not_playable(table, seat, move.a)
        return no("MW.power.bats", "not-kept", card=pack.cards[move.a].name)
    if move.kind == word.USE_POWER and powers.points_on(table, seat):
        return no("MW.power.platypuses", "power-used")
    return no(rule_of(move), "no-token")
