"""Sheets as arrays, and what their cells mean."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tanglewood.env.raw import rewards
from tanglewood.kernel.observing.sheet import Layout, Observer, Sheet
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import State

Cells = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


def wrapped(sheet: Sheet) -> Cells:
    """All rows of a sheet, without a copy: what is written later shows."""
    cells: Cells = viewed(sheet.cells, np.uint8)[: sheet.rows * sheet.width]
    return cells.reshape(sheet.rows, sheet.width)


def viewed(numbers: Any, kind: Any) -> npt.NDArray[Any]:
    """A vector of the compiled code as an array, without a copy. Typeshed knows no buffers but its own."""
    return np.frombuffer(numbers, dtype=kind)


def described(layout: Layout) -> list[dict[str, Any]]:
    """The sections of an observation: where each begins, how it is arranged, what it means, and its
    bounds."""
    return [
        {
            "name": section.name,
            "about": section.about,
            "start": section.start,
            "shape": section.shape,
            "low": 0,
            "high": section.high,
            "dtype": "uint8",
            "labels": section.labels,
        }
        for section in layout.sections
    ]


def description(
    info: GameInfo, options: dict[str, Choice], state: State, observer: Observer, reward: int, limit: int
) -> dict[str, Any]:
    """What the arrays and numbers of an environment mean: sections with meaning, shape, bounds and dtype,
    and names of actions."""
    return {
        "game": info.id,
        "pack": state.pack(),
        "options": dict(options),
        "observation": described(observer.layout),
        "hidden": described(observer.hidden),
        "actions": [move.text for move in state.vocabulary().all],
        "reward": rewards.NAMES[reward],
        "most_steps": limit,
    }


def bounds(layout: Layout) -> Cells:
    """The highest value of each cell."""
    highest = np.zeros(layout.width, dtype=np.uint8)
    for section in layout.sections:
        highest[section.start : section.start + section.size] = section.high
    return highest


def parted(layout: Layout, cells: Cells) -> dict[str, Cells]:
    """An observation by section, each in its own shape; the last axes of an array of observations."""
    return {
        section.name: cells[..., section.start : section.start + section.size].reshape(
            *cells.shape[:-1], *section.shape
        )
        for section in layout.sections
    }


def critic_width(observer: Observer, players: int) -> int:
    """How many cells a perfect-information observation has."""
    return players * observer.layout.width + observer.hidden.width
