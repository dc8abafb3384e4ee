"""Writing a position as text: the lines all games have, in the order that all games have."""

from collections.abc import Sequence
from typing import Any

from tanglewood.kernel.setting import spelled
from tanglewood.kernel.state import Frame, State


def heading(state: State, active: int) -> list[str]:
    """The first lines: the game, its options, chance, who began, whose turn it is, whether it is over."""
    config = state.game_config()
    return [
        config.game,
        *[f"{name}: {spelled(value)}" for name, value in config.options.items()],
        f"word: {state.chance.word}",
        f"begins: {config.first}",
        f"seat: {active}",
        f"over: {spelled(not state.stack)}",
    ]


def write_position(
    state: State,
    active: int,
    shared: list[str],
    blocks: list[list[str]],
    key: str,
    frames: Sequence[Frame[Any]],
) -> str:
    """A whole position: the heading and other lines all players share, a block for each player and each
    opponent without a seat, and the half-done effects as lines called `key`."""
    lines = heading(state, active) + shared
    for block in blocks:
        lines.append("")
        lines += block
    if frames:
        lines.append("")
        lines += [f"{key}: {frame.text(state)}" for frame in frames]
    return "\n".join([line.rstrip() for line in lines]) + "\n"
