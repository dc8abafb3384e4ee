"""What environments refuse: members of our family of exceptions that are also what users of these libraries
expect to catch."""

from operator import index
from typing import Any

from gymnasium.error import ResetNeeded

from tanglewood.kernel.errors import MoveError, OptionError, TanglewoodError
from tanglewood.kernel.setting import check_seed
from tanglewood.kernel.text.echo import echo


class NotBegunError(TanglewoodError, ResetNeeded):
    """A step, or a look at the seat that decides, while no game runs. Gymnasium calls it ResetNeeded."""


class ArgumentError(OptionError, ValueError):
    """An option of an environment outside its range."""


class WorkerError(TanglewoodError, RuntimeError):
    """A process that steps tables is not there any more."""


def not_begun(asked: str) -> NotBegunError:
    return NotBegunError(f"there is no game yet: call reset() before {asked}")


def game_over() -> NotBegunError:
    return NotBegunError("the game is over for all seats: call reset() to begin the next one")


def least(name: str, given: Any, low: int) -> int:
    """A whole number of at least `low`."""
    try:
        number = index(given)  # numpy's whole numbers too, but no 2.5
    except TypeError:
        number = low - 1
    if number < low:
        raise ArgumentError(f"{name}: expected a whole number of at least {low}, got {echo(given)}")
    return number


def checked_seed(seed: Any) -> int:
    """A seed as every game takes it; libraries draw theirs as numbers of numpy."""
    try:
        seed = index(seed)
    except TypeError:
        check_seed(seed)
    check_seed(seed)
    return int(seed)


def checked_discount(discount: Any) -> float:
    if not isinstance(discount, int | float) or not 0 <= discount <= 1:
        raise ArgumentError(f"discount: expected a number from 0 to 1, got {echo(discount)}")
    return float(discount)


def checked_seat(seat: Any, players: int) -> int:
    if seat not in range(players):
        raise ArgumentError(f"seat: expected a number from 0 to {players - 1}, got {echo(seat)}")
    return int(seat)


def whole(action: Any) -> int:
    """The number of an action; numpy's whole numbers too, but no text and no 2.5."""
    try:
        return index(action)
    except TypeError as mistake:
        raise MoveError(f"expected the number of an action, got {echo(action)}") from mistake


def checked_render_mode(mode: Any, modes: list[str]) -> str | None:
    if mode is not None and mode not in modes:
        raise ArgumentError(f"render_mode: expected {' or '.join(['None', *modes])}, got {echo(mode)}")
    return str(mode) if mode else None
