"""What swords are worth: the expected gold of a series of fights, each with the best stake."""

from typing import Final

from tanglewood.games.deep_forest.board.table import Row
from tanglewood.games.deep_forest.bot import odds
from tanglewood.games.deep_forest.bot.weights import weights_of
from tanglewood.games.deep_forest.components.pack import NO_RESOURCE, Pack

PIPS: Final = 4
"""Pips that resources add in a fight still to come, where the monster takes any."""
DELAY: Final = 0.95
"""How much a fight still to come counts."""
PLANS: dict[tuple[str, int, int, Row], float] = {}
GAINS: dict[tuple[str, int, int, Row], list[list[float]]] = {}


def outlook(pack: Pack, swords: int, fights: int, prizes: Row) -> float:
    """The gold that so many swords bring in at most so many fights; `prizes` is what each strength brings."""
    if fights <= 0 or swords < pack.min_dice:
        return 0.0
    key = (pack.fingerprint, swords, fights, prizes)
    if key not in PLANS:
        best = 0.0
        for place in range(len(prizes)):
            if prizes[place] > 0:
                need = pack.strengths[place] - (0 if pack.boosts[place] == NO_RESOURCE else PIPS)
                for dice in range(pack.min_dice, min(swords, pack.max_dice) + 1):
                    chance = odds.chance(dice, pack.rolls, need)
                    best = max(best, stake(pack, swords, fights, prizes, place, dice, chance))
        PLANS[key] = DELAY * best
    return PLANS[key]


def stake(pack: Pack, swords: int, fights: int, prizes: Row, place: int, dice: int, chance: float) -> float:
    """What a fight with this chance brings on average: the prize, the swords lost, and the fights after
    it."""
    lost = dice - pack.min_dice
    won = float(prizes[place] - lost * pack.sword_points)
    won += outlook(pack, swords - lost, fights - 1, without(prizes, place))
    beaten = outlook(pack, swords - 1, fights - 1, prizes) - pack.sword_points
    return chance * won + (1.0 - chance) * beaten


def gains(pack: Pack, swords: int, fights: int, prizes: Row) -> list[list[float]]:
    """For each strength, and each number of pips from resources, what the best stake brings on average."""
    key = (pack.fingerprint, swords, fights, prizes)
    if key not in GAINS:
        most = weights_of(pack).most_pips
        GAINS[key] = [
            [best_stake(pack, swords, fights, prizes, place, spare) for spare in range(most + 1)]
            for place in range(len(prizes))
        ]
    return GAINS[key]


def best_stake(pack: Pack, swords: int, fights: int, prizes: Row, place: int, spare: int) -> float:
    best = -1.0
    if prizes[place] > 0:
        strength = pack.strengths[place]
        cost = PIPS * weights_of(pack).spent
        for dice in range(pack.min_dice, min(swords, pack.max_dice) + 1):
            chance = odds.chance(dice, pack.rolls, strength - spare)
            alone = odds.chance(dice, pack.rolls, strength)
            gain = stake(pack, swords, fights, prizes, place, dice, chance)
            best = max(best, gain - cost * (chance - alone))
    return best


def without(prizes: Row, place: int) -> Row:
    return prizes[:place] + (0,) + prizes[place + 1 :]
