"""The numbers of actions: those of the moves in a pack's vocabulary, the same in every game with that pack.

When a pack grows, moves get other numbers, but their names stay. Keep the names beside a trained agent, and
`remapping` says where each of its actions stands now.
"""

from dataclasses import dataclass
from typing import Any

from tanglewood.api import new_game

GONE = -1
"""Where an action stands that the new pack does not have."""


def action_names(game: str, **options: Any) -> list[str]:
    """The text of every move, in the order of their numbers.

    >>> names = action_names("mycelia")
    >>> names[0], len(names)
    ('play drifting-leaf', 521)
    """
    state = new_game(game, seed=0, **options).state
    return [move.text for move in state.vocabulary().all]


@dataclass(frozen=True)
class Remapping:
    """Where old actions stand now, and which ones are new."""

    targets: list[int]
    """For every old action its new number, or GONE."""
    added: list[int]
    """New actions that the old names lack: an agent that does not know them should mask them out."""

    def action(self, old: int) -> int:
        """The new number of an old action."""
        return self.targets[old]

    def old_mask(self, mask: list[int]) -> list[int]:
        """A mask in the old numbers, for an agent trained with them."""
        return [0 if target == GONE else mask[target] for target in self.targets]


def remapping(old: list[str], new: list[str]) -> Remapping:
    """Match actions by their names.

    >>> found = remapping(["end", "play a", "play c"], ["play a", "play b", "end"])
    >>> found.targets, found.added
    ([2, 0, -1], [1])
    """
    places = {name: number for number, name in enumerate(new)}
    known = set(old)
    return Remapping(
        [places.get(name, GONE) for name in old],
        [number for number, name in enumerate(new) if name not in known],
    )
