"""What is wrong with the stage of a turn, and with a troll that is being sent in the middle of it."""

from tanglewood.games.deep_forest.board import market
from tanglewood.games.deep_forest.board.table import WON, Player, Table
from tanglewood.games.deep_forest.components.pack import NO_RESOURCE
from tanglewood.games.deep_forest.play import fighting
from tanglewood.games.deep_forest.play.anytime import Reward, Sending
from tanglewood.games.deep_forest.play.fights import Claim, Commit, Fight
from tanglewood.games.deep_forest.play.turn import Choose, Closing, Double, Enter, Forest, Lay, Stand
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.fault import Fault


def stages(table: Table) -> list[Fault]:
    for nth, frame in enumerate(table.stack):
        reason, rule = wrong_frame(table, nth, frame)
        if reason:
            return [Fault("stage", reason, rule=rule, nth=nth)]
    return hands(table)


def hands(table: Table) -> list[Fault]:
    """A hand is refilled when its strip has been laid and the market pawn has moved."""
    faults: list[Fault] = []
    laid = bool(table.stack) and isinstance(table.stack[0], Lay | Stand | Double)
    for seat, player in enumerate(table.players):
        most = table.config.pack.hand - (1 if laid and seat == table.active else 0)
        if len(player.hand) > most:
            faults.append(Fault("hand", f"expected at most {most} strips", seat, "DF.market.draw"))
    return faults


def wrong_frame(table: Table, nth: int, frame: Frame[Table]) -> tuple[str, str]:
    """What is wrong with a stage and the rule that says so; empty if nothing is."""
    if frame.seat != table.active:
        return f"expected player {table.active}, who has the turn", "DF.turn.order"
    player = table.players[frame.seat]
    if isinstance(frame, Sending | Reward):
        return wrong_sending(table, player, frame, nth)
    if nth:
        return "expected one stage", "DF.turn.order"
    if isinstance(frame, Enter):
        entered = player.pawn >= 0
        return ("the pawn has entered the forest already" if entered else ""), "DF.setup.start_field"
    if isinstance(frame, Double):
        return wrong_double(table, player, frame)
    if isinstance(frame, Commit):
        return wrong_fight(table, player, frame.place, table.config.pack.min_dice)
    if isinstance(frame, Claim):
        return wrong_fight(table, player, frame.place, table.config.pack.min_dice)
    if isinstance(frame, Fight):
        reason, rule = wrong_fight(table, player, frame.place, len(frame.dice))
        return (reason, rule) if reason else wrong_dice(table, frame)
    if isinstance(frame, Closing) and frame.how == WON and not player.monsters:
        return "expected a monster that was beaten", "DF.fight.ends_turn"
    return "", ""


def wrong_sending(table: Table, player: Player, frame: Sending | Reward, nth: int) -> tuple[str, str]:
    """A troll of an earlier round goes to somebody else, once a round, never in a fight."""
    rule = "DF.troll.send"
    stage = table.stack[0]
    won = isinstance(stage, Closing) and stage.how == WON
    if nth != 1 or not (won or isinstance(stage, Choose | Lay | Stand | Forest)):
        return "expected it in the middle of a stage in which trolls are sent", rule
    if isinstance(frame, Reward):
        return ("" if player.sent else "expected 'yes' behind its trolls, one was sent"), rule
    if frame.target == frame.seat:
        return "expected another player", rule
    return ("" if player.may_send() else "expected a troll of an earlier round, and none sent in this"), rule


def wrong_double(table: Table, player: Player, frame: Double) -> tuple[str, str]:
    pack = table.config.pack
    rule = "DF.monster.4"
    if not market.has_any(player.monsters, pack.double_monsters):
        return "expected the monster that doubles", rule
    if player.edge < 0:
        return "expected the market pawn to stand", rule
    gains = market.line_of(pack, table.grid, player.edge)
    came = [kind for kind in frame.kinds if gains[kind]]
    if len(set(frame.kinds)) < len(frame.kinds) or len(came) < len(frame.kinds):
        return "expected resources of the line its market pawn stands at, each once", rule
    return "", ""


def wrong_fight(table: Table, player: Player, place: int, dice: int) -> tuple[str, str]:
    """A fight needs a place, swords, a monster still to be beaten, and no troll that bars it."""
    pack = table.config.pack
    if not pack.fight_fields >> player.pawn & 1:
        return "expected the pawn on a field for fights", "DF.fight.where"
    if player.danger & pack.beside_mask[player.pawn]:
        return "expected no troll beside the pawn", "DF.troll.attack"
    if not pack.min_dice <= dice <= min(player.swords, pack.max_dice):
        return (
            f"expected at least {max(dice, pack.min_dice)} swords, and at most so many dice",
            "DF.fight.swords",
        )
    if not fighting.open_to(table, player, place):
        return "expected a monster of this strength that the player has not beaten", "DF.fight.available"
    return "", ""


def wrong_dice(table: Table, frame: Fight) -> tuple[str, str]:
    pack = table.config.pack
    if frame.extra > pack.strengths[frame.place]:
        return f"expected at most {pack.strengths[frame.place]} pips added", "DF.fight.boost"
    if frame.extra and pack.boosts[frame.place] == NO_RESOURCE:
        return "no resource adds pips to this fight", "DF.fight.boost"
    if frame.rolls == 1 and frame.fresh and (frame.aside or frame.extra):
        return "expected a first roll as it fell", "DF.fight.rolls"
    return "", ""
