"""One game for one caller: its arrays, its history, its rewards. Environments of all libraries are made of
it."""

from typing import Any

import numpy as np

from tanglewood.api import game_with
from tanglewood.env.arrays import Cells, Mask, bounds, critic_width, description, viewed, wrapped
from tanglewood.env.errors import checked_discount, checked_seed, least
from tanglewood.env.lengths import most_steps
from tanglewood.env.raw import rewards
from tanglewood.env.raw.masks import Masks
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.move import Move
from tanglewood.kernel.observing.sheet import Sheet
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.kernel.state import NOBODY, State


class Episode:
    """A game that is begun again and again, with the options of a table.

    `history` is how many of a seat's own earlier decisions its observations carry along: what it saw then and
    what it did.
    """

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        *,
        reward: str = "win",
        discount: float = 1.0,
        history: int = 0,
        limit: int = 0,
        pack: Any = None,
        changes: Any = None,
    ) -> None:
        own = {"reward": reward, "discount": discount, "history": history, "limit": limit}
        self.made_of = (game, options, {**own, "pack": pack, "changes": changes})
        self.info = game_with(game, pack, changes)
        self.options: dict[str, Choice] = settle_options(game, self.info.settings, options)
        self.players = int(self.options["players"])
        self.reward = rewards.reward_kind(reward)
        self.shaping = rewards.Shaping(checked_discount(discount))
        self.history = least("history", history, 0)
        self.limit = least("limit", limit, 0) or most_steps(game)
        self.state: State = self.info.start(self.options, 0)
        self.observer = self.state.observer()
        self.moves: list[Move] = self.state.vocabulary().all
        self.masks = Masks(len(self.moves))
        self.allowed: Mask = viewed(self.masks.sheet.cells, np.int8)
        self.width = self.observer.layout.width
        self.pages = self.observer.pages(self.players)
        self.cells: Cells = wrapped(self.pages)
        self.critic = Sheet(critic_width(self.observer, self.players))
        self.critic_cells: Cells = wrapped(self.critic)[0]
        self.highest: Cells = bounds(self.observer.layout)
        self.past: list[list[tuple[Cells, int]]] = []
        self.steps = 0
        self.begin(0)

    def __getstate__(self) -> tuple[Any, ...]:
        """For copies and pickles: what it was made of, and how far the game has come."""
        return (self.made_of, self.state, self.steps, self.past, self.potentials)

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        (game, options, own), *now = kept
        self.__init__(game, options, **own)  # type: ignore[misc]
        self.state, self.steps, self.past, self.potentials = now

    def begin(self, seed: int) -> None:
        self.begin_with(self.info.start(self.options, checked_seed(seed)))

    def begin_with(self, state: State) -> None:
        """Go on from a position."""
        self.state = state
        self.steps = 0
        self.past = [[] for _ in range(self.players)]
        self.potentials = rewards.potentials(state, []) if self.reward == rewards.SHAPED else []

    @property
    def over(self) -> bool:
        return self.state.turn == NOBODY

    @property
    def truncated(self) -> bool:
        return self.steps >= self.limit and not self.over

    def observe(self, seat: int) -> Cells:
        """What a seat may know, as an array of its own."""
        self.observer.rewrite(self.state, seat, seat, self.pages)
        found: Cells = self.cells[seat].copy()
        return found

    def perfect(self, seat: int) -> Cells:
        """Everything there is, for a critic: what every seat knows, from this one on, and what lies face
        down."""
        self.observer.write_all(self.state, seat, self.players, 0, self.critic)
        return self.critic_cells.copy()

    def mask(self, seat: int) -> Mask:
        """1 for every move this seat can make now; all 0 while it is not its turn."""
        self.masks.show(0, self.state.options() if self.state.turn == seat else [])
        found: Mask = self.allowed.copy()
        return found

    def recalled(self, seat: int) -> tuple[Cells, Any]:
        """What this seat saw at its last decisions, the latest one first, and what it did there (counted from
        1; 0: nothing)."""
        seen = np.zeros((self.history, self.width), dtype=np.uint8)
        done = np.zeros(self.history, dtype=np.int32)
        for place, (cells, action) in enumerate(reversed(self.past[seat])):
            seen[place] = cells
            done[place] = action + 1
        return seen, done

    def play(self, action: int) -> list[float]:
        """Play a move of the seat that decides. Returns what the step was worth to every seat."""
        state = self.state
        if not 0 <= action < len(self.moves):
            raise MoveError(f"expected an action from 0 to {len(self.moves) - 1}, got {action}")
        move = self.moves[action]
        if move not in state.options():
            raise MoveError(f"{move.text!r} (action {action}) is no option now")
        if self.history:
            past = self.past[state.turn]
            past.append((self.observe(state.turn), action))
            del past[: -self.history]
        state.play(move)
        self.steps += 1
        return self.worth()

    def worth(self) -> list[float]:
        """What the latest step was worth to every seat."""
        found = [0.0] * self.players
        if self.reward == rewards.SHAPED:
            after = rewards.potentials(self.state, self.potentials)
            found = self.shaping.between(self.potentials, after)
            self.potentials = after
        result = self.state.result()
        if result is not None:
            found = [a + b for a, b in zip(found, rewards.final_rewards(result, self.reward), strict=True)]
        return found

    def describe(self) -> dict[str, Any]:
        """What the arrays and numbers mean."""
        return description(self.info, self.options, self.state, self.observer, self.reward, self.limit)
